"""The table as the screen shows it, at each thing that a hand waits for."""

from typing import Any

import pytest

from assistant.cards import cards
from assistant.commands import CallMisdeal, Discard, NextHand, OverBlind
from assistant.session import Session
from assistant.terms import read_seats, read_terms
from assistant.words import Chips, Seat
from tests.ui.tables import DRAW, HOLDEM, JACKPOTS, SEVEN, STUD, THREE, TO_SHOWDOWN, session_at
from ui.views.choices import Choice, Told
from ui.views.doing import ENTER
from ui.views.heading import ReaderState
from ui.views.middle import Middle
from ui.views.seat_view import Badge, SeatView
from ui.views.showdown_view import Laying
from ui.views.table_view import TableView, table_view

NAMED = {seat: {"chips": chips, "name": f"Player {seat}", "away": seat == "2"} for seat, chips in SEVEN.items()}
DECLARED = {**STUD, "high_low": "declare"}


def shown(session: Session, laying: Laying | None = None) -> TableView:
    return table_view(session.table, session.step, session.last_line, laying=laying)


def at(lines: str, terms: Any = DRAW, seats: Any = SEVEN, button: int = 3) -> TableView:
    return shown(session_at(terms, seats, button, *filter(None, lines.split(", "))))


def seat(view: TableView, number: int) -> SeatView:
    return view.seats[number - 1]


# The heading ----------------------------------------------------------------------------------------------------------


def test_the_heading_says_what_is_played_and_by_which_book() -> None:
    told = at("").heading
    assert told.game == "Five-card draw"
    assert told.terms == ("52 cards", "Pot limit", "Blinds 5 / 10 · over-blind 20", "NZ casino 1999")
    assert told.hand == "Hand 1"


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        (STUD, ("52 cards", "Limit 5 / 10", "Bring-in 5", "Home game")),
        (JACKPOTS, ("52 cards", "No limit", "Ante 5", "Home game")),
        ({**DRAW, "blinds": [10], "deck": 36}, ("36 cards", "Pot limit", "Blind 10 · over-blind 20", "NZ casino 1999")),
    ],
)
def test_the_terms_of_other_games(terms: Any, told: tuple[str, ...]) -> None:
    session = Session.open(read_terms(terms), read_seats(THREE))
    assert shown(session).heading.terms == told


def test_a_game_played_high_low_says_so() -> None:
    assert shown(Session.open(read_terms(DECLARED), {})).heading.game == "Five-card stud high-low, declared"


def test_the_reader_is_told_as_it_is() -> None:
    session = session_at(DRAW, SEVEN, 2)
    gone = ReaderState("gone", "Reader lost")
    assert table_view(session.table, session.step, None, gone).heading.reader == gone


# Seats ----------------------------------------------------------------------------------------------------------------


def test_a_seat_shows_its_player_his_chips_and_his_bet() -> None:
    view = at("", seats=NAMED)
    assert seat(view, 4) == SeatView(Seat(4), "in", "Player 4", stack="1,485", bet="5", post=Badge("SB", "blind"))
    assert seat(view, 3).button
    assert seat(view, 6).to_act
    assert seat(view, 6).badge == Badge("TO ACT", "acts")


def test_open_seats_and_those_who_are_away_are_told_in_words() -> None:
    view = at("", seats=NAMED)
    assert seat(view, 1).state == "open"
    assert (seat(view, 2).state, seat(view, 2).badge) == ("away", Badge("AWAY", "away"))


def test_posts_all_in_and_folds_are_told_in_words() -> None:
    view = at("5 over-blind, 6 all-in, 7 fold", button=2)
    assert [seat(view, number).post for number in (3, 4, 5)] == [
        Badge("SB", "blind"),
        Badge("BB", "blind"),
        Badge("OVER", "over"),
    ]
    assert seat(view, 6).badge == Badge("ALL IN", "all-in")
    assert (seat(view, 7).state, seat(view, 7).note) == ("folded", "folded")


@pytest.mark.parametrize(("blinds", "names"), [([10], ["BLIND"]), ([5, 10, 20], ["BLIND 1", "BLIND 2", "BLIND 3"])])
def test_any_number_of_blinds_has_names(blinds: list[int], names: list[str]) -> None:
    view = at("", terms={**DRAW, "blinds": blinds}, button=2)
    assert [one.post.text for one in view.seats if one.post is not None] == names


def test_what_was_drawn_is_noted() -> None:
    view = at(", ".join(TO_SHOWDOWN[:-2]), button=2)
    assert [seat(view, number).note for number in (6, 7, 9)] == ["drew 1", "drew 1", "drew 2"]


# The middle -----------------------------------------------------------------------------------------------------------


def test_the_pots_name_who_can_win_them() -> None:
    view = at(", ".join(TO_SHOWDOWN[:-1]), button=2)
    assert view.middle == Middle(
        street="after the draw",
        total="445",
        pots=("Main 245 · seats 6 7 9", "Side pot 1 200 · seats 7 9"),
        board=(),
        due=0,
        note=view.middle.note,
    )


def test_the_board_has_a_place_for_every_card_that_will_come() -> None:
    lying = shown(session_at(HOLDEM, THREE, 1, "1 call", "2 call", "3 check"), Laying(None, cards("7s 8d")))
    assert (lying.middle.board, lying.middle.due, lying.middle.street) == (cards("7s 8d"), 3, "the flop")
    assert lying.doing.prompt.says.endswith("2 of 3 read.")
    assert lying.doing.right == ENTER


# What is to be done ---------------------------------------------------------------------------------------------------


