"""The actions of a hand history as commands, one after the other, at a table of this project."""

from assistant import limits
from assistant.cards import Card
from assistant.commands import (
    AllIn,
    Bet,
    BringIn,
    Call,
    Check,
    Command,
    Complete,
    DealBoard,
    DealUp,
    Discard,
    Fold,
    Muck,
    Raise,
    Show,
)
from assistant.dealing import board_due, to_draw, up_cards_due
from assistant.decide import Refused
from assistant.errors import HistoryError
from assistant.events import UpCardDealt
from assistant.follow import Acted, act
from assistant.phh.begin import begin
from assistant.phh.cards import Known, read_cards
from assistant.phh.history import History, read_amount, words_of
from assistant.phh.holdings import Holdings
from assistant.phh.upcards import named, stand_in
from assistant.showdown import at_showdown, hand_size, waiting
from assistant.table import Player, Table
from assistant.words import Chips, Seat

FORMS = "d db CARDS, d dh PLAYER CARDS, or a player's f, cc, cbr AMOUNT, pb, sd [CARDS] or sm [CARDS]"
"""What an action may say (PHH, Actions)."""


class Playing:
    """A hand that is being played from a history: the *table* as it is now, and all *events* so far.

    *stand_ins*: the cards that lie for up cards which the history does not name.
    """

    def __init__(self, history: History, table: Table) -> None:
        begun = begin(history, table)
        self.table = begun.table
        self.events = list(begun.events)
        self.stand_ins: set[Card] = set()
        self._history = history
        self._seats = {f"p{number}": seat for number, seat in enumerate(history.seats, 1)}
        self._holdings = Holdings(table.notice.game)
        self._street: tuple[Card, ...] = ()
        self._unnamed: list[Seat] = []
        self._shown: dict[Seat, tuple[Known, ...] | None] = {}

    def play(self, action: str) -> None:
        """Carry out one action. Raises HistoryError for one that cannot be read or may not be done."""
        words = words_of(action)
        if not words:
            return
        verbs = _DEALERS_VERBS if words[0] == "d" else _PLAYERS_VERBS
        do = verbs.get((words[1], len(words))) if len(words) > 1 else None
        if do is None:
            raise HistoryError(f"expected {FORMS}")
        do(self, words)
        if self._shown:
            self._lay_down()

    def finish(self) -> None:
        """Lay down what was shown before the cards were out, and the hands that a history names without showing them.

        Raises HistoryError where a hand was shown and the cards never came.
        """
        self._lay_down(ready=False)
        left = waiting(self.table)
        if all(map(self._holdings.whole, left)):
            for seat in left:
                self._do(Show(seat, self._holdings.laid_down(seat, ())))

    def _seat(self, player: str) -> Seat:
        if player not in self._seats:
            raise HistoryError(f"expected d or a player, p1 to p{len(self._seats)}, found {player!r}")
        return self._seats[player]

    def _do(self, command: Command) -> None:
        answer = act(self.table, command)
        if isinstance(answer, Refused):
            waits = f"; the table waits for {awaited(self.table)}" if self.table.to_act is None else ""
            raise HistoryError(f"refused, since {answer.because} ({answer.under}){waits}")
        self._happened(answer)

    def _happened(self, acted: Acted) -> None:
        self.table = acted.table
        self.events.extend(acted.events)

    # What the dealer does

    def turn_up(self, words: list[str]) -> None:
        """Community cards, which may come one by one."""
        cards = read_cards(words[2])
        known = tuple([card for card in cards if card is not None])
        if len(known) < len(cards):
            raise HistoryError("expected community cards that are known, found ??")
        self._holdings.once(known, "the board")
        self._street += known
        if len(self._street) >= board_due(self.table):
            self._do(DealBoard(self._street))
            self._street = ()

    def deal(self, words: list[str]) -> None:
        """A player's own cards; those that lie face up are the table's business."""
        seat = self._seat(words[2])
        for card in self._holdings.dealt(seat, read_cards(words[3])):
            if card is None:
                self._unnamed.append(seat)
            else:
                self._do(DealUp(seat, card))

    def _deal_unnamed(self, opener: Seat) -> None:
        acted = stand_in(self.table, self._unnamed, opener, named(self._history.actions))
        self.stand_ins.update(event.card for event in acted.events if isinstance(event, UpCardDealt))
        self._unnamed.clear()
        self._happened(acted)

    # What a player does

    def _player(self, word: str) -> Player:
        """Who acts. Up cards that the history does not name are dealt now that it is known who opens."""
        seat = self._seat(word)
        if self._unnamed:
            self._deal_unnamed(opener=seat)
        return self.table.players[seat]

    def fold(self, words: list[str]) -> None:
        """`f`."""
        self._do(Fold(self._player(words[0]).seat))

    def check_or_call(self, words: list[str]) -> None:
        """`cc`: a call where something is owed."""
        player = self._player(words[0])
        self._do(Call(player.seat) if self.table.to_match > player.bet else Check(player.seat))

    def complete_bet_or_raise(self, words: list[str]) -> None:
        """`cbr` and the amount that it is to."""
        player = self._player(words[0])
        self._do(wager(self.table, player, self._history.chips(read_amount(words[2]))))

    def bring_in(self, words: list[str]) -> None:
        """`pb`."""
        self._do(BringIn(self._player(words[0]).seat))

    def discard(self, words: list[str]) -> None:
        """`sd` and the cards that are changed, none where the player stands pat."""
        seat = self._player(words[0]).seat
        cards = read_cards("".join(words[2:]))
        self._holdings.thrown(seat, cards)
        self._do(Discard(seat, len(cards)))

    def show_or_muck(self, words: list[str]) -> None:
        """`sm` and the cards that are shown, none where they are mucked, `-` for those that were dealt.

        A winner whom nobody called may show too, which changes nothing.
        """
        seat = self._seat(words[0])
        if self.table.over and self.table.players[seat].in_hand:
            return
        if not at_showdown(self.table) and self.table.to_act is not None:
            self._do(Muck(seat))
        self._shown[seat] = read_cards(words[2].replace("-", "")) if words[2:] else None

    def _lay_down(self, ready: bool = True) -> None:
        """Lay down the hands that were shown: the *ready* ones, whose cards are all dealt, or all that are left.

        When all are all-in, a history shows the hands before it deals the cards to come.
        """
        for seat in [seat for seat in self._shown if not ready or self._is_ready(seat)]:
            cards = self._shown.pop(seat)
            self._do(Muck(seat) if cards is None else Show(seat, self._holdings.laid_down(seat, cards)))

    def _is_ready(self, seat: Seat) -> bool:
        if not at_showdown(self.table):
            return False
        return self._holdings.count(seat) in (0, hand_size(self.table, self.table.players[seat]))


