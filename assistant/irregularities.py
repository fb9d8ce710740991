"""When things go wrong: misdeals, fouled decks, dead hands, exposed and boxed cards, burns, penalties.

`answer` is what the book says to something that was reported: a sentence, its clause, and what follows at once. What
the book leaves to a player or to the floor is said in the sentence and not done.
"""

from typing import Literal, assert_never

from assistant.betting import No, no
from assistant.commands import Report
from assistant.events import DealUndone, Event, HandKilled, MishapRuled, PenaltyPaid
from assistant.games import Community, Down, Up
from assistant.record import Record
from assistant.showdown import came_to_showdown
from assistant.table import Player, Table
from assistant.words import Chips, Seat

# What ends a deal, and a hand ---------------------------------------------------------------------------------------


def substantial_action(table: Table) -> bool:
    """Whether it is too late for a misdeal (`substantial_action`).

    nz-casino-1999 1.1: two or more players acting on their hands. tda-2024 36: two actions with chips in at least one
    of them, or any three.
    """
    acted = len(table.betters)
    if table.stakes.rules.substantial_action == "two-players":
        return len(set(table.betters)) >= 2
    return acted >= 3 or (acted >= 2 and table.staked >= 1)


def misdeal(table: Table) -> DealUndone | No:
    """A new deal with everything returned, before substantial action."""
    if table.over:
        return no(table, "the pot has been collected: the hand stands", "irregularities.misdeal")
    if substantial_action(table):
        return no(table, "there has been substantial action: no misdeal any more", "substantial_action")
    return new_deal(table, "misdeal")


def new_deal(table: Table, because: Literal["misdeal", "void"]) -> DealUndone:
    """Everything goes back and the same dealer deals again; where players deal, every second misdeal running passes the
    deal on (home-game V Misdeals).
    """
    row = table.misdeals + 1
    return DealUndone("passed" if self_dealt(table) and row % 2 == 0 else because, row)


def self_dealt(table: Table) -> bool:
    """Whether the players deal themselves, whoever has the button (home-game III First Dealer)."""
    return table.stakes.rules.first_button == "first-jack"


def new_dealer(table: Table) -> bool:
    """Whether the deal has just passed on after two misdeals, so that another game may be chosen (home-game V
    Misdeals).
    """
    passed = table.misdeals > 0 and table.misdeals % 2 == 0 and self_dealt(table)
    return passed and not table.over and not table.betters


def void(table: Table) -> DealUndone | No:
    """A fouled deck: everybody has back what he put in, folders too, up to the moment when the pot is collected
    (`fouled_deck`; home-game V Imperfect Deck).
    """
    if table.over:
        return no(table, "the pot has been collected: it is too late", "irregularities.void")
    if table.stakes.rules.fouled_deck == "stands":
        return no(table, "the hand stands, whatever is found of the deck", "fouled_deck")
    return new_deal(table, "void")


def dead(table: Table, seat: Seat) -> HandKilled | No:
    """Rule a hand dead: it has no claim to the pot, and its chips stay in (1.1 Dead hand; home-game V)."""
    player = table.players.get(seat)
    if table.over or player is None or not player.in_hand:
        return no(table, f"seat {seat} has no hand that could be ruled dead", "irregularities.dead")
    return HandKilled(seat)


# What happened, and the book's answer -------------------------------------------------------------------------------


class Answer(Record):
    """What the book says to a mishap, the decision behind it, and the events that follow at once."""

    text: str
    decision: str
    follows: tuple[Event, ...] = ()


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
        return no(table, "no hand is being played", f"irregularities.{_DECISION[report.what]}")
    if report.seat is not None and report.seat not in table.players:
        return no(table, f"nobody is at seat {report.seat}", f"irregularities.{_DECISION[report.what]}")
    match report.what:
        case "exposed" | "exposes":
            return exposed_card(table, report)
        case "has":
            return wrong_number(table, report)
        case "boxed":
            return boxed_cards(table, report.count)
        case "no-burn":
            return burn(table)
        case "early-board" | "fat-board":
            return early_board(table, report)
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
    "exposed": "exposed_card",
    "exposes": "exposed_card",
    "has": "wrong_number",
    "boxed": "boxed_cards",
    "no-burn": "burn",
    "early-board": "early_board",
    "fat-board": "early_board",
    "uncut": "uncut",
    "shows-one": "show_all",
    "peeks": "penalty",
    "asks": "asks_to_see",
}


def exposed_card(table: Table, report: Report) -> Answer:
    """A down card was exposed: by its owner (`exposes`), which changes nothing; by the dealer (`exposed`), *count* of
    them, which the book answers by the game (`exposed_down_card`).
    """
    if report.what == "exposes":
        text = f"seat {report.seat} exposed its own card: no misdeal, and it plays on with it"
        return Answer(text, "irregularities.exposed_card")
    if table.stakes.rules.exposed_down_card == "no-new-deal":
        return _exposed_at_home(table, report)
    return _exposed_by_game(table, report)


