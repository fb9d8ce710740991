"""The terms of a table and its seats: what cannot stand is told in one sentence, with the term and what was found."""

from typing import Any

import pytest

from assistant.cards import Rank
from assistant.errors import AssistantError
from assistant.terms import read_button, read_seats, read_terms, write_seats, write_terms
from assistant.words import Seat

TABLE: dict[str, Any] = {"rules": "roberts", "game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10]}
STUD: dict[str, Any] = {"rules": "roberts", "game": "seven-card-stud", "betting": "limit", "bets": [10, 20]}

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"stakes": 5}, "the table has no key 'stakes'; it may have rules, game, betting, "),
    ({"rules": None}, "the table needs rules, a word in quotes, found None"),
    ({"rules": 5}, "the table needs rules, a word in quotes, found 5"),
    ({"rules": "hoyle"}, "hoyle"),
    ({"game": "whist"}, "game 'whist' is not one of five-card-draw, jackpots, "),
    ({"game": ["omaha"]}, "the table needs game, a word in quotes, found ['omaha']"),
    (
        {"betting": "no limit"},
        "betting is one of limit, spread-limit, capped-spread, half-pot, pot-limit, no-limit, found",
    ),
    ({"betting": {}}, "betting is one of limit, "),
    ({"deck": 48}, "deck is one of 52, 40, 36, 32 cards, found 48"),
    ({"deck": 0}, "deck is one of 52, 40, 36, 32 cards, found 0"),
    ({"deck": "52"}, "deck is a whole number, found '52'"),
    ({"blinds": 5}, "blinds is a list of whole numbers, found 5"),
    ({"blinds": [5, 10.0]}, "blinds is a list of whole numbers, found [5, 10.0]"),
    ({"blinds": [True]}, "blinds is a list of whole numbers, found [True]"),
    ({"blinds": [0, 10]}, "blinds must be amounts over 0, found [0, 10]"),
    ({"blinds": [10, 5]}, "blinds must not shrink from first to last, found [10, 5]"),
    ({"blinds": [5, 10], "minimum": 25}, "the last blind of 10 is under the table minimum of 25 ("),
    ({"ante": -1}, "ante must be 0 or more, found -1"),
    ({"ante": "5"}, "ante is a whole number, found '5'"),
    ({"ante": True}, "ante is a whole number, found True"),
    ({"fee": -5}, "fee must be 0 or more, found -5"),
    ({"bring_in": 5}, "a bring-in of 5 is for stud, and the game is texas-holdem"),
    ({"betting": "limit"}, "limit betting needs bets, the bet of each round, such as [10, 20]"),
    ({"betting": "limit", "bets": [0]}, "bets must be amounts over 0, found [0]"),
    ({"betting": "spread-limit"}, "spread limit needs a minimum and a maximum, found 0 and 0"),
    (
        {"betting": "spread-limit", "minimum": 10, "maximum": 5},
        "spread limit needs a minimum and a maximum, found 10 and 5",
    ),
    ({"minimum": 10, "maximum": 5}, "the maximum of 5 is under the minimum of 10"),
    ({"betting": "capped-spread"}, "capped spread needs caps, the most a player may have in round by round, such as "),
    ({"betting": "capped-spread", "caps": [5]}, "the cap of 5 in the first round is under the last blind of 10"),
    ({"chips": [25, 5]}, "chips must be the denominations in play, smallest first, found [25, 5]"),
    ({"chips": [5, 5]}, "chips must be the denominations in play, smallest first, found [5, 5]"),
    ({"chips": [0, 5]}, "chips must be the denominations in play, smallest first, found [0, 5]"),
    ({"high_low": "both"}, "high_low is one of high, low, split, declare, found 'both'"),
    ({"qualifier": 8}, "a qualifier goes with split, where the high hand wins if nobody makes a low, found high"),
    ({"high_low": "split", "qualifier": 14}, "qualifier is the highest card that still makes a low, 5 to 13, found 14"),
    (
        {"high_low": "split", "qualifier": "8"},
        "qualifier is the highest card that still makes a low, 5 to 13, found '8'",
    ),
    ({"game": "badugi", "high_low": "split"}, "badugi is played low, found split: four cards make no high hand"),
    ({"wild": ["2", "J", "A"]}, "no more than two ranks may be wild, found 3 ("),
    ({"wild": ["1"]}, "wild is a list of ranks such as ['2', 'J'], found ['1']"),
    ({"wild": [["2"]]}, "wild is a list of ranks such as ['2', 'J'], found [['2']]"),
    ({"wild": "2"}, "wild is a list of ranks such as ['2', 'J'], found '2'"),
    ({"wild": ["2"], "deck": 32}, "a deuce cannot be wild: the deck of 32 cards has none"),
    ({"rake": 5}, "rake is a table of keys, found 5"),
    ({"rake": {"percent": 5}}, "rake needs cap, found {'percent': 5}"),
    (
        {"rake": {"percent": 101, "cap": 5}},
        "rake needs a percent of 0 to 100, a cap of 0 or more and a step of 1 or more, ",
    ),
    ({"rake": {"percent": 5, "cap": 5, "step": 0}}, "rake needs a percent of 0 to 100, a cap of 0 or more and a step "),
    ({"rake": {"percent": 5, "cap": 5, "steps": 1}}, "rake has no key 'steps'; it may have percent, cap, step"),
    ({"ante_by": "button"}, "ante_by is one of everyone, last-blind, found 'button'"),
    ({"ante_by": "last-blind", "blinds": []}, "ante_by last-blind needs a blind"),
    ({"last_game": "yes"}, "last_game is true or false, found 'yes'"),
    ({"house": []}, "house is a table of settings, found []"),
    ({"house": {"odd_chips": "left-of-button"}}, "there is no setting 'odd_chips': is 'odd_chip' meant?"),
    ({"house": {"raise_cap": -1}}, "raise_cap may be a whole number, 0 or more, found -1"),
    ({"house": {"raise_cap": True}}, "raise_cap may be a whole number, 0 or more, found True"),
    ({**STUD, "blinds": [], "bring_in": 15}, "the bring-in of 15 is over the first bet of 10"),
    ({**STUD, "bring_in": 5}, "a hand is opened by a bring-in or by blinds, found 5 and [5, 10]"),
]


