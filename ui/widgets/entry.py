"""What is entered in place of a tile of the set-up: one of several options, or amounts typed on keys."""

from collections.abc import Callable
from typing import Any

from ui import theme
from ui.figures import DELETE, NEXT, Figures
from ui.views.choices import Choice
from ui.views.setup_view import Tile
from ui.views.taps import Tap
from ui.widgets.drawing import Box, Plate, Print, Text
from ui.widgets.layout import beside, grid, off_the_top
from ui.widgets.part import Part
from ui.widgets.press import ACTS, KEY

MOST_OPTIONS = 16
COLUMNS = 4
DIGITS = ("7", "8", "9", "4", "5", "6", "1", "2", "3")
TITLE_HEIGHT = 84


class Title:
    """The name of what is entered, and a sentence about it."""

    def __init__(self, canvas: Any) -> None:
        self._title = Text(canvas, Print(theme.LARGE, bold=True))
        self._note = Text(canvas, Print(theme.TEXT), theme.MUTED)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        upper, lower = off_the_top(box, box.height * 0.58, 0)
        self._title.place(upper, unit)
        self._note.place(lower, unit)

    def show(self, title: str, note: str) -> None:
        """Say what it is."""
        self._title.show(title)
        self._note.show(note)


class OptionEntry(Part):
    """The options of a term as large buttons; those that are chosen are lit. *chosen* is told the value of one."""

    def __init__(self, chosen: Callable[[Any], None]) -> None:
        super().__init__()
        self._chosen = chosen
        self._title = Title(self.canvas)
        self._options = [self.press(self._pressed) for _ in range(MOST_OPTIONS)]

    def show(self, tile: Tile, lit: tuple[Any, ...]) -> None:
        """Show the options of *tile*, with the values that are chosen lit."""
        self._title.show(tile.label, tile.note)
        for place, button in enumerate(self._options):
            option = tile.options[place] if place < len(tile.options) else None
            look = ACTS if option is not None and option.value in lit else KEY
            button.show(None if option is None else Tap(option.text, value=option.value), look)

    def lay_out(self) -> None:
        """The title above, the options in rows under it."""
        gap = theme.GAP * self.unit
        title, rest = off_the_top(self.box, TITLE_HEIGHT * self.unit, gap)
        self._title.place(title, self.unit)
        for button, place in zip(self._options, grid(rest, COLUMNS, MOST_OPTIONS // COLUMNS, gap), strict=True):
            button.place(place, self.unit)

    def _pressed(self, choice: Choice) -> None:
        if isinstance(choice, Tap):
            self._chosen(choice.value)


class Digits(Part):
    """Ten digits, one to delete, and one for the next amount where there may be many. *typed* is told each key."""

    def __init__(self, typed: Callable[[str], None], many: bool = False) -> None:
        super().__init__()
        self._typed = typed
        last = Tap("next", value=NEXT) if many else Tap("00", value="00")
        row = (Tap("del", value=DELETE), Tap("0", value="0"), last)
        keys = (*(Tap(digit, value=digit) for digit in DIGITS), *row)
        self._keys = [self.press(self._pressed, KEY, key) for key in keys]

    def lay_out(self) -> None:
        """Four rows of three, as on a calculator."""
        for key, place in zip(self._keys, grid(self.box, 3, 4, theme.GAP * self.unit), strict=True):
            key.place(place, self.unit)

    def _pressed(self, choice: Choice) -> None:
        if isinstance(choice, Tap):
            for digit in (choice.value,) if choice.value in (DELETE, NEXT) else choice.value:
                self._typed(digit)


class AmountEntry(Part):
    """One amount, or several, typed on keys. What has been typed is `figures`."""

    def __init__(self, many: bool) -> None:
        super().__init__()
        self._title = Title(self.canvas)
        self._field = Field(self.canvas, "")
        self._keys = Digits(self._typed, many)
        self.add_widget(self._keys)
        self.figures = Figures(many=many)

    def show(self, tile: Tile, typed: Figures) -> None:
        """Begin with what is there already."""
        self.figures = typed
        self._title.show(tile.label, tile.note)
        self._field.show(typed.told or "0", lit=True)

    def lay_out(self) -> None:
        """What is typed on the left, the keys on the right."""
        gap = theme.GAP * self.unit
        left, keys = beside(self.box, (1, 1), 2 * gap)
        title, rest = off_the_top(left, TITLE_HEIGHT * self.unit, gap)
        self._title.place(title, self.unit)
        self._field.place(off_the_top(rest, 110 * self.unit, gap)[0], self.unit)
        self._keys.place(keys, self.unit)

    def _typed(self, key: str) -> None:
        self.figures = self.figures.key(key)
        self._field.show(self.figures.told or "0", lit=True)


class Field:
    """A place that something is typed into; it is lit while the keys go there."""

    def __init__(self, canvas: Any, label: str) -> None:
        self._plate = Plate(canvas, theme.GREYED)
        self._label = Text(canvas, Print(theme.SMALL), theme.MUTED)
        self._value = Text(canvas, Print(theme.LARGE, bold=True))
        self._label.show(label)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self._plate.place(box, unit)
        room = box.inside(18 * unit, 8 * unit)
        label, value = off_the_top(room, (22 if self._label.text else 0) * unit, 0)
        self._label.place(label, unit)
        self._value.place(value, unit)

    def show(self, text: str, lit: bool = False) -> None:
        """Show what has been typed so far."""
        self._value.show(text)
        self._plate.show(theme.GREYED, theme.ACTS if lit else theme.LINE, 3.0)
