"""Moments of Papyria: what has just happened, in a few frames that touch only the cells that move."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from rulesets.core import Event
from rulesets.papyria.components import POSITIONS
from rulesets.papyria.realm import Laid
from tabletop_tui.games.kit.flight import Flight, flying
from tabletop_tui.screens.motion import Frame

if TYPE_CHECKING:
    from tabletop_tui.games.papyria.screen import PapyriaScreen

_STEPS: Final = 4
"""Frames of a walk or a flight at most."""
_MOST: Final = 10
"""Frames of everything that one answer brought about."""
_FACES: Final = (1, 3)
"""How much of an end tile is seen while it turns over, in columns of its picture."""


def frames_of(screen: "PapyriaScreen", events: Sequence[Event]) -> list[Frame]:
    """The frames of everything that can be seen of these events."""
    on_ring = screen.has_place("ring") and not screen.realm_on_stage
    frames: list[Frame] = []
    for event in events:
        kind = lit_by(event)
        if on_ring and event.kind in _ON_RING:
            frames += _ON_RING[event.kind](screen, event)
        elif kind and event.seat == screen.shown_seat and screen.has_place("realm"):
            frames += [partial(screen.light, kind)] * 2
    return frames[:_MOST]


def lit_by(event: Event) -> str:
    """The kind whose landscapes an event lights up: what is scored, laid, built, or brings a key."""
    facts = event.facts
    if event.kind == "placed_landscape":
        return "river" if Laid(facts["tile"]).exits else ""
    if event.kind == "built":
        return "mountain" if facts["good"] == "mine" else str(facts["good"])
    return str(facts["kind"]) if event.kind in ("scored", "took_key") else ""


def _ring_frame(
    screen: "PapyriaScreen",
    pieces: dict[tuple[str, int], int | None],
    trail: tuple[str, int, int] | None = None,
    coin: tuple[str, str, float] | None = None,
    turning: dict[str, int] | None = None,
) -> None:
    """The ring with pieces that stand elsewhere, a lapis between two slots, a tile that turns."""
    view, room = screen.view, screen.room("ring")
    rings = {
        ring: tuple(pieces.get((ring, place), owner) for place, owner in enumerate(owners, start=1))
        for ring, owners in view.rings.items()
    }
    marks = replace(screen.marked["ring"], trail=trail, turning=turning or {})
    drawing = screen.ring_with(replace(view, rings=rings), marks, room)
    if coin is not None:
        start, end = (spot.region for target in coin[:2] if (spot := drawing.spot(target)) is not None)
        places = (start.x + 10, start.y), (end.x + 10, end.y)
        flight = Flight(screen.terms.sign("lapis"), screen.terms.ink("lapis"), *places)
        drawing = flying(drawing, [flight], coin[2])
    screen.board("ring").drawing = drawing


def _stations(start: int, end: int) -> list[int]:
    """Some of the positions that a piece passes before its end."""
    way = [(start + step) % POSITIONS + 1 for step in range((end - start) % POSITIONS - 1)]
    return list(dict.fromkeys(way[len(way) * step // _STEPS] for step in range(_STEPS))) if way else []


def _moved(screen: "PapyriaScreen", event: Event) -> Iterator[Frame]:
    """A piece walks its way; whom it pushes slides on, with the lapis for it."""
    ring, start, end, pushed = (event.facts[fact] for fact in ("ring", "start", "end", "pushed"))
    to, before = event.facts["pushed_to"], {(ring, end): pushed}
    for here in _stations(start, end):
        pieces = {(ring, to): None, **before, (ring, here): event.seat}
        yield partial(_ring_frame, screen, pieces, (ring, start, here))
    if pushed is not None:
        slots = f"slot:{ring}:{end}", f"slot:{ring}:{to}"
        for step, here in zip(range(1, _STEPS), [*_stations(end, to), to, to, to], strict=False):
            pieces = {(ring, to): None, (ring, here): pushed}
            yield partial(_ring_frame, screen, pieces, None, (*slots, step / _STEPS))


def _traded(screen: "PapyriaScreen", event: Event) -> Iterator[Frame]:
    """The lapis goes to the owner of the piece that was met."""
    moved = screen.view.moved
    rings = ("w", "s") if moved is not None and moved.ring == "w" else ("s", "w")
    if moved is not None:
        slots = tuple(f"slot:{ring}:{moved.position}" for ring in rings)
        for step in range(1, _STEPS):
            yield partial(_ring_frame, screen, {}, None, (slots[0], slots[1], step / _STEPS))


def _laid_end_tile(screen: "PapyriaScreen", event: Event) -> Iterator[Frame]:
    """The tile turns over on its space."""
    for columns in _FACES:
        yield partial(_ring_frame, screen, {}, turning={event.facts["space"]: columns})


_ON_RING: Final[dict[str, Callable[["PapyriaScreen", Event], Iterator[Frame]]]] = {
    "moved": _moved,
    "traded": _traded,
    "laid_end_tile": _laid_end_tile,
}
"""What can be seen on the ring."""
