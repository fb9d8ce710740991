"""Table files: those that come with the assistant, and what is said of a wrong one."""

from pathlib import Path

import pytest

from assistant.errors import TableError
from ui.draft import draft_from_file
from ui.table_file import ScreenSettings, read_table_file

TABLES = Path(__file__).parents[2] / "deploy" / "tables"
RIGHT = """
[table]
rules = "nz-casino-1999"
[seats]
1 = 500
[journal]
folder = "journals"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "table.toml"
    path.write_text(text, "utf-8")
    return path


@pytest.mark.parametrize("path", sorted(TABLES.glob("*.toml")), ids=lambda path: path.stem)
def test_the_tables_that_come_with_it_can_be_set_up(path: Path) -> None:
    file = read_table_file(path)
    problem = draft_from_file(file.terms, file.seats).problem()
    assert problem is None or "say which seat has it" in problem.sentence


def test_the_desk_can_be_begun_as_it_is() -> None:
    file = read_table_file(TABLES / "desk.toml")
    assert draft_from_file(file.terms, file.seats).problem() is None
    assert file.reader is not None
    assert file.reader["kind"] == "simulated"


def test_paths_are_seen_from_the_table_file(tmp_path: Path) -> None:
    path = written(tmp_path, RIGHT.replace("nz-casino-1999", "../books/club.toml"))
    file = read_table_file(path)
    assert file.journal == tmp_path / "journals" / "table.journal"
    assert file.terms["rules"] == str(tmp_path / "../books/club.toml")


def test_what_is_left_out(tmp_path: Path) -> None:
    file = read_table_file(written(tmp_path, RIGHT))
    assert file.screen == ScreenSettings(1280, 720, 0)
    assert file.reader is None


def test_a_turned_panel(tmp_path: Path) -> None:
    file = read_table_file(written(tmp_path, RIGHT + '[screen]\nsize = "800x480"\nrotation = 180\n'))
    assert file.screen == ScreenSettings(800, 480, 180)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[table", "table.toml: expected TOML: "),
        (
            RIGHT + "[screens]",
            "table.toml: a table file has no key 'screens'; it may have table, seats, reader, screen",
        ),
        (
            "seats = 3\n" + RIGHT.replace("[seats]\n1 = 500\n", ""),
            "table.toml: expected a part [seats], found seats = 3",
        ),
        (RIGHT + "[screen]\nsize = '320x240'", "[screen] size: expected width and height, 800x480 or more, found"),
        (RIGHT + "[screen]\nsize = '720x1280'", "[screen] size: expected width and height, 800x480 or more, found"),
        (RIGHT + "[screen]\nsize = 1280", "[screen] size: expected width and height, 800x480 or more, found 1280"),
        (RIGHT + "[screen]\nrotation = 45", "[screen] rotation: expected 0, 90, 180 or 270 degrees, found 45"),
        (RIGHT + "[screen]\ncolour = 1", "[screen] has no key 'colour'; it may have size, rotation"),
        (RIGHT.replace('"journals"', "7"), "[journal] folder: expected the folder for the journal, found 7"),
        (RIGHT.replace("[journal]\nfolder", "[journal]\nfile"), "[journal] has no key 'file'; it may have folder"),
        ("[table]", "[journal] folder: expected the folder for the journal, found None"),
    ],
)
def test_a_wrong_file_is_told_in_one_sentence(tmp_path: Path, text: str, told: str) -> None:
    with pytest.raises(TableError) as caught:
        read_table_file(written(tmp_path, text))
    assert told in str(caught.value)
    assert str(caught.value).startswith("table.toml: ")
    assert "\n" not in str(caught.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"^expected a table file at .*gone.toml, found none$"):
        read_table_file(tmp_path / "gone.toml")


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="the table file cannot be read: Is a directory"):
        read_table_file(tmp_path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "table.toml"
    path.write_bytes(b"[table]\xff")
    with pytest.raises(TableError, match=r"^table.toml: expected a text in UTF-8, found byte FF$"):
        read_table_file(path)
