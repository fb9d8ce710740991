"""A seat as the screen shows it: who sits there, what is behind and in front of him, and what he has to do with it."""

from typing import Literal

from assistant import dealing
from assistant.cards import Card
from assistant.record import Record
from assistant.table import Player, Table
from assistant.words import SEATS, Seat
from ui.views.awards import awards
from ui.views.choices import counted, money

State = Literal["open", "away", "out", "folded", "in"]
Kind = Literal["blind", "over", "all-in", "away", "plain", "acts"]


class Badge(Record):
    """A word on a seat; the *kind* gives its colour."""

    text: str
    kind: Kind


class SeatView(Record):
    """One seat. *stack* lies behind, *bet* or what it is paid in front; both are empty where there is nothing.

    *post*: what it posted in this hand; *badge*: what it is, ALL IN or AWAY. *note*: in small print, such as how many
    cards it drew. *up*: its cards that lie face up on the table.
    """

    seat: Seat
    state: State = "open"
    name: str = ""
    stack: str = ""
    bet: str = ""
    post: Badge | None = None
    badge: Badge | None = None
    note: str = ""
    up: tuple[Card, ...] = ()
    button: bool = False
    to_act: bool = False


def seat_views(table: Table, acts: Seat | None, does: str) -> tuple[SeatView, ...]:
    """All ten seats; *acts* is the one that everybody waits for, and *does* says in a word for what."""
    return tuple(_seat(table, seat, acts, does) for seat in SEATS)


def _seat(table: Table, seat: Seat, acts: Seat | None, does: str) -> SeatView:
    player = table.players.get(seat)
    if player is None:
        return SeatView(seat, button=seat == table.button)
    state = _state(table, player)
    return SeatView(
        seat=seat,
        state=state,
        name=player.name,
        stack=money(player.chips),
        bet=_in_front(table, player),
        post=None if table.over else _post(table, seat),
        badge=Badge(does, "acts") if seat == acts else _badge(table, player, state),
        note=_note(table, player),
        up=() if table.over or player.folded else player.up,
        button=seat == table.button,
        to_act=seat == acts,
    )


def _in_front(table: Table, player: Player) -> str:
    """The bet; when the hand is over, what is pushed to the seat."""
    if not table.over:
        return money(player.bet) if player.bet else ""
    paid = sum(award.chips for award in awards(table) if award.seat == player.seat)
    return f"+ {money(paid)}" if paid else ""


def _state(table: Table, player: Player) -> State:
    if table.over:
        return "away" if player.away else "in" if player.chips else "out"
    if player.dealt:
        return "folded" if player.folded else "in"
    return "away" if player.away else "out"


def _badge(table: Table, player: Player, state: State) -> Badge | None:
    if state == "away":
        return Badge("AWAY", "away")
    if state == "out":
        return Badge("OUT", "plain")
    if player.chips == 0 and not table.over:
        return Badge("ALL IN", "all-in")
    return None


def _post(table: Table, seat: Seat) -> Badge | None:
    if seat == table.over_blind:
        return Badge("OVER", "over")
    if seat not in table.spots:
        return None
    number, blinds = table.spots.index(seat), len(table.stakes.blinds)
    names = {1: ("BLIND",), 2: ("SB", "BB")}.get(blinds)
    return Badge(names[number] if names else f"BLIND {number + 1}", "blind")


def _note(table: Table, player: Player) -> str:
    drawn = [discard.count for discard in table.discards if discard.seat == player.seat]
    if table.over:
        return "owes a blind" if player.owes else "" if player.chips else "no chips"
    if player.folded:
        return "folded"
    if player.short is not None:
        return f"plays {counted(dealing.cards_held(table, player), 'card')}"
    if player.way is not None:
        return "both ways" if player.way == "both" else player.way
    return f"drew {' · '.join(map(str, drawn))}" if drawn else ""


def called(table: Table, seat: Seat) -> str:
    """A seat by its number and, where it is known, its player's name.

    >>> from types import SimpleNamespace as Some
    >>> called(Some(players={7: Some(name="Gus")}), 7)
    'Seat 7 · Gus'
    """
    name = table.players[seat].name
    return f"Seat {seat} · {name}" if name else f"Seat {seat}"
