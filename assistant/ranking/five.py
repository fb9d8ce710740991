"""Five cards read as a hand, by the rules alone. The tables of `assistant.ranking.lookup` are built from this."""

from __future__ import annotations

from assistant.cards import Card, Rank
from assistant.frozen import Frozen
from assistant.ranking.kinds import ABOVE_ALL, SHAPES, between, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from assistant.ranking.kinds import Kind
    from assistant.ranking.scale import Scale

    Played = tuple[Card, Card]
    """A card that plays, and the card that it stands for: itself, unless it is wild."""


class Five(Frozen):
    """Five cards as a hand, in the order in which they count; or fewer, where there are no more."""

    __slots__ = _told = ("kind", "value", "played")
    kind: Kind
    value: float
    played: tuple[Played, ...]

    def __init__(self, kind: Kind, value: float, played: tuple[Played, ...]) -> None:
        self._fix(kind=kind, value=value, played=played)


def natural(cards: Iterable[Card]) -> list[Played]:
    """Cards that stand for themselves."""
    return [(card, card) for card in cards]


def read(played: Sequence[Played], scale: Scale) -> Five:
    """What five cards make: pairs and more first, then straights and flushes (9.1, 9.3; home-game I Hand Ranks).

    Fewer make no straight and no flush.

    >>> from assistant.cards import cards
    >>> from assistant.ranking import Scale
    >>> read(natural(cards("Ks 4h Kd 4s Kc")), Scale()).kind
    'full house'
    """
    kind, ordered = arranged(played, scale)
    return _numbered(kind, ordered, scale)


def arranged(played: Sequence[Played], scale: Scale) -> tuple[Kind, tuple[Played, ...]]:
    """The kind of five cards, and the cards in the order in which they count."""
    ordered = _ordered(played, scale)
    ranks = [meant.rank for _, meant in ordered]
    kind = SHAPES[tuple(sorted(map(ranks.count, set(ranks)), reverse=True))]
    if kind != "high card" or scale.order == "ace-five" or len(ordered) < 5:
        return kind, ordered
    flush = len({meant.suit for _, meant in ordered}) == 1
    top = scale.straights.get(frozenset(ranks))
    if top is None:
        return "flush" if flush else "high card", ordered
    start = ranks.index(top)
    return "straight flush" if flush else "straight", ordered[start:] + ordered[:start]


def _ordered(played: Sequence[Played], scale: Scale) -> tuple[Played, ...]:
    """The larger group first, then the higher rank, then the higher suit."""
    ranks = [meant.rank for _, meant in played]
    return tuple(sorted(played, key=lambda one: (ranks.count(one[1].rank), _counts(one[1], scale), one[1].suit))[::-1])


def _numbered(kind: Kind, played: tuple[Played, ...], scale: Scale) -> Five:
    ranks = list(dict.fromkeys(_counts(meant, scale) for _, meant in played))
    if len(played) < 5:
        return Five(kind, _of_few(kind, ranks, len(played), scale), played)
    if kind in ("straight", "straight flush"):
        ranks = ranks[:1]  # the others follow from the highest (9.3(b), (f))
    value = number(kind, ranks, scale.flush_over_full_house)
    return Five(kind, value if scale.order == "high" else ABOVE_ALL - value, played)


def _of_few(kind: Kind, ranks: list[int], cards: int, scale: Scale) -> float:
    """The value of fewer than five cards. A low's is less than one, so that every low of five beats it; of two such
    the one of more cards is better, then the lower.
    """
    value = between(kind, ranks)
    return value if scale.order == "high" else (cards - value / ABOVE_ALL) / 5


def _counts(card: Card, scale: Scale) -> int:
    """A rank counted from nought; only in ace to five the ace is the lowest."""
    return card.rank.low - 1 if scale.order == "ace-five" else card.rank - Rank.TWO
