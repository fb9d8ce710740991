"""``python -m ui deploy/tables/desk.toml``: runs the table of that file."""

import gc
import sys


def start() -> int:
    """Run the program. Returns its exit status.

    No rubbish is looked for before the first frame, when `ui.main.show` begins to: a start makes much and throws little
    away, and to look through it again and again would take a twelfth of the time.
    """
    gc.disable()
    from ui.main import main

    return main()


if __name__ == "__main__":
    sys.exit(start())
