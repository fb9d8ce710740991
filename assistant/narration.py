"""What a dealer would say aloud, event by event, and what a refusal sounds like."""

from collections.abc import Iterable, Iterator, Mapping

from assistant.acting import to_make_up
from assistant.cards import Card
from assistant.commands import Way
from assistant.events import (
    AntePosted,
    Awarded,
    BetPlaced,
    BlindPosted,
    BoardDealt,
    BroughtIn,
    Called,
    Checked,
    ChipsCarried,
    DealUndone,
    Declared,
    Discarded,
    Event,
    Folded,
    HandBegan,
    HandEnded,
    HandKilled,
    HandMucked,
    HandShown,
    OpenersShown,
    OverBlindPosted,
    Raised,
    Raked,
    Returned,
    RoundClosed,
    RoundOpened,
    StagePassed,
    Undoing,
    UpCardDealt,
)
from assistant.events_around import (
    BoardTaken,
    CameBack,
    ChipsBought,
    MishapRuled,
    PenaltyPaid,
    PlaysShort,
    SeatLeft,
    SeatMoved,
    SeatTaken,
    TermsSet,
    TimeTaken,
    WagerRuled,
    WentAway,
)
from assistant.evolve import evolve
from assistant.table import Table
from assistant.words import Chips, Seat


def narrate(table: Table, events: Iterable[Event]) -> Iterator[str]:
    """What is said for *events*, which happen one after the other at *table*."""
    for event in events:
        told = tell(event, table)
        table = evolve(table, event)
        if told:
            yield told


def tell(event: Event, table: Table) -> str:
    """One sentence for an event at *table*, the table before it; empty where a dealer says nothing.

    >>> tell(Folded(Seat(3)), table=None)
    'Seat 3 folds.'
    """
    match event:
        case Folded(seat):
            return f"Seat {seat} folds."
        case HandMucked(seat):
            return f"Seat {seat} gives up its hand{_only_if_lower(table)}."
        case Checked(seat):
            return f"Seat {seat} checks."
        case Discarded(seat) if to_make_up(table.players[seat]):
            return f"{_cards(event)[:-1]}, and has {to_make_up(table.players[seat])} more for its short hand."
        case Called(seat, to):
            return f"Seat {seat} calls {to - table.players[seat].bet}{_all_in(table, seat, to)}."
        case BetPlaced(seat, to):
            return f"Seat {seat} bets {to}{_all_in(table, seat, to)}."
        case Raised(seat, to, full):
            short = "" if full else ", which is no raise"
            return f"Seat {seat} makes it {to}{_all_in(table, seat, to)}{short}."
        case BroughtIn(seat, to):
            return f"Seat {seat} brings it in for {to}{_all_in(table, seat, to)}."
        case _:
            return _cards(event) or _money(event, table) or _people(event)


def _only_if_lower(table: Table) -> str:
    """What goes without saying where an equal or better hand has to be shown (`must_show`)."""
    rules = table.stakes.rules
    return f", which is lower ({rules.under('must_show')})" if rules.must_show == "equal-or-better" else ""


def _all_in(table: Table, seat: Seat, to: Chips) -> str:
    player = table.players[seat]
    return ", all in" if to - player.bet == player.chips else ""


def _cards(event: Event) -> str:
    match event:
        case BoardDealt(cards):
            return f"On the board: {_told(cards)}."
        case UpCardDealt(seat, card):
            return f"Seat {seat} gets {card.pretty}."
        case Discarded(seat, 0):
            return f"Seat {seat} stands pat."
        case Discarded(seat, count, _, from_discards):
            shuffled = f", {from_discards} of them from the discards" if from_discards else ""
            return f"Seat {seat} draws {_number(count, 'card')}{shuffled}."
        case Declared(seat, way):
            return f"Seat {seat} goes {_way(way)}."
        case HandShown(seat, cards):
            return f"Seat {seat} shows {_told(cards)}."
        case OpenersShown(seat, cards):
            return f"Seat {seat} opened on {_told(cards)}."
        case HandKilled(seat):
            return f"Seat {seat}'s hand is dead."
        case _:
            return ""


