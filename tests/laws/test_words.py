"""What is written is read back: lines, terms, seats and events of any kind."""

import json
from typing import get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from assistant.cards import DECKS, Card
from assistant.codec import decode, encode, hints
from assistant.commands import Sit
from assistant.events import Event
from assistant.line_writing import write_line
from assistant.lines import read_line
from assistant.stakes import Stakes
from assistant.table import Player
from assistant.terms import read_seats, read_terms, write_seats, write_terms
from assistant.words import SEATS, Chips, Seat
from tests.laws.nonsense import any_command
from tests.laws.tape import Tape
from tests.laws.terms import seats, terms

NAMES = st.text(st.characters(codec="utf-8", exclude_categories=["Z", "C"]), min_size=1, max_size=12)


@given(st.binary(max_size=40))
def test_a_line_is_read_back(strip: bytes) -> None:
    command = any_command(Tape(strip))
    cards = getattr(command, "cards", ())
    assume(len(cards) == len(set(cards)))
    assert read_line(write_line(command)) == command


@given(st.sampled_from(SEATS), st.integers(1, 10_000), st.lists(NAMES, max_size=3))
def test_a_name_is_read_back(seat: Seat, chips: int, words: list[str]) -> None:
    command = Sit(seat, Chips(chips), " ".join(words))
    assert read_line(write_line(command)) == command


@given(terms())
def test_terms_are_read_back(stakes: Stakes) -> None:
    assert read_terms(write_terms(stakes)) == stakes


@given(seats())
def test_seats_are_read_back(players: dict[Seat, Player]) -> None:
    assert read_seats(write_seats(players)) == players


@pytest.mark.parametrize("kind", get_args(Event))
@settings(max_examples=20)
@given(data=st.data())
def test_every_kind_of_event_is_read_back(kind: type, data: st.DataObject) -> None:
    st.register_type_strategy(Stakes, terms())
    st.register_type_strategy(Card, st.sampled_from(tuple(DECKS[52])))
    event = data.draw(st.builds(kind, **{name: st.from_type(hint) for name, hint in hints(kind).items()}))
    assert decode(json.loads(json.dumps(encode(event)))) == event
