"""The screen for what went wrong: what can have happened, what has to be asked about it, and the book's answer."""

from collections.abc import Iterator
from typing import Literal

from assistant import dealing
from assistant.cards import Card, Rank, by_suit
from assistant.changed import changed
from assistant.commands import Word
from assistant.record import Record
from assistant.table import Table
from assistant.words import Chips, Seat
from ui.views.answer import TAKEN_BACK, Answer, answer, impossible, no_answer, refusal, unfit
from ui.views.chips import in_chips
from ui.views.choices import money
from ui.views.inquiry import WITH_AMOUNT, Inquiry
from ui.views.mishaps import COLUMNS, Kind, Question
from ui.views.seat_view import called
from ui.views.taps import Tap
from ui.views.wager import printed

Pane = Literal["list", "seats", "chips", "words", "cards"]
PANES: dict[Question | None, Pane] = {None: "list", "chips": "chips", "word": "words", "cards": "cards"}
WORDS: tuple[tuple[Word, str], ...] = (
    ("fold", "Fold"),
    ("check", "Check"),
    ("call", "Call"),
    ("bet", "Bet"),
    ("raise", "Raise"),
    ("all-in", "All in"),
)
WHAT_HAPPENED = Answer("Tap what went wrong. The book's answer stands here before anything is done.")
MOST_BOXED = 9


class Column(Record):
    """A part of the list of all that can have happened."""

    title: str
    mishaps: tuple[Tap, ...]


class Entered(Record):
    """The chips or the amount so far, with *more* about it."""

    told: str
    more: str


class RulingView(Record):
    """What the screen shows. *title* is what happened as far as it has been told; *answer* what the book says to it, or
    what is still to be told. The *pane* beside it has the *columns* of the list, or else what the answer needs.

    *question* stands over the pane. *seats* are those at the table, *counts* numbers of cards, *who* the seat whose
    wager it is, and *entered* what it put in or said. *cards* are those named for the board, *ranks* those of the deck,
    and *suited* the cards of the rank that was tapped.
    """

    title: str
    answer: Answer
    pane: Pane
    question: str = ""
    columns: tuple[Column, ...] = ()
    seats: tuple[Tap, ...] = ()
    counts: tuple[Tap, ...] = ()
    who: Tap | None = None
    chips: tuple[Tap, ...] = ()
    words: tuple[Tap, ...] = ()
    entered: Entered | None = None
    cards: tuple[Card, ...] = ()
    ranks: tuple[Tap, ...] = ()
    suited: tuple[Card, ...] = ()

    @property
    def apply(self) -> Tap:
        """The button that applies the answer, greyed while there is none to apply."""
        return Tap("Apply", self.answer.follows, value="apply", greyed=self.answer.command is None)


def ruling_view(table: Table, inquiry: Inquiry) -> RulingView:
    """The screen of *table*, as far as the dealer has told what happened."""
    said = _answer(table, inquiry)
    pane = _pane(inquiry, said)
    view = RulingView(_title(inquiry, table), said, pane, _question(inquiry))
    match pane:
        case "list":
            return changed(view, columns=tuple(_columns(table, inquiry)))
        case "seats":
            return changed(view, seats=_seats(table, inquiry), counts=tuple(_counts(table, inquiry)))
        case "chips":
            return changed(view, who=_who(table, inquiry), chips=_chips(table), entered=_pushed(table, inquiry))
        case "words":
            return changed(view, who=_who(table, inquiry), words=_words(inquiry), entered=_said(inquiry))
        case "cards":
            ranks, suited = _ranks(table, inquiry), _suited(table, inquiry)
            return changed(view, cards=inquiry.cards, ranks=ranks, suited=suited)


def _pane(inquiry: Inquiry, said: Answer) -> Pane:
    """What stands beside the answer; where no cards are taken back nobody is asked which."""
    if inquiry.asking == "cards" and said.follows != TAKEN_BACK and not (inquiry.cards or inquiry.rank):
        return "list"
    return PANES.get(inquiry.asking, "seats")


def _title(inquiry: Inquiry, table: Table) -> str:
    if inquiry.kind is None:
        return "What happened?"
    seats = [seat for seat in (inquiry.who(table), inquiry.other) if seat is not None]
    return " · ".join((inquiry.kind.told, *(f"seat {seat}" for seat in seats)))


def _answer(table: Table, inquiry: Inquiry) -> Answer:
    if inquiry.what is None or inquiry.kind is None:
        return WHAT_HAPPENED
    missing = inquiry.missing(table)
    if missing is None:
        return answer(table, inquiry)
    cannot = impossible(table, inquiry.what)
    if cannot is not None:
        return no_answer(table, cannot)
    return Answer(asked(inquiry.kind, missing))


def asked(kind: Kind, question: Question) -> str:
    """A question in words."""
    return {
        "seat": f"{kind.who} Tap the seat.",
        "other": f"{kind.whose} Tap the seat.",
        "count": kind.how_many,
        "chips": "Which chips went in? Tap each one.",
        "word": "What was said?",
        "cards": "Which cards came? Tap those that are known.",
    }[question]


