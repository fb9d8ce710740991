"""Text stays in its box."""

import pytest
from kivy.graphics import Rectangle
from kivy.uix.widget import Widget

from assistant.rules import in_force
from tests.ui.stage import Stage
from ui import theme
from ui.widgets.drawing import Box, Print, Text
from ui.widgets.notice import Notice

LONG = "Seat 8 · Wilhelmina Featherstonehaugh of the long room"


def drawn(canvas: Widget) -> list[tuple[float, float]]:
    """The sizes of all texts on a canvas, in the order in which they were made."""
    return [one.size for one in canvas.canvas.children if type(one) is Rectangle]


@pytest.mark.parametrize("unit", [1.0, 2 / 3])
@pytest.mark.parametrize("text", ["Seat 8", LONG, LONG * 3])
def test_a_line_is_set_smaller_and_then_cut(stage: Stage, text: str, unit: float) -> None:
    canvas, box = Widget(), Box(0, 0, 328 * unit, 44 * unit)
    line = Text(canvas.canvas, Print(theme.LARGE, bold=True))
    line.place(box, unit)
    line.show(text)
    ((width, height),) = drawn(canvas)
    assert 0 < width <= box.width
    assert 0 < height <= box.height + 2


def test_a_clause_has_two_lines_where_what_is_said_leaves_room(stage: Stage) -> None:
    notice = Notice(lambda: None, lambda _: None)
    notice.place(Box(0, 0, 360, 194), 1.0)
    clause = in_force("nz-casino-1999", "five-card-draw").clause("draw_most")
    heights = []
    for says in ("10 to call.", "10 to call. " * 3, "10 to call. " * 14):
        notice.show("Seat 7", says, clause)
        heights.append(drawn(notice)[-1][1])
    one, two = heights[2], heights[0]
    assert heights == [two, two, one]
    assert two == 2 * one
