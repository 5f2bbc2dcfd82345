"""What decisions are about, and at which step of a turn they come."""

from enum import IntEnum
from typing import Literal, NamedTuple

from rulesets.core import Decision
from rulesets.dice_forge.components import FACES, SET_UPS
from rulesets.dice_forge.options import Buy, Feat
from rulesets.dice_forge.state import Resolving
from rulesets.dice_forge.view import DiceForgeView


class TurnStep(IntEnum):
    """The steps of a turn, in order."""

    ROLL = 0
    CARDS = 1
    ACTION = 2
    EXTRA = 3


_STEP_OF = {
    "roll": TurnStep.ROLL,
    "reinforcement": TurnStep.CARDS,
    "extra_action": TurnStep.EXTRA,
}
"""The step of each kind of decision outside of rolls; all others come in an action."""


def step_of(view: DiceForgeView, decision: Decision[object]) -> TurnStep:
    """The step of the turn at which a decision comes."""
    if decision.kind == "action" and not may_pass(decision):
        return TurnStep.EXTRA
    if view.resolving is not None:
        match view.resolving.why:
            case "blessing":
                return TurnStep.ROLL
            case "hind":
                return TurnStep.CARDS
            case _:
                return TurnStep.ACTION
    return _STEP_OF.get(decision.kind, TurnStep.ACTION)


def may_pass(decision: Decision[object]) -> bool:
    """Whether an action can be declined: the first of a turn, not the second."""
    return any(option.key == "pass" for option in decision.options)


def rolls_again(view: DiceForgeView) -> bool:
    """Whether all players roll for the second time in this turn, as two do."""
    return SET_UPS[len(view.seats)].divine_blessings_per_turn > 1 and bool(view.rolls)


class ActionAdvice(NamedTuple):
    """What an action can be."""

    buys: bool
    feats: bool
    extra: bool
    """It is the second action of the turn."""


def action_advice(decision: Decision[object]) -> ActionAdvice:
    """What the action asked for can be."""
    values = [option.value for option in decision.options]
    buys, feats = (any(isinstance(value, kind) for value in values) for kind in (Buy, Feat))
    return ActionAdvice(buys, feats, extra=not may_pass(decision))


def can_pay(decision: Decision[object]) -> bool:
    """Whether a second action can be paid for at once, without a Triton token."""
    return any(option.key == "pay" for option in decision.options)


def picks_first(view: DiceForgeView, decision: Decision[object]) -> bool:
    """Whether the first of two dice is picked for the Satyrs: all are still to be had."""
    return len(decision.options) == 2 * (len(view.seats) - 1)


class Forging(NamedTuple):
    """The face to be forged, and how it came to the player."""

    face: str
    cause: Literal["boar", "ousted", "own"]
    """Another player gives a boar; a ship came up when the hero was ousted; the player's own doing."""


def forging_of(view: DiceForgeView) -> Forging:
    """What is to be forged, and how it came to the player."""
    face = view.in_hand or "G1"
    match FACES[face].kind, view.resolving:
        case "boar", _:
            return Forging(face, "boar")
        case _, Resolving(why="ousted"):
            return Forging(face, "ousted")
        case _:
            return Forging(face, "own")


def applies_boar(view: DiceForgeView, decision: Decision[object]) -> int:
    """The seat that applies the boar for which its owner takes a bonus."""
    return view.resolving.seat if view.resolving is not None else decision.seat
