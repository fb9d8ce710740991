"""The cards that a history names: `Jc2d9d`, `??` for one that it does not know."""

from collections.abc import Iterable

from assistant.cards import DECKS, Card
from assistant.errors import HistoryError

Known = Card | None
"""A card, or None where the history has `??`."""

_UNKNOWN = "??"
_BY_TEXT: dict[str, Known] = {str(card): card for card in DECKS[52]} | {_UNKNOWN: None}


def read_cards(word: str) -> tuple[Known, ...]:
    """Cards without spaces between them. Raises HistoryError for what is no card.

    >>> read_cards("Ac??")
    (Card(Ac), None)
    """
    try:
        return tuple([_BY_TEXT[word[place : place + 2]] for place in range(0, len(word), 2)])
    except KeyError as error:
        raise HistoryError(f"expected cards such as As, Td or ??, found {error.args[0]!r} in {word!r}") from error


def told(cards: Iterable[Known]) -> str:
    """Cards as a history writes them.

    >>> told([None, Card.parse("As")])
    '??As'
    """
    return "".join(_UNKNOWN if card is None else str(card) for card in cards)
