"""Cards on their way to the table: those that have come for what is due, and those that an undo left face up."""

from assistant import dealing
from assistant.cards import Card
from assistant.commands import CallMisdeal, Command, DealBoard, DealUp, NextHand, Report, Show, ShowOpeners, VoidDeal
from assistant.lines import Undo, read_line
from assistant.table import Table
from assistant.taken_back import last_taken
from assistant.words import Seat
from ui.due import Coming, Due, dues

NEW_DEAL = (NextHand, CallMisdeal, VoidDeal)
"""What is followed by other cards, so that nothing of those before may be kept."""

STREET_ANEW = ("no-burn", "early-board", "fat-board")
"""What takes cards back from the street that is due, those too that had not all come."""

BRINGS_CARDS = (DealBoard, DealUp, Show, ShowOpeners)


class Incoming:
    """The cards that have come for what a table waits for. They are no part of it before all of them are there."""

    def __init__(self) -> None:
        self._laid: dict[Due, tuple[Card, ...]] = {}
        self._face_up: dict[Due, Command] = {}
        self._chosen: Seat | None = None

    def due(self, table: Table) -> Due | None:
        """The cards that come next: those of the seat that was chosen, if any are due there, else the first ones."""
        waiting = dues(table)
        return next((one for one in waiting if one.seat == self._chosen), waiting[0] if waiting else None)

    def coming(self, table: Table) -> Coming:
        """What comes next, and what has come."""
        place = self.due(table)
        if place is None:
            return Coming(None, (), self.seen(table))
        return Coming(place, self._laid.get(place, ()), self.seen(table), self._face_up.get(place))

    def seen(self, table: Table) -> frozenset[Card]:
        """The cards of this hand that are on the table or on their way to it."""
        return frozenset(dealing.seen(table).union(*self._laid.values()))

    def choose(self, seat: Seat) -> None:
        """The next cards are for *seat*, if cards are due there."""
        self._chosen = seat

    def lay(self, place: Due, card: Card) -> Command | None:
        """*card* comes for *place*: what is then to be asked of the table, if all the cards are there."""
        self._laid[place] = (*self._laid.get(place, ()), card)
        return self.command(place) if place.whole and self._missing(place) == 0 else None

    def take_away(self, place: Due, card: Card) -> None:
        """*card* did not come for *place* after all."""
        self._laid[place] = tuple(one for one in self._laid.get(place, ()) if one is not card)

    def command(self, place: Due) -> Command:
        """What asks the table to take the cards of *place*."""
        return place.command((*place.lying, *self._laid.get(place, ())))

    def acted(self, command: Command, table: Table) -> None:
        """*command* was carried out, which left *table*."""
        if isinstance(command, NEW_DEAL):
            self._laid, self._face_up = {}, {}
        if isinstance(command, Report) and command.what in STREET_ANEW and last_taken(table, table.stage):
            self._laid = {one: laid for one, laid in self._laid.items() if one.what != "board"}
        self._forget_what_is_over(table)

    def put_back(self, table: Table) -> Command | None:
        """What lays down what an undo left face up, where *table* has come to it again; each once.

        Those cards are the same as before: nothing is dealt or read anew.
        """
        return next((self._face_up.pop(one) for one in dues(table) if one in self._face_up), None)

    def undone(self, line: str, table: Table) -> None:
        """*line* was taken back, which left *table*. The cards in it were not picked up for that."""
        self._forget_what_is_over(table)
        command = read_line(line)
        if not isinstance(command, Undo):
            self._face_up.update({one: command for one in dues(table) if one.brought_by(command)})

    def _missing(self, place: Due) -> int:
        return place.cards - len(place.lying) - len(self._laid.get(place, ()))

    def _laid_for(self, place: Due) -> tuple[Card, ...]:
        """The cards that have come for *place*, those too that came before it was ruled to be fewer cards."""
        laid = next((cards for one, cards in self._laid.items() if one.same_but_for_number(place)), ())
        return laid if len(laid) + len(place.lying) <= place.cards else ()

    def _forget_what_is_over(self, table: Table) -> None:
        waiting = dues(table)
        self._laid = {one: laid for one in waiting if (laid := self._laid_for(one))}
        self._face_up.update({one: self.command(one) for one in self._laid if one.whole and self._missing(one) == 0})
        if all(one.seat != self._chosen for one in waiting):
            self._chosen = None
