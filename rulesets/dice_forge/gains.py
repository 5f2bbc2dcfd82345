"""Gaining and losing resources (specification d.3): every gold, shard and glory point goes through here."""

from functools import lru_cache
from typing import NamedTuple

from rulesets.core import Option
from rulesets.dice_forge import events
from rulesets.dice_forge.components import (
    CARDS,
    CYCLOPS_GLORY,
    GOLD,
    HAMMER_STEPS,
    HAMMER_TRACK,
    MOON,
    RESOURCES,
    SENTINEL_GLORY,
    SUN,
    TRITON_GIFTS,
    VP,
)
from rulesets.dice_forge.events import GloryCard
from rulesets.dice_forge.options import Hammering, Triton, convert_options, hammer_options
from rulesets.dice_forge.state import BASE_LIMITS, DiceForge, Gaining


class Conversion(NamedTuple):
    """What a card lets its owner turn into glory during its blessings (ruling R15)."""

    decision: str
    resources: tuple[int, ...]
    glory: int
    """Glory for each one converted."""


SENTINEL = Conversion("sentinel_convert", (SUN, MOON), SENTINEL_GLORY)
CYCLOPS = Conversion("cyclops_convert", (GOLD,), CYCLOPS_GLORY)


async def gain(g: DiceForge, index: int, resource: int, amount: int) -> None:
    """Gain this much: gold goes on the hammer as far as the player likes, the rest into the store."""
    if resource == GOLD and amount and g.seats[index].free_steps:
        amount -= await _hammer(g, index, amount)
    store(g, index, resource, amount)


async def convert(g: DiceForge, index: int, resource: int, amount: int, conversion: Conversion) -> bool:
    """Whether a rolled face's gift is turned into glory instead, if it can be (rulings R35 and R41)."""
    if resource not in conversion.resources:
        return False
    waiting = g.gaining
    g.gaining = Gaining(index, resource, amount)
    converted = await g.ask(index, conversion.decision, convert_options(index, resource))
    g.gaining = waiting
    if converted:
        glory = amount * conversion.glory
        g.emit(events.Converted, index, resource=RESOURCES[resource], amount=amount, vp=glory)
        g.seats[index].stores[VP] += glory
    return converted


def hammerings(hammer: int, most: int, surplus: int) -> tuple[Hammering, ...]:
    """Every amount of gold that can go on the hammer, with the outcome.

    `hammer` is the number of steps gone, `most` the gold available; `surplus` is how much would exceed the
    store's limit with none on the hammer (below 0: there is room for more).
    """
    before = hammer_glory(hammer)
    return tuple(
        Hammering(used, hammer_glory(hammer + used) - before, max(0, surplus - used), hammer + used)
        for used in range(most + 1)
    )


_gaining = lru_cache(1 << 12)(Gaining)  # 1 %


@lru_cache(1 << 12)  # without it, random play takes 9 % longer
def _hammer_options(seat: int, hammer: int, most: int, surplus: int) -> tuple[Option[Hammering], ...]:
    """The options of a seat for these amounts, the most useful first."""
    return hammer_options(seat, hammerings(hammer, most, surplus))


async def _hammer(g: DiceForge, index: int, gold: int) -> int:
    """Let gold go on a hammer that has free steps; returns how much did (ruling R16)."""
    g.gaining = _gaining(index, GOLD, gold)
    seat = g.seats[index]
    surplus = seat.stores[GOLD] + gold - (seat.limit(GOLD) or 0)
    options = _hammer_options(index, seat.hammer, min(gold, seat.free_steps), surplus)
    used = (await g.ask(index, "hammer_allocate", options)).gold
    g.gaining = None
    if used:
        seat = g.seats[index]
        before = seat.hammer
        seat.hammer += used
        g.emit(events.Hammered, index, gold=used, step=seat.hammer)
        glory = hammer_glory(seat.hammer) - hammer_glory(before)
        if glory:
            g.emit(events.HammerPhase, index, vp=glory)
            seat.stores[VP] += glory
    return used


def hammer_glory(progress: int) -> int:
    """Glory that this many steps have brought, over all hammer cards."""
    cards, steps = divmod(progress, HAMMER_STEPS)
    return cards * _GLORY[HAMMER_STEPS] + _GLORY[steps]


_GLORY = tuple(
    sum(phase.glory_at_last_step for phase in HAMMER_TRACK if steps >= phase.cumulative_steps)
    for steps in range(HAMMER_STEPS + 1)
)
"""Glory by the number of steps on one hammer card."""


def store(g: DiceForge, index: int, resource: int, amount: int) -> None:
    """Put this much into the store; anything above the limit is lost."""
    seat = g.seats[index]
    kept = total = seat.stores[resource] + amount
    if total > BASE_LIMITS[resource]:
        limit = seat.limit(resource)
        kept = total if limit is None else min(total, limit)
    if amount and g.events is not None:  # a search gains more often than it decides
        g.emit(events.Gained, index, RESOURCES[resource], amount, lost=total - kept)
    seat.stores[resource] = kept


def lose(g: DiceForge, index: int, resource: int, amount: int) -> None:
    """Lose this much, or all there is; the hammer is never touched (ruling R24)."""
    seat = g.seats[index]
    lost = min(amount, seat.stores[resource])
    seat.stores[resource] -= lost
    g.emit(events.Lost, index, resource=RESOURCES[resource], amount=lost)


def pay(g: DiceForge, index: int, *, gold: int = 0, sun: int = 0, moon: int = 0) -> None:
    """Pay from the store. The seat has it."""
    stores = g.seats[index].stores
    stores[GOLD] -= gold
    stores[SUN] -= sun
    stores[MOON] -= moon
    if gold or sun or moon:
        g.emit(events.Paid, index, gold=gold, sun=sun, moon=moon)


def glory(g: DiceForge, index: int, amount: int, why: GloryCard) -> None:
    """Glory from a card, told with the card."""
    if amount:
        g.seats[index].stores[VP] += amount
        g.emit(events.Glory, index, amount=amount, why=why)


async def use_triton(g: DiceForge, index: int, choice: Triton) -> None:
    """Discard a token for six gold or two shards; never converted (rulings R21 and R41)."""
    g.seats[index].triton -= 1
    g.emit(events.UsedTriton, index, resource=RESOURCES[choice.resource])
    await gain(g, index, choice.resource, TRITON_GIFTS[choice.resource])


def card_glory(cards: list[str]) -> int:
    """Glory points printed on these cards, counted at the end (h5)."""
    return sum(CARDS[card].vp for card in cards)
