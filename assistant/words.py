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


def is_whole(text: str) -> bool:
    """Whether *text* is a whole number of 0 or more as a table has them: plain digits, up to 15 of them.

    >>> is_whole("120"), is_whole("-5"), is_whole("²"), is_whole("9" * 16)
    (True, False, False, False)
    """
    return text.isascii() and text.isdigit() and len(text) <= 15
