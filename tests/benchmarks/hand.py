"""How fast a whole hand is decided, beside PokerKit and clubs: ``python -m tests.benchmarks.hand``.

One hand of no-limit hold'em: six seats, twenty actions, two side pots, from the deal to the payout. Each program gets
the same stacks, cards and actions through its own calls, with everything that it does by itself switched on, and cards
made beforehand. All must come to the same stacks. They take turns in every round; the table has the median time of a
hand, and the median over the rounds of how many hands this project plays while the other plays one. Returns 1 if that
is less than asked.
"""

import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter

import clubs
import pokerkit
from pokerkit import Automation, NoLimitTexasHoldem

from assistant.changed import changed
from assistant.commands import Command, NextHand
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
HANDS = {"this project": 20, "PokerKit": 1, "clubs": 10}
"""How many hands a turn has, so that turns are of a length."""
ASKED = {"PokerKit": 50, "clubs": 3}
ROW = "{:14} {:>10} {:>7} {:>7}"

Play = Callable[[], Sequence[int]]
"""Plays the hand once and tells the stacks."""


def of_this_project() -> Play:
    """`assistant.follow.act`, command by command, from a table at rest."""
    terms = read_terms({"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [1, 2]})
    seats = read_seats({str(seat): chips for seat, chips in enumerate(STACKS, 1)})
    at_rest = changed(empty_table(terms), players=seats)
    commands = [NextHand(BUTTON), *_commands()]

    def play() -> Sequence[int]:
        table: Table = at_rest
        for command in commands:
            acted = act(table, command)
            assert isinstance(acted, Acted)
            table = acted.table
        return [player.chips for player in table.players.values()]

    return play


def _commands() -> list[Command]:
    lines = [read_line(text) for row in LINES.splitlines() for text in row.split(" · ")]
    return [line for line in lines if not isinstance(line, Undo)]


BY_HAND = (Automation.CARD_BURNING, Automation.HOLE_DEALING, Automation.BOARD_DEALING)
AUTOMATIONS = tuple(one for one in Automation if one not in BY_HAND)


def of_pokerkit() -> Play:
    """A state of `NoLimitTexasHoldem` with every automation but for the cards, which are known."""
    holes = [tuple(pokerkit.Card.parse(cards)) for cards in CARDS]
    streets = [tuple(pokerkit.Card.parse(cards)) for cards in BOARD]
    burned = tuple(pokerkit.Card.parse("??"))

    def play() -> Sequence[int]:
        state = NoLimitTexasHoldem.create_state(AUTOMATIONS, True, 0, (1, 2), 2, STACKS, len(STACKS))
        for cards in holes:
            state.deal_hole(cards)
        check_or_call, raise_to, fold = state.check_or_call, state.complete_bet_or_raise_to, state.fold
        _each(
            check_or_call, check_or_call, lambda: raise_to(8), fold, check_or_call, fold, check_or_call, check_or_call
        )
        for street, wager, calls in zip(streets, (52, 90, 100), (3, 2, 1), strict=True):
            state.burn_card(burned)
            state.deal_board(street)
            check_or_call()
            raise_to(wager)
            _each(*[check_or_call] * calls)
        return state.stacks

    return play


def _each(*actions: Callable[[], object]) -> None:
    for action in actions:
        action()


CHIPS_IN_CLUBS = (2, 2, 8, -1, 7, -1, 6, 6, 0, 52, 52, 52, 52, 0, 0, 90, 90, 90, 0, 0, 0, 100, 100)
"""What each player puts in, -1 for a fold; clubs asks those who are all-in, too, whose answer is 0."""


def of_clubs() -> Play:
    """A `Dealer` with a deck that deals these cards."""
    dealer = clubs.poker.Dealer(**clubs.configs.NO_LIMIT_HOLDEM_SIX_PLAYER)
    dealer.deck.trick([clubs.Card(one) for cards in (*CARDS, *BOARD) for one in _pairs(cards)])

    def play() -> Sequence[int]:
        dealer.stacks, dealer.button = list(STACKS), len(STACKS) - 2
        dealer.reset()
        for chips in CHIPS_IN_CLUBS:
            dealer.step(chips)
        stacks: Sequence[int] = dealer.stacks
        return stacks

    return play


def _pairs(cards: str) -> list[str]:
    return [cards[place : place + 2] for place in range(0, len(cards), 2)]


def seconds_a_hand(play: Play, hands: int) -> float:
    """Of one turn."""
    start = perf_counter()
    for _ in range(hands):
        play()
    return (perf_counter() - start) / hands


def main() -> int:
    """Print the table. Returns the exit status."""
    plays = {"this project": of_this_project(), "PokerKit": of_pokerkit(), "clubs": of_clubs()}
    for name, play in plays.items():
        assert tuple(play()) == FINISH, f"{name} comes to {play()}"
    rounds = [{name: seconds_a_hand(play, HANDS[name]) for name, play in plays.items()} for _ in range(ROUNDS)]
    print(ROW.format("a hand", "", "ratio", "asked"))
    missed = 0
    for name in plays:
        time, ratio = (
            median(turn[name] for turn in rounds),
            median(turn[name] / turn["this project"] for turn in rounds),
        )
        asked = ASKED.get(name, 1)
        missed += ratio < asked
        print(ROW.format(name, f"{1e3 * time:.3f} ms", f"{ratio:.1f}", asked))
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
