"""Events as JSON and back: what the journal holds. Every event names its kind; the form has a version."""

import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from assistant.cards import Card
from assistant.errors import JournalError
from assistant.events import Event
from assistant.stakes import Stakes
from assistant.terms import carried_terms, read_terms

VERSION = 1
"""The version of the form, written with every entry of a journal."""


def encode(event: Event) -> dict[str, Any]:
    """An event as a JSON object.

    >>> from assistant.events import Called
    >>> encode(Called(seat=5, to=40))
    {'kind': 'Called', 'seat': 5, 'to': 40}
    """
    kind = type(event)
    return {"kind": kind.__name__, **{name: plain(getattr(event, name)) for name in kind.__match_args__}}


def plain(value: Any) -> Any:
    """A value of an event or a table as JSON has it: cards are text, terms and events objects, tuples lists."""
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, Stakes):
        return carried_terms(value)
    if isinstance(value, tuple):
        return [plain(one) for one in value]
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    return encode(value) if type(value).__name__ in _kinds() else value


def decode(found: dict[str, Any]) -> Event:
    """The event of a JSON object. Raises JournalError for what is no event."""
    kind = _kinds().get(found.get("kind", ""))
    if kind is None:
        raise JournalError(f"expected an event, found kind {found.get('kind')!r}")
    wanted = hints(kind)
    if set(found) - {"kind"} != set(wanted):
        raise JournalError(f"{kind.__name__} has {', '.join(wanted)}, found {', '.join(sorted(found))}")
    made: Event = kind(**{name: typed(hint, found[name]) for name, hint in wanted.items()})
    return made


@cache
def _kinds() -> dict[str, Any]:
    return {kind.__name__: kind for kind in get_args(Event)}


@cache
def hints(kind: Any) -> dict[str, Any]:
    """The types of the fields of a record or dataclass."""
    found = get_type_hints(kind)
    return {name: found[name] for name in kind.__match_args__}


def typed(hint: Any, value: Any) -> Any:
    """A value as its *hint* has it: what `plain` made of it, back. Raises JournalError for what it cannot be."""
    if hint is Card:
        return Card.parse(value)
    if hint is Stakes:
        return read_terms(value)
    if hint in _kinds().values():
        return decode(value)
    origin = get_origin(hint)
    if origin is Mapping:
        return {int(key): one for key, one in value.items()}
    if origin is tuple:
        return _tuple(get_args(hint), value)
    if origin in (Union, types.UnionType):
        return None if value is None else typed(get_args(hint)[0], value)
    if origin is Literal and value not in get_args(hint):
        raise JournalError(f"expected one of {', '.join(get_args(hint))}, found {value!r}")
    return value


def _tuple(parts: tuple[Any, ...], values: list[Any]) -> tuple[Any, ...]:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return tuple(typed(parts[0], one) for one in values)
    return tuple(typed(part, one) for part, one in zip(parts, values, strict=True))
