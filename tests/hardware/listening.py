"""Listening to a reader with bounded waits, and a deck to hear it with."""

import queue
from pathlib import Path
from typing import TypeVar

from assistant.cards import DECKS
from hardware.deck import TagDeck
from hardware.kinds import KINDS
from hardware.settings import ReaderSettings
from hardware.sightings import ReaderNews

News = TypeVar("News", bound=ReaderNews)

PATIENCE_S = 5.0
DESK_DECK = Path(__file__).parents[2] / "deploy" / "decks" / "desk.toml"


class Inbox:
    """Where a reader puts its news."""

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        self.patience_s = patience_s
        self._queue: queue.SimpleQueue[ReaderNews] = queue.SimpleQueue()

    def put(self, news: ReaderNews) -> None:
        self._queue.put(news)

    def next(self, kind: type[News]) -> News:
        """The next news, which must be of *kind* and come in time."""
        news = self._queue.get(timeout=self.patience_s)
        assert isinstance(news, kind), news
        return news

    def later(self, kind: type[News]) -> News:
        """The first news of *kind*, whatever comes before it; every wait is bounded."""
        news: ReaderNews | None = None
        while not isinstance(news, kind):
            news = self._queue.get(timeout=self.patience_s)
        return news

    def heard_in(self, seconds: float) -> list[ReaderNews]:
        """All that comes in *seconds*, until nothing has come for so long."""
        heard: list[ReaderNews] = []
        while True:
            try:
                heard.append(self._queue.get(timeout=seconds))
            except queue.Empty:
                return heard


def settings_of(kind: str, port: Path | None = None) -> ReaderSettings:
    return ReaderSettings("board", KINDS[kind], None if port is None else str(port), KINDS[kind].baud, DESK_DECK)


def deck_for(kind: str) -> TagDeck:
    """A deck whose tags a reader of *kind* can say."""
    form = {"json": "04A1B2{:08X}", "barcode": "CARD-{:02d}"}.get(kind, "0D0031{:04X}")
    return TagDeck("test.toml", DECKS[52], {form.format(number): card for number, card in enumerate(DECKS[52], 1)})
