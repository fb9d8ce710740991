"""Streets that go wrong, in any game with a board and any book: what comes in their place, and undone in one."""

from assistant.commands import DealBoard, Mishap, Report
from assistant.dealing import board_due
from assistant.decide import Refused, decide
from assistant.events_around import BoardTaken
from assistant.follow import Acted, act
from assistant.games import Community
from assistant.table import Table
from assistant.taken_back import burned, kept
from tests.laws.evening import Evening, law

MISHAPS: tuple[Mishap, ...] = ("early-board", "fat-board", "no-burn")


@law
def test_after_every_ruling_on_the_board_the_street_comes_and_the_hand_ends(evening: Evening) -> None:
    for step in evening.play():
        if not step.after.over and evening.tape.once_in(4):
            what = evening.tape.pick(MISHAPS)
            named = evening.felt.next_cards(evening.tape.below(3)) if what == "early-board" else ()
            evening.do(Report(what, cards=named))
        check(evening.table)


def check(table: Table) -> None:
    """The board has whole streets, every card of it once, and no burn."""
    if table.over:
        return
    assert len(set(table.board)) == len(table.board)
    assert not set(table.board) & set(burned(table))
    waits = isinstance(table.now, Community)
    assert len(table.board) == (kept(table, table.stage) if waits else table.game.boards[table.stage])
    assert 0 <= table.left <= len(table.stakes.deck)


@law
def test_a_ruling_on_the_board_changes_no_chips_and_nobody_acts_before_the_street(evening: Evening) -> None:
    for step in evening.play():
        before = step.after
        ruled = act(before, Report(evening.tape.pick(MISHAPS)))
        if not isinstance(ruled, Acted):
            continue
        assert (ruled.table.chips, ruled.table.in_hand) == (before.chips, before.in_hand)
        taken = [event for event in ruled.events if isinstance(event, BoardTaken)]
        if taken and taken[0].stage == ruled.table.stage:
            assert ruled.table.to_act is None
            assert board_due(ruled.table) > 0
            street = (
                evening.felt.next_cards(board_due(ruled.table)) if before.board == ruled.table.board else taken[0].cards
            )
            assert not isinstance(decide(ruled.table, DealBoard(street)), Refused)
