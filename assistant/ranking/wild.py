"""Wild cards: the cards that they had best stand for (home-game I Use of Wild Cards).

A wild card counts equally with the card it stands for. It stands for no card that the hand already holds, except for
the fifth of a rank, which no deck has: so there is no flush with two aces.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations

from assistant.cards import Card, Rank, Suit
from assistant.ranking.five import Five, Played, read
from assistant.ranking.rules import Rules
from assistant.ranking.suits import low


def best_reading(cards: Sequence[Card], rules: Rules) -> Five:
    """The best that five cards make, wild cards standing for whatever serves best."""
    wild = [card for card in cards if card.rank in rules.wild]
    natural = [card for card in cards if card.rank not in rules.wild]
    plain = [(card, card) for card in natural]
    choices = _choices(natural, len(wild), rules) if wild else [()]
    return max(
        (read([*plain, *zip(wild, as_cards, strict=True)], rules) for as_cards in choices), key=lambda five: five.value
    )


def _choices(natural: list[Card], wild: int, rules: Rules) -> Iterator[Sequence[Card]]:
    """What the wild cards may stand for: few choices, of which one is best."""
    if rules.order == "high":
        yield from _of_one_rank(natural, wild)
        yield from _in_straights(natural, wild, rules)
        yield from _in_flush(natural, wild)
    else:
        yield from _low(natural, wild, rules)


def _of_one_rank(natural: list[Card], wild: int) -> Iterator[list[Card]]:
    """All of one rank: nothing else makes a better pair, three, full house, four or five of a kind.

    A wild card beside a pair makes three, beside three makes four; the full house comes from two pair, and there the
    wild card joins the higher. Two wild cards apart from each other would only make less of a kind.
    """
    held = {card.rank for card in natural} or {Rank.ACE}
    for rank in held:
        free = [Card.of(rank, suit) for suit in reversed(Suit) if Card.of(rank, suit) not in natural]
        yield (free + [Card.of(rank, Suit.SPADES)] * wild)[:wild]


def _in_straights(natural: list[Card], wild: int, rules: Rules) -> Iterator[list[Card]]:
    held = {card.rank for card in natural}
    suit = natural[0].suit if natural else Suit.SPADES
    for straight in rules.straights:
        missing = straight - held
        if len(missing) == wild:
            yield [Card.of(rank, suit) for rank in missing]


def _in_flush(natural: list[Card], wild: int) -> Iterator[list[Card]]:
    """The highest cards missing from the suit, if all natural cards are of one suit."""
    suits = {card.suit for card in natural}
    if len(suits) == 1:
        suit = natural[0].suit
        missing = [Card.of(rank, suit) for rank in reversed(Rank) if Card.of(rank, suit) not in natural]
        yield missing[:wild]


def _low(natural: list[Card], wild: int, rules: Rules) -> Iterator[Sequence[Card]]:
    """The lowest ranks missing; in deuce to seven two more to choose from, for a straight to be avoided.

    A straight is avoided by leaving out one rank that would fill it, and the same four cards have at most two of those.
    Suits that differ from each other avoid the flush.
    """
    held = {card.rank for card in natural}
    if rules.order == "ace-five":
        missing = sorted((rank for rank in Rank if _free(rank, held, rules)), key=low)
        spare = 0
    else:
        missing = [rank for rank in Rank if _free(rank, held, rules)]
        spare = 2
    other = next(suit for suit in Suit if not natural or suit is not natural[0].suit)
    for ranks in combinations(missing[: wild + spare], wild):
        suits: Iterable[Suit] = [other, *[natural[0].suit if natural else Suit.SPADES] * (wild - 1)]
        yield [Card.of(rank, suit) for rank, suit in zip(ranks, suits, strict=True)]


def _free(rank: Rank, held: set[Rank], rules: Rules) -> bool:
    return rank >= rules.deck.lowest and rank not in held


__all__ = ["Played", "best_reading"]
