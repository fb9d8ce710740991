"""The table of a hand history, with its hand begun. What was posted is what the file says, whoever had to."""

from collections.abc import Iterator
from functools import lru_cache

from assistant.changed import changed
from assistant.events import AntePosted, BlindPosted, Event, HandBegan, OverBlindPosted
from assistant.follow import Acted, settle
from assistant.phh.history import History
from assistant.phh.variants import VARIANTS
from assistant.rules import in_force
from assistant.stakes import Stakes
from assistant.table import Player, Table, empty_table, evolve
from assistant.words import Chips, Seat

Forced = dict[Seat, Chips]


def seated(history: History, rules: str) -> Table:
    """The table before the hand. Raises TableError for terms that cannot stand under *rules*, BookError for no book."""
    names = history.others.get("players") or [""] * len(history.seats)
    stacks = history.by_seat(history.starting_stacks)
    players = {seat: Player(seat, stacks[seat], name) for seat, name in zip(history.seats, names, strict=True)}
    table = empty_table(_terms(history, rules))
    return changed(table, players=dict(sorted(players.items())))


def begin(history: History, table: Table) -> Acted:
    """The hand begun at the *table* of `seated`: everything posted, the first round opened, straddles on top of it."""
    number = history.others.get("hand")
    began = HandBegan(
        hand=number if isinstance(number, int) else 1,
        game=table.notice.game.name,
        button=history.seats[-1],
        spots=tuple(_blinds(history)),
        dealt=history.seats,
    )
    posted = settle(evolve(table, began), tuple(_posted(history)))
    straddled = settle(posted.table, tuple(_straddled(history, posted.table)))
    return Acted((began, *posted.events, *straddled.events), straddled.table)


def _terms(history: History, rules: str) -> Stakes:
    ante = history.antes[0] if len(set(history.antes)) == 1 else 0
    sizes = (ante, history.bring_in, history.small_bet, history.big_bet, history.min_bet)
    blinds = tuple(_blinds(history).values())
    return _stakes(history.variant.code, rules, blinds, tuple(map(history.chips, sizes)))


@lru_cache(maxsize=256)
def _stakes(code: str, rules: str, blinds: tuple[Chips, ...], sizes: tuple[Chips, ...]) -> Stakes:
    variant = VARIANTS[code]
    ante, bring_in, small_bet, big_bet, min_bet = sizes
    return Stakes(
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


# What is posted -----------------------------------------------------------------------------------------------------


def _forced(history: History) -> Forced:
    """Blinds, straddles and late posts, smallest first."""
    listed = history.posted_by(history.blinds_or_straddles) if history.blinds_or_straddles else {}
    return dict(sorted(listed.items(), key=lambda entry: entry[1]))


def _blinds(history: History) -> Forced:
    """The compulsory blinds, last one last: no more than the smallest bet; what is more is a straddle."""
    bet = history.chips(history.min_bet or history.small_bet)
    return {seat: chips for seat, chips in _forced(history).items() if 0 < chips <= bet}


def _posted(history: History) -> Iterator[Event]:
    """Antes and blinds. A player with less posts what he has.

    Equal antes are everybody's and come first; others are somebody's for the table, and his blind goes before
    (tda-2024 as in `assistant.blinds.post`). They make no level in the pots where `ante_trimming_status` is false.
    """
    left = history.by_seat(history.starting_stacks)
    everybodys = len(set(history.antes)) == 1
    if everybodys:
        yield from _antes(history, left)
    blinds = _blinds(history)
    for seat, blind in blinds.items():
        yield from _blind(seat, blind, left, last=seat == list(blinds)[-1])
    for seat, blind in _forced(history).items():
        if blind < 0:
            yield from _blind(seat, Chips(-blind), left, last=False)
    if not everybodys:
        yield from _antes(history, left)


def _antes(history: History, left: Forced) -> Iterator[Event]:
    for seat, ante in history.posted_by(history.antes).items():
        chips = Chips(min(ante, left[seat]))
        left[seat] = Chips(left[seat] - chips)
        if chips:
            yield AntePosted(seat, chips, dead=not history.ante_trimming_status)


def _blind(seat: Seat, blind: Chips, left: Forced, last: bool) -> Iterator[Event]:
    chips = Chips(min(blind, left[seat]))
    left[seat] = Chips(left[seat] - chips)
    if chips:
        yield BlindPosted(seat, chips, blind, last=last)


def _straddled(history: History, table: Table) -> Iterator[Event]:
    """Blinds over the smallest bet, one on top of the other, each with the option to raise when only called."""
    blinds = _blinds(history)
    for seat, blind in _forced(history).items():
        chips = table.players[seat].chips
        if blind > 0 and seat not in blinds and chips:
            yield OverBlindPosted(seat, Chips(min(blind, chips)), blind, counts=False, option=True)
