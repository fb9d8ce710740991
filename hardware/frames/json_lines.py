"""The JSON lines of a self-made reader (an ESP32 or Arduino with one or more antennas), 115200 baud, 8N1.

One object a line, a star, and two hex digits: the exclusive or of all bytes before the star. ::

    {"v":1,"t":"hello","fw":"1.2.0","readers":10,"n":0}*66
    {"v":1,"t":"card","r":3,"uid":"04A1B2C3D4E5F6","n":17}*4E
    {"v":1,"t":"gone","r":3,"uid":"04A1B2C3D4E5F6","n":18}*56

===  ==================================================================================================
v    the protocol's version: 1
t    ``hello`` once after the start, ``card`` when a tag comes, ``gone`` when it has left
r    the antenna, a whole number from 0
uid  the tag, 8 to 32 hex digits: ISO 14443 has 4, 7 or 10 bytes, ISO 15693 has 8, an EPC has 12
n    counts the lines since the start, for whoever reads the line with a terminal program
===  ==================================================================================================

The protocol is this project's own. A line that is not of it, such as what an ESP32 says while it boots, is counted
and dropped.
"""

import json
import re

from hardware.frames.frame import BadFrame, Frame, xor_of

LONGEST = 256
_LINE = re.compile(rb"(\{.*\})\*([0-9A-Fa-f]{2})")
_UID = re.compile(r"(?:[0-9A-Fa-f]{2}){4,16}")


def read_json_line(line: bytes) -> Frame | None:
    """The frame in *line*; None for a ``hello``. Raises BadFrame for anything else.

    >>> read_json_line(b'{"v":1,"t":"gone","r":3,"uid":"04A1B2C3D4E5F6","n":18}*56')
    Frame(tag='04A1B2C3D4E5F6', gone=True, antenna=3)
    """
    match _message(line):
        case {"v": 1, "t": "hello"}:
            return None
        case {"v": 1, "t": ("card" | "gone") as what, "r": int(antenna), "uid": str(uid)} if (
            antenna >= 0 and _UID.fullmatch(uid)
        ):
            return Frame(uid.upper(), gone=what == "gone", antenna=antenna)
        case message:
            raise BadFrame(f"expected hello, card or gone of version 1, found {message}")


def _message(line: bytes) -> object:
    parts = _LINE.fullmatch(line)
    if parts is None:
        raise BadFrame(f"expected an object, a star and two hex digits, found {line!r}")
    if xor_of(parts[1]) != int(parts[2], 16):
        raise BadFrame(f"expected the check {xor_of(parts[1]):02X}, found {parts[2]!r}")
    try:
        return json.loads(parts[1])
    except ValueError as error:
        raise BadFrame(f"expected JSON, found {line!r}") from error


def json_line_bytes(frame: Frame, number: int = 0) -> bytes:
    """*frame* as the *number*-th line since the reader's start, on antenna 0 where none is named.

    >>> json_line_bytes(Frame("04A1B2C3D4E5F6", antenna=3), 17)
    b'{"v":1,"t":"card","r":3,"uid":"04A1B2C3D4E5F6","n":17}*4E\\n'
    """
    what = "gone" if frame.gone else "card"
    message = {"v": 1, "t": what, "r": frame.antenna or 0, "uid": frame.tag, "n": number}
    text = json.dumps(message, separators=(",", ":")).encode("ascii")
    return b"%b*%02X\n" % (text, xor_of(text))
