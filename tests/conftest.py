"""The option --slow: tests marked `slow` run too, and each law is tried on many more tables. And a virtual screen."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

# Without the option every run tries the same examples, so that a red run is red again on the next machine.
settings.register_profile("short", max_examples=50, deadline=None, derandomize=True)
settings.register_profile("long", max_examples=2000, deadline=None, print_blob=True)

# Kivy reads these once, at its first import: it is not to take pytest's arguments for its own, nor a person's settings,
# nor pytest's output. SDL draws in memory.
SCREEN = {
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_CONFIG": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_LOG_MODE": "PYTHON",
    "SDL_VIDEODRIVER": "offscreen",
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--slow", action="store_true", help="run the slow tests too, and every law at length")


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("long" if config.getoption("--slow") else "short")
    os.environ.update(SCREEN)
    for desktop in ("DISPLAY", "WAYLAND_DISPLAY"):
        os.environ.pop(desktop, None)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """A benchmark is a command, and imports peers that not every machine can have; only its tests are collected."""
    is_benchmark = collection_path.parent.name == "benchmarks" and not collection_path.name.startswith("test_")
    return True if is_benchmark else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--slow"):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in slow]
