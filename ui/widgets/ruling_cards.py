"""Which cards came for the board: their ranks, the four cards of the rank that was tapped, and those named so far."""

from collections.abc import Callable

from assistant.cards import Card, Rank
from ui import theme
from ui.views.ruling_view import RulingView
from ui.widgets.card_face import CardFace
from ui.widgets.card_key import CardKey
from ui.widgets.drawing import NOWHERE, Box, Print, Text
from ui.widgets.layout import grid, off_the_bottom, off_the_top
from ui.widgets.part import Part
from ui.widgets.press import ACTS, KEY
from ui.widgets.ruling_list import show_tap, value_of

ACROSS, ROWS, SUITS, MOST_NAMED = 5, 3, 4, 6
QUESTION, NAMED, SUITED = 30, 84, 100
"""Heights in units."""
CARD_RATIO = 0.7


class RulingCards(Part):
    """*rank* is told a rank, *card* a card; one that was named already is taken away so."""

    def __init__(self, rank: Callable[[Rank], None], card: Callable[[Card], None]) -> None:
        super().__init__()
        self._question = Text(self.canvas, Print(theme.TEXT, bold=True), theme.MUTED)
        self._named = [CardFace(self.canvas) for _ in range(MOST_NAMED)]
        self._ranks = [self.press(lambda tap: rank(value_of(tap)), KEY) for _ in Rank]
        self._suited = [CardKey(card) for _ in range(SUITS)]
        self._suits_place = NOWHERE
        for key in self._suited:
            self.add_widget(key)

    def show(self, view: RulingView) -> None:
        """Show what was named so far."""
        self._question.show(view.question)
        for number, face in enumerate(self._named):
            if number <= len(view.cards):
                face.show(view.cards[number] if number < len(view.cards) else None)
            else:
                face.hide()
        for number, press in enumerate(self._ranks):
            show_tap(press, view.ranks[number] if number < len(view.ranks) else None, KEY, ACTS)
        for number, key in enumerate(self._suited):
            card = view.suited[number] if number < len(view.suited) else None
            key.show(card, marked=card in view.cards)
        self._place_suits()

    def lay_out(self) -> None:
        """What was named above, the ranks below it, and at the bottom the cards of one rank."""
        gap, unit = theme.GAP * self.unit, self.unit
        question, rest = off_the_top(self.box, QUESTION * unit, gap)
        named, rest = off_the_top(rest, NAMED * unit, 2 * gap)
        self._suits_place, ranks = off_the_bottom(rest, SUITED * unit, 2 * gap)
        self._question.place(question, unit)
        step = named.height * CARD_RATIO + gap
        for number, face in enumerate(self._named):
            face.place(Box(named.x + number * step, named.y, step - gap, named.height))
        for press, place in zip(self._ranks, grid(ranks, ACROSS, ROWS, gap), strict=False):
            press.place(place, unit)
        self._place_suits()

    def _place_suits(self) -> None:
        for key, place in zip(self._suited, grid(self._suits_place, SUITS, 1, theme.GAP * self.unit), strict=True):
            key.place(place if key.card is not None else NOWHERE, self.unit)
