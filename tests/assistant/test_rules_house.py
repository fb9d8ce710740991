"""A house book: what it changes, and what is told of a file that cannot stand."""

from pathlib import Path

import pytest

from assistant.errors import BookError
from assistant.rules import BOOKS, in_force

EXAMPLE = Path(__file__).parents[2] / "deploy" / "books" / "corner-club.toml"

HEAD = """\
id = "corner-club"
title = "The Corner Club"
stands_on = "nz-casino-1999"
"""


def written(folder: Path, text: str) -> str:
    path = folder / "corner-club.toml"
    path.write_text(text, "utf-8")
    return str(path)


def change(text: str) -> str:
    return f"{HEAD}\n[[change]]\n{text}\n"


def told(path: str) -> str:
    with pytest.raises(BookError) as refused:
        in_force(path)
    return str(refused.value).removeprefix(path)


def test_the_example_changes_what_it_says() -> None:
    rules, omaha = in_force(str(EXAMPLE)), in_force(str(EXAMPLE), "omaha")
    assert (rules.book, rules.odd_chip, rules.raise_cap, omaha.raise_cap) == ("corner-club", "left-of-button", 4, 3)
    assert rules.under("raise_cap") == "house rule"
    assert omaha.under("raise_cap") == "11.5(g)"
    assert "In place of nz-casino-1999 11.4(d)" in rules.clause("odd_chip").about
    assert rules.missed_blinds == "wait-for-last-blind"


def test_a_table_may_change_more() -> None:
    assert in_force(str(EXAMPLE), house={"raise_cap": 5}).raise_cap == 5


def test_a_file_that_was_edited_is_read_again(tmp_path: Path) -> None:
    path = written(tmp_path, change('clause = "11.5(g)"\nsets = { raise_cap = 4 }\nreason = "lively"'))
    assert in_force(path).raise_cap == 4
    written(tmp_path, change('clause = "11.5(g)"\nsets = { raise_cap = 5 }\nreason = "livelier still"'))
    assert in_force(path).raise_cap == 5


def test_settings_may_stand_in_a_table_of_their_own(tmp_path: Path) -> None:
    path = written(tmp_path, change('clause = "11.5(g)"\nreason = "lively"\n[change.sets]\nraise_cap = 4'))
    assert in_force(path).raise_cap == 4


def test_a_missing_file_is_told() -> None:
    assert told("no-such-club.toml") == ": no house book can be read there: No such file or directory"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("id = ", ": no house book can be read there: Invalid value (at end of document)"),
        ('id = "a"', ", line 1: 'title' is missing"),
        (
            'id = "a"\nname = "b"',
            ", line 1: 'name' is unknown here; there may be id, title, edition, stands_on, change",
        ),
        (HEAD + "change = [5]", ", line 4: write every change under a line [[change]] of its own"),
        ("id = 5", ", line 1: id has to be text in quotes, found 5"),
        (
            HEAD.replace("corner-club", "roberts"),
            ", line 1: id: 'roberts' is a rule book of its own; take another name",
        ),
        (
            HEAD.replace("nz-casino-1999", "nz"),
            f", line 3: stands_on: expected a rule book ({', '.join(BOOKS)}) or the file of a house book, found 'nz'",
        ),
    ],
)
def test_a_wrong_head_is_told(tmp_path: Path, text: str, expected: str) -> None:
    assert told(written(tmp_path, text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('clause = "11.9"\nsets = { raise_cap = 4 }\nreason = "r"', "6: nz-casino-1999 has no clause '11.9'"),
        (
            'clause = "11.4(d)"\nsets = { raise_cap = 4 }\nreason = "r"',
            "6: raise_cap is set by 11.5(g) of nz-casino-1999: name that clause",
        ),
        (
            'sets = { raise_cap = 4 }\nreason = "r"',
            "5: raise_cap is set by 11.5(g) of nz-casino-1999: name that clause",
        ),
        (
            'clause = "11.5(g)"\nsets = { missed_blinds = "post-all" }\nreason = "r"',
            "6: no clause of nz-casino-1999 sets missed_blinds: change it without naming one",
        ),
        ('sets = { raise_capp = 4 }\nreason = "r"', "6: there is no setting 'raise_capp': is 'raise_cap' meant?"),
        (
            'clause = "11.5(g)"\nreason = "r"\nsets = { raise_cap = "four" }',
            "8: raise_cap may be a whole number, 0 or more, found 'four'",
        ),
        ('clause = "11.5(g)"\nsets = { raise_cap = 4 }', "5: 'reason' is missing"),
        ('clause = "11.5(g)"\nreason = "r"', "5: 'sets' is missing"),
        ("because = 5", "5: 'because' is unknown here; there may be clause, sets, reason, games"),
        ('sets = "raise_cap"\nreason = "r"', "5: sets has to be a table of settings, found 'raise_cap'"),
        (
            'clause = "11.5(g)"\nsets = { raise_cap = 4 }\nreason = "r"\ngames = ["poker"]',
            "9: game 'poker' is not one of five-card-draw, jackpots, ",
        ),
        (
            "\n[[change]]\n".join(2 * ['clause = "11.5(g)"\nsets = { raise_cap = 4 }\nreason = "r"\n']),
            "10: raise_cap is changed already in line 5: change it once",
        ),
    ],
)
def test_a_wrong_change_is_told_with_its_line(tmp_path: Path, text: str, expected: str) -> None:
    assert told(written(tmp_path, change(text))).startswith(f", line {expected}")


def test_two_games_may_differ(tmp_path: Path) -> None:
    two = 'clause = "11.5(g)"\nsets = { raise_cap = 4 }\nreason = "r"\ngames = ["omaha"]\n\n[[change]]\n'
    path = written(
        tmp_path, change(two + two.replace("4", "5").replace("omaha", "razz").removesuffix("\n[[change]]\n"))
    )
    assert [in_force(path, game).raise_cap for game in ("omaha", "razz", "badugi")] == [4, 5, 3]


def test_a_line_that_only_looks_like_a_change_is_passed_over(tmp_path: Path) -> None:
    text = HEAD + '# [[change]]\n  [[change]] # ours\nsets = { raise_cap = "x" }\nreason = "[[change]]"\n'
    assert told(written(tmp_path, text)).startswith(", line 6: raise_cap may be a whole number")
