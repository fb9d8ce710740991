"""How fast a hand history is replayed, beside PokerKit: ``deploy/compiled python -m tests.benchmarks.replay``. Without
`deploy/compiled` it is measured as the sources run.

Both get the same files, read them and play them to their end, and take turns in every round. The table has the median
time of a hand, and the median over the rounds of how many hands this project plays while PokerKit plays one. Times are
the processor's, so that other work on the machine counts less.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time

import pokerkit

from assistant.phh import read, replay

HANDS = Path(__file__).parent.parent / "hands"
ROUNDS = 11
BEYOND_POKERKIT = "5-85.phh"  # its final raise is written at what the other could call
ROW = "{:14} {:>6} {:>13} {:>10} {:>7} {:>6}"

Player = Callable[[Path], object]


def here(path: Path) -> object:
    """A hand, read and played by this project."""
    return replay(read(path.read_bytes().decode()))


def there(path: Path) -> object:
    """A hand, read and played by PokerKit, all its states."""
    with path.open("rb") as file:
        history = pokerkit.HandHistory.load(file)
    return [None for _ in history]


def seconds_a_hand(play: Player, paths: Sequence[Path]) -> float:
    """Of one turn."""
    start = process_time()
    for path in paths:
        play(path)
    return (process_time() - start) / len(paths)


def row(kind: str, folder: str, asked: int) -> str:
    """A line of the table: the files of one *folder*."""
    paths = [path for path in sorted((HANDS / folder).glob("*.phh")) if path.name != BEYOND_POKERKIT]
    for play in (here, there):
        seconds_a_hand(play, paths)
    turns = [(seconds_a_hand(here, paths), seconds_a_hand(there, paths)) for _ in range(ROUNDS)]
    own, other = (1000 * median(turn) for turn in zip(*turns, strict=True))
    ratio = median(there / here for here, there in turns)
    return ROW.format(kind, len(paths), f"{own:.2f} ms", f"{other:.2f} ms", f"{ratio:.2f}", f"{asked}")


def main() -> None:
    """Print the table."""
    print(ROW.format("files", "hands", "this project", "PokerKit", "ratio", "asked"))
    print(row("no-limit", "pluribus", asked=4), flush=True)
    print(row("mixed games", "wsop-2023-event-43", asked=10), flush=True)


if __name__ == "__main__":
    main()
