"""What a table answers to a command: the events that happen, or the reason why not and its clause.

One short case a command, each calling the rule that decides it. Pure: no clock, no chance, no file.
"""

from collections.abc import Callable
from typing import assert_never

from assistant import betting, blinds, dealing, irregularities, limits, mishaps, payout, showdown, sitting, wagers
from assistant.betting import No, no
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
from assistant.events import BetPlaced, BroughtIn, Called, Checked, Declared, Event, Folded, Raised
from assistant.events_around import WagerRuled
from assistant.record import Record
from assistant.table import Player, Table
from assistant.words import Chips, Clause, Seat


class Refused(Record):
    """A ruling against a command: why, under which clause; nothing has changed. *decision* is what `Rules.clause` finds
    the whole clause by.
    """

    command: Command
    because: str
    under: Clause
    decision: str


def decide(table: Table, command: Command) -> tuple[Event, ...] | Refused:
    """What happens when *command* is asked of *table*. A refusal is an answer, not an error."""
    answer = _answer(table, command)
    if isinstance(answer, No):
        return Refused(command, answer.because, answer.under, answer.decision)
    return answer if isinstance(answer, tuple) else (answer,)


def _answer(table: Table, command: Command) -> Event | tuple[Event, ...] | No:
    match command:
        case Call(seat):
            return _in_turn(table, seat, _call)
        case Fold(seat):
            return _in_turn(table, seat, _fold)
        case Check(seat):
            return _in_turn(table, seat, _check)
        case Raise(seat, to):
            return _in_turn(table, seat, lambda table, player: _raise(table, player, to))
        case Bet(seat, to):
            return _in_turn(table, seat, lambda table, player: _bet(table, player, to))
        case AllIn(seat):
            return _in_turn(table, seat, _all_in)
        case DealBoard(cards):
            return dealing.board(table, cards)
        case DealUp(seat, card):
            return dealing.up_card(table, seat, card)
        case Discard(seat, count, cards):
            return dealing.draw(table, seat, count, cards)
        case Show(seat, cards):
            return showdown.lay_down(table, seat, cards)
        case Muck(seat):
            return showdown.muck(table, seat)
        case Push() | Say():
            return _as_ruled(table, command)
        case OverBlind(seat):
            return blinds.over_blind(table, seat)
        case BringIn(seat):
            return _in_turn(table, seat, _bring_in)
        case Complete(seat):
            return _in_turn(table, seat, _complete)
        case Declare():
            return _declare(table, command)
        case _:
            return _of_the_table(table, command)


def _of_the_table(
    table: Table,
    command: KillHand
    | ShowOpeners
    | CallMisdeal
    | VoidDeal
    | Divide
    | Report
    | NextHand
    | MoveSeat
    | CollectTime
    | SetTerms
    | Sit
    | Leave
    | GoAway
    | ComeBack
    | AddChips,
) -> Event | tuple[Event, ...] | No:
    match command:
        case Report():
            return mishaps.ruled(table, command)
        case MoveSeat(seat, to):
            return sitting.moves(table, seat, to)
        case CollectTime(chips):
            return sitting.collects_time(table, chips)
        case KillHand(seat):
            return irregularities.dead(table, seat)
        case ShowOpeners(seat, cards):
            return showdown.show_openers(table, seat, cards)
        case CallMisdeal():
            return irregularities.misdeal(table)
        case VoidDeal():
            return irregularities.void(table)
        case Divide():
            return payout.divide(table)
        case NextHand(button):
            return sitting.next_hand(table, button)
        case SetTerms(terms):
            return sitting.sets_terms(table, terms)
        case Sit(seat, chips, name):
            return sitting.sits(table, seat, chips, name)
        case Leave(seat):
            return sitting.leaves(table, seat)
        case GoAway(seat):
            return sitting.away(table, seat)
        case ComeBack(seat):
            return sitting.back(table, seat)
        case AddChips(seat, chips):
            return sitting.adds(table, seat, chips)
        case _:
            assert_never(command)


# A player's action --------------------------------------------------------------------------------------------------


def _in_turn(table: Table, seat: Seat, action: Callable[[Table, Player], Event | No]) -> Event | No:
    if table.to_act != seat:
        refused = betting.in_turn(table, seat)
        if refused is not None:
            return refused
    return action(table, table.players[seat])


def _fold(table: Table, player: Player) -> Event | No:
    if betting.bring_in_due(table) and player.seat == betting.bring_in_seat(table):
        return no(
            table, f"seat {player.seat} brings it in for {table.stakes.bring_in}: no fold", "betting.bring_in_due"
        )
    return Folded(player.seat)


