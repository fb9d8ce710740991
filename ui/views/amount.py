"""An amount that is being put together: chip by chip as a player pushes them, or digit by digit as he says it."""

from assistant.changed import changed
from assistant.record import Record
from assistant.words import Chips
from ui.views.chips import in_chips
from ui.views.choices import Choice, money
from ui.views.wager import Wager

DIGITS = 9
"""No table has amounts of more digits."""


class Amount(Record):
    """What is to be bet or raised to: the least, until *chips* are added up or digits *typed*."""

    wager: Wager
    chips: tuple[Chips, ...] = ()
    typed: str = ""

    @property
    def to(self) -> Chips:
        """The amount, as a total for the round: what lies in front counts with the chips that are added."""
        if self.typed:
            return Chips(int(self.typed))
        return Chips(self.wager.bet + sum(self.chips)) if self.chips else self.wager.least

    @property
    def begun(self) -> bool:
        """Whether it is the dealer's own, and not the least."""
        return bool(self.chips or self.typed)

    @property
    def choice(self) -> Choice:
        """The button that confirms it."""
        return self.wager.choice(self.to)

    @property
    def told(self) -> str:
        """The chips added so far, as they would be stacked."""
        return str(in_chips(Chips(sum(self.chips)), sorted(set(self.chips)))) if self.chips else ""

    def with_chip(self, chip: Chips) -> "Amount":
        """One more chip is pushed. What was typed goes."""
        return changed(self, chips=(*self.chips, chip), typed="")

    def with_digits(self, digits: str) -> "Amount":
        """One more key is pressed. Chips that were added go."""
        typed = (self.typed + digits).lstrip("0")[:DIGITS]
        return changed(self, chips=(), typed=typed)

    def back(self) -> "Amount":
        """The last chip or digit is taken back."""
        return changed(self, chips=self.chips[:-1], typed=self.typed[:-1])

    @property
    def limits(self) -> str:
        """Between what it may be."""
        wager = self.wager
        if wager.sizes:
            return " or ".join(money(size) for size in wager.sizes)
        most = min(wager.has, wager.limit)
        return f"{money(wager.least)} to {money(most)}" if most > wager.least else f"{money(most)}, all in"
