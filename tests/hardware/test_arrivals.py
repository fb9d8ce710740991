"""Newly laid down, or still lying there: told by the time between frames."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from hardware.arrivals import HOLD_MS, Arrivals
from hardware.frames import Frame

KNOWN, UNKNOWN = "0D00319CD0", "000000816C"
HOLD_S = HOLD_MS / 1000


def told(tag: str, times_s: list[float], unknown_reads: int = 2) -> list[bool]:
    arrivals = Arrivals({KNOWN}, unknown_reads)
    return [arrivals.is_new(Frame(tag), now_s) for now_s in times_s]


def test_a_card_counts_again_after_it_was_gone_for_the_hold() -> None:
    assert told(KNOWN, [0, HOLD_S, 2 * HOLD_S, 3 * HOLD_S + 0.001]) == [True, False, False, True]


def test_an_unknown_tag_from_a_reader_that_repeats_needs_two_equal_reads() -> None:
    assert told(UNKNOWN, [0, 0.065, 0.130]) == [False, True, False]
    assert told(UNKNOWN, [0, HOLD_S + 0.001]) == [False, False]


def test_an_unknown_tag_from_a_reader_that_speaks_once_is_told_at_once() -> None:
    assert told(UNKNOWN, [0, 0.065], unknown_reads=1) == [True, False]


def test_two_different_unknown_tags_are_not_two_equal_reads() -> None:
    arrivals = Arrivals({KNOWN}, unknown_reads=2)
    assert not arrivals.is_new(Frame(UNKNOWN), 0)
    assert not arrivals.is_new(Frame("000000816D"), 0.065)


def test_a_part_of_a_known_tag_is_unknown() -> None:
    assert told(KNOWN[2:], [0]) == [False]


def test_a_card_that_has_gone_does_not_arrive() -> None:
    arrivals = Arrivals({KNOWN}, unknown_reads=1)
    assert not arrivals.is_new(Frame(KNOWN, gone=True), 0)
    assert arrivals.is_new(Frame(KNOWN), 0.1)
    assert not arrivals.is_new(Frame(KNOWN, gone=True), 0.2)
    assert not arrivals.is_new(Frame(KNOWN), 0.3)


@given(st.lists(st.floats(0.001, 2 * HOLD_S), max_size=30))
def test_a_card_arrives_as_often_as_there_was_a_pause_longer_than_the_hold(pauses_s: list[float]) -> None:
    times_s = [sum(pauses_s[:number]) for number in range(len(pauses_s) + 1)]
    long_pauses = sum((after - before) * 1000 > HOLD_MS for before, after in pairwise(times_s))
    assert sum(told(KNOWN, times_s)) == 1 + long_pauses


@given(st.lists(st.sampled_from(["A", "B", "C"]), max_size=40))
def test_cards_beside_each_other_do_not_hide_each_other(tags: list[str]) -> None:
    arrivals = Arrivals({"A", "B", "C"}, unknown_reads=2)
    new = [tag for number, tag in enumerate(tags) if arrivals.is_new(Frame(tag), number * 0.01)]
    assert new == list(dict.fromkeys(tags))
