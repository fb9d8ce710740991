"""Hand scripts: a table, its seats and what happened, in a TOML file that a dealer can read aloud."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from assistant.commands import NextHand
from assistant.decide import Refused
from assistant.errors import ScriptError, TableError
from assistant.journal import Journal
from assistant.session import Session
from assistant.terms import check_keys, read_button, read_seats, read_terms

Toml = Mapping[str, Any]

_HAND_KEYS = ("id", "title", "clause", "source", "play", "refuse", "table", "seats", "expect", "invalid")


@dataclass(frozen=True)
class Script:
    """One hand of a file: its lines, and what must come out of them."""

    id: str
    title: str
    clause: str
    play: tuple[str, ...]
    refuse: tuple[str, ...]
    expect: Toml
    table: Toml
    seats: Toml
    invalid: bool

    def begin(self, journal: Journal | None = None) -> Session:
        """A session with the hand begun: button placed, antes and compulsory blinds posted.

        Raises TableError, or BookError for the rule book, in one sentence.
        """
        session = Session.open(read_terms(self.table), read_seats(self.seats), journal)
        answer = session.submit(NextHand(read_button(self.table)))
        if isinstance(answer, Refused):
            raise TableError(f"{answer.because} ({answer.under})")
        return session


def read_script(text: str) -> tuple[Script, ...]:
    """Every hand of a file. Raises ScriptError for text that is no hand script."""
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ScriptError(f"this is not TOML: {error}") from error
    hands = found.get("hand")
    if not isinstance(hands, list) or not hands or set(found) != {"hand"}:
        raise ScriptError("expected one [[hand]] or more, and nothing else beside them")
    scripts = tuple(_hand(hand, number) for number, hand in enumerate(hands, 1))
    ids = [script.id for script in scripts]
    for one in ids:
        if ids.count(one) > 1:
            raise ScriptError(f"hand {one!r} comes twice")
    return scripts


def _hand(hand: Any, number: int) -> Script:
    where = f"hand {hand.get('id', number)!r}" if isinstance(hand, dict) else f"hand {number}"
    try:
        check_keys(hand, _HAND_KEYS, "[[hand]]", ScriptError)
        return Script(
            id=_text(hand, "id", f"hand-{number}"),
            title=_text(hand, "title", ""),
            clause=_text(hand, "clause", ""),
            play=_lines(hand, "play"),
            refuse=_lines(hand, "refuse"),
            expect=_part(hand, "expect"),
            table=_part(hand, "table"),
            seats=_part(hand, "seats"),
            invalid=_invalid(hand),
        )
    except ScriptError as error:
        raise ScriptError(f"{where}: {error}") from error


def _text(hand: Toml, key: str, default: str) -> str:
    value = hand.get(key, default)
    if not isinstance(value, str):
        raise ScriptError(f"{key} is text, found {value!r}")
    return value


def _lines(hand: Toml, key: str) -> tuple[str, ...]:
    lines = hand.get(key, [])
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        raise ScriptError(f"{key} is a list of lines, found {lines!r}")
    return tuple(lines)


def _invalid(hand: Toml) -> bool:
    """Whether the table is to be turned away; then nothing is played."""
    value = hand.get("invalid", False)
    if not isinstance(value, bool):
        raise ScriptError(f"invalid is true or false, found {value!r}")
    if value and ("play" in hand or "refuse" in hand):
        raise ScriptError("a table that is turned away plays no line")
    return value


def _part(hand: Toml, key: str) -> Toml:
    part = hand.get(key, {})
    if not isinstance(part, dict):
        raise ScriptError(f"[hand.{key}] is a table, found {part!r}")
    return part
