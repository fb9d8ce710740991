"""Setting a table up, before its first hand and between hands: what the dealer chooses, and what becomes of it.

Before the first hand all of it is a draft. At a table in use the players are the table's own, so that sitting down,
leaving and buying chips are asked of it at once, and the terms are a draft until they are played.
"""

from collections.abc import Callable
from typing import Any

from assistant.cards import Deck
from assistant.changed import changed
from assistant.commands import (
    AddChips,
    CollectTime,
    ComeBack,
    Command,
    GoAway,
    Leave,
    MoveSeat,
    NextHand,
    SetTerms,
    Sit,
)
from assistant.errors import AssistantError
from assistant.table import Player, Table
from assistant.words import Chips, Seat
from ui.controller import Controller
from ui.draft import Draft, Problem, draft_of
from ui.views.choices import sentence
from ui.views.setup_view import SetupView, setup_view

Begin = Callable[[Draft], Controller]
"""Opens a table with its journal. Raises JournalError if that cannot be."""
Allows = Callable[[Deck], str | None]
"""Why no table with that deck can be played here, if so."""


class Setup:
    """The set-up of the table of *controller*, or of one that *begin* is to open."""

    def __init__(self, draft: Draft, begin: Begin, allows: Allows, controller: Controller | None = None) -> None:
        self._draft, self._begin, self._allows = draft, begin, allows
        self._failed: Problem | None = None
        self.controller = controller

    @property
    def table(self) -> Table | None:
        """The table in use, if there is one."""
        return self.controller.table if self.controller is not None else None

    @property
    def draft(self) -> Draft:
        """What has been chosen, with the players who are at the table."""
        if self.table is None:
            return self._draft
        return changed(self._draft, seats=self.table.players)

    @property
    def problem(self) -> Problem | None:
        """Why the draft cannot be played, if so."""
        return self.draft.problem_of_terms() or self._unfit_deck() or self._no_hand()

    @property
    def view(self) -> SetupView:
        """What the screen shows."""
        return setup_view(self.draft, self.table, self.problem, self._failed)

    def opened(self) -> None:
        """The screen was opened: at a table in use it begins with the table's terms as they are."""
        if self.table is not None:
            button = self._draft.button if not self.table.hand else self.table.button
            self._draft, self._failed = changed(draft_of(self.table), button=button), None

    def choose(self, term: str, value: Any) -> None:
        """Choose a term."""
        self._draft, self._failed = self._draft.having(term, value), None

    def put_button(self, seat: Seat) -> None:
        """The first hand begins with the button at *seat*."""
        self._draft, self._failed = changed(self._draft, button=seat), None

    def sit(self, seat: Seat, chips: Chips, name: str) -> None:
        """Somebody is at *seat*: a newcomer, or, while nothing has begun, the one who is there with other chips."""
        if self.controller is not None:
            self._ask(Sit(seat, chips, name))
            return
        self._draft = self._draft.seating(Player(seat, chips, name, away=self._is_away(seat)))

    def add(self, seat: Seat, chips: Chips) -> None:
        """The player at *seat* buys chips."""
        self._ask(AddChips(seat, chips))

    def leave(self, seat: Seat) -> None:
        """The player at *seat* leaves."""
        if self.controller is None:
            self._draft = self._draft.without(seat)
        else:
            self._ask(Leave(seat))

    def move(self, seat: Seat, to: Seat) -> None:
        """The player at *seat* moves to the open seat *to*."""
        if self.controller is None:
            self._draft = self._draft.moving(seat, to)
        else:
            self._ask(MoveSeat(seat, to))

    def collect_time(self, chips: Chips) -> Chips:
        """The house's charge for the time, from everybody. Returns what was taken in all."""
        assert self.table is not None, "time is charged at a table in use"
        before = self.table.taken
        self._ask(CollectTime(chips))
        return Chips(self.table.taken - before)

    def turn_away(self, seat: Seat) -> None:
        """The player at *seat* sits out, or is back if he did."""
        away = self._is_away(seat)
        if self.controller is None:
            self._draft = self._draft.seating(changed(self._draft.seats[seat], away=not away))
        else:
            self._ask(ComeBack(seat) if away else GoAway(seat))

    def play(self) -> bool:
        """Begin the first hand, or play by the new terms from the next one on. Whether that was done."""
        if self.problem is not None:
            return False
        if self.controller is None and not self._open():
            return False
        assert self.controller is not None
        table, stakes = self.controller.table, self._draft.stakes
        agreed = stakes == table.notice or self._ask(SetTerms(stakes))
        return agreed and (bool(table.hand) or self._ask(NextHand(self._draft.button)))

    def _open(self) -> bool:
        try:
            self.controller = self._begin(self._draft)
        except AssistantError as error:
            self._failed = Problem(sentence(str(error)))
            return False
        return True

    def _ask(self, command: Command) -> bool:
        """Ask the table; a refusal is told here, where the dealer looks."""
        assert self.controller is not None, "asked of a table that is not there"
        done = self.controller.press(command)
        told = self.controller.told
        self._failed = None if done or told is None else Problem(told.says, told.clause)
        self.controller.dismiss()
        return done

    def _is_away(self, seat: Seat) -> bool:
        player = self.draft.seats.get(seat)
        return player is not None and player.away

    def _unfit_deck(self) -> Problem | None:
        unfit = self._allows(self.draft.stakes.deck)
        return None if unfit is None else Problem(sentence(unfit))

    def _no_hand(self) -> Problem | None:
        """Why no hand can begin; at a table in use that is told when the next hand is asked for."""
        return None if self.table is not None and self.table.hand else self.draft.problem()