def _check(table: Table, player: Player) -> Event | No:
    return betting.may_check(table, player) or Checked(player.seat)


def _call(table: Table, player: Player) -> Event | No:
    chips = betting.call(table, player)
    if not chips:
        return no(table, f"there is nothing to call: {_choice(table, player)}", "betting.call")
    return Called(player.seat, Chips(player.bet + chips))


def _choice(table: Table, player: Player) -> str:
    """What a player may do who owes nothing, in a dealer's words."""
    if betting.bring_in_due(table):
        return "bring it in"
    if table.to_match:
        return "check or raise"
    return "bet or fold" if betting.may_check(table, player) else "check or bet"


def _bet(table: Table, player: Player, to: Chips) -> Event | No:
    if table.to_match:
        return no(table, f"there is a bet of {table.to_match} already: call or raise", "betting.call")
    if betting.bring_in_due(table):
        completes = "" if limits.completion(table) is None else ", or completes it"
        because = f"seat {player.seat} brings it in for {table.stakes.bring_in}{completes}"
        return no(table, because, "betting.bring_in_due")
    return _wager(table, player, to)


def _raise(table: Table, player: Player, to: Chips) -> Event | No:
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
    return _too_little(table, player, to) or _placed(table, player, to)


def _too_little(table: Table, player: Player, to: Chips) -> No | None:
    sizes = limits.raise_range(table, player)
    all_in = to == player.bet + player.chips and to > table.to_match
    if all_in or (sizes is not None and to >= sizes.least and _open_pair_size(table, player, to)):
        return None
    least = sizes.least if sizes is not None else limits.least(table)
    return no(table, _least_said(table, least, to), limits.least_setting(table))


def _least_said(table: Table, least: Chips, to: Chips) -> str:
    if table.stakes.structure == "limit":
        wager, large = "raise to" if table.to_match else "bet", limits.limit_bet(table)
        sizes = f"{least}" if large == least else f"{least} or {large}"
        return f"{to} is no {wager.removesuffix(' to')} here: {wager} {sizes}"
    if not table.to_match:
        return f"{to} is no bet here: bet {least} or more"
    return f"the last raise was {limits.full_raise(table)}: raise to {least} or more, not {to}"


def _open_pair_size(table: Table, player: Player, to: Chips) -> bool:
    """In limit a bet has one size, or one of two with an open pair."""
    if table.stakes.structure != "limit":
        return True
    return to in (limits.least(table), limits.most(table, player))


def _placed(table: Table, player: Player, to: Chips) -> Event:
    full = limits.wager_counts(table, to)
    if not table.to_match:
        return BetPlaced(player.seat, to, full)
    completes = table.stakes.structure == "limit" and not table.full_bet
    return Raised(player.seat, to, full, counts=full and not completes and betting.counts(table))


def _all_in(table: Table, player: Player) -> Event | No:
    """All that is left, as a call, a bet or a raise (10.1)."""
    to = Chips(player.bet + player.chips)
    if betting.bring_in_due(table) and to <= table.stakes.bring_in:
        return BroughtIn(player.seat, to)
    if table.to_match and to <= table.to_match:
        return Called(player.seat, to)
    return betting.all_in(table, player) or _placed(table, player, to)


def _as_ruled(table: Table, command: Push | Say) -> tuple[Event, ...] | No:
    """Chips or words as what they count as (`assistant.wagers`), with the ruling before the action."""
    ruling = wagers.ruling(table, command)
    if isinstance(ruling, No):
        return ruling
    happened = _answer(table, ruling.command)
    if isinstance(happened, No):
        return happened
    note = WagerRuled(command.seat, ruling.because, ruling.under)
    return (note, *happened) if isinstance(happened, tuple) else (note, happened)


def _bring_in(table: Table, player: Player) -> Event | No:
    if not betting.bring_in_due(table):
        return no(table, "no bring-in is due", "betting.bring_in_due")
    return BroughtIn(player.seat, Chips(min(table.stakes.bring_in, player.chips)))


def _complete(table: Table, player: Player) -> Event | No:
    """Open for the full bet, or bring a bring-in up to it (roberts Seven-card Stud 1, 2)."""
    to = limits.completion(table)
    if to is None:
        return no(table, "there is no bring-in to complete to a full bet", "betting.bring_in_due")
    return betting.may_raise(table, player) or _wager(table, player, to)


def _declare(table: Table, command: Declare) -> Event | No:
    if command.seat not in showdown.declaring(table):
        return no(table, f"seat {command.seat} has nothing to declare now, and chips declare", "showdown.declaring")
    return Declared(command.seat, command.way)
