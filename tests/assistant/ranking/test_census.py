"""Every hand of five there is: how many of each kind, how many different values, and their order from first to last."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain, combinations, product
from math import comb, prod

import pytest

from assistant.cards import DECKS, Card, Rank, Suit
from assistant.ranking import Scale
from assistant.ranking.build import Ranks, choices, of_mixed_suits
from tests.assistant.ranking import plainly

Plainly = Callable[[tuple[Card, ...]], tuple[str, list[int]]]


def how_many(ranks: int, straights: int) -> dict[str, int]:
    """How many hands of five there are of each kind, in a deck of so many ranks and straights."""
    odd = comb(ranks, 5) - straights
    return {
        "high card": odd * (4**5 - 4),
        "pair": ranks * 6 * comb(ranks - 1, 3) * 4**3,
        "two pair": comb(ranks, 2) * 6 * 6 * (ranks - 2) * 4,
        "three": ranks * 4 * comb(ranks - 1, 2) * 4**2,
        "straight": straights * (4**5 - 4),
        "flush": odd * 4,
        "full house": ranks * 4 * (ranks - 1) * 6,
        "four": ranks * (ranks - 1) * 4,
        "straight flush": straights * 4,
    }


def how_many_values(ranks: int, straights: int) -> dict[str, int]:
    """How many different hands of each kind there are, suits apart."""
    odd = comb(ranks, 5) - straights
    return {
        "high card": odd,
        "pair": ranks * comb(ranks - 1, 3),
        "two pair": comb(ranks, 2) * (ranks - 2),
        "three": ranks * comb(ranks - 1, 2),
        "straight": straights,
        "flush": odd,
        "full house": ranks * (ranks - 1),
        "four": ranks * (ranks - 1),
        "straight flush": straights,
    }


def census(scale: Scale, tell: Plainly) -> tuple[dict[str, int], list[tuple[str, list[int]]]]:
    """How many hands of each kind the deck has, and what each value is, from the smallest value up."""
    values = Counter(map(scale.value, combinations(scale.deck, 5)))
    examples = {scale.value(hand): hand for hand in combinations(scale.deck, 5)}
    told = {value: tell(hand) for value, hand in examples.items()}
    hands: Counter[str] = Counter()
    for value, count in values.items():
        hands[told[value][0]] += count
    return dict(hands), [told[value] for value in sorted(told)]


@pytest.mark.parametrize("ace_low", [True, False])
@pytest.mark.parametrize("cards", [40, 36, 32])
def test_stripped_decks(cards: int, ace_low: bool) -> None:
    deck = DECKS[cards]
    scale = Scale(deck=deck, flush_over_full_house=True, ace_low_in_straight=ace_low)
    found, order = census(scale, lambda hand: plainly.high(hand, deck.lowest, ace_low))
    straights = cards // 4 - 4 + ace_low
    assert found == how_many(cards // 4, straights)
    assert Counter(kind for kind, _ in order) == how_many_values(cards // 4, straights)
    assert order == sorted(order, key=lambda one: (plainly.STRIPPED.index(one[0]), one[1]))


def test_52_cards() -> None:
    found, order = census(Scale(), plainly.high)
    assert found == how_many(13, 10)
    assert sum(found.values()) == 2_598_960
    assert Counter(kind for kind, _ in order) == how_many_values(13, 10)
    assert len(order) == 7462
    assert order == sorted(order, key=lambda one: (plainly.HIGH.index(one[0]), one[1]))


@pytest.mark.slow
def test_ace_to_five() -> None:
    """A deck without straights, where the flushes are odd cards too."""
    found, order = census(Scale("ace-five"), plainly.low)
    expected = Counter(how_many(13, straights=0))
    expected["high card"] += expected.pop("flush")
    assert Counter(found) == expected
    assert len(order) == 6175
    assert order == sorted(order, key=lambda one: (plainly.HIGH.index(one[0]), one[1]), reverse=True)


@pytest.mark.slow
def test_deuce_to_seven() -> None:
    """The high hands of a deck in which the ace is only high, the best of them last."""
    found, order = census(Scale("deuce-seven"), lambda hand: plainly.high(hand, ace_low=False))
    assert found == how_many(13, straights=9)
    assert len(order) == 7462
    assert order == sorted(order, key=lambda one: (plainly.HIGH.index(one[0]), one[1]), reverse=True)


def test_seven_cards() -> None:
    """The 133,784,560 hands of seven, counted by ranks where no suit comes five times, and by suit where one does."""
    value = Scale().value
    kinds = {value(hand): plainly.high(hand)[0] for hand in chain(map(of_mixed_suits, choices(5)), of_spades(5))}
    hands: Counter[str] = Counter()
    for ranks in choices(7):
        hands[kinds[value(of_mixed_suits(ranks))]] += without_flush(ranks)
    for spades in (5, 6, 7):
        for suited in of_spades(spades):
            others = (Card.of(Rank.TWO, Suit.CLUBS), Card.of(Rank.TWO, Suit.HEARTS))
            hands[kinds[value(suited + others[: 7 - spades])]] += 4 * comb(39, 7 - spades)
    assert hands == {
        "high card": 23_294_460,
        "pair": 58_627_800,
        "two pair": 31_433_400,
        "three": 6_461_620,
        "straight": 6_180_020,
        "flush": 4_047_644,
        "full house": 3_473_184,
        "four": 224_848,
        "straight flush": 41_584,
    }


def of_spades(cards: int) -> Iterator[tuple[Card, ...]]:
    """Every hand of so many spades."""
    return combinations([card for card in DECKS[52] if card.suit is Suit.SPADES], cards)


def without_flush(ranks: Ranks) -> int:
    """How many hands of these ranks have no suit five times."""
    return _without_flush(tuple(sorted(Counter(ranks).values())))


@cache
def _without_flush(counts: tuple[int, ...]) -> int:
    """By how many cards there are of each rank: the same for all ranks."""
    suits = [list(combinations(Suit, count)) for count in counts]
    if len(suits) < 5:
        return prod(map(len, suits))
    return sum(max(Counter(chain(*chosen)).values()) < 5 for chosen in product(*suits))
