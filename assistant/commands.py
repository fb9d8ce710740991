"""What may be asked of a table: one command for each line of a hand script (hand-scripts: "What a line may say").

A command says who and what, in the felt's words; `assistant.decide` answers it.
"""

from typing import Literal

from assistant.cards import Card
from assistant.record import Record
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


class OverBlind(Record):
    """Post the voluntary blind, before the cards."""

    seat: Seat


class Fold(Record):
    """Give the hand up."""

    seat: Seat


class Check(Record):
    """Put nothing in where nothing is owed."""

    seat: Seat


class Call(Record):
    """Match the bet, or put in what is left."""

    seat: Seat


class Bet(Record):
    """Open the round's betting for *to*."""

    seat: Seat
    to: Chips


class Raise(Record):
    """Raise *to* an amount: all that the seat then has in this round."""

    seat: Seat
    to: Chips


class AllIn(Record):
    """Bet, raise or call with all that is left."""

    seat: Seat


class Push(Record):
    """Chips put in without a word, one number a chip: what it counts as is the book's answer (`assistant.wagers`)."""

    seat: Seat
    chips: tuple[Chips, ...]


class Say(Record):
    """Words without chips yet: binding as the book has it."""

    seat: Seat
    word: Word
    amount: Chips | None = None


class BringIn(Record):
    """Pay the forced opening of a stud hand."""

    seat: Seat


class Complete(Record):
    """Open a stud hand for the full bet, or bring the bring-in up to it."""

    seat: Seat


class DealUp(Record):
    """A seat's next card, face up."""

    seat: Seat
    card: Card


class DealBoard(Record):
    """The street's community cards."""

    cards: tuple[Card, ...]


class Discard(Record):
    """Change *count* cards; *cards* names them where they matter."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()


class Show(Record):
    """Lay down the cards that only this seat had."""

    seat: Seat
    cards: tuple[Card, ...]


class Muck(Record):
    """Give up the claim unseen."""

    seat: Seat


class Declare(Record):
    """Go for high, low or both."""

    seat: Seat
    way: Way


class KillHand(Record):
    """Rule a hand dead: fouled, wrong number of cards, false openers."""

    seat: Seat


class ShowOpeners(Record):
    """Show the cards that the betting was opened on."""

    seat: Seat
    cards: tuple[Card, ...]


class CallMisdeal(Record):
    """A new deal, before substantial action."""


class VoidDeal(Record):
    """A new deal with everything returned: the deck is fouled."""


class Divide(Record):
    """Divide the pots equally among those who can win them, who all agree to it."""


class Report(Record):
    """Something went wrong: the book's answer is given and applied (`assistant.irregularities`).

    *seat* is whose cards or who did it, *count* how many cards (of a board too long: how many too many), *other* whose
    hand was looked at or asked for, *cards* what came for the board, as far as it is known.
    """

    what: Mishap
    seat: Seat | None = None
    count: int = 1
    other: Seat | None = None
    cards: tuple[Card, ...] = ()


class MoveSeat(Record):
    """Change seats, between hands."""

    seat: Seat
    to: Seat


class CollectTime(Record):
    """Take the house's charge for the time from everybody at the table: *chips* each."""

    chips: Chips


class NextHand(Record):
    """Move the button, take blinds and antes, deal. *button*: where it stands, for a table's first hand."""

    button: Seat | None = None


class SetTerms(Record):
    """Play by other terms from the next hand on: the dealer's choice of game, new blinds."""

    terms: Stakes


class Sit(Record):
    """Take an empty seat."""

    seat: Seat
    chips: Chips
    name: str = ""


class Leave(Record):
    """Leave the game, with all chips."""

    seat: Seat


class GoAway(Record):
    """Sit out."""

    seat: Seat


class ComeBack(Record):
    """Be dealt in again."""

    seat: Seat


class AddChips(Record):
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
    | Divide
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
