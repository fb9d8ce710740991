"""Badugi: the most cards of different ranks and suits, and of those the lowest, aces low."""

from __future__ import annotations

from itertools import combinations

from assistant.cards import Card, Suit, by_suit
from assistant.ranking.five import natural
from assistant.ranking.kinds import comb, place
from assistant.ranking.suits import suit_order
from assistant.ranking.wild import low_ranks, meaning

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from assistant.ranking.five import Played
    from assistant.ranking.scale import Scale


def best_badugi(cards: Sequence[Card], scale: Scale) -> tuple[int, tuple[Played, ...]]:
    """The value of the best badugi, larger being better, and the cards in it, highest first."""
    ordered = sorted(cards, key=by_suit, reverse=True)
    wild = [card for card in ordered if card.rank in scale.wild]
    plain = [card for card in ordered if card.rank not in scale.wild]
    sets = [some for size in range(5) for some in combinations(plain, size) if _all_differ(some)]
    hands = [_with_wild(some, wild, scale) for some in sets]
    return max((_value(hand), suit_order(card for card, _ in hand), hand) for hand in hands if hand)[::2]


def _all_differ(cards: Sequence[Card]) -> bool:
    return len({card.rank for card in cards}) == len({card.suit for card in cards}) == len(cards)


def _with_wild(plain: Sequence[Card], wild: Sequence[Card], scale: Scale) -> tuple[Played, ...]:
    """With the lowest ranks and the suits that are missing, as far as there are wild cards."""
    held = {card.rank for card in plain}
    ranks = [rank for rank in low_ranks(scale) if rank not in held]
    suits = [suit for suit in Suit if suit not in {card.suit for card in plain}]
    meant = list(map(Card.of, ranks, suits))[: len(wild)]
    played = natural(plain) + meaning(wild[: len(meant)], meant)
    return tuple(sorted(played, key=lambda one: one[1].rank.low, reverse=True))


def _value(hand: Sequence[Played]) -> int:
    """More cards are better whatever they are; then the lower set of ranks."""
    return (len(hand) + 1) * comb(13, 4) - place([meant.rank.low - 1 for _, meant in hand])
