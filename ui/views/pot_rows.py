"""Each pot at the showdown: what it comes to, how it is shared and why, and what the house takes."""

from collections.abc import Sequence

from assistant.events import Awarded
from assistant.narration import pot_name
from assistant.pots import Pot
from assistant.record import Record
from assistant.rules import Citation
from assistant.rules.force import HOUSE_DEFAULT
from assistant.table import Table
from assistant.words import Clause, Seat
from ui.views.awards import Drop, clauses, drop, to_pay
from ui.views.choices import money, seats_told

DROP = "Drop"
FEW = 3
"""As many seats as there is room for beside a pot's name."""


class PotRow(Record):
    """One pot: how it is shared and why, under which *clauses*; *outcome* names who is paid, or for whom it waits.

    *short* is all that in a few words.
    """

    name: str
    claimants: str
    share: str
    because: str
    outcome: str
    short: str
    decided: bool
    clauses: tuple[Citation, ...] = ()


def pot_rows(table: Table, paid: Sequence[Awarded]) -> tuple[PotRow, ...]:
    """All pots as they are paid, the main pot first, and the drop on its own line: together all that was put in."""
    rows = (_pot(table, number, pot, paid) for number, pot in enumerate(to_pay(table)))
    taken = drop(table)
    return (*rows, *(() if taken is None else (_drop(table, taken),)))


def _drop(table: Table, taken: Drop) -> PotRow:
    chips = money(taken.chips)
    return PotRow(
        name=DROP,
        claimants="",
        share=chips,
        because=_under(taken.because, taken.clause.number),
        outcome="to the house",
        short=f"{DROP} · {chips}",
        decided=table.over,
        clauses=(taken.clause,),
    )


def _pot(table: Table, number: int, pot: Pot, paid: Sequence[Awarded]) -> PotRow:
    mine = tuple(award for award in paid if award.pot == number)
    winners = " · ".join(str(award.seat) for award in mine)
    missing = [] if mine else [seat for seat in pot.seats if table.players[seat].cards is None]
    return PotRow(
        name=pot_name(number),
        claimants=seats_told(pot.seats),
        share=_shared(pot, mine),
        because=_because(table, pot, mine),
        outcome=winners or f"waits for {_waited_for(missing)}",
        short=f"{pot_name(number)} · {money(pot.chips)} {f'to {winners}' if mine else 'waits'}",
        decided=bool(mine),
        clauses=clauses(table, mine),
    )


def _waited_for(missing: Sequence[Seat]) -> str:
    """Few seats by their numbers, many by how many they are."""
    return seats_told(missing) if len(missing) <= FEW else f"{len(missing)} hands"


def _shared(pot: Pot, mine: tuple[Awarded, ...]) -> str:
    if len(mine) < 2:
        return money(pot.chips)
    least = min(award.chips - award.odd for award in mine)
    even = len({award.part for award in mine}) == 1
    each = f"{len(mine)} ways, {money(least)} each" if even else "high and low"
    odd = sum(award.odd for award in mine)
    return f"{money(pot.chips)} · {each}{f', {money(odd)} over' if odd else ''}"


_WHO_HAS_ODD = {
    "highest-card-by-suit": "the odd {odd} to the highest card by suit",
    "lowest-card-by-suit": "the odd {odd} to the lowest card by suit",
    "left-of-button": "the odd {odd} to the first seat left of the button",
    "stays-in-pot": "what is over stays in the pot",
}


def _because(table: Table, pot: Pot, mine: tuple[Awarded, ...]) -> str:
    """Why it is paid so, with the clause."""
    if not mine:
        return ""
    if len(mine) > 1 and not mine[0].hand:
        return _under("divided by agreement", mine[0].under)
    odd = next((award for award in mine if award.odd), None)
    if odd is None:
        return _under(_won_by(pot, mine), mine[0].under)
    low = odd.part == "low" or table.stakes.way == "low"
    rule = table.stakes.rules.odd_chip_low if low else table.stakes.rules.odd_chip
    return _under(_WHO_HAS_ODD[rule].format(odd=money(odd.odd)), odd.under)


def _under(told: str, clause: Clause) -> str:
    return told if clause == HOUSE_DEFAULT else f"{told} · {clause}"


def _won_by(pot: Pot, mine: tuple[Awarded, ...]) -> str:
    if len(pot.seats) == 1:
        return "nobody else has a claim"
    if len(mine) > 1:
        return "equal hands share" if len({award.part for award in mine}) == 1 else "the best high and the best low"
    return mine[0].hand
