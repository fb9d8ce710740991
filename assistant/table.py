"""The state of a table, and how an event changes it. Frozen: an event makes a new table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import assert_never

from assistant.cards import Card
from assistant.changed import changed
from assistant.commands import Way
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
    DealUndone,
    Declared,
    Discarded,
    Event,
    Folded,
    HandBegan,
    HandEnded,
    HandKilled,
    HandMucked,
    HandShown,
    OpenersShown,
    OverBlindPosted,
    Raised,
    Raked,
    Returned,
    RoundClosed,
    RoundOpened,
    StagePassed,
    Undoing,
    UpCardDealt,
)
from assistant.events_around import (
    CameBack,
    ChipsBought,
    MishapRuled,
    PenaltyPaid,
    SeatLeft,
    SeatMoved,
    SeatTaken,
    TermsSet,
    TimeTaken,
    WagerRuled,
    WentAway,
)
from assistant.games import Game, Stage, dealt_as
from assistant.stakes import Stakes
from assistant.words import Chips, Seat

NOT_YET = -1
"""`Player.acted` of somebody who has not acted since the last full bet or raise."""


@dataclass(frozen=True)
class Player:
    """Somebody at a seat. Amounts are chips.

    *chips* lie behind; *bet* is in front, in this round; *paid* is all of this hand that makes levels in the pots,
    *bet* included; *dead* went to the main pot without making one. *acted* is the number of the last full wager that
    the player has answered. *cards* were laid down; until then nobody knows them but their owner. *mucked*: given up at
    the showdown.
    """

    seat: Seat
    chips: Chips
    name: str = ""
    away: bool = False
    dealt: bool = False
    folded: bool = False
    bet: Chips = Chips(0)
    paid: Chips = Chips(0)
    dead: Chips = Chips(0)
    ante: Chips = Chips(0)
    posted: Chips = Chips(0)
    acted: int = NOT_YET
    owes: tuple[int, ...] = ()
    up: tuple[Card, ...] = ()
    drew: int = 0
    from_discards: int = 0
    cards: tuple[Card, ...] | None = None
    mucked: bool = False
    way: Way | None = None
    openers: tuple[Card, ...] | None = None

    @property
    def in_hand(self) -> bool:
        """Holds cards and a claim."""
        return self.dealt and not self.folded

    @property
    def can_bet(self) -> bool:
        """In the hand, with chips left."""
        return self.dealt and not self.folded and self.chips > 0


Players = Mapping[Seat, Player]

_AT_REST = Player(Seat(0), Chips(0))
"""What a player is before a hand; `changed` makes one of it in a quarter of the time that `Player` takes."""


@dataclass(frozen=True)
class Table:
    """A table in the middle of a hand, or between two (*over*).

    *notice*: the terms of the table; *stakes*: those of this hand, which differ where a hand of jackpots that nobody
    opened is followed by plain draw. *order*: the seats dealt in, clockwise from the button's left. *spots*: where each
    blind falls. *stage*: the place in `game.stages`; *opened*: its betting round has begun, with *round_began_with*
    players who could bet. *to_match*: the bet of the round; *full_bet*: its last full level (limit); *last_raise*: the
    largest full bet or raise of the round; *wagers*: how many full wagers the hand has seen; *raises*: those that count
    in this round. *aggressor*: who bet or raised last in this round. *betters*: seats that have acted in the hand, one
    entry an action, *staked*: how many of these actions put chips in.
    *last_bet*: how much the last bet or raise added; *unburned*: burns left out in this hand. *carried*: chips on the
    table for the next hand; *brought*: those that
    this hand began with, which the seat *barred* may not win (*barred_next*: the same for the next hand). *leg*: who
    has won how many pots running; *killer*: who kills this one.
    """

    notice: Stakes
    stakes: Stakes
    players: Players
    game: Game
    hand: int = 0
    over: bool = True
    redeal: Undoing | None = None
    misdeals: int = 0
    button: Seat | None = None
    spots: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    stage: int = 0
    opened: bool = False
    rounds: int = 0
    round_began_with: int = 0
    to_act: Seat | None = None
    to_match: Chips = Chips(0)
    full_bet: Chips = Chips(0)
    last_raise: Chips = Chips(0)
    wagers: int = 0
    raises: int = 0
    last_blind: Seat | None = None
    over_blind: Seat | None = None
    brought_in: bool = False
    aggressor: Seat | None = None
    opener: Seat | None = None
    betters: tuple[Seat, ...] = ()
    staked: int = 0
    last_bet: Chips = Chips(0)
    unburned: int = 0
    board: tuple[Card, ...] = ()
    left: int = 0
    discards: tuple[Discarded, ...] = ()
    returned: Mapping[Seat, Chips] = field(default_factory=dict)
    awards: tuple[Awarded, ...] = ()
    carried: Chips = Chips(0)
    brought: Chips = Chips(0)
    plain_draw: bool = False
    leg: tuple[Seat, int] | None = None
    killer: Seat | None = None
    barred: Seat | None = None
    barred_next: Seat | None = None
    rake: Chips = Chips(0)
    taken: Chips = Chips(0)

    @property
    def now(self) -> Stage:
        """The stage that the hand is at."""
        return self.game.stages[self.stage]

    @property
    def coming(self) -> Stakes:
        """The terms of the next hand: those of the notice, but plain draw where nobody opened the jackpots before."""
        return self.notice.played_as("five-card-draw") if self.plain_draw else self.notice

    @property
    def in_hand(self) -> tuple[Player, ...]:
        """The players with a claim, clockwise from the button's left."""
        players = self.players
        return tuple([players[seat] for seat in self.order if not players[seat].folded])

    @property
    def contested(self) -> bool:
        """Whether two players or more have a claim."""
        claims = 0
        for seat in self.order:
            claims += not self.players[seat].folded
            if claims == 2:
                return True
        return False

    @property
    def chips(self) -> int:
        """Every chip on the table, and those that the house took: only buying and leaving change the sum."""
        held = sum(player.chips for player in self.players.values())
        return held + self._unpaid + self.carried + self.taken

    @property
    def _unpaid(self) -> int:
        """What is still to be paid of what this hand's pots have had in them."""
        if self.over or self.redeal:
            return 0
        put_in = self.brought + sum(player.paid + player.dead for player in self.players.values())
        return put_in - sum(award.chips for award in self.awards) - self.rake - self.carried


