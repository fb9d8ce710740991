"""The deck in a grid, for cards that no reader reads: one tap a card."""

from collections.abc import Callable
from typing import Any

from assistant.cards import DECKS, Card
from assistant.commands import VoidDeal
from ui import theme
from ui.screens.sheet import Sheet
from ui.views.cards_view import CardsView
from ui.views.taps import Tap
from ui.widgets.card_face import CardFace
from ui.widgets.card_key import CardKey
from ui.widgets.drawing import NOWHERE, Box
from ui.widgets.entry import Title
from ui.widgets.layout import beside, grid, off_the_top
from ui.widgets.press import ACTS

SUITS = 4
MOST_PLACES = 7
PLACES_HEIGHT = 92
PLACE_WIDTH = 68


class CardsScreen(Sheet):
    """Shows what *view* gives. *tapped* is told a card, *does* what a button stands for."""

    def __init__(
        self,
        view: Callable[[], CardsView],
        tapped: Callable[[Card], None],
        does: Callable[[str], None],
        **settings: Any,
    ) -> None:
        super().__init__(**settings)
        self._view, self._does = view, does
        self._title = Title(self.canvas)
        self._places = [CardFace(self.canvas) for _ in range(MOST_PLACES)]
        self._keys = [CardKey(tapped) for _ in range(len(DECKS[52]))]
        for key in self._keys:
            self.add_widget(key)
        self._across = 0
        self._room = NOWHERE

    def refresh(self) -> None:
        """Show which cards may be tapped in now."""
        view = self._view()
        other_deck, self._across = self._across != len(view.rows[0]), len(view.rows[0])
        self._title.show(view.title, view.says)
        cells = [cell for row in view.rows for cell in row]
        for number, key in enumerate(self._keys):
            if number < len(cells):
                cell = cells[number]
                key.show(cell.card, greyed=cell.standing == "seen", marked=cell.standing == "here")
            else:
                key.show(None)
        self._show_places(view)
        self._show_bar(view)
        if other_deck:
            self.lay_out(self._room)

    def pressed(self, value: Any) -> None:
        """A button of the bar."""
        self._does(value)

    def lay_out(self, room: Box) -> None:
        """What is due above, and under it a row for each suit."""
        self._room = room
        if not self._across:
            return
        gap = theme.GAP * self.unit
        above, below = off_the_top(room, PLACES_HEIGHT * self.unit, 2 * gap)
        title, places = beside(above, (1, 1), gap)
        self._title.place(title, self.unit)
        self._place_faces(places)
        for key, place in zip(self._keys, grid(below, self._across, SUITS, gap), strict=False):
            key.place(place, self.unit)

    def _place_faces(self, box: Box) -> None:
        width, step = PLACE_WIDTH * self.unit, (PLACE_WIDTH + theme.GAP) * self.unit
        for number, face in enumerate(self._places):
            face.place(Box(box.x + number * step, box.y, width, box.height))

    def _show_places(self, view: CardsView) -> None:
        for number, face in enumerate(self._places):
            if number < len(view.places):
                face.show(view.places[number])
            else:
                face.hide()

    def _show_bar(self, view: CardsView) -> None:
        told = view.told
        right = [Tap(" ".join(card.pretty for card in view.again), "again", value="again")] if view.again else []
        if told is not None and isinstance(told.offer, VoidDeal):
            right.append(Tap("Void", "the deal", value="void"))
        if view.may_finish:
            right.append(Tap("Done", value="finish"))
        self.show_bar((Tap("Back", value="table"), Tap("Undo", value="undo")), right, ACTS)
        self.say(told.says if told is not None else "", wrong=True)
