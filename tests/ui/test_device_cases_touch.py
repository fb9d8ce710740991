"""One finger, two devices; a screen that changes under it; a tap reported again. Each was reported somewhere."""

from pathlib import Path

from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button

from assistant.commands import Fold
from assistant.words import Seat
from tests.ui.program import BETWEEN_TAPS_S, at_the_desk, in_a_hand
from tests.ui.stage import SIZES, Stage
from ui.touch import Fingers, TouchGuard


class Two:
    """Two buttons under a guard, with what was pressed."""

    def __init__(self, stage: Stage) -> None:
        self.pressed: list[str] = []
        self.guard = TouchGuard(Fingers(clock=lambda: stage.now))
        row = BoxLayout()
        self.next_hand, self.fold = Button(text="next hand"), Button(text="fold")
        for button in (self.next_hand, self.fold):
            button.bind(on_release=lambda button: self.pressed.append(button.text))
            row.add_widget(button)
        self.guard.add_widget(row)
        self.guard.shows("one")
        stage.mount(self.guard)


def test_one_finger_two_devices(stage: Stage) -> None:
    two = Two(stage)
    spot = tuple(two.fold.center)
    touch = stage.touch(spot)
    mouse = stage.touch((spot[0] + 3, spot[1]))
    touch.up()
    mouse.up()
    assert two.pressed == ["fold"]
    stage.pass_time(BETWEEN_TAPS_S)
    stage.touch(spot).up()
    assert two.pressed == ["fold", "fold"]


def test_two_real_taps_are_two_presses(stage: Stage) -> None:
    two = Two(stage)
    for _ in range(2):
        stage.touch(two.fold).up()
        stage.pass_time(BETWEEN_TAPS_S)
    assert two.pressed == ["fold", "fold"]


def test_two_fingers_on_two_controls_are_two_presses(stage: Stage) -> None:
    two = Two(stage)
    one, other = stage.touch(two.next_hand), stage.touch(two.fold)
    one.up()
    other.up()
    assert two.pressed == ["next hand", "fold"]


def test_the_screen_changes_under_the_finger(stage: Stage) -> None:
    """The touch panel says down and up, and the hand is there; its echo, the mouse, goes up over "fold"."""
    two = Two(stage)
    two.next_hand.bind(on_release=lambda _: two.guard.shows("two"))
    touch = stage.touch(two.next_hand)
    mouse = stage.touch(two.next_hand)
    touch.up()
    mouse.move(tuple(two.fold.center)).up()
    assert two.pressed == ["next hand"]


def test_a_press_whose_screen_has_gone_does_nothing(stage: Stage) -> None:
    two = Two(stage)
    finger = stage.touch(two.fold)
    two.guard.shows("two")
    stage.pass_time(BETWEEN_TAPS_S)
    finger.up()
    assert two.pressed == []
    assert two.fold.state == "normal"
    stage.pass_time(BETWEEN_TAPS_S)
    stage.touch(two.fold).up()
    assert two.pressed == ["fold"]


def test_a_press_whose_control_has_gone_does_nothing(stage: Stage) -> None:
    two = Two(stage)
    finger = stage.touch(two.fold)
    two.guard.shows("two")
    two.fold.parent.remove_widget(two.fold)
    stage.frames(2)
    finger.up()
    assert two.pressed == []


def test_a_touch_too_soon_for_the_new_screen_does_nothing(stage: Stage) -> None:
    two = Two(stage)
    two.guard.shows("two")
    stage.touch(two.fold).up()
    stage.pass_time(0.12)
    stage.touch(two.fold).up()
    assert two.pressed == []
    stage.pass_time(BETWEEN_TAPS_S)
    stage.touch(two.fold).up()
    assert two.pressed == ["fold"]


def test_the_same_screen_shown_again_may_be_touched_at_once(stage: Stage) -> None:
    two = Two(stage)
    two.guard.shows("one")
    stage.touch(two.fold).up()
    assert two.pressed == ["fold"]


def test_the_table_moves_on_under_the_finger(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path) as dealer:
        finger = stage.touch(dealer.find("Call"))
        dealer.controller.press(Fold(Seat(5)))
        dealer.app.refresh()
        stage.pass_time(BETWEEN_TAPS_S)
        finger.up()
        assert dealer.log() == ["next 2", "5 fold"]


def test_a_toggle_hit_twice(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with at_the_desk(stage, tmp_path) as dealer:
        dealer.tap("9 · Ivy")
        sits_out = dealer.find("Sits out")
        spot = sits_out.to_window(*sits_out.center)
        stage.pass_time(BETWEEN_TAPS_S)
        stage.touch(spot).up()
        stage.touch(spot).up()
        stage.settle()
        assert dealer.find("9 · Ivy", below="960 · sits out")
