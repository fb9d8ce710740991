"""The cards that a history names: `Jc2d9d`, `??` for one that it does not know."""

from functools import lru_cache

from assistant.cards import Card
from assistant.errors import CardError, HistoryError

Known = Card | None
"""A card, or None where the history has `??`."""

_UNKNOWN = "??"


@lru_cache(maxsize=4096)
def read_cards(word: str) -> tuple[Known, ...]:
    """Cards without spaces between them. Raises HistoryError for what is no card.

    >>> read_cards("Ac??")
    (Card(Ac), None)
    """
    try:
        return tuple(_card(word[place : place + 2]) for place in range(0, len(word), 2))
    except CardError as error:
        raise HistoryError(str(error)) from error


def _card(text: str) -> Known:
    return None if text == _UNKNOWN else Card.parse(text)


def told(cards: tuple[Known, ...]) -> str:
    """Cards as a history writes them.

    >>> told((None, Card.parse("As")))
    '??As'
    """
    return "".join(_UNKNOWN if card is None else str(card) for card in cards)
