"""The button and the blinds between hands: players coming and going, new terms, misdeals."""

from typing import Any

import pytest

from assistant.blinds import first_button
from assistant.events import BlindPosted
from assistant.table import Table
from tests.assistant.tables import DRAW, HOLDEM, at_rest, begun, folded_out, happens, play, stacks, why_not

FOUR = dict.fromkeys((1, 2, 3, 4), 200)
FOLDS = ("4 fold", "1 fold", "2 fold")
DEAD_BUTTON = {**HOLDEM, "house": {"button_moves": "dead-button"}}
WAIT = {**HOLDEM, "house": {"missed_blinds": "wait-for-last-blind"}}


def posted(table: Table, text: str = "next") -> list[tuple[int, int, bool]]:
    """Who posts what with a line, and whether it is dead."""
    return [(one.seat, one.chips, one.dead) for one in happens(table, text) if isinstance(one, BlindPosted)]


def over(terms: dict[str, Any] = HOLDEM, *more: str) -> Table:
    """A hand with the blinds at seats 2 and 3 that is over, and some lines after it."""
    return play(begun(terms, FOUR, *FOLDS), *more)


# The first hand ------------------------------------------------------------------------------------------------------


def test_the_first_button_is_right_of_the_dealer_or_decided_by_cards() -> None:
    assert first_button(at_rest(DRAW, FOUR)) == 4
    assert first_button(at_rest(DRAW, {1: 50, 2: 50, 4: 0})) == 2
    assert first_button(at_rest(HOLDEM, FOUR)) is None
    assert why_not(at_rest(HOLDEM, FOUR), "next").startswith("the first button is decided by cards: say which seat")
    assert why_not(at_rest(HOLDEM, FOUR), "next 5").startswith(
        "the button must be at a player's seat, found empty seat"
    )


@pytest.mark.parametrize(
    ("terms", "seats", "told"),
    [
        (HOLDEM, {1: 200}, "a hand needs 2 players with chips, found 1"),
        (HOLDEM, {1: 200, 2: 0}, "a hand needs 2 players with chips, found 1"),
        (HOLDEM, {1: 200, 2: {"chips": 200, "away": True}}, "a hand needs 2 players with chips, found 1"),
        ({**HOLDEM, "blinds": [1, 2, 4]}, {1: 200, 2: 200}, "a hand needs 3 players with chips, found 2"),
        ({**DRAW, "deck": 32}, dict.fromkeys(range(1, 8), 50), "7 players need 35 cards, and the deck has 32"),
    ],
)
def test_a_hand_that_cannot_begin(terms: dict[str, Any], seats: dict[int, Any], told: str) -> None:
    assert why_not(at_rest(terms, seats), "next 1").startswith(told)


# Whoever was away or is new ------------------------------------------------------------------------------------------


def test_a_newcomer_posts_the_last_blind_live() -> None:
    assert posted(over(HOLDEM, "6 sits 200")) == [(3, 5, False), (4, 10, False), (6, 10, False)]


def test_a_newcomer_in_the_small_blind_posts_both() -> None:
    """The last blind is live and the small one dead, as for anybody who has missed both."""
    table = over(DEAD_BUTTON, "3 leaves", "3 sits 200")
    assert posted(table) == [(4, 10, False), (3, 10, False), (3, 5, True)]


def test_a_newcomer_who_is_the_last_blind_owes_no_other() -> None:
    table = over(HOLDEM, "4 leaves", "4 sits 200")
    assert posted(table) == [(3, 5, False), (4, 10, False)]


def test_a_missed_blind_is_posted_again_after_a_misdeal() -> None:
    """It came back to its owner with everything else, so it is owed again."""
    table = play(over(HOLDEM, "6 sits 200"), "next")
    assert posted(table, "misdeal") == [(3, 5, False), (4, 10, False), (6, 10, False)]
    assert play(table, "misdeal").chips == table.chips


def test_once_it_is_posted_it_is_owed_no_more() -> None:
    table = folded_out(play(over(HOLDEM, "6 sits 200"), "next"))
    assert posted(table) == [(4, 5, False), (6, 10, False)]


