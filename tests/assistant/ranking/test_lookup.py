"""The proof of the look-up, step by step, and its files."""

from __future__ import annotations

from array import array
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from assistant.cards import DECKS, RANK_KEYS, SUIT_BITS, SUIT_KEYS, Deck
from assistant.ranking import Scale, build, lookup
from assistant.ranking.five import natural, read
from tests.assistant.ranking.dealing import dealt

if TYPE_CHECKING:
    from assistant.ranking.scale import Order

FILES = Path(lookup.__file__).parent


def in_deck(deck: Deck) -> Scale:
    return Scale(deck=deck)


def test_each_card_is_a_key_of_its_own_and_true() -> None:
    assert len({int(card) for card in DECKS[52]}) == 52
    assert all(DECKS[52])


@pytest.mark.parametrize(("cards", "choices"), [(5, 6175), (6, 18_395), (7, 49_205)])
def test_sums_of_rank_keys_are_all_different(cards: int, choices: int) -> None:
    sums = [sum(RANK_KEYS[rank] for rank in ranks) for ranks in build.choices(cards)]
    assert len(sums) == len(set(sums)) == choices
    assert max(sums) < 1 << 23


def test_each_rank_key_is_the_least_that_will_do() -> None:
    """The first seven; the others take hours to try."""
    keys = RANK_KEYS[::-1]
    for rank in range(1, 7):
        tried = range(keys[rank - 1] + 1, keys[rank] + 1)
        assert [key for key in tried if keep_apart((*keys[:rank], key))] == [keys[rank]]


def keep_apart(keys: tuple[int, ...]) -> bool:
    """Whether no two choices of equally many cards, up to seven, have the same sum."""
    for cards in range(1, 8):
        chosen = [some for some in combinations_with_replacement(keys, cards) if max(map(some.count, some)) <= 4]
        if len(set(map(sum, chosen))) < len(chosen):
            return False
    return True


@pytest.mark.parametrize(("cards", "of_a_suit"), [(5, 5), (7, 5), (5, 3)])
def test_sums_of_suit_keys_tell_whether_so_many_are_of_a_suit_and_which(cards: int, of_a_suit: int) -> None:
    """Five of five or seven cards make a flush; three of a board of five may."""
    divisions = [some for some in product(range(cards + 1), repeat=4) if sum(some) == cards]
    suits = {(added(some), some.index(max(some)) if max(some) >= of_a_suit else None) for some in divisions}
    assert len(suits) == len({total for total, _ in suits})
    assert max(map(added, divisions)) < 1 << SUIT_BITS


def added(division: tuple[int, ...]) -> int:
    return sum(count * key for count, key in zip(division, SUIT_KEYS, strict=True))


@pytest.mark.parametrize("order", ["high", "ace-five"])
def test_the_files_are_what_the_builder_writes(order: Order) -> None:
    assert (FILES / f"{order}.bin").read_bytes() == build.table(order)


def test_rows_share_a_sheet_only_where_they_agree() -> None:
    one: build.Row = ((0, (5, frozenset())), (3, (7, frozenset())))
    beside: build.Row = ((0, (5, frozenset())), (2, (9, frozenset())))
    against: build.Row = ((0, (7, frozenset())),)
    placed = build.on_sheets([one, against, beside])
    assert placed == {one: 0, against: 1, beside: 0}
    assert [list(sheet[:4]) for sheet in sheets_of(placed)] == [[5, 0, 9, 7], [7, 0, 0, 0]]


def sheets_of(placed: dict[build.Row, int]) -> list[array[int]]:
    found = build.written(placed)
    return [found[start : start + lookup.ROW] for start in range(0, len(found), lookup.ROW)]


@pytest.mark.parametrize("cards", [5, 7])
@pytest.mark.parametrize("order", ["high", "ace-five"])
def test_the_column_of_a_flush_is_empty_on_every_sheet(order: str, cards: int) -> None:
    assert not any(sheet[lookup.FLUSH] for sheet in lookup.read_file(order).laid[cards].rows)


@pytest.mark.parametrize("cards", [5, 7])
def test_no_row_has_both_of_the_columns_that_share_a_place(cards: int) -> None:
    rows: dict[int, set[int]] = {}
    for ranks in build.choices(cards):
        row, column = divmod(sum(RANK_KEYS[rank] for rank in ranks), lookup.ROW)
        rows.setdefault(row, set()).add(column)
    assert not any({lookup.FLUSH, lookup.SHARED} <= columns for columns in rows.values())


@pytest.mark.parametrize("deck", DECKS.values(), ids=len)
@pytest.mark.parametrize("order", ["high", "ace-five", "deuce-seven"])
@pytest.mark.parametrize("flush_over", [True, False])
@pytest.mark.parametrize("ace_low", [True, False])
def test_look_ups_are_what_five_cards_read_as(order: Order, deck: Deck, flush_over: bool, ace_low: bool) -> None:
    scale = Scale(order, deck=deck, flush_over_full_house=flush_over, ace_low_in_straight=ace_low)
    for cards, count in {5: 200, 6: 20, 7: 20, 8: 5}.items():
        for hand in dealt(count, cards, len(deck)):
            assert scale.value(hand) == max(read(natural(five), scale).value for five in combinations(hand, 5))


@pytest.mark.slow
@pytest.mark.parametrize("scale", [Scale("ace-five"), *map(in_deck, DECKS.values()), Scale(ace_low_in_straight=False)])
def test_every_choice_of_ranks(scale: Scale) -> None:
    for ranks, value in build.values(scale).items():
        if ranks[0] + 2 >= scale.deck.lowest:
            assert scale.value(build.of_mixed_suits(ranks)) == value


@pytest.mark.parametrize("order", ["high", "ace-five", "deuce-seven"])
@pytest.mark.parametrize("own", [2, 3, 4, 5])
def test_two_and_three_are_the_best_of_all_such_fives(order: Order, own: int) -> None:
    scale, five = Scale(order, uses="two"), Scale(order)
    for cards in dealt(100, 5 + own):
        hole, board = cards[:own], cards[own : own + 3 + len(cards[0].rank.word) % 3]
        fives = [two + three for two in combinations(hole, 2) for three in combinations(board, 3)]
        assert scale.value_with_board(hole, board) == max(map(five.value, fives))
