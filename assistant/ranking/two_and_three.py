"""The value of the best of exactly two cards of a player's own and three of the board.

Omaha has sixty such hands, so for these the ranks of two cards and the ranks of three are numbered: 91 and 455 choices.
Both numbers together, added, are a place in one array of values. It holds what the ranks alone make. A flush is better
than that wherever it is better at all, so it is looked for by itself, and only where the board has three of a suit.
"""

from __future__ import annotations

from array import array
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

from assistant.cards import RANK_KEYS, SUIT_BITS, SUIT_KEYS, Suit
from assistant.ranking.lookup import ROW, ROW_BITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.cards import Card
    from assistant.ranking.lookup import Table

_SUITS = (1 << SUIT_BITS) - 1


class TwoAndThree:
    """The numbers of two and of three ranks, by the sums of their keys, and the values of both together.

    Three cards of a suit are told by the sum of their suit keys, which is that of no other three; lows look for none.
    """

    __slots__ = ("_of_a_suit", "_table", "_threes", "_twos", "_values")

    def __init__(self, table: Table) -> None:
        twos = [a + b for a, b in combinations_with_replacement(RANK_KEYS, 2)]
        threes = [a + b + c for a, b, c in combinations_with_replacement(RANK_KEYS, 3)]
        values, rows = table.values, table.rows[5]
        totals = [two + three for two in twos for three in threes]
        self._table = table
        self._of_a_suit = frozenset(3 * key for key in SUIT_KEYS) if table.flushes else frozenset()
        self._twos = {two: index * len(threes) for index, two in enumerate(twos)}
        self._threes = {three: index for index, three in enumerate(threes)}
        self._values = array("H", [values[rows[total >> ROW_BITS] + total % ROW] for total in totals])

    def value(self, hole: Sequence[Card], board: Sequence[Card]) -> int:
        """The value of the best hand of two cards of *hole* and three of *board*."""
        values, sums = self._values, [a + b + c for a, b, c in combinations(board, 3)]
        threes = [self._threes[total >> SUIT_BITS] for total in sums]
        twos = [self._twos[a + b >> SUIT_BITS] for a, b in combinations(hole, 2)]
        best = max([values[two + three] for two in twos for three in threes])
        if self._of_a_suit.isdisjoint([total & _SUITS for total in sums]):
            return best
        return max(best, self._flush(hole, board))

    def _flush(self, hole: Sequence[Card], board: Sequence[Card]) -> int:
        flushes = [0]
        for suit in Suit:
            own = [card for card in hole if card.suit is suit]
            shared = [card for card in board if card.suit is suit]
            flushes += [self._table.flush(a + b) for a in combinations(own, 2) for b in combinations(shared, 3)]
        return max(flushes)


@lru_cache(maxsize=64)
def two_and_three(table: Table) -> TwoAndThree:
    """Made once for each table."""
    return TwoAndThree(table)