def empty_table(stakes: Stakes) -> Table:
    """A table before anybody sits down."""
    return Table(notice=stakes, stakes=stakes, players={}, game=stakes.game)


def evolve(table: Table, event: Event) -> Table:
    """The table after *event*. Pure; every event is handled here, which mypy checks."""
    match event:
        case Called(seat, to):
            return _put_in(table, seat, to)
        case Folded(seat):
            return _acts(table, seat, folded=True)
        case Checked(seat):
            return _acts(table, seat, acted=table.wagers)
        case Raised() | BetPlaced():
            return _wagered(table, event)
        case RoundOpened():
            return _round_opened(table, event)
        case RoundClosed():
            return _round_closed(table)
        case StagePassed(stage, left):
            return changed(table, stage=stage, left=left, opened=False)
        case BoardDealt(cards):
            return changed(table, board=table.board + cards)
        case UpCardDealt(seat, card):
            return _with(table, seat, up=(*table.players[seat].up, card))
        case Discarded():
            return _discarded(table, event)
        case HandShown(seat, cards):
            return _with(table, seat, cards=cards)
        case HandMucked(seat):
            return _out(_with(table, seat, mucked=True), seat)
        case HandKilled(seat):
            return _out(table, seat)
        case Declared(seat, way):
            return _with(table, seat, way=way)
        case OpenersShown(seat, cards):
            return _with(table, seat, openers=cards)
        case _:
            return _around_the_hand(table, event)


