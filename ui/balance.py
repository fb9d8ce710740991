"""The sum of a table's chips: what came to it is all that may be on it, after every step."""

import logging
from collections.abc import Iterable

from assistant.events import Event
from assistant.events_around import ChipsBought, SeatLeft, SeatTaken
from assistant.notation import write_table
from assistant.table import Table


def brought(events: Iterable[Event]) -> int:
    """How many chips came to the table with *events*, less those that left it.

    >>> brought([SeatTaken(6, 500, ""), ChipsBought(2, 40), SeatLeft(3, 120)])
    420
    """
    came = 0
    for event in events:
        if isinstance(event, SeatTaken | ChipsBought):
            came += event.chips
        elif isinstance(event, SeatLeft):
            came -= event.chips
    return came


class Balance:
    """How many chips must be on the table. A table that is taken up as it is counts as right."""

    def __init__(self, table: Table) -> None:
        self._expected = table.chips

    def take(self, table: Table) -> None:
        """Go by *table* from now on: it was rebuilt from its log, not reckoned."""
        self._expected = table.chips

    def count(self, events: Iterable[Event]) -> None:
        """Count in what *events* brought."""
        self._expected += brought(events)

    def problem(self, table: Table) -> str | None:
        """Why *table* cannot be right, if so, in a sentence for the dealer; the log has the whole table in one line."""
        if table.chips == self._expected:
            return None
        logging.getLogger(__name__).error("the chips do not add up: %s", write_table(table))
        return f"The chips do not add up: expected {self._expected}, found {table.chips}. Take the last step back."
