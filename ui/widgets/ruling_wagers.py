"""What was wagered: chips that went in without a word, or words without chips."""

from collections.abc import Callable

from assistant.commands import Word
from assistant.words import Chips
from ui import theme
from ui.views.ruling_view import WORDS, RulingView
from ui.views.taps import Tap
from ui.widgets.drawing import Plate, Print, Text
from ui.widgets.entry import Digits
from ui.widgets.layout import beside, grid, off_the_bottom, off_the_top
from ui.widgets.part import Part
from ui.widgets.press import ACTS, KEY, PLAIN, Look
from ui.widgets.ruling_list import show_tap, value_of

MOST_CHIPS, ACROSS = 12, 4
ENTERED = 92
"""How high the wager is, in units."""
CHIP = Look(size=theme.LARGE, round=True)
LAST_BACK = Tap("Back", "the last chip")


class Entered(Part):
    """Whose wager it is, and what it comes to. *who* is called to name another seat."""

    def __init__(self, who: Callable[[], None]) -> None:
        super().__init__()
        self._who = self.press(lambda _: who(), PLAIN)
        self._plate = Plate(self.canvas, theme.GREYED)
        self._told = Text(self.canvas, Print(theme.LARGE, bold=True))
        self._more = Text(self.canvas, Print(theme.SMALL), theme.MUTED)
        self._plate.show(theme.GREYED, theme.LINE, 2.0)

    def show(self, view: RulingView) -> None:
        """Show the wager as it is so far."""
        self._who.show(view.who)
        self._told.show(view.entered.told if view.entered is not None else "")
        self._more.show(view.entered.more if view.entered is not None else "")

    def lay_out(self) -> None:
        """Who at the left, what at the right."""
        who, what = beside(self.box, (2, 3), theme.GAP * self.unit)
        self._who.place(who, self.unit)
        self._plate.place(what, self.unit)
        told, more = off_the_top(what.inside(16 * self.unit, 8 * self.unit), what.height * 0.5, 0)
        self._told.place(told, self.unit)
        self._more.place(more, self.unit)


class RulingChips(Part):
    """One tap a chip, as they went in. *chip* is told each; *back* takes the last one away."""

    def __init__(self, chip: Callable[[Chips], None], back: Callable[[], None], who: Callable[[], None]) -> None:
        super().__init__()
        self._entered = Entered(who)
        self.add_widget(self._entered)
        self._chips = [self.press(lambda tap: chip(value_of(tap)), CHIP) for _ in range(MOST_CHIPS)]
        self._back = self.press(lambda _: back(), KEY, LAST_BACK)

    def show(self, view: RulingView) -> None:
        """Show the chips in play, and those that went in."""
        self._entered.show(view)
        for number, press in enumerate(self._chips):
            tap = view.chips[number] if number < len(view.chips) else None
            press.show(tap, _chip(tap.value) if tap is not None else CHIP)

    def lay_out(self) -> None:
        """The wager above, the chips under it, the largest last; below them the last one is taken back."""
        gap, unit = theme.GAP * self.unit, self.unit
        entered, rest = off_the_top(self.box, ENTERED * unit, 2 * gap)
        back, chips = off_the_bottom(rest, theme.FINGER * unit, 2 * gap)
        self._entered.place(entered, unit)
        self._back.place(beside(back, (3, 2), gap)[1], unit)
        for press, place in zip(self._chips, grid(chips, ACROSS, MOST_CHIPS // ACROSS, gap), strict=True):
            press.place(place, unit)


def _chip(denomination: int) -> Look:
    ground, ink = theme.chip_colours(denomination)
    return Look(ground, theme.PRESSED, ink, ink, round=True)


class RulingWords(Part):
    """*word* is told what was said, *key* each key of an amount."""

    def __init__(self, word: Callable[[Word], None], key: Callable[[str], None], who: Callable[[], None]) -> None:
        super().__init__()
        self._entered = Entered(who)
        self._digits = Digits(key)
        for part in (self._entered, self._digits):
            self.add_widget(part)
        self._words = [self.press(lambda tap: word(value_of(tap)), KEY) for _ in WORDS]

    def show(self, view: RulingView) -> None:
        """Show what was said so far."""
        self._entered.show(view)
        for press, tap in zip(self._words, view.words, strict=True):
            show_tap(press, tap, KEY, ACTS)

    def lay_out(self) -> None:
        """The words at the left, the amount at the right."""
        gap, unit = theme.GAP * self.unit, self.unit
        entered, rest = off_the_top(self.box, ENTERED * unit, 2 * gap)
        words, digits = beside(rest, (2, 3), 2 * gap)
        self._entered.place(entered, unit)
        self._digits.place(digits, unit)
        for press, place in zip(self._words, grid(words, 2, 3, gap), strict=True):
            press.place(place, unit)
