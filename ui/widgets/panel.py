"""The right side of the table screen: what to do, the amounts, and three large buttons that never move."""

from collections.abc import Callable

from kivy.uix.widget import Widget

from assistant.rules import Citation
from ui import theme
from ui.views.amount import Amount
from ui.views.choices import Choice, Told
from ui.views.table_view import TableView
from ui.widgets.all_in import AllIn
from ui.widgets.amounts import Amounts
from ui.widgets.clause_card import ClauseCard
from ui.widgets.drawing import NOWHERE, Box
from ui.widgets.grid import Grid
from ui.widgets.notice import Notice
from ui.widgets.part import here
from ui.widgets.payments import Payments
from ui.widgets.press import ACTS, GIVES_UP, KEY, PASSES, Press, Pressed

LARGE = 96
"""How high the three large buttons are, in units."""
PROMPT, PROMPT_WHILE_PAYING = 194, 150
"""How high the prompt is."""


class Panel(Widget):
    """Tells every choice that is offered to *chosen*; of every other one it says itself why not. *look_up* is told a
    clause to read on at in the rule book.
    """

    def __init__(self, chosen: Pressed, look_up: Callable[[Citation], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._tell, self._look_up = chosen, look_up
        self._read: Told | None = None
        self._upper, self._unit = NOWHERE, 1.0
        self.view: TableView | None = None
        self.card: ClauseCard | None = None
        self.notice = Notice(self._prompt, self.open_clauses)
        self.first, self.second = Press(self.choose, GIVES_UP), Press(self.choose, PASSES)
        self.main = Press(self.choose, ACTS)
        self.all_in = AllIn(self.choose)
        self.amounts = Amounts(self.choose, self._amount_changed)
        self.options = Grid(self.choose, KEY)
        self.payments = Payments()
        parts = (
            self.payments,
            self.options,
            self.notice,
            self.all_in,
            self.first,
            self.second,
            self.main,
            self.amounts,
        )
        for part in parts:
            self.add_widget(part)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        gap, large, finger = theme.GAP * unit, LARGE * unit, theme.FINGER * unit
        half = (box.width - gap) / 2
        self.first.place(Box(box.x, box.y, half, large), unit)
        self.second.place(Box(box.x + half + gap, box.y, half, large), unit)
        self.main.place(Box(box.x, box.y + large + gap, box.width, large), unit)
        free = Box(box.x, box.y + 2 * (large + gap), box.width, 3 * finger + 2 * gap)
        self._upper, self._unit = Box(box.x, free.y, box.width, box.top - free.y), unit
        self.amounts.place(Box(box.x, free.y, box.width, 2 * finger + gap), self._upper, unit)
        if self.card is not None:
            self.card.place(self._upper, unit)
        self.all_in.place(Box(box.x, free.top - finger, box.width, finger), unit)
        self.options.place(free, unit)
        self._lay_out_words()

    def _lay_out_words(self) -> None:
        """The prompt, and under it the payments, which leave the lowest row of what is above the large buttons free."""
        gap, unit, upper = theme.GAP * self._unit, self._unit, self._upper
        paying = self.view is not None and bool(self.view.doing.payments)
        prompt = (PROMPT_WHILE_PAYING if paying else PROMPT) * unit
        self.notice.place(Box(upper.x, upper.top - prompt, upper.width, prompt), unit)
        row = theme.FINGER * unit + gap
        self.payments.place(Box(upper.x, upper.y + row, upper.width, upper.height - prompt - gap - row), unit)

    def show(self, view: TableView) -> None:
        """Show what is to be done now."""
        before, now, self.view = self.view, view.doing, view
        self.say(view)
        self.options.show(view.options)
        if before is not None and (before.step, before.doing) == (view.step, now):
            return  # the reader had news: an amount that is being put together stays
        self.close_clauses()
        self.first.show(now.left)
        self.second.show(now.right, KEY if now.right is not None and now.right.opens else PASSES)
        self.main.show(now.main)
        self.all_in.show(now.all_in)
        self.amounts.show(Amount(now.wager) if now.wager is not None else None, now.presets)
        self.payments.show(now.payments)
        self._lay_out_words()

    def say(self, view: TableView) -> None:
        """Say what the dealer has to do, or what he must be told first."""
        if view.told is not None and view.told is not self._read:
            self.tell(view.told)
        else:
            self._prompt()

    def _prompt(self) -> None:
        """What is to be done; what was told has been read."""
        if self.view is not None:
            self._read = self.view.told
            prompt = self.view.doing.prompt
            self.notice.show(prompt.title, prompt.says, prompt.clause)

    def tell(self, told: Told, title: str = "Please note") -> None:
        """Tell the dealer something in place of the prompt."""
        self.notice.show(title, told.says, told.clause, urgent=True)

    def choose(self, choice: Choice) -> None:
        """Pass on what was chosen; where it may not be, say why."""
        self.amounts.close_keys()
        self.close_clauses()
        if choice.offered:
            self._tell(choice)
        elif choice.why_not is not None:
            self.tell(Told(choice.why_not.because, choice.why_not.clause), f"Not now: {choice.text.lower()}")

    def open_clauses(self, clauses: tuple[Citation, ...]) -> None:
        """Show the clauses behind something, whole."""
        if self.card is None:
            self.card = ClauseCard(self._look_up, self.close_clauses)
            self.card.place(self._upper, self._unit)
        self.card.show(clauses)
        here(self.card, self, there=True)

    def close_clauses(self) -> None:
        """Put them away."""
        if self.card is not None:
            here(self.card, self, there=False)

    def _amount_changed(self, amount: Amount) -> None:
        self.main.show(amount.choice if amount.begun or self.view is None else self.view.doing.main)
