"""What goes wrong with a screen: each case was reported somewhere, and has its name here."""

from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from assistant.cards import cards
from assistant.commands import Bet, Call, Check, DealBoard, Fold, KillHand, NextHand
from assistant.lines import Undo, read_line
from assistant.words import Chips, Seat
from tests.ui.program import BETWEEN_TAPS_S, Dealer, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import DRAW, HOLDEM, NINTHS, SEVEN, SEVENTHS, SIXTHS, TO_SHOWDOWN, session_at
from ui.controller import Controller
from ui.views.table_view import TableView, table_view

HEADS_UP = """
[table]
rules = "tda-2024"
game = "texas-holdem"
betting = "no-limit"
blinds = [50, 100]
chips = [25, 100]
button = 1
[seats]
1 = 2400
2 = 2400
[journal]
folder = "journals"
"""
TO_FLOP = ("1 call", "2 check", "board 7c 8d Kh")


def heads_up(stage: Stage, folder: Path, *lines: str) -> AbstractContextManager[Dealer]:
    stage.resize(SIZES[1])
    return in_a_hand(stage, folder, *lines, table=HEADS_UP)


def shown(controller: Controller) -> TableView:
    return table_view(controller.table, controller.session.step, controller.session.last_line)


def number(text: str) -> int:
    return int(text.replace(",", "") or "0")


def test_a_bet_button_pressed_three_times(stage: Stage, tmp_path: Path) -> None:
    with heads_up(stage, tmp_path, *TO_FLOP) as dealer:
        dealer.burst(dealer.find("Bet 100"), taps=3)
        assert dealer.log()[-2:] == ["board 7c 8d Kh", "2 bet 100"]
        dealer.tap("Fold")
        dealer.tap("Next hand")
        assert dealer.log()[-3:] == ["2 bet 100", "1 fold", "next"]


def test_presses_that_carry_an_old_step_are_dropped() -> None:
    controller = Controller(session_at(HOLDEM, {"1": 2400, "2": 2400}, 1, *TO_FLOP))
    step = controller.session.step
    assert [controller.press(Bet(Seat(2), Chips(120)), step) for _ in range(3)] == [True, False, False]
    controller.press(Fold(Seat(1)))
    assert not controller.press(Bet(Seat(2), Chips(120)), step)
    assert [entry.line for entry in controller.session.log][-2:] == ["2 bet 120", "1 fold"]


def test_a_choice_made_ahead_is_not_carried_over(stage: Stage, tmp_path: Path) -> None:
    with heads_up(stage, tmp_path) as dealer:
        dealer.tap("All in")
        dealer.tap("Fold")
        dealer.tap("Next hand")
        count = dealer.find("2,400")
        assert not count.choice.offered
        dealer.touch(count)
        assert dealer.log() == ["next 1", "1 fold", "next"]


def test_the_fold_that_ends_a_hand(stage: Stage, tmp_path: Path) -> None:
    with heads_up(stage, tmp_path) as dealer:
        fold = dealer.find("Fold")
        spot = fold.to_window(*fold.center)
        dealer.burst(fold, taps=2)
        stage.touch(spot).up()
        stage.pass_time(BETWEEN_TAPS_S)
        assert dealer.log() == ["next 1", "1 fold"]
        dealer.tap("Next hand")
        assert dealer.controller.table.to_act is not None
        assert dealer.log() == ["next 1", "1 fold", "next"]


@pytest.mark.parametrize(("size", "apart"), list(zip(SIZES, (48, 32), strict=True)))
def test_all_in_next_to_check(stage: Stage, tmp_path: Path, size: tuple[int, int], apart: float) -> None:
    """The drawing is 720 pixels high: 48 of them are 32 on a screen of 480."""
    stage.resize(size)
    with in_a_hand(stage, tmp_path, *TO_FLOP, table=HEADS_UP) as dealer:
        check, all_in, count = dealer.find("Check"), dealer.find("All in"), dealer.find("2,300")
        assert min(all_in.y, count.y) - check.top >= apart
        dealer.touch(all_in)
        assert dealer.log()[-1] == "board 7c 8d Kh"
        dealer.touch(count)
        assert dealer.log()[-1] == "2 all-in"
        dealer.tap("Undo")
        assert dealer.controller.table.players[Seat(2)].chips == 2300


