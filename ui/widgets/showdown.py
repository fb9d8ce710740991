"""The showdown in place of the felt: the hands in the order in which they are shown, and the pots under them."""

from collections.abc import Callable
from typing import Any

from assistant.words import Seat
from ui import theme
from ui.views.showdown_view import PotRow, ShowdownView
from ui.widgets.card_face import CardFace
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text
from ui.widgets.hand_row import HandLine
from ui.widgets.layout import grid, off_the_bottom, off_the_top
from ui.widgets.part import Part

IN_ONE_COLUMN = 4
"""With more hands than this there are two columns of them."""
HAND, POT, BOARD = 104, 64, 80
CARD_STEP = 60


class PotLine:
    """One pot: how it is shared, why, and who is paid."""

    def __init__(self, canvas: Any) -> None:
        self._plate = Plate(canvas, theme.CLEAR)
        self._name = Text(canvas, Print(theme.TEXT, bold=True))
        self._claimants = Text(canvas, Print(theme.SMALL, short=True), theme.MUTED)
        self._share = Text(canvas, Print(theme.TEXT, bold=True))
        self._because = Text(canvas, Print(theme.SMALL), theme.MUTED)
        self._outcome = Text(canvas, Print(theme.TEXT, bold=True, align="right"))

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self._plate.place(box, unit)
        room = box.inside(16 * unit, 5 * unit)
        lower, left = room.height * 0.46, room.x + 132 * unit
        upper = Box(room.x, room.y + lower, room.width, room.height - lower)
        outcome = min(room.width * 0.4, 210 * unit)
        self._name.place(Box(room.x, upper.y, 122 * unit, upper.height), unit)
        self._claimants.place(Box(room.x, room.y, 122 * unit, lower), unit)
        self._share.place(Box(left, upper.y, room.right - outcome - left, upper.height), unit)
        self._because.place(Box(left, room.y, room.right - left, lower), unit)
        self._outcome.place(Box(room.right - outcome, upper.y, outcome, upper.height), unit)

    def show(self, row: PotRow | None) -> None:
        """Show a pot, or nothing."""
        if row is None:
            self.place(NOWHERE, 1.0)
            return
        self._plate.show(theme.SURFACE, theme.LINE, 2.0)
        self._name.show(row.name)
        self._claimants.show(row.claimants)
        self._share.show(row.share)
        self._because.show(row.because)
        self._outcome.show(row.outcome, theme.PAID if row.decided else theme.MUTED)


class Showdown(Part):
    """A tap on a hand that has not been shown tells *chosen* that its cards come next."""

    def __init__(self, chosen: Callable[[Seat], None]) -> None:
        super().__init__()
        self._chosen = chosen
        self._view: ShowdownView | None = None
        self.hands: list[HandLine] = []
        self._pots: list[PotLine] = []
        self._board: list[CardFace] = []

    def show(self, view: ShowdownView) -> None:
        """Show the hands and the pots as they are now."""
        if view == self._view:
            return
        self._view = view
        self._make_room(view)
        for number, line in enumerate(self.hands):
            line.show(view.hands[number] if number < len(view.hands) else None)
        for number, pot in enumerate(self._pots):
            pot.show(view.pots[number] if number < len(view.pots) else None)
        for number, face in enumerate(self._board):
            if number < len(view.board):
                face.show(view.board[number])
            else:
                face.hide()
        self.lay_out()

    def _make_room(self, view: ShowdownView) -> None:
        while len(self.hands) < len(view.hands):
            self.hands.append(HandLine(self._chosen))
            self.add_widget(self.hands[-1])
        while len(self._pots) < len(view.pots):
            self._pots.append(PotLine(self.canvas))
        while len(self._board) < len(view.board):
            self._board.append(CardFace(self.canvas))

    def lay_out(self) -> None:
        """The board above, the pots below, the hands in what is left."""
        if self._view is None:
            return
        gap, unit = theme.GAP * self.unit, self.unit
        room = self.box
        if self._view.board:
            board, room = off_the_top(room, BOARD * unit, gap)
            self._lay_out_board(board)
        columns = 1 if len(self._view.pots) < 3 else 2
        rows = -(-len(self._view.pots) // columns)
        pots, room = off_the_bottom(room, rows * (POT * unit + gap) - gap, gap)
        for pot, place in zip(self._pots, grid(pots, columns, rows, gap), strict=False):
            pot.place(place, unit)
        self._lay_out_hands(room, gap)

    def _lay_out_hands(self, room: Box, gap: float) -> None:
        number = len(self._view.hands) if self._view is not None else 0
        columns = 1 if number <= IN_ONE_COLUMN else 2
        rows = max(-(-number // columns), 1)
        height = min(rows * (HAND * self.unit + gap) - gap, room.height)
        places = grid(Box(room.x, room.top - height, room.width, height), columns, rows, gap)
        for line, place in zip(self.hands, places, strict=False):
            line.place(place, self.unit)

    def _lay_out_board(self, box: Box) -> None:
        step = CARD_STEP * self.unit
        left = box.middle[0] - step * len(self._board) / 2
        for number, face in enumerate(self._board):
            face.place(Box(left + number * step, box.y, step - 6 * self.unit, box.height))
