"""Something has gone wrong at the table: told, answered and applied under a finger, and taken back like any step."""

from itertools import combinations
from pathlib import Path

import pytest

from assistant.commands import Fold
from assistant.words import Seat
from tests.ui.program import Dealer, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.test_table_screen_places import NINE_MM, pressable, touching
from ui.screens.ruling import RulingScreen

PRESSED = ("5 over-blind", "6 all-in")


def ruling(dealer: Dealer) -> RulingScreen:
    screen = dealer.app.screens.current_screen
    assert isinstance(screen, RulingScreen)
    return screen


def says(dealer: Dealer) -> str:
    return ruling(dealer).answer.says


@pytest.mark.parametrize("size", SIZES)
def test_a_wrong_number_of_cards_is_answered_in_three_taps_and_applied_in_one(
    stage: Stage, tmp_path: Path, size: tuple[int, int]
) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Wrong number")
        dealer.tap("7", below="Gus")
        dealer.tap("6", below="cards")
        assert says(dealer) == "Seat 7 has 6 cards: a new deal."
        dealer.tap("Apply", below="all chips back")
        assert dealer.app.screens.current == "table"
        assert dealer.log()[-1] == "7 has 6"
        assert dealer.controller.table.misdeals == 1
        dealer.tap("Undo")
        assert dealer.controller.table.misdeals == 0


def test_what_needs_no_more_is_answered_in_one_tap(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Void deal")
        assert says(dealer) == "The deal is void: everybody has back what he put in."
        dealer.tap("Apply")
        assert dealer.log()[-1] == "void"


def test_a_refusal_has_its_reason_and_clause_in_place_of_apply(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("No burn")
        assert says(dealer) == "Nothing is burned in five-card draw."
        assert ruling(dealer).answer.clause.clause is not None
        before = dealer.log()
        dealer.tap("Apply")
        assert dealer.log() == before


def test_chips_are_tapped_as_they_went_in_and_the_ruling_follows_each(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path, *PRESSED) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Chips pushed")
        dealer.tap("100")
        assert says(dealer) == "Seat 7: one chip of 100 without a word is a call of 70."
        dealer.tap("25")
        assert says(dealer) == "Seat 7: a raise to 125."
        dealer.tap("Back", below="the last chip")
        dealer.tap("Apply", below="seat 7 call")
        assert dealer.log()[-1] == "7 pushes 100"
        assert dealer.controller.table.players[Seat(7)].bet == 70


def test_words_are_tapped_and_their_amount_typed(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path, *PRESSED) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Words said")
        dealer.tap("Raise")
        dealer.type("200")
        dealer.tap("Apply", below="seat 7 raise 200")
        assert dealer.log()[-1] == "7 says raise 200"


def test_another_seat_may_have_pushed(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Chips pushed")
        dealer.tap("Seat 5 · Eli")
        dealer.tap("9", below="Ivy")
        dealer.tap("25")
        assert says(dealer).startswith("Seat 5 is to act first; what seat 9 did binds")


def test_every_step_is_left_in_one_tap_and_begins_anew(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        for taps in ((), ("Looked at",), ("Looked at", "7"), ("Chips pushed",), ("Words said",), ("Misdeal",)):
            dealer.tap("Ruling…")
            for tap in taps:
                dealer.tap(tap)
            dealer.tap("Close")
            assert dealer.app.screens.current == "table"
        dealer.tap("Ruling…")
        assert says(dealer).startswith("Tap what went wrong.")
        assert dealer.log() == ["next 2"]


def test_back_is_one_question_back(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Looked at")
        dealer.tap("7", below="Gus")
        assert says(dealer) == "At whose hand? Tap the seat."
        dealer.tap("Back", below="one question")
        assert says(dealer) == "Who looked? Tap the seat."
        dealer.tap("Back", below="one question")
        assert says(dealer).startswith("Tap what went wrong.")


def test_an_answer_for_a_step_that_is_over_is_not_applied(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Misdeal")
        assert dealer.controller.press(Fold(Seat(5)))
        dealer.tap("Apply")
        assert dealer.log()[-1] == "5 fold"
        assert dealer.app.screens.current == "table"


@pytest.mark.parametrize("size", SIZES)
def test_every_target_is_large_enough_and_none_lies_over_another(
    stage: Stage, tmp_path: Path, size: tuple[int, int]
) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        for taps in ((), ("Wrong number",), ("Boxed cards",), ("Chips pushed",), ("Words said",)):
            for tap in taps:
                dealer.tap(tap)
            targets = pressable(ruling(dealer))
            assert all(min(one.size) >= NINE_MM[size] - 0.5 for one in targets)
            assert all(min(one.pos) >= 0 and one.right <= size[0] and one.top <= size[1] for one in targets)
            pairs = [pair for pair in combinations(targets, 2) if pair[0].collide_widget(pair[1])]
            assert [pair for pair in pairs if not touching(*pair)] == []
            if taps:
                dealer.tap("Back", below="one question")
