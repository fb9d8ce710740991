"""Real hands: every one comes out as it did, and reads the same when it is written back."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from assistant.phh import History, as_json, differences, export, narrated, read, replay, write
from assistant.phh.variants import VARIANTS

HANDS = Path(__file__).parent.parent / "hands"
FILES = sorted(HANDS.rglob("*.phh"))
WITHOUT_A_RESULT = {
    "famous-1": [0, 4190000, 5910000, 12095000],
    "famous-2": [193792375, 0],
    "famous-3": [572100, 1997500, 1109500],
    "famous-4": [196, 220, 200, 184],
    "famous-5": [489000, 226000, 684000, 400000, 0, 198000],
}
"""Files with no `finishing_stacks`, and what the sums come to; famous-2 has cents."""


def history(path: Path) -> History:
    return read(path.read_text(encoding="utf-8"))


def test_all_eleven_variants_are_there() -> None:
    assert len(FILES) == 328
    assert {history(path).variant.code for path in FILES} == set(VARIANTS)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_real_hand_ends_as_it_did(path: Path) -> None:
    replayed = replay(history(path))
    assert replayed.table.over
    assert replayed.table.chips == replayed.before.chips
    if path.stem in WITHOUT_A_RESULT:
        assert differences(replayed) is None
        assert list(replayed.stacks.values()) == WITHOUT_A_RESULT[path.stem]
    else:
        assert differences(replayed) == ()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_real_hand_reads_the_same_when_written_back(path: Path) -> None:
    once = write(history(path))
    assert read(once) == history(path)
    assert write(read(once)) == once


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_real_hand_that_was_played_is_told_in_the_same_actions(path: Path) -> None:
    """What was seen of it: who did what for how much, the boards and the hands that were laid down."""
    played = history(path)
    replayed = replay(played)
    told = export(replayed.before, replayed.events)
    assert seen_of(told.actions, 1) == OTHERWISE.get(path.stem, seen_of(played.actions, played.scale))
    names = ("variant", "antes", "blinds_or_straddles", "bring_in", "small_bet", "big_bet", "min_bet")
    assert [getattr(told, name) for name in names] == [scaled(played, getattr(played, name)) for name in names]
    assert told.starting_stacks == scaled(played, played.starting_stacks)


def scaled(played: History, value: object) -> object:
    """The amounts of a history as chips of its table."""
    if isinstance(value, tuple):
        return tuple(played.chips(amount) for amount in value)
    return played.chips(value) if isinstance(value, int) else value


def seen_of(actions: Sequence[str], scale: int) -> list[str]:
    """What everybody saw: how many cards were dealt down or thrown away, but not which."""
    return [_seen(action.split(), scale) for action in actions]


def _seen(words: list[str], scale: int) -> str:
    match words:
        case ["d", "dh", player, cards]:
            return f"{player} gets {len(cards) // 2}"
        case [player, "sd", *cards]:
            return f"{player} sd {len(''.join(cards)) // 2}"
        case [player, "sm", cards]:
            return f"{player} sm {sorted(cards[place : place + 2] for place in range(0, len(cards), 2))}"
        case [player, "cbr", amount]:
            return f"{player} cbr {int(amount) * scale}"
        case _:
            return " ".join(words)


def final_hand_of_event_43() -> list[str]:
    """5-85: the history gives the last raise as far as the other could call it, and a whole one was made; before the
    last card, the hands were shown in the other order.
    """
    actions = list(history(HANDS / "wsop-2023-event-43" / "5-85.phh").actions)
    raised = actions.index("p2 cbr 750000")
    actions[raised] = "p2 cbr 1200000"
    actions[raised + 2 : raised + 4] = actions[raised + 3], actions[raised + 2]
    return seen_of(actions, 1)


OTHERWISE = {"5-85": final_hand_of_event_43()}
"""Hands that were told otherwise by their histories."""


def test_an_up_card_that_no_camera_saw_is_told_as_such() -> None:
    replayed = replay(history(HANDS / "wsop-2023-event-43" / "5-49.phh"))
    told = list(narrated(replayed))
    assert len(replayed.stand_ins) == 2
    assert "Seat 1 gets a card that the history does not name." in told
    assert not any(card.pretty in line for card in replayed.stand_ins for line in told)


def test_half_a_chip_is_played_in_tenths() -> None:
    found = as_json(replay(history(HANDS / "pluribus" / "102-0.phh")))
    assert (found["scale"], found["matches"]) == (10, True)
    assert found["stacks"] == {"1": 101125, "2": 97750, "3": 100000, "4": 100000, "5": 101125, "6": 100000}
