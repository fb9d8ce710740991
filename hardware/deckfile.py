"""Deck files: TOML that says which tag is which card. `deploy/decks/desk.toml` explains itself.

.. code-block:: toml

    cards  = 52                  # 52, 40, 36 or 32: the deck as it is tagged
    jokers = ["0D00319CFF"]      # the tags of its jokers, so that a joker under the reader is told as one

    [tags]
    As = "0D00319CD0"            # one line a card: its rank and suit, and the tag as the reader says it
"""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

from assistant.cards import DECKS, Card, Deck
from assistant.errors import CardError, DeckError
from assistant.record import Record
from hardware.deck import TagDeck
from hardware.kinds import ReaderKind

_KEYS = ("cards", "jokers", "tags")
_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_MOST_NAMED = 3


def read_deck(path: Path, kind: ReaderKind) -> TagDeck:
    """Read the deck file at *path*, tagged for readers of *kind*.

    Raises DeckError, in one sentence with file and line, for a file that is missing, is no TOML, or is no whole deck.
    """
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise DeckError(f"expected a deck file at {path}, found none") from None
    except UnicodeDecodeError as error:
        raise DeckError(f"{path.name}: expected a text in UTF-8, found byte {error.object[error.start]:02X}") from error
    except OSError as error:
        raise DeckError(f"{path}: the deck file cannot be read: {error.strerror}") from error
    return deck_of(text, path.name, kind)


def deck_of(text: str, name: str, kind: ReaderKind) -> TagDeck:
    """The deck that the *text* of the deck file *name* describes. Raises DeckError as `read_deck` does."""
    return _DeckFile(name, text, kind).deck()


class _DeckFile(Record):
    name: str
    text: str
    kind: ReaderKind

    def deck(self) -> TagDeck:
        parts = self._parts()
        deck = self._size(parts.get("cards"))
        tags = self._cards(parts.get("tags", {}), deck)
        self._refuse_gaps(tags, deck)
        return TagDeck(self.name, deck, tags, self._jokers(parts.get("jokers", []), tags))

    def _parts(self) -> Mapping[str, object]:
        try:
            parts = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise self._not_toml(str(error)) from error
        for key in parts:
            if key not in _KEYS:
                raise self._wrong(key, f"expected cards, jokers or tags, found {key!r}")
        return parts

    def _size(self, cards: object) -> Deck:
        if not isinstance(cards, int) or cards not in DECKS:
            found = "nothing" if cards is None else repr(cards)
            raise self._wrong("cards", f"cards: expected 52, 40, 36 or 32, found {found}")
        return DECKS[cards]

    def _cards(self, rows: object, deck: Deck) -> dict[str, Card]:
        if not isinstance(rows, dict):
            raise self._wrong("tags", f"tags: expected a line for each card, found {rows!r}")
        tags: dict[str, Card] = {}
        for key, value in rows.items():
            card, tag = self._card(key, deck), self._tag(key, value)
            if card in tags.values():
                raise self._wrong(key, f"{card.pretty} has two tags")
            if tag in tags:
                raise self._wrong(key, f"tag {tag} is both {tags[tag].pretty} and {card.pretty}")
            tags[tag] = card
        return tags

    def _card(self, key: str, deck: Deck) -> Card:
        try:
            card = Card.parse(key)
        except CardError as error:
            raise self._wrong(key, str(error)) from error
        if card not in deck:
            raise self._wrong(key, f"{card.pretty} is no card of a deck of {len(deck)}")
        return card

    def _tag(self, key: str, value: object) -> str:
        tag = self.kind.tag(value) if isinstance(value, str) else None
        if tag is None:
            expected = f"a tag as {self.kind.name} readers say it ({self.kind.tags_are})"
            raise self._wrong(key, f"{key}: expected {expected}, found {value!r}")
        return tag

    def _jokers(self, values: object, tags: Mapping[str, Card]) -> frozenset[str]:
        if not isinstance(values, list):
            raise self._wrong("jokers", f"jokers: expected a list of tags, found {values!r}")
        jokers = [self._tag("jokers", value) for value in values]
        for tag in jokers:
            if tag in tags:
                raise self._wrong("jokers", f"tag {tag} is both {tags[tag].pretty} and a joker")
        return frozenset(jokers)

    def _refuse_gaps(self, tags: Mapping[str, Card], deck: Deck) -> None:
        gaps = [card.pretty for card in deck if card not in tags.values()]
        if gaps:
            named = ", ".join(gaps[:_MOST_NAMED]) + (" and more" if len(gaps) > _MOST_NAMED else "")
            found = f"expected {len(deck)} cards with a tag, found {len(tags)}: no tag for {named}"
            raise DeckError(f"{self.name}: {found}")

    def _not_toml(self, said: str) -> DeckError:
        place = _TOML_PLACE.search(said)
        line = int(place[1] or len(self.text.splitlines())) if place else 0
        key = self._key_on(line)
        if "overwrite" in said.lower() and key:
            return DeckError(f"{self.name}, line {line}: {key} is set for the second time")
        return DeckError(f"{self.name}{_line(line)}: expected TOML: {_TOML_PLACE.sub('', said)}")

    def _wrong(self, key: str, sentence: str) -> DeckError:
        return DeckError(f"{self.name}{_line(self._line_of(key))}: {sentence}")

    def _line_of(self, key: str) -> int:
        """The line on which *key* is set or heads a part; 0 where the file writes it in some rarer form."""
        sets = re.compile(rf"""^\s*\[?\s*["']?{re.escape(key)}["']?\s*[=\]]""")
        lines = enumerate(self.text.splitlines(), 1)
        return next((number for number, line in lines if sets.match(line)), 0)

    def _key_on(self, line: int) -> str:
        return self.text.splitlines()[line - 1].partition("=")[0].strip()


def _line(number: int) -> str:
    return f", line {number}" if number else ""


def text_of(deck: TagDeck) -> str:
    """The deck file of *deck*: `deck_of` reads the same deck from it, its strays left out.

    With `TagDeck.stripped` it writes the file of a stripped deck from that of a whole one.
    """
    jokers = ", ".join(_quoted(joker) for joker in sorted(deck.jokers))
    rows = [f"{card!s} = {_quoted(deck.tag_of(card))}" for card in deck.deck]
    return "\n".join([f"cards  = {len(deck.deck)}", f"jokers = [{jokers}]", "", "[tags]", *rows, ""])


def _quoted(tag: str) -> str:
    """*tag* as TOML's basic string; a barcode may have quotes and backslashes in it."""
    return '"' + tag.replace("\\", "\\\\").replace('"', '\\"') + '"'
