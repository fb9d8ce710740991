"""What the dealer has told so far of what went wrong, and what is still to be asked."""

from typing import Literal

from assistant.cards import Card, Rank
from assistant.changed import changed
from assistant.commands import CallMisdeal, Command, Divide, KillHand, Push, Report, Say, VoidDeal, Word
from assistant.record import Record
from assistant.table import Table
from assistant.words import Chips, Seat
from ui.figures import Figures
from ui.views.mishaps import KINDS, Kind, Question, What

NOTHING_TYPED = Figures()
WAGERS: tuple[What, ...] = ("pushes", "says")
WITH_AMOUNT: tuple[Word, ...] = ("bet", "raise")
"""The words that an amount may go with; without one the least is meant."""


class Inquiry(Record):
    """*what* happened, and what is known of it; *asking* is what the screen asks now, None for what happened.

    A wager is that of the seat to act where no *seat* is named. *cards* are those that came for the board, as far as
    they are known, and *rank* that of the next one to be named. *typed* is the amount that goes with a *word*.

    >>> told = Inquiry().about("peeks").at(Seat(4)).at(Seat(9))
    >>> told.seat, told.other, told.asking
    (4, 9, 'other')
    """

    what: What | None = None
    asking: Question | None = None
    seat: Seat | None = None
    other: Seat | None = None
    count: int | None = None
    chips: tuple[Chips, ...] = ()
    word: Word | None = None
    typed: Figures = NOTHING_TYPED
    cards: tuple[Card, ...] = ()
    rank: Rank | None = None

    @property
    def kind(self) -> Kind | None:
        """What it is that happened, with its questions."""
        return KINDS[self.what] if self.what is not None else None

    # What the dealer tells ----------------------------------------------------------------------------------------

    def about(self, what: What) -> "Inquiry":
        """It was *what*: whatever was told before is forgotten."""
        asked = KINDS[what].asked
        return Inquiry(what, asked[0] if asked else None)

    def at(self, seat: Seat) -> "Inquiry":
        """The seat that was asked for."""
        if self.asking == "other":
            return changed(self, other=seat)
        return changed(self, seat=seat, asking=self._after_seat())

    def numbering(self, count: int) -> "Inquiry":
        """So many cards."""
        return changed(self, count=count)

    def with_chip(self, chip: Chips) -> "Inquiry":
        """One more chip was pushed."""
        return changed(self, chips=(*self.chips, chip))

    def saying(self, word: Word) -> "Inquiry":
        """The word that was said."""
        return changed(self, word=word)

    def with_key(self, key: str) -> "Inquiry":
        """One more key of the amount that was said."""
        return changed(self, typed=self.typed.key(key))

    def of_rank(self, rank: Rank) -> "Inquiry":
        """The next card has that rank."""
        return changed(self, rank=rank)

    def with_card(self, card: Card) -> "Inquiry":
        """*card* came for the board; one that was named before did not."""
        if card in self.cards:
            return changed(self, cards=tuple(one for one in self.cards if one is not card))
        return changed(self, cards=(*self.cards, card), rank=None)

    def without_last_chip(self) -> "Inquiry":
        """The last chip was not there."""
        return changed(self, chips=self.chips[:-1])

    def asking_seat(self) -> "Inquiry":
        """It was not the seat to act who made the wager."""
        return changed(self, asking="seat")

    def back(self) -> "Inquiry":
        """One question back; from the first one to what happened."""
        if self.asking == "other":
            return changed(self, asking="seat", seat=None, other=None)
        if self.kind is not None and self.asking == "seat" and "seat" not in self.kind.asked:
            return changed(self, asking=self.kind.asked[0])
        return Inquiry()

    def _after_seat(self) -> Question | None:
        """What is asked once the seat is known: the other one, the wager, or the seat still, which may be corrected."""
        asked = self.kind.asked if self.kind is not None else ()
        if "other" in asked:
            return "other"
        return "seat" if "seat" in asked else asked[0]

    # What is asked of the table -----------------------------------------------------------------------------------

    def who(self, table: Table) -> Seat | None:
        """Whose doing it was."""
        return table.to_act if self.what in WAGERS and self.seat is None else self.seat

    def missing(self, table: Table) -> Question | None:
        """What must still be asked, if anything."""
        known = {"seat": self.who(table), "other": self.other, "chips": self.chips or None, "word": self.word}
        asked = self.kind.asked if self.kind is not None else ()
        questions: tuple[Question, ...] = ("seat", *asked) if self.what in WAGERS else asked
        needed = (one for one in questions if one != "cards")  # the book's answer does not wait for those
        return next((one for one in needed if {**known, "count": self.count}[one] is None), None)

    def command(self, table: Table) -> Command:
        """What is asked of *table*. Raises ValueError while something is `missing`."""
        missing, what, seat = self.missing(table), self.what, self.who(table)
        if what is None or missing is not None:
            raise ValueError(f"expected all that is to be known of {what}, found no {missing}")
        match what:
            case "misdeal":
                return CallMisdeal()
            case "void":
                return VoidDeal()
            case "divide":
                return Divide()
            case "dead" | "pushes" | "says":
                assert seat is not None
                return self._of_seat(what, seat)
            case _:
                return Report(what, seat, 1 if self.count is None else self.count, self.other, self.cards)

    def _of_seat(self, what: Literal["dead", "pushes", "says"], seat: Seat) -> Command:
        if what == "dead":
            return KillHand(seat)
        if what == "pushes" or self.word is None:
            return Push(seat, self.chips)
        return Say(seat, self.word, self._amount)

    @property
    def _amount(self) -> Chips | None:
        return Chips(self.typed.amount) if self.word in WITH_AMOUNT and self.typed.amount else None
