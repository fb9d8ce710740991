"""Ranks, suits, cards and the four decks (nz-casino-1999 4.1, 9.2)."""

from __future__ import annotations

from assistant.errors import CardError
from assistant.frozen import Frozen
from assistant.members import Member

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import ClassVar, Self


class Rank(Member, first=2):
    """A rank, deuce to ace, as it counts in a high hand."""

    TWO: ClassVar[Rank]
    THREE: ClassVar[Rank]
    FOUR: ClassVar[Rank]
    FIVE: ClassVar[Rank]
    SIX: ClassVar[Rank]
    SEVEN: ClassVar[Rank]
    EIGHT: ClassVar[Rank]
    NINE: ClassVar[Rank]
    TEN: ClassVar[Rank]
    JACK: ClassVar[Rank]
    QUEEN: ClassVar[Rank]
    KING: ClassVar[Rank]
    ACE: ClassVar[Rank]

    @property
    def letter(self) -> str:
        """One character: ``A``, ``K``, ``T``, ``2``."""
        return "23456789TJQKA"[self - 2]

    @property
    def low(self) -> int:
        """As it counts where aces are low: an ace is one."""
        return 1 if self is Rank.ACE else int(self)

    @property
    def word(self) -> str:
        """As a dealer says it: ``ace``, ``ten``, ``six``."""
        return self.name.lower() if self != Rank.TWO else "deuce"

    @property
    def plural(self) -> str:
        """As a dealer says it: ``aces``, ``sixes``."""
        return self.word + ("es" if self is Rank.SIX else "s")


class Suit(Member, first=0):
    """A suit. The order counts only for odd chips, seats and bring-ins (nz-casino-1999 11.4(d))."""

    CLUBS: ClassVar[Suit]
    DIAMONDS: ClassVar[Suit]
    HEARTS: ClassVar[Suit]
    SPADES: ClassVar[Suit]

    @property
    def letter(self) -> str:
        """One character: ``c``, ``d``, ``h``, ``s``."""
        return "cdhs"[self]

    @property
    def symbol(self) -> str:
        """As printed on the card."""
        return "♣♦♥♠"[self]


class Card(int):
    """A card of the 52. A card *is* its key: `assistant.ranking.lookup` tells what the sum of several keys says.

    Keys are in no order that means anything: that is `by_suit`.

    Equal cards are the same object. Raises CardError for text that is no card.

    >>> Card.parse("As").pretty, str(Card.parse("10s"))
    ('A♠', 'Ts')
    """

    rank: Rank
    suit: Suit

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """The card of that rank and suit."""
        return _BY_TEXT[rank.letter + suit.letter]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read two characters, ``As``, or three for a ten, ``10s``."""
        short = text.replace("10", "T", 1) if text.startswith("10") else text
        card = _BY_TEXT.get(short[:1].upper() + short[1:].lower())
        if card is None:
            raise CardError(f"expected a card such as As, Td or 7c, found {text!r}")
        return card

    @property
    def pretty(self) -> str:
        """With the suit as printed: ``A♠``, ``10♦``."""
        return ("10" if self.rank is Rank.TEN else self.rank.letter) + self.suit.symbol

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    def __repr__(self) -> str:
        return f"Card({self!s})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Card.parse, (str(self),))

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


RANK_KEYS = (1479181, 636345, 262349, 83661, 22854, 8698, 2031, 453, 98, 22, 5, 1, 0)
"""Deuce to ace. From the ace down, each is the least number that keeps apart the sums of equally many cards, up to
seven and four of a rank at most.
"""

SUIT_KEYS = (1, 2, 26, 33)
"""Clubs to spades. Their sums tell whether five, six or seven cards have five of one suit, and of which."""

SUIT_BITS = 8
"""The low bits of a sum, which belong to the suits: seven cards reach 231."""


def _print_cards() -> dict[str, Card]:
    printed = {}
    for suit in Suit:
        for rank in Rank:
            card = int.__new__(Card, (RANK_KEYS[rank - 2] << SUIT_BITS) + SUIT_KEYS[suit])
            card.rank, card.suit = rank, suit
            printed[rank.letter + suit.letter] = card
    return printed


_BY_TEXT = _print_cards()

BITS = {card: 1 << number for number, card in enumerate(_BY_TEXT.values())}
"""A bit for each card: thirteen a suit, the clubs lowest, and in each suit the deuce."""


class Deck(Frozen):
    """A deck: every card from the ace down to the lowest rank (nz-casino-1999 9.2).

    >>> len(DECKS[36]), DECKS[36].lowest.word, Card.parse("5h") in DECKS[36]
    (36, 'six', False)
    """

    __slots__ = _told = ("lowest",)
    lowest: Rank

    def __init__(self, lowest: Rank) -> None:
        self._fix(lowest=lowest)

    def __len__(self) -> int:
        return 4 * (Rank.ACE - self.lowest + 1)

    def __iter__(self) -> Iterator[Card]:
        return (card for card in reversed(_BY_TEXT.values()) if card.rank >= self.lowest)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and card.rank >= self.lowest


DECKS = {52: Deck(Rank.TWO), 40: Deck(Rank.FIVE), 36: Deck(Rank.SIX), 32: Deck(Rank.SEVEN)}
"""The decks that poker is played with, by number of cards."""


def cards(text: str) -> tuple[Card, ...]:
    """Read cards with spaces between them; none may come twice.

    >>> cards("As Kd")
    (Card(As), Card(Kd))
    """
    read = tuple(Card.parse(word) for word in text.split())
    refuse_twice(read)
    return read


def refuse_twice(some: Sequence[Card]) -> None:
    """Raise CardError if a card comes twice."""
    if len(set(some)) == len(some):
        return
    seen: set[Card] = set()
    for card in some:
        if card in seen:
            raise CardError(f"{card.pretty} comes twice")
        seen.add(card)


def by_suit(card: Card) -> int:
    """A card's place where suits count: by rank, then spades, hearts, diamonds, clubs (nz-casino-1999 11.4(d))."""
    return 4 * card.rank + card.suit
