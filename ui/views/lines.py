"""A line of the log as a dealer reads it."""

from assistant.cards import Card
from assistant.errors import CardError


def said(line: str) -> str:
    """With the word seat, and cards as they are printed.

    >>> said("6 all-in"), said("board 7h 8h 9h"), said("9 shows As Ad")
    ('seat 6 all-in', 'board 7♥ 8♥ 9♥', 'seat 9 shows A♠ A♦')
    """
    first, *rest = line.split(" ")
    words = [f"seat {first}" if first.isdigit() else first, *map(_printed, rest)]
    return " ".join(words)


def _printed(word: str) -> str:
    if len(word) != 2:
        return word
    try:
        return Card.parse(word).pretty
    except CardError:
        return word
