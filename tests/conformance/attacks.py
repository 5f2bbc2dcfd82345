"""Positions with one component doubled, lost or moved to where it can't be."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rulesets.core import Rules, jsonable


def _never(_state: Any) -> bool:
    return False


GAP = None
"""An empty slot in a row whose length is fixed."""


@dataclass(frozen=True)
class Components:
    """Components of one sort: where they can be, as paths through a position's JSON (`seats.*.tasks`).

    What lies at such a path is a row of them, an object of them by place, or their number.
    """

    name: str
    places: tuple[str, ...]
    slots: tuple[str, ...] = ()
    """Those places that are rows of fixed length, with gaps."""
    apart: tuple[tuple[str, str], ...] = ()
    """Pairs of places between which none can have moved."""
    gone: tuple[str, ...] = ()
    """Places from which one may have left the game, as far as a position tells."""
    copied: tuple[str, ...] | None = None
    """Places in which a second one can't be; all by default."""
    leaving: Callable[[Any], bool] = _never
    """Positions in which some may just have left the game, or changed hands."""


@dataclass
class Attack:
    """What was done to a position, for a test's message."""

    did: str
    data: Any
    path: str


def attacked(
    rules: Rules[Any], state: Any, sorts: Sequence[Components], chance: random.Random
) -> Attack | None:
    """A position's JSON with one component doubled, lost or moved; `None` if that isn't possible there."""
    data = jsonable.to_json(state)
    sort = chance.choice(sorts)
    how = chance.choice(["double", "lose", "move"])
    if how == "double":
        return _doubled(data, sort, chance)
    if how == "lose":
        return None if sort.leaving(state) else _lost(data, sort, chance)
    return None if sort.leaving(state) else _moved(data, sort, chance)


def _doubled(data: Any, sort: Components, chance: random.Random) -> Attack | None:
    targets = sort.places if sort.copied is None else sort.copied
    source = _pick(data, sort, sort.places, chance)
    if source is None:
        return None
    parent, key, spot, _ = source
    to = _any(data, targets, chance)
    if to is None:
        return None
    item = parent[key] if isinstance(parent[key], int) else parent[key][spot]
    place, name, pattern = to
    return (
        Attack("double", data, f"{spot} -> {name}")
        if _put(place, name, item, pattern, sort, chance)
        else None
    )


def _lost(data: Any, sort: Components, chance: random.Random) -> Attack | None:
    source = _pick(data, sort, [p for p in sort.places if p not in sort.gone], chance)
    if source is None:
        return None
    parent, key, spot, pattern = source
    _take(parent, key, spot, pattern, sort)
    return Attack("lose", data, f"{pattern} {spot}")


def _moved(data: Any, sort: Components, chance: random.Random) -> Attack | None:
    if not sort.apart:
        return None
    start, end = chance.choice(sort.apart)
    source, to = _pick(data, sort, [start], chance), _any(data, [end], chance)
    if source is None or to is None:
        return None
    parent, key, spot, pattern = source
    if parent is to[0] and key == to[1]:
        return None
    item = _take(parent, key, spot, pattern, sort)
    if not _put(*to[:2], item, to[2], sort, chance):
        return None
    return Attack("move", data, f"{start} {spot} -> {end}")


Spot = tuple[Any, Any, Any, str]
"""A parent, the key of a place in it, a spot at the place, and the pattern of the place."""


def _at(data: Any, pattern: str) -> Iterator[tuple[Any, Any]]:
    """Every place that a pattern fits, as its parent and the key there."""
    found: list[tuple[Any, Any]] = [({"": data}, "")]
    for step in pattern.split("."):
        deeper: list[tuple[Any, Any]] = []
        for parent, key in found:
            here = parent[key]
            if isinstance(here, list):
                deeper += (
                    [(here, int(step))] if step.isdigit() else [(here, number) for number in range(len(here))]
                )
            elif isinstance(here, Mapping):
                deeper += [(here, name) for name in here if step in ("*", name)]
        found = deeper
    yield from found


def _any(data: Any, patterns: Sequence[str], chance: random.Random) -> tuple[Any, Any, str] | None:
    found = [(parent, key, pattern) for pattern in patterns for parent, key in _at(data, pattern)]
    return chance.choice(found) if found else None


def _pick(data: Any, sort: Components, patterns: Sequence[str], chance: random.Random) -> Spot | None:
    spots: list[Spot] = []
    for pattern in patterns:
        for parent, key in _at(data, pattern):
            here = parent[key]
            if isinstance(here, int) and not isinstance(here, bool):
                spots += [(parent, key, None, pattern)] if here else []
            elif isinstance(here, list):
                spots += [(parent, key, n, pattern) for n, item in enumerate(here) if item is not GAP]
            elif isinstance(here, dict):
                spots += [(parent, key, name, pattern) for name, item in here.items() if item is not GAP]
    return chance.choice(spots) if spots else None


def _take(parent: Any, key: Any, spot: Any, pattern: str, sort: Components) -> Any:
    here = parent[key]
    if isinstance(here, int):
        parent[key] = here - 1
        return None
    item = here[spot]
    if pattern in sort.slots:
        here[spot] = GAP
    else:
        del here[spot]
    return item


def _put(parent: Any, key: Any, item: Any, pattern: str, sort: Components, chance: random.Random) -> bool:
    here = parent[key]
    if isinstance(here, int):
        parent[key] = here + 1
        return True
    if isinstance(here, dict) or pattern in sort.slots:
        names = [*here] if isinstance(here, dict) else [*range(len(here))]
        names = [name for name in names if here[name] != item]
        if not names:
            return False
        name = chance.choice(names)
        here[name] = item
        return True
    here.insert(chance.randrange(len(here) + 1), item)
    return True
