"""The rule book on the screen: all of it, what the house has changed, and what is found by a word."""

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from assistant.rules import BOOKS, in_force, read
from assistant.rules.settings import names
from ui import views
from ui.views.rules_view import MOST_SECTIONS, Entry, entries, found, places_of, sections

HOUSE = """
id = "corner-club"
title = "The Corner Club"
stands_on = "nz-casino-1999"
[[change]]
clause = "11.4(d)"
sets = { odd_chip = "left-of-button" }
reason = "Our regulars know it so."
"""


@pytest.mark.parametrize("book", BOOKS)
def test_the_whole_book_is_there_in_its_order(book: str) -> None:
    source, shown = read(book), entries(in_force(book, "omaha"))
    of_book = [entry for entry in shown if entry.standing == "clause"]
    assert [(entry.number, entry.about) for entry in of_book] == [(one.number, one.about) for one in source.provisions]
    assert [entry.about for entry in shown if entry.standing == "default"] == [one.about for one in source.assumptions]
    assert [entry.about for entry in shown if entry.standing == "lost"] == [gap.about for gap in source.gaps]
    assert all(entry.becomes for entry in shown if entry.standing != "lost")


def test_an_entry_says_what_becomes_of_it() -> None:
    shown = entries(in_force("nz-casino-1999"))
    by_about = {entry.about: entry for entry in shown}
    assert (
        "Odd chip: highest card by suit."
        in next(e for e in shown if e.number == "11.4(d)" and "suit" in e.about).becomes
    )
    kept = next(entry for entry in by_about.values() if entry.number == "11.5(b)")
    assert kept.becomes == ("The assistant keeps to it.",)
    assert any(entry.becomes == ("Left to the dealer.",) for entry in shown)


def test_what_is_assumed_says_so_and_from_where() -> None:
    assumed = next(
        entry for entry in entries(in_force("nz-casino-1999")) if "Missed blinds: post all." in entry.becomes
    )
    assert (assumed.number, assumed.standing) == ("house default (roberts Button and Blind Use)", "default")


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_that_is_cited_is_found_in_the_book(book: str) -> None:
    rules = in_force(book, "five-card-draw", {"raise_cap": 4})
    shown = entries(rules)
    for name in names():
        places = places_of(shown, rules.clause(name))
        assert places, name
        assert all(shown[place].number == rules.under(name) for place in places)


def test_a_change_at_the_table_stands_first_and_under_its_clause() -> None:
    shown = entries(in_force("nz-casino-1999", house={"raise_cap": 4}))
    assert (shown[0].standing, shown[0].becomes) == ("house", ("Raise cap: 4.",))
    changed = [entry for entry in shown if entry.changed]
    assert [entry.changed for entry in changed] == [("Changed by the house: raise cap: 4.",)]


def test_a_change_of_a_house_book_gives_its_reason_and_the_clause_it_replaces(tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(HOUSE, "utf-8")
    shown = entries(in_force(str(path)))
    assert shown[0].about == "Our regulars know it so. (In place of nz-casino-1999 11.4(d).)"
    changed = [entry for entry in shown if entry.changed]
    assert (changed[0].number, changed[0].changed) == ("11.4(d)", ("Changed by the house: odd chip: left of button.",))
    assert [entry.standing for entry in changed[1:]] == ["default"], "what other games take from it"


def test_all_words_must_come_and_case_does_not_matter() -> None:
    shown = entries(in_force("nz-casino-1999"))
    assert found(shown, "") == shown
    hits = found(shown, "Lowest CHIP")
    assert {entry.number for entry in hits} == {"11.4(d)"}
    assert found(shown, "11.4(d)")[0].number == "11.4(d)"
    assert found(shown, "no such words") == ()


@pytest.mark.parametrize("book", BOOKS)
def test_the_parts_of_a_book_fit_on_the_screen_and_lie_in_its_order(book: str) -> None:
    shown = entries(in_force(book))
    parts = sections(shown)
    assert 1 < len(parts) <= MOST_SECTIONS + 1
    assert [part.begins for part in parts] == sorted({part.begins for part in parts})
    assert parts[-1].name == "Assumed"
    assert sections(()) == ()


def test_no_part_of_the_casino_s_book_is_left_out() -> None:
    parts = [part.name for part in sections(entries(in_force("nz-casino-1999")))]
    assert parts == [*("1", "2", "3", "4", "9", "10", "11", "14", "15"), "Tournament", "Assumed"]


def test_a_search_reads_all_of_an_entry() -> None:
    entry = Entry("9", "Suits are equal.", ("Left to the floor.",), "clause", ("Changed by the house: no.",), ("Razz",))
    assert all(found((entry,), words) for words in ("9", "suits", "floor", "changed house", "razz"))


def named_decisions() -> list[str]:
    """What stands in the screen's own files as a decision of the core, such as ``irregularities.dead``."""
    texts = [
        node.value
        for file in sorted(Path(views.__path__[0]).glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return [text for text in texts if re.fullmatch(r"[a-z]+\.[a-z_]+", text)]


def test_every_decision_that_the_screen_names_is_one_of_the_core() -> None:
    assert len(named_decisions()) > 5
    for name in named_decisions():
        module, function = name.split(".")
        assert hasattr(import_module(f"assistant.{module}"), function), name
