"""Other people's evaluators, asked about hands at random: 100,000 of each sort with --slow, else 2,000 (500 in Omaha).

An evaluator agrees where its order of the hands is ours: equal where ours are equal, and in the same order where not.

Known differences, which are left out of what is asked:

* None of them knows wild cards, decks of 40 or 32, or an ace that is not low in a straight.
* PokerKit has one short deck, of 36, with the flush over the full house.
* treys and phevaluator compare high hands of 52 cards only.
"""

from collections.abc import Callable, Iterable
from itertools import pairwise

import phevaluator
import pokerkit
import pytest
import treys

from assistant.cards import DECKS, Rank
from assistant.ranking import Scale
from tests.assistant.ranking.dealing import Cards, dealt

Opinion = Callable[[Cards], int]
"""A number that is larger for a better hand, and nought where no low is made."""

pytestmark = pytest.mark.timeout(3600)


def phevaluator_says(cards: Cards) -> int:
    return -int(phevaluator.evaluate_cards(*map(str, cards)))


def phevaluator_says_in_omaha(cards: Cards) -> int:
    return -int(phevaluator.evaluate_omaha_cards(*map(str, (*cards[4:], *cards[:4]))))


TREYS = {card: treys.Card.new(str(card)) for card in DECKS[52]}
TREYS_EVALUATOR = treys.Evaluator()


def treys_says(cards: Cards) -> int:
    return -int(TREYS_EVALUATOR.evaluate([], [TREYS[card] for card in cards]))


POKERKIT = {card: next(iter(pokerkit.Card.parse(str(card)))) for card in DECKS[52]}


def pokerkit_says(kind: type[pokerkit.Hand], own: int) -> Opinion:
    """*own* of the cards are the player's, the others the board."""

    def says(cards: Cards) -> int:
        theirs = [POKERKIT[card] for card in cards]
        hand = kind.from_game_or_none(theirs[:own], theirs[own:])
        if hand is None:
            return 0
        return 10_000 - hand.entry.index if kind.low else 1 + hand.entry.index

    return says


def with_board(scale: Scale, own: int) -> Opinion:
    return lambda cards: scale.value_with_board(cards[:own], cards[own:])


def agree(ours: Opinion, theirs: Opinion, hands: Iterable[Cards]) -> None:
    opinions = sorted({(ours(hand), theirs(hand)) for hand in hands})
    for (mine, other), (better, their_better) in pairwise(opinions):
        assert mine < better
        assert other < their_better


def short_deck() -> Scale:
    return Scale(deck=DECKS[36], flush_over_full_house=True)


@pytest.fixture
def many(request: pytest.FixtureRequest) -> int:
    return 100_000 if request.config.getoption("--slow") else 2000


@pytest.fixture
def many_in_omaha(many: int) -> int:
    """Fewer in the short run: PokerKit tries sixty hands for each."""
    return many if many > 2000 else 500


@pytest.mark.parametrize("cards", [5, 6, 7])
@pytest.mark.parametrize("theirs", [phevaluator_says, treys_says, pokerkit_says(pokerkit.StandardHighHand, 2)])
def test_high(theirs: Opinion, cards: int, many: int) -> None:
    agree(Scale().value, theirs, dealt(many, cards))


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_short_deck(cards: int, many: int) -> None:
    agree(short_deck().value, pokerkit_says(pokerkit.ShortDeckHoldemHand, 2), dealt(many, cards, deck=36))


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_ace_to_five(cards: int, many: int) -> None:
    agree(Scale("ace-five").value, pokerkit_says(pokerkit.RegularLowHand, 2), dealt(many, cards))


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_eight_or_better(cards: int, many: int) -> None:
    scale = Scale("ace-five", qualifier=Rank.EIGHT)
    agree(scale.value, pokerkit_says(pokerkit.EightOrBetterLowHand, 2), dealt(many, cards))


@pytest.mark.parametrize("cards", [5, 6, 7])
def test_deuce_to_seven(cards: int, many: int) -> None:
    agree(Scale("deuce-seven").value, pokerkit_says(pokerkit.StandardLowHand, 2), dealt(many, cards))


def test_badugi(many: int) -> None:
    agree(Scale("badugi").value, pokerkit_says(pokerkit.BadugiHand, 4), dealt(many, 4))


@pytest.mark.parametrize("theirs", [phevaluator_says_in_omaha, pokerkit_says(pokerkit.OmahaHoldemHand, 4)])
def test_omaha_high(theirs: Opinion, many_in_omaha: int) -> None:
    agree(with_board(Scale(uses="two"), 4), theirs, dealt(many_in_omaha, 9))


def test_omaha_low(many_in_omaha: int) -> None:
    scale = Scale("ace-five", uses="two", qualifier=Rank.EIGHT)
    agree(with_board(scale, 4), pokerkit_says(pokerkit.OmahaEightOrBetterLowHand, 4), dealt(many_in_omaha, 9))
