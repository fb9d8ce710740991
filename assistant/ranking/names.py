"""What a dealer says."""

from collections.abc import Iterable, Sequence

from assistant.cards import Card, Rank
from assistant.ranking.kinds import Kind


def high_name(kind: Kind, cards: Sequence[Card]) -> str:
    """The name of a high hand; *cards* in the order in which they count.

    >>> from assistant.cards import cards
    >>> high_name(Kind.FULL_HOUSE, cards("Ks Kh Kd 4s 4c"))
    'full house, kings over fours'
    """
    first, last = cards[0].rank, cards[-1].rank
    match kind:
        case Kind.HIGH_CARD:
            return f"{first.word} high"
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


def low_name(kind: Kind, cards: Sequence[Card]) -> str:
    """The name of a low hand: as a high one, unless all five cards are odd.

    >>> from assistant.cards import cards
    >>> low_name(Kind.HIGH_CARD, cards("9s 7h 5d 4s 2c"))
    'nine-low, 9 7 5 4 2'
    """
    return rank_list(cards) if kind is Kind.HIGH_CARD else high_name(kind, cards)


def rank_list(cards: Sequence[Card]) -> str:
    """The ranks of a low hand, as they are called."""
    return f"{cards[0].rank.word}-low, {' '.join(_short(card.rank) for card in cards)}"


def badugi_name(cards: Sequence[Card]) -> str:
    """The name of a badugi: four cards, or how many of them play."""
    label = {4: "badugi", 3: "three cards", 2: "two cards", 1: "one card"}[len(cards)]
    return f"{label}, {rank_list(cards)}"


def _short(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter


def deciding(better: Iterable[Card], worse: Iterable[Card]) -> str | None:
    """The card that tells two hands of one name apart, ``ace kicker``; none if nothing does.

    >>> from assistant.cards import cards
    >>> deciding(cards("8s 8h As 7d 2c"), cards("8d 8c Kh 7s 2d"))
    'ace kicker'
    """
    for mine, other in zip(better, worse, strict=True):
        if mine.rank is not other.rank:
            return f"{mine.rank.word} kicker"
    return None
