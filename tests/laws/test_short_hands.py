"""A hand dealt too few cards, in any game and book: it plays what it has, and what it lacks is in the deck."""

from assistant.commands import Report
from assistant.dealing import cards_held
from assistant.irregularities import substantial_action
from assistant.showdown import hand_size
from assistant.table import Table
from tests.laws.evening import Evening, law


@law
def test_a_short_hand_is_played_to_the_end_with_the_cards_that_it_has(evening: Evening) -> None:
    shortened = set[int]()
    for step in evening.play():
        check(step.after, evening)
        too_late = step.after.to_act is not None and substantial_action(step.after)
        if too_late and step.after.hand not in shortened:
            shortened.add(step.after.hand)
            find_short(evening)
            check(evening.table, evening)


def find_short(evening: Evening) -> None:
    """One card fewer is found in a hand, in the middle of a betting round."""
    seat = evening.table.to_act
    assert seat is not None
    evening.do(Report("has", seat, cards_held(evening.table, evening.table.players[seat]) - 1))


def check(table: Table, evening: Evening) -> None:
    """What the table says of each hand, and of a deck that cards are drawn from, is what lies on the felt."""
    if table.game.draws and not table.over:
        assert table.left == len(evening.felt.deck)
    for player in table.in_hand:
        if player.short is not None and table.to_act is not None:
            assert cards_held(table, player) == len(evening.felt.hands[player.seat])
        if player.cards is not None:
            assert len(player.cards) == hand_size(table, player)
