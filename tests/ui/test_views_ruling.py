"""What went wrong, told in a few taps, and the book's answer with its clause before anything is done."""

from collections.abc import Iterator
from typing import get_args

import pytest

from assistant.cards import Card, Rank, cards
from assistant.commands import CallMisdeal, KillHand, Mishap, Push, Report, Say, VoidDeal
from assistant.decide import Refused, decide
from assistant.events_around import MishapRuled, WagerRuled
from assistant.rules import BOOKS
from assistant.session import Session
from assistant.table import Table
from assistant.words import Chips, Seat
from tests.ui.tables import DRAW, HOLDEM, JACKPOTS, SEVEN, STUD, THREE, TO_SHOWDOWN, session_at
from ui.views.answer import impossible
from ui.views.choices import grouped
from ui.views.inquiry import Inquiry
from ui.views.mishaps import KINDS, What
from ui.views.ruling_view import RulingView, ruling_view

TOLD = Inquiry()
TO_THE_FLOP = ("1 call", "2 call", "3 check", "board 2c 7d Jh")


def holdem(*lines: str, rules: str = "tda-2024") -> Table:
    return session_at({**HOLDEM, "rules": rules}, THREE, 1, *lines).table


def draw(*lines: str) -> Table:
    return session_at(DRAW, SEVEN, 2, *lines).table


def greyed(view: RulingView) -> set[What]:
    return {tap.value for column in view.columns for tap in column.mishaps if tap.greyed}


# The list -------------------------------------------------------------------------------------------------------------


def test_every_mishap_of_the_core_is_in_the_list_once() -> None:
    view = ruling_view(holdem(), TOLD)
    listed = [tap.value for column in view.columns for tap in column.mishaps]
    assert sorted(listed) == sorted(KINDS)
    assert set(get_args(Mishap)) <= set(listed)
    assert view.answer.command is None
    assert not view.apply.offered


@pytest.mark.parametrize(
    ("table", "cannot"),
    [
        (holdem(), {"asks", "divide", "no-burn", "fat-board"}),
        (holdem(*TO_THE_FLOP), {"asks", "divide", "misdeal"}),
        (holdem(*TO_THE_FLOP, rules="roberts"), {"asks", "misdeal"}),
        (draw(), {"asks", "divide", "no-burn", "early-board", "fat-board"}),
        (draw(*TO_SHOWDOWN), {"pushes", "says", "no-burn", "early-board", "fat-board", "misdeal", "divide"}),
    ],
)
def test_what_cannot_have_happened_now_is_greyed_and_says_why(table: Table, cannot: set[What]) -> None:
    assert greyed(ruling_view(table, TOLD)) == cannot
    for what in cannot:
        told = ruling_view(table, TOLD.about(what)).answer
        assert told.command is None
        assert told.clause is not None


def test_between_hands_only_what_concerns_the_showdown_can_be_told() -> None:
    over = holdem("1 fold", "2 fold")
    assert over.over
    assert greyed(ruling_view(over, TOLD)) == set(KINDS) - {"peeks"}
    before = Session.open(over.notice, over.players).table
    assert greyed(ruling_view(before, TOLD)) == set(KINDS)


# Taps ---------------------------------------------------------------------------------------------------------------


def test_one_tap_answers_what_needs_no_more() -> None:
    view = ruling_view(holdem(), TOLD.about("uncut"))
    assert view.pane == "list"
    assert (view.answer.command, view.apply.offered) == (Report("uncut"), True)
    assert view.answer.says.endswith(".")
    assert ruling_view(holdem(), TOLD.about("void")).answer.command == VoidDeal()


def test_a_card_that_the_dealer_exposed_takes_two_taps() -> None:
    table = holdem()
    asked = ruling_view(table, TOLD.about("exposed"))
    assert (asked.pane, asked.question, asked.answer.command) == ("seats", "Whose card was it?", None)
    view = ruling_view(table, TOLD.about("exposed").at(Seat(2)))
    assert view.title == "Dealer exposed a card · seat 2"
    assert view.answer.command == Report("exposed", Seat(2))
    assert view.answer.clause is not None
    assert (view.answer.says, view.answer.clause.number) == ("An exposed card that counts: a new deal.", "35-A")
    assert view.answer.follows == "all chips back"


def test_a_wrong_tap_is_corrected_by_the_right_one() -> None:
    table = holdem()
    told = TOLD.about("exposed").at(Seat(3)).at(Seat(1))
    assert ruling_view(table, told).answer.command == Report("exposed", Seat(1))
    two = ruling_view(table, told.numbering(2))
    assert two.answer.command == Report("exposed", Seat(1), 2)
    assert [tap.text for tap in two.counts if tap.lit] == ["2"]


