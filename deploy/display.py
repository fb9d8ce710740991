"""Prints the first of the SDL video drivers named to it that has a display here; exits with 1 if none has.

Kivy itself does not say: without a display it draws where nobody sees it. So the SDL that Kivy brings is asked.
"""

import ctypes
import sys
from collections.abc import Iterable
from importlib.metadata import files
from pathlib import Path


def bundled_sdl() -> Path:
    """The SDL library in Kivy's wheel, of which there is one."""
    (library,) = (file for file in files("kivy") or () if file.name.startswith("libSDL2-"))
    return Path(str(library.locate()))


def first_with_display(drivers: Iterable[str], sdl: ctypes.CDLL) -> str | None:
    """The first of *drivers* that *sdl* can start; `SDL_VideoInit` answers 0 where it did."""
    return next((driver for driver in drivers if sdl.SDL_VideoInit(driver.encode()) == 0), None)


if __name__ == "__main__":
    found = first_with_display(sys.argv[1:], ctypes.CDLL(str(bundled_sdl())))
    if found is None:
        sys.exit(1)
    print(found)
