"""What went wrong and was put right: told aloud, kept in the journal, and taken back in one."""

from pathlib import Path
from typing import Any

import pytest

from assistant.follow import Acted
from assistant.journal import Journal
from assistant.lines import Undo, read_line
from assistant.narration import narrate
from assistant.notation import read_table, write_table
from assistant.session import Session, resume
from assistant.terms import read_seats, read_terms

HOLDEM = {"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10]}
ROBERTS = {**HOLDEM, "rules": "roberts"}
DRAW = {"rules": "home-game", "game": "five-card-draw", "betting": "no-limit", "ante": 5}
MADE_UP = {**ROBERTS, "game": "five-card-draw"}
FLOP = ("next 1", "1 call", "2 call", "3 check", "board 2c 7d Jh")
OPENED = ("next 1", "1 raise 30", "2 call", "2 has 4", "3 fold", "2 discard 2")


EARLY = "Finish the betting; shuffle the card back into the stub, and deal the street without a burn (RP-5)."
UNBURNED = "Shuffle the 3 cards back into the stub, burn one, and deal the street again (house default)."
SHORT = "Seat 3 may play its 4 cards, or fold (V Wrong Number of Cards)."


@pytest.mark.parametrize(
    ("terms", "lines", "told"),
    [
        (HOLDEM, (*FLOP, "fat-board 9s"), "Taken back: 2♣ 7♦ J♥ 9♠."),
        (HOLDEM, (*FLOP, "2 check", "early-board"), EARLY),
        (ROBERTS, (*FLOP, "no-burn"), UNBURNED),
        (DRAW, ("next 1", "2 bet 10", "3 call", "3 has 4"), SHORT),
        (MADE_UP, OPENED, "Seat 2 draws 2 cards, and has 1 more for its short hand."),
    ],
)
def test_it_is_told_aloud_kept_and_taken_back(
    tmp_path: Path, terms: dict[str, Any], lines: tuple[str, ...], told: str
) -> None:
    journal = Journal.create(tmp_path / "table.journal")
    session = Session.open(read_terms(terms), read_seats({"1": 100, "2": 100, "3": 100}), journal)
    for text in lines:
        line = read_line(text)
        assert not isinstance(line, Undo)
        assert isinstance(session.submit(line), Acted)
    before = session.before_last
    assert told in list(narrate(before, session.log[-1].events))
    assert read_table(write_table(session.table)) == session.table
    session.close()
    again = resume(tmp_path / "table.journal").session
    assert again.table == session.table
    again.undo()
    assert again.table == before
    again.close()
