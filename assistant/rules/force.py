"""A rule book in force at a table: every setting decided, each under its clause."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from assistant.record import Record
from assistant.rules.book import Assumption, Book, Provision, in_toml, read
from assistant.rules.house import HouseBook, read_house_book
from assistant.rules.settings import Settings, Value, check, names
from assistant.words import Clause

HOUSE_RULE = Clause("house rule")
HOUSE_DEFAULT = Clause("house default")
LATER = " in later rounds"
"""What is added to the name of a decision that a book has another clause for in the rounds after the first."""


class Citation(Record):
    """A clause as it is quoted: its number, what it says in our words, the book and its edition."""

    number: Clause
    about: str
    book: str
    edition: str

    def __str__(self) -> str:
        return f"{self.book} {self.number}"


class Rules(Settings):
    """A book in force for a game, with the changes of the house: one attribute a setting.

    *named* is how the table names it: the id of a book, or the path of a house book.

    >>> rules = in_force("nz-casino-1999", house={"raise_cap": 4})
    >>> rules.odd_chip, rules.under("odd_chip"), rules.under("raise_cap")
    ('highest-card-by-suit', '11.4(d)', 'house rule')
    """

    book: str
    game: str
    citations: Mapping[str, Citation]
    named: str
    source: str | HouseBook
    changes: tuple[tuple[str, Value], ...]

    def __eq__(self, other: object) -> bool:
        """Rules are one where they decide the same: it does not matter how they were named."""
        return isinstance(other, Rules) and self._decided() == other._decided()

    def __hash__(self) -> int:
        return hash(self._decided())

    def __repr__(self) -> str:
        return f"Rules({self.named!r}, {self.game!r}, {dict(self.changes)})"

    def _decided(self) -> tuple[object, ...]:
        return (self.book, self.game, *(getattr(self, name) for name in names()))

    def under(self, name: str) -> Clause:
        """The number of the clause that decides a setting, or a decision of the core such as ``pots.share``.

        Where no clause does: "house rule" for a change of the house, "house default" and where that is taken from.
        """
        return self.clause(name).number

    def clause(self, name: str) -> Citation:
        """The clause behind a setting or a decision, whole, for the screen."""
        found = self.citations.get(name)
        return found or Citation(HOUSE_DEFAULT, "No known clause of the book decides this.", self.book, "")

    def in_round(self, name: str, number: int) -> str:
        """The name of a decision in betting round *number* (0 for the first): a book may have another clause for it in
        the later ones (nz-casino-1999 11.2(b), 11.4(b)).

        >>> rules = in_force("nz-casino-1999")
        >>> [rules.under(rules.in_round("betting.in_turn", number)) for number in (0, 1)]
        ['11.2(b)', '11.4(b)']
        """
        later = name + LATER
        return later if number and later in self.citations else name

    def decides(self, name: str) -> bool:
        """Whether a clause of the book decides it, and no assumption.

        >>> in_force("home-game").decides("seeing.penalty"), in_force("roberts").decides("nothing.at_all")
        (True, False)
        """
        return not self.under(name).startswith(HOUSE_DEFAULT)

    def for_game(self, game: str) -> "Rules":
        """The same book with the same changes of the house, for another game."""
        return _in_force(self.source, game, self.changes, self.named)


def in_force(
    book: str, game: str = "five-card-draw", house: Mapping[str, object] = {}, carried: HouseBook | None = None
) -> Rules:
    """The rules of a table: a book for a game, with the settings that the *house* changes.

    *book* is the id of a rule book, or the path of a house book's file (its name ends in ``.toml``), which is not read
    where that book is *carried*. Raises BookError for an unknown book, an unknown setting, or a value that a setting
    may not have.

    >>> in_force("home-game", "jackpots").first_round_check, in_force("home-game").first_round_check
    (True, False)
    """
    changes = tuple((name, check(name, value)) for name, value in sorted(house.items()))
    source = carried or (read_house_book(book) if book.endswith(".toml") else book)
    return _in_force(source, game, changes, book)


@lru_cache(maxsize=256)
def _in_force(book: str | HouseBook, game: str, changes: tuple[tuple[str, Value], ...], named: str) -> Rules:
    source = read(book if isinstance(book, str) else book.stands_on)
    settings: dict[str, Any] = {}
    clauses = _clauses(source, game)
    citations = {name: _assumed(source, entry) for entry in source.assumptions for name in entry.decides}
    citations.update((name, clauses[number]) for name, number in _decisions(source, game).items())
    for entry in _by_authority(source, game):
        settings.update(entry.sets)
        clause = clauses[entry.number] if isinstance(entry, Provision) else _assumed(source, entry)
        citations.update(dict.fromkeys(entry.sets, clause))
    for name, value, citation in (*_of_house_book(book, game), *_of_table(source, changes)):
        settings[name] = value
        citations[name] = citation
    name = source.id if isinstance(book, str) else book.id
    settings.update(citations=citations, source=book, changes=changes, named=named)
    return Rules(book=name, game=game, **settings)


def _of_house_book(book: str | HouseBook, game: str) -> Iterator[tuple[str, Value, Citation]]:
    if isinstance(book, str):
        return
    for change in book.changes:
        if change.holds_for(game):
            replaced = f"In place of {book.stands_on} {change.clause}" if change.clause else "The book only assumes it"
            citation = Citation(HOUSE_RULE, f"{change.reason} ({replaced}.)", book.id, book.edition)
            yield from ((name, value, citation) for name, value in change.sets)


def _of_table(book: Book, changes: Sequence[tuple[str, Value]]) -> Iterator[tuple[str, Value, Citation]]:
    for name, value in changes:
        yield name, value, Citation(HOUSE_RULE, f"{name} = {in_toml(value)} at this table.", book.id, book.edition)


def _clauses(book: Book, game: str) -> dict[Clause, Citation]:
    """Every clause of a book, by number, with all that it says of a game."""
    said: dict[Clause, list[str]] = {}
    for provision in book.provisions:
        if provision.holds_for(game):
            said.setdefault(provision.number, []).append(provision.about)
    return {number: Citation(number, " ".join(texts), book.id, book.edition) for number, texts in said.items()}


def _assumed(book: Book, entry: Assumption) -> Citation:
    return Citation(Clause(f"{HOUSE_DEFAULT} ({entry.source})"), entry.about, book.id, book.edition)


def _decisions(book: Book, game: str) -> dict[str, Clause]:
    """What the core decides, each under the first clause that says so; a game's own clause goes before all others."""
    found: dict[str, Clause] = {}
    for provision in sorted(book.provisions, key=lambda provision: not provision.games):
        if provision.decided_in and provision.holds_for(game):
            found.setdefault(provision.decided_in + LATER * provision.later, provision.number)
    return found


def _by_authority(book: Book, game: str) -> list[Assumption | Provision]:
    """What sets something for a game: assumptions, then clauses, then the game's own assumptions, then its clauses."""
    entries: list[Assumption | Provision] = [*book.assumptions, *book.provisions]
    holding = [entry for entry in entries if entry.sets and entry.holds_for(game)]
    return sorted(holding, key=lambda entry: (bool(entry.games), isinstance(entry, Provision)))
