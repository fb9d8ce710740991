"""Round the table, clockwise."""

from collections.abc import Iterable, Sequence

from assistant.words import Seat


def clockwise(seats: Iterable[Seat], after: Seat) -> tuple[Seat, ...]:
    """The *seats* clockwise, beginning with the first one left of *after*, which comes last if it is among them.

    *after* need not be one of them: the button may stand at an empty seat.

    >>> clockwise([1, 4, 7, 9], after=5)
    (7, 9, 1, 4)
    """
    ordered = sorted(seats)
    return tuple([seat for seat in ordered if seat > after] + [seat for seat in ordered if seat <= after])


def next_of(seats: Sequence[Seat], after: Seat) -> Seat:
    """The first of *seats* left of *after*.

    >>> next_of([1, 4, 7], after=7)
    1
    """
    return clockwise(seats, after)[0]


def in_turn(seats: tuple[Seat, ...]) -> bool:
    """Whether *seats* come one after the other on the way round to the last of them, none of them twice.

    >>> in_turn((7, 9, 1)), in_turn((7, 1, 9)), in_turn((1, 9, 1))
    (True, False, False)
    """
    return clockwise(set(seats), seats[-1]) == seats
