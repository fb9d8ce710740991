"""``python -m assistant``: the command line."""

import sys

from assistant.commandline import main

sys.exit(main())
