"""A screen beside the table: the header above, a bar of buttons below, and room for what it is about."""

from collections.abc import Hashable, Sequence
from typing import Any

from kivy.base import EventLoop
from kivy.uix.screenmanager import Screen

from ui import theme
from ui.views.choices import Choice
from ui.views.heading import Heading
from ui.views.taps import Tap
from ui.widgets.drawing import NOWHERE, Box, Print, Text
from ui.widgets.head import Head
from ui.widgets.layout import off_the_bottom, off_the_top
from ui.widgets.press import KEY, Look, Press

BAR_HEIGHT = 84
BUTTON_WIDTH = 190
"""How wide a button is, in units, where they do not fill the bar."""
AT_THE_LEFT, AT_THE_RIGHT = 2, 4
"""How many buttons a bar has at most."""


class Sheet(Screen):
    """The buttons of the bar stand for values, which `pressed` is told; between them stands what else is to be said."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        EventLoop.window.clearcolor = theme.GROUND  # in place of a rectangle, which would be drawn over all of it
        self.head = Head()
        self.add_widget(self.head)
        self._says = Text(self.canvas.before, Print(theme.TEXT, lines=True), theme.MUTED)
        self._left = [Press(self._chosen, KEY) for _ in range(AT_THE_LEFT)]
        self._right = [Press(self._chosen, KEY) for _ in range(AT_THE_RIGHT)]
        for button in (*self._left, *self._right):
            self.add_widget(button)
        self._bar, self.unit = NOWHERE, 1.0
        self.bind(size=self._resized)

    def show_heading(self, heading: Heading) -> None:
        """Say what is played, over it all."""
        self.head.show(heading)

    def show_bar(self, left: Sequence[Tap], right: Sequence[Tap], main: Look = KEY) -> None:
        """Say which buttons stand at the left end and at the right; the last one is the *main* one."""
        for number, button in enumerate(self._left):
            button.show(left[number] if number < len(left) else None)
        for number, button in enumerate(self._right):
            tap = right[number] if number < len(right) else None
            button.show(tap, main if number == len(right) - 1 else KEY)
        self._lay_out_bar()

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Say something between the buttons."""
        self._says.show(text, theme.ACTS if wrong else theme.MUTED)
        self._lay_out_bar()

    @property
    def showing(self) -> Hashable:
        """What a finger sees here; where it changes, a touch that began before does nothing."""
        return None

    def refresh(self) -> None:
        """Show things as they are: for the screen itself to say."""
        raise NotImplementedError(f"{type(self).__name__} does not say what it shows")

    def lay_out(self, room: Box) -> None:
        """Place what the screen is about: for the screen itself to say."""
        raise NotImplementedError(f"{type(self).__name__} does not say where its parts are")

    def pressed(self, value: Any) -> None:
        """A button of the bar was pressed: for the screen itself to say what it does."""
        raise NotImplementedError(f"{type(self).__name__} does not say what {value!r} does")

    def on_enter(self, *_: Any) -> None:
        """Run the clock while the screen is there."""
        self.head.start_clock()

    def on_leave(self, *_: Any) -> None:
        """Stop it."""
        self.head.stop_clock()

    def _chosen(self, choice: Choice) -> None:
        if isinstance(choice, Tap) and choice.offered:
            self.pressed(choice.value)

    def _resized(self, *_: Any) -> None:
        self.unit = theme.unit(*self.size)
        head, rest = off_the_top(Box(0, 0, *self.size), theme.HEADER * self.unit, 0)
        self.head.place(head, self.unit)
        edge = theme.EDGE * self.unit
        self._bar, room = off_the_bottom(rest.inside(edge), BAR_HEIGHT * self.unit, edge)
        self._lay_out_bar()
        self.lay_out(room)

    def _lay_out_bar(self) -> None:
        box, gap = self._bar, theme.GAP * self.unit
        there = sum(button.choice is not None for button in (*self._left, *self._right))
        width = min(BUTTON_WIDTH * self.unit, (box.width + gap) / max(there, 1) - gap)
        left, right = box.x, box.right
        for button in self._left:
            button.place(Box(left, box.y, width, box.height), self.unit)
            left += (width + gap) * (button.choice is not None)
        for button in reversed(self._right):
            button.place(Box(right - width, box.y, width, box.height), self.unit)
            right -= (width + gap) * (button.choice is not None)
        words = Box(left + gap, box.y, right - left - 2 * gap, box.height)
        self._says.place(words, self.unit)
        spare = max(box.height - self._says.height, 0) / 2
        self._says.place(Box(words.x, words.y - spare, words.width, words.height), self.unit)
