"""What a table answers to a command: the events that happen, or the reason why not and its clause.

One short case a command, each calling the rule that decides it. Pure: no clock, no chance, no file.
"""

from typing import assert_never

from assistant import actions, blinds, dealing, division, irregularities, mishaps, showdown, sitting, wagers
from assistant.betting import No, no
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
    Divide,
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
    SetTerms,
    Show,
    ShowOpeners,
    Sit,
    VoidDeal,
)
from assistant.events import Declared, Event
from assistant.events_around import WagerRuled
from assistant.record import Record
from assistant.table import Table
from assistant.words import Clause


class Refused(Record):
    """A ruling against a command: why, under which clause; nothing has changed. *decision* is what `Rules.clause` finds
    the whole clause by.
    """

    command: Command
    because: str
    under: Clause
    decision: str


def decide(table: Table, command: Command) -> tuple[Event, ...] | Refused:
    """What happens when *command* is asked of *table*. A refusal is an answer, not an error."""
    answer = _answer(table, command)
    if isinstance(answer, No):
        return Refused(command, answer.because, answer.under, answer.decision)
    return answer if isinstance(answer, tuple) else (answer,)


def _answer(table: Table, command: Command) -> Event | tuple[Event, ...] | No:
    match command:
        case Call():
            return actions.in_turn(table, command.seat, actions.call)
        case Fold():
            return actions.in_turn(table, command.seat, actions.fold)
        case Check():
            return actions.in_turn(table, command.seat, actions.check)
        case Raise():
            return actions.in_turn(table, command.seat, lambda table, player: actions.raises(table, player, command.to))
        case Bet():
            return actions.in_turn(table, command.seat, lambda table, player: actions.bet(table, player, command.to))
        case AllIn():
            return actions.in_turn(table, command.seat, actions.all_in)
        case DealBoard():
            return dealing.board(table, command.cards)
        case DealUp(seat, card):
            return dealing.up_card(table, seat, card)
        case Discard(seat, count, cards):
            return dealing.draw(table, seat, count, cards)
        case Show():
            return showdown.lay_down(table, command.seat, command.cards)
        case Muck(seat):
            return showdown.muck(table, seat)
        case Push() | Say():
            return _as_ruled(table, command)
        case OverBlind(seat):
            return blinds.over_blind(table, seat)
        case BringIn(seat):
            return actions.in_turn(table, seat, actions.bring_in)
        case Complete(seat):
            return actions.in_turn(table, seat, actions.complete)
        case Declare():
            return _declare(table, command)
        case _:
            return _of_the_table(table, command)


def _of_the_table(
    table: Table,
    command: KillHand
    | ShowOpeners
    | CallMisdeal
    | VoidDeal
    | Divide
    | Report
    | NextHand
    | MoveSeat
    | CollectTime
    | SetTerms
    | Sit
    | Leave
    | GoAway
    | ComeBack
    | AddChips,
) -> Event | tuple[Event, ...] | No:
    match command:
        case Report():
            return mishaps.ruled(table, command)
        case MoveSeat(seat, to):
            return sitting.moves(table, seat, to)
        case CollectTime(chips):
            return sitting.collects_time(table, chips)
        case KillHand(seat):
            return irregularities.dead(table, seat)
        case ShowOpeners(seat, cards):
            return showdown.show_openers(table, seat, cards)
        case CallMisdeal():
            return irregularities.misdeal(table)
        case VoidDeal():
            return irregularities.void(table)
        case Divide():
            return division.divide(table)
        case NextHand(button):
            return sitting.next_hand(table, button)
        case SetTerms(terms):
            return sitting.sets_terms(table, terms)
        case Sit(seat, chips, name):
            return sitting.sits(table, seat, chips, name)
        case Leave(seat):
            return sitting.leaves(table, seat)
        case GoAway(seat):
            return sitting.away(table, seat)
        case ComeBack(seat):
            return sitting.back(table, seat)
        case AddChips(seat, chips):
            return sitting.adds(table, seat, chips)
        case _:
            assert_never(command)


def _as_ruled(table: Table, command: Push | Say) -> tuple[Event, ...] | No:
    """Chips or words as what they count as (`assistant.wagers`), with the ruling before the action."""
    ruling = wagers.ruling(table, command)
    if isinstance(ruling, No):
        return ruling
    happened = _answer(table, ruling.command)
    if isinstance(happened, No):
        return happened
    note = WagerRuled(command.seat, ruling.because, ruling.under)
    return (note, *happened) if isinstance(happened, tuple) else (note, happened)


def _declare(table: Table, command: Declare) -> Event | No:
    if command.seat not in showdown.declaring(table):
        return no(table, f"seat {command.seat} has nothing to declare now, and chips declare", "showdown.declaring")
    return Declared(command.seat, command.way)
