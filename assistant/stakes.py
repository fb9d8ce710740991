"""What the notice at the table says: rule book, game, structure, blinds, limits, chips (nz-casino-1999 11.1(c)(iii),
11.5(a)). It stands for a whole hand and changes only between hands.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from assistant.cards import DECKS, Deck, Rank
from assistant.errors import TableError
from assistant.games import Game, HighLow, game_called
from assistant.ranking import Scale
from assistant.record import Record
from assistant.rules import HOUSE_RULE, Rules
from assistant.words import Chips

Structure = Literal["limit", "spread-limit", "capped-spread", "half-pot", "pot-limit", "no-limit"]
STRUCTURES: tuple[Structure, ...] = ("limit", "spread-limit", "capped-spread", "half-pot", "pot-limit", "no-limit")
AnteBy = Literal["everyone", "last-blind"]
Kill = Literal["full", "half"]
KILLS: tuple[Kill, ...] = ("full", "half")
ANTE_BY: tuple[AnteBy, ...] = ("everyone", "last-blind")


class Rake(Record):
    """What the house takes of a pot: *percent* of it, in whole *step*s, never over *cap*. Chips."""

    percent: int
    cap: Chips
    step: Chips = Chips(1)


@dataclass(frozen=True)
class Stakes:
    """The terms of a table. Amounts are chips; *bets*, *caps* go round by round, the last one serving those after it.

    Raises TableError, saying which term cannot stand and why.
    """

    rules: Rules
    game: Game
    structure: Structure
    blinds: tuple[Chips, ...] = ()
    ante: Chips = Chips(0)
    bring_in: Chips = Chips(0)
    bets: tuple[Chips, ...] = ()
    minimum: Chips = Chips(0)
    maximum: Chips = Chips(0)
    caps: tuple[Chips, ...] = ()
    chips: tuple[Chips, ...] = (Chips(1),)
    cards: int = 0
    high_low: HighLow | None = None
    qualifier: Rank | None = None
    wild: frozenset[Rank] = frozenset()
    rake: Rake | None = None
    fee: Chips = Chips(0)
    ante_by: AnteBy = "everyone"
    last_game: bool = False
    kill: Kill | None = None
    deck: Deck = field(init=False)
    way: HighLow = field(init=False)
    high: Scale = field(init=False)
    low: Scale = field(init=False)

    def __post_init__(self) -> None:
        _check(self)
        way = self.high_low or self.game.high_low
        object.__setattr__(self, "deck", DECKS[self.cards or self.game.deck])
        object.__setattr__(self, "way", way)
        object.__setattr__(self, "high", self._scale("high"))
        object.__setattr__(self, "low", self._scale(_low_order(self)))

    def _scale(self, order: Literal["high", "ace-five", "deuce-seven", "badugi"]) -> Scale:
        return Scale(
            order=order,
            deck=self.deck,
            flush_over_full_house=flush_over_full_house(self.rules, self.deck),
            ace_low_in_straight=self.rules.ace_low_in_straight,
            wild=self.wild,
            qualifier=None if order == "high" else self.qualifier,
            uses=self.game.uses,
        )

    def played_as(self, game: str) -> "Stakes":
        """The same terms for another game of the book, as when plain draw follows jackpots that nobody opened."""
        if game == self.game.name:
            return self
        return replace(self, game=game_called(game), rules=self.rules.for_game(game))

    def times_kill(self, chips: Chips) -> Chips:
        """An amount in a killed hand: double in a full kill, half as much again in a half kill (roberts Kill)."""
        return Chips(chips * 2 if self.kill == "full" else chips * 3 // 2)

    def killed(self) -> "Stakes":
        """The terms of a killed hand: every bet is larger, the blinds are not."""
        return replace(self, bets=tuple(self.times_kill(bet) for bet in self.bets))

    @property
    def unit(self) -> Chips:
        """The lowest chip in play."""
        return self.chips[0]

    @property
    def pot_share(self) -> tuple[int, int] | None:
        """The part of the pot that may be bet, as a fraction; none where the pot is no measure (11.5(e))."""
        return {"half-pot": (1, 2), "pot-limit": (1, 1)}.get(self.structure)

    @property
    def capped_raises(self) -> bool:
        """Whether the number of raises is limited at all (nz-casino-1999 11.5(g))."""
        return self.structure in ("limit", "spread-limit")


def flush_over_full_house(rules: Rules, deck: Deck) -> bool:
    """Whether a flush beats a full house: a book says so of stripped decks (nz-casino-1999 9.3(d); with 52 cards 9.1(d)
    has it the other way), a house of any.
    """
    of_the_house = rules.under("flush_over_full_house") == HOUSE_RULE
    return rules.flush_over_full_house and (of_the_house or len(deck) < len(DECKS[52]))


def _low_order(stakes: Stakes) -> Literal["ace-five", "deuce-seven", "badugi"]:
    """How lows are compared: as the game has it, else as the book has it (`low_scale`)."""
    if stakes.game.order != "high":
        return stakes.game.order
    return stakes.rules.low_scale


def of_round(amounts: Sequence[Chips], number: int) -> Chips:
    """The amount for betting round *number* (0 for the first); the last one serves the rounds after it.

    >>> of_round([10, 20], 3)
    20
    """
    return amounts[min(number, len(amounts) - 1)]


def _check(stakes: Stakes) -> None:
    for problem in (_wrong_amounts, _wrong_structure, _wrong_game, wild_ranks, wrong_charge):
        because = problem(stakes)
        if because:
            raise TableError(because)


def _wrong_amounts(stakes: Stakes) -> str | None:
    named = {name: getattr(stakes, name) for name in ("ante", "bring_in", "minimum", "maximum", "fee")}
    for name, amount in named.items():
        if amount < 0:
            return f"{name} must be 0 or more, found {amount}"
    for name, amounts in {"blinds": stakes.blinds, "bets": stakes.bets, "caps": stakes.caps}.items():
        if any(amount <= 0 for amount in amounts):
            return f"{name} must be amounts over 0, found {list(amounts)}"
    if not stakes.chips or stakes.chips[0] <= 0 or list(stakes.chips) != sorted(set(stakes.chips)):
        return f"chips must be the denominations in play, smallest first, found {list(stakes.chips)}"
    if list(stakes.blinds) != sorted(stakes.blinds):
        return f"blinds must not shrink from first to last, found {list(stakes.blinds)}"
    return least_blind(stakes)


def least_blind(stakes: Stakes) -> str | None:
    """What is wrong with the last compulsory blind, if so: it is the table minimum or more (nz-casino-1999 11.5(b))."""
    if not stakes.blinds or stakes.minimum <= stakes.blinds[-1]:
        return None
    under = stakes.rules.under("stakes.least_blind")
    return f"the last blind of {stakes.blinds[-1]} is under the table minimum of {stakes.minimum} ({under})"


def wild_ranks(stakes: Stakes) -> str | None:
    """What is wrong with the wild ranks, if so: no more than two (home-game I Use of Wild Cards), all in the deck."""
    deck = DECKS[stakes.cards or stakes.game.deck]
    for rank in sorted(stakes.wild):
        if rank < deck.lowest:
            return f"a {rank.word} cannot be wild: the deck of {len(deck)} cards has none"
    if len(stakes.wild) <= 2:
        return None
    under = stakes.rules.under("stakes.wild_ranks")
    return f"no more than two ranks may be wild, found {len(stakes.wild)} ({under})"


def wrong_charge(stakes: Stakes) -> str | None:
    """What is wrong with the house's charges, if so: a house that says what it takes (`collection`) takes no other."""
    for charge, there in {"rake": stakes.rake is not None, "fee-per-hand": stakes.fee > 0}.items():
        if there and not charges(stakes, charge):
            return f"the house collects {stakes.rules.collection}, and the table has a {charge} ({HOUSE_RULE})"
    return None


