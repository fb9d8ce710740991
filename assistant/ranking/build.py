"""Writes the files of `assistant.ranking.lookup`: ``python -m assistant.ranking.build``.

Every value comes from `assistant.ranking.five`, five cards at a time; that of more cards is the best of all ways to
leave one of them out.
"""

from __future__ import annotations

from array import array
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from sys import byteorder
from typing import TYPE_CHECKING

from assistant.cards import DECKS, RANK_KEYS, Card, Rank, Suit
from assistant.ranking.five import natural, read
from assistant.ranking.kinds import number
from assistant.ranking.lookup import COLUMNS, ROW, ROW_BITS
from assistant.ranking.scale import Scale

if TYPE_CHECKING:
    from assistant.ranking.scale import Order

Ranks = tuple[int, ...]
"""Ranks counted from nought, lowest first, at most four of each."""

Entry = tuple[int, frozenset[Rank]]
"""A value, and the decks (by their lowest rank) in which an ace-low straight is better than it.

Two sums may share a place only if they have both in common, since that straight is written over the value later.
"""

Row = tuple[tuple[int, Entry], ...]
"""The columns of a row that hold something, and what."""


def choices(cards: int) -> Iterator[Ranks]:
    """All ways to choose the ranks of so many cards."""
    for ranks in combinations_with_replacement(range(13), cards):
        if all(ranks[index] != ranks[index + 4] for index in range(cards - 4)):
            yield ranks


def values(scale: Scale) -> dict[Ranks, int]:
    """The value of every choice of five, six and seven ranks, without five cards of a suit."""
    found = {ranks: int(read(natural(of_mixed_suits(ranks)), scale).value) for ranks in choices(5)}
    for cards in (6, 7):
        found |= {ranks: max(found[fewer] for fewer in combinations(ranks, cards - 1)) for ranks in choices(cards)}
    return found


def of_mixed_suits(ranks: Ranks) -> list[Card]:
    """Cards of those ranks, of which no five have one suit."""
    return [Card.of(Rank(rank + 2), Suit(index % 4)) for index, rank in enumerate(ranks)]


def flushes() -> array[int]:
    """The value of five to seven cards of one suit, by the bits of their ranks; without ace-low straights."""
    scale = Scale(ace_low_in_straight=False)
    found = array("H", bytes(2 << 13))
    for cards in (5, 6, 7):
        for ranks in combinations(range(13), cards):
            suited = sum(1 << rank for rank in ranks)
            if cards == 5:
                five = natural(Card.of(Rank(rank + 2), Suit.SPADES) for rank in ranks)
                found[suited] = int(read(five, scale).value)
            else:
                found[suited] = max(found[suited - (1 << rank)] for rank in ranks)
    return found


def rows(found: Mapping[Ranks, int], cards: int, order: Order) -> dict[int, Row]:
    """What the rows hold, by number; only those that hold something."""
    filled: defaultdict[int, list[tuple[int, Entry]]] = defaultdict(list)
    for ranks, value in found.items():
        if len(ranks) == cards:
            total = sum(RANK_KEYS[rank] for rank in ranks)
            better_in = _ace_low(ranks, value) if order == "high" else frozenset()
            filled[total >> ROW_BITS].append((COLUMNS[total % ROW], (value, better_in)))
    return {row: tuple(sorted(entries, key=lambda one: one[0])) for row, entries in filled.items()}


def _ace_low(ranks: Ranks, value: int) -> frozenset[Rank]:
    """The decks in which these ranks have an ace-low straight that is better than *value*."""
    lows = (deck.lowest - Rank.TWO for deck in DECKS.values())
    return frozenset(
        Rank(low + 2)
        for low in lows
        if {low, low + 1, low + 2, low + 3, 12} <= set(ranks) and value < number("straight", [low + 3])
    )


def on_sheets(rows: Iterable[Row]) -> dict[Row, int]:
    """The sheet of each row: the first where each of its columns is empty or holds the same; the fullest rows first.

    The sheets that hold something in a column, and those that hold a certain entry there, are the bits of two numbers.
    """
    taken, equal = defaultdict[int, int](int), defaultdict[tuple[int, Entry], int](int)
    found: dict[Row, int] = {}
    for row in sorted(set(rows), key=lambda row: (-len(row), str(row))):
        unfit = 0
        for column, entry in row:
            unfit |= taken[column] ^ equal[column, entry]
        found[row] = sheet = (~unfit & (unfit + 1)).bit_length() - 1
        for column, entry in row:
            taken[column] |= 1 << sheet
            equal[column, entry] |= 1 << sheet
    return found


def written(placed: Mapping[Row, int]) -> array[int]:
    """The values on the sheets, one sheet after the other."""
    found = array("H", bytes(2 * ROW * (max(placed.values()) + 1)))
    for row, sheet in placed.items():
        for column, (value, _) in row:
            found[sheet * ROW + column] = value
    return found


def table(order: Order) -> bytes:
    """The file of an order, in numbers of two bytes, the low one first.

    For seven and then for five cards: how many rows hold something, how many sheets there are, the numbers of the rows,
    the sheet of each, and the values on the sheets. For high, the values of flushes at the end.
    """
    found, numbers = values(Scale(order, ace_low_in_straight=False)), array("H")
    for cards in (7, 5):
        filled = rows(found, cards, order)
        placed = on_sheets(filled.values())
        numbers.extend((len(filled), max(placed.values()) + 1))
        numbers.extend(filled)
        numbers.extend(placed[row] for row in filled.values())
        numbers.extend(written(placed))
    if order == "high":
        numbers.extend(flushes())
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


if __name__ == "__main__":
    for order in ("high", "ace-five"):
        Path(__file__).with_name(f"{order}.bin").write_bytes(table(order))
