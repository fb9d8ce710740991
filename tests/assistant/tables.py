"""Tables for the tests of the core: set up and played to a point with the lines of a hand script."""

from typing import Any

from assistant.changed import changed
from assistant.commands import Command
from assistant.decide import Refused
from assistant.events import Event
from assistant.follow import Acted, act
from assistant.lines import Undo, read_line
from assistant.table import Table, empty_table
from assistant.terms import read_seats, read_terms

HOLDEM: dict[str, Any] = {"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10]}
DRAW: dict[str, Any] = {"rules": "nz-casino-1999", "game": "five-card-draw", "betting": "pot-limit", "blinds": [5, 10]}
STUD: dict[str, Any] = {
    "rules": "roberts",
    "game": "seven-card-stud",
    "betting": "limit",
    "ante": 1,
    "bring_in": 3,
    "bets": [10, 10, 20],
}

Seats = dict[int, Any]


def at_rest(terms: dict[str, Any], seats: Seats) -> Table:
    """A table before its first hand. Seats are numbers with chips, or with a table of keys."""
    players = read_seats({str(seat): found for seat, found in seats.items()})
    return changed(empty_table(read_terms(terms)), players=players)


def command(text: str) -> Command:
    """A line as a command."""
    line = read_line(text)
    assert not isinstance(line, Undo)
    return line


def play(table: Table, *lines: str) -> Table:
    """The table after *lines*, none of which is refused."""
    for text in lines:
        answer = act(table, command(text))
        assert isinstance(answer, Acted), (text, answer)
        table = answer.table
    return table


def begun(terms: dict[str, Any], seats: Seats, *lines: str, button: int = 1) -> Table:
    """A table with its first hand begun, and *lines* played."""
    return play(at_rest(terms, seats), f"next {button}", *lines)


def happens(table: Table, text: str) -> tuple[Event, ...]:
    """The events of a line."""
    answer = act(table, command(text))
    assert isinstance(answer, Acted), answer
    return answer.events


def why_not(table: Table, text: str) -> str:
    """Why a line is refused, and the clause."""
    answer = act(table, command(text))
    assert isinstance(answer, Refused), answer
    return f"{answer.because} ({answer.under})"


def stacks(table: Table) -> dict[int, int]:
    """The chips of each seat."""
    return {int(seat): int(player.chips) for seat, player in table.players.items()}


def folded_out(table: Table) -> Table:
    """The table when everybody has folded to the last one."""
    while table.to_act is not None:
        table = play(table, f"{table.to_act} fold")
    return table
