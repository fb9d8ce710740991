"""Betting: who opens a round, what a call costs, the least and the most of a bet or raise, and who may raise at all.

Amounts are what a seat has in *for the round*: "raise to". Clauses are those of nz-casino-1999 where no other is named.
"""

from assistant.games import Betting
from assistant.ranking import board_value
from assistant.record import Record
from assistant.seating import clockwise
from assistant.stakes import of_round
from assistant.table import Player, Table
from assistant.words import Chips, Clause, Seat


class No(Record):
    """Why something may not be done, and the clause that says so; *decision* is what `Rules.clause` finds it by."""

    because: str
    under: Clause
    decision: str


class Range(Record):
    """The least and the most of a bet or raise, as totals for the round."""

    least: Chips
    most: Chips


def no(table: Table, because: str, decision: str) -> No:
    """A refusal under the clause that decides *decision* in the book in force, and in this round of betting."""
    rules = table.stakes.rules
    found = rules.in_round(decision, table.rounds)
    return No(because, rules.under(found), found)


# Who opens a round --------------------------------------------------------------------------------------------------


def first_to_act(table: Table) -> Seat | None:
    """Who opens the betting round that comes now, or None where nobody is left to bet.

    The first round: the seat left of the last blind (11.2(a)), or left of the button where there is none. Later rounds:
    left of the button (14.3), by the boards in stud, and after the draw as the book has it (`draw_opens`, 11.4(a)).
    """
    stage = table.now
    assert isinstance(stage, Betting)
    order = opening_order(table, stage)
    betting = [player for player in order if player.can_bet]
    if len(betting) == 1 and not _owes(table, betting[0]):
        return None
    return betting[0].seat if betting else None


def _owes(table: Table, player: Player) -> bool:
    return any(player.bet < other.bet for other in table.in_hand)


def opening_order(table: Table, stage: Betting) -> tuple[Player, ...]:
    """Everybody dealt in, from the one who is first in that round if he has a hand and chips."""
    if stage.by_board:
        return _board_order(table, stage)
    after = table.button
    if stage.first:
        after = table.last_blind or table.button
    elif table.game.draws:
        after = _before_draw_opener(table)
    assert after is not None
    return tuple(table.players[seat] for seat in clockwise(table.order, after))


def _before_draw_opener(table: Table) -> Seat | None:
    """The seat right of the one that opens after the draw (`draw_opens`)."""
    rule = table.stakes.rules.draw_opens
    if rule == "left-of-last-blind" and table.last_blind is not None:
        return table.last_blind
    if rule == "last-opener" and table.opener is not None:
        return clockwise(table.order, table.opener)[-2] if len(table.order) > 1 else table.opener
    return table.button


def _board_order(table: Table, stage: Betting) -> tuple[Player, ...]:
    """Stud: the bring-in in the first round, later the high board; the low one where the game is for low."""
    opener = bring_in_seat(table) if stage.first else high_board_seat(table)
    seats = clockwise(table.order, opener)
    return tuple(table.players[seat] for seat in (seats[-1], *seats[:-1]))


def bring_in_seat(table: Table) -> Seat:
    """Whose door card brings it in: the low or the high card (`bring_in`), ties by suit or to the first dealt
    (`bring_in_tie`). In a game for low it is the other way round (razz, tda-2024 RP-10; "low hand bets first in low
    games", home-game IV Five Card Stud).
    """
    rules, for_low = table.stakes.rules, table.stakes.way == "low"
    by_suit = rules.bring_in_tie == "suit"
    highest = (rules.bring_in == "high-card") != for_low
    low_ace = for_low and table.stakes.low.order == "ace-five"

    def place(player: Player) -> tuple[int, int]:
        card = player.up[0]
        rank = 1 if low_ace and card.rank == 14 else int(card.rank)
        return (rank, int(card.suit) if by_suit else 0)

    pick = max if highest else min
    return pick(table.in_hand, key=place).seat


