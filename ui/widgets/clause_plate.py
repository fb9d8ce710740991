"""A clause, whole: its number, what it says in our words, and the book that it stands in."""

from collections.abc import Callable

from kivy.uix.behaviors.button import ButtonBehavior

from assistant.rules import Citation
from ui import theme
from ui.widgets.drawing import Plate, Print, Text
from ui.widgets.layout import off_the_bottom, off_the_top
from ui.widgets.part import Part

IN_BOOK = "Read on in the rule book"


class ClausePlate(ButtonBehavior, Part):
    """A tap opens the rule book there: *look_up* is told the clause."""

    def __init__(self, look_up: Callable[[Citation], None]) -> None:
        super().__init__()
        self._look_up = look_up
        self.clause: Citation | None = None
        self._plate = Plate(self.canvas, theme.CLEAR)
        self._number = Text(self.canvas, Print(theme.TITLE, bold=True), theme.LINK)
        self._about = Text(self.canvas, Print(theme.TEXT, lines=True, short=True))
        self._book = Text(self.canvas, Print(theme.SMALL, short=True), theme.MUTED)
        self._more = Text(self.canvas, Print(theme.SMALL), theme.LINK)

    def show(self, clause: Citation | None) -> None:
        """Show *clause*, or nothing."""
        self.clause = clause
        self._paint()
        self._number.show(str(clause.number) if clause else "")
        self._about.show(clause.about if clause else "")
        self._book.show(" · ".join(filter(None, (clause.book, clause.edition))) if clause else "")
        self._more.show(IN_BOOK if clause else "")

    def on_state(self, *_: object) -> None:
        """Look pressed while a finger is on it."""
        self._paint()

    def on_release(self) -> None:
        """Open the book at the clause."""
        if self.clause is not None:
            self._look_up(self.clause)

    def lay_out(self) -> None:
        """The number above, the book below, the words between them."""
        unit = self.unit
        self._plate.place(self.box, unit)
        number, room = off_the_top(self.box.inside(16 * unit, 12 * unit), 40 * unit, 2 * unit)
        more, room = off_the_bottom(room, 28 * unit, 0)
        book, about = off_the_bottom(room, 28 * unit, 2 * unit)
        for text, place in ((self._number, number), (self._about, about), (self._book, book), (self._more, more)):
            text.place(place, unit)

    def _paint(self) -> None:
        there = theme.PRESSED if self.state == "down" else theme.SURFACE
        self._plate.show(there if self.clause is not None else theme.CLEAR)