def charges(stakes: Stakes, charge: str) -> bool:
    """Whether the house may take that: a book tells of several charges, a house names its own (`collection`)."""
    return stakes.rules.under("collection") != HOUSE_RULE or stakes.rules.collection == charge


def _wrong_structure(stakes: Stakes) -> str | None:
    if stakes.structure == "limit" and not stakes.bets:
        return "limit betting needs bets, the bet of each round, such as [10, 20]"
    if stakes.structure == "spread-limit" and not 0 < stakes.minimum <= stakes.maximum:
        return f"spread limit needs a minimum and a maximum, found {stakes.minimum} and {stakes.maximum}"
    if stakes.structure == "capped-spread" and not stakes.caps:
        return "capped spread needs caps, the most a player may have in round by round, such as [100, 100, 200]"
    if stakes.structure == "capped-spread" and stakes.blinds and stakes.caps[0] < stakes.blinds[-1]:
        return f"the cap of {stakes.caps[0]} in the first round is under the last blind of {stakes.blinds[-1]}"
    if stakes.kill and not (stakes.structure == "limit" and stakes.blinds and stakes.rules.decides("blinds.kill")):
        return (
            f"a kill is played in limit games with blinds, under a book that knows it; {stakes.rules.book} is in force"
        )
    if stakes.maximum and stakes.maximum < stakes.minimum:
        return f"the maximum of {stakes.maximum} is under the minimum of {stakes.minimum}"
    return None


def _wrong_game(stakes: Stakes) -> str | None:
    if stakes.cards and stakes.cards not in DECKS:
        return f"a deck has {', '.join(map(str, DECKS))} cards, found {stakes.cards}"
    way = stakes.high_low or stakes.game.high_low
    if stakes.game.order == "badugi" and way != "low":
        return f"badugi is played low, found {way}: four cards make no high hand"
    if stakes.qualifier and way != "split":
        return f"a qualifier goes with split, where the high hand wins if nobody makes a low, found {way}"
    if stakes.ante_by == "last-blind" and not stakes.blinds:
        return "ante_by last-blind needs a blind"
    if stakes.rake is not None and (not 0 <= stakes.rake.percent <= 100 or stakes.rake.cap < 0 or stakes.rake.step < 1):
        found = f"{stakes.rake.percent}, {stakes.rake.cap} and {stakes.rake.step}"
        return f"rake needs a percent of 0 to 100, a cap of 0 or more and a step of 1 or more, found {found}"
    return wrong_bring_in(stakes)


def wrong_bring_in(stakes: Stakes) -> str | None:
    """What is wrong with the bring-in, if so: it opens a hand of stud where no blinds do (home-game II Game Stakes)."""
    if not stakes.bring_in:
        return None
    if not stakes.game.stud:
        return f"a bring-in of {stakes.bring_in} is for stud, and the game is {stakes.game.name}"
    if stakes.blinds:
        return f"a hand is opened by a bring-in or by blinds, found {stakes.bring_in} and {list(stakes.blinds)}"
    if stakes.structure == "limit" and stakes.bring_in > stakes.bets[0]:
        return f"the bring-in of {stakes.bring_in} is over the first bet of {stakes.bets[0]}"
    return None
