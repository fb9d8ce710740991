"""The button, the blinds, the over-blind and the antes: who pays what before the cards, and where the button goes."""

from collections.abc import Iterator, Mapping, Sequence

from assistant.betting import No, no
from assistant.events import AntePosted, BlindPosted, Event, HandBegan, OverBlindPosted
from assistant.seating import clockwise, in_turn, next_of
from assistant.stakes import Stakes
from assistant.table import Player, Table
from assistant.words import Chips, Seat


def may_play(player: Player) -> bool:
    """Has chips and is not away."""
    return player.chips > 0 and not player.away


def playing(table: Table) -> tuple[Seat, ...]:
    """The seats that can be dealt in, whatever they owe."""
    return tuple([seat for seat, player in table.players.items() if may_play(player)])


# The button ---------------------------------------------------------------------------------------------------------


def first_button(table: Table) -> Seat | None:
    """Who has the button in the first hand, where the book knows: the player on the dealer's right (nz-casino-1999
    11.1(b)), the last seat before the dealer, who sits between the last seat and seat 1. None where cards decide it.
    """
    seats = playing(table)
    return max(seats) if seats and table.coming.rules.first_button == "right-of-dealer" else None


def next_spots(table: Table) -> tuple[Seat, tuple[Seat, ...]]:
    """Where the button and the blinds go for the next hand (11.1(b); 1.1 Dead button; tda-2024 32, 34-B).

    Dead button: all follow the last blind, which goes on to the next player. Moving button: the button goes on to the
    next player. Between two whose button posts first nobody has the last blind twice running, however the button moves.
    """
    seats = playing(table)
    assert table.button is not None
    blinds = len(table.coming.blinds)
    as_before = blinds > 0 and len(table.spots) == blinds
    if as_before and len(seats) == 2 and button_posts_first(table):
        last = next_of(seats, table.spots[-1])
        button = next(seat for seat in seats if spots_from(table, seat, seats)[-1] == last)
        return button, spots_from(table, button, seats)
    if table.coming.rules.button_moves == "moving-button" or not as_before:
        button = next_of(seats, table.button)
        return button, spots_from(table, button, seats)
    return _behind_the_last(table.spots, next_of(seats, table.spots[-1]), seats)


def _behind_the_last(old: tuple[Seat, ...], last: Seat, seats: Sequence[Seat]) -> tuple[Seat, tuple[Seat, ...]]:
    """The button and the blinds behind the last blind: each other blind at the seat that paid the one after it, the
    button at the seat that paid the first, empty or not (roberts Button and Blind Use).

    The last blind may have come round to one of those seats or beyond it, where players between the blinds have left or
    sat down. The blinds then fall on the players behind it, and the button on the one behind the first blind.
    """
    spots = (*old[1:], last)
    if not in_turn(spots):
        spots = clockwise(seats, last)[-len(spots) :]
    button = old[0]
    if not in_turn((button, *spots)):
        button = clockwise([seat for seat in seats if seat != spots[0]], spots[0])[-1]
    return button, spots


def button_posts_first(table: Table) -> bool:
    """Whether the button has the first blind between two (`heads_up_blinds`; tda-2024 34-B)."""
    return table.coming.rules.heads_up_blinds == "button-posts-first"


