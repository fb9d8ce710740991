"""Cards that everybody sees, and cards that are changed: the board, up cards, the draw, and a deck that runs out."""

from collections.abc import Iterable

from assistant.acting import to_make_up
from assistant.betting import No, no
from assistant.cards import Card
from assistant.events import BoardDealt, Discarded, UpCardDealt
from assistant.games import Community, Down, Draw, Up
from assistant.table import Player, Table
from assistant.taken_back import may_not_come, returning
from assistant.words import Seat

BURN_AND_LAST_CARD = 2
"""Cards that are kept back before the last round of stud is dealt (tda-2024 RP-10-H)."""


def seen(table: Table) -> set[Card]:
    """The cards that lie face up: the board, the up cards, the hands laid down."""
    cards = set(table.board)
    for player in table.players.values():
        cards.update(player.up)
        cards.update(player.cards or ())
    return cards


def not_dealable(table: Table, cards: Iterable[Card]) -> No | None:
    """Why these cards cannot come, if so: not in this deck, face up already, or twice."""
    cards = tuple(cards)
    return in_deck(table, cards) or one_of_each(table, cards, seen(table))


def in_deck(table: Table, cards: Iterable[Card]) -> No | None:
    """The card that is not in the deck in play, if any (nz-casino-1999 9.2)."""
    for card in cards:
        if card not in table.stakes.deck:
            return no(table, f"{card.pretty} is not in the deck of {len(table.stakes.deck)} cards", "dealing.in_deck")
    return None


def one_of_each(table: Table, cards: Iterable[Card], taken: set[Card]) -> No | None:
    """The card that is among those *taken* already, or comes twice, if any: a deck has one of each."""
    taken = set(taken)
    for card in cards:
        if card in taken:
            return no(table, f"{card.pretty} has been seen already", "dealing.one_of_each")
        taken.add(card)
    return None


# The board and the up cards -----------------------------------------------------------------------------------------


def board(table: Table, cards: tuple[Card, ...]) -> BoardDealt | No:
    """The street's community cards, all at once (14.3; home-game IV Texas Hold-Em), or the common card of stud."""
    due = board_due(table)
    if not due:
        return no(table, f"no community card is due now: {_waits_for(table)}", "dealing.board")
    if len(cards) != due:
        return no(table, f"{due} community card{'s' * (due > 1)} due, found {len(cards)}", "dealing.board")
    return not_dealable(table, cards) or may_not_come(table, cards) or BoardDealt(cards)


def board_due(table: Table) -> int:
    """How many community cards must be turned up now."""
    if table.over or table.to_act is not None or len(table.in_hand) < 2:
        return 0
    stage = table.now
    if isinstance(stage, Community):
        return stage.cards
    return int(common_card_due(table))


def common_card_due(table: Table) -> bool:
    """Whether stud has run out of cards for the last one each, so that one is turned up for all (home-game IV Seven
    Card Stud; tda-2024 RP-10-H).

    `stud_shortage`: the home game deals to the last card. With `stub-and-burns` the burned cards are mixed in, and one
    more card is burned and the last one is never dealt.
    """
    if not table.game.stud or table.stage == 0 or not isinstance(table.now, Down):
        return False
    spare = 0 if table.stakes.rules.stud_shortage == "common-card" else BURN_AND_LAST_CARD
    return table.left < len(table.in_hand) + spare


def up_card(table: Table, seat: Seat, card: Card) -> UpCardDealt | No:
    """A seat's next card face up; each seat in the hand has one a street."""
    if seat not in up_cards_due(table):
        due = ", ".join(map(str, up_cards_due(table)))
        waits = f"it goes to seat {due}" if due else f"none is due now: {_waits_for(table)}"
        return no(table, f"no up card for seat {seat}: {waits}", "dealing.up_cards_due")
    return not_dealable(table, (card,)) or UpCardDealt(seat, card)


def up_cards_due(table: Table) -> tuple[Seat, ...]:
    """The seats that wait for their up card of this street, in dealing order."""
    if table.over or not isinstance(table.now, Up):
        return ()
    street = table.game.ups[table.stage]
    return tuple([player.seat for player in table.in_hand if len(player.up) < street])


def _waits_for(table: Table) -> str:
    if table.over:
        return "the hand is over"
    if table.to_act is not None:
        return f"seat {table.to_act} is to act"
    return f"the hand is at {getattr(table.now, 'name', 'the deal')}"


# The draw -----------------------------------------------------------------------------------------------------------


def to_draw(table: Table) -> Seat | None:
    """Whose draw it is: from the button's left, one after the other, all-in players like the others (11.3(a))."""
    if table.over or not isinstance(table.now, Draw) or len(table.in_hand) < 2:
        return None
    turn = draw_number(table)
    return next((player.seat for player in table.in_hand if player.drew < turn), None)


