"""A turn of Orbis, in the rulebook's order (pp. 3 to 7, specification d).

The phases' numbers are the rulebook's. Legality is in `options`, effects are in `effects`.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rulesets.core import Option
from rulesets.core.decision import nothing
from rulesets.orbis import events
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE
from rulesets.orbis.costs import cost_of
from rulesets.orbis.effects import EFFECTS, GOD_EFFECTS
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from rulesets.orbis.options import (
    TakeGod,
    TakeLandscape,
    Trade,
    blocked_settling,
    blocked_sites,
    blocked_tiles,
    discard_options,
    payability,
    settle_options,
    site_options,
    tile_options,
)
from rulesets.orbis.state import Laid, Orbis, no_worshippers
from rulesets.orbis.worshippers import give, give_any

T = TypeVar("T")

# -- The turn (p. 3) -------------------------------------------------------------------------------


async def turn(g: Orbis) -> str | None:
    """Take one tile: a landscape or, once in the game, a god. Then the next seat's turn."""
    choice: TakeLandscape | TakeGod = await in_turn(
        g, "choose_tile", lambda: tile_options(g), lambda: blocked_tiles(g)
    )
    if isinstance(choice, TakeGod):
        await take_god(g, choice.god)
    else:
        await take_landscape(g, choice.slot)
    g.turns += 1
    if g.over:
        g.emit(events.GameEnded, None)
        return None
    return "turn"


async def in_turn(
    g: Orbis,
    kind: str,
    options: Callable[[], Sequence[Option[T | Trade]]],
    blocked: Callable[[], Sequence[Option[object]]] = nothing,
) -> T:
    """Ask the active seat, letting it first trade three for one as often as it likes.

    Trading (specification d.2) is offered where it can make a difference (p. 5, ruling R8): when
    choosing a tile, settling a cost (even with what was just collected, ruling R9), and discarding.
    """
    active = g.active
    while True:
        choice = await g.ask(active, kind, options(), blocked)
        if not isinstance(choice, Trade):
            return choice
        trade(g, choice)


def trade(g: Orbis, choice: Trade) -> None:
    """Give three of one colour to the general supply, and take one of another."""
    supply = g.seat.supply
    supply[choice.give] -= TRADE_PRICE
    supply[choice.get] += 1
    g.emit(events.Traded, g.active, give=COLOURS[choice.give], get=COLOURS[choice.get])


# -- Taking a landscape (p. 4) ---------------------------------------------------------------------


async def take_landscape(g: Orbis, slot: int) -> None:
    """The seven phases of taking a landscape from the display."""
    tile = take_up(g, slot)
    create_worshippers(g, slot)
    collect_worshippers(g, slot)
    paid = await settle_cost(g)
    site = await place(g, wild=not paid)
    if paid:
        await EFFECTS[LANDSCAPES[tile].effect](g, site)
    await check_supply(g)
    fill_display(g)


def take_up(g: Orbis, slot: int) -> str:
    """The landscape leaves the display; its slot stays empty until phase 7 (ruling R31)."""
    tile = g.display[slot]
    if tile is None:
        raise ValueError(f"slot {slot} is empty")
    g.display[slot] = None
    g.hand, g.slot = tile, slot
    g.emit(events.TookLandscape, g.active, slot=slot, tile=tile)
    return tile


def create_worshippers(g: Orbis, slot: int) -> None:
    """Phase 1: one of the landscape's printed colour on each neighbour (rulings R37, R29)."""
    colour = LANDSCAPES[_hand(g)].colour
    for neighbour in SLOT_NEIGHBOURS[slot]:
        g.worshippers[neighbour][colour] += 1
    g.emit(events.Created, g.active, colour=COLOURS[colour], slots=SLOT_NEIGHBOURS[slot])


def collect_worshippers(g: Orbis, slot: int) -> None:
    """Phase 2: those on the landscape go to the supply. No limit holds at this moment."""
    found = g.worshippers[slot]
    if any(found):
        supply = g.seat.supply
        for colour, count in enumerate(found):
            supply[colour] += count
        g.worshippers[slot] = no_worshippers()
        g.emit(events.Collected, g.active, worshippers=found)


async def settle_cost(g: Orbis) -> bool:
    """Phase 3: pay, or turn the landscape over into a wilderness (ruling R6). Returns whether it was paid.

    What can't be paid even after trades, or couldn't be laid face up, becomes a wilderness
    automatically (rulings R7, R8).
    """
    tile, slot = _hand(g), _slot(g)
    choice = await in_turn(
        g,
        "settle_cost",
        lambda: settle_options(g, tile, slot),
        lambda: blocked_settling(g, tile, slot),
    )
    if not choice.pay:
        g.turned_over = True
        if g.events is not None:
            why = payability(tile, g.seat, g.seat.supply).forced or "chosen"
            g.emit(events.TurnedOver, g.active, tile=tile, why=why)
        return False
    cost = cost_of(LANDSCAPES[tile], g.seat.benefits)
    given = give(g, cost.coloured)
    for colour in await give_any(g, "pay_any", cost.any):
        given[colour] += 1
    if any(given):
        g.emit(events.Paid, g.active, worshippers=given)
    return True


async def place(g: Orbis, *, wild: bool) -> str:
    """Phase 4: lay the landscape on an open site; face up only where its supports allow it."""
    tile, world = _hand(g), g.seat.world
    site = await g.ask(
        g.active,
        "place",
        site_options(world, tile, wild),
        lambda: blocked_sites(world, tile, wild),
    )
    world[site] = Laid(tile, wild)
    g.hand, g.turned_over = None, False
    g.emit(events.Laid, g.active, tile=tile, site=site, wild=wild)
    return site


async def check_supply(g: Orbis) -> None:
    """Phase 6, and the end of a god's turn: at most ten worshippers are kept (p. 5, ruling R5)."""
    while sum(g.seat.supply) > SUPPLY_LIMIT:
        choice = await g.ask(g.active, "discard_excess", discard_options(g.seat.supply))
        if isinstance(choice, Trade):
            trade(g, choice)
        else:
            g.seat.supply[choice] -= 1
            g.emit(events.Discarded, g.active, colour=COLOURS[choice])


def fill_display(g: Orbis) -> None:
    """Phase 7: turn up the top landscape of the lowest level left (rulings R31, R32).

    Nothing else leaves the display: what no player takes stays (ruling R38).
    """
    slot = _slot(g)
    g.slot = None
    for stack in g.stacks:
        if stack:
            tile = stack.pop()
            g.reveal()
            g.display[slot] = tile
            g.emit(events.TurnedUp, None, slot=slot, tile=tile)
            return


def _hand(g: Orbis) -> str:
    if g.hand is None:
        raise ValueError("no landscape is being taken")
    return g.hand


def _slot(g: Orbis) -> int:
    if g.slot is None:
        raise ValueError("no slot is empty")
    return g.slot


# -- Taking a god (p. 4) ---------------------------------------------------------------------------


async def take_god(g: Orbis, god: str) -> None:
    """Exactly once a game, in any turn (ruling R33): no worshippers appear, no tile is turned up."""
    g.gods.remove(god)
    g.seat.god = god
    g.emit(events.TookGod, g.active, god=god)
    await GOD_EFFECTS[GODS[god].immediate](g, god)
    await check_supply(g)
