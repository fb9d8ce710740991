"""The showdown in place of the felt: the hands in the order in which they are shown, and the pots under them."""

from collections.abc import Callable

from assistant.rules import Citation
from assistant.words import Seat
from ui import theme
from ui.views.showdown_view import ShowdownView
from ui.widgets.card_face import CardFace
from ui.widgets.drawing import NOWHERE, Box
from ui.widgets.hand_row import HandLine
from ui.widgets.layout import grid, off_the_bottom, off_the_top
from ui.widgets.part import Part, here
from ui.widgets.pots_block import PotsBlock

IN_ONE_COLUMN = 4
"""With more hands than this there are two columns of them."""
MANY_ROWS = 5
HAND, BOARD, BOARD_OVER_MANY = 104, 80, 72
CARD_STEP = 60


class Showdown(Part):
    """A tap on a hand that has not been shown tells *chosen* that its cards come next; a tap on a pot tells *opens* the
    clauses that it is paid under.
    """

    def __init__(self, chosen: Callable[[Seat], None], opens: Callable[[tuple[Citation, ...]], None]) -> None:
        super().__init__()
        self._chosen = chosen
        self._view = ShowdownView((), (), ())
        self.hands: list[HandLine] = []
        self._pots = PotsBlock(opens)
        self.add_widget(self._pots)
        self._board: list[CardFace] = []

    def show(self, view: ShowdownView) -> None:
        """Show the hands and the pots as they are now."""
        if view == self._view:
            return
        self._view = view
        self._make_room()
        for number, line in enumerate(self.hands):
            here(line, self, number < len(view.hands))
        for line, hand in zip(self.hands, view.hands, strict=False):
            line.show(hand)
        self._pots.show(view.pots)
        for face, card in zip(self._board, view.board, strict=False):
            face.show(card)
        self.lay_out()

    def _make_room(self) -> None:
        view = self._view
        self.hands += [HandLine(self._chosen) for _ in view.hands[len(self.hands) :]]
        self._board += [CardFace(self.canvas) for _ in view.board[len(self._board) :]]

    def lay_out(self) -> None:
        """The board above, the pots below, the hands in what is left."""
        gap, unit = theme.GAP * self.unit, self.unit
        high = BOARD if self._rows_of_hands()[1] < MANY_ROWS else BOARD_OVER_MANY
        board, room = off_the_top(self.box, high * unit, gap) if self._view.board else (NOWHERE, self.box)
        self._lay_out_board(board)
        pots = self._pots.height_in(room.height - self._hands_need(gap), unit)
        below, hands = off_the_bottom(room, pots, gap if pots else 0.0)
        self._pots.place(below, unit)
        self._lay_out_hands(hands, gap)

    def _rows_of_hands(self) -> tuple[int, int]:
        number = len(self._view.hands)
        columns = 1 if number <= IN_ONE_COLUMN else 2
        return columns, max(-(-number // columns), 1)

    def _hands_need(self, gap: float) -> float:
        """How high the hands are at the least: each must be large enough for a finger."""
        return self._rows_of_hands()[1] * (theme.FINGER * self.unit + gap)

    def _lay_out_hands(self, room: Box, gap: float) -> None:
        columns, rows = self._rows_of_hands()
        height = min(rows * (HAND * self.unit + gap) - gap, room.height)
        places = grid(Box(room.x, room.top - height, room.width, height), columns, rows, gap)
        for line, place in zip(self.hands, places, strict=False):
            line.place(place, self.unit)

    def _lay_out_board(self, box: Box) -> None:
        step = CARD_STEP * self.unit
        left = box.middle[0] - step * len(self._view.board) / 2
        for number, face in enumerate(self._board):
            there = number < len(self._view.board)
            face.place(Box(left + number * step, box.y, step - 6 * self.unit, box.height) if there else NOWHERE)
