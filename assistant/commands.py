"""What may be asked of a table: one command for each line of a hand script (hand-scripts: "What a line may say").

A command says who and what, in the felt's words; `assistant.decide` answers it.
"""

from dataclasses import dataclass
from typing import Literal

from assistant.cards import Card
from assistant.stakes import Stakes
from assistant.words import Chips, Seat

Way = Literal["high", "low", "both"]
Mishap = Literal[
    "exposed",
    "exposes",
    "has",
    "boxed",
    "no-burn",
    "early-board",
    "fat-board",
    "uncut",
    "shows-one",
    "peeks",
    "asks",
]
Word = Literal["fold", "check", "call", "bet", "raise", "all-in"]


@dataclass(frozen=True, slots=True)
class OverBlind:
    """Post the voluntary blind, before the cards."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Fold:
    """Give the hand up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Check:
    """Put nothing in where nothing is owed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Call:
    """Match the bet, or put in what is left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the round's betting for *to*."""

    seat: Seat
    to: Chips


@dataclass(frozen=True, slots=True)
class Raise:
    """Raise *to* an amount: all that the seat then has in this round."""

    seat: Seat
    to: Chips


@dataclass(frozen=True, slots=True)
class AllIn:
    """Bet, raise or call with all that is left."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Push:
    """Chips put in without a word, one number a chip: what it counts as is the book's answer (`assistant.wagers`)."""

    seat: Seat
    chips: tuple[Chips, ...]


@dataclass(frozen=True, slots=True)
class Say:
    """Words without chips yet: binding as the book has it."""

    seat: Seat
    word: Word
    amount: Chips | None = None


@dataclass(frozen=True, slots=True)
class BringIn:
    """Pay the forced opening of a stud hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Complete:
    """Open a stud hand for the full bet, or bring the bring-in up to it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DealUp:
    """A seat's next card, face up."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class DealBoard:
    """The street's community cards."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """Change *count* cards; *cards* names them where they matter."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Show:
    """Lay down the cards that only this seat had."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Muck:
    """Give up the claim unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Declare:
    """Go for high, low or both."""

    seat: Seat
    way: Way


@dataclass(frozen=True, slots=True)
class KillHand:
    """Rule a hand dead: fouled, wrong number of cards, false openers."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShowOpeners:
    """Show the cards that the betting was opened on."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CallMisdeal:
    """A new deal, before substantial action."""


@dataclass(frozen=True, slots=True)
class VoidDeal:
    """A new deal with everything returned: the deck is fouled."""


@dataclass(frozen=True, slots=True)
class Report:
    """Something went wrong: the book's answer is given and applied (`assistant.irregularities`).

    *seat* is whose cards or who did it, *count* how many cards, *other* whose hand was looked at or asked for.
    """

    what: Mishap
    seat: Seat | None = None
    count: int = 1
    other: Seat | None = None


@dataclass(frozen=True, slots=True)
class MoveSeat:
    """Change seats, between hands."""

    seat: Seat
    to: Seat


@dataclass(frozen=True, slots=True)
class CollectTime:
    """Take the house's charge for the time from everybody at the table: *chips* each."""

    chips: Chips


@dataclass(frozen=True, slots=True)
class NextHand:
    """Move the button, take blinds and antes, deal. *button*: where it stands, for a table's first hand."""

    button: Seat | None = None


@dataclass(frozen=True, slots=True)
class SetTerms:
    """Play by other terms from the next hand on: the dealer's choice of game, new blinds."""

    terms: Stakes


@dataclass(frozen=True, slots=True)
class Sit:
    """Take an empty seat."""

    seat: Seat
    chips: Chips
    name: str = ""


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the game, with all chips."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GoAway:
    """Sit out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ComeBack:
    """Be dealt in again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AddChips:
    """Buy chips, between hands."""

    seat: Seat
    chips: Chips


Command = (
    Fold
    | Check
    | Call
    | Bet
    | Raise
    | AllIn
    | Push
    | Say
    | OverBlind
    | BringIn
    | Complete
    | DealUp
    | DealBoard
    | Discard
    | Show
    | Muck
    | Declare
    | KillHand
    | ShowOpeners
    | CallMisdeal
    | VoidDeal
    | Report
    | NextHand
    | MoveSeat
    | CollectTime
    | SetTerms
    | Sit
    | Leave
    | GoAway
    | ComeBack
    | AddChips
)
