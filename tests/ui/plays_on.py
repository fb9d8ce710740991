"""Plays hand after hand at the table of a file, without touches, and prints each step that the screen has shown.

Run by `test_device_cases_power`, which kills it: python -m tests.ui.plays_on TABLE.toml
"""

import sys
from pathlib import Path

from kivy.clock import Clock

from assistant.commands import Call, Check, Discard, NextHand
from assistant.dealing import to_draw
from assistant.offers import offers
from ui.app import DealerApp
from ui.controller import Controller
from ui.main import room_of, show
from ui.table_file import read_table_file


def play_on(controller: Controller) -> None:
    """One more step: everybody calls, changes a card and shows what comes next in the deck."""
    table = controller.table
    offered, drawing = offers(table), to_draw(table)
    if offered is not None:
        controller.press(Check(offered.seat) if offered.check else Call(offered.seat))
    elif drawing is not None:
        controller.press(Discard(drawing, 1))
    elif table.over:
        controller.press(NextHand())
    else:
        controller.enter(next(card for card in table.stakes.deck if card not in controller.coming.seen))


def started(app: DealerApp) -> None:
    """Begin where the journal left off, and go on in every frame."""
    if app.controller is None:
        app.screens.current_screen.pressed("play")
    assert app.controller is not None
    print(app.controller.session.step, flush=True)
    Clock.schedule_interval(lambda _: go_on(app), 0)


def go_on(app: DealerApp) -> None:
    """One step, shown and then said."""
    assert app.controller is not None
    play_on(app.controller)
    app.refresh()
    print(app.controller.session.step, flush=True)


if __name__ == "__main__":
    sys.exit(show(room_of(read_table_file(Path(sys.argv[1]))), started))
