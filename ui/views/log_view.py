"""The log as the screen shows it: a line for each step, the last ones first to be seen."""

from collections.abc import Sequence

from assistant.events import HandBegan
from assistant.record import Record
from assistant.session import Logged
from ui.views.lines import said

LINES = 24


class LogLine(Record):
    """One step: its number, and what was done. *undone*: it was taken back since. *heads*: a hand begins with it."""

    number: int
    says: str
    undone: bool
    heads: bool


class LogView(Record):
    """One page of so many *pages*; page 0 is the last one."""

    lines: tuple[LogLine, ...]
    page: int
    pages: int


def log_view(log: Sequence[Logged], page: int) -> LogView:
    """A *page* of *log*, in the order in which things happened; a page that is not there is the nearest one."""
    pages = max(-(-len(log) // LINES), 1)
    there = min(max(page, 0), pages - 1)
    end = len(log) - there * LINES
    return LogView(tuple(_line(entry) for entry in log[max(end - LINES, 0) : end]), there, pages)


def _line(entry: Logged) -> LogLine:
    began = next((event for event in entry.events if isinstance(event, HandBegan)), None)
    if began is not None and entry.line.startswith("next"):
        return LogLine(entry.number, f"Hand {began.hand}, the button at seat {began.button}", entry.undone, heads=True)
    return LogLine(entry.number, _short(said(entry.line)), entry.undone, heads=False)


def _short(line: str) -> str:
    """Terms are too long for a line, and stand over every screen."""
    return "other terms" if line.startswith("terms") else line
