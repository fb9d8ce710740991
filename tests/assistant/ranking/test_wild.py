"""Wild cards: the best meaning is found, by trying all, and told (home-game I Use of Wild Cards)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings

from assistant.cards import DECKS, Card, Rank, Suit, cards
from assistant.errors import TableError
from assistant.ranking import Hand, Scale
from assistant.ranking.five import natural, read
from tests.assistant.ranking.dealing import Cards, hands

if TYPE_CHECKING:
    from assistant.ranking.scale import Order

DEUCES = frozenset({Rank.TWO})
FOUR_DEUCES = tuple(Card.of(Rank.TWO, suit) for suit in Suit)


def best(text: str, order: Order = "high", wild: str = "2") -> Hand:
    by_letter = {rank.letter: rank for rank in Rank}
    hand = Scale(order, wild=frozenset(by_letter[letter] for letter in wild)).best(cards(text))
    assert hand is not None
    return hand


def meant(hand: Hand) -> str:
    return " ".join(map(str, hand.stands_for))


def by_trying_all(plain: Cards, wild: int, scale: Scale) -> float:
    """The best value over all cards that the wild ones could be, a card twice only in five of a kind."""
    values = []
    for tried in combinations_with_replacement(scale.deck, wild):
        five = read(natural((*plain, *tried)), scale)
        if len({*plain, *tried}) == 5 or five.kind == "five of a kind":
            values.append(five.value)
    return max(values)


def check(scale: Scale, wild: Cards, plain: Cards) -> None:
    assert scale.value((*plain, *wild)) == by_trying_all(plain, len(wild), scale)


of_each_order = pytest.mark.parametrize("order", ["high", "ace-five", "deuce-seven"])


@of_each_order
@given(plain=hands(4, without=Rank.TWO))
def test_one_wild_card(order: Order, plain: Cards) -> None:
    check(Scale(order, wild=DEUCES), FOUR_DEUCES[:1], plain)


@of_each_order
@given(plain=hands(3, without=Rank.TWO))
@settings(max_examples=15)
def test_two_wild_cards(order: Order, plain: Cards) -> None:
    check(Scale(order, wild=DEUCES), FOUR_DEUCES[:2], plain)


@pytest.mark.slow
@of_each_order
@given(plain=hands(2, without=Rank.TWO))
@settings(max_examples=20)
def test_three_wild_cards(order: Order, plain: Cards) -> None:
    check(Scale(order, wild=DEUCES), FOUR_DEUCES[:3], plain)


@given(plain=hands(4, deck=36, without=Rank.SIX))
def test_a_stripped_deck(plain: Cards) -> None:
    scale = Scale(wild=frozenset({Rank.SIX}), deck=DECKS[36], flush_over_full_house=True)
    check(scale, cards("6h"), plain)


@given(plain=hands(3, without=Rank.TWO))
@settings(max_examples=15)
def test_badugi(plain: Cards) -> None:
    """One wild card in badugi is worth the best of the 52."""
    scale = Scale("badugi", wild=DEUCES)
    tried = (scale_without_wild.value((*plain, card)) for card in DECKS[52] if card not in plain)
    assert scale.value((*plain, FOUR_DEUCES[0])) == max(tried)


scale_without_wild = Scale("badugi")


@pytest.mark.parametrize(
    ("hand", "name", "stands_for"),
    [
        ("7c 7d 7h 2c 2d", "five of a kind, sevens", "7s 7s 7h 7d 7c"),
        ("9c 8c 7c 6c 2h", "straight flush, ten high", "Tc 9c 8c 7c 6c"),
        ("Kc Jc Qc 2s 2d", "royal flush", "Ac Kc Qc Jc Tc"),
        ("Jh 2s 8d 8c 4h", "three of a kind, eights", "8s 8d 8c Jh 4h"),
        ("Kc Kd 9h 9s 2d", "full house, kings over nines", "Ks Kd Kc 9s 9h"),
        ("As 3s 4s 5s 2s", "straight flush, five high", "5s 4s 3s 2s As"),
        ("As Ks Qs Js Ts 2d 3c", "royal flush", "As Ks Qs Js Ts"),
        ("5c 6h 7d 9c 4d 2s Tc", "straight, ten high", "Tc 9c 8c 7d 6h"),
    ],
)
def test_what_it_stands_for_is_told(hand: str, name: str, stands_for: str) -> None:
    found = best(hand)
    assert (found.name, meant(found)) == (name, stands_for)


def test_no_flush_has_two_aces() -> None:
    assert meant(best("As Ks 9s 4s 2h")) == "As Ks Qs 9s 4s"


def test_a_wild_card_that_is_wanted_stands_for_itself() -> None:
    found = best("As Ks Qs Jh Js", wild="J")
    assert dict(zip(found.cards, found.stands_for, strict=True))[Card.parse("Js")] is Card.parse("Js")


def test_where_the_suit_does_not_matter_it_stands_for_itself() -> None:
    assert meant(best("5d 4h 3s Ac 2h")) == "5d 4h 3s 2h Ac"
    assert meant(best("6s 4d 3s 2h 2c", "ace-five")).split()[:4] == ["6s", "4d", "3s", "2c"]


def test_where_a_natural_card_does_as_well_it_plays() -> None:
    assert Card.parse("2d") not in best("As Ks Qs Js Ts 2d 3c").cards


def test_five_wild_cards_are_aces() -> None:
    assert best("2s 2h Jd Jc Js", wild="2J").name == "five of a kind, aces"


def test_in_low_it_is_the_lowest_card_missing() -> None:
    assert best("2c 7d 5s 4h 3c", "ace-five").name == "seven-low, 7 5 4 3 A"
    assert best("2c 2d 7d 7s 3c", "ace-five").name == "pair of sevens"


def test_in_deuce_to_seven_it_avoids_the_straight() -> None:
    assert best("3c 4d 5h 6s 2c", "deuce-seven").name == "eight-low, 8 6 5 4 3"
    assert best("2c 3c 4c 7c 5s", "deuce-seven", wild="5").name == "seven-low, 7 5 4 3 2"
    assert best("2c 2d 2h 2s 6c", "deuce-seven").name == "seven-low, 7 6 4 3 2"


def test_in_deuce_to_seven_it_avoids_the_flush_though_it_be_itself_in_that_suit() -> None:
    assert best("3c 4c 5c 7c 2c", "deuce-seven").name == "seven-low, 7 5 4 3 2"


def test_no_more_than_two_ranks_are_wild() -> None:
    with pytest.raises(TableError, match="at most two wild ranks, found deuces, threes, jacks"):
        Scale(wild=frozenset({Rank.TWO, Rank.THREE, Rank.JACK}))


def test_the_fifth_of_a_rank_is_meant_once_only_as_itself() -> None:
    """Four aces and a ten, both ranks wild: one of the aces is not itself but the fifth."""
    best = Scale(wild=frozenset({Rank.ACE, Rank.TEN})).best(cards("As Ah Ad Ac Ts"))
    assert best is not None
    assert best.name == "five of a kind, aces"
