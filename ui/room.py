"""What a table is run with: its set-up, its journal, its reader. No Kivy."""

import os
from datetime import datetime
from pathlib import Path

from assistant.cards import Deck
from assistant.errors import AssistantError, JournalError, TableError
from assistant.journal import Journal
from assistant.record import Record
from assistant.session import Session, resume
from ui.controller import Controller
from ui.draft import Draft, draft_from_file
from ui.reading import CardReader, Desk
from ui.setup import Setup
from ui.table_file import ScreenSettings, TableFile


class Room(Record):
    """A table to be set up, or one taken up again, and what stands beside it. *desk* is there in desk mode only."""

    name: str
    setup: Setup
    screen: ScreenSettings
    reader: CardReader | None = None
    desk: Desk | None = None

    @property
    def has_reader(self) -> bool:
        """Whether cards are read, and not only tapped in."""
        return self.reader is not None

    def close(self) -> None:
        """Stop the reader, and close the journal of the table in use, if there is one."""
        if self.setup.controller is not None:
            self.setup.controller.stop()
        elif self.reader is not None:
            self.reader.stop()


def open_room(file: TableFile, reader: CardReader | None, desk: Desk | None = None) -> Room:
    """The room of a table file. Where its journal is there already, the table is taken up again at its last step.

    Raises TableError for terms or seats that cannot be, JournalError for a journal that cannot be read.
    """
    setup = Setup(
        _proposed(file),
        begin=lambda draft: Controller(begin_table(file.journal, draft), reader),
        allows=_any_deck if reader is None else reader.problem_with,
        controller=_taken_up(file.journal, reader),
    )
    return Room(file.path.name, setup, file.screen, reader, desk)


def _proposed(file: TableFile) -> Draft:
    try:
        return draft_from_file(file.terms, file.seats)
    except AssistantError as error:
        raise TableError(f"{file.path.name}: {error}") from error


def begin_table(path: Path, draft: Draft) -> Session:
    """A new table with its journal at *path*. The journal is there whole or not at all, whenever the power goes.

    Raises JournalError if it cannot be written, or if there is one already.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.new")
        for part in ("", "-wal", "-shm"):  # as SQLite names them: what a start left that was cut short
            fresh.with_name(fresh.name + part).unlink(missing_ok=True)
        Session.open(draft.stakes, draft.seats, Journal.create(fresh, time_of_day)).close()
        os.link(fresh, path)  # which fails where there is one already, as a renaming would not
        fresh.unlink()
        _sync(path.parent)
    except OSError as error:
        raise JournalError(f"{path}: no journal can be begun there: {error.strerror}") from error
    return resume(path, time_of_day).session


def time_of_day() -> str:
    """The time as people read it, with its zone: nothing is ordered by it."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def _taken_up(path: Path, reader: CardReader | None) -> Controller | None:
    if not path.exists():
        return None
    taken_up = resume(path, time_of_day)
    return Controller(taken_up.session, reader, taken_up.told)


def _sync(folder: Path) -> None:
    """Wait until the names in *folder* are on the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _any_deck(deck: Deck) -> None:
    """Without a reader no card needs a tag."""
