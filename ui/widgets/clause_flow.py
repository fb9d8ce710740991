"""A page of a rule book: as many clauses as go into two columns, each whole."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from kivy.core.text.markup import MarkupLabel
from kivy.graphics import Color, Rectangle
from kivy.utils import escape_markup, get_hex_from_color

from ui import theme
from ui.views.rules_view import Entry, Standing
from ui.widgets.drawing import NOWHERE, Box, Plate
from ui.widgets.layout import beside
from ui.widgets.part import Part

COLUMNS, MOST_MARKS = 2, 8
NUMBERS: dict[Standing, theme.Colour] = {
    "clause": theme.LINK,
    "default": theme.ACTS,
    "house": theme.ACTS,
    "lost": theme.MUTED,
}
"""What is not the book's own stands out from what is."""


@lru_cache(maxsize=256)
def printed(entry: Entry, unit: float, width: int) -> Any:
    """The texture of an entry, *width* pixels wide."""
    label = MarkupLabel(text=_marked(entry, unit), font_size=round(theme.TEXT * unit), text_size=(width, None))
    label.refresh()
    return label.texture


def _marked(entry: Entry, unit: float) -> str:
    """The number, what it says, and what becomes of it, line by line."""
    small = round(theme.SMALL * unit)
    only = f" · only {', '.join(entry.games)}" if entry.games else ""
    becomes = [_line(told, theme.MUTED, small) for told in entry.becomes]
    ours = [_line(told, theme.ACTS, small) for told in entry.changed]
    head = f"[b]{_coloured(entry.number, NUMBERS[entry.standing])}[/b]{_line(only, theme.MUTED, small)}"
    return "\n".join((head, escape_markup(entry.about), *becomes, *ours))


def _line(text: str, colour: theme.Colour, size: int) -> str:
    return f"[size={size}]{_coloured(text, colour)}[/size]" if text else ""


def _coloured(text: str, colour: theme.Colour) -> str:
    return f"[color={get_hex_from_color(colour)}]{escape_markup(text)}[/color]"


class ClauseFlow(Part):
    """Shows a page; `shown` are the places of its first entry and of the first one after it."""

    def __init__(self) -> None:
        super().__init__()
        self._marks = [Plate(self.canvas, theme.CLEAR, radius=8) for _ in range(MOST_MARKS)]
        self.canvas.add(Color(*theme.INK))
        self._drawn: list[Rectangle] = []
        self._book: Sequence[Entry] = ()
        self._marked: tuple[int, ...] = ()
        self.shown = (0, 0)

    def show(self, book: Sequence[Entry], begins: int, marked: tuple[int, ...] = ()) -> None:
        """Show *book* from the entry at the place *begins* on, with those that are *marked*."""
        self._book, self._marked, self.shown = book, marked, (begins, begins)
        self.lay_out()

    def before(self, place: int) -> int:
        """Where the page begins that ends before *place*."""
        first = place
        for column in reversed(self._columns()):
            room = column.height
            while first and self._height(first - 1, column) <= room:
                first -= 1
                room -= self._height(first, column)
        return first if first < place else max(place - 1, 0)

    def lay_out(self) -> None:
        """Column by column, until there is no room for a whole entry more."""
        begins = place = self.shown[0]
        used = 0
        for mark in self._marks:
            mark.place(NOWHERE, self.unit)
        for column in self._columns():
            top = column.top
            while place < len(self._book) and (top == column.top or self._height(place, column) <= top - column.y):
                self._draw(used, place, column, top)
                top -= self._height(place, column)
                place, used = place + 1, used + 1
        for rectangle in self._drawn[used:]:
            rectangle.size = (0, 0)
        self.shown = (begins, place)

    def _columns(self) -> list[Box]:
        if self.box.width < 1:
            return []
        return [column.inside(14 * self.unit, 8 * self.unit) for column in beside(self.box, [1] * COLUMNS, 0)]

    def _height(self, place: int, column: Box) -> float:
        """How high an entry is, with the space under it."""
        return float(printed(self._book[place], self.unit, int(column.width)).height) + 14 * self.unit

    def _draw(self, number: int, place: int, column: Box, top: float) -> None:
        if number == len(self._drawn):
            self._drawn.append(Rectangle(size=(0, 0)))
            self.canvas.add(self._drawn[number])
        texture = printed(self._book[place], self.unit, int(column.width))
        rectangle = self._drawn[number]
        rectangle.texture, rectangle.size = texture, texture.size
        rectangle.pos = (round(column.x), round(top - texture.height))
        if place in self._marked[:MOST_MARKS]:
            mark = self._marks[self._marked.index(place)]
            mark.show(theme.SURFACE, theme.ACTS, 3.0)
            room = Box(column.x, top - texture.height, column.width, texture.height)
            mark.place(room.inside(-12 * self.unit, -6 * self.unit), self.unit)
