"""What goes wrong with a card reader, at the table: each case was reported somewhere, and has its name here."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.cards import DECKS, Card, cards
from assistant.commands import VoidDeal
from hardware.settings import reader_settings
from hardware.simulator import SimulatedDevice
from tests.ui.program import DECKS as DECK_FILES
from tests.ui.program import READER, Dealer, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import TO_SHOWDOWN
from ui.controller import NO_CARD_DUE
from ui.main import SimulatedDesk, TaggedReader, tagged_reader
from ui.reading import NoCard, ReaderGone, ReaderThere

BLUE = "B10E"
"""What the tags of the other deck in the room begin with."""
HOLDEM_TABLE = """
[table]
rules = "tda-2024"
game = "texas-holdem"
betting = "no-limit"
blinds = [20]
button = 1
[seats]
1 = 500
2 = 500
3 = 500
[journal]
folder = "journals"
"""
TO_SHOW_KS = (
    *("3 raise 60", "1 call", "2 fold", "board 5s 6s Td", "3 check", "1 check"),
    *("board 6h", "3 check", "1 check", "board Ks", "3 check", "1 check"),
)


@pytest.fixture
def two_decks(tmp_path: Path) -> str:
    """The part of a table file with a reader, and a second deck in the room."""
    (tmp_path / "blue.toml").write_text((DECK_FILES / "desk.toml").read_text("utf-8").replace("DE5C", BLUE), "utf-8")
    return READER + 'other_decks = ["blue.toml"]\n'


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[TaggedReader]:
    (tmp_path / "blue.toml").write_text((DECK_FILES / "desk.toml").read_text("utf-8").replace("DE5C", BLUE), "utf-8")
    part = {"kind": "simulated", "deck": str(DECK_FILES / "desk.toml"), "other_decks": ["blue.toml"]}
    tagged, _ = tagged_reader(reader_settings(part, tmp_path / "table.toml"))
    yield tagged
    tagged.stop()


def told(reader: TaggedReader, tag: str, in_hand: str, deck: int = 52) -> NoCard:
    found = reader.recognise(tag, DECKS[deck], cards(in_hand))
    assert isinstance(found, NoCard)
    return found


def device(dealer: Dealer) -> SimulatedDevice:
    desk = dealer.app.room.desk
    assert isinstance(desk, SimulatedDesk)
    return desk.reader.device


@contextmanager
def at_showdown(stage: Stage, folder: Path) -> Iterator[Dealer]:
    stage.resize(SIZES[1])
    with in_a_hand(stage, folder, *TO_SHOWDOWN) as dealer:
        yield dealer


def test_one_card_lying_on_the_reader(stage: Stage, tmp_path: Path) -> None:
    """The simulator says it fifteen times a second, as an RDM6300 does, and once more when it comes back."""
    with at_showdown(stage, tmp_path) as dealer:
        dealer.lay("As")
        stage.pass_time(0.2)
        assert dealer.controller.coming.laid == cards("As")
        assert dealer.controller.told is None


def test_a_shifted_identity(reader: TaggedReader) -> None:
    assert told(reader, "C00004E000", "").sentence.startswith("Tag C00004E000 is unknown: lay the card down again")


def test_an_unknown_card_on_the_screen(stage: Stage, tmp_path: Path) -> None:
    with at_showdown(stage, tmp_path) as dealer:
        dealer.tap("Unknown")
        stage.until(lambda: dealer.controller.told is not None)
        stage.settle()
        assert stage.find(where=lambda one: "0BADCA4D00 is unknown" in getattr(one, "says", ""))
        assert dealer.controller.coming.laid == ()


def test_the_reader_is_pulled_out_in_the_middle_of_a_hand(stage: Stage, tmp_path: Path) -> None:
    with at_showdown(stage, tmp_path) as dealer:
        dealer.lay("As Ah")
        table = dealer.controller.table
        dealer.tap("Pull the cable")
        stage.until(lambda: isinstance(dealer.controller.reader_said, ReaderGone))
        assert dealer.app.screens.current_screen.view.heading.reader.told == "No reader"
        assert dealer.controller.table is table
        dealer.tap("Enter cards")
        for card in cards("Kd Kc 9h"):
            dealer.touch(dealer.card(card))
        assert dealer.log()[-1] == "7 shows As Ah Kd Kc 9h"
        dealer.tap("Back")
        dealer.tap("Sweep")
        dealer.tap("Plug it in")
        stage.until(lambda: isinstance(dealer.controller.reader_said, ReaderThere))
        dealer.lay("Ad Ac")
        assert dealer.controller.coming.laid == cards("Ad Ac")


def test_the_same_card_twice(reader: TaggedReader) -> None:
    board = "5s 6s Td 6h As 7h"
    repeated, doubled = told(reader, "DE5C000037", board), told(reader, f"{BLUE}000037", board)
    assert (repeated.sentence, repeated.bad_deck) == ("7♥ is on the table already.", False)
    assert doubled.sentence == "The deck is bad: two cards are 7♥, with the tags DE5C000037 and B10E000037."
    assert doubled.bad_deck


def test_two_kings_of_spades(stage: Stage, tmp_path: Path, two_decks: str) -> None:
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, *TO_SHOW_KS, table=HOLDEM_TABLE + two_decks) as dealer:
        assert {seat: player.paid for seat, player in dealer.controller.table.players.items()} == {1: 60, 2: 20, 3: 60}
        device(dealer).lay(f"{BLUE}00004D")
        stage.until(lambda: dealer.controller.told is not None)
        stage.settle()
        assert dealer.controller.told is not None
        assert dealer.controller.told.says.startswith("The deck is bad: two cards are K♠")
        assert dealer.controller.told.offer == VoidDeal()
        dealer.tap("Void")
        assert dealer.log()[-1] == "void"
        chips = {seat: player.chips + player.paid for seat, player in dealer.controller.table.players.items()}
        assert chips == {1: 500, 2: 500, 3: 500}


def test_a_joker_under_the_reader(reader: TaggedReader) -> None:
    joker = told(reader, "DE5C000051", "Ad 3s 5c 5h")
    assert (joker.sentence, joker.bad_deck) == ("The deck is bad: a joker is no card of this game.", True)


def test_a_card_that_was_stripped_out(reader: TaggedReader) -> None:
    assert reader.recognise("DE5C000045", DECKS[40], ()) is Card.parse("5s")
    assert told(reader, "DE5C000044", "", deck=40).bad_deck


def test_a_hole_card_is_nobodys_business(stage: Stage, tmp_path: Path) -> None:
    """Laid on the reader while the betting goes on: it is told that a card was read, and nowhere which."""
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, *TO_SHOWDOWN[:8]) as dealer:
        dealer.tap("Simulated reader")
        dealer.touch(dealer.card(Card.parse("As")))
        stage.until(lambda: dealer.controller.told is not None)
        assert dealer.controller.told is not None
        assert dealer.controller.told.says == NO_CARD_DUE
        assert "A♠" not in repr(dealer.app.screens.current_screen.view)
        assert "Card(As)" not in repr(dealer.app.screens.current_screen.view)
        dealer.tap("Close")
        for count in ("1", "1", "2"):
            dealer.tap(count)
        assert not any("As" in line for line in dealer.log())
    for file in (tmp_path / "journals").iterdir():
        assert b"As" not in file.read_bytes()
