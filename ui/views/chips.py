"""An amount in chips: the fewest that make it up, of the denominations in play."""

from collections.abc import Sequence
from math import gcd

from assistant.record import Record
from assistant.words import Chips


class Stack(Record):
    """*count* chips of one *denomination*."""

    count: int
    denomination: Chips


class InChips(Record):
    """An amount as chips to push, the largest first; *left* is what no chip in play can make up."""

    stacks: tuple[Stack, ...]
    left: Chips = Chips(0)

    def __str__(self) -> str:
        told = " · ".join(f"{stack.count} × {stack.denomination:,}" for stack in self.stacks)
        if not self.left:
            return told
        return f"{told}{', and ' if told else ''}{self.left:,} over"


def in_chips(amount: Chips, denominations: Sequence[Chips]) -> InChips:
    """*amount* in the fewest chips of these *denominations*, smallest first; as little as possible is left over.

    >>> str(in_chips(755, [5, 25, 50, 100])), str(in_chips(40, [1, 20, 25])), str(in_chips(478, [5, 25]))
    ('7 × 100 · 1 × 50 · 1 × 5', '2 × 20', '19 × 25, and 3 over')
    """
    for left in range(denominations[0]):
        counts = _fewest(amount - left, tuple(denominations))
        if counts is not None:
            pairs = zip(counts, denominations, strict=True)
            stacks = tuple(Stack(count, denomination) for count, denomination in pairs if count)
            return InChips(stacks[::-1], Chips(left))
    return InChips((), amount)


def _fewest(amount: int, denominations: tuple[Chips, ...]) -> tuple[int, ...] | None:
    """How many of each, smallest first; None where they cannot make it up.

    Never so many of one that larger chips could stand in for some of them, which bounds the search.
    """
    first, rest = denominations[0], denominations[1:]
    if amount < 0:
        return None
    if not rest:
        return None if amount % first else (amount // first,)
    most = min(larger // gcd(first, larger) for larger in rest)
    counts = (count for count in range(most) if (amount - count * first) % gcd(*rest) == 0)
    ways = [(count, *others) for count in counts if (others := _fewest(amount - count * first, rest)) is not None]
    return min(ways, key=sum, default=None)
