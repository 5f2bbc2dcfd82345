"""Moments of Dice Forge: what has just happened, as frames of the screen."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.dice_forge.events import Forged, Moved, Ousted, Rolled, TookCard
from tabletop_tui.games.dice_forge.drawings.trays import Throw, frames_of, throws_in

if TYPE_CHECKING:
    from tabletop_tui.kit.flight import Journey

MOMENTS = frozenset(each.kind for each in (Rolled, Forged, TookCard, Moved, Ousted))
"""The kinds of events that are thrown, flash, or set something in motion."""
_FLASHES = 2
"""Frames in which what was forged or performed is alternately lit and dark."""
_STEPS = 3
"""Steps in which a plate, a hero or a card reaches its place."""
_STAYS = 7
"""How many frames one of several throws stays before the next."""


@record
class Still:
    """One frame: pictures in flight, what flashes, or a throw in its trays."""

    throw: Throw | None = None
    frame: int = 0
    """The number of the throw's frame."""
    lit: frozenset[str] = frozenset()
    """What flashes, as it was just forged or performed."""
    away: frozenset[int] = frozenset()
    """The heroes on their way."""
    journeys: tuple["Journey", ...] = ()
    share: float = 0
    """How far pictures have come: 0 at their start, 1 at their end."""


AT_REST = Still()
"""The table as it is."""


def stills(
    events: Sequence[Event], journeys: Sequence["Journey"], seen: Callable[[str], bool]
) -> list[Still]:
    """Everything that these events set in motion, make flash, or roll: faces flicker, dice settle.

    Only targets that are `seen` flash.
    """
    walking = {event.seat for event in events if isinstance(event, Moved)} if journeys else set()
    away = frozenset(seat for seat in walking if seat is not None)
    steps = _STEPS + 1 if journeys else 0
    found = [Still(away=away, journeys=tuple(journeys), share=step / _STEPS) for step in range(steps)]
    throws = throws_in(events)
    lit = frozenset(target for event in events if (target := _lit_by(event)) and seen(target))
    if lit and not throws:
        found += [Still(lit=frozenset() if step % 2 else lit) for step in range(_FLASHES)]
    for number, throw in enumerate(throws, start=1):
        count = frames_of(throw)
        found += [Still(throw, frame) for frame in range(count)]
        found += [Still(throw, count - 1)] * (_STAYS if number < len(throws) else 0)
    return found


def _lit_by(event: Event) -> str:
    """What flashes after an event: a die that was forged, a card that was taken."""
    if isinstance(event, Forged):
        return f"die:{event.seat}/{event.die + 1}"
    return f"place:{event.slot}" if isinstance(event, TookCard) else ""
