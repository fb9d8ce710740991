"""Scales: what they compare, what each hand is called, and what they turn away."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import pytest

from assistant.cards import DECKS, Rank, cards
from assistant.errors import CardError, TableError
from assistant.ranking import Hand, Scale, kicker

if TYPE_CHECKING:
    from assistant.ranking.scale import Order


def best(text: str, board: str = "", **settings: Any) -> Hand:
    hand = Scale(**settings).best(cards(text), cards(board))
    assert hand is not None
    return hand


@pytest.mark.parametrize(
    ("hand", "name", "played"),
    [
        ("As Ks Qs Js Ts", "royal flush", "As Ks Qs Js Ts"),
        ("5c Ac 2c 4c 3c", "straight flush, five high", "5c 4c 3c 2c Ac"),
        ("8c 7d 8h 8d 8s", "four of a kind, eights", "8s 8h 8d 8c 7d"),
        ("4c Kd 4h Ks Kc", "full house, kings over fours", "Ks Kd Kc 4h 4c"),
        ("9h Ah 5h Kh 3h", "flush, ace king nine five three high", "Ah Kh 9h 5h 3h"),
        ("Ts 9d 8c 7h 6s", "straight, ten high", "Ts 9d 8c 7h 6s"),
        ("Ts 9d 6c 6h 6s", "three of a kind, sixes", "6s 6h 6c Ts 9d"),
        ("Ac Kd 9h Ks Ah", "two pair, aces and kings", "Ah Ac Ks Kd 9h"),
        ("2c Kd 9h 2s Ah", "pair of deuces", "2s 2c Ah Kd 9h"),
        ("Ac Kd 9h 3s 7h", "ace high", "Ac Kd 9h 7h 3s"),
        ("As Ks Qs Js Ts 9s 2d", "royal flush", "As Ks Qs Js Ts"),
        ("Ac Kd 9h Ks Ah 9s Qd", "two pair, aces and kings", "Ah Ac Ks Kd Qd"),
    ],
)
def test_names_and_cards_in_the_order_in_which_they_count(hand: str, name: str, played: str) -> None:
    found = best(hand)
    assert (found.name, found.cards) == (name, cards(played))
    assert found.stands_for == found.cards


@pytest.mark.parametrize(
    ("order", "hand", "name"),
    [
        ("ace-five", "2c 4h 5d 7s 9s", "nine-low, 9 7 5 4 2"),
        ("ace-five", "Ac 4h 5d Ts 9s", "ten-low, 10 9 5 4 A"),
        ("ace-five", "Ac 2c 3c 4c 5c", "five-low, 5 4 3 2 A"),
        ("ace-five", "Kc Kd 3c 4c 5c", "pair of kings"),
        ("deuce-seven", "7c 5d 4c 3c 2c", "seven-low, 7 5 4 3 2"),
        ("deuce-seven", "Ac 5d 4c 3c 2c", "ace-low, A 5 4 3 2"),
        ("deuce-seven", "6c 5d 4c 3c 2c", "straight, six high"),
        ("badugi", "7c 5d 3h 2s", "badugi, seven-low, 7 5 3 2"),
        ("badugi", "Ac 2d 3h 3s", "three cards, three-low, 3 2 A"),
        ("badugi", "Ac 2c 3c 4c", "one card, ace-low, A"),
    ],
)
def test_names_of_lows(order: Order, hand: str, name: str) -> None:
    assert best(hand, order=order).name == name


def test_a_hand_of_eight_in_stud_with_a_common_card() -> None:
    assert best("Ac Ad 9h 8s 4c 3d 2s", "Ah").name == "three of a kind, aces"
    with_both = best("As Ks 9s 8s 4s 4d 4c Kd")
    assert with_both.name == "full house, fours over kings"
    flush_first = best("As Ks 9s 8s 7s 7d 7c Kd", deck=DECKS[32], flush_over_full_house=True)
    assert flush_first.name == "flush, ace king nine eight seven high"


def test_a_straight_with_the_ace_below_the_lowest_card() -> None:
    """nz-casino-1999 9.3(f); where the house does not have it, the ace is only high."""
    for text, deck in {"8c 7d 6h 5s Ac": 40, "9c 8d 7h 6s Ac": 36, "Tc 9d 8h 7s Ac": 32, "5c 4d 3h 2s Ac": 52}.items():
        assert best(text, deck=DECKS[deck]).name.startswith("straight, ")
        assert best(text, deck=DECKS[deck], ace_low_in_straight=False).name == "ace high"
    assert best("8c 7d 6h 5s Ac").name == "ace high"


@pytest.mark.parametrize("deck", DECKS.values(), ids=len)
def test_flush_and_full_house_change_places_in_any_deck(deck: Any) -> None:
    flush, full = cards("As Ks Js 9s 8s"), cards("Ac Ad Ah Kc Kd")
    for over in (True, False):
        scale = Scale(deck=deck, flush_over_full_house=over)
        assert (scale.value(flush) > scale.value(full)) is over
        assert scale.value(cards("8s 8h 8d 8c 9s")) > max(scale.value(flush), scale.value(full))


def test_pairs_and_more_in_low_come_in_their_order() -> None:
    """home-game I Hand Ranks for Low: odd cards, a pair (aces lowest), two pair, three, full house, four."""
    order = ["Kc Qd Jh Ts 9c", "Ac Ad Kh Qs Jc", "2c 2d 5h 4s 3c", "Kc Kd Qh Js Tc"]
    order += ["2c 2d Ah As Kc", "Ac Ad Ah 2s 3c", "Ac Ad Ah 2s 2c", "Ac Ad Ah As 2c"]
    values = [best(hand, order="ace-five").value for hand in order]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)


def test_the_five_best_for_low_of_seven_with_pairs() -> None:
    assert best("Ac Ad 2c 2h 3s 3d 4c", order="ace-five").cards == cards("Ad Ac 4c 3s 2h")


def test_exactly_two_and_both() -> None:
    board = "7c 8d 9s Kh Kd"
    assert best("Ah Tc", board, uses="all", deck=DECKS[32]).name == "straight, ten high"
    assert best("Ks Kc Qd Qh", board, uses="two").name == "four of a kind, kings"
    assert best("Ac Ad Ah", "Kd Qd 3c 4c 2h", uses="two").name == "pair of aces"


def test_a_qualifier() -> None:
    scale = Scale("ace-five", qualifier=Rank.EIGHT, uses="two")
    hand = scale.best(cards("Ah 3h 9c Tc"), cards("8s 7d 2c Kd Ks"))
    assert hand is not None
    assert hand.name == "eight-low, 8 7 3 2 A"
    assert scale.value_with_board(cards("Ah 3h 9c Tc"), cards("8s 7d 2c Kd Ks")) == hand.value
    assert scale.best(cards("Ah Jh 9c Tc"), cards("8s 7d 2c Kd Ks")) is None
    assert scale.value_with_board(cards("Ah Jh 9c Tc"), cards("8s 7d 2c Kd Ks")) == 0
    assert Scale("ace-five", qualifier=Rank.EIGHT).value(cards("9c 4d 3h 2s Ac")) == 0


@pytest.mark.parametrize(
    ("hand", "others", "said"),
    [
        ("8s 8h As 7d 2c", ["8d 8c Kh 7s 2d"], "ace kicker"),
        ("8s 8h As 7d 2c", ["8d 8c Ah 7s 2d"], None),
        ("8s 8h As 7d 3c", ["8d 8c Ah 7s 2d", "8d 8c Kh 7s 6d"], "three kicker"),
        ("8s 8h As 7d 3c", ["9s 9d Ah 7s 2d"], None),
        ("As Kh 9s 7d 3c", ["Ad Qh 9c 7s 2d"], "king kicker"),
    ],
)
def test_the_card_that_decides(hand: str, others: list[str], said: str | None) -> None:
    assert kicker(best(hand), map(best, others)) == said


@pytest.mark.parametrize(
    ("hand", "board", "settings", "says"),
    [
        ("", "", {}, "expected five cards or more, found none"),
        ("As Kd Qh Jc", "", {}, "expected five cards or more, found A♠ K♦ Q♥ J♣"),
        ("As Kd Qh Jc 5s", "", {"deck": DECKS[36]}, "5♠ is not in a deck of 36 cards"),
        ("As Kd", "Qh Jc As", {}, "A♠ comes twice"),
        ("As Kd Qh Jc", "Ts 9s", {"uses": "two"}, "expected three cards or more on the board, found 10♠ 9♠"),
        ("As", "Ts 9s 8s", {"uses": "two"}, "expected two cards or more of a player's own, found A♠"),
        (
            "As Kd Qh",
            "Ts 9s 8s",
            {"uses": "all"},
            "expected two cards of a player's own, both to play, found A♠ K♦ Q♥",
        ),
        ("", "", {"order": "badugi"}, "expected a card or more, found none"),
    ],
)
def test_bad_hands_are_named(hand: str, board: str, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(CardError) as raised:
        Scale(**settings).best(cards(hand), cards(board))
    assert str(raised.value) == says


def test_a_value_too_needs_five_cards() -> None:
    for hand in (cards("As Kd Qh Jc"), ()):
        with pytest.raises(CardError, match="expected five cards or more, each of them once, found "):
            Scale().value(hand)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"order": "low"}, "expected an order of high, ace-five, deuce-seven, badugi, found 'low'"),
        ({"uses": "three"}, "expected cards to be used as any, two, all, found 'three'"),
        ({"qualifier": Rank.EIGHT}, "expected no qualifier where the order is high, found eight"),
        ({"order": "ace-five", "qualifier": Rank.FOUR}, "expected a qualifier with four lower ranks, found four"),
        ({"order": "badugi", "uses": "two"}, "expected any cards to be used in badugi, which has no board"),
    ],
)
def test_impossible_scales_are_named(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(TableError) as raised:
        Scale(**settings)
    assert str(raised.value) == says


def test_scales_are_values() -> None:
    scale = Scale("ace-five", wild=frozenset({Rank.TWO}), qualifier=Rank.EIGHT)
    scale.value(cards("As 2d 3h 4c 5s"))
    again = pickle.loads(pickle.dumps(scale))
    assert (again, hash(again)) == (scale, hash(scale))
    assert scale != Scale("ace-five")
    with pytest.raises(AttributeError, match="a Scale never changes: 'order' cannot be set"):
        scale.order = "high"
