"""Features of a seat of Orbis, for computer players that learn what they are worth."""

from functools import lru_cache

from rulesets.orbis.components import COLOUR_COUNT, LANDSCAPES, SUPPLY_LIMIT, WORLD_SIZE
from rulesets.orbis.costs import cost_of
from rulesets.orbis.geometry import SITES
from rulesets.orbis.scoring import as_they_count, tally, verdict
from rulesets.orbis.state import Laid, Orbis
from rulesets.orbis.worlds import can_become_full, open_sites

_KEPT = 1 << 13
"""Worlds and displays remembered: a search meets the same ones again and again."""


def left(state: Orbis) -> float:
    """The share of all turns still to come, from 1 to 0."""
    return 1.0 - state.turns / ((WORLD_SIZE + 1) * len(state.seats))


def around(state: Orbis) -> list[tuple[object, ...]]:
    """For each seat, what else says how it stands: all worlds' tallies, the display, whose turn it is."""
    counted = tuple(
        [
            (each.shrines, each.mystic, each.wildernesses, *each.scored.values())
            for each in [tally(seat.world) for seat in as_they_count(state)]
        ]
    )
    active = None if state.over else state.active
    board = (tuple(state.display), tuple(state.temples), state.pending, counted)
    return [(index == active, board) for index in range(len(state.seats))]


def features(state: Orbis, index: int) -> dict[str, float]:
    """What is in the world and in the supply, and which tiles of the display could be paid for."""
    seat = state.seats[index]
    supply = seat.supply
    held = sum(supply)
    found: dict[str, float] = {
        "held": held,
        "over": max(0, held - SUPPLY_LIMIT),
        "colours": len(supply) - supply.count(0),
        "most": max(supply),
        "tiles": len(seat.world) + (seat.god is not None),
        "has_god": seat.god is not None,
        "to_move": not state.over and state.active == index,
    }
    found.update(_world(tuple(seat.world), tuple(seat.world.values())))
    _pious(state, index, found)
    found["payable"], found["best"] = _payable(tuple(state.display), tuple(supply), tuple(seat.benefits))
    return found


@lru_cache(_KEPT)  # without it, a search takes 7 % more
def _world(places: tuple[str, ...], laid_there: tuple[Laid, ...]) -> dict[str, float]:
    """Colours that lie there and that fit, and waiting Forests; don't change the result."""
    world = dict(zip(places, laid_there, strict=True))
    found: dict[str, float] = {}
    colours = [0] * COLOUR_COUNT
    for site, laid in world.items():
        if laid.wild:
            continue
        tile = LANDSCAPES[laid.tile]
        colours[tile.colour] += 1
        if tile.effect == "forest":
            judged = verdict(world, site)
            if judged.status == "open":
                alive = can_become_full(world, site)
                name = "forest_waits" if alive else "forest_lost"
                found[name] = found.get(name, 0.0) + tile.cp
                found["forest_part"] = (
                    found.get("forest_part", 0.0) + alive * tile.cp * judged.have / judged.need
                )
    fits = [0] * COLOUR_COUNT
    sites = upper = 0
    if len(world) < WORLD_SIZE:
        for site in open_sites(world):
            sites += 1
            supports = SITES[site].supports
            if supports:
                upper += 1
                for support in supports:
                    laid = world[support]
                    if laid.wild:
                        fits = [count + 1 for count in fits]
                    else:
                        fits[LANDSCAPES[laid.tile].colour] += 1
    found["sites"], found["upper"] = sites, upper
    found["fitting"] = sum(map(bool, fits))
    for colour in range(COLOUR_COUNT):
        found[f"colour{colour}"] = colours[colour]
        found[f"fits{colour}"] = bool(fits[colour])
    return found


def _pious(state: Orbis, index: int, found: dict[str, float]) -> None:
    """How far ahead, or behind, a seat is in shrines."""
    counts = [tally(seat.world).shrines for seat in state.seats]
    others = max(count for other, count in enumerate(counts) if other != index)
    found["shrines_ahead"] = max(0, counts[index] - others)
    found["shrines_behind"] = max(0, others - counts[index])


@lru_cache(_KEPT)  # without it, a search takes 1 % more
def _payable(
    display: tuple[str | None, ...], supply: tuple[int, ...], benefits: tuple[int, ...]
) -> tuple[int, int]:
    """How many landscapes of the display a supply can pay for, and the most points of any of them."""
    held, prices = sum(supply), _prices(benefits)
    points = []
    for tile in display:
        if tile is not None:
            in_all, coloured, worth = prices[tile]
            if held >= in_all:
                for colour, asked in coloured:
                    if supply[colour] < asked:
                        break
                else:
                    points.append(worth)
    return len(points), max(points, default=0)


@lru_cache(1 << 8)  # without it, a search takes 45 % more
def _prices(benefits: tuple[int, ...]) -> dict[str, tuple[int, list[tuple[int, int]], int]]:
    """What each landscape costs with these benefits, in all and of which colours, and its points."""
    found = {}
    for landscape in LANDSCAPES.values():
        cost = cost_of(landscape, benefits)
        coloured = [(colour, asked) for colour, asked in enumerate(cost.coloured) if asked]
        found[landscape.id] = (sum(cost.coloured) + cost.any, coloured, landscape.cp)
    return found
