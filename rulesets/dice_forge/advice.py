"""What questions are about, and what speaks for and against an answer before it is given. Reads views only.

Sentences are told from these records by the names of their fields; an amount is a resource with a number.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

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
    RESOURCES,
    SET_UPS,
    SPHINX_BLESSINGS,
    SPIRITS_GIFT,
    TRIPLE,
    TRITON_GIFTS,
    VP,
)
from rulesets.dice_forge.odds import Yield, dice_yield, die_yield, times
from rulesets.dice_forge.options import Hammering, just_enough, price
from rulesets.dice_forge.preview import (
    VP_FOR,
    amount_of,
    face_at,
    gain_at,
    hammered,
    kept_of,
    losing,
    may_pass,
    ousted_at,
    ship_discount,
    stored,
    usual_slot,
    worth,
)
from rulesets.dice_forge.view import DiceForgeView, HeroView

Amount = tuple[int, int]
"""A resource and how much of it."""
Over = dict[str, int]
"""What a store can't take, by the words of resources; empty if it can take it all."""
Facts = dict[str, Any]

# -- questions -------------------------------------------------------------------------------------


class Question(NamedTuple):
    """What is asked, and of whom."""

    how: tuple[str, ...]
    """Which of the sentences for such a decision asks it."""
    facts: Facts
    """What it speaks of: of a roll why it was rolled, and the faces with what they count as."""


def question(view: DiceForgeView, decision: Decision[Any]) -> Question:
    """What a decision asks, for the sentence that puts it."""
    asks = _QUESTIONS.get(decision.kind)
    how, facts = asks(view, decision) if asks is not None else ((), {})
    roll = view.resolving
    if roll is not None:
        facts = {"why": roll.why, "thrown": (roll.rolled, roll.counts), **facts}
    return Question(how, facts)


_Asked = tuple[tuple[str, ...], Facts]


def _nouns(decision: Decision[Any]) -> list[str]:
    """What can be chosen, each noun as often as there are options of it."""
    return [option.key.partition(":")[0] for option in decision.options]


def _of_roll(view: DiceForgeView, decision: Decision[Any]) -> _Asked:
    again = SET_UPS[len(view.seats)].divine_blessings_per_turn > 1
    return ("second" if again and view.rolls else "first",), {}


def _of_action(view: DiceForgeView, decision: Decision[Any]) -> _Asked:
    can = {*_nouns(decision)} & {"buy", "feat"}
    which = "both" if len(can) == 2 else next(iter(can), "token")
    return ((which,) if may_pass(decision) else (which, "extra")), {}


def _of_extra_action(view: DiceForgeView, decision: Decision[Any]) -> _Asked:
    return ("pay" if "pay" in _nouns(decision) else "token",), {"count": EXTRA_ACTION_PRICE}


def _of_face(view: DiceForgeView, decision: Decision[Any]) -> _Asked:
    return ("lose" if losing(view, decision.kind) else "take",), {"times": face_at(view)[1]}


def _of_conversion(view: DiceForgeView, decision: Decision[Any]) -> _Asked:
    gain = gain_at(view)
    facts = {"resource": RESOURCES[gain.resource], "amount": gain.amount}
    return (), {**facts, "vp": gain.amount * VP_FOR[decision.kind]}


def _of_satyrs(view: DiceForgeView, decision: Decision[Any]) -> _Asked:
    return ("first" if len(decision.options) == 2 * (len(view.seats) - 1) else "second",), {}


def _of_slot(view: DiceForgeView, decision: Decision[Any]) -> _Asked:
    face = view.in_hand or "G1"
    if FACES[face].kind == "boar":
        return ("boar",), {"giver": view.active, "boar": face}
    ousted = view.resolving is not None and view.resolving.why == "ousted"
    return ("ousted" if ousted else "face",), {"face": face}


def _of_boar(view: DiceForgeView, decision: Decision[Any]) -> _Asked:
    roller = view.resolving.seat if view.resolving is not None else decision.seat
    return ("own" if roller == decision.seat else "other",), {"roller": roller, "boar": face_at(view)[0]}


