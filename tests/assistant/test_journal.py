"""The journal: synchronised, one writer, and every change of it found out."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from assistant.errors import JournalDamaged, JournalError
from assistant.journal import Entry, Journal

EVENTS = ({"kind": "Folded", "seat": 3},)
APPENDER = """
import itertools, sys
from pathlib import Path
from assistant.journal import Journal
path = Path(sys.argv[1])
journal, first = (Journal.open(path)[0], 1) if path.exists() else (Journal.create(path), 0)
for number in itertools.count():
    print(journal.append(f"line {number}", ()).number, flush=True)
"""


def written(path: Path, count: int) -> None:
    """A journal of so many entries, closed."""
    with closing(Journal.create(path)) as journal:
        for number in range(count):
            journal.append(f"{number} fold", EVENTS)


def opened(path: Path) -> tuple[Entry, ...]:
    """The entries of a journal, which is closed again."""
    journal, entries = Journal.open(path)
    journal.close()
    return entries


def edited(path: Path, *statements: str) -> None:
    """Somebody changes the journal with a tool of his own."""
    with closing(sqlite3.connect(path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def remembered(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """The connections that are made from now on."""
    made: list[sqlite3.Connection] = []
    connect: Callable[..., sqlite3.Connection] = sqlite3.connect

    def make(*words: Any, **named: Any) -> sqlite3.Connection:
        made.append(connect(*words, **named))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", make)
    return made


def test_entries_are_read_back_in_their_own_order_whatever_the_clock_says(tmp_path: Path) -> None:
    path, days = tmp_path / "journal", iter(("2026-05-01", "2024-01-01", "2025-01-01"))
    with closing(Journal.create(path, now=lambda: next(days))) as journal:
        appended = (journal.append("{}", ()), journal.append("3 fold", EVENTS), journal.append("undo", (), undoes=1))
    assert opened(path) == appended
    assert [entry.number for entry in appended] == [0, 1, 2]
    assert [entry.at for entry in appended] == ["2026-05-01", "2024-01-01", "2025-01-01"]


def test_it_goes_on_after_it_was_closed(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    written(path, 2)
    journal, _ = Journal.open(path)
    with closing(journal):
        assert journal.append("next", ()).number == 2
    assert len(opened(path)) == 3


def test_every_entry_is_synchronised_in_full_to_a_write_ahead_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = remembered(monkeypatch)
    with closing(Journal.create(tmp_path / "journal")) as journal:
        journal.append("{}", ())
        assert made[0].execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert made[0].execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert (tmp_path / "journal-wal").stat().st_size > 0


# Two programs --------------------------------------------------------------------------------------------------------


def test_a_second_program_is_told_that_it_is_open(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with closing(Journal.create(path)) as journal:
        journal.append("{}", ())
        with pytest.raises(JournalError, match="journal: another program has this journal open") as told:
            Journal.open(path)
        assert not isinstance(told.value, JournalDamaged)
        journal.append("next", ())
    assert len(opened(path)) == 2


# The power goes ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [0.0, 0.011, 0.037])
def test_killed_at_any_instant(tmp_path: Path, seconds: float) -> None:
    """Three times over: what was told of is there, and at most one entry more."""
    path = tmp_path / "journal"
    last = -1
    for _ in range(3):
        command = [sys.executable, "-c", APPENDER, str(path)]
        with subprocess.Popen(command, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            told = [int(process.stdout.readline()) for _ in range(3)]
            time.sleep(seconds)
            os.kill(process.pid, signal.SIGKILL)
            told += [int(line) for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
        assert told[0] == last + 1
        last = opened(path)[-1].number
        assert told[-1] <= last <= told[-1] + 1


def half_written(tmp_path: Path, count: int) -> tuple[Path, list[int]]:
    """A journal whose log was not yet gathered in, and how long the log was after each entry."""
    path, kept = tmp_path / "kept", tmp_path / "journal"
    lengths = []
    with closing(Journal.create(path)) as journal:
        for number in range(count):
            journal.append(f"{number} fold", EVENTS)
            lengths.append((tmp_path / "kept-wal").stat().st_size)
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{kept}{suffix}")
    return kept, lengths


def test_the_log_is_cut_anywhere_in_the_last_entries(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """What is whole is there, what is not is not, and never is there an error."""
    path, lengths = half_written(tmp_path, 6)
    log = Path(f"{path}-wal").read_bytes()
    step = 1 if request.config.getoption("--slow") else 211
    cuts = {*range(lengths[3], len(log) + 1, step), *(length + one for length in lengths[3:] for one in (-1, 0))}
    for cut in sorted(cuts):
        again = tmp_path / "again"
        shutil.copy(path, again)
        Path(f"{again}-wal").write_bytes(log[:cut])
        assert len(opened(again)) == sum(length <= cut for length in lengths)


def test_entries_that_the_disk_lost_are_counted(tmp_path: Path) -> None:
    path, lengths = half_written(tmp_path, 6)
    shutil.copy(tmp_path / "kept.mark", tmp_path / "journal.mark")
    log = Path(f"{path}-wal")
    log.write_bytes(log.read_bytes()[: lengths[3]])
    journal, entries = Journal.open(path)
    with closing(journal):
        assert (len(entries), journal.lost) == (4, 2)


def test_a_byte_of_the_log_is_wrong(tmp_path: Path) -> None:
    """SQLite stops at the first part that is not what was written; the mark tells that there was more."""
    path, lengths = half_written(tmp_path, 6)
    shutil.copy(tmp_path / "kept.mark", tmp_path / "journal.mark")
    log = bytearray(Path(f"{path}-wal").read_bytes())
    log[lengths[2] + 100] ^= 1
    Path(f"{path}-wal").write_bytes(log)
    journal, entries = Journal.open(path)
    with closing(journal):
        assert (len(entries), journal.lost) == (3, 3)


@pytest.mark.parametrize("content", [b"", b"12", b"\xff" * 20, b"one"])
def test_a_mark_that_is_no_mark_says_nothing(tmp_path: Path, content: bytes) -> None:
    written(tmp_path / "journal", 3)
    (tmp_path / "journal.mark").write_bytes(content)
    journal, entries = Journal.open(tmp_path / "journal")
    with closing(journal):
        assert (len(entries), journal.lost) == (3, 0)


# A changed journal ---------------------------------------------------------------------------------------------------

CHANGES = {
    "a line": "UPDATE entries SET line = '4 fold' WHERE number = 2",
    "its events": """UPDATE entries SET events = '[{"kind":"Folded","seat":4}]' WHERE number = 2""",
    "no events": "UPDATE entries SET events = '[' WHERE number = 2",
    "events that are a number": "UPDATE entries SET events = 7 WHERE number = 2",
    "the time": "UPDATE entries SET at = 'noon' WHERE number = 2",
    "what it takes back": "UPDATE entries SET undoes = 1 WHERE number = 2",
    "a digest": "UPDATE entries SET digest = 'x' WHERE number = 2",
    "a number": "UPDATE entries SET number = 9 WHERE number = 4",
    "one taken out": "DELETE FROM entries WHERE number = 2",
    "the first taken out": "DELETE FROM entries WHERE number = 0",
    "the last taken out": "DELETE FROM entries WHERE number = 4",
    "all taken out": "DELETE FROM entries",
    "one put in at the end": "INSERT INTO entries SELECT 5, version, at, line, undoes, events, digest FROM entries"
    " WHERE number = 4",
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_change_is_found_out(tmp_path: Path, change: str) -> None:
    path = tmp_path / "journal"
    written(path, 5)
    edited(path, CHANGES[change])
    with pytest.raises(JournalDamaged, match=r"journal: .*(changed|missing|damaged|no entry)"):
        Journal.open(path)


def test_two_entries_that_change_places_are_found_out(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    written(path, 5)
    moves = ((2, 99), (3, 2), (99, 3))
    edited(path, *(f"UPDATE entries SET number = {to} WHERE number = {number}" for number, to in moves))
    with pytest.raises(JournalDamaged, match="entry 2 was changed"):
        Journal.open(path)


def test_a_wrong_byte_never_goes_unnoticed(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """It is found out, or it was of no account: SQLite's own bookkeeping has bytes that say nothing."""
    path, spoiled = tmp_path / "journal", tmp_path / "spoiled"
    written(path, 40)
    before, content = opened(path), path.read_bytes()
    for place in range(0, len(content), 17 if request.config.getoption("--slow") else 389):
        spoiled.write_bytes(content[:place] + bytes([content[place] ^ 0xFF]) + content[place + 1 :])
        try:
            found = opened(spoiled)
        except JournalError:
            continue
        assert found == before


