"""A session: journal first, undo as an entry, late presses dropped, and the same table again after the power went."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from assistant.commands import Command, Fold, NextHand, Raise
from assistant.decide import Refused
from assistant.errors import JournalDamaged, JournalError
from assistant.follow import Acted
from assistant.journal import Journal, copy_of
from assistant.lines import Undo, read_line
from assistant.session import Late, NothingToUndo, Session, Undone, resume
from assistant.terms import read_seats, read_terms
from assistant.words import Chips, Seat

HOLDEM: dict[str, Any] = {"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10]}
SEATS = {"1": 400, "2": 400, "3": {"chips": 400, "name": "Čapek", "away": False}}
HAND = ("next 1", "1 call", "2 raise 30", "3 fold", "1 call", "board 2c 7d Jh", "2 bet 20", "1 fold")


def new(path: Path | None = None) -> Session:
    """A new table, with a journal at *path* or without one."""
    journal = None if path is None else Journal.create(path)
    return Session.open(read_terms(HOLDEM), read_seats(SEATS), journal)


def command(text: str) -> Command:
    line = read_line(text)
    assert not isinstance(line, Undo)
    return line


def play(session: Session, *lines: str) -> None:
    """Enter lines, none of which is refused."""
    for text in lines:
        answer = session.undo() if text == "undo" else session.submit(command(text))
        assert isinstance(answer, Acted | Undone), (text, answer)


def same(one: Session, other: Session) -> bool:
    """Whether two sessions are the same in all that can be seen of them."""
    return (one.table, one.step, one.last_line, one.log) == (other.table, other.step, other.last_line, other.log)


# Steps ---------------------------------------------------------------------------------------------------------------


def test_a_refusal_is_no_step() -> None:
    session = new()
    play(session, "next 1")
    assert isinstance(session.submit(Fold(Seat(2))), Refused)
    assert (session.step, session.last_line) == (1, "next 1")


def test_presses_of_a_step_that_is_over_are_dropped() -> None:
    """A bet pressed three times is one bet, and the next player's fold is nobody else's."""
    session = new()
    play(session, "next 1", "1 call")
    seen = session.step
    presses = [session.submit(Raise(Seat(2), Chips(120)), seen) for _ in range(3)]
    assert isinstance(presses[0], Acted)
    assert presses[1:] == [Late(seen, seen + 1)] * 2
    assert session.table.to_act == 3
    assert isinstance(session.undo(seen), Late)
    assert session.table.to_match == 120


def test_the_log_keeps_what_was_taken_back() -> None:
    session = new()
    play(session, *HAND, "undo", "undo", "2 check")
    told = [(line.line, line.undone) for line in session.log]
    assert told[-3:] == [("2 bet 20", True), ("1 fold", True), ("2 check", False)]
    assert session.last_line == "2 check"
    assert session.step == len(HAND) + 3


def test_undo_over_a_street_and_back_to_the_table_itself() -> None:
    session = new()
    tables = [session.table]
    for text in HAND:
        play(session, text)
        tables.append(session.table)
    while len(tables) > 1:
        tables.pop()
        undone = session.undo()
        assert isinstance(undone, Undone)
        assert (undone.table, session.table) == (tables[-1], tables[-1])
    assert session.undo() == NothingToUndo()
    assert session.last_line is None
    assert session.before_last == session.table


# The journal first ---------------------------------------------------------------------------------------------------


def test_the_same_table_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with closing(new(path)) as session:
        play(session, *HAND, "undo", "1 fold", "next", "undo", "4 sits 250 Ann Lee", "next")
    resumed = resume(path)
    with closing(resumed.session) as again:
        assert resumed.told == ""
        assert same(again, session)
        play(again, "undo", "undo")
        assert 4 not in again.table.players


def test_every_step_goes_on_from_the_disk(tmp_path: Path) -> None:
    """Opened anew after each step, the evening is the one that was played without a break."""
    path, whole = tmp_path / "journal", new()
    new(path).close()
    for text in (*HAND, "undo", "undo", "2 check", "1 check"):
        play(whole, text)
        with closing(resume(path).session) as session:
            play(session, text)
            assert same(session, whole)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "journal"
    with closing(new(path)) as session:
        play(session, "next 1", "1 call")
        before = session.table

        def full(*_: object, **__: object) -> None:
            raise JournalError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(Journal, "append", full)
            for attempt in (lambda: session.submit(Fold(Seat(2))), session.undo):
                with pytest.raises(JournalError):
                    attempt()
                assert (session.table, session.step, session.last_line) == (before, 2, "1 call")
        play(session, "2 fold")
    with closing(resume(path).session) as again:
        assert same(again, session)


def test_a_hand_does_not_begin_without_its_copy(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with closing(new(path)) as session:
        copy_of(path).mkdir()
        with pytest.raises(JournalError, match="no copy of the journal"):
            session.submit(NextHand(Seat(1)))
        assert session.table.hand == 0


# A damaged journal ---------------------------------------------------------------------------------------------------


def two_hands(path: Path) -> Session:
    """One hand that is over, and half of another."""
    session = new(path)
    play(session, *HAND, "next", "2 call")
    session.close()
    return session


def spoil(path: Path) -> bytes:
    """The second half of a file is gone."""
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])
    return path.read_bytes()


def test_the_copy_takes_the_place_of_a_damaged_journal_and_it_is_said(tmp_path: Path) -> None:
    path, whole = tmp_path / "journal", new()
    two_hands(path)
    content = spoil(path)
    resumed = resume(path)
    play(whole, *HAND)
    with closing(resumed.session) as session:
        assert same(session, whole)
        assert "kept as journal.damaged-1; the copy from the end of hand 1 is used" in resumed.told
        assert (tmp_path / "journal.damaged-1").read_bytes() == content
        play(session, "next", "2 fold")
    again = resume(path)
    again.session.close()
    assert again.told == ""


def test_twice_damaged(tmp_path: Path) -> None:
    """The copy stays where it is, and every damaged journal is kept."""
    path = tmp_path / "journal"
    two_hands(path)
    for number in (1, 2):
        spoil(path)
        resumed = resume(path)
        resumed.session.close()
        assert f"journal.damaged-{number}" in resumed.told
    assert {one.name for one in tmp_path.iterdir()} >= {"journal", "journal.damaged-1", "journal.damaged-2"}


def test_a_journal_that_was_changed_is_not_used(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    two_hands(path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE entries SET line = '2 raise 90' WHERE line = '2 raise 30'")
    resumed = resume(path)
    with closing(resumed.session) as session:
        assert "entry 3 was changed" in resumed.told
        assert [line.line for line in session.log] == list(HAND)


def test_neither_a_sound_journal_nor_a_sound_copy(tmp_path: Path) -> None:
    """Both stay as they are, and it is told why."""
    path = tmp_path / "journal"
    two_hands(path)
    contents = spoil(path), spoil(copy_of(path))
    with pytest.raises(JournalDamaged, match="journal: "):
        resume(path)
    assert (path.read_bytes(), copy_of(path).read_bytes()) == contents
    copy_of(path).unlink()
    with pytest.raises(JournalDamaged, match="journal: "):
        resume(path)


def test_no_journal_is_no_damage(tmp_path: Path) -> None:
    with pytest.raises(JournalError, match="found no file"):
        resume(tmp_path / "journal")


def test_another_program_keeps_its_journal(tmp_path: Path) -> None:
    """The second program is refused, and nothing is set aside under the first one's hands."""
    path = tmp_path / "journal"
    with closing(new(path)) as session:
        play(session, *HAND)
        with pytest.raises(JournalError, match="another program has this journal open"):
            resume(path)
        play(session, "next")
    with closing(resume(path).session) as session:
        assert session.table.hand == 2
    assert not list(tmp_path.glob("*damaged*"))


