"""The payout: whose hand is best, what each part of a pot pays, who takes the odd chips, and what stays."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from assistant.cards import Card
from assistant.events import (
    Awarded,
    ChipsCarried,
    Event,
    Part,
    Raked,
)
from assistant.pots import Pot, line_for_odd_chips, odd_chips, pots, rake, share
from assistant.ranking import Hand, Scale, suit_order
from assistant.record import Record
from assistant.seating import clockwise
from assistant.showdown import unseen
from assistant.table import Table
from assistant.words import Chips, Clause, Seat


class Claim(Record):
    """What a seat showed, and what it declared. *scales*: what the high and the low hand are compared by, if they are.
    *short*: it plays too few cards.

    The *values* of the high and the low hand decide, nought where none is made: on one scale the larger one wins. The
    hands themselves are read anew for whoever asks, to tell of them.
    """

    seat: Seat
    cards: tuple[Card, ...]
    board: tuple[Card, ...]
    way: str | None
    scales: tuple[Scale | None, Scale | None]
    values: tuple[float, float]
    short: bool = False

    @property
    def high(self) -> Hand | None:
        """The high hand, none where the game has none."""
        return self._hand(self.scales[0])

    @property
    def low(self) -> Hand | None:
        """The low hand, none where the cards make none, or the game has none."""
        return self._hand(self.scales[1])

    def _hand(self, scale: Scale | None) -> Hand | None:
        if scale is None:
            return None
        return scale.best_of_few(self.cards, self.board) if self.short else scale.best(self.cards, self.board)


def claims(table: Table) -> dict[Seat, Claim]:
    """The hands that were laid down and are still alive."""
    stakes, board = table.stakes, table.board
    high = stakes.high if stakes.way != "low" else None
    low = stakes.low if stakes.way != "high" else None
    shown = {}
    for player in table.in_hand:
        if player.cards is not None:
            short = player.short is not None
            values = (_value(high, player.cards, board, short), _value(low, player.cards, board, short))
            shown[player.seat] = Claim(player.seat, player.cards, board, player.way, (high, low), values, short)
    return shown


def _value(scale: Scale | None, cards: tuple[Card, ...], board: tuple[Card, ...], short: bool) -> float:
    if scale is None:
        return 0
    return scale.value_of_few(cards, board) if short else scale.value_with_board(cards, board)


def best(claims: Sequence[Claim], half: Literal[0, 1]) -> tuple[Seat, ...]:
    """The seats whose hands are the best of these, high (0) or low (1), by their values; none where nobody makes one.

    Highest five cards win (11.4(c)); no suit is higher than another, so equal hands share (9.1, 9.3).
    """
    top, seats = 0.0, list[Seat]()
    for claim in claims:
        value = claim.values[1] if half else claim.values[0]
        if value > top:
            top, seats = value, [claim.seat]
        elif value == top and value:
            seats.append(claim.seat)
    return tuple(seats)


class Portion(Record):
    """A part of a pot and who shares it; *odd* of its chips are there because the halves did not come out even. *low*:
    low hands win it, though it is the whole pot.
    """

    part: Part
    chips: Chips
    winners: tuple[Seat, ...]
    odd: Chips = Chips(0)
    low: bool = False


def winners(table: Table, pot: Pot, shown: Mapping[Seat, Claim]) -> tuple[Portion, ...]:
    """Who wins a pot, part by part."""
    if len(pot.seats) == 1:
        return (Portion("whole", pot.chips, pot.seats),)
    inside = [shown[seat] for seat in pot.seats]
    if table.stakes.way == "declare":
        return declared(table, pot.chips, inside)
    return halves(table, pot.chips, best(inside, 0), best(inside, 1))


def halves(table: Table, chips: Chips, high: tuple[Seat, ...], low: tuple[Seat, ...]) -> tuple[Portion, ...]:
    """High and low halves, what does not come out even as `odd_of_halves` has it; the whole pot where only one half is
    won, or where the same hands share both and the book adds the halves up (`same_hands_split`).
    """
    if not high or not low:
        return (Portion("whole", chips, high or low, low=not high),)
    if set(high) == set(low) and (len(high) == 1 or table.stakes.rules.same_hands_split == "whole-pot"):
        return (Portion("whole", chips, high),)
    unit = table.stakes.unit
    half = chips // 2 // unit * unit
    to_high, to_low = odd_of_halves(table, Chips(chips - 2 * half), high, low)
    upper, lower = Chips(half + to_high), Chips(half + to_low)
    return Portion("high", upper, high, odd=to_high), Portion("low", lower, low, odd=to_low)


def odd_of_halves(table: Table, odd: Chips, high: tuple[Seat, ...], low: tuple[Seat, ...]) -> tuple[Chips, Chips]:
    """What each half has of the chips that do not divide: all of them the high one (tda-2024 20; roberts Ties). Where
    odd chips stay in the pot neither has, and in the last game of the day the half of the first winner left of the
    dealer (home-game I General).
    """
    rule, button = table.stakes.rules.odd_chip, table.button
    if rule != "stays-in-pot" or button is None:
        return odd, Chips(0)
    if not table.stakes.last_game:
        return Chips(0), Chips(0)
    first = clockwise({*high, *low}, button)[0]
    return (odd, Chips(0)) if first in high else (Chips(0), odd)


def declared(table: Table, chips: Chips, inside: Sequence[Claim]) -> tuple[Portion, ...]:
    """High-low with declaration (home-game IV): both-ways hands first. One that does not win both ways is out of the
    pot, and those who remain decide it; if only such hands are left, they share it high and low. Where a tie is no loss
    (`declare_both`) a both-ways hand that ties shares the half that it ties for.
    """
    high, low = _bests(inside)
    remain = [claim for claim in inside if claim.way != "both" or _wins_both(table, claim.seat, high, low)]
    return halves(table, chips, *_bests(remain or inside))


def _bests(inside: Sequence[Claim]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The best hands of those who go for high, and of those who go for low."""
    for_high = [claim for claim in inside if claim.way in ("high", "both")]
    for_low = [claim for claim in inside if claim.way in ("low", "both")]
    return best(for_high, 0), best(for_low, 1)


