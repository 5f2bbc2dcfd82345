"""What moves on the boards of Orbis after an answer, frame by frame: functions of what has happened."""

from collections.abc import Sequence
from dataclasses import replace

from rulesets.core import Event
from rulesets.orbis.components import COLOURS
from rulesets.orbis.preview import last_laid
from rulesets.orbis.view import SeatView
from tabletop_tui.games.orbis.drawings.display import Slot, TileSize
from tabletop_tui.games.orbis.drawings.world import STILL, Moving
from tabletop_tui.kit.flight import Flight
from tabletop_tui.paint.drawing import Drawing

STEPS = 4
"""The number of frames in a moment."""
ON_DISPLAY = frozenset({"created", "collected", "removed", "turned_up"})
IN_WORLD = frozenset({"laid", "took_god", "removed"})
"""The kinds of events that move something on a board."""
TEMPLE = "temple"
"""A temple changes hands, which follows from what lies where."""
MOMENTS = ON_DISPLAY | IN_WORLD | {TEMPLE}
_ERUPTION = ("volcano", "volcano_erupt1", "volcano_erupt2", "volcano_erupt1")
"""The pictures of a Volcano while it erupts, frame by frame."""


def arriving(events: Sequence[Event]) -> int | None:
    """The slot whose landscape is turned up."""
    return next((event.facts["slot"] for event in events if event.kind == "turned_up"), None)


def slots_during(slots: Sequence[Slot], events: Sequence[Event]) -> list[Slot]:
    """The slots without the worshippers just created, which are still on their way."""
    shown = list(slots)
    for event in events:
        if event.kind == "created":
            colour = COLOURS.index(event.facts["colour"])
            for place, slot in enumerate(shown):
                if slot.number in event.facts["slots"] and slot.lying[colour]:
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
        if event.kind == "created":
            word, slots = event.facts["colour"], event.facts["slots"]
            x, y = _foot(shown, taken if taken is not None else slots[0])
            start, sign = (x + size.width // 2, y - size.height // 2), signs[COLOURS.index(word)]
            flights += [Flight(sign, word, start, _foot(shown, slot)) for slot in slots]
        elif event.kind == "collected":
            x, y = _foot(shown, taken or 0)
            words = [word for word, count in event.facts["worshippers"].items() for _ in range(count)]
            for place, word in enumerate(words):
                start, end = (x + 2 * place, y), (size.board[0], y)
                flights.append(Flight(signs[COLOURS.index(word)], word, start, end))
        elif event.kind == "removed" and step < STEPS - 1:
            x, y = _foot(shown, event.facts["slot"])
            x, sign = x + size.width // 2, signs[COLOURS.index(event.facts["colour"])]
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
        if event.kind == "laid":
            moving = replace(moving, site=event.facts["site"], risen=2 * (step + 1))
        elif event.kind == "took_god":
            moving = replace(moving, dropped=STEPS - step)
        elif event.kind == "removed" and laid is not None:
            moving = replace(moving, site=laid[0], picture=_ERUPTION[step])
    return moving


def world_flights(shown: Drawing, own: SeatView, events: Sequence[Event]) -> list[Flight]:
    """The points of the landscape laid last fly to the others."""
    laid = last_laid(own)
    if laid is None or not any(event.kind in ("removed", "sacrificed", "laid") for event in events):
        return []
    judged, spot = own.verdicts[laid[0]], shown.spot(f"site:{laid[0]}")
    if judged.status != "scores" or spot is None:
        return []
    return [Flight(f"+{judged.points}", "gold", (spot.region.x, spot.region.y), (shown.width - 3, 0))]
