"""The showdown and the payout as the screen shows them, with the cards as they are laid."""

from typing import Any

import pytest

from assistant.cards import Card, cards
from assistant.commands import Muck, NextHand
from assistant.rules import BOOKS
from assistant.session import Session
from assistant.words import Seat
from tests.ui.tables import DRAW, NINTHS, SEVEN, SEVENTHS, SIXTHS, THREE, TO_SHOWDOWN, session_at
from ui.views.awards import awards, clauses
from ui.views.doing import Doing, doing
from ui.views.pot_rows import PotRow
from ui.views.showdown_view import HandRow, Laying, ShowdownView
from ui.views.table_view import table_view

SHOWS = (f"7 shows {SEVENTHS}", f"9 shows {NINTHS}", f"6 shows {SIXTHS}")
HOLDEM = {"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10], "chips": [1, 5]}
CHECKED = ("1 call", "2 call", "3 check")
STREETS = ("2 check", "3 check", "1 check")


def at_showdown(*more: str) -> Session:
    return session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN, *more)


def hands_of(now: Doing) -> ShowdownView:
    assert now.showdown is not None
    return now.showdown


def shown(*more: str, laying: Laying | None = None) -> ShowdownView:
    return hands_of(doing(at_showdown(*more).table, laying))


def river(terms: Any, board: str, *shows: str) -> ShowdownView:
    first, *rest = (f"board {one}" for one in board.split("/"))
    lines = [*CHECKED, first, *STREETS]
    for line in rest:
        lines += [line, *STREETS]
    return hands_of(doing(session_at(terms, THREE, 1, *lines, *shows).table, None))


# Hands ----------------------------------------------------------------------------------------------------------------


def test_the_player_who_was_called_is_asked_for_his_cards_first() -> None:
    first, *others = shown().hands
    assert (first.seat, first.told, first.standing) == (7, "was called", "now")
    assert (first.hand, first.detail) == ("Lay seat 7's cards on the reader", "0 of 5 read")
    assert [(row.seat, row.standing) for row in others] == [(9, "waits"), (6, "waits")]


def test_cards_show_as_they_are_read() -> None:
    row = shown(laying=Laying(Seat(7), cards("As Ah Kd"))).hands[0]
    assert (row.cards, row.need, row.detail) == (cards("As Ah Kd"), 5, "3 of 5 read")


def test_a_seat_that_was_tapped_comes_next() -> None:
    rows = {row.seat: row.standing for row in shown(laying=Laying(Seat(6))).hands}
    assert rows == {7: "waits", 9: "waits", 6: "now"}


def test_a_hand_is_told_in_words_and_the_pot_that_waits_says_for_whom() -> None:
    view = shown(*SHOWS[:1])
    assert view.hands[0].hand == "Two pair, aces and kings"
    assert [pot.outcome for pot in view.pots] == ["waits for seats 6 9", "waits for seat 9"]


def test_a_pot_is_decided_as_soon_as_all_that_can_win_it_have_shown() -> None:
    view = shown(*SHOWS[:2])
    assert view.pots[0] == PotRow(
        "Main pot", "seats 6 7 9", "245", "", "waits for seat 6", "Main pot · 245 waits", decided=False
    )
    decided = view.pots[1]
    assert (decided.name, decided.claimants, decided.share) == ("Side pot 1", "seats 7 9", "400 · 2 ways, 200 each")
    assert (decided.because, decided.outcome, decided.decided) == ("equal hands share · 11.4(d)", "7 · 9", True)
    assert decided.short == "Side pot 1 · 400 to 7 · 9"
    assert [clause.number for clause in decided.clauses] == ["11.4(d)"]


def test_the_odd_chip_is_told_with_the_card_that_takes_it_and_its_clause() -> None:
    view = shown(*SHOWS)
    seven, nine, six = view.hands
    assert (seven.paid, seven.marked) == ("325", Card.parse("As"))
    assert seven.detail == "A♠ is the highest card by suit: the odd 5"
    assert (nine.paid, nine.detail) == ("320", "equal value, shares")
    assert (six.paid, six.standing, six.detail) == ("", "shown", "beaten by seat 7")
    assert view.pots[0].because == "the odd 5 to the highest card by suit · 11.4(d)"
    assert view.pots[0].share == "245 · 2 ways, 120 each, 5 over"


def test_a_kicker_that_decides_is_named() -> None:
    view = river(HOLDEM, "As 8h 5d/3c/2h", "2 shows Ah Kd", "3 shows Ad Qd", "1 shows 7s 7d")
    details = {row.seat: row.detail for row in view.hands}
    assert details == {2: "", 3: "beaten by seat 2's king kicker", 1: "beaten by seat 2"}


