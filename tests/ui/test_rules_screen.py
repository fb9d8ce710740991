"""The rule book under a finger: one tap from wherever a clause is shown, page by page, and by word."""

from itertools import combinations
from pathlib import Path

import pytest

from tests.ui.program import Dealer, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.test_table_screen_places import NINE_MM, pressable, touching
from ui.screens.rules import RulesScreen


def book(dealer: Dealer) -> RulesScreen:
    screen = dealer.app.screens.current_screen
    assert isinstance(screen, RulesScreen)
    return screen


def numbers(dealer: Dealer) -> list[str]:
    return [entry.number for entry in book(dealer).page]


def test_the_book_is_one_tap_from_a_ruling_and_closes_to_it(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Dead hand")
        dealer.tap("4", below="Dee")
        dealer.tap("Rules")
        assert numbers(dealer)[0] == "1.1 Dead hand"
        dealer.tap("Back")
        dealer.tap("Apply", below="the hand is dead")
        assert dealer.log()[-1] == "4 dead"


def test_a_clause_at_the_table_opens_the_book_there_and_closes_to_it(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path, "5 over-blind", "6 all-in") as dealer:
        dealer.tap("All in")
        dealer.touch(dealer.app.screens.current_screen.panel.notice)
        dealer.tap("Rule book")
        assert numbers(dealer)[0] == "11.5(e)"
        dealer.tap("Back")
        assert dealer.app.screens.current == "table"


@pytest.mark.parametrize("size", SIZES)
def test_the_pages_have_every_clause_once_and_lead_back(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Rules")
        whole, read = book(dealer).whole, list(book(dealer).page)
        assert not dealer.find("Earlier").choice.offered
        while dealer.find("Later").choice.offered:
            dealer.tap("Later")
            read += book(dealer).page
        assert tuple(read) == whole
        for _ in range(len(whole)):
            if not dealer.find("Earlier").choice.offered:
                break
            after = book(dealer).page
            dealer.tap("Earlier")
            assert whole.index(book(dealer).page[-1]) + 1 >= whole.index(after[0])
        assert book(dealer).page[0] == whole[0]


def test_a_part_of_the_book_is_one_tap_away(stage: Stage, tmp_path: Path) -> None:
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Rules")
        dealer.tap("10")
        assert numbers(dealer)[0] == "10.1"
        dealer.tap("Assumed")
        assert numbers(dealer)[0].startswith("house default")


@pytest.mark.parametrize("size", SIZES)
def test_a_word_is_typed_and_what_has_it_is_shown(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Rules")
        dealer.tap("Search")
        dealer.type("lowest chip")
        dealer.tap("Show", below="1 place")
        assert numbers(dealer) == ["11.4(d)"]
        dealer.tap("All")
        assert numbers(dealer)[0] == "1.1 Action"
        dealer.tap("Search")
        dealer.type("q")
        dealer.tap("Q")
        dealer.tap("Q")
        dealer.tap("Show")
        assert book(dealer).page == ()
        dealer.tap("Close", below="the keys")
        assert numbers(dealer)[0] == "1.1 Action"
        dealer.tap("Back")
        assert dealer.app.screens.current == "ruling"


@pytest.mark.parametrize("size", SIZES)
def test_every_target_is_large_enough_and_none_lies_over_another(
    stage: Stage, tmp_path: Path, size: tuple[int, int]
) -> None:
    stage.resize(size)
    with in_a_hand(stage, tmp_path) as dealer:
        dealer.tap("Ruling…")
        dealer.tap("Rules")
        for button in ("Search", "Close"):
            targets = pressable(book(dealer))
            assert all(min(one.size) >= NINE_MM[size] - 0.5 for one in targets)
            assert all(min(one.pos) >= 0 and one.right <= size[0] and one.top <= size[1] for one in targets)
            pairs = [pair for pair in combinations(targets, 2) if pair[0].collide_widget(pair[1])]
            assert [pair for pair in pairs if not touching(*pair)] == []
            dealer.tap(button)
