"""What is being done, and what an option would bring, from what a seat may see (specification j)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from rulesets.bora_bora.actions import reach
from rulesets.bora_bora.components import (
    CARDS,
    FISH,
    GROUND,
    HIGHEST_DIE,
    LAST_STATUS,
    PEOPLE,
    PERSON_KINDS,
    REGIONS,
    SITES,
    STATUS,
    TASKS,
)
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core import Decision

DEALT_WITH_OUT_OF_SIGHT: Final = frozenset(
    {"place_die", "pay_god", "red_offer", "use_people", "resolve_task", "final_task"}
)
"""Decisions whose options depend on a hand: others learn only that a seat decides (section F)."""
_OF_PEOPLE: Final = {
    "man": ("men", "men_different", "woman_and_man", "man_and_priest", "man_and_first"),
    "woman": ("women", "women_different", "woman_and_man", "woman_and_priest", "woman_and_jewelry"),
}
"""The tasks with which any man, or any woman, can help."""
_OF_JEWELRY: Final = ("jewelry", "jewelry_different", "woman_and_jewelry")


class RegionPreview(NamedTuple):
    """What occupying a region brings."""

    good: str
    """A material, or `offering`."""
    fish: int
    """Points of the fish tile: now with a red god, and at the end for the seat that holds the site."""
    holder: int | None
    """The seat whose hut would be pushed aside."""


def region_preview(view: BoraBoraView, region: str) -> RegionPreview:
    huts = view.map[region]
    return RegionPreview(REGIONS[region].site_yield, FISH[view.fish[region]].vp, huts[-1] if huts else None)


class StatusPreview(NamedTuple):
    """Where a marker would go."""

    space: int
    points: int
    """Points of that space in phase C."""


def marker_of(view: BoraBoraView, seat: int) -> int:
    """The space of a seat's status marker."""
    return next(space for space, stack in enumerate(view.status) if seat in stack)


def status_preview(view: BoraBoraView, seat: int, steps: int) -> StatusPreview:
    """A seat's marker after this many steps."""
    space = min(marker_of(view, seat) + steps, LAST_STATUS)
    return StatusPreview(space, STATUS[space])


def use_value(view: BoraBoraView, seat: int, sex: str, kind: str, *, doubled: bool = False) -> int:
    """The value of using all equal people of a sex and kind."""
    rows = [PEOPLE[person.tile] for person in view.seats[seat].people.values()]
    tiles = sum(row.sex == sex and row.kind == kind for row in rows)
    return PERSON_KINDS[kind].value(tiles, doubled=doubled)


class MostPriests(NamedTuple):
    """Who would win the god tile of the round."""

    seat: int
    priests: int


def most_priests(view: BoraBoraView, seat: int, space: int) -> MostPriests:
    """Who has the most priests once one of this seat's goes to a space; the highest priest breaks ties."""
    temple = [*view.temple]
    pushed: int | None = seat
    for lower in range(space - 1, -1, -1):
        temple[lower], pushed = pushed, temple[lower]
        if pushed is None:
            break
    there = [index for index in reversed(temple) if index is not None]
    winner = max(there, key=lambda index: (there.count(index), -there.index(index)))
    return MostPriests(winner, there.count(winner))


def pushed(view: BoraBoraView, space: int) -> list[tuple[int, int]]:
    """Whom a priest on a space of the temple pushes, and to which space; 0 is out."""
    moved = []
    for lower in range(space - 1, -1, -1):
        there = view.temple[lower]
        if there is None:
            break
        moved.append((there, lower))
    return moved


# -- what is being done ----------------------------------------------------------------------------


class Placement(NamedTuple):
    """A die on a card, as its option key says."""

    number: int
    card: str
    white: bool

    @property
    def value(self) -> int:
        """The value with which the action is carried out."""
        return HIGHEST_DIE if self.white else self.number


def placement_of(key: str) -> Placement:
    """The placement in an option key such as `place:5:temple:white`."""
    _, number, card, *white = key.split(":")
    return Placement(int(number), card, bool(white))


