"""The controller without a window: presses, cards that come, what is told."""

import threading
from pathlib import Path

import pytest

from assistant.cards import Card, cards
from assistant.changed import changed
from assistant.commands import Bet, Call, Check, Command, DealBoard, Fold, NextHand, Raise, Show, VoidDeal
from assistant.decide import Refused
from assistant.follow import Acted, act
from assistant.journal import Journal
from assistant.session import Session
from assistant.table import Table
from assistant.terms import read_seats, read_terms
from assistant.words import Chips, Seat
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
    WrittenReader,
    listening,
    session_at,
)
from ui.controller import NO_CARD_DUE, TOO_LATE, Controller
from ui.reading import NoCard, ReaderFailed, ReaderGone, ReaderNoise, ReaderThere
from ui.views.choices import Told

ACE = Card.parse("As")


def at_the_showdown() -> tuple[Controller, WrittenReader]:
    return listening(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN), {"0D00319CD0": NoCard("Tag 0D00319CD0 is unknown.")})


def before_the_flop() -> Controller:
    return Controller(session_at(HOLDEM, THREE, 1, "1 call", "2 call"))


# Presses --------------------------------------------------------------------------------------------------------------


def test_a_press_is_carried_out() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    assert controller.press(Call(Seat(5)), controller.session.step)
    assert controller.session.last_line == "5 call"
    assert controller.told is None


def test_a_refusal_is_told_with_its_clause_and_forgotten_at_the_next_press() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    assert not controller.press(Raise(Seat(5), Chips(11)))
    assert controller.told is not None
    assert controller.told.says == "The last raise was 10: raise to 20 or more, not 11."
    assert str(controller.told.clause) == "nz-casino-1999 11.5(d)"
    controller.press(Fold(Seat(5)))
    assert controller.told is None


def test_a_press_for_a_step_that_is_over_does_nothing() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    step = controller.session.step
    controller.press(Fold(Seat(5)), step)
    table = controller.table
    assert not controller.press(Call(Seat(6)), step)
    assert controller.table is table
    assert controller.told == Told(TOO_LATE)


def test_a_late_undo_takes_nothing_back() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    step = controller.session.step
    controller.press(Fold(Seat(5)), step)
    assert not controller.undo(step)
    assert controller.session.last_line == "5 fold"
    assert controller.told == Told(TOO_LATE)


def test_there_is_nothing_to_undo_at_first() -> None:
    controller = Controller(Session.open(read_terms(DRAW), read_seats(SEVEN)))
    assert not controller.undo()
    assert controller.told == Told("There is nothing to take back.")


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


# Undo -----------------------------------------------------------------------------------------------------------------


def test_a_flop_that_was_taken_back_is_the_same_flop() -> None:
    controller = before_the_flop()
    controller.press(Check(Seat(3)))
    before = controller.table
    controller.press(DealBoard(cards("7c 8d Kh")))
    controller.undo()
    assert controller.table == before
    assert controller.coming.again == DealBoard(cards("7c 8d Kh"))
    controller.undo()
    controller.press(Raise(Seat(3), Chips(200)))
    controller.press(Fold(Seat(1)))
    controller.press(Call(Seat(2)))
    assert controller.table.board == cards("7c 8d Kh")


def test_a_wrong_flop_is_put_right() -> None:
    controller = before_the_flop()
    controller.press(Check(Seat(3)))
    controller.press(DealBoard(cards("7c 8d Kh")))
    controller.undo()
    for card in cards("7c 8d Ks"):
        controller.enter(card)
    assert controller.table.board == cards("7c 8d Ks")
    controller.undo()
    controller.undo()
    controller.press(Check(Seat(3)))
    assert controller.table.board == cards("7c 8d Ks")


def test_hands_that_were_laid_down_lie_there_still_when_the_last_call_was_wrong() -> None:
    controller, reader = at_the_showdown()
    reader.reads(f"{SEVENTHS} {NINTHS}")
    controller.drain()
    for _ in range(3):
        controller.undo()
    controller.press(Call(Seat(9)))
    shown = {seat: player.cards for seat, player in controller.table.players.items() if player.cards}
    assert shown == {7: cards(SEVENTHS), 9: cards(NINTHS)}


