"""Everything that can be chosen in Dice Forge (specification d.11).

The functions here list what is legal in a position, or what is blocked and why; they only read. A cache says
how much faster random play is with it.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeVar

from rulesets.core import Option
from rulesets.dice_forge.components import (
    CARDS,
    DICE,
    ELDER_PRICE,
    EXTRA_ACTION_PRICE,
    FACES,
    GOLD,
    MOON,
    PLACES,
    POOL_OF,
    RESOURCES,
    SANCTUARY,
    SUN,
    TRITON_GIFTS,
    Card,
)
from rulesets.dice_forge.reasons import (
    DiceForgeReason,
    ElderNeedsGold,
    ExtraNeedsSun,
    FaceTooDear,
    FeatTooDear,
    Why,
)
from rulesets.dice_forge.state import DiceForge, Seat

T = TypeVar("T")


class Buy(NamedTuple):
    """Buy this face in the sanctuary."""

    face: str


class Feat(NamedTuple):
    """Perform the feat at this place."""

    slot: str


class Triton(NamedTuple):
    """Use a Triton token for this resource."""

    resource: int


class Slot(NamedTuple):
    """A place on a die: the lowest slot with this face."""

    die: int
    slot: int


class Die(NamedTuple):
    """One of the two dice of a player: seat and number."""

    seat: int
    die: int


class Hammering(NamedTuple):
    """An amount of gold for the hammer, and its outcome."""

    gold: int
    glory: int = 0
    """The glory that the steps bring at once."""
    lost: int = 0
    """How much of the rest doesn't fit into the store."""
    step: int = 0
    """Steps gone afterwards, over all hammer cards."""


class Reinforce(NamedTuple):
    """Use a reinforcement, with the choice it needs: a die or a resource."""

    card: str
    which: int = 0


PASS: Option[object] = Option("pass", None)
ROLLING: tuple[Option[object], ...] = (Option("roll", None),)
"""To let the dice fall is all there is to choose when a turn begins."""
DONE: Option[object] = Option("done", None)
END: Option[object] = Option("end", None)
DECLINE: Option[object] = Option("decline", None)


def buy_option(face: str) -> Option[Buy]:
    """Buy a face; the same option at every decision."""
    return Option(f"buy:{face}", Buy(face), f"pool:{POOL_OF[face]}")


def feat_option(slot: str) -> Option[Feat]:
    """Perform the feat at a place."""
    return Option(f"feat:{slot}", Feat(slot), f"place:{slot}")


def pay_option(seat: int) -> Option[str]:
    """Pay for the extra action."""
    return Option("pay", "pay", f"store:{seat}/sun")


def triton_options(seat: int) -> tuple[Option[Triton], ...]:
    """A Triton token for gold, sun or moon."""
    return tuple(
        Option(f"triton:{RESOURCES[each]}", Triton(each), f"token:{seat}/triton") for each in TRITON_GIFTS
    )


def take_option(seat: int, resource: int) -> Option[int]:
    """Take one of the resources that a face offers to choose from."""
    return Option(f"take:{RESOURCES[resource]}", resource, f"store:{seat}/{RESOURCES[resource]}")


def convert_options(seat: int, resource: int) -> tuple[Option[bool], ...]:
    """Keep what the die brought, or turn it into glory."""
    target = f"store:{seat}/{RESOURCES[resource]}"
    return (Option("keep", False, target), Option("convert", True, target))


def hammer_option(seat: int, amount: Hammering) -> Option[Hammering]:
    """Put this much gold on the hammer."""
    return Option(f"hammer:{amount.gold}", amount, f"hammer:{seat}")


def hammer_options(seat: int, amounts: tuple[Hammering, ...]) -> tuple[Option[Hammering], ...]:
    """Every amount, the most useful first: all, nothing, just enough; then the rest in ascending order."""
    all_of_it, nothing = amounts[-1], amounts[0]
    first = dict.fromkeys((all_of_it, nothing, *just_enough(amounts)))
    return tuple(hammer_option(seat, amount) for amount in dict.fromkeys((*first, *amounts)))


def just_enough(amounts: Sequence[Hammering]) -> list[Hammering]:
    """The least gold for each mark in reach, and the least that loses the least; the most gold first.

    `amounts` are listed from nothing to everything.
    """
    marks = [after for before, after in pairwise(amounts) if after.glory > before.glory]
    spared = min(amounts, key=lambda each: (each.lost, each.gold))
    return sorted({*marks, spared}, reverse=True)


def cerberus_options(seat: int) -> tuple[Option[bool], ...]:
    """Use a Cerberus token or not."""
    target = f"token:{seat}/cerberus"
    return (Option("no", False, target), Option("yes", True, target))


def order_options(ship: Die, other: Die) -> tuple[Option[bool], ...]:
    """The die with the other face first, or the die with the ship."""
    return (
        Option("other_first", False, die_option(*other).target),
        Option("ship_first", True, die_option(*ship).target),
    )


