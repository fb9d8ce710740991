"""A simulated reader: a pseudo-terminal on which it speaks as a real one does, read by the real serial code.

It behaves as the data sheets say: a kind that repeats says the tag of every card that lies on it over and over, the
others say it once when it is laid down. Unplugged, its port disappears; plugged in again, another device has the name.
"""

import os
import pty
import threading
import tty
from pathlib import Path
from tempfile import TemporaryDirectory

from assistant.cards import Card
from assistant.changed import changed
from hardware.deck import TagDeck
from hardware.frames import Frame
from hardware.kinds import ReaderKind
from hardware.reader import Put, SerialReader
from hardware.settings import ReaderSettings

REPEAT_S = 0.065
"""How often an RDM6300 says a tag again: frames were seen at 0, 65 and 130 ms."""


class SimulatedDevice:
    """The far end of a serial line: the device that a program opens as *port*. May be used from any thread."""

    def __init__(self, kind: ReaderKind, port: Path) -> None:
        self._kind, self._port = kind, port
        self._lying: dict[str, None] = {}  # a set that keeps the order in which the cards were laid down
        self._sent = 0
        self._ends: tuple[int, int] | None = None
        self._lock = threading.RLock()
        self._closing = threading.Event()
        self._repeats = threading.Thread(target=self._repeat, name=f"simulated {kind.name}", daemon=True)
        self.plug_in()
        if kind.repeats:
            self._repeats.start()

    @property
    def lying(self) -> tuple[str, ...]:
        """The tags that lie on the reader, in the order in which they were laid down."""
        with self._lock:
            return tuple(self._lying)

    def lay(self, tag: str) -> None:
        """Lay a card with *tag* on the reader. Raises ValueError for a tag that this kind of reader cannot say."""
        if self._kind.tag(tag) != tag:
            raise ValueError(f"expected a tag as {self._kind.name} readers say it, found {tag!r}")
        with self._lock:
            self._lying[tag] = None
            self._say(Frame(tag))

    def lift(self, tag: str) -> None:
        """Take the card with *tag* away, if it lies there."""
        with self._lock:
            if tag in self._lying:
                del self._lying[tag]
                self._say(Frame(tag, gone=True))

    def send(self, data: bytes) -> None:
        """Put *data* on the line as it is: noise, or half a frame. Lost when unplugged or when nobody reads."""
        with self._lock:
            if self._ends is None:
                return
            try:
                os.write(self._ends[0], data)
            except BlockingIOError:
                return  # a serial line does not wait for its reader either: what finds no room is lost

    def unplug(self) -> None:
        """Pull the cable out: the port and its name are gone. The cards go on lying there."""
        with self._lock:
            if self._ends is None:
                return
            self._port.unlink()
            for end in self._ends:
                os.close(end)
            self._ends = None

    def plug_in(self) -> None:
        """Plug the cable in: the name is there again and leads to a new device."""
        with self._lock:
            if self._ends is not None:
                return
            near, far = pty.openpty()
            tty.setraw(far)
            os.set_blocking(near, False)
            # The far end stays open here as well, for else nothing could be sent before a program opens the port.
            self._ends = (near, far)
            self._port.symlink_to(os.ttyname(far))

    def close(self) -> None:
        """Unplug the device for good."""
        self._closing.set()
        if self._kind.repeats:
            self._repeats.join()
        self.unplug()

    def _repeat(self) -> None:
        while not self._closing.wait(REPEAT_S):
            with self._lock:
                for tag in self._lying:
                    self._say(Frame(tag))

    def _say(self, frame: Frame) -> None:
        self.send(self._kind.encode(frame, self._sent))
        self._sent += 1


class SimulatedReader:
    """A `Reader` with no hardware: the serial code, and a device on a pseudo-terminal to lay cards on.

    `lay`, `lift` and `sweep` are for the drawer on the screen; the *device* can do more: noise, a pulled cable.
    """

    def __init__(self, settings: ReaderSettings, deck: TagDeck) -> None:
        self._folder = TemporaryDirectory(prefix="dealer-reader-")
        port = Path(self._folder.name, "reader")
        self._deck = deck
        self.device = SimulatedDevice(settings.kind, port)
        self._serial = SerialReader(changed(settings, port=str(port)), deck.known)

    @property
    def name(self) -> str:
        """What the table file calls it."""
        return self._serial.name

    @property
    def connected(self) -> bool:
        """Whether the serial code has the pseudo-terminal open."""
        return self._serial.connected

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards of the deck that lie on the reader, in the order in which they were laid down."""
        cards = map(self._deck.card_of, self.device.lying)
        return tuple(card for card in cards if card is not None)

    def start(self, put: Put) -> None:
        """Begin to read."""
        self._serial.start(put)

    def stop(self) -> None:
        """End reading, and take the pseudo-terminal away."""
        self._serial.stop()
        self.device.close()
        self._folder.cleanup()

    def lay(self, card: Card) -> None:
        """Lay *card* on the reader. Raises DeckError for a card that is not in the deck."""
        self.device.lay(self._deck.tag_of(card))

    def lift(self, card: Card) -> None:
        """Take *card* away. Raises DeckError for a card that is not in the deck."""
        self.device.lift(self._deck.tag_of(card))

    def sweep(self) -> None:
        """Take every card away."""
        for tag in self.device.lying:
            self.device.lift(tag)
