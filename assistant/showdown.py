"""The showdown: who shows first, who must show, what is laid down, declared and opened on."""

from itertools import combinations

from assistant.betting import No, no, opening_order
from assistant.cards import Card, Rank
from assistant.dealing import in_deck, may_hold, one_of_each, seen
from assistant.events import (
    HandMucked,
    HandShown,
    OpenersShown,
)
from assistant.games import Betting, Declaration, Showdown
from assistant.ranking.kinds import number as value_of
from assistant.seating import clockwise
from assistant.table import Player, Table
from assistant.taken_back import no_hole_card
from assistant.words import Seat

# Who shows ----------------------------------------------------------------------------------------------------------


def at_showdown(table: Table) -> bool:
    """Whether hands are being laid down now."""
    return not table.over and isinstance(table.now, Showdown) and len(table.in_hand) > 1


def shows_first(table: Table) -> Seat | None:
    """Who lays down first: the last one to bet or raise in the final round, who was called; else the first to act in it
    (nz-casino-1999 11.4(c); home-game III Showing of Hands; tda-2024 17).
    """
    called = called_player(table)
    if called is not None or not table.in_hand:
        return called
    final = [stage for stage in table.game.stages if isinstance(stage, Betting)][-1]
    return next(player.seat for player in opening_order(table, final) if player.in_hand)


def called_player(table: Table) -> Seat | None:
    """The player who was called in the final round, if anybody was."""
    return table.aggressor if table.aggressor in {player.seat for player in table.in_hand} else None


def must_show(table: Table, seat: Seat) -> No | None:
    """Why a seat may not give its hand up unseen, if so.

    The called player shows, where the book has him expose his cards (`show_first = "called-player"`). The others need
    show only a hand that is equal or better, which only they know (`must_show`).
    """
    first = called_player(table)
    if table.stakes.rules.show_first == "called-player" and seat == first:
        return no(table, f"seat {seat} was called and shows its hand", "show_first")
    if all(player.cards is None for player in table.in_hand) and len(table.in_hand) == 1:
        return no(table, f"seat {seat} is the last with a claim", "payout.winners")
    return None


def waiting(table: Table) -> tuple[Seat, ...]:
    """The seats that have still to lay down or give up, the first to show first; those who play for a side pot before
    those who do not (roberts Side Pots).
    """
    first = shows_first(table)
    if first is None or not at_showdown(table):
        return ()
    live = [player.seat for player in table.in_hand]
    line = clockwise(live, first)
    in_turn = sorted((line[-1], *line[:-1]), key=lambda seat: -table.players[seat].paid)
    return tuple(seat for seat in in_turn if table.players[seat].cards is None)


def anybody_waits(table: Table) -> bool:
    """Whether anybody has still to lay down or give up, where hands are being laid down."""
    return any(player.cards is None for player in table.in_hand)


def unseen(table: Table) -> bool:
    """Whether the pots go to the last one left, who need not show (home-game III Showing of Hands; nz-casino-1999
    11.2(c)(i), 11.4(b)(i)).
    """
    return not table.contested and all(player.cards is None for player in table.in_hand)


def lay_down(table: Table, seat: Seat, cards: tuple[Card, ...]) -> HandShown | No:
    """Lay down the cards that only this seat had; the hand is read as it lies, whatever its owner calls it (1.1 Cards
    speak). A card is refused that is not in the deck, was seen already, or was thrown away.
    """
    refused = _not_now(table, seat, "show")
    if refused is not None:
        return refused
    player = table.players[seat]
    if player.cards is not None:
        return no(table, f"seat {seat} has shown its hand", "showdown.lay_down")
    need = hand_size(table, player)
    if len(cards) != need:
        hand = f"a hand of {table.game.name} is" if player.short is None else f"seat {seat} plays"
        told = f"{need} card{'s' * (need != 1)}"
        return no(table, f"{hand} {told}, found {len(cards)}", _size_decision(player))
    return _cards_refused(table, player, cards) or HandShown(seat, cards)


def hand_size(table: Table, player: Player) -> int:
    """How many cards a seat lays down: all that are not on the board, one fewer in stud where a common card came; fewer
    where it plays too few (home-game V Wrong Number of Cards).
    """
    missing = player.short.missing if player.short is not None else 0
    return table.game.hole - missing - len(table.board) * table.game.stud


def _size_decision(player: Player) -> str:
    return "showdown.hand_size" if player.short is None else "mishaps.wrong_number"