@cache  # 5 %
def slot_option(seat: int, die: int, slot: int, face: str) -> Option[Slot]:
    """Replace a face of the player's die."""
    return Option(f"slot:{die + 1}/{face}", Slot(die, slot), f"die:{seat}/{die + 1}/{slot + 1}")


def die_option(seat: int, die: int) -> Option[Die]:
    """One die of a player."""
    return Option(f"die:{seat}/{die + 1}", Die(seat, die), f"die:{seat}/{die + 1}")


def own_die_option(seat: int, die: int) -> Option[Die]:
    """One of the player's own dice."""
    return Option(f"die:{die + 1}", Die(seat, die), f"die:{seat}/{die + 1}")


def mirror_option(face: str, target: str) -> Option[str]:
    """Copy a face that is up."""
    return Option(f"face:{face}", face, target)


def shield_option(face: str) -> Option[str]:
    """Take a shield of the garden."""
    return Option(f"face:{face}", face, f"pool:{POOL_OF[face]}")


def seat_option(seat: int) -> Option[int]:
    """A player at the table."""
    return Option(f"seat:{seat}", seat, f"seat:{seat}")


@cache  # 2 %
def reinforcement_options(seat: int, card: str) -> tuple[Option[Reinforce], ...]:
    """The ways to use a reinforcement card."""
    if card == "hind":
        return tuple(
            Option(f"hind:{die + 1}", Reinforce("hind", die), f"die:{seat}/{die + 1}") for die in range(DICE)
        )
    if card == "owl":
        return tuple(
            Option(f"owl:{RESOURCES[each]}", Reinforce("owl", each), f"card:{seat}/owl")
            for each in (GOLD, SUN, MOON)
        )
    return (Option("elder", Reinforce("elder"), f"card:{seat}/elder"),)


def blocked(option: Option[T], reason: DiceForgeReason) -> Option[T]:
    """An option that can't be chosen, with the reason."""
    return Option(option.key, option.value, option.target, reason)


# -- Triton tokens (specification d.8) -------------------------------------------------------------


def tritons(g: DiceForge, seat: int) -> Sequence[Option[object]]:
    """What a Triton token could bring; only in the player's own turn (ruling R21)."""
    return triton_options(seat) if seat == g.active and g.seats[seat].triton else ()


# -- The sanctuary ---------------------------------------------------------------------------------


def price(face: str, discount: int = 0) -> int:
    """The price of a sanctuary face in gold, never below 0 (ruling R14)."""
    return max(0, (FACES[face].cost or 0) - discount)


@cache  # 13 %
def _on_sale(gold: int) -> tuple[tuple[str, Option[Buy]], ...]:
    """The sanctuary faces that cost this much gold at most."""
    return tuple((face, buy_option(face)) for face in SANCTUARY if price(face) <= gold)


def buy_options(
    g: DiceForge, seat: int, *, discount: int = 0, but: Sequence[str] = ()
) -> list[Option[object]]:
    """Every sanctuary face in stock that the seat can pay for (ruling R30)."""
    worth, pools = g.seats[seat].stores[GOLD] + discount, g.pools
    return [option for face, option in _on_sale(worth) if pools[face] and face not in but]


def blocked_buys(
    g: DiceForge, seat: int, *, discount: int = 0, but: Sequence[str] = ()
) -> list[Option[object]]:
    """The faces that are too expensive, out of stock, or already taken in this action."""
    gold = g.seats[seat].stores[GOLD]
    found: list[Option[object]] = []
    for face in SANCTUARY:
        option, cost = buy_option(face), price(face, discount)
        if face in but:
            found.append(blocked(option, Why.FACE_TAKEN_ALREADY))
        elif not g.pools[face]:
            found.append(blocked(option, Why.FACE_OUT_OF_STOCK))
        elif cost > gold:
            found.append(blocked(option, FaceTooDear(cost=cost, gold=gold)))
    return found


# -- The islands -----------------------------------------------------------------------------------


def affordable(g: DiceForge, seat: int, slot: str) -> bool:
    """Whether the seat has the shards for the feat at a place."""
    card, stores = CARDS[g.layout[slot]], g.seats[seat].stores
    return card.cost_sun <= stores[SUN] and card.cost_moon <= stores[MOON]


def feat_options(g: DiceForge) -> list[Option[object]]:
    """Every feat with cards left that the active seat can pay for."""
    stores = g.seats[g.active].stores
    return _feats_for(g, stores[SUN], stores[MOON])


def _feats_for(g: DiceForge, sun: int, moon: int) -> list[Option[object]]:
    stacks = g.stacks
    return [option for slot, option in _paid_with(sun, moon) if stacks[slot]]


@cache  # 5 %
def _paid_with(sun: int, moon: int) -> tuple[tuple[str, Option[Feat]], ...]:
    """The places whose feat costs this many shards at most, whichever of its cards lies there."""
    return tuple(
        (place.slot, feat_option(place.slot))
        for place in PLACES.values()
        if place.cost_sun <= sun and place.cost_moon <= moon
    )


