"""Who is paid what, and the chips to push."""

from typing import Any

from kivy.uix.widget import Widget

from ui import theme
from ui.views.payout import Payment
from ui.widgets.drawing import NOWHERE, Box, Plate, Print, Text, width_of

SUM = Print(theme.TITLE, bold=True, align="right")
TIMES = "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}"
"""So that no line ends between a number of chips and their denomination."""
TALL = 94
"""The most that a payment is high, in units."""


class PaymentRow:
    """One payment: the seat, the sum, and the chips."""

    def __init__(self, canvas: Any) -> None:
        self._plate = Plate(canvas, theme.CLEAR)
        self._who = Text(canvas, Print(theme.TEXT, short=True))
        self._sum = Text(canvas, SUM, theme.PAID)
        self._chips = Text(canvas, Print(theme.TEXT, lines=True))

    def place(self, box: Box, unit: float) -> None:
        """Say where it is."""
        self._plate.place(box, unit)
        room = box.inside(14 * unit, 4 * unit)
        upper, split = min(room.height * 0.52, 40 * unit), room.width - width_of(self._sum.text, SUM, unit) - 8 * unit
        self._who.place(Box(room.x, room.top - upper, split, upper), unit)
        self._sum.place(Box(room.x + split, room.top - upper, room.width - split, upper), unit)
        self._chips.place(Box(room.x, room.y, room.width, room.height - upper), unit)

    def show(self, payment: Payment | None) -> None:
        """Show a payment, or nothing."""
        self._plate.show(theme.SURFACE if payment else theme.CLEAR)
        self._who.show(_who(payment) if payment else "")
        self._sum.show(payment.amount if payment else "")
        self._chips.show(str(payment.chips).replace(" × ", TIMES) if payment else "")


def _who(payment: Payment) -> str:
    """Who is paid, as the line begins."""
    if payment.seat is None:
        return payment.who
    return f"Pay {payment.who[0].lower()}{payment.who[1:]}"


class Payments(Widget):
    """All payments of a hand, one under the other."""

    def __init__(self) -> None:
        super().__init__(size_hint=(None, None))
        self._rows: list[PaymentRow] = []
        self._payments: tuple[Payment, ...] = ()
        self._box, self._unit = NOWHERE, 1.0

    def place(self, box: Box, unit: float) -> None:
        """Say where they are."""
        self._box, self._unit = box, unit
        self._lay_out()

    def show(self, payments: tuple[Payment, ...]) -> None:
        """Show who is paid."""
        if payments == self._payments:
            return
        self._payments = payments
        while len(self._rows) < len(payments):
            self._rows.append(PaymentRow(self.canvas))
        for number, row in enumerate(self._rows):
            row.show(payments[number] if number < len(payments) else None)
        self._lay_out()

    def _lay_out(self) -> None:
        gap, unit = theme.GAP * self._unit, self._unit
        number = max(len(self._payments), 1)
        height = min(TALL * unit, (self._box.height - (number - 1) * gap) / number)
        for place, row in enumerate(self._rows):
            top = self._box.top - place * (height + gap)
            row.place(Box(self._box.x, top - height, self._box.width, height), unit)
