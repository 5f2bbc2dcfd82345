"""What speaks for and against an answer, as sentences tell it: worked out from views, before it is given."""

from rulesets.core.records import record
from rulesets.helios.components import BUILDINGS, MAX_RANGE, PERSONS, SPECIALS
from rulesets.helios.geometry import NEIGHBOURS
from rulesets.helios.payment import Bill, Cube
from rulesets.helios.preview import (
    SunPreview,
    asking,
    build_preview,
    field_preview,
    lost_by_paying,
    lost_on_site,
    opened_by,
    owner_of,
    person_preview,
    possible,
    raised,
    regrows,
    sun_previews,
    unlit,
)
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import endless, lit, temple_points
from rulesets.helios.view import HeliosView

AT_ONCE = frozenset({"create_land", "move_sun"})
"""Functions of buildings that are an action carried out at once."""


@record
class PriceAdvice:
    """What is paid with cubes, out of what a seat has."""

    cost: tuple[tuple[int, ...], int]
    """Cubes by colour, and of any colour."""
    held: tuple[int, ...]
    total: int
    """Cubes that are paid, with those that replace missing ones."""
    lacks: int
    """How many more it takes than there are."""
    pays: bool
    replaced: tuple[int, ...]
    """The colours that others replace; empty for none."""
    spare: int
    """How many are left then."""
    spent: bool
    """None is left then."""
    before: int = 0
    """The sun range, if it grows with it."""
    after: int = 0


def price_advice(board: Seat, bill: Bill, cost: tuple[int, ...], white: int, sun: int = 0) -> PriceAdvice:
    """What paying a bill comes to for a seat; `sun` steps of range are gained."""
    owned, after = board.cubes, min(MAX_RANGE, board.range + sun)
    left = sum(owned) - bill.total
    return PriceAdvice(
        (cost, white),
        tuple(owned),
        bill.total,
        lacks=max(0, -left),
        pays=left >= 0,
        replaced=tuple(bill.missing) if left >= 0 and any(bill.missing) else (),
        spare=max(0, left),
        spent=not left,
        before=board.range if after > board.range else 0,
        after=after if after > board.range else 0,
    )


@record
class TempleAdvice:
    """What the next temple would bring."""

    mana: int
    sites: tuple[str, ...]
    """The fields on which it could stand."""


def temple_advice(view: HeliosView, seat: int) -> TempleAdvice:
    """What the next temple would bring a seat."""
    board, preview = view.seats[seat].board, build_preview(view, seat, None)
    sites = tuple(field for field, tile in sorted(board.world.items()) if not tile.temple)
    return TempleAdvice(min(preview.mana, view.mana), sites)


@record
class BuildingAdvice:
    """What a building's function would come to."""

    built: bool
    endless: bool
    """From then on laps score nothing."""
    lapses: str
    """The action that it brings at once, and that couldn't be carried out; empty for none."""
    at_once: str
    """The action that it brings at once."""


def building_advice(view: HeliosView, seat: int, building: str) -> BuildingAdvice:
    """What a building's function would come to for a seat."""
    function, built = BUILDINGS[building].function, building in view.seats[seat].board.buildings
    action = function if function in AT_ONCE and not built else ""
    lapses = action if action and not possible(view, seat, action) else ""
    return BuildingAdvice(built, function == "endless_sun" and not built, lapses, "" if lapses else action)


@record
class PersonAdvice:
    """What there is to say about a person, for a seat that has it or thinks of buying it."""

    active: bool
    others: bool
    """Another seat has it."""
    unpayable: bool
    """Its activation couldn't be paid for."""
    useless: bool
    """In the last round one that can't be activated any more never scores."""
    buys: bool
    dear: bool
    """There is too little mana to buy it."""
    left: int
    """Mana that is left after buying."""
    has: int
    """Mana now."""


def person_advice(view: HeliosView, seat: int, person: str) -> PersonAdvice:
    """What there is to say about a person."""
    board, owner = view.seats[seat].board, owner_of(view, person)
    active, payable = person in board.day, person_preview(view, seat, person).payable
    others, left = owner is not None and owner[0] != seat, board.mana - PERSONS[person].mana_cost
    offered = not (active or others) and person not in board.night
    return PersonAdvice(
        active,
        others,
        not (payable or active or others),
        useless=view.round == view.rounds and not payable,
        buys=offered and left >= 0,
        dear=offered and left < 0,
        left=left,
        has=board.mana,
    )


