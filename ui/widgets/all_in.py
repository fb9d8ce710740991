"""All-in: one press says it, and a second one, on its count, does it. It may not be next to a check."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from ui import theme
from ui.views.choices import Choice
from ui.views.taps import Tap
from ui.widgets.drawing import Box
from ui.widgets.press import DANGER, RISKS, Press

ARMED_S = 3.0
"""How long the second press is waited for."""


class AllIn(Widget):
    """Two buttons: All in, and its count, which does something for a while after the first was pressed."""

    def __init__(self, chosen: Callable[[Choice], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._chosen = chosen
        self._choice: Choice | None = None
        self._until: Any = None
        self._first = Press(self._say, RISKS)
        self._count = Press(self._do, DANGER)
        for press in (self._first, self._count):
            self.add_widget(press)

    @property
    def armed(self) -> bool:
        """Whether the count is waited for."""
        return self._until is not None

    def place(self, box: Box, unit: float) -> None:
        """Say where the two are."""
        gap = theme.GAP * unit
        half = (box.width - gap) / 2
        self._first.place(Box(box.x, box.y, half, box.height), unit)
        self._count.place(Box(box.x + half + gap, box.y, half, box.height), unit)

    def show(self, choice: Choice | None) -> None:
        """Offer the all-in of a new turn, or none."""
        self._choice = choice
        self.disarm()

    def disarm(self, *_: Any) -> None:
        """Wait for the first press again."""
        if self._until is not None:
            self._until.cancel()
            self._until = None
        self._paint()

    def _say(self, choice: Choice) -> None:
        if not choice.offered:
            self._chosen(choice)
            return
        self.disarm()
        self._until = Clock.schedule_once(self.disarm, ARMED_S)
        self._paint()

    def _do(self, _: Choice) -> None:
        if self._choice is not None and self.armed:
            self._chosen(self._choice)

    def _paint(self) -> None:
        choice = self._choice
        if choice is None:
            self._first.show(None)
            self._count.show(None)
            return
        self._first.show(Choice(choice.text, "", choice.command, why_not=choice.why_not))
        below = "tap to put it in" if self.armed else ""
        self._count.show(Tap(choice.below, below, value="count", greyed=not self.armed))
