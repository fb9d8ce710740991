"""How fast a hand is decided, beside PokerKit and clubs: ``deploy/compiled python -m tests.benchmarks.hand``. Without
`deploy/compiled` it is measured as the sources run.

One hand of no-limit hold'em: six seats, twenty actions, two side pots. Each program gets the same stacks, cards and
actions through its own calls, with everything that it does by itself switched on, and cards made beforehand. All must
come to the same stacks. They take turns in every round. Three things are timed:

* the twenty actions: `decide` and `evolve`, beside `check_or_call`, `complete_bet_or_raise_to` and `fold` of PokerKit,
  and `step` of clubs. The others gather bets and, with the last call, pay the hand in these calls, too;
* so that nothing is left out on this side, the actions and the showdown with all that follows from them by itself up to
  the last chip paid, each hand named and each payment under its clause: `act`, beside the same calls of the others;
* the whole hand, with what comes before: a table, the blinds, the cards.

Each table has the median time, and the median over the rounds of how many this project does while the other does one.
Times are the processor's, so that other work on the machine counts less. Returns 1 if a ratio is less than asked.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from statistics import median
from time import process_time

import clubs
import pokerkit
from pokerkit import Automation, NoLimitTexasHoldem

from assistant.changed import changed
from assistant.commands import Command, DealBoard, NextHand, Show
from assistant.decide import Refused, decide
from assistant.evolve import evolve
from assistant.follow import Acted, act
from assistant.lines import Undo, read_line
from assistant.table import Table, empty_table
from assistant.terms import read_seats, read_terms
from assistant.words import Seat

STACKS = (400, 400, 60, 150, 400, 400)
BUTTON = Seat(6)
CARDS = ("KsQc", "9c9d", "2h2d", "8c8d", "AsKc", "JcJd")
BOARD = ("7h8h2c", "Kd", "3s")
LINES = """\
3 call · 4 call · 5 raise 8 · 6 fold · 1 call · 2 fold · 3 call · 4 call
board 7h 8h 2c · 1 check · 3 all-in · 4 call · 5 call · 1 call
board Kd · 1 check · 4 all-in · 5 call · 1 call
board 3s · 1 check · 5 bet 100 · 1 call
5 shows As Kc · 1 shows Ks Qc · 4 shows 8c 8d · 3 shows 2h 2d
"""
FINISH = (150, 398, 0, 512, 350, 400)

ROUNDS = 101
ASKED = {"PokerKit": 50, "clubs": 3}
TABLES: Mapping[str, Mapping[str, int]] = {"20 actions": ASKED, "until paid": ASKED, "the whole hand": {}}
"""What is timed, and the least ratios."""
HANDS = {"20 actions": 100, "until paid": 30, "the whole hand": 20, "PokerKit": 1, "clubs": 8}
"""How many hands a turn has, so that turns are of a length."""
ROW = "{:14} {:>10} {:>7} {:>7}"

Play = Callable[[], tuple[Sequence[int], float]]
"""Plays the hand once: the stacks, and the seconds that its actions took."""


def actions() -> Play:
    """`decide` and `evolve` for every action, at the tables at which the hand comes to them."""
    steps, stacks = _steps(DealBoard, Show)

    def play() -> tuple[Sequence[int], float]:
        start = process_time()
        for table, command in steps:
            events = decide(table, command)
            assert not isinstance(events, Refused)
            after = table
            for event in events:
                after = evolve(after, event)
        return stacks, process_time() - start

    return play


def until_paid() -> Play:
    """`act` for every action and every hand shown, at the tables at which the hand comes to them."""
    steps, stacks = _steps(DealBoard)

    def play() -> tuple[Sequence[int], float]:
        start = process_time()
        for table, command in steps:
            _acted(table, command)
        return stacks, process_time() - start

    return play


def whole_hand() -> Play:
    """`act` for every line of the hand."""
    at_rest, commands = _at_rest(), [NextHand(BUTTON), *_commands()]

    def play() -> tuple[Sequence[int], float]:
        start = process_time()
        table = at_rest
        for command in commands:
            table = _acted(table, command)
        return _stacks(table), process_time() - start

    return play


def _steps(*without: type[Command]) -> tuple[list[tuple[Table, Command]], Sequence[int]]:
    """The commands of the hand but for its beginning and those of some kinds, each with the table at which it is given;
    and the stacks in the end.
    """
    table, steps = _acted(_at_rest(), NextHand(BUTTON)), list[tuple[Table, Command]]()
    for command in _commands():
        if not isinstance(command, without):
            steps.append((table, command))
        table = _acted(table, command)
    return steps, _stacks(table)


def _at_rest() -> Table:
    terms = read_terms({"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [1, 2]})
    seats = read_seats({str(seat): chips for seat, chips in enumerate(STACKS, 1)})
    return changed(empty_table(terms), players=seats)


def _commands() -> list[Command]:
    lines = [read_line(text) for row in LINES.splitlines() for text in row.split(" · ")]
    return [line for line in lines if not isinstance(line, Undo)]


def _acted(table: Table, command: Command) -> Table:
    acted = act(table, command)
    assert isinstance(acted, Acted)
    return acted.table


def _stacks(table: Table) -> Sequence[int]:
    return [player.chips for player in table.players.values()]


BY_HAND = (Automation.CARD_BURNING, Automation.HOLE_DEALING, Automation.BOARD_DEALING)
AUTOMATIONS = tuple(one for one in Automation if one not in BY_HAND)


def of_pokerkit() -> Play:
    """A state of `NoLimitTexasHoldem` with every automation but for the cards, which are known."""
    holes = [tuple(pokerkit.Card.parse(cards)) for cards in CARDS]
    streets = [tuple(pokerkit.Card.parse(cards)) for cards in BOARD]
    burned = tuple(pokerkit.Card.parse("??"))

    def play() -> tuple[Sequence[int], float]:
        state = NoLimitTexasHoldem.create_state(AUTOMATIONS, True, 0, (1, 2), 2, STACKS, len(STACKS))
        for cards in holes:
            state.deal_hole(cards)
        call, raise_to, fold = state.check_or_call, state.complete_bet_or_raise_to, state.fold
        seconds = _timed(call, call, partial(raise_to, 8), fold, call, fold, call, call)
        for street, to, calls in zip(streets, (52, 90, 100), (3, 2, 1), strict=True):
            state.burn_card(burned)
            state.deal_board(street)
            seconds += _timed(call, partial(raise_to, to), *[call] * calls)
        return state.stacks, seconds

    return play


def _timed(*actions: Callable[[], object]) -> float:
    start = process_time()
    for action in actions:
        action()
    return process_time() - start


CHIPS_IN_CLUBS = (2, 2, 8, -1, 7, -1, 6, 6, 0, 52, 52, 52, 52, 0, 0, 90, 90, 90, 0, 0, 0, 100, 100)
"""What each player puts in, -1 for a fold; clubs asks those who are all-in, too, whose answer is 0."""


def of_clubs() -> Play:
    """A `Dealer` with a deck that deals these cards."""
    dealer = clubs.poker.Dealer(**clubs.configs.NO_LIMIT_HOLDEM_SIX_PLAYER)
    dealer.deck.trick([clubs.Card(one) for cards in (*CARDS, *BOARD) for one in _pairs(cards)])

    def play() -> tuple[Sequence[int], float]:
        dealer.stacks, dealer.button = list(STACKS), len(STACKS) - 2
        dealer.reset()
        start = process_time()
        for chips in CHIPS_IN_CLUBS:
            dealer.step(chips)
        return dealer.stacks, process_time() - start

    return play


def _pairs(cards: str) -> list[str]:
    return [cards[place : place + 2] for place in range(0, len(cards), 2)]


def turn(play: Play, hands: int) -> dict[str, float]:
    """Seconds a hand, of all of it and of what is timed in it."""
    start = process_time()
    timed = sum(play()[1] for _ in range(hands))
    return {"all": (process_time() - start) / hands, "timed": timed / hands}


def show(what: str, own: Sequence[float], others: Mapping[str, Sequence[float]], asked: Mapping[str, int]) -> int:
    """Print one table; returns how many ratios are less than asked."""
    print(ROW.format(what, "", "ratio", "asked"))
    print(ROW.format("this project", _ms(own), "1.00", ""))
    missed = 0
    for name, times in others.items():
        ratio = median(time / mine for time, mine in zip(times, own, strict=True))
        missed += ratio < asked.get(name, 0)
        print(ROW.format(name, _ms(times), f"{ratio:.2f}", asked.get(name, "")))
    return missed


def _ms(times: Sequence[float]) -> str:
    return f"{1e3 * median(times):.3f} ms"


def main() -> int:
    """Print the tables. Returns the exit status."""
    own = {"20 actions": actions(), "until paid": until_paid(), "the whole hand": whole_hand()}
    others = {"PokerKit": of_pokerkit(), "clubs": of_clubs()}
    plays = {**own, **others}
    for name, play in plays.items():
        assert tuple(play()[0]) == FINISH, f"{name} comes to {play()[0]}"
    rounds = [{name: turn(play, HANDS[name]) for name, play in plays.items()} for _ in range(ROUNDS)]
    missed = 0
    for what, asked in TABLES.items():
        part = "all" if what == "the whole hand" else "timed"
        times = {name: [one[name][part] for one in rounds] for name in others}
        missed += show(what, [one[what][part] for one in rounds], times, asked)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
