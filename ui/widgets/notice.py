"""What the dealer has to do, or must be told: a title, a sentence, and the clause behind it, one tap away."""

from collections.abc import Callable

from kivy.properties import StringProperty
from kivy.uix.behaviors.button import ButtonBehavior
from kivy.uix.widget import Widget

from assistant.rules import Citation
from ui import theme
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text


class Notice(ButtonBehavior, Widget):
    """A plate of text. A tap opens the clause that it rests on: *opens* is told it.

    What was urgent is read by then, and *done* is called.
    """

    title = StringProperty("")
    says = StringProperty("")

    def __init__(self, done: Callable[[], None], opens: Callable[[tuple[Citation, ...]], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._plate = Plate(self.canvas)
        self._title = Text(self.canvas, Print(theme.LARGE, bold=True))
        self._says = Text(self.canvas, Print(theme.TEXT, lines=True))
        self._under = Text(self.canvas, Print(theme.SMALL, short=True), theme.LINK)
        self._done, self._opens = done, opens
        self._urgent = False
        self._clause: Citation | None = None
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
        self.title, self.says, self._clause, self._urgent = title, says, clause, urgent
        self._plate.show(theme.SURFACE, theme.ACTS if urgent else theme.LINE, 3.0 if urgent else 0.0)
        self._title.show(title)
        self._says.show(says)
        self._under.show(f"{clause.number} · {clause.about}" if clause is not None else "")

    def on_release(self) -> None:
        """Open the clause; what was told has been read."""
        clause = self._clause
        if self._urgent:
            self._done()
        if clause is not None:
            self._opens((clause,))