def spots_from(table: Table, button: Seat, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Where the blinds fall when the button is at *button*: from its left, one a player (11.1(c)(i), (ii)).

    Between two players the button posts the first blind where the book says so.
    """
    around = clockwise(seats, button)
    if len(seats) == 2 and button_posts_first(table):
        around = (around[-1], *around[:-1])
    return around[: len(table.coming.blinds)]


# A hand begins ------------------------------------------------------------------------------------------------------


def may_begin(table: Table) -> No | None:
    """Why no hand can begin, if so."""
    seats = playing(table)
    need = max(2, len(table.coming.blinds))
    if len(seats) < need:
        return no(table, f"a hand needs {need} players with chips, found {len(seats)}", "blinds.may_begin")
    cards = table.coming.game.fewest_cards(len(seats))
    if cards > len(table.coming.deck):
        because = f"{len(seats)} players need {cards} cards, and the deck has {len(table.coming.deck)}"
        return no(table, because, "blinds.may_begin")
    return None


def begin(table: Table, button: Seat | None) -> HandBegan | No:
    """The first hand of a table, with the button at a player's seat, or where the book puts it.

    A table that was set up by hand owes nobody a blind.
    """
    place = button if button is not None else first_button(table)
    if place is None:
        return no(table, "the first button is decided by cards: say which seat has it", "first_button")
    if place not in table.players:
        return no(table, f"the button must be at a player's seat, found empty seat {place}", "first_button")
    return may_begin(table) or _began(table, place, spots_from(table, place, playing(table)), passed={})


def begin_next(table: Table) -> HandBegan | No:
    """The hand after this one, with the button moved."""
    refused = may_begin(table)
    if refused is not None:
        return refused
    button, spots = next_spots(table)
    return _began(table, button, spots, passed=_passed(table, spots))


def begin_again(table: Table) -> HandBegan:
    """The same hand once more after a misdeal: same button, same blinds; but the deal may have passed on, and its new
    dealer may have chosen another game (home-game V Misdeals).
    """
    assert table.button is not None
    if table.redeal == "passed":
        button, spots = next_spots(table)
        return _began(table, button, spots, passed={})
    if table.redeal == "new-game":
        return _began(table, table.button, spots_from(table, table.button, playing(table)), passed={})
    return HandBegan(table.hand, table.game.name, table.button, table.spots, table.order, kill=table.killer)


def _began(table: Table, button: Seat, spots: tuple[Seat, ...], passed: Mapping[Seat, tuple[int, ...]]) -> HandBegan:
    hand = table.hand if table.redeal else table.hand + 1
    dealt = dealing_order(_dealt_in(table, spots), button)
    return HandBegan(hand, table.coming.game.name, button, spots, dealt, tuple(passed.items()), kill(table))


def dealing_order(seats: Sequence[Seat], button: Seat) -> tuple[Seat, ...]:
    """The seats in the order in which they get cards: from the button's left, the button last (11.1(b), (d))."""
    return clockwise(seats, button)


def kill(table: Table) -> Seat | None:
    """Who kills the next pot: whoever has won two whole pots running, where the game is played with a kill (roberts
    Kill).
    """
    if table.notice.kill is None or table.leg is None or table.leg[1] < 2 or table.leg[0] not in playing(table):
        return None
    return table.leg[0]


def _dealt_in(table: Table, spots: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats that get cards: where the book has those wait who missed a blind, only when the last one reaches them
    (`missed_blinds`). Nobody waits where fewer than two would be left to play.
    """
    seats = playing(table)
    if not spots or table.coming.rules.missed_blinds != "wait-for-last-blind":
        return seats
    dealt = tuple(seat for seat in seats if not table.players[seat].owes or seat == spots[-1])
    return dealt if len(dealt) > 1 else seats


def _passed(table: Table, spots: tuple[Seat, ...]) -> dict[Seat, tuple[int, ...]]:
    """Which blinds pass whom who is away: the last one passes the seats between its old and its new place, and each
    other one falls on a seat that is away.
    """
    missed: dict[Seat, set[int]] = {}
    if not spots or not table.spots:
        return {}
    for seat in _between(table, table.spots[-1], spots[-1]):
        missed[seat] = set(range(len(spots)))
    for number, spot in enumerate(spots):
        if spot in table.players and not may_play(table.players[spot]):
            missed.setdefault(spot, set()).add(number)
    return {seat: tuple(sorted(numbers)) for seat, numbers in missed.items()}


def _between(table: Table, old: Seat, new: Seat) -> Iterator[Seat]:
    for seat in clockwise(table.players, old):
        if seat == new:
            return
        if not may_play(table.players[seat]):
            yield seat


# What is paid -------------------------------------------------------------------------------------------------------


def post(table: Table) -> Iterator[Event]:
    """Blinds and antes of a hand that has just begun: all that is compulsory (11.1(c); home-game II Antes).

    The antes go first, as they do on the felt, but the blind of the seat that antes for the table goes before its ante.
    A player with less posts what he has (10.1).
    """
    antes = everybodys_ante(table.stakes)
    yield from _antes(table, antes)
    owing = _owing(table)
    for number, (spot, blind) in enumerate(zip(table.spots, table.stakes.blinds, strict=True)):
        if spot in table.order and spot not in owing:
            has = table.players[spot].chips - antes
            yield from _blind(spot, Chips(max(has, 0)), blind, last=number == len(table.spots) - 1)
    yield from _missed(table, owing)
    yield from _kill_blind(table, antes)
    if table.stakes.ante_by == "last-blind":
        yield from _ante_for_the_table(table)


def _blind(seat: Seat, has: Chips, blind: Chips, last: bool) -> Iterator[Event]:
    """The last blind is what there is to call even where its player has nothing left for it after the ante."""
    if has or last:
        yield BlindPosted(seat, min(has, blind), blind, last=last)


def everybodys_ante(stakes: Stakes) -> Chips:
    """What each player antes: what the notice says. At home nobody does in stud, nor where blinds are posted instead
    (home-game II Antes).
    """
    spared = (stakes.game.stud or stakes.blinds) and stakes.rules.decides("blinds.everybodys_ante")
    return Chips(0) if spared or stakes.ante_by != "everyone" else stakes.ante


def _antes(table: Table, ante: Chips) -> Iterator[Event]:
    if ante:
        for seat in table.order:
            yield AntePosted(seat, min(ante, table.players[seat].chips))


def _ante_for_the_table(table: Table) -> Iterator[Event]:
    """One seat antes for the table: its blind is posted first, and the ante makes no level of its own in the pots."""
    seat = table.spots[-1]
    left = max(table.players[seat].chips - table.stakes.blinds[-1], 0)
    if table.stakes.ante and left:
        yield AntePosted(seat, Chips(min(table.stakes.ante, left)), dead=True)


def _missed(table: Table, owing: Mapping[Seat, Sequence[int]]) -> Iterator[Event]:
    """A player who comes back posts what he missed: the last blind live, the others dead (`missed_blinds`)."""
    blinds = table.stakes.blinds
    for seat, numbers in owing.items():
        left = table.players[seat].chips - everybodys_ante(table.stakes)
        live = len(blinds) - 1 in numbers
        for number in reversed(numbers):
            chips = Chips(max(min(blinds[number], left), 0))
            left -= chips
            if chips:
                yield BlindPosted(seat, chips, blinds[number], dead=not (live and number == len(blinds) - 1))


def _owing(table: Table) -> dict[Seat, list[int]]:
    """Who posts what he missed with this hand, and which blinds; one that falls on him now is no other than those."""
    owing = {}
    for seat in table.order:
        owes = table.players[seat].owes
        missed = [number for number in owes if number < len(table.spots)] if owes else []
        if missed and seat != table.spots[-1]:
            owing[seat] = sorted({*missed, *(number for number, spot in enumerate(table.spots) if spot == seat)})
    return owing


def _kill_blind(table: Table, ante: Chips) -> Iterator[Event]:
    """The killer's blind, up to which his own blind counts; he acts in turn, and may raise when only called."""
    if table.killer is None or table.killer not in table.order:
        return
    seat, blind = table.killer, table.stakes.times_kill(table.stakes.blinds[-1])
    own = table.stakes.blinds[table.spots.index(seat)] if seat in table.spots else 0
    left = table.players[seat].chips - ante - own
    if left > 0:
        yield BlindPosted(seat, Chips(min(blind - own, left)), blind, last=seat == table.spots[-1])


def _cards_are_out(table: Table) -> bool:
    """Whether anything has been bet on, or turned up, in the hand."""
    return table.rounds > 0 or bool(table.board) or any(player.up for player in table.players.values())


def over_blind(table: Table, seat: Seat) -> OverBlindPosted | No:
    """The voluntary blind: double the last compulsory one, by the seat left of it, before anybody has acted
    (11.1(c)(iv), 11.5(c)).
    """
    rules = table.stakes.rules
    if rules.over_blind == "none" or not table.stakes.blinds:
        return no(table, "no over-blind is provided for in this game", "over_blind")
    if table.over or _cards_are_out(table) or table.betters or table.over_blind is not None:
        return no(table, "the over-blind is posted before the cards, and once only", "over_blind")
    blind = Chips(2 * table.stakes.blinds[-1])
    may = next_of(table.order, table.spots[-1])
    if may in table.spots:
        return no(table, "no seat is left for an over-blind: every player has a blind already", "over_blind")
    if seat != may:
        return no(table, f"only seat {may}, left of the last blind, may post the over-blind", "over_blind")
    has = table.players[seat].bet + table.players[seat].chips
    if has < blind:
        return no(table, f"the over-blind is {blind}, and seat {seat} has {has}", "blinds.over_blind")
    return OverBlindPosted(seat, blind, blind, rules.over_blind_counts_as_raise, rules.over_blind_option)
