"""How much: the least and the most of a bet or raise, structure by structure, as totals for the round ("raise to").

Clauses are those of nz-casino-1999 where no other is named.
"""

from assistant.games import Betting
from assistant.record import Record
from assistant.stakes import of_round
from assistant.table import Player, Table
from assistant.words import Chips


class Range(Record):
    """The least and the most of a bet or raise, as totals for the round."""

    least: Chips
    most: Chips


def bet_size(table: Table) -> Chips:
    """The full bet of this round: as limited, or the least that may open the betting.

    Limit: the bet of the round. Otherwise the last compulsory blind, the table minimum, the ante or the lowest chip,
    the first of them that there is (home-game II No Limit; 11.5(b)).
    """
    stakes = table.stakes
    if stakes.structure == "limit":
        return of_round(stakes.bets, table.rounds)
    if stakes.structure == "spread-limit":
        return stakes.minimum
    if stakes.bring_in:
        return max(stakes.bring_in, stakes.minimum)
    blind = stakes.blinds[-1] if stakes.blinds else Chips(0)
    return max(blind, stakes.minimum) or stakes.ante or stakes.unit


def full_raise(table: Table) -> Chips:
    """By how much a full raise goes over the bet: in limit the bet of the round, else the largest bet or raise before
    it in the round (11.5(d)), but the least bet at first.
    """
    return bet_size(table) if table.stakes.structure == "limit" else max(table.last_raise, bet_size(table))


def least(table: Table) -> Chips:
    """The least that may be bet or raised to. After a short all-in in limit this is the completed bet, or the bet on
    top of it, as `short_all_in` has it (10.2(i), (ii)).
    """
    if not table.to_match:
        return bet_size(table)
    if table.stakes.structure == "limit":
        return Chips(table.full_bet + _step(table))
    if table.stakes.rules.min_raise == "double-total":
        return Chips(2 * table.to_match)
    return Chips(table.to_match + full_raise(table))


def most(table: Table, player: Player) -> Chips:
    """The most that may be bet or raised to, whatever the player has left: by the structure of the betting, and where
    the pot or the stack is the measure no more than the notice at the table allows (11.5(a), (d)).
    """
    by_structure, on_notice = _most_by_structure(table, player), notice(table)
    return by_structure if on_notice is None else min(by_structure, on_notice)


def notice(table: Table) -> Chips | None:
    """The most that the notice at the table allows to bet or raise to, where another measure would allow more."""
    stakes = table.stakes
    if not stakes.maximum or stakes.structure not in ("half-pot", "pot-limit", "no-limit"):
        return None
    return Chips(table.to_match + stakes.maximum)


def _on_notice(table: Table) -> bool:
    """Whether it is the notice that limits the seat to act."""
    allowed = notice(table)
    if allowed is None or table.to_act is None:
        return False
    return allowed < _most_by_structure(table, table.players[table.to_act])


def _most_by_structure(table: Table, player: Player) -> Chips:
    match table.stakes.structure:
        case "no-limit":
            return table_stakes(player)
        case "limit":
            return limit_bet(table)
        case "spread-limit":
            return spread(table)
        case "capped-spread":
            return cap(table)
        case "half-pot" | "pot-limit":
            return max(pot_limit(table, player), bet_size(table) if not table.to_match else Chips(0))


def limit_bet(table: Table) -> Chips:
    """Limit: the bet has one size, or the next one too where an open pair doubles it."""
    return Chips(table.full_bet + bet_size(table) + _doubled(table))


def spread(table: Table) -> Chips:
    """Spread limit: up to the maximum on top of the bet (11.5(f))."""
    return Chips(table.to_match + table.stakes.maximum)


def cap(table: Table) -> Chips:
    """Capped spread: all that a player may have in, round by round (home-game II Spread Betting)."""
    return of_round(table.stakes.caps, table.rounds)


def table_stakes(player: Player) -> Chips:
    """What a player has on the table is the most that he can wager (1.1 Table stakes)."""
    return Chips(player.bet + player.chips)


def _step(table: Table) -> int:
    """Limit: the smaller size of a bet or raise now; once the large bet of an open pair has been made there is no other
    (roberts Seven-card Stud 4).
    """
    small = bet_size(table)
    large = small + _doubled(table)
    return large if table.last_raise >= large else small


def _doubled(table: Table) -> int:
    """What an open pair adds to the bet of the second stud round (`open_pair_double`; roberts Seven-card Stud 4)."""
    rules, stakes = table.stakes.rules, table.stakes
    second = table.game.name == "seven-card-stud" and table.rounds == 1
    if not (rules.open_pair_double and second and stakes.way == "high"):
        return 0
    if not any(len({card.rank for card in player.up}) < len(player.up) for player in table.in_hand):
        return 0
    return of_round(stakes.bets, len(stakes.bets)) - of_round(stakes.bets, table.rounds)


