"""What the contract test is run over: a reader, and hands that lay cards on it and pull its cable."""

import os
import pty
import sys
import tty
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from hardware.opening import open_reader
from hardware.reader import Reader, SerialReader
from hardware.simulator import SimulatedReader
from tests.hardware.listening import PATIENCE_S, deck_for, settings_of


class Rig(Protocol):
    """A reader under test. *tag* is the tag of its card, or None where only the person at it knows."""

    reader: Reader
    tag: str | None
    patience_s: float

    def lay(self) -> None: ...

    def lift(self) -> None: ...

    def unplug(self) -> None: ...

    def plug_in(self) -> None: ...

    def close(self) -> None: ...


class SimulatedRig:
    """The reader of desk mode: the simulator behind its pseudo-terminal."""

    patience_s = PATIENCE_S

    def __init__(self, kind: str, folder: Path) -> None:
        deck = deck_for(kind)
        made = open_reader(settings_of(kind), deck)
        assert isinstance(made, SimulatedReader)
        self.reader: Reader = made
        self._device, self._card = made.device, next(iter(deck.deck))
        self.tag: str | None = deck.tag_of(self._card)
        self.lay: Callable[[], None] = lambda: made.lay(self._card)
        self.lift: Callable[[], None] = lambda: made.lift(self._card)

    def unplug(self) -> None:
        self._device.unplug()

    def plug_in(self) -> None:
        self._device.plug_in()

    def close(self) -> None:
        """Nothing is left once the reader has stopped."""


WIRED = {
    "rdm6300": (bytes.fromhex("02 30 44 30 30 33 31 39 43 44 30 37 30 03"), "0D00319CD0"),
    "json": (b'{"v":1,"t":"card","r":3,"uid":"04A1B2C3D4E5F6","n":17}*4E\n', "04A1B2C3D4E5F6"),
}
"""What a wired rig says, byte for byte, and the tag in it."""


class WiredRig:
    """The serial code on a pseudo-terminal of the test's own, with bytes that were published and no simulator."""

    patience_s = PATIENCE_S

    def __init__(self, kind: str, folder: Path) -> None:
        self.port = folder / "usb-1a86_USB_Serial-if00-port0"
        self._frame, tag = WIRED[kind]
        self.tag: str | None = tag
        self.plug_in()
        self.reader: Reader = SerialReader(settings_of(kind, self.port), {tag})

    def plug_in(self) -> None:
        self._ends = pty.openpty()
        tty.setraw(self._ends[1])
        self.port.symlink_to(os.ttyname(self._ends[1]))

    def unplug(self) -> None:
        self.port.unlink()
        for end in self._ends:
            os.close(end)

    def send(self, data: bytes) -> None:
        os.write(self._ends[0], data)

    def lay(self) -> None:
        self.send(self._frame)

    def lift(self) -> None:
        """These readers say nothing when a card is taken away, or need not."""

    def close(self) -> None:
        if self.port.is_symlink():
            self.unplug()


class RealRig:
    """A real reader, and a person who is told what to do."""

    patience_s = 30.0
    tag: str | None = None

    def __init__(self, kind: str, port: str) -> None:
        self.reader: Reader = SerialReader(settings_of(kind, Path(port)), ())

    def lay(self) -> None:
        self._ask("Lay a card on the reader, and leave it there.")

    def lift(self) -> None:
        self._ask("Take the card away.")

    def unplug(self) -> None:
        self._ask("Pull the reader's cable out.")

    def plug_in(self) -> None:
        self._ask("Plug the reader in again, anywhere.")

    def close(self) -> None:
        """The reader stays where it is."""

    def _ask(self, what: str) -> None:
        print(f"\n{what}", file=sys.__stderr__, flush=True)
