"""``dealer-assistant play``: what it prints, where, and with which exit status."""

import io
import json
import sys
from pathlib import Path

import pytest

from assistant.commandline import main
from assistant.journal import Journal
from assistant.session import resume

HAND = """
[[hand]]
id = "one"
title = "A bet and a fold"
play = ["2 bet 40", "1 fold"]

[hand.table]
rules = "roberts"
game = "texas-holdem"
betting = "no-limit"
blinds = [5, 10]
button = 1

[hand.seats]
1 = 200
2 = 300
"""
BET = HAND.replace('"2 bet 40", "1 fold"', '"1 call", "2 check", "board 2c 7d Jh", "2 bet 40"')
TOLD = """\
one: A bet and a fold
  Hand 1, texas-holdem: the button is at seat 1.
  Seat 1 posts 5.
  Seat 2 posts 10.
  Before the flop: seat 1 is first.
  Seat 1 calls 5.
  Seat 2 checks.
  On the board: 2♣ 7♦ J♥.
  The flop: seat 2 is first.
  Seat 2 bets 40.
  Seat 1 to act: fold, call 40, raise 80 to 190, all in.
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "hand.toml"
    path.write_text(BET, "utf-8")
    return path


def status(*words: object) -> int:
    return main(["play", *map(str, words)])


def wrong(capsys: pytest.CaptureFixture[str], text: str, tmp_path: Path) -> str:
    """The one line that is told of a file that cannot be played."""
    path = tmp_path / "wrong.toml"
    path.write_text(text, "utf-8")
    assert status(path) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert line.startswith(str(path))
    return line.removeprefix(f"{path}: ")


def test_told_as_the_dealer_would(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(script) == 0
    assert capsys.readouterr().out == TOLD


def test_one_object_a_hand_one_a_line(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script.write_text(BET.replace('"2 bet 40"', '"2 bet 40", "1 fold", "next"'), "utf-8")
    assert status(script, "--json") == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert (first["hand"], first["over"], first["stacks"]) == (1, True, {"1": 190, "2": 310})
    assert (second["hand"], second["over"], second["button"]) == (2, False, 2)


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(BET.encode()), "ascii"))
    assert status("-") == 0
    assert capsys.readouterr().out == TOLD


def test_bytes_on_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\x00\xfe")))
    assert status("-") == 2
    assert capsys.readouterr().err == "standard input: expected a text in UTF-8, found byte FF\n"


# What differs --------------------------------------------------------------------------------------------------------


def test_an_expectation_that_differs(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit status 1, and for each part which one, what was expected and what was found; the rest is played."""
    script.write_text(BET + "[hand.expect]\nto_act = 2\nstacks = { 1 = 190 }\ncarried = 3\nlast = 1\n", "utf-8")
    assert status(script) == 1
    printed = capsys.readouterr()
    assert printed.out == TOLD
    assert printed.err.splitlines() == [
        f"{script}: hand 'one': to_act: expected 2, found 1",
        f"{script}: hand 'one': carried: expected 3, found 0",
        f"{script}: hand 'one': last: expected 1, found None",
    ]


