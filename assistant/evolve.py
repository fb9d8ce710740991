"""How an event changes a table: one short case an event. Pure; what nobody handles is found by mypy."""

from typing import assert_never

from assistant.acting import (
    acts,
    brought_in,
    discarded,
    gives_up,
    put_in,
    returned,
    round_closed,
    round_opened,
    seated,
    wagered,
    with_player,
    without,
)
from assistant.changed import changed
from assistant.events import (
    AntePosted,
    Awarded,
    BetPlaced,
    BlindPosted,
    BoardDealt,
    BroughtIn,
    Called,
    Checked,
    ChipsCarried,
    Course,
    DealUndone,
    Declared,
    Discarded,
    Event,
    Folded,
    Frame,
    HandBegan,
    HandEnded,
    HandKilled,
    HandMucked,
    HandShown,
    OpenersShown,
    OverBlindPosted,
    Payment,
    Raised,
    Raked,
    Returned,
    RoundClosed,
    RoundOpened,
    Showing,
    StagePassed,
    UpCardDealt,
)
from assistant.events_around import (
    BetweenHands,
    BoardTaken,
    CameBack,
    ChipsBought,
    MishapRuled,
    PenaltyPaid,
    PlaysShort,
    Ruled,
    SeatLeft,
    SeatMoved,
    SeatTaken,
    TermsSet,
    TimeTaken,
    WagerRuled,
    WentAway,
)
from assistant.hands import (
    ante_posted,
    blind_posted,
    deal_undone,
    hand_began,
    hand_ended,
    mishap_ruled,
    over_blind_posted,
)
from assistant.table import Player, Table
from assistant.taken_back import board_taken
from assistant.words import Chips, Seat


def evolve(table: Table, event: Event) -> Table:
    """The table after *event*. Pure; every event is handled here, which mypy checks."""
    match event:
        case Called():
            return put_in(table, event.seat, event.to)
        case Folded():
            return acts(table, changed(table.players[event.seat], folded=True, acted=table.wagers))
        case Checked():
            return acts(table, changed(table.players[event.seat], acted=table.wagers))
        case Raised() | BetPlaced():
            return wagered(table, event)
        case BroughtIn(seat, to):
            return brought_in(table, seat, to)
        case _:
            return _between_acts(table, event)


def _between_acts(table: Table, event: Course | Payment | Showing | Frame | Ruled | BetweenHands) -> Table:
    if isinstance(event, Course):
        return _went_on(table, event)
    if isinstance(event, Payment):
        return _paid(table, event)
    if isinstance(event, Showing):
        return _shown(table, event)
    if isinstance(event, Frame):
        return _began_or_ended(table, event)
    return _ruled(table, event) if isinstance(event, Ruled) else _between_hands(table, event)


def _went_on(table: Table, event: Course) -> Table:
    match event:
        case StagePassed():
            return changed(table, stage=event.stage, left=event.left, opened=False)
        case RoundOpened():
            return round_opened(table, event)
        case RoundClosed():
            return round_closed(table)
        case BoardDealt():
            return changed(table, board=table.board + event.cards)
        case UpCardDealt():
            return with_player(table, event.seat, up=(*table.players[event.seat].up, event.card))
        case Discarded():
            return discarded(table, event)
        case _:
            assert_never(event)


def _paid(table: Table, event: Payment) -> Table:
    match event:
        case BlindPosted():
            return blind_posted(table, event)
        case Awarded(seat=seat, chips=chips):
            players = {**table.players, seat: changed(table.players[seat], chips=table.players[seat].chips + chips)}
            return changed(table, players=players, awards=(*table.awards, event))
        case AntePosted():
            return ante_posted(table, event)
        case Returned(seat, chips):
            return returned(table, seat, chips)
        case OverBlindPosted():
            return over_blind_posted(table, event)
        case Raked(_, chips):
            return changed(table, rake=Chips(table.rake + chips), taken=Chips(table.taken + chips))
        case ChipsCarried(chips, plain_draw, barred):
            return changed(table, carried=Chips(table.carried + chips), plain_draw=plain_draw, barred_next=barred)
        case _:
            assert_never(event)


def _shown(table: Table, event: Showing) -> Table:
    match event:
        case HandShown():
            return with_player(table, event.seat, cards=event.cards)
        case HandMucked(seat):
            return gives_up(with_player(table, seat, mucked=True), seat)
        case HandKilled(seat):
            return gives_up(table, seat)
        case Declared(seat, way):
            return with_player(table, seat, way=way)
        case OpenersShown(seat, cards):
            return with_player(table, seat, openers=cards)
        case _:
            assert_never(event)


def _began_or_ended(table: Table, event: Frame) -> Table:
    match event:
        case HandBegan():
            return hand_began(table, event)
        case HandEnded():
            return hand_ended(table)
        case DealUndone():
            return deal_undone(table, event)
        case _:
            assert_never(event)


def _ruled(table: Table, event: Ruled) -> Table:
    match event:
        case MishapRuled():
            return mishap_ruled(table, event)
        case PlaysShort(seat):
            return with_player(table, seat, short=event)
        case BoardTaken():
            return board_taken(table, event)
        case WagerRuled():
            return table
        case PenaltyPaid(seat, to, chips):
            paid = with_player(table, seat, chips=table.players[seat].chips - chips)
            return with_player(paid, to, chips=table.players[to].chips + chips)
        case _:
            assert_never(event)


def _between_hands(table: Table, event: BetweenHands) -> Table:
    match event:
        case TimeTaken(seat, chips):
            paid = with_player(table, seat, chips=table.players[seat].chips - chips)
            return changed(paid, taken=table.taken + chips)
        case SeatMoved(seat, to, owes):
            others = {number: player for number, player in table.players.items() if number != seat}
            mover = table.players[seat]
            moved = seated(table, {**others, to: changed(mover, seat=to, owes=tuple(sorted({*mover.owes, *owes})))})
            order, claims = (tuple(to if one == seat else one for one in some) for some in (table.order, table.claims))
            return _known_at(changed(moved, order=order, claims=claims), seat, to)
        case TermsSet(terms):
            return changed(table, notice=terms, plain_draw=False)
        case SeatTaken(seat, chips, name, owes):
            return seated(table, {**table.players, seat: Player(seat, chips, name, owes=owes)})
        case SeatLeft(seat):
            left = {number: player for number, player in table.players.items() if number != seat}
            order, claims = without(table.order, seat), without(table.claims, seat)
            return _known_at(changed(seated(table, left), order=order, claims=claims), seat, None)
        case WentAway(seat):
            return with_player(table, seat, away=True)
        case CameBack(seat):
            return with_player(table, seat, away=False)
        case ChipsBought(seat, chips):
            return with_player(table, seat, chips=table.players[seat].chips + chips)
        case _:
            assert_never(event)


def _known_at(table: Table, seat: Seat, to: Seat | None) -> Table:
    """What is remembered of the player at *seat*, not of the seat: it goes with him *to* another one, or is over."""
    barred = to if table.barred_next == seat else table.barred_next
    leg = table.leg
    if leg is not None and leg[0] == seat:
        leg = (to, leg[1]) if to is not None else None
    return changed(table, barred_next=barred, leg=leg)
