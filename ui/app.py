"""The program: the screens, and the one that is there shows the table as it is.

Only here does Kivy meet the controller. What is put on its queue wakes one trigger; after each touch, and after each
waking, the screen is brought up to date in the same frame.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from kivy.app import App
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.uix.screenmanager import NoTransition, Screen, ScreenManager

from assistant.cards import Card, Deck
from assistant.commands import Command, NextHand, VoidDeal
from assistant.rules import Citation, Rules
from assistant.table import Player, Table
from assistant.words import Seat
from ui import theme
from ui.controller import Controller
from ui.room import Room
from ui.screens.cards import CardsScreen
from ui.screens.desk import DeskDrawer
from ui.screens.log import LogScreen
from ui.screens.setup import SetupScreen
from ui.screens.sheet import Sheet
from ui.screens.table import TableScreen
from ui.touch import Fingers, TouchGuard
from ui.views.cards_view import CardsView, cards_view
from ui.views.heading import NO_READER, Heading, ReaderState, heading
from ui.views.reader_state import reader_state
from ui.views.showdown_view import Laying
from ui.views.table_view import TableView, table_view
from ui.widgets.drawing import Box
from ui.widgets.part import here

BESIDE = ("rules", "draw seats", "draw button")
"""The screens that are closed to where they were opened."""
TO_SET_UP = "A table to set up"


class DealerApp(App):
    """The assistant for the table of a *room*. A screen is made when it is wanted for the first time."""

    title = "Dealer assistant"

    def __init__(self, room: Room, fingers: Fingers | None = None, **settings: Any) -> None:
        super().__init__(**settings)
        self.room = room
        self.guard = TouchGuard(fingers or Fingers())
        self.screens = ScreenManager(transition=NoTransition())
        self._drawer: DeskDrawer | None = None
        self._listening: Controller | None = None
        self._opened_on = "table"
        self._wake = Clock.create_trigger(self._woken)

    @property
    def controller(self) -> Controller | None:
        """The table in use, once there is one."""
        return self.room.setup.controller

    @property
    def in_use(self) -> Controller:
        """The table in use, for what is only asked once there is one."""
        assert self.controller is not None, "no table has been begun"
        return self.controller

    # The window ---------------------------------------------------------------------------------------------------

    def build(self) -> TouchGuard:
        """All screens under one guard of touches; the table, if there is one, else its set-up."""
        self.guard.size = self.screens.size = EventLoop.window.size  # as it will be, or all would be laid out twice
        self.guard.add_widget(self.screens)
        self.guard.bind(size=self._place_drawer)
        self._listen()
        self.go("table" if self.controller is not None else "setup")
        return self.guard

    def on_stop(self) -> None:
        """The reader is stopped and the journal closed with the window."""
        self.room.close()

    def open_settings(self, *_: Any) -> bool:
        """Kivy's own settings are none of a dealer's."""
        return False

    def go(self, name: str) -> None:
        """Go to another screen."""
        self._have(name)
        if name in BESIDE:
            self._opened_on = self.screens.current
        self.screens.current = name
        self.refresh()

    def _have(self, name: str) -> Any:
        if not self.screens.has_screen(name):
            self.screens.add_widget(self._made(name))
        return self.screens.get_screen(name)

    def refresh(self) -> None:
        """Show the table as it is, on the screen that is there."""
        screen, controller = self.screens.current_screen, self.controller
        if isinstance(screen, TableScreen) and controller is not None:
            screen.view = _table_view(controller, self._reader())
        elif isinstance(screen, Sheet):
            screen.show_heading(self._heading())
            screen.refresh()
        self._show_drawer(screen if isinstance(screen, TableScreen) else None)
        step = controller.session.step if controller is not None else None
        self.guard.shows((self.screens.current, step, screen.showing if isinstance(screen, Sheet) else None))

    def _made(self, name: str) -> Screen:
        match name:
            case "table":
                table = TableScreen(name=name)
                table.bind(on_command=self._asked, on_undo=self._undo, on_open=self._opened, on_choose_seat=self._chose)
                table.bind(on_look_up=lambda _, clause: self._look_up(clause))
                return table
            case "setup":
                return SetupScreen(self.room.setup, self._begun, self.go, name=name)
            case "cards":
                return CardsScreen(self._cards_view, self._tapped_in, self._do_on_cards, name=name)
            case "log":
                return LogScreen(lambda: self.in_use.session.log, self.go, name=name)
            case "ruling":
                ruling = import_module("ui.screens.ruling")
                return ruling.RulingScreen(self._at, self._ruled, self._look_up, self.go, name=name)
            case "rules":
                return import_module("ui.screens.rules").RulesScreen(self._rules, self._close, name=name)
            case "draw seats" | "draw button":
                draw = import_module("ui.screens.draw").DrawScreen
                purpose = name.removeprefix("draw ")
                return draw(purpose, self._drawing, self._has_first_button, self._close, name=name)
            case _:
                raise ValueError(f"expected the name of a screen, found {name!r}")

    def _reader(self) -> ReaderState:
        said = self.controller.reader_said if self.controller is not None else None
        return reader_state(said, self.room.has_reader)

    def _heading(self) -> Heading:
        if self.controller is None:
            return Heading(TO_SET_UP, (self.room.name,), "", self._reader())
        return heading(self.controller.table, self._reader())

    def _show_drawer(self, table: TableScreen | None) -> None:
        """In desk mode a drawer lies over the table."""
        if self._drawer is None and self.room.desk is not None and table is not None:
            self._drawer = DeskDrawer(self.room.desk)
            self._place_drawer()
        if self._drawer is not None:
            here(self._drawer, self.guard, table is not None)
            if table is not None:
                due = self.in_use.coming.place is not None
                self._drawer.show(due=due, felt=table.view.doing.showdown is None)

    def _place_drawer(self, *_: Any) -> None:
        if self._drawer is not None:
            self._drawer.place(Box(0, 0, *self.guard.size), theme.unit(*self.guard.size))

    # The table in use ---------------------------------------------------------------------------------------------

    def _begun(self) -> None:
        self._listen()
        self.go("table")

    def _listen(self) -> None:
        """A table that has just been opened, or taken up again, begins to hear its reader."""
        if self.controller is not None and self._listening is None:
            self._listening = self.controller
            self.controller.start(self._wake)

    def _woken(self, *_: Any) -> None:
        if self._listening is not None:
            self._listening.drain()
            self._after_cards()

    def _after_cards(self) -> None:
        """When all cards have come there is no more to tap in: back to the table."""
        come = self.in_use.coming.place is None and self.in_use.told is None
        self.go("table" if come and self.screens.current == "cards" else self.screens.current)

    # What the dealer does -----------------------------------------------------------------------------------------

    def _asked(self, _: TableScreen, command: Command, step: int) -> None:
        if self.in_use.press(command, step) and isinstance(command, NextHand) and self.room.desk is not None:
            self.room.desk.sweep()
        self.refresh()

    def _opened(self, _: TableScreen, name: str) -> None:
        self.go(name)

    def _at(self) -> tuple[Table, int]:
        return self.in_use.table, self.in_use.session.step

    def _rules(self) -> Rules:
        """The rule book in force: that of the hand, or between hands that of the next one."""
        table = self.in_use.table
        return (table.notice if table.over else table.stakes).rules

    def _look_up(self, clause: Citation | None) -> None:
        """Open the rule book."""
        self._have("rules").look_up(clause)
        self.go("rules")

    def _close(self) -> None:
        self.go(self._opened_on)

    def _drawing(self) -> tuple[Mapping[Seat, Player], Deck, bool]:
        """Who may draw cards, from which deck, and whether the first jack decides."""
        draft = self.room.setup.draft
        return draft.seats, draft.stakes.deck, draft.stakes.rules.first_button == "first-jack"

    def _has_first_button(self, seat: Seat) -> None:
        """Cards have decided: at the table the first hand begins, in the set-up it is noted."""
        if self._opened_on == "table":
            self.in_use.press(NextHand(seat))
        else:
            self.room.setup.put_button(seat)
        self._close()

    def _ruled(self, command: Command, step: int) -> None:
        """What went wrong has been ruled on; a refusal is told at the table."""
        self.in_use.press(command, step)
        self.go("table")

    def _undo(self, _: TableScreen, step: int) -> None:
        self.in_use.undo(step)
        self.refresh()

    def _chose(self, _: TableScreen, seat: Seat) -> None:
        self.in_use.choose_seat(seat)
        self.refresh()

    def _cards_view(self) -> CardsView:
        return cards_view(self.in_use.table, self.in_use.coming, self.in_use.told)

    def _tapped_in(self, card: Card) -> None:
        """A card of the grid: it comes, or, if it is there already, it goes."""
        if card in self.in_use.coming.laid:
            self.in_use.take_away(card)
        else:
            self.in_use.enter(card)
        self._after_cards()

    def _do_on_cards(self, what: str) -> None:
        match what:
            case "table":
                self.go(what)
                return
            case "undo":
                self.in_use.undo()
            case "finish":
                self.in_use.finish()
            case "again":
                self.in_use.lay_again()
            case "void":
                self.in_use.press(VoidDeal())
            case _:
                raise ValueError(f"expected a button of the cards, found {what!r}")
        self._after_cards()


def _table_view(controller: Controller, reader: ReaderState) -> TableView:
    coming, session = controller.coming, controller.session
    by_hand = reader == NO_READER
    laying = None if coming.place is None else Laying(coming.place.seat, coming.laid, coming.again, by_hand)
    view = table_view(controller.table, session.step, session.last_line, reader, laying)
    return view.telling(controller.told)
