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
        self._under = Text(self.canvas, Print(theme.SMALL, lines=True, short=True), theme.LINK)
        self._done, self._opens = done, opens
        self._urgent = False
        self._clause: Citation | None = None
        self._box, self._unit = NOWHERE, 1.0

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self._box, self._unit = box, unit
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self._plate.place(box, unit)
        self._lay_out()

    def show(self, title: str, says: str, clause: Citation | None, *, urgent: bool = False) -> None:
        """Say something; *urgent* where it has to be seen first."""
        self.title, self.says, self._clause, self._urgent = title, says, clause, urgent
        self._plate.show(theme.SURFACE, theme.ACTS if urgent else theme.LINE, 3.0 if urgent else 0.0)
        self._title.show(title)
        self._says.show(says)
        self._under.show(f"{clause.number} · {clause.about}" if clause is not None else "")
        self._lay_out()

    def _lay_out(self) -> None:
        """The clause stands at the bottom, in two lines where what is said leaves room for them."""
        unit, room = self._unit, self._box.inside(16 * self._unit, 10 * self._unit)
        title, line = 44 * unit, 24 * unit
        self._title.place(Box(room.x, room.top - title, room.width, title), unit)
        self._says.place(Box(room.x, room.y + line, room.width, room.height - title - line), unit)
        lines = 2 if room.height - title - self._says.height >= 2 * line else 1
        self._under.place(Box(room.x, room.y, room.width, lines * line), unit)
        self._under.place(Box(room.x, room.y, room.width, min(self._under.height, lines * line)), unit)

    def on_release(self) -> None:
        """Open the clause; what was told has been read."""
        clause = self._clause
        if self._urgent:
            self._done()
        if clause is not None:
            self._opens((clause,))
