"""What a record is in the compiled rules: `deploy/compile.py` puts this beside them, as `assistant.written`.

Each kind has its fields, `__init__`, `_again` and `_changed` written out there, so that a compiler can lay them out
without a dictionary. That nobody sets a field of a record is for mypy to see; nothing at run time watches over it here.
"""

from typing import Any, ClassVar, Final, TypeVar, cast  # noqa: F401 -- cast is for the modules written out

from mypy_extensions import mypyc_attr

KEPT: Final = object()
"""For `_changed`: the field stays as it is."""


@mypyc_attr(acyclic=True)
class Written:
    """Equal where kind and fields are equal; `__match_args__` names the fields, in order."""

    __match_args__: ClassVar[tuple[str, ...]] = ()

    def _again(self) -> "Written":
        raise NotImplementedError

    def like(self, changes: dict[str, object]) -> Any:
        copy = self._again()
        for name, value in changes.items():
            setattr(copy, name, value)
        return copy

    def _fields(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> Any:
        if type(other) is not type(self) or not isinstance(other, Written):
            return NotImplemented
        return self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        told = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.__match_args__])
        return f"{type(self).__name__}({told})"


Value = TypeVar("Value", bound=Written)


def changed(value: Value, **changes: object) -> Value:
    """As `assistant.changed`, for changes whose names are not written in the call."""
    like: Value = value.like(changes)
    return like
