"""Betting: who opens a round, what a call costs, the least and the most of a bet or raise, and who may raise at all.

Amounts are what a seat has in *for the round*: "raise to". Clauses are those of nz-casino-1999 where no other is named.
"""

from assistant import limits
from assistant.cards import Rank
from assistant.games import Betting
from assistant.ranking import board_value
from assistant.record import Record
from assistant.seating import clockwise
from assistant.table import Player, Table
from assistant.words import Chips, Clause, Seat


class No(Record):
    """Why something may not be done, and the clause that says so; *decision* is what `Rules.clause` finds it by."""

    because: str
    under: Clause
    decision: str


def no(table: Table, because: str, decision: str) -> No:
    """A refusal under the clause that decides *decision* in the book in force, and in this round of betting."""
    rules = table.stakes.rules
    found = rules.in_round(decision, table.rounds)
    return No(because, rules.under(found), found)


# Who opens a round --------------------------------------------------------------------------------------------------


def first_to_act(table: Table) -> Seat | None:
    """Who opens the betting round that comes now; None where nobody has anything to bet: fewer than two have chips, and
    none of these still owes an all-in player's bet.

    The first round: the seat left of the last blind (11.2(a)), or left of the button where there is none. Later rounds:
    left of the button (14.3), by the boards in stud, and after the draw as the book has it (`draw_opens`, 11.4(a)).
    """
    stage = table.now
    assert isinstance(stage, Betting)
    order = opening_order(table, stage)
    betting = [player for player in order if player.chips and player.in_hand]
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
        rank = 1 if low_ace and card.rank is Rank.ACE else int(card.rank)
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


def call_to(table: Table, player: Player) -> Chips:
    """What a player who calls has in for the round: as much as the bet, or all that he has (10.1)."""
    has = player.bet + player.chips
    return table.to_match if table.to_match < has else Chips(has)


def call(table: Table, player: Player) -> Chips:
    """What a call costs, 0 where nothing is owed."""
    return Chips(call_to(table, player) - player.bet) if table.to_match > player.bet else Chips(0)


def may_check(table: Table, player: Player) -> No | None:
    """Why the player may not check, if so: something is owed, or the first round must be opened (11.2(a))."""
    owed = table.to_match - player.bet
    if owed > 0:
        return no(table, f"{owed} to call: fold, call or raise", "betting.call")
    if bring_in_due(table):
        return no(table, f"the bring-in of {table.stakes.bring_in} is due", "betting.bring_in_due")
    if table.to_match:
        return None
    stage = table.now
    if isinstance(stage, Betting) and stage.first and not table.stakes.rules.first_round_check:
        return no(table, f"no check {stage.name}: bet or fold", "first_round_check")
    return None


def bring_in_due(table: Table) -> bool:
    """Whether the seat to act still has to bring it in (stud)."""
    if not table.stakes.bring_in or table.brought_in or table.to_match:
        return False
    stage = table.now
    return isinstance(stage, Betting) and stage.first and stage.by_board


# The least, the most, and who may raise -----------------------------------------------------------------------------


def may_raise(table: Table, player: Player) -> No | None:
    """Why the player may only call or fold, if so."""
    if table.to_act == player.seat and player.acted == table.wagers and not reopened(table, player):
        return no(table, _short_wager(table, player), _short_rule(table))
    if not raises_left(table):
        return no(table, f"{table.raises} raises in this round: only a call is left", _cap_setting(table))
    if not _could_be_called(table, player.seat):
        return no(table, "nobody is left who could call a raise", "pots.layers")
    return None


def _could_be_called(table: Table, by: Seat) -> bool:
    """Whether anybody but the seat that raises has chips beyond the bet."""
    for seat in table.claims:
        other = table.players[seat]
        if seat != by and other.chips and other.bet + other.chips > table.to_match:
            return True
    return False


def _short_wager(table: Table, player: Player) -> str:
    return f"the all-in of {table.to_match - player.bet} more is not a raise: call or fold"


def _short_rule(table: Table) -> str:
    """What decides over a short all-in: in limit how much of a bet counts as one, else who faces a full raise."""
    return "limits.wager_counts" if table.stakes.structure == "limit" else "betting.reopened"


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
    return table.to_match - player.bet >= limits.full_raise(table)


def raises_left(table: Table) -> bool:
    """Whether one more raise may be made in this round (11.5(g)); no limit on them in pot, half-pot and no-limit games.

    Head to head the cap is lifted, but a cap that was reached by more than two is not undone by a fold
    (`raise_cap_heads_up`).
    """
    if not table.stakes.capped_raises:
        return True
    cap = _cap(table)
    return not cap or table.raises < cap


def _cap_setting(table: Table) -> str:
    return "raise_cap_two_rounds" if table.game.rounds == 2 else "raise_cap"


def _cap(table: Table) -> int:
    rules = table.stakes.rules
    return rules.raise_cap_two_rounds if table.game.rounds == 2 else rules.raise_cap


def counts(table: Table) -> bool:
    """Whether a raise made now uses up one of the round's raises, if they are limited: not between two, where the book
    lifts the cap.
    """
    rule = table.stakes.rules.raise_cap_heads_up
    if rule == "kept" or not table.stakes.capped_raises or not raises_left(table):
        return True
    heads_up = sum(player.can_bet for player in table.in_hand) <= 2
    if rule == "lifted-if-round-starts-so":
        return not (heads_up and table.round_began_with <= 2)
    return not heads_up


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
    limit = limits.most(table, player)
    if total > limit:
        return no(table, f"{total} is over {limits.limit_called(table)} of {limit}", limits.limit_setting(table))
    return None
