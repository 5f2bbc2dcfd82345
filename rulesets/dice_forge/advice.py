"""What speaks for and against an answer of Dice Forge, before it is given. Reads views only.

Sentences refer to the fields of these records by name; an amount is a resource with a number.
"""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.dice_forge.components import (
    BEAR_GLORY,
    CANCER_BLESSINGS,
    CARDS,
    ELDER_GLORY,
    ELDER_PRICE,
    EXTRA_ACTION_PRICE,
    FACES,
    GOLD,
    HAMMER_STEPS,
    HAMMER_TRACK,
    MOON,
    POOLS,
    RESOURCES,
    SET_UPS,
    SPHINX_BLESSINGS,
    SPIRITS_GIFT,
    SUN,
    TRIPLE,
    TRITON_GIFTS,
    VP,
)
from rulesets.dice_forge.odds import Yield, dice_yield, die_yield, times
from rulesets.dice_forge.options import price
from rulesets.dice_forge.preview import (
    VP_FOR,
    amount_of,
    best_die,
    changed,
    gain_at,
    hammered,
    kept_of,
    losing,
    ousted_at,
    ship_discount,
    stored,
    usual_slot,
    worth,
)
from rulesets.dice_forge.questions import nouns_of
from rulesets.dice_forge.view import DiceForgeView, HeroView

Asked = Decision[Any] | None
"""The current decision; `None` for a player who only looks around."""
Amount = tuple[int, int]
"""A resource and how much of it."""
Held = tuple[int, int, int | None]
"""A resource, how much of it is held, and the limit, if there is one."""
Over = dict[str, int]
"""What doesn't fit into a store, by resource word; empty if everything does."""
Change = tuple[Yield, Yield]
"""What a roll of both dice brings now, and what it would bring."""

# -- gains -----------------------------------------------------------------------------------------


@record
class GainAdvice:
    """The outcome of gaining or losing something."""

    what: Amount
    then: Held
    loses: bool = False
    """It is taken away."""
    over: Over | None = None
    """What would be lost; gold that can go on the hammer isn't lost."""
    spilt: int = 0
    """How much of it would be lost."""
    steps: int = 0
    """Steps of the hammer on which the gold could go instead."""
    wasted: Amount | None = None
    """What of a token's gift would be lost."""
    full: int | None = None
    """The resource whose store is full, if a different choice would be kept."""
    gold: int = 0
    """The gold left after paying for it."""
    asks: int = ELDER_PRICE
    """The price that the Elder asks."""


def gain_advice(view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str) -> GainAdvice:
    """The outcome of an option that brings something or takes it away."""
    kind, hero = decision.kind if decision is not None else "", view.seats[seat]
    resource, amount = what = _gain(view, kind, noun, id)
    limit = hero.limits[resource]
    if noun == "take" and losing(view, kind):
        return GainAdvice(what, (resource, max(0, hero.stores[resource] - amount), None), loses=True)
    then = stored(hero, resource, amount)
    steps = hero.free_steps if resource == GOLD else 0
    spilt, kept = 0 if steps else then.lost, kept_of(view, seat, resource, amount)
    return GainAdvice(
        what,
        (resource, then.held, limit),
        over=_over({resource: spilt}),
        spilt=spilt,
        steps=steps,
        wasted=(resource, amount - kept) if noun == "triton" and kept < amount else None,
        full=resource
        if noun in ("take", "owl") and not kept and _better(view, seat, decision, noun)
        else None,
        gold=hero.stores[GOLD] - ELDER_PRICE,
    )


def _gain(view: DiceForgeView, kind: str, noun: str, id: str) -> Amount:
    """What an option of this decision brings or takes."""
    if noun in ("keep", "convert"):
        gain = gain_at(view)
        return (gain.resource, gain.amount) if noun == "keep" else (VP, gain.amount * VP_FOR.get(kind, 1))
    if noun == "elder":
        return VP, ELDER_GLORY
    resource = RESOURCES.index(id)
    if noun == "triton":
        return resource, TRITON_GIFTS[resource]
    return resource, amount_of(view, kind if noun == "take" else "", resource)


def _over(lost: dict[int, int]) -> Over:
    return {RESOURCES[resource]: count for resource, count in lost.items() if count > 0}


def _better(view: DiceForgeView, seat: int, decision: Asked, noun: str) -> bool:
    """Whether an option with this noun brings something that would be kept."""
    if decision is None or noun not in ("take", "owl"):
        return False
    keys = [option.key.partition(":") for option in decision.options]
    gains = [_gain(view, decision.kind, noun, id) for other, _, id in keys if other == noun]
    return any(kept_of(view, seat, *gain) for gain in gains)


