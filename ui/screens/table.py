"""The dealer's table: the felt or the showdown on the left, what is to be done on the right, undo below."""

from typing import Any

from kivy.base import EventLoop
from kivy.properties import ObjectProperty
from kivy.uix.screenmanager import Screen

from assistant.commands import Command
from assistant.rules import Citation
from assistant.words import Seat
from ui import theme
from ui.views.choices import Choice
from ui.views.showdown_view import ShowdownView
from ui.views.table_view import TableView
from ui.widgets.bar import Bar
from ui.widgets.drawing import Box
from ui.widgets.felt import Felt
from ui.widgets.head import Head
from ui.widgets.panel import Panel
from ui.widgets.part import here
from ui.widgets.showdown import Showdown


class TableScreen(Screen):
    """Shows the `view` that it is given, and tells what the dealer chose, with the step that he saw.

    Events: `on_command(command, step)`, `on_undo(step)`, `on_open(screen)` with the name of another screen,
    `on_choose_seat(seat)`, and `on_look_up(clause)` with a clause to read on at in the rule book.
    """

    __events__ = ("on_command", "on_undo", "on_open", "on_choose_seat", "on_look_up")

    view = ObjectProperty(None, allownone=True)

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        EventLoop.window.clearcolor = theme.GROUND  # in place of a rectangle, which would be drawn over all of it
        self.head = Head()
        self.felt = Felt(self._seat_tapped)
        self.panel = Panel(self._chosen, lambda clause: self.dispatch("on_look_up", clause))
        self.bar = Bar(self.panel.choose, self._undo)
        self._showdown: Showdown | None = None
        for part in (self.head, self.felt, self.bar, self.panel):
            self.add_widget(part)
        self.bind(size=self._lay_out)

    def on_view(self, _: Any, view: TableView) -> None:
        """Show the table as it is now."""
        self.head.show(view.heading)
        self.felt.show(view.seats, view.middle)
        self._show_hands(view.doing.showdown)
        self.panel.show(view)
        self.bar.show(view)

    def on_enter(self, *_: Any) -> None:
        """Run the clock while the screen is there."""
        self.head.start_clock()

    def on_leave(self, *_: Any) -> None:
        """Stop it."""
        self.head.stop_clock()

    def on_command(self, command: Command, step: int) -> None:
        """A button that asks for something was pressed."""

    def on_undo(self, step: int) -> None:
        """The last line is to be taken back."""

    def on_open(self, screen: str) -> None:
        """Another screen is wanted."""

    def on_choose_seat(self, seat: Seat) -> None:
        """A seat was tapped: its cards come next."""

    def on_look_up(self, clause: Citation) -> None:
        """The rule book is wanted, open at *clause*."""

    def _chosen(self, choice: Choice) -> None:
        if choice.command is not None:
            self.dispatch("on_command", choice.command, self.view.step)
        elif choice.opens is not None:
            self.dispatch("on_open", choice.opens)

    def _undo(self, choice: Choice) -> None:
        if choice.offered:
            self.dispatch("on_undo", self.view.step)

    def _seat_tapped(self, seat: Seat) -> None:
        command = dict(self.view.doing.buttons).get(seat) if self.view is not None else None
        if command is not None:
            self.dispatch("on_command", command, self.view.step)
        else:
            self.dispatch("on_choose_seat", seat)

    def _show_hands(self, showdown: ShowdownView | None) -> None:
        """The hands that are laid down in place of the felt."""
        if showdown is not None and self._showdown is None:
            self._showdown = Showdown(self._seat_tapped, self.panel.open_clauses)
            self._lay_out()
        here(self.felt, self, showdown is None)
        if self._showdown is not None:
            here(self._showdown, self, showdown is not None)
            if showdown is not None:
                self._showdown.show(showdown)

    def _lay_out(self, *_: Any) -> None:
        unit = theme.unit(*self.size)
        edge, finger = theme.EDGE * unit, theme.FINGER * unit
        panel = self.width - theme.PANEL * unit
        head = self.height - theme.HEADER * unit
        self.head.place(Box(0, head, self.width, self.height - head), unit)
        table = Box(0, edge + finger + edge, panel, head - finger - 2 * edge)
        self.felt.place(table, unit)
        if self._showdown is not None:
            self._showdown.place(Box(edge, table.y, panel - 2 * edge, table.height - edge), unit)
        self.panel.place(Box(panel, edge, self.width - edge - panel, head - 2 * edge), unit)
        self.bar.place(Box(edge, edge, panel - 2 * edge, finger), unit)
