"""What counts beside the hands: suits, for odd chips, seats and bring-ins, and the open cards of stud.

Suits never count between hands (nz-casino-1999 9.1).
"""

from __future__ import annotations

from assistant.cards import by_suit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from assistant.cards import Card


def suit_order(cards: Iterable[Card], lowest: bool = False) -> tuple[int, ...]:
    """A key that is largest for the hand that has the odd chip by suit.

    The highest card decides, by rank and then spades, hearts, diamonds, clubs; where hands share that card, the next
    one (nz-casino-1999 11.4(d), tda-2024 20). With *lowest* the lowest card decides, aces low and clubs lowest.

    >>> from assistant.cards import cards
    >>> suit_order(cards("Qd As")) > suit_order(cards("Ah Qs"))
    True
    """
    if lowest:
        return tuple(sorted((-4 * card.rank.low - card.suit for card in cards), reverse=True))
    return tuple(sorted(map(by_suit, cards), reverse=True))


def board_value(cards: Sequence[Card], order: str = "high") -> int:
    """A number that is largest for the board that opens a round of stud: up to five cards, as many in each board.

    Pairs, threes and fours count; straights and flushes do not. In *order* ``high`` the highest board opens, in any
    other the lowest, aces low (tda-2024 RP-10). Equal boards have equal numbers.

    >>> from assistant.cards import cards
    >>> board_value(cards("2s 2d 3h")) > board_value(cards("As Kd Qh"))
    True
    """
    ranks = [card.rank if order == "high" else card.rank.low for card in cards]
    sizes = highest = 0
    for size, rank in sorted([(ranks.count(rank), rank) for rank in set(ranks)], reverse=True):
        sizes, highest = 16 * sizes + size, 16 * highest + rank
    missing = 4 * (5 - len(set(ranks)))
    number = ((sizes << 20) + highest) << missing
    return number if order == "high" else -number