def pot_limit(table: Table, player: Player) -> Chips:
    """The bet, and on top of it a part of the pot in which the call is counted already (11.5(e)).

    In the first round a short blind counts as full, and a small blind as a big one, where the book says so
    (`pot_limit_short_blind`, `pot_limit_small_blind`); an odd maximum is rounded up to `pot_limit_round_up`.
    """
    stakes, rules = table.stakes, table.stakes.rules
    assert stakes.pot_share is not None
    numerator, denominator = stakes.pot_share
    pot = table.brought + sum(one.paid + one.dead for one in table.players.values()) + _blinds_as_full(table)
    owed = table.to_match - player.bet
    to = table.to_match + (pot + owed) * numerator // denominator
    step = rules.pot_limit_round_up
    return Chips(-(-to // step) * step if step else to)


def _blinds_as_full(table: Table) -> int:
    """What short and small blinds count for in the pot over what they are (tda-2024 54-B; roberts Pot-limit)."""
    rules, blinds = table.stakes.rules, table.stakes.blinds
    if table.rounds or not blinds:
        return 0
    more = 0
    if rules.pot_limit_short_blind == "as-full":
        more += sum(blind - posted for blind, posted in _compulsory(table))
    if rules.pot_limit_small_blind == "as-big-blind":
        more += sum(blinds[-1] - blind for blind, _ in _compulsory(table)[:-1])
    return more


def _compulsory(table: Table) -> list[tuple[Chips, Chips]]:
    """Each compulsory blind with what its seat, had it been full, posted of it."""
    pairs = []
    for spot, blind in zip(table.spots, table.stakes.blinds, strict=True):
        player = table.players.get(spot)
        posted = min(blind, player.posted) if player is not None and player.dealt else Chips(0)
        pairs.append((blind, posted))
    return pairs


def least_within(table: Table, limit: Chips) -> Chips:
    """The least that may be bet or raised to where *limit* is the most: in capped spread what is left up to the cap."""
    return min(least(table), limit) if table.stakes.structure == "capped-spread" else least(table)


def raise_range(table: Table, player: Player) -> Range | None:
    """What the player may bet or raise to, whole raises only; None where his chips or the limit do not reach it."""
    limit = most(table, player)
    top = min(limit, Chips(player.bet + player.chips))
    bottom = least_within(table, limit)
    return Range(bottom, top) if table.to_match < top and bottom <= top else None


def completion(table: Table) -> Chips | None:
    """What a stud hand is opened or completed for, where the bring-in is not yet a full bet (roberts Seven-card Stud
    1).
    """
    stage = table.now
    if not (isinstance(stage, Betting) and stage.first and stage.by_board and table.stakes.bring_in):
        return None
    bet_already = table.full_bet or (table.to_match and not table.brought_in)
    if bet_already or table.stakes.bring_in >= bet_size(table):
        return None
    return bet_size(table) if table.stakes.structure == "limit" else None


def limit_called(table: Table) -> str:
    """What a dealer calls the limit in force."""
    if _on_notice(table):
        return "the table maximum"
    return {
        "limit": "the limit",
        "spread-limit": "the maximum",
        "capped-spread": "the cap",
        "half-pot": "the half-pot limit",
        "pot-limit": "the pot limit",
        "no-limit": "the stack",
    }[table.stakes.structure]


def limit_setting(table: Table) -> str:
    """The decision behind the most that may be bet, by structure."""
    if _on_notice(table):
        return "limits.notice"
    return {
        "limit": "limits.limit_bet",
        "spread-limit": "limits.spread",
        "capped-spread": "limits.cap",
        "half-pot": "limits.pot_limit",
        "pot-limit": "limits.pot_limit",
        "no-limit": "limits.table_stakes",
    }[table.stakes.structure]


def least_setting(table: Table) -> str:
    """The decision behind the least that may be bet, by structure."""
    named = {"limit": "limits.limit_bet", "spread-limit": "limits.spread"}
    return named.get(table.stakes.structure, "limits.least")


def wager_counts(table: Table, to: Chips) -> bool:
    """Whether a bet or raise *to* is full: it counts as one, and lets everybody raise again.

    A full one always does. An all-in short of it: in limit half or more of the bet counts (tda-2024 47-B; roberts
    Betting 3), in the NZ book only where it opens the betting (10.2(ii), (iii)); elsewhere it never does.
    """
    if to >= least(table):
        return True
    if table.stakes.structure != "limit":
        return False
    rule = table.stakes.rules.short_all_in
    half = 2 * (to - table.full_bet) >= bet_size(table)
    if rule == "nz-half-bet":
        return half and not table.to_match
    return half and rule == "half-bet"
