"""The players agree to divide the pot: told what each has, asked once, paid, and taken back in one tap.

It leaves pictures in pytest's folder, or in the one that DEALER_PICTURES names.
"""

import os
from pathlib import Path

import pytest

from assistant.words import Seat
from tests.ui.program import READER, Dealer, in_a_hand
from tests.ui.stage import SIZES, Stage
from ui.screens.ruling import RulingScreen

HOLDEM_AT_HOME = """
[table]
rules = "home-game"
game = "texas-holdem"
betting = "no-limit"
blinds = [5, 10]
chips = [5, 25, 100]
button = 2
[seats]
2 = { chips = 860, name = "Ben" }
4 = { chips = 1490, name = "Dee" }
7 = { chips = 75, name = "Gus" }
9 = { chips = 960, name = "Ivy" }
[journal]
folder = "journals"
"""
TWO_POTS = ("9 raise 200", "2 fold", "4 call", "7 all-in", "board 7h 8h 9h")
"""Three play for the main pot of 225, two of them for a side pot of 250 as well."""

SHARES = {2: 860, 4: 1490 - 200 + 75 + 125, 7: 75, 9: 960 - 200 + 75 + 125}


def says(dealer: Dealer) -> str:
    screen = dealer.app.screens.current_screen
    assert isinstance(screen, RulingScreen)
    return screen.answer.says


def stacks(dealer: Dealer) -> dict[Seat, int]:
    return {seat: player.chips for seat, player in dealer.controller.table.players.items()}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_pot_is_divided_after_one_question_and_given_back_in_one_tap(
    stage: Stage, tmp_path: Path, size: tuple[int, int]
) -> None:
    pictures = Path(os.environ.get("DEALER_PICTURES", tmp_path)) / f"{size[0]}x{size[1]}"
    pictures.mkdir(parents=True, exist_ok=True)
    stage.resize(size)
    with in_a_hand(stage, tmp_path, *TWO_POTS, table=HOLDEM_AT_HOME + READER) as dealer:
        before = stacks(dealer)
        dealer.tap("Ruling…")
        dealer.picture(pictures / "divide-1-list.png")
        dealer.tap("Divide the pot")
        dealer.picture(pictures / "divide-2-asked.png")
        assert says(dealer) == (
            "If all who are in it agree, the pot is divided: 200 to seat 4, 75 to seat 7, 200 to seat 9."
        )
        assert stacks(dealer) == before
        dealer.tap("Apply", below="the hand is over")
        dealer.picture(pictures / "divide-3-paid.png")
        assert dealer.app.screens.current == "table"
        assert dealer.log()[-1] == "divide"
        assert (dealer.controller.table.over, stacks(dealer)) == (True, SHARES)
        prompt = dealer.app.screens.current_screen.view.doing.prompt
        assert prompt.clause.about == "The book does not forbid friends to divide a pot."
        dealer.tap("Undo")
        assert (dealer.controller.table.over, stacks(dealer)) == (False, before)


def test_chips_that_nobody_called_are_told_of_beside_the_shares(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path, "9 raise 200", "2 fold", "4 fold", table=HOLDEM_AT_HOME + READER) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Divide the pot")
        assert says(dealer).endswith("15 to seat 7, 10 to seat 9; 190 back to seat 9.")


def test_where_the_book_forbids_it_the_button_is_greyed_and_a_tap_tells_the_clause(
    stage: Stage, tmp_path: Path
) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        assert not dealer.find("Divide the pot").choice.offered
        dealer.tap("Divide the pot")
        assert says(dealer) == "No pot is divided by agreement: every hand is played to its end."
        screen = dealer.app.screens.current_screen
        assert screen.answer.clause.clause.number == "11.4(e)"
        before = dealer.log()
        dealer.tap("Apply")
        assert dealer.log() == before
