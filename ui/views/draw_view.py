"""Cards that decide: who chooses a seat first, or who has the first button. They are dealt face up, before any hand."""

from collections.abc import Mapping
from typing import Literal

from assistant.cards import Card, Deck, Rank, Suit
from assistant.changed import changed
from assistant.record import Record
from assistant.sitting import first_choice
from assistant.words import Seat
from ui.views.cards_view import CardCell
from ui.views.choices import seats_told
from ui.views.taps import Tap

Purpose = Literal["seats", "button"]
FIRST_BUTTON = {
    "right-of-dealer": "The player on the dealer's right has the first button.",
    "high-card": "Deal each player a card face up: the highest has the first button.",
    "first-jack": "Deal cards face up, one by one: the first jack has the first button.",
}
"""Who has it, by what the book says (`first_button`)."""
HIGH_CARD = "Deal each player a card face up: the highest chooses first."


class Drawing(Record):
    """Cards *dealt* one by one to the *seats* but those that are left *out*; the highest is first, or a jack."""

    seats: tuple[Seat, ...]
    to_jack: bool = False
    dealt: tuple[tuple[Seat, Card], ...] = ()
    out: tuple[Seat, ...] = ()

    @property
    def drawing(self) -> tuple[Seat, ...]:
        """The seats that draw."""
        return tuple(seat for seat in self.seats if seat not in self.out)

    @property
    def cards(self) -> Mapping[Seat, Card]:
        """The last card of each seat that draws."""
        return {seat: card for seat, card in self.dealt if seat not in self.out}

    @property
    def next(self) -> Seat | None:
        """Who has the next card; None when it is decided."""
        if not self.to_jack:
            return next((seat for seat in self.drawing if seat not in self.cards), None)
        if not self.drawing or (self.dealt and self.dealt[-1][1].rank is Rank.JACK):
            return None
        return self.drawing[len(self.dealt) % len(self.drawing)]

    @property
    def order(self) -> tuple[Seat, ...]:
        """Who is first, then who is next; empty while it is not decided.

        >>> ben, cy = Seat(2), Seat(3)
        >>> Drawing((ben, cy)).with_card(Card.parse("9c")).with_card(Card.parse("Kd")).order
        (3, 2)
        """
        if self.next is not None or not self.dealt:
            return ()
        return (self.dealt[-1][0],) if self.to_jack else first_choice(self.cards)

    def with_card(self, card: Card) -> "Drawing":
        """The next card, face up; one that has been dealt already, or comes when all is decided, changes nothing."""
        seat = self.next
        if seat is None or any(card is other for _, other in self.dealt):
            return self
        return changed(self, dealt=(*self.dealt, (seat, card)))

    def back(self) -> "Drawing":
        """Without the last card."""
        return changed(self, dealt=self.dealt[:-1])

    def at(self, seat: Seat) -> "Drawing":
        """A seat's card goes, so that it gets another one; a seat without a card does not draw, or draws again."""
        if not self.to_jack and seat in self.cards:
            return changed(self, dealt=tuple(one for one in self.dealt if one[0] != seat))
        if self.to_jack and self.dealt:
            return self
        out = set(self.out) ^ {seat}
        return changed(self, out=tuple(sorted(out)), dealt=tuple(one for one in self.dealt if one[0] != seat))


class DrawView(Record):
    """The whole screen. *seats* with their cards, *rows* are the deck's suits, *first* is who is decided on."""

    title: str
    says: str
    seats: tuple[Tap, ...]
    rows: tuple[tuple[CardCell, ...], ...]
    first: Seat | None


def draw_view(drawing: Drawing, names: Mapping[Seat, str], deck: Deck, purpose: Purpose) -> DrawView:
    """The screen of a *drawing*."""
    order = drawing.order
    dealt = {card for _, card in drawing.dealt}
    return DrawView(
        title=_title(drawing, names, purpose),
        says=_says(drawing, purpose),
        seats=tuple(_seat(drawing, seat) for seat in drawing.seats),
        rows=tuple(
            tuple(CardCell(card, "seen" if card in dealt else "free") for card in deck if card.suit is suit)
            for suit in reversed(Suit)
        ),
        first=order[0] if order else None,
    )


def _title(drawing: Drawing, names: Mapping[Seat, str], purpose: Purpose) -> str:
    """Who is decided on, or who has the next card."""
    if drawing.order:
        first, *others = drawing.order
        if purpose == "button":
            return f"Seat {first} has the first button"
        return f"Seat {first} chooses first{f', then {seats_told(others)}' if others else ''}"
    seat = drawing.next
    if seat is None:
        return "Nobody draws"
    return f"Card for seat {seat}{f' · {names[seat]}' if names.get(seat) else ''}"


def _says(drawing: Drawing, purpose: Purpose) -> str:
    """How cards decide it; where ranks are level, that suits have."""
    if not drawing.order:
        return HIGH_CARD if purpose == "seats" else FIRST_BUTTON["first-jack" if drawing.to_jack else "high-card"]
    first = drawing.order[0]
    level = [seat for seat in drawing.order if drawing.cards[seat].rank is drawing.cards[first].rank]
    if len(level) == 1 or drawing.to_jack:
        return ""
    return f"By suit: {seats_told(sorted(level))} are level by rank. A tap on a seat gives it another card."


def _seat(drawing: Drawing, seat: Seat) -> Tap:
    """A seat's card above, the seat below."""
    card, order = drawing.cards.get(seat), drawing.order
    text = "no" if seat in drawing.out else card.pretty if card is not None else "–"
    lit = seat == (order[0] if order else drawing.next)
    return Tap(text, f"seat {seat}", value=seat, greyed=seat in drawing.out, lit=lit)
