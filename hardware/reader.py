"""A card reader: the protocol, and the one on a serial line.

Reading is one thread's work, which only puts: `Sighting` and its kin go to the *put* that `start` was given, and
whoever owns the queue decides what they mean.
"""

import errno
import os
import sys
import termios
import threading
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Protocol

import serial

from hardware.arrivals import Arrivals, ListeningTime
from hardware.frames import Decoder
from hardware.settings import ReaderSettings
from hardware.sightings import Noise, ReaderFound, ReaderLost, ReaderNews, ReaderStopped, Sighting

Put = Callable[[ReaderNews], None]
Clock = Callable[[], float]

READ_WAIT_S = 0.05
"""How long one read waits: the longest that `stop`, or a port whose name has gone, is left unnoticed."""
BACK_OFF_S = (0.2, 0.5, 1.0, 2.0, 5.0)
"""How long to wait before the port is tried again; the last for every further time."""
NOISE_EVERY_S = 1.0
"""How often at most noise is told."""


class Reader(Protocol):
    """A card reader. It is started once and stopped once.

    Promises: ReaderFound comes before any Sighting, and again after every ReaderLost that is followed by one. A card
    that goes on lying there is one Sighting. Where no reader is, nothing but one ReaderLost for each reason is put.
    """

    @property
    def name(self) -> str:
        """What the table file calls it; every piece of its news carries this name."""

    @property
    def connected(self) -> bool:
        """Whether the reader answers at this moment."""

    def start(self, put: Put) -> None:
        """Begin to read. *put* is called from another thread, and must only put."""

    def stop(self) -> None:
        """End reading, and wait until *put* will not be called again."""


class SerialReader:
    """A reader on the serial port that *settings* name.

    *known* are the tags that count at their first read (see `Arrivals`). The port is opened for this program alone;
    pyserial drops what waited in it; and each connection has a decoder of its own, so that half a frame from before a
    fault never meets half a frame from after it. A lost port is looked for by its name: one in ``/dev/serial/by-id``,
    or one that a udev rule gives, leads to the same reader whatever its number has become. *clock* must never jump.
    """

    def __init__(
        self,
        settings: ReaderSettings,
        known: Collection[str],
        clock: Clock = time.monotonic,
        back_off_s: tuple[float, ...] = BACK_OFF_S,
    ) -> None:
        if settings.port is None:
            raise ValueError(f"expected a serial port for the reader {settings.name}, found none")
        self._settings, self._port = settings, settings.port
        self._clock, self._back_off_s = clock, back_off_s
        self._arrivals = Arrivals(known, unknown_reads=2 if settings.kind.repeats else 1)
        self._listened = ListeningTime(most_s=2 * READ_WAIT_S)
        self._connected, self._stopping = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    @property
    def name(self) -> str:
        """What the table file calls it."""
        return self._settings.name

    @property
    def connected(self) -> bool:
        """Whether the port is open."""
        return self._connected.is_set()

    def start(self, put: Put) -> None:
        """Begin to read, in a thread of its own."""
        self._thread = threading.Thread(target=self._run, args=(put,), name=f"reader {self.name}", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Close the port and wait for the thread to end."""
        self._stopping.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self, put: Put) -> None:
        """Tell a fault of this program, and let it go on to where Python shows it: none is caught here."""
        try:
            self._serve(put)
        finally:
            self._connected.clear()
            fault = sys.exception()
            if fault is not None:
                put(ReaderStopped(self.name, f"{type(fault).__name__}: {fault}"))

    def _serve(self, put: Put) -> None:
        tries, told = 0, ""
        while not self._stopping.is_set():
            try:
                with serial.Serial(self._port, self._settings.baud, timeout=READ_WAIT_S, exclusive=True) as line:
                    self._connected.set()
                    put(ReaderFound(self.name))
                    tries, told = 0, ""
                    self._listen(line, put)
            except (OSError, termios.error) as error:
                because = why_lost(error, self._port, was_open=self.connected)
                self._connected.clear()
                if because != told:
                    put(ReaderLost(self.name, because))
                told = because
                self._stopping.wait(self._back_off_s[min(tries, len(self._back_off_s) - 1)])
                tries += 1

    def _listen(self, line: serial.Serial, put: Put) -> None:
        decoder = self._settings.kind.decoder()
        noise = _NoiseTold(self.name, decoder, put)
        self._listened.begin(self._clock())
        while not self._stopping.is_set():
            data = line.read(max(1, line.in_waiting))
            now_s = self._clock()
            heard_s = self._listened.at(now_s)
            for frame in decoder.feed(data):
                if self._arrivals.is_new(frame, heard_s):
                    put(Sighting(self.name, frame.tag, frame.antenna))
            noise.tell(now_s)
            if not data and not Path(self._port).exists():
                raise OSError(errno.ENODEV, os.strerror(errno.ENODEV), self._port)


class _NoiseTold:
    """Tells how many frames a decoder has rejected, when there are more, and not too often."""

    def __init__(self, reader: str, decoder: Decoder, put: Put) -> None:
        self._reader, self._decoder, self._put = reader, decoder, put
        self._told, self._not_before_s = 0, float("-inf")

    def tell(self, now_s: float) -> None:
        if self._decoder.bad > self._told and now_s >= self._not_before_s:
            self._told, self._not_before_s = self._decoder.bad, now_s + NOISE_EVERY_S
            self._put(Noise(self._reader, self._told))


def why_lost(error: Exception, port: str, was_open: bool = False) -> str:
    """Why *port* cannot be opened, or cannot be read any more if it *was_open*, in a sentence for the dealer.

    >>> why_lost(FileNotFoundError(2, "No such file or directory"), "/dev/dealer/board")
    'no reader is plugged in at /dev/dealer/board'
    """
    match error:
        case _ if was_open:  # whatever it says: pyserial has a dozen texts for a device that is gone
            return f"the reader at {port} was pulled out"
        case OSError(errno=errno.ENOENT):
            return f"no reader is plugged in at {port}"
        case OSError(errno=errno.EACCES | errno.EPERM):
            return f"{port} may not be opened: this user must be in the group dialout"
        case OSError(errno=errno.EAGAIN | errno.EBUSY):
            return f"another program is using {port}"
        case _:
            return f"the reader at {port} cannot be opened: {error}"
