"""Writes the deck file of a deck of one's own: ``python -m hardware.learn PORT > deck-red.toml``.

It asks for one card after another to be laid on the reader at PORT (any name of the port will do here), and writes the
deck file to standard output once it has a tag for each. The tags of jokers are added by hand.
"""

import argparse
import queue
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from assistant.cards import DECKS, Card, Deck
from assistant.errors import DeckError
from hardware.deck import TagDeck
from hardware.deckfile import text_of
from hardware.kinds import KINDS
from hardware.reader import SerialReader
from hardware.settings import ReaderSettings
from hardware.sightings import ReaderLost, ReaderNews, ReaderStopped, Sighting

Say = Callable[[str], None]


def learn(deck: Deck, tags: Iterable[str], say: Say) -> TagDeck:
    """Ask for every card of *deck* in turn, and give each the first of *tags* that no card has yet.

    Raises DeckError if the tags end before the cards do.

    >>> learned = learn(DECKS[32], ["0D00319CD0", *(f"{number:010X}" for number in range(31))], say=lambda text: None)
    >>> learned.card_of("0D00319CD0")
    Card(As)
    """
    cards, learned = tuple(deck), dict[str, Card]()
    coming = iter(tags)
    while len(learned) < len(cards):
        say(f"Lay {cards[len(learned)].pretty} on the reader.")
        tag = next(coming, None)
        if tag is None:
            raise DeckError(f"expected {len(cards)} cards with a tag, found {len(learned)}")
        if tag in learned:
            say(f"That is {learned[tag].pretty} already.")
        else:
            learned[tag] = cards[len(learned)]
    return TagDeck("learned", deck, learned)


def tags_in(inbox: queue.SimpleQueue[ReaderNews], say: Say) -> Iterator[str]:
    """The tags that a reader puts into *inbox*, until it stops; what is wrong with it is said."""
    while not isinstance(news := inbox.get(), ReaderStopped):
        match news:
            case Sighting(tag=tag):
                yield tag
            case ReaderLost(because=because):
                say(f"Waiting: {because}.")
            case _:
                continue


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn a deck from a reader; the exit status is 0, or 2 where the reader stopped before the deck was whole."""
    asked = _parser().parse_args(arguments)
    kind = KINDS[asked.kind]
    # No tag is known, so each of a kind that repeats is read twice before it is believed.
    reader = SerialReader(ReaderSettings("reader", kind, asked.port, asked.baud or kind.baud, Path()), known=())
    inbox: queue.SimpleQueue[ReaderNews] = queue.SimpleQueue()
    reader.start(inbox.put)
    try:
        sys.stdout.write(text_of(learn(DECKS[asked.cards], tags_in(inbox, _say), _say)))
    except DeckError as error:
        _say(str(error))
        return 2
    finally:
        reader.stop()
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m hardware.learn", description="Write a deck file, card by card.")
    parser.add_argument("port", help="the reader's port, such as /dev/serial/by-id/...")
    parser.add_argument("--kind", choices=KINDS, default="rdm6300", help="the kind of reader (%(default)s)")
    parser.add_argument("--baud", type=int, help="its speed, where it is not its kind's own")
    parser.add_argument("--cards", type=int, choices=DECKS, default=52, help="the cards of the deck (%(default)s)")
    return parser


def _say(sentence: str) -> None:
    sys.stderr.write(sentence + "\n")


if __name__ == "__main__":
    sys.exit(main())
