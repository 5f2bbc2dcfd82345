"""What a decision is about and what choices would do, before one is made. Reads views only."""

from collections.abc import Sequence
from functools import cache
from operator import ge
from typing import Any, NamedTuple

from rulesets.core import Decision
from rulesets.dice_forge.components import BOAR_GLORY, CARDS, FACES, GOLD, MOON, SHIP_DISCOUNT, SUN, VP
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL, hammer_glory
from rulesets.dice_forge.odds import Yield, dice_yield
from rulesets.dice_forge.options import price
from rulesets.dice_forge.state import Gaining
from rulesets.dice_forge.view import DiceForgeView, HeroView


def can_buy(view: DiceForgeView, seat: int, face: str, discount: int = 0) -> bool:
    """Whether a face is in stock and the seat has the gold for it."""
    return view.pools[face] > 0 and price(face, discount) <= view.seats[seat].stores[GOLD]


def can_perform(view: DiceForgeView, seat: int, slot: str) -> bool:
    """Whether a place has a card left and the seat has the shards for it."""
    card, stores = CARDS[view.layout[slot]], view.seats[seat].stores
    enough = card.cost_sun <= stores[SUN] and card.cost_moon <= stores[MOON]
    return view.stacks[slot] > 0 and enough


def ousted_at(view: DiceForgeView, seat: int, portal: int) -> int | None:
    """The seat ousted if this seat's hero went to a portal; `None` if no hero stands there."""
    if view.seats[seat].portal == portal:
        return None
    return next((other for other, hero in enumerate(view.seats) if hero.portal == portal), None)


class Stored(NamedTuple):
    """The outcome of storing a gain."""

    held: int
    """What is in the store afterwards."""
    lost: int
    """What is above the limit."""


def stored(hero: HeroView, resource: int, amount: int) -> Stored:
    """What would be in the store after a gain, and how much would be lost."""
    total = hero.stores[resource] + amount
    limit = hero.limits[resource]
    held = total if limit is None else min(total, limit)
    return Stored(held, total - held)


class Hammered(NamedTuple):
    """The outcome of gold on the hammer."""

    step: int
    """Steps gone afterwards, over all hammer cards."""
    glory: int


def hammered(hero: HeroView, gold: int) -> Hammered:
    """How far this much gold would bring the hammer, and the glory for that."""
    step = hero.hammer + gold
    return Hammered(step, hammer_glory(step) - hammer_glory(hero.hammer))


def with_face(faces: Sequence[str], slot: int, face: str) -> tuple[str, ...]:
    """A die's faces with a different one in a slot."""
    return (*faces[:slot], face, *faces[slot + 1 :])


def glory_of(hero: HeroView) -> tuple[int, int]:
    """Glory on the inventory and on the cards."""
    return hero.stores[VP], hero.standing.total - hero.stores[VP]


# -- what a decision is about ----------------------------------------------------------------------

VP_FOR = {conversion.decision: conversion.glory for conversion in (SENTINEL, CYCLOPS)}
"""Glory for each unit converted, by the decision that asks about it."""


def face_at(view: DiceForgeView) -> tuple[str, int]:
    """The face being applied, and how many times it counts; the starting face if there is none."""
    roll = view.resolving
    if roll is None or roll.at is None:
        return "G1", 1
    face = roll.counts[roll.at] if roll.at < len(roll.counts) else None
    factor = roll.factors[roll.at] if roll.at < len(roll.factors) else 1
    return face or roll.rolled[roll.at], factor


def amount_of(view: DiceForgeView, kind: str, resource: int) -> int:
    """How much of a resource an option of this decision brings or takes."""
    if kind == "boar_bonus":
        return BOAR_GLORY if resource == VP else 1
    if kind != "face_choose":
        return 1
    face, factor = face_at(view)
    return FACES[face].amounts[resource] * factor


def losing(view: DiceForgeView, kind: str) -> bool:
    """Whether what is chosen is taken away, as by the Minotaur."""
    return kind == "face_choose" and view.resolving is not None and view.resolving.losing


def ship_discount(view: DiceForgeView, decision: Decision[Any] | None) -> int:
    """The discount of the ship being applied; 0 if the decision isn't about one."""
    if decision is None or decision.kind != "ship_forge":
        return 0
    face, factor = face_at(view)
    return SHIP_DISCOUNT * (factor if FACES[face].kind == "ship" else 1)


def gain_at(view: DiceForgeView) -> Gaining:
    """The gain that the decision is about; nothing if there is none."""
    return view.gaining or Gaining(0, 0, 0)


def kept_of(view: DiceForgeView, seat: int, resource: int, amount: int) -> int:
    """How much of a gain isn't lost: waiting gold comes first, and the hammer takes some."""
    hero = view.seats[seat]
    waiting = view.gaining.amount if view.gaining is not None and resource == GOLD else 0
    free = hero.free_steps if resource == GOLD else 0
    return min(
        amount, max(0, amount + waiting - stored(hero, resource, amount + waiting).lost + free - waiting)
    )


def usual_slot(faces: Sequence[str]) -> int:
    """The slot whose face would be given up: the cheapest, and among equals the most frequent."""
    slots = [slot for slot, face in enumerate(faces) if not FACES[face].locked_once_forged]
    return min(slots, key=lambda slot: (worth(faces[slot]), -faces.count(faces[slot]), slot), default=0)


def changed(hero: HeroView, die: int, slot: int, face: str) -> tuple[Yield, Yield]:
    """What a roll of both dice yields on average now, and with this face in a slot."""
    dice = [with_face(each, slot, face) if n == die else each for n, each in enumerate(hero.dice)]
    return dice_yield(hero.dice), dice_yield(dice)


def best_die(hero: HeroView, face: str) -> int:
    """The die on which replacing the face to give up yields more."""

    def yields(die: int) -> Any:
        _, after = changed(hero, die, usual_slot(hero.dice[die]), face)
        return sum(after.amounts)

    return max(range(len(hero.dice)), key=yields)


def may_pass(decision: Decision[Any]) -> bool:
    """Whether an action can be declined: the first of a turn, not the second."""
    return any(option.key == "pass" for option in decision.options)


@cache  # without it, a key takes 2 % more
def worth(face: str) -> int:
    """How hard a face is to get: its cost; faces of the garden come above all others.

    A starting face that isn't on sale comes just below the cheapest one on sale that gives at least as much.
    A boar serves its owner and can't be removed: it is no better than a starting gold face.
    """
    row = FACES[face]
    if row.cost is not None:
        return row.cost
    if row.zone == "start":
        giving = [each for each in FACES.values() if all(map(ge, each.amounts, row.amounts))]
        return min(each.cost for each in giving if each.cost is not None) - 1
    return worth("G1") if row.kind == "boar" else 20
