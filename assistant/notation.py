"""A table in one line of text, both ways: what FEN is to chess. Errors, logs and tests carry it.

Three parts between bars: the terms, the hand, the seats. Each is made of ``name=value`` pairs, values being JSON
without spaces; what is as it was at the start is left out, and a seat begins with its number and its chips::

    rules="tda-2024" game="texas-holdem" betting="no-limit" blinds=[5,10] | hand=3 over=false button=2 … | 3:495 bet=5 …
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from assistant.changed import changed
from assistant.codec import hints, plain, typed
from assistant.errors import AssistantError, TableError
from assistant.games import dealt_as
from assistant.stakes import Stakes
from assistant.table import Player, Table, empty_table
from assistant.terms import carried_terms, read_terms
from assistant.words import Chips, Seat

_BAR = " | "
_APART = ("notice", "stakes", "players", "game", "claims", "seat", "chips")
"""Fields that are told otherwise: the terms, the seats and whether they folded, the game by its name; a player's seat
and chips.
"""


def write_table(table: Table) -> str:
    """*table* in one line. What nobody has laid down is not in it, for the table does not know it.

    >>> terms = {"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [1, 2]}
    >>> write_table(empty_table(read_terms(terms))).split(" | ")[1]
    'playing="texas-holdem"'
    """
    playing = f"playing={_json(table.game.name)}"
    hand = [playing, *_other_stakes(table), *_told(table, empty_table(table.notice))]
    seats = [_seat(player) for player in table.players.values()]
    terms = [f"{name}={_json(value)}" for name, value in carried_terms(table.notice).items()]
    return _BAR.join((" ".join(terms), " ".join(hand), *seats))


def _other_stakes(table: Table) -> Iterator[str]:
    """The terms of the hand, where others have been set since for the next one."""
    if _stakes(table.notice, table.game.name, table.killer is not None) != table.stakes:
        yield f"stakes={_json(carried_terms(table.stakes))}"


def _stakes(notice: Stakes, playing: str, killed: bool) -> Stakes | None:
    """The terms of a hand of the game *playing*, as the notice has them; none where that cannot be played by it."""
    try:
        stakes = notice.played_as(playing)
    except TableError:
        return None
    return stakes.killed() if killed else stakes


def _seat(player: Player) -> str:
    return " ".join((f"{player.seat}:{player.chips}", *_told(player, Player(player.seat, player.chips))))


def _told(value: Table | Player, at_first: Table | Player) -> Iterator[str]:
    """What is not as it was *at_first*."""
    for name in value.__match_args__:
        found = getattr(value, name)
        if name not in _APART and found != getattr(at_first, name):
            yield f"{name}={_json(plain(found))}"


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")


def read_table(line: str) -> Table:
    """The table of a line that `write_table` wrote. Raises TableError, saying what was expected and what was found."""
    parts = line.split(_BAR)
    if len(parts) < 2:
        raise TableError(f"expected the terms, the hand and the seats between bars, found {line!r}")
    try:
        return _table(_pairs(parts[0]), _pairs(parts[1]), [_player(part) for part in parts[2:]])
    except (ValueError, TypeError, KeyError) as error:
        if isinstance(error, AssistantError):
            raise
        raise TableError(f"expected name=value pairs as `write_table` writes them: {error}") from error


def _table(terms: Mapping[str, Any], hand: dict[str, Any], seats: list[Player]) -> Table:
    notice = read_terms(terms)
    playing, other = hand.pop("playing"), hand.pop("stakes", None)
    kinds = hints(Table)
    told = {name: typed(kinds[name], value) for name, value in hand.items()}
    killed = told.get("killer") is not None
    stakes = _stakes(notice, playing, killed) if other is None else read_terms(other)
    if stakes is None:
        raise TableError(f"expected the stakes of a hand of {playing}, which the table's terms do not allow")
    game = dealt_as(stakes.game.name, stakes.way)
    players = {player.seat: player for player in seats}
    claims = tuple(seat for seat in told.get("order", ()) if not players[seat].folded)
    return changed(empty_table(notice), stakes=stakes, game=game, players=players, claims=claims, **told)


def _pairs(part: str) -> dict[str, Any]:
    pairs = (word.split("=", 1) for word in part.split())
    return {name: json.loads(value) for name, value in pairs}


def _player(part: str) -> Player:
    place, _, rest = part.partition(" ")
    seat, chips = place.split(":")
    kinds = hints(Player)
    told = {name: typed(kinds[name], value) for name, value in _pairs(rest).items()}
    return Player(Seat(int(seat)), Chips(int(chips)), **told)
