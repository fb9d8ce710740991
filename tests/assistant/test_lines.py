"""Lines that say nothing, too much, or something else: each is told in one sentence."""

import pytest

from assistant.cards import cards
from assistant.commands import DealBoard, Discard, NextHand, Raise, Report, Say, SetTerms, Show, Sit
from assistant.errors import AssistantError
from assistant.line_writing import write_line
from assistant.lines import read_line
from assistant.terms import read_terms
from assistant.words import Chips, Seat

READ = {
    "  5   raise  120 ": Raise(Seat(5), Chips(120)),
    "board 7h 10c Jd": DealBoard(cards("7h Tc Jd")),
    "board 7H tC jD": DealBoard(cards("7h Tc Jd")),
    "5 discard 0": Discard(Seat(5), 0),
    "5 discard 10s": Discard(Seat(5), 1, cards("Ts")),
    "5 discard Ks 4d": Discard(Seat(5), 2, cards("Ks 4d")),
    "5 shows As Ad": Show(Seat(5), cards("As Ad")),
    "6 sits 500": Sit(Seat(6), Chips(500)),
    "6 sits 500 Ann Lee": Sit(Seat(6), Chips(500), "Ann Lee"),
    "5 says raise": Say(Seat(5), "raise"),
    "early-board 9s": Report("early-board", cards=cards("9s")),
    "fat-board": Report("fat-board"),
    "fat-board 2": Report("fat-board", count=2),
    "no-burn 7h 8h 9h": Report("no-burn", cards=cards("7h 8h 9h")),
    "3 has 0": Report("has", Seat(3), 0),
    "next": NextHand(),
    "next 4": NextHand(Seat(4)),
}

WRONG = {
    "": "a line says something, found an empty one",
    "fold": "'fold': expected a seat from 1 to 10, board, up, next, ",
    "0 fold": "'0 fold': expected a seat from 1 to 10, ",
    "11 fold": "'11 fold': expected a seat from 1 to 10, ",
    "-1 fold": "'-1 fold': expected a seat from 1 to 10, ",
    "² fold": "'² fold': expected a seat from 1 to 10, ",
    "5": "'5': '' is not one of over-blind, fold, check, call, ",
    "5 folds": "'5 folds': 'folds' is not one of over-blind, fold, check, call, ",
    "5 FOLD": "'5 FOLD': 'FOLD' is not one of ",
    "5 fold 10": "'5 fold 10': nothing more was expected, found '10'",
    "undo 2": "'undo 2': nothing more was expected, found '2'",
    "misdeal now": "'misdeal now': nothing more was expected, found 'now'",
    "next 4 5": "'next 4 5': nothing more was expected, found '4 5'",
    "next x": "'next x': expected a seat from 1 to 10, ",
    "5 bet": "'5 bet': expected one whole amount, found ''",
    "5 bet -40": "'5 bet -40': expected one whole amount, found '-40'",
    "5 bet 4.5": "'5 bet 4.5': expected one whole amount, found '4.5'",
    "5 bet 1_000": "'5 bet 1_000': expected one whole amount, found '1_000'",
    "5 bet 40 50": "'5 bet 40 50': expected one whole amount, found '40 50'",
    "5 bet ¹²": "'5 bet ¹²': expected one whole amount, found '¹²'",
    "5 bet " + "9" * 5000: "'5 bet 999",
    "6 sits": "'6 sits': expected one whole amount, found ''",
    "6 sits Ann": "'6 sits Ann': expected one whole amount, found 'Ann'",
    "5 pushes": "'5 pushes': expected chips, one number each, found ''",
    "5 pushes 100 0": "'5 pushes 100 0': expected chips, one number each, found '100 0'",
    "board": "cards were expected, such as As Td, found none",
    "board 1h": "expected a card such as As, Td or 7c, found '1h'",
    "board 7": "expected a card such as As, Td or 7c, found '7'",
    "up 5": "'up 5': expected a seat and a card, such as up 5 Ks",
    "up 5 Ks Qs": "'up 5 Ks Qs': expected a seat and a card, such as up 5 Ks",
    "up Ks 5": "'up Ks 5': expected a seat from 1 to 10, ",
    "5 shows": "cards were expected, such as As Td, found none",
    "5 discard": "cards were expected, such as As Td, found none",
    "5 discard Ks Ks": "K♠ comes twice",
    "5 discard 2 3": "expected a card such as As, Td or 7c, found '2'",
    "5 declares": "'5 declares': expected high, low or both, found ''",
    "5 declares up": "'5 declares up': expected high, low or both, found 'up'",
    "5 moves": "'5 moves': expected one other seat from 1 to 10, found ''",
    "5 moves 11": "'5 moves 11': expected one other seat from 1 to 10, found '11'",
    "5 peeks 7 8": "'5 peeks 7 8': expected one other seat from 1 to 10, found '7 8'",
    "5 has": "'5 has': expected a number of cards, found ''",
    "boxed": "'boxed': expected a number of cards, such as boxed 2",
    "boxed two": "'boxed two': expected a number of cards, such as boxed 2",
    "early-board 2": "expected a card such as As, Td or 7c, found '2'",
    "time": "'time': expected one whole amount, found ''",
    "terms": "'terms': expected the terms of a table as JSON: ",
    "terms []": "the table is a table of keys, found []",
    'terms {"rules": "tda-2024"}': "the table needs game, a word in quotes, found None",
}


@pytest.mark.parametrize("text", READ)
def test_read(text: str) -> None:
    assert read_line(text) == READ[text]


@pytest.mark.parametrize("text", WRONG, ids=lambda text: text[:20])
def test_told_in_one_sentence(text: str) -> None:
    with pytest.raises(AssistantError) as error:
        read_line(text)
    assert str(error.value).startswith(WRONG[text])
    assert "\n" not in str(error.value)


def test_terms_on_one_line() -> None:
    table = {"rules": "tda-2024", "game": "omaha", "betting": "pot-limit", "blinds": [5, 10], "house": {"raise_cap": 4}}
    command = SetTerms(read_terms(table))
    line = write_line(command)
    assert line.startswith('terms {"ante_by":"everyone","betting":"pot-limit","blinds":[5,10],')
    assert read_line(line) == command
