"""The kinds of readers: how each speaks, at what speed, and what its tags look like."""

import re
from collections.abc import Callable
from functools import partial

from assistant.record import Record
from hardware.frames import Decoder, Frame, barcode, em4100, json_lines
from hardware.frames.lines import LineDecoder


class ReaderKind(Record):
    """A kind of reader, by the name it has in a table file.

    *baud* is what the reader speaks at unless it was set otherwise. *encode* makes the bytes of a frame, given how many
    frames went before it; the simulator speaks with it. *repeats* says that the reader goes on saying a tag for as long
    as it lies there.
    """

    name: str
    baud: int
    decoder: Callable[[], Decoder]
    encode: Callable[[Frame, int], bytes]
    tags_are: str
    tag_form: re.Pattern[str]
    repeats: bool = False
    case_counts: bool = False

    def tag(self, written: str) -> str | None:
        """*written* as this kind of reader says it; None if it is no tag that it could ever say.

        >>> KINDS["rdm6300"].tag("62e3086ced"), KINDS["rdm6300"].tag("62E3086C")
        ('62E3086CED', None)
        """
        text = written if self.case_counts else written.upper()
        return text if self.tag_form.fullmatch(text) else None


_EM4100_FORM = re.compile("[0-9A-F]{10}")

KINDS = {
    "rdm6300": ReaderKind(
        name="rdm6300",
        baud=9600,
        decoder=em4100.Em4100Decoder,
        encode=em4100.rdm6300_bytes,
        tags_are="10 hex digits",
        tag_form=_EM4100_FORM,
        repeats=True,
    ),
    "id-12la": ReaderKind(
        name="id-12la",
        baud=9600,
        decoder=em4100.Em4100Decoder,
        encode=em4100.id_12la_bytes,
        tags_are="10 hex digits",
        tag_form=_EM4100_FORM,
    ),
    "json": ReaderKind(
        name="json",
        baud=115200,
        decoder=partial(LineDecoder, json_lines.read_json_line, json_lines.LONGEST),
        encode=json_lines.json_line_bytes,
        tags_are="8 to 32 hex digits, two to a byte",
        tag_form=re.compile("(?:[0-9A-F]{2}){4,16}"),
    ),
    "barcode": ReaderKind(
        name="barcode",
        baud=9600,
        decoder=partial(LineDecoder, barcode.read_barcode, barcode.LONGEST),
        encode=barcode.barcode_bytes,
        tags_are=f"1 to {barcode.LONGEST} printable ASCII characters",
        tag_form=re.compile(f"[ -~]{{1,{barcode.LONGEST}}}"),
        case_counts=True,
    ),
}
"""Every kind of reader that can be named in a table file."""
