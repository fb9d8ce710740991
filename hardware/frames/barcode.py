"""Barcode scanners on a serial line (RS-232 or USB CDC): the code's text and an ending, usually 9600 baud, 8N1.

Scanners are set to end a code with CR, LF or CR LF by scanning a card of their manual; all three are read. The line
has no check of its own: that is inside the code (Code 128 and QR have one, Code 39 only if it is printed so), and a
text that is not whole and exactly one of the deck's tags is no card. Set the scanner to its serial mode: as a keyboard
it would type into whatever has the screen.
"""

from hardware.frames.frame import BadFrame, Frame

LONGEST = 64


def read_barcode(line: bytes) -> Frame:
    """The frame in *line*, its text as printed. Raises BadFrame for anything but printable ASCII.

    >>> read_barcode(b"TBL07-P0042").tag
    'TBL07-P0042'
    """
    text = line.decode("latin-1")
    if not (text.isascii() and text.isprintable()):
        raise BadFrame(f"expected printable ASCII, found {line!r}")
    return Frame(text)


def barcode_bytes(frame: Frame, number: int = 0) -> bytes:
    """*frame* as a scanner sends it, ended by CR LF; nothing for a tag that has gone.

    >>> barcode_bytes(Frame("QS"))
    b'QS\\r\\n'
    """
    return b"" if frame.gone else frame.tag.encode("ascii") + b"\r\n"