def high_board_seat(table: Table) -> Seat:
    """Whose open cards bet first: the high board, or the low one in a game for low (home-game IV); ties by suit or to
    the first left of the button (`high_board_tie`).
    """
    by_suit = table.stakes.rules.high_board_tie == "suit"
    order = "ace-five" if table.stakes.way == "low" else "high"

    def place(player: Player) -> tuple[int, tuple[tuple[int, int], ...]]:
        suits = tuple(sorted(((int(card.rank), int(card.suit)) for card in player.up), reverse=True)) if by_suit else ()
        return (board_value(player.up + table.board, order), suits)

    return max(table.in_hand, key=place).seat


# What it costs ------------------------------------------------------------------------------------------------------


def in_turn(table: Table, seat: Seat) -> No | None:
    """Why *seat* may not act now, if so: seats act in turn only (11.2; home-game III Order of Play)."""
    player = table.players.get(seat)
    if player is None or not player.dealt:
        return no(table, f"seat {seat} is not in this hand", "betting.in_turn")
    if player.folded:
        return no(table, f"seat {seat} has given up its hand", "betting.in_turn")
    if table.to_act == seat:
        return None
    if not player.chips and not table.over:
        return no(table, f"seat {seat} is all-in and takes no further part in the betting", "betting.all_in")
    if table.to_act is None:
        return no(table, "there is no betting now", "betting.in_turn")
    return no(table, f"it is seat {table.to_act}'s turn, not seat {seat}'s", "betting.in_turn")


def call(table: Table, player: Player) -> Chips:
    """What a call costs, 0 where nothing is owed: up to the bet, or all that is left (10.1)."""
    return Chips(min(table.to_match - player.bet, player.chips)) if table.to_match > player.bet else Chips(0)


def may_check(table: Table, player: Player) -> No | None:
    """Why the player may not check, if so: something is owed, or the first round must be opened (11.2(a))."""
    owed = table.to_match - player.bet
    if owed > 0:
        return no(table, f"{owed} to call: fold, call or raise", "betting.call")
    if bring_in_due(table):
        return no(table, f"the bring-in of {table.stakes.bring_in} is due", "betting.bring_in_due")
    if table.to_match or table.game.openers:
        return None
    stage = table.now
    if isinstance(stage, Betting) and stage.first and not table.stakes.rules.first_round_check:
        return no(table, f"no check {stage.name}: bet or fold", "first_round_check")
    return None


def bring_in_due(table: Table) -> bool:
    """Whether the seat to act still has to bring it in (stud)."""
    stage = table.now
    opens = isinstance(stage, Betting) and stage.first and stage.by_board
    return opens and bool(table.stakes.bring_in) and not table.brought_in and not table.to_match


# The least, the most, and who may raise -----------------------------------------------------------------------------


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


def may_raise(table: Table, player: Player) -> No | None:
    """Why the player may only call or fold, if so."""
    if table.to_act == player.seat and player.acted == table.wagers and not reopened(table, player):
        return no(table, _short_wager(table, player), _short_rule(table))
    if not raises_left(table):
        return no(table, f"{table.raises} raises in this round: only a call is left", _cap_setting(table))
    if not any(other.chips and other.bet + other.chips > table.to_match for other in _others(table, player)):
        return no(table, "nobody is left who could call a raise", "pots.layers")
    return None


def _others(table: Table, player: Player) -> tuple[Player, ...]:
    return tuple(other for other in table.in_hand if other.seat != player.seat)


def _short_wager(table: Table, player: Player) -> str:
    return f"the all-in of {table.to_match - player.bet} more is not a raise: call or fold"


def _short_rule(table: Table) -> str:
    """What decides over a short all-in: in limit how much of a bet counts as one, else who faces a full raise."""
    return "betting.wager_counts" if table.stakes.structure == "limit" else "betting.reopened"


