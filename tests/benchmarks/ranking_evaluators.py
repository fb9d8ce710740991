"""This project's comparison of hands and other people's, each behind its public call, for the benchmark of ranking."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Any

import clubs
import eval7
import phevaluator
import pokerkit
import treys

from assistant.cards import DECKS, Card

Deal = tuple[tuple[Card, ...], tuple[Card, ...]]
"""A player's own cards, and the board."""


@dataclass(frozen=True)
class Evaluator:
    """*loop* makes one public *call* for each of *hands*. *asked*: how many hands to compare while it compares one."""

    name: str
    asked: float
    loop: Callable[[Callable[..., object], Sequence[Any]], None]
    call: Callable[..., object]
    hands: Sequence[Any]

    def hands_in(self, seconds: float) -> int:
        """How many hands it compares in that time, once its tables are open and warm."""
        count = 1
        while (time := self.seconds_a_hand(count) * count) < seconds:
            count = count * 2 if time < seconds / 2 else int(count * seconds / time) + 1
        return count

    def seconds_a_hand(self, count: int) -> float:
        """Processor time of one turn of *count* hands: the first ones, or all of them several times over."""
        hands, times = self.hands[:count], max(1, count // len(self.hands))
        start = process_time()
        for _ in range(times):
            self.loop(self.call, hands)
        return (process_time() - start) / (times * len(hands))


def deals(count: int, cards: int, own: int, deck: int = 52) -> list[Deal]:
    """Hands of so many *cards*, *own* of them a player's; the same in every run."""
    generator = random.Random(f"{cards} of {deck}")
    whole = list(DECKS[deck])
    dealt = (generator.sample(whole, cards) for _ in range(count))
    return [(tuple(some[:own]), tuple(some[own:])) for some in dealt]


def together(call: Callable[..., object], hands: Sequence[Any]) -> None:
    """All cards in one argument."""
    for hand in hands:
        call(hand)


def apart(call: Callable[..., object], hands: Sequence[Any]) -> None:
    """Own cards and board in two arguments."""
    for own, board in hands:
        call(own, board)


def each(call: Callable[..., object], hands: Sequence[Any]) -> None:
    """Every card an argument."""
    for hand in hands:
        call(*hand)


def in_cards_of(card: Callable[[str], Any], dealt: Sequence[Deal]) -> list[tuple[list[Any], list[Any]]]:
    """The same hands in another evaluator's cards, one object a card as here."""
    printed = {one: card(str(one)) for one in DECKS[52]}
    return [([printed[one] for one in own], [printed[one] for one in board]) for own, board in dealt]


def joined(dealt: Sequence[tuple[Any, Any]]) -> list[Any]:
    """Own cards and board together."""
    return [own + board for own, board in dealt]


def of_eval7(asked: float, dealt: Sequence[Deal]) -> Evaluator:
    """Cython."""
    return Evaluator("eval7", asked, together, eval7.evaluate, joined(in_cards_of(eval7.Card, dealt)))


def of_phevaluator(asked: float, dealt: Sequence[Deal]) -> Evaluator:
    """C, behind a Python call."""
    hands = joined(in_cards_of(phevaluator.Card, dealt))
    return Evaluator("phevaluator", asked, each, phevaluator.evaluate_cards, hands)


def of_treys(asked: float, dealt: Sequence[Deal]) -> Evaluator:
    """Python."""
    return Evaluator("treys", asked, apart, treys.Evaluator().evaluate, in_cards_of(treys.Card.new, dealt))


def of_pokerkit(asked: float, hand: type[pokerkit.Hand], dealt: Sequence[Deal]) -> Evaluator:
    """Python."""
    hands = in_cards_of(lambda text: next(iter(pokerkit.Card.parse(text))), dealt)
    return Evaluator("PokerKit", asked, apart, hand.from_game, hands)


def of_clubs(asked: float, ranks: int, own_that_play: int, dealt: Sequence[Deal]) -> Evaluator:
    """Python. It has high hands only: beside a low, its time is that for the same cards high."""
    call = clubs.Evaluator(4, ranks, 5, own_that_play).evaluate
    return Evaluator("clubs", asked, apart, call, in_cards_of(clubs.Card, dealt))
