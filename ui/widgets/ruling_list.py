"""All that can have gone wrong, in three columns, each thing always in its place."""

from collections.abc import Callable
from typing import Any

from ui import theme
from ui.views.choices import Choice
from ui.views.mishaps import COLUMNS
from ui.views.ruling_view import RulingView
from ui.views.taps import Tap
from ui.widgets.drawing import Print, Text
from ui.widgets.layout import beside, grid, off_the_top
from ui.widgets.part import Part
from ui.widgets.press import Look, Press

NAMED = Look(theme.RAISED, size=theme.TEXT)
CHOSEN = Look(theme.ACTS, theme.INK, theme.ON_ACTS, theme.ON_ACTS, size=theme.TEXT)
TITLE_HEIGHT = 26


def show_tap(press: Press, tap: Tap | None, look: Look = NAMED, lit: Look = CHOSEN) -> None:
    """Show *tap* in its *look*, or in the other one where it has been chosen."""
    press.show(tap, lit if tap is not None and tap.lit else look)


def value_of(choice: Choice) -> Any:
    """What a key stands for, greyed or not: of a greyed one it is told why."""
    assert isinstance(choice, Tap), f"expected a key, found {choice}"
    return choice.value


class RulingList(Part):
    """*chosen* is told what happened."""

    def __init__(self, chosen: Callable[[Any], None]) -> None:
        super().__init__()
        self._titles = [Text(self.canvas, Print(theme.SMALL, bold=True), theme.MUTED) for _ in COLUMNS]
        self._columns = [[self.press(lambda tap: chosen(value_of(tap)), NAMED) for _ in kinds] for _, kinds in COLUMNS]

    def show(self, view: RulingView) -> None:
        """Show the list as it is now."""
        for title, presses, column in zip(self._titles, self._columns, view.columns, strict=True):
            title.show(column.title)
            for press, tap in zip(presses, column.mishaps, strict=True):
                show_tap(press, tap)

    def lay_out(self) -> None:
        """Column by column, in rows of equal height."""
        gap = theme.GAP * self.unit
        rows = max(len(presses) for presses in self._columns)
        for place, title, presses in zip(
            beside(self.box, [1] * len(self._columns), gap), self._titles, self._columns, strict=True
        ):
            above, below = off_the_top(place, TITLE_HEIGHT * self.unit, gap / 2)
            title.place(above, self.unit)
            for press, row in zip(presses, grid(below, 1, rows, gap), strict=False):
                press.place(row, self.unit)
