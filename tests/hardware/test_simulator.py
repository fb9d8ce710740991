"""The simulated reader behaves as the data sheets say a real one does."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from assistant.cards import DECKS, Card, cards
from assistant.errors import DeckError
from hardware.kinds import KINDS
from hardware.opening import open_reader
from hardware.sightings import Noise, ReaderFound, Sighting
from hardware.simulator import REPEAT_S, SimulatedDevice, SimulatedReader
from tests.hardware.listening import Inbox, deck_for, settings_of


@pytest.fixture
def reader(inbox: Inbox) -> Iterator[SimulatedReader]:
    """A simulated rdm6300 that has been found."""
    made = open_reader(settings_of("rdm6300"), deck_for("rdm6300"))
    assert isinstance(made, SimulatedReader)
    made.start(inbox.put)
    inbox.next(ReaderFound)
    yield made
    made.stop()


@pytest.mark.parametrize("kind", KINDS)
def test_only_a_kind_that_repeats_goes_on_saying_a_tag(kind: str, tmp_path: Path) -> None:
    device = SimulatedDevice(KINDS[kind], tmp_path / "port")
    with serial.Serial(str(tmp_path / "port"), timeout=3.5 * REPEAT_S) as line:
        device.lay(next(iter(deck_for(kind).tags)))
        said = line.read(4096)
    device.close()
    assert (len(KINDS[kind].decoder().feed(said)) > 1) == KINDS[kind].repeats


def test_a_whole_hand_is_read_in_the_order_in_which_it_is_laid_down(reader: SimulatedReader, inbox: Inbox) -> None:
    hand = cards("As Kd 10h 7c 2s")
    for card in hand:
        reader.lay(card)
    deck = deck_for("rdm6300")
    assert [inbox.next(Sighting).tag for _ in hand] == [deck.tag_of(card) for card in hand]
    assert reader.lying == hand
    assert inbox.heard_in(4 * REPEAT_S) == []


def test_what_is_lifted_or_swept_away_lies_there_no_more(reader: SimulatedReader) -> None:
    ace, king, deuce = cards("As Ks 2s")
    for card in (ace, king, deuce):
        reader.lay(card)
    reader.lift(king)
    reader.lift(king)
    assert list(reader.lying) == [ace, deuce]
    reader.sweep()
    assert list(reader.lying) == []


def test_a_tag_of_no_card_can_be_laid_on_the_device(reader: SimulatedReader, inbox: Inbox) -> None:
    reader.device.lay("0000AFFE00")
    assert inbox.next(Sighting).tag == "0000AFFE00"
    assert reader.lying == ()


def test_noise_on_the_line_is_told(reader: SimulatedReader, inbox: Inbox) -> None:
    reader.device.send(b"\x020D00319CD071\x03")
    assert inbox.next(Noise).frames == 1


def test_a_card_that_is_not_in_the_deck_cannot_be_laid() -> None:
    deck = deck_for("rdm6300")
    short = SimulatedReader(settings_of("rdm6300"), deck.stripped(DECKS[32]))
    with pytest.raises(DeckError, match="2♠ is no card of this deck of 32"):
        short.lay(Card.parse("2s"))
    short.stop()


def test_a_tag_that_the_kind_cannot_say_cannot_be_laid(tmp_path: Path) -> None:
    device = SimulatedDevice(KINDS["rdm6300"], tmp_path / "port")
    with pytest.raises(ValueError, match=r"^expected a tag as rdm6300 readers say it, found '04A1B2C3D4E5F6'$"):
        device.lay("04A1B2C3D4E5F6")
    device.close()


def test_an_unplugged_device_has_no_port_and_says_nothing(tmp_path: Path) -> None:
    device = SimulatedDevice(KINDS["barcode"], tmp_path / "port")
    device.unplug()
    device.unplug()
    assert not (tmp_path / "port").is_symlink()
    device.lay("QS")
    device.plug_in()
    device.plug_in()
    assert (tmp_path / "port").exists()
    assert device.lying == ("QS",)
    device.close()
    assert list(tmp_path.iterdir()) == []


def test_any_program_that_opens_the_port_reads_the_bytes_as_they_were_sent(tmp_path: Path) -> None:
    device = SimulatedDevice(KINDS["barcode"], tmp_path / "port")
    port = os.open(tmp_path / "port", os.O_RDONLY | os.O_NOCTTY)
    device.send(b"\x02\x03QS\r\n")
    assert os.read(port, 64) == b"\x02\x03QS\r\n"
    os.close(port)
    device.close()


def test_a_kind_that_numbers_its_lines_counts_on(tmp_path: Path) -> None:
    device = SimulatedDevice(KINDS["json"], tmp_path / "port")
    with serial.Serial(str(tmp_path / "port"), timeout=1) as line:
        device.lay("04A1B2C3")
        device.lift("04A1B2C3")
        assert [json.loads(line.readline().rpartition(b"*")[0])["n"] for _ in range(2)] == [0, 1]
    device.close()


def test_a_line_that_nobody_reads_never_holds_the_screen_up(tmp_path: Path) -> None:
    device = SimulatedDevice(KINDS["barcode"], tmp_path / "port")
    for _ in range(200):
        device.send(b"x" * 1000)
    device.close()
