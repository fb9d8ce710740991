"""How a hand's beginning and end change a table: who is dealt in, what is posted, what goes back."""

from collections.abc import Mapping

from assistant.acting import next_to_act, pay, with_player
from assistant.changed import changed
from assistant.dealing import cards_held
from assistant.events import (
    AntePosted,
    BlindPosted,
    DealUndone,
    HandBegan,
    OverBlindPosted,
)
from assistant.events_around import MishapRuled
from assistant.games import dealt_as
from assistant.irregularities import marked, street_number
from assistant.table import NOT_YET, Player, Table
from assistant.words import Chips, Seat


def hand_began(table: Table, event: HandBegan) -> Table:
    """A hand begins: everybody as before a hand, who is dealt in with cards, and what was carried in the pot."""
    stakes = table.notice.played_as(event.game)
    if event.kill is not None:
        stakes = stakes.killed()
    return Table(
        notice=table.notice,
        stakes=stakes,
        players=_at_the_start(table, event),
        game=dealt_as(event.game, stakes.way),
        hand=event.hand,
        over=False,
        misdeals=table.misdeals,
        button=event.button,
        spots=event.spots,
        order=event.dealt,
        claims=event.dealt,
        left=len(stakes.deck),
        brought=table.carried,
        barred=table.barred_next,
        leg=table.leg,
        killer=event.kill,
        taken=table.taken,
    )


def _at_the_start(table: Table, event: HandBegan) -> dict[Seat, Player]:
    """Everybody with nothing in front yet; who missed a blind owes it."""
    last_spot = event.spots[-1] if event.spots else None
    missed = dict(event.missed)
    return {
        seat: Player(
            seat,
            player.chips,
            player.name,
            away=player.away,
            dealt=seat in event.dealt,
            owes=_owed(player, missed, last_spot),
        )
        for seat, player in table.players.items()
    }


def hand_ended(table: Table) -> Table:
    """Who was dealt in has paid what he owed."""
    players = {seat: changed(one, owes=()) if one.owes and one.dealt else one for seat, one in table.players.items()}
    return changed(table, players=players, over=True, to_act=None, misdeals=0, leg=_leg(table))


def _owed(player: Player, missed: Mapping[Seat, tuple[int, ...]], last_spot: Seat | None) -> tuple[int, ...]:
    if player.seat == last_spot or not (player.owes or player.seat in missed):
        return ()
    return tuple(sorted({*player.owes, *missed.get(player.seat, ())}))


def ante_posted(table: Table, event: AntePosted) -> Table:
    """An ante is posted."""
    player = table.players[event.seat]
    where = {"dead": player.dead + event.chips} if event.dead else {"paid": player.paid + event.chips}
    return with_player(table, event.seat, chips=player.chips - event.chips, ante=player.ante + event.chips, **where)


def blind_posted(table: Table, event: BlindPosted) -> Table:
    """A blind is posted, live or dead."""
    player = table.players[event.seat]
    posted = player.posted + event.chips
    if event.dead:
        rest = player.chips - event.chips
        return with_player(table, event.seat, chips=rest, dead=player.dead + event.chips, posted=posted)
    paid = changed(pay(player, Chips(player.bet + event.chips), player.acted), posted=posted)
    players = {**table.players, event.seat: paid}
    last = event.seat if event.last else table.last_blind
    return changed(table, players=players, to_match=max(table.to_match, event.blind), last_blind=last)


def over_blind_posted(table: Table, event: OverBlindPosted) -> Table:
    """The voluntary blind is posted, and is now the bet."""
    player = table.players[event.seat]
    wagers = table.wagers + 1
    posted = player.posted + event.chips - player.bet
    paid = changed(pay(player, event.chips, NOT_YET if event.option else wagers), posted=posted)
    players = {**table.players, event.seat: paid}
    betting = table.to_act is not None
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
        to_act=next_to_act(players, table.claims, event.seat, event.blind, wagers) if betting else None,
    )


def _leg(table: Table) -> tuple[Seat, int] | None:
    """Who has won how many whole pots running; a split leaves that as it is for one who shares (roberts Kill)."""
    winners = {award.seat for award in table.awards}
    before = table.leg or (None, 0)
    if len(winners) == 1:
        seat = winners.pop()
        return (seat, before[1] + 1 if seat == before[0] else 1)
    return table.leg if before[0] in winners else None


def mishap_ruled(table: Table, event: MishapRuled) -> Table:
    """What the dealer answers for is remembered: a burn left out, and a misdeal that is marked without a new deal. A
    card too many in a hand is missing from the deck, one too few is there.
    """
    if event.what == "has" and event.seat is not None:
        held = cards_held(table, table.players[event.seat])
        return changed(table, left=table.left + held - event.count)
    if event.what == "no-burn":
        return changed(table, unburned=(*table.unburned, street_number(table)))
    if marked(table, event):
        return changed(table, misdeals=table.misdeals | 1)
    return table


def deal_undone(table: Table, event: DealUndone) -> Table:
    """Everybody has back what he put in."""
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
