"""Hand histories for tests: no-limit hold'em between three, where nothing else is said."""

import json
from typing import Any

from assistant.phh import read, replay
from assistant.phh.replay import Replayed

DEALT = ["d dh p1 AsAd", "d dh p2 KsKd", "d dh p3 ????"]
ALL_IN = [*DEALT, "p3 f", "p1 cbr 100", "p2 cc"]
BOARD = ["d db 2c3c4c", "d db 5h", "d db 9h"]
STUD: dict[str, Any] = {"blinds_or_straddles": None, "min_bet": None, "bring_in": 1, "small_bet": 4, "big_bet": 8}
DRAW: dict[str, Any] = {"starting_stacks": [100, 100], "antes": [0, 0], "blinds_or_straddles": [1, 2]}


def text(actions: list[str], variant: str = "NT", **fields: Any) -> str:
    """A file: 100 each, blinds 1 and 2, where *fields* say nothing else; a field that is None is left out."""
    default: dict[str, Any] = {"variant": variant, "antes": [0, 0, 0], "starting_stacks": [100, 100, 100]}
    default |= {"blinds_or_straddles": [1, 2, 0], "min_bet": 2, "actions": actions}
    written = {name: value for name, value in (default | fields).items() if value is not None}
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in written.items())


def played(actions: list[str], variant: str = "NT", **fields: Any) -> Replayed:
    """The file, played."""
    return replay(read(text(actions, variant, **fields)))
