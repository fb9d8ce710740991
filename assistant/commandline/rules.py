"""``dealer-assistant rules``: a clause, a book, a search by word, the books side by side."""

import argparse
from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import fill

from assistant.games import GAMES, game_called
from assistant.rules import BOOKS, Book, HouseBook, Provision, Rules, in_force, read, read_house_book
from assistant.rules.book import in_toml
from assistant.rules.force import HOUSE_DEFAULT
from assistant.rules.house import Change
from assistant.rules.settings import names

_EXAMPLES = """\
dealer-assistant rules nz-casino-1999 11.4(d)    one clause, or a section: 11.4
dealer-assistant rules home-game                 a whole book, its gaps, and what is assumed for it
dealer-assistant rules --search odd chip         what every book says of it
dealer-assistant rules --compare --game omaha    every setting of the books side by side
"""
_WIDTH = 100


def add_to(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of the command line."""
    parser = subparsers.add_parser(
        "rules",
        help="what a rule book says",
        description="Shows rule books by clause.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("book", nargs="?", help=f"a rule book ({', '.join(BOOKS)}) or the file of a house book")
    parser.add_argument("clause", nargs="*", help="its clause; the whole book if left out")
    parser.add_argument("--search", nargs="+", metavar="WORD", help="search all books, or the one that is named")
    parser.add_argument("--compare", action="store_true", help="the settings of all books side by side")
    parser.add_argument("--game", default="five-card-draw", choices=GAMES, help="compare them for this game")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for. Returns 0, or 1 where a search finds nothing. Raises BookError for a wrong name."""
    lines = list(_asked_for(arguments))
    print("\n".join(lines or ["no book speaks of that"]))
    return 0 if lines else 1


def _asked_for(arguments: argparse.Namespace) -> Iterator[str]:
    name, wanted = arguments.book, " ".join(arguments.clause)
    own = name is not None and name.endswith(".toml")
    if arguments.compare:
        return compare(game_called(arguments.game).name, (*BOOKS, name) if own else BOOKS)
    if own:
        return of_a_house(read_house_book(name), wanted, " ".join(arguments.search or ()))
    books = [read(book) for book in ((name,) if name else BOOKS)]
    if arguments.search:
        return search(books, " ".join(arguments.search))
    if wanted:
        return clauses(books[0], books[0].under(wanted))
    return whole(books[0]) if name else (headline(book) for book in books)


def headline(book: Book) -> str:
    """A book in one line.

    >>> headline(read("roberts"))
    "roberts: Robert's Rules of Poker (as compared with the other books; not the whole of it)"
    """
    return f"{book.id}: {book.title} ({book.edition})"


def clauses(book: Book, provisions: Iterable[Provision]) -> Iterator[str]:
    """Clauses with all that they say, each thing with what becomes of it."""
    yield headline(book)
    for number, said in groupby(provisions, key=lambda provision: provision.number):
        yield f"\n{number}"
        for provision in said:
            yield _indented(provision.about)
            yield from (f"      {answer}{_for_games(provision.games)}" for answer in provision.answers)


def whole(book: Book) -> Iterator[str]:
    """A book: its clauses, what is not known of it, and what is assumed for it."""
    yield from clauses(book, book.provisions)
    yield "\nNot known"
    for gap in book.gaps:
        yield _indented(f"{gap.number}: {gap.about}")
    yield "\nAssumed (shown as house default)"
    for entry in book.assumptions:
        yield _indented(f"{entry.about} From {entry.source}:")
        yield from (f"      {name} = {in_toml(value)}{_for_games(entry.games)}" for name, value in entry.sets.items())
        yield from (f"      decided in {name}" for name in entry.decides)


def search(books: Iterable[Book], words: str) -> Iterator[str]:
    """Every clause of *books* in which all the words come, in what it says, its number or its settings."""
    for book in books:
        found = [one for one in book.provisions if _has(words, _text(one))]
        if found:
            yield from clauses(book, found)
            yield ""


def of_a_house(house: HouseBook, wanted: str, words: str) -> Iterator[str]:
    """What a house book changes: all of it, or a clause or what has all the *words* in it, and what the book that it
    stands on says there.
    """
    book = read(house.stands_on)
    if not (wanted or words):
        yield from changes(house, house.changes)
        return
    numbers = {provision.number for provision in book.under(wanted)} if wanted else set()
    asked = [change for change in house.changes if change.clause in numbers or (words and _has(words, _told(change)))]
    if asked:
        yield from (*changes(house, asked), "")
    yield from clauses(book, book.under(wanted)) if wanted else search([book], words)


def changes(house: HouseBook, some: Iterable[Change]) -> Iterator[str]:
    """What a house book changes in the book that it stands on, as far as *some* of it was asked for."""
    yield f"{house.id}: {house.title} (stands on {house.stands_on})"
    for change in some:
        yield f"\n{change.clause or 'house default'}"
        yield _indented(change.reason)
        yield from (f"      {name} = {in_toml(value)}{_for_games(change.games)}" for name, value in change.sets)


def compare(game: str, books: Iterable[str]) -> Iterator[str]:
    """A table of every setting in each book for a game; a star marks what a book's known text does not decide."""
    rules = [in_force(book, game) for book in books]
    rows = [[game, *(one.book for one in rules)], *([name, *(_cell(one, name) for one in rules)] for name in names())]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
    yield "\n* house default: the book's known text does not decide it"


def _cell(rules: Rules, setting: str) -> str:
    return in_toml(getattr(rules, setting)) + "*" * rules.under(setting).startswith(HOUSE_DEFAULT)


def _has(words: str, text: str) -> bool:
    return all(word in text for word in words.casefold().split())


def _told(change: Change) -> str:
    return " ".join(
        (change.clause, change.reason, *(f"{name} {in_toml(value)}" for name, value in change.sets))
    ).casefold()


def _text(provision: Provision) -> str:
    return " ".join((provision.number, provision.about, *provision.answers, *provision.games)).casefold()


def _for_games(games: tuple[str, ...]) -> str:
    return f"   [{', '.join(games)}]" if games else ""


def _indented(text: str) -> str:
    return fill(text, _WIDTH, initial_indent="   ", subsequent_indent="   ")
