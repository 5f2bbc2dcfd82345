"""What gold on the hammer would bring, and how far a hammer has come."""

from typing import Literal, NamedTuple

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.dice_forge.advice.amounts import Holding, stored
from rulesets.dice_forge.advice.applied import gain_at
from rulesets.dice_forge.components import GOLD, HAMMER_STEPS, HAMMER_TRACK
from rulesets.dice_forge.gains import hammer_glory
from rulesets.dice_forge.options import Hammering
from rulesets.dice_forge.view import DiceForgeView, HeroView

Share = Literal["all", "some", "none"]
"""How much of the gold goes on the hammer."""


class Mark(NamedTuple):
    """The next mark of the hammer track."""

    steps: int
    """How far away it is."""
    glory: int


@record
class HammerAdvice:
    """The outcome of this much gold on the hammer."""

    gold: int
    share: Share
    before: int
    """Steps gone, over all hammer cards."""
    step: int
    """Steps gone afterwards."""
    last: int
    glory: int
    """What the steps bring at once."""
    mark: Mark | None
    """The mark after that; `None` if none is left on the hero's hammers."""
    then: Holding
    """The gold in the store afterwards."""
    lost: int
    """Gold that neither goes on the hammer nor fits into the store."""


@record
class OwnHammer:
    """How far a hero's hammer has come."""

    seat: int
    step: int
    last: int
    """0 without a hammer."""


def hammer_advice(view: DiceForgeView, decision: Decision[object], gold: int) -> HammerAdvice:
    """The outcome of this much of a gain on the hammer, the rest into the store."""
    hero = view.seats[decision.seat]
    amounts = [option.value for option in decision.options]
    most = max(each.gold for each in amounts if isinstance(each, Hammering))
    step, last = hero.hammer + gold, _last(hero)
    kept = stored(hero, GOLD, gain_at(view).amount - gold)
    return HammerAdvice(
        gold,
        "none" if not gold else "all" if gold == most else "some",
        hero.hammer,
        step,
        last,
        hammer_glory(step) - hammer_glory(hero.hammer),
        _mark_after(step) if step < last else None,
        Holding(GOLD, kept.held, hero.limits[GOLD]),
        kept.lost,
    )


def own_hammer(view: DiceForgeView, seat: int) -> OwnHammer:
    """How far a hero's hammer has come."""
    hero = view.seats[seat]
    return OwnHammer(seat, hero.hammer, _last(hero) if "hammer" in hero.cards else 0)


def _last(hero: HeroView) -> int:
    """The last step of all hammer cards of a hero."""
    return hero.hammer + hero.free_steps


def _mark_after(step: int) -> Mark:
    gone = step % HAMMER_STEPS
    phase = next(phase for phase in HAMMER_TRACK if phase.cumulative_steps > gone)
    return Mark(phase.cumulative_steps - gone, phase.glory_at_last_step)
