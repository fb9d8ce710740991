"""What the dealer has to do now, in words."""

from assistant import dealing, limits, showdown
from assistant.acting import to_make_up
from assistant.games import Community, Down, Stage, Up
from assistant.offers import Offers
from assistant.record import Record
from assistant.rules import Citation
from assistant.rules.force import HOUSE_DEFAULT
from assistant.table import Table
from assistant.taken_back import Burning, burning, last_taken
from assistant.words import Seat
from ui.views.choices import counted, money, sentence
from ui.views.seat_view import called
from ui.views.wager import Wager


class Prompt(Record):
    """A *title* that can be read from afar, a sentence or two, and the *clause* that they rest on."""

    title: str
    says: str
    clause: Citation | None = None


def cited(table: Table, decision: str) -> Citation | None:
    """The clause behind a decision, where the book in force is known to have one."""
    clause = table.stakes.rules.clause(decision)
    return None if clause.number == HOUSE_DEFAULT else clause


def street(table: Table) -> str:
    """Where the hand is: the round, the street that is due, the draw.

    A street that is being dealt has the name of the round that follows it.
    """
    stages = table.game.stages[table.stage :]
    return next((named for stage in stages if (named := _name(stage))), "the deal")


def _name(stage: Stage) -> str:
    return "" if isinstance(stage, Down | Up | Community) else stage.name


def betting_prompt(table: Table, offered: Offers, chosen: Wager) -> Prompt:
    """Who acts, what it costs him, and between what he may raise."""
    return Prompt(
        called(table, offered.seat),
        f"{_to_call(offered)} {_to_raise(table, chosen)}",
        chosen.closed.clause if chosen.closed else cited(table, _bound_by(table, chosen)),
    )


def _to_call(offered: Offers) -> str:
    if offered.bring_in is not None:
        return f"Brings it in for {money(offered.bring_in)}."
    return f"{money(offered.call)} to call." if offered.call else "Nothing to call."


def _to_raise(table: Table, chosen: Wager) -> str:
    if chosen.closed is not None:
        return chosen.closed.because
    verb = "Bet" if chosen.opens else "Raise to"
    if chosen.has <= chosen.least:
        return f"All in for {money(chosen.has)} at most."
    if chosen.sizes:
        return f"{verb} {' or '.join(money(size) for size in chosen.sizes)}."
    most, limit = min(chosen.has, chosen.limit), limits.limit_called(table).removeprefix("the ")
    return f"{verb} {money(chosen.least)} at least, {money(most)} at most ({limit if most < chosen.has else 'all in'})."


def _bound_by(table: Table, chosen: Wager) -> str:
    return limits.limit_setting(table) if chosen.limit < chosen.has else "limits.least"


def draw_prompt(table: Table, seat: Seat) -> Prompt:
    """Who changes cards, what is left of the deck, and what to do when it does not suffice."""
    counts = range(dealing.most_changed(table, table.players[seat]) + 1)
    short = next((told for count in counts if (told := dealing.shortage(table, seat, count))), None)
    made_up = to_make_up(table.players[seat])
    more = f"{counted(made_up, 'card')} beside, for its short hand. " if made_up else ""
    left = f"{more}{counted(table.left, 'card')} left in the deck."
    says = f"How many cards does it change? {left}"
    if short:
        says = f"{left} For more: {short}."
    decision = "draw_shortage" if short else "dealing.draw"
    return Prompt(f"{called(table, seat)} draws", says, cited(table, decision))


def board_prompt(table: Table, due: int, lying: int, *, by_hand: bool) -> Prompt:
    """Which community cards are due, and how they come in."""
    title = sentence(street(table)).removesuffix(".")
    if isinstance(table.now, Down):
        title = "Common card"
    cards = counted(due, "card")
    asked = f"tap in {cards}" if by_hand else f"lay {cards} on the reader"
    says = f"{_burn(table)}, then {asked}. {lying} of {due} read."
    return Prompt(title, says, cited(table, "dealing.board"))


def _burn(table: Table) -> str:
    """What to do before the street is dealt: burn one, but for cards that came wrongly before."""
    taken = last_taken(table, table.stage)
    return _BURNING[burning(table)] if taken is None else _AGAIN[taken.goes, taken.burn]


_BURNING: dict[Burning, str] = {
    "one": "Burn one",
    "nothing": "Shuffle the card set aside into the stub and burn none",
    "left-over": "The card left of the scramble is the burn",
}
_AGAIN: dict[tuple[str, str], str] = {
    ("stub", "one"): "Shuffle the stub and burn one",
    ("stub", "nothing"): "Shuffle the stub and burn none",
    ("aside", "one"): "The early card lies aside: burn one",
    ("scramble", "of-these"): "Scramble the cards face down, one is the burn",
    ("scramble", "next"): "Scramble the cards face down, one is the next burn",
}
"""Before a street that comes again: by where its cards went, and what is burned."""


def up_prompt(table: Table, seat: Seat, *, by_hand: bool) -> Prompt:
    """Whose up card is due, and how it comes in."""
    asked = "tap it in" if by_hand else "lay it on the reader"
    says = f"Face up, for {street(table)}: {asked} as it is dealt."
    return Prompt(f"Card for seat {seat}", says, cited(table, "dealing.up_card"))


def declaration_prompt(table: Table, seat: Seat) -> Prompt:
    """Who has still to declare."""
    others = len(showdown.declaring(table)) - 1
    says = f"High, low or both? {counted(others, 'more seat')} to declare. Tap a seat to take it first."
    return Prompt(f"{called(table, seat)} declares", says, cited(table, "showdown.declaring"))


def openers_prompt(table: Table, seat: Seat) -> Prompt:
    """Who has to show that he could open."""
    says = "It shows what it opened on before the pot is paid: a pair of jacks or better."
    return Prompt(f"{called(table, seat)} opened", says, cited(table, "showdown.show_openers"))


def showdown_prompt(table: Table, seat: Seat, read: int, need: int) -> Prompt:
    """Whose cards are laid down now, and who may give up unseen."""
    first = showdown.called_player(table)
    told = "It was called and shows first." if first == seat else _shows_if(table.stakes.rules.must_show)
    says = f"{told} {read} of {need} cards read.".strip()
    return Prompt(f"{called(table, seat)} shows", says, cited(table, "show_first" if first == seat else "must_show"))


def _shows_if(rule: str) -> str:
    return "It shows if its hand is equal or better." if rule == "equal-or-better" else ""
