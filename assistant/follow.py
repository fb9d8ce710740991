"""The table's own work: what follows by itself from what has happened, without anybody choosing.

Blinds and antes are posted, rounds opened and closed, uncalled bets returned, pots paid. `follow` gives the next such
events for a table, none where somebody has to do something first.
"""

from assistant import betting, blinds, dealing, limits, payout, showdown
from assistant.commands import Command
from assistant.decide import Refused, decide
from assistant.events import ChipsCarried, Event, HandEnded, Returned, RoundClosed, RoundOpened, StagePassed
from assistant.evolve import evolve
from assistant.games import Betting, Community, Declaration, Down, Draw, Showdown, Up
from assistant.pots import pots, uncalled
from assistant.record import Record
from assistant.table import Table
from assistant.words import Chips, Seat


class Acted(Record):
    """A command was carried out: all that happened, and the table as it is now."""

    events: tuple[Event, ...]
    table: Table


def act(table: Table, command: Command) -> Acted | Refused:
    """Carry *command* out with all that follows from it, or refuse it."""
    events = decide(table, command)
    if isinstance(events, Refused):
        return events
    return settle(table, events)


def settle(table: Table, events: tuple[Event, ...]) -> Acted:
    """Apply *events* and the table's own work after them."""
    happened: tuple[Event, ...] = ()
    while events:
        for event in events:
            table = evolve(table, event)
        happened += events
        events = follow(table) if table.to_act is None else ()
    return Acted(happened, table)


def follow(table: Table) -> tuple[Event, ...]:
    """What happens next by itself; nothing where a player or the dealer has to do something first."""
    if table.redeal:
        return (blinds.begin_again(table),)
    if table.over or table.to_act is not None:
        return ()
    if not table.contested:
        return _won_unseen(table)
    stage = table.now
    match stage:
        case Betting():
            return _betting(table, stage)
        case Down():
            return _dealt_down(table)
        case Up():
            return () if dealing.up_cards_due(table) else _passed(table)
        case Community():
            return _passed(table) if _board_is_full(table) else ()
        case Draw():
            return () if dealing.to_draw(table) is not None else _passed(table)
        case Declaration():
            return () if showdown.declaring(table) else _passed(table)
        case Showdown():
            return () if showdown.anybody_waits(table) or showdown.openers_due(table) else _paid(table)


def _dealt_down(table: Table) -> tuple[Event, ...]:
    """Blinds and antes are posted before the first cards (11.1(c)); where stud runs out of cards one for all is due."""
    if table.stage == 0:
        return (*blinds.post(table), *_passed(table))
    return () if dealing.common_card_due(table) and not table.board else _passed(table)


def _passed(table: Table) -> tuple[Event, ...]:
    return (StagePassed(table.stage + 1, dealing.left_after(table)),)


def _board_is_full(table: Table) -> bool:
    return len(table.board) == table.game.boards[table.stage]


def _betting(table: Table, stage: Betting) -> tuple[Event, ...]:
    """Open the round that is due, or close the one that is over."""
    if not table.opened:
        first = betting.first_to_act(table)
        if first is not None:
            return (RoundOpened(stage.name, first, limits.bet_size(table)),)
    return _nobody_opened(table) or (*_returned(table), RoundClosed(stage.name))


def _returned(table: Table) -> tuple[Event, ...]:
    excess = uncalled(table)
    return (Returned(*excess),) if excess is not None else ()


def _nobody_opened(table: Table) -> tuple[Event, ...]:
    """Jackpots that nobody opens: the pot stays, and the next hand is plain draw (home-game IV JackPots)."""
    if not (table.game.openers and table.opener is None and table.rounds == 0):
        return ()
    return _all_carried(table, plain_draw=True)


def _all_carried(table: Table, plain_draw: bool = False, barred: Seat | None = None) -> tuple[Event, ...]:
    """The pot stays; whose false openers were the last hand may not play for it (home-game IV JackPots)."""
    chips = Chips(sum(pot.chips for pot in pots(table)))
    return (ChipsCarried(chips, plain_draw, barred), HandEnded(table.hand))


def _won_unseen(table: Table) -> tuple[Event, ...]:
    """All but one have given up: what nobody called goes back, and the last one is paid without showing, but for
    required openers (home-game III Showing of Hands).
    """
    excess = _returned(table)
    if excess:
        return excess
    if not table.in_hand:
        return _all_carried(table, barred=table.opener if table.game.openers else None)
    return () if showdown.openers_due(table) else _paid(table)


def _paid(table: Table) -> tuple[Event, ...]:
    return (*payout.payments(table), HandEnded(table.hand))
