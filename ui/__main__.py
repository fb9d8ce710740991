"""``python -m ui deploy/tables/desk.toml``: runs the table of that file."""

import sys

from ui.main import main

if __name__ == "__main__":
    sys.exit(main())
