"""Hand histories that cannot be read or played: which field or action, what was expected, what was found."""

import pytest

from assistant.errors import HistoryError
from assistant.phh import read
from tests.assistant.phh_text import ALL_IN, BOARD, DRAW, STUD, played, text


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        (
            {"variant": "XX"},
            "variant: expected one of FT, NT, NS, PO, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB, found 'XX'",
        ),
        ({"min_bet": None}, "min_bet: a hand of NT needs it, and the file has none"),
        ({"min_bet": 0}, "min_bet: expected an amount over 0, found 0"),
        ({"min_bet": "2"}, "min_bet: expected an amount over 0, found 2"),
        ({"antes": [0, 0]}, "antes: expected 3 entries, one a player, found 2"),
        ({"antes": [0, -1, 0]}, r"antes: expected amounts of 0 or more, found [0, -1, 0]"),
        ({"antes": 0}, "antes: expected a list of amounts, found 0"),
        ({"starting_stacks": [100]}, "starting_stacks: expected the stacks of 2 to 10 players, found [100]"),
        ({"starting_stacks": [100, 0, 100]}, "starting_stacks: expected amounts over 0, found [100, 0, 100]"),
        ({"blinds_or_straddles": [1, True, 0]}, "blinds_or_straddles: expected a list of amounts, found [1, True, 0]"),
        ({"ante_trimming_status": 1}, "ante_trimming_status: expected true or false, found 1"),
        ({"players": ["A", "B", 3]}, "players: expected a list of names in quotes, found [A, B, 3]"),
        ({"seats": [1, 2, 11]}, "seats: expected seats from 1 to 10, found [1, 2, 11]"),
        ({"seats": [1, 3, 2]}, "seats: expected different seats, clockwise, found [1, 3, 2]"),
        ({"finishing_stacks": [100, 100]}, "finishing_stacks: expected 3 entries, one a player, found 2"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_a_field_that_cannot_be_read_is_named(fields: dict[str, object], why: str) -> None:
    variant = str(fields.pop("variant", "NT"))
    with pytest.raises(HistoryError) as caught:
        read(text([], variant, **fields))
    assert str(caught.value) == why


def test_a_stack_that_is_not_known_cannot_be_played() -> None:
    with pytest.raises(
        HistoryError, match=r"starting_stacks: expected a list of amounts, found \[100, Infinity, 100\]"
    ):
        read(text([], starting_stacks=None) + "starting_stacks = [100, inf, 100]\n")


def test_actions_are_text() -> None:
    with pytest.raises(HistoryError, match=r"actions: expected a list of actions in quotes, found \[p1 f, 3\]"):
        read(text([]).replace("[]", '["p1 f", 3]'))


@pytest.mark.parametrize(
    ("actions", "variant", "waits"),
    [
        (["p3 f", "p1 f"], "NT", "the next hand"),
        (["p3 f", "p1 cc", "p2 cc"], "NT", "3 community cards"),
        ([*ALL_IN, *BOARD[:2]], "NT", "1 community card"),
        (["d dh p2 ????2c"], "F7S", "the up card of seat 1"),
        (["p3 f", "p1 cc", "p2 cc"], "N2L1D", "the draw of seat 1"),
    ],
)
def test_what_the_table_waits_for_is_said(actions: list[str], variant: str, waits: str) -> None:
    with pytest.raises(HistoryError, match=f"; the table waits for {waits}$"):
        played([*actions, "p3 cc"], variant, **(STUD if variant == "F7S" else {}))


def test_what_is_no_toml_is_said_with_its_line() -> None:
    with pytest.raises(HistoryError, match=r"expected a hand history in TOML: .*line 1"):
        read("variant = NT\n")


FORMS = "expected d db CARDS, d dh PLAYER CARDS, or a player's f, cc, cbr AMOUNT, pb, sd [CARDS] or sm [CARDS]"


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (["p3 bets 6"], f"action 1, 'p3 bets 6': {FORMS}"),
        (["p3"], f"action 1, 'p3': {FORMS}"),
        (["p3 cbr"], f"action 1, 'p3 cbr': {FORMS}"),
        (["p4 f"], "action 1, 'p4 f': expected d or a player, p1 to p3, found 'p4'"),
        (["p3 cbr six"], "action 1, 'p3 cbr six': expected an amount such as 7000 or 0.25, found 'six'"),
        (["d dh p1 Asx"], "action 1, 'd dh p1 Asx': expected cards such as As, Td or ??, found 'x' in 'Asx'"),
        (["d dh p1 AsAdAc"], "action 1, 'd dh p1 AsAdAc': expected 2 cards for seat 1, found 3"),
        (["d dh p1 AsAd", "d dh p2 AsKd"], "action 2, 'd dh p2 AsKd': As comes twice: seat 1 has it"),
        (["p1 f"], "action 1, 'p1 f': refused, since it is seat 3's turn, not seat 1's (53)"),
        (
            ["p3 cbr 3"],
            "action 1, 'p3 cbr 3': refused, since the last raise was 2: raise to 4 or more, not 3 (43-A)",
        ),
        (
            ["p3 f", "p1 cc", "p2 cc", "p1 cc"],
            "action 4, 'p1 cc': refused, since there is no betting now (53); the table waits for 3 community cards",
        ),
        (["p3 f", "p1 cc", "p2 cc", "d db ????2c"], "action 4, 'd db ????2c': expected community cards that are known"),
        (["p3 f", "p1 f", "d db 2c3c4c"], "action 3, 'd db 2c3c4c': refused, since no community card is due now"),
        (["p1 sm AsAd"], "action 1, 'p1 sm AsAd': refused, since there is no showdown yet"),
        (["p3 sd"], "action 1, 'p3 sd': refused, since seat 3 cannot draw: there is no draw now: seat 3 is to act"),
        (["p3 pb"], "action 1, 'p3 pb': refused, since no bring-in is due"),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) else "",
)
def test_an_action_that_cannot_be_played_is_named(actions: list[str], why: str) -> None:
    with pytest.raises(HistoryError) as caught:
        played(actions)
    assert str(caught.value).startswith(why)


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        (
            [*ALL_IN, *BOARD, "p1 sm AhAd"],
            "action 10, 'p1 sm AhAd': expected the cards dealt to seat 1, AsAd, found AhAd",
        ),
        (
            ["d dh p1 As??", *ALL_IN[3:], *BOARD, "p1 sm As??"],
            "action 8, 'p1 sm As??': expected the cards of seat 1, of which the history names As??",
        ),
        ([*ALL_IN, "p1 sm AsAd", "d db 2c3c4c"], "after the last action: refused, since there is no showdown yet"),
    ],
)
def test_a_hand_that_cannot_be_shown_is_named(actions: list[str], why: str) -> None:
    with pytest.raises(HistoryError) as caught:
        played(actions)
    assert str(caught.value).startswith(why)


