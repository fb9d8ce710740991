"""Values that never change, for the modules that must be quick to import.

Cards and scales are needed by the first answer of a fresh process, and set their own fields. Other values are records
(`assistant.record`), which stand on this; where fields are worked out or checked, frozen dataclasses.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Frozen:
    """Equal where its `_told` fields are equal; they are set once, by `_fix`, and told by its repr.

    >>> class Chip(Frozen):
    ...     __slots__ = _told = ("worth",)
    ...     def __init__(self, worth):
    ...         self._fix(worth=worth)
    >>> Chip(5), Chip(5) == Chip(5), Chip(5) == Chip(25)
    (Chip(worth=5), True, False)
    """

    __slots__ = ()
    _told: tuple[str, ...] = ()

    def _fix(self, **fields: object) -> None:
        for name, field in fields.items():
            object.__setattr__(self, name, field)

    def _fields(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self._told)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a {type(self).__name__} never changes: {name!r} cannot be set")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={field!r}" for name, field in zip(self._told, self._fields(), strict=True))
        return f"{type(self).__name__}({told})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), dict(zip(self._told, self._fields(), strict=True))))


def _again(kind: Callable[..., Frozen], fields: dict[str, object]) -> Frozen:
    return kind(**fields)
