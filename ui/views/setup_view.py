"""The set-up as the screen shows it: a tile for each term, what may be chosen for it, and a tile for each seat."""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

from assistant.cards import DECKS, Rank
from assistant.games import GAMES as ALL_GAMES
from assistant.games import HIGH_LOW
from assistant.record import Record
from assistant.rules import BOOKS as ALL_BOOKS
from assistant.rules import Citation
from assistant.stakes import STRUCTURES as ALL_STRUCTURES
from assistant.table import Player, Table
from assistant.words import SEATS, Seat
from ui.draft import Draft, Problem
from ui.views.choices import money
from ui.views.draw_view import FIRST_BUTTON
from ui.views.heading import BOOKS, GAMES, STRUCTURES
from ui.views.taps import Tap

Entry = Literal["choice", "amount", "amounts", "ranks"]
WAYS = {"high": "High", "low": "Low", "split": "High-low split", "declare": "High-low, declared"}
NOTHING = "none"


class Option(Record):
    """One thing that may be chosen: its *text*, and the *value* that the term then has."""

    text: str
    value: Any


class Tile(Record):
    """A term: its name in the file, its *label*, its *value* in words, and how it is entered.

    *options* are what may be chosen; *note* explains what is entered, and is shown beside it.
    """

    term: str
    label: str
    value: str
    entry: Entry
    options: tuple[Option, ...] = ()
    note: str = ""


class SeatTile(Record):
    """A seat: who sits there with how much, whether he has the button, and whether he sits out."""

    seat: Seat
    name: str
    chips: str
    button: bool
    away: bool


TIME = Tile("time", "Time", "", "amount", note="What each player pays the house now. Nobody pays more than he has.")
LAST_GAME = (Option("No", None), Option("Yes", True))
QUALIFIERS = (Option("Any low", None), Option("Eight or better", 8))


def tiles(draft: Draft) -> tuple[Tile, ...]:
    """A tile for each term that a table of this game and structure has."""
    terms = draft.terms
    return (
        _choice("rules", "Rule book", _books(terms), terms.get("rules")),
        _choice("game", "Game", _named(ALL_GAMES, GAMES), terms.get("game")),
        _choice("high_low", "Played", _ways(terms), terms.get("high_low")),
        *_qualifier(terms),
        _choice("deck", "Deck", _decks(terms), terms.get("deck")),
        _choice("betting", "Betting", _named(ALL_STRUCTURES, STRUCTURES), terms.get("betting")),
        *_limits(terms),
        _amounts(terms, "blinds", "Blinds", "The compulsory blinds, the first to post first. There may be none."),
        *_opening(terms),
        _amounts(terms, "chips", "Chips in play", "The denominations on the table, the smallest first."),
        _ranks(terms),
        _choice("last_game", "Last game of the day", LAST_GAME, terms.get("last_game")),
    )


def seat_tiles(draft: Draft) -> tuple[SeatTile, ...]:
    """A tile for each of the ten seats; an empty one has no chips."""
    return tuple(_seat(seat, draft.seats.get(seat), draft.button) for seat in SEATS)


def over_blind(draft: Draft) -> str:
    """What the book says of the voluntary blind, in a sentence; empty while the terms cannot stand."""
    if draft.problem_of_terms() is not None:
        return ""
    stakes = draft.stakes
    clause = stakes.rules.clause("over_blind")
    if stakes.rules.over_blind == "none" or not stakes.blinds:
        return f"No over-blind · {clause.number}"
    return f"Over-blind {money(2 * stakes.blinds[-1])}, if the seat left of the last blind wants it · {clause.number}"


def _choice(term: str, label: str, options: tuple[Option, ...], value: Any) -> Tile:
    chosen = next((option.text for option in options if option.value == value), str(value))
    return Tile(term, label, chosen, "choice", options)


def _amounts(terms: Mapping[str, Any], term: str, label: str, note: str) -> Tile:
    return Tile(term, label, " / ".join(map(money, terms.get(term) or ())) or NOTHING, "amounts", note=note)


def _amount(terms: Mapping[str, Any], term: str, label: str, note: str) -> Tile:
    value = terms.get(term)
    return Tile(term, label, money(value) if value else NOTHING, "amount", note=note)


def _named(values: Any, names: Mapping[str, str]) -> tuple[Option, ...]:
    return tuple(Option(names.get(value, value), value) for value in values)


def _books(terms: Mapping[str, Any]) -> tuple[Option, ...]:
    """The books that come with the assistant, and the house's own where the table has one."""
    own = [book for book in (terms.get("rules"),) if book not in ALL_BOOKS]
    return _named((*ALL_BOOKS, *own), BOOKS)


def _ways(terms: Mapping[str, Any]) -> tuple[Option, ...]:
    game = ALL_GAMES.get(str(terms.get("game")))
    own = Option("As the game is" if game is None else f"{WAYS[game.high_low]}, as the game is", None)
    return (own, *(Option(WAYS[way], way) for way in HIGH_LOW))


def _qualifier(terms: Mapping[str, Any]) -> list[Tile]:
    splits = terms.get("high_low") in ("split", "declare")
    return [_choice("qualifier", "Low hand", QUALIFIERS, terms.get("qualifier"))] if splits else []


def _decks(terms: Mapping[str, Any]) -> tuple[Option, ...]:
    game = ALL_GAMES.get(str(terms.get("game")))
    own = Option("As the game is" if game is None else f"{game.deck} cards, as the game is", None)
    return (own, *(Option(f"{size} cards", size) for size in DECKS))


