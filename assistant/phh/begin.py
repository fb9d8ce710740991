"""The table of a hand history, with its hand begun. What was posted is what the file says, whoever had to."""

from collections.abc import Iterator
from functools import lru_cache

from assistant.changed import changed
from assistant.dealing import left_after
from assistant.events import AntePosted, BlindPosted, Event, HandBegan, OverBlindPosted, StagePassed
from assistant.evolve import evolve
from assistant.follow import Acted, settle
from assistant.phh.history import History
from assistant.phh.variants import VARIANTS
from assistant.rules import in_force
from assistant.stakes import Stakes
from assistant.table import Player, Table, empty_table
from assistant.words import Chips, Seat


def seated(history: History, rules: str) -> Table:
    """The table before the hand. Raises TableError for terms that cannot stand under *rules*, BookError for no book."""
    names = history.others.get("players") or [""] * len(history.seats)
    stacks = history.by_seat(history.starting_stacks)
    players = {seat: Player(seat, stacks[seat], name) for seat, name in sorted(zip(history.seats, names, strict=True))}
    return changed(_empty(history, rules), players=players)


def begin(history: History, table: Table) -> Acted:
    """The hand begun at the *table* of `seated`: everything posted, the first round opened, straddles on top of it."""
    number = history.others.get("hand")
    began = HandBegan(
        hand=number if isinstance(number, int) else 1,
        game=table.notice.game.name,
        button=history.seats[-1],
        spots=tuple(history.blinds),
        dealt=history.seats,
    )
    fresh = evolve(table, began)
    dealt = StagePassed(fresh.stage + 1, left_after(fresh))
    posted = settle(fresh, (*_posted(history), dealt))
    straddled = settle(posted.table, tuple(_straddled(history, posted.table)))
    return Acted((began, *posted.events, *straddled.events), straddled.table)


def _empty(history: History, rules: str) -> Table:
    ante = history.antes[0] if len(set(history.antes)) == 1 else 0
    sizes = (ante, history.bring_in, history.small_bet, history.big_bet, history.min_bet)
    blinds = tuple(history.blinds.values())
    return _empty_table(history.variant.code, rules, blinds, tuple(map(history.chips, sizes)))


@lru_cache(maxsize=256)
def _empty_table(code: str, rules: str, blinds: tuple[Chips, ...], sizes: tuple[Chips, ...]) -> Table:
    variant = VARIANTS[code]
    ante, bring_in, small_bet, big_bet, min_bet = sizes
    stakes = Stakes(
        rules=in_force(rules, variant.game.name),
        game=variant.game,
        structure=variant.structure,
        blinds=blinds,
        ante=ante,
        bring_in=bring_in,
        bets=(small_bet, small_bet, big_bet) if variant.structure == "limit" else (),
        minimum=min_bet,
        high_low=variant.high_low,
        qualifier=variant.qualifier,
    )
    return empty_table(stakes)


# What is posted -----------------------------------------------------------------------------------------------------


def _posted(history: History) -> Iterator[Event]:
    """Antes and blinds. A player with less posts what he has.

    Equal antes are everybody's and come first; others are somebody's for the table, and his blind goes before
    (tda-2024 as in `assistant.blinds.post`). They make no level in the pots where `ante_trimming_status` is false.
    """
    left = history.by_seat(history.starting_stacks)
    everybodys = len(set(history.antes)) == 1
    if everybodys:
        yield from _antes(history, left)
    yield from _blinds(history, left)
    if not everybodys:
        yield from _antes(history, left)


def _antes(history: History, left: dict[Seat, Chips]) -> Iterator[Event]:
    for seat, ante in history.posted_by(history.antes).items() if any(history.antes) else ():
        chips = _takes(left, seat, ante)
        if chips:
            yield AntePosted(seat, chips, dead=not history.ante_trimming_status)


def _blinds(history: History, left: dict[Seat, Chips]) -> Iterator[Event]:
    last = next(reversed(history.blinds), None)
    late = {seat: Chips(-chips) for seat, chips in history.forced.items() if chips < 0}
    for seat, blind in {**history.blinds, **late}.items():
        chips = _takes(left, seat, blind)
        if chips:
            yield BlindPosted(seat, chips, blind, last=seat == last)


def _takes(left: dict[Seat, Chips], seat: Seat, owed: Chips) -> Chips:
    """What a seat has of what it owes, taken from its chips that are *left*."""
    chips = min(owed, left[seat])
    left[seat] = Chips(left[seat] - chips)
    return chips


def _straddled(history: History, table: Table) -> Iterator[Event]:
    """Blinds over the smallest bet, one on top of the other, each with the option to raise when only called."""
    for seat, blind in history.forced.items():
        chips = table.players[seat].chips
        if blind > 0 and seat not in history.blinds and chips:
            yield OverBlindPosted(seat, min(blind, chips), blind, counts=False, option=True)
