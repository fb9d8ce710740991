"""Wild cards: what they had best stand for (home-game I Use of Wild Cards).

A wild card counts equally with the card that it stands for. It stands for no card that is in the hand already, except
for the fifth of a rank, which no deck has: so no flush has two aces.
"""

from __future__ import annotations

from itertools import combinations

from assistant.cards import Card, Rank, Suit, by_suit
from assistant.ranking.five import Five, natural, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from assistant.ranking.five import Played
    from assistant.ranking.scale import Scale


def best_reading(cards: Sequence[Card], scale: Scale) -> Five:
    """The best that five cards make, wild ones standing for what serves best."""
    ordered = sorted(cards, key=by_suit, reverse=True)
    wild = [card for card in ordered if card.rank in scale.wild]
    plain = [card for card in ordered if card.rank not in scale.wild]
    choices = (one for meant in _choices(plain, len(wild), scale) for one in (_themselves(wild, meant), meant))
    return max((read(natural(plain) + meaning(wild, meant), scale) for meant in choices), key=lambda five: five.value)


def meaning(wild: Sequence[Card], meant: Sequence[Card]) -> list[Played]:
    """Each wild card with one of the cards that are *meant*: with itself if it is one of them.

    The fifth of a rank is meant twice, and only one wild card can be it itself.
    """
    left = list(meant)
    itself, others = [], []
    for card in wild:
        if card in left:
            left.remove(card)
            itself.append(card)
        else:
            others.append(card)
    return natural(itself) + list(zip(others, left, strict=True))


def _themselves(wild: Sequence[Card], meant: Sequence[Card]) -> list[Card]:
    """What is meant, but a wild card of a rank that is meant as itself, which is best where no suit matters."""
    own = {card.rank: card for card in wild}
    return [own.pop(card.rank, card) for card in meant]


def _choices(plain: list[Card], wild: int, scale: Scale) -> Iterator[Sequence[Card]]:
    """What the wild cards may stand for: a few choices, of which one is best."""
    if not wild:
        yield ()
    elif scale.order == "high":
        yield from _of_one_rank(plain, wild)
        yield from _in_straights(plain, wild, scale)
        yield from _in_flush(plain, wild)
    else:
        yield from _lowest(plain, wild, scale)


def _of_one_rank(plain: list[Card], wild: int) -> Iterator[list[Card]]:
    """All of one rank that is there: nothing makes a better pair, three, full house, four or five of a kind.

    Wild cards of two ranks make two pair or a full house only where the same cards of one rank make three or four of a
    kind. The one full house with a wild card comes from two pair, and there it joins the higher.
    """
    for rank in {card.rank for card in plain} or {Rank.ACE}:
        free = [Card.of(rank, suit) for suit in reversed(Suit) if Card.of(rank, suit) not in plain]
        yield (free + [Card.of(rank, Suit.SPADES)] * wild)[:wild]


def _in_straights(plain: list[Card], wild: int, scale: Scale) -> Iterator[list[Card]]:
    """The missing ranks of each straight that the others fit in, in the suit of one of them."""
    held = {card.rank for card in plain}
    for straight in scale.straights:
        missing = straight - held
        if plain and len(missing) == wild:
            yield [Card.of(rank, plain[0].suit) for rank in missing]


def _in_flush(plain: list[Card], wild: int) -> Iterator[list[Card]]:
    """The highest cards missing from the suit, where all others are of one suit."""
    for suit in {card.suit for card in plain}:
        if all(card.suit is suit for card in plain):
            missing = [Card.of(rank, suit) for rank in reversed(Rank) if Card.of(rank, suit) not in plain]
            yield missing[:wild]


def _lowest(plain: list[Card], wild: int, scale: Scale) -> Iterator[list[Card]]:
    """The lowest ranks missing, in deuce to seven with two more to choose from, where a straight is to be avoided.

    Four cards are filled up to a straight by two ranks at most, and fewer cards by leaving out one rank of a straight.
    Suits that differ avoid the flush.
    """
    spare = 2 if scale.order == "deuce-seven" else 0
    held = {card.rank for card in plain}
    missing = [rank for rank in low_ranks(scale) if rank not in held]
    first = plain[0].suit if plain else Suit.SPADES
    suits = [next(suit for suit in Suit if suit is not first), *[first] * (wild - 1)]
    for ranks in combinations(missing[: wild + spare], wild):
        yield list(map(Card.of, ranks, suits))


def low_ranks(scale: Scale) -> list[Rank]:
    """The ranks of the deck from the lowest up, as they count in a low."""
    ranks = [rank for rank in Rank if rank >= scale.deck.lowest]
    return ranks if scale.order == "deuce-seven" else [Rank.ACE, *ranks[:-1]]
