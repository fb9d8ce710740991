"""The deck as a grid: which cards may be tapped in now, which lie on the table already, and what they are for."""

from typing import Literal

from assistant import dealing
from assistant.cards import Card, Deck, Suit
from assistant.record import Record
from assistant.table import Table
from ui.due import Coming, Due, cards_of
from ui.views.choices import Told, counted
from ui.views.seat_view import called

Standing = Literal["free", "seen", "here"]
"""It may be tapped in; it is on the table or cannot come; it has come for what is due and may be taken away."""


class CardCell(Record):
    """One card of the deck."""

    card: Card
    standing: Standing


class CardsView(Record):
    """The whole screen. *places* are those of the cards that are due, with what has come.

    *rows* are the deck's suits, each from the ace down. *again*: an undo left these cards face up, and one tap puts
    them back. *may_finish*: the cards that have come may be all. *told* is what the dealer must know.
    """

    title: str
    says: str
    places: tuple[Card | None, ...]
    rows: tuple[tuple[CardCell, ...], ...]
    again: tuple[Card, ...]
    may_finish: bool
    told: Told | None


NO_CARD_DUE = "No card is due now. Cards are tapped in when a street is dealt, and at the showdown."


def cards_view(table: Table, coming: Coming, told: Told | None = None) -> CardsView:
    """The grid of *table*'s deck, for the cards that are *coming*."""
    rows = tuple(
        tuple(CardCell(card, _standing(table, coming, card)) for card in _suit(table.stakes.deck, suit))
        for suit in reversed(Suit)
    )
    place = coming.place
    if place is None:
        return CardsView("Cards", NO_CARD_DUE, (), rows, (), False, told)
    come = (*place.lying, *coming.laid)
    return CardsView(
        title=_title(table, place),
        says=_says(place, len(come)),
        places=(*come, *[None] * (place.cards - len(come))),
        rows=rows,
        again=() if coming.again is None else cards_of(coming.again),
        may_finish=not place.whole and bool(coming.laid),
        told=told,
    )


def _suit(deck: Deck, suit: Suit) -> tuple[Card, ...]:
    return tuple(card for card in deck if card.suit is suit)


def _standing(table: Table, coming: Coming, card: Card) -> Standing:
    place = coming.place
    if card in coming.laid:
        return "here"
    if place is None or card in coming.seen or coming.barred(table, card) is not None:
        return "seen"
    thrown_away = place.seat is not None and not dealing.may_hold(table, table.players[place.seat], card)
    return "seen" if thrown_away else "free"


def _title(table: Table, place: Due) -> str:
    if place.seat is None:
        return "Community cards" if place.cards > 1 else "Community card"
    return called(table, place.seat)


def _says(place: Due, come: int) -> str:
    match place.what:
        case "board":
            return f"Tap what lies on the board: {come} of {counted(place.cards, 'card')} so far."
        case "up card":
            return "Tap the card that it was dealt face up."
        case "hand":
            return f"Tap what it shows: {come} of {place.cards} cards so far."
        case "openers":
            return "Tap the cards that it opened on, then Done."
