"""Moments of Papyria: what has just happened, in a few frames that change only cells that move."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from typing import Final

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.papyria.components import KEY_TILES, POSITIONS, Kind
from rulesets.papyria.events import (
    Built,
    Entered,
    LaidEndTile,
    Moved,
    PlacedLandscape,
    Scored,
    TookKey,
    Traded,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.state import Moved as Turn

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
    events: Sequence[Event], seat: int, moved: Turn | None, *, ring: bool, realm: bool, large: bool
) -> Sequence[Still]:
    """The frames of everything visible in these events, on the ring and in the realm of a seat.

    Where the ring isn't `large`, it is never left as it was before.
    """
    found: list[Still] = []
    for event in events:
        kind = lit_by(event)
        if ring and isinstance(event, ON_RING):
            found += _on_ring(event, moved)
        elif realm and kind and event.seat == seat:
            found += [Still(kind=kind)] * 2
    return [still for still in found[:_MOST] if large or not still.before]


def lit_by(event: Event) -> Kind | None:
    """The kind whose landscapes an event lights up: it is scored, laid or built, or brings a key."""
    match event:
        case PlacedLandscape():
            return "river" if Laid(event.tile).exits else None
        case Built():
            return "mountain" if event.good == "mine" else event.good
        case Scored():
            return event.scoring
        case TookKey():
            return KEY_TILES[event.tile].kind
    return None


def _stations(start: int, end: int) -> list[int]:
    """Some of the positions that a piece passes before its end."""
    way = [(start + step) % POSITIONS + 1 for step in range((end - start) % POSITIONS - 1)]
    return list(dict.fromkeys(way[len(way) * step // _STEPS] for step in range(_STEPS))) if way else []


OnRing = Entered | Moved | Traded | LaidEndTile


def _on_ring(event: OnRing, moved: Turn | None) -> Iterator[Still]:
    """What can be seen of an event on the ring."""
    match event:
        case Entered():
            yield from [Still(before=True)] * _ARRIVES
        case Moved():
            yield from _walk(event)
        case Traded() if moved is not None:
            other = "s" if moved.ring == "w" else "w"
            slots = f"slot:{moved.ring}:{moved.position}", f"slot:{other}:{moved.position}"
            yield from (Still(coin=(*slots, step / _STEPS)) for step in range(1, _STEPS))
        case LaidEndTile():
            yield from (Still(turning={event.space: columns}) for columns in _FACES)


def _walk(event: Moved) -> Iterator[Still]:
    """A piece walks its way; a piece that it pushes slides on, and the lapis for that flies."""
    ring, start, end, pushed, to = event.ring, event.start, event.end, event.pushed, event.pushed_to
    gone: dict[tuple[str, int], int | None] = {} if to is None else {(ring, to): None}
    for here in _stations(start, end):
        yield Still({**gone, (ring, end): pushed, (ring, here): event.seat}, (ring, start, here))
    if to is not None:
        slots = f"slot:{ring}:{end}", f"slot:{ring}:{to}"
        for step, here in zip(range(1, _STEPS), [*_stations(end, to), to, to, to], strict=False):
            yield Still({**gone, (ring, here): pushed}, coin=(*slots, step / _STEPS))


ON_RING: Final = (Entered, Moved, Traded, LaidEndTile)
"""What can be seen on the ring."""
IN_REALM: Final = (PlacedLandscape, Built, Scored, TookKey)
"""What lights up landscapes in a realm."""
MOMENTS: Final = frozenset(each.kind for each in (*ON_RING, *IN_REALM))