@pytest.mark.parametrize(("changes", "told"), WRONG, ids=[str(changes)[:40] for changes, _ in WRONG])
def test_terms_that_cannot_stand(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(AssistantError) as error:
        read_terms({**TABLE, **changes})
    assert told in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("found", [[], None, "table", 5])
def test_a_table_is_a_table(found: Any) -> None:
    with pytest.raises(AssistantError, match="the table is a table of keys, found"):
        read_terms(found)


SEATS: list[tuple[Any, str]] = [
    ({"0": 5}, "a seat is 1 to 10, found '0'"),
    ({"11": 5}, "a seat is 1 to 10, found '11'"),
    ({"1": 5, "01": 5}, "a seat is 1 to 10, found '01'"),
    ({"²": 5}, "a seat is 1 to 10, found '²'"),
    ({"one": 5}, "a seat is 1 to 10, found 'one'"),
    ({"1": -5}, "seat 1 has a stack of 0 or more, a whole number, found -5"),
    ({"1": 5.5}, "seat 1 has a stack of 0 or more, a whole number, found 5.5"),
    ({"1": True}, "seat 1 has a stack of 0 or more, a whole number, found True"),
    ({"1": "5"}, "seat 1 has a stack of 0 or more, a whole number, found '5'"),
    ({"1": {"name": "Ann"}}, "seat 1 has a stack of 0 or more, a whole number, found None"),
    ({"1": {"chips": 5, "name": 7}}, "seat 1 has a name in quotes, found 7"),
    ({"1": {"chips": 5, "away": "no"}}, "away is true or false, found 'no'"),
    ({"1": {"chip": 5}}, "seat 1 has no key 'chip'; it may have chips, name, away"),
]


@pytest.mark.parametrize(("found", "told"), SEATS, ids=[str(found) for found, _ in SEATS])
def test_seats_that_cannot_be(found: Any, told: str) -> None:
    with pytest.raises(AssistantError) as error:
        read_seats(found)
    assert str(error.value) == told


@pytest.mark.parametrize("found", [0, 11, -1, True, "2", 2.0, [2]])
def test_a_button_that_cannot_be(found: Any) -> None:
    with pytest.raises(AssistantError, match="button is a seat from 1 to 10, found"):
        read_button({"button": found})


def test_a_button_may_be_left_out() -> None:
    assert read_button({}) is None
    assert read_button({"button": 10}) == Seat(10)


def test_what_is_left_out_is_the_games_own() -> None:
    stakes = read_terms({"rules": "nz-casino-1999", "game": "manila-two", "betting": "no-limit"})
    assert (len(stakes.deck), stakes.way, stakes.unit, stakes.blinds) == (32, "high", 1, ())


def test_terms_are_written_without_what_is_nothing() -> None:
    stakes = read_terms({**TABLE, "high_low": "split", "qualifier": 8, "wild": ["2"], "ante": 0})
    assert write_terms(stakes) == {
        "rules": "roberts",
        "game": "texas-holdem",
        "betting": "no-limit",
        "blinds": [5, 10],
        "chips": [1],
        "high_low": "split",
        "qualifier": int(Rank.EIGHT),
        "wild": ["2"],
        "ante_by": "everyone",
    }


def test_seats_are_in_their_order() -> None:
    players = read_seats({"10": 5, "2": {"chips": 7, "name": "Ann", "away": True}})
    assert list(players) == [2, 10]
    assert write_seats(players)["2"] == {"chips": 7, "name": "Ann", "away": True}
