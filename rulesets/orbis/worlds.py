"""Where a landscape can be laid, and what touches what (rules of laying, p. 3; specification d.4)."""

from functools import lru_cache

from rulesets.orbis.components import LANDSCAPES, WORLD_SIZE, Landscape
from rulesets.orbis.geometry import BASE_SITES, FIRST_SITE, ROW_LENGTHS, SITE_ORDER, SITES, STEPS
from rulesets.orbis.state import World

_BASE = frozenset(BASE_SITES)


def open_sites(world: World) -> tuple[str, ...]:
    """The sites on which something could be laid, whatever its colour; base first, left to right.

    The base row grows at its two ends without gaps; above it a site needs both its supports.
    Gaps in rows 2 to 4 are allowed, and a row may be begun before a lower one is full (ruling R11).
    """
    return _open_sites(frozenset(world))


@lru_cache(1 << 12)  # without it, random play takes 21 % more
def _open_sites(world: frozenset[str]) -> tuple[str, ...]:
    if not world:
        return (FIRST_SITE,)
    upper = []
    ends: list[str] = []
    base = 0
    for site in world:
        left, right, above = STEPS[site]
        if right in world and above is not None and above not in world:
            upper.append(above)
        if site in _BASE:
            base += 1
            if left is not None and left not in world:
                ends.append(left)
            if right is not None and right not in world:
                ends.append(right)
    upper.sort(key=SITE_ORDER.__getitem__)
    if base == ROW_LENGTHS[1]:
        return tuple(upper)
    ends.sort(key=SITE_ORDER.__getitem__)
    return (*ends, *upper)


def supports_colour(world: World, site: str, colours: frozenset[int]) -> bool:
    """Whether one of the two landscapes below has such a colour, or is a wilderness (ruling R21)."""
    for support in SITES[site].supports:
        laid = world[support]
        if laid.wild or LANDSCAPES[laid.tile].colour in colours:
            return True
    return False


def fits_face_up(world: World, site: str, colour: int) -> bool:
    """Whether a landscape of this colour can lie face up on an open site (third rule of laying)."""
    supports = SITES[site].supports
    if not supports:
        return True
    left, right = world[supports[0]], world[supports[1]]
    return (
        left.wild
        or right.wild
        or LANDSCAPES[left.tile].colour == colour
        or LANDSCAPES[right.tile].colour == colour
    )


def face_up_sites(world: World, colour: int) -> list[str]:
    """The open sites on which a landscape of this colour can lie face up."""
    return [site for site in open_sites(world) if fits_face_up(world, site, colour)]


def fits_somewhere(world: World, colour: int) -> bool:
    """Whether a landscape of this colour could lie face up on any open site."""
    base = ROW_LENGTHS[1]
    if len(world) < base or len([site for site in world if site in _BASE]) < base:
        return True
    return bool(face_up_sites(world, colour))


def waters(world: World, site: str, irrigation: Landscape) -> bool:
    """Whether an Irrigation on this site has the colour it needs below it (p. 7, ruling R13)."""
    return supports_colour(world, site, irrigation.need)


def forest_count(world: World, site: str) -> int:
    """How many landscapes of the colours it asks for touch a Forest (p. 6, ruling R15)."""
    need = LANDSCAPES[world[site].tile].need
    count = 0
    for neighbour in SITES[site].neighbours:
        laid = world.get(neighbour)
        if laid is not None and (laid.wild or LANDSCAPES[laid.tile].colour in need):
            count += 1
    return count


def can_become_full(world: World, site: str) -> bool:
    """Whether a Forest that lies here has, or could still get, the neighbours it asks for.

    An empty neighbouring site counts if it can be reached and landscapes are left for it: whatever
    is laid there may be of the right colour, or a wilderness.
    """
    base = [SITES[other].x for other in world if other in _BASE]
    reach = range(max(base) - ROW_LENGTHS[1] + 1, min(base) + ROW_LENGTHS[1])
    empty = [n for n in SITES[site].neighbours if n not in world and _can_be_reached(world, n, reach)]
    missing = LANDSCAPES[world[site].tile].need_count - forest_count(world, site)
    return missing <= min(len(empty), WORLD_SIZE - len(world))


def _can_be_reached(world: World, site: str, reach: range) -> bool:
    """Whether something lies here or could be laid here later; `reach` is where the base row can still
    lie.
    """
    if site in world:
        return True
    place = SITES[site]
    if not place.supports:
        return place.x in reach
    return all(_can_be_reached(world, support, reach) for support in place.supports)


def base_places(world: World, site: str) -> tuple[int, int]:
    """The places of the base row above which a site stands, counted from 1 at its left end."""
    place = SITES[site]
    left = min((SITES[other].x for other in world if SITES[other].row == 1), default=0)
    first = place.x - left + 1
    return first, first + place.row - 1
