"""Pots: who can win what, what goes back, how a pot is shared, and what the house takes."""

from collections.abc import Iterable, Mapping, Sequence

from assistant.record import Record
from assistant.seating import clockwise
from assistant.stakes import Rake
from assistant.table import Player, Table
from assistant.words import Chips, Seat


class Pot(Record):
    """Chips, and the seats that can still win them."""

    chips: Chips
    seats: tuple[Seat, ...]


def pots(table: Table) -> tuple[Pot, ...]:
    """The pots of a table, the main pot first; bets of the current round count in them.

    What lies on the table from the hand before, dead blinds and an ante for the table are in the main pot.
    """
    players = [table.players[seat] for seat in sorted(table.order)]
    dead = Chips(sum([player.dead for player in players]))
    others = tuple(one.seat for one in players if one.in_hand and one.seat != table.barred) if table.barred else ()
    if not others:
        return layers(players, Chips(dead + table.brought), settled=table.over)
    brought = (Pot(table.brought, others),) if table.brought else ()
    return _merged((*brought, *layers(players, dead, settled=table.over)))


def layers(players: Sequence[Player], dead: Chips = Chips(0), settled: bool = False) -> tuple[Pot, ...]:
    """Build the pots: one level for each all-in player, pots with the same claimants being one (nz-casino-1999 1.1
    All-in; home-game II Table Stakes; tda-2024 21).

    A player with chips left has a claim to every level, since he can still match it, until the hand is *settled*. Chips
    over the last level that anybody can win (a hand was killed) join the pot below. The pots sum to all that was put
    in.
    """
    live = [player for player in players if player.dealt and not player.folded]
    bound = [player for player in live if settled or not player.chips]
    free = {player.seat for player in live}.difference([player.seat for player in bound])
    tops = sorted({player.paid for player in bound})
    tops.append(max([player.paid for player in players], default=Chips(0)))
    built: list[Pot] = []
    below = Chips(0)
    for top in tops:
        chips = sum([min(player.paid, top) - below for player in players if player.paid > below])
        seats = tuple([player.seat for player in live if player.paid >= top or player.seat in free])
        _add(built, Pot(Chips(chips + (0 if built else dead)), seats))
        below = max(below, top)
    return _merged(built)


def _merged(built: Iterable[Pot]) -> tuple[Pot, ...]:
    """The pots that hold anything, those with the same claimants being one."""
    merged: list[Pot] = []
    for pot in built:
        if pot.chips:
            _add(merged, pot)
    return tuple(merged)


def _add(built: list[Pot], pot: Pot) -> None:
    """Join *pot* to the one below where the claimants are the same, or where it has none."""
    if built and pot.seats in ((), built[-1].seats):
        built[-1] = Pot(Chips(built[-1].chips + pot.chips), built[-1].seats)
    else:
        built.append(pot)


def uncalled(table: Table) -> tuple[Seat, Chips] | None:
    """The bet that nobody called, or the part of it: it goes back and never is in a pot (tda-2024 21).

    It is measured against what anybody else has put in, folded or not, and an ante that nobody could match goes back
    with it.
    """
    paid = sorted([(table.players[seat].paid, seat) for seat in table.order])
    most, seat = paid[-1] if paid else (0, None)
    if seat is None or table.players[seat].folded:
        return None
    excess = most - (paid[-2][0] if len(paid) > 1 else 0)
    return (seat, Chips(excess)) if excess else None


def share(chips: Chips, winners: Sequence[Seat], unit: Chips) -> tuple[dict[Seat, Chips], Chips]:
    """Divide *chips* equally between *winners* in whole *unit*s: each one's part, and what is left over.

    nz-casino-1999 11.4(d): divided to the lowest chip in play. One winner has nothing to divide, whatever the chips.
    Raises ValueError if there are no *winners*.

    >>> share(475, [7, 9], unit=5)
    ({7: 235, 9: 235}, 5)
    """
    if not winners:
        raise ValueError("a pot needs a winner")
    if len(winners) == 1:
        return {winners[0]: chips}, Chips(0)
    each = chips // len(winners) // unit * unit
    return {seat: Chips(each) for seat in winners}, Chips(chips - each * len(winners))


def odd_chips(left: Chips, line: Sequence[Seat], unit: Chips, one_each: bool) -> dict[Seat, Chips]:
    """Give what did not divide to the seats standing in *line* for it: all to the first, or a unit to each.

    Decides `odd_chip_share` (nz-casino-1999 11.4(d): all to one hand; tda-2024 20: one each). A rest smaller than the
    unit goes with the first.

    >>> odd_chips(3, [4, 7, 9], unit=1, one_each=True)
    {4: 1, 7: 1, 9: 1}
    >>> odd_chips(2, [4, 7, 9], unit=1, one_each=False)
    {4: 2}
    """
    if not left:
        return {}
    if not one_each:
        return {line[0]: left}
    units, rest = divmod(left, unit)
    given = {seat: Chips(unit) for seat in line[:units]}
    given[line[0]] = Chips(given.get(line[0], 0) + rest)
    return given


def line_for_odd_chips(
    rule: str, winners: Iterable[Seat], button: Seat, suits: Mapping[Seat, tuple[int, ...]]
) -> tuple[Seat, ...]:
    """The winners in the order in which they take odd chips: by the highest or lowest card by suit, or from the
    button's left (`odd_chip`, `odd_chip_low`). *suits* orders the hands by suit; a larger value has the higher card.
    """
    from_button = clockwise(winners, button)
    if rule == "highest-card-by-suit":
        return tuple(sorted(from_button, key=lambda seat: suits[seat], reverse=True))
    if rule == "lowest-card-by-suit":
        return tuple(sorted(from_button, key=lambda seat: suits[seat]))
    return from_button


def rake(chips: Chips, terms: Rake) -> Chips:
    """What the house takes of *chips*: a percentage in whole steps, never over the cap. An uncalled bet is no part of
    the pot.

    >>> rake(59, Rake(percent=5, cap=25))
    2
    """
    part = chips * terms.percent // 100
    return Chips(min(part // terms.step * terms.step, terms.cap))
