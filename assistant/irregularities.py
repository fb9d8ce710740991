"""What ends a deal or a hand before its time: misdeals, fouled decks, dead hands."""

from collections.abc import Sequence
from typing import Literal

from assistant.betting import No, no
from assistant.events import DealUndone, Event, HandKilled
from assistant.events_around import MishapRuled
from assistant.record import Record
from assistant.table import Table
from assistant.taken_back import streets
from assistant.words import Seat


def substantial_action(table: Table) -> bool:
    """Whether it is too late for a misdeal (`substantial_action`).

    nz-casino-1999 1.1: two or more players acting on their hands. tda-2024 36: two actions with chips in at least one
    of them, or any three.
    """
    acted = len(table.betters)
    if table.stakes.rules.substantial_action == "two-players":
        return len(set(table.betters)) >= 2
    return acted >= 3 or (acted >= 2 and table.staked >= 1)


def street_number(table: Table) -> int:
    """How many streets of the board have come, the one that is due included: the first is 1."""
    return sum(stage <= table.stage for stage in streets(table))


def misdeal(table: Table) -> DealUndone | No:
    """A new deal with everything returned, before substantial action, or after two burns left out where any player may
    then ask for it (home-game V Misdeals 4).
    """
    if table.over:
        return no(table, "the pot has been collected: the hand stands", "irregularities.misdeal")
    if substantial_action(table) and not (twice_unburned(table) and running(table.unburned)):
        return no(table, "there has been substantial action: no misdeal any more", "substantial_action")
    return new_deal(table, "misdeal")


def twice_unburned(table: Table) -> bool:
    """Whether two burns left out running give any active player a new deal if he asks (home-game V Misdeals 4)."""
    return table.stakes.rules.decides("irregularities.twice_unburned")


def running(unburned: Sequence[int]) -> bool:
    """Whether two of the streets whose burn was left out follow each other."""
    return any(number + 1 in unburned for number in unburned)


def new_deal(table: Table, because: Literal["misdeal", "void"]) -> DealUndone:
    """Everything goes back and the same dealer deals again; where players deal, every second misdeal running passes the
    deal on (home-game V Misdeals).
    """
    row = table.misdeals + 1
    return DealUndone("passed" if self_dealt(table) and row % 2 == 0 else because, row)


def marked(table: Table, event: MishapRuled) -> bool:
    """Whether a misdeal is marked against the dealer though nobody deals anew: for a down card that he exposed, his own
    apart (home-game V Misdeals 1, Exposed Cards). It is the first of two that pass the deal on, however many there are.
    """
    dealt_up = event.what == "exposed" and event.seat != table.button
    return dealt_up and table.stakes.rules.exposed_down_card == "no-new-deal"


def self_dealt(table: Table) -> bool:
    """Whether the players deal themselves, whoever has the button, and misdeals pass the deal on (home-game III First
    Dealer, V Misdeals).
    """
    return table.stakes.rules.decides("irregularities.new_deal")


def new_dealer(table: Table) -> bool:
    """Whether the deal has just passed on after two misdeals, so that another game may be chosen (home-game V
    Misdeals).
    """
    passed = table.misdeals > 0 and table.misdeals % 2 == 0 and self_dealt(table)
    return passed and not table.over and not table.betters


def void(table: Table) -> DealUndone | No:
    """A fouled deck: everybody has back what he put in, folders too, up to the moment when the pot is collected
    (`fouled_deck`; home-game V Imperfect Deck).
    """
    if table.over:
        return no(table, "the pot has been collected: it is too late", "irregularities.void")
    if table.stakes.rules.fouled_deck == "stands":
        return no(table, "the hand stands, whatever is found of the deck", "fouled_deck")
    return new_deal(table, "void")


def dead(table: Table, seat: Seat) -> HandKilled | No:
    """Rule a hand dead: it has no claim to the pot, and its chips stay in (1.1 Dead hand; home-game V)."""
    player = table.players.get(seat)
    if table.over or player is None or not player.in_hand:
        return no(table, f"seat {seat} has no hand that could be ruled dead", "irregularities.dead")
    return HandKilled(seat)


class Answer(Record):
    """What the book says to a mishap, the decision behind it, and the events that follow at once."""

    text: str
    decision: str
    follows: tuple[Event, ...] = ()
