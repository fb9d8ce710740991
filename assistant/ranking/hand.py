"""The best hand that some cards make: which cards play, what for, and what a dealer says."""

from __future__ import annotations

from itertools import combinations, product

from assistant.cards import Card, by_suit, refuse_twice
from assistant.errors import CardError
from assistant.frozen import Frozen
from assistant.ranking.badugi import best_badugi
from assistant.ranking.five import Five, arranged, natural
from assistant.ranking.names import badugi_name, name
from assistant.ranking.suits import suit_order
from assistant.ranking.wild import best_reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from assistant.ranking.scale import Scale


class Hand(Frozen):
    """A hand on a scale.

    *value*: larger is better, whatever the scale is; only values of one scale can be compared, and only those of fewer
    than five cards are not whole. *cards*: those that play, in the order in which they count. *stands_for*: the same,
    each wild card as the card that it stands for. *name*: what a dealer says.
    """

    __slots__ = _told = ("value", "cards", "stands_for", "name")
    value: float
    cards: tuple[Card, ...]
    stands_for: tuple[Card, ...]
    name: str

    def __init__(self, value: float, cards: tuple[Card, ...], stands_for: tuple[Card, ...], name: str) -> None:
        self._fix(value=value, cards=cards, stands_for=stands_for, name=name)


def best_hand(hole: Sequence[Card], board: Sequence[Card], scale: Scale) -> Hand:
    """The best hand of a player's own cards and the board. Raises CardError for cards that *scale* cannot compare."""
    check(hole, board, scale)
    if scale.order == "badugi":
        value, played = best_badugi((*hole, *board), scale)
        meant = tuple(card for _, card in played)
        return Hand(value, tuple(card for card, _ in played), meant, badugi_name(meant))
    five = best_five(fives(hole, board, scale), scale) if scale.wild else _best_natural(hole, board, scale)
    return _hand(five, scale)


def best_of_few(hole: Sequence[Card], board: Sequence[Card], scale: Scale) -> Hand:
    """The best hand of somebody who was dealt too few cards and plays them (home-game V Wrong Number of Cards).

    As many play as there are. Fewer than five make pairs and more of a kind as ever; a straight and a flush are five
    cards (nz-casino-1999 9.1; home-game I Hand Ranks for High), and so is a low (home-game I Hand Ranks for Low).

    >>> from assistant.cards import cards
    >>> from assistant.ranking import Scale
    >>> best_of_few(cards("Ks Kh 9s 4s"), (), Scale()).name
    'pair of kings'
    """
    own, shared = (len(hole), len(board)) if scale.uses == "any" else (2, 3)
    if scale.order == "badugi" or min(len(hole), own) + min(len(board), shared) >= 5:
        return best_hand(hole, board, scale)
    _refuse_foreign((*hole, *board), scale)
    few = product(combinations(hole, min(len(hole), own)), combinations(board, min(len(board), shared)))
    return _hand(best_five([mine + ours for mine, ours in few], scale), scale)


def _hand(five: Five, scale: Scale) -> Hand:
    meant = tuple(card for _, card in five.played)
    said = name(five.kind, meant, low=scale.order != "high")
    return Hand(five.value, tuple(card for card, _ in five.played), meant, said)


def fives(hole: Sequence[Card], board: Sequence[Card], scale: Scale) -> list[tuple[Card, ...]]:
    """Every five cards that may play."""
    if scale.uses == "any":
        return list(combinations((*hole, *board), 5))
    return [two + three for two in combinations(hole, 2) for three in combinations(board, 3)]


def best_five(fives: Sequence[tuple[Card, ...]], scale: Scale) -> Five:
    """The best where cards are wild; of equal ones that with the fewest, then that with the highest cards by suit."""
    return max((best_reading(five, scale) for five in fives), key=lambda five: _preference(five, scale))


def _best_natural(hole: Sequence[Card], board: Sequence[Card], scale: Scale) -> Five:
    """The best without wild cards; of equal ones that with the highest cards by suit."""
    top = scale.value_with_board(hole, board)
    if scale.uses != "any":
        best = max([five for five in fives(hole, board, scale) if scale.value(five) == top], key=suit_order)
    else:
        in_order = sorted((*hole, *board), key=by_suit, reverse=True)
        best = _first(combinations(in_order, 5), top, scale)
    kind, played = arranged(natural(best), scale)
    return Five(kind, top, played)


def _first(fives: Iterable[tuple[Card, ...]], top: int, scale: Scale) -> tuple[Card, ...]:
    """The first of the *fives* whose value is *top*."""
    for five in fives:
        if scale.value(five) == top:
            return five
    raise CardError(f"expected five cards of value {top}, found none")


def _preference(five: Five, scale: Scale) -> tuple[float, int, tuple[int, ...]]:
    cards = [card for card, _ in five.played]
    return (five.value, -sum(card.rank in scale.wild for card in cards), suit_order(cards))


def check(hole: Sequence[Card], board: Sequence[Card], scale: Scale) -> None:
    """Raise CardError for a card twice, a card that is not in the deck, or cards that cannot make a hand."""
    cards = (*hole, *board)
    _refuse_foreign(cards, scale)
    if scale.uses == "any":
        fewest, expected = (1, "a card or more") if scale.order == "badugi" else (5, "five cards or more")
        _enough(expected, cards, fewest)
        return
    _enough("two cards or more of a player's own", hole, 2)
    _enough("three cards or more on the board", board, 3)
    if scale.uses == "all" and len(hole) > 2:
        raise CardError(f"expected two cards of a player's own, both to play, found {told(hole)}")


def _refuse_foreign(cards: Sequence[Card], scale: Scale) -> None:
    refuse_twice(cards)
    for card in cards:
        if card not in scale.deck:
            raise CardError(f"{card.pretty} is not in a deck of {len(scale.deck)} cards")


def _enough(expected: str, cards: Sequence[Card], fewest: int) -> None:
    if len(cards) < fewest:
        raise CardError(f"expected {expected}, found {told(cards)}")


def told(cards: Sequence[Card]) -> str:
    """Cards as an error tells them."""
    return " ".join(card.pretty for card in cards) or "none"
