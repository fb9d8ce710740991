"""The book's answer to what went wrong, or what has still to be told, with the clause under it."""

from collections.abc import Callable

from assistant.rules import Citation
from ui import theme
from ui.views.answer import Answer
from ui.widgets.clause_plate import ClausePlate
from ui.widgets.drawing import NOWHERE, Plate, Print, Text
from ui.widgets.layout import off_the_bottom, off_the_top
from ui.widgets.part import Part

CLAUSE = 290
"""How high the clause is, in units."""


class AnswerPlate(Part):
    """What happened in small print, the answer in large print. *look_up* is told the clause when it is tapped."""

    def __init__(self, look_up: Callable[[Citation], None]) -> None:
        super().__init__()
        self._plate = Plate(self.canvas)
        self._title = Text(self.canvas, Print(theme.TEXT, bold=True), theme.MUTED)
        self._says = Text(self.canvas, Print(theme.TITLE, bold=True, lines=True))
        self._plate.show(theme.SURFACE)
        self.clause = ClausePlate(look_up)
        self.add_widget(self.clause)

    @property
    def says(self) -> str:
        """The answer in words."""
        return self._says.text

    def show(self, title: str, answer: Answer) -> None:
        """Show an answer; one that cannot be applied stands out from one that can."""
        self._title.show(title)
        refused = answer.command is None and answer.clause is not None
        self._says.show(answer.says, theme.ACTS if refused else theme.INK)
        ready = answer.command is not None
        self._plate.show(theme.SURFACE, theme.PAID_LINE if ready else theme.CLEAR, 3.0 if ready else 0.0)
        there = self.clause.clause is not None
        self.clause.show(answer.clause)
        if there != (answer.clause is not None):
            self.lay_out()

    def lay_out(self) -> None:
        """The answer above, the clause below, where there is one."""
        unit, gap = self.unit, theme.GAP * self.unit
        clause, above = off_the_bottom(self.box, CLAUSE * unit, gap)
        if self.clause.clause is None:
            clause, above = NOWHERE, self.box
        self._plate.place(above, unit)
        title, says = off_the_top(above.inside(16 * unit, 14 * unit), 30 * unit, gap)
        self._title.place(title, unit)
        self._says.place(says, unit)
        self.clause.place(clause, unit)
