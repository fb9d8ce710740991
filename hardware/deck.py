"""A deck whose cards carry tags: which tag is which card."""

from collections.abc import Mapping

from assistant.cards import Card, Deck
from assistant.changed import changed
from assistant.errors import DeckError
from assistant.record import Record


class TagDeck(Record):
    """A deck in play, with one tag for each of its cards, and the other cards that may stray onto the reader.

    *tags* has a card for every tag of the deck. *jokers* are the tags of its jokers, which no game here has. *strays*
    are tagged cards that are no part of the game: stripped out of this deck, or of another deck in the room.
    """

    name: str
    deck: Deck
    tags: Mapping[str, Card]
    jokers: frozenset[str] = frozenset()
    strays: Mapping[str, Card] = {}

    def card_of(self, tag: str) -> Card | None:
        """The card of this deck that carries *tag*: the whole tag, for a part of one is another tag."""
        return self.tags.get(tag)

    def tag_of(self, card: Card) -> str:
        """The tag of *card*. Raises DeckError for a card that is not in the deck."""
        for tag, tagged in self.tags.items():
            if tagged is card:
                return tag
        raise DeckError(f"{self.name}: {card.pretty} is no card of this deck of {len(self.deck)}")

    @property
    def known(self) -> frozenset[str]:
        """Every tag that means something here, without its meaning: all that a reader needs, and may know."""
        return self.jokers.union(self.tags, self.strays)

    def stripped(self, deck: Deck) -> "TagDeck":
        """This deck without the cards that *deck* has not; they become strays (nz-casino-1999 9.2).

        Raises DeckError if *deck* has cards that this one has not.
        """
        if len(deck) > len(self.deck):
            raise DeckError(f"{self.name}: expected a deck of {len(deck)} cards for this table, found {len(self.deck)}")
        kept = {tag: card for tag, card in self.tags.items() if card in deck}
        out = {tag: card for tag, card in self.tags.items() if card not in deck}
        return changed(self, deck=deck, tags=kept, strays={**self.strays, **out})

    def beside(self, other: "TagDeck") -> "TagDeck":
        """This deck in play, with *other* in the same room: its cards are strays here, its jokers are jokers.

        Raises DeckError for a tag that is in both.
        """
        for tag in sorted(self.known & other.known):
            raise DeckError(f"{other.name}: tag {tag} is in {self.name} too")
        strays = {**self.strays, **other.tags, **other.strays}
        return changed(self, strays=strays, jokers=self.jokers | other.jokers)
