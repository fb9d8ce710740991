"""When things go wrong: misdeals, fouled decks, dead hands."""

from assistant.betting import No, no
from assistant.events import DealUndone, HandKilled
from assistant.table import Table
from assistant.words import Seat


def substantial_action(table: Table) -> bool:
    """Whether it is too late for a misdeal (`substantial_action`).

    nz-casino-1999 1.1: two or more players acting on their hands. tda-2024 36: two actions with chips in at least one
    of them, or any three. home-game V: any betting at all is a matter of what went wrong; see `misdeal`.
    """
    acted = len(table.betters)
    if table.stakes.rules.substantial_action == "two-players":
        return len(set(table.betters)) >= 2
    return acted >= 3 or (acted >= 2 and table.staked >= 1)


def misdeal(table: Table) -> DealUndone | No:
    """A new deal with everything returned, before substantial action."""
    if table.over:
        return no(table, "the pot has been collected: the hand stands", "irregularities.misdeal")
    if substantial_action(table):
        return no(table, "there has been substantial action: no misdeal any more", "substantial_action")
    return DealUndone("misdeal", table.misdeals + 1)


def void(table: Table) -> DealUndone | No:
    """A fouled deck: everybody has back what he put in, folders too, up to the moment when the pot is collected
    (`fouled_deck`).
    """
    if table.over:
        return no(table, "the pot has been collected: it is too late", "irregularities.void")
    return DealUndone("void", table.misdeals + 1)


def dead(table: Table, seat: Seat) -> HandKilled | No:
    """Rule a hand dead: it has no claim to the pot, and its chips stay in (1.1 Dead hand; home-game V)."""
    player = table.players.get(seat)
    if table.over or player is None or not player.in_hand:
        return no(table, f"seat {seat} has no hand that could be ruled dead", "irregularities.dead")
    return HandKilled(seat)
