"""The log on the screen: every step, page by page, those that were taken back too."""

from pathlib import Path

from assistant.commands import Fold
from assistant.session import Logged
from assistant.words import Seat
from tests.ui.program import DRAW_TABLE, in_a_hand
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import DRAW, SEVEN, TO_SHOWDOWN, session_at
from ui.controller import Controller
from ui.views.log_view import LINES, log_view


def entries(number: int) -> tuple[Logged, ...]:
    return tuple(Logged(step, f"{step % 10 + 1} fold", (), undone=False) for step in range(1, number + 1))


def test_lines_are_read_as_a_dealer_says_them() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2, "5 over-blind", "6 all-in"))
    controller.press(Fold(Seat(7)))
    controller.undo()
    lines = log_view(controller.session.log, 0).lines
    assert [line.number for line in lines] == [1, 2, 3, 4]
    assert (lines[0].says, lines[0].heads) == ("Hand 1, the button at seat 2", True)
    assert lines[2].says == "seat 6 all-in"
    assert [line.undone for line in lines] == [False, False, False, True]


def test_the_last_page_comes_first_and_ends_with_the_last_step() -> None:
    view = log_view(entries(60), 0)
    assert (view.page, view.pages) == (0, 3)
    assert [view.lines[0].number, view.lines[-1].number] == [60 - LINES + 1, 60]
    assert [line.number for line in log_view(entries(60), 2).lines] == list(range(1, 13))


def test_a_page_that_is_not_there_is_the_nearest_one() -> None:
    assert log_view(entries(60), 7).page == 2
    assert log_view(entries(60), -1).page == 0
    assert log_view((), 0).lines == ()


def test_other_terms_are_no_line_of_json() -> None:
    controller = Controller(session_at(DRAW, SEVEN, 2, "5 fold", "6 fold", "7 fold", "9 fold", "2 fold", "3 fold"))
    line = f'terms {{"game":"{"x" * 300}"}}'
    assert log_view((*controller.session.log, Logged(8, line, (), undone=False)), 0).lines[-1].says == "other terms"


def test_the_log_is_opened_from_the_set_up_and_left(stage: Stage, tmp_path: Path) -> None:
    stage.resize(SIZES[1])
    with in_a_hand(stage, tmp_path, *TO_SHOWDOWN, table=DRAW_TABLE) as dealer:
        dealer.tap("Table")
        dealer.tap("Log")
        dealer.picture(tmp_path / "log.png")
        assert dealer.app.screens.current == "log"
        dealer.tap("Back")
        assert dealer.app.screens.current == "table"
