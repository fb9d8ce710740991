"""Every betting choice of the seat to act: what would be accepted now, for how much, and why the others would not."""

from collections.abc import Iterator

from assistant import betting, limits
from assistant.betting import No
from assistant.commands import AllIn, Bet, BringIn, Call, Check, Command, Complete, Fold, OverBlind, Raise
from assistant.decide import Refused, decide
from assistant.limits import Range
from assistant.record import Record
from assistant.table import Player, Table
from assistant.words import Chips, Seat


class Offers(Record):
    """The choices of *seat*. Amounts are chips: *call* what it costs, *bet* and *raises* totals for the round.

    A choice that is not offered has its reason in *why_not*, under the choice's name.
    """

    seat: Seat
    fold: bool
    check: bool
    call: Chips | None
    bet: Range | None
    raises: Range | None
    all_in: bool
    bring_in: Chips | None
    complete: Chips | None
    why_not: dict[str, No]


def offers(table: Table) -> Offers | None:
    """What the seat to act may do; None where nobody is to act.

    Only what `decide` accepts is offered, and everything that it accepts is.
    """
    if table.to_act is None:
        return None
    player = table.players[table.to_act]
    reasons = dict(_reasons(table, player))
    sizes = _sizes(table, player, reasons)
    call = betting.call(table, player)
    due = betting.bring_in_due(table)
    return Offers(
        seat=player.seat,
        fold="fold" not in reasons,
        check="check" not in reasons,
        call=call or None,
        bet=None if table.to_match else sizes,
        raises=sizes if table.to_match else None,
        all_in="all_in" not in reasons,
        bring_in=Chips(min(table.stakes.bring_in, player.chips)) if due else None,
        complete=_completion(table, player, reasons),
        why_not=reasons,
    )


def _reasons(table: Table, player: Player) -> Iterator[tuple[str, No]]:
    """The choices that take no amount and would be refused now."""
    seat = player.seat
    asked: dict[str, Command] = {
        "fold": Fold(seat),
        "check": Check(seat),
        "call": Call(seat),
        "all_in": AllIn(seat),
        "bring_in": BringIn(seat),
        "complete": Complete(seat),
    }
    for name, command in asked.items():
        answer = decide(table, command)
        if isinstance(answer, Refused):
            yield name, No(answer.because, answer.under, answer.decision)
    name = "raise" if table.to_match else "bet"
    refused = _no_wager(table, player)
    if refused is not None:
        yield name, refused


def _no_wager(table: Table, player: Player) -> No | None:
    """Why no whole bet or raise can be made, if so."""
    sizes = limits.raise_range(table, player)
    least = sizes.least if sizes is not None else limits.least(table)
    wager: Command = Raise(player.seat, least) if table.to_match else Bet(player.seat, least)
    answer = decide(table, wager)
    return No(answer.because, answer.under, answer.decision) if isinstance(answer, Refused) else None


def _sizes(table: Table, player: Player, reasons: dict[str, No]) -> Range | None:
    if "bet" in reasons or "raise" in reasons:
        return None
    return limits.raise_range(table, player)


def _completion(table: Table, player: Player, reasons: dict[str, No]) -> Chips | None:
    return None if "complete" in reasons else limits.completion(table)


def over_blind_offer(table: Table) -> tuple[Seat, Chips] | None:
    """Which seat may post the over-blind now, and how much, if any."""
    for seat in table.order:
        if not isinstance(decide(table, OverBlind(seat)), Refused):
            return seat, Chips(2 * table.stakes.blinds[-1])
    return None
