"""A session under a house book: a hand goes on under the book that it began under."""

from contextlib import closing
from pathlib import Path

import pytest

from assistant.decide import Refused
from assistant.journal import Journal
from assistant.session import Session, resume
from assistant.terms import read_seats, read_terms
from tests.assistant.test_session import HOLDEM, SEATS, command, play, same

HOUSE = """\
id = "corner-club"
title = "The Corner Club"
stands_on = "tda-2024"
[[change]]
clause = "43-A"
sets = { min_raise = "double-total" }
reason = "Our regulars know it so."
"""


@pytest.mark.parametrize("left", [HOUSE.replace("double-total", "largest-in-round"), None])
def test_a_hand_goes_on_under_the_house_book_that_it_began_under(tmp_path: Path, left: str | None) -> None:
    """The file of the house book has been changed since, or is gone."""
    book = tmp_path / "corner-club.toml"
    book.write_text(HOUSE, "utf-8")
    terms, path = read_terms({**HOLDEM, "rules": str(book)}), tmp_path / "journal"
    with closing(Session.open(terms, read_seats(SEATS), Journal.create(path))) as session:
        play(session, "next 1", "1 raise 50")
    book.unlink()
    if left is not None:
        book.write_text(left, "utf-8")
    with closing(resume(path).session) as again:
        assert same(again, session)
        answer = again.submit(command("2 raise 90"))
    assert isinstance(answer, Refused)
    assert answer.because.endswith("raise to 100 or more, not 90")
    assert again.table.stakes.rules.clause("min_raise").about.startswith("Our regulars know it so.")
