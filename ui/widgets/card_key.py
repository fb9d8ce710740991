"""A card that can be tapped."""

from collections.abc import Callable
from typing import Any

from kivy.uix.behaviors.button import ButtonBehavior
from kivy.uix.widget import Widget

from assistant.cards import Card
from ui import theme
from ui.widgets.card_face import CardFace
from ui.widgets.drawing import NOWHERE, Box, Plate

SHADE = theme.rgb("0b0f14", 0.82)
FINGER_ON = theme.rgb("ffc533", 0.45)


class CardKey(ButtonBehavior, Widget):
    """*tapped* is told the card. One that is greyed does nothing."""

    def __init__(self, tapped: Callable[[Card], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._tapped = tapped
        self.card: Card | None = None
        self.greyed = False
        self._face = CardFace(self.canvas)
        self._shade = Plate(self.canvas, theme.CLEAR, radius=8)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self._face.place(box)
        self._shade.place(box, unit)

    def show(self, card: Card | None, *, greyed: bool = False, marked: bool = False) -> None:
        """Show *card*, or nothing; *marked* where it has been chosen."""
        self.card, self.greyed = card, greyed
        if card is None:
            self._face.hide()
            self.place(NOWHERE, 1.0)
        else:
            self._face.show(card, marked=marked)
        self._paint()

    def on_state(self, *_: Any) -> None:
        """Look pressed while a finger is on it."""
        self._paint()

    def on_release(self) -> None:
        """Tell which card it is."""
        if self.card is not None and not self.greyed:
            self._tapped(self.card)

    def _paint(self) -> None:
        pressed = self.state == "down" and not self.greyed
        self._shade.show(SHADE if self.greyed else FINGER_ON if pressed else theme.CLEAR)
