"""What holds for all hands, whatever they are."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from assistant.cards import DECKS, Card, Rank, Suit, by_suit
from assistant.ranking import Hand, Scale, board_value, suit_order
from tests.assistant.ranking.dealing import Cards, hands

if TYPE_CHECKING:
    from assistant.ranking.scale import Order

HIGH = Scale()
LOW = Scale("ace-five")
SCALES = [HIGH, LOW, Scale("deuce-seven"), Scale("badugi"), Scale(wild=frozenset({Rank.TWO, Rank.JACK}))]
SUITS = st.sampled_from(list(permutations(Suit)))

of_each_scale = pytest.mark.parametrize("scale", SCALES, ids=lambda scale: f"{scale.order} {len(scale.wild)} wild")


def made(scale: Scale, cards: Cards, board: Cards = ()) -> Hand:
    hand = scale.best(cards, board)
    assert hand is not None
    return hand


def in_suits(cards: Cards, suits: tuple[Suit, ...]) -> Cards:
    """The same cards with the suits changed about."""
    return tuple(Card.of(card.rank, suits[card.suit]) for card in cards)


@of_each_scale
@given(cards=hands(5, 8), data=st.data())
def test_the_order_of_the_cards_changes_nothing(scale: Scale, cards: Cards, data: st.DataObject) -> None:
    shuffled = data.draw(st.permutations(cards))
    assert scale.value(cards) == scale.value(shuffled)
    assert made(scale, cards) == made(scale, tuple(shuffled))


@of_each_scale
@given(cards=hands(5, 8), suits=SUITS)
def test_suits_change_nothing_but_odd_chips(scale: Scale, cards: Cards, suits: tuple[Suit, ...]) -> None:
    one, other = made(scale, cards), made(scale, in_suits(cards, suits))
    assert (one.value, one.name) == (other.value, other.name)
    assert [card.rank for card in one.stands_for] == [card.rank for card in other.stands_for]


@of_each_scale
@given(cards=hands(6, 8))
def test_a_card_more_is_never_worse(scale: Scale, cards: Cards) -> None:
    assert scale.value(cards) >= scale.value(cards[:-1])


@of_each_scale
@given(cards=hands(5, 8))
def test_the_best_hand_is_the_value_of_its_own_cards(scale: Scale, cards: Cards) -> None:
    best = made(scale, cards)
    assert set(best.cards) <= set(cards)
    assert len(set(best.cards)) == len(best.cards) == len(best.stands_for)
    assert best.value == scale.value(cards)
    assert made(scale, best.cards) == best


@of_each_scale
@given(cards=hands(5, 8))
def test_what_is_not_wild_stands_for_itself(scale: Scale, cards: Cards) -> None:
    best = made(scale, cards)
    for card, meant in zip(best.cards, best.stands_for, strict=True):
        assert card is meant or card.rank in scale.wild


@given(cards=hands(14))
def test_one_order_for_all_hands(cards: Cards) -> None:
    """Of two hands one is better or they are equal, and names differ only where values do."""
    one, other = made(HIGH, cards[:7]), made(HIGH, cards[7:])
    ranks = [[card.rank for card in hand.stands_for] for hand in (one, other)]
    assert (one.value == other.value) == (one.name == other.name and ranks[0] == ranks[1])


@given(cards=hands(9))
@pytest.mark.parametrize("order", [HIGH, LOW], ids=["high", "low"])
def test_exactly_two_is_never_better_than_any(order: Scale, cards: Cards) -> None:
    two = Scale(order.order, uses="two")
    assert two.value_with_board(cards[:4], cards[4:]) <= made(order, cards[:4], cards[4:]).value
    assert two.value_with_board(cards[:4], cards[4:]) == made(two, cards[:4], cards[4:]).value


@given(cards=hands(7), other=st.sampled_from(list(DECKS[52])))
@pytest.mark.parametrize("order", ["high", "ace-five", "deuce-seven"])
def test_a_wild_card_is_never_worse_than_a_natural_one(order: Order, cards: Cards, other: Card) -> None:
    assume(other not in cards and other.rank is not Rank.TWO)
    naturals = tuple(card for card in cards if card.rank is not Rank.TWO)[:4]
    assume(len(naturals) == 4)
    scale = Scale(order, wild=frozenset({Rank.TWO}))
    wild = Card.of(Rank.TWO, Suit.CLUBS)
    assert scale.value((*naturals, wild)) >= scale.value((*naturals, other))


@given(cards=hands(5))
def test_a_qualifier_only_takes_away(cards: Cards) -> None:
    best, eight = made(LOW, cards), Scale("ace-five", qualifier=Rank.EIGHT).best(cards)
    lowest = sorted({card.rank.low for card in cards})
    assert (eight is not None) == (len(lowest) == 5 and lowest[-1] <= 8)
    assert eight in (None, best)


@given(cards=hands(8), suits=SUITS)
def test_boards_have_no_suits(cards: Cards, suits: tuple[Suit, ...]) -> None:
    for order in ("high", "ace-five"):
        assert board_value(cards[:4], order) == board_value(in_suits(cards[:4], suits), order)


@given(cards=hands(10))
def test_one_hand_has_the_odd_chip(cards: Cards) -> None:
    one, other = cards[:5], cards[5:]
    assert suit_order(one) != suit_order(other)
    assert (suit_order(one) > suit_order(other)) == (max(map(by_suit, one)) > max(map(by_suit, other)))
