"""Table files: TOML that says what is played at a table, who sits there, which reader and which screen it has.

`deploy/tables/desk.toml` explains itself. The parts `[table]` and `[seats]` are those of a hand script; `[reader]` is
handed on as it is, for only the hardware knows its keys.

.. code-block:: toml

    [table]                                # the terms, as in a hand script
    [seats]                                # the players, as in a hand script
    [reader]                               # the card reader; left out where cards are entered by hand
    [screen]
    size = "1280x720"                      # width and height in pixels
    rotation = 0                           # 0, 90, 180 or 270: how the panel is built in
    [journal]
    folder = "../../build/journals"        # where the journal is kept, seen from this file
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from assistant.errors import TableError
from assistant.record import Record
from assistant.terms import check_keys

_PARTS = ("table", "seats", "reader", "screen", "journal")
_SIZE = re.compile(r"(\d{3,4})x(\d{3,4})")
_ROTATIONS = (0, 90, 180, 270)
LEAST_SIZE = (800, 480)
"""The smallest screen on which every control is big enough: the first official display of the Pi."""

Part = Mapping[str, Any]


class ScreenSettings(Record):
    """The screen: its size in pixels as the dealer sees it, and by how many degrees the panel is turned."""

    width: int = 1280
    height: int = 720
    rotation: int = 0


class TableFile(Record):
    """A table file that was read. *terms* and *seats* are still as they were written: see `assistant.terms`.

    *reader* is None where the table has none; *journal* is the path of the journal, whether or not it is there yet.
    """

    path: Path
    terms: Part
    seats: Part
    reader: Part | None
    screen: ScreenSettings
    journal: Path


def read_table_file(path: Path) -> TableFile:
    """Read the table file at *path*.

    Raises TableError, in one sentence with the file's name, for a file that is missing, is no TOML, or has a part or a
    value that cannot be.
    """
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise TableError(f"expected a table file at {path}, found none") from None
    except UnicodeDecodeError as error:
        raise TableError(
            f"{path.name}: expected a text in UTF-8, found byte {error.object[error.start]:02X}"
        ) from error
    except OSError as error:
        raise TableError(f"{path}: the table file cannot be read: {error.strerror}") from error
    try:
        return _table_file(path, tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise TableError(f"{path.name}: expected TOML: {error}") from error
    except TableError as error:
        raise TableError(f"{path.name}: {error}") from error


def _table_file(path: Path, found: Part) -> TableFile:
    check_keys(found, _PARTS, "a table file", TableError)
    return TableFile(
        path=path,
        terms=_terms(path, _part(found, "table")),
        seats=_part(found, "seats"),
        reader=_part(found, "reader") if "reader" in found else None,
        screen=_screen(_part(found, "screen")),
        journal=path.parent / _folder(_part(found, "journal")) / f"{path.stem}.journal",
    )


def _part(found: Part, name: str) -> Part:
    part = found.get(name, {})
    if not isinstance(part, dict):
        raise TableError(f"expected a part [{name}], found {name} = {part!r}")
    return part


def _terms(path: Path, part: Part) -> Part:
    """The part as it is, but with the path of a house book as seen from the table file."""
    rules = part.get("rules")
    return {**part, "rules": str(path.parent / rules)} if isinstance(rules, str) and rules.endswith(".toml") else part


def _screen(part: Part) -> ScreenSettings:
    check_keys(part, ("size", "rotation"), "[screen]", TableError)
    size = _SIZE.fullmatch(str(part.get("size", "1280x720")))
    width, height = (int(size[1]), int(size[2])) if size else (0, 0)
    if width < LEAST_SIZE[0] or height < LEAST_SIZE[1] or width < height:
        least = "x".join(map(str, LEAST_SIZE))
        raise TableError(f"[screen] size: expected width and height, {least} or more, found {part['size']!r}")
    rotation = part.get("rotation", 0)
    if isinstance(rotation, bool) or rotation not in _ROTATIONS:
        raise TableError(f"[screen] rotation: expected 0, 90, 180 or 270 degrees, found {rotation!r}")
    return ScreenSettings(width, height, rotation)


def _folder(part: Part) -> str:
    check_keys(part, ("folder",), "[journal]", TableError)
    folder = part.get("folder")
    if not isinstance(folder, str) or not folder:
        raise TableError(f"[journal] folder: expected the folder for the journal, found {folder!r}")
    return folder
