"""What a reader puts on the queue. Frozen values: they cross from the reader's thread to the screen's.

A reader knows tags, never cards: which card a tag is stands in the deck file, and is looked up only when the table
waits for that card (`hardware.recognise`). No card lying there and no reader being there are different things: the
first is silence, the second is `ReaderLost`.
"""

from assistant.record import Record


class Sighting(Record):
    """A tag was newly laid on a reader. *antenna* tells where, on a reader that has several."""

    reader: str
    tag: str
    antenna: int | None = None


class ReaderFound(Record):
    """The reader answers: at the start, or after it was lost."""

    reader: str


class ReaderLost(Record):
    """The reader is not there, told once for each reason. It goes on being looked for; cards can be typed in."""

    reader: str
    because: str


class Noise(Record):
    """So many frames have been rejected since the reader was found. Told at most once a second."""

    reader: str
    frames: int


class ReaderStopped(Record):
    """A fault in this program ended the reader's thread: nothing more comes from it until it is started anew."""

    reader: str
    because: str


ReaderNews = Sighting | ReaderFound | ReaderLost | Noise | ReaderStopped
"""Everything that a reader may put on the queue."""
