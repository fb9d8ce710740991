"""The kinds of hand, and one number for every hand.

Five cards are a kind and the ranks that count, in order: kings over fours is a full house and king, four. *k*
different ranks r1 > r2 > ... > rk, counted from nought, have C(r1, k) + C(r2, k-1) + ... + C(rk, 1) sets of *k* before
them when sets are compared from their highest rank down. So a hand's number grows exactly as hands do.

Flushes have two places, below the full houses and above them; a scale uses one of the two.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    Kind = Literal[
        "high card",
        "pair",
        "two pair",
        "three of a kind",
        "straight",
        "flush",
        "full house",
        "four of a kind",
        "straight flush",
        "five of a kind",
    ]

SHAPES: dict[tuple[int, int], Kind] = {
    (1, 0): "high card",
    (1, 1): "high card",
    (2, 0): "pair",
    (2, 1): "pair",
    (2, 2): "two pair",
    (3, 0): "three of a kind",
    (3, 1): "three of a kind",
    (3, 2): "full house",
    (4, 0): "four of a kind",
    (4, 1): "four of a kind",
    (5, 0): "five of a kind",
}
"""The kind of up to five cards by how many there are of the two ranks that there are most of."""

_COUNTED: dict[Kind, tuple[int, int]] = {
    "high card": (5, 0),
    "pair": (1, 3),
    "two pair": (2, 1),
    "three of a kind": (1, 2),
    "straight": (1, 0),
    "flush": (5, 0),
    "full house": (1, 1),
    "four of a kind": (1, 1),
    "straight flush": (1, 0),
    "five of a kind": (1, 0),
}
"""The kinds as 52 cards order them (nz-casino-1999 9.1, home-game I Hand Ranks for High): how many ranks of each are
compared together first, and how many side cards after them.
"""


def _combs() -> list[list[int]]:
    """Pascal's triangle, five columns of it: `math.comb` is in a library that takes longer to open."""
    rows = [[1, 0, 0, 0, 0, 0]]
    for _ in range(13):
        rows.append([1, *map(int.__add__, rows[-1], rows[-1][1:])])
    return rows


_COMBS = _combs()


def comb(things: int, chosen: int) -> int:
    """How many ways there are to choose up to five of up to thirteen things.

    >>> comb(13, 5), comb(2, 3)
    (1287, 0)
    """
    return _COMBS[things][chosen]


def _first_numbers() -> tuple[dict[Kind, int], int, int]:
    """The number of the worst hand of each kind, of the worst flush above full houses, and one above all hands."""
    first, above, number = {}, 0, 1
    for kind, (heads, sides) in _COUNTED.items():
        first[kind] = number
        number += comb(13, heads) * comb(13, sides)
        if kind == "full house":
            above, number = number, number + comb(13, 5)
    return first, above, number


FIRST, FLUSH_ABOVE, ABOVE_ALL = _first_numbers()


def place(ranks: Sequence[int], size: int = 0) -> int:
    """How many sets of as many different ranks, or of *size*, come before *ranks* (counted from nought, highest first).

    >>> place([2, 1, 0]), place([3, 1, 0]), place([3, 2, 1]), place([3], size=3)
    (0, 1, 3, 1)
    """
    size = size or len(ranks)
    return sum(comb(rank, size - index) for index, rank in enumerate(ranks))


def between(kind: Kind, ranks: Sequence[int]) -> float:
    """The number of a hand of fewer than five cards, whose *ranks* end too soon: a card that is missing is lower than
    any. So it is no whole one, and comes before the worst hand of five cards that has these.

    >>> number("pair", [12, 2, 1, 0]) < between("pair", [12, 3]) < number("pair", [12, 3, 1, 0])
    True
    """
    heads, sides = _COUNTED[kind]
    before = place(ranks[:heads], heads) * comb(13, sides) + place(ranks[heads:], sides)
    among = sum([(rank + 1) / 14.0 ** (index + 1) for index, rank in enumerate(ranks)])
    return FIRST[kind] + before - 1 + among


def number(kind: Kind, ranks: Sequence[int], flush_over_full_house: bool = False) -> int:
    """The number of a hand of that *kind* with those *ranks*, counted from nought; a better hand has a larger one.

    >>> number("pair", [12, 2, 1, 0]) > number("pair", [11, 12, 10, 9])
    True
    """
    heads, sides = _COUNTED[kind]
    first = FLUSH_ABOVE if kind == "flush" and flush_over_full_house else FIRST[kind]
    return first + place(ranks[:heads]) * comb(13, sides) + place(ranks[heads:])
