"""A bet or raise that is being chosen: which amounts may be confirmed, and why the others may not."""

from collections.abc import Sequence

from assistant import limits
from assistant.commands import Bet, Raise
from assistant.decide import Refused, decide
from assistant.record import Record
from assistant.table import Player, Table
from assistant.words import Chips, Seat
from ui.views.chips import in_chips
from ui.views.choices import Choice, Reason, money, reason, why

MOST_DENOMINATIONS = 4
"""As many chips as fit beside each other on the screen."""


class Wager(Record):
    """What *seat* may bet, or raise to, as totals for the round; *bet* of it lies in front of it already.

    *least* to *limit*, or one of the *sizes* where there are only so many; *has* is all there is, which as an all-in
    may be short. *closed*: why it may neither bet nor raise. *chips*: the denominations to add up with.
    """

    seat: Seat
    opens: bool
    bet: Chips
    has: Chips
    least: Chips
    limit: Chips
    sizes: tuple[Chips, ...]
    chips: tuple[Chips, ...]
    closed: Reason | None
    over_stack: Reason
    over_limit: Reason
    too_little: Reason

    def choice(self, to: Chips) -> Choice:
        """The button that bets or raises *to*, greyed where that is not allowed."""
        text = f"{'Bet' if self.opens else 'Raise to'} {money(to)}"
        refused = self.refusal(to)
        if refused is not None:
            return Choice(text, self._instead(to, refused), why_not=refused)
        return Choice(text, self._in_chips(to), Bet(self.seat, to) if self.opens else Raise(self.seat, to))

    def refusal(self, to: Chips) -> Reason | None:
        """Why *to* may not be confirmed, if so."""
        if self.closed is not None:
            return self.closed
        if to > self.has:
            return self.over_stack
        if to > self.limit:
            return self.over_limit
        fits = to in self.sizes if self.sizes else to >= self.least
        return None if fits or to == self.has else self.too_little

    def _instead(self, to: Chips, refused: Reason) -> str:
        """In a few words what would be allowed, and the clause."""
        most = min(self.has, self.limit)
        told = (
            "" if refused is self.closed else f"{money(most)} at most" if to > most else f"{money(self.least)} at least"
        )
        return " · ".join(filter(None, (told, refused.clause.number)))

    def _in_chips(self, to: Chips) -> str:
        adds = in_chips(Chips(to - self.bet), self.chips)
        return f"{adds} · leaves {money(self.has - to)}" if to < self.has else "all in"


def wager(table: Table, player: Player) -> Wager:
    """What *player*, whose turn it is, may bet or raise to."""
    least, limit = limits.least(table), limits.most(table, player)
    if table.stakes.structure == "capped-spread":
        least = min(least, limit)
    has = Chips(player.bet + player.chips)
    one_size = table.stakes.structure == "limit"
    return Wager(
        seat=player.seat,
        opens=not table.to_match,
        bet=player.bet,
        has=has,
        least=least,
        limit=limit,
        sizes=tuple(sorted({least, limit})) if one_size else (),
        chips=table.stakes.chips,
        closed=_closed(table, player, has),
        over_stack=why(table, f"seat {player.seat} has {money(has)} for this round", "limits.table_stakes"),
        over_limit=why(table, f"{limits.limit_called(table)} is {money(limit)} now", limits.limit_setting(table)),
        too_little=why(table, _least_told(table, least), "limits.least"),
    )


def _closed(table: Table, player: Player, has: Chips) -> Reason | None:
    """Why no amount at all is allowed, if so: not even all that there is, or as much of it as the limit lets in."""
    if has <= table.to_match:
        return why(table, f"seat {player.seat} has {money(player.chips)} left: only a call", "limits.table_stakes")
    to = min(has, limits.most(table, player))
    answer = decide(table, Raise(player.seat, to) if table.to_match else Bet(player.seat, to))
    return reason(table, answer) if isinstance(answer, Refused) else None


def _least_told(table: Table, least: Chips) -> str:
    if not table.to_match:
        return f"the least bet is {money(least)} here"
    if table.stakes.structure == "limit":
        return f"the raise is to {money(least)} here"
    return f"the last raise was {money(limits.full_raise(table))}: raise to {money(least)} or more"


def presets(table: Table, player: Player, chosen: Wager) -> tuple[Choice | None, Choice | None]:
    """The two amounts that are one tap away beside the least: half the pot and the pot, or the most that is allowed."""
    structure = table.stakes.structure
    if structure in ("spread-limit", "capped-spread"):
        return None, _preset(chosen, "Most", min(chosen.limit, chosen.has))
    if structure == "limit":
        double = chosen.limit if chosen.limit > chosen.least else None
        return None, _preset(chosen, "Open pair", double) if double else None
    pot = pot_sized(table, player)
    half = table.to_match + (pot - table.to_match) // 2
    return _preset(chosen, "½ pot", _whole(half, table.stakes.chips)), _preset(chosen, "Pot", pot)


def pot_sized(table: Table, player: Player) -> Chips:
    """A bet or raise of the pot, in which the call counts already: "raise to"."""
    match table.stakes.structure:
        case "pot-limit":
            return limits.most(table, player)
        case "half-pot":
            return Chips(2 * limits.most(table, player) - table.to_match)
        case _:
            in_pot = table.brought + sum(one.paid + one.dead for one in table.players.values())
            return Chips(2 * table.to_match - player.bet + in_pot)


def _whole(amount: int, chips: Sequence[Chips]) -> Chips:
    return Chips(amount // chips[0] * chips[0])


def _preset(chosen: Wager, name: str, to: Chips) -> Choice:
    choice = chosen.choice(to)
    return Choice(name, money(to), choice.command, why_not=choice.why_not)


def printed(chip: Chips) -> str:
    """What stands on a chip.

    >>> printed(5000), printed(100_000)
    ('5,000', '100k')
    """
    return f"{chip // 1000}k" if chip >= 10_000 and not chip % 1000 else money(chip)


def handy(denominations: Sequence[Chips], most: Chips) -> tuple[Chips, ...]:
    """The chips to add up with: the largest that do not go over *most*, as many as fit on the screen.

    >>> handy([1, 5, 25, 100, 500, 1000, 5000], most=900)
    (5, 25, 100, 500)
    """
    useful = [chip for chip in denominations if chip <= most] or list(denominations[:1])
    return tuple(useful[-MOST_DENOMINATIONS:])