_DEALERS_VERBS = {("db", 3): Playing.turn_up, ("dh", 4): Playing.deal}
_PLAYERS_VERBS = {
    ("f", 2): Playing.fold,
    ("cc", 2): Playing.check_or_call,
    ("cbr", 3): Playing.complete_bet_or_raise,
    ("pb", 2): Playing.bring_in,
    ("sd", 2): Playing.discard,
    ("sd", 3): Playing.discard,
    ("sm", 2): Playing.show_or_muck,
    ("sm", 3): Playing.show_or_muck,
}
"""What an action's second word asks for, by how many words the action has."""


def awaited(table: Table) -> str:
    """What a table waits for where nobody is to act."""
    if table.over:
        return "the next hand"
    if board_due(table):
        return f"{board_due(table)} community card{'s' * (board_due(table) > 1)}"
    if up_cards_due(table):
        return f"the up card of seat {up_cards_due(table)[0]}"
    drawing = to_draw(table)
    return f"the draw of seat {drawing}" if drawing is not None else f"seat {waiting(table)[0]} to show or muck"


def wager(table: Table, player: Player, to: Chips) -> Command:
    """A history's `cbr`: a bet, a raise *to*, a completion or an all-in."""
    seat = player.seat
    if to == player.bet + player.chips:
        return AllIn(seat)
    if table.stakes.bring_in and to == limits.completion(table):
        return Complete(seat)
    return Raise(seat, _whole_raise(table, player, to)) if table.to_match else Bet(seat, to)


def _whole_raise(table: Table, player: Player, to: Chips) -> Chips:
    """A history may write of a raise only what the others can call: it was a whole one, and the rest was returned."""
    least = limits.least(table)
    if to >= least:
        return to
    reach = max(other.bet + other.chips for other in table.in_hand if other.seat != player.seat)
    return min(least, Chips(player.bet + player.chips)) if to == reach else to
