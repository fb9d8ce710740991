"""The cards on the felt: a real deck, and what each player holds of it, which the program under test must not know."""

from dataclasses import dataclass, field
from random import Random

from assistant.acting import to_make_up
from assistant.boards import lying
from assistant.cards import Card
from assistant.dealing import cards_held, excludes_own
from assistant.events import (
    BoardDealt,
    Discarded,
    Event,
    HandBegan,
    HandShown,
    OpenersShown,
    StagePassed,
    UpCardDealt,
)
from assistant.events_around import BoardTaken, MishapRuled
from assistant.games import Down
from assistant.table import Table
from assistant.words import Seat


@dataclass
class Felt:
    """A deck in play. *hands*: all that a seat holds, its up cards too; *thrown*: the discards, with their owners;
    *shown*: what was turned up or laid down in this hand, also by somebody who has left since.
    """

    seed: int
    decks: int = 0
    deck: list[Card] = field(default_factory=list)
    hands: dict[Seat, list[Card]] = field(default_factory=dict)
    thrown: list[tuple[Seat, Card]] = field(default_factory=list)
    shown: frozenset[Card] = frozenset()

    def copy(self) -> "Felt":
        """The felt as it lies, for an undo."""
        hands = {seat: list(cards) for seat, cards in self.hands.items()}
        return Felt(self.seed, self.decks, list(self.deck), hands, list(self.thrown), self.shown)

    def follow(self, before: Table, event: Event, after: Table) -> None:
        """Do with real cards what *event* says."""
        match event:
            case HandBegan():
                self._shuffle(after)
            case StagePassed() if isinstance(before.now, Down) and not (before.game.stud and before.board):
                for player in before.in_hand:
                    self.hands[player.seat] += self._top(before.now.cards)
            case UpCardDealt(seat, card):
                self.deck.remove(card)
                self.hands[seat].append(card)
                self.shown |= {card}
            case HandShown(_, cards) | OpenersShown(_, cards):
                self.shown |= set(cards)
            case BoardDealt(cards):
                for card in cards:
                    self.deck.remove(card)
            case Discarded():
                self._draw(before, event)
            case BoardTaken():
                self._take_back(before, event)
            case MishapRuled("has", seat, count) if seat is not None:
                self._put_right(before, seat, count)

    def next_cards(self, count: int) -> tuple[Card, ...]:
        """The cards on top."""
        return tuple(self.deck[:count])

    def can_draw(self, table: Table, seat: Seat) -> int:
        """How many cards there are for *seat* to draw."""
        return len(self.deck) + len(self._pool(table, seat))

    def secrets(self) -> set[Card]:
        """The cards of the hand that nobody but their owners may know: not laid down, not turned up."""
        return {card for cards in self.hands.values() for card in cards} - self.shown

    def _shuffle(self, table: Table) -> None:
        self.decks += 1
        self.deck = list(table.stakes.deck)
        Random(f"{self.seed} {self.decks}").shuffle(self.deck)
        self.hands = {seat: [] for seat in table.order}
        self.thrown = []
        self.shown = frozenset()

    def _top(self, count: int) -> list[Card]:
        cards, self.deck = self.deck[:count], self.deck[count:]
        assert len(cards) == count, "the deck has run out"
        return cards

    def _pool(self, table: Table, seat: Seat) -> list[tuple[Seat, Card]]:
        return [(owner, card) for owner, card in self.thrown if owner != seat or not excludes_own(table)]

    def _take_back(self, table: Table, event: BoardTaken) -> None:
        """What lay on the board is on top of the deck again; what is set aside goes where it will not be dealt."""
        self.deck = [*lying(table, event.stage), *self.deck]
        if event.goes == "aside":
            self.deck = self.deck[event.count :] + self.deck[: event.count]

    def _put_right(self, table: Table, seat: Seat, count: int) -> None:
        """A hand turns out to have had *count* cards: the others are in the deck, or came out of it."""
        held, more = self.hands[seat], count - cards_held(table, table.players[seat])
        if more > 0:
            self.hands[seat] = held + self._top(min(more, len(self.deck)))
            return
        down = [card for card in held if card not in table.players[seat].up]
        self.deck += down[:-more]
        self.hands[seat] = [card for card in held if card not in down[:-more]]

    def _draw(self, table: Table, event: Discarded) -> None:
        hand = self.hands[event.seat]
        gone = list(event.cards) or hand[: event.count]
        pool = self._pool(table, event.seat)[: event.from_discards]
        assert len(pool) == event.from_discards, "cards were drawn that are not there"
        self.thrown = [one for one in self.thrown if one not in pool] + [(event.seat, card) for card in gone]
        kept = [card for card in hand if card not in gone]
        drawn = event.count + to_make_up(table.players[event.seat]) - event.from_discards
        self.hands[event.seat] = kept + self._top(drawn) + [card for _, card in pool]
