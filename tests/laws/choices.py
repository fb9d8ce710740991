"""What may be asked of a table next, in the order that brings a hand to its end: the first choice is the quiet one."""

from collections.abc import Iterator
from itertools import combinations

from assistant.acting import to_make_up
from assistant.cards import Card, Rank
from assistant.commands import (
    AddChips,
    AllIn,
    Bet,
    BringIn,
    Call,
    CallMisdeal,
    Check,
    CollectTime,
    ComeBack,
    Command,
    Complete,
    DealBoard,
    DealUp,
    Declare,
    Discard,
    Fold,
    GoAway,
    KillHand,
    Leave,
    MoveSeat,
    Muck,
    NextHand,
    OverBlind,
    Push,
    Raise,
    Report,
    Say,
    SetTerms,
    Show,
    ShowOpeners,
    Sit,
    VoidDeal,
    Way,
)
from assistant.dealing import board_due, most_changed, to_draw, up_cards_due
from assistant.games import Betting
from assistant.offers import Offers, offers, over_blind_offer
from assistant.showdown import declaring, must_show, openers_due, waiting
from assistant.stakes import Stakes
from assistant.table import Table
from assistant.words import SEATS, Chips, Seat
from tests.laws.felt import Felt
from tests.laws.nonsense import in_words, reported
from tests.laws.tape import Tape

WAYS: tuple[Way, ...] = ("high", "low", "both")


def choices(table: Table, felt: Felt, tape: Tape, other_terms: Stakes) -> list[Command]:
    """What a table's players and dealer may do now, amounts and cards filled in; never empty during a hand."""
    if table.over:
        return [*between_hands(table, tape), SetTerms(other_terms)]
    offered = offers(table)
    if offered is not None:
        return list(in_betting(table, offered, tape))
    return [*dealing(table, felt, tape), *at_the_end(table, felt)]


def irregular(table: Table, tape: Tape) -> list[Command]:
    """What goes wrong at a table, or is too late by now."""
    killed = [KillHand(tape.pick(table.in_hand).seat)] if not table.over else []
    said = [in_words(tape)] if table.to_act is not None else []
    return [CallMisdeal(), VoidDeal(), reported(tape), *said, *killed]


def between_hands(table: Table, tape: Tape) -> Iterator[Command]:
    """The next hand, or somebody coming or going."""
    yield NextHand(tape.pick(list(table.players) or SEATS) if table.button is None else None)
    for seat, player in table.players.items():
        yield ComeBack(seat) if player.away else GoAway(seat)
        yield AddChips(seat, Chips(1 + tape.below(300)))
        yield Leave(seat)
    for seat in SEATS:
        if seat not in table.players:
            yield Sit(seat, Chips(1 + tape.below(600)))
    if table.players:
        yield MoveSeat(tape.pick(list(table.players)), tape.pick(SEATS))
    yield CollectTime(Chips(1 + tape.below(5)))


def in_betting(table: Table, offered: Offers, tape: Tape) -> Iterator[Command]:
    """Each choice that is offered to the seat to act."""
    seat = offered.seat
    if offered.check:
        yield Check(seat)
    if offered.bring_in is not None:
        yield BringIn(seat)
    if offered.call is not None:
        yield Call(seat)
    if offered.fold:
        yield Fold(seat)
    if offered.bet is not None:
        yield Bet(seat, sized(table, offered.bet.least, offered.bet.most, tape))
    if offered.raises is not None:
        yield Raise(seat, sized(table, offered.raises.least, offered.raises.most, tape))
    if offered.complete is not None:
        yield Complete(seat)
    if offered.all_in and tape.once_in(3):
        yield AllIn(seat)
    blind = over_blind_offer(table)
    if blind is not None:
        yield OverBlind(blind[0])


def sized(table: Table, least: Chips, most: Chips, tape: Tape) -> Chips:
    """An amount for a bet or raise. In limit a bet has one size, or one of two."""
    if table.stakes.structure == "limit":
        return least
    return Chips(tape.between(least, most))


def dealing(table: Table, felt: Felt, tape: Tape) -> Iterator[Command]:
    """Cards that are due, and the draw."""
    if board_due(table):
        yield DealBoard(felt.next_cards(board_due(table)))
    for seat in up_cards_due(table):
        yield DealUp(seat, felt.next_cards(1)[0])
    drawer = to_draw(table)
    if drawer is not None:
        yield from draws(table, drawer, felt, tape)


def draws(table: Table, seat: Seat, felt: Felt, tape: Tape) -> Iterator[Command]:
    """A draw of any number; now and then the cards are named."""
    yield Discard(seat, 0)
    player = table.players[seat]
    most = max(min(most_changed(table, player), felt.can_draw(table, seat) - to_make_up(player)), 0)
    count = tape.below(most + 1)
    named = tuple(felt.hands[seat][:count]) if tape.once_in(3) else ()
    yield Discard(seat, count, named)


def at_the_end(table: Table, felt: Felt) -> Iterator[Command]:
    """Hands declared, laid down or given up, openers verified."""
    for seat in declaring(table):
        yield from (Declare(seat, way) for way in WAYS)
    for seat in waiting(table):
        yield Show(seat, tuple(felt.hands[seat]))
        if must_show(table, seat) is None:
            yield Muck(seat)
    opener = openers_due(table)
    if opener is not None and not waiting(table):
        openers = openers_of(felt, opener)
        yield ShowOpeners(opener, openers) if openers else KillHand(opener)


def openers_of(felt: Felt, seat: Seat) -> tuple[Card, ...]:
    """A pair of jacks or better of all that the seat held."""
    held = [*felt.hands[seat], *(card for owner, card in felt.thrown if owner == seat)]
    pairs = (pair for pair in combinations(held, 2) if pair[0].rank == pair[1].rank >= Rank.JACK)
    return next(pairs, ())


def kinds_of_now(table: Table) -> tuple[type, ...]:
    """Which kinds of command can be accepted at all, told from the hand's stage alone: an oracle for refusals."""
    if table.over:
        return (NextHand, SetTerms, Sit, Leave, GoAway, ComeBack, AddChips, MoveSeat, CollectTime, Report)
    always: tuple[type, ...] = (KillHand, CallMisdeal, VoidDeal, Report)
    if isinstance(table.now, Betting) and table.to_act is not None:
        return (*always, Fold, Check, Call, Bet, Raise, AllIn, BringIn, Complete, OverBlind, Push, Say)
    before_the_cards = () if table.rounds or table.board else (OverBlind,)
    return (*always, *before_the_cards, DealBoard, DealUp, Discard, Show, Muck, Declare, ShowOpeners)
