"""A pot at the showdown: how it is shared, why, and who is paid."""

from typing import Any

from ui import theme
from ui.views.pot_rows import PotRow
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text, width_of

IN_SHORT = 40
"""Under this height, in units, there is one line, and the reason is left out."""
NAME = 132
OUTCOME = Print(theme.TEXT, bold=True, align="right")


class PotLine:
    """One pot, drawn into the canvas of the showdown."""

    def __init__(self, canvas: Any) -> None:
        self._plate = Plate(canvas)
        self._plate.show(theme.SURFACE, theme.LINE, 2.0)
        self._name = Text(canvas, Print(theme.TEXT, bold=True))
        self._claimants = Text(canvas, Print(theme.SMALL, short=True), theme.MUTED)
        self._share = Text(canvas, Print(theme.TEXT, bold=True))
        self._because = Text(canvas, Print(theme.SMALL), theme.MUTED)
        self._outcome = Text(canvas, OUTCOME)
        self._short = Text(canvas, Print(theme.SMALL))
        self._box, self._unit = NOWHERE, 1.0

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self._box, self._unit = box, unit
        self._plate.place(box, unit)
        self._lay_out()

    def show(self, row: PotRow) -> None:
        """Show the pot as it is now."""
        told = theme.PAID if row.decided else theme.MUTED
        self._name.show(row.name)
        self._claimants.show(row.claimants)
        self._share.show(row.share)
        self._because.show(row.because, theme.LINK if row.clauses else theme.MUTED)
        self._outcome.show(row.outcome, told)
        self._short.show(row.short, told)
        self._lay_out()

    def _lay_out(self) -> None:
        unit = self._unit
        in_short = self._box.height < IN_SHORT * unit
        self._short.place(self._box.inside(8 * unit, 0) if in_short else NOWHERE, unit)
        room = NOWHERE if in_short else self._box.inside(16 * unit, 5 * unit)
        lower, name = room.height * 0.46, min(NAME * unit, room.width)
        outcome = min(room.width * 0.5, width_of(self._outcome.text, OUTCOME, unit))
        upper = Box(room.x + name, room.y + lower, room.width - name - outcome, room.height - lower)
        self._name.place(Box(room.x, upper.y, name - 10 * unit, upper.height), unit)
        claimants = name - 10 * unit if self._because.text else room.width
        self._claimants.place(Box(room.x, room.y, claimants, lower), unit)
        self._share.place(upper, unit)
        self._because.place(Box(upper.x, room.y, room.right - upper.x, lower), unit)
        self._outcome.place(Box(room.right - outcome, upper.y, outcome, upper.height), unit)
