"""The rulings on which hand is better, through the command, and what the command will not compare."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from assistant.cards import cards
from assistant.commandline import rank

FILE = Path(__file__).parents[2] / "rulings" / "ranks.jsonl"
RULINGS = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def ranked(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    parser = argparse.ArgumentParser()
    rank.add_to(parser.add_subparsers())
    arguments = parser.parse_args(["rank", *words])
    assert arguments.run(arguments) == 0
    return capsys.readouterr().out


def winners(hands: list[dict[str, Any] | None]) -> list[int]:
    return [index for index, hand in enumerate(hands) if hand is not None and hand["place"] == 1]


@pytest.mark.parametrize("ruling", [pytest.param(one, id=one["id"]) for one in RULINGS])
def test_ruling_holds(ruling: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(ranked(capsys, *ruling["args"], "--json"))
    assert winners(found["hands"]) == ruling["winners"]
    assert (winners(found["low"]) if "low" in found else None) == ruling["low_winners"]
    for expected, hand in zip(ruling.get("best", []), found["hands"], strict=False):
        if expected:
            assert set(cards(hand["best"])) == set(cards(expected))


def test_the_rulings_are_there() -> None:
    assert len(RULINGS) >= 80


def test_json_is_as_the_notice_says(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "omaha", "--board", "7h 8h 9h 2c 2d", "--high-low", "split", "--qualifier", "8"]
    assert json.loads(ranked(capsys, *words, "Jh Th As Ac", "2h 2s Kd Qd", "--json")) == {
        "hands": [
            {"cards": "Jh Th As Ac", "best": "Jh Th 9h 8h 7h", "name": "straight flush, jack high", "place": 1},
            {"cards": "2h 2s Kd Qd", "best": "2s 2h 2d 2c 9h", "name": "four of a kind, deuces", "place": 2},
        ],
        "low": [None, None],
    }


def test_equal_hands_share_a_place_and_a_kicker_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "texas-holdem", "--board", "8s 8h 7d 3c 2c", "As Qh", "Kd Qd", "Ad Qc", "3h 3d"]
    assert ranked(capsys, *words).splitlines() == [
        "2  As Qh: pair of eights, ace kicker (8s 8h As Qh 7d)",
        "4  Kd Qd: pair of eights (8s 8h Kd Qd 7d)",
        "2  Ad Qc: pair of eights, ace kicker (8s 8h Ad Qc 7d)",
        "1  3h 3d: full house, threes over eights (3h 3d 3c 8s 8h)",
    ]
