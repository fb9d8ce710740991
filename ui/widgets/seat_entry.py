"""Who sits at a seat, and with how much: a keyboard for the name, keys for the chips."""

from collections.abc import Callable

from ui import theme
from ui.figures import DELETE, Figures, figures, typed_name
from ui.views.choices import Choice
from ui.views.taps import Tap
from ui.widgets.drawing import NOWHERE
from ui.widgets.entry import Digits, Field, Title
from ui.widgets.layout import beside, grid, off_the_top
from ui.widgets.part import Part, here

ROWS = ("QWERTYUIOP", "ASDFGHJKL'", "ZXCVBNM-.", "ĀĒĪŌŪ")
"""The letters, and in the last row those that Māori names need beside them."""


class Keyboard(Part):
    """Letters, a space and a key to delete. *typed* is told each."""

    def __init__(self, typed: Callable[[str], None]) -> None:
        super().__init__()
        self._typed = typed
        self._rows = [[self.press(self._pressed, choice=Tap(letter, value=letter)) for letter in row] for row in ROWS]
        self._rows[2].append(self.press(self._pressed, choice=Tap("del", value=DELETE)))
        self._space = self.press(self._pressed, choice=Tap("space", value=" "))

    def lay_out(self) -> None:
        """Four rows of ten; the space takes half of the last."""
        gap = 0.8 * theme.GAP * self.unit
        for keys, row in zip(self._rows, grid(self.box, 1, len(ROWS), gap), strict=True):
            for key, place in zip(keys, grid(row, 10, 1, gap), strict=False):
                key.place(place, self.unit)
        self._space.place(beside(row, (1, 1), gap)[1], self.unit)

    def _pressed(self, choice: Choice) -> None:
        if isinstance(choice, Tap):
            self._typed(choice.value)


class SeatEntry(Part):
    """The `name` and the `chips` of a seat, as far as they have been typed."""

    def __init__(self) -> None:
        super().__init__()
        self._title = Title(self.canvas)
        self._name_field, self._chips_field = Field(self.canvas, "NAME"), Field(self.canvas, "CHIPS")
        self._keyboard, self._digits = Keyboard(self._letter), Digits(self._digit)
        self.add_widget(self._digits)
        self.name, self._figures = "", Figures()

    @property
    def chips(self) -> int:
        """The chips typed."""
        return self._figures.amount

    def show(self, title: str, note: str, name: str | None, chips: int) -> None:
        """Begin with what is there already; without a name only chips are typed."""
        self._title.show(title, note)
        self.name, self._figures = name or "", figures((chips,) if chips else (), many=False)
        here(self._keyboard, self, name is not None)
        self._write()
        self.lay_out()

    def lay_out(self) -> None:
        """The title, the two fields, and the keys under each."""
        gap = theme.GAP * self.unit
        title, rest = off_the_top(self.box, 76 * self.unit, gap)
        fields, keys = off_the_top(rest, 84 * self.unit, gap)
        named = self._keyboard.parent is not None
        left, right = beside(fields, (10, 4), 2 * gap)
        letters, digits = beside(keys, (10, 4), 2 * gap)
        self._title.place(title, self.unit)
        self._name_field.place(left if named else NOWHERE, self.unit)
        self._chips_field.place(right, self.unit)
        self._keyboard.place(letters, self.unit)
        self._digits.place(digits, self.unit)

    def _letter(self, key: str) -> None:
        self.name = typed_name(self.name, key)
        self._write()

    def _digit(self, key: str) -> None:
        self._figures = self._figures.key(key)
        self._write()

    def _write(self) -> None:
        self._name_field.show(self.name, lit=True)
        self._chips_field.show(self._figures.told or "0", lit=True)