_QUESTIONS: dict[str, Callable[[DiceForgeView, Decision[Any]], _Asked]] = {
    "roll": _of_roll,
    "action": _of_action,
    "extra_action": _of_extra_action,
    "face_choose": _of_face,
    **dict.fromkeys(VP_FOR, _of_conversion),
    "satyrs_pick": _of_satyrs,
    "forge_slot": _of_slot,
    "boar_bonus": _of_boar,
    "boar_bearer": lambda view, decision: ((), {"boar": view.seats[decision.seat].boars[-1]}),
    "hammer_allocate": lambda view, _: ((), {"gold": gain_at(view).amount}),
    "ship_forge": lambda view, decision: ((), {"discount": ship_discount(view, decision)}),
    "sphinx_die": lambda view, decision: ((), {"card": view.seats[decision.seat].cards[-1]}),
}

_STEP_OF_ROLL = {"blessing": "roll", "hind": "cards"}
"""At which step of a turn the decisions of a roll come, by why it was rolled; all others in an action."""
_STEP_OF = {"roll": "roll", "reinforcement": "cards", "extra_action": "extra"}


def step_of(view: DiceForgeView, decision: Decision[Any]) -> str:
    """The step of the turn at which a decision comes: `roll`, `cards`, `action` or `extra`."""
    if decision.kind == "action" and not may_pass(decision):
        return "extra"
    if view.resolving is not None:
        return _STEP_OF_ROLL.get(view.resolving.why, "action")
    return _STEP_OF.get(decision.kind, "action")


def first_slot(view: DiceForgeView, seat: int) -> str:
    """The face that a seat would give up first, the worse one of its two dice: the key of its option."""
    dice = view.seats[seat].dice
    old = [faces[usual_slot(faces)] for faces in dice]
    die = min(range(len(dice)), key=lambda die: worth(old[die]))
    return f"slot:{die + 1}/{old[die]}"


# -- gains -----------------------------------------------------------------------------------------


@record
class GainAdvice:
    """What would come of gaining or losing something."""

    gain: Amount
    held: Amount
    """What is held of it afterwards."""
    limit: int = 0
    """Of how much at most."""
    unlimited: bool = True
    over: Over | None = None
    """What would be lost; gold that can go on the hammer isn't."""
    spilt: int = 0
    """How much of it the store alone can't take."""
    steps: int = 0
    """Steps of the hammer that the gold could go on instead."""
    wasted: Amount | None = None
    """What of a token's gift would be lost."""
    full: int | None = None
    """The resource whose store is full, while something else would be kept."""


def gain_of(view: DiceForgeView, kind: str, noun: str, id: str) -> Amount:
    """What an option brings or takes, in such a decision."""
    if noun in ("keep", "convert"):
        gain = gain_at(view)
        return (gain.resource, gain.amount) if noun == "keep" else (VP, gain.amount * VP_FOR.get(kind, 1))
    if noun == "elder":
        return VP, ELDER_GLORY
    resource = RESOURCES.index(id)
    if noun == "triton":
        return resource, TRITON_GIFTS[resource]
    return resource, amount_of(view, kind if noun == "take" else "", resource)


def is_lost(view: DiceForgeView, kind: str, noun: str) -> bool:
    """Whether what an option names is taken away."""
    return noun == "take" and losing(view, kind)


def gain_advice(view: DiceForgeView, seat: int, decision: Decision[Any], noun: str, id: str) -> GainAdvice:
    """What would come of an option that brings something or takes it away."""
    kind, hero = decision.kind, view.seats[seat]
    resource, amount = gain = gain_of(view, kind, noun, id)
    if is_lost(view, kind, noun):
        return GainAdvice(gain, (resource, max(0, hero.stores[resource] - amount)))
    then, limit = stored(hero, resource, amount), hero.limits[resource]
    steps = hero.free_steps if resource == GOLD else 0
    over = _over({resource: 0 if steps else then.lost})
    kept, wasted, full = kept_of(view, seat, resource, amount), None, None
    if noun == "triton" and kept < amount:
        wasted = (resource, amount - kept)
    if noun in ("take", "owl") and not kept and _better(view, seat, decision, noun):
        full = resource
    held = (resource, then.held)
    return GainAdvice(
        gain, held, limit or 0, limit is None, over, 0 if steps else then.lost, steps, wasted, full
    )


def _over(lost: dict[int, int]) -> Over:
    return {RESOURCES[resource]: count for resource, count in lost.items() if count > 0}


def _better(view: DiceForgeView, seat: int, decision: Decision[Any], noun: str) -> bool:
    """Whether one of the options of a noun brings something that is kept."""
    keys = [option.key.partition(":") for option in decision.options]
    gains = [gain_of(view, decision.kind, noun, id) for other, _, id in keys if other == noun]
    return any(kept_of(view, seat, *gain) for gain in gains)


