"""What moves on the boards of Orbis after an answer, frame by frame: functions of what has happened."""

from collections.abc import Sequence
from dataclasses import replace

from rulesets.core import Event
from rulesets.orbis.advice.trials import last_laid
from rulesets.orbis.components import COLOURS
from rulesets.orbis.events import Collected, Created, Laid, Removed, Sacrificed, TookGod, TurnedUp
from rulesets.orbis.view import SeatView
from tabletop_tui.games.orbis.drawings.display import Slot, TileSize
from tabletop_tui.games.orbis.drawings.world import STILL, Moving
from tabletop_tui.kit.flight import Flight
from tabletop_tui.paint.drawing import Drawing

STEPS = 4
"""The number of frames in a moment."""
ON_DISPLAY = (Created, Collected, Removed, TurnedUp)
IN_WORLD = (Laid, TookGod, Removed)
"""The kinds of events that move something on a board."""
TEMPLE = "temple"
"""A temple changes hands, which follows from what lies where."""
MOMENTS = frozenset({*(each.kind for each in (*ON_DISPLAY, *IN_WORLD)), TEMPLE})
_ERUPTION = ("volcano", "volcano_erupt1", "volcano_erupt2", "volcano_erupt1")
"""The pictures of a Volcano while it erupts, frame by frame."""


def arriving(events: Sequence[Event]) -> int | None:
    """The slot whose landscape is turned up."""
    return next((event.slot for event in events if isinstance(event, TurnedUp)), None)


def slots_during(slots: Sequence[Slot], events: Sequence[Event]) -> list[Slot]:
    """The slots without the worshippers just created, which are still on their way."""
    shown = list(slots)
    for event in events:
        if isinstance(event, Created):
            colour = COLOURS.index(event.colour)
            for place, slot in enumerate(shown):
                if slot.number in event.slots and slot.lying[colour]:
                    lying = tuple(count - (c == colour) for c, count in enumerate(slot.lying))
                    shown[place] = replace(slot, lying=lying)
    return shown


def display_flights(
    shown: Drawing,
    events: Sequence[Event],
    taken: int | None,
    size: TileSize,
    signs: Sequence[str],
    step: int,
) -> list[Flight]:
    """New worshippers slide to their tiles, collected ones fly off, removed ones flash and leave."""
    flights: list[Flight] = []
    for event in events:
        if isinstance(event, Created):
            word, slots = event.colour, event.slots
            x, y = _foot(shown, taken if taken is not None else slots[0])
            start, sign = (x + size.width // 2, y - size.height // 2), signs[COLOURS.index(word)]
            flights += [Flight(sign, word, start, _foot(shown, slot)) for slot in slots]
        elif isinstance(event, Collected):
            x, y = _foot(shown, taken or 0)
            colours = [colour for colour, count in enumerate(event.worshippers) for _ in range(count)]
            for place, colour in enumerate(colours):
                start, end = (x + 2 * place, y), (size.board[0], y)
                flights.append(Flight(signs[colour], COLOURS[colour], start, end))
        elif isinstance(event, Removed) and step < STEPS - 1:
            x, y = _foot(shown, event.slot)
            x, sign = x + size.width // 2, signs[COLOURS.index(event.colour)]
            flights.append(Flight(f"[{sign}]", "you", (x, y), (x, y - 2)))
    return flights


def _foot(shown: Drawing, slot: int) -> tuple[int, int]:
    """The first cell of a tile's bottom line."""
    spot = shown.spot(f"slot:{slot}")
    return (spot.region.x + 1, spot.region.bottom - 1) if spot is not None else (0, 0)


def world_during(own: SeatView, events: Sequence[Event], step: int, swaps: frozenset[int]) -> Moving:
    """A landscape rises, a Volcano erupts, a god comes down, temples change hands."""
    moving, laid = replace(STILL, former=step < STEPS // 2, swaps=swaps), last_laid(own)
    for event in events:
        if isinstance(event, Laid):
            moving = replace(moving, site=event.site, risen=2 * (step + 1))
        elif isinstance(event, TookGod):
            moving = replace(moving, dropped=STEPS - step)
        elif isinstance(event, Removed) and laid is not None:
            moving = replace(moving, site=laid.site, picture=_ERUPTION[step])
    return moving


def world_flights(shown: Drawing, own: SeatView, events: Sequence[Event]) -> list[Flight]:
    """The points of the landscape laid last fly to the others."""
    laid = last_laid(own)
    if laid is None or not any(isinstance(event, Removed | Sacrificed | Laid) for event in events):
        return []
    judged, spot = own.verdicts[laid.site], shown.spot(f"site:{laid.site}")
    if judged.status != "scores" or spot is None:
        return []
    return [Flight(f"+{judged.points}", "gold", (spot.region.x, spot.region.y), (shown.width - 3, 0))]
