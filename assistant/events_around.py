"""Events around the hands: who sits where, what is bought and charged, other terms, and rulings on what went wrong."""

from typing import Literal

from assistant.cards import Card
from assistant.commands import Mishap
from assistant.record import Record
from assistant.stakes import Stakes
from assistant.words import Chips, Clause, Seat


class MishapRuled(Record):
    """What went wrong, and the book's answer as the dealer was told it."""

    what: Mishap
    seat: Seat | None
    count: int
    other: Seat | None
    answer: str
    under: Clause


class BoardTaken(Record):
    """*count* community cards came wrongly for the street at a *stage* of the game, and are taken back; *cards* are
    those of them that are known.

    They go into the stub, and may come again; aside, until the next street; or they are scrambled, and the street is
    among them. *burn*: what is burned before it is dealt: one card of the stub, none, one of these, or none now and one
    of these on the next street.
    """

    stage: int
    cards: tuple[Card, ...]
    count: int
    goes: Literal["stub", "aside", "scramble"]
    burn: Literal["one", "nothing", "of-these", "next"]


class PlaysShort(Record):
    """A hand that is *missing* cards is played all the same. *made_up*: it has them with its next draw."""

    seat: Seat
    missing: int
    made_up: bool = False


class WagerRuled(Record):
    """What chips or words of a seat were ruled to be; the action itself follows."""

    seat: Seat
    answer: str
    under: Clause


class PenaltyPaid(Record):
    """Chips that one seat pays another for what it did."""

    seat: Seat
    to: Seat
    chips: Chips


class TimeTaken(Record):
    """The house's charge for the time, from one seat."""

    seat: Seat
    chips: Chips


class SeatMoved(Record):
    """Somebody moves to an empty seat with all chips. *owes*: blinds that he puts off so, and posts before he plays."""

    seat: Seat
    to: Seat
    owes: tuple[int, ...] = ()


class TermsSet(Record):
    """The table plays by other terms from the next hand on."""

    terms: Stakes


class SeatTaken(Record):
    """Somebody sits down. *owes*: which blinds are to be posted with the first hand (0 the first)."""

    seat: Seat
    chips: Chips
    name: str
    owes: tuple[int, ...] = ()


class SeatLeft(Record):
    """Somebody leaves with *chips*."""

    seat: Seat
    chips: Chips


class WentAway(Record):
    """Somebody sits out."""

    seat: Seat


class CameBack(Record):
    """Somebody is back."""

    seat: Seat


class ChipsBought(Record):
    """Chips bought between hands."""

    seat: Seat
    chips: Chips


Ruled = MishapRuled | PlaysShort | BoardTaken | WagerRuled | PenaltyPaid
"""What the book says of something that went wrong."""

BetweenHands = TimeTaken | SeatMoved | TermsSet | SeatTaken | SeatLeft | WentAway | CameBack | ChipsBought
"""What happens at a table between two hands."""