def test_a_line_that_was_to_be_refused_and_is_not(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script.write_text(BET.replace("[hand.table]", 'refuse = ["1 raise 50", "1 fold"]\n[hand.table]'), "utf-8")
    assert status(script) == 1
    printed = capsys.readouterr()
    assert "  Refused: 1 raise 50: the last raise was 40: raise to 80 or more, not 50 (" in printed.out
    assert printed.err == f"{script}: hand 'one': expected '1 fold' to be refused, and it was accepted\n"


def test_a_table_that_was_to_be_turned_away_and_is_not(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script.write_text(HAND.replace('play = ["2 bet 40", "1 fold"]', "invalid = true"), "utf-8")
    assert status(script) == 1
    told = "expected the table to be turned away, and it was not"
    assert capsys.readouterr().err == f"{script}: hand 'one': {told}\n"


def test_a_table_that_is_turned_away(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    turned_away = HAND.replace('play = ["2 bet 40", "1 fold"]', "invalid = true").replace("1 = 200", "11 = 200")
    script.write_text(turned_away, "utf-8")
    assert status(script) == 0
    assert "  Turned away: a seat is 1 to 10, found '11'." in capsys.readouterr().out
    assert status(script, "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"invalid": True, "because": "a seat is 1 to 10, found '11'"}


# What cannot be played -----------------------------------------------------------------------------------------------

WRONG = {
    "play = [": ("play = ", "this is not TOML: "),
    "[[hand]]": ("[hand]", "expected one [[hand]] or more, and nothing else beside them"),
    'title = "A bet and a fold"': ("titel = 1", "hand 'one': [[hand]] has no key 'titel'; it may have id, title, "),
    'id = "one"': ("id = 1", "hand 1: id is text, found 1"),
    '"2 bet 40", "1 fold"': ("2", "hand 'one': play is a list of lines, found [2]"),
    'play = ["2 bet 40", "1 fold"]': ("invalid = 1", "hand 'one': invalid is true or false, found 1"),
    "play": ("invalid = true\nplay", "hand 'one': a table that is turned away plays no line"),
    '"2 bet 40"': ('"2 bets 40"', "hand 'one': line 1, '2 bets 40': 'bets' is not one of "),
    '"1 fold"': (
        '"1 call"',
        "hand 'one': line 1, '2 bet 40' is refused: it is seat 1's turn, not seat 2's (",
    ),
    "1 = 200": ("1 = -5", "hand 'one': seat 1 has a stack of 0 or more, a whole number, found -5"),
    "2 = 300": ("11 = 300", "hand 'one': a seat is 1 to 10, found '11'"),
    "[hand.seats]": ("[hand.seats]\n01 = 5", "hand 'one': a seat is 1 to 10, found '01'"),
    "button = 1": ("button = 7", "hand 'one': the button must be at a player's seat, found empty seat 7 ("),
    "blinds = [5, 10]": (
        "blinds = [5, 10]\nminimum = 25",
        "hand 'one': the last blind of 10 is under the table minimum of 25 (",
    ),
    'rules = "roberts"': ('rules = "hoyle"', "hand 'one': "),
    'game = "texas-holdem"': ('game = "whist"', "hand 'one': game 'whist' is not one of five-card-draw, jackpots, "),
    'betting = "no-limit"': ('betting = "all"', "hand 'one': betting is one of limit, spread-limit, capped-spread, "),
    "[hand.table]": (
        "[hand.table]\nstakes = 5",
        "hand 'one': the table has no key 'stakes'; it may have rules, game, ",
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told_in_one_sentence(what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    instead, told = WRONG[what]
    assert wrong(capsys, HAND.replace(what, instead, 1), tmp_path).startswith(told)


def test_no_hand_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert wrong(capsys, "", tmp_path) == "expected one [[hand]] or more, and nothing else beside them"


def test_an_id_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert wrong(capsys, HAND + HAND, tmp_path) == "hand 'one' comes twice"


def test_no_such_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert status(tmp_path / "none.toml") == 2
    told = "the file cannot be read: No such file or directory"
    assert capsys.readouterr().err == f"{tmp_path / 'none.toml'}: {told}\n"


# The journal ---------------------------------------------------------------------------------------------------------


def test_what_happened_is_in_the_journal_too(script: Path, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    assert status(script, "--journal", path) == 0
    resumed = resume(path)
    assert resumed.session.last_line == "2 bet 40"
    assert resumed.session.table.to_act == 1
    resumed.session.close()


def test_a_journal_that_is_there_already(script: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Journal.create(tmp_path / "journal").close()
    assert status(script, "--journal", tmp_path / "journal") == 2
    assert "expected no file for a new journal, found one" in capsys.readouterr().err


def test_a_journal_holds_one_table(script: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script.write_text(HAND + HAND.replace('"one"', '"two"'), "utf-8")
    assert status(script, "--journal", tmp_path / "journal") == 2
    assert capsys.readouterr().err == f"{script}: a journal holds one table, and this file has 2 hands\n"
    assert not (tmp_path / "journal").exists()
