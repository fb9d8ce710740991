"""A table as the JSON object that hand scripts expect (hand-scripts: "The JSON")."""

from collections.abc import Iterable, Mapping
from typing import Any

from assistant.dealing import board_due
from assistant.events import Awarded
from assistant.limits import Range
from assistant.offers import Offers, offers
from assistant.pots import pots
from assistant.table import Table
from assistant.taken_back import burned, burning

Json = dict[str, Any]


def report(table: Table, refused: Iterable[Json] = ()) -> Json:
    """The whole state of a hand, ready for `json.dumps`. *refused* are the lines that were to be refused.

    Seats are text, as JSON has its keys; amounts are chips.
    """
    offered = offers(table)
    return {
        "hand": table.hand,
        "button": table.button,
        "posted": _amounts(table, "posted"),
        "antes": _amounts(table, "ante"),
        "round": getattr(table.now, "name", "the deal"),
        "to_act": table.to_act,
        "offers": None if offered is None else _offers(offered),
        "why_not": {} if offered is None else _why_not(offered),
        "bets": _amounts(table, "bet"),
        "board": " ".join(map(str, table.board)),
        "pots": [{"chips": pot.chips, "seats": list(pot.seats)} for pot in pots(table)],
        "stacks": {str(seat): player.chips for seat, player in table.players.items()},
        "returned": {str(seat): chips for seat, chips in table.returned.items()},
        "awards": [_award(one) for one in table.awards],
        "carried": table.carried,
        "rake": table.rake,
        "over": table.over,
        **_short(table),
        **_taken_back(table),
        **({"deck": _deck(table)} if table.game.draws else {}),
        "refused": list(refused),
    }


def _amounts(table: Table, what: str) -> Mapping[str, int]:
    amounts = {seat: int(getattr(player, what)) for seat, player in table.players.items()}
    return {str(seat): amount for seat, amount in amounts.items() if amount}


def _offers(offered: Offers) -> Json:
    told: Json = {
        "fold": offered.fold,
        "check": offered.check,
        "call": offered.call,
        "bet": _range(offered.bet),
        "raise": _range(offered.raises),
        "all_in": offered.all_in,
    }
    if offered.bring_in is not None:
        told["bring_in"] = offered.bring_in
    if offered.complete is not None:
        told["complete"] = offered.complete
    return told


def _range(sizes: Range | None) -> Json | None:
    return None if sizes is None else {"min": sizes.least, "max": sizes.most}


def _why_not(offered: Offers) -> Json:
    stud = ("bring_in", "complete")
    return {
        name: {"because": reason.because, "under": reason.under}
        for name, reason in offered.why_not.items()
        if name not in stud
    }


def _award(award: Awarded) -> Json:
    return {
        "pot": award.pot,
        "part": award.part,
        "seat": award.seat,
        "chips": award.chips,
        "odd": award.odd,
        "hand": award.hand,
        "cards": " ".join(map(str, award.cards)),
        "under": award.under,
    }


def _short(table: Table) -> Json:
    """How many cards each hand lacks that is played with too few, where there is one."""
    lacks = {str(seat): player.short.missing for seat, player in table.players.items() if player.short is not None}
    return {"short": lacks} if lacks else {}


def _taken_back(table: Table) -> Json:
    """What came wrongly for the board, which burns are known by that, and how the street that is due is burned."""
    if not table.taken_back:
        return {}
    told = [{"cards": " ".join(map(str, taken.cards)), "goes": taken.goes} for taken in table.taken_back]
    due = board_due(table) > 0
    return {"taken_back": told, "burned": " ".join(map(str, burned(table))), "burn": burning(table) if due else None}


def _deck(table: Table) -> Json:
    return {"left": table.left, "from_discards": sum(discard.from_discards for discard in table.discards)}
