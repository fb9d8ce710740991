"""Five cards read as a hand: its kind, the cards in the order in which they count, and its number."""

from collections.abc import Sequence
from dataclasses import dataclass

from assistant.cards import Card, Rank
from assistant.ranking.kinds import ABOVE_ALL, SHAPES, Kind, number
from assistant.ranking.rules import Rules
from assistant.ranking.suits import low

Played = tuple[Card, Card]
"""A card that plays, and the card that it stands for: itself, unless it is wild."""


@dataclass(frozen=True, slots=True)
class Five:
    """Five cards as a hand. *played* is in the order in which the cards count."""

    kind: Kind
    value: int
    played: tuple[Played, ...]


def read(played: Sequence[Played], rules: Rules) -> Five:
    """What five cards make under *rules*."""
    ordered = _ordered(played, rules)
    ranks = [as_card.rank for _, as_card in ordered]
    kind = SHAPES[tuple(sorted((ranks.count(rank) for rank in set(ranks)), reverse=True))]
    if kind is not Kind.HIGH_CARD or rules.order == "ace-five":
        return _numbered(kind, ordered, rules)
    flush = len({as_card.suit for _, as_card in ordered}) == 1
    top = rules.straights.get(frozenset(ranks))
    if top is None:
        return _numbered(Kind.FLUSH if flush else Kind.HIGH_CARD, ordered, rules)
    while ordered[0][1].rank is not top:
        ordered = ordered[1:] + ordered[:1]
    return _numbered(Kind.STRAIGHT_FLUSH if flush else Kind.STRAIGHT, ordered, rules)


def _ordered(played: Sequence[Played], rules: Rules) -> tuple[Played, ...]:
    """The larger group first, then the higher rank, then the higher suit."""
    ranks = [as_card.rank for _, as_card in played]

    def place(one: Played) -> tuple[int, int, int]:
        rank = one[1].rank
        return (ranks.count(rank), _counts(rank, rules), one[1].suit)

    return tuple(sorted(played, key=place, reverse=True))


def _counts(rank: Rank, rules: Rules) -> int:
    return low(rank) if rules.order == "ace-five" else int(rank)


def _numbered(kind: Kind, played: tuple[Played, ...], rules: Rules) -> Five:
    offset = 1 if rules.order == "ace-five" else 2
    ranks = list(dict.fromkeys(_counts(as_card.rank, rules) - offset for _, as_card in played))
    if kind in (Kind.STRAIGHT, Kind.STRAIGHT_FLUSH):
        ranks = ranks[:1]
    value = number(kind, ranks, rules.flush_over_full_house)
    return Five(kind, value if rules.order == "high" else ABOVE_ALL - value, played)
