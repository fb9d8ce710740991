"""Playing a hand script, and comparing what comes out with what was expected."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from assistant.decide import Refused
from assistant.errors import AssistantError, ScriptError
from assistant.follow import Acted, act
from assistant.journal import Journal
from assistant.lines import Undo, read_line
from assistant.narration import narrate
from assistant.report import Json, report
from assistant.script import Script
from assistant.session import NothingToUndo, Session, Undone
from assistant.table import Table


@dataclass
class Played:
    """A script that was played: each hand's report, what happened, and where expectations differ."""

    session: Session | None = None
    reports: list[Json] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    differences: list[str] = field(default_factory=list)


def play(script: Script, journal: Journal | None = None) -> Played:
    """Play every line of *script*, then try those that must be refused; a *journal* gets what happened.

    Raises ScriptError for a line that cannot be read or is refused, naming the line, why and the clause; TableError for
    a table that cannot be.
    """
    if script.invalid:
        return _turned_away(script)
    session = script.begin(journal)
    played = Played(session)
    played.told.extend(narrate(session.before_last, session.log[-1].events))
    for number, text in enumerate(script.play, 1):
        _play_line(session, text, f"line {number}, {text!r}", played)
    refused, accepted = _refused(session.table, script.refuse)
    played.reports.append(report(session.table, refused))
    played.differences = [*accepted, *differences(script.expect, played.reports[-1])]
    return played


def _turned_away(script: Script) -> Played:
    try:
        session = script.begin()
    except AssistantError as error:
        return Played(reports=[{"invalid": True, "because": str(error)}])
    accepted = "expected the table to be turned away, and it was not"
    return Played(session, [report(session.table)], differences=[accepted])


def _play_line(session: Session, text: str, where: str, played: Played) -> None:
    try:
        line = read_line(text)
    except AssistantError as error:
        raise ScriptError(f"{where}: {str(error).removeprefix(f'{text!r}: ')}") from error
    if isinstance(line, Undo):
        undone = session.undo() if session.step > 1 else NothingToUndo()
        if not isinstance(undone, Undone):
            raise ScriptError(f"{where}: there is nothing to undo")
        played.told.append(f"Taken back: {undone.line}.")
        return
    before = session.table
    answer = session.submit(line)
    if isinstance(answer, Refused):
        raise ScriptError(f"{where} is refused: {answer.because} ({answer.under})")
    played.told.extend(narrate(before, session.log[-1].events))
    if session.table.hand > before.hand:
        played.reports.append(report(before))


def _refused(table: Table, lines: Iterable[str]) -> tuple[list[Json], list[str]]:
    """The refusals of the lines that must be refused, and those that were accepted after all."""
    refusals: list[Json] = []
    accepted = []
    for text in lines:
        because, under = _answer(table, text)
        if because is None:
            accepted.append(f"expected {text!r} to be refused, and it was accepted")
        else:
            refusals.append({"line": text, "because": because, "under": under})
    return refusals, accepted


def _answer(table: Table, text: str) -> tuple[str | None, str | None]:
    try:
        line = read_line(text)
    except AssistantError as error:
        return str(error), None
    if isinstance(line, Undo):
        return None, None
    answer = act(table, line)
    return (None, None) if isinstance(answer, Acted) else (answer.because, answer.under)


# What was expected --------------------------------------------------------------------------------------------------

_ANY_ORDER = ("awards", "pots", "refused")


def differences(expected: Mapping[str, Any], found: Mapping[str, Any]) -> list[str]:
    """Where a report differs from what a script expects: which part, what was expected, what was found.

    Numbers and lists must match whole, tables only in the keys that they name; `"none"` stands for null; awards, pots
    and refusals match in any order.
    """
    return [
        f"{key}: expected {value!r}, found {found.get(key)!r}"
        for key, value in expected.items()
        if not _matches(value, found.get(key), any_order=key in _ANY_ORDER)
    ]


def _matches(expected: Any, found: Any, any_order: bool = False) -> bool:
    if expected == "none":
        return found is None
    if isinstance(expected, dict):
        return isinstance(found, dict) and all(_matches(value, found.get(key)) for key, value in expected.items())
    if isinstance(expected, list) and isinstance(found, list):
        return len(expected) == len(found) and _pairs_up(expected, found, any_order)
    return bool(expected == found and isinstance(expected, bool) == isinstance(found, bool))


def _pairs_up(expected: list[Any], found: list[Any], any_order: bool) -> bool:
    if not any_order:
        return all(_matches(one, other) for one, other in zip(expected, found, strict=True))
    left = list(found)
    for one in expected:
        match = next((other for other in left if _matches(one, other)), None)
        if match is None:
            return False
        left.remove(match)
    return True
