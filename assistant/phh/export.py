"""A hand of this project's own as a hand history.

What everybody saw is written: cards face up, cards laid down. All the others are `??`.
"""

from collections.abc import Sequence

from assistant import limits
from assistant.errors import HistoryError
from assistant.events import AntePosted, BlindPosted, Event, HandBegan, OverBlindPosted
from assistant.events_around import PenaltyPaid, PlaysShort
from assistant.evolve import evolve
from assistant.phh.history import Amount, History
from assistant.phh.telling import Telling
from assistant.phh.variants import VARIANTS, Variant
from assistant.stakes import Stakes, of_round
from assistant.table import Table
from assistant.words import Seat


def export(before: Table, events: Sequence[Event]) -> History:
    """The history of one hand: its *events*, at the table as it was *before* them. After a misdeal, the last deal.

    Raises HistoryError for a hand that the format has no words for: a game that is none of its variants, chips in the
    pot from the hand before, a kill, a penalty, a hand of too few cards, one that was ruled dead out of turn.
    """
    start, rest = _begun(before, events)
    variant = variant_of(start.stakes)
    if start.brought:
        raise HistoryError(f"a hand history begins with an empty pot, and {start.brought} lay in this one")
    if start.killer is not None:
        raise HistoryError("a hand history has no words for a kill, and this pot was killed")
    if any(isinstance(event, PenaltyPaid) for event in rest):
        raise HistoryError("a hand history knows no penalties, and one was paid in this hand")
    if any(isinstance(event, PlaysShort) for event in rest):
        raise HistoryError("a hand history deals whole hands, and one was played with too few cards")
    telling = Telling(start, rest)
    small_bet, big_bet = _limit_bets(start) if variant.structure == "limit" else (0, 0)
    return History(
        variant=variant,
        antes=_listed(_antes(start, rest)),
        starting_stacks=tuple(start.players[seat].chips for seat in start.order),
        actions=telling.actions,
        blinds_or_straddles=() if start.game.stud else _listed(_blinds(start, rest)),
        bring_in=start.stakes.bring_in,
        small_bet=small_bet,
        big_bet=big_bet,
        min_bet=0 if variant.structure == "limit" else limits.bet_size(start),
        ante_trimming_status=not any(isinstance(event, AntePosted | BlindPosted) and event.dead for event in rest),
        others=_others(start, telling.table),
    )


def variant_of(stakes: Stakes) -> Variant:
    """The format's variant that these terms are. Raises HistoryError where they are none.

    >>> from assistant.terms import read_terms
    >>> terms = {"rules": "tda-2024", "game": "omaha", "betting": "pot-limit", "blinds": [1, 2]}
    >>> variant_of(read_terms(terms)).code
    'PO'
    """
    played = (stakes.game, stakes.structure, stakes.way, stakes.qualifier, len(stakes.deck), stakes.wild)
    for variant in VARIANTS.values():
        game, way = variant.game, variant.high_low or variant.game.high_low
        if played == (game, variant.structure, way, variant.qualifier, game.deck, frozenset()):
            return variant
    raise HistoryError(f"the hand history format has no {stakes.structure} {stakes.game.name} played like this")


def _begun(before: Table, events: Sequence[Event]) -> tuple[Table, Sequence[Event]]:
    """The table at the beginning of the last deal, and what happened after it."""
    deals = [place for place, event in enumerate(events) if isinstance(event, HandBegan)]
    if not deals:
        raise HistoryError("a hand begins with HandBegan, and these events have none")
    table = before
    for event in events[: deals[-1] + 1]:
        table = evolve(table, event)
    return table, events[deals[-1] + 1 :]


def _limit_bets(start: Table) -> tuple[Amount, Amount]:
    """The small bet, which is that of the first two rounds, and the big one, that of the others."""
    bets = [of_round(start.stakes.bets, number) for number in range(start.game.rounds)]
    small, big = bets[0], bets[-1]
    if bets != [small, small, *[big] * (len(bets) - 2)]:
        raise HistoryError(f"a hand history has a small bet for two rounds and then a big one, and these are {bets}")
    return small, big


def _antes(start: Table, events: Sequence[Event]) -> dict[Seat, int]:
    """What each seat owed as an ante. A dead blind is written as one, since it is no bet either."""
    antes = dict.fromkeys(start.order, 0)
    everybodys = start.stakes.ante if start.stakes.ante_by == "everyone" else 0
    for event in events:
        match event:
            case AntePosted(seat, chips):
                antes[seat] += everybodys or chips
            case BlindPosted(seat, chips, _, dead=True):
                antes[seat] += chips
            case _:
                pass
    return antes


def _blinds(start: Table, events: Sequence[Event]) -> dict[Seat, int]:
    """What each seat owed as a blind. A missed one that is posted late is written under 0, as PokerKit reads it."""
    blinds = dict.fromkeys(start.order, 0)
    for event in events:
        match event:
            case BlindPosted(seat, _, blind, dead=False):
                blinds[seat] = blind if seat in start.spots else -blind
            case OverBlindPosted(seat, _, blind):
                blinds[seat] = blind
            case _:
                pass
    return blinds


def _listed(amounts: dict[Seat, int]) -> tuple[Amount, ...]:
    """One entry a player; between two the other way round (PHH, Antes)."""
    listed = tuple(amounts.values())
    return listed[::-1] if len(listed) == 2 else listed


def _others(start: Table, end: Table) -> dict[str, object]:
    players = [end.players[seat] for seat in start.order]
    others: dict[str, object] = {"hand": start.hand, "seats": start.order}
    if any(player.name for player in players):
        others["players"] = tuple(player.name for player in players)
    if end.over:
        others["finishing_stacks"] = tuple(player.chips for player in players)
    return others
