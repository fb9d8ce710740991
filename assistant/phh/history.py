"""A hand in the Poker Hand History format (https://phh.readthedocs.io), as a value."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation
from operator import itemgetter
from typing import Any

from assistant.errors import HistoryError
from assistant.phh.variants import Variant
from assistant.words import Chips, Seat

Amount = int | Decimal
"""Money as a file writes it; a Decimal only where it is no whole number."""


@dataclass(frozen=True)
class History:
    """A hand history: the format's own fields by their own names; those that the variant has not are empty or 0.

    Lists have one entry a player. p1 is the first to be dealt a card; in games with blinds the last one has the button.
    *others* are the optional fields and the user's own, as the file has them.

    *seats*: where p1, p2 and so on sit, as the file has it, else at seats 1, 2 and so on. *scale*: how many of the
    table's units of money make one of the file's, 100 for a file in dollars that has cents. *forced*: blinds, straddles
    and late posts, the smallest first; those under 0 are late posts. *blinds*: the compulsory ones, the last one last:
    no more than the smallest bet. What is more is a straddle.
    """

    variant: Variant
    antes: tuple[Amount, ...]
    starting_stacks: tuple[Amount, ...]
    actions: tuple[str, ...]
    blinds_or_straddles: tuple[Amount, ...] = ()
    bring_in: Amount = 0
    small_bet: Amount = 0
    big_bet: Amount = 0
    min_bet: Amount = 0
    ante_trimming_status: bool = False
    others: Mapping[str, Any] = field(default_factory=dict)

    seats: tuple[Seat, ...] = field(init=False, repr=False, compare=False)
    scale: int = field(init=False, repr=False, compare=False)
    forced: dict[Seat, Chips] = field(init=False, repr=False, compare=False)
    blinds: dict[Seat, Chips] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        seats = self.others.get("seats") or map(Seat, range(1, len(self.starting_stacks) + 1))
        object.__setattr__(self, "seats", tuple(seats))
        object.__setattr__(self, "scale", _scale(self))
        forced = {seat: chips for seat, chips in self.posted_by(self.blinds_or_straddles).items() if chips}
        object.__setattr__(self, "forced", dict(sorted(forced.items(), key=itemgetter(1))))
        bet = self.chips(self.min_bet or self.small_bet)
        object.__setattr__(self, "blinds", {seat: chips for seat, chips in self.forced.items() if 0 < chips <= bet})

    def chips(self, amount: Amount) -> Chips:
        """An amount of the file as chips of the table."""
        return Chips(int(amount * self.scale))

    def by_seat(self, amounts: tuple[Amount, ...]) -> dict[Seat, Chips]:
        """What a list of the file says for each seat."""
        scale = self.scale
        return {seat: Chips(int(amount * scale)) for seat, amount in zip(self.seats, amounts, strict=False)}

    def posted_by(self, amounts: tuple[Amount, ...]) -> dict[Seat, Chips]:
        """What antes or blinds are for each seat: between two, they are listed the other way round (PHH, Antes)."""
        return self.by_seat(amounts[::-1] if len(amounts) == 2 else amounts)


def _scale(history: History) -> int:
    others = (history.bring_in, history.small_bet, history.big_bet, history.min_bet)
    results = (*history.others.get("finishing_stacks", ()), *history.others.get("winnings", ()))
    amounts = {*history.antes, *history.starting_stacks, *history.blinds_or_straddles, *others, *results}
    places = [_places(amount) for amount in amounts if type(amount) is not int]
    if "." in "".join(history.actions):
        places += [len(cents[1]) for cents in map(_CENTS.search, history.actions) if cents is not None]
    return int(10 ** max(places, default=0))


_CENTS = re.compile(r"cbr\s+[0-9]*\.([0-9]*[1-9])")


def words_of(action: str) -> list[str]:
    """What an action says, without its commentary; nothing for one that is only a commentary.

    >>> words_of("p3 cbr 7000 # after a long pause")
    ['p3', 'cbr', '7000']
    """
    return action.partition("#")[0].split()


def read_amount(word: str) -> Amount:
    """An amount in an action. Raises HistoryError for what is no amount over 0.

    >>> read_amount("7000"), read_amount("0.50")
    (7000, Decimal('0.5'))
    """
    if word.isdecimal() and word.isascii():
        return int(word)
    try:
        return whole_if_it_is(Decimal(word))
    except InvalidOperation as error:
        raise HistoryError(f"expected an amount such as 7000 or 0.25, found {word!r}") from error


def whole_if_it_is(amount: Amount) -> Amount:
    """The same amount as a whole number where it is one: 10000.0 is 10000."""
    if isinstance(amount, int):
        return amount
    return int(amount) if amount == amount.to_integral_value() else amount.normalize()


def _places(amount: Amount) -> int:
    if isinstance(amount, int):
        return 0
    exponent = amount.as_tuple().exponent
    return -exponent if isinstance(exponent, int) else 0
