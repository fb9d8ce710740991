"""A hole card is nobody's business until it is shown: nothing that leaves the core holds one."""

import json
import re

from assistant.cards import Card
from assistant.codec import encode
from assistant.line_writing import write_line
from assistant.narration import narrate
from assistant.report import report
from tests.laws.evening import Evening, Step, law

CARD = re.compile(r"(?<![\w-])(?:[2-9TJQKA]|10)[shdc♠♥♦♣](?!\w)")


@law
def test_nothing_that_is_told_of_a_live_hand_holds_an_unshown_card(evening: Evening) -> None:
    for step in evening.play():
        named = {card for discard in step.after.discards for card in discard.cards}
        secrets = {str(card) for card in evening.felt.secrets() - named}
        assert not secrets & cards_in(told_of(step))


def told_of(step: Step) -> str:
    """All that comes out of the core with a step: the report, the journal's entry, what is said aloud."""
    entry = [write_line(step.command), json.dumps([encode(event) for event in step.events])]
    return "\n".join((json.dumps(report(step.after)), *entry, *narrate(step.before, step.events)))


def cards_in(text: str) -> set[str]:
    """The cards that *text* names, in either way of writing them."""
    in_letters = text.translate(str.maketrans("♠♥♦♣", "shdc"))
    return {str(Card.parse(found)) for found in CARD.findall(in_letters)}


def test_cards_are_found_in_either_way_of_writing() -> None:
    assert cards_in('{"board": "7h 10c"} Seat 3 shows A♠ 10♦. 5 call') == {"7h", "Tc", "As", "Td"}
