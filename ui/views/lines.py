"""A line of the log as a dealer reads it."""

from assistant.cards import Card
from assistant.errors import CardError


def said(line: str) -> str:
    """With the word seat, and cards as they are printed, close together.

    >>> said("6 all-in"), said("board 7h 8h 9h"), said("up 9 As")
    ('seat 6 all-in', 'board 7♥8♥9♥', 'up 9 A♠')
    """
    words, printed = [], ""
    for number, word in enumerate(line.split(" ")):
        card = _card(word)
        printed += card
        if not card:
            words.append(f"seat {word}" if number == 0 and word.isdigit() else word)
    return " ".join(filter(None, (*words, printed)))


def _card(word: str) -> str:
    try:
        return Card.parse(word).pretty if len(word) == 2 else ""
    except CardError:
        return ""
