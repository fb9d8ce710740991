"""The fields of a hand history file, which is TOML.

Nearly every such file was written by a program and has one field a line, in values that mean the same in JSON but for
their quotes. `json` reads these ten times as fast as `tomllib`, which reads all the others.
"""

import json
import re
import tomllib
from decimal import Decimal
from typing import Any

from assistant.errors import HistoryError

_FIELD = re.compile(r"([A-Za-z0-9_]+) = (.+)")
_NOT_PLAIN = re.compile(r"[{\\\x00-\x08\x0b-\x1f\x7f]|null|NaN|Infinity")
_VALUE = json.JSONDecoder(parse_float=Decimal)


def load(text: str) -> dict[str, Any]:
    r"""The fields of a file, numbers with a point as Decimal. Raises HistoryError for text that is no TOML.

    >>> load("min_bet = 100\nactions = ['p1 f']")
    {'min_bet': 100, 'actions': ['p1 f']}
    """
    fields = _plain(text)
    if fields is not None:
        return fields
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise HistoryError(f"expected a hand history in TOML: {error}") from error


def _plain(text: str) -> dict[str, Any] | None:
    """The fields of a file with nothing but plain lines; None for any other, of which `tomllib` is to judge."""
    if _NOT_PLAIN.search(text) or ("'" in text and '"' in text):
        return None
    fields: dict[str, Any] = {}
    try:
        for line in filter(None, text.replace("'", '"').split("\n")):
            field = _FIELD.fullmatch(line)
            if field is None or field[1] in fields:
                return None
            fields[field[1]] = _VALUE.decode(field[2])
    except json.JSONDecodeError:
        return None
    return fields
