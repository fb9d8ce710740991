"""A table in one line: tables from all rulings come back as it was."""

from pathlib import Path

import pytest

from assistant.errors import AssistantError, TableError
from assistant.follow import Acted, act
from assistant.lines import Undo, read_line
from assistant.notation import read_table, write_table
from assistant.script import Script, read_script

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
