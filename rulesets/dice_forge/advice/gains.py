"""What taking something would bring, and how much of it a full store would lose."""

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.dice_forge.advice.amounts import Amount, Holding, kept_of, steps_for, stored
from rulesets.dice_forge.advice.applied import converted_at, gain_at, losing, taken_at
from rulesets.dice_forge.components import ELDER_GLORY, ELDER_PRICE, GOLD, TRITON_GIFTS, VP
from rulesets.dice_forge.options import Reinforce
from rulesets.dice_forge.view import DiceForgeView


@record
class GainAdvice:
    """The outcome of a gain."""

    gain: Amount
    then: Holding
    steps: int
    """Free steps of the hammer, on which gold can go instead."""
    lost: int
    """How much the store can't take; gold that can go on the hammer isn't lost."""
    kept: int
    """How much is kept in the end, with gold that waits to be stored and the hammer counted."""


@record
class LossAdvice:
    """The outcome of giving something up."""

    loss: Amount
    left: Holding


@record
class ElderAdvice:
    """The outcome of using the Elder."""

    price: int
    glory: int
    gold_left: int
    glory_then: int


def _gain_advice(view: DiceForgeView, seat: int, gain: Amount) -> GainAdvice:
    hero, (resource, amount) = view.seats[seat], gain
    then, steps = stored(hero, resource, amount), steps_for(hero, resource)
    return GainAdvice(
        gain,
        Holding(resource, then.held, hero.limits[resource]),
        steps,
        0 if steps else then.lost,
        kept_of(view, seat, gain),
    )


def take_advice(view: DiceForgeView, seat: int, kind: str, resource: int) -> GainAdvice | LossAdvice:
    """The outcome of taking what a face or a boar offers, or of losing it to the Minotaur."""
    amount = taken_at(view, kind, resource)
    if losing(view, kind):
        left = max(0, view.seats[seat].stores[resource] - amount.amount)
        return LossAdvice(amount, Holding(resource, left, None))
    return _gain_advice(view, seat, amount)


def owl_advice(view: DiceForgeView, seat: int, resource: int) -> GainAdvice:
    """The outcome of using the Owl for a resource."""
    return _gain_advice(view, seat, Amount(resource, 1))


def triton_advice(view: DiceForgeView, seat: int, resource: int) -> GainAdvice:
    """The outcome of using a Triton token for a resource."""
    return _gain_advice(view, seat, Amount(resource, TRITON_GIFTS[resource]))


def keep_advice(view: DiceForgeView, seat: int) -> GainAdvice:
    """The outcome of keeping what could be converted."""
    return _gain_advice(view, seat, Amount(gain_at(view).resource, gain_at(view).amount))


def convert_advice(view: DiceForgeView, seat: int, kind: str) -> GainAdvice:
    """The outcome of taking glory for it."""
    return _gain_advice(view, seat, converted_at(view, kind))


def elder_advice(view: DiceForgeView, seat: int) -> ElderAdvice:
    """The outcome of using the Elder."""
    stores = view.seats[seat].stores
    return ElderAdvice(ELDER_PRICE, ELDER_GLORY, stores[GOLD] - ELDER_PRICE, stores[VP] + ELDER_GLORY)


def could_take_better(view: DiceForgeView, decision: Decision[object]) -> bool:
    """Whether something of what a face or a boar offers would be kept."""
    chosen = [option.value for option in decision.options]
    offered = [taken_at(view, decision.kind, each) for each in chosen if isinstance(each, int)]
    return any(kept_of(view, decision.seat, each) for each in offered)


def owl_could_bring_better(view: DiceForgeView, decision: Decision[object]) -> bool:
    """Whether something of what the Owl offers would be kept."""
    chosen = [option.value for option in decision.options if isinstance(option.value, Reinforce)]
    offered = [Amount(each.which, 1) for each in chosen if each.card == "owl"]
    return any(kept_of(view, decision.seat, each) for each in offered)
