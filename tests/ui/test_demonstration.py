"""The demonstration hand, as `deploy/run` starts it where there is no display."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PICTURES = ["1-set-up.png", "2-betting.png", "3-showdown.png", "4-reading.png", "5-payout.png"]


def demonstration(*words: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "SDL_VIDEODRIVER")}
    command = [sys.executable, "-m", "ui.demonstration", *words]
    return subprocess.run(command, cwd=ROOT, env=clean, capture_output=True, text=True, check=False, timeout=120)


def test_the_hand_is_told_and_pictures_are_written(tmp_path: Path) -> None:
    done = demonstration(str(tmp_path / "pictures"))
    assert (done.returncode, done.stderr) == (0, "")
    told = done.stdout.splitlines()
    assert "Seat 5 posts the over-blind of 20." in told
    assert "Seat 6 makes it 70, all in." in told
    assert told[-5:-1] == [
        "Main pot: seat 7 is paid 125, 5 of it the odd chips, with two pair, aces and kings (11.4(d)).",
        "Main pot: seat 9 is paid 120 with two pair, aces and kings (11.4(d)).",
        "Side pot 1: seat 7 is paid 200 with two pair, aces and kings (11.4(d)).",
        "Side pot 1: seat 9 is paid 200 with two pair, aces and kings (11.4(d)).",
    ]
    assert told[-1] == f"Pictures of the screens: {tmp_path}/pictures/"
    assert sorted(path.name for path in (tmp_path / "pictures").iterdir()) == PICTURES


def test_without_a_folder_it_says_how_it_is_used() -> None:
    done = demonstration()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "usage: python -m ui.demonstration FOLDER\n"
