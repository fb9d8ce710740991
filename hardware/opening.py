"""From a table file's ``[reader]`` part to a deck and a reader that is ready to be started."""

from assistant.cards import Deck
from hardware.deck import TagDeck
from hardware.deckfile import read_deck
from hardware.reader import Reader, SerialReader
from hardware.settings import ReaderSettings
from hardware.simulator import SimulatedReader


def open_deck(settings: ReaderSettings, deck: Deck) -> TagDeck:
    """The deck of *settings* as a table with *deck* plays it, with the other decks of the room beside it.

    Raises DeckError for a deck file that cannot be read or has too few cards.
    """
    tagged = read_deck(settings.deck, settings.kind).stripped(deck)
    for other in settings.other_decks:
        tagged = tagged.beside(read_deck(other, settings.kind))
    return tagged


def open_reader(settings: ReaderSettings, deck: TagDeck) -> Reader:
    """The reader of *settings*, not yet started. A simulated one is a `SimulatedReader`, which cards can be laid on."""
    if settings.port is None:
        return SimulatedReader(settings, deck)
    return SerialReader(settings, deck.known)
