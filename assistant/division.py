"""The pots divided by those who can win them, who all agree to it, where the book lets them."""

from collections.abc import Iterator

from assistant.betting import No, no
from assistant.events import Awarded, Event, HandEnded, Raked, Returned
from assistant.evolve import evolve
from assistant.payout import taken_from
from assistant.pots import odd_chips, pots, share, uncalled
from assistant.seating import clockwise
from assistant.table import Table
from assistant.words import Chips


def divide(table: Table) -> tuple[Event, ...] | No:
    """Divide the pots by agreement, where the book lets players (`pot_division_by_agreement`; nz-casino-1999 11.4(e)
    does not): equally among those who can win each, and what does not divide from the button's left.
    """
    decision = "pot_division_by_agreement"
    if table.over or not table.contested:
        return no(table, "there is no pot that two players could divide", decision)
    if not table.stakes.rules.pot_division_by_agreement:
        return no(table, "no pot is divided by agreement: every hand is played to its end", decision)
    excess = uncalled(table)
    back = () if excess is None else (Returned(*excess),)
    for event in back:
        table = evolve(table, event)
    return (*back, *_divided(table), HandEnded(table.hand))


def _divided(table: Table) -> Iterator[Event]:
    assert table.button is not None
    unit, rules = table.stakes.unit, table.stakes.rules
    built = pots(table)
    for number, (pot, taken) in enumerate(zip(built, taken_from(table, built), strict=True)):
        if taken:
            yield Raked(number, taken)
        line = clockwise(pot.seats, table.button)
        shares, left = share(Chips(pot.chips - taken), line, unit)
        odd = odd_chips(left, line, unit, rules.odd_chip_share == "one-each")
        for seat in line:
            more = odd.get(seat, Chips(0))
            under = rules.under("pot_division_by_agreement")
            yield Awarded(number, "whole", seat, Chips(shares[seat] + more), more, "", (), under)
