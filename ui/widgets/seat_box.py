"""A seat on the felt: its player, his chips and badges, what lies in front of him, and the button."""

from collections.abc import Callable
from typing import Any

from kivy.uix.behaviors.button import ButtonBehavior
from kivy.uix.widget import Widget

from assistant.words import Seat
from ui import theme
from ui.theme import Colour
from ui.views.seat_view import Badge, SeatView
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text, width_of
from ui.widgets.front import Front, Side

WIDTH, HEIGHT = 188, 90
WORD = Print(17, bold=True, align="center")


class BadgeMark:
    """A word on a coloured ground, as wide as the word, at the right end of its place."""

    HEIGHT = 26

    def __init__(self, canvas: Any) -> None:
        self._plate = Plate(canvas, radius=6)
        self._text = Text(canvas, WORD)
        self._badge: Badge | None = None
        self._box, self._unit = NOWHERE, 1.0

    def place(self, right: float, y: float, unit: float) -> None:
        """Say where it ends on the right, and its lower edge, in pixels."""
        self._box, self._unit = Box(right, y, 0, self.HEIGHT * unit), unit
        self._lay_out()

    def show(self, badge: Badge | None) -> None:
        """Show *badge*, or none."""
        ground, ink = theme.BADGES[badge.kind] if badge else (theme.CLEAR, theme.CLEAR)
        self._plate.show(ground)
        self._text.show(badge.text if badge else "", ink)
        if badge != self._badge:
            self._badge = badge
            self._lay_out()

    @property
    def width(self) -> float:
        """How wide it is, in pixels."""
        return width_of(self._badge.text, WORD, self._unit) + 14 * self._unit if self._badge else 0.0

    def _lay_out(self) -> None:
        box = Box(self._box.x - self.width, self._box.y, self.width, self._box.height)
        self._plate.place(box, self._unit)
        self._text.place(box, self._unit)


class SeatBox(ButtonBehavior, Widget):
    """One seat. What lies in front of it is drawn beyond its box, towards the middle of the table."""

    def __init__(self, seat: Seat, side: Side, chosen: Callable[[Seat], None]) -> None:
        super().__init__(size_hint=(None, None))
        self.seat, self._chosen = seat, chosen
        self.view: SeatView | None = None
        self.ground = theme.CLEAR
        self._plate = Plate(self.canvas)
        self._number = Text(self.canvas, Print(theme.TEXT, bold=True))
        self._name = Text(self.canvas, Print(theme.SMALL, short=True))
        self._stack = Text(self.canvas, Print(theme.FIGURE, bold=True))
        self._note = Text(self.canvas, Print(theme.SMALL, align="right"))
        self._post, self._badge = BadgeMark(self.canvas), BadgeMark(self.canvas)
        self._front = Front(self.canvas, side)
        self._box, self._unit = NOWHERE, 1.0

    def place(self, box: Box, unit: float) -> None:
        """Say where its box is."""
        self._box, self._unit = box, unit
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self._plate.place(box, unit)
        self._front.place(box, unit)
        self._lay_out()

    def show(self, view: SeatView) -> None:
        """Show the seat as it is now."""
        if view == self.view:
            return
        self.view = view
        ink, small = _inks(view)
        self.ground, line, thick = _plate(view)
        self._plate.show(self.ground, line, thick)
        self._number.show(str(view.seat), ink)
        self._name.show(view.name or ("open seat" if view.state == "open" else ""), small)
        self._stack.show(view.stack, ink)
        self._note.show(view.note, small)
        self._post.show(view.post)
        self._badge.show(view.badge)
        self._front.show(view)
        self._lay_out()

    def on_release(self) -> None:
        """Tell which seat was tapped."""
        self._chosen(self.seat)

    def _lay_out(self) -> None:
        unit = self._unit
        room = self._box.inside(12 * unit, 8 * unit)
        number = (34 if self.seat > 9 else 22) * unit
        row = 26 * unit
        self._post.place(room.right, room.top - row, unit)
        self._number.place(Box(room.x, room.top - row, number, row), unit)
        name = room.width - number - (self._post.width + 6 * unit)
        self._name.place(Box(room.x + number, room.top - row, max(name, 0), row), unit)
        self._badge.place(room.right, room.y + 20 * unit, unit)
        note = self.view is not None and bool(self.view.note)
        beside = max(self._badge.width, 78 * unit if note else 0)
        self._stack.place(Box(room.x, room.y - 2 * unit, room.width - beside - 6 * unit, 46 * unit), unit)
        self._note.place(Box(room.right - 90 * unit, room.y - 3 * unit, 90 * unit, 22 * unit), unit)


def _inks(view: SeatView) -> tuple[Colour, Colour]:
    if view.to_act:
        return theme.ON_ACTS, theme.ON_ACTS
    if view.state == "in":
        return theme.INK, theme.MUTED
    return theme.FAINT, theme.FAINT


def _plate(view: SeatView) -> tuple[Colour, Colour, float]:
    if view.to_act:
        return theme.ACTS, theme.INK, 3.0
    if view.state == "in":
        return theme.SURFACE, theme.LINE, 2.0
    return theme.GREYED, theme.SURFACE, 2.0
