"""A street that came without a burn, with too many cards or too early, and what the books do about it."""

from assistant.betting import No, no
from assistant.cards import Card
from assistant.commands import Report
from assistant.dealing import in_deck, one_of_each, seen
from assistant.events_around import BoardTaken
from assistant.games import Betting, Community
from assistant.irregularities import Answer, running, street_number, twice_unburned
from assistant.table import Table
from assistant.taken_back import kept, street_before, streets


def board_answer(table: Table, report: Report) -> Answer | No:
    """The book's answer to a street that went wrong; what was named as its cards must be able to be them."""
    if not streets(table):
        none = "nothing is burned" if report.what == "no-burn" else "there is no board"
        return no(table, f"{none} in {table.game.name}", _decision(table, report))
    stage = street_to_come(table) if report.what == "early-board" else street_that_came(table)
    if stage is None:
        none = "no street is to come any more" if report.what == "early-board" else "no street has come yet"
        return no(table, none, _decision(table, report))
    refused = _cards_refused(table, report, stage)
    if refused is not None:
        return refused
    if report.what == "early-board":
        return early_board(table, report, stage)
    return burn(table, report, stage) if report.what == "no-burn" else fat_board(table, report, stage)


def street_to_come(table: Table) -> int | None:
    """The street that is dealt next, or that is due now."""
    return next((stage for stage in streets(table) if stage >= table.stage), None)


def street_that_came(table: Table) -> int | None:
    """The street that is being dealt, or the last one that was."""
    return table.stage if isinstance(table.now, Community) else street_before(table, table.stage)


def gone_on(table: Table, stage: int) -> bool:
    """Whether the hand has gone on since the street at *stage* came: somebody has acted on it, or it is over."""
    if table.stage == stage:
        return False
    acted = any(table.players[seat].acted == table.wagers for seat in table.order)
    return acted or table.stage != stage + 1 or not isinstance(table.now, Betting)


# The burn -----------------------------------------------------------------------------------------------------------


def burn(table: Table, report: Report, stage: int) -> Answer:
    """A burn was left out: the street is put right (`scramble`; elsewhere dealt anew), if nobody has acted on it. Where
    two running give any active player a new deal, one changes nothing (home-game V Misdeals 4).
    """
    decision = _decision(table, report)
    if twice_unburned(table):
        return Answer(_UNBURNED[running((*table.unburned, street_number(table)))], decision)
    if gone_on(table, stage):
        return Answer("the hand has gone on since: the street stands", decision)
    cards, street = known(table, report, stage), _street(table, stage)
    if scrambles(table):
        text = f"scramble {_the(street)} with the next one: one of them is the burn, {_others(street)}"
        return Answer(text, decision, (BoardTaken(stage, cards, street + 1, "scramble", "of-these"),))
    text = f"shuffle {_the(street)} back into the stub, burn one, and deal the street again"
    return Answer(text, decision, (BoardTaken(stage, cards, street, "stub", "one"),))


_UNBURNED = (
    "the street stands; after a second one running without a burn any active player may ask for a new deal",
    "twice running without a burn: any active player may ask for a new deal, which is a misdeal then",
)


# Too many, and too early --------------------------------------------------------------------------------------------


def fat_board(table: Table, report: Report, stage: int) -> Answer:
    """The street came with too many cards: it is dealt again, if nobody has acted on it."""
    decision = _decision(table, report)
    if gone_on(table, stage):
        return Answer("the hand has gone on since: the street stands, and the card too many is laid aside", decision)
    return scramble(table, report, stage) if scrambles(table) else back_into_the_stub(table, report, stage)


def early_board(table: Table, report: Report, stage: int) -> Answer:
    """The street came before the betting was over: it still comes when that is done."""
    text, taken = (put_back if scrambles(table) else set_aside)(table, report, stage)
    first = "" if table.stage == stage else "finish the betting; "
    return Answer(f"{first}{text}", _decision(table, report), (taken,))


