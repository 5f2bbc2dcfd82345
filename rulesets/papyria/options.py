"""What can be chosen on a sector and in a realm (specification 5.1, 5.4, 5.5 and 6).

The functions here list what is legal in a position, or what is blocked and why; they only read. Options
are kept and shared, since they never change.
"""

from functools import cache
from typing import Final, NamedTuple, TypeVar

from rulesets.core import Option
from rulesets.papyria.cells import around
from rulesets.papyria.components import (
    END_TILES,
    EXTRA_SCORING_PRICE,
    KINDS,
    KNOWLEDGE_PRICES,
    LANDSCAPES,
    PRICE_STEP,
    START_TILES,
    Building,
)
from rulesets.papyria.realm import Realm, cities, temples
from rulesets.papyria.reasons import PapyriaReason
from rulesets.papyria.state import Papyria, Seat

T = TypeVar("T")

CONTINUE: Final[Option[None]] = Option("continue", None)
DECLINE: Final[Option[None]] = Option("decline", None)
END_TURN: Final[Option[None]] = Option("end_turn", None)


class Knowledge(NamedTuple):
    """Buy this much knowledge for papyri."""

    papyri: int


class Extra(NamedTuple):
    """An extra scoring with a tile at border B."""

    slot: int


class Trade(NamedTuple):
    """Trade with the owner of the piece in the other slot."""

    owner: int


class Priest(NamedTuple):
    """Move the priest to a landscape of the realm."""

    cell: str


class Site(NamedTuple):
    """Where a landscape is laid, and how."""

    cell: str
    rotation: int


class Build(NamedTuple):
    """Build a temple, a city or a mine on a landscape of the realm."""

    good: Building
    cell: str


KNOWLEDGE_OPTIONS: Final = {
    papyri: Option(f"buy_knowledge:{papyri}", Knowledge(papyri), "border:A") for papyri in KNOWLEDGE_PRICES
}
SCORE_OPTIONS: Final = tuple(Option(f"score:{word}", kind, f"kind:{word}") for kind, word in enumerate(KINDS))
KEEP_OPTIONS: Final = {tile: Option(f"keep:{tile}", tile, f"start_tile:{tile}") for tile in START_TILES}


@cache  # without it, random play takes 1 % more
def extra_option(slot: int) -> Option[Extra]:
    """Use a tile at border B."""
    return Option(f"extra_scoring:{slot}", Extra(slot), f"display:{slot}")


def trade_option(ring: str, position: int, owner: int) -> Option[Trade]:
    """Trade with the wanderer that stands in a slot."""
    return Option("trade", Trade(owner), f"slot:{ring}:{position}")


@cache  # without it, random play takes 3 % more
def priest_option(cell: str) -> Option[Priest]:
    """The priest goes to a landscape."""
    return Option(f"priest:{cell}", Priest(cell), f"cell:{cell}")


def space_option(position: int, space: str) -> Option[str]:
    """The option to carry out the main action of a space."""
    return Option(f"space:{space}", space, f"space:{position}:{space}")


@cache  # without it, random play takes 5 % more
def space_options(position: int, spaces: tuple[str, ...]) -> tuple[Option[str], ...]:
    """The options to carry out the main action of one of these spaces."""
    return tuple(space_option(position, space) for space in spaces)


@cache  # without it, random play takes 1 % more
def place_option(cell: str, rotation: int) -> Option[Site]:
    """The option to lay a landscape on a cell of the realm."""
    return Option(f"place:{cell},{rotation}", Site(cell, rotation), f"cell:{cell}")


def site_option(good: Building, cell: str) -> Option[Build]:
    """Build a temple, a city or a mine."""
    return Option(f"{good}:{cell}", Build(good, cell), f"cell:{cell}")


def end_options(space: str) -> tuple[Option[bool], Option[bool]]:
    """Pay for the end tile on a space, or keep it there."""
    return Option("pay", True, f"space:{space}"), Option("keep", False, f"space:{space}")


def blocked(option: Option[T], reason: PapyriaReason) -> Option[T]:
    """An option that can't be chosen, with the reason."""
    return Option(option.key, option.value, option.target, reason)


# -- Arrival ---------------------------------------------------------------------------------------


def priest_options(seat: Seat) -> list[Option[Priest]]:
    """Every landscape of the player's except the one the priest stands on."""
    return [priest_option(cell) for cell in seat.realm if cell != seat.priest]


def owner_met(g: Papyria, ring: str, position: int) -> int | None:
    """The seat whose piece is in the other slot of a position."""
    return g.rings["s" if ring == "w" else "w"][position - 1]


def knowledge_options(seat: Seat) -> list[Option[Knowledge]]:
    """Knowledge at border A that the papyri can pay for."""
    return [option for papyri, option in KNOWLEDGE_OPTIONS.items() if papyri <= seat.papyri]


def extra_options(g: Papyria, seat: Seat) -> list[Option[Extra]]:
    """The face-up tiles at border B."""
    if seat.papyri < EXTRA_SCORING_PRICE:
        return []
    return [extra_option(slot) for slot in range(len(g.display))]


# -- Realm -----------------------------------------------------------------------------------------


def place_options(seat: Seat, tile: str) -> list[Option[Site | None]]:
    """The empty cells around the priest, with every distinct rotation (6.2, R25), or giving it up.

    A priest with landscapes all around can only give it up (R26).
    """
    found: list[Option[Site | None]] = []
    for cell in around(seat.priest):
        if cell not in seat.realm:
            found += sites(cell, tile)
    found.append(DECLINE)
    return found


@cache  # without it, random play takes 2 % more
def sites(cell: str, tile: str) -> tuple[Option[Site], ...]:
    """The options to lay a landscape on a cell, in every distinct rotation."""
    return tuple(place_option(cell, rotation) for rotation in LANDSCAPES[tile].rotations)


def building_sites(realm: Realm, good: Building) -> list[str]:
    """Landscapes that can carry a building, whatever it costs (6.4 to 6.6)."""
    if good == "temple":
        return [cell for cell, laid in realm.items() if laid.sanctuary]
    if good == "city":
        return [cell for cell, laid in realm.items() if laid.forests > 0]
    return [cell for cell, laid in realm.items() if LANDSCAPES[laid.tile].mountain and not laid.mine]


def building_price(realm: Realm, good: Building) -> int:
    """The n-th temple or city costs n lapis, a mine nothing (R28)."""
    if good == "temple":
        return PRICE_STEP * (temples(realm) + 1)
    return PRICE_STEP * (cities(realm) + 1) if good == "city" else 0


def building_options(seat: Seat, good: Building) -> list[Option[Build | None]]:
    """The sites of a building if it can be paid for, or giving it up."""
    if building_price(seat.realm, good) > seat.lapis:
        return [DECLINE]
    return [*[site_option(good, cell) for cell in building_sites(seat.realm, good)], DECLINE]


def held(seat: Seat, good: str) -> int:
    """How much of a good, lapis or papyri, a seat has."""
    return seat.lapis if good == "lapis" else seat.papyri


def pay_options(seat: Seat, space: str, tile: str) -> list[Option[bool]]:
    """Pay for an end tile if that is possible, or keep it (6.9)."""
    pay, keep = end_options(space)
    row = END_TILES[tile]
    return [pay, keep] if held(seat, row.pay_good) >= row.pay_amount else [keep]
