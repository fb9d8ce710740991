"""What the dealer and the reader ask, and what the screen shows of it: the one writer of a table.

Readers' threads only put on the queue; everything else happens in the screen's thread, where `drain` takes what was
put. Presses come in as commands with the step that the dealer saw. The session writes each to the journal first.
"""

import queue
from collections.abc import Callable

from assistant.cards import Card
from assistant.commands import Command, VoidDeal
from assistant.decide import Refused, decide
from assistant.errors import JournalError
from assistant.follow import Acted
from assistant.session import Late, Session, Undone
from assistant.table import Table
from assistant.words import Seat
from ui.balance import Balance
from ui.due import Coming, Due
from ui.incoming import BRINGS_CARDS, Incoming
from ui.reading import CardReader, NoCard, ReaderFailed, ReaderGone, ReaderNews, ReaderNoise, ReaderThere, TagRead
from ui.views.choices import Told, sentence

NO_CARD_DUE = "A card was read, and no card is due."
TOO_LATE = "That press was for a step that is over: nothing was done."


class Controller:
    """A table in use, its reader, and what was last told."""

    def __init__(self, session: Session, reader: CardReader | None = None, told: str = "") -> None:
        self.session = session
        self.told = Told(told) if told else None
        self.reader_said: ReaderNews | None = None
        self._reader = reader
        self._queue: queue.SimpleQueue[ReaderNews] = queue.SimpleQueue()
        self._balance = Balance(session.table)
        self._incoming = Incoming()

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.session.table

    @property
    def coming(self) -> Coming:
        """The cards that come next, and those that have come for them."""
        return self._incoming.coming(self.table)

    # What the dealer does -----------------------------------------------------------------------------------------

    def press(self, command: Command, step: int | None = None) -> bool:
        """Ask *command* of the table, at the *step* that the dealer saw. Whether it was done; if not, why is told."""
        wrong = self._balance.problem(self.table)
        if wrong is not None:
            return self._tell(Told(wrong))
        try:
            answer = self.session.submit(command, step)
        except JournalError as error:
            return self._tell(Told(f"Nothing was done, for it cannot be written down. {error}"))
        match answer:
            case Refused():
                return self._tell(self._refused(answer))
            case Late():
                return self._tell(self._too_late(command))
            case Acted():
                self._acted(command, answer)
                return True

    def undo(self, step: int | None = None) -> bool:
        """Take the last line back. Whether that was done; if not, why is told."""
        try:
            answer = self.session.undo(step)
        except JournalError as error:
            return self._tell(Told(f"Nothing was taken back, for it cannot be written down. {error}"))
        if not isinstance(answer, Undone):
            return self._tell(Told(TOO_LATE if isinstance(answer, Late) else "There is nothing to take back."))
        self.told = None
        self._balance.take(self.table)
        self._incoming.undone(answer.line, self.table)
        return True

    def choose_seat(self, seat: Seat) -> None:
        """The next cards are for *seat*, if cards are due there."""
        self._incoming.choose(seat)

    def enter(self, card: Card) -> None:
        """A card that was not read but tapped in."""
        coming = self.coming
        if coming.place is None:
            self._tell(Told("No card is due."))
        elif card in coming.seen:
            self._tell(Told(f"{card.pretty} is on the table already."))
        else:
            self._come(coming, coming.place, card)

    def take_away(self, card: Card) -> None:
        """A card that has come for what is due did not belong there."""
        place = self.coming.place
        if place is not None:
            self._incoming.take_away(place, card)

    def finish(self) -> None:
        """The cards that have come are all there are: openers may be two cards, or five."""
        coming = self.coming
        if coming.place is not None and coming.laid:
            self.press(self._incoming.command(coming.place))

    def lay_again(self) -> None:
        """The cards that an undo took from what is due are the right ones after all."""
        again = self.coming.again
        if again is not None:
            self.press(again)

    def dismiss(self) -> None:
        """What was told has been read."""
        self.told = None

    # What the reader says -----------------------------------------------------------------------------------------

    def start(self, wake: Callable[[], None]) -> None:
        """Begin to listen to the reader, if there is one.

        *wake* is called, from any thread, when there is something to `drain`; it must only wake.
        """

        def put(news: ReaderNews) -> None:
            self._queue.put(news)
            wake()

        if self._reader is not None:
            self._reader.start(put)

    def stop(self) -> None:
        """End listening, and close the journal."""
        if self._reader is not None:
            self._reader.stop()
        self.session.close()

    def drain(self) -> None:
        """Take what was put on the queue."""
        while not self._queue.empty():
            self._hear(self._queue.get_nowait())

    def _hear(self, news: ReaderNews) -> None:
        match news:
            case TagRead(tag):
                self._read(tag)
            case ReaderThere() | ReaderGone() | ReaderNoise() | ReaderFailed():
                self._reader_is(news)

    def _reader_is(self, news: ReaderThere | ReaderGone | ReaderNoise | ReaderFailed) -> None:
        """A reader that is there again takes back what was told of its loss; noise is shown beside it, not told."""
        if self.reader_said is not None and self.told == _told_of(self.reader_said):
            self.told = None
        self.reader_said = news
        self.told = _told_of(news) or self.told

    def _read(self, tag: str) -> None:
        """Where no card is due a tag is not even looked up: a hole card is nobody's business."""
        coming = self.coming
        if coming.place is None or self._reader is None:
            self._tell(Told(NO_CARD_DUE))
            return
        found = self._reader.recognise(tag, self.table.stakes.deck, coming.seen)
        if isinstance(found, NoCard):
            self._tell(Told(found.sentence, offer=VoidDeal() if found.bad_deck else None))
        else:
            self._come(coming, coming.place, found)

    # What follows -------------------------------------------------------------------------------------------------

    def _come(self, coming: Coming, place: Due, card: Card) -> None:
        """One more card for *place*, if it may come: a card that was taken back from the board may not everywhere."""
        barred = coming.barred(self.table, card)
        if barred is not None:
            self._tell(Told(sentence(barred.because), self.table.stakes.rules.clause(barred.decision)))
        else:
            self._lay(place, card)

    def _lay(self, place: Due, card: Card) -> None:
        """One more card for *place*; the last one completes it. One that the table refuses is not kept."""
        self.told = None
        command = self._incoming.lay(place, card)
        if command is not None and not self.press(command):
            self._incoming.take_away(place, card)

    def _acted(self, command: Command, answer: Acted) -> None:
        self._balance.count(answer.events)
        wrong = self._balance.problem(self.table)
        self.told = None if wrong is None else Told(wrong)
        self._incoming.acted(command, self.table)
        if not isinstance(command, BRINGS_CARDS):
            self._put_back()

    def _put_back(self) -> None:
        """Lay down what an undo left face up. Not after other cards: then the dealer is about to correct them."""
        while (command := self._incoming.put_back(self.table)) is not None:
            self.press(command)

    def _tell(self, told: Told) -> bool:
        self.told = told
        return False

    def _too_late(self, command: Command) -> Told:
        """A press for a step that is over: the reason against it now, if there is one."""
        answer = decide(self.table, command)
        return self._refused(answer) if isinstance(answer, Refused) else Told(TOO_LATE)

    def _refused(self, answer: Refused) -> Told:
        return Told(sentence(answer.because), self.table.stakes.rules.clause(answer.decision))


def _told_of(news: ReaderNews) -> Told | None:
    if isinstance(news, ReaderGone | ReaderFailed):
        return Told(sentence(news.because))
    return None
