"""The middle of the table: the street, the pots with those who can win them, and the board."""

from assistant import dealing
from assistant.cards import Card
from assistant.games import Community
from assistant.narration import pot_name
from assistant.pots import Pot, pots
from assistant.record import Record
from assistant.table import Table
from ui.views.choices import counted, money, seats_told
from ui.views.prompt import street


class Middle(Record):
    """*total* is all that can be won; *pots* has a line for each pot. *due*: how many more board cards will come."""

    street: str
    total: str
    pots: tuple[str, ...]
    board: tuple[Card, ...]
    due: int
    note: str


def middle(table: Table, lying: tuple[Card, ...]) -> Middle:
    """The middle of *table*; *lying* are community cards of this street that have been read so far."""
    if table.over:
        return Middle(_over(table), "", (), table.board, 0, _stays(table))
    built = pots(table)
    board = table.board + lying
    return Middle(
        street(table),
        money(sum(pot.chips for pot in built)),
        tuple(_pot(number, pot) for number, pot in enumerate(built)),
        board,
        sum(stage.cards for stage in table.game.stages if isinstance(stage, Community)) - len(board),
        _note(table),
    )


def _pot(number: int, pot: Pot) -> str:
    name = "Main" if number == 0 else pot_name(number).removesuffix(" pot")
    return f"{name} {money(pot.chips)} · {seats_told(pot.seats)}"


def _over(table: Table) -> str:
    return f"hand {money(table.hand)} is over" if table.hand else "no hand yet"


def _note(table: Table) -> str:
    if table.game.draws:
        return f"{counted(table.left, 'card')} in the deck"
    return "" if not dealing.common_card_due(table) else "one card for all"


def _stays(table: Table) -> str:
    return f"{money(table.carried)} stay for the next hand" if table.carried else ""
