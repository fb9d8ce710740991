"""A ruling would come out otherwise if its clause set anything else: a house that sets every other value is tried."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from json import dumps
from pathlib import Path
from typing import Any, get_args

import pytest

from assistant.errors import AssistantError
from assistant.play import play
from assistant.rules import BOOKS, read
from assistant.rules.book import Provision
from assistant.rules.settings import Settings, Value
from assistant.script import Script, read_script

RULINGS = Path(__file__).parents[1] / "rulings"

Change = tuple[str, Provision, str, Value]
"""A book, a provision of it, a setting of that provision, and what a house sets instead."""

WITHOUT_A_TRACE = {
    "collection": "what the house takes stands in the table's terms; a book says only what it may be",
    "must_show": "only its owner knows whether a hand is good enough to be shown: he is told so, and not made to",
}
"""Settings that no hand of a book can show, and why."""

ALIKE = {
    ("draw_most", 6): "a hand has five cards",
    ("draw_shortage", "discards"): "with one draw a player's own discards are never among those before his draw",
    ("draw_shortage", "discards-but-own-and-later"): "likewise",
    ("odd_chip_cards", "all-cards"): "in the NZ book's draw the hand is those five",
    ("first_button", "high-card"): "the cards are dealt for it in either case, and the seat is told",
    ("may_ask_to_see", "any-hand"): "rule 18 of tda-2024 asks for more: to have called, and to hold cards still",
}
"""Other values that may come to the same, and why."""


def changes() -> list[Change]:
    """Every other value of every setting, clause by clause."""
    return [
        (book, provision, name, other)
        for book in BOOKS
        for provision in read(book).provisions
        for name, value in provision.sets.items()
        if name not in WITHOUT_A_TRACE
        for other in others(name, value)
    ]


def others(name: str, value: Value) -> list[Value]:
    """What a setting could be instead."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1] if value else [5]
    return [other for other in get_args(Settings.__annotations__[name]) if other != value]


@cache
def rulings() -> Mapping[str, list[Script]]:
    """The rulings by their clause."""
    found = defaultdict(list)
    for path in RULINGS.glob("*.toml"):
        for script in read_script(path.read_text("utf-8")):
            found[script.clause].append(script)
    return found


def house_book(change: Change) -> Iterator[str]:
    """The lines of a house book with that one change."""
    book, provision, name, value = change
    yield from ('id = "another-house"', 'title = "Another house"', f'stands_on = "{book}"', "[[change]]")
    yield from (f'clause = "{provision.number}"', f"sets = {{ {name} = {dumps(value)} }}", 'reason = "to be noticed"')
    yield f"games = {dumps(provision.games)}"


def without_clauses(expected: Any) -> Any:
    """What is expected, but for the clauses: a house's changes stand under "house rule"."""
    if isinstance(expected, list):
        return [without_clauses(one) for one in expected]
    if isinstance(expected, dict):
        return {key: without_clauses(value) for key, value in expected.items() if key != "under"}
    return expected


def holds(script: Script, rules: str) -> bool:
    """Whether the ruling comes out as it says under other rules."""
    other = replace(script, table={**script.table, "rules": rules}, expect=without_clauses(script.expect))
    try:
        return not play(other).differences
    except AssistantError:
        return False


@pytest.mark.parametrize("change", changes(), ids=lambda change: f"{change[0]}-{change[2]}-{change[3]}")
def test_a_ruling_notices(change: Change, tmp_path: Path) -> None:
    book, provision, name, value = change
    path = tmp_path / "another-house.toml"
    path.write_text("\n".join(house_book(change)), "utf-8")
    under_it = rulings()[f"{book} {provision.number}"]
    noticed = any(not holds(script, str(path)) for script in under_it)
    assert noticed or (name, value) in ALIKE, f"{book} {provision.number}: {name} = {value}"
