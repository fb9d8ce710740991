"""The table screen under a finger: one tap for what a dealer does most, and a reason for what cannot be done."""

import pytest

from assistant.commands import AllIn, Call, Command, Discard, Fold, Muck, NextHand, OverBlind, Raise, Show
from assistant.lines import read_line
from assistant.rules import Citation
from assistant.session import Session
from assistant.showdown import waiting
from assistant.terms import read_seats, read_terms
from assistant.words import Chips, Seat
from tests.ui.dealer import Dealer
from tests.ui.program import WINDOW_MOVES_S
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import DRAW, HOLDEM, NINTHS, SEVEN, SEVENTHS, SIXTHS, THREE, TO_SHOWDOWN, session_at
from tests.ui.test_table_screen_places import NINE_MM
from ui.views.choices import Told
from ui.views.showdown_view import Laying
from ui.widgets.all_in import ARMED_S
from ui.widgets.target import Target

BETTING = ("5 over-blind", "6 all-in")


@pytest.fixture
def dealer(stage: Stage) -> Dealer:
    return Dealer(stage)


def betting() -> Session:
    return session_at(DRAW, SEVEN, 2, *BETTING)


# One tap --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("text", "command"),
    [
        ("Fold", Fold(Seat(7))),
        ("Call", Call(Seat(7))),
        ("Raise to 120", Raise(Seat(7), Chips(120))),
        ("½ pot", Raise(Seat(7), Chips(155))),
        ("Pot", Raise(Seat(7), Chips(245))),
    ],
)
def test_what_a_dealer_does_most_takes_one_tap(
    dealer: Dealer, size: tuple[int, int], text: str, command: Command
) -> None:
    dealer.stage.resize(size)
    session = betting()
    dealer.sees(session)
    dealer.tap(text)
    assert dealer.asked == [("on_command", command, session.step)]


def test_the_over_blind_and_undo_are_one_tap_away(dealer: Dealer) -> None:
    session = session_at(DRAW, SEVEN, 2)
    dealer.sees(session)
    dealer.tap("Over-blind", "20 · seat 5")
    dealer.tap("Undo", "the new hand")
    assert dealer.asked == [("on_command", OverBlind(Seat(5)), 1), ("on_undo", 1)]


def test_nothing_can_be_undone_where_nothing_has_happened(dealer: Dealer) -> None:
    dealer.sees(Session.open(read_terms(DRAW), read_seats(SEVEN)))
    dealer.tap("Undo")
    assert dealer.asked == []


def test_a_draw_takes_one_tap(dealer: Dealer) -> None:
    dealer.sees(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN[:8]))
    dealer.tap("3")
    assert dealer.commands == [Discard(Seat(6), 3)]


def test_other_screens_and_seats_are_one_tap_away(dealer: Dealer) -> None:
    dealer.sees(betting())
    for button in ("Cards", "Table", "Ruling…"):
        dealer.tap(button)
    dealer.stage.tap(dealer.screen.felt.seats[Seat(9)])
    opened = [("on_open", screen) for screen in ("cards", "setup", "ruling")]
    assert dealer.asked == [*opened, ("on_choose_seat", 9)]


def test_a_tap_on_a_seat_gives_it_the_first_button(dealer: Dealer) -> None:
    dealer.sees(Session.open(read_terms(HOLDEM), read_seats(THREE)))
    dealer.stage.tap(dealer.screen.felt.seats[Seat(2)])
    assert dealer.commands == [NextHand(Seat(2))]


def test_at_the_showdown_a_hand_is_conceded_or_chosen_with_one_tap(dealer: Dealer) -> None:
    session = session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN)
    dealer.sees(session, Laying(Seat(6)))
    dealer.tap("Seat 6", "concedes")
    dealer.stage.tap(dealer.stage.find(where=lambda one: getattr(getattr(one, "row", None), "seat", 0) == 9))
    assert dealer.asked == [("on_command", Muck(Seat(6)), session.step), ("on_choose_seat", 9)]


# All-in ---------------------------------------------------------------------------------------------------------------


