"""The fields of a player board as sets of bits (specification b.1).

A field is named by its column letter and its number. To work with shapes of land, a set of fields is
one integer with a bit for each field: neighbours are then shifts, and a shape can be looked up. Bits
lie in rows of eight, seven columns and one that stays empty, so that a shift never crosses an edge.
"""

from collections.abc import Iterable
from typing import Final

from rulesets.helios.components import FIELD_ROWS, RADIUS

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six steps (dq, dr) clockwise from north; adding 1 to a direction turns right."""

_ROW: Final = 8

SHIFTS: Final = tuple(dq + _ROW * dr for dq, dr in DIRECTIONS)
"""How much the number of a bit changes in each direction."""

NUMBER: Final = {row.id: (row.q + RADIUS) + _ROW * (row.r + RADIUS) for row in FIELD_ROWS.values()}
"""The number of each field's bit."""
NAME: Final = {number: name for name, number in NUMBER.items()}
BIT: Final = {name: 1 << number for name, number in NUMBER.items()}

FIELDS: Final = tuple(sorted(NUMBER))
"""All 37 fields by name: column by column, from the top."""


def _mask(names: Iterable[str]) -> int:
    mask = 0
    for name in names:
        mask |= BIT[name]
    return mask


BOARD: Final = _mask(FIELDS)
LIGHT: Final = _mask(name for name in FIELDS if FIELD_ROWS[name].kind == "light")
DARK: Final = BOARD & ~LIGHT
LAP_LINE: Final = _mask(name for name in FIELDS if "yellow_edge" in FIELD_ROWS[name].roles)
"""The yellow-edged fields, by which laps are counted."""
WEST: Final = _mask(name for name in FIELDS if FIELD_ROWS[name].q < 0)

CENTRE: Final = next(name for name in FIELDS if "start_tile" in FIELD_ROWS[name].roles)
SUN_START: Final = next(name for name in FIELDS if "sun_start" in FIELD_ROWS[name].roles)
HARBOURS: Final = tuple(name for name in FIELDS if FIELD_ROWS[name].bonus == "harbour")
BONUS: Final = {name: FIELD_ROWS[name].bonus for name in FIELDS if FIELD_ROWS[name].bonus}
"""What the fields with a bonus bring: `harbour`, `mana` or `resource`."""


def _around(name: str) -> tuple[str, ...]:
    number = NUMBER[name]
    return tuple(NAME[number + shift] for shift in SHIFTS if number + shift in NAME)


NEIGHBOURS: Final = {name: _around(name) for name in FIELDS}
"""The neighbours of each field, clockwise from north; beyond the edge there are none."""
AROUND: Final = {name: _mask(others) for name, others in NEIGHBOURS.items()}
"""The same as bits."""


def fields_of(mask: int) -> list[str]:
    """The names of a set of fields, sorted."""
    return sorted([NAME[number] for number in bits(mask)])


def bits(mask: int) -> list[int]:
    """The numbers of a set's bits, the lowest first."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def grown(mask: int) -> int:
    """A set of fields and all their neighbours on the board."""
    return (mask | mask << 1 | mask >> 1 | mask << 8 | mask >> 8 | mask << 7 | mask >> 7) & BOARD


def beside(mask: int) -> int:
    """All fields next to any field of a set, including those of the set that lie beside another of it."""
    return (mask << 1 | mask >> 1 | mask << 8 | mask >> 8 | mask << 7 | mask >> 7) & BOARD


def beside_two(mask: int) -> int:
    """All fields next to two of a set or more."""
    one = two = 0
    for side in (mask << 1, mask >> 1, mask << 8, mask >> 8, mask << 7, mask >> 7):
        two |= one & side
        one |= side
    return two & BOARD


def connected(start: int, within: int) -> int:
    """Everything that can be reached from one set of fields through fields of another."""
    reached = start & within
    while (further := grown(reached) & within) != reached:
        reached = further
    return reached


def crossing(start: int, end: int) -> int:
    """How a step counts at the lap line: 1 onto it from the west, -1 back, else 0 (LAP-1, ruling R15)."""
    start_bit, end_bit = 1 << start, 1 << end
    if start_bit & WEST and end_bit & LAP_LINE:
        return 1
    return -1 if start_bit & LAP_LINE and end_bit & WEST else 0
