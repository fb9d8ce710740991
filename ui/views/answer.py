"""The book's answer to what went wrong, before it is applied: pure, from the table as it is."""

from collections.abc import Iterator
from typing import get_args

from assistant import mishaps, wagers
from assistant.betting import No
from assistant.changed import changed
from assistant.commands import Command, Divide, KillHand, Push, Report, Say, VoidDeal, Word
from assistant.decide import Refused, decide
from assistant.events import Awarded, DealUndone, Event, HandBegan, HandKilled, Returned
from assistant.events_around import BoardTaken, PenaltyPaid, PlaysShort
from assistant.follow import Acted, act
from assistant.line_writing import write_line
from assistant.record import Record
from assistant.rules import Citation
from assistant.table import Table
from assistant.words import Seat
from ui.views.choices import Reason, counted, grouped, money, reason, sentence, why
from ui.views.heading import GAMES
from ui.views.inquiry import Inquiry
from ui.views.lines import said
from ui.views.mishaps import KINDS, What

NEW_DEAL, DEAD_HAND, NOTHING_FOLLOWS = "all chips back", "the hand is dead", "and write it down"
POTS_DIVIDED, TAKEN_BACK = "the hand is over", "it comes again"
"""What an answer does at once, in a few words."""


class Answer(Record):
    """What the book *says*, the *clause*, whole, and the *command* that applies it; *follows* tells what it does.

    Without a command it is a refusal, or what has still to be told.
    """

    says: str
    clause: Citation | None = None
    command: Command | None = None
    follows: str = ""


def answer(table: Table, inquiry: Inquiry) -> Answer:
    """The book's answer to an *inquiry* that misses nothing."""
    refused = unfit(table, inquiry) or refusal(table, inquiry.command(table))
    if refused is not None:
        return no_answer(table, refused)
    command = inquiry.command(table)
    says, decision, follows = _ruled(table, command)
    return Answer(sentence(grouped(says)), table.stakes.rules.clause(decision), command, follows)


def no_answer(table: Table, refused: Reason) -> Answer:
    """Why there is nothing to apply; the game has the name that it has over the screen."""
    game = table.game.name
    return Answer(refused.because.replace(game, GAMES.get(game, game).lower()), refused.clause)


def refusal(table: Table, command: Command) -> Reason | None:
    """Why *command* would be refused, if so."""
    refused = decide(table, command)
    return reason(table, refused) if isinstance(refused, Refused) else None


def unfit(table: Table, inquiry: Inquiry) -> Reason | None:
    """Why what happened cannot have been that seat's doing, if so: it holds no hand."""
    kind, player = inquiry.kind, table.players.get(inquiry.seat) if inquiry.seat is not None else None
    if kind is None or player is None or not kind.by_hand or player.in_hand or table.over:
        return None
    return why(table, f"seat {player.seat} holds no cards now", "mishaps.exposed_card")


def _ruled(table: Table, command: Command) -> tuple[str, str, str]:
    """What is said to a command that will be accepted, the decision behind it, and what it does."""
    match command:
        case Report():
            found = mishaps.answer(table, command)
            assert not isinstance(found, No), "a refusal of what the table accepts"
            return found.text, found.decision, _follows(found.follows)
        case Push(seat) | Say(seat):
            ruling = wagers.ruling(table, command)
            assert not isinstance(ruling, No), "a refusal of what the table accepts"
            return f"seat {seat}: {ruling.because}", ruling.decision, grouped(said(write_line(ruling.command)))
        case KillHand(seat):
            says = f"seat {seat}'s hand has no claim to the pot, and its chips stay in"
            return says, "irregularities.dead", DEAD_HAND
        case VoidDeal():
            return f"the deal is void: {_again(table, command)}", "irregularities.void", NEW_DEAL
        case Divide():
            return _shares(table, command), "pot_division_by_agreement", POTS_DIVIDED
        case _:
            return f"a new deal: {_again(table, command)}", "irregularities.misdeal", NEW_DEAL


def _again(table: Table, command: Command) -> str:
    """Who deals again: after two misdeals running it may be the next one."""
    told = "everybody has back what he put in"
    acted = act(table, command)
    assert isinstance(acted, Acted), "a refusal of what the table accepts"
    button = next((event.button for event in acted.events if isinstance(event, HandBegan)), table.button)
    return told if button == table.button else f"{told}, and the deal passes on to seat {button}"


def _shares(table: Table, command: Divide) -> str:
    """What each has when the pots are divided, and what goes back that nobody called."""
    acted = act(table, command)
    assert isinstance(acted, Acted), "a refusal of what the table accepts"
    shares: dict[Seat, int] = {}
    for event in acted.events:
        if isinstance(event, Awarded):
            shares[event.seat] = shares.get(event.seat, 0) + event.chips
    back = [f"; {event.chips} back to seat {event.seat}" for event in acted.events if isinstance(event, Returned)]
    told = ", ".join(f"{chips} to seat {seat}" for seat, chips in shares.items())
    return f"if all who are in it agree, the pot is divided: {told}{''.join(back)}"


def _follows(events: tuple[Event, ...]) -> str:
    """What is done at once, in a few words."""
    match events:
        case (HandKilled(), *_):
            return DEAD_HAND
        case (DealUndone(), *_):
            return NEW_DEAL
        case (PlaysShort(_, missing), *_):
            return f"plays {counted(missing, 'card')} short"
        case (BoardTaken(), *_):
            return TAKEN_BACK
        case (PenaltyPaid(_, to, chips), *_):
            return f"{money(chips)} to seat {to}"
        case _:
            return NOTHING_FOLLOWS


# What can have happened ---------------------------------------------------------------------------------------------


def impossible(table: Table, what: What) -> Reason | None:
    """Why *what* cannot have happened now, if so: however it is told, the book refuses it."""
    refused: Reason | None = None
    for told in _tellings(table, what):
        refused = refusal(table, told.command(table))
        if refused is None:
            return None
    return refused or why(table, "nobody is at the table", "betting.in_turn")


def _tellings(table: Table, what: What) -> Iterator[Inquiry]:
    """Every way to tell *what*, with the least that can be said of it."""
    asked = KINDS[what].asked
    begun = Inquiry(what, chips=(table.stakes.unit,), count=1)
    if what == "says":
        yield from (changed(begun, seat=seat, word=word) for seat in table.players for word in get_args(Word))
        return
    if "seat" not in asked and what != "pushes":
        yield begun
        return
    for seat in table.players:
        others = table.players if "other" in asked else (None,)
        yield from (changed(begun, seat=seat, other=other) for other in others)