@record
class ElderAdvice:
    """What is held once the Elder is used."""

    gold: int
    vp: int


def elder_advice(view: DiceForgeView, seat: int) -> ElderAdvice:
    """What a seat would hold after using its Elder."""
    stores = view.seats[seat].stores
    return ElderAdvice(stores[GOLD] - ELDER_PRICE, stores[VP] + ELDER_GLORY)


@record
class HammerAdvice:
    """What so much gold on the hammer would do."""

    before: int
    """Steps gone, over all hammer cards."""
    step: int
    """The same afterwards."""
    last: int
    glory: int
    """What that brings at once."""
    coming: int
    """Steps to the next mark."""
    mark: int
    """The glory there."""
    held: Amount
    """Gold in the store."""
    limit: int
    spilt: int
    """Gold that is lost."""
    over: Over


def hammer_advice(view: DiceForgeView, seat: int, gold: int) -> HammerAdvice:
    """What would come of so much of a gain on the hammer, the rest into the store."""
    hero = view.seats[seat]
    done, kept = hammered(hero, gold), stored(hero, GOLD, gain_at(view).amount - gold)
    gone = done.step % HAMMER_STEPS
    mark = next(phase for phase in HAMMER_TRACK if phase.cumulative_steps > gone)
    return HammerAdvice(
        hero.hammer,
        done.step,
        hero.hammer + hero.free_steps,
        done.glory,
        mark.cumulative_steps - gone,
        mark.glory_at_last_step,
        (GOLD, kept.held),
        hero.limits[GOLD] or 0,
        kept.lost,
        _over({GOLD: kept.lost}),
    )


def left_undone(decision: Decision[Any]) -> list[str]:
    """The free reinforcements that haven't been used yet, by card."""
    return [noun for noun in dict.fromkeys(_nouns(decision)) if noun in ("hind", "owl")]


def could_act(decision: Decision[Any]) -> bool:
    """Whether a face could be bought or a feat performed."""
    return not {"buy", "feat"}.isdisjoint(_nouns(decision))


# -- feats -----------------------------------------------------------------------------------------


@record
class FeatAdvice:
    """What a feat would come to now."""

    steps: int = 0
    """Steps that would be free on the hammer, if some are already."""
    boar: str | None = None
    """The face of the boar."""
    typhon: Amount | None = None
    """Glory for faces forged."""
    over: Over | None = None
    average: Yield | None = None
    """What its rolls bring on average; `count` of them."""
    count: int = 0
    die_rolls: "tuple[Rolls, ...]" = ()
    """What its rolls of one die bring, by die."""
    ousting: str = ""
    """`stay`, `oust` or `oust-bear`."""
    rival: int | None = None
    """Who is ousted."""
    bears: int = 0
    """What one's Bears bring for that."""


def feat_advice(view: DiceForgeView, seat: int, slot: str) -> FeatAdvice:
    """What the feat at a place would come to for a seat."""
    card, hero = view.layout[slot], view.seats[seat]
    portal = CARDS[card].portal
    rival, bears = ousted_at(view, seat, portal), hero.cards.count("bear")
    ousting = ("oust-bear" if bears else "oust") if rival is not None else ""
    found: Facts = {"ousting": ousting or ("stay" if hero.portal == portal else "")}
    if card == "hammer" and hero.free_steps:
        found["steps"] = hero.free_steps + HAMMER_STEPS
    elif card == "boar" and view.boar_stack:
        found["boar"] = view.boar_stack[-1]
    elif card == "typhon":
        found["typhon"] = (VP, hero.forged)
    elif card == "spirits":
        gold = stored(hero, GOLD, SPIRITS_GIFT).lost - hero.free_steps
        found["over"] = _over({GOLD: gold, MOON: stored(hero, MOON, SPIRITS_GIFT).lost})
    elif card in ("cancer", "sentinel"):
        found["average"] = times(dice_yield(hero.dice), CANCER_BLESSINGS)
        found["count"] = CANCER_BLESSINGS
    elif card in ("sphinx", "cyclops"):
        found["die_rolls"] = tuple(rolls_of(hero, die, SPHINX_BLESSINGS) for die in range(len(hero.dice)))
    return FeatAdvice(rival=rival, bears=BEAR_GLORY * bears, **found)


@record
class Rolls:
    """Several rolls of one die."""

    die: int
    count: int
    average: Yield
    """What they bring together on average."""


def rolls_of(hero: HeroView, die: int, count: int) -> Rolls:
    """What so many rolls of a die bring."""
    return Rolls(die, count, times(die_yield(hero.dice[die]), count))


