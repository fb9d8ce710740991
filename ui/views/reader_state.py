"""What the header says of the reader."""

from ui.reading import ReaderFailed, ReaderGone, ReaderNews, ReaderNoise
from ui.views.choices import counted
from ui.views.heading import NO_READER, ReaderState


def reader_state(said: ReaderNews | None, has_reader: bool) -> ReaderState:
    """The reader by the last that it *said* of itself. One that has said nothing yet is being looked for.

    >>> reader_state(ReaderNoise(3), has_reader=True).told
    'Reader · 3 bad reads'
    """
    if not has_reader:
        return NO_READER
    match said:
        case None:
            return ReaderState("none", "Reader …")
        case ReaderGone():
            return ReaderState("gone", "No reader")
        case ReaderFailed():
            return ReaderState("gone", "Reader failed")
        case ReaderNoise(frames):
            return ReaderState("there", f"Reader · {counted(frames, 'bad read')}")
        case _:
            return ReaderState("there", "Reader")
