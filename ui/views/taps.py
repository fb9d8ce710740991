"""Keys and options: buttons that ask nothing of the table, but stand for a value."""

from typing import Any

from ui.views.choices import Choice


class Tap(Choice):
    """A button that stands for *value*; *greyed* where it means nothing now, *lit* where it has been chosen.

    >>> Tap("7", value=7).offered, Tap("7", value=7, greyed=True).offered
    (True, False)
    """

    value: Any = None
    greyed: bool = False
    lit: bool = False

    @property
    def offered(self) -> bool:
        """Whether it may be pressed."""
        return not self.greyed
