"""Tables to play on, the hand of the demonstration, and a reader that says what a test makes it say."""

from collections.abc import Container, Mapping
from typing import Any

from assistant.cards import Card, Deck
from assistant.follow import Acted
from assistant.lines import Undo, read_line
from assistant.session import Session
from assistant.terms import read_seats, read_terms
from ui.controller import Controller
from ui.reading import NoCard, Put, ReaderThere, TagRead

Toml = Mapping[str, Any]

DRAW = {
    "rules": "nz-casino-1999",
    "game": "five-card-draw",
    "betting": "pot-limit",
    "blinds": [5, 10],
    "chips": [5, 25, 100],
}
HOLDEM = {"rules": "tda-2024", "game": "texas-holdem", "betting": "no-limit", "blinds": [50, 100], "chips": [25, 100]}
STUD = {
    "rules": "home-game",
    "game": "five-card-stud",
    "betting": "limit",
    "bets": [5, 10],
    "bring_in": 5,
    "chips": [5, 25],
}
JACKPOTS = {"rules": "home-game", "game": "jackpots", "betting": "no-limit", "ante": 5, "chips": [5, 25]}

SEVEN = {"2": 860, "3": 2015, "4": 1490, "5": 725, "6": 70, "7": 3320, "9": 960}
THREE = {"1": 1000, "2": 1000, "3": 1000}

TO_SHOWDOWN = (
    *("5 over-blind", "6 all-in", "7 call", "9 call", "2 fold", "3 fold", "4 fold", "5 fold"),
    *("6 discard 1", "7 discard 1", "9 discard 2", "7 bet 200", "9 call"),
)
"""The hand of the demonstration with the button at seat 2: seat 6 all-in, seats 7 and 9 with a side pot."""

SEVENTHS, NINTHS, SIXTHS = "As Ah Kd Kc 9h", "Ad Ac Kh Ks 9c", "Qs Qh Jd Jc 2c"
"""What seats 7, 9 and 6 hold: the first two split both pots, and the spade ace takes the odd chip."""


class WrittenReader:
    """A reader whose tags are the cards' own names, such as "As"; it keeps what it was asked to recognise."""

    def __init__(self, other: Mapping[str, NoCard] | None = None) -> None:
        self.other = other or {}
        self.asked: list[str] = []
        self.stopped = False

    def start(self, put: Put) -> None:
        self.put = put
        put(ReaderThere())

    def stop(self) -> None:
        self.stopped = True

    def recognise(self, tag: str, deck: Deck, in_hand: Container[Card]) -> Card | NoCard:
        self.asked.append(tag)
        if tag in self.other:
            return self.other[tag]
        card = Card.parse(tag)
        return NoCard(f"{card.pretty} is on the table already.") if card in in_hand else card

    def problem_with(self, deck: Deck) -> str | None:
        return None

    def reads(self, tags: str) -> None:
        for tag in tags.split():
            self.put(TagRead(tag))


def session_at(terms: Toml, seats: Toml, button: int, *lines: str) -> Session:
    """A table without a journal, its first hand begun with that button and played so far."""
    session = Session.open(read_terms(terms), read_seats(seats))
    for text in (f"next {button}", *lines):
        line = read_line(text)
        assert not isinstance(line, Undo)
        answer = session.submit(line)
        assert isinstance(answer, Acted), answer
    return session


def listening(session: Session, other: Mapping[str, NoCard] | None = None) -> tuple[Controller, WrittenReader]:
    """A controller with a reader that it listens to."""
    reader = WrittenReader(other)
    controller = Controller(session, reader)
    controller.start(lambda: None)
    controller.drain()
    return controller, reader


def at_the_showdown() -> tuple[Controller, WrittenReader]:
    """The hand of the demonstration, with a reader that also knows a tag of nobody's."""
    return listening(session_at(DRAW, SEVEN, 2, *TO_SHOWDOWN), {"0D00319CD0": NoCard("Tag 0D00319CD0 is unknown.")})
