"""Every clause that sets or decides something has a ruling under it, and every ruling a clause over it."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from assistant.rules import BOOKS, read

RULINGS = Path(__file__).parents[1] / "rulings"


@cache
def clauses_ruled_on() -> frozenset[str]:
    """The clauses under which there is a hand in the rulings, each with its book."""
    return frozenset(hand["clause"] for hand in hands() if "clause" in hand)


def hands() -> Iterator[dict[str, str]]:
    for path in RULINGS.glob("*.toml"):
        yield from tomllib.loads(path.read_text("utf-8"))["hand"]


@pytest.mark.parametrize("book", BOOKS)
def test_a_ruling_stands_under_every_clause_that_decides(book: str) -> None:
    deciding = dict.fromkeys(one.number for one in read(book).provisions if one.sets or one.decided_in)
    assert [number for number in deciding if f"{book} {number}" not in clauses_ruled_on()] == []


@pytest.mark.parametrize("clause", sorted(clauses_ruled_on()))
def test_a_ruling_stands_under_a_clause_that_there_is(clause: str) -> None:
    book, _, number = clause.partition(" ")
    assert number in {one.number for one in read(book).provisions}
