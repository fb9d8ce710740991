"""Community cards that came wrongly and were taken back: which of them may come again, and what is burned.

A street that came too early, with too many cards or without a burn is dealt again, or still to be dealt. Its cards went
back into the stub, lie aside until the next street, or were scrambled face down, so that the street is among them.
"""

from collections.abc import Iterable, Iterator
from typing import Literal

from assistant.betting import No, no
from assistant.cards import Card
from assistant.changed import changed
from assistant.events_around import BoardTaken
from assistant.games import Community
from assistant.table import Table

Burning = Literal["one", "nothing", "of-these", "left-over"]
"""What is burned before a street: one card of the stub; none; one of those scrambled; the one that an earlier scramble
left over, which lies there already.
"""


def board_taken(table: Table, event: BoardTaken) -> Table:
    """The street of *event* is off the board, if it lay there, and waits to be dealt."""
    before, street = kept(table, event.stage), _cards_of(table, event.stage)
    aside = event.count if event.goes == "aside" else 0
    taken = changed(table, taken_back=(*table.taken_back, event), left=table.left - aside)
    if len(table.board) == before:
        return taken
    left = taken.left + street - returning(table, event.stage)
    return changed(taken, board=table.board[:before], stage=event.stage, opened=False, to_act=None, left=left)


def kept(table: Table, stage: int) -> int:
    """How many community cards there are before the street at *stage*."""
    return table.game.boards[stage] - _cards_of(table, stage)


def _cards_of(table: Table, stage: int) -> int:
    street = table.game.stages[stage]
    return street.cards if isinstance(street, Community) else 0


def streets(table: Table) -> list[int]:
    """The stages at which community cards come."""
    return [number for number, stage in enumerate(table.game.stages) if isinstance(stage, Community)]


def street_before(table: Table, stage: int) -> int | None:
    """The street before the one at *stage*."""
    return max((street for street in streets(table) if street < stage), default=None)


def last_taken(table: Table, stage: int | None) -> BoardTaken | None:
    """What was last taken back of the street at *stage*, if anything was."""
    return next((taken for taken in reversed(table.taken_back) if taken.stage == stage), None)


def returning(table: Table, stage: int) -> int:
    """How many cards come back into the stub before the street at *stage*: those set aside on the street before."""
    if not table.taken_back:
        return 0
    before = street_before(table, stage)
    return sum(taken.count for taken in table.taken_back if taken.goes == "aside" and taken.stage == before)


def burning(table: Table) -> Burning:
    """What is burned before the street that is due."""
    taken = last_taken(table, table.stage)
    if taken is not None:
        return taken.burn if taken.burn != "next" else "nothing"
    if returning(table, table.stage):
        return "nothing"
    before = last_taken(table, street_before(table, table.stage))
    return "left-over" if before is not None and before.burn == "next" else "one"


# Which cards may come -----------------------------------------------------------------------------------------------


def may_not_come(table: Table, cards: Iterable[Card]) -> No | None:
    """Why *cards* cannot be on the street that is due, if so, for what was taken back before."""
    if not table.taken_back:
        return None
    cards, burns = tuple(cards), set(burned(table))
    for card in cards:
        if card in burns:
            return no(table, f"{card.pretty} is a burn", "boards.scramble")
        if card in _aside(table):
            return no(table, f"{card.pretty} came too early and lies aside until the next street", "boards.set_aside")
    taken = last_taken(table, table.stage)
    if taken is None or taken.goes != "scramble":
        return None
    others = [card for card in cards if card not in taken.cards]
    if len(others) > taken.count - len(taken.cards):
        return no(table, f"{others[-1].pretty} is none of the cards that were scrambled", "boards.scramble")
    return None


def no_hole_card(table: Table, cards: Iterable[Card]) -> No | None:
    """Why *cards* cannot be in a hand, if so: they came for the board, after all hands were dealt."""
    came = {card for taken in table.taken_back for card in taken.cards}
    for card in cards:
        if card in came:
            return no(table, f"{card.pretty} came for the board", "dealing.one_of_each")
    return None


def burned(table: Table) -> Iterator[Card]:
    """The burns that are known: what a scramble left over once its street has been dealt."""
    for stage in streets(table):
        taken, before = last_taken(table, stage), kept(table, stage)
        if taken is None or taken.goes != "scramble" or len(table.board) < table.game.boards[stage]:
            continue
        street = table.board[before : table.game.boards[stage]]
        left_over = [card for card in taken.cards if card not in street]
        if taken.count == len(street) + 1 and len(left_over) == 1:
            yield left_over[0]


def _aside(table: Table) -> set[Card]:
    aside = (taken for taken in table.taken_back if taken.goes == "aside" and taken.stage == table.stage)
    return {card for taken in aside for card in taken.cards}
