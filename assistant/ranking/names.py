"""What a dealer says."""

from __future__ import annotations

from assistant.cards import Rank

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from assistant.cards import Card
    from assistant.ranking.hand import Hand
    from assistant.ranking.kinds import Kind

_BADUGIS = ("", "one card", "two cards", "three cards", "badugi")


def name(kind: Kind, cards: Sequence[Card], low: bool = False) -> str:
    """The name of five cards, which come in the order in which they count.

    >>> from assistant.cards import cards
    >>> name("full house", cards("Ks Kh Kd 4s 4c")), name("high card", cards("9s 7h 5d 4s 2c"), low=True)
    ('full house, kings over fours', 'nine-low, 9 7 5 4 2')
    """
    first, last = cards[0].rank, cards[-1].rank
    match kind:
        case "high card":
            return low_name(cards) if low else f"{first.word} high"
        case "pair":
            return f"pair of {first.plural}"
        case "two pair":
            return f"two pair, {first.plural} and {cards[2].rank.plural}"
        case "three of a kind" | "four of a kind" | "five of a kind":
            return f"{kind}, {first.plural}"
        case "flush":
            return f"flush, {' '.join(card.rank.word for card in cards)} high"
        case "full house":
            return f"full house, {first.plural} over {last.plural}"
        case "straight" | "straight flush":
            royal = kind == "straight flush" and first is Rank.ACE
            return "royal flush" if royal else f"{kind}, {first.word} high"


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
    """Where the two differ; where the other has fewer cards and they are the same, the first that it lacks."""
    pairs = enumerate(zip(hand.stands_for, other.stands_for, strict=False))
    fewer = len(other.stands_for)
    return next((index for index, (mine, theirs) in pairs if mine.rank is not theirs.rank), fewer)
