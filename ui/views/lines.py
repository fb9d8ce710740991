"""A line of the log as a dealer reads it."""

from assistant.cards import Card
from assistant.errors import CardError


def said(line: str) -> str:
    """With the word seat, and cards as they are printed, close together. Discards were thrown away face down.

    >>> said("6 all-in"), said("board 7h 8h 9h"), said("up 9 As"), said("5 discard Ks 4d")
    ('seat 6 all-in', 'board 7♥8♥9♥', 'up 9 A♠', 'seat 5 discard 2')
    """
    first, *rest = line.split(" ")
    if first == "next":
        return "the new hand"
    if "discard" in rest and _card(rest[-1]):
        return f"seat {first} discard {len(rest) - 1}"
    words, printed = [], ""
    for number, word in enumerate((first, *rest)):
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
