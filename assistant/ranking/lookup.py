"""The value of five or seven cards by one sum and a look-up.

A card is its key: a rank key in the high bits and a suit key in the low eight (`assistant.cards`). Added up, up to
seven cards tell all that counts, whatever their order:

* **Ranks.** From the ace down, each rank key is the least number that keeps apart the sums of equally many cards, up to
  seven and four of a rank at most. So a sum of rank keys names the ranks and how many there are of each. That no two of
  the 6,175 choices of ranks of five cards, nor of the 49,205 of seven, have the same sum is checked one by one in the
  tests.
* **Suits.** Hands of five or seven cards with five of one suit and hands without never have the same sum of suit keys,
  nor have hands with five of different suits. There are only 56 and 120 ways to divide so many cards among four suits,
  and the tests go through all.
* **Nothing else.** Seven cards with five of one suit have five different ranks, and so at most three of a kind or two
  pair beside the flush: the flush is the best hand, in either order of flush and full house, and only the ranks in its
  suit matter. Without five of a suit only the ranks of the seven matter.

Seven rank keys add up to less than 2 ** 23, and 49,205 of those 8 million sums occur. So the sums are cut into rows of
256 columns, most of them empty, and the rows are written on sheets: many on one, where their values fall on empty
columns or on equal values. ``rows[sum // 256]`` is the sheet that a row is on. The column would be the low eight bits
of the rank sum; ``columns`` takes them together with the suit sum below them, and answers the suit sums of flushes with
a column that is empty on every sheet. Then

    ``rows[total >> 16][columns[total & 0xFFFF]]``

is the value of the hand, or nought for a flush. Lists of numbers in place of sheets would be looked up in fewer steps,
but they are ten times as large, and the processor would wait for them: numbers of two bytes stay in its caches.

The rows and sheets for five and for seven cards are in ``high.bin`` and ``ace-five.bin``, written by
`assistant.ranking.build`, and are read when the first hand is compared.
"""

from __future__ import annotations

from io import FileIO
from itertools import combinations_with_replacement
from sys import byteorder

from assistant.cards import BITS, RANK_KEYS, SUIT_BITS, SUIT_KEYS, Rank
from assistant.ranking.kinds import ABOVE_ALL, FIRST, FLUSH_ABOVE, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Literal

    from assistant.cards import Card
    from assistant.ranking.scale import Order

    Numbers = memoryview[int]
    """Numbers of two bytes: `array`, which is the same, takes longer to import than all that is here."""

ROW_BITS = 8
ROW = 1 << ROW_BITS
ROWS = 1 + (7 * RANK_KEYS[0] >> ROW_BITS)
"""More than any cards have, so that what is asked for ranks that cannot be finds a nought: up to seven deuces."""

FLUSH, SHARED = 254, 110
"""A flush has a column of its own. What belongs there stands in another: no row holds anything in both."""

COLUMNS = bytes(range(ROW)).replace(bytes([FLUSH]), bytes([SHARED]))
"""The column by the low bits of a rank sum."""

NOUGHTS = bytes(1 << 16)
"""In place of arrays that are not open: every look-up finds nought."""

_bit = BITS.__getitem__


class Closed:
    """In place of rows that are not open."""

    def __getitem__(self, row: int) -> bytes:
        return NOUGHTS


class Laid:
    """The arrays for one number of cards."""

    __slots__ = ("columns", "rows", "values")

    def __init__(self, values: Numbers, rows: list[Numbers], columns: bytes) -> None:
        self.values, self.rows, self.columns = values, rows, columns

    def place(self, rank_sum: int) -> tuple[Numbers, int]:
        """The sheet and the column of cards whose rank keys add up to *rank_sum*, if they are no flush."""
        return self.rows[rank_sum >> ROW_BITS], COLUMNS[rank_sum % ROW]


class Table:
    """The values of an order in a deck: *laid* by the number of cards, and *flushes* by the bits of their ranks."""

    __slots__ = ("flushes", "laid")

    def __init__(self, laid: dict[int, Laid], flushes: Numbers) -> None:
        self.laid, self.flushes = laid, flushes


def suited_sevens() -> list[dict[Card, int] | Literal[0]]:
    """By the suit sum of seven cards: nought, or with five of a suit the bits of its ranks, nought for other cards."""
    found: list[dict[Card, int] | Literal[0]] = [0] * (1 << SUIT_BITS)
    for suit, key in enumerate(SUIT_KEYS):
        bits = {card: BITS[card] >> 13 * suit & 8191 for card in BITS}
        for others in combinations_with_replacement(SUIT_KEYS, 2):
            found[5 * key + sum(others)] = bits
    return found


