"""Moments of Papyria: what has just happened, in a few frames that change only cells that move."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Any, Final

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.papyria.components import POSITIONS
from rulesets.papyria.realm import Laid
from rulesets.papyria.state import Moved

_STEPS: Final = 4
"""The most frames of a walk or a flight."""
_ARRIVES: Final = 2
"""Frames in which a new piece can be seen on its slot before the rest of the ring goes quiet."""
_MOST: Final = 10
"""The most frames for everything that one answer brought about."""
_FACES: Final = (1, 3)
"""How much of an end tile can be seen while it turns over, in columns of its picture."""


@record
class Still:
    """One frame of a moment: what stands elsewhere, flies or turns over on the ring, or is lit in a realm."""

    pieces: Mapping[tuple[str, int], int | None] = field(default_factory=dict)
    """The seat whose piece stands on a ring's position in this frame; `None` where a piece has just left."""
    trail: tuple[str, int, int] | None = None
    """Ring, start and end of a walk."""
    coin: tuple[str, str, float] | None = None
    """The slots between which a lapis flies, and how far it has come."""
    turning: Mapping[str, int] = field(default_factory=dict)
    """The spaces whose end tile turns over, with the number of its columns that can be seen."""
    kind: str = ""
    """The kind whose landscapes are lit in the realm while nothing happens on the ring."""
    before: bool = False
    """The ring as it was before, but for the pieces and the sector where they act."""


def stills(
    events: Sequence[Event], seat: int, moved: Moved | None, *, ring: bool, realm: bool, large: bool
) -> Sequence[Still]:
    """The frames of everything visible in these events, on the ring and in the realm of a seat.

    Where the ring isn't `large`, it is never left as it was before.
    """
    found: list[Still] = []
    for event in events:
        kind = lit_by(event)
        if ring and event.kind in _ON_RING:
            found += _ON_RING[event.kind](event, moved)
        elif realm and kind and event.seat == seat:
            found += [Still(kind=kind)] * 2
    return [still for still in found[:_MOST] if large or not still.before]


def lit_by(event: Event) -> str:
    """The kind whose landscapes an event lights up: it is scored, laid or built, or brings a key."""
    kind_of = IN_REALM.get(event.kind)
    return str(kind_of(event.facts)) if kind_of is not None else ""


IN_REALM: Final[Mapping[str, Callable[[Mapping[str, Any]], str]]] = {
    "placed_landscape": lambda facts: "river" if Laid(facts["tile"]).exits else "",
    "built": lambda facts: "mountain" if facts["good"] == "mine" else facts["good"],
    "scored": lambda facts: facts["kind"],
    "took_key": lambda facts: facts["kind"],
}
"""What lights up landscapes in a realm, with their kind."""


def _stations(start: int, end: int) -> list[int]:
    """Some of the positions that a piece passes before its end."""
    way = [(start + step) % POSITIONS + 1 for step in range((end - start) % POSITIONS - 1)]
    return list(dict.fromkeys(way[len(way) * step // _STEPS] for step in range(_STEPS))) if way else []


def _entered(_event: Event, _moved: Moved | None) -> Iterator[Still]:
    """The piece stands on its slot; other sectors are as they were."""
    yield from [Still(before=True)] * _ARRIVES


def _moved(event: Event, _moved: Moved | None) -> Iterator[Still]:
    """A piece walks its way; a piece that it pushes slides on, and the lapis for that flies."""
    ring, start, end, pushed = (event.facts[fact] for fact in ("ring", "start", "end", "pushed"))
    to, before = event.facts["pushed_to"], {(ring, end): pushed}
    for here in _stations(start, end):
        yield Still({(ring, to): None, **before, (ring, here): event.seat}, (ring, start, here))
    if pushed is not None:
        slots = f"slot:{ring}:{end}", f"slot:{ring}:{to}"
        for step, here in zip(range(1, _STEPS), [*_stations(end, to), to, to, to], strict=False):
            yield Still({(ring, to): None, (ring, here): pushed}, coin=(*slots, step / _STEPS))


def _traded(_event: Event, moved: Moved | None) -> Iterator[Still]:
    """The lapis flies to the owner of the piece that was met."""
    if moved is not None:
        other = "s" if moved.ring == "w" else "w"
        slots = f"slot:{moved.ring}:{moved.position}", f"slot:{other}:{moved.position}"
        for step in range(1, _STEPS):
            yield Still(coin=(*slots, step / _STEPS))


def _laid_end_tile(event: Event, _moved: Moved | None) -> Iterator[Still]:
    """The tile turns over on its space."""
    for columns in _FACES:
        yield Still(turning={event.facts["space"]: columns})


_ON_RING: Final[dict[str, Callable[[Event, Moved | None], Iterator[Still]]]] = {
    "entered": _entered,
    "moved": _moved,
    "traded": _traded,
    "laid_end_tile": _laid_end_tile,
}
"""What can be seen on the ring."""
MOMENTS: Final = frozenset({*_ON_RING, *IN_REALM})
