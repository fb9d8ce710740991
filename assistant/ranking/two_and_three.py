"""The value of the best of exactly two cards of a player's own and three of a board of five.

Omaha has sixty such hands, so for these there is an array for each choice of two ranks, with a value for each of the
1,820 choices of four ranks: that of the best hand of the two with any three of the four. Each three of a board leaves
out two cards, of which one is among the first four; so all ten threes are in the four fours that leave out one of the
first four. Four look-ups for each two cards are enough.

The arrays hold what the ranks alone make. A flush is better than that wherever it is better at all, so it is looked for
by itself, and only where the board has three cards of a suit: the suit keys of five cards tell which suit by their sum,
as those of seven tell a flush.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from operator import itemgetter

from assistant.cards import RANK_KEYS, SUIT_BITS, SUIT_KEYS
from assistant.ranking.lookup import best_flush

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.cards import Card
    from assistant.ranking.lookup import Table

SUITS = (1 << SUIT_BITS) - 1
"""The bits of a key that belong to the suit."""

_THREE_OF_A_SUIT = {
    3 * key + sum(others): key for key in SUIT_KEYS for others in combinations_with_replacement(SUIT_KEYS, 2)
}
"""What the suit keys of five cards add up to where three or more are of one suit, and the key of that suit."""


class TwoAndThree:
    """The arrays by the sum of two rank keys, made as they are needed; the place of four ranks by the sum of theirs."""

    __slots__ = ("_arrays", "_places", "_table", "_threes", "_threes_of_fours")

    def __init__(self, table: Table) -> None:
        fours = list(combinations_with_replacement(RANK_KEYS, 4))
        self._threes = [sum(three) for three in combinations_with_replacement(RANK_KEYS, 3)]
        number = {three: index for index, three in enumerate(self._threes)}
        self._threes_of_fours = [itemgetter(*[number[sum(four) - four[out]] for four in fours]) for out in range(4)]
        self._places = {sum(four): place for place, four in enumerate(fours)}
        self._arrays: dict[int, array[int]] = {}
        self._table = table

    def value(self, hole: Sequence[Card], board: Sequence[Card]) -> int:
        """The value of the best hand of two cards of *hole* and three of the five of *board*."""
        own = [card >> SUIT_BITS for card in hole]
        *four, fifth = [card >> SUIT_BITS for card in board]
        total = sum(four) + fifth
        pick, arrays = itemgetter(*[self._places[total - card] for card in four]), self._arrays
        found: list[int] = []
        for a, b in combinations(own, 2):
            found += pick(arrays.get(a + b) or self._make(a + b))
        suit = _THREE_OF_A_SUIT.get(sum(board) & SUITS)
        if suit and self._table.flushes:
            found += self._flushes(hole, board, suit)
        return max(found)

    def _make(self, two: int) -> array[int]:
        places = [self._table.laid[5].place(two + three) for three in self._threes]
        of_threes = [sheet[column] for sheet, column in places]
        self._arrays[two] = made = array("H", map(max, *[pick(of_threes) for pick in self._threes_of_fours]))
        return made

    def _flushes(self, hole: Sequence[Card], board: Sequence[Card], suit: int) -> list[int]:
        own = [card for card in hole if card & SUITS == suit]
        if len(own) < 2:
            return []
        shared = [card for card in board if card & SUITS == suit]
        return [
            best_flush(two + three, self._table.flushes)
            for two in combinations(own, 2)
            for three in combinations(shared, 3)
        ]


@lru_cache(maxsize=64)
def two_and_three(table: Table) -> TwoAndThree:
    """Made once for each table."""
    return TwoAndThree(table)
