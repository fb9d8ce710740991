"""What is offered is accepted, and what is not offered is refused, with a reason and its clause."""

from collections.abc import Iterator

from assistant.commands import AllIn, Bet, BringIn, Call, Check, Command, Complete, Fold, OverBlind, Raise
from assistant.decide import Refused, decide
from assistant.offers import Offers, offers, over_blind_offer
from assistant.table import Table
from assistant.words import SEATS, Chips, Seat
from tests.laws.choices import kinds_of_now
from tests.laws.evening import Evening, law
from tests.laws.nonsense import any_command
from tests.laws.tape import Tape


@law
def test_what_is_offered_is_accepted_and_all_else_refused(evening: Evening) -> None:
    for step in evening.play():
        offered = offers(step.after)
        for command in wagers(step.after, evening.tape):
            accepted = not isinstance(decide(step.after, command), Refused)
            assert accepted == (offered is not None and is_offered(step.after, offered, command)), command
        blind = over_blind_offer(step.after)
        takers = [seat for seat in SEATS if not isinstance(decide(step.after, OverBlind(seat)), Refused)]
        assert takers == ([blind[0]] if blind is not None else [])


def wagers(table: Table, tape: Tape) -> Iterator[Command]:
    """Every betting choice of every seat, the amounts about the limits and some between."""
    for seat in (*table.players, tape.pick(SEATS)):
        yield from (Fold(seat), Check(seat), Call(seat), AllIn(seat), BringIn(seat), Complete(seat))
        for to in amounts(table, seat, tape):
            yield from (Bet(seat, to), Raise(seat, to))


def amounts(table: Table, seat: Seat, tape: Tape) -> set[Chips]:
    """Amounts at which an answer may change: nothing, the bet, the least, the most, all chips, and one either side."""
    offered = offers(table)
    if offered is None or seat != offered.seat:
        return {Chips(tape.below(300))}
    player = table.players[seat]
    edges = {0, table.to_match, player.bet + player.chips}
    for sizes in (offered.bet, offered.raises):
        if sizes is not None:
            edges |= {sizes.least, sizes.most, tape.between(sizes.least, sizes.most)}
    return {Chips(edge + step) for edge in edges for step in (-1, 0, 1)}


def is_offered(table: Table, offered: Offers, command: Command) -> bool:
    """Whether a choice is among those offered. An all-in is a bet or raise to that amount, too."""
    seat = offered.seat
    whole = {
        Fold(seat): offered.fold,
        Check(seat): offered.check,
        Call(seat): offered.call is not None,
        AllIn(seat): offered.all_in,
        BringIn(seat): offered.bring_in is not None,
        Complete(seat): offered.complete is not None,
    }
    if isinstance(command, Bet | Raise):
        return command.seat == seat and is_size(table, offered, command)
    return whole.get(command, False)


def is_size(table: Table, offered: Offers, command: Bet | Raise) -> bool:
    """Whether a bet or raise has an amount that is offered. Where a bring-in is due no other bet is."""
    sizes = offered.bet if isinstance(command, Bet) else offered.raises
    player = table.players[offered.seat]
    all_in = command.to == player.bet + player.chips and offered.all_in and command.to > table.to_match
    if all_in and isinstance(command, Bet) == (not table.to_match) and offered.bring_in is None:
        return True
    if sizes is None:
        return False
    if table.stakes.structure == "limit":
        return command.to in (sizes.least, sizes.most)
    return sizes.least <= command.to <= sizes.most


@law
def test_nonsense_is_refused_with_a_reason(evening: Evening) -> None:
    for step in evening.play():
        for _ in range(3):
            command = any_command(evening.tape)
            answer = decide(step.after, command)
            if isinstance(answer, Refused):
                assert answer.because
                assert "\n" not in answer.because
                assert answer.under
            else:
                assert isinstance(command, kinds_of_now(step.after)), command
