"""Which cards the table waits for now: the board's, an up card, a hand at the showdown, openers."""

from typing import Literal, assert_never

from assistant import dealing, showdown
from assistant.betting import No
from assistant.cards import Card
from assistant.commands import Command, DealBoard, DealUp, Show, ShowOpeners
from assistant.record import Record
from assistant.table import Table
from assistant.taken_back import may_not_come, no_hole_card
from assistant.words import Seat

What = Literal["board", "up card", "hand", "openers"]


class Due(Record):
    """Cards that are due: *cards* in all, of which *lying* lie face up already. Openers may be fewer.

    *round* keeps this street's board apart from the next one's.
    """

    what: What
    seat: Seat | None
    cards: int
    lying: tuple[Card, ...] = ()
    round: int = 0

    @property
    def whole(self) -> bool:
        """Whether exactly so many must come."""
        return self.what != "openers"

    def same_but_for_number(self, other: "Due") -> bool:
        """Whether *other* is the same, though perhaps another number of cards: a hand may be ruled to have fewer."""
        return (self.what, self.seat, self.round) == (other.what, other.seat, other.round)

    def command(self, cards: tuple[Card, ...]) -> Command:
        """What is asked of the table once *cards*, those *lying* included, have come."""
        match self.what:
            case "board":
                return DealBoard(cards)
            case "up card":
                return DealUp(self._owner, cards[0])
            case "hand":
                return Show(self._owner, cards)
            case "openers":
                return ShowOpeners(self._owner, cards)
            case _:
                assert_never(self.what)

    def brought_by(self, command: object) -> bool:
        """Whether *command* brings just these cards."""
        match command:
            case DealBoard(cards):
                return self.what == "board" and len(cards) == self.cards
            case DealUp(seat):
                return self.what == "up card" and seat == self.seat
            case Show(seat):
                return self.what == "hand" and seat == self.seat
            case ShowOpeners(seat):
                return self.what == "openers" and seat == self.seat
            case _:
                return False

    @property
    def _owner(self) -> Seat:
        assert self.seat is not None, f"{self.what} without a seat"
        return self.seat


def cards_of(command: Command) -> tuple[Card, ...]:
    """The cards that *command* brings.

    >>> cards_of(DealUp(Seat(5), Card.parse("Ks")))
    (Card(Ks),)
    """
    match command:
        case DealUp(_, card):
            return (card,)
        case DealBoard(cards) | Show(_, cards) | ShowOpeners(_, cards):
            return cards
        case _:
            return ()


def dues(table: Table) -> tuple[Due, ...]:
    """All that *table* waits for: at the showdown every hand that is not down yet, the first to show first.

    Openers are shown before the pot is paid, so nothing else is due beside them.
    """
    board = dealing.board_due(table)
    if board:
        return (Due("board", None, board, round=len(table.board)),)
    up = dealing.up_cards_due(table)
    if up:
        return tuple(Due("up card", seat, 1, round=len(table.players[seat].up)) for seat in up)
    waiting = showdown.waiting(table)
    if waiting:
        return tuple(_hand(table, seat) for seat in waiting)
    opener = None if table.over or table.to_act is not None else showdown.openers_due(table)
    return () if opener is None else (Due("openers", opener, table.game.hole),)


def _hand(table: Table, seat: Seat) -> Due:
    player = table.players[seat]
    return Due("hand", seat, showdown.hand_size(table, player), lying=player.up)


class Coming(Record):
    """Cards on their way: those of *place* are due next, *laid* of it has come, *seen* are all cards of the
    hand that have, and *again* lays down those that lie face up since an undo.
    """

    place: Due | None
    laid: tuple[Card, ...]
    seen: frozenset[Card]
    again: Command | None = None

    def barred(self, table: Table, card: Card) -> No | None:
        """Why *card* cannot come with those *laid*, if it was on the board before and was taken back."""
        if self.place is None:
            return None
        refuse = may_not_come if self.place.what == "board" else no_hole_card
        return refuse(table, (*self.laid, card))