@record
class HammerAdvice:
    """The outcome of this much gold on the hammer."""

    gold: int
    which: str
    """`all`, `none` or `some`."""
    before: int
    """Steps gone, over all hammer cards."""
    step: int
    """Steps gone afterwards."""
    last: int
    brings: int
    """The glory that it brings at once."""
    coming: int
    """Steps to the next mark; 0 if none is left on the hero's hammers."""
    mark: int
    """The glory there."""
    then: Held
    spilt: int
    """Gold that is lost."""
    over: Over


@record
class OwnHammer:
    """How far a hero's hammer has come."""

    seat: int
    step: int
    last: int
    """0 without a hammer."""
    card: str = "hammer"
    looked: bool = True


def hammer_advice(
    view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str
) -> HammerAdvice | OwnHammer:
    """The outcome of this much of a gain on the hammer, the rest into the store; else how far a hammer has
    come.
    """
    if decision is None or decision.kind != "hammer_allocate":
        hero = view.seats[int(id)]
        return OwnHammer(int(id), hero.hammer, hero.hammer + hero.free_steps if "hammer" in hero.cards else 0)
    hero, gold = view.seats[seat], int(id)
    done, kept = hammered(hero, gold), stored(hero, GOLD, gain_at(view).amount - gold)
    last, gone = hero.hammer + hero.free_steps, done.step % HAMMER_STEPS
    most = max(option.value.gold for option in decision.options)
    mark = next(phase for phase in HAMMER_TRACK if phase.cumulative_steps > gone)
    return HammerAdvice(
        gold,
        "none" if not gold else "all" if gold == most else "some",
        hero.hammer,
        done.step,
        last,
        done.glory,
        mark.cumulative_steps - gone if done.step < last else 0,
        mark.glory_at_last_step,
        (GOLD, kept.held, hero.limits[GOLD]),
        kept.lost,
        _over({GOLD: kept.lost}),
    )


# -- what heroes have ------------------------------------------------------------------------------


@record
class HeldStore:
    """What a hero has of a resource."""

    seat: int
    resource: int
    then: Held


@record
class HeldToken:
    """How many tokens of a kind a hero has."""

    seat: int
    token: str
    count: int


@record
class HeldCard:
    """A card of a hero."""

    seat: int
    card: str


def held_advice(
    view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str
) -> HeldStore | HeldToken | HeldCard:
    """What lies there: `store:1/gold`, `token:1/triton` or `card:1/owl`."""
    owner, _, word = id.partition("/")
    hero = view.seats[int(owner)]
    if noun == "card":
        return HeldCard(int(owner), word)
    if noun == "token":
        return HeldToken(int(owner), word, hero.triton if word == "triton" else hero.cerberus)
    resource = RESOURCES.index(word)
    return HeldStore(int(owner), resource, (resource, hero.stores[resource], hero.limits[resource]))


@record
class HeroAdvice:
    """A hero to choose, or only to look at."""

    seat: int
    hero: HeroView
    where: tuple[int, dict[str, str]]
    """The portal, and the card of each place."""


def hero_advice(view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str) -> HeroAdvice:
    """Where a hero stands, and what the hero has."""
    hero = view.seats[int(id)]
    return HeroAdvice(int(id), hero, (hero.portal, view.layout))


@record
class WordAdvice:
    """The consequences of an answer that isn't a thing on the table."""

    kind: str
    """The kind of decision."""
    stays: Amount
    """Sun shards after paying for a second action."""
    count: int
    """Cerberus tokens."""
    applied: Sequence[str]
    """The faces that were rolled."""
    acts: bool
    """A face could be bought or a feat performed."""
    unused: Sequence[str]
    """The free reinforcements that haven't been used, by card."""
    costs: int = EXTRA_ACTION_PRICE


def word_advice(view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str) -> WordAdvice:
    """What follows from rolling, passing, paying, going on or declining."""
    hero, roll = view.seats[seat], view.resolving
    nouns = nouns_of(decision) if decision is not None else []
    return WordAdvice(
        decision.kind if decision is not None else "",
        (SUN, max(0, hero.stores[SUN] - EXTRA_ACTION_PRICE)),
        hero.cerberus,
        roll.rolled if roll is not None else (),
        not {"buy", "feat"}.isdisjoint(nouns),
        [each for each in dict.fromkeys(nouns) if each in ("hind", "owl")],
    )


# -- feats -----------------------------------------------------------------------------------------


