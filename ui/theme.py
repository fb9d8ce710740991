"""Colours, sizes and fonts: one place.

Sizes are units of a screen that is 720 units high: pixels at 1280x720, two thirds of a pixel at 800x480. On a display
of 7 inches 72 units are 9 mm on either, so no target is smaller than `FINGER`.
"""

Colour = tuple[float, float, float, float]

HEIGHT = 720
NARROWEST = 1200
"""The fewest units that the screen is wide: 800x480."""

FINGER = 72
GAP = 10
EDGE = 12

HEADER = 44
PANEL = 372

LARGE = 36
FIGURE = 34
TITLE = 30
BUTTON = 28
TEXT = 23
SMALL = 19
"""Nothing is set smaller: 2.3 mm on a display of 7 inches."""
TOTAL = 54
RADIUS = 12

FONT = "Roboto"
SUIT_FONT = "DejaVuSans"
"""It comes with Kivy and has the card suits, which Roboto has not."""


def rgb(code: str, alpha: float = 1.0) -> Colour:
    """A colour from six hexadecimal digits.

    >>> rgb("ff0000")
    (1.0, 0.0, 0.0, 1.0)
    """
    red, green, blue = (int(code[place : place + 2], 16) / 255 for place in (0, 2, 4))
    return (red, green, blue, alpha)


def unit(width: float, height: float) -> float:
    """How many pixels a unit is in a window of that size.

    >>> unit(1280, 720), round(unit(800, 480), 3)
    (1.0, 0.667)
    """
    return min(height / HEIGHT, width / NARROWEST)


GROUND = rgb("0b0f14")
SURFACE = rgb("1b232d")
RAISED = rgb("2a3644")
PRESSED = rgb("3d4f63")
LINE = rgb("324050")
INK = rgb("f2f5f8")
MUTED = rgb("a3b1c0")
LINK = rgb("7cc0ff")
FAINT = rgb("66748a")
GREYED = rgb("161c24")

FELT = rgb("14523b")
RAIL = rgb("3a2417")
PILL = rgb("071a12", 0.72)
CHIP = rgb("c8362c")

ACTS = rgb("ffc533")
ON_ACTS = rgb("1c1500")
PAID = rgb("7ee2a8")
PAID_GROUND = rgb("12301f")
PAID_LINE = rgb("2fae66")
CALL = rgb("1f6b43")
CALL_DOWN = rgb("2f9460")
FOLD = rgb("5a2428")
FOLD_DOWN = rgb("8a3238")
RISK = rgb("ff9188")
DANGER = rgb("a3171f")
DANGER_DOWN = rgb("d6323b")
CLEAR = rgb("000000", 0.0)

BADGES = {
    "blind": (rgb("7cc0ff"), rgb("06233d")),
    "over": (rgb("d3a8ff"), rgb("2b0a4a")),
    "all-in": (rgb("ff6f61"), rgb("330500")),
    "away": (rgb("8b98a8"), rgb("11161c")),
    "plain": (rgb("56647a"), rgb("eef2f6")),
    "acts": (rgb("1c1500"), rgb("ffc533")),
}
"""Ground and ink of a badge, by kind."""

CARD = rgb("faf9f4")
CARD_DIM = rgb("8f9498")
CARD_SLOT = rgb("243040")
SUITS = {"♠": rgb("14171c"), "♥": rgb("c8102e"), "♦": rgb("1557c8"), "♣": rgb("0d7a3a")}
"""Four colours, on a card."""
SUITS_ON_DARK = {"♠": "ffffff", "♥": "ff6b74", "♦": "6cb2ff", "♣": "5fd68e"}
"""The same in a line of text."""

CHIPS = (
    (1, rgb("d9dde2"), rgb("1a1d21")),
    (5, rgb("b3261e"), INK),
    (25, rgb("1f7a4d"), INK),
    (50, rgb("1e4fa3"), INK),
    (100, rgb("17191d"), INK),
    (500, rgb("5b2a86"), INK),
    (1000, rgb("c58a12"), ON_ACTS),
    (5000, rgb("7a4a2b"), INK),
)
"""Ground and ink of a chip, by the least denomination that has them."""


def chip_colours(denomination: int) -> tuple[Colour, Colour]:
    """Ground and ink of a chip; the denomination is printed on it, for colours differ from house to house.

    >>> chip_colours(20) == chip_colours(5)
    True
    """
    return [(ground, ink) for least, ground, ink in CHIPS if least <= denomination or least == 1][-1]
