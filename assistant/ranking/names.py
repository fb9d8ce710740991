"""What a dealer says."""

from __future__ import annotations

from assistant.cards import Rank
from assistant.ranking.kinds import Kind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from assistant.cards import Card
    from assistant.ranking.hand import Hand

_BADUGIS = ("", "one card", "two cards", "three cards", "badugi")


def name(kind: Kind, cards: Sequence[Card], low: bool = False) -> str:
    """The name of five cards, which come in the order in which they count.

    >>> from assistant.cards import cards
    >>> name(Kind.FULL_HOUSE, cards("Ks Kh Kd 4s 4c")), name(Kind.HIGH_CARD, cards("9s 7h 5d 4s 2c"), low=True)
    ('full house, kings over fours', 'nine-low, 9 7 5 4 2')
    """
    first, last = cards[0].rank, cards[-1].rank
    match kind:
        case Kind.HIGH_CARD:
            return low_name(cards) if low else f"{first.word} high"
        case Kind.PAIR:
            return f"pair of {first.plural}"
        case Kind.TWO_PAIR:
            return f"two pair, {first.plural} and {cards[2].rank.plural}"
        case Kind.THREE:
            return f"three of a kind, {first.plural}"
        case Kind.STRAIGHT:
            return f"straight, {first.word} high"
        case Kind.FLUSH:
            return f"flush, {' '.join(card.rank.word for card in cards)} high"
        case Kind.FULL_HOUSE:
            return f"full house, {first.plural} over {last.plural}"
        case Kind.FOUR:
            return f"four of a kind, {first.plural}"
        case Kind.STRAIGHT_FLUSH:
            return "royal flush" if first is Rank.ACE else f"straight flush, {first.word} high"
        case Kind.FIVE:
            return f"five of a kind, {first.plural}"


def low_name(cards: Sequence[Card]) -> str:
    """A low by its ranks, highest first."""
    return f"{cards[0].rank.word}-low, {' '.join(card.pretty[:-1] for card in cards)}"


def badugi_name(cards: Sequence[Card]) -> str:
    """A badugi by its ranks, and how many cards play if not all four.

    >>> from assistant.cards import cards
    >>> badugi_name(cards("7s 5h 3d 2c")), badugi_name(cards("3d 2c"))
    ('badugi, seven-low, 7 5 3 2', 'two cards, three-low, 3 2')
    """
    return f"{_BADUGIS[len(cards)]}, {low_name(cards)}"


def kicker(hand: Hand, others: Iterable[Hand]) -> str | None:
    """The card by which *hand* beats those of *others* that have its name; none where the name says it all.

    >>> from assistant.cards import cards
    >>> from assistant.ranking import Scale
    >>> best = Scale().best
    >>> kicker(best(cards("8s 8h As 7d 2c")), [best(cards("8d 8c Kh 7s 2d")), best(cards("9s 9h 4d 3c 2h"))])
    'ace kicker'
    """
    beaten = [other for other in others if other.name == hand.name and other.value < hand.value]
    if not beaten:
        return None
    deciding = max(_first_difference(hand, other) for other in beaten)
    return f"{hand.stands_for[deciding].rank.word} kicker"


def _first_difference(hand: Hand, other: Hand) -> int:
    pairs = zip(hand.stands_for, other.stands_for, strict=True)
    return next(index for index, (mine, theirs) in enumerate(pairs) if mine.rank is not theirs.rank)
