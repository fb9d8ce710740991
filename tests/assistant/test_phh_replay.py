"""Hands as the format may write them."""

from typing import Any

import pytest

from assistant.phh import as_json, differences, narrated
from assistant.words import Seat
from tests.assistant.phh_text import ALL_IN, BOARD, DEALT, STUD, played

# What a history may say ----------------------------------------------------------------------------------------------


def test_commentaries_and_empty_actions_say_nothing() -> None:
    actions = [*DEALT, "", "# a long pause", "  p3   f # without looking", "p1 f# as always"]
    assert list(played(actions).stacks.values()) == [99, 101, 100]


def test_the_board_may_come_card_by_card() -> None:
    actions = [*DEALT, "p3 f", "p1 cc", "p2 cc", "d db 2c", "d db 3c", "d db 4c"]
    assert " ".join(map(str, played(actions).table.board)) == "2c 3c 4c"


def test_own_cards_may_come_card_by_card() -> None:
    actions = ["d dh p1 As", "d dh p2 Ks", "d dh p1 Ad", "d dh p2 Kd", "p3 f", "p1 f"]
    assert played(actions).table.over


def test_a_winner_may_show_though_nobody_asked() -> None:
    actions = [*DEALT, "p3 f", "p1 f", "p2 sm KsKd"]
    assert list(played(actions).stacks.values()) == [99, 101, 100]


@pytest.mark.parametrize(
    "rest",
    [
        ["p1 sm AsAd", "p2 sm KsKd", *BOARD],
        [*BOARD, "p1 sm AsAd", "p2 sm KsKd"],
        ["p1 sm -", "p2 sm -", *BOARD],
        ["p1 sm ??Ad", "p2 sm ????", *BOARD],
        [*BOARD, "p1 sm AsAd", "p2 sm"],
        BOARD,
    ],
    ids=["before", "after", "as dealt", "in part", "mucked", "not at all"],
)
def test_hands_may_be_shown_in_many_ways(rest: list[str]) -> None:
    assert list(played(ALL_IN + rest).stacks.values()) == [200, 0, 100]


def test_hands_that_nobody_knows_decide_nothing() -> None:
    actions = ["d dh p1 ????", "d dh p2 ????", "p3 f", "p1 cc", "p2 cc", *_checked_down()]
    replayed = played(actions, finishing_stacks=[100, 100, 100])
    assert not replayed.table.over
    assert as_json(replayed)["matches"] is False
    assert list(narrated(replayed))[-1] == "Seat 2 checks."


def _checked_down() -> list[str]:
    return [action for street in BOARD for action in (street, "p1 cc", "p2 cc")]


def test_a_part_of_a_hand_is_compared_where_it_ends() -> None:
    replayed = played([*DEALT, "p3 cbr 6"], finishing_stacks=[99, 98, 94])
    assert replayed.table.to_act == 1
    assert differences(replayed) == ()


def test_winnings_are_what_the_pots_paid() -> None:
    actions = [*DEALT, "p3 cbr 6", "p1 f", "p2 f"]
    assert differences(played(actions, winnings=[0, 0, 5])) == ()
    assert differences(played(actions, winnings=[0, 0, 9])) == ("winnings: expected 9 for seat 3, found 5",)


def test_cents_are_hundredths_of_the_histories_unit() -> None:
    replayed = played([*DEALT, "p3 cbr 6.25", "p1 f", "p2 f"], finishing_stacks=[99.0, 98.0, 103.0])
    assert (replayed.history.scale, differences(replayed)) == (100, ())
    assert replayed.stacks == {1: 9900, 2: 9800, 3: 10300}


# What is posted ------------------------------------------------------------------------------------------------------


def test_each_straddle_is_a_blind_with_an_option() -> None:
    fields: dict[str, Any] = {"antes": [0] * 5, "starting_stacks": [100] * 5, "blinds_or_straddles": [1, 2, 4, 8, 0]}
    replayed = played(["p5 cc", "p1 f", "p2 f", "p3 cc"], **fields)
    assert replayed.table.to_act == 4
    assert as_json(replayed)["offers"]["raise"] == {"min": 16, "max": 100}
    assert as_json(replayed)["posted"] == {"1": 1, "2": 2, "3": 4, "4": 8}


