"""Who lays down first: the order in which the seats are waited for, which no report has."""

import pytest

from assistant.play import play
from assistant.script import read_script
from assistant.showdown import waiting

DRAW = """
[[hand]]
play = [{play}]

[hand.table]
rules = "{rules}"
game = "five-card-draw"
betting = "no-limit"
blinds = [5, 10]
button = 1

[hand.seats]
1 = {stack}
2 = 200
3 = 200
4 = 200
"""

STUD = """
[[hand]]
play = [
    "up 2 2c", "up 3 5d", "up 1 Kh", "2 bring-in", "3 call", "1 call", "up 2 3c", "up 3 6d", "up 1 Kd", "1 check",
    "2 check", "3 check", "up 2 8c", "up 3 7d", "up 1 Qd", "1 check", "2 check", "3 check", "up 2 9c", "up 3 Td",
    "up 1 Jd", "1 check", "2 check", "3 check", "1 check", "2 check", "3 check",
]

[hand.table]
rules = "roberts"
game = "seven-card-stud"
betting = "limit"
bets = [5, 10]
ante = 1
bring_in = 2
button = 1

[hand.seats]
1 = 200
2 = 200
3 = 200
"""

CALLED = ["4 call", "1 call", "2 call", "3 check", "2 discard 0", "3 discard 0", "4 discard 0", "1 discard 0"]


def line(text: str) -> tuple[int, ...]:
    """The seats that are waited for at the end of a script, in their order."""
    (script,) = read_script(text)
    session = play(script).session
    assert session is not None
    return waiting(session.table)


def draw(rules: str, said: list[str], stack: int = 200) -> str:
    return DRAW.format(rules=rules, play=", ".join(f'"{one}"' for one in said), stack=stack)


@pytest.mark.parametrize(("rules", "first"), [("nz-casino-1999", 4), ("home-game", 2), ("roberts", 2), ("tda-2024", 2)])
def test_where_all_check_the_first_to_act_shows_first(rules: str, first: int) -> None:
    """After the draw that is left of the last blind in the NZ book (11.4(a)), elsewhere left of the button."""
    order = [2, 3, 4, 1, 2, 3, 4, 1][first - 2 :][:4]
    assert line(draw(rules, [*CALLED, *(f"{seat} check" for seat in order)])) == tuple(order)


def test_the_called_player_shows_first() -> None:
    said = [*CALLED, "4 check", "1 bet 20", "2 call", "3 call", "4 fold"]
    assert line(draw("nz-casino-1999", said)) == (1, 2, 3)


def test_in_stud_the_first_to_act_is_the_high_board() -> None:
    assert line(STUD) == (1, 2, 3)


def test_who_plays_for_a_side_pot_shows_before_who_does_not() -> None:
    """Seat 1 is all-in before the draw and was called; of the others seat 2 is first to act (roberts Side Pots)."""
    said = ["4 call", "1 all-in", "2 fold", "3 raise 60", "4 call", "3 discard 0", "4 discard 0", "1 discard 0"]
    assert line(draw("roberts", [*said, "3 check", "4 check"], stack=30)) == (3, 4, 1)


@pytest.mark.parametrize(
    ("rules", "last_round", "told"),
    [
        (
            "nz-casino-1999",
            ["4 check", "1 check", "2 bet 20", "3 fold", "4 fold", "1 call", "2 shows As Ad 9c 5h 2s"],
            "Seat 1 gives up its hand, which is lower (11.4(c)).",
        ),
        (
            "home-game",
            ["2 bet 20", "3 fold", "4 fold", "1 call", "2 shows As Ad 9c 5h 2s"],
            "Seat 1 gives up its hand.",
        ),
    ],
)
def test_a_hand_given_up_is_lower_where_an_equal_one_is_shown(rules: str, last_round: list[str], told: str) -> None:
    (script,) = read_script(draw(rules, [*CALLED, *last_round, "1 mucks"]))
    assert told in play(script).told
