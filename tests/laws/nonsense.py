"""Commands that make no sense as a rule: any verb, any seat, any amount, any cards."""

from collections.abc import Callable
from typing import get_args

from assistant.cards import DECKS, Card
from assistant.commands import (
    AddChips,
    AllIn,
    Bet,
    BringIn,
    Call,
    CallMisdeal,
    Check,
    CollectTime,
    ComeBack,
    Command,
    Complete,
    DealBoard,
    DealUp,
    Declare,
    Discard,
    Fold,
    GoAway,
    KillHand,
    Leave,
    MoveSeat,
    Muck,
    NextHand,
    OverBlind,
    Push,
    Raise,
    Report,
    Say,
    Show,
    ShowOpeners,
    Sit,
    VoidDeal,
    Way,
    Word,
)
from assistant.lines import read_line
from assistant.words import SEATS, Chips, Seat
from tests.laws.tape import Tape

CARDS = tuple(DECKS[52])
BY_SEAT: tuple[Callable[[Seat], Command], ...] = (
    OverBlind,
    Fold,
    Check,
    Call,
    AllIn,
    BringIn,
    Complete,
    Muck,
    KillHand,
    Leave,
    GoAway,
    ComeBack,
)
BY_AMOUNT: tuple[Callable[[Seat, Chips], Command], ...] = (Bet, Raise, AddChips, Sit)
WITH_CARDS: tuple[Callable[[Seat, tuple[Card, ...]], Command], ...] = (Show, ShowOpeners)

AMOUNTS = (0, 1, 2, 5, 7, 10, 25, 33, 100, 1_000_000)


def any_command(tape: Tape) -> Command:
    """A command of any kind."""
    return tape.pick((by_seat, by_amount, with_cards, in_words, reported, between_hands))(tape)


def by_seat(tape: Tape) -> Command:
    """A seat does something that takes no amount."""
    return tape.pick(BY_SEAT)(tape.pick(SEATS))


def by_amount(tape: Tape) -> Command:
    """A seat and an amount."""
    return tape.pick(BY_AMOUNT)(tape.pick(SEATS), Chips(tape.pick(AMOUNTS)))


def with_cards(tape: Tape) -> Command:
    """Cards turned up, thrown away or laid down; one may come twice."""
    cards = tuple(tape.pick(CARDS) for _ in range(1 + tape.below(7)))
    seat = tape.pick(SEATS)
    made: tuple[Callable[[], Command], ...] = (
        lambda: tape.pick(WITH_CARDS)(seat, cards),
        lambda: DealBoard(cards),
        lambda: DealUp(seat, cards[0]),
        lambda: Discard(seat, tape.below(9)),
        lambda: Discard(seat, len(cards), cards),
        lambda: Declare(seat, tape.pick(get_args(Way))),
    )
    return tape.pick(made)()


def in_words(tape: Tape) -> Command:
    """Chips without a word, or a word without chips."""
    if tape.once_in(2):
        word = tape.pick(get_args(Word))
        return Say(tape.pick(SEATS), word, Chips(tape.pick(AMOUNTS)) if word in ("bet", "raise") else None)
    return Push(tape.pick(SEATS), tuple(Chips(tape.pick(AMOUNTS[1:])) for _ in range(1 + tape.below(4))))


def reported(tape: Tape) -> Command:
    """A mishap, as a line says it."""
    seat, other, count = tape.pick(SEATS), tape.pick(SEATS), 1 + tape.below(7)
    by_seat = (f"exposed {count}", "exposes", f"has {count - 1}", "shows-one", f"peeks {other}", f"asks {other}")
    of_the_deck = (f"boxed {count}", f"fat-board {count}", "early-board", "no-burn", "uncut")
    line = read_line(tape.pick((*(f"{seat} {words}" for words in by_seat), *of_the_deck)))
    assert isinstance(line, Report)
    return line


def between_hands(tape: Tape) -> Command:
    """What belongs between hands, or ends one."""
    made: tuple[Command, ...] = (
        NextHand(),
        NextHand(tape.pick(SEATS)),
        CallMisdeal(),
        VoidDeal(),
        MoveSeat(tape.pick(SEATS), tape.pick(SEATS)),
        CollectTime(Chips(tape.pick(AMOUNTS))),
    )
    return tape.pick(made)
