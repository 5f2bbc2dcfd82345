"""What options promise, which their keys don't say: for learning programs (`observed`)."""

from collections.abc import Hashable, Sequence
from functools import lru_cache

from rulesets.core.numbers import Amount, Each, OneOf, Several
from rulesets.orbis.advice.sites import fitting_above, opened, outlook, points_gained
from rulesets.orbis.components import COLOURS, EFFECT_WORDS, GODS, LANDSCAPES
from rulesets.orbis.costs import cost_of, could_pay
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from rulesets.orbis.scoring import god_points, tally, verdict
from rulesets.orbis.state import Laid, Orbis
from rulesets.orbis.worlds import face_up_sites

_POINTS = Amount(12, least=-1)

KIND = Several(colour=OneOf(COLOURS), effect=OneOf(EFFECT_WORDS), points=Amount(12))

BRINGS = Several(
    payable=OneOf(("now", "after-trades")),
    lacking=Amount(4),
    left=Amount(10),
    fulfilled=Amount(),
    best=Several(sites=Amount(6), points=_POINTS, hope=Amount()),
)
"""A landscape for the active seat, with the worshippers on it.

Whether its cost could be paid at once or after trades, wherever it fits; how many worshippers of its colours
are lacking, and how many are left without trades; whether a Village or a Volcano then gets what it asks for;
the best of all sites.
"""

LAYING = Several(
    points=_POINTS,
    hope=Amount(),
    forest=Amount(0, least=-3),
    opens=Amount(2),
    fitting=Each(COLOURS, Amount(4)),
)
"""The landscape in hand on a site.

Points at once, if a Village or a Volcano gets what it asks for, and with a wilderness at its usual cost; hope
for a Forest and how far that is; how many sites above it opens, and on how many each colour would then fit.
"""

PLEASED = Several(now=Amount(), ahead=Amount(3, least=-3))
"""A god: whether it would count now, and how far ahead the seat is in what gods of the most or the fewest ask
for; 0 for others.
"""


def kind(tile: str | None) -> Hashable:
    """The colour, the effect and the points of a landscape."""
    if tile is None:
        return None
    row = LANDSCAPES[tile]
    return COLOURS[row.colour], row.effect, row.cp


def asking(g: Orbis, _: str) -> str | None:
    """The landscape that asks for worshippers."""
    noun, _, site = (g.pending or "").partition(":")
    return g.seat.world[site].tile if noun == "site" else None


def taken(g: Orbis, slot: str) -> Hashable:
    """What a landscape of the display would be for the active seat."""
    place = int(slot)
    tile, lying = g.display[place], g.worshippers[place]
    if tile is None:
        return None
    row = LANDSCAPES[tile]
    removable = sum(
        colours[colour]
        for other, colours in enumerate(g.worshippers)
        if other != place
        for colour in row.need
    )
    removable += len(SLOT_NEIGHBOURS[place]) if row.colour in row.need else 0
    return _with(g, tile, [held + more for held, more in zip(g.seat.supply, lying, strict=True)], removable)


def in_hand(g: Orbis, _: str) -> Hashable:
    """The same for the landscape in hand."""
    if g.hand is None:
        return None
    need = LANDSCAPES[g.hand].need
    removable = sum(colours[colour] for colours in g.worshippers for colour in need)
    return _with(g, g.hand, g.seat.supply, removable)


def _with(g: Orbis, tile: str, holding: Sequence[int], removable: int) -> Hashable:
    """Whether and how a landscape could be paid for, and the best that it could bring where it fits."""
    row, own = LANDSCAPES[tile], g.seat
    cost = cost_of(row, own.benefits)
    now, later = could_pay(holding, cost)
    lacking = sum(max(0, asked - held) for held, asked in zip(holding, cost.coloured, strict=True))
    left = sum(holding) - sum(cost.coloured) - cost.any
    there = {"village": left, "volcano": removable}.get(row.effect, row.need_count)
    fulfilled = there >= row.need_count
    best = _best(tuple(own.world), tuple(own.world.values()), tile, fulfilled)
    return "now" if now else "after-trades" if later else None, lacking, left, fulfilled, best


@lru_cache(1 << 12)
def _best(places: tuple[str, ...], laid_there: tuple[Laid, ...], tile: str, fulfilled: bool) -> Hashable:
    """On how many sites a landscape fits; the most points it brings there, and whether there is hope for
    a Forest.
    """
    world = dict(zip(places, laid_there, strict=True))
    fitting = face_up_sites(world, LANDSCAPES[tile].colour)
    found = [outlook(world, site, tile, done=fulfilled) for site in fitting]
    return len(fitting), max((each.points for each in found), default=0), any(each.hope for each in found)


def laid_on(g: Orbis, site: str) -> Hashable:
    """What the landscape in hand would be on a site."""
    own = g.seat
    if g.hand is None:
        return None
    return _there(tuple(own.world), tuple(own.world.values()), site, g.hand, g.turned_over)


@lru_cache(1 << 12)
def _there(
    places: tuple[str, ...], laid_there: tuple[Laid, ...], site: str, tile: str, wild: bool
) -> Hashable:
    """What a landscape would bring on a site, how far a Forest would be, and what would fit above then."""
    world = dict(zip(places, laid_there, strict=True))
    laid = Laid(tile, wild)
    if wild:
        points, hope = points_gained(world, site, laid), False
    else:
        points, hope = outlook(world, site, tile)
    after = {**world, site: laid}
    judged = verdict(after, site)
    return (
        points,
        hope,
        judged.have - judged.need,
        len(opened(world, site, laid)),
        tuple(zip(COLOURS, fitting_above(after), strict=True)),
    )


def pleased(g: Orbis, god: str) -> Hashable:
    """A god, as a row for `PLEASED`: as if the game ended now."""
    row, own = GODS[god], g.active
    twin = g.seat.copy()
    twin.god = god
    seats = [*g.seats[:own], twin, *g.seats[own + 1 :]]
    tallies = [tally(seat.world) for seat in seats]
    others = [each for seat, each in enumerate(tallies) if seat != own]
    ahead = 0
    if row.condition == "most_scored":
        (kind,) = row.condition_on
        ahead = tallies[own].scored[kind] - max(each.scored[kind] for each in others)
    elif row.condition == "fewest":
        ahead = min(each.wildernesses for each in others) - tallies[own].wildernesses
    paid = row.condition != "if_paid" or sum(twin.supply) >= row.immediate_count
    return paid and bool(god_points(seats, tallies, own)), ahead


def wanted(g: Orbis, colour: str) -> Hashable:
    """How many landscapes on the table, and in hand, cost more of a colour than the active seat holds.

    One in hand counts until it is laid, even if its colours have been paid.
    """
    place, own = COLOURS.index(colour.rpartition("/")[2]), g.seat
    tiles = [tile for tile in (*g.display, g.hand) if tile is not None]
    return sum(cost_of(LANDSCAPES[tile], own.benefits).coloured[place] > own.supply[place] for tile in tiles)


def held(g: Orbis, colour: str) -> Hashable:
    """How many worshippers of a colour the active seat has."""
    return g.seat.supply[COLOURS.index(colour)]
