"""The log: every step of the table, those that were taken back too."""

from collections.abc import Callable, Sequence
from typing import Any

from assistant.session import Logged
from ui import theme
from ui.screens.sheet import Sheet
from ui.views.log_view import LINES, LogLine, log_view
from ui.views.taps import Tap
from ui.widgets.drawing import Box, Print, Text
from ui.widgets.layout import beside, grid

COLUMNS = 2
NUMBER, WORDS = 1, 9
"""How the width of a line is shared."""


class LogScreen(Sheet):
    """Shows what *log* gives. *go* is told the screen that is wanted."""

    def __init__(self, log: Callable[[], Sequence[Logged]], go: Callable[[str], None], **settings: Any) -> None:
        super().__init__(**settings)
        self._log, self._go = log, go
        self._page = 0
        self._numbers = [Text(self.canvas, Print(theme.SMALL, align="right"), theme.FAINT) for _ in range(LINES)]
        self._lines = [Text(self.canvas, Print(theme.TEXT)) for _ in range(LINES)]

    def on_pre_enter(self, *_: Any) -> None:
        """Begin at the end."""
        self._page = 0

    def refresh(self) -> None:
        """Show the page that is wanted."""
        view = log_view(self._log(), self._page)
        self._page = view.page
        for place, (number, line) in enumerate(zip(self._numbers, self._lines, strict=True)):
            shown = view.lines[place] if place < len(view.lines) else None
            number.show("" if shown is None else f"{shown.number}")
            line.show(*("",) if shown is None else _told(shown))
        earlier = Tap("Earlier", value=1, greyed=view.page == view.pages - 1)
        later = Tap("Later", value=-1, greyed=view.page == 0)
        self.show_bar((Tap("Back", value="table"),), (earlier, later))
        self.say(f"Page {view.pages - view.page} of {view.pages}")

    def pressed(self, value: Any) -> None:
        """A button of the bar: to the table, or how many pages back."""
        if value == "table":
            self._go(value)
            return
        self._page += value
        self.refresh()

    def lay_out(self, room: Box) -> None:
        """Column by column."""
        rows = LINES // COLUMNS
        places = grid(room, COLUMNS, rows, theme.GAP * self.unit)
        for place, (number, line) in enumerate(zip(self._numbers, self._lines, strict=True)):
            column, row = divmod(place, rows)
            left, right = beside(places[row * COLUMNS + column], (NUMBER, WORDS), theme.GAP * self.unit)
            number.place(left, self.unit)
            line.place(right, self.unit)


def _told(line: LogLine) -> tuple[str, theme.Colour]:
    if line.undone:
        return f"taken back: {line.says}", theme.FAINT
    return line.says, theme.ACTS if line.heads else theme.INK
