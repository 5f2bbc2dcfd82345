"""Where things lie: the 3x3 display and the sites of a world (p. 3, specification d.4).

A site is written `row/x`, row 1 being the base. `row/x` with row 2 or more rests on
`row-1/x` and `row-1/x+1`. The first landscape lies on `1/0`, and the base row can grow to five in
either direction (ruling R10), so x runs from -4 to 4 there. There is no row 5 for
landscapes: the god that crowns a world is no landscape and no neighbour (ruling R12).
"""

from typing import NamedTuple

ROW_LENGTHS = {1: 5, 2: 4, 3: 3, 4: 2}
"""How many landscapes a finished world has in each row."""

FIRST_SITE = "1/0"

_REACH = ROW_LENGTHS[1] - 1


class Site(NamedTuple):
    """A place in a world where a landscape can lie."""

    id: str
    row: int
    x: int
    supports: tuple[str, ...]
    """The two sites it rests on; none for the base row."""
    neighbours: tuple[str, ...]
    """The up to six touching sites, in the order left, right, below, above (ruling R15)."""


def site_id(row: int, x: int) -> str:
    """How a site is written in keys, targets and saves."""
    return f"{row}/{x}"


def _exists(row: int, x: int) -> bool:
    return row in ROW_LENGTHS and -_REACH <= x <= _REACH + 1 - row


def _site(row: int, x: int) -> Site:
    supports = ((row - 1, x), (row - 1, x + 1))
    around = ((row, x - 1), (row, x + 1), *supports, (row + 1, x - 1), (row + 1, x))
    return Site(
        site_id(row, x),
        row,
        x,
        tuple(site_id(*place) for place in supports if row > 1),
        tuple(site_id(*place) for place in around if _exists(*place)),
    )


SITES = {
    site_id(row, x): _site(row, x)
    for row in ROW_LENGTHS
    for x in range(-_REACH, _REACH + 1)
    if _exists(row, x)
}
"""Every site a world could ever use, by id, from the base up and from left to right."""

BASE_SITES = tuple(site.id for site in SITES.values() if site.row == 1)

SITE_ORDER = {site: index for index, site in enumerate(SITES)}
"""Sites from the base up and from left to right: the order in which they are offered."""


class Step(NamedTuple):
    """The sites beside and above a site."""

    left: str | None
    right: str | None
    above: str | None
    """The site that rests on this one and the one to its right."""


def _step(site: Site) -> Step:
    around = ((site.row, site.x - 1), (site.row, site.x + 1), (site.row + 1, site.x))
    return Step(*(site_id(*place) if _exists(*place) else None for place in around))


STEPS = {site.id: _step(site) for site in SITES.values()}
"""For every site, its neighbours in the row, and the site above it and the next one."""

SLOT_NEIGHBOURS = tuple(
    tuple(
        3 * row + column
        for row, column in ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
        if 0 <= row < 3 and 0 <= column < 3
    )
    for y in range(3)
    for x in range(3)
)
"""The slots that touch each slot of the display, never diagonally (p. 4)."""
