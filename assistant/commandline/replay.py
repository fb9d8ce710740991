"""``dealer-assistant replay``: a hand in the Poker Hand History format, told as the dealer would or as JSON."""

import argparse
import json
import sys
from collections.abc import Iterator

from assistant.commandline.source import called, text_of
from assistant.errors import AssistantError, HistoryError
from assistant.phh import Replayed, as_json, differences, narrated, read, replay
from assistant.phh.replay import BOOK
from assistant.rules import BOOKS

DIFFERS = 1
"""Exit status where the file's own result does not come out."""


def add_to(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of the command line."""
    parser = subparsers.add_parser(
        "replay", help="play a hand history", description="Plays a hand in the Poker Hand History format (PHH)."
    )
    parser.add_argument("file", help="a .phh file; - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--rules", default=BOOK, metavar="BOOK", help=f"{', '.join(BOOKS)} or a house book's file; {BOOK} if left out"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play the file. Returns 0, or 1 where its own result does not come out. Raises HistoryError, naming the file."""
    name = called(arguments.file)
    try:
        replayed = replay(read(text_of(arguments.file, HistoryError)), arguments.rules)
    except AssistantError as error:
        raise HistoryError(f"{name}: {error}") from error
    for line in [json.dumps(as_json(replayed))] if arguments.json else _told(replayed):
        print(line)
    differ = differences(replayed) or ()
    for difference in differ:
        print(f"{name}: {difference}", file=sys.stderr)
    return DIFFERS if differ else 0


def _told(replayed: Replayed) -> Iterator[str]:
    variant = replayed.history.variant
    yield f"{variant.code}: {variant.game.name}, {variant.structure}"
    if replayed.history.scale > 1:
        yield f"  Amounts are in units of 1/{replayed.history.scale}, the smallest that the history writes."
    yield from (f"  {line}" for line in narrated(replayed))
    if not replayed.table.over:
        yield "  The history ends here; the hand is not over."
    if differences(replayed) == ():
        yield "  This is how the history says it ended."
