"""The stage that the screens are tested on."""

from pathlib import Path

import pytest
from kivy.uix.button import Button

from tests.ui.stage import SIZES, Stage


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_presses_once_and_a_picture_shows_it(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    stage.resize(size)
    pressed: list[Button] = []
    button = stage.mount(Button(text="Fold"))
    button.bind(on_release=pressed.append)
    stage.tap(stage.find(text="Fold"))
    assert pressed == [button]
    assert stage.window.size == size
    assert stage.picture(tmp_path / "fold.png").stat().st_size > 1000


def test_a_finger_that_slides_off_presses_nothing(stage: Stage) -> None:
    pressed: list[Button] = []
    button = stage.mount(Button(size_hint=(None, None), size=(100, 100)))
    button.bind(on_release=pressed.append)
    stage.touch(button).move((600, 400)).up()
    assert pressed == []
