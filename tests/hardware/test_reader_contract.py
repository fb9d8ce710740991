"""What every reader promises, whatever it is: simulated, on a bare pseudo-terminal, or the real thing.

The real thing is asked with `pytest tests/hardware/test_reader_contract.py --reader /dev/serial/by-id/... -s`, and
`--reader-kind` where it is no rdm6300; then a person lays the cards, as the test says on the terminal.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from hardware.arrivals import HOLD_MS
from hardware.kinds import KINDS
from hardware.sightings import ReaderFound, ReaderLost, Sighting
from tests.hardware.listening import Inbox
from tests.hardware.rigs import WIRED, RealRig, Rig, SimulatedRig, WiredRig

MakeRig = Callable[[Path], Rig]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    makers: dict[str, MakeRig] = {}
    for kind in KINDS:
        makers[f"simulated {kind}"] = partial(SimulatedRig, kind)
    for kind in WIRED:
        makers[f"wired {kind}"] = partial(WiredRig, kind)
    port = metafunc.config.getoption("--reader", default=None)
    if port:
        kind = metafunc.config.getoption("--reader-kind")
        makers[f"real {kind}"] = lambda folder: RealRig(kind, port)
    metafunc.parametrize("make_rig", makers.values(), ids=makers, scope="module")


@pytest.fixture
def rig(make_rig: MakeRig, tmp_path: Path) -> Iterator[Rig]:
    rig = make_rig(tmp_path)
    yield rig
    rig.reader.stop()
    rig.close()


@pytest.fixture
def inbox(rig: Rig) -> Inbox:
    """An inbox in which the reader has said that it was found."""
    assert not rig.reader.connected
    inbox = Inbox(rig.patience_s)
    rig.reader.start(inbox.put)
    assert inbox.next(ReaderFound) == ReaderFound(rig.reader.name)
    assert rig.reader.connected
    return inbox


def open_files() -> set[str]:
    return {file.name for file in Path("/proc/self/fd").iterdir()}


def assert_sees_the_card(rig: Rig, inbox: Inbox) -> None:
    seen = inbox.later(Sighting)
    assert seen.reader == rig.reader.name
    assert rig.tag in (None, seen.tag)


def test_no_card_is_silence_and_no_loss(rig: Rig, inbox: Inbox) -> None:
    assert inbox.heard_in(0.15) == []
    assert rig.reader.connected


def test_a_card_is_seen_once_however_long_it_lies(rig: Rig, inbox: Inbox) -> None:
    rig.lay()
    assert_sees_the_card(rig, inbox)
    assert inbox.heard_in(0.25) == []


def test_a_card_that_was_away_is_seen_again(rig: Rig, inbox: Inbox) -> None:
    rig.lay()
    assert_sees_the_card(rig, inbox)
    rig.lift()
    assert inbox.heard_in(HOLD_MS / 1000 + 0.05) == []
    rig.lay()
    assert_sees_the_card(rig, inbox)


def test_a_reader_that_was_pulled_out_is_lost_and_found_again(rig: Rig, inbox: Inbox) -> None:
    rig.unplug()
    lost = inbox.next(ReaderLost)
    assert lost.reader == rig.reader.name
    assert "pulled out" in lost.because
    assert not rig.reader.connected
    rig.plug_in()
    assert inbox.later(ReaderFound) == ReaderFound(rig.reader.name)
    assert rig.reader.connected
    rig.lay()
    assert_sees_the_card(rig, inbox)


def test_a_stopped_reader_says_no_more_and_leaves_nothing_open(make_rig: MakeRig, tmp_path: Path) -> None:
    open_before = open_files()
    rig, inbox = make_rig(tmp_path), Inbox()
    rig.reader.start(inbox.put)
    inbox.patience_s = rig.patience_s
    inbox.next(ReaderFound)
    rig.reader.stop()
    assert not rig.reader.connected
    rig.lay()
    assert inbox.heard_in(0.1) == []
    rig.close()
    assert open_files() == open_before


def test_a_reader_that_was_never_started_can_be_stopped(rig: Rig) -> None:
    rig.reader.stop()
    assert not rig.reader.connected
