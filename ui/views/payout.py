"""Who is paid what, and in which chips."""

from assistant.narration import pot_name
from assistant.record import Record
from assistant.table import Table
from assistant.words import Chips, Seat
from ui.views.chips import InChips, in_chips
from ui.views.choices import money
from ui.views.seat_view import called
from ui.views.showdown_view import awards


class Payment(Record):
    """What is pushed to a seat: the sum, the pots that it is made of, and the chips."""

    seat: Seat
    who: str
    amount: str
    of: str
    chips: InChips


def payments(table: Table) -> tuple[Payment, ...]:
    """A payment for each seat that is paid, the first pot first; before the hand is over those that are decided."""
    paid = awards(table)
    return tuple(_payment(table, seat) for seat in dict.fromkeys(award.seat for award in paid))


def _payment(table: Table, seat: Seat) -> Payment:
    mine = [award for award in awards(table) if award.seat == seat]
    chips = Chips(sum(award.chips for award in mine))
    told = ", ".join(dict.fromkeys(pot_name(award.pot).lower() for award in mine))
    return Payment(seat, called(table, seat), money(chips), told, in_chips(chips, table.stakes.chips))
