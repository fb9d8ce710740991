"""Writing a hand history: first what makes the hand, then the optional fields, then the user's own."""

import json
from collections.abc import Iterator, Mapping
from datetime import date, datetime, time
from decimal import Decimal

from assistant.errors import HistoryError
from assistant.phh.history import History


def write(history: History) -> str:
    """The text of a hand history's file. `read` reads it back, and it is then written the same.

    Raises HistoryError for a field of the user's that TOML has no form for.
    """
    return "".join(f"{_key(name)} = {_value(value)}\n" for name, value in _fields(history))


def _fields(history: History) -> Iterator[tuple[str, object]]:
    yield "variant", history.variant.code
    yield "ante_trimming_status", history.ante_trimming_status
    yield from ((name, getattr(history, name)) for name in history.variant.needs)
    yield from sorted(history.others.items(), key=lambda field: field[0].startswith("_"))


def _key(name: str) -> str:
    plain = name.isascii() and name.replace("_", "").replace("-", "").isalnum()
    return name if plain else _text(name)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case Decimal():
            return str(value).replace("Infinity", "inf").replace("NaN", "nan")
        case str():
            return _text(value)
        case datetime() | date() | time():
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case Mapping():
            return "{" + ", ".join(f"{_key(name)} = {_value(inside)}" for name, inside in value.items()) + "}"
        case _:
            raise HistoryError(f"expected a value that TOML has, found {value!r}")


def _text(text: str) -> str:
    """In double quotes, which JSON escapes as TOML wants it, but for the one control character that JSON lets be."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
