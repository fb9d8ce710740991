"""The eleven variants of the Poker Hand History format, as games of this project, and what a file of each must say."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from assistant.cards import Rank
from assistant.games import GAMES, Game, HighLow
from assistant.stakes import Structure


@dataclass(frozen=True)
class Variant:
    """A variant: its *code* in a file, its game and how it is bet. *qualifier*: the highest card that makes a low."""

    code: str
    game: Game
    structure: Structure
    high_low: HighLow | None = None
    qualifier: Rank | None = None

    @property
    def needs(self) -> tuple[str, ...]:
        """The fields that a file of this variant must have beside `variant`, in the order of the format's own table.

        >>> VARIANTS["FR"].needs
        ('antes', 'bring_in', 'small_bet', 'big_bet', 'starting_stacks', 'actions')
        """
        forced = "bring_in" if self.game.stud else "blinds_or_straddles"
        bets = ("small_bet", "big_bet") if self.structure == "limit" else ("min_bet",)
        return ("antes", forced, *bets, "starting_stacks", "actions")


VARIANTS: Mapping[str, Variant] = MappingProxyType(
    {
        variant.code: variant
        for variant in (
            Variant("FT", GAMES["texas-holdem"], "limit"),
            Variant("NT", GAMES["texas-holdem"], "no-limit"),
            Variant("NS", GAMES["short-deck-holdem"], "no-limit"),
            Variant("PO", GAMES["omaha"], "pot-limit"),
            Variant("FO/8", GAMES["omaha"], "limit", "split", Rank.EIGHT),
            Variant("F7S", GAMES["seven-card-stud"], "limit"),
            Variant("F7S/8", GAMES["seven-card-stud"], "limit", "split", Rank.EIGHT),
            Variant("FR", GAMES["razz"], "limit"),
            Variant("N2L1D", GAMES["deuce-seven-single-draw"], "no-limit"),
            Variant("F2L3D", GAMES["deuce-seven-triple-draw"], "limit"),
            Variant("FB", GAMES["badugi"], "limit"),
        )
    }
)
"""Every variant, by its code (PHH, Required Fields)."""
