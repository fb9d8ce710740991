"""``dealer-assistant rules``: a clause, a section, a book, a search, the books side by side."""

import argparse
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.commandline import NOT_HEARD, rules
from assistant.errors import BookError
from assistant.rules import BOOKS, read
from assistant.rules.settings import names

EXAMPLE = Path(__file__).parents[2] / "deploy" / "books" / "corner-club.toml"


def status(*words: str) -> int:
    parser = argparse.ArgumentParser()
    rules.add_to(parser.add_subparsers())
    arguments = parser.parse_args(["rules", *words])
    return int(arguments.run(arguments))


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert status(*words) == 0
    return capsys.readouterr().out


def test_a_reader_that_has_enough() -> None:
    command = [sys.executable, "-c", "from assistant.commandline import main; import sys; sys.exit(main())", "rules"]
    with subprocess.Popen([*command, "home-game"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as rules:
        assert rules.stdout is not None
        assert rules.stderr is not None
        rules.stdout.close()
        assert (rules.stderr.read(), rules.wait()) == (b"", NOT_HEARD)


def test_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "nz-casino-1999", "11.4(e)").splitlines() == [
        "nz-casino-1999: Rules of Casino Table Games, Division 13: Poker (New Zealand Gazette, 29 January 1999, No 11)",
        "",
        "11.4(e)",
        "   Players may not agree to divide the pot: every hand is played to its end.",
        "      pot_division_by_agreement = false   [five-card-draw]",
    ]


def test_a_clause_in_words_whatever_their_capitals(capsys: pytest.CaptureFixture[str]) -> None:
    assert "button_moves = dead-button" in printed(capsys, "nz-casino-1999", "1.1", "dead", "button")


def test_a_section_has_all_its_clauses_and_no_others(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "nz-casino-1999", "11.5").splitlines()
    assert [line for line in shown if line.startswith("11")] == [f"11.5({letter})" for letter in "abcdefg"]


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_whole_with_its_gaps(capsys: pytest.CaptureFixture[str], book: str) -> None:
    shown = printed(capsys, book)
    assert all(f"\n{provision.number}\n" in shown for provision in read(book).provisions)
    assert shown.index("Not known") < shown.index("Assumed (shown as house default)")


def test_a_search_goes_through_every_book(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "--search", "odd", "chip")
    assert all(f"{book}:" in shown for book in BOOKS)
    assert "11.4(d)" in shown
    assert "11.4(e)" not in shown


def test_a_search_in_one_book(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, "home-game", "--search", "jack")
    assert "III First Dealer" in shown
    assert "roberts:" not in shown


def test_a_search_that_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert status("--search", "baccarat") == 1
    assert capsys.readouterr().out == "no book speaks of that\n"


def test_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    rows = {line.split()[0]: line.split()[1:] for line in printed(capsys, "--compare").splitlines() if line}
    assert rows["five-card-draw"] == list(BOOKS)
    assert rows["odd_chip"] == ["highest-card-by-suit", "stays-in-pot", "left-of-button", "left-of-button*"]
    assert set(names()) <= rows.keys()


def test_side_by_side_for_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\nfirst_round_check           true*" in printed(capsys, "--compare", "--game", "jackpots")


def test_a_house_book(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\n11.4(d)\n   Our players know it" in printed(capsys, str(EXAMPLE))
    assert printed(capsys, str(EXAMPLE), "--compare").splitlines()[0].endswith("corner-club")


def test_a_clause_of_a_house_book_and_of_the_book_under_it(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, str(EXAMPLE), "11.4(d)")
    assert shown.index("odd_chip = left-of-button") < shown.index("odd_chip = highest-card-by-suit")
    assert "11.5(g)" not in shown


def test_a_search_in_a_house_book(capsys: pytest.CaptureFixture[str]) -> None:
    shown = printed(capsys, str(EXAMPLE), "--search", "missed")
    assert "missed_blinds = wait-for-last-blind" in shown
    assert "11.4(d)" not in shown


@pytest.mark.parametrize(
    ("book", "number", "also"), [("home-game", "V Misdeals", "V Misdeals 4"), ("nz-casino-1999", "9.2", "9.2(c)")]
)
def test_a_clause_that_is_a_section_too(capsys: pytest.CaptureFixture[str], book: str, number: str, also: str) -> None:
    shown = printed(capsys, book, number).splitlines()
    assert number in shown
    assert also in shown


def test_the_books_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert [line.split(":")[0] for line in printed(capsys).splitlines()] == list(BOOKS)


@pytest.mark.parametrize("words", [["nz"], ["nz-casino-1999", "99"], ["none.toml"]])
def test_a_wrong_name_is_told(words: list[str]) -> None:
    with pytest.raises(BookError):
        status(*words)
