"""One hand at two tables: PokerKit's and this project's, with the same cards and the same actions."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

import pokerkit
from pokerkit import Automation, State

from assistant.betting import raises_left
from assistant.cards import Card
from assistant.changed import changed
from assistant.commands import (
    AllIn,
    Bet,
    BringIn,
    Call,
    Check,
    Command,
    Complete,
    DealBoard,
    DealUp,
    Discard,
    Fold,
    NextHand,
    Raise,
    Show,
)
from assistant.dealing import board_due
from assistant.decide import Refused
from assistant.follow import act
from assistant.line_writing import write_line
from assistant.offers import Offers, offers
from assistant.showdown import waiting
from assistant.table import Table, empty_table
from assistant.terms import read_seats, read_terms
from assistant.words import Chips, Seat

BY_HAND = (
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
)
AUTOMATIONS = tuple(one for one in Automation if one not in BY_HAND)
SMALL, BIG = 5, 10
ANTE, BRING_IN = 2, 3


@dataclass(frozen=True)
class Variant:
    """A game at both tables: PokerKit's class with what it is given, and this project's terms."""

    kind: Any
    given: tuple[Any, ...]
    terms: Mapping[str, Any]
    players: int = 6
    least_only: bool = False


def in_blinds(kind: Any, game: str, betting: str, *sizes: int, players: int = 6, **more: Any) -> Variant:
    """A game with two blinds."""
    bets = {"bets": [sizes[0], sizes[0], sizes[1]]} if betting == "limit" else {}
    terms = {"game": game, "betting": betting, "blinds": [SMALL, BIG], **bets, **more}
    return Variant(kind, (0, (SMALL, BIG), *sizes), terms, players, least_only=betting == "limit")


def in_stud(kind: Any, game: str, **more: Any) -> Variant:
    """Limit stud with an ante and a bring-in. Seven players would run the deck out."""
    terms = {"game": game, "betting": "limit", "ante": ANTE, "bring_in": BRING_IN, "bets": [10, 10, 20], **more}
    terms["house"] = {"high_board_tie": "left-of-button"}
    return Variant(kind, (ANTE, BRING_IN, 10, 20), terms, least_only=True)


SPLIT: dict[str, Any] = {"high_low": "split", "qualifier": 8}
VARIANTS = {
    "NT": in_blinds(pokerkit.NoLimitTexasHoldem, "texas-holdem", "no-limit", BIG, players=10),
    "FT": in_blinds(pokerkit.FixedLimitTexasHoldem, "texas-holdem", "limit", BIG, 2 * BIG, players=10),
    "PO": in_blinds(pokerkit.PotLimitOmahaHoldem, "omaha", "pot-limit", BIG),
    "FO/8": in_blinds(pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter, "omaha", "limit", BIG, 2 * BIG, **SPLIT),
    "F7S": in_stud(pokerkit.FixedLimitSevenCardStud, "seven-card-stud"),
    "F7S/8": in_stud(pokerkit.FixedLimitSevenCardStudHighLowSplitEightOrBetter, "seven-card-stud", **SPLIT),
    "FR": in_stud(pokerkit.FixedLimitRazz, "razz"),
    "N2L1D": in_blinds(
        pokerkit.NoLimitDeuceToSevenLowballSingleDraw, "deuce-seven-single-draw", "no-limit", BIG, players=4
    ),
    "F2L3D": in_blinds(
        pokerkit.FixedLimitDeuceToSevenLowballTripleDraw,
        "deuce-seven-triple-draw",
        "limit",
        BIG,
        2 * BIG,
        players=3,
    ),
    "FB": in_blinds(pokerkit.FixedLimitBadugi, "badugi", "limit", BIG, 2 * BIG, players=3),
    "NS": in_blinds(pokerkit.NoLimitShortDeckHoldem, "short-deck-holdem", "no-limit", BIG),
}


class Pair:
    """A hand at both tables. Seat 1 is PokerKit's player 0, the last seat has the button."""

    def __init__(self, variant: Variant, stacks: tuple[int, ...], random: Random) -> None:
        self.random = random
        self.variant = variant
        self.theirs: State = variant.kind.create_state(AUTOMATIONS, True, *variant.given, stacks, len(stacks))
        stakes = read_terms({"rules": "tda-2024", **variant.terms})
        seats = read_seats({str(seat): chips for seat, chips in enumerate(stacks, 1)})
        self.ours: Table = changed(empty_table(stakes), players=seats)
        self.lines: list[str] = []
        self.deck = list(stakes.deck)
        random.shuffle(self.deck)
        self.hands: dict[Seat, list[Card]] = {seat: [] for seat in seats}
        self.do(NextHand(Seat(len(stacks))))

    def play(self) -> None:
        """The whole hand. Raises AssertionError where the two differ in what may be done."""
        while self.theirs.status:
            self._next()
        for seat in waiting(self.ours):
            self.do(Show(seat, tuple(self.hands[seat])))

    def do(self, command: Command) -> None:
        """Carry a command out at this project's table."""
        self.lines.append(write_line(command))
        answer = act(self.ours, command)
        assert not isinstance(answer, Refused), answer.because
        self.ours = answer.table

    def _next(self) -> None:
        state = self.theirs
        if state.can_burn_card("??"):
            state.burn_card("??")
        elif state.can_deal_hole():
            self._deal_hole()
        elif state.can_deal_board():
            cards = tuple(self.deck.pop() for _ in range(state.board_dealing_counts[0]))
            state.deal_board("".join(map(str, cards)))
            assert board_due(self.ours) == len(cards)
            self.do(DealBoard(cards))
        elif state.can_stand_pat_or_discard():
            self._draw()
        elif state.can_show_or_muck_hole_cards():
            state.show_or_muck_hole_cards(True)
        else:
            self._act()

    def _deal_hole(self) -> None:
        index = self.theirs.hole_dealee_index
        assert index is not None
        seat, card, up = Seat(index + 1), self.deck.pop(), self.theirs.hole_dealing_statuses[index][0]
        self.theirs.deal_hole(str(card))
        self.hands[seat].append(card)
        if up and self.ours.game.stud:
            self.do(DealUp(seat, card))

    def _draw(self) -> None:
        index = self.theirs.stand_patter_or_discarder_index
        assert index is not None
        seat = Seat(index + 1)
        hand = self.hands[seat]
        gone = self.random.sample(hand, self.random.randint(0, len(hand)))
        self.theirs.stand_pat_or_discard("".join(map(str, gone)))
        self.hands[seat] = [card for card in hand if card not in gone]
        self.do(Discard(seat, len(gone)))

    # An action

    def _act(self) -> None:
        index, offered = self.theirs.actor_index, offers(self.ours)
        assert index is not None, "PokerKit waits for nobody"
        if offered is None:
            assert self.theirs.checking_or_calling_amount == 0, f"PokerKit asks seat {index + 1}, this table nobody"
            self.theirs.check_or_call()
            return
        assert offered.seat == index + 1
        assert (offered.call or 0) == (self.theirs.checking_or_calling_amount or 0)
        assert (offered.bring_in is not None) == self.theirs.can_post_bring_in()
        sizes = self._sizes(offered)
        if sizes is not None and self.variant.least_only:
            sizes = (sizes[0], sizes[0])
        assert sizes == self._their_sizes() or not raises_left(self.ours), "the least and the most to bet or raise to"
        self._choose(offered, sizes)

    def _sizes(self, offered: Offers) -> tuple[int, int] | None:
        """The least and the most that seat may bet or raise to, as PokerKit tells it: all that is left where short."""
        player = self.ours.players[offered.seat]
        whole = offered.bet or offered.raises
        if whole is not None:
            return whole.least, whole.most
        if offered.complete is not None:
            return offered.complete, offered.complete
        total = player.bet + player.chips
        return (total, total) if offered.all_in and total > self.ours.to_match else None

    def _their_sizes(self) -> tuple[int, int] | None:
        least = self.theirs.min_completion_betting_or_raising_to_amount
        most = least if self.variant.least_only else self.theirs.max_completion_betting_or_raising_to_amount
        return None if least is None or most is None else (least, most)

    def _choose(self, offered: Offers, sizes: tuple[int, int] | None) -> None:
        choice = self.random.random()
        if sizes is not None and choice < 0.4 and not self._differs_if_short(offered):
            to = self.random.choice((sizes[0], sizes[0], sizes[1], self.random.randint(*sizes)))
            self.theirs.complete_bet_or_raise_to(to)
            self.do(self._wager(offered, Chips(to)))
        elif offered.bring_in is not None:
            self.theirs.post_bring_in()
            self.do(BringIn(offered.seat))
        elif offered.call is not None and choice > 0.85:
            self.theirs.fold()
            self.do(Fold(offered.seat))
        else:
            self.theirs.check_or_call()
            self.do(Check(offered.seat) if offered.call is None else Call(offered.seat))

    def _differs_if_short(self, offered: Offers) -> bool:
        """Whether all that is left is short of a bet or raise where the two tables take that differently."""
        short = offered.bet is None and offered.raises is None and offered.complete is None
        first = not self.theirs.completion_betting_or_raising_amount
        return short and (first or self.ours.stakes.structure == "limit")

    def _wager(self, offered: Offers, to: Chips) -> Command:
        player = self.ours.players[offered.seat]
        if to == player.bet + player.chips:
            return AllIn(offered.seat)
        if offered.complete == to:
            return Complete(offered.seat)
        return Raise(offered.seat, to) if self.ours.to_match else Bet(offered.seat, to)
