"""Setting a table up without a window: before the first hand, and between hands."""

import pytest

from assistant.cards import Deck
from assistant.commands import NextHand
from assistant.errors import JournalError
from assistant.session import Session
from assistant.words import Chips, Seat
from tests.ui.tables import DRAW, SEVEN, TO_SHOWDOWN, session_at
from ui.controller import Controller
from ui.draft import Draft, draft_from_file
from ui.setup import Setup


def any_deck(deck: Deck) -> None:
    """No reader here turns a deck away."""


def begin(draft: Draft) -> Controller:
    return Controller(Session.open(draft.stakes, draft.seats))


def fresh(button: int = 2) -> Setup:
    return Setup(draft_from_file({**DRAW, "button": button}, SEVEN), begin, any_deck)


def between_hands() -> Setup:
    session = session_at(DRAW, SEVEN, 2, "5 fold", "6 fold", "7 fold", "9 fold", "2 fold", "3 fold")
    setup = Setup(draft_from_file(DRAW, SEVEN), begin, any_deck, Controller(session))
    setup.opened()
    return setup


def test_the_first_hand_begins_as_it_was_set_up() -> None:
    setup = fresh()
    assert setup.view.main.offered
    assert not setup.view.back
    assert setup.play()
    assert setup.controller is not None
    assert (setup.controller.table.hand, setup.controller.table.button) == (1, 2)
    assert setup.controller.session.last_line == "next 2"


def test_what_cannot_be_played_cannot_be_begun_and_says_why() -> None:
    setup = fresh(button=1)
    assert not setup.view.main.offered
    assert setup.view.wrong
    assert setup.view.says == "The button must be at a player's seat, found empty seat 1 · 11.1(b)"
    assert not setup.play()
    assert setup.controller is None
    setup.put_button(Seat(3))
    assert setup.play()


def test_the_over_blind_is_told_where_nothing_is_wrong() -> None:
    assert fresh().view.says.startswith("Over-blind 20")
    assert not fresh().view.wrong


def test_players_sit_down_leave_and_sit_out_before_the_first_hand() -> None:
    setup = fresh()
    setup.sit(Seat(1), Chips(400), "Ana")
    setup.sit(Seat(9), Chips(500), "Ivy")
    setup.turn_away(Seat(9))
    setup.sit(Seat(9), Chips(700), "Ivy")
    setup.leave(Seat(3))
    players = setup.draft.seats
    assert (players[Seat(1)].name, players[Seat(1)].chips) == ("Ana", 400)
    assert (players[Seat(9)].chips, players[Seat(9)].away) == (700, True)
    assert Seat(3) not in players
    setup.turn_away(Seat(9))
    assert not setup.draft.seats[Seat(9)].away


def test_a_journal_that_cannot_be_kept_is_told_and_may_be_tried_again() -> None:
    tries = []

    def begin_later(draft: Draft) -> Controller:
        tries.append(draft)
        if len(tries) == 1:
            raise JournalError("/data/desk.journal: no journal can be kept there: disk full")
        return begin(draft)

    setup = Setup(draft_from_file({**DRAW, "button": 2}, SEVEN), begin_later, any_deck)
    assert not setup.play()
    assert setup.view.says == "/data/desk.journal: no journal can be kept there: disk full."
    assert setup.view.main.offered
    assert setup.play()


def test_a_deck_without_enough_tags_is_not_played_with() -> None:
    setup = Setup(draft_from_file({**DRAW, "button": 2}, SEVEN), begin, lambda deck: "36 cards have tags, not 52")
    assert setup.view.says == "36 cards have tags, not 52."
    assert not setup.play()


def test_between_hands_each_change_of_players_is_asked_of_the_table() -> None:
    setup = between_hands()
    assert setup.controller is not None
    setup.sit(Seat(1), Chips(400), "Ana")
    setup.add(Seat(6), Chips(200))
    setup.leave(Seat(3))
    setup.turn_away(Seat(9))
    setup.turn_away(Seat(9))
    lines = [entry.line for entry in setup.controller.session.log[-5:]]
    assert lines == ["1 sits 400 Ana", "6 adds 200", "3 leaves", "9 away", "9 back"]
    assert setup.draft.seats == setup.controller.table.players


def test_a_change_that_is_refused_says_why() -> None:
    setup = between_hands()
    setup.sit(Seat(7), Chips(400), "Ana")
    assert setup.view.says.startswith("Seat 7 is taken")
    assert setup.view.wrong
    setup.add(Seat(7), Chips(100))
    assert not setup.view.wrong


def test_other_terms_are_played_from_the_next_hand_on() -> None:
    setup = between_hands()
    assert not setup.view.main.offered
    setup.choose("betting", "no-limit")
    setup.choose("blinds", [10, 20])
    assert setup.view.main.offered
    assert setup.play()
    assert setup.controller is not None
    assert setup.controller.table.notice.structure == "no-limit"
    assert setup.controller.table.hand == 1
    assert setup.controller.press(NextHand())
    assert setup.controller.table.to_match == 20


def test_terms_that_were_not_played_are_forgotten_when_the_screen_is_left() -> None:
    setup = between_hands()
    setup.choose("betting", "no-limit")
    setup.opened()
    assert setup.draft.terms["betting"] == "pot-limit"


@pytest.mark.parametrize("played", [0, 4, len(TO_SHOWDOWN)])
def test_during_a_hand_nothing_is_changed(played: int) -> None:
    session = session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN[:played])
    setup = Setup(draft_from_file(DRAW, SEVEN), begin, any_deck, Controller(session))
    setup.opened()
    assert setup.view.says == "Hand 1 is being played: terms and seats are changed between hands."
    assert not setup.view.open
    assert not setup.view.main.offered
    assert setup.view.back


def test_a_table_that_was_opened_and_not_begun_can_be_begun() -> None:
    draft = draft_from_file({**DRAW, "button": 2}, SEVEN)
    setup = Setup(draft, begin, any_deck, begin(draft))
    setup.opened()
    setup.choose("ante", 5)
    assert setup.view.main.text == "Begin"
    assert setup.play()
    assert setup.controller is not None
    assert setup.controller.table.hand == 1
    assert setup.controller.table.stakes.ante == 5
    assert setup.controller.table.button == 2
