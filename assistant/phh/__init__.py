"""The Poker Hand History format, in and out (https://phh.readthedocs.io)."""

from assistant.phh.export import export
from assistant.phh.history import History
from assistant.phh.reading import read
from assistant.phh.replay import Replayed, as_json, differences, narrated, replay
from assistant.phh.writing import write

__all__ = ["History", "Replayed", "as_json", "differences", "export", "narrated", "read", "replay", "write"]
