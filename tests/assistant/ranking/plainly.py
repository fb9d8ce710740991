"""What five cards are and how they compare, told without any of the project's ways to tell."""

from collections import Counter
from collections.abc import Sequence

from assistant.cards import Card

SHAPES = {
    (2, 1, 1, 1): "pair",
    (2, 2, 1): "two pair",
    (3, 1, 1): "three",
    (3, 2): "full house",
    (4, 1): "four",
    (5,): "five",
}
HIGH = ("high card", "pair", "two pair", "three", "straight", "flush", "full house", "four", "straight flush", "five")
STRIPPED = (*HIGH[:5], "full house", "flush", *HIGH[7:])


def by_count(ranks: Sequence[int]) -> list[int]:
    """The ranks as they count: those that come most often first, then the highest."""
    return sorted(ranks, key=lambda rank: (ranks.count(rank), rank), reverse=True)


def shape(ranks: Sequence[int]) -> tuple[int, ...]:
    """How many there are of each rank, the most first."""
    return tuple(sorted(Counter(ranks).values(), reverse=True))


def high(hand: Sequence[Card], lowest: int = 2, ace_low: bool = True) -> tuple[str, list[int]]:
    """The kind of a high hand, and its ranks as they count."""
    ranks = [int(card.rank) for card in hand]
    if shape(ranks) in SHAPES:
        return SHAPES[shape(ranks)], by_count(ranks)
    flush = len({card.suit for card in hand}) == 1
    if ace_low and set(ranks) == {14, *range(lowest, lowest + 4)}:
        ranks = [1 if rank == 14 else rank for rank in ranks]  # the lowest card's neighbour below
        straight = True
    else:
        straight = max(ranks) - min(ranks) == 4
    kind = {(True, True): "straight flush", (True, False): "straight", (False, True): "flush"}
    return kind.get((straight, flush), "high card"), sorted(ranks, reverse=True)


def low(hand: Sequence[Card]) -> tuple[str, list[int]]:
    """The kind of an ace-to-five low, and its ranks as they count, aces low."""
    ranks = [1 if card.rank == 14 else int(card.rank) for card in hand]
    return SHAPES.get(shape(ranks), "high card"), by_count(ranks)
