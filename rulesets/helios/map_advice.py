"""Facts about land on offer and the fields of a map: as stops, sites and places for tiles."""

from typing import Any, NamedTuple

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.helios.components import COLOURS, SPECIALS
from rulesets.helios.geometry import BIT, BONUS, LAP_LINE, NEIGHBOURS
from rulesets.helios.preview import (
    SunPreview,
    Water,
    asking,
    best_special,
    field_preview,
    free_fields,
    lost_on_site,
    raised,
    sun_previews,
    unlit,
    water_of,
)
from rulesets.helios.scoring import special_value
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import endless, lit, temple_points
from rulesets.helios.view import HeliosView

PLACED = frozenset({"adjacent_colours", "adjacent_tiles"})
"""What special tiles score where it depends on their place."""


@record
class LandAdvice:
    """The facts about a land tile on offer."""

    colour: int
    starts: bool
    """It is offered as the first land of a world."""
    cubes: tuple[int, ...]
    """The cubes on it by colour; empty for none."""
    owned: int
    """How many of its colour lie on the player's map."""
    asked: int
    """How many buildings cost its colour."""
    bare: bool
    """It should come with a cube, but the supply had none."""
    nowhere: bool
    """There is no field for it."""
    pile: int | None
    """How many are left in its pile; `None` for a mixed pile."""

    @property
    def kind(self) -> str:
        """Its colour, as a word."""
        return COLOURS[self.colour]


@record
class SpecialAdvice:
    """The facts about a kind of special tile on offer."""

    kind: str
    owned: int
    """How many of its kind lie on the player's map."""
    nowhere: bool
    """There is no field for it."""
    best: tuple[str, int] | None
    """The field where it would score most, and how much; `None` if its place doesn't matter."""
    left: int
    """How many of its kind are left."""


def land_advice(view: HeliosView, seat: int, slot: str) -> LandAdvice | None:
    """The facts, for a seat, about the land tile in a slot; `None` for an empty slot.

    In the set-up, the lands to begin with lie in no slot yet.
    """
    starts = view.stage == "set_up" and slot in COLOURS
    kind = slot if starts else view.display[slot]
    if kind is None:
        return None
    board, colour, bare = view.seats[seat].board, COLOURS.index(kind), slot in view.bare
    return LandAdvice(
        colour,
        starts,
        cubes=() if bare else tuple(int(word == kind) for word in COLOURS),
        owned=sum(tile.kind == kind for tile in board.world.values()),
        asked=asking(board, colour),
        bare=bare and not starts,
        nowhere=not (starts or free_fields(view, seat)),
        pile=view.land[slot] if slot in COLOURS else None,
    )


def special_advice(view: HeliosView, seat: int, kind: str) -> SpecialAdvice:
    """The facts, for a seat, about a kind of special tile."""
    world = view.seats[seat].board.world.values()
    most, field = best_special(view, seat, kind) if SPECIALS[kind].scores in PLACED else (0, "")
    return SpecialAdvice(
        kind,
        owned=sum(tile.kind == kind for tile in world),
        nowhere=not free_fields(view, seat),
        best=(field, most) if most else None,
        left=view.specials[kind],
    )


class LitTemple(NamedTuple):
    """A temple that scores in the light of the sun."""

    field: str
    around: int
    """The number of tiles around it."""
    points: int


@record
class LightAdvice:
    """What the sun would bring at a stop."""

    stop: SunPreview
    temples: tuple[LitTemple, ...]
    """The temples that score."""
    lap: int
    """Points for the lap; 0 for none."""
    grown: tuple[tuple[str, int], ...]
    """The cubes that grow: field and colour."""
    crowded: tuple[str, ...]
    """Fields without room for another cube."""
    no_light: bool
    """It would light nothing that can grow or score."""
    no_lap: bool
    """It doesn't cross the lap line, though other stops do."""


def light_advice(view: HeliosView, seat: int, stop: SunPreview) -> LightAdvice:
    """What a stop of the sun would bring a seat."""
    board = view.seats[seat].board
    temples = tuple(
        LitTemple(field, len(lit(board.world, field)), points) for field, points in stop.light.temples
    )
    lap, full = stop.lap if stop.stop.lap else 0, tuple(unlit(board, stop))
    no_light = not (temples or lap or stop.light.cubes or full)
    no_lap = not (no_light or endless(board) or stop.stop.lap)
    return LightAdvice(stop, temples, lap, tuple(stop.light.cubes), full, no_light, no_lap)


@record
class SiteAdvice:
    """What a temple on a field would score, and what building it there would lose."""

    around: int
    """The number of tiles around it."""
    points: int
    """What it scores whenever the sun stops beside it."""
    stranded: int
    """Cubes that would be lost there, even after paying."""
    lying: int
    """Cubes there that can pay for it, if all of them can."""
    bare: bool
    """No cube lies there."""
    own_temple: int
    """What the tile scores at the end with a temple on it."""
    needless: int
    """Cubes that would be lost there but not on another site."""


