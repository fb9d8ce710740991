"""A scale: what a table compares hands by."""

from __future__ import annotations

from itertools import combinations

from assistant.cards import DECKS, Card, Deck, Rank
from assistant.errors import CardError, TableError
from assistant.frozen import Frozen
from assistant.ranking.badugi import best_badugi
from assistant.ranking.hand import Hand, best_five, best_hand, best_of_few, fives, told
from assistant.ranking.kinds import ABOVE_ALL, number
from assistant.ranking.lookup import NOUGHTS, Closed, Table, best_flush, suited_sevens, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Literal

    from assistant.ranking.two_and_three import TwoAndThree

    Order = Literal["high", "ace-five", "deuce-seven", "badugi"]
    Uses = Literal["any", "two", "all"]

ORDERS = ("high", "ace-five", "deuce-seven", "badugi")
USES = ("any", "two", "all")


class Scale(Frozen):
    """The order, the deck and the settings that hands are compared under.

    *uses*: the best five of all cards (`any`); exactly two of the player's own and three of the board (`two`); both of
    the player's own and three of the board (`all`). *wild*: at most two ranks. *qualifier*: the highest card that still
    makes a low; without one, any five cards make a low. Raises TableError for a scale that cannot be.

    >>> from assistant.cards import cards
    >>> manila = Scale(deck=DECKS[32], flush_over_full_house=True, uses="all")
    >>> manila.best(cards("Ah Tc"), board=cards("7c 8d 9s Kh Kd")).name
    'straight, ten high'
    """

    _told = ("order", "deck", "flush_over_full_house", "ace_low_in_straight", "wild", "qualifier", "uses")
    __slots__ = (
        *_told,
        "_columns5",
        "_columns7",
        "_flushes",
        "_least",
        "_rows5",
        "_rows7",
        "_straights",
        "_suited",
        "_table",
        "_two_and_three",
        "_unqualified",
    )
    order: Order
    deck: Deck
    flush_over_full_house: bool
    ace_low_in_straight: bool
    wild: frozenset[Rank]
    qualifier: Rank | None
    uses: Uses

    # With a qualifier: the value of the worst low, and the scale without it.
    _least: int
    _unqualified: Scale | None

    # What is worked out when it is first asked for.
    _straights: dict[frozenset[Rank], Rank] | None
    _two_and_three: TwoAndThree | None

    # The table of `assistant.ranking.lookup` once it is open: in slots, which `value` reads faster than a dictionary.
    _table: Table | None
    _rows5: Sequence[Sequence[int]] | Closed
    _rows7: Sequence[Sequence[int]] | Closed
    _columns5: Sequence[int]
    _columns7: Sequence[int]
    _flushes: Sequence[int]
    _suited: Sequence[Mapping[Card, int] | Literal[0]]

    def __init__(  # noqa: PLR0913 -- a scale has seven settings
        self,
        order: Order = "high",
        *,
        deck: Deck = DECKS[52],
        flush_over_full_house: bool = False,
        ace_low_in_straight: bool = True,
        wild: frozenset[Rank] = frozenset(),
        qualifier: Rank | None = None,
        uses: Uses = "any",
    ) -> None:
        self._fix(order=order, deck=deck, wild=wild, qualifier=qualifier, uses=uses)
        self._fix(flush_over_full_house=flush_over_full_house, ace_low_in_straight=ace_low_in_straight)
        self._fix(_table=None, _rows5=Closed(), _columns5=NOUGHTS)
        self._fix(_rows7=Closed(), _columns7=NOUGHTS, _flushes=NOUGHTS, _suited=NOUGHTS)
        self._fix(_straights=None, _two_and_three=None, _unqualified=None, _least=0)
        _refuse_impossible(self)
        if qualifier is not None:
            settings = {name: getattr(self, name) for name in self._told}
            self._fix(_unqualified=Scale(**{**settings, "qualifier": None}), _least=worst_low(order, qualifier))

    def best(self, hole: Sequence[Card], board: Sequence[Card] = ()) -> Hand | None:
        """The best hand of a player's own cards and the board; none where no low is made.

        Raises CardError for a card twice, a card that is not in the deck, or cards that cannot make a hand.
        """
        hand = best_hand(hole, board, self._unqualified or self)
        return hand if hand.value >= self._least else None

    def best_of_few(self, hole: Sequence[Card], board: Sequence[Card] = ()) -> Hand | None:
        """The best hand where a player has too few cards, as many playing as there are; none where no low is made."""
        hand = best_of_few(hole, board, self._unqualified or self)
        return hand if hand.value >= self._least else None

    def value_of_few(self, hole: Sequence[Card], board: Sequence[Card] = ()) -> float:
        """The value of that hand; nought where no low is made."""
        hand = self.best_of_few(hole, board)
        return 0 if hand is None else hand.value

    def value(self, cards: Sequence[Card]) -> int:
        """The value of the best hand in *cards*, as `best` has it; nought where no low is made.

        Five or seven cards take the short way (`assistant.ranking.lookup`). The cards are trusted: that one is there
        twice, or not in the deck, is for `best` to find.

        >>> from assistant.cards import cards
        >>> Scale().value(cards("As Ks 2d 2c 9h 7h 5s")) == Scale().best(cards("As Ks 2d 2c 9h 7h 5s")).value
        True
        """
        match cards:
            case a, b, c, d, e, f, g:
                total = a + b + c + d + e + f + g
                found = self._rows7[total >> 16][self._columns7[total & 0xFFFF]]
                if found:
                    return found
                bits = self._suited[total & 0xFF]  # one hand in 33 is a flush: its suit sum tells of which suit
                if bits:
                    return self._flushes[bits[a] + bits[b] + bits[c] + bits[d] + bits[e] + bits[f] + bits[g]]
            case a, b, c, d, e:
                total = a + b + c + d + e
                found = self._rows5[total >> 16][self._columns5[total & 0xFFFF]]
                if found:
                    return found
        return self._other(cards)

    def value_with_board(self, hole: Sequence[Card], board: Sequence[Card]) -> int:
        """The value of the best hand of a player's own cards and a board, as `best` has it and as `value` trusts."""
        if self.uses == "any":
            return self.value((*hole, *board))
        if self._unqualified:
            return self._if_made(self._unqualified.value_with_board(hole, board))
        if self.wild:
            return int(best_five(fives(hole, board, self), self).value)
        if len(board) == 5 and self.order != "deuce-seven":
            return (self._two_and_three or self._open_two_and_three()).value(hole, board)
        return max(map(self.value, fives(hole, board, self)))

    def _other(self, cards: Sequence[Card]) -> int:
        """A flush, another number of cards than five or seven, no hand at all, or the first hand on this scale."""
        if self._table is None:
            return self._first_value(cards)
        laid = self._table.laid
        if len(cards) in laid:
            found = best_flush(cards, self._table.flushes)
        else:
            most = 7 if len(cards) > 7 and 7 in laid else 5
            found = max(map(self.value, combinations(cards, most)), default=0)
        if not found:
            raise CardError(f"expected five cards or more, each of them once, found {told(cards)}")
        return found

    def _first_value(self, cards: Sequence[Card]) -> int:
        """Wild cards, badugi and qualifiers have no table; the others open theirs now."""
        if self._unqualified:
            return self._if_made(self._unqualified.value(cards))
        if self.order == "badugi":
            return best_badugi(cards, self)[0]
        if self.wild:
            return int(best_five(list(combinations(cards, 5)), self).value)
        self._open()
        return self.value(cards)

    def _open(self) -> Table:
        opened = table(self.order, self.deck.lowest, self.ace_low_in_straight, self.flush_over_full_house)
        self._fix(_table=opened)
        for cards, laid in opened.laid.items():
            self._fix(**{f"_rows{cards}": laid.rows, f"_columns{cards}": laid.columns})
        if self.order == "high":
            self._fix(_flushes=opened.flushes, _suited=suited_sevens())
        return opened

    def _open_two_and_three(self) -> TwoAndThree:
        from assistant.ranking.two_and_three import two_and_three

        opened = two_and_three(self._table or self._open())
        self._fix(_two_and_three=opened)
        return opened

    def _if_made(self, value: int) -> int:
        return value if value >= self._least else 0

    @property
    def straights(self) -> dict[frozenset[Rank], Rank]:
        """The highest rank of each straight of the deck, by its ranks."""
        if self._straights is None:
            self._fix(_straights=straights(self.deck, self.ace_low_in_straight and self.order == "high"))
        return self._straights or {}


