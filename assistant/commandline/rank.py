"""``dealer-assistant rank``: hands compared, as at a showdown."""

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Any

from assistant.cards import Card, cards, refuse_twice
from assistant.errors import CardError
from assistant.games import GAMES, HIGH_LOW, Community, Game
from assistant.ranking import Hand, Scale, kicker
from assistant.ranking.hand import told
from assistant.rules import BOOKS
from assistant.stakes import Stakes
from assistant.terms import read_terms

Hands = list[Hand | None]
"""In the order in which they were given; none for a hand that makes no low."""

_EXAMPLE = """\
dealer-assistant rank --game omaha --board "7h 8h 9h 2c 2d" "Jh Th As Ac" "2h 2s Kd Qd"
"""


def add_to(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of the command line."""
    parser = subparsers.add_parser(
        "rank",
        help="which hand is better",
        description="Compares hands, each given as its cards between quotes.",
        epilog=_EXAMPLE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("hands", nargs="+", metavar="HAND", help="the cards that only this player has: 'As Kd'")
    parser.add_argument("--board", default="", help="the community cards")
    parser.add_argument("--game", required=True, choices=GAMES)
    parser.add_argument("--rules", default="tda-2024", help=f"a rule book ({', '.join(BOOKS)}) or a house book's file")
    parser.add_argument("--deck", type=int, help="52, 40, 36 or 32 cards; the game's own if left out")
    parser.add_argument("--high-low", choices=HIGH_LOW, help="the game's own if left out")
    parser.add_argument("--qualifier", type=int, help="the highest card that still makes a low")
    parser.add_argument("--wild", default="", help="up to two ranks: 2,J")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the hands by place. Returns 0. Raises CardError or TableError, naming what cannot be compared."""
    stakes = read_terms(_terms(arguments))
    board, dealt = cards(arguments.board), [cards(hand) for hand in arguments.hands]
    refuse_twice([card for some in (board, *dealt) for card in some])
    check_counts(stakes.game, dealt, board)
    hands, lows = compare(stakes, dealt, board)
    if arguments.json:
        print(json.dumps(as_json(dealt, hands, lows)))
    else:
        print("\n".join(lines(dealt, hands, lows)))
    return 0


def _terms(arguments: argparse.Namespace) -> dict[str, Any]:
    terms = {"rules": arguments.rules, "game": arguments.game, "betting": "no-limit"}
    terms["wild"] = [rank.strip().upper() for rank in arguments.wild.split(",") if rank.strip()]
    for name in ("deck", "high_low", "qualifier"):
        if getattr(arguments, name) is not None:
            terms[name] = getattr(arguments, name)
    return terms


def check_counts(game: Game, dealt: Sequence[Sequence[Card]], board: Sequence[Card]) -> None:
    """Raise CardError if the game has no such board, or a player of it cannot have that many cards.

    The last card of stud may be one for all, and is the board then.
    """
    shared = sum(stage.cards for stage in game.stages if isinstance(stage, Community))
    counts = range(3, shared + 1) if shared else range(2 if game.stud else 1)
    if len(board) not in counts:
        expected = f"{counts[0]} to {counts[-1]} cards" if counts[-1] else "none"
        raise CardError(f"expected {expected} on the board of {game.name}, found {told(board)}")
    own = game.hole - len(board) if game.stud else game.hole
    for hand in dealt:
        if len(hand) != own:
            raise CardError(f"expected {own} cards in a hand of {game.name}, found {told(hand)}")


def compare(stakes: Stakes, dealt: Sequence[Sequence[Card]], board: Sequence[Card]) -> tuple[Hands, Hands | None]:
    """The best hands, and the best lows where both are played for; where only low is played for, lows alone."""

    def best(scale: Scale) -> Hands:
        return [scale.best(hand, board) for hand in dealt]

    if stakes.way == "low":
        return best(stakes.low), None
    return best(stakes.high), None if stakes.way == "high" else best(stakes.low)


def places(hands: Hands) -> list[int | None]:
    """The place of each hand: one more than there are better hands, so that equal hands share it."""
    values = [hand.value for hand in hands if hand is not None]
    return [None if hand is None else 1 + sum(value > hand.value for value in values) for hand in hands]


def as_json(dealt: Sequence[Sequence[Card]], hands: Hands, lows: Hands | None) -> dict[str, Any]:
    """What ``--json`` prints."""
    found = {"hands": _as_json(dealt, hands)}
    return found if lows is None else {**found, "low": _as_json(dealt, lows)}


def _as_json(dealt: Sequence[Sequence[Card]], hands: Hands) -> list[dict[str, Any] | None]:
    return [
        None if hand is None else {"cards": _text(own), **_best(hand), "name": hand.name, "place": place}
        for own, hand, place in zip(dealt, hands, places(hands), strict=True)
    ]


def _best(hand: Hand) -> dict[str, str]:
    best = {"best": _text(hand.cards)}
    return best if hand.stands_for == hand.cards else {**best, "stands_for": _text(hand.stands_for)}


def lines(dealt: Sequence[Sequence[Card]], hands: Hands, lows: Hands | None) -> Iterator[str]:
    """A line for each hand, in the order in which they were given."""
    yield from _lines(dealt, hands)
    if lows is not None:
        yield "low:"
        yield from _lines(dealt, lows)


def _lines(dealt: Sequence[Sequence[Card]], hands: Hands) -> Iterator[str]:
    made = [hand for hand in hands if hand is not None]
    for own, hand, place in zip(dealt, hands, places(hands), strict=True):
        if hand is None:
            yield f"-  {_text(own)}: no low"
        else:
            decides = kicker(hand, made)
            yield f"{place}  {_text(own)}: {hand.name}{f', {decides}' if decides else ''} ({_played(hand)})"


def _played(hand: Hand) -> str:
    pairs = zip(hand.cards, hand.stands_for, strict=True)
    return " ".join(str(card) if card is meant else f"{card} as {meant}" for card, meant in pairs)


def _text(some: Sequence[Card]) -> str:
    return " ".join(map(str, some))