def best_flush(cards: Iterable[Card], flushes: Sequence[int]) -> int:
    """The value of the best flush or straight flush in *cards*; nought if there is none."""
    held = sum(map(_bit, cards))
    return (
        flushes[held & 8191] or flushes[held >> 13 & 8191] or flushes[held >> 26 & 8191] or flushes[held >> 39 & 8191]
    )


_OPEN: dict[tuple[Order, Rank, bool, bool], Table] = {}
"""Tables that are open, by what `table` was asked for."""


def table(order: Order, lowest: Rank, ace_low_in_straight: bool, flush_over_full_house: bool) -> Table:
    """The table of an order in the deck whose lowest rank is *lowest*; for deuce to seven, of five cards only."""
    asked = (order, lowest, ace_low_in_straight, flush_over_full_house)
    if asked not in _OPEN:
        _OPEN[asked] = _opened(*asked)
    return _OPEN[asked]


def _opened(order: Order, lowest: Rank, ace_low_in_straight: bool, flush_over_full_house: bool) -> Table:
    if order == "ace-five":
        return read_file("ace-five")
    found = read_file("high")
    if order == "high" and ace_low_in_straight:
        _add_ace_low_straight(found, lowest)
    if flush_over_full_house:
        _change(found.flushes, _above_full_houses)
    if order == "deuce-seven":
        _change(found.laid[5].values, _turned)
        _change(found.flushes, _turned)
        return Table({5: found.laid[5]}, found.flushes)
    return found


def read_file(name: str) -> Table:
    """The table in ``high.bin`` or ``ace-five.bin``, as `assistant.ranking.build` writes it. Only high has flushes."""
    high = name == "high"
    with FileIO(f"{__file__.removesuffix('lookup.py')}{name}.bin") as file:
        laid = {cards: _laid(file, _columns(_flush_sums(cards) if high else set())) for cards in (7, 5)}
        return Table(laid, _numbers(file, 8192 if high else 0))


def _laid(file: FileIO, columns: bytes) -> Laid:
    filled, count = _numbers(file, 2)
    numbers, places, values = _numbers(file, filled), _numbers(file, filled), _numbers(file, count * ROW)
    sheets = [values[start : start + ROW] for start in range(0, len(values), ROW)]
    rows = [memoryview(bytearray(2 * ROW)).cast("H")] * ROWS
    for row, sheet in zip(numbers, places, strict=True):
        rows[row] = sheets[sheet]
    return Laid(values, rows, columns)


def _numbers(file: FileIO, count: int) -> Numbers:
    """The next so many numbers of two bytes, the low one first."""
    numbers = bytearray(file.read(2 * count))
    if byteorder == "big":
        numbers[::2], numbers[1::2] = numbers[1::2], numbers[::2]
    return memoryview(numbers).cast("H")


def _columns(flush_sums: set[int]) -> bytes:
    columns = bytearray().join(bytes([column]) * (1 << SUIT_BITS) for column in COLUMNS)
    for flush_sum in flush_sums:
        columns[flush_sum :: 1 << SUIT_BITS] = bytes([FLUSH]) * ROW
    return bytes(columns)


def _flush_sums(cards: int) -> set[int]:
    """What the suit keys of so many cards add up to where five or more are of one suit."""
    others = list(combinations_with_replacement(SUIT_KEYS, cards - 5))
    return {5 * key + sum(other) for key in SUIT_KEYS for other in others}


def _add_ace_low_straight(table: Table, lowest: Rank) -> None:
    """The ace below the lowest card of the deck (9.1, 9.2, 9.3(f)): the one straight that differs from deck to deck."""
    first, flushes = lowest - Rank.TWO, table.flushes
    row = (first, first + 1, first + 2, first + 3, 12)
    total, suited = sum([RANK_KEYS[rank] for rank in row]), sum([1 << rank for rank in row])
    straight, straight_flush = number("straight", [first + 3]), number("straight flush", [first + 3])
    for cards, laid in table.laid.items():
        for others in combinations_with_replacement(range(first, 13), cards - 5):
            sheet, column = laid.place(total + sum([RANK_KEYS[rank] for rank in others]))
            sheet[column] = max(sheet[column], straight)
            ranks = suited
            for rank in others:
                ranks |= 1 << rank
            flushes[ranks] = max(flushes[ranks], straight_flush)


def _above_full_houses(value: int) -> int:
    """The value of a flush that ranks above full houses (9.3(d), (e)); of a straight flush, what it was."""
    return value - FIRST["flush"] + FLUSH_ABOVE if FIRST["flush"] <= value < FIRST["full house"] else value


def _turned(value: int) -> int:
    """The worst hand is best; nought stays nought."""
    return value and ABOVE_ALL - value


def _change(numbers: Numbers, change: Callable[[int], int]) -> None:
    for place, value in enumerate(numbers):
        numbers[place] = change(value)
