"""Placing dice on action cards (specification d.2)."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from rulesets.bora_bora import events
from rulesets.bora_bora.actions import (
    NEVER,
    act,
    blocked,
    least_build,
    least_expansion,
    least_person,
)
from rulesets.bora_bora.components import BLUE, CARDS, DICE, HIGHEST_DIE, SEXES, WHITE, ActionWord
from rulesets.bora_bora.gods import Purse, both_payable, lack, pay_god, payable, purse_of
from rulesets.bora_bora.reasons import BoraBoraReason, NoPerson, NoRegion, NoTileLowEnough, NotLower, Why
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.state import BoraBora, Die, Placing, without
from rulesets.core import Option


class Placement(NamedTuple):
    """A die on a card, perhaps with a white god."""

    number: int
    card: str
    white: bool


def placement(number: int, card: str, white: bool) -> Option[Placement]:
    """The option to place a die of this number."""
    key = f"place:{number}:{card}" + (":white" if white else "")
    return Option(key, Placement(number, card, white), f"card:{card}")


PARTS: Final[Mapping[str, tuple[ActionWord, ...]]] = {card.id: card.actions for card in CARDS.values()}
"""The actions of each card: two for a combined card (R38), none for fishing."""


def least_values(g: BoraBora, index: int) -> list[tuple[str, int]]:
    """The cards whose action a seat can carry out, each with the lowest value that is enough (R6)."""
    seat, own, found = g.seats[index], g.regions_of(index), []
    for card in g.cards:
        parts = PARTS[card]
        first = parts[0]
        if first == "helper":
            least = 1
        elif first == "temple":
            least = 1 if seat.priests else NEVER
        elif first == "build":
            least = least_build(g, index)
        elif first in SEXES:
            least = least_person(g, index, parts)
        else:
            least = least_expansion(g, index, parts, own)
        if least != NEVER:
            found.append((card, least))
    return found


BLOCKED: Final = frozenset(
    card for card, parts in PARTS.items() if parts and parts[0] in ("land", "water", "temple")
)
"""The cards whose chapters in the rulebook don't forbid an action that is impossible (ruling R6)."""


