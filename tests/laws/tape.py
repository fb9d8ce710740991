"""Decisions read off a strip of bytes, so that Hypothesis can shrink a whole evening at the table."""

from collections.abc import Sequence
from typing import TypeVar

One = TypeVar("One")


class Tape:
    """A strip of bytes, read once; where it has run out every answer is the first one, which brings a hand to its end.

    >>> tape = Tape(bytes([5, 0]))
    >>> tape.below(3), tape.pick("abc"), tape.ended
    (2, 'a', True)
    """

    def __init__(self, strip: bytes) -> None:
        self._strip = strip
        self._place = 0

    @property
    def ended(self) -> bool:
        """Whether everything has been read."""
        return self._place >= len(self._strip)

    def below(self, end: int) -> int:
        """A number from 0 to *end* - 1."""
        number = 0
        for _ in range((end - 1).bit_length() // 8 + 1):
            number = number * 256 + (self._strip[self._place] if not self.ended else 0)
            self._place += 1
        return number % end

    def pick(self, some: Sequence[One]) -> One:
        """One of *some*."""
        return some[self.below(len(some))]

    def between(self, low: int, high: int) -> int:
        """An amount from *low* to *high*, both as likely as all that lies between them."""
        return (low, high, low + self.below(high - low + 1))[self.below(3)]

    def once_in(self, times: int) -> bool:
        """Whether something happens that happens once in so many times."""
        return self.below(times) == times - 1