def _limits(terms: Mapping[str, Any]) -> list[Tile]:
    match terms.get("betting"):
        case "limit":
            return [_amounts(terms, "bets", "Bets", "The bet of each round; the last one serves the rounds after it.")]
        case "spread-limit":
            return [
                _amount(terms, "minimum", "Least bet", "The least that may be bet or raised by."),
                _amount(terms, "maximum", "Most", "The most that may be bet or raised by."),
            ]
        case "capped-spread":
            return [_amounts(terms, "caps", "Caps", "The most that a player may have in, round by round.")]
        case _:
            return [_amount(terms, "minimum", "Table minimum", "The last blind is never less.")]


def _opening(terms: Mapping[str, Any]) -> list[Tile]:
    """What is paid before the cards beside blinds: antes, and in stud the bring-in."""
    ante = _amount(terms, "ante", "Ante", "What each player pays before the cards.")
    game = ALL_GAMES.get(str(terms.get("game")))
    if game is None or not game.stud:
        return [ante]
    return [ante, _amount(terms, "bring_in", "Bring-in", "What the first seat must open for.")]


def _ranks(terms: Mapping[str, Any]) -> Tile:
    ranks = terms.get("wild") or ()
    options = tuple(Option(rank.letter if rank is not Rank.TEN else "10", rank.letter) for rank in reversed(Rank))
    return Tile("wild", "Wild", " ".join(ranks) or NOTHING, "ranks", options, "No more than two ranks may be wild.")


def _seat(seat: Seat, player: Player | None, button: Seat | None) -> SeatTile:
    if player is None:
        return SeatTile(seat, "", "", button=False, away=False)
    return SeatTile(seat, player.name, money(player.chips), seat == button, player.away)


class SetupView(Record):
    """The whole set-up screen. *says*: what is wrong, or what the book adds; *wrong*: that it is the former.

    *extra*: what else may be done at the table now. *main* is the large button, *back* whether there is a table to go
    back to, *open* whether anything can be changed.
    """

    tiles: tuple[Tile, ...]
    seats: tuple[SeatTile, ...]
    says: str
    wrong: bool
    main: Tap
    back: bool
    open: bool
    extra: tuple[Tap, ...] = ()


def setup_view(draft: Draft, table: Table | None, problem: Problem | None, refused: Problem | None = None) -> SetupView:
    """The set-up of a *table* in use, or of one that is still to be begun.

    *problem*: why *draft* cannot be played; *refused*: why what was just asked for was not done.
    """
    playing = table is not None and not table.over
    return SetupView(
        tiles=tiles(draft),
        seats=seat_tiles(draft),
        says=f"Hand {money(table.hand)} is being played: terms and seats are changed between hands."
        if table is not None and playing
        else _says(draft, refused or problem),
        wrong=not playing and (refused or problem) is not None,
        main=_main(draft, table, playing or problem is not None),
        back=table is not None,
        open=not playing,
        extra=() if playing else tuple(_extra(draft, table)),
    )


def _extra(draft: Draft, table: Table | None) -> Iterator[Tap]:
    """The charge for the time where the house may take one, and the cards that decide the first button."""
    if draft.problem_of_terms() is not None:
        return
    rules = draft.stakes.rules
    if table is not None and (rules.collection == "time" or rules.decides("sitting.collects_time")):
        yield Tap("Time", "collect it", value="time")
    if needs_first_button(draft, table):
        yield Tap("Draw cards", "for the button", value="draw button")


def needs_first_button(draft: Draft, table: Table | None) -> bool:
    """Whether cards have still to decide who has the first button."""
    begun = table is not None and table.hand > 0
    return not begun and draft.button is None and draft.stakes.rules.first_button != "right-of-dealer"


def _says(draft: Draft, problem: Problem | None) -> str:
    if problem is None:
        return over_blind(draft)
    if problem.clause is not None and draft.button is None and problem.clause == _first_button(draft):
        told = FIRST_BUTTON[draft.stakes.rules.first_button]
        return f"{told} Tap that seat, then Button here · {problem.clause.number}"
    if problem.clause is None:
        return problem.sentence
    return f"{problem.sentence.removesuffix('.')} · {problem.clause.number}"


def _first_button(draft: Draft) -> Citation | None:
    return None if draft.problem_of_terms() is not None else draft.stakes.rules.clause("first_button")


def _main(draft: Draft, table: Table | None, wrong: bool) -> Tap:
    if table is None or not table.hand:
        return Tap("Begin", "the first hand", greyed=wrong)
    changed = not wrong and draft.stakes != table.notice
    return Tap("Play so", "from the next hand on" if changed or wrong else "nothing is changed", greyed=not changed)


def move_taps(seat: SeatTile) -> tuple[Tap, ...]:
    """Where somebody sits, he may move."""
    return (Tap("Move to…", "an open seat", value="move"),) if seat.chips else ()


def seat_taps(seat: SeatTile, table: Table | None) -> tuple[Tap, ...]:
    """What may be done at a seat once its name and chips have been typed; the last is what is most often meant.

    At a table in use chips are only added, and a name stays.
    """
    if not seat.chips:
        return (Tap("Sit down", value="sit"),)
    away = Tap("Is back" if seat.away else "Sits out", value="turn away")
    button = () if seat.button or (table is not None and table.hand) else (Tap("Button here", value="button"),)
    if table is None:
        return (Tap("Empty", "the seat", value="leave"), away, *button, Tap("Set", value="sit"))
    return (Tap("Leaves", f"with {seat.chips}", value="leave"), away, *button, Tap("Adds", "chips", value="add"))
