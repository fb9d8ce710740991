"""What every family of readers shares: a frame, a decoder, and the check byte they all use."""

from collections.abc import Iterable
from functools import reduce
from operator import xor
from typing import Protocol

from assistant.record import Record


class Frame(Record):
    """What a reader said of one tag: that it is there, or that it has gone.

    *antenna* is the number of the antenna where the reader has several, as the reader counts them.
    """

    tag: str
    gone: bool = False
    antenna: int | None = None


class Decoder(Protocol):
    """Takes a serial line apart into frames. One decoder serves one connection."""

    bad: int
    """How many frames were rejected: cut short, too long, ill-formed, or wrong in their check."""

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that *data* completes, in order. Never raises."""


class BadFrame(ValueError):
    """What arrived is no frame of this family. Never leaves a decoder, which counts it."""


def xor_of(data: Iterable[int]) -> int:
    """All bytes exclusive-ored: the check byte of RDM6300, ID-12LA and the JSON lines.

    It finds every single wrong bit, but lets one in 256 frames of pure noise through.

    >>> f"{xor_of(bytes.fromhex('0C000621A5')):02X}"
    '8E'
    """
    return reduce(xor, data, 0)
