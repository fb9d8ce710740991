"""The program as it is started: what it says, and with which status it ends, when something has to be put right."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.program import DECKS, DRAW_TABLE, READER
from ui.main import find_display

ROOT = Path(__file__).parents[2]


def started(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SDL_VIDEODRIVER")}
    command = [sys.executable, "-m", "ui", *words]
    return subprocess.run(
        command, cwd=ROOT, env=clean | environment, capture_output=True, text=True, check=False, timeout=60
    )


def offscreen(*words: str) -> subprocess.CompletedProcess[str]:
    return started(*words, SDL_VIDEODRIVER="offscreen")


def written(folder: Path, text: str) -> str:
    path = folder / "table.toml"
    path.write_text(text, "utf-8")
    return str(path)


def assert_one_sentence(done: subprocess.CompletedProcess[str], *parts: str) -> None:
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    for part in parts:
        assert part in done.stderr


def test_without_a_table_it_says_how_it_is_used() -> None:
    assert_one_sentence(offscreen(), "usage: python -m ui TABLE.toml")
    assert_one_sentence(offscreen("one.toml", "two.toml"), "usage: python -m ui TABLE.toml")


def test_a_table_file_that_is_missing() -> None:
    assert_one_sentence(offscreen("gone.toml"), "expected a table file at gone.toml, found none")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (DRAW_TABLE.replace("nz-casino-1999", "monte-carlo"), "table.toml: expected a rule book"),
        (
            DRAW_TABLE.replace("chips = 860", "chips = -5"),
            "table.toml: seat 2 has a stack of 0 or more, a whole number, found -5",
        ),
        (DRAW_TABLE.replace("[5, 10]", "[10, 5]"), "table.toml: blinds must not shrink from first"),
        (DRAW_TABLE + '[reader]\nkind = "usb"\ndeck = "red.toml"', "table.toml [reader]: kind: expected one of"),
        (DRAW_TABLE + '[reader]\nkind = "simulated"\ndeck = "red.toml"', "expected a deck file at"),
    ],
)
def test_a_table_that_cannot_be(tmp_path: Path, text: str, told: str) -> None:
    assert_one_sentence(offscreen(written(tmp_path, text)), told)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("Ks = ", "# "), "expected 52 cards with a tag, found 51: no tag for K♠"),
        (('"DE5C00004D"', '"DE5C00004E"'), "tag DE5C00004E is both A♠ and K♠"),
        (('"DE5C00004D"', '"4D"'), "Ks: expected a tag as rdm6300 readers say it (10 hex digits), found '4D'"),
    ],
)
def test_a_deck_that_cannot_be(tmp_path: Path, wrong: tuple[str, str], told: str) -> None:
    text = (DECKS / "desk.toml").read_text("utf-8")
    (tmp_path / "red.toml").write_text(text.replace(*wrong), "utf-8")
    table = DRAW_TABLE + '[reader]\nkind = "simulated"\ndeck = "red.toml"'
    assert_one_sentence(offscreen(written(tmp_path, table)), "red.toml", told)


def test_a_journal_that_is_none_is_left_alone(tmp_path: Path) -> None:
    journal = tmp_path / "journals" / "table.journal"
    journal.parent.mkdir()
    journal.write_text("My notes.")
    assert_one_sentence(offscreen(written(tmp_path, DRAW_TABLE + READER)), "table.journal")
    assert journal.read_text() == "My notes."


def test_without_a_display(tmp_path: Path) -> None:
    assert_one_sentence(started(written(tmp_path, DRAW_TABLE)), "expected a display in DISPLAY")


@pytest.mark.parametrize("driver", ["x11", "KMSDRM"])
def test_with_a_display_that_is_not_there(tmp_path: Path, driver: str) -> None:
    done = started(written(tmp_path, DRAW_TABLE), SDL_VIDEODRIVER=driver)
    assert_one_sentence(done, f"expected a display for SDL's driver {driver}, found none")


def test_a_display_is_drawn_on_by_x11_unless_it_is_said_otherwise() -> None:
    environment = {"DISPLAY": ":0"}
    assert find_display(environment) is None
    assert environment["SDL_VIDEODRIVER"] == "x11"
    environment = {"SDL_VIDEODRIVER": "KMSDRM"}
    assert find_display(environment) is None
    assert environment == {"SDL_VIDEODRIVER": "KMSDRM"}


RUNS_TO_THE_FIRST_FRAME = """
import gc, sys
from pathlib import Path
from ui.main import room_of, show
from ui.table_file import read_table_file

def end(app):
    from kivy.clock import Clock
    from kivy.core.window import Window
    told = Clock.create_trigger(lambda _: (print(gc.isenabled(), gc.get_freeze_count() > 0), app.stop()))
    Window.bind(on_flip=lambda _: told())

gc.disable()
show(room_of(read_table_file(Path(sys.argv[1]))), started=end)
"""


def test_rubbish_is_collected_again_once_a_frame_is_there(tmp_path: Path) -> None:
    command = [sys.executable, "-c", RUNS_TO_THE_FIRST_FRAME, written(tmp_path, DRAW_TABLE)]
    environment = {**os.environ, "SDL_VIDEODRIVER": "offscreen"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert (done.stdout, done.returncode) == ("True True\n", 0), done.stderr
