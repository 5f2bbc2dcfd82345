"""A seat's realm as it is, and as it would be with one more landscape or building."""

from typing import Final, Literal

from rulesets.papyria.actions import REACHED, space_id
from rulesets.papyria.cells import around
from rulesets.papyria.components import KEYED, KINDS, THRESHOLDS, Building, Kind
from rulesets.papyria.options import Build, Site
from rulesets.papyria.realm import Laid, Realm, members, values
from rulesets.papyria.view import PapyriaView, SeatView

Side = Literal["north", "east", "south", "west"]
SIDES: Final[tuple[Side, ...]] = ("north", "east", "south", "west")
"""The sides of a landscape, in the order of the cells around it."""


def free_sides(realm: Realm, cell: str) -> tuple[Side, ...]:
    """The sides of a cell on which nothing lies."""
    return tuple(side for side, other in zip(SIDES, around(cell), strict=True) if other not in realm)


def free_cells(realm: Realm, cell: str) -> list[str]:
    """Where a landscape could be laid with the priest on a cell."""
    return [other for other in around(cell) if other not in realm]


def legal_cells(own: SeatView) -> list[str]:
    """Where the priest's next landscape could lie."""
    return free_cells(own.realm, own.priest) if own.priest else []


def built_on(own: SeatView, build: Build) -> Realm:
    """A seat's realm with one more building."""
    return {**own.realm, build.cell: with_building(own.realm[build.cell], build.good)}


def with_building(laid: Laid, good: Building) -> Laid:
    """A landscape with one more building."""
    match good:
        case "temple":
            return laid._replace(temple=True)
        case "city":
            return laid._replace(cities=laid.cities + 1)
        case "mine":
            return laid._replace(mine=True)


def realm_after(view: PapyriaView, seat: int, choice: Site | Build) -> Realm:
    """A seat's realm after laying the landscape in hand, or after building."""
    own = view.seats[seat]
    if isinstance(choice, Build):
        return built_on(own, choice)
    tile = tile_in_hand(view)
    assert tile is not None
    return {**own.realm, choice.cell: Laid(tile, choice.rotation)}


def tile_in_hand(view: PapyriaView) -> str | None:
    """The landscape that lies on the space being carried out."""
    if view.moved is None or not view.doing:
        return None
    here = view.spaces[space_id(view.moved.position, view.doing)]
    return here.top if here.good == "landscape" and here.end is None else None


def between(realm: Realm, good: Literal["temple", "city"]) -> frozenset[str]:
    """The landscapes without a temple or city that link all temples or cities."""
    return frozenset(
        name
        for name in members(realm, good)
        if not (realm[name].temple if good == "temple" else realm[name].cities)
    )


# -- Keys (5.6) ------------------------------------------------------------------------------------


def progress(own: SeatView) -> dict[Kind, int]:
    """A realm's progress towards each key."""
    return reached(own.realm, own.values)


def reached(realm: Realm, found: tuple[int, ...]) -> dict[Kind, int]:
    """What each key counts in a realm with these values; for some that is a value, which is known already."""
    return {
        kind: found[KINDS.index(kind)] if kind in ("river", "invention") else REACHED[kind](realm)
        for kind in KEYED
    }


def keys_with(view: PapyriaView, seat: int, realm: Realm) -> tuple[str, ...]:
    """The key tiles that a seat takes as soon as its realm is like this."""
    own = view.seats[seat]
    return tuple(
        view.key_stacks[kind][-1]
        for kind, count in reached(realm, values(realm)).items()
        if kind not in own.keys and view.key_stacks[kind] and count >= THRESHOLDS[kind]
    )
