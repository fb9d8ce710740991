"""Whatever is touched, in whatever order, the program goes on, and a new start finds the table as it was left."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from kivy.uix.behaviors.button import ButtonBehavior

from tests.ui.program import DRAW_TABLE, READER, Dealer, at_the_desk
from tests.ui.stage import SIZES, Stage
from ui.main import room_of
from ui.table_file import read_table_file

TABLES = {
    "draw": DRAW_TABLE,
    "hold'em": DRAW_TABLE.replace("nz-casino-1999", "tda-2024").replace("five-card-draw", "texas-holdem"),
    "stud": DRAW_TABLE.replace("five-card-draw", "seven-card-stud").replace("blinds = [5, 10]", "bring_in = 5"),
}
TOUCHES = 80


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", TABLES)
def test_the_program_goes_on(stage: Stage, tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    random, touched = Random(f"{name} {size}"), []
    stage.resize(size)
    with at_the_desk(stage, tmp_path, TABLES[name] + READER) as dealer:
        try:
            for _ in range(TOUCHES):
                target = random.choice(targets(dealer))
                touched.append(getattr(target, "text", "") or type(target).__name__)
                dealer.touch(target)
        except Exception as error:
            error.add_note(f"touched: {touched}")
            raise
        before = dealer.app.controller.table if dealer.app.controller is not None else None
    again = room_of(read_table_file(tmp_path / "table.toml"))
    after = again.setup.controller.table if again.setup.controller is not None else None
    again.close()
    assert after == before


def targets(dealer: Dealer) -> list[Any]:
    """All that can be touched."""
    every = [widget for root in dealer.stage.window.children for widget in root.walk()]
    return [one for one in every if isinstance(one, ButtonBehavior) and one.width > 2]
