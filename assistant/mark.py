"""The number of the last entry of a journal, in a file beside it: what is known to have been written.

It is not synchronised, so it costs nothing; after a crash it may be behind the journal, but never before it unless
entries that were on the disk are gone.
"""

import os
from pathlib import Path

from assistant.errors import JournalError

_WIDTH = 20
"""The number is written over the one before it, so that a full disk has room for it."""


class Mark:
    """The mark of the journal at *path*. Raises JournalError if it cannot be read or written."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(f"{path.name}.mark")

    def read(self) -> int:
        """The highest number that was marked; -1 if none was, or it was only half written."""
        try:
            found = self.path.read_bytes()
        except FileNotFoundError:
            return -1
        except OSError as error:
            raise self._trouble("read", error) from error
        return int(found) if len(found) == _WIDTH and found.isdigit() else -1

    def write(self, number: int) -> None:
        """Mark that entry *number* is on the disk."""
        try:
            descriptor = os.open(self.path, os.O_WRONLY | os.O_CREAT, 0o644)
            try:
                os.pwrite(descriptor, b"%0*d" % (_WIDTH, number), 0)
            finally:
                os.close(descriptor)
        except OSError as error:
            raise self._trouble("written", error) from error

    def _trouble(self, what: str, error: OSError) -> JournalError:
        return JournalError(f"{self.path}: the journal's mark cannot be {what}: {error.strerror}")
