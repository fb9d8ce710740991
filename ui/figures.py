"""Figures and names as they are typed on the screen, key by key."""

from assistant.changed import changed
from assistant.record import Record

MOST_DIGITS = 9
MOST_LETTERS = 14
NEXT = "next"
DELETE = "delete"


class Figures(Record):
    """An amount that is being typed, or *many* of them one after the other.

    >>> Figures(many=True).key("5").key("next").key("1").key("0").amounts
    (5, 10)
    """

    typed: tuple[str, ...] = ("",)
    many: bool = False

    @property
    def amounts(self) -> tuple[int, ...]:
        """The amounts so far; one that has no digit yet is none."""
        return tuple(int(digits) for digits in self.typed if digits)

    @property
    def amount(self) -> int:
        """The only amount, 0 while it has no digit."""
        return self.amounts[0] if self.amounts else 0

    @property
    def told(self) -> str:
        """As it stands on the screen: thousands apart, and a stroke before an amount that is still to come.

        >>> Figures(("1200", ""), many=True).told
        '1,200 / '
        """
        return " / ".join(f"{int(digits):,}" if digits else "" for digits in self.typed)

    def key(self, key: str) -> "Figures":
        """After *key*: digits, "delete" or "next"; a key that means nothing changes nothing."""
        *before, last = self.typed
        if key == DELETE:
            return changed(self, typed=(*before, last[:-1]) if last or not before else tuple(before))
        if key == NEXT:
            return changed(self, typed=(*self.typed, "")) if self.many and last else self
        longer = (last + key).lstrip("0") if last + key != "0" else "0"
        return changed(self, typed=(*before, longer)) if len(longer) <= MOST_DIGITS else self


def figures(amounts: tuple[int, ...], many: bool) -> Figures:
    """Amounts that are there already, to be typed on."""
    return Figures(tuple(map(str, amounts)) or ("",), many)


def typed_name(name: str, key: str) -> str:
    """*name* after *key*, a letter or "delete": small letters but at the beginning of a word.

    >>> typed_name("Te", "A"), typed_name("Te ", "A"), typed_name("Te", "delete")
    ('Tea', 'Te A', 'T')
    """
    if key == DELETE:
        return name[:-1]
    if len(name) >= MOST_LETTERS or (key == " " and not name.strip(" ")):
        return name
    return name + (key.upper() if not name or name[-1] in " -'." else key.lower())
