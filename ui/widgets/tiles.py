"""Tiles in two columns, each filled from above: what each stands for, and its name or its worth under it."""

from collections.abc import Sequence

from ui import theme
from ui.views.choices import Choice
from ui.widgets.drawing import NOWHERE
from ui.widgets.layout import grid
from ui.widgets.part import Part
from ui.widgets.press import PLAIN, Look, Pressed

COLUMNS, FEWEST_ROWS = 2, 5
HELD = Look(theme.RAISED, size=theme.TEXT)
OPEN = Look(theme.GREYED, theme.PRESSED, theme.FAINT, theme.FAINT, size=theme.TEXT)


class Tiles(Part):
    """So many *at_most*. *tapped* is told the choice of one."""

    def __init__(self, tapped: Pressed, at_most: int) -> None:
        super().__init__()
        self._tiles = [self.press(tapped, PLAIN) for _ in range(at_most)]
        self._there = 0

    def show(self, choices: Sequence[Choice], looks: Sequence[Look] = ()) -> None:
        """Show *choices*, each in its look where *looks* has one."""
        for place, tile in enumerate(self._tiles):
            look = looks[place] if place < len(looks) else PLAIN
            tile.show(choices[place] if place < len(choices) else None, look)
        if len(choices) != self._there:
            self._there = len(choices)
            self.lay_out()

    def lay_out(self) -> None:
        """In two columns of equal length, the first filled first."""
        rows = max(-(-self._there // COLUMNS), FEWEST_ROWS)
        places = grid(self.box, COLUMNS, rows, theme.GAP * self.unit)
        for number, tile in enumerate(self._tiles):
            column, row = divmod(number, rows)
            tile.place(places[row * COLUMNS + column] if number < self._there else NOWHERE, self.unit)
