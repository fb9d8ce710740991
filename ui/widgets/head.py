"""The line over the table: game, terms and book; hand, reader and time."""

import time
from typing import Any

from kivy.clock import Clock
from kivy.uix.widget import Widget

from ui import theme
from ui.views.heading import Heading
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text, width_of

GAME = Print(22, bold=True)
TERMS = Print(20)
NOW = Print(20, align="right")
READER = {"there": theme.PAID_LINE, "gone": theme.DANGER_DOWN, "none": theme.FAINT}
MINUTE_S = 60


class Head(Widget):
    """The header. Its clock runs while it is in a window."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self._plate = Plate(self.canvas, theme.SURFACE, radius=0)
        self._game = Text(self.canvas, GAME)
        self._terms = Text(self.canvas, TERMS, theme.MUTED)
        self._hand = Text(self.canvas, NOW)
        self._lamp = Plate(self.canvas, theme.FAINT, radius=7)
        self._reader = Text(self.canvas, NOW, theme.MUTED)
        self._time = Text(self.canvas, NOW, theme.MUTED)
        self._heading: Heading | None = None
        self._box, self._unit = NOWHERE, 1.0
        self._minute: Any = None

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self._box, self._unit = box, unit
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self._plate.place(box, unit)
        self._lay_out()

    def show(self, heading: Heading) -> None:
        """Show what is played now."""
        if heading == self._heading:
            return
        self._heading = heading
        self._game.show(heading.game)
        self._terms.show("   ".join(heading.terms))
        self._hand.show(heading.hand)
        self._lamp.show(READER[heading.reader.state])
        self._reader.show(heading.reader.told)
        self._lay_out()

    def start_clock(self) -> None:
        """Show the time, and change it with every minute."""
        self._tick()

    def stop_clock(self) -> None:
        """Let the time stand."""
        if self._minute is not None:
            self._minute.cancel()

    def _tick(self, *_: Any) -> None:
        now = time.localtime()
        self._time.show(time.strftime("%H:%M", now))
        self._minute = Clock.schedule_once(self._tick, MINUTE_S - now.tm_sec)

    def _lay_out(self) -> None:
        if self._heading is None:
            return
        unit, room = self._unit, self._box.inside(16 * self._unit, 0)
        game = width_of(self._heading.game, GAME, unit)
        hand = width_of(self._heading.hand, NOW, unit)
        reader = min(width_of(self._heading.reader.told, NOW, unit), 190 * unit)
        end = room.right - 64 * unit
        self._time.place(Box(end, room.y, 64 * unit, room.height), unit)
        self._reader.place(Box(end - reader, room.y, reader, room.height), unit)
        lamp = end - reader - 22 * unit
        self._lamp.place(Box(lamp, room.y + room.height / 2 - 7 * unit, 14 * unit, 14 * unit), unit)
        self._hand.place(Box(lamp - 20 * unit - hand, room.y, hand, room.height), unit)
        terms = room.x + game + 20 * unit
        self._game.place(Box(room.x, room.y, game, room.height), unit)
        self._terms.place(Box(terms, room.y, lamp - 40 * unit - hand - terms, room.height), unit)
