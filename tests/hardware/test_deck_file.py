"""Deck files: the one that ships, and every way in which one can be wrong, told in one sentence."""

from pathlib import Path

import pytest

from assistant.cards import DECKS, Card
from assistant.errors import DeckError
from hardware.deckfile import deck_of, read_deck, text_of
from hardware.kinds import KINDS
from tests.hardware.listening import DESK_DECK, deck_for

RDM6300 = KINDS["rdm6300"]
WHOLE = text_of(deck_for("rdm6300"))  # 'cards' on line 1, 'jokers' on 2, '[tags]' on 4, the ace of spades on 5


def refusal(text: str, kind: str = "rdm6300") -> str:
    with pytest.raises(DeckError) as refused:
        deck_of(text, "deck-red.toml", KINDS[kind])
    return str(refused.value)


def changed(line: int, text: str) -> str:
    lines = WHOLE.splitlines()
    lines[line - 1] = text
    return "\n".join(lines)


def test_the_deck_of_the_desk_has_52_cards() -> None:
    deck = read_deck(DESK_DECK, RDM6300)
    assert {deck.card_of(tag) for tag in deck.tags} == set(DECKS[52])
    assert deck.tag_of(Card.parse("As")) == "DE5C00004E"


@pytest.mark.parametrize("kind", KINDS)
def test_a_deck_that_is_written_is_read_as_the_same(kind: str) -> None:
    deck = deck_for(kind)
    assert deck_of(text_of(deck), deck.name, KINDS[kind]) == deck


@pytest.mark.parametrize("size", DECKS)
def test_a_stripped_deck_can_be_written_from_a_whole_one(size: int) -> None:
    whole = read_deck(DESK_DECK, RDM6300)
    stripped = deck_of(text_of(whole.stripped(DECKS[size])), "stripped.toml", RDM6300)
    assert {stripped.card_of(tag) for tag in stripped.tags} == set(DECKS[size])
    assert all(whole.card_of(tag) is card for tag, card in stripped.tags.items())


def test_a_barcode_may_have_quotes_and_small_letters() -> None:
    deck = deck_of(text_of(deck_for("barcode")).replace('"CARD-01"', r'"card \"1\" \\"'), "d.toml", KINDS["barcode"])
    assert deck.card_of('card "1" \\') is Card.parse("As")
    assert deck_of(text_of(deck), "d.toml", KINDS["barcode"]) == deck


def test_hex_digits_may_be_small() -> None:
    assert deck_of(WHOLE.lower(), "d.toml", RDM6300).tags == deck_of(WHOLE, "d.toml", RDM6300).tags


def test_a_tag_of_two_cards() -> None:
    text = changed(14, '5s = "0D00310001"')
    assert refusal(text) == "deck-red.toml, line 14: tag 0D00310001 is both A♠ and 5♠"


def test_a_card_with_two_tags() -> None:
    text = WHOLE + '10s = "0D0031FFFF"\n'
    assert refusal(text) == "deck-red.toml, line 57: 10♠ has two tags"
    assert refusal(WHOLE + 'As = "0D0031FFFF"\n') == "deck-red.toml, line 57: As is set for the second time"


def test_a_map_with_51_cards() -> None:
    text = changed(10, "")
    assert refusal(text) == "deck-red.toml: expected 52 cards with a tag, found 51: no tag for 9♠"


def test_a_map_with_no_card() -> None:
    text = "cards = 32\n"
    assert refusal(text) == "deck-red.toml: expected 32 cards with a tag, found 0: no tag for A♠, K♠, Q♠ and more"


def test_a_card_of_another_deck() -> None:
    text = changed(1, "cards = 36")
    assert refusal(text) == "deck-red.toml, line 14: 5♠ is no card of a deck of 36"


def test_a_joker_that_is_a_card_as_well() -> None:
    text = changed(2, 'jokers = ["0D00310001"]')
    assert refusal(text) == "deck-red.toml, line 2: tag 0D00310001 is both A♠ and a joker"


EXPECTED_TAG = "expected a tag as rdm6300 readers say it (10 hex digits)"
WRONG = {
    "bad hex": (7, 'Qs = "0D0031000G"', f"line 7: Qs: {EXPECTED_TAG}, found '0D0031000G'"),
    "a short tag": (7, 'Qs = "0D003100"', f"line 7: Qs: {EXPECTED_TAG}, found '0D003100'"),
    "a tag that is a number": (7, "Qs = 5", f"line 7: Qs: {EXPECTED_TAG}, found 5"),
    "no card": (8, '1s = "0D00310004"', "line 8: expected a card such as As, Td or 7c, found '1s'"),
    "no such deck": (1, "cards = 53", "line 1: cards: expected 52, 40, 36 or 32, found 53"),
    "a deck in words": (1, 'cards = "all"', "line 1: cards: expected 52, 40, 36 or 32, found 'all'"),
    "no deck": (1, "", ": cards: expected 52, 40, 36 or 32, found nothing"),
    "an unknown key": (3, 'colour = "red"', "line 3: expected cards, jokers or tags, found 'colour'"),
    "jokers that are no list": (2, "jokers = 2", "line 2: jokers: expected a list of tags, found 2"),
    "a joker with bad hex": (2, 'jokers = ["x"]', f"line 2: jokers: {EXPECTED_TAG}, found 'x'"),
    "no TOML": (9, "Ts : 5", "line 9: expected TOML: Expected '=' after a key in a key/value pair"),
    "a text without an end": (57, 'Zs = "', "line 57: expected TOML: Unterminated string"),
}


@pytest.mark.parametrize(("line", "text", "sentence"), WRONG.values(), ids=WRONG)
def test_a_wrong_line(line: int, text: str, sentence: str) -> None:
    said = refusal(changed(line, text) if line <= 56 else WHOLE + text)
    assert said.removeprefix("deck-red.toml").removeprefix(", ") == sentence


def test_tags_that_are_no_table() -> None:
    assert refusal("cards = 52\ntags = 3\n") == "deck-red.toml, line 2: tags: expected a line for each card, found 3"


def test_a_wrong_tag_where_no_line_can_be_named() -> None:
    said = refusal('cards = 52\ntags = { As = "x" }\n')
    assert said == f"deck-red.toml: As: {EXPECTED_TAG}, found 'x'"


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"^expected a deck file at .*/none\.toml, found none$"):
        read_deck(tmp_path / "none.toml", RDM6300)


def test_a_folder(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match=r"the deck file cannot be read: Is a directory$"):
        read_deck(tmp_path, RDM6300)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    (tmp_path / "deck.toml").write_bytes(b"cards = 52 # \xff")
    with pytest.raises(DeckError, match=r"^deck\.toml: expected a text in UTF-8, found byte FF$"):
        read_deck(tmp_path / "deck.toml", RDM6300)


def test_a_deck_tagged_for_another_reader() -> None:
    assert refusal(text_of(deck_for("json"))).startswith(f"deck-red.toml, line 5: As: {EXPECTED_TAG}, found '04A1B2")
