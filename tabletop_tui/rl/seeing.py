"""What a seat sees, as a row of numbers of fixed length."""

from collections.abc import Iterator, Mapping
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from tabletop_tui.bots.features import fields

SIZE = 2048
"""Numbers in an observation."""

LARGEST_NUMBER = 2**31 - 1
"""The numbers that stand for keys of options go up to this."""


def numbers_of(view: Any) -> NDArray[np.float32]:
    """Everything in a view: each number is added at the place of its name, each word counts 1 at its own.

    The place is the CRC-32 of the name, modulo `SIZE` (feature hashing). A name is the path through the view,
    as `seats.0.world.3=forest`. Equal views give equal rows, on every machine.
    """
    row = np.zeros(SIZE, dtype=np.float32)
    for name, amount in _named("", view):
        row[crc32(name.encode()) % SIZE] += amount
    return row


def number_of(key: str) -> int:
    """A number that stands for a key: the same in every game, and rarely the same for another key."""
    return crc32(key.encode()) & LARGEST_NUMBER


def _named(path: str, value: Any) -> Iterator[tuple[str, float]]:
    """Names and amounts of all that a value consists of."""
    if value is None:
        return
    if isinstance(value, (bool, int, float)):
        if value:
            yield path, float(value)
    elif isinstance(value, str):
        yield f"{path}={value}", 1.0
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from _named(f"{path}.{key}", each)
    elif isinstance(value, (set, frozenset)):
        for each in sorted(map(str, value)):
            yield f"{path}={each}", 1.0
    elif (names := fields(type(value))) is not None:
        for name in names:
            yield from _named(f"{path}.{name}", getattr(value, name))
    elif isinstance(value, (list, tuple, range)):
        for place, each in enumerate(value):
            yield from _named(f"{path}.{place}", each)
    else:
        yield f"{path}={value}", 1.0
