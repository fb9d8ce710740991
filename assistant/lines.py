"""The lines of a hand script, both ways: what a line says as a command, and a command as a line.

The same words stand in scripts, in the journal and in the screen's log (hand-scripts: "What a line may say").
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import assert_never

from assistant.cards import Card, refuse_twice
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
from assistant.errors import ScriptError
from assistant.stakes import Stakes
from assistant.terms import read_terms, write_terms
from assistant.words import SEATS, Chips, Seat, is_whole


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last line back."""


Line = Command | Undo


def read_line(text: str) -> Line:
    """What a line says. Raises ScriptError, saying what was expected and what was found.

    >>> read_line("5 raise 120")
    Raise(seat=5, to=120)
    """
    words = text.split()
    if not words:
        raise ScriptError("a line says something, found an empty one")
    if words[0] in _WITHOUT_SEAT:
        return _only(_WITHOUT_SEAT[words[0]], words[1:], text)
    if words[0] == "next":
        return NextHand(_seat(words[1], text)) if len(words) == 2 else _only(NextHand, words[1:], text)
    if words[0] == "terms":
        return SetTerms(_terms(text.removeprefix("terms"), text))
    if words[0] in ("boxed", "fat-board"):
        return _counted(words, text)
    if words[0] == "time":
        return CollectTime(_one_amount(words[1:], text))
    if words[0] == "board":
        return DealBoard(_cards(words[1:]))
    if words[0] == "up":
        return _up(words[1:], text)
    return _of_seat(_seat(words[0], text), words[1:], text)


_WITHOUT_SEAT: dict[str, Callable[[], Line]] = {
    "misdeal": CallMisdeal,
    "no-burn": lambda: Report("no-burn"),
    "early-board": lambda: Report("early-board"),
    "uncut": lambda: Report("uncut"),
    "void": VoidDeal,
    "divide": Divide,
    "undo": Undo,
}
_ALONE: dict[str, Callable[[Seat], Command]] = {
    "over-blind": OverBlind,
    "fold": Fold,
    "check": Check,
    "call": Call,
    "all-in": AllIn,
    "bring-in": BringIn,
    "complete": Complete,
    "mucks": Muck,
    "dead": KillHand,
    "leaves": Leave,
    "away": GoAway,
    "back": ComeBack,
}
_WITH_CHIPS: dict[str, Callable[[Seat, Chips], Command]] = {"bet": Bet, "raise": Raise, "adds": AddChips}
_WITH_CARDS: dict[str, Callable[[Seat, tuple[Card, ...]], Command]] = {"shows": Show, "opens-with": ShowOpeners}
_OTHERS = (
    "exposed",
    "exposes",
    "shows-one",
    "has",
    "peeks",
    "asks",
    "moves",
    "pushes",
    "says",
    "discard",
    "declares",
    "sits",
)


def _only(make: Callable[[], Line], rest: Sequence[str], text: str) -> Line:
    if rest:
        raise ScriptError(f"{text!r}: nothing more was expected, found {' '.join(rest)!r}")
    return make()


def _of_seat(seat: Seat, words: Sequence[str], text: str) -> Command:
    verb, rest = (words[0], words[1:]) if words else ("", ())
    if verb in _ALONE:
        made = _only(lambda: _ALONE[verb](seat), rest, text)
        assert not isinstance(made, Undo)
        return made
    if verb in _WITH_CHIPS:
        return _WITH_CHIPS[verb](seat, _one_amount(rest, text))
    if verb in _WITH_CARDS:
        return _WITH_CARDS[verb](seat, _cards(rest))
    if verb in ("exposed", "exposes", "shows-one", "has"):
        return _mishap(seat, words, text)
    if verb in ("peeks", "asks"):
        return Report("peeks" if verb == "peeks" else "asks", seat, other=_other(rest, text))
    if verb == "moves":
        return MoveSeat(seat, _other(rest, text))
    if verb == "pushes":
        return Push(seat, _amounts(rest, text))
    if verb == "says":
        return _say(seat, rest, text)
    if verb == "discard":
        return _discard(seat, rest, text)
    if verb == "declares":
        return _declare(seat, rest, text)
    if verb == "sits":
        return Sit(seat, _one_amount(rest[:1], text), " ".join(rest[1:]))
    known = ", ".join((*_ALONE, *_WITH_CHIPS, *_WITH_CARDS, *_OTHERS))
    raise ScriptError(f"{text!r}: {verb!r} is not one of {known}")


