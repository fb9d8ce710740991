"""What is pushed or said in and out of turn: the sentence that the dealer is told, and its clause."""

from typing import Any

import pytest

from assistant import wagers
from assistant.commands import Push, Say
from assistant.table import Table
from tests.assistant.tables import begun, command

BLINDS: dict[str, Any] = {"game": "texas-holdem", "blinds": [100, 200], "rules": "tda-2024", "betting": "no-limit"}
FIVE = dict.fromkeys(range(1, 6), 9000)


def told(at: Table, line: str) -> tuple[str, str]:
    """What a line of a push or a word is answered."""
    asked = command(line)
    assert isinstance(asked, Push | Say)
    found = wagers.ruling(at, asked)
    return found.because, found.under


@pytest.mark.parametrize(
    ("before", "line", "expected", "under"),
    [
        ([], "4 pushes 1000", "one chip of 1000 without a word is a call of 200", "44"),
        ([], "4 pushes 100 100", "every chip is needed for the call", "45"),
        ([], "4 pushes 100 100 25", "25 more is less than half of a raise of 200: a call", "45"),
        ([], "4 pushes 100 100 100", "300 is too little for a raise: made up to 400", "52-A"),
        ([], "4 pushes 500 100", "a raise to 600", "45"),
        ([], "4 pushes 9000", "the last chips: all in", "45"),
        ([], "4 says raise 600", "a raise to 600", "43-B"),
        ([], "4 says raise 300", "300 is too little for a raise: made up to 400", "52-A"),
        ([], "4 says check", "200 to call: only a call or a fold is left", "55"),
        ([], "4 says call", "a call in turn binds", "40"),
        ([], "4 pushes 100", "100 is short of the call of 200: made up to it", "51-B"),
        (["4 raise 600"], "5 pushes 500 500", "every chip is needed for the call", "45"),
        (["4 raise 600"], "5 pushes 500 500 100", "a raise to 1100", "45"),
        (["4 raise 600"], "5 pushes 500", "500 is short of the call of 600, with more than two in the hand", "51-B"),
        ([], "2 pushes 200", "seat 4 is to act first; what seat 2 did binds if there is no bet or raise", "53"),
    ],
)
def test_what_it_counts_as(before: list[str], line: str, expected: str, under: str) -> None:
    because, clause = told(begun(BLINDS, FIVE, *before), line)
    assert because.startswith(expected)
    assert clause == under


@pytest.mark.parametrize(
    ("terms", "expected", "under"),
    [
        ({"betting": "pot-limit"}, "2000 is too much for a raise: reduced to 700", "54"),
        (
            {"betting": "limit", "bets": [200, 400]},
            "2000 is too much for a raise: reduced to 400",
            "house default (roberts Betting 3)",
        ),
        ({"betting": "capped-spread", "caps": [800], "rules": "home-game"}, "2000 is too much", "II Spread Betting"),
        ({"betting": "no-limit", "maximum": 1000, "rules": "nz-casino-1999"}, "2000 is too much", "11.5(a)"),
    ],
)
def test_too_much_is_reduced_under_the_clause_of_the_limit(terms: dict[str, Any], expected: str, under: str) -> None:
    because, clause = told(begun(BLINDS | terms, FIVE), "4 says raise 2000")
    assert because.startswith(expected)
    assert clause == under
