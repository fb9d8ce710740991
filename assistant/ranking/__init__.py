"""Hands compared: every deck, every order, every low, wild cards."""

from assistant.ranking.names import deciding
from assistant.ranking.scale import Hand, Scale
from assistant.ranking.suits import board_value, suit_order

__all__ = ["Hand", "Scale", "board_value", "deciding", "suit_order"]
