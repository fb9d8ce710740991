"""The drawer of desk mode: the deck, to lay on the simulated reader. What it reads comes in over its serial line."""

from collections.abc import Callable

from kivy.input.motionevent import MotionEvent

from assistant.cards import DECKS, Card
from ui import theme
from ui.reading import Desk
from ui.views.choices import Choice
from ui.views.taps import Tap
from ui.widgets.card_key import CardKey
from ui.widgets.drawing import Box, Plate
from ui.widgets.layout import beside, grid, off_the_top
from ui.widgets.part import Part, here
from ui.widgets.press import PLAIN

SUITS, RANKS = 4, 13
TAB_WIDTH, TAB_HEIGHT = 230, 60
HEIGHT = 372
OVER_BUTTONS = 224
"""How far up the panel its large buttons reach, in units."""


class DeskDrawer(Part):
    """The deck, over the lower part of the felt, and a tab that opens it. A tap lays a card on *desk* or lifts it.

    It opens by itself when cards are due, and closes when they have come.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._tab = self.press(self._open, PLAIN)
        self._deck: _Deck | None = None
        self._due = self._felt = False

    def show(self, *, due: bool, felt: bool) -> None:
        """Say whether cards are *due*, and whether the *felt* is shown or the hands that are laid down."""
        if due != self._due:
            self._put(there=due)
        self._due, self._felt = due, felt
        self.lay_out()

    def lay_out(self) -> None:
        """The tab where the dealer sits, or beside the hands; the deck over the bar and the near side of the felt."""
        deck = self._deck if self._deck is not None and self._deck.parent is not None else None
        self._tab.show(None if deck is not None else Tap("Simulated reader"))
        width, height, edge = TAB_WIDTH * self.unit, TAB_HEIGHT * self.unit, theme.EDGE * self.unit
        table = Box(edge, edge, self.box.width - theme.PANEL * self.unit - 2 * edge, HEIGHT * self.unit)
        if deck is not None:
            deck.refresh()
            deck.place(table, self.unit)
        if self._felt:
            left, bottom = table.middle[0] - width / 2, 2 * edge + theme.FINGER * self.unit
        else:
            left, bottom = self.box.right - edge - width, edge + OVER_BUTTONS * self.unit
        self._tab.place(Box(left, bottom, width, height), self.unit)

    def _open(self, _: Choice) -> None:
        self._put(there=True)
        self.lay_out()

    def _close(self) -> None:
        self._put(there=False)
        self.lay_out()

    def _put(self, *, there: bool) -> None:
        """The deck is made when it is wanted for the first time."""
        if self._deck is None and there:
            self._deck = _Deck(self._desk, self._close)
        if self._deck is not None:
            here(self._deck, self, there)


class _Deck(Part):
    def __init__(self, desk: Desk, close: Callable[[], None]) -> None:
        super().__init__()
        self._desk, self._close = desk, close
        self._ground = Plate(self.canvas.before, theme.SURFACE)
        self._keys = [CardKey(self._tapped) for _ in range(len(DECKS[52]))]
        for key in self._keys:
            self.add_widget(key)
        self._buttons = [self.press(self._pressed) for _ in range(4)]

    def refresh(self) -> None:
        """Show which cards lie on the reader: they stand out."""
        lying = self._desk.lying
        for key, card in zip(self._keys, DECKS[52], strict=True):
            key.show(card, marked=card in lying)
        cable = "Pull the cable" if self._desk.plugged_in else "Plug it in"
        taps = (
            Tap("Sweep", "all cards", value=self._desk.sweep, greyed=not lying),
            Tap(cable, value=self._desk.pull_or_plug),
            Tap("Unknown", "card", value=self._desk.lay_unknown),
            Tap("Close", value=self._close),
        )
        for button, tap in zip(self._buttons, taps, strict=True):
            button.show(tap)

    def lay_out(self) -> None:
        """The cards in four rows, the buttons above them."""
        gap = 0.6 * theme.GAP * self.unit
        self._ground.place(self.box, self.unit)
        buttons, cards = off_the_top(self.box.inside(theme.GAP * self.unit), theme.FINGER * self.unit, 1.5 * gap)
        for button, place in zip(self._buttons, beside(buttons, (1,) * len(self._buttons), gap), strict=True):
            button.place(place, self.unit)
        for key, place in zip(self._keys, grid(cards, RANKS, SUITS, gap), strict=True):
            key.place(place, self.unit)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let nothing through to what lies under it."""
        return bool(super().on_touch_down(touch)) or bool(self.collide_point(*touch.pos))

    def _tapped(self, card: Card) -> None:
        if card in self._desk.lying:
            self._desk.lift(card)
        else:
            self._desk.lay(card)
        self.refresh()

    def _pressed(self, choice: Choice) -> None:
        if isinstance(choice, Tap) and choice.offered:
            choice.value()
            self.refresh()
