"""What to do when something has gone wrong: what happened, what the book says, and one tap to apply it."""

from collections.abc import Callable, Hashable
from typing import Any

from assistant.commands import Command
from assistant.rules import Citation
from assistant.table import Table
from assistant.words import Seat
from ui import theme
from ui.screens.sheet import Sheet
from ui.views.inquiry import Inquiry
from ui.views.ruling_view import Pane, RulingView, ruling_view
from ui.views.taps import Tap
from ui.widgets.answer_plate import AnswerPlate
from ui.widgets.drawing import NOWHERE, Box
from ui.widgets.layout import beside
from ui.widgets.part import here
from ui.widgets.press import ACTS
from ui.widgets.ruling_cards import RulingCards
from ui.widgets.ruling_list import RulingList
from ui.widgets.ruling_seats import RulingSeats
from ui.widgets.ruling_wagers import RulingChips, RulingWords

CLOSE = Tap("Close", "back to the table", value="table")
BACK = Tap("Back", "one question", value="back")
RULES = Tap("Rules", "the whole book", value="rules")
LOG = Tap("Log", value="log")


RulingPane = RulingList | RulingSeats | RulingChips | RulingWords | RulingCards


class RulingScreen(Sheet):
    """Shows the table and the step that *at* gives. *apply* is told a command and the step that the dealer saw,
    *look_up* a clause, or None for the book, *go* the screen that is wanted.
    """

    def __init__(
        self,
        at: Callable[[], tuple[Table, int]],
        apply: Callable[[Command, int], None],
        look_up: Callable[[Citation | None], None],
        go: Callable[[str], None],
        **settings: Any,
    ) -> None:
        super().__init__(**settings)
        self._at, self._apply, self._look_up, self._go = at, apply, look_up, go
        self.inquiry = Inquiry()
        self._step = 0
        self._view: RulingView | None = None
        self.answer = AnswerPlate(look_up)
        self._panes: dict[Pane, RulingPane] = {}
        self._pane_place = NOWHERE
        self.add_widget(self.answer)

    @property
    def showing(self) -> Hashable:
        """What is asked, and about what."""
        return (self.inquiry.what, self.inquiry.asking)

    def refresh(self) -> None:
        """Show the answer as it is for the table now."""
        table, self._step = self._at()
        self._view = view = ruling_view(table, self.inquiry)
        self._pane(view.pane).show(view)
        for name, pane in self._panes.items():
            here(pane, self, name == view.pane)
        self.answer.show(view.title, view.answer)
        within = view.pane != "list"
        self.show_bar((CLOSE, BACK) if within else (CLOSE,), (LOG, RULES, view.apply), ACTS)

    def pressed(self, value: Any) -> None:
        """A button of the bar."""
        match value:
            case "back":
                self._ask(self.inquiry.back())
            case "rules":
                self._look_up(self.answer.clause.clause)
            case "apply" if self._view is not None and self._view.answer.command is not None:
                self._rule(self._view.answer.command)
            case _:
                self.inquiry = Inquiry()
                self._go(value)

    def lay_out(self, room: Box) -> None:
        """What is asked at the left, the answer at the right."""
        self._pane_place, right = beside(room, (5, 3), 2 * theme.GAP * self.unit)
        self.answer.place(right, self.unit)
        for pane in self._panes.values():
            pane.place(self._pane_place, self.unit)

    def _pane(self, name: Pane) -> RulingPane:
        """One is made when it is wanted for the first time."""
        if name not in self._panes:
            self._panes[name] = self._made(name)
            self._panes[name].place(self._pane_place, self.unit)
        return self._panes[name]

    def _made(self, name: Pane) -> RulingPane:
        match name:
            case "list":
                return RulingList(lambda what: self._ask(self.inquiry.about(what)))
            case "seats":
                return RulingSeats(self._at_seat, lambda count: self._ask(self.inquiry.numbering(count)))
            case "chips":
                return RulingChips(
                    lambda chip: self._ask(self.inquiry.with_chip(chip)),
                    lambda: self._ask(self.inquiry.without_last_chip()),
                    self._ask_who,
                )
            case "words":
                return RulingWords(
                    lambda word: self._ask(self.inquiry.saying(word)),
                    lambda key: self._ask(self.inquiry.with_key(key)),
                    self._ask_who,
                )

            case "cards":
                return RulingCards(
                    lambda rank: self._ask(self.inquiry.of_rank(rank)),
                    lambda card: self._ask(self.inquiry.with_card(card)),
                )

    def _at_seat(self, seat: Seat) -> None:
        self._ask(self.inquiry.at(seat))

    def _ask_who(self) -> None:
        self._ask(self.inquiry.asking_seat())

    def _rule(self, command: Command) -> None:
        """Apply the answer; whatever went wrong next is another matter."""
        self.inquiry = Inquiry()
        self._apply(command, self._step)

    def _ask(self, inquiry: Inquiry) -> None:
        """Go on with what the dealer has told so far."""
        self.inquiry = inquiry
        self.refresh()