def most_changed(table: Table, player: Player) -> int:
    """How many cards a player may change: what the book allows, and no more than he holds (`draw_most`)."""
    return min(table.stakes.rules.draw_most, cards_held(table, player))


def cards_held(table: Table, player: Player) -> int:
    """How many cards a seat holds now, up cards too: all that were dealt, but for those that a short hand lacks."""
    dealt = table.game.stages[: table.stage + 1]
    number = sum(stage.cards if isinstance(stage, Down) else isinstance(stage, Up) for stage in dealt)
    missing = player.short.missing if player.short is not None else 0
    return number - missing - (table.game.stud and (common_card_due(table) or bool(table.board)))


def draw_number(table: Table) -> int:
    """Which draw of the hand this is, from 1."""
    return sum(isinstance(stage, Draw) for stage in table.game.stages[: table.stage + 1])


def draw(table: Table, seat: Seat, count: int, cards: tuple[Card, ...]) -> Discarded | No:
    """Change *count* cards (11.3(a)): any number up to the book's `draw_most`, named where they matter."""
    turn = to_draw(table)
    if turn != seat:
        waits = f"it is seat {turn}'s draw" if turn is not None else f"there is no draw now: {_waits_for(table)}"
        return no(table, f"seat {seat} cannot draw: {waits}", "dealing.draw")
    limit = most_changed(table, table.players[seat])
    if not 0 <= count <= limit:
        return no(table, f"0 to {limit} cards may be changed, found {count}", "draw_most")
    need = count + to_make_up(table.players[seat])
    refused = not_dealable(table, cards) or _thrown_before(table, seat, cards) or _too_few(table, seat, need)
    return refused or Discarded(seat, count, cards, from_discards=max(need - table.left, 0))


def _thrown_before(table: Table, seat: Seat, cards: tuple[Card, ...]) -> No | None:
    held = {card for card in cards if not may_hold(table, table.players[seat], card)}
    for card in held:
        return no(table, f"{card.pretty} was thrown away before", "dealing.may_hold")
    return None


def _too_few(table: Table, seat: Seat, count: int) -> No | None:
    """No more can be drawn than there are: the deck, the discards, and the hands given up, of which no book speaks."""
    given_up = table.game.hole * sum(table.players[number].folded for number in table.order)
    there = table.left + pool(table, seat) + given_up
    return no(table, f"{there} cards are there to draw from, not {count}", "draw_shortage") if count > there else None


def may_hold(table: Table, player: Player, card: Card) -> bool:
    """Whether a card that was thrown away by name can be in this player's hand: only if he has drawn from the discards
    since, and never what he threw away himself where the book keeps that from him (11.3(b)).
    """
    thrown = [place for place, discard in enumerate(table.discards) if card in discard.cards]
    if not thrown:
        return True
    last = table.discards[thrown[-1]]
    since = table.discards[thrown[-1] + 1 :]
    drew = any(discard.seat == player.seat and discard.from_discards for discard in since)
    return drew and not (last.seat == player.seat and excludes_own(table))


def pool(table: Table, seat: Seat) -> int:
    """How many discards there are to be shuffled for a draw of *seat*: without its own where the book says so."""
    thrown = sum(discard.count for discard in table.discards)
    taken = sum(discard.from_discards for discard in table.discards)
    own = sum(discard.count for discard in table.discards if discard.seat == seat) if excludes_own(table) else 0
    return max(0, min(thrown - taken, thrown - own))


def shortage(table: Table, seat: Seat, count: int) -> str | None:
    """What the dealer does when the deck cannot serve a draw: the previous discards are shuffled and cut, without those
    of this player and of later ones (11.3(b); `draw_shortage`).
    """
    if count + to_make_up(table.players[seat]) <= table.left:
        return None
    own = "but those of this player and of later ones" if excludes_own(table) else "for the players still to draw"
    return f"{table.left} from the deck, then shuffle and cut the {pool(table, seat)} discards before, {own}"


def excludes_own(table: Table) -> bool:
    """Whether a player never gets back what he threw away (`draw_shortage`)."""
    return table.stakes.rules.draw_shortage == "discards-but-own-and-later"


def left_after(table: Table) -> int:
    """Cards in the deck when the stage that is under way has been dealt; burned cards are not counted out."""
    stage = table.now
    match stage:
        case Down():
            taken = 1 if common_card_due(table) else stage.cards * len(table.in_hand)
            return table.left - taken
        case Up():
            return table.left - len(table.in_hand)
        case Community():
            return table.left - stage.cards + returning(table, table.stage)
        case _:
            return table.left