def no_limit() -> Session:
    return session_at(HOLDEM, THREE, 1)


def test_all_in_takes_a_second_tap_on_its_count(dealer: Dealer) -> None:
    dealer.sees(no_limit())
    dealer.tap("1,000")
    assert dealer.commands == []
    dealer.tap("All in")
    dealer.tap("All in")
    assert dealer.commands == []
    dealer.tap("1,000", "tap to put it in")
    assert dealer.commands == [AllIn(Seat(1))]


def test_the_second_tap_is_waited_for_three_seconds(dealer: Dealer) -> None:
    dealer.sees(no_limit())
    dealer.tap("All in")
    dealer.stage.pass_time(ARMED_S + 0.1)
    dealer.tap("1,000")
    assert dealer.commands == []


def test_another_turn_forgets_the_first_tap(dealer: Dealer) -> None:
    dealer.sees(no_limit())
    dealer.tap("All in")
    dealer.sees(session_at(HOLDEM, THREE, 1, "1 fold"))
    assert not dealer.screen.panel.all_in.armed


# An amount ------------------------------------------------------------------------------------------------------------


def test_chips_add_up_and_the_raise_button_confirms(dealer: Dealer) -> None:
    dealer.sees(betting())
    for chip in ("100", "25", "25"):
        dealer.tap(chip)
    dealer.tap("Raise to 150", "1 × 100 · 2 × 25 · leaves 3,170")
    assert dealer.commands == [Raise(Seat(7), Chips(150))]


def test_keys_make_any_amount_and_back_takes_one_away(dealer: Dealer) -> None:
    dealer.sees(betting())
    dealer.tap("123")
    for key in ("2", "0", "1", "Back"):
        dealer.tap_key(key)
    dealer.tap("Raise to 20", "120 at least · 11.5(d)")
    assert dealer.commands == []
    dealer.tap("123")
    dealer.tap_key("0")
    dealer.tap("Raise to 200")
    assert dealer.commands == [Raise(Seat(7), Chips(200))]


def test_news_of_the_reader_leaves_an_amount_as_it_is(dealer: Dealer) -> None:
    view = dealer.sees(betting())
    dealer.tap("100")
    dealer.tap("25")
    dealer.screen.view = view.telling(Told("The reader is gone."))
    dealer.stage.settle()
    assert dealer.button("Raise to 125").text


def test_the_next_turn_begins_with_the_least_again(dealer: Dealer) -> None:
    dealer.sees(betting())
    dealer.tap("100")
    dealer.sees(session_at(DRAW, SEVEN, 2, *BETTING, "7 call"))
    assert dealer.button("Raise to 120").text


# Why not --------------------------------------------------------------------------------------------------------------


def test_a_greyed_button_says_why_not_with_its_clause_whole_one_tap_away(dealer: Dealer) -> None:
    dealer.sees(betting())
    notice = dealer.screen.panel.notice
    dealer.tap("All in")
    assert (notice.title, notice.says) == ("Not now: all in", "3,320 is over the pot limit of 245.")
    dealer.stage.tap(notice)
    assert [clause.number for clause in clauses(dealer)] == ["11.5(e)"]
    dealer.tap("Close")
    assert clauses(dealer) == []
    assert notice.title == "Seat 7"
    assert dealer.asked == []


def clauses(dealer: Dealer) -> list[Citation]:
    """The clauses that are shown, whole."""
    card = dealer.screen.panel.card
    if card is None or card.parent is None:
        return []
    return [plate.clause for plate in card.plates if plate.clause is not None]


@pytest.mark.parametrize("size", SIZES)
def test_from_a_clause_the_rule_book_is_one_tap_away(dealer: Dealer, size: tuple[int, int]) -> None:
    dealer.stage.resize(size)
    dealer.sees(betting())
    dealer.stage.tap(dealer.screen.panel.notice)
    [clause] = clauses(dealer)
    dealer.tap("Rule book")
    dealer.stage.tap(dealer.stage.find(where=lambda one: getattr(one, "clause", None) is clause))
    assert dealer.asked == [("on_look_up", clause)] * 2