def _seat(word: str, text: str) -> Seat:
    if not is_whole(word) or int(word) not in SEATS:
        raise ScriptError(
            f"{text!r}: expected a seat from 1 to {SEATS[-1]}, board, up, next, misdeal, void or undo first"
        )
    return Seat(int(word))


def _other(words: Sequence[str], text: str) -> Seat:
    if len(words) != 1 or words[0] not in map(str, SEATS):
        raise ScriptError(f"{text!r}: expected one other seat from 1 to {SEATS[-1]}, found {' '.join(words)!r}")
    return Seat(int(words[0]))


def _one_amount(words: Sequence[str], text: str) -> Chips:
    if len(words) != 1 or not is_whole(words[0]):
        raise ScriptError(f"{text!r}: expected one whole amount, found {' '.join(words)!r}")
    return Chips(int(words[0]))


def _amounts(words: Sequence[str], text: str) -> tuple[Chips, ...]:
    if not words or not all(is_whole(word) and int(word) for word in words):
        raise ScriptError(f"{text!r}: expected chips, one number each, found {' '.join(words)!r}")
    return tuple(Chips(int(word)) for word in words)


def _say(seat: Seat, words: Sequence[str], text: str) -> Say:
    match words:
        case ["fold" | "check" | "call" | "all-in" | "bet" | "raise" as word]:
            return Say(seat, word)
        case ["bet" | "raise" as word, amount] if is_whole(amount):
            return Say(seat, word, Chips(int(amount)))
        case _:
            raise ScriptError(f"{text!r}: expected fold, check, call, all-in, bet or raise, found {' '.join(words)!r}")


def _cards(words: Sequence[str]) -> tuple[Card, ...]:
    if not words:
        raise ScriptError("cards were expected, such as As Td, found none")
    return tuple(Card.parse(word) for word in words)


def _up(words: Sequence[str], text: str) -> DealUp:
    if len(words) != 2:
        raise ScriptError(f"{text!r}: expected a seat and a card, such as up 5 Ks")
    return DealUp(_seat(words[0], text), Card.parse(words[1]))


def _counted(words: Sequence[str], text: str) -> Report:
    match words:
        case ["boxed" | "fat-board" as what, count] if is_whole(count):
            return Report(what, count=int(count))
        case _:
            raise ScriptError(f"{text!r}: expected a number of cards, such as boxed 2")


def _mishap(seat: Seat, words: Sequence[str], text: str) -> Report:
    match words:
        case ["exposed" | "exposes" | "shows-one" as what]:
            return Report(what, seat)
        case ["exposed" | "has" as what, count] if is_whole(count):
            return Report(what, seat, int(count))
        case _:
            raise ScriptError(f"{text!r}: expected a number of cards, found {' '.join(words[1:])!r}")


def _terms(found: str, text: str) -> Stakes:
    try:
        return read_terms(json.loads(found))
    except json.JSONDecodeError as error:
        raise ScriptError(f"{text!r}: expected the terms of a table as JSON: {error}") from error


def _discard(seat: Seat, words: Sequence[str], text: str) -> Discard:
    if len(words) == 1 and is_whole(words[0]) and words[0] != "10":
        return Discard(seat, int(words[0]))
    named = _cards(words)
    refuse_twice(named)
    return Discard(seat, len(named), named)


def _declare(seat: Seat, words: Sequence[str], text: str) -> Declare:
    match words:
        case ["high" | "low" | "both" as way]:
            return Declare(seat, way)
        case _:
            raise ScriptError(f"{text!r}: expected high, low or both, found {' '.join(words)!r}")


def write_line(line: Line) -> str:
    """A command as a line: `read_line` reads it back.

    >>> write_line(Discard(Seat(5), 2))
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
            return f"terms {json.dumps(write_terms(terms), separators=(',', ':'), sort_keys=True)}"
        case Report():
            return _write_report(line)
        case MoveSeat(seat, to):
            return f"{seat} moves {to}"
        case CollectTime(chips):
            return f"time {chips}"
        case CallMisdeal() | VoidDeal() | Divide() | Undo():
            return next(word for word, kind in _WITHOUT_SEAT.items() if kind is type(line))
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
            return f"{line.seat} {next(word for word, kind in _ALONE.items() if kind is type(line))}"
        case _:
            assert_never(line)


def _write_report(report: Report) -> str:
    if report.seat is None:
        return f"{report.what} {report.count}" if report.what in ("boxed", "fat-board") else report.what
    if report.other is not None:
        return f"{report.seat} {report.what} {report.other}"
    counted = report.what == "has" or report.count > 1
    return f"{report.seat} {report.what} {report.count}" if counted else f"{report.seat} {report.what}"


def _told(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))
