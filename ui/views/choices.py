"""What a button says and asks for, and why it may not be pressed."""

import re
from collections.abc import Iterable
from typing import Literal

from assistant.commands import Command
from assistant.decide import Refused, decide
from assistant.record import Record
from assistant.rules import Citation
from assistant.table import Table
from assistant.words import Chips, Seat

Opens = Literal["setup", "cards", "log", "ruling", "draw button"]
"""The other screens that a button may open."""


class Reason(Record):
    """Why something may not be done, in a sentence, and the clause that says so, whole."""

    because: str
    clause: Citation


class Told(Record):
    """Something that the dealer must know: a sentence, the clause behind it, and what one tap may do about it."""

    says: str
    clause: Citation | None = None
    offer: Command | None = None


class Choice(Record):
    """A button: *text*, in small print *below* it, and the *command* that it asks for or the screen that it *opens*.

    One with neither may not be pressed now, and *why_not* says why.
    """

    text: str
    below: str = ""
    command: Command | None = None
    opens: Opens | None = None
    why_not: Reason | None = None

    @property
    def offered(self) -> bool:
        """Whether it may be pressed."""
        return self.command is not None or self.opens is not None


def ask(table: Table, command: Command, text: str, below: str = "") -> Choice:
    """The button for *command*: greyed, with the reason, where the table would refuse it."""
    answer = decide(table, command)
    if isinstance(answer, Refused):
        return Choice(text, below, why_not=reason(table, answer))
    return Choice(text, below, command)


def reason(table: Table, refused: Refused) -> Reason:
    """A refusal as it is shown: a sentence, and the clause that it rests on."""
    return Reason(sentence(grouped(refused.because)), table.stakes.rules.clause(refused.decision))


def why(table: Table, because: str, decision: str) -> Reason:
    """A reason of the screen's own words, under the clause behind *decision*."""
    return Reason(sentence(because), table.stakes.rules.clause(decision))


def grouped(text: str) -> str:
    """The amounts in a sentence, their thousands apart.

    >>> grouped("3320 is short of the call of 12000: made up to it (nz-casino-1999)")
    '3,320 is short of the call of 12,000: made up to it (nz-casino-1999)'
    """
    return _AMOUNT.sub(lambda found: money(int(found[0])), text)


_AMOUNT = re.compile(r"(?<![\w.-])[0-9]+(?![\w-]|\.[0-9])")


def sentence(text: str) -> str:
    """With a capital at the start and a full stop at the end.

    >>> sentence("seat 4 is to act")
    'Seat 4 is to act.'
    """
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}"


def money(chips: int) -> str:
    """An amount, its thousands apart.

    >>> money(12450)
    '12,450'
    """
    return f"{chips:,}"


def seats_told(seats: Iterable[Seat]) -> str:
    """Seats by their numbers.

    >>> seats_told([3, 4]), seats_told([6])
    ('seats 3 4', 'seat 6')
    """
    numbers = [str(seat) for seat in seats]
    return f"seat{'s' * (len(numbers) != 1)} {' '.join(numbers)}"


def counted(number: Chips | int, what: str) -> str:
    """A number of things.

    >>> counted(1, "card"), counted(3, "card")
    ('1 card', '3 cards')
    """
    return f"{number} {what}{'s' * (number != 1)}"
