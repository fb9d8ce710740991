"""The card reader's faults as they were reported for other projects, each under its own name.

The addresses are those of the reports; the bytes are theirs.
"""

import os
import pty
from pathlib import Path

import pytest

from assistant.cards import Card, cards
from assistant.errors import DeckError
from hardware.arrivals import HOLD_MS, Arrivals
from hardware.deckfile import deck_of, read_deck, text_of
from hardware.frames import Frame
from hardware.kinds import KINDS
from hardware.recognise import CardSeen, DoubledCard, JokerSeen, SeenAgain, UnknownTag, recognise
from hardware.sightings import ReaderFound, ReaderLost, Sighting
from tests.hardware.listening import DESK_DECK, Inbox, deck_for
from tests.hardware.rigs import WIRED, WiredRig

DESK = read_deck(DESK_DECK, KINDS["rdm6300"])


def test_one_card_lying_on_the_reader() -> None:
    """https://github.com/espressif/arduino-esp32/issues/1405"""
    data = bytes.fromhex("02 30 44 30 30 33 31 39 43 44 30 37 30 03")
    decoder, arrivals = KINDS["rdm6300"].decoder(), Arrivals({"0D00319CD0"}, unknown_reads=2)
    arrived = [
        frame.tag
        for now_ms in (0, 65, 130, 131 + HOLD_MS)
        for frame in decoder.feed(data)
        if arrivals.is_new(frame, now_ms / 1000)
    ]
    assert arrived == ["0D00319CD0", "0D00319CD0"]  # at 0 ms, and after it was away


def test_a_frame_with_one_bit_wrong() -> None:
    """https://github.com/jp112sdl/HB-UNI-Sen-RFID-RC/issues/3"""
    decoder = KINDS["rdm6300"].decoder()
    (frame,) = decoder.feed(b"\x021F00644BB686\x03")
    assert (frame.tag, int(frame.tag[2:], 16), decoder.bad) == ("1F00644BB6", 6572982, 0)
    assert (decoder.feed(b"\x021F00644BB786\x03"), decoder.bad) == ([], 1)


def test_two_cards_in_one_read() -> None:
    """https://github.com/mikaello/emit-punch-cards-communication/pull/457"""
    one_read = b"\x020D00319CD070\x03\x021F00644BB686\x03"
    assert KINDS["rdm6300"].decoder().feed(one_read) == [Frame("0D00319CD0"), Frame("1F00644BB6")]


def test_a_shifted_identity() -> None:
    """https://github.com/miguelbalboa/rfid/issues/589"""
    text = text_of(deck_for("json")).replace("04A1B200000001", "816C4FC5D2F4F0")
    deck = deck_of(text, "deck.toml", KINDS["json"])
    assert recognise("816C4FC5D2F4F0", deck, ()) == CardSeen(Card.parse("As"))
    for part in ("000000816C0102", "816C4FC5", "816C4FC5D2F4F000", "6C4FC5D2F4F0"):
        expected = UnknownTag(part)
        assert recognise(part, deck, ()) == expected
        assert expected.sentence == f"Tag {part} is unknown: lay the card down again, or enter it by hand."


def test_a_scanner_that_ends_lines_with_cr_lf() -> None:
    """https://github.com/ohcnetwork/care_fe/pull/15943"""
    decoder = KINDS["barcode"].decoder()
    pieces = [bytes.fromhex(piece) for piece in ("51 53 0D", "0A", "39 48 0D 0A")]
    assert [[frame.tag for frame in decoder.feed(piece)] for piece in pieces] == [["QS"], [], ["9H"]]


@pytest.mark.parametrize("ending", [b"\r", b"\n", b"\r\n"])
def test_cr_lf_and_cr_lf_are_each_one_ending(ending: bytes) -> None:
    data = b"QS" + ending + b"9H" + ending
    assert KINDS["barcode"].decoder().feed(data) == [Frame("QS"), Frame("9H")]


def test_the_reader_is_pulled_out_in_the_middle_of_a_hand(tmp_path: Path, inbox: Inbox) -> None:
    """https://github.com/JackKelly/rfm_ecomanager_logger/issues/35

    The device comes back as another one under the same lasting name; half a frame from before it is dropped.
    """
    frame, tag = WIRED["rdm6300"]
    rig = WiredRig("rdm6300", tmp_path)
    rig.reader.start(inbox.put)
    inbox.next(ReaderFound)
    before = rig.port.resolve()
    rig.send(frame[:9])
    assert inbox.heard_in(0.1) == []
    rig.unplug()
    assert inbox.next(ReaderLost).because == f"the reader at {rig.port} was pulled out"
    took_the_old_number = pty.openpty()
    rig.plug_in()
    inbox.later(ReaderFound)
    assert rig.port.resolve() != before
    rig.send(frame[9:])
    assert inbox.heard_in(0.1) == []
    rig.send(frame)
    assert inbox.next(Sighting).tag == tag
    rig.reader.stop()
    rig.close()
    for end in took_the_old_number:
        os.close(end)


def test_the_same_card_twice_seen_by_the_reader() -> None:
    """https://github.com/danielpaz6/Poker-Hand-Evaluator/issues/15"""
    (seven,) = cards("7h")
    board = cards("5s 6s Td 6h As")
    assert recognise(DESK.tag_of(seven), DESK, board) == CardSeen(seven)
    assert recognise(DESK.tag_of(seven), DESK, (*board, seven)) == SeenAgain(seven)
    with pytest.raises(DeckError, match=r"^bad\.toml, line 61: 7♥ has two tags$"):
        deck_of(text_of(DESK).replace("10h", "Th") + "\n\n\n\n" + '"7H" = "DE5C0000FF"\n', "bad.toml", KINDS["rdm6300"])


def test_two_kings_of_spades() -> None:
    """http://www.pokerzone.com/rules/irregularities

    Here the second king came in from the other deck of the room. What becomes of the pot is the rule book's affair.
    """
    (king,) = cards("Ks")
    room, other = DESK.beside(deck_for("rdm6300")), deck_for("rdm6300").tag_of(king)
    expected = DoubledCard(king, (DESK.tag_of(king), other))
    assert recognise(other, room, (king,)) == expected
    assert expected.sentence == "The deck is bad: two cards are K♠, with the tags DE5C00004D and 0D00310002."


def test_a_joker_under_the_reader() -> None:
    """https://github.com/goldfire/pokersolver/issues/6"""
    expected = JokerSeen("DE5C000051")
    assert recognise("DE5C000051", DESK, cards("Ad 3s 5c 5h")) == expected
    assert expected.sentence == "The deck is bad: a joker is no card of this game."
