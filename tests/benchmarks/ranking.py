"""How fast hands are compared, beside other people's evaluators: ``python -m tests.benchmarks.ranking``.

All evaluators get the same hands, in cards of their own that are made beforehand, and take turns in every round. The
table has the median processor time of a hand, and the median over the rounds of how many hands this project compares
while the other compares one. A slow evaluator is asked for fewer of the hands, so that every turn is short.
"""

import random
from collections.abc import Iterator, Sequence
from statistics import median

import pokerkit

from assistant.cards import DECKS
from assistant.ranking import Scale
from tests.benchmarks.ranking_evaluators import (
    Evaluator,
    apart,
    deals,
    joined,
    of_clubs,
    of_eval7,
    of_phevaluator,
    of_pokerkit,
    of_treys,
    together,
)
from tests.benchmarks.ranking_first_answer import first_answer

HANDS = 1000
ROUNDS = 51
TURN = 0.02  # seconds of processor time
ROW = "{:28} {:13} {:>10} {:>9} {:>7}"

Work = tuple[str, Evaluator, Sequence[Evaluator]]
"""What is compared, this project, and the others."""


def of_seven_and_five() -> Iterator[Work]:
    dealt = deals(HANDS, 7, own=2)
    seven = Evaluator("this project", 1, together, Scale().value, joined(dealt))
    high = of_pokerkit(500, pokerkit.StandardHighHand, dealt)
    yield "seven cards of 52", seven, [of_eval7(1.3, dealt), of_phevaluator(3, dealt), of_treys(30, dealt), high]
    low = Evaluator("this project", 1, together, Scale("ace-five").value, joined(dealt))
    peers = [of_clubs(80, 13, 0, dealt), of_pokerkit(400, pokerkit.RegularLowHand, dealt)]
    yield "seven-card ace-five low", low, peers
    dealt = deals(HANDS, 5, own=2)
    yield "five cards of 52", Evaluator("this project", 1, together, Scale().value, joined(dealt)), [of_eval7(1, dealt)]


def of_stripped_decks() -> Iterator[Work]:
    dealt = deals(HANDS, 7, own=2, deck=36)
    scale = Scale(deck=DECKS[36], flush_over_full_house=True)
    peers = [of_clubs(80, 9, 0, dealt), of_pokerkit(400, pokerkit.ShortDeckHoldemHand, dealt)]
    yield "seven cards of 36", Evaluator("this project", 1, together, scale.value, joined(dealt)), peers


def of_omaha() -> Iterator[Work]:
    for own in (4, 5):
        dealt = deals(HANDS, own + 5, own)
        omaha = Evaluator("this project", 1, apart, Scale(uses="two").value_with_board, dealt)
        peers = [of_clubs(15, 13, 2, dealt), of_pokerkit(100, pokerkit.OmahaHoldemHand, dealt)]
        yield f"Omaha, {own} own cards", omaha, peers


def contest(evaluators: Sequence[Evaluator]) -> list[list[float]]:
    """Seconds a hand of each evaluator, round by round; in each round the turns come in another order."""
    evaluators[0].seconds_a_hand(HANDS)  # this project makes the arrays for Omaha when hands first need them
    counts = [one.hands_in(TURN) for one in evaluators]
    shuffle, order, rounds = random.Random("turns").shuffle, list(range(len(evaluators))), []
    for _ in range(ROUNDS):
        shuffle(order)
        times = {turn: evaluators[turn].seconds_a_hand(counts[turn]) for turn in order}
        rounds.append([times[turn] for turn in range(len(evaluators))])
    return rounds


def rows(work: Work) -> Iterator[str]:
    """The lines of the table for one work."""
    what, this, others = work
    rounds = contest([this, *others])
    yield ROW.format(what, this.name, f"{1e6 * median(turn[0] for turn in rounds):.2f} µs", "", "")
    for index, other in enumerate(others, 1):
        time = median(turn[index] for turn in rounds)
        ratio = median(turn[index] / turn[0] for turn in rounds)
        yield ROW.format("", other.name, f"{1e6 * time:.2f} µs", f"{ratio:.2f}", f"{other.asked:g}")


def main() -> None:
    """Print the table."""
    print(ROW.format("work", "", "a hand", "ratio", "asked"))
    for work in (*of_seven_and_five(), *of_stripped_decks(), *of_omaha()):
        print("\n".join(rows(work)), flush=True)
    milliseconds, kilobytes = first_answer(processes=15)
    print(ROW.format("first answer, fresh process", "this project", f"{milliseconds:.1f} ms", "", "15 ms"))
    print(ROW.format("", "", f"{kilobytes / 1024:.1f} MB", "", "3 MB"))


if __name__ == "__main__":
    main()
