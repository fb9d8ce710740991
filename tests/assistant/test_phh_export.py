"""Hands of our own, exported: they read back the same, replay the same, and PokerKit plays them to the same stacks."""

from collections.abc import Iterator, Mapping
from functools import cache

import pokerkit
import pytest

from assistant import limits
from assistant.changed import changed
from assistant.errors import HistoryError
from assistant.events import BetPlaced, Event, HandMucked, HandShown, Raised
from assistant.evolve import evolve
from assistant.follow import Acted, act
from assistant.lines import Undo, read_line
from assistant.phh import History, differences, export, read, replay, write
from assistant.table import Table, empty_table
from assistant.terms import read_seats, read_terms
from assistant.words import Chips, Seat
from tests.assistant.phh_dealer import TERMS, Dealer

HANDS = 12


@cache
def dealt(code: str) -> list[Dealer]:
    return [Dealer(code, number) for number in range(HANDS)]


@pytest.mark.parametrize("code", TERMS)
def test_an_exported_hand_reads_and_replays_the_same(code: str) -> None:
    for dealer in dealt(code):
        told = export(dealer.before, dealer.events)
        text = write(told)
        assert told.variant.code == code
        assert read(text) == told
        assert write(read(text)) == text
        assert differences(replay(read(text))) == ()


@pytest.mark.parametrize("code", TERMS)
def test_pokerkit_plays_an_exported_hand_to_the_same_stacks(code: str) -> None:
    compared = 0
    for dealer in dealt(code):
        if seen_differently(dealer):
            continue
        compared += 1
        told = export(dealer.before, dealer.events)
        history = pokerkit.HandHistory.loads(write(told))
        assert tuple(list(history)[-1].stacks) == told.others["finishing_stacks"]
    assert compared >= HANDS // 2


def seen_differently(dealer: Dealer) -> str | None:
    """Why PokerKit plays a hand differently, if so. These are the known differences."""
    shown = [event for event in dealer.events if isinstance(event, HandShown | HandMucked)]
    if shown and all(isinstance(event, HandMucked) for event in shown):
        return "it pays no pot whose last claimant showed nothing"
    if any(True for _ in short_wagers(dealer)):
        return "in limit, it has a short all-in raised by a whole bet, and never lets one reopen the betting"
    return None


def short_wagers(dealer: Dealer) -> Iterator[Event]:
    """All-ins in limit that are no whole bet or raise (tda-2024 47-B)."""
    table = dealer.before
    for event in dealer.events:
        if (
            isinstance(event, BetPlaced | Raised)
            and table.stakes.structure == "limit"
            and event.to < limits.least(table)
        ):
            yield event
        table = evolve(table, event)


# What a table of our own has ---------------------------------------------------------------------------------------

HOLDEM = {"game": "texas-holdem", "betting": "no-limit", "blinds": [5, 10]}
STACKS = {"2": 500, "5": 500, "9": 500}


def played(terms: Mapping[str, object], seats: Mapping[str, object], lines: str) -> tuple[Table, list[Event]]:
    """A hand with the button at seat 2: the table before it, and its events."""
    before = changed(empty_table(read_terms({"rules": "tda-2024", **terms})), players=read_seats(seats))
    return before, events_of(before, f"next 2, {lines}" if lines else "next 2")


def events_of(table: Table, lines: str) -> list[Event]:
    events: list[Event] = []
    for line in lines.split(", "):
        command = read_line(line)
        assert not isinstance(command, Undo)
        acted = act(table, command)
        assert isinstance(acted, Acted), acted
        table = acted.table
        events.extend(acted.events)
    return events


def test_seats_and_names_are_kept() -> None:
    seats = {"2": {"chips": 500, "name": "Ann"}, "5": 500, "9": {"chips": 500, "name": 'Bo "B"'}}
    told = export(*played(HOLDEM, seats, "2 fold, 5 fold"))
    assert told.others == {"hand": 1, "seats": (5, 9, 2), "players": ("", 'Bo "B"', "Ann")} | {
        "finishing_stacks": (495, 505, 500)
    }
    assert read(write(told)) == told
    assert replay(read(write(told))).stacks == {5: 495, 9: 505, 2: 500}


def test_between_two_the_blinds_are_listed_the_other_way_round() -> None:
    told = export(*played(HOLDEM, {"2": 500, "9": 500}, "2 fold"))
    assert (told.blinds_or_straddles, told.actions) == ((5, 10), ("d dh p1 ????", "d dh p2 ????", "p2 f"))
    assert stacks_in_pokerkit(told) == (505, 495)


