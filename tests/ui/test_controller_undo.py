"""The controller without a window: cards that an undo leaves face up."""

from assistant.cards import cards
from assistant.commands import Call, Check, DealBoard, Fold, Raise, Show, VoidDeal
from assistant.lines import Undo, read_line
from assistant.words import Chips, Seat
from tests.ui.tables import (
    HOLDEM,
    NINTHS,
    SEVENTHS,
    THREE,
    TO_SHOWDOWN,
    at_the_showdown,
    session_at,
)
from ui.controller import Controller


def before_the_flop() -> Controller:
    return Controller(session_at(HOLDEM, THREE, 1, "1 call", "2 call"))


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
    for text in TO_SHOWDOWN:
        line = read_line(text)
        assert not isinstance(line, Undo)
        assert controller.press(line)
    assert controller.coming.place is not None
    assert controller.coming.seen == frozenset()
    assert controller.coming.again is None


def test_half_a_hand_is_forgotten_with_the_deal() -> None:
    controller, reader = at_the_showdown()
    reader.reads("As Ah")
    controller.drain()
    controller.press(VoidDeal())
    assert controller.coming.seen == frozenset()
