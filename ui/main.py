"""Where the three packages are put together: a table file, its reader, its journal, and the window."""

import gc
import logging
import os
import sys
from collections.abc import Callable, Container, MutableMapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from assistant.cards import Card, Deck
from assistant.errors import AssistantError, DeckError
from hardware.deck import TagDeck
from hardware.opening import open_deck, open_reader
from hardware.reader import Reader
from hardware.recognise import BadDeck, CardSeen, recognise
from hardware.settings import ReaderSettings, reader_settings
from hardware.sightings import Noise, ReaderFound, ReaderLost, ReaderStopped, Sighting
from hardware.sightings import ReaderNews as News
from hardware.simulator import SimulatedReader
from ui.reading import NoCard, Put, ReaderFailed, ReaderGone, ReaderNews, ReaderNoise, ReaderThere, TagRead
from ui.room import Room, open_room
from ui.table_file import ScreenSettings, TableFile, read_table_file

if TYPE_CHECKING:
    from ui.app import DealerApp  # imported late: Kivy must be told first what it may do

USAGE = "usage: python -m ui TABLE.toml"
WRONG_INPUT = 2
"""The exit status for what a person or a machine has to put right."""

KIVY_SETTINGS = {
    "KIVY_NO_ARGS": "1",  # the command line is ours
    "KIVY_NO_CONFIG": "1",  # nobody's own settings are read, and none are written
    "KIVY_NO_FILELOG": "1",
    "KIVY_LOG_MODE": "PYTHON",  # plain logging, and tracebacks that stay visible
    "KIVY_WINDOW": "sdl2",  # no other way to a window: the next one ends the program where no X server is
    "KIVY_METRICS_DENSITY": "1",  # sizes are in pixels of the screen, whatever it is connected by
}
STYLE_SHEET = "style.kv"
STRANGE_TAG = "0BADCA4D00"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the table of the file that *arguments* name. Returns the exit status: 2 where something has to be put right,
    which is told in one sentence.
    """
    words = sys.argv[1:] if arguments is None else list(arguments)
    if len(words) != 1:
        return _wrong(USAGE)
    no_display = find_display(os.environ)
    if no_display is not None:
        return _wrong(no_display)
    try:
        room = room_of(read_table_file(Path(words[0])))
    except AssistantError as error:
        return _wrong(str(error))
    return show(room)


def _wrong(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return WRONG_INPUT


# The window -----------------------------------------------------------------------------------------------------------


def find_display(environment: MutableMapping[str, str]) -> str | None:
    """Have SDL draw where a display is. Returns why it cannot, if so.

    Left to itself Kivy would draw where nobody sees it.

    >>> find_display({})
    'expected a display in DISPLAY, or a driver such as offscreen in SDL_VIDEODRIVER, found neither'
    """
    if "SDL_VIDEODRIVER" not in environment:
        if "DISPLAY" not in environment:
            return "expected a display in DISPLAY, or a driver such as offscreen in SDL_VIDEODRIVER, found neither"
        environment["SDL_VIDEODRIVER"] = "x11"
    return None


def show(room: Room, started: "Callable[[DealerApp], None] | None" = None) -> int:
    """Open the window, and run until it is closed. *started* is called once it is there. Returns the exit status."""
    with TemporaryDirectory(prefix="dealer-kivy-") as home:
        prepare_kivy(room.screen, home)
        window = import_module("kivy.core.window").Window
        if window is None:
            return _wrong(f"expected a display for SDL's driver {os.environ['SDL_VIDEODRIVER']}, found none")
        app: DealerApp = import_module("ui.app").DealerApp(room)
        if started is not None:
            app.bind(on_start=started)
        window.bind(on_flip=_collect_rubbish)
        app.run()
    return 0


def _collect_rubbish(window: Any) -> None:
    """From the first frame on. What is there by then stays to the end, and need not be looked through each time."""
    window.unbind(on_flip=_collect_rubbish)
    gc.freeze()
    gc.enable()


def prepare_kivy(screen: ScreenSettings, home: str) -> None:
    """Tell Kivy all that it must know before its window is made. *home* is a folder for what it writes."""
    os.environ.update(KIVY_SETTINGS, KIVY_HOME=home, KIVY_DATA_DIR=str(_data_without_style(Path(home))))
    logging.getLogger("kivy").addFilter(_is_worth_telling)
    config = import_module("kivy.config").Config
    for name in [name for name, _ in config.items("input")]:
        config.remove_option("input", name)
    # One provider alone: on a Pi Kivy would add one for each device, and every touch would come twice.
    config.set("input", "mouse", "mouse,disable_multitouch")
    for name, value in _graphics(screen).items():
        config.set("graphics", name, str(value))
    config.set("kivy", "exit_on_escape", "0")


def _data_without_style(home: Path) -> Path:
    """A folder of Kivy's own data, but for its style sheet, which is left empty.

    Kivy reads the sheet when it is imported, a third of its start, for widgets of which the screens have none.
    """
    kivy = find_spec("kivy")
    assert kivy is not None
    assert kivy.origin is not None
    data = home / "data"
    data.mkdir()
    for part in (Path(kivy.origin).parent / "data").iterdir():
        if part.name != STYLE_SHEET:
            (data / part.name).symlink_to(part)
    (data / STYLE_SHEET).touch()
    return data


def _is_worth_telling(record: logging.LogRecord) -> bool:
    """All but what is told in one sentence, and a library that is missing for a driver that is not used."""
    return not any(told in record.getMessage() for told in ("Unable to find any valuable Window", "MTDev"))


def _graphics(screen: ScreenSettings) -> dict[str, int]:
    """The window's size is the panel's own: turned by a quarter it is as high as it was wide."""
    turned = screen.rotation in (90, 270)
    return {
        "width": screen.height if turned else screen.width,
        "height": screen.width if turned else screen.height,
        "rotation": screen.rotation,
        "resizable": 0,
        "multisamples": 0,
        "maxfps": 60,
    }


# The reader -----------------------------------------------------------------------------------------------------------


def room_of(file: TableFile) -> Room:
    """The room of a table file, with its reader where it has one. Raises AssistantError for what cannot be."""
    if file.reader is None:
        return open_room(file, None)
    return open_room(file, *tagged_reader(reader_settings(file.reader, file.path)))


def tagged_reader(settings: ReaderSettings) -> "tuple[TaggedReader, SimulatedDesk | None]":
    """The reader of *settings* with its deck; and, where it is simulated, the desk to lay cards on.

    Raises DeckError for a deck file that cannot be read.
    """
    deck = open_deck(settings)
    reader = open_reader(settings, deck)
    return TaggedReader(reader, deck), SimulatedDesk(reader) if isinstance(reader, SimulatedReader) else None


class TaggedReader:
    """A reader and its deck of tagged cards, as the screen knows a reader."""

    def __init__(self, reader: Reader, deck: TagDeck) -> None:
        self._reader, self._deck = reader, deck

    def start(self, put: Put) -> None:
        """Begin to read. *put* is called from the reader's thread."""
        self._reader.start(lambda news: put(as_told(news)))

    def stop(self) -> None:
        """End reading."""
        self._reader.stop()

    def recognise(self, tag: str, deck: Deck, in_hand: Container[Card]) -> Card | NoCard:
        """What *tag* is at a table that plays with *deck*."""
        match recognise(tag, self._deck.stripped(deck), in_hand):
            case CardSeen(card):
                return card
            case other:
                return NoCard(other.sentence, bad_deck=isinstance(other, BadDeck))

    def problem_with(self, deck: Deck) -> str | None:
        """Why a table cannot play with *deck* here, if so."""
        try:
            self._deck.stripped(deck)
        except DeckError as error:
            return str(error)
        return None


