"""The value of five or seven cards by one sum and a look-up.

A card is its key: a rank key in the high bits and a suit key in the low eight (`assistant.cards`). Added up, up to
seven cards tell all that counts, whatever their order:

* **Ranks.** Each rank key is the least number that keeps the sums of up to seven cards, at most four of a rank, apart.
  So a sum of rank keys names the ranks and how many there are of each. That no two of the 6,175 choices of ranks of
  five cards, nor of the 49,205 of seven, have the same sum is checked one by one in the tests.
* **Suits.** Hands of five, six or seven cards with five of one suit and hands without never have the same sum of suit
  keys. There are only 56, 84 and 120 ways to divide so many cards among four suits, and the tests go through all.
* **Nothing else.** Seven cards with five of one suit have five different ranks, and so at most three of a kind or two
  pair beside the flush: the flush is the best hand, in either order of flush and full house, and only the ranks in its
  suit matter. Without five of a suit only the ranks of the seven matter.

Seven rank keys add up to less than 2 ** 23, and 49,205 of those 8 million sums occur: so the sums are cut into rows of
128, most of them empty, and the rows are laid over each other in one array, each moved to where its values fall into
gaps or on equal values. ``rows[sum // 128]`` is where a row was moved. The place in the row would be the low seven bits
of the rank sum; ``columns`` takes them together with the suit sum below them, and for the suit sums of flushes sends
the look-up past the end of all values, into noughts. Then

    ``values[rows[total >> 15] + columns[total & 0x7FFF]]``

is the value of the hand, or nought for a flush. The arrays are in ``high.bin`` and ``ace-five.bin``, written by
`assistant.ranking.build`, and are read when the first hand is compared.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from io import FileIO
from itertools import combinations_with_replacement
from sys import byteorder

from assistant.cards import BITS, RANK_KEYS, SUIT_BITS, SUIT_KEYS, Rank
from assistant.ranking.kinds import ABOVE_ALL, FIRST, FLUSH_ABOVE, Kind, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from assistant.cards import Card
    from assistant.ranking.scale import Order

    Numbers = array[int]

ROW_BITS = 7
ROW = 1 << ROW_BITS
NOUGHTS = bytes(1 << 17)
"""In place of the rows and columns of a table that is not open: the look-up ends at place nought, which is empty."""

ROWS = 1 + (7 * RANK_KEYS[-1] >> ROW_BITS)
"""More than there are for any cards: the sum of seven aces finds a nought too."""


class Table:
    """The arrays of an order and a deck; *rows* and *columns* by the number of cards."""

    __slots__ = ("columns", "flushes", "rows", "values")

    def __init__(
        self, values: Numbers, rows: dict[int, Numbers], columns: dict[int, Numbers], flushes: Numbers
    ) -> None:
        self.values, self.rows, self.columns, self.flushes = values, rows, columns, flushes

    def flush(self, cards: Iterable[Card]) -> int:
        """The value of the best flush or straight flush in *cards*; nought if there is none."""
        held, flushes = sum(map(BITS.__getitem__, cards)), self.flushes
        return (
            flushes[held & 8191]
            or flushes[held >> 13 & 8191]
            or flushes[held >> 26 & 8191]
            or flushes[held >> 39 & 8191]
        )


@lru_cache(maxsize=64)
def table(order: Order, lowest: Rank, ace_low_in_straight: bool, flush_over_full_house: bool) -> Table:
    """The table of five and seven cards for high and ace to five, of five cards for deuce to seven.

    Its file has the number of values; where the rows of seven and of five cards were moved, empty ones to the noughts
    beyond the values; the values; and for high, the values of flushes by the bits of their ranks.
    """
    numbers = _file("ace-five" if order == "ace-five" else "high")
    length, seven, five = numbers[0], 1 + rows_of(7), 1 + rows_of(7) + rows_of(5)
    beyond = array("H", [length])
    rows = {7: numbers[1:seven] + beyond * (ROWS - rows_of(7)), 5: numbers[seven:five] + beyond * (ROWS - rows_of(5))}
    values = numbers[five : five + length] + array("H", bytes(2 * (length + ROW)))
    flushes = numbers[five + length :]
    if order == "ace-five":
        return Table(values, rows, dict.fromkeys(rows, _columns(set(), length)), flushes)
    columns = {cards: _columns(_flush_sums(cards), length) for cards in rows}
    if ace_low_in_straight and order == "high":
        _add_ace_low_straight(lowest, values, rows, flushes)
    if flush_over_full_house:
        flushes = array("H", [_above_full_houses(value) for value in flushes])
    if order == "deuce-seven":
        values, flushes = _turned(values), _turned(flushes)
        del rows[7]
    return Table(values, rows, columns, flushes)


def _file(name: str) -> Numbers:
    """Numbers of two bytes, low byte first."""
    numbers = array("H")
    with FileIO(f"{__file__.removesuffix('lookup.py')}{name}.bin") as file:
        numbers.frombytes(file.readall())
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def rows_of(cards: int) -> int:
    """How many rows there are for so many cards: the last one has four aces and the rest kings.

    >>> rows_of(7), rows_of(5)
    (61139, 51196)
    """
    return 1 + (4 * RANK_KEYS[-1] + (cards - 4) * RANK_KEYS[-2] >> ROW_BITS)


def _columns(flush_sums: set[int], length: int) -> Numbers:
    columns = array("H")
    for column in range(ROW):
        columns.extend(array("H", [column]) * (1 << SUIT_BITS))
    for flush_sum in flush_sums:
        columns[flush_sum :: 1 << SUIT_BITS] = array("H", [length]) * ROW
    return columns


def _flush_sums(cards: int) -> set[int]:
    """What the suit keys of so many cards add up to where five or more are of one suit."""
    others = list(combinations_with_replacement(SUIT_KEYS, cards - 5))
    return {5 * key + sum(other) for key in SUIT_KEYS for other in others}


def _add_ace_low_straight(lowest: Rank, values: Numbers, rows: dict[int, Numbers], flushes: Numbers) -> None:
    """The ace below the lowest card of the deck (9.1, 9.2, 9.3(f)): the one straight that differs from deck to deck."""
    first = lowest - Rank.TWO
    row = [first, first + 1, first + 2, first + 3, 12]
    straight, straight_flush = number(Kind.STRAIGHT, [first + 3]), number(Kind.STRAIGHT_FLUSH, [first + 3])
    for cards, moved in rows.items():
        for others in combinations_with_replacement(range(first, 13), cards - 5):
            total = sum([RANK_KEYS[rank] for rank in (*row, *others)])
            place = moved[total >> ROW_BITS] + total % ROW
            values[place] = max(values[place], straight)
            suited = sum({1 << rank for rank in (*row, *others)})
            flushes[suited] = max(flushes[suited], straight_flush)


def _above_full_houses(value: int) -> int:
    """The value of a flush that ranks above full houses (9.3(d), (e)); of a straight flush, what it was."""
    return value - FIRST[Kind.FLUSH] + FLUSH_ABOVE if FIRST[Kind.FLUSH] <= value < FIRST[Kind.FULL_HOUSE] else value


def _turned(values: Numbers) -> Numbers:
    """The worst hand is best; nought stays nought."""
    return array("H", [value and ABOVE_ALL - value for value in values])
