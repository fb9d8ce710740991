"""A rule book as its TOML file has it: clause by clause, with what it assumes and what is lost."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pkgutil import get_data
from typing import Any

from assistant.errors import BookError
from assistant.record import Record
from assistant.rules.settings import Value
from assistant.words import Clause

BOOKS = ("nz-casino-1999", "home-game", "roberts", "tda-2024")
"""The rule books that come with the assistant, by id."""


class Provision(Record):
    """One thing that one clause says: a setting, a decision of the core, or a matter left to somebody.

    A clause that says several things has a provision for each, all under its number. *later*: it is said of the rounds
    of betting after the first one.
    """

    number: Clause
    about: str
    games: tuple[str, ...]
    sets: Mapping[str, Value]
    decided_in: str
    left_to: str
    later: bool = False

    def holds_for(self, game: str) -> bool:
        """Whether it is said of that game, by name or of all."""
        return not self.games or game in self.games

    @property
    def answers(self) -> tuple[str, ...]:
        """What becomes of it, a line for each setting."""
        if self.sets:
            return tuple(f"{name} = {in_toml(value)}" for name, value in self.sets.items())
        return (f"decided in {self.decided_in}" if self.decided_in else f"left to the {self.left_to}",)


class Assumption(Record):
    """Settings and decisions on which the book's known text is silent, and where they are taken from."""

    sets: Mapping[str, Value]
    decides: tuple[str, ...]
    source: str
    about: str
    games: tuple[str, ...]

    def holds_for(self, game: str) -> bool:
        """Whether it is assumed for that game, by name or for all."""
        return not self.games or game in self.games


class Gap(Record):
    """A part of the book that is not known."""

    number: str
    about: str


class Book(Record):
    """A rule book and its edition."""

    id: str
    title: str
    edition: str
    source: str
    provisions: tuple[Provision, ...]
    assumptions: tuple[Assumption, ...]
    gaps: tuple[Gap, ...]

    def under(self, number: str) -> tuple[Provision, ...]:
        """All that the clause of that number says; of a section's number, all that its clauses say.

        Raises BookError if the book has no such clause.

        >>> [provision.answers for provision in read("nz-casino-1999").under("11.4(e)")]
        [('pot_division_by_agreement = false',)]
        """
        found = tuple(one for one in self.provisions if _belongs(one.number.casefold(), number.casefold()))
        if not found:
            raise BookError(f"{self.id} has no clause {number!r}")
        return found


def _belongs(number: str, section: str) -> bool:
    return number.startswith(section) and not number[len(section) :][:1].isalnum()


@lru_cache(maxsize=len(BOOKS))
def read(book: str) -> Book:
    """The rule book of that id. Raises BookError if there is none."""
    if book not in BOOKS:
        raise BookError(f"expected a rule book ({', '.join(BOOKS)}) or the file of a house book, found {book!r}")
    found = tomllib.loads((get_data("assistant", f"books/{book}.toml") or b"").decode())
    return Book(
        id=found["id"],
        title=found["title"],
        edition=found["edition"],
        source=found["source"],
        provisions=tuple(_provision(clause) for clause in found["clause"]),
        assumptions=tuple(_assumption(entry) for entry in found["assumed"]),
        gaps=tuple(Gap(**gap) for gap in found.get("gap", ())),
    )


def in_toml(value: Value) -> str:
    """A value as a TOML file has it, text without its quotes.

    >>> in_toml(True), in_toml("all-cards")
    ('true', 'all-cards')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def _provision(clause: Mapping[str, Any]) -> Provision:
    return Provision(
        number=Clause(clause["number"]),
        about=clause["about"],
        games=tuple(clause.get("games", ())),
        sets=clause.get("sets", {}),
        decided_in=clause.get("decided_in", ""),
        left_to=clause.get("left_to", ""),
        later=clause.get("round") == "later",
    )


def _assumption(entry: Mapping[str, Any]) -> Assumption:
    return Assumption(
        sets=entry.get("sets", {}),
        decides=tuple(entry.get("decides", ())),
        source=entry["from"],
        about=entry["about"],
        games=tuple(entry.get("games", ())),
    )