@pytest.mark.parametrize("size", SIZES)
def test_at_the_payout_a_tap_on_a_pot_opens_its_clause(dealer: Dealer, size: tuple[int, int]) -> None:
    dealer.stage.resize(size)
    terms = {**DRAW, "rake": {"percent": 5, "cap": 25, "step": 5}}
    shows = (f"7 shows {SEVENTHS}", f"9 shows {NINTHS}", f"6 shows {SIXTHS}")
    dealer.sees(session_at(terms, SEVEN, 2, *TO_SHOWDOWN, *shows))
    for target, number in zip(targets(dealer), ("11.4(d)", "11.4(d)", "3.4"), strict=True):
        dealer.stage.tap(target)
        assert [clause.number for clause in clauses(dealer)] == [number]
        dealer.tap("Close")
    dealer.stage.pass_time(WINDOW_MOVES_S)


def targets(dealer: Dealer) -> list[Target]:
    """The pots that can be tapped."""
    return [one for one in dealer.screen.walk() if isinstance(one, Target) and one.width > 2]


@pytest.mark.parametrize("size", SIZES)
def test_pots_too_small_for_a_finger_open_all_their_clauses_together(dealer: Dealer, size: tuple[int, int]) -> None:
    dealer.stage.resize(size)
    dealer.sees(ten_all_in())
    [target] = targets(dealer)
    assert min(target.size) >= NINE_MM[size] - 0.5
    dealer.stage.tap(target)
    assert len(clauses(dealer)) in (1, 2)


def ten_all_in() -> Session:
    """Ten hands and nine pots, all paid."""
    ten = {str(seat): 100 * seat for seat in range(1, 11)}
    all_in = [f"{seat} all-in" for seat in range(4, 10)]
    board = "7s 8d Kh", "2c", "3d"
    lines = [*all_in, "10 call", "1 all-in", "2 all-in", "3 all-in", *(f"board {cards}" for cards in board)]
    session = session_at(HOLDEM, ten, 1, *lines)
    deck = [str(card) for card in session.table.stakes.deck if str(card) not in " ".join(board)]
    while waiting(session.table):
        line = read_line(f"{waiting(session.table)[0]} shows {deck.pop()} {deck.pop()}")
        assert isinstance(line, Show)
        session.submit(line)
    return session


def test_a_clause_is_put_away_by_whatever_is_done_next(dealer: Dealer) -> None:
    view = dealer.sees(betting())
    dealer.stage.tap(dealer.screen.panel.notice)
    dealer.screen.view = view.telling(Told("The reader is gone."))
    assert clauses(dealer) != []
    dealer.tap("Fold")
    assert clauses(dealer) == []
    dealer.stage.tap(dealer.screen.panel.notice)
    dealer.sees(session_at(DRAW, SEVEN, 2, *BETTING, "7 call"))
    assert clauses(dealer) == []


def test_what_must_be_told_comes_before_the_prompt_and_may_be_put_away(dealer: Dealer) -> None:
    dealer.sees(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN), told=Told("Tag 0D00319CD0 is unknown.", offer=Muck(Seat(6))))
    notice = dealer.screen.panel.notice
    assert (notice.title, notice.says) == ("Please note", "Tag 0D00319CD0 is unknown.")
    dealer.tap("Seat 6 mucks")
    dealer.stage.tap(notice)
    assert notice.title == "Seat 7 shows"
    assert dealer.commands == [Muck(Seat(6))]


# Fingers --------------------------------------------------------------------------------------------------------------


def test_a_finger_that_slides_off_a_button_does_nothing(dealer: Dealer) -> None:
    dealer.sees(betting())
    dealer.stage.touch(dealer.button("Fold")).move((400.0, 360.0)).up()
    assert dealer.asked == []


def test_what_lies_under_the_keys_cannot_be_pressed(dealer: Dealer) -> None:
    dealer.sees(no_limit())
    all_in = dealer.button("All in").center
    dealer.tap("123")
    dealer.stage.tap((float(all_in[0]), float(all_in[1])))
    assert not dealer.screen.panel.all_in.armed
