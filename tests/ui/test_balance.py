"""The sum of the chips, after every line of every ruling: nothing that the rules do makes or loses one."""

from pathlib import Path

import pytest

from assistant.events_around import ChipsBought, SeatLeft, SeatTaken
from assistant.follow import Acted
from assistant.lines import Undo, read_line
from assistant.notation import read_table
from assistant.script import read_script
from assistant.words import Chips, Seat
from tests.ui.tables import DRAW, SEVEN, session_at
from ui.balance import Balance, brought

RULINGS = sorted((Path(__file__).parents[1] / "rulings").glob("*.toml"))


@pytest.mark.parametrize("path", RULINGS, ids=lambda path: path.stem)
def test_no_ruling_makes_or_loses_a_chip(path: Path) -> None:
    scripts = [script for script in read_script(path.read_text("utf-8")) if not script.invalid]
    assert scripts
    for script in scripts:
        session = script.begin()
        balance = Balance(session.table)
        for text in script.play:
            line = read_line(text)
            if isinstance(line, Undo):
                session.undo()
                balance.take(session.table)
                continue
            answer = session.submit(line)
            assert isinstance(answer, Acted), (script.id, text)
            balance.count(answer.events)
            assert balance.problem(session.table) is None, (script.id, text)


def test_what_comes_and_goes_is_counted() -> None:
    assert (
        brought([SeatTaken(Seat(6), Chips(500), ""), ChipsBought(Seat(2), Chips(40)), SeatLeft(Seat(3), Chips(9))])
        == 531
    )


def test_a_wrong_sum_is_told_and_the_log_has_the_table(caplog: pytest.LogCaptureFixture) -> None:
    table = session_at(DRAW, SEVEN, 2).table
    balance = Balance(table)
    balance.count([ChipsBought(Seat(2), Chips(40))])
    came = sum(SEVEN.values())
    told = f"The chips do not add up: expected {came + 40}, found {came}. Take the last step back."
    assert balance.problem(table) == told
    assert read_table(caplog.messages[0].removeprefix("the chips do not add up: ")) == table
