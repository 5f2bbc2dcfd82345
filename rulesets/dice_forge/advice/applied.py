"""What a decision within a roll is about: the face being applied, or a gain before it is stored."""

from rulesets.core import Decision
from rulesets.dice_forge.advice.amounts import Amount
from rulesets.dice_forge.components import BOAR_GLORY, FACES, MOON, SHIP_DISCOUNT, SUN, VP
from rulesets.dice_forge.gains import CYCLOPS, SENTINEL
from rulesets.dice_forge.state import Gaining
from rulesets.dice_forge.view import DiceForgeView

VP_FOR = {conversion.decision: conversion.glory for conversion in (SENTINEL, CYCLOPS)}
"""Glory for each unit converted, by the decision that asks about it."""
_BOAR_BONUS = {SUN: 1, MOON: 1, VP: BOAR_GLORY}
"""How much the owner of a boar's card may take of a resource."""


def face_at(view: DiceForgeView) -> tuple[str, int]:
    """The face being applied, and how many times it counts; the starting face if there is none."""
    roll = view.resolving
    if roll is None or roll.at is None:
        return "G1", 1
    if not roll.factors:  # a ship, applied before the mirror beside it
        return roll.rolled[roll.at], 1
    return roll.counts[roll.at] or roll.rolled[roll.at], roll.factors[roll.at]


def taken_at(view: DiceForgeView, kind: str, resource: int) -> Amount:
    """What taking a resource would bring, or take away, in this kind of decision."""
    if kind == "boar_bonus":
        return Amount(resource, _BOAR_BONUS[resource])
    face, factor = face_at(view)
    return Amount(resource, FACES[face].amounts[resource] * factor)


def losing(view: DiceForgeView, kind: str) -> bool:
    """Whether what is chosen is taken away, as by the Minotaur."""
    return kind == "face_choose" and view.resolving is not None and view.resolving.losing


def gain_at(view: DiceForgeView) -> Gaining:
    """The gain that the decision is about; nothing if there is none."""
    return view.gaining or Gaining(0, 0, 0)


def converted_at(view: DiceForgeView, kind: str) -> Amount:
    """The glory that could be taken instead of that gain."""
    return Amount(VP, gain_at(view).amount * VP_FOR[kind])


def ship_discount(view: DiceForgeView, decision: Decision[object] | None) -> int:
    """The discount of the ship being applied; 0 if the decision isn't about one."""
    match decision:
        case Decision(kind="ship_forge"):
            return SHIP_DISCOUNT * face_at(view)[1]
        case _:
            return 0
