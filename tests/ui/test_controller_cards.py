"""The controller without a window: cards that are read or tapped in; a hole card is nobody's business."""

import pytest

from assistant.cards import Card, cards
from assistant.commands import VoidDeal
from assistant.words import Seat
from tests.ui.tables import (
    DRAW,
    HOLDEM,
    JACKPOTS,
    NINTHS,
    SEVEN,
    SEVENTHS,
    SIXTHS,
    STUD,
    THREE,
    TO_SHOWDOWN,
    at_the_showdown,
    listening,
    session_at,
)
from ui.controller import NO_CARD_DUE, Controller
from ui.reading import NoCard
from ui.views.choices import Told

ACE = Card.parse("As")


# Cards from the reader ------------------------------------------------------------------------------------------------


def test_cards_at_the_showdown_are_for_the_seat_that_shows_first() -> None:
    controller, reader = at_the_showdown()
    reader.reads("As Ah Kd")
    controller.drain()
    assert controller.coming.place is not None
    assert (controller.coming.place.seat, controller.coming.laid) == (7, cards("As Ah Kd"))
    assert controller.table.players[Seat(7)].cards is None


def test_the_last_card_lays_the_hand_down() -> None:
    controller, reader = at_the_showdown()
    reader.reads(SEVENTHS)
    controller.drain()
    assert controller.session.last_line == f"7 shows {SEVENTHS}"
    assert controller.coming.place is not None
    assert (controller.coming.place.seat, controller.coming.laid) == (9, ())


def test_three_hands_read_pay_the_pots() -> None:
    controller, reader = at_the_showdown()
    reader.reads(f"{SEVENTHS} {NINTHS} {SIXTHS}")
    controller.drain()
    assert controller.table.over
    assert [(one.seat, one.chips, one.odd) for one in controller.table.awards] == [
        (7, 125, 5),
        (9, 120, 0),
        (7, 200, 0),
        (9, 200, 0),
    ]


def test_the_cards_are_for_the_seat_that_was_tapped() -> None:
    controller, reader = at_the_showdown()
    controller.choose_seat(Seat(6))
    reader.reads(SIXTHS)
    controller.drain()
    assert controller.session.last_line == f"6 shows {SIXTHS}"
    assert controller.coming.place is not None
    assert controller.coming.place.seat == 7


def test_half_a_hand_waits_while_another_is_read() -> None:
    controller, reader = at_the_showdown()
    reader.reads("As Ah")
    controller.drain()
    controller.choose_seat(Seat(6))
    reader.reads(SIXTHS)
    controller.drain()
    assert controller.coming.laid == cards("As Ah")


def test_a_seat_with_nothing_to_show_cannot_be_chosen() -> None:
    controller, _ = at_the_showdown()
    controller.choose_seat(Seat(5))
    assert controller.coming.place is not None
    assert controller.coming.place.seat == 7


def test_a_card_that_was_seen_already_is_told_and_not_laid_twice() -> None:
    controller, reader = at_the_showdown()
    reader.reads("As As")
    controller.drain()
    assert len(controller.coming.laid) == 1
    assert controller.told == Told("A♠ is on the table already.")


def test_an_unknown_tag_is_told() -> None:
    controller, reader = at_the_showdown()
    reader.reads("0D00319CD0")
    controller.drain()
    assert controller.told == Told("Tag 0D00319CD0 is unknown.")
    assert controller.coming.laid == ()


def test_a_bad_deck_is_told_and_the_deal_offered_to_be_void() -> None:
    controller, reader = listening(
        session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN), {"T2": NoCard("The deck is bad.", bad_deck=True)}
    )
    reader.reads("Ks T2")
    controller.drain()
    assert controller.told == Told("The deck is bad.", offer=VoidDeal())
    controller.press(VoidDeal())
    assert {str(seat): player.chips + player.paid for seat, player in controller.table.players.items()} == SEVEN


def test_a_card_after_a_faulty_one_takes_the_message_away() -> None:
    controller, reader = at_the_showdown()
    reader.reads("0D00319CD0 As")
    controller.drain()
    assert controller.told is None


# A hole card is nobody's business -------------------------------------------------------------------------------------


@pytest.mark.parametrize("played", range(len(TO_SHOWDOWN)))
def test_before_the_showdown_a_card_under_the_reader_is_not_looked_up(played: int) -> None:
    controller, reader = listening(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN[:played]))
    table, step = controller.table, controller.session.step
    reader.reads("As")
    controller.drain()
    assert reader.asked == []
    assert controller.told == Told(NO_CARD_DUE)
    assert (controller.table, controller.session.step, controller.coming.laid) == (table, step, ())
    assert ACE not in controller.coming.seen


