"""The journal: everything that happened at a table, on the disk before the screen shows it.

One SQLite file a table, write-ahead log, synchronised in full at every commit: what `append` has returned from survives
a power cut. Nothing is ever edited: each entry carries a digest of itself and of the entry before it, so that a changed
journal is found out (`Journal.open` checks the whole chain). Entries are ordered by their own numbers, not by the
clock.
"""

import hashlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from assistant.codec import VERSION
from assistant.errors import JournalError
from assistant.record import Record

_TABLE = """CREATE TABLE IF NOT EXISTS entries (
    number INTEGER PRIMARY KEY, version INTEGER NOT NULL, at TEXT NOT NULL, line TEXT NOT NULL, undoes INTEGER,
    events TEXT NOT NULL, digest TEXT NOT NULL)"""

_READ = "SELECT version, digest, events, number, line, undoes, at FROM entries ORDER BY number"


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
    """A journal's file, open for appending. One connection, one writer."""

    def __init__(self, path: Path, connection: sqlite3.Connection, now: Callable[[], str]) -> None:
        self.path = path
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
        """An existing journal and its entries. Raises JournalError if it is missing, damaged or was changed."""
        if not path.exists():
            raise JournalError(f"{path}: expected a journal, found no file")
        journal = cls(path, _connect(path), now)
        try:
            entries = tuple(journal._verified())
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
                self._connection.execute(
                    "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (entry.number, VERSION, entry.at, line, undoes, written, digest),
                )
        except sqlite3.Error as error:
            raise JournalError(f"{self.path}: entry {entry.number} could not be written: {error}") from error
        self._digest, self._next = digest, entry.number + 1
        return entry

    def keep_copy(self) -> Path:
        """Put a whole copy beside the journal, for the day when the file is damaged. Returns its path."""
        copy, fresh = copy_of(self.path), copy_of(self.path).with_suffix(".new")
        fresh.unlink(missing_ok=True)
        with closing(sqlite3.connect(fresh)) as target:
            self._connection.backup(target)
        fresh.replace(copy)
        return copy

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def _verified(self) -> Iterator[Entry]:
        try:
            rows = self._connection.execute(_READ)
            for row in rows:
                yield self._verify(*row)
        except sqlite3.Error as error:
            raise JournalError(f"{self.path}: the journal is damaged: {error}") from error
        if not self._next:
            raise JournalError(f"{self.path}: expected a journal, found no entry in it")

    def _verify(self, version: int, digest: str, written: str, *row: Any) -> Entry:
        number, line, undoes, at = row
        if version != VERSION:
            raise JournalError(f"{self.path}: entry {number} has version {version}, this program reads {VERSION}")
        try:
            entry = Entry(number, line, tuple(json.loads(written)), undoes, at)
        except ValueError as error:
            raise JournalError(f"{self.path}: entry {number} is damaged: {error}") from error
        if number != self._next or digest != _digest(self._digest, entry, written):
            raise JournalError(f"{self.path}: entry {number} was changed, or one before it is missing")
        self._digest, self._next = digest, number + 1
        return entry


def copy_of(path: Path) -> Path:
    """Where a journal's copy lies."""
    return path.with_name(path.name + ".copy")


def set_aside(path: Path) -> Path:
    """Keep a damaged journal under another name, with its write-ahead log; returns that name. Nothing is deleted."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    for suffix in ("", "-wal", "-shm"):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.replace(aside.with_name(aside.name + suffix))
    return aside


def _connect(path: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(_TABLE)
    except sqlite3.Error as error:
        raise JournalError(f"{path}: no journal can be kept there: {error}") from error
    return connection


def _digest(before: str, entry: Entry, written: str) -> str:
    parts = (before, str(entry.number), entry.at, entry.line, str(entry.undoes), written)
    return hashlib.sha256("\x1f".join(parts).encode()).hexdigest()
