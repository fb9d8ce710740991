"""The odd chip by suit, and who opens a round of stud by the open cards."""

import pytest

from assistant.cards import cards
from assistant.ranking import board_value, suit_order


@pytest.mark.parametrize(
    ("gets", "other"),
    [
        ("As Kd 9c 5h 3d", "Ah Kc 9d 5s 3c"),  # nz-casino-1999 11.4(d): spades over hearts
        ("8d 8c As Kh 5h", "8s 8h Ad Kc 5c"),  # the highest card, not the pair
        ("Ad Qs 9h 6c 3s", "Ac Qh 9s 6d 3c"),  # diamonds over clubs
        ("As Kd Qh Jc 9s", "As Kd Qh Jc 9h"),  # shared cards say nothing, the next one does
    ],
)
def test_the_odd_chip_goes_to_the_highest_card_by_suit(gets: str, other: str) -> None:
    assert suit_order(cards(gets)) > suit_order(cards(other))


def test_with_all_seven_cards_a_spare_king_counts() -> None:
    """roberts Ties: the same straight, and the king of spades beside it."""
    assert suit_order(cards("9c 8d 7s 6h 5c Ks 2s")) > suit_order(cards("9d 8c 7h 6s 5d Kh 3c"))
    assert suit_order(cards("9c 8d 7s 6h 5c")) < suit_order(cards("9d 8c 7h 6s 5d"))


def test_the_lowest_card_by_suit_has_it_where_the_book_says_so() -> None:
    """Aces are low, clubs the lowest suit; shared cards say nothing."""
    assert suit_order(cards("Ac Kd"), lowest=True) > suit_order(cards("Ad Ks"), lowest=True)
    assert suit_order(cards("2c Kd"), lowest=True) < suit_order(cards("As Ks"), lowest=True)
    assert suit_order(cards("2c 3c"), lowest=True) > suit_order(cards("2c 3d"), lowest=True)


HIGH_BOARDS = ["2s", "As", "3s 2d", "As Kd", "2s 2d", "As Ad", "5s 4d 3c", "As Kd Qh", "2s 2d 3h", "2s 2d 2c"]
FOUR_CARDS = ["7s 5s 4s 2s", "6s 5d 4c 3h", "Ks Qs Js 9s", "2s 2d 3h 4c", "2s 2d 3h 3c", "2s 2d 2c 3h", "3s 3h 3d 3c"]


@pytest.mark.parametrize("boards", [HIGH_BOARDS[:2], HIGH_BOARDS[2:6], HIGH_BOARDS[6:]])
def test_the_high_board_opens(boards: list[str]) -> None:
    values = [board_value(cards(board)) for board in boards]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_straights_and_flushes_do_not_open() -> None:
    assert board_value(cards("6s 5s 4s 3s")) < board_value(cards("7d 5h 4c 2s")) < board_value(cards("2s 2d 3h 4c"))


def test_fours_threes_and_two_pair_come_in_their_order() -> None:
    boards = ["As Kd Qc Jh", "2s 2d 3h 4c", "2s 2d 3h 3c", "2s 2d 2c 3h", "3s 3h 3d 3c"]
    assert boards == sorted(boards, key=lambda board: board_value(cards(board)))


def test_the_low_board_opens_where_low_is_played() -> None:
    """tda-2024 RP-10: aces low, a pair worse than any odd cards, aces the least of pairs."""
    boards = ["Ks Kd", "As Ad", "Ks Qd", "3s 2d", "2s Ad"]
    assert boards == sorted(boards, key=lambda board: board_value(cards(board), "ace-five"))


def test_equal_boards_have_equal_numbers() -> None:
    assert board_value(cards("As Kd")) == board_value(cards("Kh Ac"))