def _around_the_hand(
    table: Table,
    event: Returned
    | Raked
    | Awarded
    | ChipsCarried
    | HandEnded
    | HandBegan
    | BlindPosted
    | AntePosted
    | OverBlindPosted
    | BroughtIn
    | DealUndone
    | TermsSet
    | SeatTaken
    | SeatLeft
    | WentAway
    | CameBack
    | ChipsBought
    | MishapRuled
    | WagerRuled
    | PenaltyPaid
    | TimeTaken
    | SeatMoved
    | TermsSet,
) -> Table:
    match event:
        case HandBegan():
            return _hand_began(table, event)
        case AntePosted():
            return _ante_posted(table, event)
        case BlindPosted():
            return _blind_posted(table, event)
        case OverBlindPosted():
            return _over_blind_posted(table, event)
        case BroughtIn(seat, to):
            return _brought_in(table, seat, to)
        case Returned(seat, chips):
            return _returned(table, seat, chips)
        case Raked(_, chips):
            return changed(table, rake=Chips(table.rake + chips), taken=Chips(table.taken + chips))
        case Awarded(_, _, seat, chips):
            player = table.players[seat]
            players = {**table.players, seat: changed(player, chips=player.chips + chips)}
            return changed(table, players=players, awards=(*table.awards, event))
        case ChipsCarried(chips, plain_draw, barred):
            return changed(table, carried=Chips(table.carried + chips), plain_draw=plain_draw, barred_next=barred)
        case HandEnded():
            return _hand_ended(table)
        case DealUndone():
            return _deal_undone(table, event)
        case MishapRuled(what):
            return changed(table, unburned=table.unburned + (what == "no-burn"))
        case WagerRuled():
            return table
        case PenaltyPaid(seat, to, chips):
            paid = _with(table, seat, chips=table.players[seat].chips - chips)
            return _with(paid, to, chips=table.players[to].chips + chips)
        case _:
            return _between_hands(table, event)


def _between_hands(
    table: Table,
    event: TermsSet | SeatTaken | SeatLeft | SeatMoved | WentAway | CameBack | ChipsBought | TimeTaken,
) -> Table:
    match event:
        case TimeTaken(seat, chips):
            paid = _with(table, seat, chips=table.players[seat].chips - chips)
            return changed(paid, taken=table.taken + chips)
        case SeatMoved(seat, to, owes):
            others = {number: player for number, player in table.players.items() if number != seat}
            mover = table.players[seat]
            moved = _seated(table, {**others, to: changed(mover, seat=to, owes=tuple(sorted({*mover.owes, *owes})))})
            order = tuple(to if number == seat else number for number in table.order)
            return _known_at(changed(moved, order=order), seat, to)
        case TermsSet(terms):
            return changed(table, notice=terms, plain_draw=False)
        case SeatTaken(seat, chips, name, owes):
            return _seated(table, {**table.players, seat: Player(seat, chips, name, owes=owes)})
        case SeatLeft(seat):
            left = {number: player for number, player in table.players.items() if number != seat}
            order = tuple(number for number in table.order if number != seat)
            return _known_at(changed(_seated(table, left), order=order), seat, None)
        case WentAway(seat):
            return _with(table, seat, away=True)
        case CameBack(seat):
            return _with(table, seat, away=False)
        case ChipsBought(seat, chips):
            return _with(table, seat, chips=table.players[seat].chips + chips)
        case _:
            assert_never(event)


def _known_at(table: Table, seat: Seat, to: Seat | None) -> Table:
    """What is remembered of the player at *seat*, not of the seat: it goes with him *to* another one, or is over."""
    barred = to if table.barred_next == seat else table.barred_next
    leg = table.leg
    if leg is not None and leg[0] == seat:
        leg = (to, leg[1]) if to is not None else None
    return changed(table, barred_next=barred, leg=leg)


def _seated(table: Table, players: dict[Seat, Player]) -> Table:
    return changed(table, players=dict(sorted(players.items())))


def _with(table: Table, seat: Seat, **changes: object) -> Table:
    players = table.players
    return changed(table, players={**players, seat: changed(players[seat], **changes)})


def next_to_act(table: Table, players: Players, after: Seat, to_match: Chips, wagers: int) -> Seat | None:
    """Who acts after seat *after*: the next one clockwise who still has to answer the bet, if anybody has.

    A player whom nobody can answer, all others being all-in for no more than he has in, is asked nothing.
    """
    order = table.order
    place = order.index(after) + 1
    claims = betting = 0
    waiting = None
    for seat in order[place:] + order[:place]:
        player = players[seat]
        if player.folded:
            continue
        claims += 1
        if player.chips:
            betting += 1
            if waiting is None and (player.acted != wagers or player.bet < to_match):
                waiting = player
    if waiting is None or claims < 2 or (betting == 1 and _covers(players, order, waiting)):
        return None
    return waiting.seat