def test_a_hand_that_is_not_over_has_no_result_yet() -> None:
    told = export(*played(HOLDEM, STACKS, "2 call"))
    assert "finishing_stacks" not in told.others
    assert told.actions[-1] == "p3 cc"
    assert replay(told).table.to_act == 5


def test_an_over_blind_is_a_straddle() -> None:
    house = {"over_blind": "double-last-blind"}
    before, events = played({**HOLDEM, "house": house}, STACKS, "2 over-blind, 5 fold, 9 fold")
    told = export(before, events)
    assert told.blinds_or_straddles == (5, 10, 20)
    assert differences(replay(told)) == ()
    assert stacks_in_pokerkit(told) == (495, 490, 515)


def test_a_newcomers_blind_leaves_the_turn_as_it_is() -> None:
    opened, events = played(HOLDEM, {**STACKS, "7": 500}, "9 fold, 2 fold, 5 fold, 10 sits 500")
    before = table_after(opened, events)
    hand = events_of(before, "next")
    told = export(before, hand)
    after = replay(read(write(told))).table
    assert -10 in told.blinds_or_straddles
    assert after.to_act == table_after(before, hand).to_act
    assert {seat: player.bet for seat, player in after.players.items()} == bets_of(table_after(before, hand))


def bets_of(table: Table) -> dict[Seat, Chips]:
    return {seat: player.bet for seat, player in table.players.items()}


def test_after_a_misdeal_the_last_deal_is_told() -> None:
    told = export(*played(HOLDEM, STACKS, "2 fold, misdeal, 2 call, 5 fold, 9 check, board 2c 3c 4c, 9 bet 10, 2 fold"))
    assert told.actions[3:] == ("p3 cc", "p1 f", "p2 cc", "d db 2c3c4c", "p2 cbr 10", "p3 f")
    assert stacks_in_pokerkit(told) == told.others["finishing_stacks"]


def test_a_street_that_came_again_is_told_as_it_came_in_the_end() -> None:
    lines = "2 call, 5 call, 9 check, board 2c 3c 4c, fat-board 5c, board 5c 3c 2c, 5 check, 9 bet 10, 2 fold, 5 fold"
    told = export(*played(HOLDEM, STACKS, lines))
    assert told.actions[6:] == ("d db 5c3c2c", "p1 cc", "p2 cbr 10", "p3 f", "p1 f")
    assert stacks_in_pokerkit(told) == told.others["finishing_stacks"]


def test_a_hand_ruled_dead_in_its_turn_is_folded() -> None:
    told = export(*played(HOLDEM, STACKS, "2 dead, 5 fold"))
    assert told.actions[3:] == ("p3 f", "p1 f")


def table_after(table: Table, events: list[Event]) -> Table:
    for event in events:
        table = evolve(table, event)
    return table


def stacks_in_pokerkit(told: History) -> tuple[int, ...]:
    return tuple(list(pokerkit.HandHistory.loads(write(told)))[-1].stacks)


# What the format has no words for ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terms", "lines", "why"),
    [
        ({**HOLDEM, "betting": "pot-limit"}, "", "no pot-limit texas-holdem"),
        ({**HOLDEM, "wild": ["2"]}, "", "no no-limit texas-holdem played like this"),
        ({**HOLDEM, "betting": "limit", "bets": [10, 20]}, "", r"these are \[10, 20, 20, 20\]"),
        (HOLDEM, "5 dead", "ruled dead out of turn"),
        (HOLDEM, "2 call, 5 call, 9 has 1", "played with too few cards"),
        (HOLDEM, "2 call, 5 call, 9 check, board 2c 3c 4c, 5 dead, fat-board", "after a hand was ruled dead on it"),
    ],
)
def test_what_the_format_cannot_say_is_said(terms: Mapping[str, object], lines: str, why: str) -> None:
    with pytest.raises(HistoryError, match=why):
        export(*played(terms, STACKS, lines))


def test_chips_from_the_hand_before_cannot_be_told() -> None:
    before, events = played(HOLDEM, STACKS, "2 fold, 5 fold")
    with pytest.raises(HistoryError, match="begins with an empty pot, and 15 lay in this one"):
        export(changed(before, carried=Chips(15)), events)


def test_events_without_a_beginning_are_no_hand() -> None:
    before, events = played(HOLDEM, STACKS, "2 fold, 5 fold")
    with pytest.raises(HistoryError, match="begins with HandBegan"):
        export(before, events[1:])
