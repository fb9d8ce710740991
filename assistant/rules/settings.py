"""What a rule book sets: every setting, its values, and the check of a value."""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Literal, get_args

from assistant.errors import BookError
from assistant.record import Record

Value = str | bool | int
"""What a setting can be."""


class Settings(Record):
    """One typed attribute a setting; the string under each says what it decides."""

    odd_chip: Literal["highest-card-by-suit", "left-of-button", "stays-in-pot"]
    """Who gets what does not divide of a pot, or of its high half."""
    odd_chip_low: Literal["highest-card-by-suit", "lowest-card-by-suit", "left-of-button", "stays-in-pot"]
    """The same for a low pot or half."""
    odd_chip_cards: Literal["five-card-hand", "all-cards"]
    """Among which cards the highest or lowest one by suit is looked for."""
    odd_chip_share: Literal["all-to-one", "one-each"]
    """Whether one seat gets all the odd chips, or each the next."""
    short_all_in: Literal["nz-half-bet", "half-bet", "full-raise-cumulative", "full-raise-single"]
    """When an all-in for less than a full bet or raise counts as one, and lets those raise who have acted.

    ``full-raise-single``: never. ``full-raise-cumulative``: when several add up to a full raise for a player.
    ``half-bet``: so too, and in limit when it is half a bet or more. ``nz-half-bet``: only where it opens the betting,
    with half a bet or more.
    """
    min_raise: Literal["largest-in-round", "double-total"]
    """What the least raise is measured by."""
    raise_cap: int
    """The raises that limit and spread games allow in a round; 0 for no end of them."""
    raise_cap_two_rounds: int
    """The same in games of two betting rounds."""
    raise_cap_heads_up: Literal["lifted", "lifted-if-round-starts-so", "kept"]
    """What becomes of that cap when two are left."""
    pot_limit_small_blind: Literal["as-posted", "as-big-blind"]
    """What the first blind counts for in a pot-limit game before the flop."""
    pot_limit_short_blind: Literal["as-posted", "as-full"]
    """What a blind that is all-in for less, or missing, counts for there."""
    pot_limit_round_up: int
    """The unit that an odd pot limit is rounded up to; 0 for exact."""
    first_round_check: bool
    """Whether the first to act before the draw or flop may check where nothing is owed."""
    draw_opens: Literal["left-of-last-blind", "left-of-button", "last-opener"]
    """Who opens the betting after a draw."""
    draw_most: int
    """The most cards a player may change."""
    draw_shortage: Literal["discards-but-own-and-later", "discards"]
    """Where cards come from when the deck runs out in the draw."""
    bring_in: Literal["low-card", "high-card"]
    """Which up card must open in stud; where the low hand wins it is the other one."""
    bring_in_tie: Literal["suit", "first-dealt"]
    """Which of two equal up cards must."""
    high_board_tie: Literal["left-of-button", "suit"]
    """Which of two equal boards acts first in a later round of stud."""
    open_pair_double: bool
    """Whether an open pair on fourth street lets the larger bet be made."""
    stud_shortage: Literal["common-card", "stub-and-burns"]
    """What is done when stud runs out of cards for the last round."""
    over_blind: Literal["double-last-blind", "none"]
    """Whether the seat left of the last blind may post a voluntary one."""
    over_blind_counts_as_raise: bool
    """Whether that uses up one of the raises."""
    over_blind_option: bool
    """Whether its poster may raise when it is only called."""
    button_moves: Literal["dead-button", "moving-button"]
    """Whether the button may stand at an empty seat."""
    first_button: Literal["right-of-dealer", "high-card", "first-jack"]
    """Who has the button in the first hand."""
    heads_up_blinds: Literal["button-posts-first", "left-of-button"]
    """Who posts the first blind when two play."""
    missed_blinds: Literal["post-all", "wait-for-last-blind"]
    """What a player pays who comes back after missing blinds."""
    show_first: Literal["called-player", "first-to-act"]
    """Who lays down first: the player who was called, who then has to show; or the last one to bet or raise, else the
    first to act, who may still give his hand up."""
    must_show: Literal["equal-or-better", "none"]
    """Which of the others have to lay down."""
    may_ask_to_see: Literal["any-hand", "called-hands", "none"]
    """Which hands of the showdown one may ask to see."""
    pot_division_by_agreement: bool
    """Whether players may agree to divide a pot."""
    flush_over_full_house: bool
    """Whether a flush beats a full house in a deck of fewer than 52 cards."""
    ace_low_in_straight: bool
    """Whether an ace goes under the lowest card of such a deck in a straight."""
    low_scale: Literal["ace-five", "deuce-seven"]
    """How low hands are compared."""
    declare_both: Literal["win-both-outright", "ties-count"]
    """What a hand that is declared both ways has to do."""
    same_hands_split: Literal["whole-pot", "each-half"]
    """How two hands that are equal both ways divide a high-low pot."""
    misdeal_boxed_cards: int
    """How many cards face up in the deck make a misdeal."""
    substantial_action: Literal["two-players", "tda"]
    """How much action ends the time for a misdeal."""
    exposed_down_card: Literal["no-new-deal", "by-game"]
    """What is done when the dealer exposes a down card."""
    fouled_deck: Literal["return-all", "stands"]
    """What is done when a deck turns out to be no full deck."""
    collection: Literal["none", "rake", "fee-per-hand", "time"]
    """What the house charges."""


def names() -> Iterator[str]:
    """Every setting, in the order of the table of settings."""
    return iter(Settings.__annotations__)


def allowed(name: str) -> str:
    """The values of a setting, in words.

    >>> allowed("odd_chip_cards"), allowed("raise_cap"), allowed("over_blind_option")
    ('five-card-hand or all-cards', 'a whole number, 0 or more', 'true or false')
    """
    kind = _kinds()[name]
    if kind is int:
        return "a whole number, 0 or more"
    return _one_of(["true", "false"] if kind is bool else get_args(kind))


def check(name: str, value: object) -> Value:
    """Give *value* back if *name* is a setting that may have it; raise BookError otherwise.

    >>> check("raise_cap", 4)
    4
    """
    kind = _kinds().get(name)
    if kind is None:
        raise BookError(f"there is no setting {name!r}{_meant(name)}")
    if not _may_be(kind, value):
        raise BookError(f"{name} may be {allowed(name)}, found {value!r}")
    assert isinstance(value, Value)
    return value


def _may_be(kind: object, value: object) -> bool:
    if kind is int:
        return type(value) is int and value >= 0
    return type(value) is bool if kind is bool else value in get_args(kind)


def _kinds() -> dict[str, object]:
    return Settings.__annotations__


def _one_of(values: list[str] | tuple[str, ...]) -> str:
    return " or ".join(filter(None, (", ".join(values[:-1]), values[-1])))


def _meant(name: str) -> str:
    near = get_close_matches(name, list(names()), n=1)
    return f": is {near[0]!r} meant?" if near else f"; there are {', '.join(names())}"
