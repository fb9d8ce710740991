"""From a tag on the reader to a card on the table, or to one plain sentence why not.

Nothing here is to be called before the table waits for a card: a sighting at any other moment is dropped as it is, and
nobody learns which card it was.
"""

from collections.abc import Container

from assistant.cards import Card
from assistant.record import Record
from hardware.deck import TagDeck


class CardSeen(Record):
    """A card of the deck in play, for the first time in this hand."""

    card: Card


class SeenAgain(Record):
    """A card that the hand has already, by the same tag: a repeat, to be ignored."""

    card: Card

    @property
    def sentence(self) -> str:
        """For the screen."""
        return f"{self.card.pretty} is on the table already."


class DoubledCard(Record):
    """A second card with a face that the hand has already: the deck is fouled, and the deal may be void."""

    card: Card
    tags: tuple[str, str]

    @property
    def sentence(self) -> str:
        """For the screen."""
        own, other = self.tags
        return f"The deck is bad: two cards are {self.card.pretty}, with the tags {own} and {other}."


class StrayCard(Record):
    """A card that is known and is no part of the deck in play: stripped out of it, or of another deck."""

    card: Card
    deck: str
    size: int

    @property
    def sentence(self) -> str:
        """For the screen."""
        return f"The deck is bad: this {self.card.pretty} is none of the {self.size} cards of {self.deck}."


class JokerSeen(Record):
    """A joker, which is no card of any game here and must not be in the deck."""

    tag: str
    sentence = "The deck is bad: a joker is no card of this game."


class UnknownTag(Record):
    """A tag that stands in no deck file: a card of nobody's, or a read that went wrong."""

    tag: str

    @property
    def sentence(self) -> str:
        """For the screen."""
        return f"Tag {self.tag} is unknown: lay the card down again, or enter it by hand."


BadDeck = DoubledCard | StrayCard | JokerSeen
"""What must not be in a deck at all."""

Recognised = CardSeen | SeenAgain | UnknownTag | BadDeck


def recognise(tag: str, deck: TagDeck, in_hand: Container[Card]) -> Recognised:
    """What *tag* is, in a hand that has the cards *in_hand* already, read or entered by hand.

    Only CardSeen is a card to be played.
    """
    card = deck.card_of(tag)
    if card is not None:
        return SeenAgain(card) if card in in_hand else CardSeen(card)
    if tag in deck.jokers:
        return JokerSeen(tag)
    stray = deck.strays.get(tag)
    if stray is None:
        return UnknownTag(tag)
    if stray in deck.deck and stray in in_hand:
        return DoubledCard(stray, (deck.tag_of(stray), tag))
    return StrayCard(stray, deck.name, len(deck.deck))
