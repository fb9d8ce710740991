"""A street that went wrong: ruled on under a finger, dealt again with the cards that may come, and taken back in one.

It leaves pictures in pytest's folder, or in the one that DEALER_PICTURES names.
"""

import os
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from assistant.cards import Card, cards
from assistant.commands import Report
from tests.ui.program import READER, Dealer, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import HOLDEM, THREE, WrittenReader, listening, session_at
from tests.ui.test_table_screen_places import NINE_MM, pressable, touching
from ui.controller import Controller
from ui.views.cards_view import cards_view
from ui.views.doing import doing
from ui.widgets.card_key import CardKey

TABLE = """
[table]
rules = "{rules}"
game = "texas-holdem"
betting = "no-limit"
blinds = [5, 10]
chips = [5, 25, 100]
button = 2
[seats]
2 = {{ chips = 860, name = "Ben" }}
4 = {{ chips = 1490, name = "Dee" }}
7 = {{ chips = 750, name = "Gus" }}
[journal]
folder = "journals"
"""
CALLED = ("2 call", "4 call", "7 check")
FLOP = ("1 call", "2 call", "3 check", "board 2c 7d Jh")
SCRAMBLED = (*FLOP, "fat-board 2c 7d Jh 9s", "board 9s 7d 2c", "2 check", "3 check", "1 check")
CHECKS = ("2 check", "3 check", "1 check")


def at(*lines: str, rules: str = "tda-2024") -> tuple[Controller, WrittenReader]:
    terms: Mapping[str, Any] = {**HOLDEM, "rules": rules}
    return listening(session_at(terms, THREE, 1, *lines))


def free(controller: Controller) -> set[Card]:
    view = cards_view(controller.table, controller.coming, controller.told)
    return {cell.card for row in view.rows for cell in row if cell.standing == "free"}


def says(dealer: Dealer) -> str:
    told: str = dealer.app.screens.current_screen.answer.says
    return told


def check_targets(dealer: Dealer, size: tuple[int, int]) -> None:
    """Every key and card is large enough for a finger, and none lies over another."""
    screen = dealer.app.screens.current_screen
    keys = [one for one in screen.walk() if isinstance(one, CardKey) and one.card is not None]
    targets = [*pressable(screen), *keys]
    assert len(keys) == 4
    assert all(min(one.size) >= NINE_MM[size] - 0.5 for one in targets)
    pairs = [pair for pair in combinations(dict.fromkeys(targets), 2) if pair[0].collide_widget(pair[1])]
    assert [pair for pair in pairs if not touching(*pair)] == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_early_turn_is_named_set_aside_and_refused_as_the_turn(
    stage: Stage, tmp_path: Path, size: tuple[int, int]
) -> None:
    pictures = Path(os.environ.get("DEALER_PICTURES", tmp_path)) / f"{size[0]}x{size[1]}"
    pictures.mkdir(parents=True, exist_ok=True)
    stage.resize(size)
    table = TABLE.format(rules="roberts") + READER
    with in_a_hand(stage, tmp_path, *CALLED, "board 7h 8h 9h", table=table) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Board too early")
        dealer.tap("K")
        check_targets(dealer, size)
        dealer.touch(dealer.card(Card.parse("Kd")))
        dealer.picture(pictures / "board-1-early.png")
        assert says(dealer).startswith("Finish the betting; lay the card aside, burn one and deal another;")
        dealer.tap("Apply", below="it comes again")
        assert dealer.log()[-1] == "early-board Kd"
        for _ in range(3):
            dealer.tap("Check")
        dealer.picture(pictures / "board-2-turn.png")
        dealer.tap("Enter cards")
        assert dealer.card(Card.parse("Kd")).greyed
        dealer.touch(dealer.card(Card.parse("2c")))
        for _ in range(3):
            dealer.tap("Check")
        says_now = dealer.app.screens.current_screen.view.doing.prompt.says
        assert says_now == (
            "Shuffle the card set aside into the stub and burn none, then lay 1 card on the reader. 0 of 1 read."
        )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_flop_of_four_comes_off_the_board_and_comes_again_from_the_four(
    stage: Stage, tmp_path: Path, size: tuple[int, int]
) -> None:
    pictures = Path(os.environ.get("DEALER_PICTURES", tmp_path)) / f"{size[0]}x{size[1]}"
    pictures.mkdir(parents=True, exist_ok=True)
    stage.resize(size)
    table = TABLE.format(rules="tda-2024") + READER
    with in_a_hand(stage, tmp_path, *CALLED, "board 7h 8h 9h", table=table) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Board too long")
        dealer.tap("10")
        dealer.picture(pictures / "board-3-fat.png")
        dealer.touch(dealer.card(Card.parse("Tc")))
        dealer.tap("Apply")
        dealer.picture(pictures / "board-4-again.png")
        assert dealer.controller.table.board == ()
        dealer.tap("Close", below="")
        dealer.tap("Undo")
        assert dealer.controller.table.board == cards("7h 8h 9h")


