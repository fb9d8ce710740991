"""Tables for the laws: any book, game, structure, blinds and seats that may stand together."""

from collections.abc import Mapping
from typing import Any, get_args

from hypothesis import strategies as st

from assistant.cards import DECKS
from assistant.games import GAMES, Game
from assistant.rules.settings import Settings
from assistant.stakes import STRUCTURES, Stakes
from assistant.table import Player
from assistant.terms import read_seats, read_terms
from assistant.words import SEATS, Seat

BOOKS = ("nz-casino-1999", "home-game", "roberts", "tda-2024")
DENOMINATIONS = ([1], [1, 5, 25], [5, 25, 100], [25, 100], [2])
TRIED_IN_SETTINGS_OF_NUMBERS = (0, 1, 3, 5)
MEANT_FOR_PEOPLE = ("misdeal_boxed_cards", "may_ask_to_see", "pot_division_by_agreement", "collection")


def settings(draw: st.DrawFn) -> dict[str, Any]:
    """A few settings that the house changes."""
    kinds = {name: kind for name, kind in Settings.__annotations__.items() if name not in MEANT_FOR_PEOPLE}
    changed = draw(st.lists(st.sampled_from(sorted(kinds)), max_size=4, unique=True))
    return {name: draw(st.sampled_from(_values(kinds[name]))) for name in changed}


def _values(kind: Any) -> tuple[Any, ...]:
    if kind is int:
        return TRIED_IN_SETTINGS_OF_NUMBERS
    return (False, True) if kind is bool else get_args(kind)


def blinds(draw: st.DrawFn, base: int, most: int = 3) -> list[int]:
    """No blinds up to *most*, none smaller than the one before it."""
    steps = draw(st.lists(st.integers(0, 2), max_size=most))
    amounts = [base]
    for step in steps:
        amounts.append(amounts[-1] + step * base)
    return amounts[: len(steps)]


def amounts(draw: st.DrawFn, game: Game, unit: int, structure: str) -> dict[str, Any]:
    """What is bet and posted."""
    base = unit * draw(st.integers(1, 4))
    posted = [] if game.stud else blinds(draw, base)
    last = posted[-1] if posted else base
    found: dict[str, Any] = {"blinds": posted}
    if draw(st.booleans()):
        found["ante"] = unit * draw(st.integers(1, 3))
        found["ante_by"] = draw(st.sampled_from(["everyone", "last-blind"])) if posted else "everyone"
    if game.stud and draw(st.booleans()):
        found["bring_in"] = max(unit, base // 2)
    if structure == "limit":
        found["bets"] = draw(st.sampled_from([[last], [last, 2 * last], [base, last, 3 * last]]))
    if structure == "spread-limit":
        found |= {"minimum": unit, "maximum": last * draw(st.integers(1, 10))}
    if structure == "capped-spread":
        found["caps"] = draw(st.sampled_from([[4 * last], [4 * last, 8 * last], [last, 2 * last]]))
    return found


def collected(draw: st.DrawFn, unit: int) -> dict[str, Any]:
    """What the house takes."""
    rake = {"percent": draw(st.integers(0, 20)), "cap": unit * draw(st.integers(0, 20)), "step": unit}
    return draw(st.sampled_from([{}, {}, {"rake": rake}, {"fee": unit}, {"rake": rake, "fee": unit}]))


@st.composite
def terms(draw: st.DrawFn, named: str | None = None) -> Stakes:
    """The terms of a table, for the game *named* or any."""
    chips = draw(st.sampled_from(DENOMINATIONS))
    game = GAMES[named or draw(st.sampled_from(sorted(GAMES)))]
    structure = draw(st.sampled_from(STRUCTURES))
    found: dict[str, Any] = {
        "rules": draw(st.sampled_from(BOOKS)),
        "game": game.name,
        "betting": structure,
        "chips": chips,
    }
    found |= amounts(draw, game, chips[0], structure) | collected(draw, chips[0])
    found["deck"] = draw(st.sampled_from([size for size in DECKS if size >= min(game.deck, 40)]))
    found["last_game"] = draw(st.integers(0, 5)) == 5
    found["house"] = settings(draw)
    if game.order == "high":
        found["high_low"] = draw(st.sampled_from(["high", "high", "low", "split", "declare"]))
        found |= draw(st.sampled_from([{}, {"qualifier": 8}])) if found["high_low"] == "split" else {}
        found["wild"] = draw(st.lists(st.sampled_from("TJQKA"), max_size=2, unique=True))
    return read_terms(found)


def most_players(stakes: Stakes) -> int:
    """How many the deck serves."""
    return max(number for number in SEATS if stakes.game.fewest_cards(number) <= len(stakes.deck))


@st.composite
def seats(draw: st.DrawFn, fewest: int = 2, most: int = 10) -> dict[Seat, Player]:
    """Who sits where, with how much; some have nothing, some are away."""
    taken = draw(st.lists(st.sampled_from(SEATS), min_size=fewest, max_size=most, unique=True))
    stack = st.one_of(st.integers(0, 30), st.integers(1, 1000))
    found: Mapping[str, Any] = {
        str(seat): {"chips": draw(stack), "away": draw(st.integers(0, 7)) == 7} for seat in taken
    }
    return read_seats(found)
