"""Readers of EM4100 tags (125 kHz) at 9600 baud, 8 data bits, no parity, 1 stop bit: RDM6300 and ID-12LA.

========  ==================================================================  ======================================
reader    frame                                                               source
========  ==================================================================  ======================================
RDM6300   02, 10 hex digits (the tag), 2 hex digits (their check), 03         RDM630 specification, "Data format":
                                                                              62E3086CED with check 08
ID-12LA   02, 10 hex digits, 2 hex digits, 0D 0A, 03                          ID-2LA/12LA/20LA data sheet, revision
                                                                              X1, page 4: 0C000621A5 with check 8E
========  ==================================================================  ======================================

The check is the exclusive or of the tag's five bytes. The last four of them, read as one decimal number, are what is
printed on most tags. An RDM6300 says its frame again about every 65 ms while the tag lies on it.
"""

import re

from hardware.frames.frame import BadFrame, Frame, xor_of

STX, ETX = 0x02, 0x03
_BODY = re.compile(rb"([0-9A-Fa-f]{12})(?:\r\n)?")
_LONGEST_BODY = 14


class Em4100Decoder:
    """Decodes both forms, byte by byte.

    >>> decoder = Em4100Decoder()
    >>> decoder.feed(b"\\x0262E3086C"), decoder.feed(b"ED08\\x03")
    ([], [Frame(tag='62E3086CED', gone=False, antenna=None)])
    """

    def __init__(self) -> None:
        self.bad = 0
        self._body: bytearray | None = None
        # A line is most often opened in the middle of a frame: what comes before the first STX is nobody's fault.
        self._counted = True

    def feed(self, data: bytes) -> list[Frame]:
        """The frames that *data* completes, in order."""
        return [frame for byte in data if (frame := self._take(byte))]

    def _take(self, byte: int) -> Frame | None:
        if byte == STX:
            self._begin()
        elif self._body is None:
            self._reject()
        elif byte == ETX:
            return self._end(bytes(self._body))
        elif len(self._body) == _LONGEST_BODY:
            self._reject()
        else:
            self._body.append(byte)
        return None

    def _begin(self) -> None:
        if self._body is not None:
            self._reject()
        self._body, self._counted = bytearray(), False

    def _end(self, body: bytes) -> Frame | None:
        try:
            frame = Frame(_tag_in(body))
        except BadFrame:
            self._reject()
            return None
        self._body = None
        return frame

    def _reject(self) -> None:
        """Count what was lost, once until the next frame begins."""
        self.bad += not self._counted
        self._body, self._counted = None, True


def _tag_in(body: bytes) -> str:
    digits = _BODY.fullmatch(body)
    if digits is None:
        raise BadFrame(f"expected 12 hex digits, found {body!r}")
    data = bytes.fromhex(digits[1].decode("ascii"))
    if xor_of(data):  # five bytes and their own check leave nothing
        raise BadFrame(f"expected the check {xor_of(data[:5]):02X}, found {data[5]:02X}")
    return data[:5].hex().upper()


def rdm6300_bytes(frame: Frame, number: int = 0) -> bytes:
    """*frame* as an RDM6300 sends it; nothing for a tag that has gone, of which it does not speak.

    >>> rdm6300_bytes(Frame("62E3086CED"))
    b'\\x0262E3086CED08\\x03'
    """
    return b"" if frame.gone else b"\x02" + _digits(frame.tag) + b"\x03"


def id_12la_bytes(frame: Frame, number: int = 0) -> bytes:
    """*frame* as an ID-12LA sends it; nothing for a tag that has gone.

    >>> id_12la_bytes(Frame("0C000621A5"))
    b'\\x020C000621A58E\\r\\n\\x03'
    """
    return b"" if frame.gone else b"\x02" + _digits(frame.tag) + b"\r\n\x03"


def _digits(tag: str) -> bytes:
    return f"{tag}{xor_of(bytes.fromhex(tag)):02X}".encode("ascii")
