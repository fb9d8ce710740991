"""What the dealer has to do, or must be told: a title, a sentence, and the clause behind it, one tap away."""

from collections.abc import Callable

from kivy.properties import StringProperty
from kivy.uix.behaviors.button import ButtonBehavior
from kivy.uix.widget import Widget

from assistant.rules import Citation
from ui import theme
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text


class Notice(ButtonBehavior, Widget):
    """A plate of text. A tap turns it to the clause that it rests on, whole, and the next tap back.

    What was urgent is read by then: *done* is called in place of turning back.
    """

    title = StringProperty("")
    says = StringProperty("")

    def __init__(self, done: Callable[[], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._plate = Plate(self.canvas)
        self._title = Text(self.canvas, Print(theme.LARGE, bold=True))
        self._says = Text(self.canvas, Print(theme.TEXT, lines=True))
        self._under = Text(self.canvas, Print(theme.SMALL, short=True), theme.LINK)
        self._done = done
        self._urgent = False
        self._clause: Citation | None = None
        self._first = ("", "")
        self._turned = False
        self._box, self._unit = NOWHERE, 1.0

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self._box, self._unit = box, unit
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self._plate.place(box, unit)
        room = box.inside(16 * unit, 12 * unit)
        title, under = 44 * unit, 26 * unit
        self._title.place(Box(room.x, room.top - title, room.width, title), unit)
        self._says.place(Box(room.x, room.y + under, room.width, room.height - title - under), unit)
        self._under.place(Box(room.x, room.y, room.width, under), unit)

    def show(self, title: str, says: str, clause: Citation | None, *, urgent: bool = False) -> None:
        """Say something; *urgent* where it has to be seen first."""
        self._first, self._clause, self._turned, self._urgent = (title, says), clause, False, urgent
        self._plate.show(theme.SURFACE, theme.ACTS if urgent else theme.LINE, 3.0 if urgent else 0.0)
        self._write()

    def on_release(self) -> None:
        """Turn to the clause, and back."""
        if self._urgent and (self._turned or self._clause is None):
            self._done()
        elif self._clause is not None:
            self._turned = not self._turned
            self._write()

    def _write(self) -> None:
        self.title, self.says = self._first
        under = _cited(self._clause)
        if self._turned and self._clause is not None:
            self.title, self.says = str(self._clause.number), self._clause.about
            under = " · ".join(filter(None, (self._clause.book, self._clause.edition)))
        self._title.show(self.title)
        self._says.show(self.says)
        self._under.show(under)


def _cited(clause: Citation | None) -> str:
    return f"{clause.number} · {clause.about}" if clause is not None else ""
