"""The house book of a user: a file that names the rule book it stands on, and changes clauses of it.

    id = "corner-club"
    title = "The Corner Club"
    stands_on = "nz-casino-1999"

    [[change]]
    clause = "11.4(d)"
    sets = { odd_chip = "left-of-button" }
    reason = "Our regulars know it so."

A change names the clause that it replaces. What the book itself only assumes has no clause, and is changed without one.
`games` limits a change to those games.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from assistant.errors import BookError
from assistant.games import GAMES
from assistant.record import Record
from assistant.rules.book import BOOKS, Book, Provision, read
from assistant.rules.settings import Value, check

_KEYS = {"id": str, "title": str, "edition": str, "stands_on": str, "change": list}
_CHANGE_KEYS = {"clause": str, "sets": dict, "reason": str, "games": list}
_KINDS: Mapping[type, str] = {str: "text in quotes", list: "a list", dict: "a table of settings"}


class Change(Record):
    """One clause changed: what is set instead, why, and for which games (none named: for all)."""

    clause: str
    sets: tuple[tuple[str, Value], ...]
    reason: str
    games: tuple[str, ...]
    line: int

    def holds_for(self, game: str) -> bool:
        """Whether it is made for that game, by name or for all."""
        return not self.games or game in self.games


class HouseBook(Record):
    """A house book that stands: every change names its clause, and nothing is changed twice."""

    id: str
    title: str
    edition: str
    stands_on: str
    changes: tuple[Change, ...]


def read_house_book(path: str) -> HouseBook:
    """The house book in the file *path*; a file that has changed since is read again.

    Raises BookError, with the file, the line and what is allowed, for a file that cannot be read, a wrong name, an
    unknown clause, setting, value or game, a clause that does not set what is changed under it, and a clash.
    """
    try:
        stamp = Path(path).stat().st_mtime_ns
    except OSError as problem:
        raise BookError(f"{path}: no house book can be read there: {problem.strerror}") from problem
    return _read(path, stamp)


@lru_cache(maxsize=8)
def _read(path: str, _stamp: int) -> HouseBook:
    try:
        text = Path(path).read_text("utf-8")
        found = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        raise BookError(f"{path}: no house book can be read there: {problem}") from problem
    try:
        return _house_book(found, text.splitlines())
    except _Wrong as wrong:
        raise BookError(f"{path}, line {wrong.line}: {wrong}") from wrong


def carried(house: HouseBook) -> dict[str, Any]:
    """A house book whole, as a journal carries it: its file may change, or go. `read_carried` reads it back."""
    changes = [
        {"clause": one.clause, "sets": dict(one.sets), "reason": one.reason, "games": list(one.games)}
        for one in house.changes
    ]
    of_the_book = {"id": house.id, "title": house.title, "edition": house.edition, "stands_on": house.stands_on}
    return {**of_the_book, "change": changes}


def read_carried(found: Mapping[str, Any]) -> HouseBook:
    """The house book that a journal carries. Raises BookError for what is none."""
    changes = found.get("change", ())
    try:
        return _house_book(found, ["[[change]]"] * len(changes))
    except _Wrong as wrong:
        raise BookError(f"the house book that the journal carries, change {wrong.line}: {wrong}") from wrong


class _Wrong(Exception):
    """What is wrong, and in which line."""

    def __init__(self, line: int, because: str) -> None:
        super().__init__(because)
        self.line = line


def _house_book(found: Mapping[str, Any], lines: Sequence[str]) -> HouseBook:
    _check_keys(found, _KEYS, 1)
    _need(found, ("id", "title", "stands_on"), 1)
    if found["id"] in BOOKS:
        raise _Wrong(_line_of(lines, "id", 1), f"id: {found['id']!r} is a rule book of its own; take another name")
    book = _stood_on(found["stands_on"], _line_of(lines, "stands_on", 1))
    changes = tuple(_changes(book, found.get("change", ()), lines))
    _refuse_clashes(changes)
    return HouseBook(found["id"], found["title"], found.get("edition", ""), book.id, changes)


def _stood_on(book: str, line: int) -> Book:
    try:
        return read(book)
    except BookError as problem:
        raise _Wrong(line, f"stands_on: {problem}") from problem


def _changes(book: Book, found: Sequence[Mapping[str, Any]], lines: Sequence[str]) -> Iterator[Change]:
    heads = [number for number, line in enumerate(lines, 1) if line.split("#")[0].strip() == "[[change]]"]
    if len(heads) != len(found):
        raise _Wrong(_line_of(lines, "change", 1), "write every change under a line [[change]] of its own")
    for entry, head in zip(found, heads, strict=True):
        _check_keys(entry, _CHANGE_KEYS, head)
        _need(entry, ("sets", "reason"), head)
        sets = tuple(
            (name, _checked(name, value, _line_of(lines, name, head))) for name, value in entry["sets"].items()
        )
        games = _games(entry.get("games", ()), _line_of(lines, "games", head))
        change = Change(entry.get("clause", ""), sets, entry["reason"], games, head)
        _check_clause(book, change, _line_of(lines, "clause", head))
        yield change


def _check_keys(found: Mapping[str, Any], keys: Mapping[str, type], line: int) -> None:
    for key, value in found.items():
        if key not in keys:
            raise _Wrong(line, f"{key!r} is unknown here; there may be {', '.join(keys)}")
        if not isinstance(value, keys[key]):
            raise _Wrong(line, f"{key} has to be {_KINDS[keys[key]]}, found {value!r}")


def _need(found: Mapping[str, Any], keys: Sequence[str], line: int) -> None:
    for key in keys:
        if key not in found:
            raise _Wrong(line, f"{key!r} is missing")


def _checked(name: str, value: object, line: int) -> Value:
    try:
        return check(name, value)
    except BookError as problem:
        raise _Wrong(line, str(problem)) from problem


def _games(found: Sequence[object], line: int) -> tuple[str, ...]:
    names = tuple(str(game) for game in found)
    for name in names:
        if name not in GAMES:
            raise _Wrong(line, f"game {name!r} is not one of {', '.join(GAMES)}")
    return names


def _check_clause(book: Book, change: Change, line: int) -> None:
    """Refuse a change under a clause that does not set it, and one under no clause where a clause does."""
    clause = [provision for provision in book.provisions if provision.number == change.clause]
    if change.clause and not clause:
        raise _Wrong(line, f"{book.id} has no clause {change.clause!r}")
    for name, _ in change.sets:
        setting = [provision for provision in book.provisions if name in provision.sets]
        if bool(change.clause) != bool(setting) or (setting and not _sets(clause, name)):
            raise _Wrong(line, _belongs(book, name, setting))


def _sets(provisions: Sequence[Provision], name: str) -> bool:
    return any(name in provision.sets for provision in provisions)


def _belongs(book: Book, name: str, setting: Sequence[Provision]) -> str:
    if not setting:
        return f"no clause of {book.id} sets {name}: change it without naming one"
    numbers = dict.fromkeys(provision.number for provision in setting)
    return f"{name} is set by {' and '.join(numbers)} of {book.id}: name that clause"


def _refuse_clashes(changes: Sequence[Change]) -> None:
    """Refuse two changes of one setting that hold for the same game."""
    for later, change in enumerate(changes):
        for before in changes[:later]:
            both = [name for name, _ in change.sets if name in dict(before.sets)]
            if both and (set(before.games) & set(change.games) or not before.games or not change.games):
                raise _Wrong(change.line, f"{both[0]} is changed already in line {before.line}: change it once")


def _line_of(lines: Sequence[str], word: str, head: int) -> int:
    """The line in which *word* comes, from line *head* on; that line itself where it does not."""
    found = (number for number, line in enumerate(lines[head - 1 :], head) if word in line)
    return next(found, head)
