"""What a decision of Dice Forge is about, read from the view: the face being applied, the gain, the die."""

from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.components import BOAR_GLORY, FACES, SHIP_DISCOUNT, VP
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL
from rulesets.dice_forge.state import Gaining
from rulesets.dice_forge.view import DiceForgeView

VP_FOR = {conversion.decision: conversion.glory for conversion in (SENTINEL, CYCLOPS)}
"""Glory for each one converted, by the decision that asks about it."""


def face_at(view: DiceForgeView) -> tuple[str, int]:
    """The face being applied, and how many times it counts; the starting face where none is."""
    roll = view.resolving
    if roll is None or roll.at is None:
        return "G1", 1
    face = roll.counts[roll.at] if roll.at < len(roll.counts) else None
    factor = roll.factors[roll.at] if roll.at < len(roll.factors) else 1
    return face or roll.rolled[roll.at], factor


def taken_amount(view: DiceForgeView, resource: int) -> int:
    """How much of a resource the face being applied gives or takes."""
    face, factor = face_at(view)
    return FACES[face].amounts[resource] * factor


def bonus_of(resource: int) -> int:
    """How much a boar's owner takes."""
    return BOAR_GLORY if resource == VP else 1


def ship_discount(view: DiceForgeView) -> int:
    """How much less a face costs by the ship being applied; 0 if none is."""
    face, factor = face_at(view)
    return SHIP_DISCOUNT * factor if FACES[face].kind == "ship" else 0


def gain_at(view: DiceForgeView) -> Gaining:
    """The gain that is asked about; nothing where none is."""
    return view.gaining or Gaining(0, 0, 0)


def die_of(target: str | None) -> tuple[int, int]:
    """Seat and die (from 0) of a target such as `die:1/2`."""
    seat, die = (target or "die:0/1").removeprefix("die:").split("/")[:2]
    return int(seat), int(die) - 1


def may_pass(decision: Decision[Any]) -> bool:
    """Whether an action may be passed up: the first of a turn, not the extra one."""
    return any(option.key == "pass" for option in decision.options)
