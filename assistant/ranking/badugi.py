"""Badugi: the most cards of different ranks and suits, then the lowest, aces low."""

from collections.abc import Sequence
from itertools import combinations

from assistant.cards import Card, Rank, Suit
from assistant.ranking.five import Played
from assistant.ranking.kinds import place
from assistant.ranking.rules import Rules
from assistant.ranking.suits import low, suit_order


def best_badugi(cards: Sequence[Card], rules: Rules) -> tuple[int, tuple[Played, ...]]:
    """The number of the best badugi, larger being better, and its cards from the highest down."""
    wild = [card for card in cards if card.rank in rules.wild]
    natural = [card for card in cards if card.rank not in rules.wild]
    sets = (chosen for size in range(5) for chosen in combinations(natural, size) if _all_differ(chosen))
    hands = (_completed(chosen, wild, rules) for chosen in sets)
    best = max(hands, key=lambda hand: (_number(hand), suit_order(card for card, _ in hand)))
    return _number(best), best


def _all_differ(cards: Sequence[Card]) -> bool:
    return len({card.rank for card in cards}) == len({card.suit for card in cards}) == len(cards)


def _completed(natural: Sequence[Card], wild: Sequence[Card], rules: Rules) -> tuple[Played, ...]:
    """With the lowest ranks and the suits that are missing, as far as there are wild cards."""
    ranks = sorted((rank for rank in Rank if rank >= rules.deck.lowest), key=low)
    free_ranks = [rank for rank in ranks if rank not in {card.rank for card in natural}]
    free_suits = [suit for suit in Suit if suit not in {card.suit for card in natural}]
    as_cards = [Card.of(rank, suit) for rank, suit in zip(free_ranks, free_suits, strict=False)]
    played = [*((card, card) for card in natural), *zip(wild, as_cards, strict=False)]
    return tuple(sorted(played, key=lambda one: low(one[1].rank), reverse=True))


def _number(hand: tuple[Played, ...]) -> int:
    """More cards first; then the lower set."""
    ranks = [low(as_card.rank) - 1 for _, as_card in hand]
    return 1000 * (len(hand) + 1) - place(ranks)
