"""The amounts that may be confirmed are those that the table accepts, and no others."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.commands import AllIn, Bet, Call, Check, Command, Fold, NextHand, Raise
from assistant.decide import Refused, decide
from assistant.follow import Acted, act
from assistant.session import Session
from assistant.table import Table
from assistant.terms import read_seats, read_terms
from assistant.words import Chips, Seat
from tests.ui.tables import DRAW, SEVEN, session_at
from ui.views.amount import Amount
from ui.views.choices import Choice
from ui.views.doing import doing
from ui.views.wager import Wager, handy

STRUCTURES: tuple[dict[str, Any], ...] = (
    {"betting": "no-limit"},
    {"betting": "pot-limit"},
    {"betting": "half-pot"},
    {"betting": "limit", "bets": [10, 20]},
    {"betting": "spread-limit", "minimum": 10, "maximum": 40},
    {"betting": "capped-spread", "caps": [60, 120]},
)
STUD = {"rules": "home-game", "game": "five-card-stud", "betting": "limit", "bets": [5, 10], "bring_in": 2}


def begun(terms: dict[str, Any], stacks: list[int]) -> Table:
    seats = {str(number): stack for number, stack in enumerate(stacks, 1)}
    session = Session.open(read_terms(terms), read_seats(seats))
    assert isinstance(session.submit(NextHand(Seat(1))), Acted)
    return session.table


def wagered(table: Table) -> Wager:
    found = doing(table, None).wager
    assert found is not None
    return found


def acts(seat: Seat) -> tuple[Command, ...]:
    return (Check(seat), Call(seat), AllIn(seat), Fold(seat))


def betting(table: Table, choices: list[int]) -> Iterator[Table]:
    """The table at each decision, as *choices* of an action and an amount lead through the hand."""
    for choice in choices:
        if table.to_act is None:
            return
        yield table
        chosen = wagered(table)
        raised = chosen.choice(Chips(chosen.least + choice % 37)).command
        wanted = (raised, *acts(table.to_act))[choice % 5] if raised is not None else acts(table.to_act)[choice % 4]
        for command in (wanted, *acts(table.to_act)):
            answer = act(table, command)
            if isinstance(answer, Acted):
                table = answer.table
                break


@given(
    st.sampled_from(STRUCTURES),
    st.lists(st.integers(1, 400), min_size=3, max_size=6),
    st.lists(st.integers(0, 1000), max_size=14),
)
def test_what_may_be_confirmed_is_what_the_table_accepts(
    structure: dict[str, Any], stacks: list[int], choices: list[int]
) -> None:
    terms = {"rules": "tda-2024", "game": "texas-holdem", "blinds": [5, 10], **structure}
    for table in betting(begun(terms, stacks), choices):
        chosen = wagered(table)
        for to in range(1, chosen.has + 12):
            command = Bet(chosen.seat, Chips(to)) if chosen.opens else Raise(chosen.seat, Chips(to))
            refused = isinstance(decide(table, command), Refused)
            assert (chosen.refusal(Chips(to)) is not None) == refused, (to, chosen)


def test_a_refused_amount_says_what_would_be_right_and_the_whole_clause() -> None:
    chosen = wagered(session_at(DRAW, SEVEN, 2, "5 over-blind", "6 all-in").table)
    little, much, more = (chosen.choice(Chips(to)) for to in (119, 246, 3321))
    assert (little.below, much.below, more.below) == (
        "120 at least · 11.5(d)",
        "245 at most · 11.5(e)",
        "245 at most · 1.1 Table stakes",
    )
    assert little.why_not is not None
    assert little.why_not.because == "The last raise was 50: raise to 120 or more."
    assert little.why_not.clause.book == "nz-casino-1999"
    assert little.why_not.clause.about
    assert not little.offered


def test_a_legal_amount_says_the_chips_and_what_is_left_behind() -> None:
    choice = wagered(session_at(DRAW, SEVEN, 2, "5 over-blind", "6 all-in").table).choice(Chips(175))
    assert choice == Choice("Raise to 175", "1 × 100 · 3 × 25 · leaves 3,145", Raise(Seat(7), Chips(175)))


def test_half_the_pot_and_the_pot_are_one_tap_away() -> None:
    half, pot = doing(session_at(DRAW, SEVEN, 2, "5 over-blind", "6 all-in").table, None).presets
    assert half == Choice("½ pot", "155", Raise(Seat(7), Chips(155)))
    assert pot == Choice("Pot", "245", Raise(Seat(7), Chips(245)))


def test_a_preset_that_does_not_fit_is_greyed_with_its_reason() -> None:
    table = begun({**DRAW, "betting": "half-pot"}, [500, 500, 500])
    pot = doing(table, None).presets[1]
    assert pot is not None
    assert pot.why_not is not None
    assert pot.why_not.clause.number == "11.5(e)"


def test_stud_completes_the_bring_in_in_place_of_the_least_raise() -> None:
    table = session_at(STUD, {"1": 100, "2": 100, "3": 100}, 1, "up 2 9s", "up 3 4d", "up 1 Kc", "1 bring-in").table
    now = doing(table, None)
    assert now.main is not None
    assert now.main.text == "Complete to 5"
    assert now.right is not None
    assert (now.right.text, now.right.below) == ("Call", "2")


# An amount put together -----------------------------------------------------------------------------------------------


@pytest.fixture
def amount() -> Amount:
    """Seat 7's, with 70 to call: 120 at least, 245 at most."""
    return Amount(wagered(session_at(DRAW, SEVEN, 2, "5 over-blind", "6 all-in").table))


def test_it_begins_with_the_least(amount: Amount) -> None:
    assert (amount.to, amount.begun, amount.limits) == (120, False, "120 to 245")


def test_chips_add_up_to_what_the_player_has_pushed(amount: Amount) -> None:
    pushed = amount.with_chip(Chips(100)).with_chip(Chips(25)).with_chip(Chips(25))
    assert (pushed.to, pushed.told) == (150, "1 × 100 · 2 × 25")
    assert pushed.back().to == 125


def test_chips_count_on_top_of_what_lies_in_front() -> None:
    table = session_at(DRAW, SEVEN, 2, "5 call", "6 call", "7 raise 30", "9 call", "2 call").table
    assert table.players[Seat(3)].bet == 5
    assert Amount(wagered(table)).with_chip(Chips(100)).to == 105


def test_digits_replace_chips_and_lead_with_no_nought(amount: Amount) -> None:
    typed = amount.with_chip(Chips(25)).with_digits("0").with_digits("2").with_digits("00")
    assert (typed.to, typed.chips) == (200, ())
    assert typed.back().back().to == 2
    assert typed.back().back().back().to == amount.wager.least


def test_the_chips_at_hand_are_the_largest_that_can_be_needed() -> None:
    assert handy((Chips(25), Chips(100)), Chips(10)) == (25,)
