"""Pots, shares and odd chips, number by number."""

import pytest

from assistant.pots import Pot, layers, line_for_odd_chips, odd_chips, pots, rake, share, uncalled
from assistant.stakes import Rake
from assistant.table import Player
from assistant.words import Chips, Seat
from tests.assistant.tables import DRAW, HOLDEM, begun, stacks


def player(seat: int, paid: int, chips: int = 0, folded: bool = False) -> Player:
    return Player(Seat(seat), Chips(chips), dealt=True, folded=folded, bet=Chips(paid), paid=Chips(paid))


def told(*built: Pot) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.chips, pot.seats) for pot in built]


def test_nobody_all_in_is_one_pot() -> None:
    assert told(*layers([player(1, 40, 60), player(2, 40, 10), player(3, 10, 90, folded=True)])) == [(90, (1, 2))]


def test_each_all_in_makes_a_level() -> None:
    built = layers([player(1, 50), player(2, 100), player(3, 200, 5), player(4, 200, 7)])
    assert told(*built) == [(200, (1, 2, 3, 4)), (150, (2, 3, 4)), (200, (3, 4))]


def test_pots_with_the_same_seats_are_one() -> None:
    built = layers([player(1, 50, folded=True), player(2, 100), player(3, 100), player(4, 30, folded=True)])
    assert told(*built) == [(280, (2, 3))]


def test_dead_chips_are_in_the_main_pot() -> None:
    assert told(*layers([player(1, 50), player(2, 80)], Chips(15))) == [(115, (1, 2)), (30, (2,))]


def test_chips_above_every_live_hand_join_the_pot_below() -> None:
    """The best stack's hand was killed after it had bet more than the others have."""
    built = layers([player(1, 50), player(2, 80), player(3, 200, folded=True)])
    assert told(*built) == [(150, (1, 2, 3)[:2]), (180, (2,))]


def test_who_has_chips_left_claims_every_level_until_the_hand_is_settled() -> None:
    players = [player(1, 40, 60), player(2, 100, 10)]
    assert told(*layers(players)) == [(140, (1, 2))]
    assert told(*layers(players, settled=True)) == [(80, (1, 2)), (60, (2,))]


def test_nothing_put_in_is_no_pot() -> None:
    assert layers([player(1, 0, 50), player(2, 0, 50)]) == ()


def test_an_uncalled_bet_is_measured_against_the_next_highest_of_anybody() -> None:
    table = begun(HOLDEM, {1: 200, 2: 200, 3: 200}, "1 raise 60", "2 raise 150")
    assert uncalled(table) == (2, 90)
    assert uncalled(begun(HOLDEM, {1: 200, 2: 200, 3: 200}, "1 call", "2 call")) is None


def test_what_stayed_in_the_pot_is_in_the_next_main_pot() -> None:
    jackpots = {**DRAW, "game": "jackpots", "blinds": [], "ante": 5, "rules": "home-game"}
    table = begun(jackpots, {1: 50, 2: 50, 3: 50}, "2 check", "3 check", "1 check")
    assert (table.over, table.carried) == (True, 15)
    from_then = begun(jackpots, {1: 50, 2: 50, 3: 50}, "2 check", "3 check", "1 check", "next")
    assert sum(pot.chips for pot in pots(from_then)) == 30


# Shares --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chips", "winners", "unit", "each", "left"),
    [
        (475, (7, 9), 5, 235, 5),
        (475, (7, 9), 1, 237, 1),
        (100, (1, 2, 3), 25, 25, 25),
        (24, (1, 2), 25, 0, 24),
        (0, (1, 2), 5, 0, 0),
    ],
)
def test_share(chips: int, winners: tuple[Seat, ...], unit: int, each: int, left: int) -> None:
    assert share(Chips(chips), winners, Chips(unit)) == (dict.fromkeys(winners, each), left)


def test_one_winner_has_nothing_to_divide() -> None:
    """A pot of 7 at a table of 5-chips, from stacks that were not in 5s."""
    assert share(Chips(7), [Seat(3)], Chips(5)) == ({3: 7}, 0)
    table = begun({**DRAW, "chips": [5, 25]}, {1: 7, 2: 7, 3: 7}, "1 fold", "2 fold")
    assert stacks(table) == {1: 7, 2: 2, 3: 12}


def test_a_pot_without_a_winner_is_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="a pot needs a winner"):
        share(Chips(7), [], Chips(1))


def test_odd_chips() -> None:
    line = [Seat(4), Seat(7), Seat(9)]
    assert odd_chips(Chips(0), line, Chips(1), one_each=True) == {}
    assert odd_chips(Chips(2), line, Chips(1), one_each=True) == {4: 1, 7: 1}
    assert odd_chips(Chips(2), line, Chips(1), one_each=False) == {4: 2}
    assert odd_chips(Chips(12), line, Chips(5), one_each=True) == {4: 7, 7: 5}
    assert odd_chips(Chips(3), line, Chips(5), one_each=True) == {4: 3}


def test_the_line_for_odd_chips() -> None:
    suits = {Seat(2): (14, 1), Seat(5): (14, 3), Seat(8): (13, 3)}
    assert line_for_odd_chips("left-of-button", suits, Seat(5), {}) == (8, 2, 5)
    assert line_for_odd_chips("highest-card-by-suit", suits, Seat(1), suits) == (5, 2, 8)
    assert line_for_odd_chips("lowest-card-by-suit", suits, Seat(1), suits) == (8, 2, 5)


@pytest.mark.parametrize(
    ("chips", "terms", "taken"),
    [
        (19, Rake(5, Chips(25)), 0),
        (1001, Rake(5, Chips(25)), 25),
        (155, Rake(10, Chips(100), Chips(5)), 15),
        (100, Rake(0, Chips(25)), 0),
        (100, Rake(100, Chips(1000)), 100),
        (100, Rake(10, Chips(0)), 0),
    ],
)
def test_rake(chips: int, terms: Rake, taken: int) -> None:
    assert rake(Chips(chips), terms) == taken