def test_after_the_hand_too() -> None:
    controller, reader = at_the_showdown()
    reader.reads(f"{SEVENTHS} {NINTHS} {SIXTHS} 7d")
    controller.drain()
    assert "7d" not in reader.asked
    assert controller.told == Told(NO_CARD_DUE)


# Community cards and up cards -----------------------------------------------------------------------------------------


def test_community_cards_come_from_the_reader_when_they_are_due() -> None:
    controller, reader = listening(session_at(HOLDEM, THREE, 1, "1 call", "2 call", "3 check"))
    reader.reads("7c 8d Kh")
    controller.drain()
    assert controller.table.board == cards("7c 8d Kh")
    assert controller.table.to_act == 2


def test_up_cards_go_round_in_dealing_order() -> None:
    controller, reader = listening(session_at(STUD, THREE, 1))
    reader.reads("7c 8d Kh")
    controller.drain()
    assert {seat: player.up for seat, player in controller.table.players.items()} == {
        2: cards("7c"),
        3: cards("8d"),
        1: cards("Kh"),
    }


def test_an_up_card_goes_to_the_seat_that_was_tapped() -> None:
    controller, reader = listening(session_at(STUD, THREE, 1))
    controller.choose_seat(Seat(1))
    reader.reads("Kh")
    controller.drain()
    assert controller.session.last_line == "up 1 Kh"


def test_a_stud_hand_is_laid_down_with_its_up_cards() -> None:
    lines = ["up 2 7c", "up 3 8d", "up 1 Kh", "1 bring-in", "2 call", "3 fold"]
    for two, one in (("2c", "3d"), ("5c", "6h"), ("9c", "9h")):
        lines += [f"up 2 {two}", f"up 1 {one}", "1 check", "2 check"]
    controller, reader = listening(session_at(STUD, THREE, 1, *lines))
    place = controller.coming.place
    assert place is not None
    assert len(place.lying) == 4
    reader.reads("Ts")
    controller.drain()
    assert controller.session.last_line == f"{place.seat} shows {' '.join(map(str, place.lying))} Ts"


def test_openers_are_as_many_as_the_dealer_says() -> None:
    lines = ["2 bet 10", "3 fold", "1 call", "2 discard 2", "1 discard 1", "2 bet 20", "1 fold"]
    controller, reader = listening(session_at(JACKPOTS, THREE, 1, *lines))
    assert controller.coming.place is not None
    assert (controller.coming.place.what, controller.coming.place.whole) == ("openers", False)
    reader.reads("Js Jd")
    controller.drain()
    assert not controller.table.over
    controller.finish()
    assert controller.table.over
    assert controller.session.last_line == "2 opens-with Js Jd"


# Cards tapped in ------------------------------------------------------------------------------------------------------


def test_without_a_reader_cards_are_tapped_in() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN))
    for card in cards(SEVENTHS):
        controller.enter(card)
    assert controller.session.last_line == f"7 shows {SEVENTHS}"


def test_a_card_tapped_by_mistake_can_be_taken_away() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN))
    controller.enter(Card.parse("2d"))
    controller.take_away(Card.parse("2d"))
    assert controller.coming.laid == ()
    assert Card.parse("2d") not in controller.coming.seen


def test_a_card_that_is_on_the_table_cannot_be_tapped_in_again() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN))
    for card in (*cards(SEVENTHS), ACE):
        controller.enter(card)
    assert controller.told == Told("A♠ is on the table already.")
    assert controller.coming.laid == ()


def test_no_card_can_be_tapped_in_when_none_is_due() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    controller.enter(ACE)
    assert controller.told == Told("No card is due.")
    assert ACE not in controller.coming.seen


def test_a_card_that_was_thrown_away_by_name_is_not_kept() -> None:
    lines = [*TO_SHOWDOWN[:8], "6 discard 1", "7 discard 2d", "9 discard 2", "7 bet 200", "9 call"]
    controller = Controller(session_at(DRAW, SEVEN, 2, *lines))
    for card in cards("As Ah Kd Kc 2d"):
        controller.enter(card)
    assert controller.told is not None
    assert controller.told.says == "2♦ was thrown away and cannot be in seat 7's hand."
    assert controller.coming.laid == cards("As Ah Kd Kc")
