"""A table of hold'em where everybody folds to the last blind, and players come, go and change seats between hands."""

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import strategies as st

from assistant.commands import AddChips, ComeBack, Command, Fold, GoAway, Leave, MoveSeat, NextHand, Sit
from assistant.decide import Refused
from assistant.events import BlindPosted
from assistant.follow import Acted, act
from assistant.table import Table
from assistant.terms import read_seats, read_terms
from assistant.words import SEATS, Chips, Seat
from tests.laws.evening import opening, script
from tests.laws.tape import Tape

STACK = 300
BLINDS = ([10], [5, 10], [5, 10, 20])


class Room:
    """The table, what was asked of it, and how many sat down."""

    def __init__(self, table: Table, tape: Tape) -> None:
        self.first = self.table = table
        self.tape = tape
        self.newcomers = 0
        self.lines: list[Command] = []

    def __repr__(self) -> str:
        return script(self.first.notice, dict(self.first.players), list(self.lines))

    def do(self, command: Command) -> None:
        """Carry a command out, if it is not refused."""
        answer = act(self.table, command)
        if not isinstance(answer, Refused):
            self.table = answer.table
            self.lines.append(command)

    def come_and_go(self) -> None:
        """Some of what may happen between two hands."""
        while self.tape.once_in(2):
            self.do(self._somebody())

    def _somebody(self) -> Command:
        seat, to = self.tape.pick(SEATS), self.tape.pick(SEATS)
        self.newcomers += 1
        name = f"player-{self.newcomers}"
        some: tuple[Command, ...] = (
            Sit(seat, Chips(STACK), name),
            Leave(seat),
            GoAway(seat),
            ComeBack(seat),
            AddChips(seat, Chips(50)),
            MoveSeat(seat, to),
        )
        return self.tape.pick(some)

    def fold_round(self) -> None:
        """Everybody folds."""
        while self.table.to_act is not None:
            self.do(Fold(self.table.to_act))

    def hands(self) -> Iterator["Hand"]:
        """Each hand of an evening, as soon as its blinds are out."""
        while not self.tape.ended:
            before = self.table
            answer = act(before, NextHand(self.tape.pick(SEATS) if before.button is None else None))
            if isinstance(answer, Acted):
                self.do(NextHand(answer.table.button if before.button is None else None))
                posted = tuple(event for event in answer.events if isinstance(event, BlindPosted))
                yield Hand(before, answer.table, posted)
                self.fold_round()
            self.come_and_go()


@dataclass(frozen=True)
class Hand:
    """The table before a hand, the table when its blinds are out, and what was posted."""

    before: Table
    begun: Table
    posted: tuple[BlindPosted, ...]

    @property
    def able(self) -> list[Seat]:
        """Who can be dealt in."""
        return [seat for seat, player in self.before.players.items() if player.chips and not player.away]

    @property
    def last(self) -> Seat:
        """Where the last blind falls."""
        return self.begun.spots[-1]


def way(seat: Seat, to: Seat) -> int:
    """How many places clockwise it is from one seat to another, once round to itself."""
    return (to - seat - 1) % len(SEATS) + 1


@st.composite
def rooms(draw: st.DrawFn, button_moves: str) -> Room:
    """A table under any book that plays by *house*."""
    found = {
        "rules": draw(st.sampled_from(("nz-casino-1999", "home-game", "roberts", "tda-2024"))),
        "game": "texas-holdem",
        "betting": "no-limit",
        "blinds": draw(st.sampled_from(BLINDS)),
        "house": {
            "heads_up_blinds": draw(st.sampled_from(("button-posts-first", "left-of-button"))),
            "missed_blinds": draw(st.sampled_from(("post-all", "wait-for-last-blind"))),
            "button_moves": button_moves,
        },
    }
    taken = draw(st.lists(st.sampled_from(SEATS), min_size=3, max_size=10, unique=True))
    seats = read_seats({str(seat): {"chips": STACK, "name": f"first-{seat}"} for seat in taken})
    return Room(opening(read_terms(found), seats), Tape(draw(st.binary(min_size=100, max_size=400))))
