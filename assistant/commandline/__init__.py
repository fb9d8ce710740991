"""``dealer-assistant``: hand scripts, hands compared, hand histories, rule books."""

import argparse
import os
import sys
from collections.abc import Sequence

from assistant.commandline import play, rank, replay, rules
from assistant.errors import AssistantError

NOT_READ = 2
"""Exit status where something cannot be read, or a line of play is refused."""

NOT_HEARD = 1
"""Exit status where whoever reads what is printed, such as ``head``, has enough before the end."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return the exit status. What is wrong with the input is told on standard error."""
    parser = argparse.ArgumentParser(
        prog="dealer-assistant", description="Poker hands by the book, from the command line."
    )
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND")
    for command in (play, rank, replay, rules):
        command.add_to(subparsers)
    parsed = parser.parse_args(arguments)
    try:
        status: int = parsed.run(parsed)
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python tells of it once more at its end
        return NOT_HEARD
    except AssistantError as error:
        print(error, file=sys.stderr)
        return NOT_READ
    return status
