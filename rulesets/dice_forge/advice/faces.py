"""What speaks for and against a face to buy, take or copy."""

from typing import NamedTuple

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.dice_forge.advice.amounts import Amount
from rulesets.dice_forge.advice.applied import ship_discount
from rulesets.dice_forge.advice.worth import Change, best_swap
from rulesets.dice_forge.components import FACES, GOLD, POOLS, TRIPLE
from rulesets.dice_forge.options import Buy, price
from rulesets.dice_forge.view import DiceForgeView

_MOST_OTHERS = 2
"""How many faces are named that could be bought as well."""


class Price(NamedTuple):
    """What a face costs."""

    now: int
    usual: int
    """Without a ship."""


class Overflow(NamedTuple):
    """Gold that a store couldn't take."""

    gold: int
    limit: int


@record
class FaceAdvice:
    """The facts about a face that can be bought or taken."""

    face: str
    special: bool
    """It does more than give what it shows."""
    price: Price
    gold_kept: int
    """The gold left after paying what it costs now."""
    left: int
    """How many are left."""
    change: Change
    """The change with it in place of the face to give up, on the better die."""
    thrice: Overflow | None
    """Its gold beside the player's own times three, if that doesn't fit into the store."""
    also: tuple[str, ...]
    """The most expensive faces that can be bought with the gold left."""


@record
class CopyAdvice:
    """The facts about a face that a mirror can copy."""

    face: str
    seat: int
    """The seat whose die shows it."""
    die: int
    tripled: bool
    """It lies beside a times three."""


def can_buy(view: DiceForgeView, seat: int, face: str) -> bool:
    """Whether a face is in stock and the seat has the gold for it."""
    return bool(view.pools[face]) and price(face) <= view.seats[seat].stores[GOLD]


def face_price(view: DiceForgeView, decision: Decision[object] | None, face: str) -> Price:
    """What a face costs in a decision."""
    return Price(price(face, ship_discount(view, decision)), price(face))


def face_advice(view: DiceForgeView, seat: int, decision: Decision[object] | None, face: str) -> FaceAdvice:
    """The facts about a face for a seat."""
    hero, cost = view.seats[seat], face_price(view, decision, face)
    gold, limit = TRIPLE * FACES[face].amounts[GOLD], hero.limits[GOLD] or 0
    tripled = any("X3" in faces for faces in hero.dice)
    return FaceAdvice(
        face,
        FACES[face].kind != "sum",
        cost,
        max(0, hero.stores[GOLD] - cost.now),
        view.pools.get(face, 0),
        best_swap(hero, face).change,
        Overflow(gold, limit) if tripled and gold > limit else None,
        _also(view, decision, face, hero.stores[GOLD] - cost.usual),
    )


def _also(view: DiceForgeView, decision: Decision[object] | None, face: str, gold: int) -> tuple[str, ...]:
    """What else can be bought in the same action; a ship buys one face only."""
    if decision is None or ship_discount(view, decision):
        return ()
    offered = [option.value.face for option in decision.options if isinstance(option.value, Buy)]
    others = [each for each in offered if each != face and price(each) <= gold]
    return tuple(sorted(others, key=price, reverse=True)[:_MOST_OTHERS])


def copy_advice(view: DiceForgeView, decision: Decision[object], face: str) -> CopyAdvice:
    """Whose face a mirror would copy, and what it lies beside."""
    roll = view.resolving
    tripled = roll is not None and "X3" in (*roll.rolled, *roll.counts)
    targets = (option.target or "" for option in decision.options if option.value == face)
    owner, die = next(targets, "die:0/1").removeprefix("die:").split("/")
    return CopyAdvice(face, int(owner), int(die) - 1, tripled)


@record
class PoolAdvice:
    """A pool of the sanctuary or the garden."""

    stock: tuple[tuple[str, int], ...]
    """Its faces, and how many of each are left."""
    each: Amount | None
    """What one costs; `None` in the garden, whose faces only feats bring."""


def pool_advice(view: DiceForgeView, pool: str) -> PoolAdvice:
    """What lies in a pool."""
    row = POOLS[pool]
    stock = tuple((face, view.pools[face]) for face in row.faces)
    return PoolAdvice(stock, Amount(GOLD, row.cost) if row.cost is not None else None)
