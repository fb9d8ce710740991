"""A hand history played at a table of this project: what comes out, and whether it is what the file says."""

from collections.abc import Iterator
from dataclasses import dataclass

from assistant.cards import Card
from assistant.errors import AssistantError, HistoryError
from assistant.events import Event, UpCardDealt
from assistant.evolve import evolve
from assistant.narration import tell
from assistant.phh.begin import seated
from assistant.phh.history import History
from assistant.phh.playing import Playing
from assistant.report import Json, report
from assistant.table import Table
from assistant.words import Chips, Seat

BOOK = "tda-2024"
"""The rule book of a replay where none is named."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A hand history that was played: the table *before* the hand and after it, and all that happened.

    *stand_ins*: cards that lie for up cards which the history does not name (`assistant.phh.upcards`).
    """

    history: History
    before: Table
    events: tuple[Event, ...]
    table: Table
    stand_ins: frozenset[Card]

    @property
    def stacks(self) -> dict[Seat, Chips]:
        """What each seat has, in chips of the table."""
        return {seat: self.table.players[seat].chips for seat in self.history.seats}

    @property
    def winnings(self) -> dict[Seat, Chips]:
        """What each seat was paid from the pots, in chips of the table."""
        won = dict.fromkeys(self.history.seats, Chips(0))
        for award in self.table.awards:
            won[award.seat] = Chips(won[award.seat] + award.chips)
        return won


def replay(history: History, rules: str = BOOK) -> Replayed:
    r"""Play a hand history under a rule book, named by its id or by the file of a house book.

    Raises HistoryError for an action that cannot be read or is refused: which, why, and under which clause. TableError
    for terms that cannot stand, BookError for no book.

    >>> from assistant.phh import read
    >>> history = read("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n"
    ...                "starting_stacks = [200, 200]\nactions = ['p2 f']")
    >>> replay(history).stacks
    {1: 201, 2: 199}
    """
    before = seated(history, rules)
    playing = Playing(history, before)
    for number, action in enumerate(history.actions, 1):
        try:
            playing.play(action)
        except AssistantError as error:
            raise HistoryError(f"action {number}, {action!r}: {error}") from error
    try:
        playing.finish()
    except AssistantError as error:
        raise HistoryError(f"after the last action: {error}") from error
    return Replayed(history, before, tuple(playing.events), playing.table, frozenset(playing.stand_ins))


def differences(replayed: Replayed) -> tuple[str, ...] | None:
    """Where the file's own `finishing_stacks` or `winnings` did not come out; None where it has neither."""
    others = replayed.history.others
    found = {"finishing_stacks": replayed.stacks, "winnings": replayed.winnings}
    told = [name for name in found if name in others]
    return tuple(line for name in told for line in _differences(replayed.history, name, found[name])) if told else None


def _differences(history: History, name: str, found: dict[Seat, Chips]) -> Iterator[str]:
    for seat, expected in history.by_seat(history.others[name]).items():
        if found[seat] != expected:
            yield f"{name}: expected {expected} for seat {seat}, found {found[seat]}"


def as_json(replayed: Replayed) -> Json:
    """The report of the hand, ready for `json.dumps`, with *matches*: whether the file's own result came out.

    Amounts are chips of the table; *scale* of them make one of the file's.
    """
    differ = differences(replayed)
    matches = None if differ is None else not differ
    return {**report(replayed.table), "scale": replayed.history.scale, "matches": matches}


def narrated(replayed: Replayed) -> Iterator[str]:
    """What a dealer would have said during the hand."""
    table = replayed.before
    for event in replayed.events:
        if isinstance(event, UpCardDealt) and event.card in replayed.stand_ins:
            yield f"Seat {event.seat} gets a card that the history does not name."
        else:
            yield from filter(None, (tell(event, table),))
        table = evolve(table, event)