def _wins_both(table: Table, seat: Seat, high: tuple[Seat, ...], low: tuple[Seat, ...]) -> bool:
    if table.stakes.rules.declare_both == "win-both-outright":
        return high == (seat,) and low == (seat,)
    return seat in high and seat in low


def payments(table: Table) -> Iterator[Event]:
    """Everything that is paid when the hand is decided: the rake, each pot in turn, the side pots first where the book
    says so (tda-2024 16; roberts Side Pots), and what stays on the table.
    """
    shown = claims(table)
    kept = kept_from_the_last(table)
    stays = int(kept)
    built = pots(table)
    if kept:
        built = (Pot(Chips(built[0].chips - kept), built[0].seats), *built[1:])
    in_turn = list(enumerate(zip(built, taken_from(table, built), strict=True)))
    for number, (pot, taken) in in_turn[::-1] if table.stakes.rules.decides("payout.payments") else in_turn:
        if taken:
            yield Raked(number, taken)
        raked = Pot(Chips(pot.chips - taken), pot.seats)
        awards = [one for part in winners(table, raked, shown) for one in award(table, number, part, shown)]
        yield from awards
        stays += raked.chips - sum(one.chips for one in awards)
    if stays:
        yield ChipsCarried(Chips(stays), barred=table.barred if kept else None)


def kept_from_the_last(table: Table) -> Chips:
    """What the last one left may not win: the pot of the hand before, which he opened without openers (home-game IV
    JackPots). It stays on the table.
    """
    alone = table.barred is not None and [player.seat for player in table.in_hand] == [table.barred]
    return table.brought if alone else Chips(0)


