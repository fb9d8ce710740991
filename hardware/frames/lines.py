"""Readers that speak in lines of text: what ends a line, and a decoder for any of them."""

from collections.abc import Callable

from hardware.frames.frame import BadFrame, Frame

_ENDINGS = b"\r\n"


class LineDecoder:
    """Decodes lines with *read*, which takes one line without its ending and raises BadFrame for one that is wrong.

    CR, LF and CR LF are each one ending, however the bytes arrive: an empty line is no line. A line of more than
    *longest* bytes is rejected whole.

    >>> decoder = LineDecoder(lambda line: Frame(line.decode()), longest=8)
    >>> [frame.tag for piece in (b"QS\\r", b"\\n", b"9H\\r\\n") for frame in decoder.feed(piece)]
    ['QS', '9H']
    """

    def __init__(self, read: Callable[[bytes], Frame | None], longest: int) -> None:
        self.bad = 0
        self._read, self._longest = read, longest
        self._line = bytearray()

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that *data* completes, in order."""
        return [frame for byte in data if (frame := self._take(byte))]

    def _take(self, byte: int) -> Frame | None:
        if byte not in _ENDINGS:
            if len(self._line) <= self._longest:  # one byte over is kept, to know a line that is too long
                self._line.append(byte)
            return None
        line = bytes(self._line)
        self._line.clear()
        return self._frame(line) if line else None

    def _frame(self, line: bytes) -> Frame | None:
        try:
            if len(line) > self._longest:
                raise BadFrame(f"expected at most {self._longest} bytes in a line")
            return self._read(line)
        except BadFrame:
            self.bad += 1
            return None
