"""The main actions, and what they lead to (specification 5.5, 5.6 and 6)."""

from collections.abc import Callable
from functools import cache
from typing import Final

from rulesets.papyria import events
from rulesets.papyria.components import (
    ANY,
    END_TILES,
    KEYED,
    KINDS,
    MULTIPLIERS,
    SCORING_TILES,
    SECTORS,
    THRESHOLDS,
    Building,
    Good,
    Kind,
    Production,
    SpaceGood,
)
from rulesets.papyria.options import (
    SCORE_OPTIONS,
    building_options,
    building_price,
    pay_options,
    place_options,
)
from rulesets.papyria.realm import (
    Laid,
    Realm,
    cities,
    invention_value,
    lapis_production,
    papyrus_production,
    river_value,
    sanctuary_group,
    temples,
    value,
)
from rulesets.papyria.state import Papyria, Seat

FACE_DOWN: Final = frozenset({"landscape", "scoring", "multiplier"})
"""Goods that lie face down in their stacks."""


@cache  # without it, random play takes 1 % more
def space_id(position: int, space: str) -> str:
    """The id of a space of the board."""
    return f"{position}:{space}"


def sector_of(g: Papyria, here: str) -> str:
    """The sector of a space, by id; players see its name."""
    return g.sectors[int(here.partition(":")[0]) - 1]


def good_of(g: Papyria, position: int, space: str) -> SpaceGood:
    """What a space holds or produces, as printed."""
    return _good(g.sectors[position - 1], space)


@cache  # without it, random play takes 2 % more
def _good(sector: str, space: str) -> SpaceGood:
    return SECTORS[sector].good(space)


async def carry_out(g: Papyria, index: int, position: int, space: str) -> None:
    """Carry out a space by what lies on it now: an end tile, goods, a production, or nothing (R40)."""
    here, good = space_id(position, space), good_of(g, position, space)
    if here in g.ends:
        await end_tile(g, index, here)
        return
    match good:
        case "lapis_production" | "papyrus_production":
            produce(g, index, good)
        case _ if g.goods[here]:
            await use_good(g, index, here, good)
        case _:
            g.emit(events.NothingThere, index, space=here, sector=sector_of(g, here))


async def use_good(g: Papyria, index: int, here: str, good: Good) -> None:
    """The effect first, then keys, then the good leaves its stack (R55).

    It leaves even if it couldn't be used, or the player didn't want it: it is out of the game (R23, R52).
    """
    top = g.goods[here][-1]
    if good == "multiplier":
        take_multiplier(g, index, top)
        kept = True
    elif good == "scoring":
        await score_tile(g, index, top)
        kept = True
    elif good == "landscape":
        kept = await place_landscape(g, index, top)
    else:
        kept = await build(g, index, good)
    if kept:
        take_keys(g, index, good)
    else:
        g.removed += (top,)
        g.emit(events.GaveUp, index, good=good, thing=top)
    g.goods[here] = g.goods[here][:-1]
    turn_up(g, here, good)


def turn_up(g: Papyria, here: str, good: Good) -> None:
    """Turn the next of a stack face up; if there is none left, lay an end tile (6.10)."""
    if not g.goods[here]:
        lay_end_tile(g, here)
    elif good in FACE_DOWN:
        g.reveal()
        g.emit(events.TurnedUp, None, space=here, sector=sector_of(g, here), thing=g.goods[here][-1])


def lay_end_tile(g: Papyria, here: str) -> None:
    """Lay the top end tile on a space; if one is needed and there is none, the end is near.

    It can't be used in the same turn, as every space is carried out only once per turn (R39).
    """
    if g.end_stack:
        g.reveal()
        g.ends[here] = g.end_stack[-1]
        g.end_stack = g.end_stack[:-1]
        sector, left = sector_of(g, here), len(g.end_stack)
        g.emit(events.LaidEndTile, None, space=here, sector=sector, tile=g.ends[here], left=left)
    elif not g.triggered:
        g.triggered = True
        g.emit(events.EndTriggered, None)


# -- Multipliers, knowledge, scorings (6.1, 6.3) ---------------------------------------------------


def take_multiplier(g: Papyria, index: int, tile: str) -> None:
    """Its symbols count from now on."""
    row, seat = MULTIPLIERS[tile], g.seats[index]
    seat.symbols[KINDS.index(row.kind)] += row.symbols
    seat.multipliers += (tile,)
    g.emit(events.TookMultiplier, index, symbol=row.kind, count=row.symbols)


def gain_knowledge(g: Papyria, index: int, count: int) -> None:
    """Gain knowledge, which limits every scoring."""
    if count:
        g.seats[index].knowledge += count
        g.emit(events.GainedKnowledge, index, count=count)


async def score_tile(g: Papyria, index: int, tile: str) -> None:
    """First its knowledge, then the scoring; the tile is kept (R19, R24)."""
    row = SCORING_TILES[tile]
    g.emit(events.TookScoring, index, tile=tile)
    gain_knowledge(g, index, row.knowledge)
    if row.kind == ANY:
        kind = await g.ask(index, "choose_scoring", SCORE_OPTIONS)
    else:
        kind = KINDS.index(row.kind)
    g.seats[index].tiles += (tile,)
    score(g, index, kind)


