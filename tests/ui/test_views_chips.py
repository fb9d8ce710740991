"""An amount in the fewest chips."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.words import Chips
from ui.views.chips import in_chips

CASINOS = ((1,), (5, 25, 50, 100), (25, 100, 500, 1000, 5000))
ODD_ONES = ((1, 20, 25), (20, 25, 100), (3, 7, 10), (4, 6, 9), (2, 5, 20, 25))


def fewest(amount: int, denominations: tuple[int, ...]) -> tuple[int, int]:
    """What is left and how many chips, by trying every smaller amount first."""
    chips = {0: 0}
    for sum_ in range(1, amount + 1):
        ways = [chips[sum_ - chip] + 1 for chip in denominations if sum_ - chip in chips]
        if ways:
            chips[sum_] = min(ways)
    paid = max(chips)
    return amount - paid, chips[paid]


@given(st.integers(0, 1500), st.sampled_from(CASINOS + ODD_ONES))
def test_no_fewer_chips_make_it_up_and_as_little_as_possible_is_over(
    amount: int, denominations: tuple[int, ...]
) -> None:
    found = in_chips(Chips(amount), tuple(map(Chips, denominations)))
    count = sum(stack.count for stack in found.stacks)
    assert (found.left, count) == fewest(amount, denominations)
    assert sum(stack.count * stack.denomination for stack in found.stacks) + found.left == amount


@pytest.mark.parametrize(
    ("amount", "told"),
    [
        (0, ""),
        (3, "3 over"),
        (755, "7 × 100 · 1 × 50 · 1 × 5"),
        (1_234_567, "12345 × 100 · 1 × 50 · 3 × 5, and 2 over"),
    ],
)
def test_chips_are_told_largest_first(amount: int, told: str) -> None:
    assert str(in_chips(Chips(amount), (Chips(5), Chips(25), Chips(50), Chips(100)))) == told
