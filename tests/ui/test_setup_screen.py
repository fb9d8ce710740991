"""The set-up through real touches: terms and seats, before the first hand and between hands."""

from pathlib import Path

import pytest

from tests.ui.program import DRAW_TABLE, at_the_desk, in_a_hand
from tests.ui.stage import SIZES, Stage
from ui.draft import Draft

FOLDED = ("5 fold", "6 fold", "7 fold", "9 fold", "2 fold", "3 fold")


CHOSEN = {
    "Rule book": ("rules", "Home game", "home-game"),
    "Game": ("game", "Seven-card stud", "seven-card-stud"),
    "Played": ("high_low", "High-low split", "split"),
    "Low hand": ("qualifier", "Eight or better", 8),
    "Deck": ("deck", "52 cards", 52),
    "Betting": ("betting", "Limit", "limit"),
}
TYPED = {
    "Bets": ("bets", ("del", "del", "4", "0"), [10, 40]),
    "Ante": ("ante", ("5",), 5),
    "Bring-in": ("bring_in", ("1", "0"), 10),
}


def test_every_term_can_be_entered(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with at_the_desk(stage, tmp_path, DRAW_TABLE) as dealer:
        for label, (_, option, _) in CHOSEN.items():
            dealer.tap(below=label)
            dealer.tap(option)
        for label, (_, keys, _) in TYPED.items():
            dealer.tap(below=label)
            for key in keys:
                dealer.tap(key)
            dealer.tap("Set")
        terms = dealer.app.room.setup.draft.terms
        assert {term: terms[term] for term, _, _ in CHOSEN.values()} == {
            term: value for term, _, value in CHOSEN.values()
        }
        assert {term: terms[term] for term, _, _ in TYPED.values()} == {
            term: value for term, _, value in TYPED.values()
        }


def test_wild_ranks_are_turned_on_and_off(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with at_the_desk(stage, tmp_path, DRAW_TABLE) as dealer:
        dealer.tap(below="Wild")
        for rank in ("J", "2", "J"):
            dealer.tap(rank)
        dealer.tap("Done")
        assert dealer.app.room.setup.draft.terms["wild"] == ["2"]


def test_what_is_wrong_is_said_and_cannot_be_begun(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with at_the_desk(stage, tmp_path, DRAW_TABLE) as dealer:
        dealer.tap(below="Blinds")
        for key in ("next", "3"):
            dealer.tap(key)
        dealer.tap("Set")
        assert dealer.app.room.setup.view.says == "Blinds must not shrink from first to last, found [5, 10, 3]."
        dealer.tap("Begin")
        assert dealer.app.controller is None
        dealer.tap(below="Blinds")
        for key in ("del", "2", "0"):
            dealer.tap(key)
        dealer.tap("Set")
        dealer.tap("Begin")
        assert dealer.controller.table.to_match == 20


def test_an_entry_can_be_left_as_it_was(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with at_the_desk(stage, tmp_path, DRAW_TABLE) as dealer:
        before: Draft = dealer.app.room.setup.draft
        dealer.tap(below="Blinds")
        dealer.tap("9")
        dealer.tap("Cancel")
        dealer.tap("7 · Gus")
        dealer.type("x9")
        dealer.tap("Cancel")
        dealer.tap(below="Game")
        dealer.tap("Done")
        assert dealer.app.room.setup.draft == before


def test_a_seat_is_emptied_and_taken_with_a_long_name(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with at_the_desk(stage, tmp_path, DRAW_TABLE) as dealer:
        dealer.tap("7 · Gus")
        dealer.tap("Empty")
        dealer.tap("7", below="open")
        dealer.type("te ata")
        for key in ("Ā", "1", "00"):
            dealer.tap(key)
        dealer.tap("Sit down")
        player = next(player for player in dealer.app.room.setup.draft.seats.values() if player.seat == 7)
        assert (player.name, player.chips) == ("Te Ataā", 100)


def test_while_the_terms_are_wrong_no_card_is_drawn_for_a_seat(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with at_the_desk(stage, tmp_path, DRAW_TABLE) as dealer:
        dealer.tap(below="Table minimum")
        dealer.type("900")
        dealer.tap("Set", below="table minimum")
        dealer.tap("2 · Ben")
        dealer.tap("Move to…")
        draw = dealer.find("Draw cards", below="the terms first")
        dealer.touch(draw)
        assert dealer.app.screens.current == "setup"


def test_between_hands_players_come_go_and_buy(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, *FOLDED, table=DRAW_TABLE) as dealer:
        dealer.tap("Table")
        dealer.tap("1", below="open")
        dealer.type("Ana500")
        dealer.tap("Sit down")
        dealer.tap("6 · Fay")
        dealer.type("30")
        dealer.tap("Adds")
        dealer.tap("9 · Ivy")
        dealer.tap("Sits out")
        dealer.tap("2 · Ben")
        dealer.tap("Leaves")
        assert dealer.log()[-4:] == ["1 sits 500 Ana", "6 adds 30", "9 away", "2 leaves"]
        dealer.tap(below="Betting")
        dealer.tap("No limit")
        dealer.tap("Play so")
        assert dealer.app.screens.current == "table"
        assert dealer.controller.table.notice.structure == "no-limit"


def test_a_refusal_is_said_where_the_dealer_looks(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, *FOLDED, table=DRAW_TABLE) as dealer:
        dealer.tap("Table")
        dealer.tap("6 · Fay")
        dealer.tap("Adds")
        view = dealer.app.room.setup.view
        assert view.wrong
        assert view.says.startswith("Chips are added in amounts over 0, found 0")
        assert dealer.controller.told is None


def test_during_a_hand_nothing_can_be_touched_but_the_way_back(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, table=DRAW_TABLE) as dealer:
        dealer.tap("Table")
        dealer.tap("7 · Gus")
        dealer.tap(below="Game")
        assert dealer.find("Back")
        dealer.tap("Back")
        assert dealer.app.screens.current == "table"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_target_is_smaller_than_a_finger(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    """9 mm are 60 pixels at 1280x720 on 7 inches; the screens are drawn in parts of their height."""
    stage.resize(size)
    least = 60 * size[1] / 720
    with at_the_desk(stage, tmp_path, DRAW_TABLE) as dealer:
        for opened in (None, "Game", "Blinds", "70"):
            if opened is not None:
                dealer.tap(below=opened)
            small = [one.text for one in dealer.buttons() if min(one.size) < least]
            assert small == []
            if opened is not None:
                dealer.tap("Done" if opened == "Game" else "Cancel")