def test_after_a_straddle_a_bet_is_still_as_small_as_the_blind() -> None:
    actions = ["p1 f", "p2 cc", "p3 cc", "d db 2c3c4c", "p2 cbr 2"]
    assert played(actions, blinds_or_straddles=[1, 2, 4]).table.to_match == 2


def test_a_button_blind_has_the_blinds_left_of_it_act_first() -> None:
    assert played([], "NS", antes=[2, 2, 2], blinds_or_straddles=[0, 0, 2]).table.to_act == 1


def test_a_late_post_leaves_the_turn_as_it_is() -> None:
    replayed = played([], blinds_or_straddles=[1, 2, 0, -2], antes=[0] * 4, starting_stacks=[100] * 4)
    assert replayed.table.to_act == 3
    assert replayed.table.players[Seat(4)].bet == 2


def test_between_two_antes_and_blinds_are_listed_the_other_way_round() -> None:
    fields: dict[str, Any] = {"antes": [0, 3], "blinds_or_straddles": [1, 2], "starting_stacks": [100, 100]}
    report = as_json(played([], **fields))
    assert (report["antes"], report["posted"], report["to_act"]) == ({"1": 3}, {"1": 2, "2": 1}, 2)


@pytest.mark.parametrize(("trimmed", "stacks"), [(True, [97, 97, 8, 100]), (False, [97, 97, 11, 97])])
def test_a_short_ante_wins_as_much_as_the_history_says(trimmed: bool, stacks: list[int]) -> None:
    """p3 has 2 of the ante of 3: he wins 2 of everybody's, or all the antes."""
    street = ["p1 cc", "p2 cc", "p4 cc"]
    actions = [*street, *(action for board in BOARD for action in (board, *street))]
    shown = ["p1 sm 7s7d", "p2 sm 8s8d", "p4 sm KsKd", "p3 sm AsAd"]
    fields: dict[str, Any] = {
        "antes": [3] * 4,
        "blinds_or_straddles": [0] * 4,
        "starting_stacks": [100, 100, 2, 100],
    }
    replayed = played(actions + shown, ante_trimming_status=trimmed, **fields)
    assert list(replayed.stacks.values()) == stacks


def test_the_blind_of_who_antes_for_the_table_goes_before_the_ante() -> None:
    report = as_json(played([], antes=[0, 2, 0], starting_stacks=[100, 3, 100]))
    assert (report["posted"], report["antes"]) == ({"1": 1, "2": 2}, {"2": 1})


# What a raise may be written as --------------------------------------------------------------------------------------


def test_a_raise_may_be_written_as_far_as_it_can_be_called() -> None:
    """Limit 2: over a bet of 4, p1 has 5 in all, so a whole raise to 6 brings 1 back."""
    fields: dict[str, Any] = {"min_bet": None, "small_bet": 2, "big_bet": 4, "starting_stacks": [5, 100, 100]}
    replayed = played(["p3 f", "p1 cbr 4", "p2 cbr 5", "p1 cc"], "FT", **fields)
    assert replayed.table.returned == {2: 1}
    assert replayed.table.players[Seat(2)].chips == 95


def test_a_stud_hand_is_opened_for_a_full_bet_or_for_all_that_is_left() -> None:
    deal = ["d dh p1 ????Kd", "d dh p2 ????2c", "d dh p3 ????Ah"]
    assert played([*deal, "p2 cbr 4"], "F7S", **STUD).table.full_bet == 4
    assert played([*deal, "p2 cbr 3"], "F7S", starting_stacks=[100, 3, 100], **STUD).table.to_match == 3


def test_cards_stand_in_for_up_cards_that_nobody_saw() -> None:
    deal = ["d dh p1 ??????", "d dh p2 ????5c", "d dh p3 ??????"]
    replayed = played([*deal, "p3 pb", "p1 f", "p2 f"], "F7S", **STUD)
    assert len(replayed.stand_ins) == 2
    assert not {str(card) for card in replayed.stand_ins} & {"5c"}
