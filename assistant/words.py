"""The felt's own words, as types."""

from typing import NewType

Seat = NewType("Seat", int)
"""A seat, 1 to 10, as printed on the felt; never an index."""

Chips = NewType("Chips", int)
"""An amount of money, in the table's smallest unit."""

Clause = NewType("Clause", str)
"""A clause of a rule book, as the book numbers it: ``11.4(d)``."""

SEATS = tuple(Seat(number) for number in range(1, 11))
"""The seats of a table, clockwise from the dealer's left."""
