"""No chip is made or lost, and every pot has an owner, after every event of every game."""

from itertools import pairwise

from assistant.events import Awarded, ChipsCarried, HandBegan, HandEnded, Raked
from assistant.events_around import ChipsBought, SeatLeft, SeatTaken
from assistant.pots import pots
from assistant.table import Table
from tests.laws.evening import Evening, Step, law

PAYMENTS = (Awarded, Raked, ChipsCarried)


@law
def test_chips_are_conserved_event_by_event(evening: Evening) -> None:
    for step in evening.play():
        for (before, after), event in zip(pairwise((step.before, *step.tables)), step.events, strict=True):
            bought = event.chips if isinstance(event, SeatTaken | ChipsBought) else 0
            taken_home = event.chips if isinstance(event, SeatLeft) else 0
            assert after.chips == before.chips + bought - taken_home, event
            assert min(0, *amounts(after)) == 0, event
        if isinstance(step.events[0], HandBegan):
            assert step.after.brought == step.before.carried


def amounts(table: Table) -> list[int]:
    """Everything that may not be under nought."""
    of_players = [(one.chips, one.bet, one.paid - one.bet, one.dead, one.ante) for one in table.players.values()]
    return [
        table.carried,
        table.brought,
        table.taken,
        table.to_match,
        *(amount for one in of_players for amount in one),
    ]


@law
def test_pots_hold_what_was_put_in_for_owners_of_their_own(evening: Evening) -> None:
    for step in evening.play():
        if not step.after.over:
            check_pots(step.after)
        if any(isinstance(event, HandEnded) for event in step.events):
            check_payments(step)


def check_pots(table: Table) -> None:
    """All that was put in lies in pots, each with seats that can win it, no two with the same ones."""
    built = pots(table)
    put_in = sum(player.paid + player.dead for player in table.players.values())
    assert sum(pot.chips for pot in built) == put_in + table.brought
    assert len({pot.seats for pot in built}) == len(built)
    live = {player.seat for player in table.in_hand}
    for pot in built:
        assert pot.chips > 0
        assert pot.seats
        assert set(pot.seats) <= live


def check_payments(step: Step) -> None:
    """Each pot is paid whole, to those who can win it; what is left over is carried."""
    first = next(place for place, event in enumerate(step.events) if isinstance(event, (*PAYMENTS, HandEnded)))
    unpaid = (step.before, *step.tables)[first]
    paid = [event for event in step.events[first:] if isinstance(event, PAYMENTS)]
    carried: int = sum(event.chips for event in paid if isinstance(event, ChipsCarried))
    for number, pot in enumerate(pots(unpaid)):
        of_pot = [event for event in paid if not isinstance(event, ChipsCarried) and event.pot == number]
        left = pot.chips - sum(event.chips for event in of_pot)
        assert 0 <= left <= carried
        carried -= left
        assert {event.seat for event in of_pot if isinstance(event, Awarded)} <= set(pot.seats)
    assert carried == 0
