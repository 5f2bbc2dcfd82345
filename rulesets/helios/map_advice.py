"""Facts about land on offer and the fields of a map: as stops, sites and places for tiles."""

from typing import Any

from rulesets.core import Decision
from rulesets.core.records import record
from rulesets.helios.components import COLOURS, SPECIALS
from rulesets.helios.geometry import BIT, BONUS, LAP_LINE, NEIGHBOURS
from rulesets.helios.preview import (
    SunPreview,
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
    """The facts about a tile on offer."""

    kind: str
    """Land by its colour, or a special tile."""
    starts: bool
    """It is offered as the first land of a world."""
    cube: int | None
    """The colour that it grows; `None` for a special tile."""
    comes: tuple[int, ...]
    """The cubes on it by colour; empty for none."""
    owned: int
    """How many of its kind lie on the player's map."""
    none: bool
    """None of its kind does, though some could."""
    asked: int
    """How many buildings cost its colour."""
    bare: bool
    """It should come with a cube, but the supply had none."""
    nowhere: bool
    """There is no field for it."""
    pile: int | None
    """How many are left in its pile or of its kind; `None` for a mixed pile."""
    marker: str = ""
    """A special tile: its kind."""
    most: int = 0
    """What it would score in its best place; 0 if its place doesn't matter."""
    field: str = ""
    """That field."""
    remain: int | None = None
    """How many of them are left."""


def land_advice(
    view: HeliosView, seat: int, decision: Decision[Any] | None, noun: str, id: str
) -> LandAdvice | None:
    """The facts, for a seat, about the tile in a slot or of a kind; `None` for an empty slot.

    In the set-up, the lands to begin with lie in no slot yet.
    """
    starts = view.stage == "set_up" and id in COLOURS
    kind = id if noun == "special" or starts else view.display[id]
    if kind is None:
        return None
    board = view.seats[seat].board
    owned = sum(tile.kind == kind for tile in board.world.values())
    nowhere = not (starts or free_fields(view, seat))
    if kind not in SPECIALS:
        colour, bare = COLOURS.index(kind), id in view.bare
        comes = () if bare else tuple(int(word == kind) for word in COLOURS)
        asked, none = asking(board, colour), not (owned or starts)
        pile = view.land[id] if id in COLOURS else None
        missing = bare and not starts
        return LandAdvice(kind, starts, colour, comes, owned, none, asked, missing, nowhere, pile)
    most, field = best_special(view, seat, kind) if SPECIALS[kind].scores in PLACED else (0, "")
    left, none = view.specials[kind], not owned
    return LandAdvice(kind, False, None, (), owned, none, 0, False, nowhere, left, kind, most, field, left)


@record
class LightAdvice:
    """What the sun would bring at a stop."""

    stop: SunPreview
    scoring: tuple[tuple[str, int, int], ...]
    """Each temple that scores: its field, the number of tiles around it, points."""
    lapped: int
    """What the lap brings."""
    grown: tuple[tuple[str, int], ...]
    """The cubes that grow: field and colour."""
    crowded: tuple[str, ...]
    """Fields without room for another cube."""
    dark: bool
    """It would light nothing that can grow or score."""
    no_lap: bool
    """It doesn't cross the lap line, though other stops do."""


def light_advice(view: HeliosView, seat: int, stop: SunPreview) -> LightAdvice:
    """What a stop of the sun would bring a seat."""
    board = view.seats[seat].board
    temples = tuple((field, len(lit(board.world, field)), points) for field, points in stop.light.temples)
    lap, full = stop.lap if stop.stop.lap else 0, tuple(unlit(board, stop))
    dark = not (temples or lap or stop.light.cubes or full)
    no_lap = not (dark or endless(board) or stop.stop.lap)
    return LightAdvice(stop, temples, lap, tuple(stop.light.cubes), full, dark, no_lap)


@record
class SiteAdvice:
    """What a temple on a field would score, and what building it there would lose."""

    field: str
    around: int
    """The number of tiles around it."""
    shines: int
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
    lying, around = len(tile.cubes), len(lit(board.world, field))
    bare = not own and not lying
    spared = lost and any(
        not lost_on_site(board, name) for name, tile in board.world.items() if not tile.temple
    )
    needless = lost if spared else 0
    return SiteAdvice(
        field, around, temple_points(board, field), lost, 0 if lost else lying, bare, own, needless
    )


@record
class PlaceAdvice:
    """What a tile would bring on a field."""

    kind: str
    """Land by its colour, or a special tile."""
    special: int | None
    """What a special tile would score there as things stand; `None` for land."""
    raised: tuple[tuple[str, int, int], ...]
    """The temples that would score more: field, points now and then."""
    field: str
    touches: tuple[tuple[str, Tile], ...]
    """The fields beside it with the tiles on them."""
    targets: int
    """The number of fields on which the sun could then stop."""
    stuck: bool
    """That is at most one."""
    stops: int
    """The number of fields on which it can stop now."""
    bonus: str | None
    """What the field brings at once or at the end."""
    at_end: int
    """Points at the end, as things stand."""
    gains: tuple[int, str | None]
    """What depends on the field: a special tile's points, and the field's bonus."""


def place_advice(view: HeliosView, seat: int, field: str, tile: Tile) -> PlaceAdvice:
    """What a tile would bring a seat on a field."""
    board, preview = view.seats[seat].board, field_preview(view, seat, field, tile)
    placed = tile.kind in SPECIALS and SPECIALS[tile.kind].scores in PLACED
    return PlaceAdvice(
        tile.kind,
        preview.special,
        tuple((other, before, after) for other, (before, after) in raised(board, field).items()),
        field,
        tuple((other, board.world[other]) for other in NEIGHBOURS[field] if other in board.world),
        preview.targets,
        stuck=preview.targets < 2,
        stops=len(sun_previews(view, seat)),
        bonus=preview.bonus,
        at_end=preview.harbour + (preview.special or 0),
        gains=((preview.special or 0) if placed else 0, preview.bonus),
    )


@record
class SpotAdvice:
    """What there is to see on a field of a map."""

    field: str
    bonus: str | None
    """What it brings to a player who lays a tile there."""
    lies: tuple[str, Tile] | None
    """The field with the tile on it."""
    marker: str
    """The special tile that lies there."""
    water: str
    """What kind of free field it is; empty if a tile lies there."""
    stop: SunPreview | None
    """What the sun would bring there, if it could stop."""
    shines: int
    """What the temple there scores whenever the sun stops beside it."""
    grows: str
    """`full` for land without room for a cube, `grows` for land with room; empty if none can ever grow."""
    cube: int | None
    """The colour of the cubes that grow there."""
    special: int | None
    """What a special tile scores as things stand."""
    laps: bool
    """The sun completes its laps there."""


def spot_advice(view: HeliosView, seat: int, field: str) -> SpotAdvice:
    """What there is to see on a field of a seat's map."""
    board, laps = view.seats[seat].board, bool(BIT[field] & LAP_LINE)
    tile, bonus = board.world.get(field), BONUS.get(field)
    if tile is None:
        stop = sun_previews(view, seat).get(field) if board.world else None
        return SpotAdvice(field, bonus, None, "", water_of(board, field), stop, 0, "", None, None, laps)
    shines, colour = temple_points(board, field) if tile.temple else 0, None if tile.temple else tile.colour
    grows = "" if colour is None else "grows" if len(tile.cubes) < board.capacity(tile) else "full"
    marker = tile.kind if tile.colour is None else ""
    special = special_value(board, field, tile.kind) if marker else None
    return SpotAdvice(field, bonus, (field, tile), marker, "", None, shines, grows, colour, special, laps)


def field_advice(
    view: HeliosView, seat: int, decision: Decision[Any] | None, _noun: str, field: str
) -> LightAdvice | SiteAdvice | PlaceAdvice | SpotAdvice:
    """What a field to choose would bring, as stop, site or place; for any other field, what lies there."""
    if decision is None or all(option.key != f"field:{field}" for option in decision.options):
        return spot_advice(view, seat, field)
    if decision.kind == "choose_sun_target":
        return light_advice(view, seat, sun_previews(view, seat)[field])
    if view.in_hand is not None:
        return place_advice(view, seat, field, view.in_hand)
    return site_advice(view.seats[seat].board, field)
