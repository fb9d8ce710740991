"""What can have happened at a table: the only thing that is ever written down.

An event is complete in itself: it names seats, amounts and cards, so that a reader of the journal needs no rule book.
"""

from typing import Literal

from assistant.cards import Card
from assistant.commands import Way
from assistant.events_around import BetweenHands, Ruled
from assistant.record import Record
from assistant.words import Chips, Clause, Seat

Part = Literal["whole", "high", "low"]
Undoing = Literal["misdeal", "void", "passed", "new-game"]


class HandBegan(Record):
    """A hand begins: its number and game, the button, where each blind falls (an empty seat pays none), who is dealt
    in, clockwise from the button's left, which blinds passed whom who was away, and who kills the pot.
    """

    hand: int
    game: str
    button: Seat
    spots: tuple[Seat, ...]
    dealt: tuple[Seat, ...]
    missed: tuple[tuple[Seat, tuple[int, ...]], ...] = ()
    kill: Seat | None = None


class AntePosted(Record):
    """An ante. *dead*: one seat antes for the table, which makes no level of its own in the pots."""

    seat: Seat
    chips: Chips
    dead: bool = False


class BlindPosted(Record):
    """A compulsory or a missed blind. *blind* is its full amount, *chips* what the seat had of it; *dead*: no bet."""

    seat: Seat
    chips: Chips
    blind: Chips
    dead: bool = False
    last: bool = False


class OverBlindPosted(Record):
    """The voluntary blind. *counts*: it uses up a raise; *option*: its owner may still raise when only called."""

    seat: Seat
    chips: Chips
    blind: Chips
    counts: bool
    option: bool


class StagePassed(Record):
    """A stage of the game is over: cards dealt down, a street turned up, the draw done. *left*: cards in the deck."""

    stage: int
    left: int


class RoundOpened(Record):
    """A betting round begins; *to_act* is first, *bet* the least full bet of the round."""

    name: str
    to_act: Seat
    bet: Chips


class Folded(Record):
    """A hand given up."""

    seat: Seat


class Checked(Record):
    """Nothing put in."""

    seat: Seat


class Called(Record):
    """The bet matched, or all that was left put in: *to* in this round."""

    seat: Seat
    to: Chips


class BetPlaced(Record):
    """The round's betting opened. *full*: it counts as a bet, and gives everybody the right to raise."""

    seat: Seat
    to: Chips
    full: bool = True


class Raised(Record):
    """*full*: it counts as a raise for those who have acted; *counts*: it uses up one of the round's raises."""

    seat: Seat
    to: Chips
    full: bool = True
    counts: bool = True


class BroughtIn(Record):
    """The forced opening of a stud hand."""

    seat: Seat
    to: Chips


class RoundClosed(Record):
    """The betting round is over and the bets are gathered."""

    name: str


class Returned(Record):
    """Chips that nobody called go back."""

    seat: Seat
    chips: Chips


class UpCardDealt(Record):
    """A card face up to a seat."""

    seat: Seat
    card: Card


class BoardDealt(Record):
    """Community cards, face up."""

    cards: tuple[Card, ...]


class Discarded(Record):
    """*count* cards changed; *from_discards* of them came from discards shuffled again."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()
    from_discards: int = 0


class Declared(Record):
    """A way chosen with chips."""

    seat: Seat
    way: Way


class HandShown(Record):
    """Cards laid down by their owner: from now on everybody's business."""

    seat: Seat
    cards: tuple[Card, ...]


class HandMucked(Record):
    """A claim given up unseen."""

    seat: Seat


class OpenersShown(Record):
    """The openers, verified."""

    seat: Seat
    cards: tuple[Card, ...]


class HandKilled(Record):
    """A hand ruled dead."""

    seat: Seat


class Raked(Record):
    """What the house takes of a pot."""

    pot: int
    chips: Chips


class Awarded(Record):
    """A payment: *odd* of its *chips* did not divide; *hand* and *cards* are empty where nothing was shown."""

    pot: int
    part: Part
    seat: Seat
    chips: Chips
    odd: Chips
    hand: str
    cards: tuple[Card, ...]
    under: Clause


class ChipsCarried(Record):
    """Chips stay on the table for the next hand. *plain_draw*: nobody opened, so that hand needs no openers. *barred*:
    the seat that may not win them, since it opened without openers.
    """

    chips: Chips
    plain_draw: bool = False
    barred: Seat | None = None


class HandEnded(Record):
    """Everything is paid."""

    hand: int


class DealUndone(Record):
    """A misdeal, or a void deal: everybody has back what he put in. *row*: misdeals running. *because* passed: it was
    the second one, and the next dealer deals; new-game: that dealer plays another game.
    """

    because: Undoing
    row: int


Act = Called | Folded | Checked | Raised | BetPlaced | BroughtIn
"""What the seat to act has done."""

Course = StagePassed | RoundOpened | RoundClosed | BoardDealt | UpCardDealt | Discarded
"""How a hand goes on between the acts."""

Payment = BlindPosted | AntePosted | OverBlindPosted | Returned | Raked | Awarded | ChipsCarried
"""Chips that move without anybody betting them."""

Showing = HandShown | HandMucked | HandKilled | Declared | OpenersShown
"""Hands that are laid down, told of or given up."""

Frame = HandBegan | HandEnded | DealUndone
"""A hand begins, and ends."""

Event = Act | Course | Payment | Showing | Frame | Ruled | BetweenHands
