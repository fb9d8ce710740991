"""Five cards read as a hand, by the rules alone. The tables of `assistant.ranking.lookup` are built from this."""

from __future__ import annotations

from assistant.cards import Card, Rank
from assistant.frozen import Frozen
from assistant.ranking.kinds import ABOVE_ALL, SHAPES, between, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final

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
    keys = sorted(_keys(played, scale), reverse=True)
    ordered = tuple([played[key & _PLACE] for key in keys])
    most = keys[0] >> _GROUP
    kind = SHAPES[most, keys[most] >> _GROUP if most < len(keys) else 0]
    if kind != "high card" or scale.order == "ace-five" or len(ordered) < 5:
        return kind, ordered
    ranks = [meant.rank for _, meant in ordered]
    flush = len({meant.suit for _, meant in ordered}) == 1
    top = scale.straights.get(frozenset(ranks))
    if top is None:
        return "flush" if flush else "high card", ordered
    start = ranks.index(top)
    return "straight flush" if flush else "straight", ordered[start:] + ordered[:start]


_PLACE: Final = 0b111
_SUIT: Final = 3
_RANK: Final = 5
_GROUP: Final = 9
"""A key for each card, largest for the one that counts first: by how many there are of its rank, then its rank, then
its suit; the three lowest bits are its place among those that play.
"""


def _keys(played: Sequence[Played], scale: Scale) -> list[int]:
    ranks, suits = _counted(played, scale), [int(meant.suit) for _, meant in played]
    return [
        ranks.count(rank) << _GROUP | rank << _RANK | suits[place] << _SUIT | place for place, rank in enumerate(ranks)
    ]


def _numbered(kind: Kind, played: tuple[Played, ...], scale: Scale) -> Five:
    ranks = list(dict.fromkeys(_counted(played, scale)))
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


def _counted(played: Sequence[Played], scale: Scale) -> list[int]:
    """The ranks counted from nought; only in ace to five the ace is the lowest."""
    if scale.order == "ace-five":
        return [meant.rank.low - 1 for _, meant in played]
    return [meant.rank - Rank.TWO for _, meant in played]
