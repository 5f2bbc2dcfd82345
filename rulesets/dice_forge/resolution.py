"""What a roll brings (specification d.3), the only place where die faces take effect.

Which rolls there are is specification d.2.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from rulesets.dice_forge import events
from rulesets.dice_forge.components import (
    BOAR_GLORY,
    FACES,
    GOLD,
    MOON,
    RESOURCES,
    SHIP_DISCOUNT,
    SUN,
    TRIPLE,
    TRITON_GIFTS,
    VP,
)
from rulesets.dice_forge.forging import ship_forging
from rulesets.dice_forge.gains import Conversion, convert, gain, lose, store
from rulesets.dice_forge.options import (
    Die,
    buy_options,
    cerberus_options,
    mirror_options,
    order_options,
    sees_own_dice,
    take_option,
    tritons,
)
from rulesets.dice_forge.state import Cause, DiceForge, Gaining, Resolving, Roll

KIND: dict[str | None, str] = {None: "blank", **{face.id: face.kind for face in FACES.values()}}
"""The kind of each face; a mirror without effect is blank."""

SHOWN = {face.id: tuple((r, n) for r, n in enumerate(face.amounts) if n) for face in FACES.values()}
"""The resources on a face with their numbers, in the order gold, sun, moon, glory."""

_MIRRORS = frozenset(face for face in FACES if KIND[face] == "mirror")
_SHIPS = frozenset(face for face in FACES if KIND[face] == "ship")


def roll_dice(g: DiceForge, index: int, dice: Sequence[int], why: Cause) -> tuple[str, ...]:
    """Roll dice of a seat, all six slots being equally likely. Returns faces, in die order."""
    g.reveal()  # answers can't be taken back past a roll (ruling R40)
    seat, up = g.seats[index], []
    for die in dice:
        slots = seat.dice[die]
        seat.up[die] = slot = g.rng.below(len(slots))
        up.append(slots[slot])
        if seat.fresh and [die, slot] in seat.fresh:
            seat.fresh.remove([die, slot])
    faces = tuple(up)
    g.rolls.append(_roll(index, faces, tuple(dice), why))
    if g.events is not None:  # the dice are copied
        g.emit(events.Rolled, index, faces=up, dice=list(dice), why=why)
    return faces


_roll = lru_cache(1 << 12)(Roll)  # 1 %


async def bless(
    g: DiceForge, index: int, dice: Sequence[int], why: Cause, conversion: Conversion | None = None
) -> None:
    """Roll, and take what the dice show: a divine blessing with both dice, a minor one with one."""
    faces = roll_dice(g, index, dice, why)
    if conversion is not None or not taken_at_once(g, index, faces):
        await apply_roll(g, index, faces, conversion=conversion)


def taken_at_once(g: DiceForge, index: int, faces: tuple[str, ...]) -> bool:
    """Whether a roll leaves nothing to decide about, as most rolls do; then what it shows is stored."""
    seat, amounts = g.seats[index], sums(faces)
    if amounts is None or seat.cerberus:
        return False
    if seat.free_steps and any(resource == GOLD for resource, _ in amounts):
        return False
    for resource, amount in amounts:
        store(g, index, resource, amount)
    return True


@dataclass(slots=True)
class Resolution:
    """One roll being resolved: what its faces are, and what they have given."""

    index: int
    """The seat that it brings something."""
    picked: Sequence[Die]
    """The opponents' dice that show these faces, for the Satyrs; empty for the player's own dice."""
    faces: tuple[str | None, ...]
    """In die order, with what mirrors copy in their place; `None` for a mirror without effect."""
    factors: tuple[int, ...]
    losing: bool
    conversion: Conversion | None
    given: set[tuple[int, int]] = field(default_factory=set)
    """Which face, by position, has given or taken which resource itself (ruling R42)."""
    gold: int = 0
    """Gold given by the faces but not stored yet: the question about the hammer covers all of it."""


async def apply_roll(
    g: DiceForge,
    index: int,
    rolled: Sequence[str],
    *,
    losing: bool = False,
    conversion: Conversion | None = None,
    picked: Sequence[Die] = (),
) -> None:
    """Resolve rolled faces, which are now fixed (ruling R7); a Cerberus can repeat them (ruling R17).

    `picked` are the opponents' dice that show these faces, for the Satyrs: Cerberus has no effect there.
    """
    shown = _shown(index, tuple(rolled), g.rolls[-1].why, losing)
    await resolve(g, shown, conversion, picked)
    if g.seats[index].cerberus and not losing and not picked and await _cerberus(g, index, rolled):
        await resolve(g, shown, conversion)
    g.resolving = None


@lru_cache(1 << 12)  # 1 %
def _shown(
    index: int, rolled: tuple[str, ...], why: Cause, losing: bool, factors: tuple[int, ...] = ()
) -> Resolving:
    """A roll for the screen, at its beginning, or, with factors, if it has no mirrors."""
    return Resolving(index, rolled, why, losing, rolled if factors else (), factors)


async def _cerberus(g: DiceForge, index: int, rolled: Sequence[str]) -> bool:
    """Whether the roll is applied once more (ruling R17)."""
    if all(KIND[face] == "triple" for face in rolled):
        return False
    if not await g.ask(index, "use_cerberus", cerberus_options(index)):
        return False
    g.seats[index].cerberus -= 1
    g.emit(events.UsedCerberus, index)
    return True


async def resolve(
    g: DiceForge, shown: Resolving, conversion: Conversion | None = None, picked: Sequence[Die] = ()
) -> None:
    """Steps A to D: mirrors, times three, order, effects; screens can follow them in `g.resolving`."""
    index, rolled, why, losing = shown[:4]
    amounts = sums(rolled)
    if amounts is not None and conversion is None and not losing:
        g.resolving = _shown(index, rolled, why, False, factors(rolled))
        if gold := _add_up(g, index, amounts):
            await gain(g, index, GOLD, gold)
        return
    faces: tuple[str | None, ...] = rolled
    if not _MIRRORS.isdisjoint(rolled):
        done_first = await _ship_before_mirror(g, shown, picked)
        faces = ()
        for at, face in enumerate(rolled):
            g.resolving = Resolving(index, rolled, why, losing, faces, at=at)
            faces = (*faces, None if at == done_first else await copied(g, index, face))
    times = factors(faces)
    roll = Resolution(index, picked, faces, times, losing, conversion)
    g.resolving = done = Resolving(index, rolled, why, losing, faces, times)
    for position in await order(g, roll):
        g.resolving = Resolving(index, rolled, why, losing, faces, times, position)
        await EFFECTS[KIND[faces[position]]](g, roll, position)
    g.resolving = done
    await _settle(g, roll)


@cache  # without it, random play takes 9 % longer
def sums(faces: tuple[str, ...]) -> tuple[tuple[int, int], ...] | None:
    """What faces give, in order, if they show only resources and times three; `None` for any others."""
    if any(KIND[face] not in ("sum", "triple") for face in faces):
        return None
    times = factors(faces)
    return tuple(
        (resource, amount * times[position])
        for position in step_by_step(faces)
        for resource, amount in SHOWN[faces[position]]
    )


def _add_up(g: DiceForge, index: int, amounts: Sequence[tuple[int, int]]) -> int:
    """Most rolls: gain all that the faces show. Returns how much gold of it can go on the hammer (ruling
    R16).
    """
    steps, gold = g.seats[index].free_steps, 0
    for resource, amount in amounts:
        if resource == GOLD and steps:
            gold += amount
        else:
            store(g, index, resource, amount)
    return gold


# -- Step A: mirrors -------------------------------------------------------------------------------


async def _ship_before_mirror(g: DiceForge, shown: Resolving, picked: Sequence[Die]) -> int | None:
    """The position of a ship that acts before the mirror beside it, if the player so chooses (ruling R9).

    The face that the ship brings is then up, and the mirror can copy it; so this is asked only if the
    mirror sees the dice on which that face can be forged.
    """
    index, rolled = shown.seat, shown.rolled
    if shown.losing or set(rolled) != {"SHIP", "MIR"} or not sees_own_dice(g, index):
        return None
    if not (buy_options(g, index, discount=SHIP_DISCOUNT) or tritons(g, index)):
        return None
    ship = rolled.index("SHIP")
    g.resolving = Resolving(*shown[:4], at=ship)
    dice = picked or [Die(index, die) for die in range(len(rolled))]
    if not await g.ask(index, "resolve_order", order_options(dice[ship], dice[1 - ship])):
        return None
    await ship_forging(g, index, SHIP_DISCOUNT)
    return ship


async def copied(g: DiceForge, index: int, face: str) -> str | None:
    """The face itself, or what a mirror copies; `None` if there are only mirrors to copy (ruling R8)."""
    if face not in _MIRRORS:
        return face
    options = mirror_options(g, index)
    if not options:
        g.emit(events.MirrorBlank, index)
        return None
    chosen = await g.ask(index, "mirror_choose", options)
    g.emit(events.Mirrored, index, face=chosen)
    return chosen


# -- Step B: times three ---------------------------------------------------------------------------


@cache  # 1 %
def factors(faces: tuple[str | None, ...]) -> tuple[int, ...]:
    """3 for the face beside a times three, 1 for all others; two times threes cancel each other.

    In a minor blessing there is no other die: a times three brings nothing, a shield its own resource (R37).
    """
    triples = [KIND[face] == "triple" for face in faces]
    if sum(triples) != 1:
        return (1,) * len(faces)
    return tuple(1 if triple else TRIPLE for triple in triples)


# -- Step C: the order -----------------------------------------------------------------------------

_STEPS = {"sum": 1, "choice": 2, "boar": 2, "shield": 3, "ship": 4}


@cache  # 1 %
def step_by_step(faces: tuple[str | None, ...]) -> tuple[int, ...]:
    """Sums, then choices and boars, then shields, then ships; among equals, die 1 before die 2 (ruling
    R9).
    """
    effective = [position for position, face in enumerate(faces) if KIND[face] in _STEPS]
    return tuple(sorted(effective, key=lambda position: _STEPS[KIND[faces[position]]]))


async def order(g: DiceForge, roll: Resolution) -> tuple[int, ...]:
    """Step by step, unless a ship is better taken first."""
    effective = step_by_step(roll.faces)
    ship = None if _SHIPS.isdisjoint(roll.faces) else _overflowing_ship(g, roll)
    if ship is not None:
        dice = roll.picked or [Die(roll.index, die) for die in range(len(roll.faces))]
        if await g.ask(roll.index, "resolve_order", order_options(dice[ship], dice[1 - ship])):
            return effective[::-1]
    return effective


def _overflowing_ship(g: DiceForge, roll: Resolution) -> int | None:
    """The ship's position, if the other face's gold could overflow unless the ship comes first."""
    ships = [position for position, face in enumerate(roll.faces) if face in _SHIPS]
    if roll.losing or len(roll.faces) != 2 or len(ships) != 1:
        return None
    other = roll.faces[1 - ships[0]]
    seat = g.seats[roll.index]
    limit = seat.limit(GOLD)
    gold = 0 if other is None else FACES[other].gold
    if not gold or limit is None:
        return None
    tokens = seat.triton if roll.index == g.active else 0
    if seat.stores[GOLD] + gold + TRITON_GIFTS[GOLD] * tokens <= limit:
        return None
    offers = buy_options(g, roll.index, discount=SHIP_DISCOUNT) or tritons(g, roll.index)
    return ships[0] if offers else None


# -- Step D: the effects ---------------------------------------------------------------------------


async def _give(g: DiceForge, roll: Resolution, position: int, resource: int, amount: int) -> None:
    """Apply what a face itself gives, or takes from a loser."""
    if not amount:
        return
    roll.given.add((position, resource))
    index, conversion = roll.index, roll.conversion
    if roll.losing:
        lose(g, index, resource, amount)
        return
    if conversion is not None and await convert(g, index, resource, amount, conversion):
        return
    if resource == GOLD and g.seats[index].free_steps:
        roll.gold += amount
        g.gaining = Gaining(index, GOLD, roll.gold)
    else:
        await gain(g, index, resource, amount)


async def _settle(g: DiceForge, roll: Resolution) -> None:
    """Ask once about all the gold of a roll that can go on the hammer (ruling R16)."""
    gold, roll.gold = roll.gold, 0
    g.gaining = None
    if gold:
        await gain(g, roll.index, GOLD, gold)


async def sum_face(g: DiceForge, roll: Resolution, position: int) -> None:
    """Everything that the face shows, in the order gold, sun, moon, glory."""
    for resource, amount in SHOWN[_face(roll, position)]:
        await _give(g, roll, position, resource, amount * roll.factors[position])


async def choice_face(g: DiceForge, roll: Resolution, position: int) -> None:
    """One of the alternatives; times three multiplies the one chosen (ruling R10)."""
    amounts = dict(SHOWN[_face(roll, position)])
    options = [take_option(roll.index, resource) for resource in amounts]
    resource = await g.ask(roll.index, "face_choose", options)
    await _give(g, roll, position, resource, amounts[resource] * roll.factors[position])


async def boar_face(g: DiceForge, roll: Resolution, position: int) -> None:
    """A shard for the roller; then the owner of the boar's card takes a bonus, each time (ruling R11).

    The bonus is a gain even when the roller loses, and comes even if the owner applies the face
    (ruling R36).
    """
    face = _face(roll, position)
    # The roller's shard can be converted, the bonus can't (rulings R35 and R41).
    await choice_face(g, roll, position)
    owner = next((seat for seat, each in enumerate(g.seats) if face in each.boars), None)
    if owner is None:
        return
    for _ in range(roll.factors[position]):
        options = [take_option(owner, resource) for resource in (SUN, MOON, VP)]
        resource = await g.ask(owner, "boar_bonus", options)
        g.emit(events.BoarBonus, owner, resource=RESOURCES[resource], face=face)
        store(g, owner, resource, BOAR_GLORY if resource == VP else 1)


async def shield_face(g: DiceForge, roll: Resolution, position: int) -> None:
    """5 glory if the other face gave the shield's resource, otherwise that resource (rulings R12, R13)."""
    shield = FACES[_face(roll, position)]
    own = RESOURCES.index(shield.shield_resource)
    other = 1 - position
    if shield.shield_match_vp is not None and (other, own) in roll.given:
        if roll.losing:
            lose(g, roll.index, VP, shield.shield_match_vp)
        else:
            store(g, roll.index, VP, shield.shield_match_vp)
        return
    await _give(g, roll, position, own, shield.amounts[own] * roll.factors[position])


async def ship_face(g: DiceForge, roll: Resolution, position: int) -> None:
    """Buy a face for 2 gold less, 6 less with a times three; nothing for a loser (ruling R20)."""
    if not roll.losing:
        await _settle(g, roll)  # what the other die gave can be spent
        await ship_forging(g, roll.index, SHIP_DISCOUNT * roll.factors[position])


EFFECTS = {
    "sum": sum_face,
    "choice": choice_face,
    "boar": boar_face,
    "shield": shield_face,
    "ship": ship_face,
}
"""What a face does, by its kind in faces.csv; mirrors and times three come earlier."""


def _face(roll: Resolution, position: int) -> str:
    face = roll.faces[position]
    if face is None:
        raise ValueError("a mirror without effect was applied")
    return face