def _cards_refused(table: Table, player: Player, cards: tuple[Card, ...]) -> No | None:
    missing = [card for card in player.up if card not in cards]
    if missing:
        return no(table, f"seat {player.seat} shows all its cards: {missing[0].pretty} is missing", "showdown.lay_down")
    others = seen(table) - set(player.up)
    refused = in_deck(table, cards) or one_of_each(table, cards, others) or _thrown_away(table, player, cards)
    return refused or no_hole_card(table, cards)


def _thrown_away(table: Table, player: Player, cards: tuple[Card, ...]) -> No | None:
    for card in cards:
        if not may_hold(table, player, card):
            because = f"{card.pretty} was thrown away and cannot be in seat {player.seat}'s hand"
            return no(table, because, "dealing.may_hold")
    return None


def muck(table: Table, seat: Seat) -> HandMucked | No:
    """Give up the claim unseen."""
    refused = _not_now(table, seat, "give up")
    if refused is not None:
        return refused
    if table.players[seat].cards is not None:
        return no(table, f"seat {seat} has shown its hand: cards speak", "showdown.lay_down")
    return must_show(table, seat) or HandMucked(seat)


def _not_now(table: Table, seat: Seat, verb: str) -> No | None:
    player = table.players.get(seat)
    if player is None or not player.in_hand:
        return no(table, f"seat {seat} has no claim to {verb}", "showdown.lay_down")
    if isinstance(table.now, Declaration):
        return no(table, "nobody shows before all have declared", "showdown.declaring")
    if not at_showdown(table):
        return no(table, f"there is no showdown yet, so seat {seat} cannot {verb}", "showdown.lay_down")
    return None


def declaring(table: Table) -> tuple[Seat, ...]:
    """The seats that have still to declare."""
    if table.over or not isinstance(table.now, Declaration) or len(table.in_hand) < 2:
        return ()
    return tuple(player.seat for player in table.in_hand if player.way is None)


def came_to_showdown(table: Table, player: Player) -> bool:
    """Whether a hand is, or was, among those of the showdown: laid down, given up there, or still to be one of them."""
    reached = isinstance(table.now, Showdown) and (player.in_hand or player.mucked)
    return reached or player.cards is not None


# Openers ------------------------------------------------------------------------------------------------------------


def openers_due(table: Table) -> Seat | None:
    """The seat that has to show its openers before the hand is over: in jackpots the one that opened, if it is to be
    paid without laying down its hand, or if what it laid down has no openers (home-game III Showing of Hands, IV
    JackPots).
    """
    if not table.game.openers or table.opener is None:
        return None
    opener = table.players[table.opener]
    if not opener.in_hand or opener.openers is not None or _laid_down_openers(table, opener):
        return None
    return opener.seat


def _laid_down_openers(table: Table, opener: Player) -> bool:
    """Whether the opener's hand, as it lies, proves the openers: as many of its cards as were kept at the draw do."""
    if opener.cards is None:
        return False
    kept = len(opener.cards) - sum(discard.count for discard in table.discards if discard.seat == opener.seat)
    return any(has_openers(table, cards) for cards in combinations(opener.cards, kept))


def show_openers(table: Table, seat: Seat, cards: tuple[Card, ...]) -> OpenersShown | No:
    """Verify the openers: a pair of jacks or better, discards named as split openers included."""
    if not table.game.openers or seat != table.opener or not table.players[seat].in_hand or table.over:
        return no(table, f"seat {seat} has no openers to show", "showdown.show_openers")
    if table.to_act is not None:
        return no(
            table, f"openers are shown when the betting is over: seat {table.to_act} is to act", "showdown.show_openers"
        )
    if len(cards) > table.game.hole:
        return no(table, f"openers are {table.game.hole} cards or fewer, found {len(cards)}", "showdown.show_openers")
    player = table.players[seat]
    refused = in_deck(table, cards) or one_of_each(table, cards, seen(table) - set(player.cards or ()))
    if refused is None and not has_openers(table, cards):
        return no(table, "openers are a pair of jacks or better", "showdown.show_openers")
    return refused or OpenersShown(seat, cards)


def has_openers(table: Table, cards: tuple[Card, ...]) -> bool:
    """Whether there is a pair of jacks or better in *cards*: in five of them also a straight, a flush or more."""
    if len(cards) == table.game.hole:
        return table.stakes.high.value(cards) >= value_of("pair", (Rank.JACK - Rank.TWO, 2, 1, 0))
    ranks = [card.rank for card in cards if card.rank not in table.stakes.wild]
    wild = len(cards) - len(ranks)
    paired = {rank for rank in ranks if ranks.count(rank) + wild > 1}
    three = any(ranks.count(rank) + wild > 2 for rank in ranks)
    return wild > 1 or three or max(paired, default=0) >= Rank.JACK or len(paired) > 1 + wild
