"""The serial reader where a line or the program is not as it should be."""

import errno
import itertools
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from hardware.reader import NOISE_EVERY_S, SerialReader, why_lost
from hardware.sightings import Noise, ReaderFound, ReaderLost, ReaderNews, ReaderStopped, Sighting
from tests.hardware.listening import Inbox, settings_of
from tests.hardware.rigs import WIRED, WiredRig

FRAME, TAG = WIRED["rdm6300"]


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[WiredRig]:
    rig = WiredRig("rdm6300", tmp_path)
    yield rig
    rig.reader.stop()
    rig.close()


@pytest.fixture
def found(rig: WiredRig, inbox: Inbox) -> Inbox:
    rig.reader.start(inbox.put)
    inbox.next(ReaderFound)
    return inbox


def test_no_reader_is_told_once_and_is_found_when_it_comes(rig: WiredRig, inbox: Inbox) -> None:
    """It is tried more often than there are pauses in the back-off."""
    rig.unplug()
    reader = SerialReader(settings_of("rdm6300", rig.port), {TAG}, back_off_s=(0.01, 0.02))
    reader.start(inbox.put)
    assert inbox.next(ReaderLost) == ReaderLost("board", f"no reader is plugged in at {rig.port}")
    assert inbox.heard_in(0.2) == []
    rig.plug_in()
    inbox.next(ReaderFound)
    reader.stop()


def test_another_program_has_the_port(rig: WiredRig, inbox: Inbox) -> None:
    with serial.Serial(str(rig.port), exclusive=True):
        rig.reader.start(inbox.put)
        assert inbox.next(ReaderLost).because == f"another program is using {rig.port}"
    inbox.next(ReaderFound)


@pytest.mark.usefixtures("found")
def test_no_other_program_gets_the_port(rig: WiredRig) -> None:
    with pytest.raises(serial.SerialException, match="exclusively lock"):
        serial.Serial(str(rig.port), exclusive=True)


def test_what_waited_before_the_port_was_opened_is_dropped(rig: WiredRig, inbox: Inbox) -> None:
    rig.send(FRAME)
    rig.reader.start(inbox.put)
    inbox.next(ReaderFound)
    assert inbox.heard_in(0.15) == []


def test_a_name_that_goes_is_a_reader_lost_even_while_the_line_is_open(rig: WiredRig, found: Inbox) -> None:
    rig.port.unlink()
    assert found.next(ReaderLost).because == f"the reader at {rig.port} was pulled out"


def test_noise_is_told_and_counted_but_not_for_each_frame(rig: WiredRig, found: Inbox) -> None:
    spoilt = FRAME.replace(b"C", b"D")
    rig.send(spoilt)
    assert found.next(Noise) == Noise("board", 1)
    rig.send(spoilt)
    assert found.heard_in(NOISE_EVERY_S / 4) == []
    rig.send(spoilt * 20)
    assert found.next(Noise) == Noise("board", 22)


def test_a_sighting_names_the_antenna_of_a_reader_that_has_several(tmp_path: Path, inbox: Inbox) -> None:
    rig = WiredRig("json", tmp_path)
    rig.reader.start(inbox.put)
    inbox.next(ReaderFound)
    rig.lay()
    assert inbox.next(Sighting) == Sighting("board", "04A1B2C3D4E5F6", antenna=3)
    rig.reader.stop()
    rig.close()


def test_an_unknown_tag_is_told_after_two_equal_reads(rig: WiredRig, found: Inbox) -> None:
    unknown = bytes.fromhex("02 31 46 30 30 36 34 34 42 42 36 38 36 03")
    rig.send(unknown)
    assert found.heard_in(0.1) == []
    rig.send(unknown)
    assert found.next(Sighting).tag == "1F00644BB6"


def test_a_program_that_was_held_up_takes_no_card_for_lifted(rig: WiredRig, inbox: Inbox) -> None:
    hours_s = itertools.count(0.0, 3600.0)  # an hour goes by between any two looks at the line
    reader = SerialReader(settings_of("rdm6300", rig.port), {TAG}, clock=lambda: next(hours_s))
    reader.start(inbox.put)
    inbox.next(ReaderFound)
    for _ in range(3):
        rig.send(FRAME)
    inbox.next(Sighting)
    rig.send(FRAME)
    assert inbox.heard_in(0.1) == []
    reader.stop()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_fault_of_the_program_is_told_and_not_hidden(rig: WiredRig, inbox: Inbox) -> None:
    """A clock that fails stands for any fault: it reaches the queue and Python's own report of it."""

    def broken() -> float:
        raise ZeroDivisionError("no time")

    reported: list[type[BaseException]] = []
    usual, threading.excepthook = threading.excepthook, lambda fault: reported.append(fault.exc_type)
    reader = SerialReader(settings_of("rdm6300", rig.port), {TAG}, clock=broken)
    reader.start(inbox.put)
    stopped = inbox.later(ReaderStopped)
    reader.stop()
    threading.excepthook = usual
    assert stopped == ReaderStopped("board", "ZeroDivisionError: no time")
    assert not reader.connected
    assert reported == [ZeroDivisionError]


def test_news_comes_on_the_readers_own_thread(rig: WiredRig, inbox: Inbox) -> None:
    threads: list[str] = []

    def put(news: ReaderNews) -> None:
        threads.append(threading.current_thread().name)
        inbox.put(news)

    rig.reader.start(put)
    inbox.next(ReaderFound)
    assert threads == ["reader board"]


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (OSError(errno.ENOENT, "x"), "no reader is plugged in at /dev/x"),
        (serial.SerialException(errno.ENOENT, "x"), "no reader is plugged in at /dev/x"),
        (OSError(errno.EACCES, "x"), "/dev/x may not be opened: this user must be in the group dialout"),
        (OSError(errno.EAGAIN, "x"), "another program is using /dev/x"),
        (OSError(errno.EINVAL, "no terminal"), "the reader at /dev/x cannot be opened: [Errno 22] no terminal"),
    ],
)
def test_why_a_reader_is_lost_is_told_in_one_sentence(error: OSError, sentence: str) -> None:
    assert why_lost(error, "/dev/x") == sentence
    assert why_lost(error, "/dev/x", was_open=True) == "the reader at /dev/x was pulled out"


def test_a_file_that_is_no_serial_port(tmp_path: Path, inbox: Inbox) -> None:
    (tmp_path / "file").write_bytes(b"")
    reader = SerialReader(settings_of("rdm6300", tmp_path / "file"), ())
    reader.start(inbox.put)
    assert inbox.next(ReaderLost).because.startswith(f"the reader at {tmp_path}/file cannot be opened: ")
    reader.stop()
