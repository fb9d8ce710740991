"""The table from above: ten seats round the felt, the pots in the middle, and the board.

The dealer sits at the lower edge; seat 1 is at his left, and the seats go round clockwise.
"""

from collections.abc import Callable
from typing import Any

from kivy.graphics import Color, Line
from kivy.uix.widget import Widget

from assistant.words import SEATS, Seat
from ui import theme
from ui.views.middle import Middle
from ui.views.seat_view import SeatView
from ui.widgets.card_face import CardFace
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text
from ui.widgets.front import Side
from ui.widgets.seat_box import HEIGHT, WIDTH, SeatBox

SIDES: dict[int, Side] = {1: "left", 2: "left", 3: "left", 8: "right", 9: "right", 10: "right"}
ROWS = {1: 20, 10: 20, 2: 148, 9: 148, 3: 294, 8: 294}
"""How high the seats at the sides are, in units from the lower edge."""
TOP = 480
INSET = 40
"""How far in the seats beside the dealer are."""
RAIL, RADIUS = 12, 218
"""How wide the rail is, and how round the cloth is, in units."""
OVERLAP = 1
"""How far the rail lies over the cloth, in pixels, so that nothing shows between them."""

BOARD_CARDS, CARD_WIDTH, CARD_HEIGHT = 5, 72, 104
BOARD_UP = 214
LINES = 4


class Felt(Widget):
    """The table. A tap on a seat is told to *chosen*."""

    def __init__(self, chosen: Callable[[Seat], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._cloth = Plate(self.canvas.before, theme.FELT, radius=RADIUS)
        with self.canvas.before:
            Color(*theme.RAIL)
            self._rail = Line()  # round the cloth, not under it: what lies under it would be drawn for nothing
        self._middle = MiddleOfTable(self.canvas)
        self.seats = {seat: SeatBox(seat, SIDES.get(seat, "top"), chosen) for seat in SEATS}
        for box in self.seats.values():
            self.add_widget(box)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        rail = Box(box.x + 44 * unit, box.y + 66 * unit, box.width - 88 * unit, box.height - 112 * unit)
        self._cloth.place(rail.inside(RAIL * unit), unit)
        middle = rail.inside(RAIL / 2 * unit)
        self._rail.width = RAIL / 2 * unit + OVERLAP
        self._rail.rounded_rectangle = (middle.x, middle.y, middle.width, middle.height, (RADIUS + RAIL / 2) * unit)
        self._middle.place(box, unit)
        for seat, widget in self.seats.items():
            widget.place(_seat_place(seat, box, unit), unit)

    def show(self, seats: tuple[SeatView, ...], middle: Middle) -> None:
        """Show the table as it is now."""
        for view in seats:
            self.seats[view.seat].show(view)
        self._middle.show(middle)


def _seat_place(seat: int, box: Box, unit: float) -> Box:
    width, height = WIDTH * unit, HEIGHT * unit
    side = SIDES.get(seat)
    if side is None:
        step = (box.width - 2 * theme.EDGE * unit - width) / 3
        return Box(box.x + theme.EDGE * unit + (seat - 4) * step, box.y + TOP * unit, width, height)
    inset = (theme.EDGE + (INSET if seat in (1, 10) else 0)) * unit
    x = box.x + inset if side == "left" else box.right - inset - width
    return Box(x, box.y + ROWS[seat] * unit, width, height)


class MiddleOfTable:
    """The street, what is in the pots and who can win it; above the board, where there is one."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._street = Text(canvas, Print(theme.SMALL, bold=True, align="center"), theme.PAID)
        self._total = Text(canvas, Print(theme.TOTAL, bold=True, align="center"))
        self._pots = [Text(canvas, Print(theme.SMALL + 1, align="center")) for _ in range(LINES)]
        self._cards: list[CardFace] = []
        self._box, self._unit = NOWHERE, 1.0
        self._middle: Middle | None = None

    def place(self, box: Box, unit: float) -> None:
        """Say where the felt is."""
        self._box, self._unit = box, unit
        self._lay_out()

    def show(self, middle: Middle) -> None:
        """Show the middle as it is now."""
        if middle == self._middle:
            return
        self._middle = middle
        self._street.show(middle.street.upper())
        self._total.show(middle.total)
        for line, text in zip(self._pots, _lines(middle), strict=False):
            line.show(text)
        self._show_board(middle)
        self._lay_out()

    def _show_board(self, middle: Middle) -> None:
        places = [*middle.board, *[None] * middle.due]
        while len(self._cards) < len(places):
            self._cards.append(CardFace(self._canvas))
        for face, card in zip(self._cards, places, strict=False):
            face.show(card)
        for face in self._cards[len(places) :]:
            face.hide()

    def _lay_out(self) -> None:
        if self._middle is None:
            return
        board = bool(self._middle.board or self._middle.due)
        top, first = (409, 148) if board else (372, 268)
        self._line(self._street, top, 24, 300)
        self._line(self._total, top - 58, 58, 300 if board else 136)
        for number, line in enumerate(self._pots):
            self._line(line, first - 26 * number, 26, 400)
        step = (CARD_WIDTH + 6) * self._unit
        left = self._box.middle[0] - step * BOARD_CARDS / 2
        for number, face in enumerate(self._cards):
            place = Box(
                left + number * step,
                self._box.y + BOARD_UP * self._unit,
                CARD_WIDTH * self._unit,
                CARD_HEIGHT * self._unit,
            )
            face.place(place)

    def _line(self, text: Text, up: float, height: float, width: float) -> None:
        unit = self._unit
        text.place(
            Box(self._box.middle[0] - width / 2 * unit, self._box.y + up * unit, width * unit, height * unit), unit
        )


def _lines(middle: Middle) -> list[str]:
    """The pots, as many as there is room for, and the note under them."""
    lines = list(middle.pots[:LINES])
    if len(middle.pots) > LINES:
        lines[-1] = f"and {len(middle.pots) - LINES + 1} more side pots"
    if middle.note and len(lines) < LINES:
        lines.append(middle.note)
    return lines + [""] * (LINES - len(lines))