def test_a_card_can_only_be_thrown_away_by_who_holds_it() -> None:
    actions = ["d dh p1 AsKsQsJs9s", "d dh p2 ??????????", "p2 cc", "p1 cc", "p1 sd 2c"]
    with pytest.raises(HistoryError) as caught:
        played(actions, "N2L1D", **DRAW)
    assert str(caught.value) == "action 5, 'p1 sd 2c': expected cards of AsKsQsJs9s, which seat 1 holds, found 2c"


def test_no_more_cards_come_than_were_thrown_away() -> None:
    actions = ["d dh p1 AsKsQsJs9s", "d dh p2 ??????????", "p2 cc", "p1 cc", "p1 sd As", "p2 sd ??", "d dh p1 2c3c"]
    with pytest.raises(HistoryError, match="expected 1 card for seat 1, found 2"):
        played(actions, "N2L1D", **DRAW)


def test_a_discard_that_nobody_saw_leaves_a_hand_that_nobody_knows() -> None:
    actions = ["d dh p1 AsKsQsJs9s", "d dh p2 ??????????", "p2 cc", "p1 cc", "p1 sd ??", "p2 sd", "d dh p1 2c"]
    shown = ["p1 cc", "p2 cc", "p1 sm 2cKsQsJs9s", "p2 sm 3c4c5c7d8d"]
    assert list(played(actions + shown, "N2L1D", **DRAW).stacks.values()) == [98, 102]


def test_no_card_can_stand_in_where_another_opens() -> None:
    deal = ["d dh p1 ??????", "d dh p2 ????2c", "d dh p3 ????3c"]
    with pytest.raises(HistoryError, match=r"no card in place of \?\? lets seat 3 open the round"):
        played([*deal, "p3 pb"], "F7S", **STUD)
