"""What a command reads: the file that it is given, or standard input for ``-``."""

import sys
from pathlib import Path

from assistant.errors import AssistantError


def called(file: str) -> str:
    """How a source is named in a message.

    >>> called("-"), called("hand.toml")
    ('standard input', 'hand.toml')
    """
    return "standard input" if file == "-" else file


def text_of(file: str, wrong: type[AssistantError]) -> str:
    """The text of a source. Raises *wrong*, in one sentence, for one that is not there or is no text in UTF-8."""
    try:
        return sys.stdin.buffer.read().decode("utf-8") if file == "-" else Path(file).read_text("utf-8")
    except UnicodeDecodeError as error:
        raise wrong(f"expected a text in UTF-8, found byte {error.object[error.start]:02X}") from error
    except OSError as error:
        raise wrong(f"the file cannot be read: {error.strerror}") from error
