"""Cities and temples linked by trying everything (specification 7.5 and 7.6), to check the quick method.

Slow and close to the words: any none, any one, any two ... landscapes without a building, until some
choice makes all that have one hang together. `rulesets.papyria.tours` has to agree with it everywhere.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import combinations

from rulesets.core import Rng, Table
from rulesets.papyria import RULES
from rulesets.papyria.cells import around
from rulesets.papyria.realm import Laid, city_value, temple_value
from rulesets.papyria.state import Papyria
from tests.conformance.play import Player

Tour = tuple[frozenset[str], frozenset[str]]
"""A realm's landscapes, and those with a building of a kind."""


def beside(one: str, other: str) -> bool:
    """Whether two cells share a side."""
    x, y = map(int, one.split(","))
    u, v = map(int, other.split(","))
    return abs(x - u) + abs(y - v) == 1


def hangs_together(cells: int, near: list[int]) -> bool:
    """Whether a set of numbered cells is in one piece; `near` are the sets beside each."""
    reached, edge = 0, cells & -cells
    while edge:
        reached |= edge
        further = 0
        for number, beside_it in enumerate(near):
            if edge >> number & 1:
                further |= beside_it
        edge = further & cells & ~reached
    return reached == cells


@lru_cache(1 << 18)
def fewest_between(cells: frozenset[str], ends: frozenset[str]) -> int:
    """The smallest number of other cells with which all ends hang together."""
    names = sorted(cells)
    near = [sum(1 << n for n, other in enumerate(names) if beside(one, other)) for one in names]
    fixed = sum(1 << number for number, name in enumerate(names) if name in ends)
    others = [1 << number for number, name in enumerate(names) if name not in ends]
    for count in range(len(others) + 1):
        for chosen in combinations(others, count):
            if hangs_together(fixed | sum(chosen), near):
                return count
    raise AssertionError("a realm in several pieces")


def tours_of(realm: Mapping[str, Laid]) -> tuple[Tour, Tour]:
    """What there is to link: cities, and temples."""
    cells = frozenset(realm)
    with_city = frozenset(cell for cell, laid in realm.items() if laid.cities)
    return (cells, with_city), (cells, frozenset(cell for cell, laid in realm.items() if laid.temple))


def faults(state: Papyria) -> list[str]:
    """Every realm of a position whose cities or temples aren't worth what trying everything says."""
    found = []
    for index, seat in enumerate(state.seats):
        (cells, with_city), (_, with_temple) = tours_of(seat.realm)
        cities = sum(laid.cities for laid in seat.realm.values())
        wanted = fewest_between(cells, with_city) + cities if cities else 0
        if city_value(seat.realm) != wanted:
            found.append(f"seat {index}: cities {city_value(seat.realm)}, not {wanted}")
        wanted = fewest_between(cells, with_temple) + len(with_temple) if with_temple else 0
        if temple_value(seat.realm) != wanted:
            found.append(f"seat {index}: temples {temple_value(seat.realm)}, not {wanted}")
    return found


BUILDERS: Mapping[str, int] = {"temple": 160, "city": 160, "decline": 1, "keep": 1, "place": 160}
"""Tastes of players who build whatever they can."""


def collected(seeds: Iterable[int], seats: int = 2) -> Iterator[Tour]:
    """Every different tour of at least two ends in random games of eager builders."""
    known: set[Tour] = set()
    for seed in seeds:
        table = Table.new(RULES, seats, seed, listen=False)
        player = Player(seed, BUILDERS)
        while table.decision is not None:
            table.apply(player.choose(table.decision))
            for seat in table.state.seats:
                new = {tour for tour in tours_of(seat.realm) if len(tour[1]) > 1} - known
                known |= new
                yield from new


def scattered(chance: Rng, landscapes: int, ends: int) -> Tour:
    """A realm that has grown at random, with this many ends anywhere in it: harder than play makes them."""
    cells = {"0,0"}
    while len(cells) < landscapes:
        cells.add(chance.pick(sorted({other for cell in cells for other in around(cell)} - cells)))
    names = sorted(cells)
    chance.shuffle(names)
    return frozenset(cells), frozenset(names[:ends])
