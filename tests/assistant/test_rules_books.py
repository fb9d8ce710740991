"""The four books: every setting set once for every game, every clause with one answer, in the felt's own names."""

from collections import Counter

import pytest

from assistant.games import GAMES
from assistant.rules import BOOKS, read
from assistant.rules.book import Assumption, Provision
from assistant.rules.settings import check, names

Entry = Provision | Assumption


def entries(book: str) -> list[Entry]:
    """The clauses of a book, and the assumptions beside them."""
    return [*read(book).provisions, *read(book).assumptions]


def times_set(some: list[Entry]) -> Counter[str]:
    return Counter(name for entry in some for name in entry.sets)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_every_setting_is_set_once(book: str, game: str) -> None:
    """By the game's own clauses and assumptions, and where those are silent, by those for every game."""
    here = [entry for entry in entries(book) if entry.holds_for(game)]
    own = times_set([entry for entry in here if entry.games])
    general = times_set([entry for entry in here if not entry.games])
    assert own.keys() | general.keys() == set(names())
    assert [name for name, times in (*own.items(), *general.items()) if times > 1] == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_setting_has_a_value_that_it_may_have(book: str) -> None:
    for entry in entries(book):
        assert {name: check(name, value) for name, value in entry.sets.items()} == dict(entry.sets)


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_has_exactly_one_answer(book: str) -> None:
    answers = {(one.number, one.about): [one.sets, one.decided_in, one.left_to] for one in read(book).provisions}
    assert {clause: answer for clause, answer in answers.items() if sum(map(bool, answer)) != 1} == {}


@pytest.mark.parametrize("book", BOOKS)
def test_every_name_in_a_book_is_known(book: str) -> None:
    source = read(book)
    games = {game for entry in entries(book) for game in entry.games}
    assert games <= GAMES.keys()
    assert {one.left_to for one in source.provisions} <= {"", "dealer", "floor"}
    assert source.id == book


@pytest.mark.parametrize("book", BOOKS)
def test_an_assumption_says_where_it_is_from(book: str) -> None:
    """Another book's clause, one of its own, the custom of dealers: the clause has to be there."""
    for entry in read(book).assumptions:
        if entry.source == "dealers' custom":
            continue
        first, _, rest = entry.source.partition(" ")
        source, number = (first, rest) if first in BOOKS else (book, entry.source)
        assert read(source).under(number.removeprefix("section "))


@pytest.mark.parametrize("book", BOOKS)
def test_nothing_is_assumed_that_a_clause_decides(book: str) -> None:
    clauses = {one.decided_in for one in read(book).provisions if not one.games}
    assumed = [name for entry in read(book).assumptions for name in entry.decides]
    assert [name for name in assumed if name in clauses or assumed.count(name) > 1] == []


@pytest.mark.parametrize("book", BOOKS)
def test_an_assumption_answers_something(book: str) -> None:
    assert [entry.about for entry in read(book).assumptions if not (entry.sets or entry.decides)] == []
