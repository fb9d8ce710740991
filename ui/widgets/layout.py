"""Places beside and under each other, in pixels."""

from collections.abc import Sequence

from ui.widgets.drawing import Box


def grid(box: Box, columns: int, rows: int, gap: float) -> list[Box]:
    """*box* in equal places, row by row from the upper left.

    >>> [(place.x, place.y) for place in grid(Box(0, 0, 210, 110), columns=2, rows=2, gap=10)]
    [(0.0, 60.0), (110.0, 60.0), (0.0, 0.0), (110.0, 0.0)]
    """
    width = (box.width - gap * (columns - 1)) / columns
    height = (box.height - gap * (rows - 1)) / rows
    return [
        Box(box.x + column * (width + gap), box.top - height - row * (height + gap), width, height)
        for row in range(rows)
        for column in range(columns)
    ]


def beside(box: Box, shares: Sequence[float], gap: float) -> list[Box]:
    """*box* in places beside each other, their widths as the *shares*.

    >>> [(place.x, place.width) for place in beside(Box(0, 0, 310, 50), shares=(1, 2), gap=10)]
    [(0.0, 100.0), (110.0, 200.0)]
    """
    each = (box.width - gap * (len(shares) - 1)) / sum(shares)
    starts = [sum(shares[:place]) * each + place * gap for place in range(len(shares))]
    return [Box(box.x + start, box.y, share * each, box.height) for start, share in zip(starts, shares, strict=True)]


def off_the_top(box: Box, height: float, gap: float) -> tuple[Box, Box]:
    """The upper *height* of *box*, and what is left under the gap.

    >>> off_the_top(Box(0, 0, 100, 100), height=40, gap=10)
    (Box(x=0, y=60, width=100, height=40), Box(x=0, y=0, width=100, height=50))
    """
    top = Box(box.x, box.top - height, box.width, height)
    return top, Box(box.x, box.y, box.width, box.height - height - gap)


def off_the_bottom(box: Box, height: float, gap: float) -> tuple[Box, Box]:
    """The lower *height* of *box*, and what is left over the gap.

    >>> off_the_bottom(Box(0, 0, 100, 100), height=40, gap=10)
    (Box(x=0, y=0, width=100, height=40), Box(x=0, y=50, width=100, height=50))
    """
    bottom = Box(box.x, box.y, box.width, height)
    return bottom, Box(box.x, box.y + height + gap, box.width, box.height - height - gap)
