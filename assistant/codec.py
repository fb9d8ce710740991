"""Events as JSON and back: what the journal holds. Every event names its kind; the form has a version."""

import types
from dataclasses import fields
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from assistant.cards import Card
from assistant.errors import JournalError
from assistant.events import Event
from assistant.stakes import Stakes
from assistant.terms import read_terms, write_terms

VERSION = 1
"""The version of the form, written with every entry of a journal."""


def encode(event: Event) -> dict[str, Any]:
    """An event as a JSON object.

    >>> from assistant.words import Chips, Seat
    >>> encode(events.Called(Seat(5), Chips(40)))
    {'kind': 'Called', 'seat': 5, 'to': 40}
    """
    kind = type(event)
    return {"kind": kind.__name__, **{one.name: _plain(getattr(event, one.name)) for one in fields(kind)}}


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Stakes):
        return write_terms(value)
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return value


def decode(found: dict[str, Any]) -> Event:
    """The event of a JSON object. Raises JournalError for what is no event."""
    kind = _kinds().get(found.get("kind", ""))
    if kind is None:
        raise JournalError(f"expected an event, found kind {found.get('kind')!r}")
    hints = _hints(kind)
    if set(found) - {"kind"} != set(hints):
        raise JournalError(f"{kind.__name__} has {', '.join(hints)}, found {', '.join(sorted(found))}")
    made: Event = kind(**{name: _typed(hint, found[name]) for name, hint in hints.items()})
    return made


@cache
def _kinds() -> dict[str, Any]:
    return {kind.__name__: kind for kind in get_args(Event)}


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _typed(hint: Any, value: Any) -> Any:
    """*value* as *hint* has it: cards are text, terms an object, tuples lists, all else is itself."""
    if hint is Card:
        return Card.parse(value)
    if hint is Stakes:
        return read_terms(value)
    origin = get_origin(hint)
    if origin is tuple:
        return _tuple(get_args(hint), value)
    if origin in (Union, types.UnionType):
        return None if value is None else _typed(get_args(hint)[0], value)
    if origin is Literal and value not in get_args(hint):
        raise JournalError(f"expected one of {', '.join(get_args(hint))}, found {value!r}")
    return value


def _tuple(hints: tuple[Any, ...], values: list[Any]) -> tuple[Any, ...]:
    if len(hints) == 2 and hints[1] is Ellipsis:
        return tuple(_typed(hints[0], one) for one in values)
    return tuple(_typed(hint, one) for hint, one in zip(hints, values, strict=True))
