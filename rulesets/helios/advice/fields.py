"""The fields of a map: what a tile would bring there, and what there is to see."""

from typing import Literal, NamedTuple

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.helios.advice.sites import SiteAdvice, site_advice
from rulesets.helios.advice.sun import LightAdvice, SunPreview, light_advice, sun_previews
from rulesets.helios.coast import coast_of
from rulesets.helios.components import FIELD_MANA, HARBOUR_VP, PERSONS, SPECIALS, TEMPLE_VP_PER_NEIGHBOUR
from rulesets.helios.geometry import BIT, BONUS, DARK, LAP_LINE, NEIGHBOURS
from rulesets.helios.options import legal_fields
from rulesets.helios.scoring import special_value
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import lit, shape_of, stops, temple_points
from rulesets.helios.view import HeliosView

Water = Literal["sun", "dark", "lake", "dead_end", "light"]
"""The kinds of free fields: under the sun, at the dark edge, out of the sun's reach, or neither."""


def water_of(seat: Seat, field: str) -> Water:
    """What kind of free field it is."""
    if field == seat.sun:
        return "sun"
    coast, bit = coast_of(shape_of(seat.world)), BIT[field]
    if bit & DARK:
        return "dark"
    return "lake" if not bit & coast.sea else "dead_end" if bit & coast.dead_ends else "light"


class FieldPreview(NamedTuple):
    """What laying a tile on a field brings."""

    bonus: str | None
    """`harbour`, `mana` or `resource`."""
    mana: int
    """Mana that is taken."""
    harbour: int
    """Points that a harbour scores at the end, including an active Explorer's."""
    special: int | None
    """What a special tile would score there as things stand; `None` for land."""
    targets: int
    """The number of fields on which the sun could then stop, with its present range."""


def as_laid(view: HeliosView, field: str, tile: Tile) -> Tile:
    """A tile as it lies on a field: with the cube that the field brings, whichever it is."""
    if BONUS.get(field) != "resource" or not any(view.supply):
        return tile
    given = next(colour for colour, left in enumerate(view.supply) if left)
    return tile._replace(cubes=(*tile.cubes, given))


def field_preview(view: HeliosView, index: int, field: str, tile: Tile) -> FieldPreview:
    """What laying a tile on a legal field brings."""
    after = view.seats[index].board.copy()
    after.world[field] = as_laid(view, field, tile)
    bonus = BONUS.get(field)
    special = None if tile.colour is not None else special_value(after, field, tile.kind)
    harbour = 0
    if bonus == "harbour":
        explorers = [p for p in after.day if PERSONS[p].scores == "harbours"]
        harbour = HARBOUR_VP + sum(PERSONS[person].vp_each for person in explorers)
    mana = min(FIELD_MANA, view.mana) if bonus == "mana" else 0
    return FieldPreview(bonus, mana, harbour, special, len(stops(after)))


def free_fields(view: HeliosView, index: int) -> tuple[str, ...]:
    """Where a seat can lay a tile now."""
    return legal_fields(view.seats[index].board)


class RaisedTemple(NamedTuple):
    """A temple that scores more with a tile beside it."""

    field: str
    now: int
    then: int


class Beside(NamedTuple):
    """A tile beside a field."""

    field: str
    tile: Tile


def raised(seat: Seat, field: str) -> tuple[RaisedTemple, ...]:
    """The temples that would score more with a tile on a field."""
    temples = [other for other in lit(seat.world, field) if seat.world[other].temple]
    now = [(other, temple_points(seat, other)) for other in temples]
    return tuple(RaisedTemple(other, points, points + TEMPLE_VP_PER_NEIGHBOUR) for other, points in now)


PLACED = frozenset({"adjacent_colours", "adjacent_tiles"})
"""What special tiles score where it depends on their place."""


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
    beside: tuple[Beside, ...]
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
        raised(board, field),
        tuple(Beside(other, board.world[other]) for other in NEIGHBOURS[field] if other in board.world),
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


def field_advice(view: HeliosView, seat: int, decision: Decision[object] | None, field: str) -> FieldAdvice:
    """What a field to choose would bring, as stop, site or place; for any other field, what lies there."""
    if decision is None or all(option.key != f"field:{field}" for option in decision.options):
        return spot_advice(view, seat, field)
    if decision.kind == "choose_sun_target":
        return light_advice(view, seat, sun_previews(view, seat)[field])
    if view.in_hand is not None:
        return place_advice(view, seat, field, view.in_hand)
    return site_advice(view.seats[seat].board, field)