def test_the_cards_that_play_are_known() -> None:
    view = river(HOLDEM, "As Ks Qd/Jc/2h", "2 shows Th 3d")
    row = next(row for row in view.hands if row.seat == 2)
    assert Card.parse("Th") in row.plays
    assert Card.parse("3d") not in row.plays
    assert view.board == cards("As Ks Qd Jc 2h")


def test_high_and_low_are_told_for_each_hand_and_pot() -> None:
    terms = {**HOLDEM, "game": "omaha", "high_low": "split", "qualifier": 8}
    shows = ("2 shows As Ah Qc Jd", "3 shows 2c 3s Kd Th", "1 shows Qs Qd 9c 9d")
    view = river(terms, "4h 5d 8s/Kc/Jh", *shows)
    rows = {row.seat: row for row in view.hands}
    assert rows[Seat(3)].hand == "Pair of kings / Eight-low, 8 5 4 3 2".replace("Eight", "eight")
    assert view.pots[0].share == "30 · high and low"
    assert view.pots[0].outcome == "2 · 3"
    assert view.pots[0].because.startswith("the best high and the best low")


# What is to be done ---------------------------------------------------------------------------------------------------


def test_a_hand_may_be_conceded_but_not_by_the_player_who_was_called() -> None:
    called = doing(at_showdown().table, None).left
    assert called is not None
    assert called.why_not is not None
    assert called.why_not.clause.number == "11.4(c)"
    other = doing(at_showdown().table, Laying(Seat(6))).left
    assert other is not None
    assert (other.text, other.below, other.command) == ("Seat 6", "concedes", Muck(Seat(6)))


def test_the_next_hand_waits_for_the_last_cards() -> None:
    waits = doing(at_showdown(*SHOWS[:2]).table, None).main
    assert waits is not None
    assert (waits.offered, waits.below) == (False, "one hand still to read")
    ready = doing(at_showdown(*SHOWS).table, None).main
    assert ready is not None
    assert (ready.command, ready.below) == (NextHand(), "button to seat 3")


def test_each_payment_is_told_in_chips_to_push() -> None:
    paid = doing(at_showdown(*SHOWS).table, None).payments
    assert [(payment.who, payment.amount, str(payment.chips)) for payment in paid] == [
        ("Seat 7", "325", "3 × 100 · 1 × 25"),
        ("Seat 9", "320", "3 × 100 · 4 × 5"),
    ]
    assert paid[0].of == "main pot, side pot 1"


def test_what_is_decided_already_can_be_paid_already() -> None:
    paid = doing(at_showdown(*SHOWS[:2]).table, None).payments
    assert [(payment.who, payment.amount, payment.of) for payment in paid] == [
        ("Seat 7", "200", "side pot 1"),
        ("Seat 9", "200", "side pot 1"),
    ]


def test_a_pot_divided_by_agreement_is_told_as_that_with_its_clause() -> None:
    table = {**DRAW, "house": {"pot_division_by_agreement": True}}
    view = hands_of(doing(session_at(table, SEVEN, 2, *TO_SHOWDOWN, SHOWS[0], "divide").table, None))
    assert {pot.because for pot in view.pots} == {"divided by agreement · house rule"}
    assert {row.detail for row in view.hands} == {"divided by agreement", "with the odd 5"}


def test_a_seat_that_gave_up_is_out_of_the_row() -> None:
    view = shown(SHOWS[0], "9 mucks", SHOWS[2])
    assert [row.seat for row in view.hands] == [7, 6]
    assert view.pots[1].because == "nobody else has a claim · 11.4(c)"


def test_the_whole_screen_is_one_value() -> None:
    session = at_showdown(*SHOWS[:1])
    one, other = (table_view(session.table, session.step, session.last_line) for _ in range(2))
    assert one == other
    assert one.undo == "seat 7 shows A♠A♥K♦K♣9♥"
    assert isinstance(hands_of(one.doing).hands[0], HandRow)


# The drop, and the clauses ------------------------------------------------------------------------------------------

RAKED = {**DRAW, "rake": {"percent": 5, "cap": 25, "step": 5}}


