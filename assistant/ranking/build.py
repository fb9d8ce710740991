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
from assistant.ranking.lookup import ROW, ROW_BITS, rows_of
from assistant.ranking.scale import Scale

if TYPE_CHECKING:
    from assistant.ranking.scale import Order

Ranks = tuple[int, ...]
"""Ranks counted from nought, lowest first, at most four of each."""

Entry = tuple[int, frozenset[Rank]]
"""A value, and the decks (by their lowest rank) in which an ace-low straight is better than it.

Two sums may share a place only if they have both in common, since that straight is written over the value later.
"""

NOUGHT: Entry = (0, frozenset())

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
    """What the rows hold, by number; only those that hold something. Behind each comes a nought, for flushes."""
    filled: defaultdict[int, list[tuple[int, Entry]]] = defaultdict(list)
    for ranks, value in found.items():
        if len(ranks) == cards:
            total = sum(RANK_KEYS[rank] for rank in ranks)
            better_in = _ace_low(ranks, value) if order == "high" else frozenset()
            filled[total >> ROW_BITS].append((total % ROW, (value, better_in)))
    return {row: (*sorted(entries, key=lambda one: one[0]), (ROW, NOUGHT)) for row, entries in filled.items()}


def _ace_low(ranks: Ranks, value: int) -> frozenset[Rank]:
    """The decks in which these ranks have an ace-low straight that is better than *value*."""
    lows = (deck.lowest - Rank.TWO for deck in DECKS.values())
    return frozenset(
        Rank(low + 2)
        for low in lows
        if {low, low + 1, low + 2, low + 3, 12} <= set(ranks) and value < number("straight", [low + 3])
    )


def lay_over(rows: Iterable[Row]) -> tuple[dict[Row, int], array[int]]:
    """Move each row to where it fits over those before it, fullest first; where to, and the values so laid.

    A row fits where each of its columns falls into a gap or on an equal entry. The places that are taken are the bits
    of one long number: shifted by a column, it tells at which places that column does not fit.
    """
    taken, equal = 0, defaultdict[Entry, int](int)
    moved: dict[Row, int] = {}
    laid: dict[int, int] = {}
    for row in sorted(set(rows), key=lambda row: (-len(row), row[0][0], str(row))):
        unfit = 0
        for column, entry in row:
            unfit |= (taken ^ equal[entry]) >> column
        moved[row] = place = (~unfit & (unfit + 1)).bit_length() - 1
        for column, entry in row:
            taken |= 1 << (place + column)
            equal[entry] |= 1 << (place + column)
            laid[place + column] = entry[0]
    return moved, array("H", [laid.get(place, 0) for place in range(max(laid) + 1)])


def table(order: Order) -> bytes:
    """The file of an order, in numbers of two bytes, the low one first.

    How many values there are for seven and for five cards; where the rows of seven and of five were moved, empty ones
    to noughts at the end of the values; the values of seven and of five; for high, the values of flushes.
    """
    found = values(Scale(order, ace_low_in_straight=False))
    counts, places, laid = array("H"), array("H"), array("H")
    for cards in (7, 5):
        filled = rows(found, cards, order)
        moved, some = lay_over(filled.values())
        places.extend(moved[filled[row]] if row in filled else len(some) for row in range(rows_of(cards)))
        laid += some + array("H", bytes(2 * (ROW + 1)))
        counts.append(len(some) + ROW + 1)
    numbers = counts + places + laid + (flushes() if order == "high" else array("H"))
    if byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


if __name__ == "__main__":
    for order in ("high", "ace-five"):
        Path(__file__).with_name(f"{order}.bin").write_bytes(table(order))
