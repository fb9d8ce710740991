"""What decides how five cards compare: the part of a scale that does not depend on where the five come from."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from assistant.cards import Deck, Rank

Order = Literal["high", "ace-five", "deuce-seven", "badugi"]


@dataclass(frozen=True, slots=True)
class Rules:
    """An order, its deck and its settings; *straights* has the top rank of each straight by its five ranks."""

    order: Order
    deck: Deck
    flush_over_full_house: bool
    ace_low_in_straight: bool
    wild: frozenset[Rank]
    straights: Mapping[frozenset[Rank], Rank] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "straights", straights(self.deck, self.ace_low_in_straight))


def straights(deck: Deck, ace_low: bool) -> dict[frozenset[Rank], Rank]:
    """The straights of a deck by their ranks, best first. The ace may also stand below the lowest card (9.1, 9.3).

    >>> from assistant.cards import DECKS
    >>> [top.word for top in straights(DECKS[32], ace_low=True).values()]
    ['ace', 'king', 'queen', 'jack', 'ten']
    """
    ranks = [rank for rank in Rank if rank >= deck.lowest]
    row = [Rank.ACE, *ranks] if ace_low else ranks
    return {frozenset(row[end - 5 : end]): row[end - 1] for end in range(len(row), 4, -1)}
