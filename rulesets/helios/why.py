"""Why a board element can't be chosen now, for the seat that asks (`Rules.why_not`).

Decisions list only what players may expect to be possible; this covers everything else.
"""

from rulesets.core import Option
from rulesets.helios.coast import coast_of
from rulesets.helios.components import ACTIONS, BUILDINGS, PERSONS, SLOTS, SPECIALS
from rulesets.helios.geometry import BIT, DARK
from rulesets.helios.options import build_fault, field_fault, legal_fields
from rulesets.helios.reasons import (
    ColumnEmpty,
    HeliosReason,
    NotYourTurn,
    OutOfRange,
    PersonTaken,
    TooLittleMana,
    Why,
)
from rulesets.helios.state import Helios, Seat, Tile
from rulesets.helios.sun import shape_of, stops


def why_not(g: Helios, seat: int, target: str) -> list[Option[None]]:
    """The reasons against choosing a board element that the current decision doesn't offer.

    Empty if no reason is known, or if there is no such element.
    """
    noun, _, name = target.partition(":")
    if g.over:
        return [_refused(target, Why.GAME_OVER)]
    acting = g.turn_of if g.stage == "persons" else g.active if g.stage == "actions" else seat
    if acting is not None and seat != acting:
        return [_refused(target, NotYourTurn(acting))]
    reasons = {
        "field": _field,
        "building": _building,
        "person": _person,
        "slot": _slot,
        "special": _special,
        "column": _column,
    }
    reason = reasons.get(noun, _unknown)(g, g.seats[seat], name)
    return [] if reason is None else [_refused(target, reason)]


def _refused(target: str, reason: HeliosReason) -> Option[None]:
    return Option(target, None, target, reason)


def _unknown(g: Helios, seat: Seat, name: str) -> HeliosReason | None:
    return None


def _field(g: Helios, seat: Seat, name: str) -> HeliosReason | None:
    if name not in BIT:
        return None
    if name in seat.world:
        return _tile(g, seat, seat.world[name])
    if g.in_hand is not None:
        if BIT[name] & DARK:
            return Why.DARK_FIELD
        return None if name in legal_fields(seat) else field_fault(seat, name)
    return _water(seat, name)


def _tile(g: Helios, seat: Seat, tile: Tile) -> HeliosReason:
    """What speaks against a tile that carries something or takes up the field."""
    full = len(tile.cubes) >= seat.capacity(tile)
    if tile.temple:
        return Why.HAS_TEMPLE
    if g.payment is not None:
        return Why.NO_CUBE_TO_PAY
    if g.stage == "refill":
        return Why.TILE_FULL
    # The position doesn't say whether the Market or the sun asks; both reasons are true of a full tile.
    markets = g.in_hand is None and seat.buildings[-1:] == ["market"]
    return Why.TILE_LIES_THERE_FULL if full and markets else Why.TILE_LIES_THERE


def _water(seat: Seat, name: str) -> HeliosReason | None:
    """What keeps the sun from stopping on a free field."""
    shape = shape_of(seat.world)
    coast = coast_of(shape)
    if name == seat.sun:
        return Why.SUN_IS_THERE
    if not BIT[name] & coast.sea:
        return Why.LAKE
    if BIT[name] & coast.dead_ends:
        return Why.DEAD_END
    if not BIT[name] & coast.stops:
        return Why.OFF_THE_COAST
    if name in {stop.field for stop in stops(seat)}:
        return Why.NO_SUN_MOVE
    return OutOfRange(seat.range)


def _building(g: Helios, seat: Seat, name: str) -> HeliosReason | None:
    if name not in BUILDINGS:
        return None
    if name in seat.buildings:
        return Why.BUILT_ALREADY
    return build_fault(g.houses, seat, name) or Why.NEEDS_BUILD


def _person(g: Helios, seat: Seat, name: str) -> HeliosReason | None:
    if name not in PERSONS:
        return None
    if name in seat.day:
        return Why.ACTIVE_ALREADY
    for owner, other in enumerate(g.seats):
        if other is not seat and (name in other.night or name in other.day):
            return PersonTaken(owner)
    if g.stage != "persons":
        return Why.PERSONS_LATER
    if name in g.persons and PERSONS[name].mana_cost > seat.mana:
        return TooLittleMana(needed=PERSONS[name].mana_cost, owned=seat.mana)
    return None


def _slot(g: Helios, seat: Seat, name: str) -> HeliosReason | None:
    if name not in SLOTS:
        return None
    taken = g.display[name] is None and g.stage != "set_up"
    return Why.SLOT_EMPTY if taken else Why.NEEDS_CREATE_LAND


def _special(g: Helios, seat: Seat, name: str) -> HeliosReason | None:
    if name not in SPECIALS:
        return None
    return Why.NEEDS_CREATE_LAND if g.specials[name] else Why.SPECIAL_GONE


def _column(g: Helios, seat: Seat, name: str) -> HeliosReason | None:
    if name not in ACTIONS:
        return None
    if g.stage != "actions":
        return Why.NO_ACTION_TURN
    return Why.ONE_TILE_A_TURN if g.columns[name] else ColumnEmpty(name)
