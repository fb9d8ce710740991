"""The rule book in force, page by page, with its parts one tap away and a search by word."""

from collections.abc import Callable, Hashable
from typing import Any

from assistant.changed import changed
from assistant.rules import Citation, Rules
from ui import theme
from ui.figures import DELETE
from ui.screens.sheet import Sheet
from ui.views.choices import Choice, counted
from ui.views.heading import BOOKS
from ui.views.rules_view import MOST_SECTIONS, Entry, entries, found, places_of, sections
from ui.views.taps import Tap
from ui.widgets.clause_flow import ClauseFlow
from ui.widgets.drawing import Box, Print, Text
from ui.widgets.entry import Field
from ui.widgets.layout import grid, off_the_bottom, off_the_top
from ui.widgets.part import Part, here
from ui.widgets.press import ACTS, PLAIN
from ui.widgets.seat_entry import Keyboard

MOST_LETTERS = 24
INDEX, ACROSS = 230, 2
KEYS, FIELD = 4 * theme.FINGER + 3 * theme.GAP, 84
"""How wide the parts of the book are, how high the keyboard and what is typed, in units."""
BACK, KEYS_AWAY = Tap("Back", value="back"), Tap("Close", "the keys", value="all")
SEARCH, ALL = Tap("Search", "by word", value="search"), Tap("All", "the whole book", value="all")
EARLIER, LATER = Tap("Earlier", "page", value="earlier"), Tap("Later", "page", value="later")


class Index(Part):
    """The parts of the book. *chosen* is told at which entry one begins."""

    def __init__(self, chosen: Callable[[int], None]) -> None:
        super().__init__()
        self._chosen = chosen
        self._parts = [self.press(self._pressed, PLAIN) for _ in range(MOST_SECTIONS + 1)]

    def show(self, book: tuple[Entry, ...]) -> None:
        """Show the parts of *book*."""
        there = sections(book)
        for number, press in enumerate(self._parts):
            press.show(Tap(there[number].name, value=there[number].begins) if number < len(there) else None)

    def lay_out(self) -> None:
        """In two columns."""
        rows = len(self._parts) // ACROSS
        places = grid(self.box, ACROSS, rows, theme.GAP * self.unit)
        for number, press in enumerate(self._parts):
            column, row = divmod(number, rows)
            press.place(places[row * ACROSS + column], self.unit)

    def _pressed(self, choice: Choice) -> None:
        if isinstance(choice, Tap):
            self._chosen(choice.value)


class WordSearch(Part):
    """A keyboard, the *words* typed, and what the book has of them."""

    def __init__(self, typed: Callable[[str], None]) -> None:
        super().__init__()
        self._field = Field(self.canvas, "WORDS")
        self._told = Text(self.canvas, Print(theme.BUTTON, lines=True), theme.MUTED)
        self._keys = Keyboard(typed)
        self.add_widget(self._keys)

    def show(self, words: str, hits: tuple[Entry, ...]) -> None:
        """Show what has been typed, and where that comes."""
        self._field.show(words, lit=True)
        numbers = ", ".join(dict.fromkeys(entry.number for entry in hits))
        self._told.show(f"{counted(len(hits), 'place')}: {numbers}" if hits and words else "Nothing of that.")
        if not words:
            self._told.show("Type a word, or several: all of them must come.")

    def lay_out(self) -> None:
        """What is typed above, the keys below, and between them where it comes."""
        gap = theme.GAP * self.unit
        field, rest = off_the_top(self.box, FIELD * self.unit, gap)
        keys, told = off_the_bottom(rest, KEYS * self.unit, gap)
        self._field.place(field, self.unit)
        self._told.place(told.inside(18 * self.unit, 0), self.unit)
        self._keys.place(keys, self.unit)


