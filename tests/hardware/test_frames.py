"""Frames: as published, in any pieces, with any noise, and with every single bit wrong."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.frames import Frame
from hardware.frames.frame import xor_of
from hardware.kinds import KINDS

# Byte for byte from the sources named; the JSON lines are of this project's own protocol.
PUBLISHED = {
    "ID-12LA data sheet X1 page 4": ("id-12la", "02 30 43 30 30 30 36 32 31 41 35 38 45 0D 0A 03", "0C000621A5"),
    "RDM630 specification": ("rdm6300", "02 36 32 45 33 30 38 36 43 45 44 30 38 03", "62E3086CED"),
    "RDM6300, a key fob": ("rdm6300", "02 31 30 30 30 38 36 46 34 34 34 32 36 03", "100086F444"),
    "RDM6300, token 0006547886": ("rdm6300", "02 30 31 30 30 36 33 45 39 41 45 32 35 03", "010063E9AE"),
}
JSON_LINES = {
    b'{"v":1,"t":"card","r":3,"uid":"04A1B2C3D4E5F6","n":17}*4E\n': [Frame("04A1B2C3D4E5F6", antenna=3)],
    b'{"v":1,"t":"gone","r":3,"uid":"04A1B2C3D4E5F6","n":18}*56\n': [Frame("04A1B2C3D4E5F6", gone=True, antenna=3)],
    b'{"v":1,"t":"hello","fw":"1.2.0","readers":10,"n":0}*66\n': [],
}
WHOLE = [(kind, bytes.fromhex(frame), [Frame(tag)]) for kind, frame, tag in PUBLISHED.values()]
WHOLE += [("json", line, frames) for line, frames in JSON_LINES.items()]
WHOLE += [("barcode", b"TBL07-P0042\r", [Frame("TBL07-P0042")])]

CHECKED = ["rdm6300", "id-12la", "json"]
TAGS = {
    "rdm6300": st.from_regex(KINDS["rdm6300"].tag_form, fullmatch=True),
    "id-12la": st.from_regex(KINDS["id-12la"].tag_form, fullmatch=True),
    "json": st.from_regex(KINDS["json"].tag_form, fullmatch=True),
    "barcode": st.from_regex(KINDS["barcode"].tag_form, fullmatch=True),
}


def said(kind: str, tag: str, number: int = 0) -> bytes:
    return KINDS[kind].encode(Frame(tag, antenna=0 if kind == "json" else None), number)


def heard(kind: str, *pieces: bytes) -> list[Frame]:
    decoder = KINDS[kind].decoder()
    return [frame for piece in pieces for frame in decoder.feed(piece)]


@pytest.mark.parametrize(("kind", "frame", "tag"), PUBLISHED.values(), ids=PUBLISHED)
def test_an_encoder_makes_the_published_bytes(kind: str, frame: str, tag: str) -> None:
    assert said(kind, tag) == bytes.fromhex(frame)


@pytest.mark.parametrize(("kind", "data", "frames"), WHOLE)
def test_a_published_frame_is_read(kind: str, data: bytes, frames: list[Frame]) -> None:
    decoder = KINDS[kind].decoder()
    assert (decoder.feed(data), decoder.bad) == (frames, 0)


@pytest.mark.parametrize(("kind", "data", "frames"), WHOLE)
def test_a_frame_is_read_byte_by_byte(kind: str, data: bytes, frames: list[Frame]) -> None:
    assert heard(kind, *(bytes([byte]) for byte in data)) == frames


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_what_is_said_is_heard(kind: str, data: st.DataObject) -> None:
    tags = data.draw(st.lists(TAGS[kind], max_size=5))
    line = b"".join(said(kind, tag, number) for number, tag in enumerate(tags))
    assert [frame.tag for frame in heard(kind, line)] == tags


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data(), line=st.binary(max_size=200) | st.text('\x02\x03\r\n0AF{}*":', max_size=80).map(str.encode))
def test_bytes_mean_the_same_in_any_pieces(kind: str, data: st.DataObject, line: bytes) -> None:
    """Any bytes at all are taken without an error, and neither frames nor counts depend on where they are cut."""
    cuts = sorted(data.draw(st.lists(st.integers(0, len(line)), max_size=8)))
    whole, in_pieces = KINDS[kind].decoder(), KINDS[kind].decoder()
    pieces = [line[start:end] for start, end in pairwise([0, *cuts, len(line)])]
    assert [frame for piece in pieces for frame in in_pieces.feed(piece)] == whole.feed(line)
    assert in_pieces.bad == whole.bad


@pytest.mark.parametrize("kind", CHECKED)
@given(data=st.data(), noise=st.lists(st.binary(max_size=40), min_size=1, max_size=5))
def test_a_frame_after_noise_is_read(kind: str, data: st.DataObject, noise: list[bytes]) -> None:
    tag = data.draw(TAGS[kind])
    end_of_line = b"\n" if kind == "json" else b""  # noise spoils the line it is in
    pieces = [piece for burst in noise for piece in (burst, end_of_line, said(kind, tag))]
    assert [frame.tag for frame in heard(kind, *pieces)] == [tag] * len(noise)


@pytest.mark.parametrize(("kind", "data", "frames"), [row for row in WHOLE if row[0] in CHECKED])
def test_one_wrong_bit_is_never_another_tag_and_is_counted(kind: str, data: bytes, frames: list[Frame]) -> None:
    for bit in range(8 * len(data)):
        spoilt = bytearray(data)
        spoilt[bit // 8] ^= 1 << bit % 8
        decoder = KINDS[kind].decoder()
        first = decoder.feed(data + bytes(spoilt))
        after = decoder.feed(data + data)
        assert [frame for frame in first + after if frame not in frames] == []
        assert after[-1:] == frames
        assert decoder.bad or (len(first) == 2 * len(frames) and bytes(spoilt).lower() == data.lower()), bit


WRONG_LINES = {
    "no check": b'{"v":1,"t":"hello","n":0}',
    "a wrong check": b'{"v":1,"t":"hello","fw":"1.2.0","readers":10,"n":0}*67',
    "what an ESP32 says while it boots": b"rst:0x1 (POWERON_RESET),boot:0x13 (SPI_FAST_FLASH_BOOT)",
}
WRONG_MESSAGES = {
    "another version": b'{"v":2,"t":"card","r":0,"uid":"04A1B2C3"}',
    "another word": b'{"v":1,"t":"battery","r":0,"uid":"04A1B2C3"}',
    "no antenna": b'{"v":1,"t":"card","uid":"04A1B2C3"}',
    "an antenna under nought": b'{"v":1,"t":"card","r":-1,"uid":"04A1B2C3"}',
    "a tag that is a number": b'{"v":1,"t":"card","r":0,"uid":42}',
    "half a byte": b'{"v":1,"t":"card","r":0,"uid":"04A1B2C3D"}',
    "no hex digits": b'{"v":1,"t":"card","r":0,"uid":"04A1B2CG"}',
    "no JSON": b"{v:1}",
    "too much of it": b'{"v":1,"t":"hello","fw":"' + b"x" * 256 + b'"}',
    "deeply nested": b'{"v":' + b"[" * 120 + b"]" * 120 + b"}",
}
WRONG_JSON = WRONG_LINES | {why: b"%b*%02X" % (text, xor_of(text)) for why, text in WRONG_MESSAGES.items()}


@pytest.mark.parametrize("line", WRONG_JSON.values(), ids=WRONG_JSON)
def test_a_wrong_json_line_is_counted_and_the_next_is_read(line: bytes) -> None:
    decoder = KINDS["json"].decoder()
    assert (decoder.feed(line + b"\r\n"), decoder.bad) == ([], 1)
    assert [frame.tag for frame in decoder.feed(said("json", "04A1B2C3"))] == ["04A1B2C3"]


@pytest.mark.parametrize("line", [b"Q\xb5\r", b"Q\x00S\r", b"\x02QS\x03\r", b"x" * 65 + b"\r"])
def test_a_wrong_barcode_is_counted_and_the_next_is_read(line: bytes) -> None:
    decoder = KINDS["barcode"].decoder()
    assert (decoder.feed(line), decoder.bad) == ([], 1)
    assert decoder.feed(b"QS\r") == [Frame("QS")]


@pytest.mark.parametrize("kind", ["rdm6300", "id-12la", "barcode"])
def test_a_reader_that_does_not_tell_that_a_card_has_gone_says_nothing(kind: str) -> None:
    assert KINDS[kind].encode(Frame("0C000621A5", gone=True), 0) == b""


def test_the_decimal_on_a_tag_is_its_last_four_bytes() -> None:
    """What the data sheet's table is checked by: token 0006547886 says 010063E9AE."""
    assert int("010063E9AE"[2:], 16) == 6547886


@pytest.mark.parametrize("kind", ["rdm6300", "id-12la"])
def test_a_line_opened_in_the_middle_of_a_frame_counts_nothing(kind: str) -> None:
    decoder = KINDS[kind].decoder()
    data = said(kind, "62E3086CED")
    assert decoder.feed(data[5:] + data) == [Frame("62E3086CED")]
    assert decoder.bad == 0


def test_a_frame_cut_off_by_the_next_one_is_counted() -> None:
    decoder = KINDS["rdm6300"].decoder()
    data = said("rdm6300", "62E3086CED")
    assert decoder.feed(data[:7] + data) == [Frame("62E3086CED")]
    assert decoder.bad == 1


def test_a_frame_without_an_end_is_given_up_at_once() -> None:
    decoder = KINDS["rdm6300"].decoder()
    assert (decoder.feed(b"\x02" + b"0" * 15), decoder.bad) == ([], 1)
