"""The [reader] part of a table file, and every way in which it can be wrong."""

import tomllib
from pathlib import Path

import pytest

from assistant.cards import DECKS, Card
from assistant.errors import DeckError, TableError
from hardware import settings
from hardware.deckfile import text_of
from hardware.kinds import KINDS
from hardware.opening import open_deck, open_reader
from hardware.reader import SerialReader
from hardware.settings import ReaderSettings, reader_settings
from hardware.simulator import SimulatedReader
from tests.hardware.listening import DESK_DECK, deck_for, settings_of

TABLE = Path("tables", "seven.toml")
BY_ID = "/dev/serial/by-id/usb-FTDI_FT232R_A50285BI-if00-port0"
RIGHT = {"kind": "rdm6300", "port": BY_ID, "deck": "../decks/desk.toml"}


def refusal(**changes: object) -> str:
    part = {key: value for key, value in (RIGHT | changes).items() if value is not None}
    with pytest.raises(TableError) as refused:
        reader_settings(part, TABLE)
    return str(refused.value)


def test_a_serial_reader() -> None:
    deck = Path("tables", "..", "decks", "desk.toml")
    assert reader_settings(RIGHT, TABLE) == ReaderSettings("reader", KINDS["rdm6300"], BY_ID, 9600, deck)


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_has_its_own_speed_unless_another_is_set(kind: str) -> None:
    assert reader_settings(RIGHT | {"kind": kind}, TABLE).baud == KINDS[kind].baud
    assert reader_settings(RIGHT | {"kind": kind, "baud": 19200}, TABLE).baud == 19200


def test_a_simulated_reader_has_no_port() -> None:
    made = reader_settings({"kind": "simulated", "speaks": "json", "deck": "d.toml", "name": "board"}, TABLE)
    assert (made.kind, made.port, made.name) == (KINDS["json"], None, "board")


def test_what_the_module_says_is_right() -> None:
    """The example in the docstring, as TOML."""
    example = (settings.__doc__ or "").partition("toml\n")[2].partition("\nA simulated")[0]
    made = reader_settings(tomllib.loads(example)["reader"], TABLE)
    assert made.other_decks == (Path("tables", "..", "decks", "blue.toml"),)


@pytest.mark.parametrize("table", ["desk.toml", "home.toml"])
def test_the_reader_of_a_table_that_ships_can_be_opened(table: str) -> None:
    path = DESK_DECK.parents[1] / "tables" / table
    made = reader_settings(tomllib.loads(path.read_text("utf-8"))["reader"], path)
    open_reader(made, open_deck(made)).stop()


WRONG: dict[str, tuple[dict[str, object], str]] = {
    "no kind": ({"kind": None}, "kind: expected a text in quotes, found nothing"),
    "another kind": (
        {"kind": "pn532"},
        "kind: expected one of rdm6300, id-12la, json, barcode or simulated, found 'pn532'",
    ),
    "no port": ({"port": None}, "port: expected a text in quotes, found nothing"),
    "a port number": (
        {"port": "/dev/ttyUSB0"},
        "port: expected a name that stays with the reader, such as those in /dev/serial/by-id, found '/dev/ttyUSB0'",
    ),
    "a port that is a number": ({"port": 3}, "port: expected a text in quotes, found 3"),
    "a strange speed": (
        {"baud": 9601},
        "baud: expected one of 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200 or 230400, found 9601",
    ),
    "no deck": ({"deck": None}, "deck: expected a text in quotes, found nothing"),
    "an empty deck": ({"deck": ""}, "deck: expected a text in quotes, found ''"),
    "one other deck": (
        {"other_decks": "blue.toml"},
        "other_decks: expected a list of texts in quotes, found 'blue.toml'",
    ),
    "a simulated reader's port": ({"kind": "simulated"}, f"port: no simulated reader has one, found '{BY_ID}'"),
    "a real reader's voice": ({"speaks": "json"}, "speaks: only a simulated reader has one, found 'json'"),
    "another voice": (
        {"kind": "simulated", "port": None, "speaks": "morse"},
        "speaks: expected one of rdm6300, id-12la, json or barcode, found 'morse'",
    ),
    "an unknown key": (
        {"parity": "even"},
        "expected baud, deck, kind, name, other_decks, port or speaks, found 'parity'",
    ),
}


@pytest.mark.parametrize(("changes", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_part(changes: dict[str, object], sentence: str) -> None:
    assert refusal(**changes) == f"seven.toml [reader]: {sentence}"


def test_a_simulated_reader_is_opened_without_a_port() -> None:
    reader = open_reader(settings_of("rdm6300"), deck_for("rdm6300"))
    assert isinstance(reader, SimulatedReader)
    reader.stop()


def test_a_real_reader_is_opened_on_its_port() -> None:
    assert isinstance(open_reader(settings_of("rdm6300", Path(BY_ID)), deck_for("rdm6300")), SerialReader)


def test_a_serial_reader_needs_a_port() -> None:
    with pytest.raises(ValueError, match="expected a serial port for the reader board, found none"):
        SerialReader(settings_of("rdm6300"), ())


@pytest.mark.parametrize("size", DECKS)
def test_a_table_plays_with_its_own_deck(size: int, tmp_path: Path) -> None:
    (tmp_path / "blue.toml").write_text(text_of(deck_for("rdm6300")), "utf-8")
    part = {"kind": "simulated", "deck": str(DESK_DECK), "other_decks": [str(tmp_path / "blue.toml")]}
    deck = open_deck(reader_settings(part, TABLE)).stripped(DECKS[size])
    assert set(deck.tags.values()) == set(DECKS[size])
    assert deck.strays["0D00310001"] is Card.parse("As")


def test_a_deck_file_that_is_not_there() -> None:
    with pytest.raises(DeckError, match=r"^expected a deck file at tables/none\.toml, found none$"):
        open_deck(reader_settings(RIGHT | {"deck": "none.toml"}, TABLE))
