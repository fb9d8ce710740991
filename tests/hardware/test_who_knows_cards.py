"""A hole card is nobody's business: the part that reads does not know which card a tag is."""

import ast
from pathlib import Path

import pytest

import hardware
from hardware.arrivals import Arrivals
from hardware.opening import open_reader
from hardware.reader import SerialReader
from tests.hardware.listening import deck_for, settings_of

ROOM = Path(hardware.__file__).parent
READS = sorted((ROOM / "frames").glob("*.py"))
READS += [ROOM / f"{name}.py" for name in ("kinds", "sightings", "arrivals", "settings", "reader")]


@pytest.mark.parametrize("path", READS, ids=lambda path: path.stem)
def test_what_reads_imports_no_card_and_no_deck(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported & {"assistant.cards", "hardware.deck", "hardware.deckfile", "hardware.recognise"} == set()


def test_a_reader_is_given_tags_without_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []
    usual = Arrivals.__init__

    def watched(self: Arrivals, known: frozenset[str], unknown_reads: int) -> None:
        given.append(known)
        usual(self, known, unknown_reads)

    monkeypatch.setattr(Arrivals, "__init__", watched)
    reader = open_reader(settings_of("rdm6300", Path("/dev/none")), deck_for("rdm6300"))
    assert isinstance(reader, SerialReader)
    assert given == [frozenset(deck_for("rdm6300").tags)]
