"""Keys for an amount, over the upper part of the panel: the amount stands above them, with what it may be."""

from collections.abc import Callable

from kivy.input.motionevent import MotionEvent
from kivy.uix.widget import Widget

from ui import theme
from ui.views.amount import Amount
from ui.views.choices import Choice, money
from ui.views.taps import Tap
from ui.widgets.drawing import Box, Plate, Print, Text
from ui.widgets.press import KEY, PLAIN, Press

KEYS = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "00", "0", "Back")
COLUMNS, ROWS = 3, 4
DISPLAY = 92


class Keypad(Widget):
    """Ten digits, 00 and back. Every amount is told to *changed*; *close* is called to put the keys away."""

    def __init__(self, changed: Callable[[Amount], None], close: Callable[[], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._changed, self._close = changed, close
        self._amount: Amount | None = None
        self._ground = Plate(self.canvas, theme.GROUND, radius=0)
        self._display = Plate(self.canvas)
        self._to = Text(self.canvas, Print(theme.LARGE + 6, bold=True))
        self._told = Text(self.canvas, Print(theme.SMALL), theme.MUTED)
        self._presses = [Press(self._tapped, KEY, Tap(key, value=key)) for key in KEYS]
        self._done = Press(lambda _: close(), PLAIN, Tap("Close"))
        for press in (*self._presses, self._done):
            self.add_widget(press)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        gap, done = theme.GAP * unit, 96 * unit
        self._ground.place(box, unit)
        display = Box(box.x, box.top - DISPLAY * unit, box.width - done - gap, DISPLAY * unit)
        self._display.place(display, unit)
        room = display.inside(14 * unit, 6 * unit)
        self._to.place(Box(room.x, room.y + room.height * 0.4, room.width, room.height * 0.6), unit)
        self._told.place(Box(room.x, room.y, room.width, room.height * 0.4), unit)
        self._done.place(Box(display.right + gap, display.y, done, display.height), unit)
        width = (box.width - (COLUMNS - 1) * gap) / COLUMNS
        height = (box.height - display.height - ROWS * gap) / ROWS
        for number, press in enumerate(self._presses):
            row, column = divmod(number, COLUMNS)
            y = display.y - (row + 1) * (height + gap)
            press.place(Box(box.x + column * (width + gap), y, width, height), unit)

    def show(self, amount: Amount) -> None:
        """Show the amount, and between what it may be, or why it may not be."""
        self._amount = amount
        choice = amount.choice
        self._to.show(money(amount.to), theme.INK if choice.offered else theme.MUTED)
        told, colour = (amount.limits, theme.MUTED) if choice.offered else (choice.below, theme.ACTS)
        self._told.show(told, colour)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let nothing through to what lies under it."""
        return bool(super().on_touch_down(touch)) or bool(self.collide_point(*touch.pos))

    def _tapped(self, choice: Choice) -> None:
        if self._amount is None:
            return
        self._changed(self._amount.back() if choice.text == "Back" else self._amount.with_digits(choice.text))