def test_who_moves_away_from_the_last_blind_owes_it() -> None:
    """Seat 4 is next for it and moves behind seat 1; seat 1 moves nearer to it and owes nothing."""
    assert posted(over(HOLDEM, "2 leaves", "4 moves 2")) == [(3, 5, False), (1, 10, False), (2, 10, False)]
    assert posted(over(HOLDEM, "1 moves 9")) == [(3, 5, False), (4, 10, False)]


def test_who_waits_for_the_last_blind_has_no_cards() -> None:
    table = play(over(WAIT, "6 sits 200"), "next")
    assert table.order == (3, 4, 1, 2)
    again = play(folded_out(table), "next")
    assert (again.spots, again.order) == ((4, 6), (4, 6, 1, 2, 3))


def test_nobody_waits_where_nobody_else_is_left() -> None:
    """Seat 1 has the last blind again, and a newcomer alone against him does not wait for it."""
    table = over(WAIT, "6 sits 200", "2 leaves", "3 leaves", "4 leaves")
    assert len(play(table, "next").order) == 2


# New terms -----------------------------------------------------------------------------------------------------------

NO_BLINDS = 'terms {"rules":"home-game","game":"five-card-stud","betting":"no-limit","ante":5}'
ONE_BLIND = 'terms {"rules":"tda-2024","game":"texas-holdem","betting":"no-limit","blinds":[10]}'
THREE = 'terms {"rules":"nz-casino-1999","game":"five-card-draw","betting":"pot-limit","blinds":[5,10,20]}'


@pytest.mark.parametrize("terms", [NO_BLINDS, ONE_BLIND, THREE])
def test_new_terms_count_from_the_next_hand_on(terms: str) -> None:
    table = over(HOLDEM, terms)
    assert table.stakes.blinds == (5, 10)
    after = play(table, "next")
    assert after.stakes == table.notice
    assert len(after.spots) == len(after.stakes.blinds)
    assert after.chips == table.chips


def test_new_blinds_for_who_owes_old_ones() -> None:
    """He missed both of two; of one he owes that, and where there are none he just plays."""
    missed = folded_out(play(over(HOLDEM, "4 away"), "next"))
    away = play(folded_out(play(missed, "next")), "4 back")
    assert 4 in play(away, NO_BLINDS, "next").order
    assert (4, 10, False) in posted(play(away, ONE_BLIND))


def test_whether_there_are_enough_players_is_asked_of_the_new_terms() -> None:
    table = over(HOLDEM, "3 leaves", "4 leaves", THREE)
    assert why_not(table, "next").startswith("a hand needs 3 players with chips, found 2")


# Antes and stacks ----------------------------------------------------------------------------------------------------


def test_a_stack_that_the_ante_takes_whole_posts_no_blind() -> None:
    table = begun({**HOLDEM, "ante": 20}, {1: 200, 2: 20, 3: 25})
    assert stacks(table) == {1: 180, 2: 0, 3: 0}
    assert table.to_match == 10


def test_one_antes_for_the_table_after_his_blind() -> None:
    terms = {**HOLDEM, "ante": 10, "ante_by": "last-blind"}
    assert stacks(begun(terms, {1: 200, 2: 200, 3: 15})) == {1: 200, 2: 195, 3: 0}
    assert stacks(begun(terms, {1: 200, 2: 200, 3: 8})) == {1: 200, 2: 195, 3: 0}


def test_the_over_blind_is_one_seats_once_and_whole() -> None:
    table = begun(DRAW, {1: 200, 2: 200, 3: 200, 4: 200, 5: 19})
    assert why_not(table, "5 over-blind").startswith("only seat 4, left of the last blind, may post the over-blind")
    assert why_not(play(table, "4 call"), "4 over-blind").startswith("the over-blind is posted before the cards")
    assert why_not(play(table, "4 over-blind"), "5 over-blind").startswith("the over-blind is posted before the cards")
    short = begun(DRAW, {1: 200, 2: 200, 3: 200, 4: 19})
    assert why_not(short, "4 over-blind").startswith("the over-blind is 20, and seat 4 has 19")
    assert why_not(begun(DRAW, {1: 200, 2: 200}), "1 over-blind").startswith("no seat is left for an over-blind")
