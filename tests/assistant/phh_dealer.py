"""Hands of this project's own, played at random to their end, as a dealer with a real deck would see them."""

import random
from collections.abc import Iterator
from typing import Any

from assistant.cards import Card
from assistant.changed import changed
from assistant.commands import (
    AllIn,
    Bet,
    BringIn,
    Call,
    Check,
    Command,
    Complete,
    DealBoard,
    DealUp,
    Discard,
    Fold,
    Muck,
    NextHand,
    Raise,
    Show,
)
from assistant.dealing import board_due, to_draw, up_cards_due
from assistant.decide import Refused, decide
from assistant.events import Event
from assistant.follow import Acted, act
from assistant.offers import offers
from assistant.phh.holdings import face_up
from assistant.showdown import waiting
from assistant.table import Player, empty_table
from assistant.terms import read_terms
from assistant.words import Chips, Seat

TERMS: dict[str, dict[str, Any]] = {
    "FT": {"game": "texas-holdem", "betting": "limit", "blinds": [5, 10], "bets": [10, 10, 20]},
    "NT": {"game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10], "ante": 10, "ante_by": "last-blind"},
    "NS": {"game": "short-deck-holdem", "betting": "no-limit", "blinds": [5, 10], "ante": 3},
    "PO": {"game": "omaha", "betting": "pot-limit", "blinds": [5, 10]},
    "FO/8": {
        "game": "omaha",
        "betting": "limit",
        "blinds": [5, 10],
        "bets": [10, 10, 20],
        "high_low": "split",
        "qualifier": 8,
    },
    "F7S": {"game": "seven-card-stud", "betting": "limit", "ante": 2, "bring_in": 3, "bets": [10, 10, 20]},
    "F7S/8": {
        "game": "seven-card-stud",
        "betting": "limit",
        "ante": 2,
        "bring_in": 3,
        "bets": [10, 10, 20],
        "high_low": "split",
        "qualifier": 8,
    },
    "FR": {"game": "razz", "betting": "limit", "ante": 2, "bring_in": 3, "bets": [10, 10, 20]},
    "N2L1D": {"game": "deuce-seven-single-draw", "betting": "no-limit", "blinds": [5, 10]},
    "F2L3D": {"game": "deuce-seven-triple-draw", "betting": "limit", "blinds": [5, 10], "bets": [10, 10, 20]},
    "FB": {"game": "badugi", "betting": "limit", "blinds": [5, 10], "bets": [10, 10, 20]},
}
"""Terms of a table for each variant of the format."""


class Dealer:
    """A hand of a variant, played at random: the table *before*, all *events*, and the *table* after it."""

    def __init__(self, code: str, seed: int) -> None:
        self._random = random.Random(f"{code} {seed}")
        seats = sorted(self._random.sample(range(1, 11), self._random.randint(2, 5)))
        players = {Seat(seat): Player(Seat(seat), Chips(self._random.choice((30, 90, 400)))) for seat in seats}
        terms = read_terms({"rules": "tda-2024", **TERMS[code]})
        self.before = changed(empty_table(terms), players=players)
        self.events: list[Event] = []
        self.table = self.before
        self._deck = list(terms.deck)
        self._random.shuffle(self._deck)
        self._own: dict[Seat, list[Card]] = {}
        self._do(NextHand(self._random.choice(list(players))))
        for seat in self.table.order:
            self._own[seat] = self._cards(sum(not up for up in face_up(terms.game.name)))
        while not self.table.over:
            self._do(self._next())

    def _cards(self, count: int) -> list[Card]:
        return [self._deck.pop() for _ in range(count)]

    def _do(self, command: Command) -> None:
        acted = act(self.table, command)
        assert isinstance(acted, Acted), acted
        self.table = acted.table
        self.events.extend(acted.events)

    def _next(self) -> Command:
        if self.table.to_act is not None:
            return self._random.choice(list(self._choices()))
        if board_due(self.table):
            return DealBoard(tuple(self._cards(board_due(self.table))))
        if up_cards_due(self.table):
            return DealUp(up_cards_due(self.table)[0], self._cards(1)[0])
        drawing = to_draw(self.table)
        if drawing is not None:
            return self._draw(drawing)
        return self._lay_down(waiting(self.table)[0])

    def _choices(self) -> Iterator[Command]:
        """What may be done, a call or a check more often than the rest."""
        offered = offers(self.table)
        assert offered is not None
        seat = offered.seat
        if offered.check:
            yield from [Check(seat)] * 3
        elif offered.fold:
            yield Fold(seat)
        if offered.call:
            yield from [Call(seat)] * 4
        for make, sizes in ((Bet, offered.bet), (Raise, offered.raises)):
            if sizes is not None:
                yield make(seat, Chips(self._random.randint(sizes.least, min(sizes.most, sizes.least + 30))))
        if offered.all_in:
            yield AllIn(seat)
        if offered.bring_in:
            yield BringIn(seat)
        if offered.complete:
            yield Complete(seat)

    def _draw(self, seat: Seat) -> Command:
        count = self._random.randint(0, min(3, len(self._deck)))
        self._own[seat] = self._own[seat][count:] + self._cards(count)
        return Discard(seat, count)

    def _lay_down(self, seat: Seat) -> Command:
        """Show, or now and then muck, but not where all were all-in before the last card (tda-2024 16)."""
        muck = Muck(seat)
        may = all(player.chips for player in self.table.in_hand) and not isinstance(decide(self.table, muck), Refused)
        if may and len(self.table.in_hand) > 1 and self._random.random() < 0.2:
            return muck
        return Show(seat, (*self._own[seat], *self.table.players[seat].up))
