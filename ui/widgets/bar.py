"""The buttons under the table, in the same places at every moment: undo first."""

from kivy.uix.widget import Widget

from ui import theme
from ui.views.choices import Choice
from ui.views.table_view import TableView
from ui.views.taps import Tap
from ui.widgets.drawing import Box
from ui.widgets.press import PLAIN, Press, Pressed

UNDO = 3
"""How many times as wide as another button undo is, in halves."""
RULING = Choice("Ruling…", opens="ruling")
CARDS = Choice("Cards", opens="cards")
TABLE = Choice("Table", opens="setup")


class Bar(Widget):
    """Undo, the over-blind, rulings, cards and table. *chosen* is told of all but undo."""

    def __init__(self, chosen: Pressed, undo: Pressed) -> None:
        super().__init__(size_hint=(None, None))
        self.undo = Press(undo, PLAIN)
        self.over_blind = Press(chosen, PLAIN)
        self.rulings = Press(chosen, PLAIN, RULING)
        self._rest = (Press(chosen, PLAIN, CARDS), Press(chosen, PLAIN, TABLE))
        for press in self._all():
            self.add_widget(press)

    def _all(self) -> tuple[Press, ...]:
        return (self.undo, self.over_blind, self.rulings, *self._rest)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        gap = theme.GAP * unit
        widths = (2.2, 1.3, 1.0, 1.0, 1.0)
        part = (box.width - (len(widths) - 1) * gap) / sum(widths)
        x = box.x
        for press, width in zip(self._all(), widths, strict=True):
            press.place(Box(x, box.y, width * part, box.height), unit)
            x += width * part + gap

    def show(self, view: TableView) -> None:
        """Say what undo takes back, and offer the over-blind where the game has one."""
        self.undo.show(Tap("Undo", view.undo or "nothing to undo", value="undo", greyed=not view.undo))
        self.over_blind.show(view.over_blind)
