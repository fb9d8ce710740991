"""Cards that decide who chooses first, or who has the first button: one tap a card, as it is turned up."""

from collections.abc import Callable, Mapping
from typing import Any

from assistant.cards import DECKS, Card, Deck
from assistant.table import Player
from assistant.words import SEATS, Seat
from ui import theme
from ui.screens.sheet import Sheet
from ui.views.draw_view import Drawing, Purpose, draw_view
from ui.views.taps import Tap
from ui.widgets.card_key import CardKey
from ui.widgets.drawing import NOWHERE, Box
from ui.widgets.entry import Title
from ui.widgets.layout import grid, off_the_top
from ui.widgets.press import ACTS, KEY, Press
from ui.widgets.ruling_list import show_tap, value_of

SUITS, RANKS = 4, 13
TITLE_HEIGHT, SEATS_HEIGHT = 76, 84
CLOSE = Tap("Close", value="close")


class DrawScreen(Sheet):
    """Deals to the *players* there are. *first* is told the seat that has the button, *close* is called to leave."""

    def __init__(
        self,
        purpose: Purpose,
        players: Callable[[], tuple[Mapping[Seat, Player], Deck, bool]],
        first: Callable[[Seat], None],
        close: Callable[[], None],
        **settings: Any,
    ) -> None:
        super().__init__(**settings)
        self._purpose, self._players, self._first, self._close = purpose, players, first, close
        self.drawing = Drawing(())
        self._title = Title(self.canvas)
        self._seats = [Press(lambda tap: self._deal(self.drawing.at(value_of(tap))), KEY) for _ in SEATS]
        self._keys = [CardKey(self._tapped) for _ in DECKS[52]]
        for key in (*self._seats, *self._keys):
            self.add_widget(key)
        self._room, self._across = NOWHERE, RANKS

    def on_pre_enter(self, *_: Any) -> None:
        """Begin with no card dealt."""
        players, _deck, to_jack = self._players()
        self.drawing = Drawing(tuple(sorted(players)), to_jack and self._purpose == "button")

    def refresh(self) -> None:
        """Show the cards that have been dealt, and what they decide."""
        players, deck, _ = self._players()
        names = {seat: player.name for seat, player in players.items()}
        view = draw_view(self.drawing, names, deck, self._purpose)
        self._title.show(view.title, view.says)
        for number, press in enumerate(self._seats):
            show_tap(press, view.seats[number] if number < len(view.seats) else None, KEY, ACTS)
        cells = [cell for row in view.rows for cell in row]
        for number, key in enumerate(self._keys):
            cell = cells[number] if number < len(cells) else None
            key.show(cell.card if cell else None, greyed=cell is not None and cell.standing == "seen")
        self._show_bar(view.first)
        if self._across != len(view.rows[0]):
            self._across = len(view.rows[0])
            self.lay_out(self._room)

    def pressed(self, value: Any) -> None:
        """A button of the bar."""
        match value:
            case "back":
                self._deal(self.drawing.back())
            case "first":
                self._first(self.drawing.order[0])
            case _:
                self._close()

    def lay_out(self, room: Box) -> None:
        """What is decided above, the seats under it, and a row for each suit."""
        self._room, gap = room, theme.GAP * self.unit
        title, rest = off_the_top(room, TITLE_HEIGHT * self.unit, gap)
        seats, deck = off_the_top(rest, SEATS_HEIGHT * self.unit, 2 * gap)
        self._title.place(title, self.unit)
        for press, place in zip(self._seats, grid(seats, len(SEATS), 1, gap), strict=True):
            press.place(place, self.unit)
        for key, place in zip(self._keys, grid(deck, self._across, SUITS, gap), strict=False):
            key.place(place, self.unit)

    def _show_bar(self, first: Seat | None) -> None:
        back = Tap("Back", "the last card", value="back", greyed=not self.drawing.dealt)
        told = f"to seat {first}" if first is not None else "not decided"
        button = Tap("Button", told, value="first", greyed=first is None)
        self.show_bar((CLOSE, back), (button,) if self._purpose == "button" else (), ACTS)

    def _tapped(self, card: Card) -> None:
        self._deal(self.drawing.with_card(card))

    def _deal(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.refresh()