def site_advice(board: Seat, field: str) -> SiteAdvice:
    """The outcome of a temple on a field."""
    tile, lost = board.world[field], lost_on_site(board, field)
    own = SPECIALS[tile.kind].vp if tile.colour is None and SPECIALS[tile.kind].scores == "own_temple" else 0
    lying = len(tile.cubes)
    spared = any(not lost_on_site(board, name) for name, each in board.world.items() if not each.temple)
    return SiteAdvice(
        len(lit(board.world, field)),
        temple_points(board, field),
        lost,
        lying=0 if lost else lying,
        bare=not own and not lying,
        own_temple=own,
        needless=lost if spared else 0,
    )


class RaisedTemple(NamedTuple):
    """A temple that scores more with a tile beside it."""

    field: str
    now: int
    then: int


@record
class PlaceAdvice:
    """What a tile would bring on a field."""

    tile: str
    """Land by its colour, or a special tile."""
    special: int | None
    """What a special tile would score there as things stand; `None` for land."""
    depends: bool
    """What the special tile scores depends on where it lies."""
    raised: tuple[RaisedTemple, ...]
    """The temples that would score more."""
    beside: tuple[tuple[str, Tile], ...]
    """The fields beside it with the tiles on them."""
    stops_now: int
    """The number of fields on which the sun can stop now."""
    stops_then: int
    """The same with the tile there."""
    bonus: str | None
    """What the field brings at once or at the end: `harbour`, `mana` or `resource`."""
    at_end: int
    """Points at the end, as things stand."""

    @property
    def stuck(self) -> bool:
        """Whether the sun could then stop on no more than one field."""
        return self.stops_then < 2


def place_advice(view: HeliosView, seat: int, field: str, tile: Tile) -> PlaceAdvice:
    """What a tile would bring a seat on a field."""
    board, preview = view.seats[seat].board, field_preview(view, seat, field, tile)
    return PlaceAdvice(
        tile.kind,
        preview.special,
        tile.kind in SPECIALS and SPECIALS[tile.kind].scores in PLACED,
        tuple(RaisedTemple(other, now, then) for other, (now, then) in raised(board, field).items()),
        tuple((other, board.world[other]) for other in NEIGHBOURS[field] if other in board.world),
        stops_now=len(sun_previews(view, seat)),
        stops_then=preview.targets,
        bonus=preview.bonus,
        at_end=preview.harbour + (preview.special or 0),
    )


@record
class FreeAdvice:
    """What there is to see on a field without a tile."""

    water: Water
    stop: SunPreview | None
    """What the sun would bring there, if it could stop."""


@record
class LandHereAdvice:
    """What there is to see on a land tile without a temple."""

    colour: int
    """The colour of the cubes that grow there."""
    full: bool
    """There is no room for another one."""


@record
class SpecialHereAdvice:
    """What there is to see on a special tile, with or without a temple."""

    kind: str
    points: int
    """What it scores as things stand."""


@record
class SpotAdvice:
    """What there is to see on a field of a map."""

    tile: Tile | None
    free: FreeAdvice | None
    temple: int
    """What the temple there scores whenever the sun stops beside it; 0 for none."""
    land: LandHereAdvice | None
    special: SpecialHereAdvice | None
    bonus: str | None
    """What it brings to a player who lays a tile there."""
    laps: bool
    """The sun completes its laps there."""


def spot_advice(view: HeliosView, seat: int, field: str) -> SpotAdvice:
    """What there is to see on a field of a seat's map."""
    board, bonus, laps = view.seats[seat].board, BONUS.get(field), bool(BIT[field] & LAP_LINE)
    tile = board.world.get(field)
    if tile is None:
        stop = sun_previews(view, seat).get(field) if board.world else None
        return SpotAdvice(None, FreeAdvice(water_of(board, field), stop), 0, None, None, bonus, laps)
    special = land = None
    if tile.colour is None:
        special = SpecialHereAdvice(tile.kind, special_value(board, field, tile.kind))
    elif not tile.temple:
        land = LandHereAdvice(tile.colour, len(tile.cubes) >= board.capacity(tile))
    temple = temple_points(board, field) if tile.temple else 0
    return SpotAdvice(tile, None, temple, land, special, bonus, laps)


FieldAdvice = LightAdvice | SiteAdvice | PlaceAdvice | SpotAdvice
"""The facts about a field: as a stop, a site, a place for a tile, or what there is to see."""


def field_advice(view: HeliosView, seat: int, decision: Decision[Any] | None, field: str) -> FieldAdvice:
    """What a field to choose would bring, as stop, site or place; for any other field, what lies there."""
    if decision is None or all(option.key != f"field:{field}" for option in decision.options):
        return spot_advice(view, seat, field)
    if decision.kind == "choose_sun_target":
        return light_advice(view, seat, sun_previews(view, seat)[field])
    if view.in_hand is not None:
        return place_advice(view, seat, field, view.in_hand)
    return site_advice(view.seats[seat].board, field)