def test_a_hand_put_right_brings_no_other_one_back() -> None:
    controller, _ = at_the_showdown()
    controller.press(Show(Seat(7), cards(SEVENTHS)))
    controller.undo()
    controller.press(Show(Seat(9), cards(NINTHS)))
    assert controller.table.players[Seat(7)].cards is None


def test_nothing_lies_face_up_after_a_new_deal() -> None:
    controller, _ = at_the_showdown()
    controller.press(Show(Seat(7), cards(SEVENTHS)))
    controller.undo()
    controller.press(VoidDeal())
    for seat in (5, 6, 7, 9):
        controller.press(Call(Seat(seat)))
    assert controller.coming.seen == frozenset()
    assert controller.coming.again is None


def test_half_a_hand_is_forgotten_with_the_deal() -> None:
    controller, reader = at_the_showdown()
    reader.reads("As Ah")
    controller.drain()
    controller.press(VoidDeal())
    assert controller.coming.seen == frozenset()


# The reader, the journal, the sum -------------------------------------------------------------------------------------


def test_a_reader_that_is_lost_is_told_until_it_is_there_again() -> None:
    controller, reader = listening(session_at(DRAW, SEVEN, 2))
    reader.put(ReaderGone("the reader at /dev/dealer/board was pulled out"))
    controller.drain()
    assert controller.told == Told("The reader at /dev/dealer/board was pulled out.")
    assert controller.reader_said == ReaderGone("the reader at /dev/dealer/board was pulled out")
    reader.put(ReaderThere())
    controller.drain()
    assert controller.told is None
    assert controller.reader_said == ReaderThere()


def test_noise_is_shown_beside_the_reader_and_hides_nothing() -> None:
    controller, reader = listening(session_at(DRAW, SEVEN, 2))
    controller.press(Bet(Seat(5), Chips(40)))
    told = controller.told
    reader.put(ReaderNoise(3))
    controller.drain()
    assert controller.reader_said == ReaderNoise(3)
    assert controller.told == told
    assert told is not None


def test_a_fault_in_the_readers_thread_is_shown() -> None:
    controller, reader = listening(session_at(DRAW, SEVEN, 2))
    reader.put(ReaderFailed("ValueError: 7"))
    controller.drain()
    assert controller.told == Told("ValueError: 7.")


def test_other_threads_only_put_and_wake() -> None:
    woken: list[str] = []
    reader = WrittenReader()
    session = session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN)
    controller = Controller(session, reader)
    controller.start(lambda: woken.append(threading.current_thread().name))
    thread = threading.Thread(target=reader.reads, args=("As",), name="reader")
    thread.start()
    thread.join()
    assert woken == ["MainThread", "reader"]
    assert controller.coming.laid == ()
    controller.drain()
    assert len(controller.coming.laid) == 1


def test_stopping_stops_the_reader_and_closes_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "t.journal"
    reader = WrittenReader()
    controller = Controller(Session.open(read_terms(DRAW), read_seats(SEVEN), Journal.create(path)), reader)
    controller.start(lambda: None)
    controller.stop()
    assert reader.stopped
    assert not controller.press(NextHand(Seat(2)))
    assert controller.told is not None
    assert controller.told.says.startswith("Nothing was done, for it cannot be written down.")
    assert controller.table.hand == 0


def test_a_table_taken_up_again_with_something_to_tell_tells_it() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2), told="The journal was damaged.")
    assert controller.told == Told("The journal was damaged.")
    controller.dismiss()
    assert controller.told is None


def makes_a_chip(table: Table, command: Command) -> Acted | Refused:
    """A rule that goes wrong."""
    answer = act(table, command)
    assert isinstance(answer, Acted)
    seat, player = next(iter(answer.table.players.items()))
    players = {**answer.table.players, seat: changed(player, chips=player.chips + 1)}
    return Acted(answer.events, changed(answer.table, players=players))


def test_a_sum_that_is_wrong_is_told_and_nothing_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    total = controller.table.chips
    monkeypatch.setattr("assistant.session.act", makes_a_chip)
    controller.press(Fold(Seat(5)))
    wrong = Told(f"The chips do not add up: expected {total}, found {total + 1}. Take the last step back.")
    assert controller.told == wrong
    assert not controller.press(Fold(Seat(6)))
    assert controller.told == wrong
    controller.undo()
    assert controller.told is None
    assert controller.table.chips == total
