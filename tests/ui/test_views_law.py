"""The laws of the views: of a hand that is being played no view holds a card that does not lie face up, and what a
button offers is what the table accepts.

The views are searched whole, their texts too, whatever a reader may have seen.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.cards import Card
from assistant.dealing import board_due, up_cards_due
from assistant.decide import Refused, decide
from assistant.events import HandEnded
from assistant.line_writing import write_line
from assistant.record import Record
from assistant.rules import BOOKS, in_force
from assistant.showdown import openers_due, waiting
from assistant.table import Table
from assistant.words import SEATS
from tests.laws.evening import Evening, law
from tests.ui.tables import DRAW, HOLDEM, JACKPOTS, SEVEN, STUD, THREE, session_at
from tests.ui.test_views_ruling import tellings
from ui.views.awards import awards
from ui.views.choices import Choice
from ui.views.doing import Doing
from ui.views.rules_view import entries
from ui.views.ruling_view import ruling_view
from ui.views.showdown_view import Laying
from ui.views.table_view import table_view

PRINTED = re.compile(r"(?:10|[2-9JQKA])[♣♦♥♠]|\b[2-9TJQKA][cdhs]\b")
HANDS: tuple[tuple[Any, Any, int, tuple[str, ...]], ...] = (
    (
        DRAW,
        SEVEN,
        2,
        (
            *("5 over-blind", "6 all-in", "7 call", "9 call", "2 fold", "3 fold", "4 fold", "5 fold"),
            *("6 discard 2c 3d", "7 discard Jh", "9 discard 4s 8d 7c", "7 bet 200", "9 call"),
            *("7 shows As Ah Kd Kc 9h", "6 mucks", "9 shows Ad Ac Kh Ks 9c", "next"),
        ),
    ),
    (
        HOLDEM,
        THREE,
        1,
        (
            *("1 call", "2 call", "3 check", "board 7s 8d Kh", "2 check", "3 check", "1 bet 100", "2 call", "3 fold"),
            *("board 2c", "2 check", "1 check", "board 3c", "2 check", "1 check", "2 shows Ah Kd", "1 mucks"),
        ),
    ),
    (STUD, THREE, 1, ("up 2 9s", "up 3 4d", "up 1 Kc", "1 bring-in", "2 call", "3 fold", "up 2 Td", "up 1 2h")),
    (JACKPOTS, THREE, 1, ("2 bet 20", "3 call", "1 fold", "2 discard Qd", "3 discard 5s 6s", "2 bet 20", "3 fold")),
)


def cards_in(value: Any) -> Iterator[str]:
    """Every card in a view: as an object, and as it is printed or written in a text."""
    if isinstance(value, Card):
        yield value.pretty
    elif isinstance(value, str):
        yield from (_pretty(found) for found in PRINTED.findall(value))
    elif isinstance(value, Record):
        yield from cards_in(tuple(vars(value).values()))
    elif isinstance(value, tuple):
        for one in value:
            yield from cards_in(one)
    else:
        assert value is None or isinstance(value, int), f"expected a kind of value that is searched, found {value!r}"


def _pretty(text: str) -> str:
    return text if text[-1] in "♣♦♥♠" else Card.parse(text).pretty


def face_up(table: Table) -> set[str]:
    """The cards that everybody at the table sees."""
    seen = set(table.board)
    for player in table.players.values():
        seen.update(player.up, player.cards or (), player.openers or ())
    return {card.pretty for card in seen}


def is_asked_for(table: Table, laying: Laying) -> bool:
    """Whether the table waits for just these cards to be laid down."""
    if laying.seat is None:
        return board_due(table) > 0
    opens = table.to_act is None and openers_due(table) == laying.seat
    return opens or laying.seat in waiting(table) or laying.seat in up_cards_due(table)


DECK = [Card.parse(rank + suit) for rank in "23456789TJQKA" for suit in "cdhs"]


@given(
    st.sampled_from(HANDS),
    st.integers(0, 20),
    st.sampled_from([None, *SEATS]),
    st.lists(st.sampled_from(DECK), max_size=5, unique=True),
)
def test_no_view_holds_a_card_that_is_not_face_up(
    hand: tuple[Any, Any, int, tuple[str, ...]], step: int, seat: Any, read: list[Card]
) -> None:
    terms, seats, button, lines = hand
    session = session_at(terms, seats, button, *lines[:step])
    laying = Laying(seat, tuple(read))
    view = table_view(session.table, session.step, session.last_line, laying=laying)
    lawful = face_up(session.table)
    if is_asked_for(session.table, laying):
        lawful |= {card.pretty for card in read}
    assert set(cards_in(view)) <= lawful


@law
def test_at_any_table_no_view_holds_a_card_that_only_its_owner_knows(evening: Evening) -> None:
    """A reader sees a whole hand, or what is on top of the deck, at every step, whether it should or not."""
    for step in evening.play():
        laying = read_too_soon(evening)
        view = table_view(step.after, 0, write_line(step.command), laying=laying)
        thrown = {card for discard in step.after.discards for card in discard.cards}
        lawful = thrown.union(laying.cards) if is_asked_for(step.after, laying) else thrown
        secrets = (evening.felt.secrets() | set(evening.felt.deck)) - lawful
        assert not {card.pretty for card in secrets} & set(cards_in(view))


def read_too_soon(evening: Evening) -> Laying:
    """Cards that lie on the reader."""
    seat = evening.tape.pick((None, *evening.table.players))
    return Laying(seat, evening.felt.next_cards(3) if seat is None else tuple(evening.felt.hands.get(seat, ())))


@law
def test_at_any_table_the_payout_is_shown_whole_as_soon_as_the_hand_is_over(evening: Evening) -> None:
    for step in evening.play():
        if any(isinstance(event, HandEnded) for event in step.events):
            assert awards(step.after) == step.after.awards


@law
def test_at_any_table_a_button_offers_what_is_accepted_and_says_why_it_is_greyed(evening: Evening) -> None:
    for step in evening.play():
        for choice in choices_of(table_view(step.after, 0, write_line(step.command)).doing):
            if choice.command is None:
                assert choice.offered == bool(choice.opens), choice
                assert choice.offered or choice.why_not is not None, choice
            else:
                assert choice.offered != isinstance(decide(step.after, choice.command), Refused), choice
                assert choice.offered == (choice.why_not is None), choice


def choices_of(now: Doing) -> Iterator[Choice]:
    """Every button beside the table."""
    each = (now.left, now.right, now.main, now.all_in, *now.presets, *now.options)
    yield from (choice for choice in each if choice is not None)


@given(st.sampled_from(HANDS), st.integers(0, 20), st.integers(0, 1000))
def test_no_ruling_holds_a_card_that_is_not_face_up(
    hand: tuple[Any, Any, int, tuple[str, ...]], step: int, number: int
) -> None:
    terms, seats, button, lines = hand
    table = session_at(terms, seats, button, *lines[:step]).table
    told = list(tellings(table))
    assert set(cards_in(ruling_view(table, told[number % len(told)]))) <= face_up(table)


@pytest.mark.parametrize("book", BOOKS)
def test_no_rule_book_holds_a_card(book: str) -> None:
    shown = entries(in_force(book, "seven-card-stud"))
    assert set(cards_in(shown)) == set()


def test_the_search_finds_cards_wherever_they_are() -> None:
    assert set(cards_in((Laying(None, (DECK[0],)), "seat 5 discard Ks 4d", "A♠10♥"))) == {
        *("2♣", "K♠", "4♦", "A♠", "10♥")
    }
