"""Dice on action cards."""

from typing import NamedTuple

from rulesets.bora_bora.actions import sites
from rulesets.bora_bora.advice.gods import purse_of, takes_tile
from rulesets.bora_bora.advice.map import reached
from rulesets.bora_bora.advice.options import Asked, keys_of
from rulesets.bora_bora.components import (
    BLUE,
    CARDS,
    FISHING_VP,
    GOD_TILES,
    HELPER,
    HIGHEST_DIE,
    WHITE,
    ActionWord,
    CardWord,
)
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.state import Die
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record


class Placement(NamedTuple):
    """A die on a card, as its option key says."""

    number: int
    card: CardWord
    white: bool

    @property
    def value(self) -> int:
        """The value with which the action is carried out."""
        return HIGHEST_DIE if self.white else self.number


def placement_of(key: str) -> Placement:
    """The placement in an option key such as `place:5:temple:white`."""
    _, number, card, *white = key.split(":")
    return Placement(int(number), CARDS[card].id, bool(white))


def needs_blue(view: BoraBoraView, number: int, card: str) -> bool:
    """Whether a die of this number isn't lower than every die on a card."""
    return card in view.cards and any(number >= die.number for die in view.cards[card])


@record
class CardAdvice:
    """What an action card does with a certain value, and the dice on it."""

    card: CardWord
    actions: tuple[ActionWord, ...]
    """Two for a combined card; none for fishing."""
    value: int
    points: int
    """What building or fishing brings at once."""
    reach: tuple[str, ...] | None
    """For an expansion: the regions within reach."""
    dice: tuple[Die, ...]
    in_play: bool
    """It is an action card with places for dice; fishing isn't."""
    idle: bool = False
    """A die of this value can't carry out the action: it would only block the card (ruling R6)."""


def card_advice(view: BoraBoraView, seat: int, card: CardWord, value: int = HIGHEST_DIE) -> CardAdvice:
    """What a card does for a seat with this value."""
    if card == FISHING:
        return CardAdvice(card, (), value, FISHING_VP, None, (), False)
    actions = CARDS[card].actions
    near = tuple(reached(view, seat, actions, value)) if actions[0] in ("land", "water") else None
    points = view.building_vp if actions[0] == "build" else 0
    dice = view.cards.get(card, ())
    return CardAdvice(
        card, actions, value, points, near, dice, card in view.cards, _idle(view, seat, card, near)
    )


def _idle(view: BoraBoraView, seat: int, card: CardWord, near: tuple[str, ...] | None) -> bool:
    own = view.seats[seat]
    if near is not None:
        return not near or not (own.huts or own.on_last)
    match card:
        case "temple":
            return not own.priests
        case _:
            return False


def can_act(view: BoraBoraView, seat: int, card: CardWord, value: int) -> bool:
    """Whether a die of this value could carry out a card's action now, whatever lies on the card."""
    own, actions = view.seats[seat], CARDS[card].actions
    match actions[0]:
        case "build":
            return bool(sites(own.ground)) and any(number <= value for number in own.unbuilt)
        case "woman" | "man":
            there = [tile for sex in actions for tile in view.places[sex][:value]]
            return own.free_space is not None and any(there)
        case _:
            return not card_advice(view, seat, card, value).idle


@record
class PlacementAdvice:
    """A die on a card."""

    number: int
    card: CardAdvice
    blue: bool
    white: bool
    """The gods that it costs."""
    purse: Purse | None
    """What there is to pay with, if it costs gods."""
    tile_points: int | None
    """What a god tile would bring at the end, if the gods can't be paid for without one."""
    better: int | None
    """For fishing: what the helper would bring for this die, if that is more."""


def placement_advice(view: BoraBoraView, seat: int, decision: Asked, placed: Placement) -> PlacementAdvice:
    """What a die would do on a card, and the gods it costs."""
    number, card, white = placed
    advice, blue = card_advice(view, seat, card, placed.value), needs_blue(view, number, card)
    purse = purse_of(view.seats[seat]) if blue or white else None
    better = helped(view, decision, number) if card == FISHING else None
    tile_points = GOD_TILES.final_vp if costs_tile(view, seat, placed) else None
    return PlacementAdvice(number, advice, blue, white, purse, tile_points, better)


def costs_tile(view: BoraBoraView, seat: int, placed: Placement) -> bool:
    """Whether the gods for a placement can't be paid for without a god tile."""
    gods = ([BLUE] if needs_blue(view, placed.number, placed.card) else []) + [WHITE] * placed.white
    return takes_tile(view.seats[seat], gods)


def helped(view: BoraBoraView, decision: Asked, number: int) -> int | None:
    """The points that a die would bring at the helper without any god, if more than by fishing."""
    points = number // HELPER["vp"].die_points
    offered = f"place:{number}:helper" in keys_of(decision)
    free = offered and not needs_blue(view, number, "helper")
    return points if free and points > FISHING_VP else None