@pytest.mark.parametrize(("table", "wrong"), [(holdem(), "0134"), (draw(), "3467")])
def test_the_numbers_offered_are_those_that_are_wrong(table: Table, wrong: str) -> None:
    told = TOLD.about("has").at(Seat(2))
    assert "".join(tap.text for tap in ruling_view(table, told).counts) == wrong
    assert ruling_view(table, told).answer.says == "How many cards has it?"
    assert ruling_view(table, told.numbering(4)).answer.command == Report("has", Seat(2), 4)


def test_no_cards_at_all_is_a_number_too() -> None:
    command = ruling_view(holdem(), TOLD.about("has").at(Seat(2)).numbering(0)).answer.command
    assert command == Report("has", Seat(2), 0)


def test_two_seats_are_asked_one_after_the_other_and_back_is_one_question() -> None:
    table = draw()
    first = TOLD.about("peeks")
    second = first.at(Seat(4))
    assert [ruling_view(table, told).question for told in (first, second)] == ["Who looked?", "At whose hand?"]
    assert ruling_view(table, second.at(Seat(9))).answer.command == Report("peeks", Seat(4), other=Seat(9))
    assert second.at(Seat(9)).back().asking == "seat"
    assert second.back().back() == TOLD
    own = ruling_view(table, second.at(Seat(4)))
    assert (own.answer.command, own.answer.clause is not None) == (None, True)


def test_a_seat_that_cannot_be_meant_is_greyed_and_says_why() -> None:
    table = draw("5 fold")
    told = TOLD.about("exposed")
    assert [tap.value for tap in ruling_view(table, told).seats if tap.greyed] == [5]
    folded = ruling_view(table, told.at(Seat(5)))
    assert (folded.answer.says, folded.answer.command) == ("Seat 5 holds no cards now.", None)


def test_boxed_cards_are_counted_up_to_the_book_s_limit() -> None:
    view = ruling_view(draw(), TOLD.about("boxed"))
    assert [(tap.text, tap.below) for tap in view.counts][-2:] == [("4", ""), ("5", "or more")]
    assert view.seats == ()
    assert ruling_view(draw(), TOLD.about("boxed").numbering(5)).answer.follows == "all chips back"


def test_a_dead_hand_and_a_misdeal_say_what_becomes_of_the_chips() -> None:
    dead = ruling_view(draw(), TOLD.about("dead").at(Seat(4))).answer
    assert (dead.command, dead.clause and dead.clause.number) == (KillHand(Seat(4)), "1.1 Dead hand")
    assert dead.says == "Seat 4's hand has no claim to the pot, and its chips stay in."
    assert ruling_view(draw(), TOLD.about("misdeal")).answer.command == CallMisdeal()


def test_it_is_too_late_for_a_misdeal_after_substantial_action() -> None:
    told = ruling_view(draw("5 call", "6 call", "7 call"), TOLD.about("misdeal")).answer
    assert (told.command, told.clause and told.clause.number) == (None, "1.1 Substantial action")


def test_a_second_misdeal_running_tells_that_the_deal_passes_on() -> None:
    home = session_at({**HOLDEM, "rules": "home-game", "ante": 0}, THREE, 1)
    assert "passes on" not in ruling_view(home.table, TOLD.about("misdeal")).answer.says
    home.submit(CallMisdeal())
    assert ruling_view(home.table, TOLD.about("misdeal")).answer.says.endswith("the deal passes on to seat 2.")


# The board ----------------------------------------------------------------------------------------------------------


def test_the_answer_to_a_board_does_not_wait_for_its_cards_which_may_be_named() -> None:
    table = holdem(*TO_THE_FLOP, "2 check")
    view = ruling_view(table, TOLD.about("early-board"))
    assert (view.pane, view.question, view.answer.follows) == ("cards", "Which cards came?", "it comes again")
    assert view.answer.command == Report("early-board")
    assert "".join(tap.text for tap in view.ranks) == "AKQJ1098765432"
    nine = TOLD.about("early-board").of_rank(Rank.NINE)
    assert ruling_view(table, nine).suited == cards("9s 9h 9d 9c")
    named = nine.with_card(Card.parse("9s"))
    assert ruling_view(table, named).answer.command == Report("early-board", cards=cards("9s"))
    assert named.with_card(Card.parse("9s")).cards == ()
    seen = ruling_view(table, TOLD.about("early-board").with_card(Card.parse("2c")))
    assert (seen.pane, seen.answer.says, seen.answer.command) == ("cards", "2♣ has been seen already.", None)


