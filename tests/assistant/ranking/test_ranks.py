"""The rulings on which hand is better, through the command, and what the command will not compare."""

import argparse
import json
from pathlib import Path
from typing import Any

import pytest

from assistant.cards import cards
from assistant.commandline import main, rank
from assistant.errors import AssistantError

FILE = Path(__file__).parents[2] / "rulings" / "ranks.jsonl"
RULINGS = [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    rank.add_to(parser.add_subparsers())
    return parser.parse_args(["rank", *words])


def ranked(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert rank.run(parsed(*words)) == 0
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


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ["--game", "five-card-draw", "As Kd Qh Jc"],
            "expected 5 cards in a hand of five-card-draw, found A♠ K♦ Q♥ J♣",
        ),
        (["--game", "five-card-draw", ""], "expected 5 cards in a hand of five-card-draw, found none"),
        (
            ["--game", "texas-holdem", "--board", "2s 3s 4s", "As 1s"],
            "expected a card such as As, Td or 7c, found '1s'",
        ),
        (["--game", "texas-holdem", "--board", "2s 3s 4s", "As Kd", "Qh Kd"], "K♦ comes twice"),
        (
            ["--game", "texas-holdem", "--board", "2s 3s", "As Kd"],
            "expected 3 to 5 cards on the board of texas-holdem, found 2♠ 3♠",
        ),
        (["--game", "jackpots", "--board", "2s", "As Kd Qh Jc 9s"], "expected none on the board of jackpots, found 2♠"),
        (["--game", "manila-two", "--board", "Ks Qs Js", "As 5d"], "5♦ is not in a deck of 32 cards"),
        (["--game", "texas-holdem", "--deck", "48", "As Kd"], "deck is one of 52, 40, 36, 32 cards, found 48"),
        (
            ["--game", "omaha", "--qualifier", "3", "As Kd"],
            "qualifier is the highest card that still makes a low, 5 to 13, found 3",
        ),
        (["--game", "omaha", "--wild", "1", "As Kd"], "wild is a list of ranks such as ['2', 'J'], found ['1']"),
        (["--game", "omaha", "--wild", "2,3,4", "As Kd"], "no more than two ranks may be wild, found 3"),
    ],
)
def test_what_cannot_be_compared_is_named(words: list[str], says: str) -> None:
    with pytest.raises(AssistantError) as raised:
        rank.run(parsed(*words))
    assert str(raised.value).startswith(says)


def test_the_common_card_of_stud_lies_on_the_board(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "seven-card-stud", "--board", "Ah", "Ac Ad 9h 8s 4c 3d", "Kc Kd Kh 8h 4d 3c"]
    assert [line.split(":")[1].split(" (")[0] for line in ranked(capsys, *words).splitlines()] == [
        " three of a kind, aces",
        " three of a kind, kings",
    ]


def test_wild_cards_and_lows_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "seven-card-stud", "--rules", "home-game", "--wild", "2", "--high-low", "split"]
    told = ranked(capsys, *words, "Ac Ad 9h 8s 4c 3d 2s", "Kc Kd Kh Ks 4d 3c 2h").splitlines()
    assert told == [
        "2  Ac Ad 9h 8s 4c 3d 2s: three of a kind, aces (2s as As Ad Ac 9h 8s)",
        "1  Kc Kd Kh Ks 4d 3c 2h: five of a kind, kings (2h as Ks Ks Kh Kd Kc)",
        "low:",
        "1  Ac Ad 9h 8s 4c 3d 2s: eight-low, 8 4 3 2 A (8s 4c 3d 2s Ad)",
        "2  Kc Kd Kh Ks 4d 3c 2h: pair of kings (Ks Kh 4d 3c 2h as Ac)",
    ]


def test_as_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rank", "--game", "badugi", "Kc Qd Jh Ts"]) == 0
    assert capsys.readouterr().out == "1  Kc Qd Jh Ts: badugi, king-low, K Q J 10 (Kc Qd Jh Ts)\n"
    assert main(["rank", "--game", "badugi", "Kc Qd Jh Kc"]) == 2
    assert capsys.readouterr().err == "K♣ comes twice\n"