def feat_too_dear(card: Card, stores: Sequence[int]) -> FeatTooDear:
    """The reason for a card that costs more shards than these stores have."""
    return FeatTooDear(sun=card.cost_sun, moon=card.cost_moon, has_sun=stores[SUN], has_moon=stores[MOON])


def blocked_feats(g: DiceForge) -> list[Option[object]]:
    """The feats that are too expensive or sold out (ruling R30)."""
    stores = g.seats[g.active].stores
    found: list[Option[object]] = []
    for slot, left in g.stacks.items():
        card = CARDS[g.layout[slot]]
        if not left:
            found.append(blocked(feat_option(slot), Why.STACK_EMPTY))
        elif not affordable(g, g.active, slot):
            found.append(blocked(feat_option(slot), feat_too_dear(card, stores)))
    return found


# -- Phase 2 ---------------------------------------------------------------------------------------


REINFORCEMENTS = ("hind", "owl", "elder")
_REINFORCING = frozenset(REINFORCEMENTS)


def owns_reinforcements(g: DiceForge) -> bool:
    """Whether the player has reinforcements to consider before the action."""
    return not _REINFORCING.isdisjoint(g.seats[g.active].cards)


def reinforcements(g: DiceForge) -> list[Option[object]]:
    """Every reinforcement card that can be used now, each copy once a turn (ruling R25)."""
    index = g.active
    seat = g.seats[index]
    options: list[Option[object]] = []
    for card in REINFORCEMENTS:
        if seat.unused(card) and (card != "elder" or seat.stores[GOLD] >= ELDER_PRICE):
            options += reinforcement_options(index, card)
    return options


def blocked_reinforcements(g: DiceForge) -> list[Option[object]]:
    """An Elder without the gold for it."""
    seat = g.seats[g.active]
    if seat.unused("elder") and seat.stores[GOLD] < ELDER_PRICE:
        (elder,) = reinforcement_options(g.active, "elder")
        return [blocked(elder, ElderNeedsGold(seat.stores[GOLD]))]
    return []


# -- Phase 4 ---------------------------------------------------------------------------------------


def can_pay_extra(g: DiceForge) -> bool:
    """Whether paying for an extra action leaves something to do (ruling R31)."""
    seat = g.seats[g.active]
    if seat.stores[SUN] < EXTRA_ACTION_PRICE:
        return False
    if seat.triton or buy_options(g, g.active):
        return True
    return bool(_feats_for(g, seat.stores[SUN] - EXTRA_ACTION_PRICE, seat.stores[MOON]))


def blocked_extra(g: DiceForge, *, used: bool) -> list[Option[object]]:
    """`pay` without the shards for it, or with nothing left to do."""
    if used or can_pay_extra(g):
        return []
    option = pay_option(g.active)
    sun = g.seats[g.active].stores[SUN]
    if sun < EXTRA_ACTION_PRICE:
        return [blocked(option, ExtraNeedsSun(sun))]
    return [blocked(option, Why.EXTRA_WITHOUT_ACTION)]


# -- Forging ---------------------------------------------------------------------------------------


def slot_options(seat: Seat, index: int) -> list[Option[Slot]]:
    """Every kind of face on either die that can be replaced: all but locked boars (ruling R29)."""
    found: list[Option[Slot]] = []
    for die, faces in enumerate(seat.dice):
        found += _slots_of(index, die, tuple(faces))
    return found


@lru_cache(1 << 12)  # 5 %
def _slots_of(index: int, die: int, faces: tuple[str, ...]) -> tuple[Option[Slot], ...]:
    return tuple(
        slot_option(index, die, faces.index(face), face)
        for face in dict.fromkeys(faces)
        if not FACES[face].locked_once_forged
    )


def blocked_slots(seat: Seat, index: int) -> list[Option[object]]:
    """The boar faces that can't be chosen, each with its reason."""
    return [
        blocked(slot_option(index, die, faces.index(face), face), Why.FACE_LOCKED)
        for die, faces in enumerate(seat.dice)
        for face in dict.fromkeys(faces)
        if FACES[face].locked_once_forged
    ]


# -- Mirrors ---------------------------------------------------------------------------------------


def sees_own_dice(g: DiceForge, seat: int) -> bool:
    """Whether a mirror of the seat can also copy the seat's own faces, as an opponent's mirror shows them."""
    return any(g.seats[other].face_up(die) == "MIR" for other in g.opponents(seat) for die in range(DICE))


def mirror_options(g: DiceForge, seat: int) -> list[Option[str]]:
    """The faces that a mirror can copy (ruling R8): those up on opponents' dice, but never a mirror.

    An opponent's mirror shows the player's own dice too. A mirror picked through the Satyrs is an
    opponent's, so it sees all dice.
    """
    shown = [(other, die) for other in g.opponents(seat) for die in range(DICE)]
    own = [(seat, die) for die in range(DICE)]
    found: dict[str, str] = {}
    for other, die in shown + (own if sees_own_dice(g, seat) else []):
        face = g.seats[other].face_up(die)
        if FACES[face].kind != "mirror":
            found.setdefault(face, f"die:{other}/{die + 1}")
    return [mirror_option(face, target) for face, target in found.items()]