def straights(deck: Deck, ace_low: bool) -> dict[frozenset[Rank], Rank]:
    """The highest rank of each straight of a deck by its ranks; the ace may stand below the lowest card (9.1, 9.3(f)).

    >>> [top.word for top in straights(DECKS[32], ace_low=True).values()]
    ['ace', 'king', 'queen', 'jack', 'ten']
    """
    ranks = [rank for rank in Rank if rank >= deck.lowest]
    row = [Rank.ACE, *ranks] if ace_low else ranks
    return {frozenset(row[end - 5 : end]): row[end - 1] for end in range(len(row), 4, -1)}


def ranks_under(order: Order, qualifier: Rank) -> int:
    """How many ranks are lower than the *qualifier*."""
    return qualifier.low - 1 if order == "ace-five" else qualifier - Rank.TWO


def worst_low(order: Order, qualifier: Rank) -> int:
    """The value of the worst low that qualifies: its highest card is the *qualifier*, and the four below it follow."""
    highest = ranks_under(order, qualifier)
    return ABOVE_ALL - number("high card", range(highest, highest - 5, -1))


def _refuse_impossible(scale: Scale) -> None:
    if scale.order not in ORDERS:
        raise TableError(f"expected an order of {', '.join(ORDERS)}, found {scale.order!r}")
    if scale.uses not in USES:
        raise TableError(f"expected cards to be used as {', '.join(USES)}, found {scale.uses!r}")
    if len(scale.wild) > 2:
        ranks = ", ".join(rank.plural for rank in sorted(scale.wild))
        raise TableError(f"expected at most two wild ranks, found {ranks}")
    if scale.qualifier is not None and scale.order in ("high", "badugi"):
        raise TableError(f"expected no qualifier where the order is {scale.order}, found {scale.qualifier.word}")
    if scale.qualifier is not None and ranks_under(scale.order, scale.qualifier) < 4:
        raise TableError(f"expected a qualifier with four lower ranks, found {scale.qualifier.word}")
    if scale.order == "badugi" and scale.uses != "any":
        raise TableError("expected any cards to be used in badugi, which has no board")
