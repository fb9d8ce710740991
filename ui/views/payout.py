"""Who is paid what, and in which chips; the drop first."""

from assistant.narration import pot_name
from assistant.record import Record
from assistant.table import Table
from assistant.words import Chips, Seat
from ui.views.awards import awards, drop
from ui.views.chips import InChips, in_chips
from ui.views.choices import money
from ui.views.seat_view import called

TO_HOUSE = "The drop"


class Payment(Record):
    """What is pushed to a seat, or to the house where it is None: the sum, the pots that it is made of, the chips."""

    seat: Seat | None
    who: str
    amount: str
    of: str
    chips: InChips


def payments(table: Table) -> tuple[Payment, ...]:
    """What the house takes, and a payment for each seat that is paid, the first pot first; before the hand is over
    those that are decided.
    """
    paid = awards(table)
    seats = tuple(_payment(table, seat) for seat in dict.fromkeys(award.seat for award in paid))
    taken = drop(table) if paid else None
    if taken is None:
        return seats
    chips = in_chips(taken.chips, table.stakes.chips)
    return (Payment(None, TO_HOUSE, money(taken.chips), taken.because, chips), *seats)


def _payment(table: Table, seat: Seat) -> Payment:
    mine = [award for award in awards(table) if award.seat == seat]
    chips = Chips(sum(award.chips for award in mine))
    told = ", ".join(dict.fromkeys(pot_name(award.pot).lower() for award in mine))
    return Payment(seat, called(table, seat), money(chips), told, in_chips(chips, table.stakes.chips))