@record
class LightAdvice:
    """What the sun would bring at a stop."""

    scoring: tuple[tuple[str, int, int], ...]
    """Each temple that scores: its field, the tiles around it, points."""
    lapped: int
    """What the lap brings."""
    grown: tuple[tuple[str, int], ...]
    """The cubes that grow: field and colour."""
    crowded: tuple[str, ...]
    """Fields that have no room for another cube."""
    dark: bool
    """It would light nothing that can grow or score."""
    no_lap: bool
    """It doesn't cross the lap line, which others do."""


def light_advice(view: HeliosView, seat: int, stop: SunPreview) -> LightAdvice:
    """What a stop of the sun would bring a seat."""
    board = view.seats[seat].board
    temples = tuple((field, len(lit(board.world, field)), points) for field, points in stop.light.temples)
    lap, full = stop.lap if stop.stop.lap else 0, tuple(unlit(board, stop))
    dark = not (temples or lap or stop.light.cubes or full)
    no_lap = not (dark or endless(board) or stop.stop.lap)
    return LightAdvice(temples, lap, tuple(stop.light.cubes), full, dark, no_lap)


@record
class SiteAdvice:
    """What a temple on a field would score, and what it would cost there."""

    around: int
    """The tiles around it that are lit with it."""
    scores: int
    """What it scores whenever the sun stops beside it."""
    stranded: int
    """Cubes that are lost there, even after paying."""
    lying: int
    """Cubes that can pay for it, if all of them can."""
    bare: bool
    """No cube lies there."""
    own_temple: int
    """What the tile scores at the end with a temple on it."""


def site_advice(board: Seat, field: str) -> SiteAdvice:
    """What a temple on a field would come to."""
    tile, lost = board.world[field], lost_on_site(board, field)
    own = SPECIALS[tile.kind].vp if tile.colour is None and SPECIALS[tile.kind].scores == "own_temple" else 0
    lying, around = len(tile.cubes), len(lit(board.world, field))
    bare = not own and not lying
    return SiteAdvice(around, temple_points(board, field), lost, 0 if lost else lying, bare, own)


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
    touches: tuple[str, ...]
    """The fields beside it on which tiles lie."""
    targets: int
    """On how many fields the sun could stop then."""
    stops: int
    """On how many it can stop now."""


def place_advice(view: HeliosView, seat: int, field: str, tile: Tile) -> PlaceAdvice:
    """What a tile would bring a seat on a field."""
    board, preview = view.seats[seat].board, field_preview(view, seat, field, tile)
    higher = tuple((other, before, after) for other, (before, after) in raised(board, field).items())
    touches = tuple(other for other in NEIGHBOURS[field] if other in board.world)
    stops = len(sun_previews(view, seat))
    return PlaceAdvice(tile.kind, preview.special, higher, field, touches, preview.targets, stops)


@record
class CubeAdvice:
    """What a cube is good for: as payment, or as one more of its colour."""

    cube: int
    """Its colour."""
    field: str = ""
    asked: int = 0
    """How many buildings ask for its colour."""
    opens: tuple[str, ...] = ()
    """The buildings that could be paid for with it, and can't be without."""
    pays: bool = False
    stranded: int = 0
    """Cubes on the temple's site that paying with it would lose."""
    on_site: bool = False
    """It lies where the temple will stand."""
    grows: bool = False
    """It grows again in the next light."""
    stays: bool = False
    """It is gone, and doesn't grow again at once."""
    rest: int = 0
    """How many are still to be paid then."""


def cube_advice(view: HeliosView, seat: int, cube: Cube, *, pays: bool) -> CubeAdvice:
    """What a cube is good for, where it `pays` or else."""
    board, payment = view.seats[seat].board, view.payment
    if not pays or payment is None:
        asked = asking(board, cube.colour)
        return CubeAdvice(cube.colour, asked=asked, opens=tuple(opened_by(view, seat, cube.colour)))
    on_site, grows = payment.field == cube.field, regrows(board, cube)
    return CubeAdvice(
        cube.colour,
        cube.field,
        pays=True,
        stranded=lost_by_paying(view, seat, cube),
        on_site=on_site,
        grows=grows and not on_site,
        stays=not grows and not on_site,
        rest=payment.left - 1,
    )
