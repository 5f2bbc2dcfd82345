"""What a cost amounts to, and which cubes can pay it (specification d.6)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from rulesets.helios.components import SUBSTITUTE_RATIO
from rulesets.helios.state import Payment, Seat


class Bill(NamedTuple):
    """What a payment consists of (PAY-2)."""

    total: int
    """Cubes in all."""
    owed: tuple[int, ...]
    """How many cubes must be of each colour."""
    missing: tuple[int, ...]
    """Coloured cubes that the player lacks, by colour: each is replaced by two others."""


def bill(cost: Sequence[int], white: int, owned: Sequence[int]) -> Bill:
    """The bill for coloured and white cubes, for a player who owns this many of each colour.

    A colour that the player owns is never substituted (ruling R26).
    """
    return _bill(tuple(cost), white, tuple(owned))


@lru_cache(1 << 13)  # without it, random play takes 3 % more
def _bill(cost: tuple[int, ...], white: int, owned: tuple[int, ...]) -> Bill:
    """The bill; the same few costs and numbers of cubes recur."""
    owed = tuple(map(min, cost, owned))
    missing = tuple(asked - found for asked, found in zip(cost, owed, strict=True))
    return Bill(sum(owed) + white + SUBSTITUTE_RATIO * sum(missing), owed, missing)


class Cube(NamedTuple):
    """A cube of some colour on some field; equal ones aren't distinguished."""

    field: str
    colour: int


_cube = cache(Cube)  # without it, random play takes 1 % more


def cubes_on(seat: Seat) -> dict[Cube, int]:
    """How many equal cubes lie on each field, by field and colour."""
    found: dict[Cube, int] = {}
    world = seat.world
    for field in sorted([field for field, tile in world.items() if tile.cubes]):
        for colour in sorted(world[field].cubes):
            cube = _cube(field, colour)
            found[cube] = found.get(cube, 0) + 1
    return found


def usable(seat: Seat, payment: Payment) -> list[Cube]:
    """The cubes that can be paid next such that the rest can still be paid (PAY-3, ruling R27)."""
    owed = payment.owed
    free = payment.left - sum(owed)
    return [cube for cube in cubes_on(seat) if free or owed[cube.colour]]


def only_set(seat: Seat, payment: Payment) -> list[Cube] | None:
    """The cubes that complete a payment, if only one set does; else `None` (PAY-3).

    For each cube in turn, the possible numbers are worked out: from what later cubes couldn't make up
    for, up to what is left besides the colours owed.
    """
    later = seat.cubes
    left, owed = payment.left, list(payment.owed)
    after = sum(later)
    chosen: list[Cube] = []
    for cube, count in cubes_on(seat).items():
        colour = cube.colour
        later[colour] -= count
        after -= count
        fewest = max(0, owed[colour] - later[colour], left - after)
        most = min(count, owed[colour] + left - sum(owed))
        if fewest != most:
            return None
        chosen += [cube] * most
        left -= most
        owed[colour] = max(0, owed[colour] - most)
    return chosen
