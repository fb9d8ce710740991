"""A card as it lies face up, and the place for one that has not come yet."""

from typing import Any

from assistant.cards import Card, Rank
from ui import theme
from ui.widgets.drawing import Box, Plate, Print, Text

PARTS = 100
"""What a card is high, in the units of what is printed on it."""


class CardFace:
    """One card, drawn into a widget's canvas. Suits have four colours and their own signs."""

    def __init__(self, canvas: Any) -> None:
        self._plate = Plate(canvas, theme.CLEAR, radius=10)
        self._rank = Text(canvas, Print(50, bold=True, align="center"))
        self._suit = Text(canvas, Print(50, align="center", font=theme.SUIT_FONT))

    def place(self, box: Box) -> None:
        """Say where it is. What is printed on it is as large as it is."""
        unit = box.height / PARTS
        self._plate.place(box, unit)
        half = box.height / 2
        self._rank.place(Box(box.x, box.y + half * 0.96, box.width, half), unit)
        self._suit.place(Box(box.x, box.y + half * 0.04, box.width, half), unit)

    def show(self, card: Card | None, *, dim: bool = False, marked: bool = False) -> None:
        """Show *card*, or the empty place; *dim* where it does not play, *marked* where it decides something."""
        line, thick = (theme.ACTS, 5.0) if marked else (theme.CLEAR, 0.0)
        if card is None:
            self._plate.show(theme.CARD_SLOT, line, thick)
            self._rank.show("")
            self._suit.show("")
            return
        colour = theme.SUITS[card.suit.symbol]
        self._plate.show(theme.CARD_DIM if dim else theme.CARD, line, thick)
        self._rank.show("10" if card.rank is Rank.TEN else card.rank.letter, colour)
        self._suit.show(card.suit.symbol, colour)

    def hide(self) -> None:
        """Draw nothing."""
        self._plate.show(theme.CLEAR)
        self._rank.show("")
        self._suit.show("")
