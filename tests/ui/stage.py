"""A window without a display, a clock that only a test moves, and fingers. The fixture `stage` hands it out.

    def test_fold(stage):
        screen = stage.mount(TableScreen(...))
        stage.tap(stage.find(text="Fold"))

Touches go in where those of a touch panel do, so that grabbing and double taps work as they do at a table.
"""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.graphics.opengl import GL_SCISSOR_TEST, glDisable, glEnable, glScissor
from kivy.input.motionevent import MotionEvent
from kivy.uix.widget import Widget

SIZES = ((1280, 720), (800, 480))
"""The displays that the screens are made for."""

FRAME_S = 1 / 60

Spot = tuple[float, float]


class Finger:
    """One finger on the screen, from touching it to `up`."""

    _number = 0

    def __init__(self, stage: "Stage", spot: Spot) -> None:
        Finger._number += 1
        self._stage = stage
        self._touch = _Touch("test", Finger._number, stage.share(spot), is_touch=True, type_id="touch")
        self._tell("begin")

    def move(self, spot: Spot) -> "Finger":
        """Slide to *spot*, in pixels."""
        self._touch.move(self._stage.share(spot))
        self._tell("update")
        return self

    def up(self) -> None:
        """Leave the screen."""
        self._tell("end")

    def _tell(self, what: str) -> None:
        EventLoop._dispatch_input(what, self._touch)  # noqa: SLF001 -- where Kivy's own input providers end
        self._stage.frames(1)


class _Touch(MotionEvent):
    def depack(self, args: Spot) -> None:
        self.sx, self.sy = args
        self.profile = ["pos"]
        super().depack(args)


class Stage:
    """Kivy's loop, stepped by hand on a clock of its own: nothing sleeps and nothing races.

    Every frame is drawn, but only one pixel of it is filled until a `picture` is wanted: software rendering takes its
    time.
    """

    def __init__(self, window: Any) -> None:
        self.window = window
        self.now = Clock.get_time() + 1
        glScissor(0, 0, 1, 1)
        glEnable(GL_SCISSOR_TEST)

    def share(self, spot: Spot) -> Spot:
        """A place in pixels as a share of the window, which is how a touch panel tells it."""
        return (spot[0] / (self.window.width - 1), spot[1] / (self.window.height - 1))

    def frames(self, number: int = 1) -> None:
        """Let *number* frames pass."""
        for _ in range(number):
            self.now += FRAME_S
            EventLoop.idle()

    def pass_time(self, seconds: float) -> None:
        """Let *seconds* pass, frame by frame."""
        self.frames(max(1, round(seconds / FRAME_S)))

    def settle(self) -> None:
        """Let frames pass until there is nothing new to draw; a screen that is never done is at fault."""
        self.frames(2)
        for _ in range(120):
            if not self.window.canvas.needs_redraw:
                return
            self.frames(1)
        raise AssertionError("the screen is still being drawn after 120 frames")

    def until(self, true: Callable[[], bool], seconds: float = 5.0) -> None:
        """Let frames pass until *true*; fail after *seconds* of the clock on the wall, which a thread may need."""
        wall = importlib.import_module("time")
        end = wall.monotonic() + seconds
        while not true():
            assert wall.monotonic() < end, f"did not come true within {seconds} s"
            self.frames(1)
            wall.sleep(0.002)

    def mount(self, widget: Widget) -> Any:
        """Put *widget* into the window, filling it."""
        self.window.add_widget(widget)
        self.settle()
        return widget

    def find(self, text: str | None = None, where: Callable[[Any], bool] = lambda widget: True) -> Any:
        """The only widget in the window with that *text*, and *where* it is true."""
        every = [widget for root in self.window.children for widget in root.walk()]
        hits = [one for one in every if (text is None or getattr(one, "text", None) == text) and where(one)]
        assert len(hits) == 1, f"expected 1 widget, found {len(hits)} with text {text!r}"
        return hits[0]

    def touch(self, target: Widget | Spot) -> Finger:
        """Put a finger down in the middle of a widget, or on a spot in pixels."""
        return Finger(self, target if isinstance(target, tuple) else self._middle(target))

    def tap(self, target: Widget | Spot) -> None:
        """Touch and let go."""
        self.touch(target).up()
        self.settle()

    def _middle(self, widget: Widget) -> Spot:
        assert widget.get_parent_window() is not None, f"{widget} is not in the window"
        x, y = widget.to_window(*widget.center)
        assert 0 <= x < self.window.width, f"{widget} is beside the window, at {x}"
        assert 0 <= y < self.window.height, f"{widget} is beside the window, at {y}"
        return (x, y)

    def picture(self, path: Path) -> Path:
        """Write what the window shows as a PNG."""
        glDisable(GL_SCISSOR_TEST)
        self.window.canvas.ask_update()
        self.frames(1)
        Path(self.window.screenshot(name=str(path))).replace(path)  # Kivy numbers its pictures
        glEnable(GL_SCISSOR_TEST)
        return path

    def resize(self, size: tuple[int, int]) -> None:
        """Make it another display."""
        self.window.size = size
        self.settle()
