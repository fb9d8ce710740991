"""A hand that was dealt too few cards: ruled on under a finger, laid down with the cards that it has, and taken back.

It leaves pictures in pytest's folder, or in the one that DEALER_PICTURES names.
"""

import os
from pathlib import Path

import pytest

from assistant.cards import cards
from assistant.commands import Report
from assistant.words import Seat
from tests.ui.program import READER, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import THREE, listening, session_at
from ui.views.cards_view import cards_view
from ui.views.doing import doing
from ui.views.inquiry import Inquiry
from ui.views.ruling_view import ruling_view

HOME_DRAW = {"rules": "home-game", "game": "five-card-draw", "betting": "no-limit", "ante": 5, "chips": [5, 25]}
TABLE = """
[table]
rules = "home-game"
game = "five-card-draw"
betting = "no-limit"
ante = 5
chips = [5, 25, 100]
button = 2
[seats]
2 = { chips = 860, name = "Ben" }
4 = { chips = 1490, name = "Dee" }
7 = { chips = 750, name = "Gus" }
[journal]
folder = "journals"
"""
TO_THE_DRAW = ("4 bet 25", "7 call", "2 fold")
AT_HOME = ("2 bet 25", "3 call", "1 fold", "2 discard 1", "3 discard 2", "2 check", "3 check")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_short_hand_from_the_ruling_to_the_payout(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    pictures = Path(os.environ.get("DEALER_PICTURES", tmp_path)) / f"{size[0]}x{size[1]}"
    pictures.mkdir(parents=True, exist_ok=True)
    stage.resize(size)
    with in_a_hand(stage, tmp_path, *TO_THE_DRAW, table=TABLE + READER) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Wrong number")
        dealer.tap("7", below="Gus")
        dealer.tap("4", below="cards")
        dealer.picture(pictures / "short-1-ruling.png")
        dealer.tap("Apply", below="plays 1 card short")
        dealer.picture(pictures / "short-2-draw.png")
        dealer.tap("2")
        dealer.tap("Pat")
        dealer.tap("Check")
        dealer.tap("Check")
        dealer.lay("Qs Qd 9c 5h 2s Ks Kd")
        dealer.picture(pictures / "short-3-reading.png")
        assert [row.need for row in dealer.app.screens.current_screen.view.doing.showdown.hands] == [5, 4]
        dealer.lay("8c 3h")
        dealer.picture(pictures / "short-4-paid.png")
        assert [(one.seat, one.hand) for one in dealer.controller.table.awards] == [(7, "pair of kings")]


def test_the_grid_takes_as_many_cards_as_the_hand_has() -> None:
    controller, _ = listening(session_at(HOME_DRAW, THREE, 1, *AT_HOME, "3 has 4"))
    controller.choose_seat(Seat(3))
    view = cards_view(controller.table, controller.coming)
    assert (view.says, len(view.places)) == ("Tap what it shows: 0 of 4 cards so far.", 4)
    for card in cards("Ks Kd 8c 3h"):
        controller.enter(card)
    assert controller.table.players[Seat(3)].cards == cards("Ks Kd 8c 3h")


def test_cards_that_were_read_before_the_ruling_need_not_be_read_again() -> None:
    controller, reader = listening(session_at(HOME_DRAW, THREE, 1, *AT_HOME))
    controller.choose_seat(Seat(3))
    reader.reads("Ks Kd 8c 3h")
    controller.drain()
    assert controller.press(Report("has", Seat(3), 4))
    assert controller.table.players[Seat(3)].cards == cards("Ks Kd 8c 3h")
    controller.undo()
    assert controller.session.last_line == "3 has 4"
    controller.undo()
    assert controller.table.players[Seat(3)].short is None


def test_at_the_draw_it_changes_no_more_cards_than_it_has() -> None:
    table = session_at(HOME_DRAW, THREE, 1, "2 bet 25", "3 call", "3 has 4", "1 fold", "2 discard 1").table
    assert [choice.text for choice in doing(table, None).options] == ["Pat", "1", "2", "3", "4"]


def test_a_hand_that_is_made_up_is_told_how_many_cards_come_beside_its_draw() -> None:
    terms = {**HOME_DRAW, "rules": "roberts", "ante": 0, "blinds": [5, 10]}
    table = session_at(terms, THREE, 1, "1 raise 30", "2 call", "2 has 4", "3 fold").table
    assert doing(table, None).prompt.says.startswith(
        "How many cards does it change? 1 card beside, for its short hand."
    )


def test_a_number_that_a_hand_plays_is_not_wrong_any_more() -> None:
    table = session_at(HOME_DRAW, THREE, 1, "2 bet 25", "3 call", "3 has 4").table
    told = Inquiry().about("has")
    assert [tap.text for tap in ruling_view(table, told.at(Seat(2))).counts] == ["3", "4", "6", "7"]
    assert [tap.text for tap in ruling_view(table, told.at(Seat(3))).counts] == ["2", "3", "5", "6"]
    assert ruling_view(table, told.at(Seat(3)).numbering(4)).answer.command is None