def rakes(table: Table) -> list[Chips]:
    """What the house takes of each pot."""
    return taken_from(table, pots(table))


def taken_from(table: Table, built: Sequence[Pot]) -> list[Chips]:
    """What the house takes of these pots: worked out on the whole, taken from the main pot first."""
    terms = table.stakes.rake
    left = rake(Chips(sum(pot.chips for pot in built)), terms) if terms is not None else Chips(0)
    left = Chips(left + table.stakes.fee)
    taken = []
    for pot in built:
        taken.append(Chips(min(left, pot.chips)))
        left = Chips(left - taken[-1])
    return taken


def award(table: Table, number: int, part: Portion, shown: Mapping[Seat, Claim]) -> Iterator[Awarded]:
    """The payments of one part of a pot: equal shares, and the odd chips as the book has it (11.4(d))."""
    stakes = table.stakes
    shares, left = share(part.chips, part.winners, stakes.unit)
    rule = odd_rule(table, part)
    hands = {seat: _hand(shown.get(seat), part) for seat in part.winners}
    odd: dict[Seat, Chips] = {}
    if left and rule != "stays-in-pot":
        suits = {seat: suits_of(table, shown[seat], hands[seat], rule) for seat in hands} if "suit" in rule else {}
        assert table.button is not None
        line = line_for_odd_chips(rule, part.winners, table.button, suits)
        odd = odd_chips(left, line, stakes.unit, stakes.rules.odd_chip_share == "one-each")
    for seat in part.winners:
        extra = odd.get(seat, Chips(0))
        hand = hands[seat]
        yield Awarded(
            number,
            part.part,
            seat,
            Chips(shares[seat] + extra),
            Chips(extra + (part.odd if len(part.winners) == 1 else 0)),
            hand.name if hand else "",
            hand.cards if hand else (),
            _clause(table, part, rule if left else ""),
        )


def odd_rule(table: Table, part: Portion) -> str:
    """Who takes odd chips of this part (`odd_chip`, `odd_chip_low`); on the last game of the day nothing may stay."""
    rule = table.stakes.rules.odd_chip_low if _for_low(table, part) else table.stakes.rules.odd_chip
    if rule == "stays-in-pot" and (table.stakes.last_game or len(part.winners) == 1):
        return "left-of-button"
    return rule


def suits_of(table: Table, claim: Claim, hand: Hand | None, rule: str) -> tuple[int, ...]:
    """A *hand* by its cards' suits, for odd chips: the five cards that win, or all (`odd_chip_cards`)."""
    five = table.stakes.rules.odd_chip_cards == "five-card-hand"
    cards: Sequence[Card] = hand.cards if five and hand is not None else claim.cards
    order = suit_order(cards)
    return order if rule == "highest-card-by-suit" else order[::-1]


def _for_low(table: Table, part: Portion) -> bool:
    """Whether it is a low hand that wins this part."""
    return part.low or part.part == "low" or table.stakes.way == "low"


def _hand(claim: Claim | None, part: Portion) -> Hand | None:
    if claim is None:
        return None
    high = None if part.low or part.part == "low" else claim.high
    return claim.low if high is None else high


def _clause(table: Table, part: Portion, odd: str) -> Clause:
    rules = table.stakes.rules
    if odd:
        return rules.under("odd_chip_low" if _for_low(table, part) else "odd_chip")
    if part.odd:
        return rules.under("payout.odd_of_halves")
    if len(part.winners) > 1:
        return rules.under("pots.share")
    decision = rules.in_round("showdown.unseen", table.rounds) if unseen(table) else _compared_in(table)
    return rules.under(decision if rules.decides(decision) else "payout.winners")


def _compared_in(table: Table) -> str:
    """What decides whose hand is the best, as the game is played."""
    return {"declare": "payout.declared", "split": "payout.halves"}.get(table.stakes.way, "payout.winners")
