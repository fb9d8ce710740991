"""The button and the blinds over many hands, with players coming, going and changing seats: everybody pays his round.

What a player has paid is kept here by his name, beside the program: the last blind goes round the ten seats, and who is
dealt in must have paid one within the round.
"""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.words import SEATS
from tests.laws.room import Hand, Room, rooms, way


def holds(room: Room, check: Callable[[Hand], None]) -> None:
    """Whether every hand of the evening is as *check* has it; where not, the evening is told as a script."""
    try:
        for hand in room.hands():
            check(hand)
    except AssertionError as error:
        error.add_note(repr(room))
        raise


@given(rooms("dead-button"))
def test_the_last_blind_goes_on_to_the_next_player(room: Room) -> None:
    def check(hand: Hand) -> None:
        if hand.before.hand:
            assert hand.last == min(hand.able, key=lambda seat: way(hand.before.spots[-1], seat))
        assert [one.seat for one in hand.posted if one.last] == [hand.last]

    holds(room, check)


@given(rooms("dead-button"))
def test_whoever_is_dealt_in_has_paid_within_the_round(room: Room) -> None:
    paid: dict[str, int] = {}
    gone = 0

    def check(hand: Hand) -> None:
        nonlocal gone
        first = not hand.before.hand
        gone += 0 if first else way(hand.before.spots[-1], hand.last)
        whole = hand.begun.stakes.blinds[-1]
        paying = {one.seat for one in hand.posted if one.blind == whole and not one.dead}
        for seat in hand.begun.order:
            name = hand.begun.players[seat].name
            if seat in paying or first:
                paid[name] = gone
            assert gone - paid.get(name, -len(SEATS)) < len(SEATS), f"seat {seat} plays and has not paid the last blind"

    holds(room, check)


@pytest.mark.parametrize("moves", ["dead-button", "moving-button"])
@given(data=st.data())
def test_nobody_is_dealt_in_who_may_not_be(moves: str, data: st.DataObject) -> None:
    def check(hand: Hand) -> None:
        assert set(hand.begun.order) <= set(hand.able)
        assert len(hand.begun.order) >= 2
        waiting = {seat for seat in hand.able if hand.begun.players[seat].owes}
        if hand.begun.stakes.rules.missed_blinds == "post-all":
            waiting = set()
        left_out = set(hand.able) - set(hand.begun.order)
        assert left_out <= waiting

    holds(data.draw(rooms(moves)), check)


@given(rooms("dead-button"))
def test_the_button_never_moves_backward(room: Room) -> None:
    """It follows the last blind, which moves on with every hand, and falls no further behind than that moves.

    Where there are as many blinds as players the button pays one of them, and has no way behind to keep.
    """

    def check(hand: Hand) -> None:
        if hand.before.button is None or hand.begun.button is None or len(hand.before.spots) == len(hand.before.order):
            return
        behind = way(hand.before.button, hand.before.spots[-1])
        moved = way(hand.before.spots[-1], hand.last)
        assert (hand.last - hand.begun.button) % len(SEATS) <= behind + moved

    holds(room, check)
