"""The state of a table. Frozen: an event makes a new one (`assistant.evolve`)."""

from collections.abc import Mapping

from assistant.cards import Card
from assistant.commands import Way
from assistant.events import (
    Awarded,
    Discarded,
    Undoing,
)
from assistant.events_around import BoardTaken, PlaysShort
from assistant.games import Game, Stage
from assistant.record import Record
from assistant.stakes import Stakes
from assistant.words import Chips, Seat

NOT_YET = -1
"""`Player.acted` of somebody who has not acted since the last full bet or raise."""


class Player(Record):
    """Somebody at a seat. Amounts are chips.

    *chips* lie behind; *bet* is in front, in this round; *paid* is all of this hand that makes levels in the pots,
    *bet* included; *dead* went to the main pot without making one. *acted* is the number of the last full wager that
    the player has answered. *cards* were laid down; until then nobody knows them but their owner. *mucked*: given up at
    the showdown. *short*: he plays too few cards.
    """

    seat: Seat
    chips: Chips
    name: str = ""
    away: bool = False
    dealt: bool = False
    folded: bool = False
    bet: Chips = Chips(0)
    paid: Chips = Chips(0)
    dead: Chips = Chips(0)
    ante: Chips = Chips(0)
    posted: Chips = Chips(0)
    acted: int = NOT_YET
    owes: tuple[int, ...] = ()
    up: tuple[Card, ...] = ()
    drew: int = 0
    from_discards: int = 0
    cards: tuple[Card, ...] | None = None
    mucked: bool = False
    short: PlaysShort | None = None
    way: Way | None = None
    openers: tuple[Card, ...] | None = None

    @property
    def in_hand(self) -> bool:
        """Holds cards and a claim."""
        return self.dealt and not self.folded

    @property
    def can_bet(self) -> bool:
        """In the hand, with chips left."""
        return self.dealt and not self.folded and self.chips > 0


Players = Mapping[Seat, Player]


class Table(Record):
    """A table in the middle of a hand, or between two (*over*).

    *notice*: the terms of the table; *stakes*: those of this hand, which differ where a hand of jackpots that nobody
    opened is followed by plain draw. *order*: the seats dealt in, clockwise from the button's left; *claims*: those of
    them that have not given up. *spots*: where each blind falls. *stage*: the place in `game.stages`; *opened*: its
    betting round has begun, with *round_began_with* players who could bet. *to_match*: the bet of the round;
    *full_bet*: its last full level (limit); *last_raise*: the largest full bet or raise of the round; *wagers*: how
    many full wagers the hand has seen; *raises*: those that count in this round. *aggressor*: who bet or raised last in
    this round. *betters*: seats that have acted in the hand, one entry an action, *staked*: how many of these actions
    put chips in. *last_bet*: how much the last bet or raise added; *unburned*: the streets of this hand whose burn was
    left out, the first one 1. *taken_back*: community cards that came wrongly. *carried*: chips on the table for the
    next hand; *brought*: those that this hand began with, which the seat *barred* may not win (*barred_next*: the same
    for the next hand). *leg*: who has won how many pots running; *killer*: who kills this one.
    """

    notice: Stakes
    stakes: Stakes
    players: Players
    game: Game
    hand: int = 0
    over: bool = True
    redeal: Undoing | None = None
    misdeals: int = 0
    button: Seat | None = None
    spots: tuple[Seat, ...] = ()
    order: tuple[Seat, ...] = ()
    claims: tuple[Seat, ...] = ()
    stage: int = 0
    opened: bool = False
    rounds: int = 0
    round_began_with: int = 0
    to_act: Seat | None = None
    to_match: Chips = Chips(0)
    full_bet: Chips = Chips(0)
    last_raise: Chips = Chips(0)
    wagers: int = 0
    raises: int = 0
    last_blind: Seat | None = None
    over_blind: Seat | None = None
    brought_in: bool = False
    aggressor: Seat | None = None
    opener: Seat | None = None
    betters: tuple[Seat, ...] = ()
    staked: int = 0
    last_bet: Chips = Chips(0)
    unburned: tuple[int, ...] = ()
    board: tuple[Card, ...] = ()
    taken_back: tuple[BoardTaken, ...] = ()
    left: int = 0
    discards: tuple[Discarded, ...] = ()
    returned: Mapping[Seat, Chips] = {}
    awards: tuple[Awarded, ...] = ()
    carried: Chips = Chips(0)
    brought: Chips = Chips(0)
    plain_draw: bool = False
    leg: tuple[Seat, int] | None = None
    killer: Seat | None = None
    barred: Seat | None = None
    barred_next: Seat | None = None
    rake: Chips = Chips(0)
    taken: Chips = Chips(0)

    @property
    def now(self) -> Stage:
        """The stage that the hand is at."""
        return self.game.stages[self.stage]

    @property
    def coming(self) -> Stakes:
        """The terms of the next hand: those of the notice, but plain draw where nobody opened the jackpots before."""
        return self.notice.played_as("five-card-draw") if self.plain_draw else self.notice

    @property
    def in_hand(self) -> tuple[Player, ...]:
        """The players with a claim, clockwise from the button's left."""
        players = self.players
        return tuple([players[seat] for seat in self.claims])

    @property
    def contested(self) -> bool:
        """Whether two players or more have a claim."""
        return len(self.claims) > 1

    @property
    def chips(self) -> int:
        """Every chip on the table, and those that the house took: only buying and leaving change the sum."""
        held = sum(player.chips for player in self.players.values())
        return held + self._unpaid + self.carried + self.taken

    @property
    def _unpaid(self) -> int:
        """What is still to be paid of what this hand's pots have had in them."""
        if self.over or self.redeal:
            return 0
        put_in = self.brought + sum(player.paid + player.dead for player in self.players.values())
        return put_in - sum(award.chips for award in self.awards) - self.rake - self.carried


def empty_table(stakes: Stakes) -> Table:
    """A table before anybody sits down."""
    return Table(notice=stakes, stakes=stakes, players={}, game=stakes.game)