def may_block(g: BoraBora, able: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
    """The cards on which a die may be placed, some of them merely to block them, with the lowest die."""
    least = dict(able)
    return [
        (card, 1 if card in BLOCKED else least[card]) for card in g.cards if card in BLOCKED or card in least
    ]


def least_value(g: BoraBora, index: int, card: str) -> int:
    """The lowest value with which a seat can carry out a card's action; higher than any die if there is
    none.
    """
    return dict(least_values(g, index)).get(card, NEVER)


def lowest(g: BoraBora, card: str) -> int:
    """The lowest die on a card, whatever gods were played on it; higher than any die if there is none."""
    return lowest_of(g.cards[card])


@lru_cache(1 << 12)  # without it, random play takes 13 % more
def lowest_of(dice: tuple[Die, ...]) -> int:
    """The lowest of some dice; higher than any die if there is none."""
    return min([number for _, number in dice], default=NEVER)


class Able(NamedTuple):
    """Which gods can be paid for."""

    white: bool
    blue: bool
    both: bool


@lru_cache(1 << 12)  # without it, random play takes 8 % more
def able_to_pay(hand: tuple[int, ...], offerings: int, tiles: int) -> Able:
    """What a seat's hand, offerings and god tiles can pay for while a die is placed."""
    purse = Purse(hand, offerings, tiles)
    white, blue = payable(purse, WHITE), payable(purse, BLUE)
    return Able(white, blue, white and blue and both_payable(purse, BLUE, WHITE))


PLAIN, WITH_WHITE = (
    tuple(
        {card: placement(number, card, white) for card in (*PARTS, FISHING)}
        for number in range(HIGHEST_DIE + 1)
    )
    for white in (False, True)
)
"""The options by number and card, to place a die as it is, and with a white god."""


@cache  # without it, random play takes 2 % more
def different(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The different numbers of some dice, highest first."""
    return tuple(sorted({*dice}, reverse=True))


def place_options(g: BoraBora, index: int) -> list[Option[Placement]]:
    """Every die on every card whose action can be carried out and whose gods can be paid for (R6).

    Die by die, highest first, with what needs a white god last. Blue is needed, each time anew, only if a die
    isn't lower than every die on the card (R7); white isn't offered for a 6 (R8). Fishing is always possible.
    """
    seat = g.seats[index]
    white, blue, both = able_to_pay(seat.hand, seat.offerings, seat.god_tiles)
    able = least_values(g, index)
    dice = may_block(g, able) if g.blocking else able
    cards = [(card, least, NEVER if blue else lowest(g, card)) for card, least in dice]
    numbers = different(seat.dice)
    options: list[Option[Placement]] = []
    for number in numbers:
        on = PLAIN[number]
        options += [on[card] for card, least, floor in cards if least <= number < floor]
        options.append(on[FISHING])
    for number in numbers if white else ():
        if number < HIGHEST_DIE:
            on = WITH_WHITE[number]
            options += [on[card] for card, _ in able if both or number < lowest(g, card)]
    return options


def blocked_placements(g: BoraBora, index: int) -> list[Option[Placement]]:
    """Each die on each card where it can't be placed, with the first reason against it."""
    purse = purse_of(g.seats[index])
    offered = {option.key for option in place_options(g, index)}
    found = []
    for card in g.cards:
        for number in sorted({*g.seats[index].dice}, reverse=True):
            for white in (False, True)[: 1 + (number < HIGHEST_DIE)]:
                option = placement(number, card, white)
                if option.key not in offered:
                    found.append(_refused(g, index, purse, option))
    return found


def _refused(g: BoraBora, index: int, purse: Purse, option: Option[Placement]) -> Option[Placement]:
    number, card, white = option.value
    least, floor = least_value(g, index, card), lowest(g, card)
    value = HIGHEST_DIE if white else number
    if least > value and (white or not g.blocking or card not in BLOCKED):
        return blocked(option, _obstacle(g, index, card, value))
    if number >= floor and not payable(purse, BLUE):
        missing = lack(purse, BLUE)
        return blocked(option, NotLower(floor, cards=missing.cards, offerings=missing.offerings))
    if white and not payable(purse, WHITE):
        return blocked(option, Why.WHITE_NOT_PAYABLE)
    return blocked(option, Why.GODS_NOT_PAYABLE)


def _obstacle(g: BoraBora, index: int, card: str, value: int) -> BoraBoraReason:
    """What prevents a card's action with a value."""
    seat, first = g.seats[index], PARTS[card][0]
    if first in ("land", "water"):
        return NoRegion(value) if seat.huts_left else Why.NO_HUT_LEFT
    if first in ("woman", "man"):
        return NoPerson(value) if seat.free_space is not None else Why.NO_FREE_SPACE
    if first == "temple":
        return Why.NO_PRIEST
    if not seat.unbuilt:
        return Why.ALL_BUILT
    return NoTileLowEnough(value) if least_build(g, index) != NEVER else Why.NO_ADJACENT_MATERIALS


# -- The turn --------------------------------------------------------------------------------------


def betrays(g: BoraBora, index: int, options: Sequence[Option[Placement]]) -> bool:
    """Whether asking or not asking a question would reveal something about a hand to others.

    Where all dice are equal, and all that needs no god is to fish.
    """
    seat = g.seats[index]
    if not seat.offerings or len(different(seat.dice)) > 1 or not any(seat.hand):
        return False
    for option in options:
        number, card, white = option.value
        if card != FISHING and not white and number < lowest(g, card):
            return False
    return True


async def dice(g: BoraBora) -> str | None:
    """A die of the player whose turn it is onto a card, its gods paid, then the action; three passes.

    The action can no longer be waived.
    """
    index = g.active
    options = place_options(g, index)
    if g.undoable and betrays(g, index, options):
        g.reveal()
    choice = await g.ask(index, "place_die", options, lambda: blocked_placements(g, index), secret=True)
    number, card, white = choice
    blue = card != FISHING and number >= lowest(g, card)
    seat = g.seats[index]
    seat.dice = without(seat.dice, number)
    value = HIGHEST_DIE if white else number
    g.placing = _placing(number, card, value)
    if card == FISHING:
        g.fished = (*g.fished, _die(index, number))
    else:
        g.cards[card] = (*g.cards[card], _die(index, number))
    g.emit(events.PlacedDie, index, number=number, card=card, blue=blue, white=white)
    if blue and white:
        await pay_god(g, index, BLUE, lambda purse: payable(purse, WHITE))
    elif blue:
        await pay_god(g, index, BLUE)
    if white:
        await pay_god(g, index, WHITE)
    if g.blocking and card in BLOCKED and value < least_value(g, index, card):
        g.emit(events.OnlyBlocked, index, card=card)
    else:
        await act(g, index, PARTS[card], value)
    g.placing = None
    return next_die(g)


def next_die(g: BoraBora) -> str:
    """The next player places a die, as long as there are any; then people are used."""
    g.turn += 1
    if g.turn < DICE * len(g.seats):
        return "dice"
    g.stage, g.turn = "people", 0
    return "people"


_placing = cache(Placing)  # without it, random play takes 1 % more
_die = cache(Die)  # without it, random play takes 1 % more
