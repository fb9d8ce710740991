"""Touches on the screen of a table in play, for the benchmark of the screen.

Each line that it tells is one turn, in milliseconds by the clock on the wall: from the lifting of the finger that
raises to the new frame, with the step on the disk, and Kivy's own redraw of that screen.
"""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

TOUCHES = 100
SETTLED_S = 0.3
TABLE = """
[table]
rules = "tda-2024"
game = "texas-holdem"
betting = "no-limit"
blinds = [5, 10]
button = 1
[seats]
1 = 900000000
2 = 900000000
3 = 900000000
4 = 900000000
5 = 900000000
6 = 900000000
7 = 900000000
8 = 900000000
9 = 900000000
10 = 900000000
[journal]
folder = "journals"
"""
"""Ten seats with so many chips that there is always another raise."""


def main() -> None:
    """Raise again and again."""
    with TemporaryDirectory() as folder, TemporaryDirectory() as home:
        open_window(home)
        from kivy.core.window import Window
        from kivy.graphics.opengl import GL_SCISSOR_TEST, glDisable

        from tests.ui.program import READER, in_a_hand
        from tests.ui.stage import Finger, Stage

        stage = Stage(Window)
        glDisable(GL_SCISSOR_TEST)  # every pixel counts here

        def redraw() -> None:
            Window.canvas.ask_update()
            stage.frames(1)

        with in_a_hand(stage, Path(folder), table=TABLE + READER) as dealer:
            for _ in range(TOUCHES):
                stage.pass_time(SETTLED_S)
                least = stage.find(where=lambda widget: str(getattr(widget, "text", "")).startswith("Raise to"))
                step, finger = dealer.controller.session.step, Finger(stage, least.to_window(*least.center))
                print(milliseconds(finger.up), milliseconds(redraw))
                assert dealer.controller.session.step == step + 1


def open_window(home: str) -> None:
    """The program's own, but for its frames: they come when they are asked for."""
    from ui.main import prepare_kivy
    from ui.table_file import ScreenSettings

    prepare_kivy(ScreenSettings(), home)
    from kivy.base import EventLoop
    from kivy.config import Config

    Config.set("graphics", "maxfps", "0")
    EventLoop.ensure_window()
    EventLoop.start()


def milliseconds(work: Callable[[], object]) -> float:
    """How long *work* takes until what it draws has been drawn, and nothing that was drawn before."""
    from kivy.graphics.opengl import glFinish

    glFinish()
    began_s = perf_counter()
    work()
    glFinish()
    return 1000 * (perf_counter() - began_s)


if __name__ == "__main__":
    main()
