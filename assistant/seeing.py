"""Who may see a hand that is not laid down: hands shown to one, asked for, and looked at without a right."""

from assistant.betting import No, no
from assistant.commands import Report
from assistant.events_around import PenaltyPaid
from assistant.irregularities import Answer
from assistant.showdown import came_to_showdown
from assistant.table import Table
from assistant.words import Chips


def show_all(table: Table, report: Report) -> Answer:
    """A hand shown to one is shown to all (home-game III One Player Per Hand)."""
    return Answer(f"seat {report.seat} showed its hand to one and shows it to all", "seeing.show_all")


def asks_to_see(table: Table, report: Report) -> Answer | No:
    """A request to see another hand of the showdown (`may_ask_to_see`; nz-casino-1999 11.4(c))."""
    assert report.other is not None
    owner = table.players.get(report.other)
    rule = table.stakes.rules.may_ask_to_see
    if owner is None or not owner.dealt:
        return no(table, f"seat {report.other} had no hand", "may_ask_to_see")
    if rule == "none":
        return no(table, "nobody may ask to see a hand that is not shown: pay to see", "may_ask_to_see")
    if not table.over and table.to_act is not None:
        return no(table, "a hand may be asked for at the showdown only", "may_ask_to_see")
    if not came_to_showdown(table, owner):
        return no(table, f"seat {report.other}'s hand did not come to a showdown", "may_ask_to_see")
    asker = table.players.get(report.seat) if report.seat is not None else None
    if rule == "called-hands" and (asker is None or not asker.dealt):
        return no(table, f"seat {report.seat} was not dealt in and may not ask", "may_ask_to_see")
    shown = Answer(f"seat {report.other} turns its hand up for seat {report.seat}", "may_ask_to_see")
    return _callers_right(table, report) or shown


def _callers_right(table: Table, report: Report) -> No | None:
    """Why the seat may not ask where the right is a caller's only, if so (tda-2024 18)."""
    decision = "seeing.asker_holds_cards"
    if not table.stakes.rules.decides(decision):
        return None
    if not asker_holds_cards(table, report):
        return no(table, f"seat {report.seat} holds no cards any more and may not ask", decision)
    if report.other != table.aggressor:
        return no(table, f"seat {report.other} did not bet or raise last: the director decides", decision)
    return None


def asker_holds_cards(table: Table, report: Report) -> bool:
    """Whether the seat that asks still holds cards: then it has a right to see whom it has called (tda-2024 18)."""
    return report.seat in {player.seat for player in table.in_hand}


def penalty(table: Table, report: Report) -> Answer | No:
    """Looking at a hand that was not shown costs, paid to its owner: the uncalled bet, or for a folded hand the last
    bet (home-game III Showing of Hands).
    """
    decision = "seeing.penalty"
    assert report.seat is not None
    assert report.other is not None
    owner = table.players.get(report.other)
    if owner is None or not owner.dealt or report.other == report.seat:
        return no(table, f"seat {report.other} had no hand that seat {report.seat} could look at", decision)
    due = table.last_bet if owner.folded else table.returned.get(report.other, Chips(0))
    if not table.stakes.rules.decides(decision) or not due:
        return Answer("a warning; what more there is, the floor decides", decision)
    chips = min(due, table.players[report.seat].chips)
    if not chips:
        return Answer(f"seat {report.seat} owes seat {report.other} {due} and has nothing left to pay with", decision)
    text = f"seat {report.seat} pays seat {report.other} {chips}, the {'last' if owner.folded else 'uncalled'} bet"
    return Answer(text, decision, (PenaltyPaid(report.seat, report.other, Chips(chips)),))
