"""The whole table screen as one value."""

from assistant import dealing, showdown
from assistant.changed import changed
from assistant.commands import OverBlind
from assistant.line_writing import write_line
from assistant.offers import over_blind_offer
from assistant.record import Record
from assistant.table import Table
from ui.views.choices import Choice, Told, ask, money
from ui.views.doing import Doing, doing
from ui.views.heading import NO_READER, Heading, ReaderState, heading
from ui.views.lines import said
from ui.views.middle import Middle, middle
from ui.views.seat_view import SeatView, seat_views
from ui.views.showdown_view import Laying


class TableView(Record):
    """All that the table screen shows at *step*.

    *undo* is what one tap takes back, in words; empty where there is nothing. *told*: what the dealer must be told,
    such as why a card was refused.
    """

    step: int
    heading: Heading
    seats: tuple[SeatView, ...]
    middle: Middle
    doing: Doing
    undo: str
    over_blind: Choice | None
    told: Told | None = None

    def telling(self, told: Told | None) -> "TableView":
        """The same view, which tells the dealer something first."""
        return changed(self, told=told)

    @property
    def options(self) -> tuple[Choice, ...]:
        """The choices of a draw or a declaration; where something may be done about what is told, that."""
        if self.told is None or self.told.offer is None or self.doing.wager is not None:
            return self.doing.options
        return (Choice(said(write_line(self.told.offer)).capitalize(), "this deal", self.told.offer),)


def table_view(
    table: Table,
    step: int,
    last_line: str | None,
    reader: ReaderState = NO_READER,
    laying: Laying | None = None,
) -> TableView:
    """The screen of *table*. *laying*: cards read so far of a hand, or of a street, that is not complete yet."""
    lying = face_up(table, laying)
    now = doing(table, lying)
    return TableView(
        step,
        heading(table, reader),
        seat_views(table, now.acts, now.does),
        middle(table, lying.cards if lying is not None and lying.seat is None else ()),
        now,
        said(last_line) if last_line else "",
        _over_blind(table),
    )


def face_up(table: Table, laying: Laying | None) -> Laying | None:
    """Cards that are being laid, if the table waits for them: whatever else a reader sees is nobody's business."""
    if laying is None:
        return None
    if laying.seat is None:
        return laying if dealing.board_due(table) else None
    if laying.seat in dealing.up_cards_due(table):
        return laying
    opening = table.to_act is None and laying.seat == showdown.openers_due(table)
    return laying if opening or laying.seat in showdown.waiting(table) else None


def _over_blind(table: Table) -> Choice | None:
    """The voluntary blind; None in a game that has none."""
    stakes = table.stakes
    if stakes.rules.over_blind == "none" or not stakes.blinds:
        return None
    offer = over_blind_offer(table)
    if offer is None:
        seat = table.order[0] if table.order else next(iter(table.players), None)
        return ask(table, OverBlind(seat), "Over-blind") if seat is not None else None
    seat, chips = offer
    return ask(table, OverBlind(seat), "Over-blind", f"{money(chips)} · seat {seat}")