def scrambles(table: Table) -> bool:
    """Whether the book puts a street right with the cards that came (tda-2024 39)."""
    return table.stakes.rules.decides("boards.scramble")


def scramble(table: Table, report: Report, stage: int) -> Answer:
    """tda-2024 39: a flop of four is scrambled; one of them is the next burn, the others are the flop."""
    cards, street = known(table, report, stage), _street(table, stage)
    count = street + too_many(report, street)
    burned = "the next burn" if stage != streets(table)[-1] else "laid aside"
    others = _others(street) if count == street + 1 else f"{street} are the street, the rest goes back on the stub"
    text = f"scramble the {count} cards face down: one of them is {burned}, {others}"
    return Answer(text, "boards.scramble", (BoardTaken(stage, cards, count, "scramble", "next"),))


def back_into_the_stub(table: Table, report: Report, stage: int) -> Answer:
    """roberts Irregularities: a street with too many cards goes back into the stub and comes again without a burn."""
    cards, street = known(table, report, stage), _street(table, stage)
    count = street + too_many(report, street)
    text = f"shuffle the {count} cards back into the stub, leave the burn, and deal {street} without a burn"
    return Answer(text, "boards.set_aside", (BoardTaken(stage, cards, count, "stub", "nothing"),))


def put_back(table: Table, report: Report, stage: int) -> tuple[str, BoardTaken]:
    """tda-2024 RP-5: a street that came early goes back into the stub and is dealt again without a burn."""
    street = _street(table, stage)
    text = f"shuffle {_the(street)} back into the stub, and deal the street without a burn"
    return text, BoardTaken(stage, report.cards, street, "stub", "nothing")


def set_aside(table: Table, report: Report, stage: int) -> tuple[str, BoardTaken]:
    """roberts Irregularities: a flop that came early goes back into the stub and comes again without a burn, and so
    does the last street. A card between them is laid aside: the next card takes its place, and it is shuffled into the
    stub for the street after, which comes without a burn.
    """
    if kept(table, stage) == 0 or stage == streets(table)[-1]:
        return put_back(table, report, stage)
    text = "lay the card aside, burn one and deal another; before the next street shuffle it in, and burn none"
    return text, BoardTaken(stage, report.cards, _street(table, stage), "aside", "one")


# The cards that came ------------------------------------------------------------------------------------------------


def known(table: Table, report: Report, stage: int) -> tuple[Card, ...]:
    """The cards that came, as far as they are known: those on the board, and those that were named."""
    return tuple(dict.fromkeys((*lying(table, stage), *report.cards)))


def lying(table: Table, stage: int) -> tuple[Card, ...]:
    """The cards of the street at *stage* that lie on the board."""
    return table.board[kept(table, stage) : table.game.boards[stage]]


def too_many(report: Report, street: int) -> int:
    """How many cards too many came with a street of so many."""
    return max(report.count, len(report.cards) - street)


def _cards_refused(table: Table, report: Report, stage: int) -> No | None:
    street = _street(table, stage)
    most = street + {"early-board": 0, "no-burn": 1, "fat-board": too_many(report, street)}.get(report.what, 0)
    cards = known(table, report, stage)
    if len(cards) > most:
        told = f"{most} card{'s' * (most != 1)} came at the most, found {len(cards)}"
        return no(table, told, _decision(table, report))
    others = seen(table) - set(lying(table, stage))
    return in_deck(table, report.cards) or one_of_each(table, report.cards, others)


def _street(table: Table, stage: int) -> int:
    return table.game.boards[stage] - kept(table, stage)


def _the(street: int) -> str:
    return "the card" if street == 1 else f"the {street} cards"


def _others(street: int) -> str:
    return "the other is the street" if street == 1 else "the others are the street"


def _decision(table: Table, report: Report) -> str:
    if report.what == "early-board" and scrambles(table):
        return "boards.put_back"
    if report.what == "no-burn" and (twice_unburned(table) or not scrambles(table)):
        return "irregularities.twice_unburned"
    return "boards.scramble" if scrambles(table) else "boards.set_aside"
