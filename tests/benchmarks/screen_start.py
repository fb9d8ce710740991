"""One start of the desk's table, or of a bare app, for the benchmark of the screen.

It tells the milliseconds of processor time that the whole process took to its first frame, and the most megabytes that
it had by then. The program must come to stay as it was in that frame.
"""

import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

DESK = Path(__file__).parents[2] / "deploy" / "tables" / "desk.toml"
SETTLED_S = 1.0
ALIKE = 0.9
"""The least share of the first picture's lines that are as in the settled one: the reader is found a moment later."""


def main(what: str, journal: str = "") -> None:
    """Start, tell the figures, and end."""
    if what == "bare":
        bare()
    else:
        this_project(Path(journal))


def this_project(journal: Path) -> None:
    """The program at the desk's table with that *journal*, as ``python -m ui`` runs it."""
    gc.disable()  # as it does until then
    from assistant.changed import changed
    from ui.main import room_of, show
    from ui.table_file import read_table_file

    room = room_of(changed(read_table_file(DESK), journal=journal))
    show(room, started=lambda app: at_the_first_frame(lambda: stays(app)))


def bare() -> None:
    """An app of one label, in a window like the program's."""
    os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_NO_FILELOG="1", KIVY_LOG_MODE="PYTHON")
    from kivy.config import Config

    for name, _ in Config.items("input"):
        Config.remove_option("input", name)
    Config.set("input", "mouse", "mouse,disable_multitouch")
    for name, value in {"width": 1280, "height": 720, "resizable": 0, "multisamples": 0}.items():
        Config.set("graphics", name, str(value))
    from kivy.app import App
    from kivy.uix.label import Label

    class Bare(App):
        def build(self) -> Label:
            return Label(text="0")

        def on_start(self) -> None:
            at_the_first_frame(self.stop)

    Bare().run()


def at_the_first_frame(then: Callable[[], object]) -> None:
    """Tell the figures when the first frame has been drawn whole."""
    from kivy.graphics.opengl import glFinish

    def drawn() -> None:
        glFinish()
        print(1000 * process_time(), megabytes())
        then()

    with_the_next_frame(drawn)


def stays(app: Any) -> None:
    """End *app* when the screen has come to rest. Raises AssertionError if it was another one in the first frame."""
    from kivy.clock import Clock
    from kivy.core.window import Window

    first = picture()

    def rests() -> None:
        alike = sum(one == other for one, other in zip(first, picture(), strict=True)) / len(first)
        assert alike >= ALIKE, f"expected the first frame to be that of a moment later, found {alike:.0%} of its lines"
        app.stop()

    def draw(_: float) -> None:
        with_the_next_frame(rests)
        Window.canvas.ask_update()

    Clock.schedule_once(draw, SETTLED_S)


def with_the_next_frame(then: Callable[[], object]) -> None:
    """Call *then* once, when the next frame has been drawn."""
    from kivy.core.window import Window

    def drawn(_: object) -> None:
        Window.unbind(on_flip=drawn)
        then()

    Window.bind(on_flip=drawn)


def picture() -> list[bytes]:
    """What has been drawn, line by line."""
    from kivy.core.window import Window
    from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels

    width, height = Window.size
    pixels = glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE)
    return [pixels[start : start + 3 * width] for start in range(0, len(pixels), 3 * width)]


def megabytes() -> float:
    """The most memory that this process has had."""
    status = Path("/proc/self/status").read_text("utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM")) / 1024


if __name__ == "__main__":
    main(*sys.argv[1:])
