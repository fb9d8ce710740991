"""What goes wrong with the power and the clock: each case was reported somewhere, and has its name here."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from assistant.journal import copy_of
from assistant.session import Session
from tests.ui.plays_on import play_on
from tests.ui.program import DRAW_TABLE, in_a_hand
from tests.ui.stage import SIZES, Stage
from ui.controller import Controller
from ui.draft import draft_from_file
from ui.main import room_of
from ui.table_file import read_table_file

ROOT = Path(__file__).parents[2]


def table_file(folder: Path) -> Path:
    path = folder / "table.toml"
    path.write_text(DRAW_TABLE.replace("button = 2\n", ""), "utf-8")
    return path


def killed_after(path: Path, steps: int, seconds: float) -> int:
    """Start the program, let it come *steps* further, kill it so many *seconds* later: the last step that was shown."""
    command = [sys.executable, "-m", "tests.ui.plays_on", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        shown = [int(process.stdout.readline()) for _ in range(steps)]
        time.sleep(seconds)
        process.kill()
        shown += [int(line) for line in process.stdout.read().splitlines(keepends=True) if line.endswith("\n")]
    return shown[-1]


def taken_up(path: Path) -> Controller:
    controller = room_of(read_table_file(path)).setup.controller
    assert controller is not None, "the table was not begun"
    return controller


def played_to(path: Path, step: int) -> Controller:
    """The same table played as far, in memory and without a journal."""
    file = read_table_file(path)
    draft = draft_from_file(file.terms, file.seats)
    controller = Controller(Session.open(draft.stakes, draft.seats))
    while controller.session.step < step:
        play_on(controller)
    return controller


@pytest.mark.parametrize(("steps", "seconds"), [(1, 0.0), (7, 0.05), (40, 0.013)])
def test_power_off_while_saving(tmp_path: Path, steps: int, seconds: float) -> None:
    """Twice: what the screen has shown is there again, at the same step, and so is the table to the last chip."""
    path = table_file(tmp_path)
    step = 0
    for _ in range(2):
        shown = killed_after(path, steps, seconds)
        controller = taken_up(path)
        step, before = controller.session.step, step
        assert before <= shown <= step <= shown + 1
        assert controller.table == played_to(path, step).table
        assert controller.told is None
        controller.stop()


def test_half_of_what_was_being_written(tmp_path: Path) -> None:
    """The power goes while the journal is being written: whatever was whole is there, and no more."""
    path = table_file(tmp_path)
    killed_after(path, 25, 0)
    journal = tmp_path / "journals" / "table.journal"
    log = journal.with_name("table.journal-wal")
    log.write_bytes(log.read_bytes()[: -log.stat().st_size // 3])
    controller = taken_up(path)
    assert controller.session.step > 0
    assert controller.table == played_to(path, controller.session.step).table
    controller.stop()


def test_a_damaged_state_file(tmp_path: Path) -> None:
    path = table_file(tmp_path)
    killed_after(path, 60, 0)
    journal = tmp_path / "journals" / "table.journal"
    taken_up(path).stop()
    assert copy_of(journal).exists()
    damaged = bytearray(journal.read_bytes())
    damaged[len(damaged) // 2 :] = bytes(len(damaged) - len(damaged) // 2)
    journal.write_bytes(damaged)
    controller = taken_up(path)
    assert controller.told is not None
    assert "table.journal.damaged-1" in controller.told.says
    assert (tmp_path / "journals" / "table.journal.damaged-1").read_bytes() == damaged
    assert controller.table == played_to(path, controller.session.step).table
    controller.stop()


def test_power_off_while_the_table_is_being_opened(tmp_path: Path) -> None:
    """What is left of a journal that was not whole is no journal: the set-up is there again."""
    path = table_file(tmp_path)
    (tmp_path / "journals").mkdir()
    (tmp_path / "journals" / "table.journal.new").write_bytes(b"SQLite format 3")
    room = room_of(read_table_file(path))
    assert room.setup.controller is None
    assert room.setup.play()
    assert room.setup.controller is not None
    room.setup.controller.stop()
    controller = taken_up(path)
    assert controller.table.hand == 1
    controller.stop()


def test_the_clock_jumps_forward(stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that waits for time waits for that of the day: not even an all-in for its second press."""
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, "5 over-blind") as dealer:
        before = dealer.controller.table
        dealer.tap("All in")
        now = time.time()
        monkeypatch.setattr(time, "time", lambda: now + 3 * 3600)
        stage.pass_time(0.5)
        assert dealer.controller.table == before
        dealer.tap("70")
        assert dealer.log()[-1] == "6 all-in"


def test_no_clock_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The journal is in the order of its own numbers, whatever the time of day was."""
    path = table_file(tmp_path)
    for day in ("2024-01-01", "2026-05-01", "2025-01-01"):
        monkeypatch.setattr("ui.room.time_of_day", lambda day=day: f"{day}T00:00:00+00:00")
        room = room_of(read_table_file(path))
        controller = room.setup.controller
        if controller is None:
            assert room.setup.play()
            controller = room.setup.controller
            assert controller is not None
        play_on(controller)
        controller.stop()
    controller = taken_up(path)
    assert controller.table == played_to(path, 4).table
    assert [entry.number for entry in controller.session.log] == [1, 2, 3, 4]
    controller.stop()