def _covers(players: Players, order: tuple[Seat, ...], player: Player) -> bool:
    return all(player.bet >= players[seat].bet for seat in order if not players[seat].folded)


def _acts(table: Table, seat: Seat, **changes: object) -> Table:
    before = table.players
    players = {**before, seat: changed(before[seat], **changes)}
    to_act = next_to_act(table, players, seat, table.to_match, table.wagers)
    return changed(table, players=players, to_act=to_act, betters=(*table.betters, seat))


def _pay(player: Player, to: Chips, **changes: object) -> Player:
    chips = to - player.bet
    return changed(player, chips=player.chips - chips, bet=to, paid=player.paid + chips, **changes)


def _put_in(table: Table, seat: Seat, to: Chips) -> Table:
    before = table.players
    players = {**before, seat: _pay(before[seat], to, acted=table.wagers)}
    return changed(
        table,
        players=players,
        to_act=next_to_act(table, players, seat, table.to_match, table.wagers),
        betters=(*table.betters, seat),
        staked=table.staked + 1,
    )


def _brought_in(table: Table, seat: Seat, to: Chips) -> Table:
    """The bring-in is no full bet unless it is as large as one, so that it may be completed."""
    forced = table.stakes.bring_in
    full = forced if forced >= table.last_raise else 0
    return _put_in(changed(table, to_match=max(to, forced), full_bet=full, brought_in=True), seat, to)


def _wagered(table: Table, event: Raised | BetPlaced) -> Table:
    seat, to = event.seat, event.to
    wagers = table.wagers + event.full
    players = {**table.players, seat: _pay(table.players[seat], to, acted=wagers)}
    return changed(
        table,
        players=players,
        to_match=max(to, table.to_match),
        full_bet=to if event.full else table.full_bet,
        last_raise=max(table.last_raise, to - table.to_match) if event.full else table.last_raise,
        wagers=wagers,
        raises=table.raises + (isinstance(event, Raised) and event.counts),
        aggressor=seat,
        last_bet=to - table.to_match,
        opener=table.opener or seat,
        to_act=next_to_act(table, players, seat, max(to, table.to_match), wagers),
        betters=(*table.betters, seat),
        staked=table.staked + 1,
    )


def _round_opened(table: Table, event: RoundOpened) -> Table:
    return changed(
        table,
        opened=True,
        to_act=event.to_act,
        last_raise=max(event.bet, table.to_match),
        aggressor=None,
        full_bet=0 if table.brought_in else table.to_match,
        raises=0,
        round_began_with=len([player for player in table.in_hand if player.chips]),
    )


def _round_closed(table: Table) -> Table:
    players = {seat: changed(player, bet=0) if player.bet else player for seat, player in table.players.items()}
    return changed(
        table,
        players=players,
        to_act=None,
        to_match=0,
        full_bet=0,
        rounds=table.rounds + 1,
        wagers=table.wagers + 1,
        opened=False,
        stage=table.stage + 1,
    )


def _discarded(table: Table, event: Discarded) -> Table:
    player = table.players[event.seat]
    drawn = _with(table, event.seat, drew=player.drew + 1, from_discards=player.from_discards + event.from_discards)
    left = table.left - event.count + event.from_discards
    return changed(drawn, left=left, discards=(*table.discards, event))


def _out(table: Table, seat: Seat) -> Table:
    out = _with(table, seat, folded=True)
    if table.to_act is None:
        return out
    to_act = next_to_act(out, out.players, seat, table.to_match, table.wagers)
    return changed(out, to_act=to_act) if seat == table.to_act or to_act is None else out


def _returned(table: Table, seat: Seat, chips: Chips) -> Table:
    player = table.players[seat]
    bet = max(player.bet - chips, 0)
    back = changed(player, chips=player.chips + chips, bet=bet, paid=player.paid - chips)
    returned = {**table.returned, seat: table.returned.get(seat, 0) + chips}
    return changed(table, players={**table.players, seat: back}, returned=returned)


