"""The set-up: terms and seats as tiles, and what is entered for the one that was tapped."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from assistant.words import SEATS, Chips, Seat
from ui import theme
from ui.figures import figures
from ui.screens.sheet import Sheet
from ui.setup import Setup
from ui.views.choices import Choice, money
from ui.views.setup_view import TIME, SeatTile, Tile, move_taps, seat_taps
from ui.views.taps import Tap
from ui.widgets.drawing import Box
from ui.widgets.entry import AmountEntry, OptionEntry
from ui.widgets.layout import beside
from ui.widgets.part import Part, here
from ui.widgets.press import ACTS, PLAIN, Look
from ui.widgets.seat_entry import SeatEntry
from ui.widgets.tiles import HELD, OPEN, Tiles

TERMS_AT_MOST = 14
CANCEL = Tap("Cancel", value="close")

Made = TypeVar("Made", bound=Part)


class SetupScreen(Sheet):
    """Shows the `setup` that it was given. *begun* is called when there is something new to play; *go* is told which
    screen is wanted.
    """

    def __init__(self, setup: Setup, begun: Callable[[], None], go: Callable[[str], None], **settings: Any) -> None:
        super().__init__(**settings)
        self.setup, self._begun, self._go = setup, begun, go
        self._terms, self._seats = Tiles(self._tile_tapped, TERMS_AT_MOST), Tiles(self._seat_tapped, len(SEATS))
        self._entries: list[Part] = []
        self._tile: Tile | None = None
        self._seat: Seat | None = None
        self._moving = False
        self._room = Box(0, 0, 0, 0)

    @property
    def showing(self) -> tuple[object, ...]:
        """What a finger sees here, apart from what it types."""
        return (self._tile.term if self._tile is not None else None, self._seat, self._moving)

    def on_pre_enter(self, *_: Any) -> None:
        """Begin with the table as it is."""
        self.setup.opened()
        self._close()

    def refresh(self) -> None:
        """Show what has been chosen, unless something is being entered."""
        if self.showing == (None, None, False):
            self._show_tiles()

    def pressed(self, value: Any) -> None:
        """A button of the bar."""
        match value:
            case "table" | "log" | "draw seats" | "draw button":
                self._go(value)
            case "time":
                self._enter(TIME, "from each")
            case "move":
                self._choose_place()
            case "play":
                if self.setup.play():
                    self._begun()
                else:
                    self._close()
            case "amounts":
                self._take_amounts()
            case "close":
                self._close()
            case _:
                self._do_at_seat(value)

    def lay_out(self, room: Box) -> None:
        """Terms on the left, seats on the right; what is entered takes the place of both."""
        self._room = room
        terms, seats = beside(room, (1, 1), 2 * theme.GAP * self.unit)
        self._terms.place(terms, self.unit)
        self._seats.place(seats, self.unit)
        for entry in self._entries:
            entry.place(room, self.unit)

    @cached_property
    def _options(self) -> OptionEntry:
        return self._entry(OptionEntry(self._option_chosen))

    @cached_property
    def _amount(self) -> AmountEntry:
        return self._entry(AmountEntry(many=False))

    @cached_property
    def _amounts(self) -> AmountEntry:
        return self._entry(AmountEntry(many=True))

    @cached_property
    def _who(self) -> SeatEntry:
        return self._entry(SeatEntry())

    def _entry(self, made: Made) -> Made:
        """One that is wanted for the first time: most starts of the program want none."""
        self._entries.append(made)
        made.place(self._room, self.unit)
        return made

    def _bring(self, *wanted: Part) -> None:
        """Only *wanted* is in the room."""
        for part in (self._terms, self._seats, *self._entries):
            here(part, self, part in wanted)

    # The tiles ------------------------------------------------------------------------------------------------------

    def _close(self) -> None:
        self._tile = self._seat = None
        self._moving = False
        self._show_tiles()

    def _show_tiles(self) -> None:
        view = self.setup.view
        self._bring(self._terms, self._seats)
        self._terms.show([Tap(tile.value, tile.label, value=tile, greyed=not view.open) for tile in view.tiles])
        self._seats.show([_seat_tap(seat, view.open) for seat in view.seats], [_look(seat) for seat in view.seats])
        left = (Tap("Back", value="table"), Tap("Log", value="log")) if view.back else ()
        self.show_bar(left, (*view.extra, _valued(view.main, "play")), ACTS)
        self.say(view.says, wrong=view.wrong)

    def _tile_tapped(self, choice: Choice) -> None:
        if not isinstance(choice, Tap) or not choice.offered:
            return
        tile: Tile = choice.value
        self._tile = tile
        self.say("")
        if tile.entry in ("choice", "ranks"):
            self._bring(self._options)
            self._options.show(tile, self._values(tile))
            self.show_bar((), (Tap("Done", value="close"),))
            return
        self._enter(tile, tile.label.lower())

    def _enter(self, tile: Tile, below: str) -> None:
        """Bring the keys for an amount, or for several."""
        self._tile = tile
        self.say("")
        entry = self._amounts if tile.entry == "amounts" else self._amount
        self._bring(entry)
        entry.show(tile, figures(self._values(tile), tile.entry == "amounts"))
        self.show_bar((CANCEL,), (Tap("Set", below, value="amounts"),), ACTS)

    def _values(self, tile: Tile) -> tuple[Any, ...]:
        """What the term has now, one or many."""
        value = self.setup.draft.terms.get(tile.term)
        if isinstance(value, list):
            return tuple(value)
        return (value,) if value is not None or tile.entry == "choice" else ()

    def _option_chosen(self, value: Any) -> None:
        assert self._tile is not None
        if self._tile.entry == "choice":
            self.setup.choose(self._tile.term, value)
            self._close()
            return
        lit = self._values(self._tile)
        self.setup.choose(self._tile.term, [one for one in lit if one != value] if value in lit else [*lit, value])
        self._options.show(self._tile, self._values(self._tile))

    def _take_amounts(self) -> None:
        assert self._tile is not None
        if self._tile is TIME:
            self._collect_time(Chips(self._amount.figures.amount))
            return
        many = self._tile.entry == "amounts"
        value = list(self._amounts.figures.amounts) if many else self._amount.figures.amount
        self.setup.choose(self._tile.term, value)
        self._close()

    def _collect_time(self, chips: Chips) -> None:
        taken = self.setup.collect_time(chips)
        self._close()
        if taken:
            self.say(f"{money(taken)} taken for the time.")

    # The seats ------------------------------------------------------------------------------------------------------

    def _seat_tapped(self, choice: Choice) -> None:
        if not isinstance(choice, Tap) or not choice.offered:
            return
        seat: SeatTile = choice.value
        if self._moving and self._seat is not None:
            self.setup.move(self._seat, seat.seat)
            self._close()
            return
        self._seat = seat.seat
        self.say("")
        self._bring(self._who)
        live = self.setup.table is not None and bool(seat.chips)
        player = self.setup.draft.seats.get(seat.seat)
        title = f"Seat {seat.seat} · {seat.name} · {seat.chips}" if live else f"Seat {seat.seat}"
        note = "How many chips are added?" if live else "Who sits there, and with how many chips?"
        self._who.show(title, note, None if live else seat.name, 0 if live or player is None else player.chips)
        self.show_bar((CANCEL, *move_taps(seat)), seat_taps(seat, self.setup.table), ACTS)

    def _choose_place(self) -> None:
        """Only the open seats can be tapped; where two want one, cards decide."""
        self._moving = True
        self._bring(self._seats)
        seats = self.setup.view.seats
        self._seats.show(
            [_seat_tap(seat, is_open=not seat.chips) for seat in seats], [_place_look(seat) for seat in seats]
        )
        wrong = self.setup.draft.problem_of_terms() is not None  # then nobody knows which deck there is
        told = "the terms first" if wrong else "who chooses first"
        self.show_bar((CANCEL,), (Tap("Draw cards", told, value="draw seats", greyed=wrong),))
        self.say(f"Seat {self._seat} moves: tap an open seat.")

    def _do_at_seat(self, what: str) -> None:
        assert self._seat is not None
        seat, chips, name = self._seat, Chips(self._who.chips), self._who.name.strip()
        done: dict[str, Callable[[], None]] = {
            "sit": lambda: self.setup.sit(seat, chips, name),
            "add": lambda: self.setup.add(seat, chips),
            "leave": lambda: self.setup.leave(seat),
            "turn away": lambda: self.setup.turn_away(seat),
            "button": lambda: self.setup.put_button(seat),
        }
        done[what]()
        self._close()


def _valued(tap: Tap, value: str) -> Tap:
    return Tap(tap.text, tap.below, value=value, greyed=tap.greyed)


def _seat_tap(seat: SeatTile, is_open: bool) -> Tap:
    """Who sits there above, with how much below."""
    if not seat.chips:
        return Tap(f"{seat.seat}", "open", value=seat, greyed=not is_open)
    told = [seat.chips, *["button"] * seat.button, *["sits out"] * seat.away]
    return Tap(
        f"{seat.seat} · {seat.name}" if seat.name else f"{seat.seat}", " · ".join(told), value=seat, greyed=not is_open
    )


def _look(seat: SeatTile) -> Look:
    return HELD if seat.button else PLAIN if seat.chips else OPEN


def _place_look(seat: SeatTile) -> Look:
    """Where one moves to, it is the open seats that stand out."""
    return PLAIN if seat.chips else HELD
