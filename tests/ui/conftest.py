"""The fixture `stage`: see `tests.ui.stage`."""

import importlib
from collections.abc import Iterator
from typing import Any

import pytest
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.config import Config

from tests.ui.stage import SIZES, Stage

TIMED = ("input.motionevent", "input.postproc.doubletap", "input.postproc.tripletap", "uix.behaviors.button")
"""Modules of Kivy's that hold `time` under a name of their own."""


@pytest.fixture(scope="session")
def _window() -> Any:
    settings = {"width": 1280, "height": 720, "resizable": 0, "maxfps": 0, "multisamples": 0}
    for name, value in settings.items():
        Config.set("graphics", name, str(value))
    for name, _ in Config.items("input"):
        Config.remove_option("input", name)  # no touches but those of the test
    window = importlib.import_module("kivy.core.window").Window
    assert window is not None, "no window: libegl1 and libgl1 are needed"
    EventLoop.ensure_window()
    window.register()
    for module in importlib.import_module("kivy.input.postproc").kivy_postproc_modules.values():
        EventLoop.add_postproc_module(module)
    EventLoop.start()
    return window


@pytest.fixture
def stage(_window: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """The window, empty, at 1280x720; left as it was found."""
    stage = Stage(_window)
    monkeypatch.setattr(Clock, "time", lambda: stage.now)
    for module in TIMED:
        monkeypatch.setattr(importlib.import_module(f"kivy.{module}"), "time", lambda: stage.now)
    stage.resize(SIZES[0])
    before = {id(event) for event in Clock.get_events()}
    yield stage
    for widget in list(_window.children):
        _window.remove_widget(widget)
    EventLoop.touches.clear()
    stage.frames(3)
    left = [event for event in Clock.get_events() if id(event) not in before and event.loop]
    assert not left, f"still running after the screen has gone: {left}"
