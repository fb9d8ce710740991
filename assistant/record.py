"""Records: what a frozen dataclass is, made fifty times as fast.

There are two hundred kinds of small values, and to make them as dataclasses takes a third as long as Kivy's start.
"""

from typing import Any, Self, dataclass_transform

from assistant.frozen import Frozen


@dataclass_transform(frozen_default=True)
class Record(Frozen):
    """A frozen value whose annotated fields are its arguments, in order; a field with a value has it by default.

    The fields of the kind that it stands on come first.
    Equal where kind and fields are equal; its fields can be matched by place, and it cannot be changed:
    `assistant.changed` makes one like it.

    >>> class Chip(Record):
    ...     worth: int
    ...     colour: str = "red"
    >>> Chip(5), Chip(5) == Chip(5, "red"), Chip.__match_args__
    (Chip(worth=5, colour='red'), True, ('worth', 'colour'))
    """

    def __init_subclass__(cls) -> None:
        inherited, own = getattr(cls, "__match_args__", ()), vars(cls).get("__annotations__", ())
        names = (*inherited, *(name for name in own if name not in inherited))
        cls._told = names
        setattr(cls, "__match_args__", names)  # noqa: B010 -- mypy takes it as given and refuses a plain assignment
        setattr(cls, "__init__", Record.__init__)  # noqa: B010 -- else it may be that of the kind it stands on

    def __init__(self, *fields: Any, **named: Any) -> None:
        """The first record of a kind makes the `__init__` of its kind, for many kinds are never used."""
        kind = type(self)
        initialiser = _initialiser(kind)
        setattr(kind, "__init__", initialiser)  # noqa: B010 -- mypy refuses a plain assignment
        initialiser(self, *fields, **named)

    def like(self, changes: dict[str, object]) -> Self:
        """Like this one, but for the *changes*: its fields are copied, and no `__init__` is called.

        Raises TypeError for a field that it has not.
        """
        before = self.__dict__
        after = before | changes
        if len(after) != len(before):
            raise TypeError(f"{type(self).__name__} has no field {', '.join(changes.keys() - before.keys())}")
        copy: Self = _new(self.__class__)
        _give_fields(copy, after)
        return copy

    def __eq__(self, other: object) -> bool:
        return self.__dict__ == other.__dict__ if type(other) is type(self) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__.values()))


_new, _give_fields = object.__new__, vars(Record)["__dict__"].__set__


def _initialiser(kind: type) -> Any:
    """The `__init__` of a kind of record: its arguments are its fields."""
    names: tuple[str, ...] = vars(kind)["__match_args__"]
    defaults = {f"_{name}": getattr(kind, name) for name in names if hasattr(kind, name)}
    arguments = ", ".join(f"{name}=_{name}" if f"_{name}" in defaults else name for name in names)
    body = ["    _own = self.__dict__", *(f"    _own[{name!r}] = {name}" for name in names)]
    made: dict[str, Any] = {}
    exec("\n".join([f"def __init__(self, {arguments}):", *body]), defaults, made)
    return made["__init__"]
