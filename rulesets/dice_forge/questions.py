"""What decisions of Dice Forge are about, and at which step of a turn they come. Reads views only.

Sentences refer to these facts by name; an amount is a resource with a number.
"""

from collections.abc import Callable
from typing import Any

from rulesets.core import Decision
from rulesets.dice_forge.components import EXTRA_ACTION_PRICE, FACES, RESOURCES, SET_UPS
from rulesets.dice_forge.preview import (
    VP_FOR,
    face_at,
    gain_at,
    losing,
    may_pass,
    ship_discount,
    usual_slot,
    worth,
)
from rulesets.dice_forge.view import DiceForgeView

Facts = dict[str, Any]


def question(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    """What the question of a decision mentions, and `how` it is asked if it has several forms.

    `lead` describes the roll that is being applied: who rolled, why, the faces, and what they count as.
    """
    asks, roll = _QUESTIONS.get(decision.kind), view.resolving
    facts = asks(view, decision) if asks is not None else {}
    lead = (decision.seat, roll.why, roll.rolled, roll.counts) if roll is not None else None
    return {"lead": lead, **facts}


def nouns_of(decision: Decision[Any]) -> list[str]:
    """The nouns of the options, each as often as it occurs."""
    return [option.key.partition(":")[0] for option in decision.options]


def _of_roll(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    again = SET_UPS[len(view.seats)].divine_blessings_per_turn > 1
    return {"how": "second" if again and view.rolls else "first"}


def _of_action(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    can = {*nouns_of(decision)} & {"buy", "feat"}
    which = "both" if len(can) == 2 else next(iter(can), "token")
    return {"how": which if may_pass(decision) else f"{which}-extra"}


def _of_extra_action(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    return {"how": "pay" if "pay" in nouns_of(decision) else "token", "count": EXTRA_ACTION_PRICE}


def _of_face(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    return {"how": "lose" if losing(view, decision.kind) else "take", "times": face_at(view)[1]}


def _of_conversion(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    gain = gain_at(view)
    facts = {"resource": RESOURCES[gain.resource], "amount": gain.amount}
    return {**facts, "vp": gain.amount * VP_FOR[decision.kind]}


def _of_satyrs(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    return {"how": "first" if len(decision.options) == 2 * (len(view.seats) - 1) else "second"}


def _of_slot(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    face = view.in_hand or "G1"
    if FACES[face].kind == "boar":
        return {"how": "boar", "giver": view.active, "boar": face}
    ousted = view.resolving is not None and view.resolving.why == "ousted"
    return {"how": "ousted" if ousted else "face", "face": face}


def _of_boar(view: DiceForgeView, decision: Decision[Any]) -> Facts:
    roller = view.resolving.seat if view.resolving is not None else decision.seat
    return {"how": "own" if roller == decision.seat else "other", "roller": roller, "boar": face_at(view)[0]}


_QUESTIONS: dict[str, Callable[[DiceForgeView, Decision[Any]], Facts]] = {
    "roll": _of_roll,
    "action": _of_action,
    "extra_action": _of_extra_action,
    "face_choose": _of_face,
    **dict.fromkeys(VP_FOR, _of_conversion),
    "satyrs_pick": _of_satyrs,
    "forge_slot": _of_slot,
    "boar_bonus": _of_boar,
    "boar_bearer": lambda view, decision: {"boar": view.seats[decision.seat].boars[-1]},
    "hammer_allocate": lambda view, _: {"gold": gain_at(view).amount},
    "ship_forge": lambda view, decision: {"discount": ship_discount(view, decision)},
    "sphinx_die": lambda view, decision: {"card": view.seats[decision.seat].cards[-1]},
}

HOW = ("roll", "action", "extra_action", "face_choose", "satyrs_pick", "forge_slot", "boar_bonus")
"""The kinds of decision whose question has several forms."""

_STEP_OF_ROLL = {"blessing": "roll", "hind": "cards"}
"""The step of a turn for decisions of a roll, by the roll's cause; all others come in an action."""
_STEP_OF = {"roll": "roll", "reinforcement": "cards", "extra_action": "extra"}


def step_of(view: DiceForgeView, decision: Decision[Any]) -> str:
    """The step of the turn at which a decision comes: `roll`, `cards`, `action` or `extra`."""
    if decision.kind == "action" and not may_pass(decision):
        return "extra"
    if view.resolving is not None:
        return _STEP_OF_ROLL.get(view.resolving.why, "action")
    return _STEP_OF.get(decision.kind, "action")


def first_slot(view: DiceForgeView, seat: int) -> str:
    """The key of the option for the face to give up first, the worse of those on the two dice."""
    dice = view.seats[seat].dice
    old = [faces[usual_slot(faces)] for faces in dice]
    die = min(range(len(dice)), key=lambda die: worth(old[die]))
    return f"slot:{die + 1}/{old[die]}"
