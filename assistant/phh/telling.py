"""The events of a hand as the actions of a hand history."""

from collections.abc import Iterator, Sequence

from assistant.cards import Card
from assistant.errors import HistoryError
from assistant.events import (
    BetPlaced,
    BoardDealt,
    BroughtIn,
    Called,
    Checked,
    Discarded,
    Event,
    Folded,
    HandKilled,
    HandMucked,
    HandShown,
    Raised,
    RoundClosed,
    RoundOpened,
    StagePassed,
    UpCardDealt,
)
from assistant.events_around import BoardTaken
from assistant.evolve import evolve
from assistant.games import Betting, Down, Draw, Up
from assistant.phh.cards import Known, told
from assistant.table import Table
from assistant.taken_back import kept
from assistant.words import Seat


class Telling:
    """A hand from its beginning at table *start*, told event by event.

    *table* is the table as it is now. The cards of a hand that is laid down in the end are told from the beginning,
    but in games with a draw, where nobody knows which of them came when.
    """

    def __init__(self, start: Table, events: Sequence[Event]) -> None:
        self.table = start
        self._said: list[str] = []
        self._showdown: list[tuple[Seat, tuple[Card, ...] | None]] = []
        self._names = {seat: f"p{number}" for number, seat in enumerate(start.order, 1)}
        self._down = {} if start.game.draws else _down_cards(events)
        self._held: dict[Seat, tuple[Known, ...]] = dict.fromkeys(start.order, ())
        self._closed: tuple[int, dict[Seat, tuple[Known, ...]]] | None = None
        for event in events:
            self._said.extend(self._say(event))
            self.table = evolve(self.table, event)

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions.

        Where all were all-in, hands are shown before the cards to come; in stud they are shown again with the last one.
        """
        place, held = self._closed or (len(self._said), self._held)
        if place == len(self._said) or self.table.game.draws:
            return (*self._said, *self._shown({}))
        again = self._shown({}) if self.table.game.stud else ()
        return (*self._said[:place], *self._shown(held), *self._said[place:], *again)

    def _shown(self, held: dict[Seat, tuple[Known, ...]]) -> Iterator[str]:
        for seat, cards in self._showdown:
            yield f"{self._names[seat]} sm" + ("" if cards is None else f" {told(held.get(seat, cards))}")

    def _say(self, event: Event) -> Iterator[str]:
        match event:
            case Folded(seat):
                yield f"{self._names[seat]} f"
            case Checked(seat) | Called(seat):
                yield f"{self._names[seat]} cc"
            case BetPlaced(seat, to) | Raised(seat, to):
                yield f"{self._names[seat]} {f'cbr {to}' if self._can_be_called(seat) else 'cc'}"
            case BroughtIn(seat):
                yield f"{self._names[seat]} pb"
            case BoardDealt(cards):
                yield f"d db {told(cards)}"
            case BoardTaken(stage) if len(self.table.board) > kept(self.table, stage):
                self._take_back()
            case Discarded(seat, count):
                yield f"{self._names[seat]} sd {told((None,) * count)}".rstrip()
            case HandKilled(seat):
                yield from self._killed(seat)
            case HandShown(seat, cards):
                self._showdown.append((seat, cards))
            case HandMucked(seat):
                self._showdown.append((seat, None))
            case StagePassed():
                yield from self._dealt()
            case RoundOpened():
                self._closed = None
            case RoundClosed():
                self._closed = self._closed or (len(self._said), dict(self._held))
            case _:
                pass

    def _take_back(self) -> None:
        """A street that comes again is told once, as it came in the end."""
        if not self._said[-1].startswith("d db"):
            raise HistoryError("a hand history has no words for a street taken back after a hand was ruled dead on it")
        self._said.pop()

    def _can_be_called(self, seat: Seat) -> bool:
        """Whether anybody else can put in more than the bet; a raise that nobody can call is told as a call."""
        others = [player for player in self.table.in_hand if player.seat != seat]
        return any(player.bet + player.chips > self.table.to_match for player in others)

    def _killed(self, seat: Seat) -> Iterator[str]:
        """A hand that is ruled dead in its turn is folded, at the showdown it is mucked."""
        if self.table.to_act == seat:
            yield f"{self._names[seat]} f"
        elif self.table.to_act is None and not isinstance(self.table.now, Betting | Draw):
            self._showdown.append((seat, None))
        else:
            raise HistoryError(f"a hand history has no words for seat {seat}'s hand, ruled dead out of turn")

    def _dealt(self) -> Iterator[str]:
        """What was dealt in the stage that is over now. Down cards are told with the up card that follows them."""
        stage, stages = self.table.now, self.table.game.stages
        match stage:
            case Down(cards) if not isinstance(stages[self.table.stage + 1], Up):
                yield from self._cards({player.seat: cards for player in self.table.in_hand})
            case Up():
                before = stages[self.table.stage - 1]
                down = before.cards if isinstance(before, Down) else 0
                yield from self._cards({player.seat: down for player in self.table.in_hand}, up=True)
            case Draw():
                drawn = {discard.seat: discard.count for discard in self.table.discards}
                yield from self._cards({player.seat: drawn[player.seat] for player in self.table.in_hand})
            case _:
                pass

    def _cards(self, down: dict[Seat, int], up: bool = False) -> Iterator[str]:
        for seat, count in down.items():
            hidden = self._down.get(seat, [])
            cards: tuple[Known, ...] = tuple(hidden.pop(0) if hidden else None for _ in range(count))
            cards += self.table.players[seat].up[-1:] if up else ()
            self._held[seat] += cards
            if cards:
                yield f"d dh {self._names[seat]} {told(cards)}"


def _down_cards(events: Sequence[Event]) -> dict[Seat, list[Card]]:
    """The cards that were dealt face down to those who laid down their hands."""
    up = {event.card for event in events if isinstance(event, UpCardDealt)}
    shown = [event for event in events if isinstance(event, HandShown)]
    return {event.seat: [card for card in event.cards if card not in up] for event in shown}