def _exposed_at_home(table: Table, report: Report) -> Answer:
    """home-game V Exposed Cards: no new deal; in stud it is used as an up card, elsewhere it is the player's choice."""
    if report.seat == table.button:
        return Answer("the dealer keeps the card of his own that he exposed", "irregularities.exposed_card")
    if table.game.stud and table.stage < len(table.game.stages) - 3:
        text = f"seat {report.seat} uses it as an up card, and its next card comes down"
    else:
        text = f"seat {report.seat} may keep the card or have a new one, and may look at the others first"
    return Answer(f"no new deal: {text}; a misdeal is marked against the dealer", "irregularities.exposed_card")


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
    decision = "irregularities.wrong_number"
    assert report.seat is not None
    player = table.players[report.seat]
    if not player.in_hand:
        return no(table, f"seat {report.seat} has no hand now", decision)
    dealt = _cards_dealt(table)
    if report.count == dealt:
        return no(table, f"{dealt} cards are the right number here", decision)
    early = before_betting(table)
    if not (table.betters if early else substantial_action(table)):
        decision = "irregularities.before_betting" if early else "irregularities.misdeal"
        return _new_deal(table, f"seat {report.seat} has {report.count} cards", decision)
    return late_number(table, player, report.count)


def late_number(table: Table, player: Player, count: int) -> Answer:
    """A wrong number of cards when it is too late for a new deal: too many are a dead hand. Too few are the player's
    choice to play or fold, but the dealer's own at home (home-game V Wrong Number of Cards), and a button's that has
    acted (tda-2024 37), are dead. In draw they may be made up until the draw (roberts Irregularities).
    """
    seat, decision = player.seat, "irregularities.wrong_number"
    dead = f"seat {seat} has {count} cards and it is too late to put it right: its hand is dead"
    short = count < _cards_dealt(table)
    if short and (button_short(table, player) or dealer_short(table, player)):
        which = "button_short" if button_short(table, player) else "dealer_short"
        return Answer(dead, f"irregularities.{which}", (HandKilled(seat),))
    if not short or (player.drew and not before_betting(table)):
        return Answer(dead, decision, (HandKilled(seat),))
    if made_up_at_the_draw(table):
        return Answer(f"seat {seat} has {count} cards and may draw up to {table.game.hole}", decision)
    return Answer(f"seat {seat} may play its {count} cards, or fold", decision)


def before_betting(table: Table) -> bool:
    """Whether a wrong number of cards is a misdeal only until the first bet (home-game V Misdeals 2), and not until
    substantial action.
    """
    return table.stakes.rules.decides("irregularities.before_betting")


def button_short(table: Table, player: Player) -> bool:
    """Whether it is the button that is short of a card and has acted: then its hand is dead (tda-2024 37)."""
    acted = player.seat == table.button and player.seat in table.betters
    return acted and table.stakes.rules.decides("irregularities.button_short")


def dealer_short(table: Table, player: Player) -> bool:
    """Whether it is the dealer who is short of a card: the choice to play on is the other players' (home-game V Wrong
    Number of Cards).
    """
    return player.seat == table.button and table.stakes.rules.decides("irregularities.dealer_short")


def made_up_at_the_draw(table: Table) -> bool:
    """Whether who has too few cards may draw up to a whole hand (roberts Irregularities)."""
    return table.game.draws and table.stakes.rules.decides("irregularities.made_up_at_the_draw")


def _cards_dealt(table: Table) -> int:
    """How many cards a seat should hold now."""
    from_stages = table.game.stages[: table.stage + 1]
    return sum(stage.cards if isinstance(stage, Down) else isinstance(stage, Up) for stage in from_stages)


def boxed_cards(table: Table, count: int) -> Answer:
    """Cards found face up in the deck: from `misdeal_boxed_cards` on a new deal (five make an NZ deck defective, 1.1);
    a fewer are no cards at all and are laid aside.
    """
    limit = table.stakes.rules.misdeal_boxed_cards
    if count >= limit:
        return _new_deal(table, f"{count} boxed cards", "misdeal_boxed_cards")
    return Answer(f"{count} of {limit} boxed cards: laid aside, and the deal goes on", "misdeal_boxed_cards")


def burn(table: Table) -> Answer | No:
    """A burn was left out. The first time the board is put right; twice running any active player may ask for a new
    deal (home-game V Misdeals 4).
    """
    decision = "irregularities.burn"
    if not any(isinstance(stage, Community) for stage in table.game.stages):
        return no(table, f"nothing is burned in {table.game.name}", decision)
    if table.unburned + 1 >= 2 and table.stakes.rules.decides(decision):
        return Answer("twice running without a burn: any active player may ask for a new deal", decision)
    return Answer("mix the card that came into the stub's top, burn one, and deal the next", decision)


