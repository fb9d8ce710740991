"""A table in use: the one mutable object. Journal first: what is shown has been written."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from assistant.changed import changed
from assistant.codec import decode, encode
from assistant.commands import Command
from assistant.decide import Refused
from assistant.errors import AssistantError, JournalDamaged, JournalError
from assistant.events import Event, HandBegan
from assistant.evolve import evolve
from assistant.follow import Acted, act
from assistant.journal import Entry, Journal, copy_of, put_copy_in_place
from assistant.line_writing import write_line
from assistant.record import Record
from assistant.stakes import Stakes
from assistant.table import Player, Table, empty_table
from assistant.terms import carried_terms, read_seats, read_terms, write_seats
from assistant.words import Seat

_UNDO = "undo"


class Late(Record):
    """A press that belonged to a step that is over: nothing happened."""

    step: int
    now: int


class Undone(Record):
    """The last line was taken back; the table is as it was before it."""

    line: str
    table: Table


class NothingToUndo(Record):
    """There is no line to take back."""


class Logged(Record):
    """A line of the log: its number, the line, what happened, and whether it was taken back since."""

    number: int
    line: str
    events: tuple[Event, ...]
    undone: bool


class _Step(Record):
    number: int
    line: str
    events: tuple[Event, ...]
    after: Table


class Session:
    """A table, its history and its journal.

    >>> stakes = read_terms({"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [1, 2]})
    >>> session = Session.open(stakes, read_seats({"1": 100, "2": 100}))
    >>> session.table.hand, session.step
    (0, 0)
    """

    def __init__(self, table: Table, journal: Journal | None) -> None:
        self._journal = journal
        self._steps = [_Step(0, "", (), table)]
        self._log: list[_Step] = []
        self._taken_back: set[int] = set()
        self._number = 0

    @classmethod
    def open(cls, terms: Stakes, seats: Mapping[Seat, Player], journal: Journal | None = None) -> "Session":
        """A new table. Its first entry in the journal is the table itself."""
        session = cls(changed(empty_table(terms), players=dict(seats)), journal)
        if journal is not None:
            journal.append(_first_line(terms, seats), ())
        return session

    @classmethod
    def resume(cls, journal: Journal, entries: tuple[Entry, ...]) -> "Session":
        """The table of a journal, at the step where it was left. Raises JournalError for entries that do not play."""
        session = cls(_first_table(journal.path, entries[0]), journal)
        for entry in entries[1:]:
            try:
                session._replay(entry)
            except AssistantError as error:
                raise JournalError(f"{journal.path}: entry {entry.number}: {error}") from error
        return session

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._steps[-1].after

    @property
    def before_last(self) -> Table:
        """The table before the last line."""
        return self._steps[-2 if len(self._steps) > 1 else -1].after

    @property
    def step(self) -> int:
        """The number of the last entry; it rises with every command carried out and with every undo."""
        return self._number

    @property
    def last_line(self) -> str | None:
        """What `undo` would take back."""
        return self._steps[-1].line if len(self._steps) > 1 else None

    @property
    def log(self) -> tuple[Logged, ...]:
        """Every line since the table was opened, those that were taken back included."""
        return tuple(Logged(step.number, step.line, step.events, step.number in self._taken_back) for step in self._log)

    def submit(self, command: Command, step: int | None = None) -> Acted | Refused | Late:
        """Carry out a command, the journal first. *step*: the one that the dealer saw when he pressed.

        Raises JournalError if it cannot be written; then nothing has happened.
        """
        if step is not None and step != self._number:
            return Late(step, self._number)
        answer = act(self.table, command)
        if isinstance(answer, Refused):
            return answer
        if self._journal is not None and isinstance(answer.events[0], HandBegan):
            self._journal.keep_copy()
        line = write_line(command)
        self._write(line, answer.events, None)
        self._keep(_Step(self._number, line, answer.events, answer.table))
        return answer

    def undo(self, step: int | None = None) -> Undone | NothingToUndo | Late:
        """Take the last line back. The journal keeps it, and that it was taken back."""
        if step is not None and step != self._number:
            return Late(step, self._number)
        if len(self._steps) < 2:
            return NothingToUndo()
        last = self._steps[-1]
        self._write(_UNDO, (), last.number)
        self._take_back(last.number)
        return Undone(last.line, self.table)

    def close(self) -> None:
        """Close the journal, if there is one."""
        if self._journal is not None:
            self._journal.close()

    def _write(self, line: str, events: tuple[Event, ...], undoes: int | None) -> None:
        if self._journal is not None:
            self._journal.append(line, tuple(encode(event) for event in events), undoes)
        self._number += 1

    def _keep(self, step: _Step) -> None:
        self._steps.append(step)
        self._log.append(step)

    def _take_back(self, number: int) -> None:
        self._steps.pop()
        self._taken_back.add(number)

    def _replay(self, entry: Entry) -> None:
        self._number = entry.number
        if entry.undoes is not None:
            if len(self._steps) < 2 or self._steps[-1].number != entry.undoes:
                raise JournalError(f"it takes back entry {entry.undoes}, which is not the last")
            self._take_back(entry.undoes)
            return
        events = tuple(decode(found) for found in entry.events)
        table = self.table
        for event in events:
            table = evolve(table, event)
        self._keep(_Step(entry.number, entry.line, events, table))


def _first_line(terms: Stakes, seats: Mapping[Seat, Player]) -> str:
    return json.dumps(
        {"table": carried_terms(terms), "seats": write_seats(seats)}, separators=(",", ":"), sort_keys=True
    )


def _first_table(path: Path, entry: Entry) -> Table:
    try:
        found: dict[str, Any] = json.loads(entry.line)
        return changed(empty_table(read_terms(found["table"])), players=read_seats(found["seats"]))
    except (AssistantError, ValueError, KeyError, TypeError) as error:
        raise JournalError(f"{path}: entry 0 is no table: {error}") from error


class Resumed(Record):
    """A session taken up again; *told* is what the dealer must know, empty where all is well."""

    session: Session
    told: str


def resume(path: Path, now: Callable[[], str] = str) -> Resumed:
    """Take a table up again from its journal. A damaged journal is kept aside and its copy used, and it is said; so it
    is where the disk has lost the last steps.

    Raises JournalError where the journal cannot be opened, or is damaged and there is no sound copy.
    """
    try:
        session, lost = _resumed(path, now)
        return Resumed(session, _told_of(lost, session) if lost else "")
    except JournalDamaged as error:
        if not _is_sound(copy_of(path)):
            raise
        aside = put_copy_in_place(path)
        session, _ = _resumed(path, now)
        hand = session.table.hand
        return Resumed(session, f"{error}. It is kept as {aside.name}; the copy from the end of hand {hand} is used.")


def _told_of(lost: int, session: Session) -> str:
    last = f"after {session.last_line!r}" if session.last_line is not None else "before the first hand"
    return f"The disk has lost the last {lost} steps: the table is as it was {last}."


def _resumed(path: Path, now: Callable[[], str] = str) -> tuple[Session, int]:
    journal, entries = Journal.open(path, now)
    try:
        return Session.resume(journal, entries), journal.lost
    except JournalError:
        journal.close()
        raise


def _is_sound(path: Path) -> bool:
    """Whether there is a journal at *path* that plays."""
    try:
        _resumed(path)[0].close()
    except JournalError:
        return False
    return True
