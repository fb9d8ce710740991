"""What the right side of the table screen is for now: a case for each thing that a hand can wait for."""

from assistant import dealing, showdown
from assistant.commands import (
    AllIn,
    BringIn,
    Call,
    Check,
    Command,
    Complete,
    Declare,
    Discard,
    Fold,
    Muck,
    NextHand,
    Way,
)
from assistant.decide import Refused, decide
from assistant.events import Awarded, HandBegan
from assistant.line_writing import write_line
from assistant.offers import Offers, offers
from assistant.record import Record
from assistant.rules import Citation
from assistant.rules.force import HOUSE_DEFAULT
from assistant.table import Player, Table
from assistant.words import Seat
from ui.views.awards import awards, clauses
from ui.views.choices import Choice, ask, money, sentence
from ui.views.draw_view import FIRST_BUTTON
from ui.views.lines import said
from ui.views.payout import Payment, payments
from ui.views.prompt import (
    Prompt,
    betting_prompt,
    board_prompt,
    cited,
    declaration_prompt,
    draw_prompt,
    openers_prompt,
    showdown_prompt,
    up_prompt,
)
from ui.views.showdown_view import Laying, ShowdownView, showdown_view, shows_now
from ui.views.wager import Wager, presets, wager

ENTER = Choice("Enter cards", "by hand", opens="cards")
DRAW_CARDS = Choice("Draw cards", "one by one", opens="draw button")
WAYS: tuple[tuple[Way, str], ...] = (("high", "High"), ("low", "Low"), ("both", "Both ways"))


class Doing(Record):
    """What the dealer does now. *left*, *right* and *main* are the three large buttons; *acts* is the seat that
    everybody waits for, and *does* what it is waited for.

    *options*: the choices of a draw or a declaration. *buttons*: what a tap on a seat asks for, where the first button
    is to be placed.
    """

    prompt: Prompt
    acts: Seat | None = None
    does: str = "TO ACT"
    left: Choice | None = None
    right: Choice | None = None
    main: Choice | None = None
    all_in: Choice | None = None
    wager: Wager | None = None
    presets: tuple[Choice | None, Choice | None] = (None, None)
    options: tuple[Choice, ...] = ()
    payments: tuple[Payment, ...] = ()
    showdown: ShowdownView | None = None
    buttons: tuple[tuple[Seat, Command], ...] = ()


def doing(table: Table, laying: Laying | None) -> Doing:
    """What *table* waits for, and the buttons for it."""
    offered = offers(table)
    if offered is not None:
        return _betting(table, offered)
    if table.over:
        return _between(table)
    return _dealing(table, laying) or _showing(table, laying)


# Betting ------------------------------------------------------------------------------------------------------------


def _betting(table: Table, offered: Offers) -> Doing:
    player = table.players[offered.seat]
    chosen = wager(table, player)
    return Doing(
        betting_prompt(table, offered, chosen),
        acts=offered.seat,
        left=ask(table, Fold(offered.seat), "Fold"),
        right=_passing(table, player, offered),
        main=_raising(table, offered, chosen),
        all_in=ask(table, AllIn(offered.seat), "All in", money(player.chips)),
        wager=chosen,
        presets=presets(table, player, chosen),
    )


def _passing(table: Table, player: Player, offered: Offers) -> Choice:
    """The cheapest way to stay in: check, call or bring it in."""
    if offered.bring_in is not None:
        return ask(table, BringIn(player.seat), "Bring in", money(offered.bring_in))
    if offered.call is None:
        return ask(table, Check(player.seat), "Check")
    all_in = " · all in" if offered.call == player.chips else ""
    return ask(table, Call(player.seat), "Call", f"{money(offered.call)}{all_in}")


def _raising(table: Table, offered: Offers, chosen: Wager) -> Choice:
    """The least bet or raise; in stud the bring-in completed."""
    if offered.complete is not None:
        return ask(table, Complete(offered.seat), f"Complete to {money(offered.complete)}")
    return chosen.choice(chosen.least)


# Cards --------------------------------------------------------------------------------------------------------------


def _dealing(table: Table, laying: Laying | None) -> Doing | None:
    """Cards that are dealt or changed, or what is declared with chips; None where nothing of that is due."""
    drawing = dealing.to_draw(table)
    if drawing is not None:
        return _draw(table, drawing)
    due, by_hand = dealing.board_due(table), laying is not None and laying.by_hand
    if due:
        lying = len(laying.cards) if laying is not None else 0
        return Doing(board_prompt(table, due, lying, by_hand=by_hand), right=ENTER, main=_again(laying))
    up = dealing.up_cards_due(table)
    if up:
        prompt = up_prompt(table, up[0], by_hand=by_hand)
        return Doing(prompt, acts=up[0], does="CARD", right=ENTER, main=_again(laying))
    declaring = showdown.declaring(table)
    return _declaration(table, declaring[0]) if declaring else None


