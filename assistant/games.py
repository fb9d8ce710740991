"""What is dealt, bet, drawn and shown, in order: a game is a tuple of stages.

The games are those of the two books (nz-casino-1999 sections 11, 14 and 15; home-game IV) and those that other rooms
play beside them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import accumulate, pairwise
from types import MappingProxyType
from typing import Literal

from assistant.errors import TableError
from assistant.record import Record

Order = Literal["high", "ace-five", "deuce-seven", "badugi"]
Uses = Literal["any", "two", "all"]
HighLow = Literal["high", "low", "split", "declare"]
HIGH_LOW: tuple[HighLow, ...] = ("high", "low", "split", "declare")


class Down(Record):
    """Cards dealt face down, one at a time, to every player in the hand."""

    cards: int


class Up(Record):
    """One card face up to every player in the hand (stud)."""


class Community(Record):
    """Community cards, turned up together after a burn."""

    cards: int


class Betting(Record):
    """A betting round.

    *first*: the round that follows the blinds or the bring-in; *by_board*: who opens is decided by the up cards.
    """

    name: str
    first: bool = False
    by_board: bool = False


class Draw(Record):
    """Every player in the hand changes cards, from the button's left (nz-casino-1999 11.3)."""

    name: str = "the draw"


class Declaration(Record):
    """High, low or both, told with chips (home-game IV). A game played `declare` has it before the showdown."""

    name: str = "the declaration"


class Showdown(Record):
    """Hands are laid down."""

    name: str = "showdown"


