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


class DeskDrawer(Part):
    """A tab where the dealer sits, and over it, when it is open, the deck. A tap lays a card on *desk* or lifts it."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._tab = self.press(self._turn, PLAIN, Tap("Simulated reader"))
        self._drawer = _Deck(desk, self._close)

    @property
    def is_open(self) -> bool:
        """Whether the deck lies there."""
        return self._drawer.parent is not None

    def refresh(self) -> None:
        """Show what lies on the reader now."""
        self._drawer.refresh()

    def lay_out(self) -> None:
        """The tab over the bar, in the middle of the felt's near side; the drawer over both."""
        felt = self.box
        tab = Box(felt.middle[0] - TAB_WIDTH / 2 * self.unit, felt.y, TAB_WIDTH * self.unit, TAB_HEIGHT * self.unit)
        self._tab.place(tab, self.unit)
        bottom = theme.EDGE * self.unit
        self._drawer.place(Box(felt.x, bottom, felt.width, HEIGHT * self.unit), self.unit)

    def _turn(self, _: Choice) -> None:
        here(self._drawer, self, there=True)
        self.refresh()

    def _close(self) -> None:
        here(self._drawer, self, there=False)


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
