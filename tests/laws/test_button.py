"""The button and the blinds over many hands, with players coming, going and changing seats: everybody pays his round.

What a player has paid is kept here by his name, beside the program: the last blind goes round the ten seats, and who is
dealt in must have paid one within the round. Nobody owes a blind at the first hand: all who sit there, whether they are
dealt in or away, count from it.
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
        if first:
            paid.update(dict.fromkeys((player.name for player in hand.begun.players.values()), 0))
        for seat in hand.begun.order:
            name = hand.begun.players[seat].name
            if seat in paying:
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
def test_the_blinds_come_in_turn_behind_the_button(room: Room) -> None:
    """Each is at a seat of its own on the way round to the last; the button is behind the first, or at the last."""

    def check(hand: Hand) -> None:
        behind = [way(spot, hand.last) for spot in hand.begun.spots[:-1]] + [0]
        assert sorted(set(behind), reverse=True) == behind
        if hand.begun.button is not None and not between_two_with_the_first_blind_on_the_button(hand):
            assert way(hand.begun.button, hand.last) > behind[0]

    holds(room, check)


@given(rooms("dead-button"))
def test_the_button_never_moves_backward(room: Room) -> None:
    """It follows the last blind, which moves on with every hand, and falls no further behind than that moves.

    Between two whose button posts first it has no choice: it is with whoever has not the last blind, though both have
    only just sat down and he sits beyond it (tda-2024 34-B).
    """

    def check(hand: Hand) -> None:
        if hand.before.button is None or hand.begun.button is None:
            return
        if between_two_with_the_first_blind_on_the_button(hand):
            return
        behind = way(hand.before.button, hand.before.spots[-1])
        moved = way(hand.before.spots[-1], hand.last)
        assert way(hand.begun.button, hand.last) <= behind + moved

    holds(room, check)


def between_two_with_the_first_blind_on_the_button(hand: Hand) -> bool:
    """Whether two play, and the one who has not the last blind has the button."""
    return len(hand.able) == 2 and hand.begun.stakes.rules.heads_up_blinds == "button-posts-first"
