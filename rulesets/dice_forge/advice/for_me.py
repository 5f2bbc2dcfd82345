"""What a hero could pay for after an answer, and couldn't before, or no longer can: feats, faces, an extra
action.
"""

from collections.abc import Sequence

from rulesets.core import Decision, Option
from rulesets.core.records import record
from rulesets.dice_forge.advice.amounts import Amount, stored
from rulesets.dice_forge.advice.applied import converted_at, gain_at, losing, taken_at
from rulesets.dice_forge.advice.hammer import hammer_advice
from rulesets.dice_forge.advice.questions import TurnStep, step_of
from rulesets.dice_forge.components import (
    CARDS,
    ELDER_PRICE,
    EXTRA_ACTION_PRICE,
    FACES,
    GOLD,
    MOON,
    SANCTUARY,
    SUN,
    TRITON_GIFTS,
)
from rulesets.dice_forge.options import Reinforce, Triton
from rulesets.dice_forge.view import DiceForgeView

Stores = Sequence[int]
"""What a hero holds, by resource."""


@record
class Reach:
    """What an answer brings within a hero's reach, or takes out of it."""

    feats: tuple[str, ...] = ()
    """Cards that can be paid for then: those with most glory first."""
    feats_gone: tuple[str, ...] = ()
    """Cards that no longer can."""
    face: str | None = None
    """The dearest face that can be paid for then, if none as dear can be now."""
    face_gone: str | None = None
    """The dearest face that can be paid for now, if none as dear can be then."""


def reach(view: DiceForgeView, seat: int, decision: Decision[object], option: Option[object]) -> Reach:
    """What an answer changes in what a hero could pay for; nothing where that isn't known yet."""
    now, then = view.seats[seat].stores, _stores_after(view, seat, decision, option)
    feats, feats_then = (_feats(view, stores) for stores in (now, then))
    face, face_then = (_dearest(view, stores) for stores in (now, then))
    return Reach(
        tuple(card for card in feats_then if card not in feats),
        tuple(card for card in feats if card not in feats_then),
        face_then if _cost(face_then) > _cost(face) else None,
        face if _cost(face_then) < _cost(face) else None,
    )


def extra_action_lost(view: DiceForgeView, seat: int, decision: Decision[object], slot: str) -> bool:
    """Whether a feat leaves too few sun shards for an extra action that could be paid for now."""
    held = view.seats[seat].stores[SUN]
    left = held - CARDS[view.layout[slot]].cost_sun
    return step_of(view, decision) is TurnStep.ACTION and left < EXTRA_ACTION_PRICE <= held


def _feats(view: DiceForgeView, stores: Stores) -> list[str]:
    """The cards that these stores pay for, those with most glory first."""
    offered = (CARDS[card] for slot, card in view.layout.items() if view.stacks[slot])
    payable = [row for row in offered if row.cost_sun <= stores[SUN] and row.cost_moon <= stores[MOON]]
    return [row.id for row in sorted(payable, key=lambda row: -row.vp)]


def _dearest(view: DiceForgeView, stores: Stores) -> str | None:
    """The dearest face of the sanctuary that this gold pays for."""
    faces = [face for face in SANCTUARY if view.pools[face] and _cost(face) <= stores[GOLD]]
    return max(faces, key=_cost, default=None)


def _cost(face: str | None) -> int:
    return (FACES[face].cost or 0) if face is not None else 0


def _stores_after(
    view: DiceForgeView, seat: int, decision: Decision[object], option: Option[object]
) -> Stores:
    """What a hero holds after an answer, as far as that is known."""
    noun, kind, value = option.key.partition(":")[0], decision.kind, option.value
    match noun:
        case "take" if isinstance(value, int):
            taken = taken_at(view, kind, value)
            return _with(view, seat, Amount(value, -taken.amount) if losing(view, kind) else taken)
        case "keep":
            return _with(view, seat, Amount(gain_at(view).resource, gain_at(view).amount))
        case "convert":
            return _with(view, seat, converted_at(view, kind))
        case "hammer":
            held = hammer_advice(view, decision, int(option.key.partition(":")[2])).then.held
            return _replaced(view, seat, GOLD, held)
        case "triton" if isinstance(value, Triton):
            return _with(view, seat, Amount(value.resource, TRITON_GIFTS[value.resource]))
        case "owl" if isinstance(value, Reinforce):
            return _with(view, seat, Amount(value.which, 1))
        case "elder":
            return _with(view, seat, Amount(GOLD, -ELDER_PRICE))
        case "pay":
            return _with(view, seat, Amount(SUN, -EXTRA_ACTION_PRICE))
    return view.seats[seat].stores


def _with(view: DiceForgeView, seat: int, gain: Amount) -> Stores:
    """The stores after a gain, or a loss of what there is."""
    held = stored(view.seats[seat], gain.resource, gain.amount).held
    return _replaced(view, seat, gain.resource, max(0, held))


def _replaced(view: DiceForgeView, seat: int, resource: int, held: int) -> Stores:
    return [held if each == resource else count for each, count in enumerate(view.seats[seat].stores)]
