"""A player's actions, one short case each: fold, check, call, bet, raise, all-in, and the bring-in of stud.

Clauses are those of nz-casino-1999 where no other is named.
"""

from collections.abc import Callable

from assistant import betting, limits
from assistant.betting import No, no
from assistant.events import BetPlaced, BroughtIn, Called, Checked, Event, Folded, Raised
from assistant.table import Player, Table
from assistant.words import Chips, Seat


def in_turn(table: Table, seat: Seat, action: Callable[[Table, Player], Event | No]) -> Event | No:
    """An action of the seat whose turn it is; a refusal for any other."""
    if table.to_act != seat:
        refused = betting.in_turn(table, seat)
        if refused is not None:
            return refused
    return action(table, table.players[seat])


def fold(table: Table, player: Player) -> Event | No:
    """Give the hand up; who has to bring it in may not."""
    if betting.bring_in_due(table) and player.seat == betting.bring_in_seat(table):
        return no(
            table, f"seat {player.seat} brings it in for {table.stakes.bring_in}: no fold", "betting.bring_in_due"
        )
    return Folded(player.seat)


def check(table: Table, player: Player) -> Event | No:
    """Put nothing in, where nothing is owed."""
    return betting.may_check(table, player) or Checked(player.seat)


def call(table: Table, player: Player) -> Event | No:
    """Match the bet, or put in what is left."""
    if table.to_match <= player.bet:
        return no(table, f"there is nothing to call: {_choice(table, player)}", "betting.call")
    return Called(player.seat, betting.call_to(table, player))


def _choice(table: Table, player: Player) -> str:
    """What a player may do who owes nothing, in a dealer's words."""
    if betting.bring_in_due(table):
        return "bring it in"
    if table.to_match:
        return "check or raise"
    return "bet or fold" if betting.may_check(table, player) else "check or bet"


def bet(table: Table, player: Player, to: Chips) -> Event | No:
    """Open the round's betting for *to*."""
    if table.to_match:
        return no(table, f"there is a bet of {table.to_match} already: call or raise", "betting.call")
    if betting.bring_in_due(table):
        completes = "" if limits.completion(table) is None else ", or completes it"
        because = f"seat {player.seat} brings it in for {table.stakes.bring_in}{completes}"
        return no(table, because, "betting.bring_in_due")
    return _wager(table, player, to)


def raises(table: Table, player: Player, to: Chips) -> Event | No:
    """Raise *to* an amount, where there is a bet and the player may."""
    if not table.to_match:
        return no(table, f"there is no bet to raise: {_choice(table, player)}", "betting.call")
    return betting.may_raise(table, player) or _wager(table, player, to)


def _wager(table: Table, player: Player, to: Chips) -> Event | No:
    """A bet or raise *to*: within the player's chips, the least and the most, but an all-in may be short."""
    has = player.bet + player.chips
    if to > has:
        return no(table, f"seat {player.seat} has {has} for this round, not {to}", "limits.table_stakes")
    limit = limits.most(table, player)
    if to > limit:
        return no(table, f"{to} is over {limits.limit_called(table)} of {limit}", limits.limit_setting(table))
    if to == has > table.to_match:
        return _placed(table, player, to)
    return _wrong_size(table, to, limit) or _placed(table, player, to)


def _wrong_size(table: Table, to: Chips, limit: Chips) -> No | None:
    """Why a bet or raise within its *limit* may not be of that size, if so. In limit it has one size, or one of two
    with an open pair.
    """
    least = limits.least_within(table, limit)
    if to >= least > table.to_match and (table.stakes.structure != "limit" or to in (least, limit)):
        return None
    return no(table, _least_said(table, max(least, limits.least(table)), to), limits.least_setting(table))


def _least_said(table: Table, least: Chips, to: Chips) -> str:
    if table.stakes.structure == "limit":
        wager, large = "raise to" if table.to_match else "bet", limits.limit_bet(table)
        sizes = f"{least}" if large == least else f"{least} or {large}"
        return f"{to} is no {wager.removesuffix(' to')} here: {wager} {sizes}"
    if not table.to_match:
        return f"{to} is no bet here: bet {least} or more"
    return f"the last raise was {limits.full_raise(table)}: raise to {least} or more, not {to}"


def _placed(table: Table, player: Player, to: Chips) -> Event:
    full = limits.wager_counts(table, to)
    if not table.to_match:
        return BetPlaced(player.seat, to, full)
    completes = table.stakes.structure == "limit" and not table.full_bet
    return Raised(player.seat, to, full, counts=full and not completes and betting.counts(table))


def all_in(table: Table, player: Player) -> Event | No:
    """All that is left, as a call, a bet or a raise (10.1)."""
    to = Chips(player.bet + player.chips)
    if betting.bring_in_due(table) and to <= table.stakes.bring_in:
        return BroughtIn(player.seat, to)
    if table.to_match and to <= table.to_match:
        return Called(player.seat, to)
    return betting.all_in(table, player) or _placed(table, player, to)


def bring_in(table: Table, player: Player) -> Event | No:
    """Pay the forced opening of stud, or what is left."""
    if not betting.bring_in_due(table):
        return no(table, "no bring-in is due", "betting.bring_in_due")
    return BroughtIn(player.seat, Chips(min(table.stakes.bring_in, player.chips)))


def complete(table: Table, player: Player) -> Event | No:
    """Open for the full bet, or bring a bring-in up to it (roberts Seven-card Stud 1, 2)."""
    to = limits.completion(table)
    if to is None:
        return no(table, "there is no bring-in to complete to a full bet", "betting.bring_in_due")
    return betting.may_raise(table, player) or _wager(table, player, to)
