"""What can have happened at a table: the only thing that is ever written down.

An event is complete in itself: it names seats, amounts and cards, so that a reader of the journal needs no rule book.
"""

from dataclasses import dataclass
from typing import Literal

from assistant.cards import Card
from assistant.commands import Mishap, Way
from assistant.stakes import Stakes
from assistant.words import Chips, Clause, Seat

Part = Literal["whole", "high", "low"]


@dataclass(frozen=True, slots=True)
class HandBegan:
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


@dataclass(frozen=True, slots=True)
class AntePosted:
    """An ante. *dead*: one seat antes for the table, which makes no level of its own in the pots."""

    seat: Seat
    chips: Chips
    dead: bool = False


@dataclass(frozen=True, slots=True)
class BlindPosted:
    """A compulsory or a missed blind. *blind* is its full amount, *chips* what the seat had of it; *dead*: no bet."""

    seat: Seat
    chips: Chips
    blind: Chips
    dead: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class OverBlindPosted:
    """The voluntary blind. *counts*: it uses up a raise; *option*: its owner may still raise when only called."""

    seat: Seat
    chips: Chips
    blind: Chips
    counts: bool
    option: bool


@dataclass(frozen=True, slots=True)
class StagePassed:
    """A stage of the game is over: cards dealt down, a street turned up, the draw done. *left*: cards in the deck."""

    stage: int
    left: int


@dataclass(frozen=True, slots=True)
class RoundOpened:
    """A betting round begins; *to_act* is first, *bet* the least full bet of the round."""

    name: str
    to_act: Seat
    bet: Chips


@dataclass(frozen=True, slots=True)
class Folded:
    """A hand given up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Checked:
    """Nothing put in."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Called:
    """The bet matched, or all that was left put in: *to* in this round."""

    seat: Seat
    to: Chips


@dataclass(frozen=True, slots=True)
class BetPlaced:
    """The round's betting opened. *full*: it counts as a bet, and gives everybody the right to raise."""

    seat: Seat
    to: Chips
    full: bool = True


@dataclass(frozen=True, slots=True)
class Raised:
    """*full*: it counts as a raise for those who have acted; *counts*: it uses up one of the round's raises."""

    seat: Seat
    to: Chips
    full: bool = True
    counts: bool = True


@dataclass(frozen=True, slots=True)
class BroughtIn:
    """The forced opening of a stud hand."""

    seat: Seat
    to: Chips


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """The betting round is over and the bets are gathered."""

    name: str


@dataclass(frozen=True, slots=True)
class Returned:
    """Chips that nobody called go back."""

    seat: Seat
    chips: Chips


@dataclass(frozen=True, slots=True)
class UpCardDealt:
    """A card face up to a seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BoardDealt:
    """Community cards, face up."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """*count* cards changed; *from_discards* of them came from discards shuffled again."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] = ()
    from_discards: int = 0


@dataclass(frozen=True, slots=True)
class Declared:
    """A way chosen with chips."""

    seat: Seat
    way: Way


@dataclass(frozen=True, slots=True)
class HandShown:
    """Cards laid down by their owner: from now on everybody's business."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandMucked:
    """A claim given up unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OpenersShown:
    """The openers, verified."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandKilled:
    """A hand ruled dead."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Raked:
    """What the house takes of a pot."""

    pot: int
    chips: Chips


@dataclass(frozen=True, slots=True)
class Awarded:
    """A payment: *odd* of its *chips* did not divide; *hand* and *cards* are empty where nothing was shown."""

    pot: int
    part: Part
    seat: Seat
    chips: Chips
    odd: Chips
    hand: str
    cards: tuple[Card, ...]
    under: Clause


@dataclass(frozen=True, slots=True)
class ChipsCarried:
    """Chips stay on the table for the next hand. *plain_draw*: nobody opened, so that hand needs no openers. *barred*:
    the seat that may not win them, since it opened without openers.
    """

    chips: Chips
    plain_draw: bool = False
    barred: Seat | None = None


@dataclass(frozen=True, slots=True)
class HandEnded:
    """Everything is paid."""

    hand: int


@dataclass(frozen=True, slots=True)
class DealUndone:
    """A misdeal or a void deal: everybody has back what he put in. *row*: misdeals running."""

    because: Literal["misdeal", "void"]
    row: int


@dataclass(frozen=True, slots=True)
class MishapRuled:
    """What went wrong, and the book's answer as the dealer was told it."""

    what: Mishap
    seat: Seat | None
    count: int
    other: Seat | None
    answer: str
    under: Clause


@dataclass(frozen=True, slots=True)
class WagerRuled:
    """What chips or words of a seat were ruled to be; the action itself follows."""

    seat: Seat
    answer: str
    under: Clause


@dataclass(frozen=True, slots=True)
class PenaltyPaid:
    """Chips that one seat pays another for what it did."""

    seat: Seat
    to: Seat
    chips: Chips


@dataclass(frozen=True, slots=True)
class TimeTaken:
    """The house's charge for the time, from one seat."""

    seat: Seat
    chips: Chips


@dataclass(frozen=True, slots=True)
class SeatMoved:
    """Somebody moves to an empty seat with all chips. *owes*: which blinds he puts off so, and posts before he plays."""

    seat: Seat
    to: Seat
    owes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class TermsSet:
    """The table plays by other terms from the next hand on."""

    terms: Stakes


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Somebody sits down. *owes*: which blinds are to be posted with the first hand (0 the first)."""

    seat: Seat
    chips: Chips
    name: str
    owes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Somebody leaves with *chips*."""

    seat: Seat
    chips: Chips


@dataclass(frozen=True, slots=True)
class WentAway:
    """Somebody sits out."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CameBack:
    """Somebody is back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChipsBought:
    """Chips bought between hands."""

    seat: Seat
    chips: Chips


Event = (
    Called
    | Folded
    | Checked
    | Raised
    | BetPlaced
    | RoundOpened
    | RoundClosed
    | StagePassed
    | BoardDealt
    | UpCardDealt
    | Discarded
    | HandShown
    | HandMucked
    | Declared
    | Returned
    | Raked
    | Awarded
    | ChipsCarried
    | HandEnded
    | HandBegan
    | BlindPosted
    | AntePosted
    | OverBlindPosted
    | BroughtIn
    | OpenersShown
    | HandKilled
    | DealUndone
    | MishapRuled
    | WagerRuled
    | PenaltyPaid
    | TimeTaken
    | SeatMoved
    | TermsSet
    | SeatTaken
    | SeatLeft
    | WentAway
    | CameBack
    | ChipsBought
)
