"""Hands to try things on: at random, the same in every run, or as Hypothesis likes."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from assistant.cards import DECKS, Card, Rank, Suit

Cards = tuple[Card, ...]


def dealt(count: int, cards: int, deck: int = 52) -> Iterator[Cards]:
    """So many hands at random. Every fifth has four cards of a suit at least, for the rare kinds."""
    generator = random.Random(f"{count} of {cards} from {deck}")
    whole = list(DECKS[deck])
    for number in range(count):
        if number % 5:
            yield tuple(generator.sample(whole, cards))
        else:
            yield _suited(generator, whole, cards)


def _suited(generator: random.Random, whole: list[Card], cards: int) -> Cards:
    suit = generator.choice(list(Suit))
    four = generator.sample([card for card in whole if card.suit is suit], 4)
    return (*four, *generator.sample([card for card in whole if card not in four], cards - 4))


def hands(
    fewest: int, most: int | None = None, deck: int = 52, without: Rank | None = None
) -> st.SearchStrategy[Cards]:
    """Different cards of a deck, in any order; *without* those of a rank."""
    some = st.sampled_from([card for card in DECKS[deck] if card.rank is not without])
    return st.lists(some, min_size=fewest, max_size=most or fewest, unique=True).map(tuple)
