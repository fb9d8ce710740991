"""The whole program at the desk, with a real simulated reader, and somebody who touches its screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from kivy.uix.widget import Widget

from assistant.cards import Card, cards
from assistant.lines import Undo, read_line
from tests.ui.stage import Stage
from ui.app import DealerApp
from ui.controller import Controller
from ui.main import room_of
from ui.table_file import read_table_file
from ui.touch import Fingers
from ui.widgets.card_key import CardKey
from ui.widgets.press import Press

DECKS = Path(__file__).parents[2] / "deploy" / "decks"
BETWEEN_TAPS_S = 0.25
WINDOW_MOVES_S = 1.5
"""How long Kivy's window moves its content after it was made another size, as if a keyboard had come up."""

READER = f"""
[reader]
kind = "simulated"
deck = "{DECKS / "desk.toml"}"
"""
DRAW_TABLE = """
[table]
rules = "nz-casino-1999"
game = "five-card-draw"
betting = "pot-limit"
blinds = [5, 10]
chips = [5, 25, 100]
button = 2
[seats]
2 = { chips = 860, name = "Ben" }
3 = { chips = 2015, name = "Cy" }
4 = { chips = 1490, name = "Dee" }
5 = { chips = 725, name = "Eli" }
6 = { chips = 70, name = "Fay" }
7 = { chips = 3320, name = "Gus" }
9 = { chips = 960, name = "Ivy" }
[journal]
folder = "journals"
"""


class Dealer:
    """Somebody at the screen of *app*."""

    def __init__(self, stage: Stage, app: DealerApp) -> None:
        self.stage, self.app = stage, app

    @property
    def controller(self) -> Controller:
        """The table in use."""
        controller = self.app.controller
        assert controller is not None, "no table has been begun"
        return controller

    def find(self, text: str = "", below: str = "") -> Any:
        """The only control that says *text*, or has *below* in its small print."""

        def is_it(widget: Any) -> bool:
            says, small = getattr(widget, "text", ""), getattr(widget, "below", "")
            return widget.width > 0 and bool(says) and says == (text or says) and small == (below or small)

        return self.stage.find(where=is_it)

    def tap(self, text: str = "", below: str = "") -> None:
        """Touch it and let go, no quicker than people do."""
        self.touch(self.find(text, below))

    def touch(self, widget: Widget) -> None:
        """Touch a control and let go."""
        self.stage.pass_time(BETWEEN_TAPS_S)
        self.stage.tap(widget)

    def burst(self, widget: Widget, taps: int) -> None:
        """Tap a control while the screen hangs: all of it comes in before the next frame."""
        with patch.object(self.stage, "frames"):
            for _ in range(taps):
                self.stage.touch(widget).up()
        self.stage.settle()

    def log(self) -> list[str]:
        """The lines of the table's log, those that were taken back too."""
        return [entry.line for entry in self.controller.session.log]

    def type(self, keys: str) -> None:
        """Type on the keys of the screen."""
        for key in keys:
            self.tap("space" if key == " " else key.upper())

    def buttons(self) -> list[Any]:
        """Every button on the screen that can be pressed."""
        every = [widget for root in self.stage.window.children for widget in root.walk()]
        return [one for one in every if isinstance(one, Press) and one.width > 0]

    def card(self, card: Card) -> Any:
        """A card that can be tapped."""
        return self.stage.find(where=lambda widget: isinstance(widget, CardKey) and widget.card is card)

    def lay(self, names: str) -> None:
        """Lay cards on the simulated reader, one by one in its drawer, and wait until each has been read."""
        for card in cards(names):
            step = self.controller.session.step
            self.touch(self.card(card))
            self.stage.until(partial(self._has, card, step))
        self.stage.settle()

    def _has(self, card: Card, step: int) -> bool:
        """Whether *card* has been read, or has completed what was due at that *step*."""
        return card in self.controller.coming.laid or self.controller.session.step > step

    def picture(self, path: Path) -> None:
        """What the screen shows now."""
        self.stage.settle()
        self.stage.picture(path)


@contextmanager
def at_the_desk(stage: Stage, folder: Path, table: str = DRAW_TABLE + READER) -> Iterator[Dealer]:
    """The program with a table file of that text, in the window of *stage*."""
    path = folder / "table.toml"
    path.write_text(table, "utf-8")
    app = DealerApp(room_of(read_table_file(path)), Fingers(clock=lambda: stage.now))
    stage.mount(app.build())
    try:
        yield Dealer(stage, app)
    finally:
        app.on_stop()
        stage.window.remove_widget(app.guard)
        stage.pass_time(WINDOW_MOVES_S)


@contextmanager
def in_a_hand(stage: Stage, folder: Path, *lines: str, table: str = DRAW_TABLE + READER) -> Iterator[Dealer]:
    """The same with the first hand begun, the reader found, and these *lines* played without touches."""
    with at_the_desk(stage, folder, table) as dealer:
        dealer.tap("Begin")
        if dealer.app.room.has_reader:
            stage.until(lambda: dealer.controller.reader_said is not None)
        for text in lines:
            line = read_line(text)
            assert not isinstance(line, Undo)
            assert dealer.controller.press(line), dealer.controller.told
        dealer.app.refresh()
        stage.pass_time(BETWEEN_TAPS_S)
        yield dealer
