"""What went wrong, and the book's answer: exposed and boxed cards, burns, wrong numbers, penalties, hands asked for.

`answer` is what the book says to something that was reported: a sentence, its clause, and what follows at once. What
the book leaves to a player or to the floor is said in the sentence and not done.
"""

from typing import assert_never

from assistant.betting import No, no
from assistant.boards import board_answer
from assistant.commands import Report
from assistant.dealing import cards_held
from assistant.events import Event, HandKilled
from assistant.events_around import MishapRuled, PlaysShort
from assistant.irregularities import Answer, new_deal, substantial_action
from assistant.seeing import asks_to_see, penalty, show_all
from assistant.table import Player, Table


def ruled(table: Table, report: Report) -> tuple[Event, ...] | No:
    """The events of a mishap: the book's answer, written down, and what follows from it."""
    found = answer(table, report)
    if isinstance(found, No):
        return found
    under = table.stakes.rules.under(found.decision)
    note = MishapRuled(report.what, report.seat, report.count, report.other, found.text, under)
    return (note, *found.follows)


def answer(table: Table, report: Report) -> Answer | No:
    """The book's answer to what was reported, or why it cannot have happened now."""
    between = report.what in ("peeks", "asks")
    if table.over and not (between and table.hand):
        return no(table, "no hand is being played", _DECISION[report.what])
    if report.seat is not None and report.seat not in table.players:
        return no(table, f"nobody is at seat {report.seat}", _DECISION[report.what])
    match report.what:
        case "exposed" | "exposes":
            return exposed_card(table, report)
        case "has":
            return wrong_number(table, report)
        case "boxed":
            return boxed_cards(table, report.count)
        case "no-burn" | "early-board" | "fat-board":
            return board_answer(table, report)
        case "uncut":
            return uncut(table)
        case "shows-one":
            return show_all(table, report)
        case "peeks":
            return penalty(table, report)
        case "asks":
            return asks_to_see(table, report)
        case _:
            assert_never(report.what)


_DECISION = {
    "exposed": "mishaps.exposed_card",
    "exposes": "mishaps.exposed_card",
    "has": "mishaps.wrong_number",
    "boxed": "mishaps.boxed_cards",
    "no-burn": "irregularities.twice_unburned",
    "early-board": "boards.board_answer",
    "fat-board": "boards.board_answer",
    "uncut": "mishaps.uncut",
    "shows-one": "seeing.show_all",
    "peeks": "seeing.penalty",
    "asks": "seeing.asks_to_see",
}


def exposed_card(table: Table, report: Report) -> Answer:
    """A down card was exposed: by its owner (`exposes`), which changes nothing; by the dealer (`exposed`), *count* of
    them, which the book answers by the game (`exposed_down_card`).
    """
    if report.what == "exposes":
        text = f"seat {report.seat} exposed its own card: no misdeal, and it plays on with it"
        return Answer(text, "mishaps.exposed_card")
    if table.stakes.rules.exposed_down_card == "no-new-deal":
        return _exposed_at_home(table, report)
    return _exposed_by_game(table, report)


def _exposed_at_home(table: Table, report: Report) -> Answer:
    """home-game V Exposed Cards: no new deal; in stud it is used as an up card, elsewhere it is the player's choice."""
    if report.seat == table.button:
        return Answer("the dealer keeps the card of his own that he exposed", "mishaps.exposed_card")
    if table.game.stud and table.stage < len(table.game.stages) - 3:
        text = f"seat {report.seat} uses it as an up card, and its next card comes down"
    else:
        text = f"seat {report.seat} may keep the card or have a new one, and may look at the others first"
    return Answer(f"no new deal: {text}; a misdeal is marked against the dealer", "mishaps.exposed_card")


def _exposed_by_game(table: Table, report: Report) -> Answer:
    """Draw: it is kept, in a game for low only a seven or lower. Stud: it becomes the up card, the last one is replaced
    (tda-2024 RP-10). Common-card games: one of the first two cards off the deck, or
    any two, is a misdeal (tda-2024 35); another is replaced and becomes the burn.
    """
    decision = "exposed_down_card"
    if table.game.draws:
        low = table.stakes.way == "low"
        kept = "keeps a seven or lower and has another for a higher card" if low else "keeps the card"
        return Answer(f"seat {report.seat} {kept}", decision)
    if table.game.stud and table.stage >= len(table.game.stages) - 3:
        return Answer(f"seat {report.seat} has another card if there is betting to come", decision)
    if table.game.stud:
        text = f"it becomes seat {report.seat}'s up card, and its next card comes down"
        return Answer(text, decision)
    first = table.order[:2]
    if report.count >= 2 or report.seat in first:
        return _new_deal(table, "an exposed card that counts", decision)
    return Answer(f"seat {report.seat} gets another card at the end of the deal, and this one is the burn", decision)


