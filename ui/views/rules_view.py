"""The rule book in force, clause by clause in our words: what each sets, who decides, what the house has changed."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal

from assistant.record import Record
from assistant.rules import HOUSE_RULE, Book, Citation, HouseBook, Provision, Rules, read
from assistant.rules.force import HOUSE_DEFAULT
from assistant.rules.settings import Value
from ui.views.choices import sentence
from ui.views.heading import GAMES

Standing = Literal["clause", "default", "house", "lost"]
"""It stands in the book, is assumed for it, was changed by the house, or is not known of it."""
MOST_SECTIONS = 11
ASSUMED, LOST = "Assumed", "not known"


class Entry(Record):
    """One thing that the book says: the clause's *number*, what it says in our words, and what becomes of it.

    *changed*: what the house has in its place. *games*: the only ones that it is said of.
    """

    number: str
    about: str
    becomes: tuple[str, ...]
    standing: Standing = "clause"
    changed: tuple[str, ...] = ()
    games: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """All of it, for a search."""
        return " ".join((self.number, self.about, *self.becomes, *self.changed, *self.games)).casefold()


class Section(Record):
    """A part of the book: its *name*, and at which entry it begins."""

    name: str
    begins: int


def entries(rules: Rules) -> tuple[Entry, ...]:
    """The whole book that is in force: the changes of the house, its clauses, what is assumed, and what is lost."""
    source = rules.source
    book = read(source.stands_on if isinstance(source, HouseBook) else source)
    return (
        *_house(rules),
        *(_clause(rules, provision) for provision in book.provisions),
        *_defaults(rules, book),
        *(Entry(f"{LOST}: {gap.number}", gap.about, (), "lost") for gap in book.gaps),
    )


def _house(rules: Rules) -> Iterator[Entry]:
    """The changes of the house, each with all that it sets."""
    ours = [(citation.about, name) for name, citation in rules.citations.items() if citation.number == HOUSE_RULE]
    for about, names in groupby(ours, key=lambda one: one[0]):
        settings = {name: getattr(rules, name) for _, name in names}
        yield Entry(HOUSE_RULE, about, _sets(settings), "house")


def _clause(rules: Rules, provision: Provision) -> Entry:
    if provision.sets:
        becomes = _sets(provision.sets)
    elif provision.decided_in:
        becomes = ("The assistant keeps to it.",)
    else:
        becomes = (f"Left to the {provision.left_to}.",)
    said_of = tuple(GAMES.get(game, game) for game in provision.games)
    return Entry(provision.number, provision.about, becomes, "clause", _changed(rules, provision.sets), said_of)


def _defaults(rules: Rules, book: Book) -> Iterator[Entry]:
    for assumed in book.assumptions:
        becomes = _sets(assumed.sets) or ("The assistant keeps to it.",)
        games = tuple(GAMES.get(game, game) for game in assumed.games)
        number = f"{HOUSE_DEFAULT} ({assumed.source})"
        yield Entry(number, assumed.about, becomes, "default", _changed(rules, assumed.sets), games)


def _changed(rules: Rules, sets: Mapping[str, Value]) -> tuple[str, ...]:
    """What of these settings the house has otherwise."""
    ours = {name: getattr(rules, name) for name in sets if rules.under(name) == HOUSE_RULE}
    return tuple(f"Changed by the house: {told[0].lower()}{told[1:]}" for told in _sets(ours))


def _sets(settings: Mapping[str, Value]) -> tuple[str, ...]:
    return tuple(in_words(name, value) for name, value in settings.items())


def in_words(name: str, value: Value) -> str:
    """A setting as a dealer reads it.

    >>> in_words("odd_chip", "highest-card-by-suit"), in_words("first_round_check", False)
    ('Odd chip: highest card by suit.', 'First round check: no.')
    """
    told = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value).replace("-", " ")
    return sentence(f"{name.replace('_', ' ')}: {told}")


# Finding ------------------------------------------------------------------------------------------------------------


def found(book: Sequence[Entry], words: str) -> tuple[Entry, ...]:
    """The entries in which all the *words* come; all of them where there are none."""
    return tuple(entry for entry in book if all(word in entry.text for word in words.casefold().split()))


def places_of(book: Sequence[Entry], clause: Citation) -> tuple[int, ...]:
    """The entries that *clause* is made of; none where the book has no such clause."""
    same = tuple(place for place, entry in enumerate(book) if entry.number == clause.number)
    return tuple(place for place in same if book[place].about == clause.about) or same


def sections(book: Sequence[Entry]) -> tuple[Section, ...]:
    """The parts of the book, no more than there is room for: of too many only some, evenly apart, and what is assumed.

    >>> [section.name for section in sections([Entry("9.1(a)", "", ()), Entry("9.2", "", ()), Entry("11.4", "", ())])]
    ['9', '11']
    """
    places: dict[str, int] = {}
    for place, entry in enumerate(book):
        if entry.standing in ("clause", "default"):
            places.setdefault(_section(entry), place)
    every = -(-len(places) // MOST_SECTIONS) or 1
    kept = (name for number, name in enumerate(places) if number % every == 0 or name == ASSUMED)
    return tuple(Section(name, places[name]) for name in kept)


def _section(entry: Entry) -> str:
    """The first number of a clause's number, or its first word."""
    first = re.match(r"[0-9]+|[A-Za-z-]*[A-Za-z]", entry.number)
    return ASSUMED if entry.standing == "default" or first is None else first[0]
