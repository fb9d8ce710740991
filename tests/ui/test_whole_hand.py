"""One hand of five-card draw from the set-up to the payout, through real touches and over the serial line.

It leaves pictures of every screen in pytest's folder, or in the one that DEALER_PICTURES names.
"""

import os
from pathlib import Path

import pytest

from tests.ui.program import READER, Dealer, at_the_desk
from tests.ui.stage import SIZES, Stage
from tests.ui.tables import NINTHS, SEVENTHS, SIXTHS

SIX_AT_NO_LIMIT = """
[table]
rules = "nz-casino-1999"
game = "five-card-draw"
betting = "no-limit"
blinds = [50]
chips = [5, 25, 100]
[seats]
2 = { chips = 860, name = "Ben" }
3 = { chips = 2015, name = "Cy" }
4 = { chips = 1490, name = "Dee" }
5 = { chips = 725, name = "Eli" }
6 = { chips = 70, name = "Fay" }
7 = { chips = 3320, name = "Gus" }
[journal]
folder = "journals"
"""


def set_up(dealer: Dealer) -> None:
    """Pot limit with two blinds, one player more, and the button at seat 2."""
    dealer.tap(below="Betting")
    dealer.tap("Pot limit")
    dealer.tap(below="Blinds")
    for key in ("del", "del", "5", "next", "1", "0"):
        dealer.tap(key)
    dealer.tap("Set", below="blinds")
    dealer.tap("9", below="open")
    dealer.type("Ivy960")
    dealer.tap("Sit down")
    dealer.tap("2 · Ben")
    dealer.tap("Button here")


def bet_before_the_draw(dealer: Dealer) -> None:
    """The over-blind, an all-in of 70 over it, two calls, and everybody else gives up."""
    dealer.tap("Over-blind")
    dealer.tap("All in")
    dealer.tap("70")
    for _ in (7, 9):
        dealer.tap("Call")
    for _ in (2, 3, 4, 5):
        dealer.tap("Fold")


def draw_and_bet(dealer: Dealer) -> None:
    """Seats 6, 7 and 9 change cards; seat 7 bets 200 beside the all-in, and seat 9 calls."""
    for count in (1, 1, 2):
        dealer.tap(str(count))
    for chip in (100, 100):
        dealer.tap(str(chip))
    dealer.tap("Bet 200")
    dealer.tap("Call")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_hand_of_draw_from_set_up_to_payout(stage: Stage, tmp_path: Path, size: tuple[int, int]) -> None:
    pictures = Path(os.environ.get("DEALER_PICTURES", tmp_path)) / f"{size[0]}x{size[1]}"
    pictures.mkdir(parents=True, exist_ok=True)
    stage.resize(size)
    with at_the_desk(stage, tmp_path, SIX_AT_NO_LIMIT + READER) as dealer:
        set_up(dealer)
        dealer.picture(pictures / "1-set-up.png")
        dealer.tap("Begin")
        bet_before_the_draw(dealer)
        dealer.picture(pictures / "2-draw.png")
        draw_and_bet(dealer)
        dealer.picture(pictures / "3-showdown.png")
        dealer.lay(f"{SEVENTHS} {NINTHS}")
        dealer.picture(pictures / "4-reading.png")
        dealer.lay(SIXTHS)
        dealer.picture(pictures / "5-payout.png")
        table = dealer.controller.table
        assert [(one.pot, one.seat, one.chips, one.odd) for one in table.awards] == [
            (0, 7, 125, 5),
            (0, 9, 120, 0),
            (1, 7, 200, 0),
            (1, 9, 200, 0),
        ]
        stacks = {seat: player.chips for seat, player in table.players.items()}
        assert stacks == {2: 860, 3: 2010, 4: 1480, 5: 705, 6: 0, 7: 3375, 9: 1010}
        dealer.tap("Next hand")
        dealer.picture(pictures / "6-next-hand.png")
        assert (dealer.controller.table.hand, dealer.controller.table.button) == (2, 3)
    assert len(list(pictures.glob("*.png"))) == 6
