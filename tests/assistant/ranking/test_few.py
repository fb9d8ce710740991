"""Hands of too few cards, beside those of five."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.cards import DECKS, Card, Rank, cards
from assistant.errors import CardError
from assistant.ranking import Hand, Scale, kicker
from assistant.ranking.hand import best_of_few
from tests.assistant.ranking import plainly

KINDS = {1: "high card", 2: "pair", 3: "three", 4: "four"}
decks = st.permutations(tuple(DECKS[52]))


def few(text: str, board: str = "", **settings: Any) -> Hand:
    hand = Scale(**settings).best_of_few(cards(text), cards(board))
    assert hand is not None
    return hand


def in_order(hand: Sequence[Card]) -> tuple[int, list[int]]:
    """A hand of any number of cards by its kind and its ranks, with noughts for those that are missing."""
    if len(hand) == 5:
        kind, ranks = plainly.high(hand)
        return plainly.HIGH.index(kind), ranks
    ranks = plainly.by_count([int(card.rank) for card in hand])
    shape = plainly.shape(ranks)
    kind = "two pair" if shape == (2, 2) else KINDS[shape[0]]
    return plainly.HIGH.index(kind), ranks + [0] * (5 - len(ranks))


def compared(one: Any, other: Any) -> int:
    return int(one > other) - int(one < other)


@pytest.mark.parametrize(
    ("hand", "name", "played"),
    [
        ("Kd 4h Ks 9c", "pair of kings", "Ks Kd 9c 4h"),
        ("4d Kd 4h Ks", "two pair, kings and fours", "Ks Kd 4h 4d"),
        ("8c 7d 8h 8d", "three of a kind, eights", "8h 8d 8c 7d"),
        ("8c 8s 8h 8d", "four of a kind, eights", "8s 8h 8d 8c"),
        ("Ah Kh Qh Jh", "ace high", "Ah Kh Qh Jh"),
        ("Td", "ten high", "Td"),
    ],
)
def test_fewer_than_five_make_pairs_and_more_but_no_straight_and_no_flush(hand: str, name: str, played: str) -> None:
    assert (few(hand).name, few(hand).cards) == (name, cards(played))


@given(decks, st.integers(1, 4), st.integers(1, 5))
def test_high_hands_compare_as_their_cards_do_a_missing_one_being_the_lowest(
    deck: list[Card], mine: int, theirs: int
) -> None:
    one, other = deck[:mine], deck[mine : mine + theirs]
    values = [best_of_few(hand, (), Scale()).value for hand in (one, other)]
    assert compared(*values) == compared(in_order(one), in_order(other))


@pytest.mark.parametrize("order", ["ace-five", "deuce-seven"])
@given(deck=decks, number=st.integers(1, 4), other=st.integers(1, 4))
def test_every_low_of_five_cards_beats_one_of_fewer(order: Any, deck: list[Card], number: int, other: int) -> None:
    scale = Scale(order)
    values = [best_of_few(hand, (), scale).value for hand in (deck[5 : 5 + number], deck[9 : 9 + other])]
    assert 0 < min(values) <= max(values) < 1 <= scale.value(deck[:5])
    if number != other:
        assert compared(*values) == compared(number, other)


def test_of_low_hands_that_are_all_short_the_lower_wins() -> None:
    assert few("7s 4h 3d 2c", order="ace-five").value > few("8s 3h 2d Ac", order="ace-five").value
    assert few("7s 4h 3d 2c", order="ace-five").name == "seven-low, 7 4 3 2"
    assert few("As 2h 3d 4c", order="deuce-seven").value < few("7s 2h 3d 4c", order="deuce-seven").value


def test_four_cards_make_no_low_that_qualifies() -> None:
    scale = Scale("ace-five", qualifier=Rank.EIGHT)
    assert scale.best_of_few(cards("5s 4h 3d 2c")) is None
    made = scale.best_of_few(cards("5s"), cards("4h 3d 2c Ac Ks"))
    assert made is not None
    assert made.name == "five-low, 5 4 3 2 A"


@pytest.mark.parametrize(
    ("settings", "hand", "name", "played"),
    [
        ({}, "Kd", "flush, king queen nine five three high", "Kd Qd 9d 5d 3d"),
        ({"uses": "two"}, "Kd 2d Kc", "flush, king queen nine five deuce high", "Kd Qd 9d 5d 2d"),
        ({"uses": "two"}, "Kd", "pair of queens", "Qs Qd Kd 9d"),
        ({"uses": "all"}, "Kd", "pair of queens", "Qs Qd Kd 9d"),
    ],
)
def test_with_a_board_as_many_of_his_own_play_as_there_are(settings: Any, hand: str, name: str, played: str) -> None:
    made = few(hand, "Qd 9d 5d 3d Qs", **settings)
    assert (made.name, made.cards) == (name, cards(played))


def test_three_cards_are_a_badugi_hand_as_ever() -> None:
    assert few("7s 5h 3d", order="badugi").name == "three cards, seven-low, 7 5 3"


def test_wild_cards_serve_as_well_as_they_can() -> None:
    wild = frozenset({Rank.TWO})
    assert few("2s Kd 9h 9s", wild=wild).name == "three of a kind, nines"
    assert few("2s 2d 2h 2c", wild=wild).name == "four of a kind, aces"
    assert few("2s Kd 9h Ts", wild=wild, order="ace-five").name == "king-low, K 10 9 A"


def test_the_card_that_a_short_hand_lacks_is_the_kicker() -> None:
    whole = Scale().best(cards("Ks Kh 9d 8c 4s"))
    assert whole is not None
    assert kicker(whole, [few("Kd Kc 9s 8h")]) == "four kicker"


def test_cards_that_cannot_be_are_turned_away() -> None:
    with pytest.raises(CardError, match=r"K♠ comes twice"):
        few("Ks Ks 9d")
    with pytest.raises(CardError, match="not in a deck of 32 cards"):
        few("Ks 2s 9d", deck=DECKS[32])
