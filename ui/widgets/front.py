"""What lies in front of a seat: its bet, its cards that are face up, and the button."""

from typing import Any, Literal

from ui import theme
from ui.views.seat_view import SeatView
from ui.widgets.card_face import CardFace
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text, width_of

Side = Literal["left", "top", "right"]
"""Where a seat is, as the dealer sees the table."""

CARD_WIDTH, CARD_HEIGHT, CARD_STEP = 32, 46, 34
PILL, DISC, CHIP = 34, 34, 18
BET = Print(theme.TEXT, bold=True)
AWAY = 10
"""How far from the seat's box all that is, in units."""


class Front:
    """Drawn into the canvas of the seat's box, and beyond it."""

    def __init__(self, canvas: Any, side: Side) -> None:
        self._canvas, self._side = canvas, side
        self._pill = Plate(canvas, theme.CLEAR, radius=PILL / 2)
        self._chip = Plate(canvas, theme.CLEAR, radius=CHIP / 2)
        self._bet = Text(canvas, BET)
        self._disc = Plate(canvas, theme.CLEAR, radius=DISC / 2)
        self._letter = Text(canvas, Print(theme.TEXT, bold=True, align="center"), theme.ON_ACTS)
        self._cards: list[CardFace] = []
        self._seat, self._unit = NOWHERE, 1.0
        self._view: SeatView | None = None

    def place(self, seat: Box, unit: float) -> None:
        """Say where the seat's box is."""
        self._seat, self._unit = seat, unit
        self._lay_out()

    def show(self, view: SeatView) -> None:
        """Show what lies in front of the seat now."""
        self._view = view
        self._pill.show(theme.PILL if view.bet else theme.CLEAR)
        self._chip.show(*((theme.CHIP, theme.INK, 2.0) if view.bet else (theme.CLEAR,)))
        self._bet.show(view.bet)
        self._disc.show(theme.CARD if view.button else theme.CLEAR)
        self._letter.show("D" if view.button else "")
        while len(self._cards) < len(view.up):
            self._cards.append(CardFace(self._canvas))
        for face, card in zip(self._cards, view.up, strict=False):
            face.show(card)
        for face in self._cards[len(view.up) :]:
            face.hide()
        self._lay_out()

    def _lay_out(self) -> None:
        if self._view is None:
            return
        self._place_bet()
        self._place_button()
        for number, face in enumerate(self._cards):
            face.place(self._card(number))

    def _place_bet(self) -> None:
        unit, bet = self._unit, self._view.bet if self._view is not None else ""
        width = width_of(bet, BET, unit) + (CHIP + 30) * unit if bet else 0
        pill = self._at_seat(width, PILL * unit, self._bet_height())
        self._pill.place(pill, unit)
        self._chip.place(Box(pill.x + 10 * unit, pill.y + 8 * unit, CHIP * unit, CHIP * unit), unit)
        left = pill.x + (CHIP + 17) * unit
        self._bet.place(Box(left, pill.y, pill.right - left, pill.height), unit)

    def _bet_height(self) -> float:
        """How far the bet is from the seat's upper edge, in units: under the cards, if there are any."""
        cards = CARD_HEIGHT + 6 if self._view is not None and self._view.up else 0
        if self._side == "top":
            return AWAY + cards
        return cards or 28.0

    def _card(self, number: int) -> Box:
        unit = self._unit
        row = self._at_seat(
            CARD_STEP * len(self._view.up if self._view else ()) * unit,
            CARD_HEIGHT * unit,
            AWAY if self._side == "top" else 0,
        )
        return Box(row.x + number * CARD_STEP * unit, row.y, CARD_WIDTH * unit, row.height)

    def _at_seat(self, width: float, height: float, down: float) -> Box:
        """A place in front of the seat, *down* units below the edge that it is measured from."""
        seat, unit = self._seat, self._unit
        if self._side == "top":
            return Box(seat.middle[0] - width / 2, seat.y - down * unit - height, width, height)
        y = seat.top - down * unit - height
        if self._side == "left":
            return Box(seat.right + AWAY * unit, y, width, height)
        return Box(seat.x - AWAY * unit - width, y, width, height)

    def _place_button(self) -> None:
        seat, unit = self._seat, self._unit
        x = seat.x + 6 * unit if self._side == "right" else seat.right - (DISC + 6) * unit
        box = Box(x, seat.y - 30 * unit, DISC * unit, DISC * unit)
        self._disc.place(box, unit)
        self._letter.place(box, unit)
