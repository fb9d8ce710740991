"""From a table file's ``[reader]`` part to a deck and a reader that is ready to be started."""

from hardware.deck import TagDeck
from hardware.deckfile import read_deck
from hardware.reader import Reader, SerialReader
from hardware.settings import ReaderSettings
from hardware.simulator import SimulatedReader


def open_deck(settings: ReaderSettings) -> TagDeck:
    """The deck of *settings*, with the other decks of the room beside it. `TagDeck.stripped` fits it to a table.

    Raises DeckError for a deck file that cannot be read, or that has a tag of another one.
    """
    deck = read_deck(settings.deck, settings.kind)
    for other in settings.other_decks:
        deck = deck.beside(read_deck(other, settings.kind))
    return deck


def open_reader(settings: ReaderSettings, deck: TagDeck) -> Reader:
    """The reader of *settings*, not yet started. A simulated one is a `SimulatedReader`, which cards can be laid on."""
    if settings.port is None:
        return SimulatedReader(settings, deck)
    return SerialReader(settings, deck.known)
