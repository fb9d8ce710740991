"""The clauses behind what is said or paid, over the upper part of the panel, and the way to the whole book."""

from collections.abc import Callable

from kivy.input.motionevent import MotionEvent

from assistant.rules import Citation
from ui import theme
from ui.views.taps import Tap
from ui.widgets.clause_plate import ClausePlate
from ui.widgets.drawing import Plate
from ui.widgets.layout import beside, grid, off_the_bottom
from ui.widgets.part import Part, here
from ui.widgets.press import PLAIN

MOST = 2
"""As many clauses as there is room for; the rest stand in the book."""


class ClauseCard(Part):
    """One clause or two. *look_up* is told the one that is read on in the book; *close* puts the card away."""

    def __init__(self, look_up: Callable[[Citation], None], close: Callable[[], None]) -> None:
        super().__init__()
        self._look_up = look_up
        self._ground = Plate(self.canvas, theme.GROUND, radius=0)
        self.plates = [ClausePlate(look_up) for _ in range(MOST)]
        self._away = self.press(lambda _: close(), PLAIN, Tap("Close"))
        self._book = self.press(lambda _: self._open_book(), PLAIN, Tap("Rule book"))

    def show(self, clauses: tuple[Citation, ...]) -> None:
        """Show these clauses."""
        for number, plate in enumerate(self.plates):
            plate.show(clauses[number] if number < len(clauses) else None)
            here(plate, self, number < len(clauses))
        self.lay_out()

    def lay_out(self) -> None:
        """The clauses above, the two buttons below."""
        gap = theme.GAP * self.unit
        self._ground.place(self.box, self.unit)
        below, above = off_the_bottom(self.box, theme.FINGER * self.unit, gap)
        there = [plate for plate in self.plates if plate.clause is not None]
        for plate, place in zip(there, grid(above, 1, len(there) or 1, gap), strict=False):
            plate.place(place, self.unit)
        for button, place in zip((self._away, self._book), beside(below, (1, 1), gap), strict=True):
            button.place(place, self.unit)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let nothing through to what lies under it."""
        return bool(super().on_touch_down(touch)) or bool(self.collide_point(*touch.pos))

    def _open_book(self) -> None:
        if self.plates[0].clause is not None:
            self._look_up(self.plates[0].clause)
