"""A part of a screen: it is told where it is, in pixels, and lays out what is in it."""

from typing import Any

from kivy.uix.widget import Widget

from ui.views.choices import Choice
from ui.widgets.drawing import NOWHERE, Box
from ui.widgets.press import KEY, Look, Press, Pressed


class Part(Widget):
    """Laid out whole whenever its place changes. What is in it stays."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self.box, self.unit = NOWHERE, 1.0

    def place(self, box: Box, unit: float) -> None:
        """Say where it is, and how many pixels a unit is."""
        self.box, self.unit = box, unit
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self.lay_out()

    def lay_out(self) -> None:
        """Place what is in it: for the part itself to say."""
        raise NotImplementedError(f"{type(self).__name__} does not say where its parts are")

    def press(self, pressed: Pressed, look: Look = KEY, choice: Choice | None = None) -> Press:
        """A button in this part."""
        button = Press(pressed, look, choice)
        self.add_widget(button)
        return button


def here(widget: Widget, parent: Any, there: bool) -> None:
    """Put *widget* into *parent*, or take it out."""
    if there and widget.parent is None:
        parent.add_widget(widget)
    elif not there and widget.parent is not None:
        parent.remove_widget(widget)