def _question(inquiry: Inquiry) -> str:
    """What the pane asks: as long as it is there, and not only while it has not been told."""
    kind = inquiry.kind
    if kind is None or inquiry.asking is None:
        return ""
    return asked(kind, inquiry.asking).split("?", maxsplit=1)[0] + "?"


# The list -----------------------------------------------------------------------------------------------------------


def _columns(table: Table, inquiry: Inquiry) -> Iterator[Column]:
    for title, kinds in COLUMNS:
        yield Column(title, tuple(_mishap(table, kind, inquiry) for kind in kinds))


def _mishap(table: Table, kind: Kind, inquiry: Inquiry) -> Tap:
    lit, greyed = kind.what == inquiry.what, impossible(table, kind.what) is not None
    return Tap(kind.text, kind.below, value=kind.what, greyed=greyed, lit=lit)


# Seats and numbers --------------------------------------------------------------------------------------------------


def _seats(table: Table, inquiry: Inquiry) -> tuple[Tap, ...]:
    if inquiry.asking == "count":
        return ()
    return tuple(_seat(table, seat, inquiry) for seat in sorted(table.players))


def _seat(table: Table, seat: Seat, inquiry: Inquiry) -> Tap:
    """A seat that can be tapped; greyed where the book would refuse it, which a tap then says."""
    chosen = inquiry.other if inquiry.asking == "other" else inquiry.who(table)
    told = inquiry.at(seat)
    refused = unfit(table, told) is not None
    if not refused and told.missing(table) is None:
        refused = refusal(table, told.command(table)) is not None
    return Tap(str(seat), table.players[seat].name, value=seat, greyed=refused, lit=seat == chosen)


def _counts(table: Table, inquiry: Inquiry) -> Iterator[Tap]:
    match inquiry.what:
        case "exposed":
            yield from (_count(1, "card", inquiry), _count(2, "or more", inquiry))
        case "boxed":
            limit = min(table.stakes.rules.misdeal_boxed_cards, MOST_BOXED)
            yield from (_count(number, "or more" if number == limit else "", inquiry) for number in range(1, limit + 1))
        case "has":
            right = _right_number(table, inquiry)
            wrong = (right - 2, right - 1, right + 1, right + 2)
            yield from (_count(number, "cards", inquiry) for number in wrong if number >= 0)


def _count(number: int, below: str, inquiry: Inquiry) -> Tap:
    chosen = 1 if inquiry.count is None and inquiry.what == "exposed" else inquiry.count
    return Tap(str(number), below, value=number, lit=number == chosen)


def _right_number(table: Table, inquiry: Inquiry) -> int:
    """How many cards the hand that is meant should have now, or any hand before it is told which."""
    meant = [player for player in table.in_hand if player.seat == inquiry.seat] or table.in_hand
    return dealing.cards_held(table, meant[0]) if meant else table.game.hole


# Chips and words ----------------------------------------------------------------------------------------------------


def _who(table: Table, inquiry: Inquiry) -> Tap:
    seat = inquiry.who(table)
    return Tap(called(table, seat) if seat is not None else "Which seat?", "somebody else?", value="who")


def _chips(table: Table) -> tuple[Tap, ...]:
    return tuple(Tap(printed(chip), value=chip) for chip in table.stakes.chips)


def _pushed(table: Table, inquiry: Inquiry) -> Entered:
    """The chips that went in; before the first one, what lies behind."""
    chips = Chips(sum(inquiry.chips))
    if chips:
        return Entered(money(chips), str(in_chips(chips, sorted(set(inquiry.chips)))))
    seat = inquiry.who(table)
    return Entered("no chip yet", f"{money(table.players[seat].chips)} behind" if seat is not None else "")


def _words(inquiry: Inquiry) -> tuple[Tap, ...]:
    return tuple(Tap(text, value=word, lit=word == inquiry.word) for word, text in WORDS)


def _said(inquiry: Inquiry) -> Entered:
    """The amount that was said, where one goes with the word."""
    if inquiry.word not in (None, *WITH_AMOUNT):
        return Entered("", "no amount goes with it")
    return Entered(inquiry.typed.told, "the amount, if one was said: in all, not on top")


# The cards of a board -----------------------------------------------------------------------------------------------


def _ranks(table: Table, inquiry: Inquiry) -> tuple[Tap, ...]:
    """The ranks of the deck, from the ace down."""
    held = {card.rank for card in table.stakes.deck}
    return tuple(
        Tap("10" if rank is Rank.TEN else rank.letter, value=rank, lit=rank is inquiry.rank)
        for rank in reversed(Rank)
        if rank in held
    )


def _suited(table: Table, inquiry: Inquiry) -> tuple[Card, ...]:
    return tuple(sorted((card for card in table.stakes.deck if card.rank is inquiry.rank), key=by_suit, reverse=True))
