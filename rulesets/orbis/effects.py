"""Phase 5: the effects of landscapes laid face up, and of gods when taken (pp. 6 and 7).

Looked up by the word in the component tables, never by tile.
"""

from collections.abc import Awaitable, Callable
from typing import Literal

from rulesets.orbis import events
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES
from rulesets.orbis.events import Refused
from rulesets.orbis.options import Remove, eruption_options, removable, remove_options, sacrifice_options
from rulesets.orbis.state import Orbis
from rulesets.orbis.worlds import waters
from rulesets.orbis.worshippers import gain, gain_any, give_any

# -- Landscapes (pp. 6 and 7) ----------------------------------------------------------------------


async def farm(g: Orbis, site: str) -> None:
    """Take the benefit token: from the next cost on, that colour costs nothing (ruling R20)."""
    benefit = LANDSCAPES[g.seat.world[site].tile].benefit
    if benefit is not None:
        g.seat.benefits.append(benefit)
        g.emit(events.TookBenefit, g.active, colour=COLOURS[benefit])


async def conversion(g: Orbis, site: str) -> None:
    """Take worshippers, of the colour shown or of the player's choice; mandatory (ruling R30)."""
    landscape = LANDSCAPES[g.seat.world[site].tile]
    if landscape.gain_colour is None:
        await gain_any(g, landscape.gain_count)
    else:
        gain(g, landscape.gain_colour, landscape.gain_count)


async def village(g: Orbis, site: str) -> None:
    """Give back worshippers of any colours, all or none; benefits don't help (ruling R18)."""
    count = LANDSCAPES[g.seat.world[site].tile].need_count
    refused = await sacrifice(g, f"site:{site}", count)
    if refused:
        mark(g, site, refused)


async def volcano(g: Orbis, site: str) -> None:
    """Remove worshippers from the display, all or none (rulings R16, R17)."""
    landscape = LANDSCAPES[g.seat.world[site].tile]
    if removable(g, landscape.need) < landscape.need_count:
        mark(g, site, "too-few")
        return
    g.pending = f"site:{site}"
    if await g.ask(g.active, "eruption_choice", eruption_options(g.pending)):
        await erupt(g, landscape.need, landscape.need_count)
    else:
        mark(g, site, "declined")
    g.pending = None


async def erupt(g: Orbis, need: frozenset[int], count: int) -> None:
    """Remove this many worshippers of these colours, one at a time; without asking if it takes all (A5)."""
    if removable(g, need) == count:
        for option in remove_options(g, need):
            for _ in range(g.worshippers[option.value.slot][option.value.colour]):
                remove(g, option.value)
        return
    for owed in range(count, 0, -1):
        g.owed = owed
        remove(g, await g.ask(g.active, "eruption_pick", remove_options(g, need)))
    g.owed = 0


def remove(g: Orbis, choice: Remove) -> None:
    """Move one worshipper from the display to the general supply."""
    g.worshippers[choice.slot][choice.colour] -= 1
    g.emit(events.Removed, g.active, slot=choice.slot, colour=COLOURS[choice.colour])


async def irrigation(g: Orbis, site: str) -> None:
    """Scores if one of the landscapes below has the colour shown; never checked again (ruling R14)."""
    if not waters(g.seat.world, site, LANDSCAPES[g.seat.world[site].tile]):
        mark(g, site, "not-below")


async def counted_at_the_end(g: Orbis, site: str) -> None:
    """Forest, Shrine and Holy Rock: nothing happens now."""


EFFECTS: dict[str, Callable[[Orbis, str], Awaitable[None]]] = {
    "farm": farm,
    "village": village,
    "forest": counted_at_the_end,
    "irrigation": irrigation,
    "volcano": volcano,
    "shrine": counted_at_the_end,
    "conversion": conversion,
    "holy_rock": counted_at_the_end,
}
"""What a landscape laid face up does at once, by its word in effects.csv."""


def mark(g: Orbis, site: str, why: Refused | Literal["not-below"]) -> None:
    """Lay a not-fulfilled marker on a landscape; they never run out (ruling R19)."""
    laid = g.seat.world[site]
    g.seat.world[site] = laid._replace(marker=True)
    g.emit(events.Marked, g.active, tile=laid.tile, site=site, why=why)


async def sacrifice(g: Orbis, target: str, count: int) -> Refused | None:
    """Give this many worshippers back, or decline; no question if there are too few (A6).

    Returns `None` once they are given, else the reason: `too-few` or `declined`.
    """
    if sum(g.seat.supply) < count:
        return "too-few"
    g.pending = target
    if not await g.ask(g.active, "sacrifice_choice", sacrifice_options(target)):
        g.pending = None
        return "declined"
    given = [0] * len(COLOURS)
    for colour in await give_any(g, "sacrifice_pick", count):
        given[colour] += 1
    g.pending = None
    g.emit(events.Sacrificed, g.active, worshippers=given)
    return None


# -- Gods (p. 7) -----------------------------------------------------------------------------------


async def goddess_of_love(g: Orbis, god: str) -> None:
    """All five are taken before the limit of ten applies (ruling R28)."""
    await gain_any(g, GODS[god].immediate_count)


async def god_of_death(g: Orbis, god: str) -> None:
    """Six worshippers now or never; otherwise a marker (ruling R27)."""
    refused = await sacrifice(g, f"god:{god}", GODS[god].immediate_count)
    if refused:
        g.seat.god_marker = True
        g.emit(events.GodMarked, g.active, god=god, why=refused)


async def nothing_at_once(g: Orbis, god: str) -> None:
    """All other gods only count at the end."""


GOD_EFFECTS: dict[str, Callable[[Orbis, str], Awaitable[None]]] = {
    "gain_any": goddess_of_love,
    "pay_any_optional": god_of_death,
    "none": nothing_at_once,
}
"""What a god does when taken, by its word in gods.csv."""
