"""The players' own cards, as far as a history names them."""

from functools import cache

from assistant.cards import Card
from assistant.errors import HistoryError
from assistant.games import GAMES, Down, Game, Up
from assistant.phh.cards import Known, told
from assistant.words import Seat


class Holdings:
    """What each seat holds in a game, None for a card that the history does not name.

    >>> from assistant.games import GAMES
    >>> from assistant.phh.cards import read_cards
    >>> holdings = Holdings(GAMES["texas-holdem"])
    >>> holdings.dealt(Seat(1), read_cards("Ac??"))
    ()
    >>> holdings.laid_down(Seat(1), read_cards("AcKd"))
    (Card(Ac), Card(Kd))
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._up = face_up(game.name)
        self._held: dict[Seat, list[Known]] = {}
        self._owner: dict[Card, str] = {}

    def dealt(self, seat: Seat, cards: tuple[Known, ...]) -> tuple[Known, ...]:
        """Deal *cards* to a seat; returns those of them that lie face up. Raises HistoryError for too many."""
        held = self._held.setdefault(seat, [])
        place = len(held)
        if place + len(cards) > len(self._up):
            raise HistoryError(f"expected {_number(len(self._up) - place)} for seat {seat}, found {len(cards)}")
        self.once(cards, f"seat {seat}")
        held.extend(cards)
        up = self._up[place : len(held)]
        return tuple(card for card, lies_up in zip(cards, up, strict=True) if lies_up) if True in up else ()

    def once(self, cards: tuple[Known, ...], where: str) -> None:
        """Raises HistoryError where one of *cards* was dealt before; in a game with a draw it may have come back."""
        if self._game.draws:
            return
        for card in cards:
            if card in self._owner:
                raise HistoryError(f"{card} comes twice: {self._owner[card]} has it")
            if card is not None:
                self._owner[card] = where

    def thrown(self, seat: Seat, cards: tuple[Known, ...]) -> None:
        """Take discards out of a hand. Raises HistoryError for a card that the seat does not hold."""
        held = self._held.get(seat, [])
        for card in cards if held else ():
            if card in held:
                held.remove(card)
            elif None in held:
                held.remove(None)
            elif card is None:
                held[:] = [None] * (len(held) - 1)
            else:
                raise HistoryError(f"expected cards of {told(tuple(held))}, which seat {seat} holds, found {card}")

    def laid_down(self, seat: Seat, cards: tuple[Known, ...]) -> tuple[Card, ...]:
        """What a seat lays down that shows *cards*, all of its hand even where the history shows but a part of it.

        Raises HistoryError where these are not the cards that it was dealt, or where some are not known.
        """
        held = self._held.get(seat, [])
        known = [card for card in held if card is not None]
        shown = [card for card in cards if card is not None]
        if held and len(known) == len(held) and set(shown) <= set(known):
            return tuple(known)
        if len(shown) < len(cards) or not shown:
            raise HistoryError(f"expected the cards of seat {seat}, of which the history names {told(tuple(held))}")
        strange = set(known) - set(shown)
        if strange:
            raise HistoryError(f"expected the cards dealt to seat {seat}, {told(tuple(held))}, found {told(cards)}")
        return tuple(shown)

    def count(self, seat: Seat) -> int:
        """How many cards the seat holds; 0 where the history deals it none."""
        return len(self._held.get(seat, ()))

    def whole(self, seat: Seat) -> bool:
        """Whether the history names every card that the seat holds."""
        return seat in self._held and None not in self._held[seat]


@cache
def face_up(game: str) -> tuple[bool, ...]:
    """For each card that a player is dealt before any draw, in dealing order, whether it lies face up.

    >>> face_up("five-card-stud")
    (False, True, True, True, True)
    """
    own = [stage for stage in GAMES[game].stages if isinstance(stage, Down | Up)]
    return tuple(up for stage in own for up in ([True] if isinstance(stage, Up) else [False] * stage.cards))


def _number(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"
