"""A deck of one's own is learned card by card, and what is written is a deck file."""

import queue
import threading
from pathlib import Path

import pytest

from assistant.cards import DECKS, cards
from assistant.errors import DeckError
from hardware.deckfile import deck_of
from hardware.kinds import KINDS
from hardware.learn import learn, main, tags_in
from hardware.sightings import Noise, ReaderFound, ReaderLost, ReaderNews, ReaderStopped, Sighting
from hardware.simulator import SimulatedDevice

TAGS = [f"0D0031{number:04X}" for number in range(52)]


def test_a_card_laid_down_twice_is_told_and_asked_for_once() -> None:
    said: list[str] = []
    learned = learn(DECKS[32], ["A", "A", "B", *TAGS[:30]], said.append)
    assert said[:4] == [
        "Lay A♠ on the reader.",
        "Lay K♠ on the reader.",
        "That is A♠ already.",
        "Lay K♠ on the reader.",
    ]
    assert [learned.tag_of(card) for card in cards("As Ks Qs")] == ["A", "B", TAGS[0]]


def test_tags_that_end_too_early() -> None:
    with pytest.raises(DeckError, match=r"^expected 52 cards with a tag, found 51$"):
        learn(DECKS[52], TAGS[:51], lambda sentence: None)


def test_a_lost_reader_is_waited_for() -> None:
    inbox: queue.SimpleQueue[ReaderNews] = queue.SimpleQueue()
    for news in (
        ReaderLost("reader", "no reader is plugged in"),
        ReaderFound("reader"),
        Noise("reader", 1),
        Sighting("reader", "A"),
        ReaderStopped("reader", "a fault"),
    ):
        inbox.put(news)
    said: list[str] = []
    assert list(tags_in(inbox, said.append)) == ["A"]
    assert said == ["Waiting: no reader is plugged in."]


def test_a_deck_is_learned_from_a_reader(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    device = SimulatedDevice(KINDS["rdm6300"], tmp_path / "ttyUSB0")
    for tag in TAGS[:32]:
        device.lay(tag)  # all at once: the reader says them over and over
    assert main([str(tmp_path / "ttyUSB0"), "--cards", "32"]) == 0
    device.close()
    learned = deck_of(capsys.readouterr().out, "learned.toml", KINDS["rdm6300"])
    assert set(learned.tags) == set(TAGS[:32])
    assert threading.active_count() == 1


def test_a_reader_that_stops_ends_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stopped = ReaderStopped("reader", "a fault")
    monkeypatch.setattr("hardware.reader.SerialReader.start", lambda self, put: put(stopped))
    assert main(["/dev/null"]) == 2
    assert capsys.readouterr().err == "Lay A♠ on the reader.\nexpected 52 cards with a tag, found 0\n"
