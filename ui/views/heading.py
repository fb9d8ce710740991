"""The line over every screen: what is played, by which book, which hand, and whether the reader is there."""

from typing import Literal

from assistant.blinds import everybodys_ante
from assistant.record import Record
from assistant.stakes import Stakes
from assistant.table import Table
from ui.views.choices import money

GAMES = {
    "five-card-draw": "Five-card draw",
    "jackpots": "Jackpots",
    "five-card-stud": "Five-card stud",
    "seven-card-stud": "Seven-card stud",
    "texas-holdem": "Texas hold'em",
    "omaha": "Omaha",
    "manila-two": "Manila, two cards",
    "manila-three": "Manila, three cards",
    "razz": "Razz",
    "short-deck-holdem": "Short-deck hold'em",
    "deuce-seven-single-draw": "Deuce to seven",
    "deuce-seven-triple-draw": "Triple draw",
    "badugi": "Badugi",
}
BOOKS = {
    "nz-casino-1999": "NZ casino 1999",
    "home-game": "Home game",
    "roberts": "Robert's rules",
    "tda-2024": "TDA 2024",
}
STRUCTURES = {
    "limit": "Limit",
    "spread-limit": "Spread limit",
    "capped-spread": "Capped spread",
    "half-pot": "Half pot",
    "pot-limit": "Pot limit",
    "no-limit": "No limit",
}
WAYS = {"high": "", "low": "low", "split": "high-low", "declare": "high-low, declared"}


class ReaderState(Record):
    """What the reader has to say: whether it is there, and a word or two about it."""

    state: Literal["there", "gone", "none"] = "none"
    told: str = "By hand"


NO_READER = ReaderState()


class Heading(Record):
    """The *game*, its *terms* one by one, the *hand*, and the *reader*."""

    game: str
    terms: tuple[str, ...]
    hand: str
    reader: ReaderState


def heading(table: Table, reader: ReaderState) -> Heading:
    """What stands over the screen of *table*."""
    stakes = table.notice if table.over else table.stakes
    hand = f"Hand {money(table.hand)}" if table.hand else "No hand yet"
    return Heading(_game(stakes), tuple(_terms(stakes)), hand, reader)


def _game(stakes: Stakes) -> str:
    way = WAYS[stakes.way] if stakes.way != stakes.game.high_low else ""
    return " ".join(filter(None, (GAMES.get(stakes.game.name, stakes.game.name), way)))


def _terms(stakes: Stakes) -> list[str]:
    told = [f"{len(stakes.deck)} cards", _structure(stakes)]
    ante = everybodys_ante(stakes) if stakes.ante_by == "everyone" else stakes.ante
    if ante:
        told.append(f"Ante {money(ante)}")
    if stakes.bring_in:
        told.append(f"Bring-in {money(stakes.bring_in)}")
    if stakes.blinds:
        told.append(_blinds(stakes))
    return [*told, BOOKS.get(stakes.rules.book, stakes.rules.book)]


def _structure(stakes: Stakes) -> str:
    name = STRUCTURES[stakes.structure]
    sizes = {"limit": stakes.bets, "spread-limit": (stakes.minimum, stakes.maximum), "capped-spread": stakes.caps}
    told = " / ".join(map(money, sizes.get(stakes.structure, ())))
    return f"{name} {told}".strip()


def _blinds(stakes: Stakes) -> str:
    over = "" if stakes.rules.over_blind == "none" else f" · over-blind {money(2 * stakes.blinds[-1])}"
    name = "Blinds" if len(stakes.blinds) > 1 else "Blind"
    return f"{name} {' / '.join(map(money, stakes.blinds))}{over}"
