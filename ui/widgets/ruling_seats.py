"""Which seat, and how many cards: the seats as they sit round the table, the numbers in the middle."""

import math
from collections.abc import Callable, Mapping

from assistant.words import SEATS, Seat
from ui import theme
from ui.views.ruling_view import RulingView
from ui.views.taps import Tap
from ui.widgets.drawing import NOWHERE, Box, Print, Text
from ui.widgets.layout import grid, off_the_top
from ui.widgets.part import Part
from ui.widgets.press import Look
from ui.widgets.ruling_list import show_tap, value_of

ROUND = ((4, 5, 6, 7), (3, None, None, 8), (2, None, None, 9), (1, None, None, 10))
"""The seats as the dealer, who is at the lower edge, sees them."""
MOST_COUNTS, MOST_ROWS, QUESTION_HEIGHT = 9, 3, 40
SEAT, CHOSEN = Look(theme.RAISED, size=theme.LARGE), Look(theme.ACTS, theme.INK, theme.ON_ACTS, theme.ON_ACTS)


class RulingSeats(Part):
    """*at* is told a seat, *count* a number."""

    def __init__(self, at: Callable[[Seat], None], count: Callable[[int], None]) -> None:
        super().__init__()
        self._question = Text(self.canvas, Print(theme.BUTTON, bold=True, align="center"))
        self._seats = {seat: self.press(lambda tap: at(value_of(tap)), SEAT) for seat in SEATS}
        self._middle, self._numbers = NOWHERE, 0
        self._counts = [self.press(lambda tap: count(value_of(tap)), SEAT) for _ in range(MOST_COUNTS)]

    def show(self, view: RulingView) -> None:
        """Show who can be meant, and which numbers."""
        self._question.show(view.question)
        counts = view.counts
        there: Mapping[Seat, Tap] = {tap.value: tap for tap in view.seats}
        for seat, press in self._seats.items():
            show_tap(press, there.get(seat), SEAT, CHOSEN)
        for number, press in enumerate(self._counts):
            show_tap(press, counts[number] if number < len(counts) else None, SEAT, CHOSEN)
        if len(counts) != self._numbers:
            self._numbers = len(counts)
            self._lay_out_counts()

    def lay_out(self) -> None:
        """Four rows of four places; what is not a seat is the middle of the table."""
        gap = theme.GAP * self.unit
        places = grid(self.box, len(ROUND[0]), len(ROUND), gap)
        numbers = [seat for row in ROUND for seat in row]
        for seat, place in zip(numbers, places, strict=True):
            if seat is not None:
                self._seats[Seat(seat)].place(place, self.unit)
        first, last = places[5], places[14]
        middle = Box(first.x, last.y, last.right - first.x, first.top - last.y).inside(2 * gap, gap)
        question, rest = off_the_top(middle, QUESTION_HEIGHT * self.unit, gap)
        self._question.place(question, self.unit)
        self._middle = rest
        self._lay_out_counts()

    def _lay_out_counts(self) -> None:
        """As many beside each other as make a square, in the middle of the table."""
        across = math.ceil(math.sqrt(self._numbers)) or 1
        places = grid(self._middle, across, MOST_ROWS, theme.GAP * self.unit)
        for number, press in enumerate(self._counts):
            press.place(places[number] if number < len(places) else NOWHERE, self.unit)