def test_an_unknown_version_is_told_and_is_no_damage(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    written(path, 2)
    edited(path, "UPDATE entries SET version = 2")
    with pytest.raises(JournalError, match="entry 0 has version 2, this program reads 1") as told:
        Journal.open(path)
    assert not isinstance(told.value, JournalDamaged)


# What cannot be opened or written ------------------------------------------------------------------------------------


def test_what_is_no_journal(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with pytest.raises(JournalError, match="expected a journal, found no file"):
        Journal.open(path)
    path.write_text("not a database, and longer than the header of one, which has a hundred bytes" * 2)
    with pytest.raises(JournalDamaged, match="file is not a database"):
        Journal.open(path)
    with pytest.raises(JournalError, match="expected no file for a new journal, found one"):
        Journal.create(path)
    with pytest.raises(JournalError, match="no journal can be kept there: unable to open database file"):
        Journal.create(tmp_path / "no folder" / "journal")


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the entry is there, and the next one that fits follows without a gap."""
    made = remembered(monkeypatch)
    path = tmp_path / "journal"
    with closing(Journal.create(path)) as journal:
        journal.append("{}", ())
        made[0].execute("PRAGMA max_page_count = 3")
        with pytest.raises(JournalError, match="entry 1 could not be written: database or disk is full"):
            journal.append("x" * 10_000, ())
        made[0].execute("PRAGMA max_page_count = 1000")
        assert journal.append("3 fold", EVENTS).number == 1
    assert [entry.line for entry in opened(path)] == ["{}", "3 fold"]
