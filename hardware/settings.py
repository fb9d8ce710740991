"""The ``[reader]`` part of a table file.

.. code-block:: toml

    [reader]
    kind = "rdm6300"                              # rdm6300, id-12la, json or barcode; or simulated
    port = "/dev/serial/by-id/usb-1a86_USB-if00"  # a name that stays with the reader, not its number
    baud = 9600                                   # only where the reader was set to another speed than its kind's
    deck = "../decks/desk.toml"                   # which tag is which card, seen from the table file
    other_decks = ["../decks/blue.toml"]          # decks in the room that are not in play: their cards are told as such
    name = "board"                                # what the screen calls the reader; "reader" if left out

A simulated reader has no port; ``speaks`` names the kind whose frames it sends, rdm6300 if left out.
"""

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from assistant.errors import TableError
from assistant.record import Record
from hardware.kinds import KINDS, ReaderKind

SIMULATED = "simulated"
_KEYS = {"name", "kind", "speaks", "port", "baud", "deck", "other_decks"}
_BAUDS = (1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, 230400)
_PORT_NUMBER = re.compile(r"/dev/tty(USB|ACM)\d+")


class ReaderSettings(Record):
    """A reader as the table file wants it. *port* is None for a simulated one."""

    name: str
    kind: ReaderKind
    port: str | None
    baud: int
    deck: Path
    other_decks: tuple[Path, ...] = ()


def reader_settings(part: Mapping[str, object], table: Path) -> ReaderSettings:
    """Read the ``[reader]`` part of the file *table*, seen from which its deck files are named.

    Raises TableError, in one sentence, for a key that is missing, unknown or has a value that cannot be.

    >>> reader_settings({"kind": "simulated", "deck": "../decks/desk.toml"}, Path("deploy/tables/desk.toml")).kind.name
    'rdm6300'
    """
    found = _Part(part, f"{table.name} [reader]")
    found.refuse_other_keys(_KEYS)
    kind = _kind(found)
    return ReaderSettings(
        name=found.text("name", "reader"),
        kind=kind,
        port=_port(found),
        baud=_baud(found, kind),
        deck=table.parent / found.text("deck"),
        other_decks=tuple(table.parent / other for other in found.texts("other_decks")),
    )


def _kind(part: "_Part") -> ReaderKind:
    if part.text("kind") == SIMULATED:
        return KINDS[part.choice("speaks", KINDS, "rdm6300")]
    part.refuse("speaks", "only a simulated reader")
    return KINDS[part.choice("kind", (*KINDS, SIMULATED))]


def _port(part: "_Part") -> str | None:
    if part.text("kind") == SIMULATED:
        part.refuse("port", "no simulated reader")
        return None
    port = part.text("port")
    if _PORT_NUMBER.fullmatch(port):
        raise part.wrong("port", "a name that stays with the reader, such as those in /dev/serial/by-id", port)
    return port


def _baud(part: "_Part", kind: ReaderKind) -> int:
    baud = part.values.get("baud", kind.baud)
    if not isinstance(baud, int) or baud not in _BAUDS:
        raise part.wrong("baud", f"one of {_listed(_BAUDS)}", baud)
    return baud


class _Part(Record):
    """A part of a TOML file, and where it stands for whoever has to mend it."""

    values: Mapping[str, object]
    where: str

    def text(self, key: str, left_out: str | None = None) -> str:
        value = self.values.get(key, left_out)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, "a text in quotes", value)
        return value

    def texts(self, key: str) -> list[str]:
        value = self.values.get(key, [])
        if not isinstance(value, list) or not all(isinstance(text, str) and text for text in value):
            raise self.wrong(key, "a list of texts in quotes", value)
        return value

    def choice(self, key: str, choices: Iterable[str], left_out: str | None = None) -> str:
        value = self.text(key, left_out)
        if value not in choices:
            raise self.wrong(key, f"one of {_listed(choices)}", value)
        return value

    def refuse(self, key: str, whose: str) -> None:
        if key in self.values:
            raise TableError(f"{self.where}: {key}: {whose} has one, found {self.values[key]!r}")

    def refuse_other_keys(self, keys: set[str]) -> None:
        for key in self.values:
            if key not in keys:
                raise TableError(f"{self.where}: expected {_listed(sorted(keys))}, found {key!r}")

    def wrong(self, key: str, expected: str, found: object) -> TableError:
        said = "nothing" if found is None else repr(found)
        return TableError(f"{self.where}: {key}: expected {expected}, found {said}")


def _listed(choices: Iterable[object]) -> str:
    *most, last = [str(choice) for choice in choices]
    return f"{', '.join(most)} or {last}"
