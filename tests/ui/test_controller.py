"""The controller without a window: presses, the reader's news, the journal, the sum."""

import threading
from pathlib import Path

import pytest

from assistant.cards import Card
from assistant.changed import changed
from assistant.commands import Bet, Call, Command, Fold, NextHand, Raise
from assistant.decide import Refused
from assistant.follow import Acted, act
from assistant.journal import Journal
from assistant.session import Session
from assistant.table import Table
from assistant.terms import read_seats, read_terms
from assistant.words import Chips, Seat
from tests.ui.tables import (
    DRAW,
    SEVEN,
    TO_SHOWDOWN,
    WrittenReader,
    listening,
    session_at,
)
from ui.controller import TOO_LATE, Controller
from ui.reading import ReaderFailed, ReaderGone, ReaderNoise, ReaderThere
from ui.views.choices import Told

ACE = Card.parse("As")


def test_a_press_is_carried_out() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    assert controller.press(Call(Seat(5)), controller.session.step)
    assert controller.session.last_line == "5 call"
    assert controller.told is None


def test_a_refusal_is_told_with_its_clause_and_forgotten_at_the_next_press() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    assert not controller.press(Raise(Seat(5), Chips(11)))
    assert controller.told is not None
    assert controller.told.says == "The last raise was 10: raise to 20 or more, not 11."
    assert str(controller.told.clause) == "nz-casino-1999 11.5(d)"
    controller.press(Fold(Seat(5)))
    assert controller.told is None


def test_a_press_for_a_step_that_is_over_does_nothing() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    step = controller.session.step
    controller.press(Fold(Seat(5)), step)
    table = controller.table
    assert not controller.press(Call(Seat(6)), step)
    assert controller.table is table
    assert controller.told == Told(TOO_LATE)


def test_a_late_undo_takes_nothing_back() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    step = controller.session.step
    controller.press(Fold(Seat(5)), step)
    assert not controller.undo(step)
    assert controller.session.last_line == "5 fold"
    assert controller.told == Told(TOO_LATE)


def test_there_is_nothing_to_undo_at_first() -> None:
    controller = Controller(Session.open(read_terms(DRAW), read_seats(SEVEN)))
    assert not controller.undo()
    assert controller.told == Told("There is nothing to take back.")


def test_a_reader_that_is_lost_is_told_until_it_is_there_again() -> None:
    controller, reader = listening(session_at(DRAW, SEVEN, 2))
    reader.put(ReaderGone("the reader at /dev/dealer/board was pulled out"))
    controller.drain()
    assert controller.told == Told("The reader at /dev/dealer/board was pulled out.")
    assert controller.reader_said == ReaderGone("the reader at /dev/dealer/board was pulled out")
    reader.put(ReaderThere())
    controller.drain()
    assert controller.told is None
    assert controller.reader_said == ReaderThere()


def test_noise_is_shown_beside_the_reader_and_hides_nothing() -> None:
    controller, reader = listening(session_at(DRAW, SEVEN, 2))
    controller.press(Bet(Seat(5), Chips(40)))
    told = controller.told
    reader.put(ReaderNoise(3))
    controller.drain()
    assert controller.reader_said == ReaderNoise(3)
    assert controller.told == told
    assert told is not None


def test_a_fault_in_the_readers_thread_is_shown() -> None:
    controller, reader = listening(session_at(DRAW, SEVEN, 2))
    reader.put(ReaderFailed("ValueError: 7"))
    controller.drain()
    assert controller.told == Told("ValueError: 7.")


def test_other_threads_only_put_and_wake() -> None:
    woken: list[str] = []
    reader = WrittenReader()
    session = session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN)
    controller = Controller(session, reader)
    controller.start(lambda: woken.append(threading.current_thread().name))
    thread = threading.Thread(target=reader.reads, args=("As",), name="reader")
    thread.start()
    thread.join()
    assert woken == ["MainThread", "reader"]
    assert controller.coming.laid == ()
    controller.drain()
    assert len(controller.coming.laid) == 1


def test_stopping_stops_the_reader_and_closes_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "t.journal"
    reader = WrittenReader()
    controller = Controller(Session.open(read_terms(DRAW), read_seats(SEVEN), Journal.create(path)), reader)
    controller.start(lambda: None)
    controller.stop()
    assert reader.stopped
    assert not controller.press(NextHand(Seat(2)))
    assert controller.told is not None
    assert controller.told.says.startswith("Nothing was done, for it cannot be written down.")
    assert controller.table.hand == 0


def test_a_table_taken_up_again_with_something_to_tell_tells_it() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2), told="The journal was damaged.")
    assert controller.told == Told("The journal was damaged.")
    controller.dismiss()
    assert controller.told is None


def makes_a_chip(table: Table, command: Command) -> Acted | Refused:
    """A rule that goes wrong."""
    answer = act(table, command)
    assert isinstance(answer, Acted)
    seat, player = next(iter(answer.table.players.items()))
    players = {**answer.table.players, seat: changed(player, chips=player.chips + 1)}
    return Acted(answer.events, changed(answer.table, players=players))


def test_a_sum_that_is_wrong_is_told_and_nothing_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2))
    total = controller.table.chips
    monkeypatch.setattr("assistant.session.act", makes_a_chip)
    controller.press(Fold(Seat(5)))
    wrong = Told(f"The chips do not add up: expected {total}, found {total + 1}. Take the last step back.")
    assert controller.told == wrong
    assert not controller.press(Fold(Seat(6)))
    assert controller.told == wrong
    controller.undo()
    assert controller.told is None
    assert controller.table.chips == total
