"""An evening at a table: hands played from a tape, step by step, and told as a hand script where a law is broken."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.commands import CallMisdeal, CollectTime, Command, MoveSeat, NextHand, Push, Report, Say, VoidDeal
from assistant.decide import Refused
from assistant.events import Event
from assistant.evolve import evolve
from assistant.follow import Acted, act
from assistant.games import GAMES
from assistant.line_writing import write_line
from assistant.lines import Line, Undo
from assistant.stakes import Stakes
from assistant.table import Player, Table, empty_table
from assistant.terms import write_seats, write_terms
from assistant.words import Seat
from tests.laws import terms as tables
from tests.laws.choices import choices, irregular
from tests.laws.felt import Felt
from tests.laws.tape import Tape

MOST_LINES = 600
"""More than any tape can make of a hand: ten players, five rounds, a raise or two each."""

MAY_BE_REFUSED = (NextHand, CallMisdeal, VoidDeal, Report, Push, Say, MoveSeat, CollectTime)


@dataclass(frozen=True)
class Step:
    """A line that was carried out: the table before it, each event with the table after it."""

    command: Command
    before: Table
    events: tuple[Event, ...]
    tables: tuple[Table, ...]

    @property
    def after(self) -> Table:
        """The table when everything has followed."""
        return self.tables[-1]


class Evening:
    """A table with real cards, and what has been asked of it."""

    def __init__(
        self, stakes: tuple[Stakes, Stakes], seats: dict[Seat, Player], tape: Tape, felt: Felt, hands: int
    ) -> None:
        self.stakes, self.other_terms = stakes
        self.seats = seats
        self.tape = tape
        self.felt = felt
        self.hands = hands
        self.table = opening(self.stakes, seats)
        self.lines: list[Line] = []

    def play(self) -> Iterator[Step]:
        """Every step of a few hands. Where the next hand cannot begin the evening is over."""
        while not self.closed:
            assert len(self.lines) < MOST_LINES, "the hand does not end"
            step = self.do(self.choose())
            if step is not None:
                yield step

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Whatever goes wrong inside is told with the hand script that leads there."""
        try:
            yield
        except Exception as error:
            error.add_note(f"\n{self!r}\n")
            raise

    @property
    def closed(self) -> bool:
        """Whether all hands are played, or nobody is left to decide anything."""
        return self.table.over and (self.table.hand == self.hands or self.tape.ended)

    def choose(self) -> Command:
        """What is asked next: mostly what a hand needs, seldom what goes wrong."""
        if self.table.over and not self.tape.once_in(3):
            return self.choices()[0]
        if self.tape.once_in(40):
            return self.tape.pick(irregular(self.table, self.tape))
        return self.tape.pick(self.choices())

    def choices(self) -> list[Command]:
        """Whatever may be done now."""
        return choices(self.table, self.felt, self.tape, self.other_terms)

    def do(self, command: Command) -> Step | None:
        """Carry a command out; None where it is refused, as a misdeal and the next hand may be."""
        before = self.table
        self.lines.append(command)
        answer = act(before, command)
        if isinstance(answer, Refused):
            assert isinstance(command, MAY_BE_REFUSED), answer.because
            self.lines.pop()
            return None
        step = Step(command, before, answer.events, tuple(self._tables(answer)))
        self.table = answer.table
        return step

    def _tables(self, acted: Acted) -> Iterator[Table]:
        table = self.table
        for event in acted.events:
            after = evolve(table, event)
            self.felt.follow(table, event, after)
            table = after
            yield table
        assert table == acted.table

    def __repr__(self) -> str:
        return script(self.stakes, self.seats, self.lines)


def opening(stakes: Stakes, seats: dict[Seat, Player]) -> Table:
    """A table with its players, before the first hand."""
    table = empty_table(stakes)
    return Table(notice=table.notice, stakes=table.stakes, players=seats, game=table.game)


def script(stakes: Stakes, seats: dict[Seat, Player], lines: list[Line]) -> str:
    """A hand script that plays the same, to be pasted among the rulings; the first line has begun the hand."""
    first = lines[0] if lines else None
    begun = isinstance(first, NextHand)
    button = first.button if isinstance(first, NextHand) else None
    table: dict[str, Any] = write_terms(stakes) | ({} if button is None else {"button": int(button)})
    played = [write_line(line) if not isinstance(line, Undo) else "undo" for line in lines[begun:]]
    parts = ["[[hand]]", 'id = "broken-law"', f"play = {played}".replace("'", '"'), "[hand.table]"]
    parts += [f"{key} = {toml(value)}" for key, value in table.items()]
    parts += ["[hand.seats]", *(f"{seat} = {toml(player)}" for seat, player in write_seats(seats).items())]
    return "\n".join(parts)


def toml(value: Any) -> str:
    """A value as TOML has it."""
    match value:
        case dict():
            return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
        case list():
            return f"[{', '.join(map(toml, value))}]"
        case str():
            return f'"{value}"'
        case bool():
            return str(value).lower()
        case _:
            return str(value)


@st.composite
def evenings(draw: st.DrawFn, game: str | None = None, hands: int = 3) -> Evening:
    """Any table, or any for one *game*, and any decisions."""
    stakes = draw(tables.terms(game))
    seats = draw(tables.seats(most=tables.most_players(stakes)))
    tape = Tape(draw(st.binary(min_size=100, max_size=500)))
    return Evening((stakes, draw(tables.terms())), seats, tape, Felt(draw(st.integers(0, 10_000))), hands)


def law(check: Callable[[Evening], None]) -> Callable[..., None]:
    """A law that holds for every evening; each game has its share of the examples."""

    @pytest.mark.parametrize("game", sorted(GAMES))
    @settings(max_examples=max(settings().max_examples // len(GAMES), 6), report_multiple_bugs=False)
    @given(data=st.data())
    def holds(game: str, data: st.DataObject) -> None:
        evening = data.draw(evenings(game))
        with evening.telling():
            check(evening)

    holds.__doc__ = check.__doc__
    tried: Callable[..., None] = holds
    return tried
