"""Up cards that a history does not name.

Cameras miss the up card of a player who folds at once. The table has to know it, since up cards decide who opens; so a
card lies in its place that the history names nowhere, chosen so that the player opens who did.
"""

from collections.abc import Iterable, Sequence
from itertools import product

from assistant.cards import Card, by_suit
from assistant.commands import DealUp
from assistant.errors import HistoryError
from assistant.events import Event
from assistant.follow import Acted, act
from assistant.phh.cards import read_cards
from assistant.phh.history import words_of
from assistant.table import Table
from assistant.words import Seat


def stand_in(table: Table, seats: Sequence[Seat], opener: Seat, named: Iterable[Card]) -> Acted:
    """Deal *seats* up cards that are not *named*, so that *opener* opens the round.

    Raises HistoryError where no card does it.
    """
    lowest = sorted(set(table.stakes.deck) - set(named), key=by_suit)
    for his, theirs in product((lowest, lowest[::-1]), repeat=2):
        acted = _dealt(table, seats, his, theirs, opener)
        if acted.table.to_act == opener:
            return acted
    raise HistoryError(f"no card in place of ?? lets seat {opener} open the round")


def _dealt(table: Table, seats: Sequence[Seat], his: list[Card], theirs: list[Card], opener: Seat) -> Acted:
    """The opener's card from one end of the deck, the others' from another."""
    events: list[Event] = []
    others = [card for card in theirs if card != his[0]]
    for place, seat in enumerate(seats):
        acted = act(table, DealUp(seat, his[0] if seat == opener else others[place]))
        if not isinstance(acted, Acted):
            raise HistoryError(f"{acted.because} ({acted.under})")
        events.extend(acted.events)
        table = acted.table
    return Acted(tuple(events), table)


def named(actions: Iterable[str]) -> set[Card]:
    """Every card that the actions name.

    >>> sorted(map(str, named(["d dh p1 Ac??", "p1 f", "d db 2c"])))
    ['2c', 'Ac']
    """
    said = [words for words in map(words_of, actions) if len(words) > 2 and words[1] in _WITH_CARDS]
    return {card for words in said for card in read_cards(words[-1].replace("-", "")) if card is not None}


_WITH_CARDS = ("db", "dh", "sd", "sm")