def _again(laying: Laying | None) -> Choice | None:
    """Cards that an undo took back, and that lie there still."""
    if laying is None or laying.again is None:
        return None
    return Choice("Same cards", said(write_line(laying.again)), laying.again)


def _draw(table: Table, seat: Seat) -> Doing:
    counts = range(dealing.most_changed(table, table.players[seat]) + 1)
    options = tuple(ask(table, Discard(seat, count), str(count) if count else "Pat") for count in counts)
    return Doing(draw_prompt(table, seat), acts=seat, does="DRAWS", options=options, right=ENTER)


def _declaration(table: Table, seat: Seat) -> Doing:
    options = tuple(ask(table, Declare(seat, way), told) for way, told in WAYS)
    return Doing(declaration_prompt(table, seat), acts=seat, does="DECLARES", options=options)


# Showdown and payout ------------------------------------------------------------------------------------------------


def _showing(table: Table, laying: Laying | None) -> Doing:
    seat = shows_now(table, laying)
    if seat is None:
        return _openers(table)
    lying = laying.cards if laying is not None else ()
    player = table.players[seat]
    read = len({*player.up, *lying})
    return Doing(
        showdown_prompt(table, seat, read, showdown.hand_size(table, player)),
        acts=seat,
        does="SHOWS",
        left=ask(table, Muck(seat), f"Seat {seat}", "concedes"),
        right=ENTER,
        main=_next(table, _still(table)),
        payments=payments(table),
        showdown=showdown_view(table, laying),
    )


def _still(table: Table) -> str:
    hands = len(showdown.waiting(table))
    return "one hand still to read" if hands == 1 else f"{hands} hands still to read"


def _openers(table: Table) -> Doing:
    seat = showdown.openers_due(table)
    assert seat is not None, "a hand waits for somebody, and nobody is known to wait for"
    return Doing(
        openers_prompt(table, seat), acts=seat, does="SHOWS", right=ENTER, main=_next(table, "openers still to see")
    )


def _between(table: Table) -> Doing:
    paid = awards(table)
    if paid:
        shown = any(player.cards is not None for player in table.in_hand)
        return Doing(
            Prompt("Push the pots", _paid_told(table), _paid_under(table, paid)),
            main=_next(table),
            payments=payments(table),
            showdown=showdown_view(table, None) if shown else None,
        )
    return _first_button(table) or Doing(_ready(table), main=_next(table))


def _paid_told(table: Table) -> str:
    told = [f"Hand {money(table.hand)} is over."]
    if table.carried:
        told.append(f"{money(table.carried)} stay on the table.")
    return " ".join(told)


def _paid_under(table: Table, paid: tuple[Awarded, ...]) -> Citation | None:
    """The clause behind the first award; behind each pot's stands at the pot."""
    behind = clauses(table, paid)[0]
    return None if behind.number == HOUSE_DEFAULT else behind


def _next(table: Table, below: str = "") -> Choice:
    """The next hand, and where its button will be."""
    answer = decide(table, NextHand())
    if isinstance(answer, Refused):
        return ask(table, NextHand(), "Next hand", below)
    begun = answer[0]
    assert isinstance(begun, HandBegan)
    return Choice("Next hand", f"button to seat {begun.button}", NextHand())


def _ready(table: Table) -> Prompt:
    answer = decide(table, NextHand())
    if isinstance(answer, Refused):
        return Prompt("Not ready yet", sentence(answer.because), cited(table, answer.decision))
    return Prompt("Ready to deal", "The next hand moves the button and takes the blinds and antes.")


def _first_button(table: Table) -> Doing | None:
    """Where cards decide who has the first button, the dealer taps the seat that has it."""
    choices = [(seat, NextHand(seat)) for seat in table.players]
    may = tuple((seat, command) for seat, command in choices if not isinstance(decide(table, command), Refused))
    if table.button is not None or not may or not isinstance(decide(table, NextHand()), Refused):
        return None
    says = f"{FIRST_BUTTON[table.coming.rules.first_button]} Tap that seat."
    return Doing(
        Prompt("Who has the button?", says, cited(table, "first_button")),
        right=DRAW_CARDS,
        main=_next(table),
        buttons=may,
    )