def wrong_number(table: Table, report: Report) -> Answer | No:
    """A wrong number of cards: a new deal while it is not too late (home-game V Misdeals 2; roberts Misdeals; tda-2024
    35); later as `late_number` has it.
    """
    decision = "mishaps.wrong_number"
    assert report.seat is not None
    player = table.players[report.seat]
    if not player.in_hand:
        return no(table, f"seat {report.seat} has no hand now", decision)
    refused = right_number(table, player, report.count)
    if refused is not None:
        return refused
    early = before_betting(table)
    if not (table.betters if early else substantial_action(table)):
        decision = "mishaps.before_betting" if early else "irregularities.misdeal"
        return _new_deal(table, f"seat {report.seat} has {_cards(report.count)}", decision)
    return late_number(table, player, report.count)


def right_number(table: Table, player: Player, count: int) -> No | None:
    """Why *count* is no wrong number of cards for a hand, if so: it is the right one, or what the hand plays short, or
    fewer than lie face up.
    """
    decision, seat, held = "mishaps.wrong_number", player.seat, cards_held(table, player)
    if count < len(player.up):
        return no(table, f"seat {seat} has {_cards(len(player.up))} face up", decision)
    if player.short is not None and held <= count <= held + player.short.missing:
        return no(table, f"seat {seat} plays {_cards(held)} as it was ruled; an undo takes that back", decision)
    return no(table, f"{_cards(held)} {_are(held)} the right number here", decision) if count == held else None


def late_number(table: Table, player: Player, count: int) -> Answer:
    """A wrong number of cards when it is too late for a new deal: too many are a dead hand. Too few are the player's
    choice to play or fold, but the dealer's own at home (home-game V Wrong Number of Cards), and a button's that has
    acted (tda-2024 37), are dead, and so is a hand of none. In draw they may be made up until the draw (roberts
    Irregularities).
    """
    seat, decision = player.seat, "mishaps.wrong_number"
    dead = f"seat {seat} has {_cards(count)} and it is too late to put it right: its hand is dead"
    missing = _cards_dealt(table, player) - count
    short = missing > 0
    if short and (button_short(table, player) or dealer_short(table, player)):
        which = "button_short" if button_short(table, player) else "dealer_short"
        return Answer(dead, f"mishaps.{which}", (HandKilled(seat),))
    if not short or not count or (player.drew and not before_betting(table)):
        return Answer(dead, decision, (HandKilled(seat),))
    if made_up_at_the_draw(table):
        text = f"seat {seat} has {_cards(count)} and draws up to {table.game.hole}"
        return Answer(text, decision, (PlaysShort(seat, missing, made_up=True),))
    return Answer(f"seat {seat} may play its {_cards(count)}, or fold", decision, (PlaysShort(seat, missing),))


def _cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"


def _are(count: int) -> str:
    return "is" if count == 1 else "are"


def _cards_dealt(table: Table, player: Player) -> int:
    """How many cards a hand should have now."""
    return cards_held(table, player) + (player.short.missing if player.short is not None else 0)


def before_betting(table: Table) -> bool:
    """Whether a wrong number of cards is a misdeal only until the first bet (home-game V Misdeals 2), and not until
    substantial action.
    """
    return table.stakes.rules.decides("mishaps.before_betting")


def button_short(table: Table, player: Player) -> bool:
    """Whether it is the button that is short of a card and has acted: then its hand is dead (tda-2024 37)."""
    acted = player.seat == table.button and player.seat in table.betters
    return acted and table.stakes.rules.decides("mishaps.button_short")


def dealer_short(table: Table, player: Player) -> bool:
    """Whether it is the dealer who is short of a card: the choice to play on is the other players' (home-game V Wrong
    Number of Cards).
    """
    return player.seat == table.button and table.stakes.rules.decides("mishaps.dealer_short")


def made_up_at_the_draw(table: Table) -> bool:
    """Whether who has too few cards may draw up to a whole hand (roberts Irregularities)."""
    return table.game.draws and table.stakes.rules.decides("mishaps.made_up_at_the_draw")


def boxed_cards(table: Table, count: int) -> Answer:
    """Cards found face up in the deck: from `misdeal_boxed_cards` on a new deal (five make an NZ deck defective, 1.1);
    fewer are no cards at all and are laid aside.
    """
    limit = table.stakes.rules.misdeal_boxed_cards
    if count >= limit:
        return _new_deal(table, f"{count} boxed cards", "misdeal_boxed_cards")
    return Answer(f"{count} of {limit} boxed cards: laid aside, and the deal goes on", "misdeal_boxed_cards")


def uncut(table: Table) -> Answer:
    """The deck was not cut: a new deal, if it is found before any betting (home-game V Misdeals 5)."""
    if table.betters:
        return Answer("there has been betting: the deal stands", "mishaps.uncut")
    return _new_deal(table, "the deck was not cut", "mishaps.uncut")


def _new_deal(table: Table, because: str, decision: str) -> Answer:
    """A new deal where it is not too late, else the hand plays on."""
    if substantial_action(table):
        return Answer(f"{because}, but there has been substantial action: the hand plays on", decision)
    return Answer(f"{because}: a new deal", decision, (new_deal(table, "misdeal"),))
