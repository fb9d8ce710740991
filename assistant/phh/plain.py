"""The fields of a hand history file, which is TOML.

Nearly every such file was written by a program and has one field a line, in values that mean the same in JSON but for
their quotes. `json` reads these ten times as fast as `tomllib`, which reads all the others.
"""

import json
import tomllib
from decimal import Decimal
from typing import Any

from assistant.errors import HistoryError

_NOT_PLAIN = ("{", "}", "\\", "\r", "null", "NaN", "Infinity")
_OBJECT = json.JSONDecoder(parse_float=Decimal, object_pairs_hook=list)


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
    if any(sign in text for sign in _NOT_PLAIN) or ("'" in text and '"' in text):
        return None
    lines = [line.partition(" = ") for line in text.replace("'", '"').split("\n") if line]
    if not all(name.isidentifier() and name.isascii() and value for name, _, value in lines):
        return None
    try:
        pairs: list[tuple[str, Any]] = _OBJECT.decode(
            "{" + ",".join([f'"{name}":{value}' for name, _, value in lines]) + "}"
        )
    except json.JSONDecodeError:
        return None
    fields = dict(pairs)
    return fields if len(fields) == len(pairs) == len(lines) else None
