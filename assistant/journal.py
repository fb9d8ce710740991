"""The journal: everything that happened at a table, on the disk before the screen shows it.

One SQLite file a table, write-ahead log, synchronised in full at every commit: what `append` has returned from survives
a power cut. Nothing is ever edited: each entry carries a digest of itself and of the entry before it, and SQLite keeps
the highest number that there ever was, so that a changed or shortened journal is found out (`Journal.open` checks the
whole chain). Entries are ordered by their own numbers, not by the clock. One program has a journal at a time.
"""

import hashlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from assistant.codec import VERSION
from assistant.errors import JournalDamaged, JournalError
from assistant.mark import Mark
from assistant.record import Record

_TABLE = """CREATE TABLE IF NOT EXISTS entries (
    number INTEGER PRIMARY KEY AUTOINCREMENT, version INTEGER NOT NULL, at TEXT NOT NULL, line TEXT NOT NULL,
    undoes INTEGER, events TEXT NOT NULL, digest TEXT NOT NULL)"""

_READ = "SELECT version, digest, events, number, line, undoes, at FROM entries ORDER BY number"
_HIGHEST = "SELECT seq FROM sqlite_sequence WHERE name = 'entries'"
_INSERT = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)"
_LAST = "SELECT number, digest FROM entries ORDER BY number DESC LIMIT 1"
_SAME = "SELECT 1 FROM entries WHERE number = ? AND digest = ?"
_SINCE = "SELECT * FROM entries WHERE number > ? ORDER BY number"


class Entry(Record):
    """One step: the line that was entered, the events that happened, or which entry it takes back.

    *number* counts from 0, the table itself; *at* is the time of day for people to read, no order.
    """

    number: int
    line: str
    events: tuple[dict[str, Any], ...]
    undoes: int | None = None
    at: str = ""


class Journal:
    """A journal's file, open for appending. One connection, one writer.

    *lost*: how many entries at the end are known to have been written and are not there, for the disk has lost them.
    """

    def __init__(self, path: Path, connection: sqlite3.Connection, now: Callable[[], str]) -> None:
        self.path = path
        self.lost = 0
        self._mark = Mark(path)
        self._connection = connection
        self._now = now
        self._digest = ""
        self._next = 0

    @classmethod
    def create(cls, path: Path, now: Callable[[], str] = str) -> "Journal":
        """A new journal at *path*. Raises JournalError if there is something already, or it cannot be written."""
        if path.exists():
            raise JournalError(f"{path}: expected no file for a new journal, found one")
        return cls(path, _connect(path), now)

    @classmethod
    def open(cls, path: Path, now: Callable[[], str] = str) -> tuple["Journal", tuple[Entry, ...]]:
        """An existing journal and its entries. Raises JournalError if it is missing or another program has it open,
        JournalDamaged if it is damaged or was changed.
        """
        if not path.exists():
            raise JournalError(f"{path}: expected a journal, found no file")
        journal = cls(path, _connect(path), now)
        try:
            entries = tuple(journal._verified())
            journal.lost = max(journal._mark.read() - entries[-1].number, 0)
        except JournalError:
            journal.close()
            raise
        return journal, entries

    def append(self, line: str, events: tuple[dict[str, Any], ...], undoes: int | None = None) -> Entry:
        """Write one entry and wait until it is on the disk. Raises JournalError if it cannot be: nothing happened."""
        entry = Entry(self._next, line, events, undoes, self._now())
        written = json.dumps(events, separators=(",", ":"))
        digest = _digest(self._digest, entry, written)
        try:
            with self._connection:
                self._connection.execute(_INSERT, (entry.number, VERSION, entry.at, line, undoes, written, digest))
        except sqlite3.Error as error:
            raise JournalError(f"{self.path}: entry {entry.number} could not be written: {error}") from error
        if entry.number:
            self._mark.write(entry.number)
        self._digest, self._next = digest, entry.number + 1
        return entry

    def keep_copy(self) -> Path:
        """Bring the copy beside the journal up to date, for the day when the file is damaged. Returns its path.

        The write-ahead log goes into the file first, so that what is in the copy is never in the log alone. Raises
        JournalError if it cannot be written.
        """
        copy = copy_of(self.path)
        try:
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            if not self._goes_on_from(copy):
                copy.unlink(missing_ok=True)
            with closing(sqlite3.connect(copy)) as kept, kept:
                kept.execute(_TABLE)
                last = kept.execute(_LAST).fetchone() or (-1, "")
                kept.executemany(_INSERT, self._connection.execute(_SINCE, last[:1]))
        except (OSError, sqlite3.Error) as error:
            raise JournalError(f"{copy}: no copy of the journal can be kept there: {error}") from error
        return copy

    def _goes_on_from(self, copy: Path) -> bool:
        """Whether the copy is the beginning of this journal."""
        try:
            with closing(sqlite3.connect(copy)) as kept:
                last = kept.execute(_LAST).fetchone()
        except sqlite3.Error:
            return False
        return last is not None and self._connection.execute(_SAME, last).fetchone() is not None

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def _verified(self) -> Iterator[Entry]:
        try:
            for row in self._connection.execute(_READ):
                yield self._verify(*row)
            highest = self._connection.execute(_HIGHEST).fetchone()
        except _UNREADABLE as error:
            raise JournalDamaged(f"{self.path}: the journal is damaged: {error}") from error
        if not self._next:
            raise JournalDamaged(f"{self.path}: expected a journal, found no entry in it")
        if highest != (self._next - 1,):
            raise JournalDamaged(f"{self.path}: the entries after {self._next - 1} are missing")

    def _verify(self, version: int, digest: str, written: str, *row: Any) -> Entry:
        number, line, undoes, at = row
        if version != VERSION:
            raise JournalError(f"{self.path}: entry {number} has version {version!r}, this program reads {VERSION}")
        try:
            entry = Entry(number, line, tuple(json.loads(written)), undoes, at)
        except (TypeError, ValueError) as error:
            raise JournalDamaged(f"{self.path}: entry {number} is damaged: {error}") from error
        if number != self._next or digest != _digest(self._digest, entry, written):
            raise JournalDamaged(f"{self.path}: entry {number} was changed, or one before it is missing")
        self._digest, self._next = digest, number + 1
        return entry


