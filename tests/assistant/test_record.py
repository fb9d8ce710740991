"""Records: what is not seen in their one line that runs."""

import pickle
from typing import Any

import pytest

from assistant.changed import changed
from assistant.record import Record


class Chip(Record):
    worth: int
    colour: str = "red"


class Plaque(Chip):
    engraved: str = ""


class Token(Record):
    worth: int
    colour: str = "red"


def test_the_kind_it_stands_on_has_its_fields_first() -> None:
    assert Chip(5) == Chip(5, "red")  # made first, so that its own way to be made is there
    assert repr(Plaque(1000, "gold", engraved="No. 7")) == "Plaque(worth=1000, colour='gold', engraved='No. 7')"
    assert (Plaque(1000).colour, Chip(25).worth) == ("red", 25)


def test_equal_fields_of_another_kind_are_not_equal() -> None:
    others: tuple[Any, ...] = (Token(5), Plaque(5), (5, "red"), None)
    assert all(Chip(5) != other for other in others)
    assert len({Chip(5), Chip(5, "red"), Chip(25), Token(5)}) == 3


def test_it_never_changes_but_one_like_it_can_be_made() -> None:
    chip = Chip(5)
    with pytest.raises(AttributeError, match="a Chip never changes: 'worth' cannot be set"):
        chip.worth = 25  # type: ignore[misc]  # that it may not be is the point
    assert (changed(chip, worth=25), chip) == (Chip(25), Chip(5))
    with pytest.raises(TypeError, match="Chip has no field weight"):
        changed(chip, weight=9)


@pytest.mark.parametrize("fields", [{}, {"worth": 5, "weight": 9}])
def test_its_arguments_are_its_fields(fields: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        Chip(**fields)


def test_it_is_matched_by_place_and_by_name() -> None:
    match Plaque(1000, "gold", "No. 7"):
        case Plaque(worth, _, engraved="No. 7"):
            assert worth == 1000
        case _:
            raise AssertionError("expected a match")


def test_it_can_be_put_away_and_taken_out_again() -> None:
    assert pickle.loads(pickle.dumps(Plaque(1000))) == Plaque(1000)
