"""The grid of the deck: what may be tapped in, what lies there already, and one tap a card."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.cards import DECKS, Card, cards
from assistant.commands import Check, VoidDeal
from assistant.words import Seat
from tests.ui.program import DRAW_TABLE, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import DRAW, HOLDEM, JACKPOTS, NINTHS, SEVEN, SEVENTHS, THREE, TO_SHOWDOWN, session_at
from ui.controller import Controller
from ui.views.cards_view import CardsView, Standing, cards_view
from ui.views.choices import Told

FINGER_720, FINGER_480 = 60, 40
"""The least that a finger needs, by the height of the screen: 9 mm on a display of 7 inches is what they stand for."""


def grid_of(controller: Controller) -> CardsView:
    return cards_view(controller.table, controller.coming, controller.told)


def standing(view: CardsView, what: Standing) -> set[Card]:
    return {cell.card for row in view.rows for cell in row if cell.standing == what}


def at_the_showdown() -> Controller:
    return Controller(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN))


def test_a_row_for_each_suit_from_the_ace_down() -> None:
    view = grid_of(at_the_showdown())
    assert ["".join(str(cell.card) for cell in row[:2]) for row in view.rows] == ["AsKs", "AhKh", "AdKd", "AcKc"]
    assert [len(row) for row in view.rows] == [13] * 4


@pytest.mark.parametrize("size", [40, 36, 32])
def test_a_stripped_deck_is_shown_as_it_is(size: int) -> None:
    view = grid_of(Controller(session_at({**DRAW, "deck": size}, THREE, 1)))
    assert {cell.card for row in view.rows for cell in row} == set(DECKS[size])


def test_cards_seen_already_are_greyed() -> None:
    controller = at_the_showdown()
    for card in cards(SEVENTHS):
        controller.enter(card)
    view = grid_of(controller)
    assert standing(view, "seen") == set(cards(SEVENTHS))
    assert (view.title, view.says) == ("Seat 9", "Tap what it shows: 0 of 5 cards so far.")


def test_cards_that_have_come_are_marked_and_stand_in_their_places() -> None:
    controller = at_the_showdown()
    for card in cards("As Ah"):
        controller.enter(card)
    view = grid_of(controller)
    assert standing(view, "here") == set(cards("As Ah"))
    assert view.places == (*cards("As Ah"), None, None, None)


def test_a_card_that_was_thrown_away_by_name_cannot_come_back() -> None:
    lines = [*TO_SHOWDOWN[:8], "6 discard 1", "7 discard 2d", "9 discard 2", "7 bet 200", "9 call"]
    assert Card.parse("2d") in standing(grid_of(Controller(session_at(DRAW, SEVEN, 2, *lines))), "seen")


def test_before_the_showdown_no_card_may_be_tapped_in() -> None:
    view = grid_of(Controller(session_at(DRAW, SEVEN, 2)))
    assert standing(view, "seen") == set(DECKS[52])
    assert view.places == ()


def test_a_flop_has_three_places_and_a_turn_one() -> None:
    controller = Controller(session_at(HOLDEM, THREE, 1, "1 call", "2 call", "3 check"))
    assert (grid_of(controller).title, len(grid_of(controller).places)) == ("Community cards", 3)
    for card in cards("7c 8d Kh"):
        controller.enter(card)
    for seat in (2, 3, 1):
        controller.press(Check(Seat(seat)))
    assert (grid_of(controller).title, len(grid_of(controller).places)) == ("Community card", 1)


def test_cards_that_an_undo_left_face_up_are_offered_again() -> None:
    controller = at_the_showdown()
    for card in cards(SEVENTHS):
        controller.enter(card)
    controller.undo()
    assert grid_of(controller).again == cards(SEVENTHS)


def test_openers_are_finished_by_hand() -> None:
    lines = ["2 bet 10", "3 fold", "1 call", "2 discard 2", "1 discard 1", "2 bet 20", "1 fold"]
    controller = Controller(session_at(JACKPOTS, THREE, 1, *lines))
    assert not grid_of(controller).may_finish
    controller.enter(Card.parse("Js"))
    assert grid_of(controller).may_finish


@given(st.lists(st.sampled_from(list(DECKS[52])), max_size=20))
def test_what_is_free_can_be_tapped_and_nothing_else(tapped: list[Card]) -> None:
    controller = at_the_showdown()
    for card in tapped:
        view = grid_of(controller)
        free, step = card in standing(view, "free"), controller.session.step
        controller.enter(card)
        came = card in controller.coming.laid or controller.session.step > step
        assert came == free or card in standing(view, "here")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_hands_are_tapped_in_and_the_table_comes_back(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path, *TO_SHOWDOWN, table=DRAW_TABLE) as dealer:
        dealer.tap("Enter cards")
        least = FINGER_720 if size[1] == 720 else FINGER_480
        assert all(min(dealer.card(card).size) >= least for card in DECKS[52])
        for card in cards("2d"):
            dealer.touch(dealer.card(card))
            dealer.touch(dealer.card(card))
        for card in cards(SEVENTHS + " " + NINTHS):
            dealer.touch(dealer.card(card))
        assert dealer.log()[-2:] == [f"7 shows {SEVENTHS}", f"9 shows {NINTHS}"]
        dealer.touch(dealer.card(Card.parse("As")))
        assert dealer.controller.coming.laid == ()
        dealer.picture(tmp_path / "cards.png")
        for card in cards("Qs Qh Jd Jc 2c"):
            dealer.touch(dealer.card(card))
        assert dealer.controller.table.over
        assert dealer.app.screens.current == "table"


def test_a_bad_deck_can_be_voided_from_the_grid(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, *TO_SHOWDOWN, table=DRAW_TABLE) as dealer:
        dealer.tap("Enter cards")
        dealer.controller.told = Told("The deck is bad.", offer=VoidDeal())
        dealer.app.refresh()
        dealer.tap("Void")
        assert dealer.log()[-1] == "void"
        assert dealer.app.screens.current == "table"


def test_a_hand_is_taken_back_from_the_grid(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, *TO_SHOWDOWN, table=DRAW_TABLE) as dealer:
        dealer.tap("Enter cards")
        for card in cards(SEVENTHS):
            dealer.touch(dealer.card(card))
        dealer.tap("Undo")
        dealer.tap(below="again")
        assert dealer.log()[-2:] == [f"7 shows {SEVENTHS}"] * 2
        dealer.tap("Back")
        assert dealer.app.screens.current == "table"
