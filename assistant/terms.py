"""The terms of a table and its seats, as a file has them and as the program does.

The part `[hand.table]` of a hand script, `[table]` of a table's file and the first entry of a journal are the same
thing.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from assistant.cards import DECKS, Rank
from assistant.errors import AssistantError, TableError
from assistant.games import HIGH_LOW, game_called
from assistant.rules import HouseBook, carried, in_force, read_carried
from assistant.stakes import ANTE_BY, KILLS, STRUCTURES, Rake, Stakes
from assistant.table import Player
from assistant.words import SEATS, Chips, Seat

Toml = Mapping[str, Any]
Word = TypeVar("Word", bound=str)

_TABLE_KEYS = (
    "rules",
    "game",
    "betting",
    "deck",
    "blinds",
    "ante",
    "bring_in",
    "bets",
    "minimum",
    "maximum",
    "caps",
    "chips",
    "button",
    "high_low",
    "qualifier",
    "wild",
    "rake",
    "fee",
    "ante_by",
    "last_game",
    "kill",
    "house",
    "book",
)
_SEAT_KEYS = ("chips", "name", "away")
_RAKE_KEYS = ("percent", "cap", "step")


def read_terms(found: Toml) -> Stakes:
    """The terms of a table from its part of a file. Raises TableError or BookError, saying which term cannot stand.

    >>> read_terms({"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10]}).unit
    1
    """
    check_keys(found, _TABLE_KEYS, "the table", TableError)
    game = game_called(_text(found, "game"))
    return Stakes(
        rules=in_force(_text(found, "rules"), game.name, _table(found, "house"), _book(found)),
        game=game,
        structure=_one_of(found.get("betting"), STRUCTURES, "betting"),
        blinds=_amounts(found, "blinds"),
        ante=_amount(found, "ante"),
        bring_in=_amount(found, "bring_in"),
        bets=_amounts(found, "bets"),
        minimum=_amount(found, "minimum"),
        maximum=_amount(found, "maximum"),
        caps=_amounts(found, "caps"),
        chips=_amounts(found, "chips") or (Chips(1),),
        cards=_deck(found),
        high_low=None if "high_low" not in found else _one_of(found["high_low"], HIGH_LOW, "high_low"),
        qualifier=_qualifier(found.get("qualifier")),
        wild=_wild(found.get("wild", [])),
        rake=_rake(found),
        fee=_amount(found, "fee"),
        ante_by=_one_of(found.get("ante_by", ANTE_BY[0]), ANTE_BY, "ante_by"),
        last_game=_flag(found, "last_game"),
        kill=None if "kill" not in found else _one_of(found["kill"], KILLS, "kill"),
    )


def write_terms(stakes: Stakes) -> dict[str, Any]:
    """The terms as a file has them: `read_terms` reads them back. What is nothing is left out."""
    rake = stakes.rake
    written = {
        "rules": stakes.rules.named,
        "game": stakes.game.name,
        "betting": stakes.structure,
        "deck": stakes.cards,
        "blinds": list(stakes.blinds),
        "ante": stakes.ante,
        "bring_in": stakes.bring_in,
        "bets": list(stakes.bets),
        "minimum": stakes.minimum,
        "maximum": stakes.maximum,
        "caps": list(stakes.caps),
        "chips": list(stakes.chips),
        "high_low": stakes.high_low,
        "qualifier": None if stakes.qualifier is None else int(stakes.qualifier),
        "wild": sorted(rank.letter for rank in stakes.wild),
        "rake": None if rake is None else {"percent": rake.percent, "cap": rake.cap, "step": rake.step},
        "fee": stakes.fee,
        "ante_by": stakes.ante_by,
        "last_game": stakes.last_game,
        "kill": stakes.kill,
        "house": dict(stakes.rules.changes),
    }
    return {key: value for key, value in written.items() if value or key == "blinds"}


def carried_terms(stakes: Stakes) -> dict[str, Any]:
    """The terms as a journal has them: as `write_terms`, and a house book with them, whole, for its file may change."""
    source = stakes.rules.source
    return write_terms(stakes) | ({} if isinstance(source, str) else {"book": carried(source)})


def read_seats(found: Toml) -> dict[Seat, Player]:
    """The players of a table from its part of a file. Raises TableError for a seat or a stack that cannot be.

    >>> read_seats({"3": {"chips": 80, "name": "C"}})[Seat(3)].chips
    80
    """
    players = {}
    for word, player in found.items():
        if word not in map(str, SEATS):
            raise TableError(f"a seat is 1 to {SEATS[-1]}, found {word!r}")
        players[Seat(int(word))] = _player(Seat(int(word)), player)
    return dict(sorted(players.items()))


def write_seats(players: Mapping[Seat, Player]) -> dict[str, Any]:
    """The players as a file has them, before a hand: `read_seats` reads them back."""
    return {
        str(seat): {"chips": player.chips, "name": player.name, "away": player.away} for seat, player in players.items()
    }


def read_button(found: Toml) -> Seat | None:
    """The seat that the table's part names for the button, if any. Raises TableError for what is no seat."""
    value = found.get("button")
    if value is not None and (not _is_number(value) or value not in SEATS):
        raise TableError(f"button is a seat from 1 to {SEATS[-1]}, found {value!r}")
    return None if value is None else Seat(value)


def check_keys(found: object, known: Sequence[str], where: str, error: type[AssistantError]) -> None:
    """Raise *error* where *found* is no table of keys, or has one that is not known."""
    if not isinstance(found, dict):
        raise error(f"{where} is a table of keys, found {found!r}")
    unknown = sorted(set(found) - set(known))
    if unknown:
        raise error(f"{where} has no key {unknown[0]!r}; it may have {', '.join(known)}")


# One value ----------------------------------------------------------------------------------------------------------


def _text(found: Toml, key: str) -> str:
    value = found.get(key)
    if not isinstance(value, str):
        raise TableError(f"the table needs {key}, a word in quotes, found {value!r}")
    return value


def _one_of(value: object, words: Sequence[Word], key: str) -> Word:
    for word in words:
        if word == value:
            return word
    raise TableError(f"{key} is one of {', '.join(words)}, found {value!r}")


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _amount(found: Toml, key: str) -> Chips:
    value = found.get(key, 0)
    if not _is_number(value):
        raise TableError(f"{key} is a whole number, found {value!r}")
    return Chips(value)


def _amounts(found: Toml, key: str) -> tuple[Chips, ...]:
    values = found.get(key, [])
    if not isinstance(values, list) or not all(_is_number(one) for one in values):
        raise TableError(f"{key} is a list of whole numbers, found {values!r}")
    return tuple(Chips(one) for one in values)


def _flag(found: Toml, key: str) -> bool:
    value = found.get(key, False)
    if not isinstance(value, bool):
        raise TableError(f"{key} is true or false, found {value!r}")
    return value


def _table(found: Toml, key: str) -> Toml:
    value = found.get(key, {})
    if not isinstance(value, dict):
        raise TableError(f"{key} is a table of settings, found {value!r}")
    return value


def _book(found: Toml) -> HouseBook | None:
    """The house book that a journal carries with the terms, if any."""
    return read_carried(_table(found, "book")) if "book" in found else None


def _deck(found: Toml) -> int:
    """The cards of the deck; 0 for the game's own, where the file does not say."""
    cards = _amount(found, "deck")
    if "deck" in found and cards not in DECKS:
        raise TableError(f"deck is one of {', '.join(map(str, DECKS))} cards, found {cards}")
    return cards


def _qualifier(value: object) -> Rank | None:
    if value is None:
        return None
    if not isinstance(value, int) or value not in range(Rank.FIVE, Rank.ACE):
        raise TableError(f"qualifier is the highest card that still makes a low, 5 to 13, found {value!r}")
    return Rank(value)


def _wild(letters: object) -> frozenset[Rank]:
    by_letter = {rank.letter: rank for rank in Rank}
    if not isinstance(letters, list) or not all(isinstance(one, str) and one in by_letter for one in letters):
        raise TableError(f"wild is a list of ranks such as ['2', 'J'], found {letters!r}")
    return frozenset(by_letter[letter] for letter in letters)


def _rake(found: Toml) -> Rake | None:
    if "rake" not in found:
        return None
    terms = found["rake"]
    check_keys(terms, _RAKE_KEYS, "rake", TableError)
    for key in ("percent", "cap"):
        if key not in terms:
            raise TableError(f"rake needs {key}, found {terms!r}")
    return Rake(_amount(terms, "percent"), _amount(terms, "cap"), _amount({"step": 1, **terms}, "step"))


def _player(seat: Seat, found: object) -> Player:
    if not isinstance(found, dict):
        found = {"chips": found}
    check_keys(found, _SEAT_KEYS, f"seat {seat}", TableError)
    chips, name = found.get("chips"), found.get("name", "")
    if not isinstance(chips, int) or isinstance(chips, bool) or chips < 0:
        raise TableError(f"seat {seat} has a stack of 0 or more, a whole number, found {chips!r}")
    if not isinstance(name, str):
        raise TableError(f"seat {seat} has a name in quotes, found {name!r}")
    return Player(seat, Chips(chips), name, _flag(found, "away"))
