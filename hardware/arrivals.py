"""Which of many frames are a card newly laid down.

A card that lies on an RDM6300 is read fifteen times a second; a card at the edge of the field comes and goes. And the
check byte of these readers lets one in 256 frames of noise through.
"""

from collections.abc import Container

from hardware.frames import Frame

HOLD_MS = 500
"""How long a tag must not have been read before it counts as laid down anew: seven missed frames of an RDM6300, and
less than a hand needs to take a card away and lay it down again."""


class _Lying:
    def __init__(self, last_s: float) -> None:
        self.last_s = last_s
        self.reads, self.told = 0, False


class Arrivals:
    """Tells arrivals from repeats, by the times of their frames on a clock that never jumps, in seconds.

    A tag in *known* counts at its first read. Any other needs *unknown_reads* equal reads, so that noise is not shown
    to a dealer as a card: two from a reader that repeats, one from a reader that speaks only once. *known* holds tags
    without their cards, and a part of a tag is another tag.

    >>> arrivals = Arrivals(known={"0D00319CD0"}, unknown_reads=2)
    >>> [arrivals.is_new(Frame("0D00319CD0"), now_s) for now_s in (0, 0.065, 0.130, 0.700)]
    [True, False, False, True]
    """

    def __init__(self, known: Container[str], unknown_reads: int) -> None:
        self._known, self._unknown_reads = known, unknown_reads
        self._lying: dict[str, _Lying] = {}

    def is_new(self, frame: Frame, now_s: float) -> bool:
        """Whether *frame*, read at *now_s*, is a card newly laid down.

        A tag that its reader calls gone is no arrival, and no reason to forget it sooner: at the edge of the field a
        card goes and comes many times.
        """
        self._forget_what_left(now_s)
        if frame.gone:
            return False
        lying = self._lying.setdefault(frame.tag, _Lying(now_s))
        lying.last_s = now_s
        lying.reads += 1
        if lying.told or lying.reads < self._needed(frame.tag):
            return False
        lying.told = True
        return True

    def _needed(self, tag: str) -> int:
        return 1 if tag in self._known else self._unknown_reads

    def _forget_what_left(self, now_s: float) -> None:
        left = [tag for tag, lying in self._lying.items() if (now_s - lying.last_s) * 1000 > HOLD_MS]
        for tag in left:
            del self._lying[tag]


class ListeningTime:
    """Time in which a reader was listened to.

    Where the program was held up for longer than *most_s* between two looks at the line, frames have waited unread:
    that is no silence, and a card that lay there all the while has not been away.

    >>> time = ListeningTime(most_s=0.1)
    >>> time.begin(20.0)
    >>> time.at(20.0625), time.at(25.0625)
    (20.0625, 20.1625)
    """

    def __init__(self, most_s: float) -> None:
        self._most_s = most_s
        self._held_up_s, self._last_s = 0.0, 0.0

    def begin(self, now_s: float) -> None:
        """Begin to listen, or begin again: while no reader was there, time went on as usual."""
        self._last_s = now_s

    def at(self, now_s: float) -> float:
        """The time of a look at the line at *now_s*, less what the program was held up."""
        self._held_up_s += max(0.0, now_s - self._last_s - self._most_s)
        self._last_s = now_s
        return now_s - self._held_up_s