def test_two_presses_in_one_turn(stage: Stage, tmp_path: Path) -> None:
    with heads_up(stage, tmp_path, *TO_FLOP) as dealer:
        bet = dealer.find("Bet 100")
        dealer.tap("Check")
        stage.pass_time(0.1)
        stage.tap(bet)
        assert dealer.log()[-2:] == ["board 7c 8d Kh", "2 check"]


def test_the_second_press_in_a_turn_is_refused_with_the_reason() -> None:
    controller = Controller(session_at(HOLDEM, {"1": 2400, "2": 2400}, 1, *TO_FLOP))
    step = controller.session.step
    controller.press(Check(Seat(2)), step)
    assert not controller.press(Bet(Seat(2), Chips(40)), step)
    assert controller.told is not None
    assert controller.told.says == "It is seat 1's turn, not seat 2's."


def test_a_player_walks_off_after_the_small_blind() -> None:
    terms = {**HOLDEM, "betting": "limit", "bets": [100, 200]}
    controller = Controller(session_at(terms, {str(seat): 1000 for seat in range(1, 8)}, 1))
    assert controller.press(KillHand(Seat(2)))
    assert len(controller.table.in_hand) == 6
    for seat in (4, 5, 6, 7, 1):
        assert controller.press(Call(Seat(seat)))
    assert controller.press(Check(Seat(3)))
    assert shown(controller).middle.total == "650"


def test_the_first_screen_of_a_new_hand() -> None:
    controller = Controller(session_at(HOLDEM, {"1": 200, "2": 200}, 1, "1 all-in", "2 call"))
    for line in ("board 7c 8d Kh", "board 2c", "board 3d", "1 shows Ks Kd", "2 shows 2s 2d"):
        command = read_line(line)
        assert not isinstance(command, Undo)
        assert controller.press(command)
    first, second = shown(controller).seats[:2]
    assert (first.stack, second.stack, second.state) == ("400", "0", "out")
    assert not controller.press(NextHand())
    assert controller.told is not None
    assert controller.told.says == "A hand needs 2 players with chips, found 1."


def test_undo_over_a_street(stage: Stage, tmp_path: Path) -> None:
    with heads_up(stage, tmp_path, "1 call") as dealer:
        before = dealer.controller.table
        dealer.tap("Check")
        dealer.controller.press(DealBoard(cards("7c 8d Kh")))
        dealer.app.refresh()
        dealer.tap("Undo")
        assert dealer.controller.table.board == ()
        assert dealer.find("Same cards")
        dealer.tap("Undo")
        assert dealer.controller.table == before
        dealer.tap("Check")
        assert dealer.controller.table.board == cards("7c 8d Kh")


def test_undo_of_the_call_that_made_a_side_pot() -> None:
    terms = {**HOLDEM, "blinds": [20], "chips": [5, 10]}
    controller = Controller(session_at(terms, {"1": 50, "2": 500, "3": 500}, 2, "1 all-in", "2 raise 100"))
    before = shown(controller)
    assert controller.press(Call(Seat(3)))
    assert len(shown(controller).middle.pots) == 2
    assert controller.undo()
    after = shown(controller)
    assert (after.seats, after.middle, after.doing) == (before.seats, before.middle, before.doing)
    assert [seat.bet for seat in after.seats[:3]] == ["50", "100", "20"]
    assert after.doing.right is not None
    assert (after.doing.right.command, after.doing.right.below) == (Call(Seat(3)), "80")


def test_the_sum_on_the_screen() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    came = sum(SEVEN.values())
    lines = (*TO_SHOWDOWN, f"7 shows {SEVENTHS}", f"9 shows {NINTHS}", f"6 shows {SIXTHS}")
    for text in (*lines, *["undo"] * len(lines)):
        view = shown(controller)
        assert sum(number(seat.stack) for seat in view.seats) + number(view.middle.total) == came
        line = read_line(text)
        assert controller.undo() if isinstance(line, Undo) else controller.press(line)
