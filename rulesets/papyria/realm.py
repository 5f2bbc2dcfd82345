"""A player's realm: where landscapes lie, and what the seven kinds are worth (specification 7).

All adjacency is orthogonal. Cells are named `x,y`; x grows eastwards, y northwards.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from rulesets.papyria.cells import STEPS, around
from rulesets.papyria.components import KINDS, LANDSCAPES, MINE_COUNTS
from rulesets.papyria.tours import between, linking


class Laid(NamedTuple):
    """A landscape that lies in a realm."""

    tile: str
    rotation: int = 0
    temple: bool = False
    """Covers the sanctuary."""
    cities: int = 0
    """Cities, each of which covers a forest symbol (R27)."""
    mine: bool = False

    @property
    def exits(self) -> int:
        """Its river exits in its orientation."""
        return LANDSCAPES[self.tile].turned[self.rotation]

    @property
    def forests(self) -> int:
        """Forest symbols that no building covers."""
        return LANDSCAPES[self.tile].forests - self.cities

    @property
    def sanctuary(self) -> bool:
        """Has an uncovered sanctuary (R33)."""
        return LANDSCAPES[self.tile].sanctuary and not self.temple


Realm = dict[str, Laid]
"""What lies on each cell."""


def groups(cells: Collection[str], linked: Callable[[str, str, int], bool]) -> Iterator[list[str]]:
    """The connected groups of some cells; `linked` says whether two neighbours belong together.

    Its third argument is the direction from the first to the second, 0 to 3 clockwise from north.
    """
    left = dict.fromkeys(cells)
    while left:
        start = next(iter(left))
        del left[start]
        group = [start]
        for here in group:
            for direction, other in enumerate(around(here)):
                if other in left and linked(here, other, direction):
                    del left[other]
                    group.append(other)
        yield group


def _best(worth: dict[str, int]) -> int:
    """The highest total of a connected group of cells; uses up its argument."""
    best = 0
    while worth:
        start, together = worth.popitem()
        group = [start]
        for here in group:
            for other in around(here):
                if other in worth:
                    together += worth.pop(other)
                    group.append(other)
        if together > best:
            best = together
    return best


# -- Values (specification 7.1 to 7.7) -------------------------------------------------------------


def mountain_value(realm: Mapping[str, Laid]) -> int:
    """The best group of mountains and lapis inventions, a landscape with a mine counting double.

    R29 and R30: the mountain under it still counts, an invention beside it adds nothing; R54: the
    best total counts, not the most landscapes.
    """
    high = {
        name: MINE_COUNTS if laid.mine else 1
        for name, laid in realm.items()
        if (tile := LANDSCAPES[laid.tile]).mountain or tile.invention == "lapis"
    }
    return _best(high)


def river_value(realm: Mapping[str, Laid]) -> int:
    """The largest group of landscapes linked by exits on both sides of a border (R31)."""
    left = {name: exits for name, laid in realm.items() if (exits := _TURNED[laid.tile][laid.rotation])}
    best = 0
    while len(left) > best:
        group = [left.popitem()]
        for here, exits in group:
            beside = around(here)
            for direction, joining in COURSES[exits]:
                other = beside[direction]
                if other in left and left[other] & joining:
                    group.append((other, left.pop(other)))
        best = max(best, len(group))
    return best


_TURNED: Final = {tile: row.turned for tile, row in LANDSCAPES.items()}
_SANCTUARIES: Final = frozenset(tile for tile, row in LANDSCAPES.items() if row.sanctuary)
_INVENTIONS: Final = frozenset(tile for tile, row in LANDSCAPES.items() if row.invention != "none")

COURSES: Final = tuple(
    tuple((direction, theirs) for direction, (mine, theirs, _, _) in enumerate(STEPS) if exits & mine)
    for exits in range(16)
)
"""For every set of exits: the directions they lead, and the exit that has to meet each."""


def forest_value(realm: Mapping[str, Laid]) -> int:
    """The most uncovered forest symbols in a connected group (R32)."""
    return _best({name: woods for name, laid in realm.items() if (woods := laid.forests)})


def sanctuary_value(realm: Mapping[str, Laid]) -> int:
    """Uncovered sanctuaries without another next to them."""
    open_ones = {name for name, laid in realm.items() if laid.sanctuary}
    return sum(open_ones.isdisjoint(around(name)) for name in open_ones)


def sanctuary_group(realm: Mapping[str, Laid]) -> int:
    """The largest connected group of uncovered sanctuaries, which the key requires (R48)."""
    open_ones = {name: 1 for name, laid in realm.items() if laid.tile in _SANCTUARIES and not laid.temple}
    return _best(open_ones)


def city_value(realm: Mapping[str, Laid]) -> int:
    """The fewest landscapes that link all cities, and the number of cities (R34)."""
    cities = {name: laid.cities for name, laid in realm.items() if laid.cities}
    return between(frozenset(realm), frozenset(cities)) + sum(cities.values()) if cities else 0


def temple_value(realm: Mapping[str, Laid]) -> int:
    """The fewest landscapes that link all temples, and the number of temples."""
    temples = frozenset(name for name, laid in realm.items() if laid.temple)
    return between(frozenset(realm), temples) + len(temples) if temples else 0


def invention_value(realm: Mapping[str, Laid]) -> int:
    """How many inventions there are, the settlement's included (R35)."""
    return len([laid for laid in realm.values() if laid.tile in _INVENTIONS])


