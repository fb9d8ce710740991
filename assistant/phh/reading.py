"""Reading a hand history: every field that matters is checked, and what is wrong is told by its field."""

from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from assistant.errors import HistoryError
from assistant.phh.history import Amount, History, whole_if_it_is
from assistant.phh.plain import load
from assistant.phh.variants import VARIANTS, Variant
from assistant.words import SEATS

Fields = Mapping[str, Any]


def read(text: str) -> History:
    """A hand history from the text of its file. Raises HistoryError: which field, what was expected, what was found.

    >>> read('''
    ... variant = "NT"
    ... antes = [0, 0]
    ... blinds_or_straddles = [1, 2]
    ... min_bet = 2
    ... starting_stacks = [200, 200]
    ... actions = ["p2 f"]
    ... ''').starting_stacks
    (200, 200)
    """
    fields = load(text)
    variant = _variant(fields)
    missing = [name for name in variant.needs if name not in fields]
    if missing:
        raise HistoryError(f"{missing[0]}: a hand of {variant.code} needs it, and the file has none")
    stacks = fields["starting_stacks"]
    players = len(stacks) if isinstance(stacks, list) else 0
    if not 2 <= players <= len(SEATS):
        raise HistoryError(f"starting_stacks: expected the stacks of 2 to {len(SEATS)} players, found {stacks!r}")
    known = {name: _FIELDS[name](name, fields[name], players) for name in variant.needs}
    others = {name: value for name, value in fields.items() if name not in known and name not in _HEAD}
    checked = {name: _OTHERS[name](name, others[name], players) for name in others if name in _OTHERS}
    return History(
        variant=variant,
        ante_trimming_status=_flag("ante_trimming_status", fields.get("ante_trimming_status", False)),
        others={**others, **checked},
        **known,
    )


_HEAD = ("variant", "ante_trimming_status")


def _variant(fields: Fields) -> Variant:
    code = fields.get("variant")
    if not isinstance(code, str) or code not in VARIANTS:
        raise HistoryError(f"variant: expected one of {', '.join(VARIANTS)}, found {code!r}")
    return VARIANTS[code]


def _flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise HistoryError(f"{name}: expected true or false, found {value!r}")
    return value


def _is_amount(value: object) -> bool:
    return type(value) is int or (isinstance(value, Decimal) and value.is_finite())


def _amount(name: str, value: Any, _: int) -> Amount:
    if not _is_amount(value) or value <= 0:
        raise HistoryError(f"{name}: expected an amount over 0, found {value}")
    return whole_if_it_is(value)


def _amounts(name: str, values: Any, players: int) -> tuple[Amount, ...]:
    whole = isinstance(values, list) and set(map(type, values)) == {int}
    if not whole and not (isinstance(values, list) and all(map(_is_amount, values))):
        raise HistoryError(f"{name}: expected a list of amounts, found {_told(values)}")
    _one_a_player(name, values, players)
    return tuple(values if whole else map(whole_if_it_is, values))


def _not_under_nothing(name: str, values: Any, players: int) -> tuple[Amount, ...]:
    amounts = _amounts(name, values, players)
    if min(amounts) < 0:
        raise HistoryError(f"{name}: expected amounts of 0 or more, found {_told(values)}")
    return amounts


def _stacks(name: str, values: Any, players: int) -> tuple[Amount, ...]:
    amounts = _amounts(name, values, players)
    if min(amounts) <= 0:
        raise HistoryError(f"{name}: expected amounts over 0, found {_told(values)}")
    return amounts


def _actions(name: str, values: Any, _: int) -> tuple[str, ...]:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise HistoryError(f"{name}: expected a list of actions in quotes, found {_told(values)}")
    return tuple(values)


def _names(name: str, values: Any, players: int) -> tuple[str, ...]:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise HistoryError(f"{name}: expected a list of names in quotes, found {_told(values)}")
    _one_a_player(name, values, players)
    return tuple(values)


def _seats(name: str, values: Any, players: int) -> tuple[int, ...]:
    if not isinstance(values, list) or any(type(value) is not int or value not in SEATS for value in values):
        raise HistoryError(f"{name}: expected seats from 1 to {SEATS[-1]}, found {_told(values)}")
    _one_a_player(name, values, players)
    first = values.index(min(values))
    if values[first:] + values[:first] != sorted(set(values)):
        raise HistoryError(f"{name}: expected different seats, clockwise, found {_told(values)}")
    return tuple(values)


def _one_a_player(name: str, values: list[Any], players: int) -> None:
    if len(values) != players:
        raise HistoryError(f"{name}: expected {players} entries, one a player, found {len(values)}")


def _told(values: object) -> str:
    return f"[{', '.join(map(str, values))}]" if isinstance(values, list) else repr(values)


_FIELDS: Mapping[str, Callable[[str, Any, int], Any]] = {
    "antes": _not_under_nothing,
    "blinds_or_straddles": _amounts,
    "bring_in": _amount,
    "small_bet": _amount,
    "big_bet": _amount,
    "min_bet": _amount,
    "starting_stacks": _stacks,
    "actions": _actions,
}
_OTHERS: Mapping[str, Callable[[str, Any, int], Any]] = {
    "finishing_stacks": _not_under_nothing,
    "winnings": _not_under_nothing,
    "players": _names,
    "seats": _seats,
}
