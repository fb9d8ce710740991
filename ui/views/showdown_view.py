"""The showdown: each hand that is laid down, what it makes and what it is paid, and each pot with its winners and why.

A pot is decided as soon as all that can win it have laid down; the others say for whom they wait.
"""

from typing import Literal

from assistant import payout, showdown
from assistant.cards import Card, by_suit
from assistant.commands import Command
from assistant.events import Awarded
from assistant.payout import Claim
from assistant.ranking import kicker
from assistant.record import Record
from assistant.seating import clockwise
from assistant.table import Player, Table
from assistant.words import Seat
from ui.views.awards import awards
from ui.views.choices import counted, money
from ui.views.pot_rows import PotRow, pot_rows

Standing = Literal["paid", "shown", "now", "waits"]


class Laying(Record):
    """Cards that are being laid down and have been read: those of *seat*, or the board's where it is None.

    *again*: what would put back at once the cards that an undo took back. *by_hand*: there is no reader to lay them on.
    """

    seat: Seat | None
    cards: tuple[Card, ...] = ()
    again: Command | None = None
    by_hand: bool = False


class HandRow(Record):
    """One claimant: the *cards* that lie face up, of *need* in all, what they make, and what it is *paid* so far.

    *plays*: the cards that count. *marked*: the one that took an odd chip.
    """

    seat: Seat
    name: str
    told: str
    standing: Standing
    cards: tuple[Card, ...]
    need: int
    hand: str
    detail: str
    paid: str
    plays: tuple[Card, ...] = ()
    marked: Card | None = None


class ShowdownView(Record):
    """All hands, in the order in which they are shown; all pots, the main pot first, and the drop; the board."""

    hands: tuple[HandRow, ...]
    pots: tuple[PotRow, ...]
    board: tuple[Card, ...]


def showdown_view(table: Table, laying: Laying | None) -> ShowdownView:
    """The showdown of *table*, with the cards of one seat or none half laid."""
    paid = awards(table)
    now = None if table.over else shows_now(table, laying)
    rows = (_hand(table, seat, now, laying, paid) for seat in _line(table))
    return ShowdownView(tuple(rows), pot_rows(table, paid), table.board)


def shows_now(table: Table, laying: Laying | None) -> Seat | None:
    """Whose cards are laid down now: those of the seat that was chosen, else of the first to show."""
    waiting = showdown.waiting(table)
    if laying is not None and laying.seat in waiting:
        return laying.seat
    return waiting[0] if waiting else None


def _line(table: Table) -> tuple[Seat, ...]:
    """The claimants, the first to show first; after the hand those whose cards were seen."""
    first = showdown.shows_first(table)
    live = [player.seat for player in table.in_hand]
    if first is None:
        return tuple(live)
    around = clockwise(live, first)
    return (around[-1], *around[:-1])


def _hand(table: Table, seat: Seat, now: Seat | None, laying: Laying | None, paid: tuple[Awarded, ...]) -> HandRow:
    player = table.players[seat]
    mine = tuple(award for award in paid if award.seat == seat)
    claim = payout.claims(table).get(seat)
    cards, need = _lying(player, laying), showdown.hand_size(table, player)
    standing: Standing = "paid" if mine else "shown" if claim else "now" if seat == now else "waits"
    asked = {"now": (_asked(seat, laying), f"{len(cards)} of {need} read"), "waits": ("", _TAP)}
    hand, detail = asked.get(standing) or (_made(claim), _detail(table, claim, mine, paid))
    return HandRow(
        seat=seat,
        name=player.name,
        told=_told(table, player),
        standing=standing,
        cards=cards,
        need=need,
        hand=hand,
        detail=detail,
        paid=money(sum(award.chips for award in mine)) if mine else "",
        plays=_plays(claim),
        marked=_marked(table, mine),
    )


_TAP = "tap to read it next"


def _asked(seat: Seat, laying: Laying | None) -> str:
    by_hand = laying is not None and laying.by_hand
    return f"Tap in seat {seat}'s cards" if by_hand else f"Lay seat {seat}'s cards on the reader"


def _lying(player: Player, laying: Laying | None) -> tuple[Card, ...]:
    if player.cards is not None:
        return player.cards
    laid = laying.cards if laying is not None and laying.seat == player.seat else ()
    return player.up + tuple(card for card in laid if card not in player.up)


def _told(table: Table, player: Player) -> str:
    if player.short is not None:
        return f"plays {counted(showdown.hand_size(table, player), 'card')}"
    if player.seat == showdown.called_player(table):
        return "was called"
    declared = {"high": "high", "low": "low", "both": "both ways"}
    if player.way is not None:
        return declared[player.way]
    return f"all in, {money(player.paid)}" if player.paid and not (player.chips or table.over) else ""


def _made(claim: Claim | None) -> str:
    if claim is None:
        return ""
    names = [hand.name for hand in (claim.high, claim.low) if hand is not None]
    told = " / ".join(names) or "no hand"
    return f"{told[:1].upper()}{told[1:]}"


def _plays(claim: Claim | None) -> tuple[Card, ...]:
    if claim is None:
        return ()
    return tuple(card for hand in (claim.high, claim.low) if hand is not None for card in hand.cards)


def _detail(table: Table, claim: Claim | None, mine: tuple[Awarded, ...], paid: tuple[Awarded, ...]) -> str:
    marked = _marked(table, mine)
    if marked is not None:
        return f"{marked.pretty} is the highest card by suit: the odd {_odd(mine)}"
    if any(award.odd for award in mine):
        return f"with the odd {_odd(mine)}"
    if mine:
        shared = [award for award in mine if any(_same_part(award, other) for other in paid)]
        return ("equal value, shares" if shared[0].hand else "divided by agreement") if shared else ""
    return _beaten(table, claim, paid) if claim is not None else ""


def _odd(mine: tuple[Awarded, ...]) -> str:
    return money(sum(award.odd for award in mine))


def _same_part(one: Awarded, other: Awarded) -> bool:
    return (one.pot, one.part) == (other.pot, other.part) and one.seat != other.seat


def _beaten(table: Table, claim: Claim, paid: tuple[Awarded, ...]) -> str:
    best = next((award for award in paid if award.hand), None)
    if best is None:
        return ""
    low = best.part == "low" or claim.high is None
    mine, theirs = ((one.low if low else one.high) for one in (claim, payout.claims(table)[best.seat]))
    told = kicker(theirs, [mine]) if mine is not None and theirs is not None else None
    return f"beaten by seat {best.seat}'s {told}" if told else f"beaten by seat {best.seat}"


def _marked(table: Table, mine: tuple[Awarded, ...]) -> Card | None:
    """The card that took an odd chip, where suits decide that (11.4(d))."""
    odd = next((award for award in mine if award.odd and award.cards), None)
    if odd is None or table.stakes.rules.odd_chip != "highest-card-by-suit" or odd.part == "low":
        return None
    return max(odd.cards, key=by_suit)
