"""Numbers that have names, for the modules that must be quick to import: what an IntEnum is.

Ranks and suits are needed by the first answer of a fresh process, which takes less time than to import `enum`.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, ClassVar, Self, TypeVar

    Kind = TypeVar("Kind")


class Members(type):
    """The type of a kind of members: looked through, a kind gives its members, in order."""

    def __iter__(cls: type[Kind]) -> Iterator[Kind]:
        return iter(_members(cls))

    def __reversed__(cls: type[Kind]) -> Iterator[Kind]:
        return reversed(_members(cls))


def _members(kind: type[Kind]) -> tuple[Kind, ...]:
    return tuple(vars(kind)["_by_number"].values())


class Member(int, metaclass=Members):
    """A number with a name. Its kind annotates the names, and says the number of the *first*.

    Equal members are the same object. Raises ValueError for a number that no member has.

    >>> class Colour(Member, first=1):
    ...     RED: "ClassVar[Colour]"
    ...     BLACK: "ClassVar[Colour]"
    >>> Colour.BLACK, Colour(2) is Colour.BLACK, Colour.BLACK.name, list(Colour)
    (<Colour.BLACK: 2>, True, 'BLACK', [<Colour.RED: 1>, <Colour.BLACK: 2>])
    """

    name: str
    _by_number: ClassVar[dict[int, Any]]  # of each kind its own

    def __init_subclass__(cls, first: int) -> None:
        cls._by_number = {}
        for number, name in enumerate(vars(cls)["__annotations__"], first):
            cls._by_number[number] = member = int.__new__(cls, number)
            member.name = name
            setattr(cls, name, member)

    def __new__(cls, number: int) -> Self:
        """The member of that number."""
        member: Self | None = cls._by_number.get(number)
        if member is None:
            raise ValueError(f"expected the number of a {cls.__name__}, found {number!r}")
        return member

    def __repr__(self) -> str:
        return f"<{type(self).__name__}.{self.name}: {int(self)}>"

    def __str__(self) -> str:
        return str(int(self))
