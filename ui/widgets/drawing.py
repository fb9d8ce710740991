"""Text and plates, drawn into a widget's canvas and changed in place.

Each keeps its instructions and touches them only when something is different, so that a frame costs what changed.
"""

from bisect import bisect
from functools import lru_cache
from typing import Any, Literal

from kivy.core.text import Label
from kivy.core.text.markup import MarkupLabel
from kivy.graphics import Color, Rectangle, RoundedRectangle

from assistant.changed import changed
from assistant.record import Record
from ui import theme
from ui.theme import Colour

SHRINK = 0.9
SMALLEST = 0.55
"""How far a text is set smaller, at most, so that it fits."""


class Box(Record):
    """A place in pixels, from the lower left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.width

    @property
    def top(self) -> float:
        """Where it ends above."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.x + self.width / 2, self.y + self.height / 2)

    def inside(self, across: float, up: float | None = None) -> "Box":
        """Smaller by *across* at the sides and *up* above and below."""
        up = across if up is None else up
        return Box(self.x + across, self.y + up, self.width - 2 * across, self.height - 2 * up)

    def holds(self, x: float, y: float) -> bool:
        """Whether a spot is in it."""
        return self.x <= x < self.right and self.y <= y < self.top


NOWHERE = Box(-9, -9, 0, 0)


class Print(Record):
    """How a text is set: its *size* in units. One line is set smaller where it is too long, and cut where that is not
    enough; a *short* one is cut at once. Several *lines* are set smaller, and *short* ones cut where they would be
    smaller than any text may be.
    """

    size: float
    bold: bool = False
    align: Literal["left", "center", "right"] = "left"
    lines: bool = False
    short: bool = False
    font: str = theme.FONT


@lru_cache(maxsize=512)
def rendered(text: str, style: Print, pixels: int, width: int | None = None) -> Any:
    """The texture of a text, white; over several lines where a *width* in pixels is given."""
    settings = {
        "font_size": pixels,
        "bold": style.bold,
        "font_name": style.font,
        "text_size": (width, None),
        "halign": style.align,
    }
    marked = _with_suits(text) if style.font == theme.FONT else text
    label = MarkupLabel(text=marked, **settings) if marked != text else Label(text=text, **settings)
    label.refresh()
    return label.texture


def width_of(text: str, style: Print, unit: float) -> float:
    """How wide a text is in one line, in pixels."""
    return float(rendered(text, style, round(style.size * unit)).width) if text else 0.0


def cut(text: str, style: Print, unit: float, width: float) -> str:
    """As much of *text* as fits into *width* pixels, with three dots where some is missing."""
    label = Label(text=text, font_size=round(style.size * unit), bold=style.bold, font_name=style.font)
    if label.get_extents(text)[0] <= width:
        return text
    fitting = bisect(range(len(text)), width, key=lambda end: label.get_extents(text[:end] + "…")[0])
    return text[: max(fitting - 1, 0)].rstrip() + "…"


def cut_lines(text: str, style: Print, pixels: int, width: int, height: float) -> str:
    """As many words of *text* as fit into that many pixels, with three dots for the rest."""
    words = text.split(" ")

    def needed(number: int) -> float:
        return float(rendered(" ".join(words[:number]) + "…", style, pixels, width).height)

    fitting = bisect(range(1, len(words)), height, key=needed)
    return " ".join(words[: max(fitting, 1)]) + "…"


def _with_suits(text: str) -> str:
    """*text* with each suit in its colour and in a font that has it.

    >>> _with_suits("A♥")
    'A[font=DejaVuSans][color=ff6b74]♥[/color][/font]'
    """
    if not any(suit in text for suit in theme.SUITS):
        return text
    text = text.replace("&", "&amp;").replace("[", "&bl;").replace("]", "&br;")
    for suit, colour in theme.SUITS_ON_DARK.items():
        text = text.replace(suit, f"[font={theme.SUIT_FONT}][color={colour}]{suit}[/color][/font]")
    return text


