"""What may be done when something has gone wrong: over the upper part of the panel, left in one tap."""

from kivy.input.motionevent import MotionEvent

from ui import theme
from ui.views.choices import Choice
from ui.widgets.drawing import Plate, Print, Text
from ui.widgets.grid import Grid
from ui.widgets.layout import off_the_bottom, off_the_top
from ui.widgets.part import Part
from ui.widgets.press import KEY, PLAIN, Look, Pressed

BOOKS = (Choice("Log", "all that happened at this table", opens="log"),)
SEAT = Look(theme.RAISED, size=theme.TEXT)
DEALS = 2
"""How many of the rulings are about the whole deal; the others are about a seat's hand."""


class Rulings(Part):
    """Misdeal and void deal, a dead hand for each seat, and the log."""

    def __init__(self, chosen: Pressed) -> None:
        super().__init__()
        self._ground = Plate(self.canvas, theme.GROUND, radius=0)
        self._title = Text(self.canvas, Print(theme.TITLE, bold=True))
        self._deals = Grid(chosen, KEY, across=2, tallest=theme.FINGER)
        self._hands = Grid(chosen, SEAT, across=4, tallest=theme.FINGER)
        self._books = Grid(chosen, PLAIN, across=1, tallest=theme.FINGER)
        self._books.show(BOOKS)
        for part in (self._deals, self._hands, self._books):
            self.add_widget(part)

    def show(self, rulings: tuple[Choice, ...]) -> None:
        """Offer *rulings*, the greyed ones with their reasons."""
        self._deals.show(rulings[:DEALS])
        self._hands.show(rulings[DEALS:])
        self._title.show("Rule a hand dead, or the deal")

    def lay_out(self) -> None:
        """The deal above, the hands under it, the books at the bottom."""
        gap, finger = theme.GAP * self.unit, theme.FINGER * self.unit
        self._ground.place(self.box, self.unit)
        title, room = off_the_top(self.box, 40 * self.unit, gap)
        deals, room = off_the_top(room, finger, gap)
        books, hands = off_the_bottom(room, finger, gap)
        self._title.place(title, self.unit)
        for part, place in ((self._deals, deals), (self._hands, hands), (self._books, books)):
            part.place(place, self.unit)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let nothing through to what lies under it."""
        return bool(super().on_touch_down(touch)) or bool(self.collide_point(*touch.pos))
