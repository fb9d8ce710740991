"""What chips pushed without a word, or words without chips, count as.

The NZ book's text on this is lost and the home game's says only "no string bets": there the answers are those of
tda-2024 40 to 55, as an assumption. A ruling never makes a wager unlawful: it is brought to the nearest lawful amount.
"""

from assistant import betting, limits
from assistant.betting import No, no
from assistant.commands import AllIn, Bet, Call, Check, Command, Fold, Push, Raise, Say
from assistant.record import Record
from assistant.table import Player, Table
from assistant.words import Chips, Clause, Seat


class Ruling(Record):
    """What it counts as, in one sentence, and the clause; *command* carries it out."""

    command: Command
    because: str
    under: Clause
    decision: str


def ruling(table: Table, asked: Push | Say) -> Ruling | No:
    """What *asked* counts as; a refusal where the seat is not to act or has not the chips."""
    seat = asked.seat
    waits = out_of_turn(table, seat)
    if waits is not None:
        return waits
    player = table.players[seat]
    if isinstance(asked, Say):
        return spoken(table, player, asked)
    if min(asked.chips, default=0) <= 0:
        return no(table, f"each chip counts for more than 0, found {list(asked.chips)}", "wagers.several_chips")
    if sum(asked.chips) > player.chips:
        because = f"seat {seat} has {player.chips} left, and {sum(asked.chips)} is more"
        return no(table, because, "limits.table_stakes")
    return pushed(table, player, asked.chips)


def out_of_turn(table: Table, seat: Seat) -> No | None:
    """Action out of turn goes back to the seat that was passed over; what was done binds if nothing changes until the
    turn comes, and a fold always (tda-2024 53; roberts Irregularities).
    """
    refused = betting.in_turn(table, seat)
    if refused is None or table.to_act is None or not table.players[table.to_act].in_hand:
        return refused
    if seat not in table.order or not table.players[seat].can_bet:
        return refused
    because = (
        f"seat {table.to_act} is to act first; what seat {seat} did binds if there is no bet or raise until its turn, "
        "and a fold binds at once"
    )
    return no(table, because, "wagers.out_of_turn")


# Chips --------------------------------------------------------------------------------------------------------------


def pushed(table: Table, player: Player, chips: tuple[Chips, ...]) -> Ruling | No:
    """What *chips*, one number a chip, count as."""
    total = sum(chips)
    owed = betting.call(table, player)
    if total == player.chips:
        return _last_chips(table, player)
    if not owed:
        return unnamed_bet(table, player, Chips(total))
    if total < owed:
        return short_call(table, player, Chips(total))
    if len(chips) == 1 and total > owed:
        return oversized_chip(table, player, Chips(total))
    return several_chips(table, player, chips)


def _last_chips(table: Table, player: Player) -> Ruling:
    """A player's last chips are all-in, whatever they come to (tda-2024 45), within the limit."""
    if betting.all_in(table, player) is None:
        return _ruled(table, AllIn(player.seat), "the last chips: all in", "wagers.several_chips")
    return _within_limits(table, player, Chips(player.bet + player.chips), "wagers.several_chips")


def unnamed_bet(table: Table, player: Player, total: Chips) -> Ruling:
    """Chips where nothing is owed are a bet of all of them (tda-2024 44), brought up or down to what may be bet."""
    return _within_limits(table, player, Chips(player.bet + total), "wagers.oversized_chip")


def short_call(table: Table, player: Player, total: Chips) -> Ruling | No:
    """Chips short of the call are made up to it, for the chips in the middle bind (tda-2024 51-B)."""
    short = f"{total} is short of the call of {betting.call(table, player)}"
    if up_to_the_director(table):
        because = f"{short}, with more than two in the hand and a raise before: the director decides on call or fold"
        return no(table, because, "wagers.up_to_the_director")
    return _ruled(table, Call(player.seat), f"{short}: made up to it", "wagers.short_call")


def up_to_the_director(table: Table) -> bool:
    """Whether what becomes of chips short of the call is for the director to say: where more than two play, and the
    opening bet of the round has been raised (tda-2024 51-B).
    """
    return len(table.in_hand) > 2 and table.raises > 0 and table.stakes.rules.decides("wagers.up_to_the_director")