def reopened(table: Table, player: Player) -> bool:
    """Whether short all-ins add up to a full raise for a player who has acted (`short_all_in`).

    tda-2024 47-A: the test is each player's own, what he faces against the last full raise. Where the NZ book or a
    house wants one full raise (10.2(iii), (iv)), they never add up; but in the NZ book all who come after a short
    opening bet may bring it up to the structured level, those who have checked as well (10.2(i)).
    """
    rules = table.stakes.rules
    if rules.short_all_in == "nz-half-bet":
        return table.stakes.structure == "limit" and not table.full_bet
    if rules.short_all_in == "full-raise-single":
        return False
    return table.to_match - player.bet >= full_raise(table)


def full_raise(table: Table) -> Chips:
    """By how much a full raise goes over the bet: in limit the bet of the round, else the largest bet or raise before
    it in the round (11.5(d)), but the least bet at first.
    """
    return bet_size(table) if table.stakes.structure == "limit" else max(table.last_raise, bet_size(table))


def raises_left(table: Table) -> bool:
    """Whether one more raise may be made in this round (11.5(g)); no limit on them in pot, half-pot and no-limit games.

    Head to head the cap is lifted, but a cap that was reached by more than two is not undone by a fold
    (`raise_cap_heads_up`).
    """
    cap = _cap(table)
    return not table.stakes.capped_raises or not cap or table.raises < cap


def _cap_setting(table: Table) -> str:
    return "raise_cap_two_rounds" if table.game.rounds == 2 else "raise_cap"


def _cap(table: Table) -> int:
    rules = table.stakes.rules
    return rules.raise_cap_two_rounds if table.game.rounds == 2 else rules.raise_cap


def counts(table: Table) -> bool:
    """Whether a raise made now uses up one of the round's raises: not between two, where the book lifts the cap."""
    rule = table.stakes.rules.raise_cap_heads_up
    if rule == "kept" or not raises_left(table):
        return True
    heads_up = sum(player.can_bet for player in table.in_hand) <= 2
    if rule == "lifted-if-round-starts-so":
        return not (heads_up and table.round_began_with <= 2)
    return not heads_up


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
        case "limit":
            return limit_bet(table)
        case "spread-limit":
            return spread(table)
        case "capped-spread":
            return cap(table)
        case "half-pot" | "pot-limit":
            return max(pot_limit(table, player), bet_size(table) if not table.to_match else Chips(0))
        case "no-limit":
            return table_stakes(player)


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


def raise_range(table: Table, player: Player) -> Range | None:
    """What the player may bet or raise to, whole raises only; None where his chips or the limit do not reach it."""
    top = min(most(table, player), Chips(player.bet + player.chips))
    bottom = least(table)
    if table.stakes.structure == "capped-spread":
        bottom = min(bottom, most(table, player))
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


def all_in(table: Table, player: Player) -> No | None:
    """Why the player may not put in all that is left, if so: the limit forbids so much (11.5(e)), or he may only call.

    An all-in for less than a call or than a full raise is always within the rules (10.1, 11.5(d)).
    """
    total = player.bet + player.chips
    if total <= table.to_match:
        return None
    refused = may_raise(table, player)
    if refused is not None:
        return refused
    limit = most(table, player)
    if total > limit:
        return no(table, f"{total} is over {limit_called(table)} of {limit}", limit_setting(table))
    return None


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
        return "betting.notice"
    return {
        "limit": "betting.limit_bet",
        "spread-limit": "betting.spread",
        "capped-spread": "betting.cap",
        "half-pot": "betting.pot_limit",
        "pot-limit": "betting.pot_limit",
        "no-limit": "betting.table_stakes",
    }[table.stakes.structure]


def least_setting(table: Table) -> str:
    """The decision behind the least that may be bet, by structure."""
    named = {"limit": "betting.limit_bet", "spread-limit": "betting.spread"}
    return named.get(table.stakes.structure, "betting.least")


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
