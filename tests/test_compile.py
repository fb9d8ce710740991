"""What `deploy/compile.py` writes out before it compiles: run as it is, it must do what the source does.

That the compiled rules do the same is tested by `deploy/test`, which runs tests/assistant and tests/laws on them.
"""

import doctest
import sys
from pathlib import Path
from typing import Any

import pytest

import deploy.compile
import deploy.written
from deploy.compile import kinds_in, modules, written_out

ROOT = Path(__file__).parents[1]

SOURCE = '''
"""A module with all that is written out in another way."""

from assistant.changed import changed
from assistant.frozen import Frozen
from assistant.record import Record


class Player(Record):
    """Somebody at a seat."""

    seat: int
    chips: int = 0

    @property
    def can_bet(self) -> bool:
        """With chips."""
        return self.chips > 0


class Folded(Record):
    """A hand given up."""

    seat: int


class Checked(Record):
    """Nothing put in."""


class Value(Frozen):
    """A frozen value."""

    __slots__ = _told = ("number",)
    number: int

    def __init__(self, number: int) -> None:
        self._fix(number=number)


Act = Folded | Checked


def told(one: Folded | Checked | Player | Value) -> object:
    match one:
        case Folded(seat):
            return ("folded", seat)
        case Checked():
            return "checked"
        case Player(_, chips=chips):
            return chips
        case _:
            return one


def other(one: object) -> str:
    match one:
        case Folded() | Checked():
            return "an act"
        case Player(seat=3):
            return "seat 3"
        case _:
            return "neither"


def richer(player: Player, **changes: object) -> Player:
    return changed(changed(player, chips=player.chips + 5), **changes)


player = Player(3, chips=20)
every = [player, Player(4), Folded(2), Checked(), Value(7)]
does = [
    *map(repr, every), *map(told, every), *map(other, every), *(isinstance(one, Act) for one in every),
    repr(richer(player)), repr(richer(player, seat=9)), repr(player), player.can_bet, Player(4).can_bet,
    player == Player(3, 20), player == Player(3), Folded(2) == Checked(), len({Folded(2), Folded(2), Folded(1)}),
    [kind.__doc__ for kind in (Player, Folded, Checked, Value)], Player.__match_args__,
]
'''


def what_it_does(source: str) -> list[str]:
    made: dict[str, Any] = {"__name__": "made"}
    exec(source, made)
    return [repr(value) for value in made["does"]]


def test_written_out_it_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    written = written_out(SOURCE, kinds_in([SOURCE]))
    assert "Record" not in written
    assert "Frozen" not in written
    monkeypatch.setitem(sys.modules, "assistant.written", deploy.written)
    assert what_it_does(written) == what_it_does(SOURCE)


def test_every_kind_that_is_changed_field_by_field_has_the_method_for_it() -> None:
    sources = [(ROOT / name).read_text("utf-8") for name in modules() if (ROOT / name).exists()]
    kinds = kinds_in(sources)
    written = [written_out(source, kinds) for source in sources]
    assert sum(text.count("def _changed(") for text in written) == len(deploy.compile.CHANGING)


def test_what_is_compiled_is_there() -> None:
    missing = [name for name in modules() if not (ROOT / name).exists()]
    assert missing == ["assistant/written.py"]


def test_the_lines_that_run() -> None:
    assert doctest.testmod(deploy.compile).failed == 0
