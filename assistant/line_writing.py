"""A command as the line that says it: what `assistant.lines` reads back."""

import json
from collections.abc import Sequence
from typing import assert_never

from assistant.cards import Card
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
from assistant.lines import ALONE, WITHOUT_SEAT, Line, Undo
from assistant.terms import carried_terms


def write_line(line: Line) -> str:
    """A command as a line: `read_line` reads it back.

    >>> write_line(Discard(seat=5, count=2))
    '5 discard 2'
    """
    match line:
        case Bet(seat, to):
            return f"{seat} bet {to}"
        case Raise(seat, to):
            return f"{seat} raise {to}"
        case Push(seat, chips):
            return f"{seat} pushes {' '.join(map(str, chips))}"
        case Say(seat, word, amount):
            return f"{seat} says {word}" + ("" if amount is None else f" {amount}")
        case AddChips(seat, chips):
            return f"{seat} adds {chips}"
        case Sit(seat, chips, name):
            return f"{seat} sits {chips} {name}".strip()
        case DealUp(seat, card):
            return f"up {seat} {card}"
        case DealBoard(cards):
            return f"board {_told(cards)}"
        case Discard(seat, count, cards):
            return f"{seat} discard {_told(cards) or count}"
        case Show(seat, cards):
            return f"{seat} shows {_told(cards)}"
        case ShowOpeners(seat, cards):
            return f"{seat} opens-with {_told(cards)}"
        case Declare(seat, way):
            return f"{seat} declares {way}"
        case NextHand(button):
            return "next" if button is None else f"next {button}"
        case SetTerms(terms):
            return f"terms {json.dumps(carried_terms(terms), separators=(',', ':'), sort_keys=True)}"
        case Report():
            return _write_report(line)
        case MoveSeat(seat, to):
            return f"{seat} moves {to}"
        case CollectTime(chips):
            return f"time {chips}"
        case CallMisdeal() | VoidDeal() | Divide() | Undo():
            return next(word for word, kind in WITHOUT_SEAT.items() if kind is type(line))
        case (
            OverBlind()
            | Fold()
            | Check()
            | Call()
            | AllIn()
            | BringIn()
            | Complete()
            | Muck()
            | KillHand()
            | Leave()
            | GoAway()
            | ComeBack()
        ):
            return f"{line.seat} {next(word for word, kind in ALONE.items() if kind is type(line))}"
        case _:
            assert_never(line)


def _write_report(report: Report) -> str:
    if report.cards:
        return f"{report.what} {_told(report.cards)}"
    if report.seat is None:
        return f"{report.what} {report.count}" if report.what in ("boxed", "fat-board") else report.what
    if report.other is not None:
        return f"{report.seat} {report.what} {report.other}"
    counted = report.what == "has" or report.count > 1
    return f"{report.seat} {report.what} {report.count}" if counted else f"{report.seat} {report.what}"


def _told(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))