def needs_blue(view: BoraBoraView, number: int, card: str) -> bool:
    """Whether a die of this number isn't lower than every die on a card."""
    return card in view.cards and any(number >= die.number for die in view.cards[card])


def concealed(view: BoraBoraView, decision: Decision[Any]) -> bool:
    """Whether the viewer may not see the options."""
    return view.seat != decision.seat and decision.kind in DEALT_WITH_OUT_OF_SIGHT


def actions_now(view: BoraBoraView) -> Sequence[str]:
    """The action being carried out, or two for a combined card; empty for none."""
    if view.using is not None:
        return (view.using.kind,)
    return CARDS[view.placing.card].action.split(" or ") if view.placing is not None else ()


def value_now(view: BoraBoraView) -> int:
    """The value of the action being carried out; 0 for none."""
    if view.using is not None:
        return view.using.value
    return view.placing.value if view.placing is not None else 0


def announced(view: BoraBoraView) -> tuple[bool, bool]:
    """Whether the die now on its card was placed with a blue god, and whether with a white one."""
    placing = view.placing
    if placing is None:
        return False, False
    before = view.cards.get(placing.card, ())[:-1]
    return any(placing.number >= die.number for die in before), placing.value != placing.number


def tiles_of(view: BoraBoraView, seat: int, sex: str, kind: str | None = None) -> list[str]:
    """A seat's men or women, of one kind or of all kinds."""
    rows = [PEOPLE[person.tile] for _, person in sorted(view.seats[seat].people.items())]
    return [row.id for row in rows if row.sex == sex and kind in (None, row.kind)]


def reached(view: BoraBoraView, seat: int, kinds: Sequence[str], value: int) -> dict[str, int]:
    """The regions to which a seat's huts lead on such paths, each with the lowest value for that."""
    own = tuple(region for region, huts in view.map.items() if seat in huts)
    near = reach(own, tuple(kinds))
    return {region: near[region] for region in view.map if near.get(region, value + 1) <= value}


def served(view: BoraBoraView, seat: int, needs: Mapping[str, str | None]) -> list[str]:
    """The seat's open tasks with which something helps: requirements, each with what it must refer to.

    None for other seats, as progress would reveal their hands.
    """
    own = view.seats[seat]
    found = []
    for task in own.tasks if view.seat == seat else ():
        wanted = needs.get(TASKS[task].requirement, "-")
        if own.progress[task].missing and wanted in (None, TASKS[task].param):
            found.append(task)
    return found


def served_by(view: BoraBoraView, seat: int, *, sex: str = "", kind: str = "", jewel: str = "") -> list[str]:
    """The same for a man or woman of a kind, or for a kind of jewelry."""
    if jewel:
        return served(view, seat, {**dict.fromkeys(_OF_JEWELRY), "jewelry_kind": jewel})
    needs: dict[str, str | None] = {**dict.fromkeys(_OF_PEOPLE[sex]), "person_kind": kind}
    if tiles_of(view, seat, sex, kind):
        needs.pop("men_different" if sex == "man" else "women_different")
    return served(view, seat, needs)


def free_ground(seat: SeatView, material: str) -> list[str]:
    """The empty spaces of a seat's ground that show a material."""
    return [
        space
        for space, row in GROUND.items()
        if row.material == material and space not in seat.ground and space not in seat.built
    ]


def around(seat: SeatView, space: str) -> list[str]:
    """The uncovered spaces next to one, each of which could form a building site with it."""
    near = [other for pair in SITES if space in pair for other in pair if other != space]
    return [other for other in near if other not in seat.built]


def beside_on(seat: SeatView, space: str) -> list[str]:
    """Those of them that hold a material."""
    return [other for other in around(seat, space) if other in seat.ground]


def most_tiles(free: tuple[str, ...]) -> int:
    """The most building tiles that fit on these spaces of the ground."""
    if len(free) < 2:
        return 0
    first, rest = free[0], free[1:]
    best = most_tiles(rest)
    for one, other in SITES:
        if one == first and other in rest:
            best = max(best, 1 + most_tiles(tuple(space for space in rest if space != other)))
    return best
