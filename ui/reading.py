"""What the screen's side knows of a card reader: tags, and whether it is there. No port, and no file of tags.

`ui.main` puts these in place of the hardware's own news, for the screen imports nothing of the hardware.
"""

from collections.abc import Callable, Container
from typing import Protocol

from assistant.cards import Card, Deck
from assistant.record import Record


class TagRead(Record):
    """A tag was newly laid on the reader. Which card it is nobody has looked up yet."""

    tag: str


class ReaderThere(Record):
    """The reader answers."""


class ReaderGone(Record):
    """The reader is not there; it goes on being looked for."""

    because: str


class ReaderNoise(Record):
    """So many frames have been rejected since the reader was found."""

    frames: int


class ReaderFailed(Record):
    """A fault of the program ended the reader's thread."""

    because: str


ReaderNews = TagRead | ReaderThere | ReaderGone | ReaderNoise | ReaderFailed
"""Everything that may stand on the queue."""

Put = Callable[[ReaderNews], None]


class NoCard(Record):
    """A tag that is no card to be played, in one sentence. *bad_deck*: the deck is fouled, and the deal may be void."""

    sentence: str
    bad_deck: bool = False


class CardReader(Protocol):
    """A reader with its deck of tagged cards."""

    def start(self, put: Put) -> None:
        """Begin to read. *put* is called from another thread."""

    def stop(self) -> None:
        """End reading."""

    def recognise(self, tag: str, deck: Deck, in_hand: Container[Card]) -> Card | NoCard:
        """What *tag* is, for a table that waits for a card, plays with *deck* and has the cards *in_hand* already."""

    def problem_with(self, deck: Deck) -> str | None:
        """Why a table cannot play with *deck* here, if so: not all of its cards have tags."""


class Desk(Protocol):
    """A simulated reader, on which cards can be laid by hand."""

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards that lie on it, in the order in which they were laid down."""

    def lay(self, card: Card) -> None:
        """Lay *card* on it."""

    def lift(self, card: Card) -> None:
        """Take *card* away."""

    def sweep(self) -> None:
        """Take every card away."""

    @property
    def plugged_in(self) -> bool:
        """Whether its cable is in."""

    def pull_or_plug(self) -> None:
        """Pull the cable out, or plug it in again."""

    def lay_unknown(self) -> None:
        """Lay something on it whose tag nobody knows."""
