"""A button that shows a choice: what it asks for, or, greyed, why it may not be pressed."""

from collections.abc import Callable
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.behaviors.button import ButtonBehavior
from kivy.uix.widget import Widget

from assistant.record import Record
from ui import theme
from ui.theme import Colour
from ui.views.choices import Choice
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text


class Look(Record):
    """The colours of a button, at rest and under a finger, and of what it says."""

    rest: Colour = theme.SURFACE
    down: Colour = theme.PRESSED
    ink: Colour = theme.INK
    small: Colour = theme.MUTED
    size: float = theme.BUTTON
    round: bool = False


PLAIN = Look(size=theme.TEXT)
KEY = Look(theme.RAISED)
PASSES = Look(theme.CALL, theme.CALL_DOWN, small=theme.PAID)
GIVES_UP = Look(theme.FOLD, theme.FOLD_DOWN, small=theme.INK)
ACTS = Look(theme.ACTS, theme.INK, theme.ON_ACTS, theme.ON_ACTS, size=theme.TITLE)
RISKS = Look(theme.SURFACE, theme.DANGER, theme.RISK)
DANGER = Look(theme.DANGER, theme.DANGER_DOWN, small=theme.INK)
GREYED = Look(theme.GREYED, theme.SURFACE, theme.FAINT, theme.FAINT)

Pressed = Callable[[Choice], None]


class Press(ButtonBehavior, Widget):
    """A button with a large and a small line. What it asks for is told to *pressed*, offered or not."""

    text = StringProperty("")
    below = StringProperty("")

    def __init__(self, pressed: Pressed, look: Look = PLAIN, choice: Choice | None = None) -> None:
        super().__init__(size_hint=(None, None))
        self.choice: Choice | None = None
        self._pressed, self._look = pressed, look
        self._box, self._unit = NOWHERE, 1.0
        self._plate = Plate(self.canvas, radius=theme.FINGER / 2 if look.round else theme.RADIUS)
        self._large = Text(self.canvas, Print(look.size, bold=True, align="center"))
        self._small = Text(self.canvas, Print(theme.SMALL, align="center"))
        self.show(choice)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is; it is there only while it has a choice."""
        self._box, self._unit = box, unit
        self._lay_out()

    def show(self, choice: Choice | None, look: Look | None = None) -> None:
        """Offer *choice*; none, and the button is gone."""
        if choice == self.choice and look in (None, self._look):
            return
        came_or_went = (choice is None) != (self.choice is None)
        two_lines = bool(self.below)
        self.choice, self._look = choice, look or self._look
        self.text, self.below = (choice.text, choice.below) if choice else ("", "")
        self._paint()
        if came_or_went or two_lines != bool(self.below):
            self._lay_out()

    def on_state(self, *_: Any) -> None:
        """Look pressed while a finger is on it."""
        self._paint()

    def on_release(self) -> None:
        """Tell what was chosen."""
        if self.choice is not None:
            self._pressed(self.choice)

    def _paint(self) -> None:
        offered = self.choice is not None and self.choice.offered
        look = self._look if offered else GREYED
        ring = (theme.INK if offered else theme.FAINT, 3.0) if look.round else (theme.CLEAR, 0.0)
        self._plate.show(look.down if self.state == "down" else look.rest, *ring)
        self._large.show(self.text, look.ink)
        self._small.show(self.below, look.small)

    def _lay_out(self) -> None:
        box, unit = (self._box, self._unit) if self.choice is not None else (NOWHERE, 1.0)
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self._plate.place(box, unit)
        room = box.inside(8 * unit)
        if not self.below:
            self._large.place(room, unit)
            return
        small = theme.SMALL * 1.3 * unit
        self._small.place(Box(room.x, room.y, room.width, small), unit)
        self._large.place(Box(room.x, room.y + small, room.width, room.height - small), unit)