@record
class FeatAdvice:
    """The outcome of a feat now."""

    card: str
    left: int
    """Cards in the pile, of `all`."""
    all: int
    keeps: tuple[Amount, ...]
    """The shards left after paying for it."""
    ousting: str
    """`stay`, `oust` or `oust-bear`; empty if no one is in the way."""
    rival: int | None
    """The seat that is ousted."""
    bears: int
    """Glory that the player's Bears bring for that."""
    steps: int = 0
    """Steps that would be free on the hammer, if it has free steps now."""
    boar: str | None = None
    """The face of the boar."""
    typhon: Amount | None = None
    """Glory for faces forged."""
    over: Over | None = None
    average: Yield | None = None
    """What its rolls of both dice bring on average; `count` of them."""
    count: int = CANCER_BLESSINGS
    die_rolls: "tuple[Rolls, ...]" = ()
    """What its rolls of one die bring, by die."""


def feat_advice(view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str) -> FeatAdvice:
    """The outcome, for a seat, of the feat at a place."""
    hero, row = view.seats[seat], CARDS[view.layout[id]]
    rival, bears = ousted_at(view, seat, row.portal), hero.cards.count("bear")
    stay, costs = "stay" if hero.portal == row.portal else "", ((SUN, row.cost_sun), (MOON, row.cost_moon))
    return FeatAdvice(
        row.id,
        view.stacks[id],
        SET_UPS[len(view.seats)].cards_per_stack,
        tuple((kind, max(0, hero.stores[kind] - cost)) for kind, cost in costs if cost),
        stay if rival is None else "oust-bear" if bears else "oust",
        rival,
        BEAR_GLORY * bears,
        **_now(view, hero, row.id),
    )


def _now(view: DiceForgeView, hero: HeroView, card: str) -> dict[str, Any]:
    """The outcome of a card for a hero."""
    if card == "hammer" and hero.free_steps:
        return {"steps": hero.free_steps + HAMMER_STEPS}
    if card == "boar" and view.boar_stack:
        return {"boar": view.boar_stack[-1]}
    if card == "typhon":
        return {"typhon": (VP, hero.forged)}
    if card == "spirits":
        gold = stored(hero, GOLD, SPIRITS_GIFT).lost - hero.free_steps
        return {"over": _over({GOLD: gold, MOON: stored(hero, MOON, SPIRITS_GIFT).lost})}
    if card in ("cancer", "sentinel"):
        return {"average": times(dice_yield(hero.dice), CANCER_BLESSINGS)}
    if card in ("sphinx", "cyclops"):
        return {"die_rolls": tuple(_rolls(hero, die, SPHINX_BLESSINGS) for die in range(len(hero.dice)))}
    return {}


@record
class Rolls:
    """Several rolls of one die."""

    die: int
    count: int
    average: Yield
    """What they bring in total on average."""


def _rolls(hero: HeroView, die: int, count: int) -> Rolls:
    return Rolls(die, count, times(die_yield(hero.dice[die]), count))


# -- faces -----------------------------------------------------------------------------------------


@record
class FaceAdvice:
    """The facts about a face that can be bought or taken."""

    face: str
    special: bool
    """It does more than give what it shows."""
    price: tuple[int, int]
    """What it costs, and what it would cost without a ship."""
    keeps: tuple[Amount, ...]
    left: int
    """How many are left."""
    last: bool
    """It is the last one."""
    change: Change
    """The change with it in place of the face to give up, on the better die."""
    thrice: Amount | None
    """Its gold beside the player's own times three, if that doesn't fit into the store."""
    limit: int
    also: tuple[str, ...]
    """The most expensive faces that can be bought with the gold left."""
    rest: Amount
    """The gold left after buying it."""


@record
class CopyAdvice:
    """The facts about a face that a mirror can copy."""

    face: str
    seat: int
    """The seat whose die shows it."""
    die: int
    tripled: bool
    """It lies beside a times three."""
    special: bool = True


def face_advice(
    view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str
) -> FaceAdvice | CopyAdvice:
    """The facts about a face for a seat."""
    if decision is not None and decision.kind == "mirror_choose":
        return _copied(view, decision, id)
    hero, cost = view.seats[seat], price(id, ship_discount(view, decision))
    gold, limit = TRIPLE * FACES[id].amounts[GOLD], hero.limits[GOLD] or 0
    much = gold > limit and any("X3" in faces for faces in hero.dice)
    die, rest = best_die(hero, id), hero.stores[GOLD] - price(id)
    return FaceAdvice(
        id,
        FACES[id].kind != "sum",
        (cost, price(id)),
        ((GOLD, max(0, hero.stores[GOLD] - cost)),),
        view.pools.get(id, 0),
        view.pools.get(id) == 1,
        changed(hero, die, usual_slot(hero.dice[die]), id),
        (GOLD, gold) if much else None,
        limit,
        _also(decision, id, rest),
        (GOLD, rest),
    )


