"""A hand at the showdown: whose it is, its cards as they are laid, what they make, and what it is paid."""

from collections.abc import Callable

from kivy.uix.behaviors.button import ButtonBehavior

from assistant.words import Seat
from ui import theme
from ui.theme import Colour
from ui.views.showdown_view import HandRow
from ui.widgets.card_face import CardFace
from ui.widgets.drawing import Box, Plate, Print, Text, width_of
from ui.widgets.part import Part

PLATES: dict[str, tuple[Colour, Colour, float]] = {
    "paid": (theme.PAID_GROUND, theme.PAID_LINE, 3.0),
    "shown": (theme.SURFACE, theme.LINE, 2.0),
    "now": (theme.SURFACE, theme.ACTS, 4.0),
    "waits": (theme.GREYED, theme.LINE, 2.0),
}
CARD_RATIO = 0.7
"""How wide a card is for its height."""
SUM = Print(theme.LARGE, bold=True, align="right")
WIDE = 600
FEW_CARDS = 2
"""From this width on, in units, or with so few cards, what a hand makes stands beside them; under them otherwise."""


class HandLine(ButtonBehavior, Part):
    """One claimant. A tap says that his cards come next."""

    def __init__(self, chosen: Callable[[Seat], None]) -> None:
        super().__init__()
        self._chosen = chosen
        self.row: HandRow | None = None
        self._plate = Plate(self.canvas)
        self._seat = Text(self.canvas, Print(theme.BUTTON, bold=True))
        self._told = Text(self.canvas, Print(theme.SMALL, lines=True), theme.MUTED)
        self._hand = Text(self.canvas, Print(theme.TEXT, bold=True, lines=True))
        self._detail = Text(self.canvas, Print(theme.SMALL, lines=True), theme.MUTED)
        self._paid = Text(self.canvas, SUM, theme.PAID)
        self._cards: list[CardFace] = []

    def show(self, row: HandRow) -> None:
        """Show the hand as it lies now."""
        if row == self.row:
            return
        self.row = row
        self._write(row)
        self.lay_out()

    def on_release(self) -> None:
        """Tell whose cards come next."""
        if self.row is not None:
            self._chosen(self.row.seat)

    def _write(self, row: HandRow) -> None:
        self._plate.show(*PLATES[row.standing])
        self._seat.show(f"Seat {row.seat}", theme.MUTED if row.standing == "waits" else theme.INK)
        self._told.show("\n".join(filter(None, (row.name, row.told))))
        self._hand.show(row.hand)
        self._detail.show(row.detail)
        self._paid.show(row.paid)
        while len(self._cards) < row.need:
            self._cards.append(CardFace(self.canvas))
        for number, face in enumerate(self._cards):
            if number < len(row.cards):
                card = row.cards[number]
                face.show(card, dim=bool(row.plays) and card not in row.plays, marked=card == row.marked)
            elif number < row.need:
                face.show(None)
            else:
                face.hide()

    def lay_out(self) -> None:
        """Whose it is, the cards, what they make, the sum: in one line, or in two where there is no room."""
        self._plate.place(self.box, self.unit)
        if self.row is None:
            return
        unit = self.unit
        room = self.box.inside(16 * unit, 10 * unit)
        if room.width < WIDE * unit and self.row.need > FEW_CARDS:
            self._lay_out_narrow(room, self.row)
            return
        sum_width = width_of(self.row.paid, SUM, unit)
        name = (116 if room.width >= WIDE * unit else 100) * unit
        names, cards, hand, paid = _split(room, (name, room.width * 0.38), sum_width, 12 * unit)
        self._place_over(names, self._seat, self._told)
        end = self._place_cards(cards, self.row.need)
        self._place_over(Box(end, hand.y, hand.right - end, hand.height), self._hand, self._detail)
        self._paid.place(paid, unit)

    def _lay_out_narrow(self, room: Box, row: HandRow) -> None:
        unit, half = self.unit, room.height * 0.42
        upper = Box(room.x, room.top - half, room.width, half)
        seat, sum_width = 96 * unit, 110 * unit if row.paid else 0.0
        self._seat.place(Box(upper.x, upper.y, seat, half), unit)
        self._told.place(Box(upper.x + seat, upper.y, upper.width - seat - sum_width, half), unit)
        self._paid.place(Box(upper.right - sum_width, upper.y, sum_width, half), unit)
        end = self._place_cards(Box(room.x, room.y, room.width * 0.5, room.height - half - 6 * unit), row.need)
        hand = Box(end, room.y, room.right - end, room.height - half - 6 * unit)
        self._place_over(hand, self._hand, self._detail)

    def _place_cards(self, box: Box, need: int) -> float:
        """The cards as large as they fit, and where what they make may begin."""
        gap = 5 * self.unit
        step = min(box.height * CARD_RATIO + gap, box.width / max(need, 1))
        width = step - gap
        height = min(box.height, width / CARD_RATIO)
        for number, face in enumerate(self._cards):
            face.place(Box(box.x + number * step, box.y + (box.height - height) / 2, width, height))
        return box.x + need * step + 10 * self.unit

    def _place_over(self, box: Box, large: Text, small: Text) -> None:
        """Two lines of text, one over the other."""
        large.place(Box(box.x, box.y, box.width, box.height * 0.66), self.unit)
        small.place(Box(box.x, box.y, box.width, box.height * 0.62), self.unit)
        over = (box.height - large.height - small.height) / 2
        large.place(Box(box.x, box.top - over - large.height, box.width, large.height), self.unit)
        small.place(Box(box.x, box.y + over, box.width, small.height), self.unit)


def _split(box: Box, left: tuple[float, float], right: float, gap: float) -> tuple[Box, Box, Box, Box]:
    """Two places of given widths at the left, one at the right, and the rest between them."""
    first = Box(box.x, box.y, left[0], box.height)
    second = Box(first.right + gap, box.y, left[1], box.height)
    last = Box(box.right - right, box.y, right, box.height)
    rest = Box(second.right + gap, box.y, last.x - second.right - 2 * gap, box.height)
    return first, second, rest, last
