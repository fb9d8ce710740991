"""How quick the screen is and what it costs, beside Kivy alone: ``python -m tests.benchmarks.screen``.

All on a virtual screen of 1280x720, drawn whole and in software. From the lifting of a finger to the new frame, the
journal's sync included, beside Kivy's own redraw of the same screen, in turn, by the clock on the wall. The start of
the desk's table, to its set-up and to a hand that goes on, beside that of a bare app (`tests.benchmarks.screen_start`),
in turn: the processor time of the whole process to its first frame, the interpreter's own start included, so that other
work on the machine counts less; and the most memory that the process has had by then. Returns 1 where a ratio is over
what is asked for.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from assistant.commands import NextHand
from assistant.lines import Undo, read_line
from assistant.session import resume
from tests.benchmarks.screen_start import DESK
from ui.draft import draft_from_file
from ui.room import begin_table
from ui.table_file import read_table_file

STARTS = 15
ASKED = {"touch": 2.0, "start": 1.3, "memory": 1.3}
"""The most that is asked for, as a ratio to Kivy alone."""
PLAYED = ("5 over-blind", "6 all-in", "7 call", "9 call", "2 fold")
ROW = "{:30} {:>12} {:>10} {:>7} {:>7}"

Figures = tuple[float, ...]


def main() -> int:
    """Print the table."""
    print(ROW.format("", "this project", "Kivy", "ratio", "asked"), flush=True)
    within = [touches()]
    with TemporaryDirectory() as folder, TemporaryDirectory() as compiled:
        os.environ.update(PYTHONPYCACHEPREFIX=compiled, PYTHONDONTWRITEBYTECODE="")
        within += starts("set-up", Path(folder, "none.journal"))
        within += starts("a hand", hand_that_goes_on(Path(folder)))
    return 0 if all(within) else 1


def touches() -> bool:
    """The row of the touch."""
    turns = child("screen_touch")
    return told("touch to frame, ms", [touch for touch, _ in turns], [redraw for _, redraw in turns], "touch")


def starts(to_what: str, journal: Path) -> Sequence[bool]:
    """The rows of a start: processor time and memory. The first of each, which compiles its modules, is not counted."""
    turns = [
        (child("screen_start", "this project", str(journal))[0], child("screen_start", "bare")[0])
        for _ in range(STARTS + 1)
    ][1:]
    times, sizes = ([(ours[place], bare[place]) for ours, bare in turns] for place in (0, 1))
    return [
        told(f"start to {to_what}, ms", [ours for ours, _ in times], [bare for _, bare in times], "start"),
        told(f"memory at {to_what}, MB", [ours for ours, _ in sizes], [bare for _, bare in sizes], "memory"),
    ]


def told(what: str, ours: Sequence[float], kivy: Sequence[float], asked: str) -> bool:
    """Print the row of some figures, taken in turn. Whether the ratio is within what is asked for."""
    ratio = median(one / other for one, other in zip(ours, kivy, strict=True))
    print(ROW.format(what, f"{median(ours):.1f}", f"{median(kivy):.1f}", f"{ratio:.2f}", ASKED[asked]), flush=True)
    return ratio <= ASKED[asked]


def child(module: str, *words: str) -> list[Figures]:
    """The figures that a fresh process tells, one line a turn."""
    environment = {**os.environ, "SDL_VIDEODRIVER": "offscreen"}
    command = [sys.executable, "-m", f"tests.benchmarks.{module}", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [tuple(map(float, line.split())) for line in done.stdout.splitlines()]


def hand_that_goes_on(folder: Path) -> Path:
    """The journal of the desk's table, in the middle of its first hand."""
    file = read_table_file(DESK)
    journal = folder / "hand.journal"
    begin_table(journal, draft_from_file(file.terms, file.seats)).close()
    session = resume(journal).session
    session.submit(NextHand(draft_from_file(file.terms, file.seats).button))
    for text in PLAYED:
        line = read_line(text)
        assert not isinstance(line, Undo)
        session.submit(line)
    assert session.step == len(PLAYED) + 1
    session.close()
    return journal


if __name__ == "__main__":
    sys.exit(main())
