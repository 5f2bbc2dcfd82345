"""What an option would bring, from what a seat may see (specification j)."""

from typing import NamedTuple

from rulesets.bora_bora.components import FISH, LAST_STATUS, PEOPLE, PERSON_KINDS, REGIONS, STATUS
from rulesets.bora_bora.view import BoraBoraView


class RegionPreview(NamedTuple):
    """What it brings to occupy a region."""

    good: str
    """A material, or `offering`."""
    fish: int
    """Points of the fish tile: now with a red god, at the end for whoever holds the site."""
    holder: int | None
    """Whose hut would be pushed aside."""


def region_preview(view: BoraBoraView, region: str) -> RegionPreview:
    """A region of the map."""
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
    """A seat's marker after so many steps."""
    space = min(marker_of(view, seat) + steps, LAST_STATUS)
    return StatusPreview(space, STATUS[space])


def use_value(view: BoraBoraView, seat: int, sex: str, kind: str, *, doubled: bool = False) -> int:
    """The value of all equal people of a sex and kind."""
    rows = [PEOPLE[person.tile] for person in view.seats[seat].people.values()]
    tiles = sum(row.sex == sex and row.kind == kind for row in rows)
    return PERSON_KINDS[kind].value(tiles, doubled=doubled)


class MostPriests(NamedTuple):
    """Who would win the god tile of the round."""

    seat: int
    priests: int


def most_priests(view: BoraBoraView, seat: int, space: int) -> MostPriests:
    """Who has most priests once one of this seat's has gone to a space; the highest priest breaks ties."""
    temple = [*view.temple]
    pushed: int | None = seat
    for lower in range(space - 1, -1, -1):
        temple[lower], pushed = pushed, temple[lower]
        if pushed is None:
            break
    there = [index for index in reversed(temple) if index is not None]
    winner = max(there, key=lambda index: (there.count(index), -there.index(index)))
    return MostPriests(winner, there.count(winner))
