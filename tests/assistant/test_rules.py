"""A book in force: settings with their clauses, changes of the house, and what is told when something is wrong."""

import pytest

from assistant.errors import BookError
from assistant.rules import BOOKS, in_force
from assistant.rules.settings import names


@pytest.mark.parametrize("book", BOOKS)
def test_the_same_rules_are_the_same_object(book: str) -> None:
    assert in_force(book, "omaha", {"raise_cap": 4}) is in_force(book, "omaha", {"raise_cap": 4})
    assert in_force(book) != in_force(book, house={"draw_most": 3})
    assert len({in_force(book), in_force(book, "omaha"), in_force(book)}) == 2


def test_rules_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        in_force("roberts").raise_cap = 5  # type: ignore[misc]  # that it may not be is the point


@pytest.mark.parametrize(
    ("book", "game", "name", "number"),
    [
        ("nz-casino-1999", "five-card-draw", "odd_chip", "11.4(d)"),
        ("nz-casino-1999", "five-card-draw", "pots.share", "11.4(d)"),
        ("nz-casino-1999", "manila-two", "first_round_check", "14.2"),
        ("nz-casino-1999", "manila-three", "over_blind", "15.1(c)"),
        ("nz-casino-1999", "manila-two", "odd_chip", "house default (section 11)"),
        ("nz-casino-1999", "manila-two", "raise_cap", "11.5(g)"),
        ("nz-casino-1999", "five-card-draw", "missed_blinds", "house default (roberts Button and Blind Use)"),
        ("home-game", "jackpots", "draw_opens", "IV JackPots"),
        ("home-game", "five-card-draw", "draw_opens", "IV Five Card Draw"),
        ("tda-2024", "texas-holdem", "odd_chip", "20"),
        ("tda-2024", "five-card-draw", "odd_chip", "house default (roberts Ties)"),
        ("nz-casino-1999", "five-card-draw", "wagers.check", "house default (tda-2024 55)"),
        ("roberts", "texas-holdem", "nothing.of_the_kind", "house default"),
    ],
)
def test_what_decides_is_named(book: str, game: str, name: str, number: str) -> None:
    assert in_force(book, game).under(name) == number


def test_an_assumption_decides_nothing_for_the_book() -> None:
    rules = in_force("nz-casino-1999")
    assert [rules.decides(name) for name in ("wagers.check", "missed_blinds", "odd_chip")] == [False, False, True]


def test_the_whole_clause_is_there_for_the_screen() -> None:
    clause = in_force("nz-casino-1999").clause("odd_chip")
    assert (str(clause), clause.edition) == ("nz-casino-1999 11.4(d)", "New Zealand Gazette, 29 January 1999, No 11")
    assert clause.about.startswith("Equal winning hands divide the pot or pots equally")
    assert "the highest card by suit" in clause.about


@pytest.mark.parametrize(
    ("book", "game", "settings"),
    [
        ("nz-casino-1999", "five-card-draw", {"first_round_check": False, "draw_opens": "left-of-last-blind"}),
        ("nz-casino-1999", "manila-two", {"over_blind": "double-last-blind"}),
        ("nz-casino-1999", "manila-three", {"over_blind": "none"}),
        ("home-game", "jackpots", {"first_round_check": True, "draw_opens": "last-opener"}),
        ("home-game", "texas-holdem", {"first_round_check": False, "raise_cap_heads_up": "kept"}),
        ("roberts", "omaha", {"odd_chip": "left-of-button", "same_hands_split": "whole-pot"}),
        ("roberts", "seven-card-stud", {"odd_chip": "highest-card-by-suit", "odd_chip_low": "lowest-card-by-suit"}),
        ("roberts", "five-card-draw", {"raise_cap": 3, "raise_cap_two_rounds": 4}),
        ("tda-2024", "razz", {"odd_chip_low": "highest-card-by-suit", "odd_chip_cards": "five-card-hand"}),
        ("tda-2024", "deuce-seven-single-draw", {"low_scale": "deuce-seven"}),
    ],
)
def test_a_games_own_clause_goes_before_the_general_one(book: str, game: str, settings: dict[str, object]) -> None:
    rules = in_force(book, game)
    assert {name: getattr(rules, name) for name in settings} == settings


def test_a_house_change_is_a_house_rule_and_touches_nothing_else() -> None:
    book, changed = in_force("nz-casino-1999"), in_force("nz-casino-1999", house={"odd_chip": "left-of-button"})
    assert (changed.odd_chip, changed.under("odd_chip")) == ("left-of-button", "house rule")
    others = [name for name in names() if name != "odd_chip"]
    assert [getattr(book, name) for name in others] == [getattr(changed, name) for name in others]
    assert changed.under("odd_chip_low") == "11.4(d)"


@pytest.mark.parametrize(
    ("book", "house", "told"),
    [
        ("nz", {}, "expected a rule book (nz-casino-1999, home-game, roberts, tda-2024) or the file of a house book, "),
        ("nz-casino-1999", {"odd_chips": "x"}, "there is no setting 'odd_chips': is 'odd_chip' meant?"),
        ("nz-casino-1999", {"zzz": 1}, "there is no setting 'zzz'; there are odd_chip, odd_chip_low, "),
        ("roberts", {"odd_chip_cards": "four"}, "odd_chip_cards may be five-card-hand or all-cards, found 'four'"),
        ("roberts", {"raise_cap": True}, "raise_cap may be a whole number, 0 or more, found True"),
        ("roberts", {"raise_cap": -1}, "raise_cap may be a whole number, 0 or more, found -1"),
        ("roberts", {"open_pair_double": 1}, "open_pair_double may be true or false, found 1"),
        ("roberts", {"collection": ["rake"]}, "collection may be none, rake, fee-per-hand or time, found ['rake']"),
    ],
)
def test_what_is_wrong_is_told_with_what_is_allowed(book: str, house: dict[str, object], told: str) -> None:
    with pytest.raises(BookError) as refused:
        in_force(book, house=house)
    assert str(refused.value).startswith(told)