def _copied(view: DiceForgeView, decision: Decision[Any], face: str) -> CopyAdvice:
    roll = view.resolving
    tripled = roll is not None and "X3" in (*roll.rolled, *roll.counts)
    targets = (option.target or "" for option in decision.options if option.value == face)
    owner, die = next(targets, "die:0/1").removeprefix("die:").split("/")
    return CopyAdvice(face, int(owner), int(die) - 1, tripled)


def _also(decision: Asked, face: str, left: int) -> tuple[str, ...]:
    """What else can be bought in the same action; a ship buys one face only."""
    if decision is None or decision.kind == "ship_forge":
        return ()
    keys = [option.key.partition(":") for option in decision.options]
    others = [id for noun, _, id in keys if noun == "buy" and id != face and price(id) <= left]
    return tuple(sorted(others, key=price, reverse=True)[:2])


@record
class Swap:
    """A face in place of the one to give up on a die."""

    die: int
    old: str
    change: Change


def swaps(hero: HeroView, face: str) -> list[Swap]:
    """The outcome of a face on each die of a hero."""
    slots = [(die, usual_slot(faces)) for die, faces in enumerate(hero.dice)]
    return [Swap(die, hero.dice[die][slot], changed(hero, die, slot, face)) for die, slot in slots]


@record
class PoolAdvice:
    """A pool of the sanctuary or the garden."""

    stock: tuple[tuple[str, int], ...]
    """Its faces, and how many of each are left."""
    each: Amount | None
    """What one costs; `None` in the garden, whose faces only feats bring."""


def pool_advice(view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str) -> PoolAdvice:
    """What lies in a pool."""
    pool = POOLS[id]
    stock = tuple((face, view.pools[face]) for face in pool.faces)
    return PoolAdvice(stock, (GOLD, pool.cost) if pool.cost is not None else None)


@record
class ForgeAdvice:
    """The outcome of forging a face over another one."""

    die: int
    lies: str
    """The face that is replaced."""
    face: str
    """The new one."""
    special: bool
    locked: bool
    """It stays until the end of the game."""
    change: Change
    regret: str
    """`same`, `better`, or `fresh`: forged, and never rolled since; empty if nothing speaks against it."""


@record
class DieAdvice:
    """A die, or one of its faces."""

    seat: int
    die: int
    face: str
    """That face, or the one that is up."""
    sides: tuple[str, ...]
    count: int
    average: Yield
    """What this many rolls of it bring on average."""
    part: bool
    """One of its faces is meant."""
    theirs: bool
    """It is a player's, to apply or to look at."""


def die_advice(
    view: DiceForgeView, seat: int, decision: Asked, noun: str, id: str
) -> ForgeAdvice | DieAdvice:
    """What speaks for and against forging at `slot:1/G1`; the facts about other dice and faces."""
    if noun == "slot":
        word, _, old = id.partition("/")
        return _forging(view, seat, int(word) - 1, old)
    numbers = [int(part) for part in id.split("/")]
    owner, die, *slots = [numbers[0], *(n - 1 for n in numbers[1:])] if "/" in id else [seat, numbers[0] - 1]
    hero, rolls = view.seats[owner], SPHINX_BLESSINGS if decision is not None and noun == "die" else 1
    face = hero.dice[die][slots[0]] if slots else hero.face_up(die)
    average = times(die_yield(hero.dice[die]), rolls)
    return DieAdvice(owner, die, face, hero.dice[die], rolls, average, bool(slots), "/" in id)


def _forging(view: DiceForgeView, seat: int, die: int, old: str) -> ForgeAdvice:
    hero = view.seats[seat]
    new, slot = view.in_hand or old, hero.dice[die].index(old)
    fresh = "fresh" if (die, slot) in hero.fresh else ""
    regret = "same" if old == new else "better" if worth(old) > worth(new) else fresh
    row = FACES[new]
    change = changed(hero, die, slot, new)
    return ForgeAdvice(die, old, new, row.kind != "sum", row.locked_once_forged, change, regret)


# -- for the coach of a first game ------------------------------------------------------------------


def room_for_gold(hero: HeroView) -> int:
    """How much more gold fits into a hero's store."""
    return (hero.limits[GOLD] or 0) - hero.stores[GOLD]


def offers_card(view: DiceForgeView, decision: Decision[Any], card: str) -> bool:
    """Whether the feat of a card can be performed."""
    keys = [option.key.partition(":") for option in decision.options]
    return any(noun == "feat" and view.layout[slot] == card for noun, _, slot in keys)
