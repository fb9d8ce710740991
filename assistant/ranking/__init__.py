"""Hands compared: every deck, every order, every low, wild cards.

    from assistant.cards import cards
    from assistant.ranking import Scale

    Scale().best(cards("As Ah Kd Kc 9h 4s 2d")).name  # two pair, aces and kings

A `Scale` is what a table compares hands by. `assistant.ranking.five` reads five cards by the rules, as the books put
them; `assistant.ranking.lookup` finds the same by one look-up for five or seven cards, and explains how.
"""

from assistant.ranking.hand import Hand
from assistant.ranking.names import kicker
from assistant.ranking.scale import Scale
from assistant.ranking.suits import board_value, suit_order

__all__ = ["Hand", "Scale", "board_value", "kicker", "suit_order"]