def as_told(news: News) -> ReaderNews:
    """A reader's news as the screen knows them.

    >>> as_told(Sighting("board", "0D00319CD0"))
    TagRead(tag='0D00319CD0')
    """
    match news:
        case Sighting(_, tag):
            return TagRead(tag)
        case ReaderFound():
            return ReaderThere()
        case ReaderLost(_, because):
            return ReaderGone(because)
        case Noise(_, frames):
            return ReaderNoise(frames)
        case ReaderStopped(_, because):
            return ReaderFailed(because)


class SimulatedDesk:
    """A simulated reader, as the drawer of desk mode knows it."""

    def __init__(self, reader: SimulatedReader) -> None:
        self.reader = reader
        self.plugged_in = True

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards that lie on it."""
        return self.reader.lying

    def lay(self, card: Card) -> None:
        """Lay *card* on it."""
        self.reader.lay(card)

    def lift(self, card: Card) -> None:
        """Take *card* away."""
        self.reader.lift(card)

    def sweep(self) -> None:
        """Take every card away."""
        self.reader.sweep()

    def pull_or_plug(self) -> None:
        """Pull the cable out, or plug it in again."""
        (self.reader.device.unplug if self.plugged_in else self.reader.device.plug_in)()
        self.plugged_in = not self.plugged_in

    def lay_unknown(self) -> None:
        """Lay something on it whose tag stands in no deck file, or take it away if it lies there."""
        lies_there = STRANGE_TAG in self.reader.device.lying
        (self.reader.device.lift if lies_there else self.reader.device.lay)(STRANGE_TAG)