def _hand_began(table: Table, event: HandBegan) -> Table:
    last_spot = event.spots[-1] if event.spots else None
    missed = dict(event.missed)
    players = {
        seat: changed(
            _AT_REST,
            seat=seat,
            chips=player.chips,
            name=player.name,
            away=player.away,
            dealt=seat in event.dealt,
            owes=_owed(player, missed, last_spot),
        )
        for seat, player in table.players.items()
    }
    stakes = table.notice.played_as(event.game)
    if event.kill is not None:
        stakes = stakes.killed()
    return Table(
        notice=table.notice,
        stakes=stakes,
        players=players,
        game=dealt_as(event.game, stakes.way),
        hand=event.hand,
        over=False,
        misdeals=table.misdeals,
        button=event.button,
        spots=event.spots,
        order=event.dealt,
        left=len(stakes.deck),
        brought=table.carried,
        barred=table.barred_next,
        leg=table.leg,
        killer=event.kill,
        taken=table.taken,
    )


def _hand_ended(table: Table) -> Table:
    """Who was dealt in has paid what he owed."""
    players = {seat: changed(one, owes=()) if one.owes and one.dealt else one for seat, one in table.players.items()}
    return changed(table, players=players, over=True, to_act=None, misdeals=0, leg=_leg(table))


def _owed(player: Player, missed: Mapping[Seat, tuple[int, ...]], last_spot: Seat | None) -> tuple[int, ...]:
    if player.seat == last_spot or not (player.owes or player.seat in missed):
        return ()
    return tuple(sorted({*player.owes, *missed.get(player.seat, ())}))


def _ante_posted(table: Table, event: AntePosted) -> Table:
    player = table.players[event.seat]
    where = {"dead": player.dead + event.chips} if event.dead else {"paid": player.paid + event.chips}
    return _with(table, event.seat, chips=player.chips - event.chips, ante=player.ante + event.chips, **where)


def _blind_posted(table: Table, event: BlindPosted) -> Table:
    player = table.players[event.seat]
    posted = player.posted + event.chips
    if event.dead:
        rest = player.chips - event.chips
        return _with(table, event.seat, chips=rest, dead=player.dead + event.chips, posted=posted)
    players = {**table.players, event.seat: _pay(player, Chips(player.bet + event.chips), posted=posted)}
    last = event.seat if event.last else table.last_blind
    return changed(table, players=players, to_match=max(table.to_match, event.blind), last_blind=last)


def _over_blind_posted(table: Table, event: OverBlindPosted) -> Table:
    player = table.players[event.seat]
    wagers = table.wagers + 1
    posted = player.posted + event.chips - player.bet
    paid = _pay(player, event.chips, posted=posted, acted=NOT_YET if event.option else wagers)
    players = {**table.players, event.seat: paid}
    return changed(
        table,
        players=players,
        to_match=event.blind,
        full_bet=event.blind,
        last_raise=event.blind,
        wagers=wagers,
        raises=table.raises + event.counts,
        last_blind=event.seat,
        over_blind=event.seat,
        to_act=next_to_act(table, players, event.seat, event.blind, wagers),
    )


def _leg(table: Table) -> tuple[Seat, int] | None:
    """Who has won how many whole pots running; a split leaves that as it is for one who shares (roberts Kill)."""
    winners = {award.seat for award in table.awards}
    before = table.leg or (None, 0)
    if len(winners) == 1:
        seat = winners.pop()
        return (seat, before[1] + 1 if seat == before[0] else 1)
    return table.leg if before[0] in winners else None


def _deal_undone(table: Table, event: DealUndone) -> Table:
    players = {
        seat: changed(player, chips=player.chips + player.paid + player.dead, bet=0, paid=0, dead=0)
        for seat, player in table.players.items()
    }
    return changed(
        table,
        players=players,
        carried=table.brought,
        brought=0,
        plain_draw=table.stakes.game.name != table.notice.game.name,
        barred_next=table.barred,
        redeal=event.because,
        misdeals=event.row,
        to_act=None,
    )
