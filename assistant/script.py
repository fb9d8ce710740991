"""Hand scripts: a table, its seats and what happened, read from TOML (the format is in docs/hand-scripts.md)."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from assistant import blinds
from assistant.cards import Rank
from assistant.changed import changed
from assistant.errors import AssistantError, ScriptError, TableError
from assistant.follow import settle
from assistant.games import game_called
from assistant.rules import in_force
from assistant.stakes import Rake, Stakes
from assistant.table import Player, Table, empty_table
from assistant.words import SEATS, Chips, Seat

Toml = Mapping[str, Any]

_HAND_KEYS = {"id", "title", "clause", "source", "play", "refuse", "table", "seats", "expect", "invalid"}
_TABLE_KEYS = {
    "rules",
    "game",
    "betting",
    "deck",
    "blinds",
    "ante",
    "bring_in",
    "bets",
    "minimum",
    "maximum",
    "caps",
    "chips",
    "button",
    "high_low",
    "qualifier",
    "wild",
    "rake",
    "fee",
    "ante_by",
    "last_game",
    "house",
}
_SEAT_KEYS = {"chips", "name", "away"}


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

    def begin(self) -> Table:
        """The table with the hand begun: button placed, antes and compulsory blinds posted.

        Raises TableError, or BookError for the rule book, in one sentence.
        """
        stakes = read_stakes(self.table)
        table = seated(empty_table(stakes), self.seats)
        return settle(table, (blinds.begin(table, _button(self.table, table)),)).table


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
        _check_keys(hand, _HAND_KEYS, "[[hand]]")
        return Script(
            id=_text(hand, "id", f"hand-{number}"),
            title=_text(hand, "title", ""),
            clause=_text(hand, "clause", ""),
            play=_lines(hand, "play"),
            refuse=_lines(hand, "refuse"),
            expect=_part(hand, "expect"),
            table=_part(hand, "table"),
            seats=_part(hand, "seats"),
            invalid=bool(hand.get("invalid", False)),
        )
    except ScriptError as error:
        raise ScriptError(f"{where}: {error}") from error


def _check_keys(found: Any, known: set[str], where: str) -> None:
    if not isinstance(found, dict):
        raise ScriptError(f"{where} is a table, found {found!r}")
    unknown = sorted(set(found) - known)
    if unknown:
        raise ScriptError(f"{where} has no key {unknown[0]!r}; it may have {', '.join(sorted(known))}")


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


def _part(hand: Toml, key: str) -> Toml:
    part = hand.get(key, {})
    if not isinstance(part, dict):
        raise ScriptError(f"[hand.{key}] is a table, found {part!r}")
    return part


# The table --------------------------------------------------------------------------------------------------------------


def read_stakes(found: Toml) -> Stakes:
    """The terms of a table from its part of a file. Raises TableError or BookError, saying which term cannot stand.

    >>> read_stakes({"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10]}).unit
    1
    """
    try:
        _check_keys(found, _TABLE_KEYS, "the table")
    except ScriptError as error:
        raise TableError(str(error)) from error
    game = game_called(_word(found, "game"))
    house = found.get("house", {})
    return Stakes(
        rules=in_force(_word(found, "rules"), game.name, house),
        game=game,
        structure=_word(found, "betting"),  # type: ignore[arg-type]  # Stakes checks it
        blinds=_amounts(found, "blinds"),
        ante=_amount(found, "ante"),
        bring_in=_amount(found, "bring_in"),
        bets=_amounts(found, "bets"),
        minimum=_amount(found, "minimum"),
        maximum=_amount(found, "maximum"),
        caps=_amounts(found, "caps"),
        chips=_amounts(found, "chips") or (Chips(1),),
        cards=_amount(found, "deck"),
        high_low=found.get("high_low"),
        qualifier=_qualifier(found.get("qualifier")),
        wild=_wild(found.get("wild", [])),
        rake=_rake(found.get("rake")),
        fee=_amount(found, "fee"),
        ante_by=found.get("ante_by", "everyone"),
        last_game=bool(found.get("last_game", False)),
    )


def _word(found: Toml, key: str) -> str:
    value = found.get(key)
    if not isinstance(value, str):
        raise TableError(f"the table needs {key}, a word, found {value!r}")
    return value


def _amount(found: Toml, key: str) -> Chips:
    value = found.get(key, 0)
    if not isinstance(value, int) or isinstance(value, bool):
        raise TableError(f"{key} is a whole number, found {value!r}")
    return Chips(value)


def _amounts(found: Toml, key: str) -> tuple[Chips, ...]:
    values = found.get(key, [])
    if not isinstance(values, list) or not all(isinstance(one, int) and not isinstance(one, bool) for one in values):
        raise TableError(f"{key} is a list of whole numbers, found {values!r}")
    return tuple(Chips(one) for one in values)


def _qualifier(value: object) -> Rank | None:
    if value is None:
        return None
    if not isinstance(value, int) or value not in range(5, 14):
        raise TableError(f"qualifier is the highest card that still makes a low, 5 to 13, found {value!r}")
    return Rank(value)


def _wild(letters: object) -> frozenset[Rank]:
    by_letter = {rank.letter: rank for rank in Rank}
    if not isinstance(letters, list) or not all(letter in by_letter for letter in letters):
        raise TableError(f"wild is a list of ranks such as ['2', 'J'], found {letters!r}")
    return frozenset(by_letter[letter] for letter in letters)


def _rake(found: object) -> Rake | None:
    if found is None:
        return None
    if not isinstance(found, dict) or not set(found) <= {"percent", "cap", "step"} or "percent" not in found:
        raise TableError(f"rake is {{ percent, cap, step }}, found {found!r}")
    numbers = {"cap": 0, "step": 1, **found}
    if not all(isinstance(number, int) for number in numbers.values()):
        raise TableError(f"rake is in whole numbers, found {found!r}")
    return Rake(numbers["percent"], Chips(numbers["cap"]), Chips(numbers["step"]))


def seated(table: Table, seats: Toml) -> Table:
    """The table with its players, before the first hand. Raises TableError for a seat or a stack that cannot be."""
    players = {}
    for word, found in seats.items():
        if not word.isdigit() or int(word) not in SEATS:
            raise TableError(f"a seat is 1 to {SEATS[-1]}, found {word!r}")
        player = _player(Seat(int(word)), found)
        players[player.seat] = player
    return changed(table, players=dict(sorted(players.items())))


def _player(seat: Seat, found: object) -> Player:
    if isinstance(found, dict):
        try:
            _check_keys(found, _SEAT_KEYS, f"seat {seat}")
        except ScriptError as error:
            raise TableError(str(error)) from error
        chips, name, away = found.get("chips"), found.get("name", ""), found.get("away", False)
    else:
        chips, name, away = found, "", False
    if not isinstance(chips, int) or isinstance(chips, bool) or chips < 0:
        raise TableError(f"seat {seat} has a stack of 0 or more, a whole number, found {chips!r}")
    return Player(seat, Chips(chips), str(name), bool(away))


def _button(found: Toml, table: Table) -> Seat:
    value = found.get("button")
    if value is None:
        button = blinds.first_button(table)
        if button is None:
            raise TableError("the table needs button, a seat: this book decides the first one by cards")
        return button
    if not isinstance(value, int) or Seat(value) not in table.players:
        raise TableError(f"the button must be at a player's seat, found {value!r}")
    return Seat(value)


def problem_with(script: Script) -> str | None:
    """Why the table of a script must be turned away, if so."""
    try:
        script.begin()
    except AssistantError as error:
        return str(error)
    return None