def copy_of(path: Path) -> Path:
    """Where a journal's copy lies."""
    return path.with_name(path.name + ".copy")


def put_copy_in_place(path: Path) -> Path:
    """Put the copy in the place of a damaged journal, which is kept under another name with its write-ahead log.

    Returns that name. There is a journal at *path* at any instant, and nothing is deleted. Raises JournalError if the
    copy cannot be put there.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    fresh, log = path.with_name(f"{path.name}.new"), path.with_name(f"{path.name}-wal")
    try:
        _write_through(copy_of(path).read_bytes(), fresh)
        _write_through(path.read_bytes(), aside)
        if log.exists():
            log.replace(aside.with_name(f"{aside.name}-wal"))
        fresh.replace(path)
    except OSError as error:
        raise JournalError(f"{path}: the journal is damaged, and its copy cannot take its place: {error}") from error
    return aside


def _write_through(content: bytes, path: Path) -> None:
    """Write a file and wait until it is on the disk."""
    with path.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


_PRAGMAS = ("PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL")
_UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged file raises: where even SQLite's message about it is damaged, it cannot be decoded."""
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR}


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file for this program alone."""
    try:
        connection = sqlite3.connect(path, timeout=1)
    except sqlite3.Error as error:
        raise _not_opened(path, error) from error
    try:
        for statement in (*_PRAGMAS, _TABLE):
            connection.execute(statement)
    except _UNREADABLE as error:
        connection.close()
        raise _not_opened(path, error) from error
    return connection


def _not_opened(path: Path, error: sqlite3.Error | UnicodeDecodeError) -> JournalError:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the kind; the rest says more of it
    if code == sqlite3.SQLITE_BUSY:
        return JournalError(f"{path}: another program has this journal open")
    if code in _DAMAGE or isinstance(error, UnicodeDecodeError):
        return JournalDamaged(f"{path}: the journal is damaged: {error}")
    return JournalError(f"{path}: no journal can be kept there: {error}")


def _digest(before: str, entry: Entry, written: str) -> str:
    parts = (before, entry.number, entry.at, entry.line, entry.undoes, written)
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()
