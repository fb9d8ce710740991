"""The program: the screens, and the one that is there shows the table as it is.

Only here does Kivy meet the controller. What is put on its queue wakes one trigger; after each touch, and after each
waking, the screen is brought up to date in the same frame.
"""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.uix.screenmanager import NoTransition, ScreenManager

from assistant.cards import Card
from assistant.commands import Command, NextHand, VoidDeal
from assistant.words import Seat
from ui import theme
from ui.controller import Controller
from ui.room import Room
from ui.screens.cards import CardsScreen
from ui.screens.desk import DeskDrawer
from ui.screens.log import LogScreen
from ui.screens.setup import SetupScreen
from ui.screens.table import TableScreen
from ui.touch import Fingers, TouchGuard
from ui.views.cards_view import cards_view
from ui.views.heading import Heading, ReaderState, heading
from ui.views.reader_state import reader_state
from ui.views.showdown_view import Laying
from ui.views.table_view import TableView, table_view
from ui.widgets.drawing import Box
from ui.widgets.part import here

TO_SET_UP = "A table to set up"


class DealerApp(App):
    """The assistant for the table of a *room*."""

    title = "Dealer assistant"

    def __init__(self, room: Room, fingers: Fingers | None = None, **settings: Any) -> None:
        super().__init__(**settings)
        self.room = room
        self.guard = TouchGuard(fingers or Fingers())
        self.screens = ScreenManager(transition=NoTransition())
        self.table = TableScreen(name="table")
        self.setup = SetupScreen(room.setup, self._begun, self.go, name="setup")
        self.cards = CardsScreen(self._enter, self._take_away, self._do_on_cards, name="cards")
        self.log = LogScreen(self.go, name="log")
        self.drawer = None if room.desk is None else DeskDrawer(room.desk)
        self._listening: Controller | None = None
        self._wake = Clock.create_trigger(self._woken)

    @property
    def controller(self) -> Controller | None:
        """The table in use, once there is one."""
        return self.room.setup.controller

    # The window ---------------------------------------------------------------------------------------------------

    def build(self) -> TouchGuard:
        """All screens under one guard of touches; the table, if there is one, else its set-up."""
        for screen in (self.setup, self.table, self.cards, self.log):
            self.screens.add_widget(screen)
        self.table.bind(
            on_command=self._asked,
            on_undo=self._undo,
            on_open=lambda _, name: self.go(name),
            on_choose_seat=self._chose,
        )
        self.guard.add_widget(self.screens)
        self.guard.bind(size=self._place_drawer)
        self._listen()
        self.go("table" if self.controller is not None else "setup")
        return self.guard

    def _place_drawer(self, *_: Any) -> None:
        if self.drawer is not None:
            self.drawer.place(Box(0, 0, *self.guard.size), theme.unit(*self.guard.size))

    def on_stop(self) -> None:
        """The reader is stopped and the journal closed with the window."""
        if self._listening is not None:
            self._listening.stop()

    def open_settings(self, *_: Any) -> bool:
        """Kivy's own settings are none of a dealer's."""
        return False

    def go(self, name: str) -> None:
        """Go to another screen."""
        self.screens.current = name
        if name == "log" and self.controller is not None:
            self.log.show(self.controller.session.log)
        self.refresh()

    def refresh(self) -> None:
        """Show the table as it is, on the screen that is there."""
        name, controller = self.screens.current, self.controller
        if controller is not None:
            self._show(name, controller)
        else:
            self.setup.show_heading(Heading(TO_SET_UP, (self.room.name,), "", ReaderState("none", "")))
        if name == "setup":
            self.setup.refresh()
        if self.drawer is not None:
            self._show_drawer(self.drawer, name == "table")
        step = controller.session.step if controller is not None else None
        self.guard.shows((name, step, self.screens.current_screen.showing if name == "setup" else None))

    def _show(self, name: str, controller: Controller) -> None:
        reader = reader_state(controller.reader_said, self.room.has_reader)
        if name == "table":
            self.table.view = _table_view(controller, reader)
            return
        screen = {"setup": self.setup, "cards": self.cards, "log": self.log}[name]
        screen.show_heading(heading(controller.table, reader))
        if name == "cards":
            self.cards.show(cards_view(controller.table, controller.coming, controller.told))

    def _show_drawer(self, drawer: DeskDrawer, there: bool) -> None:
        here(drawer, self.guard, there)
        if there and self.controller is not None:
            due = self.controller.coming.place is not None
            drawer.show(due=due, felt=self.table.view.doing.showdown is None)

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
        controller = self.controller
        done = controller is not None and controller.coming.place is None and controller.told is None
        self.go("table" if done and self.screens.current == "cards" else self.screens.current)

    # What the dealer does -----------------------------------------------------------------------------------------

    def _asked(self, _: TableScreen, command: Command, step: int) -> None:
        assert self.controller is not None
        if self.controller.press(command, step) and isinstance(command, NextHand) and self.room.desk is not None:
            self.room.desk.sweep()
        self.refresh()

    def _opened(self, _: TableScreen, name: str) -> None:
        self.go(name)

    def _undo(self, _: TableScreen, step: int) -> None:
        assert self.controller is not None
        self.controller.undo(step)
        self.refresh()

    def _chose(self, _: TableScreen, seat: Seat) -> None:
        assert self.controller is not None
        self.controller.choose_seat(seat)
        self.refresh()

    def _enter(self, card: Card) -> None:
        assert self.controller is not None
        self.controller.enter(card)
        self._after_cards()

    def _take_away(self, card: Card) -> None:
        assert self.controller is not None
        self.controller.take_away(card)
        self.refresh()

    def _do_on_cards(self, what: str) -> None:
        assert self.controller is not None
        match what:
            case "table":
                self.go(what)
            case "undo":
                self.controller.undo()
                self.refresh()
            case "finish":
                self.controller.finish()
                self._after_cards()
            case "again":
                self.controller.lay_again()
                self._after_cards()
            case "void":
                self.controller.press(VoidDeal())
                self.go("table")
            case _:
                raise ValueError(f"expected a button of the cards, found {what!r}")


def _table_view(controller: Controller, reader: ReaderState) -> TableView:
    coming, session = controller.coming, controller.session
    laying = None if coming.place is None else Laying(coming.place.seat, coming.laid, coming.again)
    view = table_view(controller.table, session.step, session.last_line, reader, laying)
    return view.telling(controller.told)
