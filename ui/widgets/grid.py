"""Choices in a grid: the cards of a draw, the ways of a declaration, the rulings."""

from kivy.uix.widget import Widget

from ui import theme
from ui.views.choices import Choice
from ui.widgets.drawing import NOWHERE, Box
from ui.widgets.press import Look, Press, Pressed


class Grid(Widget):
    """As many buttons as there are choices, in rows of *across*, filling the place from above."""

    def __init__(self, chosen: Pressed, look: Look, across: int = 3, tallest: float = 113) -> None:
        super().__init__(size_hint=(None, None))
        self._chosen, self._look, self._across, self._tallest = chosen, look, across, tallest
        self._presses: list[Press] = []
        self._choices: tuple[Choice, ...] = ()
        self._box, self._unit = NOWHERE, 1.0

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self._box, self._unit = box, unit
        self._lay_out()

    def show(self, choices: tuple[Choice, ...]) -> None:
        """Offer *choices*."""
        if choices == self._choices:
            return
        self._choices = choices
        while len(self._presses) < len(choices):
            self._presses.append(Press(self._chosen, self._look))
            self.add_widget(self._presses[-1])
        for number, press in enumerate(self._presses):
            press.show(choices[number] if number < len(choices) else None)
        self._lay_out()

    def _lay_out(self) -> None:
        gap, unit = theme.GAP * self._unit, self._unit
        rows = -(-len(self._choices) // self._across) or 1
        width = (self._box.width - (self._across - 1) * gap) / self._across
        height = min(self._tallest * unit, (self._box.height - (rows - 1) * gap) / rows)
        for number, press in enumerate(self._presses):
            row, column = divmod(number, self._across)
            top = self._box.top - row * (height + gap)
            press.place(Box(self._box.x + column * (width + gap), top - height, width, height), unit)