def _money(event: Event, table: Table) -> str:
    match event:
        case HandBegan(hand, game, button):
            return f"Hand {hand}, {game}: the button is at seat {button}."
        case AntePosted(seat, chips):
            return f"Seat {seat} antes {chips}."
        case BlindPosted(seat, 0, blind):
            return f"Seat {seat} has nothing left for the blind of {blind}."
        case BlindPosted(seat, chips, _, dead):
            return f"Seat {seat} posts {chips}{' dead' if dead else ''}."
        case OverBlindPosted(seat, chips):
            return f"Seat {seat} posts the over-blind of {chips}."
        case RoundOpened(name, to_act):
            return f"{name[0].upper()}{name[1:]}: seat {to_act} is first."
        case Returned(seat, chips):
            return f"{chips} that nobody called go back to seat {seat}."
        case Raked(_, chips):
            return f"The drop is {chips}."
        case Awarded():
            return tell_award(event)
        case ChipsCarried(chips):
            return f"{chips} stay on the table for the next hand."
        case DealUndone(because):
            return f"{_UNDONE[because]}: everybody has back what he put in."
        case RoundClosed() | StagePassed() | HandEnded():
            return ""
        case _:
            return ""


_UNDONE: Mapping[Undoing, str] = {
    "misdeal": "A misdeal",
    "void": "The deal is void",
    "passed": "The second misdeal running, and the deal passes on",
    "new-game": "The new dealer chooses another game",
}


def _people(event: Event) -> str:
    match event:
        case SeatTaken(seat, chips, name):
            return f"{name or 'A player'} sits down at seat {seat} with {chips}."
        case SeatLeft(seat, chips):
            return f"Seat {seat} leaves with {chips}."
        case WentAway(seat):
            return f"Seat {seat} sits out."
        case CameBack(seat):
            return f"Seat {seat} is back."
        case ChipsBought(seat, chips):
            return f"Seat {seat} buys {chips}."
        case PlaysShort() | BoardTaken(_, ()):
            return ""
        case BoardTaken(_, cards):
            return f"Taken back: {_told(cards)}."
        case MishapRuled(_, _, _, _, answer, under):
            return f"{answer[0].upper()}{answer[1:]} ({under})."
        case WagerRuled(seat, answer, under):
            return f"Seat {seat}: {answer} ({under})."
        case PenaltyPaid(seat, to, chips):
            return f"Seat {seat} pays seat {to} {chips}."
        case TimeTaken(seat, chips):
            return f"Seat {seat} pays {chips} for the time."
        case SeatMoved(seat, to):
            return f"Seat {seat} moves to seat {to}."
        case TermsSet(terms):
            return f"From the next hand on: {terms.game.name}, {terms.structure}."
        case _:
            return ""


def tell_award(award: Awarded) -> str:
    """Who is paid, how much, with what, and under which clause.

    >>> tell_award(Awarded(0, "whole", Seat(7), Chips(755), Chips(5), "two pair", (), "11.4(d)"))
    'Main pot: seat 7 is paid 755, 5 of it the odd chips, with two pair (11.4(d)).'
    """
    half = "" if award.part == "whole" else f", {award.part}"
    odd = f", {award.odd} of it the odd chips," if award.odd else ""
    hand = f" with {award.hand}" if award.hand else ""
    return f"{pot_name(award.pot)}{half}: seat {award.seat} is paid {award.chips}{odd}{hand} ({award.under})."


def pot_name(number: int) -> str:
    """What a pot is called: the main pot, then the side pots in the order in which they were built."""
    return "Main pot" if number == 0 else f"Side pot {number}"


def _told(cards: Iterable[Card]) -> str:
    return " ".join(card.pretty for card in cards)


def _number(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def _way(way: Way) -> str:
    return "both ways" if way == "both" else way
