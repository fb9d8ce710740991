"""From a tag to a card, or to one sentence why not."""

import pytest

from assistant.cards import DECKS, Card, cards
from assistant.errors import DeckError
from hardware.deck import TagDeck
from hardware.deckfile import read_deck
from hardware.kinds import KINDS
from hardware.recognise import BadDeck, CardSeen, DoubledCard, JokerSeen, SeenAgain, StrayCard, UnknownTag, recognise
from tests.hardware.listening import DESK_DECK, deck_for

DESK = read_deck(DESK_DECK, KINDS["rdm6300"])
BLUE = deck_for("rdm6300")
NOTHING: tuple[Card, ...] = ()


def test_every_card_of_the_deck_is_itself() -> None:
    assert [recognise(DESK.tag_of(card), DESK, NOTHING) for card in DECKS[52]] == [CardSeen(card) for card in DECKS[52]]


def test_a_card_that_the_hand_has() -> None:
    ace = Card.parse("As")
    expected = SeenAgain(ace)
    assert recognise("DE5C00004E", DESK, (ace,)) == expected
    assert expected.sentence == "A♠ is on the table already."


def test_a_card_of_another_deck() -> None:
    (nine,) = cards("9d")
    expected = StrayCard(nine, "desk.toml", 52)
    assert recognise(BLUE.tag_of(nine), DESK.beside(BLUE), cards("As Ks")) == expected
    assert expected.sentence == "The deck is bad: this 9♦ is none of the 52 cards of desk.toml."


def test_a_card_that_was_stripped_out() -> None:
    (five,) = cards("5h")
    expected = StrayCard(five, "desk.toml", 36)
    assert recognise(DESK.tag_of(five), DESK.stripped(DECKS[36]), NOTHING) == expected
    assert expected.sentence == "The deck is bad: this 5♥ is none of the 36 cards of desk.toml."


def test_a_stripped_out_card_that_was_entered_by_hand_all_the_same() -> None:
    (five,) = cards("5h")
    assert recognise(DESK.tag_of(five), DESK.stripped(DECKS[36]), (five,)) == StrayCard(five, "desk.toml", 36)


def test_another_deck_brings_its_jokers_and_its_strays() -> None:
    room = BLUE.beside(DESK.stripped(DECKS[32]))
    assert recognise("DE5C000051", room, NOTHING) == JokerSeen("DE5C000051")
    assert recognise("DE5C000042", room, NOTHING) == StrayCard(Card.parse("2s"), "test.toml", 52)


def test_a_tag_that_two_decks_have() -> None:
    with pytest.raises(DeckError, match=r"^test\.toml: tag 0D00310001 is in test\.toml too$"):
        BLUE.beside(BLUE)


def test_a_deck_too_small_for_the_table() -> None:
    with pytest.raises(DeckError, match=r"^desk\.toml: expected a deck of 52 cards for this table, found 36$"):
        DESK.stripped(DECKS[36]).stripped(DECKS[52])


def test_the_tag_of_a_card_that_was_stripped_out() -> None:
    with pytest.raises(DeckError, match=r"^desk\.toml: 5♥ is no card of this deck of 32$"):
        DESK.stripped(DECKS[32]).tag_of(Card.parse("5h"))


def test_what_a_reader_may_know_is_tags_without_cards() -> None:
    room = DESK.stripped(DECKS[32]).beside(BLUE)
    assert room.known == {*DESK.tags, *DESK.jokers, *BLUE.tags}


@pytest.mark.parametrize("size", DECKS)
def test_every_tag_of_the_room_is_told_as_one_thing(size: int) -> None:
    """With half the deck in the hand, no tag is unknown, and only cards of the game that are new are cards."""
    deck: TagDeck = DESK.stripped(DECKS[size]).beside(BLUE)
    in_hand = tuple(DECKS[size])[::2]
    found = [recognise(tag, deck, in_hand) for tag in sorted(deck.known)]
    played = {what.card for what in found if isinstance(what, CardSeen)}
    assert played == set(DECKS[size]) - set(in_hand)
    assert {what.card for what in found if isinstance(what, SeenAgain)} == set(in_hand)
    assert {what.card for what in found if isinstance(what, DoubledCard)} == set(in_hand)
    assert sum(isinstance(what, BadDeck) for what in found) == 52 + (52 - size) + 2
    assert sum(isinstance(what, JokerSeen) for what in found) == 2
    assert not any(isinstance(what, UnknownTag) for what in found)