def early_board(table: Table, report: Report) -> Answer | No:
    """The board came too early, or with too many cards."""
    scrambles = table.stakes.rules.decides("irregularities.scramble")
    decision = f"irregularities.{'scramble' if scrambles else 'set_aside'}"
    if not any(isinstance(stage, Community) for stage in table.game.stages):
        return no(table, f"there is no board in {table.game.name}", decision)
    text = scramble(table, report) if scrambles else set_aside(table, report)
    return Answer(text, decision)


def set_aside(table: Table, report: Report) -> str:
    """roberts Irregularities: a flop goes back into the stub and comes again without a burn; a later card that came
    early is laid aside, and shuffled in for the last one.
    """
    if report.what == "fat-board":
        return "shuffle the cards of this street back into the stub, leave the burn, and deal it again without a burn"
    if not table.board:
        return "finish the betting; shuffle the flop back into the stub, leave the burn, and deal it without a burn"
    return "finish the betting; lay the card aside, deal the next street, then shuffle it back for the one after"


def scramble(table: Table, report: Report) -> str:
    """tda-2024 39, RP-5: a flop of four is scrambled and one of them is the burn; a card that came early goes back."""
    if report.what == "fat-board":
        return "scramble the cards face down: one of them is the next burn, the others are the street"
    return "finish the betting; put the cards back into the stub, shuffle, and deal the street without a burn"


def uncut(table: Table) -> Answer:
    """The deck was not cut: a new deal, if it is found before any betting (home-game V Misdeals 5)."""
    if table.betters:
        return Answer("there has been betting: the deal stands", "irregularities.uncut")
    return _new_deal(table, "the deck was not cut", "irregularities.uncut")


def show_all(table: Table, report: Report) -> Answer:
    """A hand shown to one is shown to all (home-game III One Player Per Hand)."""
    return Answer(f"seat {report.seat} showed its hand to one and shows it to all", "irregularities.show_all")


def asks_to_see(table: Table, report: Report) -> Answer | No:
    """A request to see another hand of the showdown (`may_ask_to_see`; nz-casino-1999 11.4(c))."""
    assert report.other is not None
    owner = table.players.get(report.other)
    rule = table.stakes.rules.may_ask_to_see
    if owner is None or not owner.dealt:
        return no(table, f"seat {report.other} had no hand", "may_ask_to_see")
    if rule == "none":
        return no(table, "nobody may ask to see a hand that is not shown: pay to see", "may_ask_to_see")
    if not table.over and table.to_act is not None:
        return no(table, "a hand may be asked for at the showdown only", "may_ask_to_see")
    if not came_to_showdown(table, owner):
        return no(table, f"seat {report.other}'s hand did not come to a showdown", "may_ask_to_see")
    asker = table.players.get(report.seat) if report.seat is not None else None
    if rule == "called-hands" and (asker is None or not asker.dealt):
        return no(table, f"seat {report.seat} was not dealt in and may not ask", "may_ask_to_see")
    shown = Answer(f"seat {report.other} turns its hand up for seat {report.seat}", "may_ask_to_see")
    return _callers_right(table, report) or shown


def _callers_right(table: Table, report: Report) -> No | None:
    """Why the seat may not ask where the right is a caller's only, if so (tda-2024 18)."""
    decision = "irregularities.asker_holds_cards"
    if not table.stakes.rules.decides(decision):
        return None
    if not asker_holds_cards(table, report):
        return no(table, f"seat {report.seat} holds no cards any more and may not ask", decision)
    if report.other != table.aggressor:
        return no(table, f"seat {report.other} did not bet or raise last: the director decides", decision)
    return None


def asker_holds_cards(table: Table, report: Report) -> bool:
    """Whether the seat that asks still holds cards: then it has a right to see whom it has called (tda-2024 18)."""
    return report.seat in {player.seat for player in table.in_hand}


def penalty(table: Table, report: Report) -> Answer | No:
    """Looking at a hand that was not shown costs, paid to its owner: the uncalled bet, or for a folded hand the last
    bet (home-game III Showing of Hands).
    """
    decision = "irregularities.penalty"
    assert report.seat is not None
    assert report.other is not None
    owner = table.players.get(report.other)
    if owner is None or not owner.dealt or report.other == report.seat:
        return no(table, f"seat {report.other} had no hand that seat {report.seat} could look at", decision)
    due = table.last_bet if owner.folded else table.returned.get(report.other, Chips(0))
    if not table.stakes.rules.decides(decision) or not due:
        return Answer("a warning; what more there is, the floor decides", decision)
    chips = min(due, table.players[report.seat].chips)
    text = f"seat {report.seat} pays seat {report.other} {chips}, the {'last' if owner.folded else 'uncalled'} bet"
    return Answer(text, decision, (PenaltyPaid(report.seat, report.other, Chips(chips)),) if chips else ())


def _new_deal(table: Table, because: str, decision: str) -> Answer:
    """A new deal where it is not too late, else the hand plays on."""
    if substantial_action(table):
        return Answer(f"{because}, but there has been substantial action: the hand plays on", decision)
    return Answer(f"{because}: a new deal", decision, (new_deal(table, "misdeal"),))
