"""Where things are on the table screen: targets for a finger, large buttons that stay, seats as they sit."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest

from assistant.session import Session
from assistant.terms import read_seats, read_terms
from assistant.words import Seat
from tests.ui.dealer import Dealer
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import DRAW, HOLDEM, SEVEN, STUD, THREE, TO_SHOWDOWN, session_at
from ui import theme
from ui.views.table_view import table_view

NINE_MM = {(1280, 720): 60, (800, 480): 48}
"""The least a target may be, in pixels, on a display of 7 inches."""
APART = 48

LONG_NAMES = {str(seat): {"chips": 1_250_000 + seat, "name": f"Bartholomew the {seat}th"} for seat in range(1, 11)}


@pytest.fixture
def dealer(stage: Stage) -> Dealer:
    return Dealer(stage)


@pytest.mark.parametrize("size", SIZES)
def test_all_in_is_far_from_a_check(dealer: Dealer, size: tuple[int, int]) -> None:
    dealer.stage.resize(size)
    dealer.sees(session_at(HOLDEM, THREE, 1, "1 call", "2 call"))
    check = dealer.button("Check")
    for one in (dealer.button("All in"), dealer.button("900")):
        assert max(one.y - check.top, check.y - one.top, one.x - check.right, check.x - one.right) >= APART


def sessions() -> Iterator[Session]:
    """A table at everything that a hand can wait for."""
    yield Session.open(read_terms(DRAW), read_seats(SEVEN))
    for length in (2, 8, 11, 13):
        yield session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN[:length])
    yield session_at(HOLDEM, LONG_NAMES, 1, "4 raise 500000")
    yield session_at(HOLDEM, THREE, 1, "1 call", "2 call", "3 check")
    yield session_at(STUD, THREE, 1, "up 2 9s", "up 3 4d")


def pressable(root: Any) -> list[Any]:
    """Every target that is there."""
    return [one for one in root.walk() if hasattr(one, "on_release") and one.width > 2]


@pytest.mark.parametrize("size", SIZES)
def test_every_target_is_large_enough_and_none_lies_over_another(dealer: Dealer, size: tuple[int, int]) -> None:
    dealer.stage.resize(size)
    for session in sessions():
        dealer.sees(session)
        targets = pressable(dealer.screen)
        assert all(min(one.size) >= NINE_MM[size] - 0.5 for one in targets)
        assert all(min(one.pos) >= 0 and one.right <= size[0] and one.top <= size[1] for one in targets)
        over = [(one, other) for one, other in combinations(targets, 2) if one.collide_widget(other)]
        assert [pair for pair in over if not touching(*pair)] == []


def touching(one: Any, other: Any) -> bool:
    """Whether two only share an edge, which Kivy counts as over each other."""
    return bool(
        min(one.right, other.right) - max(one.x, other.x) < 1 or min(one.top, other.top) - max(one.y, other.y) < 1
    )


def test_the_large_buttons_never_move(dealer: Dealer) -> None:
    panel, bar = dealer.screen.panel, dealer.screen.bar
    places: dict[Any, set[tuple[float, ...]]] = {}
    for session in sessions():
        dealer.sees(session)
        for press in (panel.first, panel.second, panel.main, bar.undo, bar.rulings):
            if press.choice is not None:
                places.setdefault(press, set()).add((*press.pos, *press.size))
    assert all(len(seen) == 1 for seen in places.values())


def test_seats_go_round_clockwise_from_the_dealers_left(dealer: Dealer) -> None:
    dealer.sees(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN[:2]))
    middle = dealer.screen.felt.center
    seats = [dealer.screen.felt.seats[Seat(number)].center for number in range(1, 11)]
    assert [seats[0][0] < middle[0], seats[0][1] < middle[1]] == [True, True]
    assert [seats[9][0] > middle[0], seats[9][1] < middle[1]] == [True, True]
    turns = [
        (x - middle[0]) * (next_y - middle[1]) - (y - middle[1]) * (next_x - middle[0])
        for (x, y), (next_x, next_y) in pairwise(seats)
    ]
    assert all(turn < 0 for turn in turns)


def test_the_seat_to_act_stands_out(dealer: Dealer) -> None:
    dealer.sees(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN[:2]))
    seat = dealer.screen.felt.seats[Seat(7)]
    assert seat.ground == theme.ACTS
    assert dealer.screen.felt.seats[Seat(9)].ground == theme.SURFACE


def test_a_view_that_says_the_same_draws_nothing_new(dealer: Dealer) -> None:
    session = session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN[:2])
    dealer.sees(session)
    dealer.screen.view = table_view(session.table, session.step, session.last_line)
    dealer.stage.frames(1)
    assert not dealer.stage.window.canvas.needs_redraw