def test_the_reader_s_cards_are_checked_one_by_one_against_those_scrambled() -> None:
    controller, reader = at(*FLOP, "fat-board 2c 7d Jh 9s")
    assert free(controller) == set(cards("2c 7d Jh 9s"))
    reader.reads("Kd 9s")
    controller.drain()
    assert controller.coming.laid == cards("9s")
    reader.reads("Kd")
    controller.drain()
    assert controller.told is not None
    assert controller.told.says == "K♦ is none of the cards that were scrambled."
    assert controller.told.clause is not None
    assert controller.told.clause.number == "39"
    reader.reads("7d 2c")
    controller.drain()
    assert controller.table.board == cards("9s 7d 2c")


def test_one_card_of_four_that_nobody_saw_may_come_and_no_second_one() -> None:
    controller, _ = at(*FLOP, "fat-board")
    controller.enter(Card.parse("Kd"))
    assert free(controller) == set(cards("2c 7d Jh"))


def test_cards_half_read_are_forgotten_where_the_street_comes_again() -> None:
    controller, reader = at(*FLOP[:3])
    reader.reads("2c 7d")
    controller.drain()
    assert controller.press(Report("fat-board", cards=cards("2c 7d Jh 9s")))
    assert controller.coming.laid == ()


def test_a_card_that_came_for_the_board_is_in_no_hand() -> None:
    lines = (*FLOP, *CHECKS, "board Kd", "early-board 9s", *CHECKS, "board 3d", *CHECKS)
    controller, reader = at(*lines)
    assert Card.parse("9s") not in free(controller)
    reader.reads("9s")
    controller.drain()
    assert controller.coming.laid == ()


@pytest.mark.parametrize(
    ("rules", "lines", "says"),
    [
        ("tda-2024", (*FLOP[:3],), "Burn one"),
        (
            "tda-2024",
            (*FLOP, "fat-board 2c 7d Jh 9s", "board 9s 7d 2c", *CHECKS),
            "The card left of the scramble is the burn",
        ),
        ("tda-2024", (*FLOP, "fat-board"), "Scramble the cards face down, one is the next burn"),
        ("tda-2024", (*FLOP, "no-burn"), "Scramble the cards face down, one is the burn"),
        ("roberts", (*FLOP, "no-burn"), "Shuffle the stub and burn one"),
        ("roberts", (*FLOP, "fat-board"), "Shuffle the stub and burn none"),
        ("roberts", (*FLOP, "early-board", *CHECKS), "The early card lies aside: burn one"),
    ],
)
def test_the_dealer_is_told_what_to_burn_before_the_street(rules: str, lines: tuple[str, ...], says: str) -> None:
    assert doing(at(*lines, rules=rules)[0].table, None).prompt.says.split(", then")[0] == says