# -- faces -----------------------------------------------------------------------------------------


@record
class FaceAdvice:
    """What there is to say about a face that can be bought, taken or copied."""

    tripled: bool = False
    """It is copied beside a times three."""
    last: bool = False
    """None is left then."""
    thrice: Amount | None = None
    """Its gold beside one's own times three, if the store can't take so much."""
    limit: int = 0
    also: tuple[str, ...] = ()
    """The dearest faces that can be bought with the rest."""
    rest: Amount = (GOLD, 0)
    """That rest."""


def is_copied(decision: Decision[Any] | None) -> bool:
    """Whether a face would be copied by a mirror."""
    return decision is not None and decision.kind == "mirror_choose"


def face_advice(
    view: DiceForgeView, seat: int, decision: Decision[Any] | None, noun: str, face: str
) -> FaceAdvice:
    """What there is to say to a seat about a face."""
    if is_copied(decision):
        roll = view.resolving
        return FaceAdvice(tripled=roll is not None and "X3" in (*roll.rolled, *roll.counts))
    if noun != "buy":
        return FaceAdvice()
    hero = view.seats[seat]
    gold, limit = TRIPLE * FACES[face].amounts[GOLD], hero.limits[GOLD] or 0
    much = gold > limit and any("X3" in faces for faces in hero.dice)
    left = hero.stores[GOLD] - price(face)
    also = _also(decision, face, left)
    return FaceAdvice(False, view.pools[face] == 1, (GOLD, gold) if much else None, limit, also, (GOLD, left))


def _also(decision: Decision[Any] | None, face: str, left: int) -> tuple[str, ...]:
    """What else can be bought in the same action; a ship buys one face only."""
    if decision is None or decision.kind == "ship_forge":
        return ()
    keys = [option.key.partition(":") for option in decision.options]
    others = [id for noun, _, id in keys if noun == "buy" and id != face and price(id) <= left]
    return tuple(sorted(others, key=price, reverse=True)[:2])


@record
class ForgeAdvice:
    """What speaks against forging a face over another one."""

    lies: str
    """The face that makes way."""
    new: str
    locked: bool
    """It stays to the end."""
    regret: str = ""
    """`same`, `better`, or `fresh`: forged, and never rolled since."""


def forge_advice(hero: HeroView, die: int, slot: int, new: str) -> ForgeAdvice:
    """What speaks against forging a new face in a slot of a die."""
    old = hero.dice[die][slot]
    fresh = "fresh" if (die, slot) in hero.fresh else ""
    regret = "same" if old == new else "better" if worth(old) > worth(new) else fresh
    return ForgeAdvice(old, new, FACES[new].locked_once_forged, regret)


# -- standing answers about the hammer, and what a first game is told -----------------------------------


def chosen_amount(amounts: Sequence[Hammering], choice: str) -> Hammering:
    """How much goes on the hammer by a standing answer: `all`, `finish`, `nothing` or `enough`.

    `amounts` go from nothing to all of it. `finish` is all until the card in work is finished; `enough`
    reaches the farthest mark, or else loses as little as can be.
    """
    if choice == "enough":
        enough = just_enough(amounts)
        marked = [amount for amount in enough if amount.glory]
        return marked[0] if marked else min(enough, key=lambda amount: (amount.lost, amount.gold))
    finishes = finishing(amounts) if choice == "finish" else None
    return finishes or (amounts[0] if choice == "nothing" else amounts[-1])


def finishing(amounts: Sequence[Hammering]) -> Hammering | None:
    """The gold that finishes the card in work, if there is so much."""
    return next((each for each in amounts if each.gold and each.step % HAMMER_STEPS == 0), None)


def only_sensible(amounts: Sequence[Hammering]) -> Hammering | None:
    """All of it where the store has room for none: gold that doesn't go on the hammer would be lost."""
    everything = amounts[-1]
    spared = sum(amount.lost == everything.lost for amount in amounts)
    return everything if spared == 1 else None


def room_for_gold(hero: HeroView) -> int:
    """How much more gold a hero's store takes."""
    return (hero.limits[GOLD] or 0) - hero.stores[GOLD]


def offers_card(view: DiceForgeView, decision: Decision[Any], card: str) -> bool:
    """Whether the feat of a card can be performed."""
    keys = [option.key.partition(":") for option in decision.options]
    return any(noun == "feat" and view.layout[slot] == card for noun, _, slot in keys)
