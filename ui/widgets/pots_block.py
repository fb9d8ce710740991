"""The pots under the hands of a showdown: a line each, and a tap opens the clauses that it is paid under."""

from collections.abc import Callable
from functools import partial

from assistant.rules import Citation
from ui import theme
from ui.views.pot_rows import PotRow
from ui.widgets.drawing import NOWHERE
from ui.widgets.layout import grid
from ui.widgets.part import Part
from ui.widgets.pot_line import PotLine
from ui.widgets.target import Target

ONE_BY_ONE = 3
"""How many pots stand under each other at most, where there is room."""
IN_SHORT, SHORT, MOST_IN_SHORT = 3, 24, 9
"""How many pots stand beside each other where there is no room for whole lines, how high each is, in units, and how
many there are at most: under nine pots the drop has no line here, but it has one among the payments.
"""


class PotsBlock(Part):
    """*opens* is told the clauses of the pot that was tapped; of all pots where they are too small for a finger."""

    def __init__(self, opens: Callable[[tuple[Citation, ...]], None]) -> None:
        super().__init__()
        self._opens = opens
        self._rows: tuple[PotRow, ...] = ()
        self._lines: list[PotLine] = []
        self._targets: list[Target] = []
        self._columns = 1

    def show(self, rows: tuple[PotRow, ...]) -> None:
        """Show the pots as they are now."""
        self._rows = rows
        for number in range(len(self._lines), len(rows)):
            self._lines.append(PotLine(self.canvas))
            self._targets.append(Target(partial(self._open, number)))
            self.add_widget(self._targets[number])
        for line, row in zip(self._lines, rows, strict=False):
            line.show(row)

    def height_in(self, spare: float, unit: float) -> float:
        """How high the pots are where so much can be spared, in pixels; they may take more where that is too little."""
        finger, gap, pots = theme.FINGER * unit, theme.GAP * unit, len(self._rows)
        if not pots:
            return 0.0
        heights = {
            columns: -(-pots // columns) * (finger + gap) - gap for columns in ((1, 2) if pots <= ONE_BY_ONE else (2,))
        }
        fitting = [columns for columns, height in heights.items() if height + gap <= spare]
        self._columns = fitting[0] if fitting else IN_SHORT
        return heights[fitting[0]] if fitting else max(-(-min(pots, MOST_IN_SHORT) // IN_SHORT) * SHORT * unit, finger)

    def lay_out(self) -> None:
        """In one column or two; in short in three, under one target."""
        short = self._columns == IN_SHORT
        pots = min(len(self._rows), MOST_IN_SHORT) if short else len(self._rows)
        rows = -(-pots // self._columns) or 1
        places = grid(self.box, self._columns, rows, 0.0 if short else theme.GAP * self.unit)
        for number, (line, target) in enumerate(zip(self._lines, self._targets, strict=True)):
            place = places[number] if number < pots else NOWHERE
            line.place(place, self.unit)
            if short:
                place = self.box if number == 0 else NOWHERE
            target.place(place if self._clauses(number) else NOWHERE, self.unit)

    def _clauses(self, number: int) -> tuple[Citation, ...]:
        """The clauses that a tap on a target opens."""
        if self._columns == IN_SHORT:
            return tuple(dict.fromkeys(clause for row in self._rows for clause in row.clauses))
        return self._rows[number].clauses if number < len(self._rows) else ()

    def _open(self, number: int) -> None:
        self._opens(self._clauses(number))
