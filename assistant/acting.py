"""How a player's action changes a table: chips go in, hands are given up, and the turn passes on."""

from assistant.changed import changed
from assistant.events import (
    BetPlaced,
    Discarded,
    Raised,
    RoundOpened,
)
from assistant.table import Player, Players, Table
from assistant.words import Chips, Seat


def seated(table: Table, players: dict[Seat, Player]) -> Table:
    """The table with these players, in the order of their seats."""
    return changed(table, players=dict(sorted(players.items())))


def with_player(table: Table, seat: Seat, **changes: object) -> Table:
    """The table with one player changed."""
    players = table.players
    return changed(table, players={**players, seat: changed(players[seat], **changes)})


def next_to_act(players: Players, claims: tuple[Seat, ...], after: Seat, to_match: Chips, wagers: int) -> Seat | None:
    """Who acts after seat *after*, which may have given up just now: the next other one clockwise of those with
    *claims* who still has to answer the bet, if anybody has.

    A player whom nobody can answer, all others being all-in for no more than he has in, is asked nothing.
    """
    place = claims.index(after)
    for seat in claims[place + 1 :] + claims[:place]:
        player = players[seat]
        if player.chips and (player.acted != wagers or player.bet < to_match):
            return seat if _is_asked(players, claims, player) else None
    return None


def _is_asked(players: Players, claims: tuple[Seat, ...], player: Player) -> bool:
    """Whether anybody else with a claim could answer the player, or has more in than he has."""
    for seat in claims:
        other = players[seat]
        if (other.chips or other.bet > player.bet) and other is not player and not other.folded:
            return True
    return False


def acts(table: Table, player: Player, staked: int = 0) -> Table:
    """A player, as he is now, has acted without raising: he gave up, checked, or *staked* chips; the turn passes on."""
    seat, players, claims = player.seat, {**table.players, player.seat: player}, table.claims
    return changed(
        table,
        players=players,
        claims=without(claims, seat) if player.folded else claims,
        to_act=next_to_act(players, claims, seat, table.to_match, table.wagers),
        betters=(*table.betters, seat),
        staked=table.staked + staked,
    )


def without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The *seats* but one, which has given up or left."""
    return tuple([one for one in seats if one != seat])


def pay(player: Player, to: Chips, acted: int) -> Player:
    """A player with chips put in up to *to* in this round, who has answered the wager number *acted*."""
    chips = to - player.bet
    return changed(player, chips=player.chips - chips, bet=to, paid=player.paid + chips, acted=acted)


def put_in(table: Table, seat: Seat, to: Chips) -> Table:
    """A seat has put chips in for a call; the turn passes on."""
    return acts(table, pay(table.players[seat], to, table.wagers), staked=1)


def brought_in(table: Table, seat: Seat, to: Chips) -> Table:
    """The bring-in is no full bet unless it is as large as one, so that it may be completed."""
    forced = table.stakes.bring_in
    full = forced if forced >= table.last_raise else 0
    return put_in(changed(table, to_match=max(to, forced), full_bet=full, brought_in=True), seat, to)


def wagered(table: Table, event: Raised | BetPlaced) -> Table:
    """A bet or raise: what is to be matched, and who has still to answer it."""
    seat, to, before = event.seat, event.to, table.to_match
    wagers = table.wagers + event.full
    players = {**table.players, seat: pay(table.players[seat], to, wagers)}
    added, to_match = to - before, max(to, before)
    return changed(
        table,
        players=players,
        to_match=to_match,
        full_bet=to if event.full else table.full_bet,
        last_raise=added if event.full and added > table.last_raise else table.last_raise,
        wagers=wagers,
        raises=table.raises + (isinstance(event, Raised) and event.counts),
        aggressor=seat,
        last_bet=added,
        opener=table.opener or seat,
        to_act=next_to_act(players, table.claims, seat, to_match, wagers),
        betters=(*table.betters, seat),
        staked=table.staked + 1,
    )


def round_opened(table: Table, event: RoundOpened) -> Table:
    """A betting round begins; an over-blind before it may count as one of its raises."""
    return changed(
        table,
        opened=True,
        to_act=event.to_act,
        last_raise=max(event.bet, table.to_match),
        aggressor=None,
        full_bet=0 if table.brought_in else table.to_match,
        raises=0 if table.rounds else table.raises,
        round_began_with=len([player for player in table.in_hand if player.chips]),
    )


def round_closed(table: Table) -> Table:
    """The bets are gathered, and the next stage comes."""
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


def discarded(table: Table, event: Discarded) -> Table:
    """Cards were changed."""
    player = table.players[event.seat]
    from_discards = player.from_discards + event.from_discards
    made_up = to_make_up(player)
    short = None if made_up else player.short
    drawn = with_player(table, event.seat, drew=player.drew + 1, from_discards=from_discards, short=short)
    left = table.left - event.count - made_up + event.from_discards
    return changed(drawn, left=left, discards=(*table.discards, event))


def to_make_up(player: Player) -> int:
    """How many cards a player is to have with his next draw beside those that he changes (roberts Irregularities)."""
    return player.short.missing if player.short is not None and player.short.made_up else 0


def gives_up(table: Table, seat: Seat) -> Table:
    """A hand is out; the turn passes on if it was its own."""
    players = {**table.players, seat: changed(table.players[seat], folded=True)}
    out = changed(table, players=players, claims=without(table.claims, seat))
    if table.to_act is None:
        return out
    to_act = next_to_act(players, table.claims, seat, table.to_match, table.wagers)
    return changed(out, to_act=to_act) if seat == table.to_act or to_act is None else out


def returned(table: Table, seat: Seat, chips: Chips) -> Table:
    """Chips that nobody called go back."""
    player = table.players[seat]
    bet = max(player.bet - chips, 0)
    back = changed(player, chips=player.chips + chips, bet=bet, paid=player.paid - chips)
    returned = {**table.returned, seat: table.returned.get(seat, 0) + chips}
    return changed(table, players={**table.players, seat: back}, returned=returned)
