"""Who is at the table: sitting down, leaving, sitting out, buying chips, and the next hand. Between hands only."""

from collections.abc import Mapping

from assistant import blinds
from assistant.betting import No, no
from assistant.cards import Card, by_suit
from assistant.events import DealUndone, Event, HandBegan
from assistant.events_around import (
    CameBack,
    ChipsBought,
    SeatLeft,
    SeatMoved,
    SeatTaken,
    TermsSet,
    TimeTaken,
    WentAway,
)
from assistant.evolve import evolve
from assistant.irregularities import new_dealer
from assistant.stakes import Stakes, charges
from assistant.table import Player, Table
from assistant.words import SEATS, Chips, Seat


def next_hand(table: Table, button: Seat | None) -> HandBegan | No:
    """The next hand, with the button moved (11.1(b)); *button* places it for the first one."""
    if not table.over:
        return no(table, "this hand is not over", "blinds.next_spots")
    if table.button is None:
        return blinds.begin(table, button)
    if button is not None:
        return no(table, "the button moves by the book and is not placed again", "blinds.next_spots")
    return blinds.begin_next(table)


def sets_terms(table: Table, terms: Stakes) -> tuple[Event, ...] | No:
    """Other terms from the next hand on: the dealer's choice (home-game IV), new blinds. Whom the deal passed to after
    two misdeals chooses at once (home-game V Misdeals).
    """
    if not new_dealer(table):
        return _between(table, "changes the game") or (TermsSet(terms),)
    events = (DealUndone("new-game", table.misdeals), TermsSet(terms))
    return blinds.may_begin(evolve(evolve(table, events[0]), events[1])) or events


def sits(table: Table, seat: Seat, chips: Chips, name: str) -> SeatTaken | No:
    """Take an empty seat. A newcomer to a game with blinds owes the last one, or waits for it (`missed_blinds`)."""
    if seat not in SEATS:
        return no(table, f"a seat is 1 to {SEATS[-1]}, found {seat}", "sitting.sits")
    if seat in table.players:
        return no(table, f"seat {seat} is taken", "sitting.sits")
    if chips <= 0:
        return no(table, f"a player sits down with chips, found {chips}", "sitting.sits")
    owes = (len(table.notice.blinds) - 1,) if table.hand and table.notice.blinds else ()
    return _between(table, "sits down") or SeatTaken(seat, chips, name, owes)


def leaves(table: Table, seat: Seat) -> SeatLeft | No:
    """Leave with all chips, winner or loser (home-game III Leaving the Game)."""
    player = _player(table, seat)
    if isinstance(player, No):
        return player
    return _between(table, "leaves") or SeatLeft(seat, player.chips)


def away(table: Table, seat: Seat) -> WentAway | No:
    """Sit out from the next hand on: no cards, no ante, and blinds that are missed."""
    player = _player(table, seat)
    if isinstance(player, No):
        return player
    if player.away:
        return no(table, f"seat {seat} is away already", "sitting.away")
    return _between(table, "sits out") or WentAway(seat)


def back(table: Table, seat: Seat) -> CameBack | No:
    """Be dealt in again from the next hand on."""
    player = _player(table, seat)
    if isinstance(player, No):
        return player
    if not player.away:
        return no(table, f"seat {seat} is not away", "sitting.back")
    return _between(table, "comes back") or CameBack(seat)


def adds(table: Table, seat: Seat, chips: Chips) -> ChipsBought | No:
    """Buy chips: table stakes, so never during a hand (home-game II Table Stakes; 1.1 Buy-in)."""
    player = _player(table, seat)
    if isinstance(player, No):
        return player
    if chips <= 0:
        return no(table, f"chips are added in amounts over 0, found {chips}", "sitting.adds")
    return _between(table, "adds chips") or ChipsBought(seat, chips)


def moves(table: Table, seat: Seat, to: Seat) -> SeatMoved | No:
    """Move to an empty seat, which those at the table may before a newcomer (nz-casino-1999 11.1(a); home-game III
    Changing Seats). Who moves away from the last blind owes it, as a newcomer does.
    """
    player = _player(table, seat)
    if isinstance(player, No):
        return player
    if to not in SEATS or to in table.players:
        return no(table, f"seat {to} is no empty seat of the table", "sitting.moves")
    return _between(table, "changes seats") or SeatMoved(seat, to, _put_off(table, seat, to))


def _put_off(table: Table, seat: Seat, to: Seat) -> tuple[int, ...]:
    """The last blind, where it takes longer to come to seat *to* than to *seat*."""
    if not table.spots or not table.notice.blinds:
        return ()
    waits = [(number - table.spots[-1] - 1) % len(SEATS) for number in (seat, to)]
    return (len(table.notice.blinds) - 1,) if waits[1] > waits[0] else ()


def first_choice(cards: Mapping[Seat, Card]) -> tuple[Seat, ...]:
    """Who chooses a seat first when cards decide it: the highest card, then the next (home-game III Changing Seats;
    rival claims to one seat, nz-casino-1999 11.1(a)). Equal ranks, here by suit, are dealt again at home.

    >>> first_choice({Seat(2): Card.parse("9c"), Seat(5): Card.parse("Kd")})
    (5, 2)
    """
    return tuple(sorted(cards, key=lambda seat: by_suit(cards[seat]), reverse=True))


def collects_time(table: Table, chips: Chips) -> tuple[TimeTaken, ...] | No:
    """The house's charge for the time, from everybody who is there: *chips* each, or what he has left (`collection`;
    nz-casino-1999 1.1 Time collection).
    """
    if chips <= 0:
        return no(table, f"time is charged in amounts over 0, found {chips}", "collection")
    if not charges(table.notice, "time"):
        return no(table, f"the house collects {table.notice.rules.collection}, and no time", "collection")
    refused = _between(table, "pays time")
    if refused is not None:
        return refused
    paying = [player for player in table.players.values() if player.chips and not player.away]
    if not paying:
        return no(table, "nobody is there to pay for the time", "collection")
    return tuple(TimeTaken(player.seat, min(chips, player.chips)) for player in paying)


def _player(table: Table, seat: Seat) -> Player | No:
    player = table.players.get(seat)
    return player if player is not None else no(table, f"nobody is at seat {seat}", "sitting.sits")


_DECISION = {
    "sits down": "sitting.sits",
    "leaves": "sitting.leaves",
    "sits out": "sitting.away",
    "comes back": "sitting.back",
    "adds chips": "sitting.adds",
    "changes the game": "sitting.sets_terms",
    "changes seats": "sitting.moves",
    "pays time": "collection",
}


def _between(table: Table, verb: str) -> No | None:
    return None if table.over else no(table, f"nobody {verb} during a hand: wait for its end", _DECISION[verb])
