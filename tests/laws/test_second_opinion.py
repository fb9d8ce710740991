"""PokerKit as a second opinion: the same hand, action by action, with the same least, most, calls and stacks.

Where the two differ, and why, under tda-2024:

* A blind or bring-in that is all-in for less: here the whole of it is to call (tda-2024 22, roberts No-limit 2), there
  what lies in the middle; nobody begins with so little. Between two, PokerKit asks a player to check whom nobody can
  answer; here he is not asked.
* The cap counts three raises, and blinds as the bet (tda-2024 48); PokerKit counts four wagers without the blinds.
* A short all-in in limit counts as a raise where it is half of one (tda-2024 47-B), and the next raise completes it; in
  PokerKit the rule is that of no limit. As the first wager of a round it counts as a full one there. Nobody makes one.
* Equal high boards of stud: by suit (tda-2024 RP-10), there by seat; the house has it by seat here.
* PokerKit's fixed-limit Omaha takes pot-limit amounts as the most: only the least is compared.
* High-low: where a low is made in one pot and by nobody in another, PokerKit shares the low half of that other pot
  among all who are in it; here the high hand has it all (home-game IV, roberts High-low). Stacks are not compared.
* Odd chips: one each from the button's left, in stud by suit (tda-2024 20), there all to the first by seat.
"""

import warnings
from random import Random

import pytest
from hypothesis import settings

from tests.laws.peer import ANTE, BIG, BRING_IN, VARIANTS, Pair, Variant

HANDS = 10
"""One hand of each variant for so many examples of a law."""


def stacks(variant: Variant, random: Random) -> tuple[int, ...]:
    """Short, middling and deep stacks, none of them below what is posted."""
    least = max(BIG, ANTE + BRING_IN) + 1
    sizes = ((least, 60), (20, 400), (300, 2000))
    players = random.randint(2, variant.players)
    return tuple(random.randint(*random.choice(sizes)) for _ in range(players))


@pytest.mark.parametrize("code", VARIANTS)
def test_pokerkit_agrees(code: str) -> None:
    for number in range(settings().max_examples // HANDS):
        random = Random(f"{code} {number}")
        pair = Pair(VARIANTS[code], stacks(VARIANTS[code], random), random)
        try:
            play_and_compare(pair)
        except AssertionError as error:
            error.add_note(f"hand {number}: stacks {pair.theirs.starting_stacks}, {pair.lines}")
            raise


def play_and_compare(pair: Pair) -> None:
    """Play the hand; the stacks are the same but for odd chips, and but for pots without a low beside one with."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # a raise that PokerKit thinks unwise
        pair.play()
    assert pair.ours.over
    if {"low", "whole"} <= {award.part for award in pair.ours.awards}:
        return
    odd = sum(award.odd for award in pair.ours.awards)
    ours = [player.chips for player in pair.ours.players.values()]
    assert max(abs(mine - theirs) for mine, theirs in zip(ours, pair.theirs.stacks, strict=True)) <= odd