def worth(seat: Seat, kind: int) -> int:
    """What a scoring brings: value times multiplier, at most the knowledge (R37)."""
    multiplier = seat.multiplier(kind)
    return min(value(seat.realm, KINDS[kind]) * multiplier, seat.knowledge) if multiplier else 0


def score(g: Papyria, index: int, kind: int) -> None:
    """One scoring: value times multiplier plus knowledge."""
    seat = g.seats[index]
    points = worth(seat, kind)
    seat.points += points
    if g.events is not None:
        g.emit(
            events.Scored,
            index,
            scoring=KINDS[kind],
            value=value(seat.realm, KINDS[kind]),
            multiplier=seat.multiplier(kind),
            knowledge=seat.knowledge,
            points=points,
        )


# -- Landscapes and buildings (6.2, 6.4 to 6.6) ----------------------------------------------------


async def place_landscape(g: Papyria, index: int, tile: str) -> bool:
    """Lay it beside the priest, who then goes onto it. Returns whether it was laid."""
    site = await g.ask(index, "place_landscape", place_options(g.seats[index], tile))
    if site is None:
        return False
    seat = g.seats[index]
    seat.realm[site.cell] = Laid(tile, site.rotation)
    seat.priest = site.cell
    g.emit(events.PlacedLandscape, index, tile=tile, cell=site.cell, rotation=site.rotation)
    return True


async def build(g: Papyria, index: int, good: Building) -> bool:
    """Build a temple, a city or a mine on its symbol. Returns whether it was built."""
    options = building_options(g.seats[index], good)
    chosen = await g.ask(index, f"build_{good}", options)
    if chosen is None:
        return False
    seat, where = g.seats[index], chosen.cell
    price = building_price(seat.realm, good)
    seat.lapis -= price
    laid = seat.realm[where]
    if good == "temple":
        seat.realm[where] = laid._replace(temple=True)
    elif good == "city":
        seat.realm[where] = laid._replace(cities=laid.cities + 1)
    else:
        seat.realm[where] = laid._replace(mine=True)
    g.emit(events.Built, index, good=good, cell=where, lapis=price)
    return True


# -- Productions (6.7, 6.8) ------------------------------------------------------------------------


def produce(g: Papyria, index: int, good: Production) -> None:
    """Produce lapis from mines and inventions, or papyri from inventions."""
    seat = g.seats[index]
    if good == "lapis_production":
        count = lapis_production(seat.realm)
        seat.lapis += count
        g.emit(events.Produced, index, good="lapis", count=count)
    else:
        count = papyrus_production(seat.realm)
        seat.papyri += count
        g.emit(events.Produced, index, good="papyrus", count=count)


# -- End tiles (6.9) -------------------------------------------------------------------------------


async def end_tile(g: Papyria, index: int, here: str) -> None:
    """Its knowledge on every visit; once paid for, it brings points and leaves, and the next comes (R38)."""
    tile = g.ends[here]
    row = END_TILES[tile]
    gain_knowledge(g, index, row.knowledge)
    pays = await g.ask(index, "end_tile", pay_options(g.seats[index], here, tile))
    if not pays:
        g.emit(events.KeptEndTile, index, tile=tile)
        return
    seat = g.seats[index]
    if row.pay_good == "lapis":
        seat.lapis -= row.pay_amount
    else:
        seat.papyri -= row.pay_amount
    seat.points += row.points
    del g.ends[here]
    g.fulfilled += (tile,)
    g.emit(events.PaidEndTile, index, tile=tile, good=row.pay_good, amount=row.pay_amount, points=row.points)
    lay_end_tile(g, here)


# -- Keys (5.6) ------------------------------------------------------------------------------------

REACHED: Final[dict[Kind, Callable[[Realm], int]]] = {
    "temple": temples,
    "city": cities,
    "river": river_value,
    "invention": invention_value,
    "sanctuary": sanctuary_group,
}
"""What each key counts (R48, R49)."""

_COMPLETED: Final = {
    good: tuple(kind for kind in KEYED if kind in kinds)
    for good, kinds in {
        "landscape": ("river", "invention", "sanctuary"),
        "temple": ("temple",),
        "city": ("city",),
    }.items()
}
"""The keys whose threshold a good can help to reach; a temple can only break up sanctuaries."""

_FEWEST: Final = {kind: 0 if kind == "city" else THRESHOLDS[kind] for kind in KEYED}
"""With fewer landscapes, no threshold can be reached; some landscapes carry several cities."""


def take_keys(g: Papyria, index: int, good: Good) -> None:
    """Take the top key tile of every kind fulfilled but not yet held, automatically and for good (R43)."""
    seat = g.seats[index]
    size = len(seat.realm)
    for kind in _COMPLETED.get(good, ()):
        if kind in seat.keys or size < _FEWEST[kind]:
            continue
        if REACHED[kind](seat.realm) >= THRESHOLDS[kind]:
            stack = g.key_stacks[kind]
            seat.keys[kind] = stack[-1]
            g.key_stacks[kind] = stack[:-1]
            g.emit(events.TookKey, index, tile=stack[-1])
