"""The lines of a hand script, both ways: what a line says as a command, and a command as a line.

The same words stand in scripts, in the journal and in the screen's log (hand-scripts: "What a line may say").
"""

import json
from collections.abc import Callable, Sequence

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
from assistant.record import Record
from assistant.stakes import Stakes
from assistant.terms import read_terms
from assistant.words import SEATS, Chips, Seat, is_whole


class Undo(Record):
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
    if words[0] in WITHOUT_SEAT:
        return _only(WITHOUT_SEAT[words[0]], words[1:], text)
    if words[0] == "next":
        return NextHand(_seat(words[1], text)) if len(words) == 2 else _only(NextHand, words[1:], text)
    if words[0] == "terms":
        return SetTerms(_terms(text.removeprefix("terms"), text))
    if words[0] in ("no-burn", "early-board", "fat-board"):
        return _board(words, text)
    if words[0] == "boxed":
        return _counted(words, text)
    if words[0] == "time":
        return CollectTime(_one_amount(words[1:], text))
    if words[0] == "board":
        return DealBoard(_cards(words[1:]))
    if words[0] == "up":
        return _up(words[1:], text)
    return _of_seat(_seat(words[0], text), words[1:], text)


WITHOUT_SEAT: dict[str, Callable[[], Line]] = {
    "misdeal": CallMisdeal,
    "uncut": lambda: Report("uncut"),
    "void": VoidDeal,
    "divide": Divide,
    "undo": Undo,
}
ALONE: dict[str, Callable[[Seat], Command]] = {
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
    if verb in ALONE:
        made = _only(lambda: ALONE[verb](seat), rest, text)
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
    known = ", ".join((*ALONE, *_WITH_CHIPS, *_WITH_CARDS, *_OTHERS))
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
        case ["boxed", count] if is_whole(count):
            return Report("boxed", count=int(count))
        case _:
            raise ScriptError(f"{text!r}: expected a number of cards, such as boxed 2")


def _board(words: Sequence[str], text: str) -> Report:
    """What went wrong with a street: with the cards that came, or for one too long with how many too many."""
    match words:
        case ["no-burn" | "early-board" | "fat-board" as what]:
            return Report(what)
        case ["fat-board", count] if is_whole(count):
            return Report("fat-board", count=int(count))
        case ["no-burn" | "early-board" | "fat-board" as what, *cards]:
            return Report(what, cards=_cards(cards))
        case _:
            raise ScriptError(f"{text!r}: expected the cards that came, or nothing more")


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
