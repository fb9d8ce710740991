"""What a table is run with, without a window: its journal whole or not at all, and nothing left running."""

import threading
from pathlib import Path

import pytest

from assistant.errors import JournalError
from assistant.words import Seat
from tests.ui.program import DRAW_TABLE, READER
from ui.main import room_of
from ui.room import begin_table
from ui.table_file import read_table_file


def table_file(folder: Path, text: str = DRAW_TABLE) -> Path:
    path = folder / "table.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("begun", [False, True])
def test_a_closed_room_leaves_no_thread(tmp_path: Path, begun: bool) -> None:
    before = set(threading.enumerate())
    room = room_of(read_table_file(table_file(tmp_path, DRAW_TABLE + READER)))
    assert set(threading.enumerate()) > before
    if begun:
        assert room.setup.play()
    room.close()
    assert set(threading.enumerate()) == before


def test_a_table_that_was_begun_is_taken_up_and_the_file_not_read_any_more(tmp_path: Path) -> None:
    room = room_of(read_table_file(table_file(tmp_path)))
    assert room.setup.play()
    room.close()
    again = room_of(read_table_file(table_file(tmp_path, DRAW_TABLE.replace("chips = 860", "chips = 5"))))
    assert again.setup.controller is not None
    assert again.setup.controller.table.players[Seat(2)].chips == 860
    again.close()


def test_a_journal_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    (tmp_path / "journals").write_text("A file where the folder should be.")
    room = room_of(read_table_file(table_file(tmp_path)))
    assert not room.setup.play()
    assert room.setup.view.says.endswith("table.journal: no journal can be begun there: File exists.")
    assert room.setup.controller is None


def test_a_table_is_opened_once(tmp_path: Path) -> None:
    file = read_table_file(table_file(tmp_path))
    room = room_of(file)
    begin_table(file.journal, room.setup.draft).close()
    with pytest.raises(JournalError, match=r"table.journal: no journal can be begun there: File exists$"):
        begin_table(file.journal, room.setup.draft)
