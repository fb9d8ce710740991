"""What is paid out of the pots, what the house takes of them, and the clauses behind it."""

from collections.abc import Iterable, Iterator, Mapping

from assistant import payout
from assistant.events import Awarded
from assistant.payout import Claim
from assistant.pots import Pot, pots
from assistant.record import Record
from assistant.rules import Citation
from assistant.rules.force import LATER
from assistant.table import Table
from assistant.words import Chips, Seat
from ui.views.choices import money

DECISIONS = ("odd_chip", "odd_chip_low", "pots.share", "showdown.unseen", "showdown.unseen" + LATER)
WINNERS, DIVIDED = "payout.winners", "pot_division_by_agreement"


class Drop(Record):
    """What the house takes of a hand, how it is reckoned, and the clause behind that."""

    chips: Chips
    because: str
    clause: Citation


def awards(table: Table) -> tuple[Awarded, ...]:
    """What is paid: until the hand is over what is decided already, then all of it, until somebody leaves his seat.

    Whoever leaves or changes seats has been paid, and the pots can no longer be read off the seats.
    """
    if table.over:
        return table.awards if _all_there(table) else ()
    shown = payout.claims(table)
    return tuple(one for number, pot in enumerate(to_pay(table)) for one in _decided(table, number, pot, shown))


def _all_there(table: Table) -> bool:
    """Whether those who acted or won still sit where they did, and what was paid is what they put in."""
    seats = {*table.betters, *(award.seat for award in table.awards)}
    put_in = table.brought + sum(player.paid + player.dead for player in table.players.values())
    paid = sum(award.chips for award in table.awards) + table.rake + table.carried
    return seats <= set(table.order) and put_in == paid


def to_pay(table: Table) -> tuple[Pot, ...]:
    """The pots as they are paid: without what the house takes of each."""
    built = pots(table)
    return tuple(
        Pot(Chips(pot.chips - taken), pot.seats) for pot, taken in zip(built, payout.rakes(table), strict=True)
    )


def _decided(table: Table, number: int, pot: Pot, shown: Mapping[Seat, Claim]) -> Iterator[Awarded]:
    if not pot.seats or any(seat not in shown for seat in pot.seats):
        return
    for part in payout.winners(table, pot, shown):
        yield from payout.award(table, number, part, shown)


def drop(table: Table) -> Drop | None:
    """What the house takes of this hand, if anything."""
    chips = Chips(sum(payout.rakes(table)))
    if not chips:
        return None
    return Drop(chips, " and ".join(_reckoned(table)), table.stakes.rules.clause("collection"))


def _reckoned(table: Table) -> Iterator[str]:
    rake = table.stakes.rake
    if rake is not None:
        yield f"{rake.percent}%, {money(rake.cap)} at most"
    if table.stakes.fee:
        yield f"{money(table.stakes.fee)} a hand"


def clauses(table: Table, paid: Iterable[Awarded]) -> tuple[Citation, ...]:
    """The clauses that these payments rest on, each once."""
    return tuple(dict.fromkeys(_clause(table, award) for award in paid))


def _clause(table: Table, award: Awarded) -> Citation:
    """The clause that an award names, whole; pots are divided by agreement without a hand."""
    rules = table.stakes.rules
    decisions = DECISIONS if award.hand else (DIVIDED, *DECISIONS)
    decision = next((name for name in decisions if rules.under(name) == award.under), WINNERS)
    return rules.clause(decision)
