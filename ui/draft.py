"""A table as it is being set up: what the dealer has chosen so far, and why it cannot be played yet.

The terms stand as in a table file, and it is the core that judges them. Only a draft without a problem can be begun.
"""

from collections.abc import Mapping
from typing import Any

from assistant.changed import changed
from assistant.commands import NextHand
from assistant.decide import Refused, decide
from assistant.errors import AssistantError
from assistant.record import Record
from assistant.rules import Citation
from assistant.session import Session
from assistant.stakes import Stakes
from assistant.table import Player, Table
from assistant.terms import read_button, read_seats, read_terms, write_terms
from assistant.words import Seat
from ui.views.choices import sentence

Terms = Mapping[str, Any]
LIMITS = ("bets", "minimum", "maximum", "caps")
"""The terms that go with a structure, and go when another one is chosen."""


class Problem(Record):
    """Why a table cannot be played so, in one sentence, and the clause that says so where one does."""

    sentence: str
    clause: Citation | None = None


class Draft(Record):
    """The terms as a file has them, the players, and the seat that has the button, or None for the book to say."""

    terms: Terms
    seats: Mapping[Seat, Player] = {}
    button: Seat | None = None

    @property
    def stakes(self) -> Stakes:
        """The terms, judged. Raises TableError or BookError for those that cannot stand."""
        return read_terms(self.terms)

    def problem_of_terms(self) -> Problem | None:
        """Why these terms cannot stand, if so."""
        try:
            read_terms(self.terms)
        except AssistantError as error:
            return Problem(sentence(str(error)))
        return None

    def problem(self) -> Problem | None:
        """Why no hand can be begun at this table, if so."""
        wrong = self.problem_of_terms()
        if wrong is not None:
            return wrong
        table = Session.open(self.stakes, self.seats).table
        answer = decide(table, NextHand(self.button))
        if isinstance(answer, Refused):
            return Problem(sentence(answer.because), table.stakes.rules.clause(answer.decision))
        return None

    def having(self, term: str, value: Any) -> "Draft":
        """With one term changed, and with what goes with it: a structure takes its limits along.

        A value that is nothing leaves the term out, so that the game or the book decides.
        """
        terms = {key: old for key, old in self.terms.items() if key != term}
        if term == "betting":
            kept = {key: old for key, old in terms.items() if key not in LIMITS}
            terms = {**kept, **_limits(value, self._unit)}
        if term == "game":
            terms = {key: old for key, old in terms.items() if key not in ("deck", "high_low", "qualifier")}
        if value or term == "blinds":
            terms[term] = value
        return changed(self, terms=terms)

    def seating(self, player: Player) -> "Draft":
        """With *player* at his seat, in the place of whoever was there."""
        return changed(self, seats=dict(sorted({**self.seats, player.seat: player}.items())))

    def without(self, seat: Seat) -> "Draft":
        """With nobody at *seat*, and the button not there either."""
        seats = {number: player for number, player in self.seats.items() if number != seat}
        return changed(self, seats=seats, button=None if self.button == seat else self.button)

    def moving(self, seat: Seat, to: Seat) -> "Draft":
        """With the player of *seat* at *to*, and the button too if it was there."""
        moved = self.without(seat).seating(changed(self.seats[seat], seat=to))
        return changed(moved, button=to if self.button == seat else self.button)

    @property
    def _unit(self) -> int:
        """What limits are reckoned from: the last blind, else the ante or the lowest chip."""
        blinds, chips = self.terms.get("blinds") or [], self.terms.get("chips") or [1]
        return int((blinds or [self.terms.get("ante") or chips[0]])[-1])


def _limits(structure: str, unit: int) -> Terms:
    """The limits that a structure cannot do without, to begin from."""
    match structure:
        case "limit":
            return {"bets": [unit, 2 * unit]}
        case "spread-limit":
            return {"minimum": unit, "maximum": 10 * unit}
        case "capped-spread":
            return {"caps": [10 * unit, 20 * unit]}
        case _:
            return {}


def draft_from_file(terms: Terms, seats: Terms) -> Draft:
    """What a table file proposes. Raises TableError or BookError for terms or seats that cannot be."""
    without_button = {key: value for key, value in terms.items() if key != "button"}
    read_terms(without_button)
    return Draft(without_button, read_seats(seats), read_button(terms))


def draft_of(table: Table) -> Draft:
    """The terms and players of a table that is in use."""
    return Draft(write_terms(table.notice), table.players, table.button)
