"""The demonstration hand: ``python -m ui.demonstration FOLDER``.

Five-card draw under nz-casino-1999, with an over-blind, an all-in, a side pot and an odd chip by suit, played through
the program's own controller, screens and serial line on a virtual display. The hand is told in the terminal, and
pictures of the screens are written to the folder.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from assistant.cards import Card, cards
from assistant.changed import changed
from assistant.evolve import evolve
from assistant.lines import Undo, read_line
from assistant.narration import narrate
from assistant.session import Session
from ui.controller import Controller
from ui.main import WRONG_INPUT, room_of, show
from ui.reading import Desk
from ui.table_file import read_table_file

if TYPE_CHECKING:
    from ui.app import DealerApp  # imported late: Kivy must be told first what it may do

USAGE = "usage: python -m ui.demonstration FOLDER"
TABLE = Path(__file__).parents[1] / "deploy" / "tables" / "desk.toml"
BEFORE_THE_DRAW = ("5 over-blind", "6 all-in", "7 call", "9 call", "2 fold", "3 fold", "4 fold", "5 fold")
AFTER_THE_DRAW = ("6 discard 1", "7 discard 1", "9 discard 2", "7 bet 200", "9 call")
SHOWN = ("As Ah Kd Kc 9h", "Ad Ac Kh Ks 9c", "Qs Qh Jd Jc 2c")
"""What seats 7, 9 and 6 lay down, in that order: seat 7 was called."""
PATIENCE_S = 20.0
FRAMES_TO_DRAW = 3

Wait = Callable[[], bool]
"""True when there is nothing more to wait for."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the hand; pictures go to the folder that *arguments* name. Returns the exit status."""
    words = sys.argv[1:] if arguments is None else list(arguments)
    if len(words) != 1:
        print(USAGE, file=sys.stderr)
        return WRONG_INPUT
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
    with TemporaryDirectory(prefix="dealer-journal-") as kept:
        file = changed(read_table_file(TABLE), journal=Path(kept) / "demonstration.journal")
        room = room_of(file)
        desk = room.desk
        assert desk is not None, f"expected a simulated reader in {TABLE}"
        table_alone = changed(room, desk=None)  # as at a table with a real reader: no drawer lies over the hands
        status = show(table_alone, lambda app: Demonstration(app, desk, folder).start())
    print(f"Pictures of the screens: {folder}/")
    return status


class Demonstration:
    """Plays the hand on *app*, a step in a frame, and lays the cards on *desk*."""

    def __init__(self, app: "DealerApp", desk: Desk, folder: Path) -> None:
        self._app, self._desk, self._folder = app, desk, folder
        draft = app.room.setup.draft
        self._before = Session.open(draft.stakes, draft.seats).table
        self._told = 0
        self._steps = self._play()
        self._over: Wait = lambda: True
        self._since_s = 0.0

    def start(self) -> None:
        """Begin with the next frame; the window is closed after the last step."""
        clock = import_module("kivy.clock").Clock
        self._frames = clock.schedule_interval(lambda _: self._go_on(), 0)  # a method alone would be forgotten

    def _go_on(self) -> None:
        if not self._over():
            if time.monotonic() - self._since_s > PATIENCE_S:
                raise TimeoutError(f"expected the next step of the demonstration within {PATIENCE_S} s, found none")
            return
        self._since_s = time.monotonic()
        wait = next(self._steps, None)
        if wait is None:
            self._frames.cancel()
            self._app.stop()
        else:
            self._over = wait

    # The hand -----------------------------------------------------------------------------------------------------

    def _play(self) -> Iterator[Wait]:
        yield from self._picture("1-set-up")
        self._app.screens.current_screen.pressed("play")
        self._tell()
        yield lambda: self._controller.reader_said is not None
        self._ask(BEFORE_THE_DRAW[:2])
        yield from self._picture("2-betting")
        self._ask((*BEFORE_THE_DRAW[2:], *AFTER_THE_DRAW))
        yield from self._picture("3-showdown")
        yield from self._lay(SHOWN[0])
        yield from self._picture("4-reading")
        yield from self._lay(" ".join(SHOWN[1:]))
        yield from self._picture("5-payout")

    @property
    def _controller(self) -> Controller:
        assert self._app.controller is not None, "the table was not begun"
        return self._app.controller

    def _ask(self, lines: Sequence[str]) -> None:
        for text in lines:
            line = read_line(text)
            assert not isinstance(line, Undo), "the demonstration takes nothing back"
            if not self._controller.press(line):
                raise ValueError(f"expected {text!r} to be played, found {self._controller.told}")
            self._tell()
        self._app.refresh()

    def _lay(self, names: str) -> Iterator[Wait]:
        """Lay cards on the reader, each when the one before has been read."""
        for card in cards(names):
            step = self._controller.session.step
            self._desk.lay(card)
            yield partial(self._has_come, card, step)
            self._tell()

    def _has_come(self, card: Card, step: int) -> bool:
        return card in self._controller.coming.laid or self._controller.session.step > step

    def _tell(self) -> None:
        """Say aloud what has happened since."""
        log = self._controller.session.log
        for entry in log[self._told :]:
            for sentence in narrate(self._before, entry.events):
                print(sentence, flush=True)
            for event in entry.events:
                self._before = evolve(self._before, event)
        self._told = len(log)

    def _picture(self, name: str) -> Iterator[Wait]:
        """Wait until what is there has been drawn, and write it to the folder."""
        frames = iter(range(FRAMES_TO_DRAW))
        yield lambda: next(frames, None) is None
        path = self._folder / f"{name}.png"
        Path(self._app.root_window.screenshot(name=str(path))).replace(path)  # Kivy numbers its pictures


if __name__ == "__main__":
    sys.exit(main())