class RulesScreen(Sheet):
    """Shows the book that *rules* gives; `whole` is all of it. *back* is called to leave it."""

    def __init__(self, rules: Callable[[], Rules], back: Callable[[], None], **settings: Any) -> None:
        super().__init__(**settings)
        self._rules, self._back = rules, back
        self._of: Rules | None = None
        self.whole: tuple[Entry, ...] = ()
        self._begins, self._words, self._typing = 0, "", False
        self._marked: tuple[int, ...] = ()
        self._index = Index(self._turn_to)
        self._flow = ClauseFlow()
        self._search = WordSearch(self._type)

    @property
    def showing(self) -> Hashable:
        """Where the book is open."""
        return (self._begins, self._words, self._typing)

    @property
    def page(self) -> tuple[Entry, ...]:
        """The entries that are shown."""
        begins, ends = self._flow.shown
        return self._found[begins:ends]

    def look_up(self, clause: Citation | None) -> None:
        """Open the book at *clause*; without one, at its beginning."""
        self._open()
        self._words, self._typing = "", False
        self._marked = places_of(self.whole, clause) if clause is not None else ()
        self._begins = self._marked[0] if self._marked else 0

    def refresh(self) -> None:
        """Show the page, or the keys for a search."""
        self._open()
        for part in (self._index, self._flow):
            here(part, self, not self._typing)
        here(self._search, self, self._typing)
        if self._typing:
            self._search.show(self._words, self._found)
            self.show_bar((BACK, KEYS_AWAY), (Tap("Show", self._counted, value="page", greyed=not self._found),), ACTS)
            self.say("")
            return
        self._index.show(self._found)
        self._flow.show(self._found, self._begins, self._marked)
        begins, ends = self._flow.shown
        earlier, later = changed(EARLIER, greyed=not begins), changed(LATER, greyed=ends == len(self._found))
        self.show_bar((BACK, SEARCH), (*[ALL] * bool(self._words), earlier, later))
        self.say(self._told)

    def pressed(self, value: Any) -> None:
        """A button of the bar."""
        match value:
            case "back":
                self._back()
            case "search":
                self._ask("", typing=True)
            case "page":
                self._ask(self._words, typing=False)
            case "all":
                self._ask("", typing=False)
            case "earlier":
                self._turn_to(self._flow.before(self._begins))
            case "later":
                self._turn_to(self._flow.shown[1])

    def lay_out(self, room: Box) -> None:
        """The parts of the book at the left, the page at the right; the keys in the place of both."""
        gap = theme.GAP * self.unit
        index = Box(room.x, room.y, INDEX * self.unit, room.height)
        self._index.place(index, self.unit)
        self._flow.place(Box(index.right + gap, room.y, room.right - index.right - gap, room.height), self.unit)
        self._search.place(room, self.unit)

    @property
    def _found(self) -> tuple[Entry, ...]:
        return found(self.whole, self._words)

    @property
    def _counted(self) -> str:
        return counted(len(self._found), "place") if self._words else "the whole book"

    @property
    def _told(self) -> str:
        """Which book it is, and what of it is shown."""
        book = BOOKS.get(self._rules().book, self._rules().book)
        of = f"{self._counted} with “{self._words}”" if self._words else ""
        pages = f"{self.page[0].number} to {self.page[-1].number}" if self.page else ""
        return "\n".join(filter(None, (book, of or pages)))

    def _open(self) -> None:
        """Read the book that is in force; another one is opened at its beginning."""
        rules = self._rules()
        if rules is not self._of:
            self._of, self.whole = rules, entries(rules)
            self._begins, self._marked, self._words = 0, (), ""

    def _turn_to(self, place: int) -> None:
        self._begins = place
        self.refresh()

    def _ask(self, words: str, *, typing: bool) -> None:
        """Look for *words*."""
        self._words, self._typing, self._begins, self._marked = words, typing, 0, ()
        self.refresh()

    def _type(self, key: str) -> None:
        words = self._words[:-1] if key == DELETE else (self._words + key.lower())[:MOST_LETTERS]
        self._ask(words.lstrip(), typing=True)