VALUES: Final[dict[str, Callable[[Mapping[str, Laid]], int]]] = {
    "mountain": mountain_value,
    "river": river_value,
    "forest": forest_value,
    "sanctuary": sanctuary_value,
    "city": city_value,
    "temple": temple_value,
    "invention": invention_value,
}


def value(realm: Realm, kind: str) -> int:
    """What a realm is worth for a kind."""
    return VALUES[kind](realm)


@lru_cache(1 << 13)  # without it, a search takes 77 % more
def _all_values(items: tuple[tuple[str, Laid], ...]) -> tuple[int, ...]:
    realm = dict(items)
    return tuple(VALUES[kind](realm) for kind in KINDS)


def values(realm: Realm) -> tuple[int, ...]:
    """All seven values, in the order of `KINDS`."""
    return _all_values(tuple(realm.items()))


def members(realm: Realm, kind: str) -> frozenset[str]:
    """The landscapes that make up a value; of several equal groups, the first.

    For cities and temples, those that carry them and those that link them.
    """
    if kind == "sanctuary":
        open_ones = {name for name, laid in realm.items() if laid.sanctuary}
        return frozenset(name for name in open_ones if open_ones.isdisjoint(around(name)))
    if kind == "invention":
        return frozenset(n for n, laid in realm.items() if LANDSCAPES[laid.tile].invention != "none")
    if kind in ("city", "temple"):
        ends = {name for name, laid in realm.items() if (laid.cities if kind == "city" else laid.temple)}
        return frozenset(ends) | linking(frozenset(realm), frozenset(ends))
    whole = VALUES[kind](realm)
    cells = [name for name, laid in realm.items() if VALUES[kind]({name: laid})]

    def linked(here: str, other: str, _direction: int) -> bool:
        """Whether two neighbours count more together than the better of them alone."""
        both = {name: realm[name] for name in (here, other)}
        return VALUES[kind](both) > max(VALUES[kind]({name: laid}) for name, laid in both.items())

    found = groups(cells, linked)
    return next((frozenset(g) for g in found if VALUES[kind]({n: realm[n] for n in g}) == whole), frozenset())


# -- What a realm produces and holds ---------------------------------------------------------------


def lapis_production(realm: Realm) -> int:
    """One for each mine and each lapis invention (6.7)."""
    return sum([laid.mine + LANDSCAPES[laid.tile].lapis for laid in realm.values()])


def papyrus_production(realm: Realm) -> int:
    """What papyrus inventions bring, including the settlement's two (6.8)."""
    return sum([LANDSCAPES[laid.tile].papyrus for laid in realm.values()])


def temples(realm: Realm) -> int:
    """How many temples stand in a realm."""
    return sum([laid.temple for laid in realm.values()])


def cities(realm: Realm) -> int:
    """How many cities stand in a realm."""
    return sum([laid.cities for laid in realm.values()])


def mines(realm: Realm) -> int:
    """How many mines are in a realm."""
    return sum([laid.mine for laid in realm.values()])