class Text:
    """A text in a box: in one line, set smaller where it does not fit, or over several lines."""

    def __init__(self, canvas: Any, style: Print, colour: Colour = theme.INK) -> None:
        self._style = style
        self._box, self._unit = NOWHERE, 1.0
        self.text = ""
        self._colour = Color(*colour)
        self._drawn = Rectangle(size=(0, 0))
        canvas.add(self._colour)
        canvas.add(self._drawn)

    def place(self, box: Box, unit: float) -> None:
        """Say where it is, and how many pixels a unit is."""
        if (box, unit) != (self._box, self._unit):
            self._box, self._unit = box, unit
            self._draw()

    def show(self, text: str, colour: Colour | None = None) -> None:
        """Say what it is, and in which colour."""
        if colour is not None and tuple(self._colour.rgba) != colour:
            self._colour.rgba = colour
        if text != self.text:
            self.text = text
            self._draw()

    @property
    def height(self) -> float:
        """How high the text is, in pixels."""
        return float(self._drawn.size[1])

    def _draw(self) -> None:
        if not self.text or self._box.width < 1:
            self._drawn.size = (0, 0)
            return
        texture = self._fitting()
        width, height = texture.size
        box = self._box
        shift = {"left": 0.0, "center": (box.width - width) / 2, "right": box.width - width}[self._style.align]
        down = box.height - height if self._style.lines else (box.height - height) / 2
        self._drawn.texture = texture
        self._drawn.size = (width, height)
        self._drawn.pos = (round(box.x + shift), round(box.y + down))

    def _fitting(self) -> Any:
        """The texture in the largest size that fits the box."""
        style, size, box = self._style, self._style.size, self._box
        if style.short and not style.lines:
            return rendered(cut(self.text, style, self._unit, box.width), style, round(size * self._unit))
        width = int(box.width) if style.lines else None
        smallest = theme.SMALL if style.short else size * SMALLEST
        while True:
            pixels = round(size * self._unit)
            texture = rendered(self.text, style, pixels, width)
            if texture.width <= box.width and (width is None or texture.height <= box.height):
                return texture
            if size <= smallest:
                break
            size = max(size * SHRINK, smallest) if style.short else size * SHRINK
        if width is None:
            return rendered(cut(self.text, changed(style, size=size), self._unit, box.width), style, pixels)
        if not style.short:
            return texture
        return rendered(cut_lines(self.text, style, pixels, width, box.height), style, pixels, width)


class Plate:
    """A rectangle with round corners, and a line round it where one is wanted."""

    def __init__(self, canvas: Any, colour: Colour = theme.SURFACE, radius: float = theme.RADIUS) -> None:
        self._radius = radius
        self._line_colour = Color(*theme.CLEAR)
        self._line = RoundedRectangle(pos=(-9, -9), size=(1, 1))
        self._colour = Color(*colour)
        self._drawn = RoundedRectangle(pos=(-9, -9), size=(1, 1))
        for instruction in (self._line_colour, self._line, self._colour, self._drawn):
            canvas.add(instruction)
        self._box, self._unit, self._thick = NOWHERE, 1.0, 0.0

    def place(self, box: Box, unit: float) -> None:
        """Say where it is, and how many pixels a unit is."""
        if (box, unit) != (self._box, self._unit):
            self._box, self._unit = box, unit
            self._draw()

    def show(self, colour: Colour, line: Colour = theme.CLEAR, thick: float = 0.0) -> None:
        """Say its colour, and the colour and thickness in units of the line round it."""
        for instruction, wanted in ((self._colour, colour), (self._line_colour, line)):
            if tuple(instruction.rgba) != wanted:
                instruction.rgba = wanted
        if thick != self._thick:
            self._thick = thick
            self._draw()

    def _draw(self) -> None:
        thick = round(self._thick * self._unit)
        inner = self._box.inside(thick) if thick else self._box
        _put(self._drawn, inner, self._radius * self._unit - thick)
        _put(self._line, self._box if thick else NOWHERE, self._radius * self._unit)


def _put(drawn: Any, box: Box, radius: float) -> None:
    """Kivy draws on a rectangle without a size as it was, so one that is nowhere has a little, beside the window."""
    drawn.size = (max(box.width, 1), max(box.height, 1))
    drawn.pos = (box.x, box.y)
    drawn.radius = [max(min(radius, box.width / 2, box.height / 2), 0.5)]
