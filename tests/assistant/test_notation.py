"""A table in one line: tables from all rulings come back as it was."""

from pathlib import Path

import pytest

from assistant.changed import changed
from assistant.commands import Fold, NextHand, SetTerms
from assistant.errors import AssistantError, TableError
from assistant.follow import Acted, act
from assistant.lines import Undo, read_line
from assistant.notation import read_table, write_table
from assistant.script import Script, read_script
from assistant.table import empty_table
from assistant.terms import read_seats, read_terms
from assistant.words import Seat

RULINGS = Path(__file__).parent.parent / "rulings"


def _scripts() -> list[Script]:
    return [script for file in sorted(RULINGS.glob("*.toml")) for script in read_script(file.read_text("utf-8"))]


def test_tables_of_the_rulings_come_back() -> None:
    lines = tables = 0
    for script in _scripts():
        if script.invalid:
            continue
        table = script.begin().table
        for text in script.play:
            line = read_line(text)
            if isinstance(line, Undo):
                break
            answer = act(table, line)
            assert isinstance(answer, Acted)
            table = answer.table
            lines += 1
            if lines % 5:
                continue
            assert read_table(write_table(table)) == table
            assert "\n" not in write_table(table)
            tables += 1
    assert tables > 600


def test_a_hand_is_told_with_its_own_terms_where_others_are_set_for_the_next_one() -> None:
    draw = {"rules": "home-game", "game": "five-card-draw", "betting": "no-limit", "ante": 5}
    stud = {"rules": "home-game", "game": "five-card-stud", "betting": "limit", "bets": [25, 50], "bring_in": 25}
    table = changed(empty_table(read_terms(draw)), players=read_seats({"1": 100, "2": 100}))
    for command in (NextHand(Seat(1)), Fold(Seat(2)), SetTerms(read_terms(stud))):
        answer = act(table, command)
        assert isinstance(answer, Acted), answer
        table = answer.table
    assert read_table(write_table(table)) == table


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", "expected the terms, the hand and the seats between bars"),
        ('rules="tda-2024" | playing="omaha"', "the table needs game"),
        ('rules="tda-2024" game="omaha" betting="no-limit" | hand', "expected name=value pairs"),
        ('rules="tda-2024" game="omaha" betting="no-limit" | playing="omaha" | 3', "expected name=value pairs"),
        ('rules="tda-2024" game="omaha" betting="no-limit" | playing="omaha" board=["1s"]', "expected a card"),
    ],
)
def test_a_wrong_line_is_told_in_one_sentence(line: str, expected: str) -> None:
    with pytest.raises(AssistantError, match=expected) as caught:
        read_table(line)
    assert isinstance(caught.value, TableError) or "card" in expected
