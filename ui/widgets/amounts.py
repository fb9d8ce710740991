"""The amount of a bet or raise: chips that add up, half the pot and the pot, and keys for the rest."""

from collections.abc import Callable
from typing import Any

from kivy.uix.widget import Widget

from ui import theme
from ui.views.amount import Amount
from ui.views.choices import Choice
from ui.views.taps import Tap
from ui.views.wager import handy, printed
from ui.widgets.drawing import Box
from ui.widgets.keypad import Keypad
from ui.widgets.press import KEY, Look, Press

ACROSS = 4
CHIP = Look(round=True)


class Amounts(Widget):
    """Two rows of buttons. Each new amount is told to *changed*, a chosen preset to *chosen*."""

    def __init__(self, chosen: Callable[[Choice], None], changed: Callable[[Amount], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._chosen, self._changed = chosen, changed
        self.amount: Amount | None = None
        self._chips = [Press(self._tapped, CHIP) for _ in range(ACROSS)]
        self._keys = Press(self._tapped, KEY)
        self._half, self._pot = Press(chosen, KEY), Press(chosen, KEY)
        self._back = Press(self._tapped, KEY)
        self.keypad: Keypad | None = None
        self._over, self._unit = Box(0, 0, 0, 0), 1.0
        for press in (*self._chips, *self._row()):
            self.add_widget(press)

    def _row(self) -> tuple[Press, ...]:
        return (self._keys, self._half, self._pot, self._back)

    def place(self, box: Box, over: Box, unit: float) -> None:
        """Say where the two rows are, and what the keys may cover while they are there."""
        self._over, self._unit = over, unit
        gap = theme.GAP * unit
        width, height = (box.width - (ACROSS - 1) * gap) / ACROSS, (box.height - gap) / 2
        for row, presses in enumerate((self._row(), self._chips)):
            for column, press in enumerate(presses):
                place = Box(box.x + column * (width + gap), box.y + row * (height + gap), width, height)
                press.place(place, unit)
        if self.keypad is not None:
            self.keypad.place(over, unit)

    def show(self, amount: Amount | None, presets: tuple[Choice | None, Choice | None]) -> None:
        """Offer the amounts of a new turn; none where nobody bets."""
        self.amount = amount
        self.close_keys()
        self._half.show(presets[0])
        self._pot.show(presets[1])
        self._show_chips()
        self._keys.show(Tap("123", value="keys") if amount is not None else None)
        self._show_back()

    def _show_chips(self) -> None:
        amount = self.amount
        chips = () if amount is None else handy(amount.wager.chips, amount.wager.limit)
        closed = amount is not None and amount.wager.closed is not None
        for press, chip in zip(self._chips, (*chips, *[None] * ACROSS), strict=False):
            if chip is None:
                press.show(None)
                continue
            ground, ink = theme.chip_colours(chip)
            press.show(Tap(printed(chip), value=chip, greyed=closed), Look(ground, theme.PRESSED, ink, ink, round=True))

    def _show_back(self) -> None:
        begun = self.amount is not None and self.amount.begun
        self._back.show(Tap("Back", value="back", greyed=not begun) if self.amount is not None else None)

    def _tapped(self, choice: Choice) -> None:
        if self.amount is None or not isinstance(choice, Tap) or choice.greyed:
            return
        if choice.value == "keys":
            self._open_keys()
        elif choice.value == "back":
            self._change(self.amount.back())
        else:
            self._change(self.amount.with_chip(choice.value))

    def _change(self, amount: Amount) -> None:
        self.amount = amount
        self._show_back()
        if self.keypad is not None:
            self.keypad.show(amount)
        self._changed(amount)

    def _open_keys(self) -> None:
        assert self.amount is not None
        if self.keypad is None:
            self.keypad = Keypad(self._change, self.close_keys)
            self.keypad.place(self._over, self._unit)
        if self.keypad.parent is None:
            self.add_widget(self.keypad)
        self.keypad.show(self.amount)

    def close_keys(self, *_: Any) -> None:
        """Put the keys away."""
        if self.keypad is not None and self.keypad.parent is not None:
            self.remove_widget(self.keypad)
