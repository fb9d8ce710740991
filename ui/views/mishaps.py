"""What can have gone wrong at a table, in a dealer's words, and what has to be asked about it."""

from typing import Literal

from assistant.commands import Mishap
from assistant.record import Record

What = Mishap | Literal["pushes", "says", "dead", "misdeal", "void", "divide"]
"""What happened: a mishap that the book answers, a wager at the table, or the end of a hand or of a deal."""
Question = Literal["seat", "other", "count", "chips", "word", "cards"]


class Kind(Record):
    """One thing that can have happened: its *text*, more of it *below*, and what has to be *asked* about it.

    *in_full* is what it is called where there is room. *who* asks for the seat, *whose* for the other seat, *how_many*
    for a number of cards. *by_hand*: only somebody who holds a hand can have done it.
    """

    what: What
    text: str
    below: str
    asked: tuple[Question, ...] = ()
    who: str = ""
    whose: str = ""
    how_many: str = ""
    by_hand: bool = False
    in_full: str = ""

    @property
    def told(self) -> str:
        """It in one line."""
        return self.in_full or self.text


PLAYERS = (
    Kind("pushes", "Chips pushed", "without a word", ("chips",), who="Who pushed chips?"),
    Kind("says", "Words said", "before the chips", ("word",), who="Who said it?"),
    Kind(
        "exposes",
        "Player exposed",
        "a card of his own",
        ("seat",),
        who="Who exposed his card?",
        by_hand=True,
        in_full="Player exposed his own card",
    ),
    Kind("shows-one", "Hand shown", "to one player only", ("seat",), who="Who showed it?", in_full="Hand shown to one"),
    Kind(
        "peeks",
        "Looked at",
        "a hand not shown",
        ("seat", "other"),
        who="Who looked?",
        whose="At whose hand?",
        in_full="Looked at a hand",
    ),
    Kind(
        "asks",
        "Asks to see",
        "a hand",
        ("seat", "other"),
        who="Who asks?",
        whose="Whose hand?",
        in_full="Asks to see a hand",
    ),
)
CARDS = (
    Kind(
        "exposed",
        "Dealer exposed",
        "a down card",
        ("seat",),
        who="Whose card was it?",
        how_many="How many of them?",
        by_hand=True,
        in_full="Dealer exposed a card",
    ),
    Kind(
        "has",
        "Wrong number",
        "of cards in a hand",
        ("seat", "count"),
        who="Whose hand is it?",
        how_many="How many cards has it?",
        in_full="Wrong number of cards",
    ),
    Kind("boxed", "Boxed cards", "face up in the deck", ("count",), how_many="How many lay face up?"),
    Kind("no-burn", "No burn", "before the street", ("cards",)),
    Kind("early-board", "Board too early", "bets were not in", ("cards",)),
    Kind("fat-board", "Board too long", "a card too many", ("cards",)),
)
DEAL = (
    Kind("dead", "Dead hand", "fouled, or no claim", ("seat",), who="Whose hand is dead?"),
    Kind("uncut", "Deck not cut", "before the deal"),
    Kind("misdeal", "Misdeal", "all chips back"),
    Kind("void", "Void deal", "fouled deck, joker"),
    Kind("divide", "Divide the pot", "all in it agree"),
)
COLUMNS = (("THE PLAYERS", PLAYERS), ("THE CARDS", CARDS), ("THE DEAL", DEAL))
"""The list as the screen has it: each always in its place."""

KINDS = {kind.what: kind for _, column in COLUMNS for kind in column}