def test_the_drop_has_a_line_of_its_own_in_every_sum() -> None:
    now = doing(session_at(RAKED, SEVEN, 2, *TO_SHOWDOWN, *SHOWS).table, None)
    assert [(row.name, row.share, row.outcome) for row in hands_of(now).pots] == [
        ("Main pot", "220 · 2 ways, 110 each", "7 · 9"),
        ("Side pot 1", "400 · 2 ways, 200 each", "7 · 9"),
        ("Drop", "25", "to the house"),
    ]
    assert hands_of(now).pots[2].because == "5%, 25 at most · 3.4"
    assert [(paid.who, paid.amount, str(paid.chips)) for paid in now.payments] == [
        ("The drop", "25", "1 × 25"),
        ("Seat 7", "310", "3 × 100 · 2 × 5"),
        ("Seat 9", "310", "3 × 100 · 2 × 5"),
    ]


def test_before_the_pots_are_paid_the_drop_is_told_too() -> None:
    waiting = doing(session_at(RAKED, SEVEN, 2, *TO_SHOWDOWN).table, None)
    assert [(row.name, row.share) for row in hands_of(waiting).pots][::2] == [("Main pot", "220"), ("Drop", "25")]
    assert waiting.payments == ()


def test_a_fee_is_a_drop_and_without_one_there_is_no_line() -> None:
    feed = hands_of(doing(session_at({**DRAW, "fee": 5}, SEVEN, 2, *TO_SHOWDOWN).table, None)).pots[-1]
    assert (feed.name, feed.share, feed.because) == ("Drop", "5", "5 a hand · 3.4")
    assert "Drop" not in [row.name for row in shown().pots]


def test_the_drop_of_a_hand_that_nobody_saw_is_paid_first() -> None:
    folds = ("5 call", "6 fold", "7 fold", "9 fold", "2 fold", "3 fold", "4 raise 35", "5 fold")
    now = doing(session_at({**DRAW, "fee": 5}, SEVEN, 2, *folds).table, None)
    assert [(paid.seat, paid.amount) for paid in now.payments] == [(None, "5"), (4, "20")]
    assert now.prompt.clause is not None


@pytest.mark.parametrize("rules", BOOKS)
def test_every_award_leads_to_the_clause_that_it_names(rules: str) -> None:
    terms = {**DRAW, "rules": rules, "betting": "no-limit", "chips": [25, 100]}
    for lines in (("5 call", *TO_SHOWDOWN[1:]), ("5 call", *TO_SHOWDOWN[1:], *SHOWS)):
        table = session_at(terms, SEVEN, 2, *lines).table
        paid = awards(table)
        for award in paid:
            assert [clause.number for clause in clauses(table, [award])] == [award.under]
        for number, row in enumerate(hands_of(doing(table, None)).pots):
            assert {clause.number for clause in row.clauses} == {one.under for one in paid if one.pot == number}


@pytest.mark.parametrize(
    "lines", [("7 leaves",), ("7 leaves", "7 sits 500 Zed"), ("6 moves 8",), ("7 moves 8", "6 moves 7")]
)
def test_when_somebody_has_left_his_seat_the_payout_is_over(lines: tuple[str, ...]) -> None:
    """The pots were pushed before; what was paid to seat 7 is not asked for again, least of all for a newcomer."""
    view = table_view(at_showdown(*SHOWS, *lines).table, 0, None)
    assert view.doing.prompt.title == "Ready to deal"
    assert (view.doing.payments, view.doing.showdown) == ((), None)
    assert not any(seat.bet for seat in view.seats)


@pytest.mark.parametrize("line", ["7 adds 100", "7 away", "8 sits 500 Zed"])
def test_the_payout_stays_while_others_come_and_buy(line: str) -> None:
    view = table_view(at_showdown(*SHOWS, line).table, 0, None)
    assert [payment.amount for payment in view.doing.payments] == ["325", "320"]


@pytest.mark.parametrize(
    ("by_hand", "told"), [(True, "Tap in seat 7's cards"), (False, "Lay seat 7's cards on the reader")]
)
def test_where_there_is_no_reader_nothing_is_to_be_laid_on_it(by_hand: bool, told: str) -> None:
    assert shown(laying=Laying(Seat(7), by_hand=by_hand)).hands[0].hand == told
    flop = session_at(HOLDEM, THREE, 1, *CHECKED).table
    assert ("on the reader" in doing(flop, Laying(None, by_hand=by_hand)).prompt.says) is not by_hand


def test_many_who_are_waited_for_are_counted() -> None:
    seats = {str(seat): 1000 for seat in range(1, 8)}
    called = ("3 all-in", *(f"{seat} call" for seat in (4, 5, 6, 7, 1, 2)))
    table = session_at(
        {**DRAW, "betting": "no-limit"}, seats, 7, *called, *(f"{seat} discard 0" for seat in range(1, 8))
    ).table
    assert [pot.outcome for pot in hands_of(doing(table, None)).pots] == ["waits for 7 hands"]
