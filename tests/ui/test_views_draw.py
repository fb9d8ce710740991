"""Cards that decide who chooses a seat first, or who has the first button."""

import pytest

from assistant.cards import DECKS, Card, cards
from assistant.words import Seat
from ui.views.draw_view import Drawing, Purpose, draw_view

SEATS = (Seat(2), Seat(5), Seat(9))
NAMES = {Seat(2): "Ben", Seat(5): "", Seat(9): "Ivy"}


def dealt(names: str, *, to_jack: bool = False) -> Drawing:
    drawing = Drawing(SEATS, to_jack)
    for card in cards(names):
        drawing = drawing.with_card(card)
    return drawing


def told(drawing: Drawing, purpose: Purpose = "seats") -> tuple[str, str]:
    view = draw_view(drawing, NAMES, DECKS[52], purpose)
    return view.title, view.says


def test_each_seat_is_named_as_its_card_is_due() -> None:
    assert told(dealt(""))[0] == "Card for seat 2 · Ben"
    assert told(dealt("9c"))[0] == "Card for seat 5"
    assert told(dealt("9c"))[1] == "Deal each player a card face up: the highest chooses first."


def test_the_highest_card_is_first_and_the_order_is_told() -> None:
    drawing = dealt("9c Kd 2h")
    assert drawing.order == (5, 2, 9)
    assert told(drawing) == ("Seat 5 chooses first, then seats 2 9", "")
    assert told(drawing, "button") == ("Seat 5 has the first button", "")


def test_level_cards_go_by_suit_and_a_tap_gives_another_card() -> None:
    drawing = dealt("Kc Kd 2h")
    assert drawing.order[0] == 5
    assert told(drawing)[1].startswith("By suit: seats 2 5 are level by rank.")
    again = drawing.at(Seat(2))
    assert (again.next, again.order) == (2, ())
    assert again.with_card(Card.parse("As")).order == (2, 5, 9)


def test_a_seat_that_does_not_draw_is_passed_over() -> None:
    drawing = Drawing(SEATS).at(Seat(5)).with_card(Card.parse("9c")).with_card(Card.parse("Kd"))
    assert drawing.order == (9, 2)
    assert drawing.at(Seat(5)).next == 5
    nobody = Drawing(SEATS).at(Seat(2)).at(Seat(5)).at(Seat(9))
    assert (nobody.next, nobody.order, told(nobody)[0]) == (None, (), "Nobody draws")


def test_cards_go_round_until_a_jack_comes() -> None:
    drawing = dealt("9c Kd 2h 3s Jh", to_jack=True)
    assert drawing.order == (5,)
    assert drawing.with_card(Card.parse("4c")) == drawing
    assert told(drawing, "button") == ("Seat 5 has the first button", "")
    assert drawing.back().next == 5
    assert drawing.at(Seat(5)) == drawing, "no card of a deal one by one is dealt again"


def test_a_card_is_dealt_once_and_taken_back_in_turn() -> None:
    drawing = dealt("9c")
    assert drawing.with_card(Card.parse("9c")) == drawing
    assert drawing.back() == Drawing(SEATS)
    assert Drawing(SEATS).back() == Drawing(SEATS)


@pytest.mark.parametrize("names", ["", "9c", "9c Kd 2h"])
def test_the_screen_greys_what_is_dealt_and_lights_who_is_next_or_first(names: str) -> None:
    drawing = dealt(names)
    view = draw_view(drawing, NAMES, DECKS[52], "seats")
    seen = {cell.card for row in view.rows for cell in row if cell.standing == "seen"}
    assert seen == set(cards(names))
    assert [tap.value for tap in view.seats if tap.lit] == [drawing.order[0] if drawing.order else drawing.next]
    assert view.first == (drawing.order[0] if drawing.order else None)


def test_a_stripped_deck_has_its_own_cards_only() -> None:
    view = draw_view(Drawing(SEATS), NAMES, DECKS[32], "seats")
    assert [len(row) for row in view.rows] == [8, 8, 8, 8]