def test_where_nothing_is_taken_back_nobody_is_asked_for_cards() -> None:
    assert ruling_view(holdem(*TO_THE_FLOP, "2 check"), TOLD.about("no-burn")).pane == "list"
    assert ruling_view(draw(), TOLD.about("no-burn")).pane == "list"


# Wagers -------------------------------------------------------------------------------------------------------------


def test_chips_are_ruled_on_as_they_are_tapped() -> None:
    table = draw("5 over-blind", "6 call", "7 call")
    told = TOLD.about("pushes")
    view = ruling_view(table, told)
    assert (view.pane, view.who and view.who.text, [tap.value for tap in view.chips]) == (
        "chips",
        "Seat 9",
        [5, 25, 100],
    )
    one = ruling_view(table, told.with_chip(Chips(100)))
    assert one.answer.says == "Seat 9: one chip of 100 without a word is a call of 20."
    assert one.answer.command == Push(Seat(9), (Chips(100),))
    assert one.answer.follows == "seat 9 call"
    assert told.with_chip(Chips(100)).without_last_chip() == told


def test_chips_out_of_turn_are_refused_with_the_rule_for_them() -> None:
    told = TOLD.about("pushes").asking_seat().at(Seat(1)).with_chip(Chips(100))
    view = ruling_view(holdem("1 call"), told)
    assert (view.pane, view.answer.command, view.answer.clause and view.answer.clause.number) == ("chips", None, "53")
    assert view.answer.says.startswith("Seat 2 is to act first")


def test_words_bind_and_an_amount_is_in_all() -> None:
    table = holdem()
    told = TOLD.about("says").saying("raise")
    assert ruling_view(table, told).answer.command == Say(Seat(1), "raise", None)
    for key in "400":
        told = told.with_key(key)
    view = ruling_view(table, told)
    assert (view.answer.command, view.answer.follows) == (Say(Seat(1), "raise", Chips(400)), "seat 1 raise 400")
    assert view.entered is not None
    assert view.entered.told == "400"
    assert ruling_view(table, told.saying("call")).answer.command == Say(Seat(1), "call", None)


def test_a_word_that_cannot_stand_is_refused() -> None:
    view = ruling_view(holdem(), TOLD.about("says").saying("check"))
    assert (view.answer.command, view.answer.says) == (None, "100 to call: only a call or a fold is left.")


# Laws ---------------------------------------------------------------------------------------------------------------


def tables() -> Iterator[Table]:
    for rules in BOOKS:
        yield holdem("1 call", "2 call", rules=rules)
        yield session_at({**DRAW, "rules": rules}, SEVEN, 2, "5 call").table
    yield draw(*TO_SHOWDOWN)
    yield session_at(STUD, THREE, 1, "up 2 9s", "up 3 4d").table
    yield session_at(JACKPOTS, THREE, 1).table


def tellings(table: Table) -> Iterator[Inquiry]:
    """Everything that a dealer can tap together: each seat, each number, each word, a chip."""
    for what in KINDS:
        begun = TOLD.about(what)
        yield begun
        yield from (begun.numbering(number) for number in (0, 1, 4, 9) if begun.asking == "count")
        for seat in table.players if begun.asking not in (None, "count") else ():
            told = (begun if begun.asking == "seat" else begun.asking_seat()).at(seat)
            yield from (told.with_chip(Chips(100)), told.saying("bet"), told.saying("all-in"))
            yield from (told.numbering(number) for number in (0, 1, 4, 9))
            yield from (told.at(other) for other in table.players if told.asking == "other")


@pytest.mark.parametrize("table", list(tables()))
def test_what_may_be_applied_is_accepted_and_said_as_it_was_shown(table: Table) -> None:
    for told in tellings(table):
        shown = ruling_view(table, told).answer
        if shown.command is None:
            continue
        events = decide(table, shown.command)
        assert not isinstance(events, Refused), (told, events)
        assert shown.clause is not None
        note = events[0]
        if isinstance(note, MishapRuled | WagerRuled):
            assert note.under == shown.clause.number
            assert grouped(note.answer).casefold() in shown.says.casefold()


@pytest.mark.parametrize("table", list(tables()))
def test_what_is_greyed_in_the_list_is_refused_however_it_is_told(table: Table) -> None:
    for told in tellings(table):
        assert told.what is not None
        if impossible(table, told.what) is not None:
            assert ruling_view(table, told).answer.command is None
