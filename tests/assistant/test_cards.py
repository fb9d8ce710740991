"""Cards, decks, and text that is no card."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.cards import DECKS, Card, Deck, Rank, Suit, by_suit, cards, refuse_twice
from assistant.errors import CardError


@pytest.mark.parametrize("card", DECKS[52], ids=str)
def test_a_card_is_read_as_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) is Card.of(card.rank, card.suit) is card
    assert copy.deepcopy(card) is copy.copy(card) is pickle.loads(pickle.dumps(card)) is card


def test_a_ten_may_be_written_out() -> None:
    assert Card.parse("10s") is Card.parse("ts") is Card.of(Rank.TEN, Suit.SPADES)


@pytest.mark.parametrize("text", ["1s", "Xs", "A", "As ", "", "Axs", "10", "11s", "sA", "JOKER"])
def test_what_is_no_card_is_named(text: str) -> None:
    with pytest.raises(CardError, match=f"found '{text}'"):
        Card.parse(text)


@pytest.mark.parametrize(("cards", "lowest"), [(52, Rank.TWO), (40, Rank.FIVE), (36, Rank.SIX), (32, Rank.SEVEN)])
def test_decks(cards: int, lowest: Rank) -> None:
    deck = list(DECKS[cards])
    assert len(set(deck)) == len(deck) == len(DECKS[cards]) == cards
    assert min(card.rank for card in deck) == lowest
    assert all((card in DECKS[cards]) == (card in deck) for card in DECKS[52])
    assert DECKS[cards] == Deck(lowest) == pickle.loads(pickle.dumps(DECKS[cards]))


def test_a_deck_never_changes() -> None:
    with pytest.raises(AttributeError, match="a Deck never changes"):
        DECKS[52].lowest = Rank.ACE


def test_a_card_twice_is_named() -> None:
    with pytest.raises(CardError, match="K♠ comes twice"):
        cards("Ks 2d Ks")


@given(st.permutations(list(DECKS[52])))
def test_a_whole_deck_has_no_card_twice(deck: list[Card]) -> None:
    refuse_twice(deck)


def test_the_order_of_suits() -> None:
    """nz-casino-1999 11.4(d): rank first, then spades, hearts, diamonds, clubs."""
    assert sorted(cards("2s Ac Ad Kh As Ah"), key=by_suit) == list(cards("2s Kh Ac Ad Ah As"))


def test_an_ace_is_one_where_aces_are_low() -> None:
    assert [rank.low for rank in (Rank.ACE, Rank.TWO, Rank.KING)] == [1, 2, 13]


def test_ranks_are_said() -> None:
    assert [rank.plural for rank in (Rank.SIX, Rank.TWO, Rank.ACE)] == ["sixes", "deuces", "aces"]
    assert Card.parse("Td").pretty == "10♦"


def test_a_rank_is_one_object_by_its_number() -> None:
    assert [Rank(number) for number in range(2, 15)] == list(Rank) == list(reversed(list(reversed(Rank))))
    assert Rank(14) is Rank.ACE is copy.deepcopy(Rank.ACE) is pickle.loads(pickle.dumps(Rank.ACE))
    assert (Rank.ACE.name, f"{Rank.ACE} {Suit.CLUBS}", repr(Suit.SPADES)) == ("ACE", "14 0", "<Suit.SPADES: 3>")


def test_a_number_that_is_no_rank_is_named() -> None:
    with pytest.raises(ValueError, match="expected the number of a Rank, found 1"):
        Rank(1)
