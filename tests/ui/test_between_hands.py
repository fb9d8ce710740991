"""Between hands under a finger: seats that change, cards that decide, the charge for the time, the first button."""

from itertools import combinations
from pathlib import Path

import pytest

from assistant.cards import Card
from assistant.session import Session
from assistant.words import Seat
from tests.ui.program import DRAW_TABLE, Dealer, at_the_desk, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.test_table_screen_places import NINE_MM, pressable, touching
from ui.controller import Controller

FOLDED = ("5 fold", "6 fold", "7 fold", "9 fold", "2 fold", "3 fold")
NO_BUTTON = DRAW_TABLE.replace("button = 2\n", "")
TDA, HOME = (NO_BUTTON.replace("nz-casino-1999", book) for book in ("tda-2024", "home-game"))


def deal(dealer: Dealer, names: str) -> None:
    for name in names.split():
        dealer.touch(dealer.card(Card.parse(name)))


def large_enough(dealer: Dealer, size: tuple[int, int]) -> None:
    targets = pressable(dealer.app.screens.current_screen)
    assert all(min(one.size) >= NINE_MM[size] - 0.5 for one in targets)
    assert all(min(one.pos) >= 0 and one.right <= size[0] and one.top <= size[1] for one in targets)
    pairs = [pair for pair in combinations(targets, 2) if pair[0].collide_widget(pair[1])]
    assert [pair for pair in pairs if not touching(*pair)] == []


@pytest.mark.parametrize("size", SIZES)
def test_a_player_moves_to_an_open_seat(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path, *FOLDED, table=DRAW_TABLE) as dealer:
        dealer.tap("Table")
        dealer.tap("7 · Gus")
        large_enough(dealer, size)
        dealer.tap("Move to…")
        large_enough(dealer, size)
        dealer.tap("9 · Ivy")
        dealer.tap("10", below="open")
        assert dealer.log()[-1] == "7 moves 10"
        assert dealer.controller.table.players[Seat(10)].name == "Gus"


def test_before_the_first_hand_a_player_takes_the_button_along(stage: Stage, tmp_path: Path) -> None:
    with at_the_desk(stage, tmp_path, DRAW_TABLE) as dealer:
        dealer.tap("2 · Ben")
        large_enough(dealer, SIZES[0])
        dealer.tap("Move to…")
        dealer.tap("1", below="open")
        draft = dealer.app.room.setup.draft
        assert (draft.button, draft.seats[Seat(1)].name, Seat(2) in draft.seats) == (1, "Ben", False)


def test_a_move_is_given_up_in_one_tap(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path, *FOLDED, table=DRAW_TABLE) as dealer:
        dealer.tap("Table")
        dealer.tap("7 · Gus")
        dealer.tap("Move to…")
        dealer.tap("Cancel")
        dealer.tap("8", below="open")
        assert dealer.log()[-1] == FOLDED[-1]


@pytest.mark.parametrize("size", SIZES)
def test_cards_decide_who_chooses_first(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path, *FOLDED, table=DRAW_TABLE) as dealer:
        before = dealer.log()
        dealer.tap("Table")
        dealer.tap("7 · Gus")
        dealer.tap("Move to…")
        dealer.tap("Draw cards")
        large_enough(dealer, size)
        for seat in (2, 3, 4, 5, 6):
            dealer.tap("–", below=f"seat {seat}")
        deal(dealer, "9c Kd")
        assert dealer.app.screens.current_screen.drawing.order == (9, 7)
        dealer.tap("Back", below="the last card")
        deal(dealer, "8h")
        assert dealer.app.screens.current_screen.drawing.order == (7, 9)
        dealer.tap("Close")
        assert dealer.app.screens.current == "setup"
        assert dealer.log() == before


@pytest.mark.parametrize(("table", "names", "seat"), [(TDA, "9c Kd 2h Ks 3c 4d 5h", 5), (HOME, "9c Kd 2h 3s Jh", 6)])
def test_cards_decide_the_first_button_in_the_set_up(
    stage: Stage, tmp_path: Path, table: str, names: str, seat: int
) -> None:
    with at_the_desk(stage, tmp_path, table) as dealer:
        assert "has the first button. Tap that seat, then Button here" in dealer.app.room.setup.view.says
        dealer.tap("Draw cards", below="for the button")
        dealer.tap("Button", below="not decided")
        deal(dealer, names)
        dealer.tap("Button", below=f"to seat {seat}")
        dealer.tap("Begin")
        assert dealer.log() == [f"next {seat}"]


def test_cards_decide_the_first_button_at_the_table(stage: Stage, tmp_path: Path) -> None:
    with at_the_desk(stage, tmp_path, TDA) as dealer:
        setup = dealer.app.room.setup
        draft = setup.draft
        setup.controller = Controller(Session.open(draft.stakes, draft.seats))
        dealer.app.go("table")
        stage.settle()
        assert dealer.app.screens.current_screen.panel.notice.says == (
            "Deal each player a card face up: the highest has the first button. Tap that seat."
        )
        dealer.tap("Draw cards")
        deal(dealer, "9c Kd 2h Ks 3c 4d 5h")
        dealer.tap("Button", below="to seat 5")
        assert dealer.app.screens.current == "table"
        assert dealer.log() == ["next 5"]


@pytest.mark.parametrize("size", SIZES)
def test_the_charge_for_the_time_is_taken_from_everybody(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path, *FOLDED, table=DRAW_TABLE) as dealer:
        dealer.tap("Table")
        dealer.tap("Time")
        dealer.tap("5")
        dealer.tap("Set", below="from each")
        assert dealer.log()[-1] == "time 5"
        assert dealer.controller.table.taken == 35
        dealer.tap("Time")
        dealer.tap("Set")
        assert dealer.app.room.setup.view.says.startswith("Time is charged in amounts over 0, found 0")


def test_no_time_is_charged_where_the_book_knows_of_none(stage: Stage, tmp_path: Path) -> None:
    with at_the_desk(stage, tmp_path, TDA) as dealer:
        assert [tap.value for tap in dealer.app.room.setup.view.extra] == ["draw button"]
