"""A scale: the order that a table compares hands by, and the comparison itself."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Literal

from assistant.cards import DECKS, Card, Deck, Rank, refuse_twice
from assistant.errors import CardError
from assistant.ranking.badugi import best_badugi
from assistant.ranking.kinds import Kind
from assistant.ranking.names import badugi_name, high_name, low_name
from assistant.ranking.rules import Order, Rules
from assistant.ranking.suits import low, suit_order
from assistant.ranking.wild import best_reading

Uses = Literal["any", "two", "all"]


@dataclass(frozen=True, slots=True)
class Hand:
    """The best hand that some cards make.

    *value*: larger is better, on one scale. *cards*: those that play, in the order in which they count. *stands_for*:
    the same, each wild card as the card that it stands for. *name*: what a dealer says.
    """

    value: int
    cards: tuple[Card, ...]
    stands_for: tuple[Card, ...]
    name: str


@dataclass(frozen=True, slots=True)
class Scale:
    """What a table compares hands by.

    *uses*: the best five of all cards (`any`), exactly two of the player's own and three of the board (`two`), or both
    of the player's own and three of the board (`all`). *qualifier*: the highest card that still makes a low.

    >>> from assistant.cards import cards
    >>> Scale(deck=DECKS[36], flush_over_full_house=True).best(cards("As 9s 8s 7s 6s")).name
    'straight flush, nine high'
    """

    order: Order = "high"
    deck: Deck = DECKS[52]
    flush_over_full_house: bool = False
    ace_low_in_straight: bool = True
    wild: frozenset[Rank] = frozenset()
    qualifier: Rank | None = None
    uses: Uses = "any"
    _rules: Rules = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(self.wild) > 2:
            raise CardError(f"expected at most two wild ranks, found {len(self.wild)}")
        ace_low = self.ace_low_in_straight and self.order != "deuce-seven"
        rules = Rules(self.order, self.deck, self.flush_over_full_house, ace_low, self.wild)
        object.__setattr__(self, "_rules", rules)

    def best(self, hole: Sequence[Card], board: Sequence[Card] = ()) -> Hand | None:
        """The best hand of a player's own cards and the board; none where a low is not made.

        Raises CardError for a card twice, a card that is not in the deck, or too few cards.
        """
        self._check(hole, board)
        if self.order == "badugi":
            value, four = best_badugi([*hole, *board], self._rules)
            as_cards = tuple(as_card for _, as_card in four)
            return Hand(value, tuple(card for card, _ in four), as_cards, badugi_name(as_cards))
        fives = (best_reading(five, self._rules) for five in self._fives(hole, board))
        five = max(fives, key=lambda one: (one.value, suit_order(card for card, _ in one.played)))
        as_cards = tuple(as_card for _, as_card in five.played)
        if self.qualifier and (five.kind is not Kind.HIGH_CARD or low(as_cards[0].rank) > self.qualifier):
            return None
        name = (high_name if self.order == "high" else low_name)(five.kind, as_cards)
        return Hand(five.value, tuple(card for card, _ in five.played), as_cards, name)

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        """The value of the best hand alone; nought where a low is not made."""
        hand = self.best(cards, board)
        return 0 if hand is None else hand.value

    def _fives(self, hole: Sequence[Card], board: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
        if self.uses == "any" or not board:
            return combinations((*hole, *board), 5)
        return (two + three for two in combinations(hole, 2) for three in combinations(board, 3))

    def _check(self, hole: Sequence[Card], board: Sequence[Card]) -> None:
        together = (*hole, *board)
        refuse_twice(together)
        for card in together:
            if card not in self.deck:
                raise CardError(f"{card.pretty} is not in a deck of {len(self.deck)} cards")
        if len(together) < (1 if self.order == "badugi" else 5):
            raise CardError(f"expected five cards or more, found {len(together)}")