def oversized_chip(table: Table, player: Player, total: Chips) -> Ruling:
    """One chip over the call, without a word, is a call (tda-2024 44; roberts Wagers)."""
    because = f"one chip of {total} without a word is a call of {betting.call(table, player)}"
    return _ruled(table, Call(player.seat), because, "wagers.oversized_chip")


def several_chips(table: Table, player: Player, chips: tuple[Chips, ...]) -> Ruling:
    """Several chips are a call where the call needs every one of them; else a raise where they make half of one or
    more, brought up to the least raise; else a call (tda-2024 45; roberts Wagers).
    """
    total, owed = sum(chips), betting.call(table, player)
    if total == owed or total - min(chips) < owed:
        return _ruled(table, Call(player.seat), "every chip is needed for the call", "wagers.several_chips")
    to = Chips(player.bet + total)
    raise_by = limits.least(table) - table.to_match
    if 2 * (to - table.to_match) < raise_by:
        because = f"{to - table.to_match} more is less than half of a raise of {raise_by}: a call"
        return _ruled(table, Call(player.seat), because, "wagers.several_chips")
    return _within_limits(table, player, to, "wagers.several_chips")


# Words --------------------------------------------------------------------------------------------------------------


def spoken(table: Table, player: Player, asked: Say) -> Ruling | No:
    """Words in turn bind (tda-2024 40); "raise" and an amount is a raise to that amount in all (43-B)."""
    seat = player.seat
    match asked.word:
        case "fold":
            return _ruled(table, Fold(seat), "a fold in turn binds", "wagers.spoken")
        case "call":
            return _ruled(table, Call(seat), "a call in turn binds", "wagers.spoken")
        case "all-in":
            return _last_chips(table, player)
        case "check":
            return check(table, player)
        case "bet" | "raise":
            return raise_to(table, player, asked.amount)


def raise_to(table: Table, player: Player, amount: Chips | None) -> Ruling:
    """ "Raise" and an amount is a raise to that amount in all (tda-2024 43-B); without one it is the least raise."""
    to = amount if amount is not None else limits.least(table)
    return _within_limits(table, player, to, "wagers.raise_to")


def check(table: Table, player: Player) -> Ruling | No:
    """ "Check" facing a bet leaves a call or a fold, and no raise (tda-2024 55)."""
    refused = betting.may_check(table, player)
    if refused is None:
        return _ruled(table, Check(player.seat), "a check in turn binds", "wagers.spoken")
    return no(table, f"{refused.because.split(':', maxsplit=1)[0]}: only a call or a fold is left", "wagers.check")


def made_up(table: Table, player: Player, to: Chips) -> Chips:
    """The lawful amount nearest to a bet or raise *to*: up to the least (tda-2024 52-A), down to the most (54)."""
    sizes = limits.raise_range(table, player)
    if sizes is None:
        return Chips(player.bet + player.chips)
    if table.stakes.structure == "limit":
        return sizes.most if to >= sizes.most else sizes.least
    return max(sizes.least, min(to, sizes.most))


def _within_limits(table: Table, player: Player, to: Chips, decision: str) -> Ruling:
    """A bet or raise *to*, corrected to what may be wagered; a call where no raise may be made."""
    refused = betting.may_raise(table, player) if table.to_match else None
    if refused is not None:
        return Ruling(Call(player.seat), f"{refused.because}: a call", refused.under, refused.decision)
    lawful = made_up(table, player, to)
    word = "raise" if table.to_match else "bet"
    command: Command = Raise(player.seat, lawful) if table.to_match else Bet(player.seat, lawful)
    if lawful > to:
        return _ruled(table, command, f"{to} is too little for a {word}: made up to {lawful}", "wagers.made_up")
    if lawful < to:
        decision = limits.limit_setting(table)
        return _ruled(table, command, f"{to} is too much for a {word}: reduced to {lawful}", decision)
    return _ruled(table, command, f"a {word} to {lawful}", decision)


def _ruled(table: Table, command: Command, because: str, decision: str) -> Ruling:
    return Ruling(command, because, table.stakes.rules.under(decision), decision)
