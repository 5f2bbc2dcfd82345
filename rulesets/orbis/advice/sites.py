"""What laying a landscape on a site would do (specification j)."""

from collections.abc import Mapping
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, LANDSCAPES
from rulesets.orbis.geometry import SITES
from rulesets.orbis.scoring import Verdict, verdict
from rulesets.orbis.state import Laid, World
from rulesets.orbis.view import OrbisView
from rulesets.orbis.worlds import (
    can_become_full,
    fits_face_up,
    forest_count,
    open_sites,
    supports_colour,
)


class Outlook(NamedTuple):
    """The outcome of laying a landscape face up on a site."""

    points: int
    """How much more the world would score at once."""
    hope: bool
    """A Forest that could still get all its neighbours there."""


def outlook(world: World, site: str, tile: str, *, done: bool = True) -> Outlook:
    """The outcome of laying a landscape face up on a site; `done`: a Village or Volcano gets what it
    needs.
    """
    wasted = wasted_on(world, site, tile)
    laid = Laid(tile, marker=wasted or not done)
    return Outlook(points_gained(world, site, laid), LANDSCAPES[tile].effect == "forest" and not wasted)


def wasted_on(world: World, site: str, tile: str) -> bool:
    """Whether an Irrigation stays dry on this site, or a Forest can no longer get all its neighbours
    there.
    """
    row = LANDSCAPES[tile]
    if row.effect == "forest":
        return not can_become_full({**world, site: Laid(tile)}, site)
    return row.effect == "irrigation" and not supports_colour(world, site, row.need)


def points_gained(world: World, site: str, laid: Laid) -> int:
    """How many more points the landscapes of a world score once this one lies there."""
    after = {**world, site: laid}
    touched = [other for other in SITES[site].neighbours if other in world]
    before = sum(verdict(world, other).points for other in touched)
    return verdict(after, site).points + sum(verdict(after, other).points for other in touched) - before


class Neighbours(NamedTuple):
    """How far a Forest is."""

    have: int
    """Neighbours of its colours."""
    need: int


class Opening(NamedTuple):
    """A site above that laying something opens."""

    row: int
    colours: frozenset[int]
    """The colours that fit there; none means that every colour fits, as a wilderness lies below."""


@record
class SitePreview:
    """What laying the landscape in hand on a site would do."""

    watered: bool | None
    """For an Irrigation laid face up: whether it would score there; else `None`."""
    forest: Neighbours | None
    """For a Forest laid face up: its neighbours there."""
    forests_helped: Mapping[str, Verdict]
    """The seat's unfinished Forests that would gain a neighbour, by site, with their verdicts then."""
    never: bool = False
    """A Forest that could never get all its neighbours there."""
    gives: bool = False
    """It brings something besides points, wherever it lies."""
    later: bool = False
    """Its task comes once it is laid."""
    opens: tuple[Opening, ...] = ()
    """The sites that it opens."""


def site_preview(view: OrbisView, seat: int, tile: str, site: str, *, wild: bool) -> SitePreview:
    """What laying this landscape on this site of a seat's world would do."""
    landscape = LANDSCAPES[tile]
    world = view.seats[seat].world
    after = {**world, site: Laid(tile, wild)}
    watered = forest = None
    if not wild and landscape.effect == "irrigation":
        watered = supports_colour(world, site, landscape.need)
    if not wild and landscape.effect == "forest":
        forest = Neighbours(forest_count(after, site), landscape.need_count)
    helped = {
        other: verdict(after, other)
        for other, laid in world.items()
        if verdict(world, other).status == "open" and forest_count(after, other) > forest_count(world, other)
    }
    effect = "" if wild else landscape.effect
    return SitePreview(
        watered,
        forest,
        helped,
        never=forest is not None and wasted_on(world, site, tile),
        gives=effect in {"farm", "conversion", "shrine"},
        later=effect in {"village", "volcano"},
        opens=tuple(opened(world, site, Laid(tile, wild))),
    )


def opened(world: World, site: str, laid: Laid) -> list[Opening]:
    """The sites above that laying something opens."""
    after = {**world, site: laid}
    found: list[Opening] = []
    for new in open_sites(after):
        supports = SITES[new].supports
        if site in supports:
            wild = any(after[support].wild for support in supports)
            colours = (LANDSCAPES[after[support].tile].colour for support in supports)
            found.append(Opening(SITES[new].row, frozenset() if wild else frozenset(colours)))
    return found


def opened_by_hand(view: OrbisView, seat: int, site: str) -> list[Opening]:
    """The same for the landscape in hand as it would be laid; nothing without one."""
    if view.hand is None:
        return []
    return opened(view.seats[seat].world, site, Laid(view.hand, view.turned_over))


def left_for_colours(view: OrbisView, seat: int, site: str) -> tuple[int, ...]:
    """How many sites above the bottom row would fit each colour once the landscape in hand lies on a site."""
    if view.hand is None:
        return (0,) * len(COLOURS)
    return fitting_above({**view.seats[seat].world, site: Laid(view.hand, view.turned_over)})


def fitting_above(world: World) -> tuple[int, ...]:
    """On how many open sites above the bottom row each colour fits."""
    upper = [each for each in open_sites(world) if SITES[each].supports]
    return tuple(sum(fits_face_up(world, each, colour) for each in upper) for colour in range(len(COLOURS)))
