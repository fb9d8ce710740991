"""A table being set up, without a window: what goes with what, and why it cannot be played."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.commands import NextHand
from assistant.errors import TableError
from assistant.follow import Acted
from assistant.games import GAMES
from assistant.rules import BOOKS
from assistant.session import Session
from assistant.stakes import STRUCTURES
from assistant.table import Player
from assistant.terms import read_seats
from assistant.words import Chips, Seat
from tests.ui.tables import DRAW, HOLDEM, SEVEN, STUD, THREE
from ui.draft import Draft, draft_from_file, draft_of
from ui.views.setup_view import over_blind, seat_tiles, tiles


def draw() -> Draft:
    return draft_from_file({**DRAW, "button": 2}, SEVEN)


def value(draft: Draft, term: str) -> str:
    return next(tile.value for tile in tiles(draft) if tile.term == term)


def said(draft: Draft) -> str:
    problem = draft.problem()
    assert problem is not None
    return problem.sentence


def test_a_whole_table_has_no_problem() -> None:
    assert draw().problem() is None


def test_wrong_terms_say_why() -> None:
    assert said(draw().having("wild", ["2", "J", "A"])).startswith("No more than two ranks may be wild, found 3")
    assert said(draw().having("blinds", [10, 5])) == "Blinds must not shrink from first to last, found [10, 5]."
    assert said(draw().having("chips", [25, 5])).startswith("Chips must be the denominations in play, smallest first")
    assert said(draw().having("minimum", 20)).startswith("The last blind of 10 is under the table minimum of 20")


def test_a_hand_that_cannot_begin_says_why_and_under_which_clause() -> None:
    problem = Draft(draw().terms, {Seat(2): Player(Seat(2), Chips(500))}, Seat(2)).problem()
    assert problem is not None
    assert problem.sentence == "A hand needs 2 players with chips, found 1."
    no_button = draft_from_file(HOLDEM, THREE).problem()
    assert no_button is not None
    assert no_button.sentence == "The first button is decided by cards: say which seat has it."
    assert no_button.clause is not None


def test_the_button_is_at_a_players_seat() -> None:
    assert said(draft_from_file({**DRAW, "button": 1}, SEVEN)).startswith("The button must be at a player's seat")


def test_whoever_leaves_takes_the_button_along() -> None:
    draft = draw().without(Seat(2))
    assert draft.button is None
    assert Seat(2) not in draft.seats
    assert draw().without(Seat(3)).button == 2


def test_players_sit_in_the_order_of_their_seats() -> None:
    draft = draw().seating(Player(Seat(1), Chips(300), "Ana"))
    assert list(draft.seats) == [1, 2, 3, 4, 5, 6, 7, 9]


@pytest.mark.parametrize("structure", STRUCTURES)
def test_a_structure_brings_the_limits_that_it_needs(structure: str) -> None:
    draft = draw().having("betting", structure)
    assert draft.problem() is None
    assert draft.having("betting", "no-limit").terms.keys() == {**DRAW}.keys()


def test_limits_are_reckoned_from_the_last_blind_the_ante_or_the_lowest_chip() -> None:
    assert draw().having("betting", "limit").terms["bets"] == [10, 20]
    stud = draft_from_file(STUD, THREE).having("betting", "no-limit")
    assert stud.having("betting", "limit").terms["bets"] == [5, 10]
    assert stud.having("ante", 25).having("betting", "limit").terms["bets"] == [25, 50]


def test_another_game_has_its_own_deck() -> None:
    draft = draw().having("deck", 32).having("game", "texas-holdem")
    assert "deck" not in draft.terms
    assert value(draft, "deck") == "52 cards, as the game is"


def test_blinds_may_be_none() -> None:
    draft = draw().having("blinds", [])
    assert draft.problem() is None
    assert value(draft, "blinds") == "none"


def test_tiles_are_those_of_the_game_and_the_structure() -> None:
    terms = {tile.term for tile in tiles(draw())}
    assert {"rules", "game", "deck", "betting", "blinds", "ante", "chips", "minimum", "wild"} <= terms
    assert "bring_in" not in terms
    assert "bring_in" in {tile.term for tile in tiles(draft_from_file(STUD, THREE))}
    assert "bets" in {tile.term for tile in tiles(draw().having("betting", "limit"))}
    assert "qualifier" in {tile.term for tile in tiles(draw().having("high_low", "split"))}


def test_tiles_tell_the_terms_in_words() -> None:
    assert value(draw(), "rules") == "NZ casino 1999"
    assert value(draw(), "blinds") == "5 / 10"
    assert value(draw(), "ante") == "none"
    assert value(draw().having("wild", ["2", "J"]), "wild") == "2 J"


def test_the_over_blind_is_as_the_book_has_it() -> None:
    assert over_blind(draw()) == "Over-blind 20, if the seat left of the last blind wants it · 11.1(c)(iv)"
    assert over_blind(draft_from_file(HOLDEM, THREE)).startswith("No over-blind")
    assert over_blind(draw().having("chips", [25, 5])) == ""


def test_seats_tell_who_sits_there() -> None:
    draft = draft_from_file({**DRAW, "button": 3}, {"3": {"chips": 2015, "name": "Cy", "away": False}})
    third = seat_tiles(draft)[2]
    assert (third.name, third.chips, third.button, third.away) == ("Cy", "2,015", True, False)
    assert seat_tiles(draft)[0].chips == ""
    assert len(seat_tiles(draft)) == 10


@pytest.mark.parametrize("chips", [-5, "many", True, None])
def test_a_stack_that_cannot_be_is_turned_away_with_the_file(chips: object) -> None:
    with pytest.raises(TableError, match=r"^seat 3 has a stack of 0 or more, a whole number, found "):
        draft_from_file(DRAW, {"3": {"chips": chips}})


def test_a_table_in_use_is_drafted_as_it_is() -> None:
    draft = draw()
    session = Session.open(draft.stakes, draft.seats)
    answer = session.submit(NextHand(draft.button))
    assert isinstance(answer, Acted)
    assert draft_of(session.table).stakes == draft.stakes
    assert draft_of(session.table).button == 2


TERMS = st.fixed_dictionaries(
    {
        "rules": st.sampled_from(BOOKS),
        "game": st.sampled_from(sorted(GAMES)),
        "blinds": st.lists(st.integers(1, 50), max_size=4),
        "ante": st.integers(0, 10),
        "betting": st.sampled_from(STRUCTURES),
    }
)


@given(terms=TERMS, players=st.integers(0, 10), button=st.none() | st.integers(1, 10).map(Seat))
def test_what_has_no_problem_can_be_begun(terms: dict[str, Any], players: int, button: Seat | None) -> None:
    draft = Draft({}, read_seats({str(seat): 500 for seat in range(1, players + 1)}), button)
    for term, entered in terms.items():
        draft = draft.having(term, entered)
    if draft.problem() is None:
        answer = Session.open(draft.stakes, draft.seats).submit(NextHand(draft.button))
        assert isinstance(answer, Acted)
