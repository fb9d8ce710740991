"""What Kivy must be told before anything imports it: here, because pytest reads this file before any other.

The tests draw into a window of SDL's offscreen driver, so they need no display. SDL_VIDEODRIVER=x11 lets one watch.
"""

import os

os.environ.update(
    KIVY_NO_ARGS="1",  # the command line is pytest's
    KIVY_NO_CONFIG="1",  # nobody's own settings are read, and none are written
    KIVY_NO_FILELOG="1",
    KIVY_LOG_MODE="PYTHON",  # plain logging: caplog works, and tracebacks stay visible
    KIVY_DPI="96",
    KIVY_METRICS_DENSITY="1",
    KIVY_METRICS_FONTSCALE="1",
)
os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
