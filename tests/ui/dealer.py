"""A dealer at the table screen, for tests."""

from typing import Any

from kivy.uix.screenmanager import NoTransition, ScreenManager

from assistant.commands import Command
from assistant.session import Session
from tests.ui.stage import Stage
from ui.screens.table import TableScreen
from ui.views.choices import Told
from ui.views.showdown_view import Laying
from ui.views.table_view import TableView, table_view
from ui.widgets.press import Press


class Dealer:
    """A dealer at the screen: what he sees, what he touches, and what was asked of the table by that."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.screen = TableScreen(name="table")
        self.asked: list[tuple[Any, ...]] = []
        for event in ("on_command", "on_undo", "on_open", "on_choose_seat", "on_look_up"):
            self.screen.bind(**{event: self._note(event)})
        manager = ScreenManager(transition=NoTransition())
        manager.add_widget(self.screen)
        stage.mount(manager)

    def _note(self, event: str) -> Any:
        return lambda _, *told: self.asked.append((event, *told))

    def sees(self, session: Session, laying: Laying | None = None, told: Told | None = None) -> TableView:
        view = table_view(session.table, session.step, session.last_line, laying=laying).telling(told)
        self.screen.view = view
        self.stage.settle()
        return view

    def tap(self, text: str, below: str | None = None) -> None:
        self.stage.tap(self.button(text, below))

    def button(self, text: str, below: str | None = None) -> Press:
        found = self.stage.find(text, lambda one: isinstance(one, Press) and below in (None, one.below))
        assert isinstance(found, Press)
        return found

    def tap_key(self, text: str) -> None:
        """A key of the amount, and not what lies under the keys."""
        keys = self.screen.panel.amounts.keypad
        assert keys is not None
        self.stage.tap(next(one for one in keys.children if isinstance(one, Press) and one.text == text))

    @property
    def commands(self) -> list[Command]:
        return [told[1] for told in self.asked if told[0] == "on_command"]
