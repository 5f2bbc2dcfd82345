"""What a feat would bring now, and whom it would oust."""

from typing import NamedTuple

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.dice_forge.advice.amounts import Amount, stored
from rulesets.dice_forge.advice.dice import RollsAdvice, rolls_advice
from rulesets.dice_forge.components import (
    BEAR_GLORY,
    CANCER_BLESSINGS,
    CARDS,
    GOLD,
    HAMMER_STEPS,
    MOON,
    SET_UPS,
    SPHINX_BLESSINGS,
    SPIRITS_GIFT,
    SUN,
)
from rulesets.dice_forge.odds import Yield, dice_yield, times
from rulesets.dice_forge.options import Feat
from rulesets.dice_forge.view import DiceForgeView, HeroView


class MoreSteps(NamedTuple):
    """Another hammer, while the one before still has free steps."""

    free: int
    """Steps that would be free on both."""


class BoarFace(NamedTuple):
    """The boar that an opponent has to forge."""

    face: str


class GloryForForged(NamedTuple):
    """Glory for the faces forged so far."""

    glory: int


class GiftLost(NamedTuple):
    """What the store can't take of a gift."""

    lost: tuple[Amount, ...]


class BothDice(NamedTuple):
    """Several rolls of both dice."""

    rolls: int
    average: Yield
    """What they bring in total on average."""


class OneDie(NamedTuple):
    """Several rolls of one die, whichever the player chooses."""

    choices: tuple[RollsAdvice, ...]


Effect = MoreSteps | BoarFace | GloryForForged | GiftLost | BothDice | OneDie


@record
class FeatAdvice:
    """The outcome of a feat now."""

    card: str
    left: int
    """Cards in the pile."""
    copies: int
    """Cards that the pile had."""
    kept: tuple[Amount, ...]
    """The shards left after paying for it."""
    stays: bool
    """The hero stands there already."""
    ousted: int | None
    """The seat whose hero has to go."""
    bear_glory: int
    """What the player's Bears bring for that."""
    effect: Effect | None
    """What it comes to now, where the card itself doesn't say."""


def can_perform(view: DiceForgeView, seat: int, slot: str) -> bool:
    """Whether a place has a card left and the seat has the shards for it."""
    card, stores = CARDS[view.layout[slot]], view.seats[seat].stores
    enough = card.cost_sun <= stores[SUN] and card.cost_moon <= stores[MOON]
    return bool(view.stacks[slot]) and enough


def is_last_turn(view: DiceForgeView, seat: int) -> bool:
    """Whether it is the seat's turn in the last round."""
    return view.active == seat and view.round == view.rounds


OF_USE_AT_A_ROLL = frozenset({"hammer", "boar", "cerberus", "helmet", "ship", "shield", "mirror"})
"""Cards whose effect is of no use before a roll: what they give changes a die, or what a die brings."""


def is_too_late(view: DiceForgeView, seat: int, card: str) -> bool:
    """Whether a card's effect begins too late for the seat: after the last turn, or after the last roll."""
    if not is_last_turn(view, seat):
        return False
    if CARDS[card].effect_type == "reinforcement" or card == "chest":
        return True
    return card in OF_USE_AT_A_ROLL and view.turn == len(view.seats)


def offers_card(view: DiceForgeView, decision: Decision[object], card: str) -> bool:
    """Whether the feat of a card can be performed."""
    slots = [option.value.slot for option in decision.options if isinstance(option.value, Feat)]
    return any(view.layout[slot] == card for slot in slots)


def ousted_at(view: DiceForgeView, seat: int, portal: int) -> int | None:
    """The seat ousted if this seat's hero went to a portal; `None` if no hero stands there."""
    if view.seats[seat].portal == portal:
        return None
    return next((other for other, hero in enumerate(view.seats) if hero.portal == portal), None)


def feat_advice(view: DiceForgeView, seat: int, slot: str) -> FeatAdvice:
    """The outcome, for a seat, of the feat at a place."""
    hero, row = view.seats[seat], CARDS[view.layout[slot]]
    ousted, costs = ousted_at(view, seat, row.portal), ((SUN, row.cost_sun), (MOON, row.cost_moon))
    return FeatAdvice(
        row.id,
        view.stacks[slot],
        SET_UPS[len(view.seats)].cards_per_stack,
        tuple(Amount(kind, max(0, hero.stores[kind] - cost)) for kind, cost in costs if cost),
        hero.portal == row.portal,
        ousted,
        BEAR_GLORY * hero.cards.count("bear") if ousted is not None else 0,
        _effect(view, hero, row.id),
    )


def _effect(view: DiceForgeView, hero: HeroView, card: str) -> Effect | None:
    match card:
        case "hammer" if hero.free_steps:
            return MoreSteps(hero.free_steps + HAMMER_STEPS)
        case "boar" if view.boar_stack:
            return BoarFace(view.boar_stack[-1])
        case "typhon":
            return GloryForForged(hero.forged)
        case "spirits":
            gold = stored(hero, GOLD, SPIRITS_GIFT).lost - hero.free_steps
            moon = stored(hero, MOON, SPIRITS_GIFT).lost
            return GiftLost(
                tuple(Amount(kind, lost) for kind, lost in ((GOLD, gold), (MOON, moon)) if lost > 0)
            )
        case "cancer" | "sentinel":
            return BothDice(CANCER_BLESSINGS, times(dice_yield(hero.dice), CANCER_BLESSINGS))
        case "sphinx" | "cyclops":
            return OneDie(tuple(rolls_advice(hero, die, SPHINX_BLESSINGS) for die in range(len(hero.dice))))
    return None