def test_betting_offers_every_choice_in_its_place() -> None:
    now = at("5 over-blind, 6 all-in", button=2).doing
    assert now.prompt.title == "Seat 7"
    assert now.prompt.says == "70 to call. Raise to 120 at least, 245 at most (pot limit)."
    assert now.prompt.clause is not None
    assert now.prompt.clause.number == "11.5(e)"
    texts = [choice.text for choice in (now.left, now.right, now.main, now.all_in) if choice is not None]
    assert texts == ["Fold", "Call", "Raise to 120", "All in"]
    assert now.all_in is not None
    assert now.all_in.why_not is not None
    assert now.all_in.why_not.because == "3,320 is over the pot limit of 245."


def test_a_call_for_all_that_is_left_says_so() -> None:
    short = at("5 raise 35, 6 fold, 7 raise 115", seats={**SEVEN, "9": 90}, button=2).doing
    assert short.right is not None
    assert short.right.below == "90 · all in"


def test_the_over_blind_is_offered_to_its_seat_until_somebody_acts() -> None:
    assert at("", button=2).over_blind == Choice("Over-blind", "20 · seat 5", OverBlind(Seat(5)))
    greyed = at("5 call", button=2).over_blind
    assert greyed is not None
    assert greyed.why_not is not None
    assert at("", terms=HOLDEM, seats=THREE, button=1).over_blind is None


def test_a_draw_offers_as_many_cards_as_the_book_lets_a_player_change() -> None:
    now = at(", ".join(TO_SHOWDOWN[:8]), button=2).doing
    assert [choice.text for choice in now.options] == ["Pat", "1", "2", "3", "4", "5"]
    assert now.options[3].command == Discard(Seat(6), 3)
    assert now.does == "DRAWS"


def test_a_draw_that_the_deck_cannot_serve_says_what_to_do() -> None:
    seats = {str(number): 500 for number in range(1, 7)}
    lines = "4 call, 5 call, 6 call, 1 call, 2 call, 3 check, 2 discard 2, 3 discard 3"
    now = at(lines, terms={**DRAW, "deck": 36}, seats=seats, button=1).doing
    assert "shuffle and cut the 5 discards" in now.prompt.says
    assert now.prompt.clause is not None
    assert now.prompt.clause.number == "11.3(b)"


def test_an_up_card_is_due_to_one_seat_after_the_other() -> None:
    view = at("up 2 9s", terms=STUD, seats=THREE, button=1)
    assert (view.doing.acts, view.doing.does, view.doing.prompt.title) == (3, "CARD", "Card for seat 3")
    assert seat(view, 2).up == cards("9s")


def test_high_low_with_declaration_asks_each_seat() -> None:
    lines = ["up 2 9s", "up 1 4d", "1 bring-in", "2 call"]
    for first, second in (("2 Kd", "1 3c"), ("2 Qd", "1 2c"), ("2 Jh", "1 5s")):
        lines += [f"up {first}", f"up {second}", "2 check", "1 check"]
    terms = {**DECLARED, "house": {"bring_in": "low-card"}}
    now = shown(session_at(terms, {"1": 1000, "2": 1000}, 1, *lines)).doing
    assert [choice.text for choice in now.options] == ["High", "Low", "Both ways"]


def test_openers_are_asked_for_before_the_pot_is_paid() -> None:
    lines = "2 bet 20, 3 fold, 1 fold"
    now = at(lines, terms=JACKPOTS, seats=THREE, button=1).doing
    assert now.prompt.title == "Seat 2 opened"
    assert now.right == ENTER


def test_between_hands_the_next_one_says_where_its_button_will_be() -> None:
    session = Session.open(read_terms(DRAW), read_seats(SEVEN))
    now = shown(session).doing
    assert now.main == Choice("Next hand", "button to seat 9", NextHand())
    assert shown(session).undo == ""


def test_where_cards_decide_the_first_button_a_tap_on_a_seat_gives_it() -> None:
    now = shown(Session.open(read_terms(HOLDEM), read_seats(THREE))).doing
    assert dict(now.buttons)[Seat(2)] == NextHand(Seat(2))
    assert now.main is not None
    assert now.main.why_not is not None


def test_a_table_that_cannot_play_says_why() -> None:
    now = shown(Session.open(read_terms(DRAW), read_seats({"4": 100}))).doing
    assert now.prompt.says == "A hand needs 2 players with chips, found 1."


def test_a_hand_that_nobody_saw_is_paid_with_the_table_in_sight() -> None:
    now = at("5 fold, 6 fold, 7 fold, 9 fold, 2 fold, 3 fold", button=2).doing
    assert now.showdown is None
    assert [(payment.who, payment.amount) for payment in now.payments] == [("Seat 4", "10")]


# What goes wrong ------------------------------------------------------------------------------------------------------


def test_something_told_may_offer_what_to_do_about_it() -> None:
    told = Told("Two kings of spades.", offer=CallMisdeal())
    view = at(", ".join(TO_SHOWDOWN[:8]), button=2).telling(told)
    assert [choice.command for choice in view.options] == [CallMisdeal()]
    assert at("", button=2).telling(told).options == ()


@pytest.mark.parametrize(
    ("lines", "label"),
    [("5 over-blind, 6 all-in", "seat 6 all-in"), ("5 call", "seat 5 call"), ("", "the new hand")],
)
def test_undo_says_what_it_takes_back(lines: str, label: str) -> None:
    assert at(lines, button=2).undo == label


def test_amounts_have_their_thousands_apart() -> None:
    assert seat(at("", button=2), 7).stack == "3,320"
    assert Chips(3320) == session_at(DRAW, SEVEN, 2).table.players[Seat(7)].chips