Stage = Down | Up | Community | Betting | Draw | Declaration | Showdown


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its stages, and how its hands are made and compared.

    *hole*: the cards that only their owner sees and lays down at the showdown; in stud the whole hand is laid down.
    *uses*: how many of them play with a board (`assistant.ranking.Scale`). *rounds*: how many betting rounds it has;
    *draws*: whether cards are changed; *boards* and *ups*: how many community cards there are, and how many up cards
    each player has, when each stage is over.
    """

    name: str
    stages: tuple[Stage, ...]
    hole: int
    order: Order = "high"
    uses: Uses = "any"
    deck: int = 52
    high_low: HighLow = "high"
    opens_by: Literal["button", "board"] = "button"
    openers: bool = False
    rounds: int = field(init=False, repr=False, compare=False)
    draws: bool = field(init=False, repr=False, compare=False)
    boards: tuple[int, ...] = field(init=False, repr=False, compare=False)
    ups: tuple[int, ...] = field(init=False, repr=False, compare=False)
    _needs: tuple[int, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        shared = (stage.cards if isinstance(stage, Community) else 0 for stage in self.stages)
        object.__setattr__(self, "boards", tuple(accumulate(shared)))
        object.__setattr__(self, "ups", tuple(accumulate(int(isinstance(stage, Up)) for stage in self.stages)))
        object.__setattr__(self, "_needs", _needs(self.stages))
        object.__setattr__(self, "rounds", sum(isinstance(stage, Betting) for stage in self.stages))
        object.__setattr__(self, "draws", any(isinstance(stage, Draw) for stage in self.stages))

    def fewest_cards(self, players: int) -> int:
        """How many cards a deal to *players* must have; in stud the last card may be one for all."""
        own, shared = self._needs
        return own * players + shared

    @property
    def stud(self) -> bool:
        """Whether cards are dealt face up to the players."""
        return self.opens_by == "board"


def _needs(stages: tuple[Stage, ...]) -> tuple[int, int]:
    """How many cards a deal must have for each player, and for all, the burns of the board included: one before each of
    its streets that follows a round (14.3). In stud the last card may be one for all, and the burns are used.
    """
    own = sum(stage.cards if isinstance(stage, Down) else isinstance(stage, Up) for stage in stages)
    shared = sum(stage.cards for stage in stages if isinstance(stage, Community))
    shared += sum(isinstance(one, Betting) and isinstance(then, Community) for one, then in pairwise(stages))
    return (own - 1, 1) if Down(1) in stages[1:] else (own, shared)


_DRAW: tuple[Stage, ...] = (
    Down(5),
    Betting("before the draw", first=True),
    Draw(),
    Betting("after the draw"),
    Showdown(),
)
_FLOP_TURN_RIVER: tuple[Stage, ...] = (
    Betting("before the flop", first=True),
    Community(3),
    Betting("the flop"),
    Community(1),
    Betting("the turn"),
    Community(1),
    Betting("the river"),
    Showdown(),
)
_FIVE_SINGLY: tuple[Stage, ...] = (
    Community(1),
    Betting("the first round", first=True),
    Community(1),
    Betting("the second round"),
    Community(1),
    Betting("the third round"),
    Community(1),
    Betting("the fourth round"),
    Community(1),
    Betting("the final round"),
    Showdown(),
)
_FIVE_STUD: tuple[Stage, ...] = (
    Down(1),
    Up(),
    Betting("second street", first=True, by_board=True),
    Up(),
    Betting("third street", by_board=True),
    Up(),
    Betting("fourth street", by_board=True),
    Up(),
    Betting("fifth street", by_board=True),
    Showdown(),
)
_SEVEN_STUD: tuple[Stage, ...] = (
    Down(2),
    Up(),
    Betting("third street", first=True, by_board=True),
    Up(),
    Betting("fourth street", by_board=True),
    Up(),
    Betting("fifth street", by_board=True),
    Up(),
    Betting("sixth street", by_board=True),
    Down(1),
    Betting("seventh street", by_board=True),
    Showdown(),
)
_THREE_DRAWS_THEN_SHOWDOWN: tuple[Stage, ...] = (
    Betting("before the draw", first=True),
    Draw("the first draw"),
    Betting("after the first draw"),
    Draw("the second draw"),
    Betting("after the second draw"),
    Draw("the third draw"),
    Betting("after the third draw"),
    Showdown(),
)

GAMES: Mapping[str, Game] = MappingProxyType(
    {
        game.name: game
        for game in (
            Game("five-card-draw", _DRAW, hole=5),
            Game("jackpots", _DRAW, hole=5, openers=True),
            Game("five-card-stud", _FIVE_STUD, hole=5, opens_by="board"),
            Game("seven-card-stud", _SEVEN_STUD, hole=7, opens_by="board"),
            Game("texas-holdem", (Down(2), *_FLOP_TURN_RIVER), hole=2),
            Game("omaha", (Down(4), *_FLOP_TURN_RIVER), hole=4, uses="two"),
            Game("manila-two", (Down(2), *_FIVE_SINGLY), hole=2, uses="all", deck=32),
            Game("manila-three", (Down(3), *_FIVE_SINGLY), hole=3, uses="two", deck=36),
            Game("razz", _SEVEN_STUD, hole=7, order="ace-five", high_low="low", opens_by="board"),
            Game("short-deck-holdem", (Down(2), *_FLOP_TURN_RIVER), hole=2, deck=36),
            Game("deuce-seven-single-draw", _DRAW, hole=5, order="deuce-seven", high_low="low"),
            Game(
                "deuce-seven-triple-draw",
                (Down(5), *_THREE_DRAWS_THEN_SHOWDOWN),
                hole=5,
                order="deuce-seven",
                high_low="low",
            ),
            Game("badugi", (Down(4), *_THREE_DRAWS_THEN_SHOWDOWN), hole=4, order="badugi", high_low="low"),
        )
    }
)
"""Every game, by name."""


@cache
def dealt_as(name: str, way: HighLow) -> Game:
    """The game as it is dealt when played high, low, split or with declaration: the last has one stage more."""
    game = game_called(name)
    if way != "declare":
        return game
    return replace(game, stages=(*game.stages[:-1], Declaration(), game.stages[-1]))


def game_called(name: str) -> Game:
    """The game of that name.

    >>> game_called("omaha").rounds
    4
    """
    if name not in GAMES:
        raise TableError(f"game {name!r} is not one of {', '.join(GAMES)}")
    return GAMES[name]