def test_steps_that_the_disk_lost_are_told(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    with closing(new(path)) as session:
        play(session, "next 1", "1 call", "2 raise 30")
        log = tmp_path / "journal-wal"
        kept = [(part, part.read_bytes()) for part in (path, log)]
        play(session, "3 fold", "1 fold")
    for part, content in kept:
        part.write_bytes(content)
    resumed = resume(path)
    with closing(resumed.session):
        assert resumed.told == "The disk has lost the last 2 steps: the table is as it was after '2 raise 30'."


ENTRIES: dict[str, tuple[int, str, Any, str]] = {
    "a first entry without a table": (0, "line", "{}", "entry 0 is no table"),
    "a first entry that is no JSON": (0, "line", "table", "entry 0 is no table"),
    "a table under no book": (0, "line", json.dumps({"table": {**HOLDEM, "rules": "x"}, "seats": {}}), "entry 0 .*'x'"),
    "an event of no kind": (1, "events", ({"kind": "Nothing"},), "entry 1: expected an event"),
    "an event without its fields": (1, "events", ({"kind": "Folded"},), "entry 1: Folded has seat"),
    "a card that is none": (1, "events", ({"kind": "UpCardDealt", "seat": 1, "card": "1x"},), "entry 1: .*'1x'"),
    "an undo of what is not the last": (2, "undoes", 0, "entry 2: it takes back entry 0, which is not the last"),
}


@pytest.mark.parametrize("what", ENTRIES)
def test_entries_that_do_not_play(tmp_path: Path, what: str) -> None:
    """They are what was written, by a program that is not this one: that is no damage, and nothing is set aside."""
    number, column, value, told = ENTRIES[what]
    path = tmp_path / "journal"
    whole: list[dict[str, Any]] = [
        {"line": json.dumps({"table": HOLDEM, "seats": SEATS}), "events": (), "undoes": None},
        {"line": "1 fold", "events": (), "undoes": None},
        {"line": "undo", "events": (), "undoes": 1},
    ]
    whole[number][column] = value
    with closing(Journal.create(path)) as journal:
        for entry in whole:
            journal.append(entry["line"], entry["events"], entry["undoes"])
    with pytest.raises(JournalError, match=told) as error:
        resume(path)
    assert not isinstance(error.value, JournalDamaged)
