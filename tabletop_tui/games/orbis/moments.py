"""Moments of Orbis: what has just happened, in a few frames that touch only the cells that move."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rulesets.core import Event
from rulesets.orbis.components import COLOURS
from rulesets.orbis.preview import last_laid
from tabletop_tui.games.kit.flight import Flight, flying
from tabletop_tui.games.orbis.display import Slot
from tabletop_tui.games.orbis.world import STILL
from tabletop_tui.history import LogEntry
from tabletop_tui.screens.motion import Frame

if TYPE_CHECKING:
    from tabletop_tui.games.orbis.screen import OrbisScreen

STEPS = 4
"""Of how many frames a moment consists."""
_ERUPTION = ("volcano", "volcano_erupt1", "volcano_erupt2", "volcano_erupt1")
"""The pictures of a Volcano while it erupts, frame by frame."""


def frames_of(screen: "OrbisScreen", entries: Sequence[LogEntry]) -> list[Frame]:
    """Signs slide and fly, a landscape rises, a Volcano erupts, a god descends, a temple changes hands."""
    told = [event for entry in entries for event in entry.events]
    kinds = {event.kind for event in told}
    frames: list[Frame] = []
    for step in range(STEPS):
        acts: list[Frame] = []
        if screen.has_place("display") and kinds & {"created", "collected", "removed", "turned_up"}:
            acts.append(partial(_show_display, screen, told, step))
        if screen.has_place("world") and (kinds & {"laid", "took_god", "removed"} or screen.temples_changed):
            acts.append(partial(_show_world, screen, told, step))
        if acts:
            frames.append(partial(_all, acts))
    return frames


def _all(acts: Sequence[Frame]) -> None:
    for act in acts:
        act()


# -- the display -----------------------------------------------------------------------------------


def _show_display(screen: "OrbisScreen", told: Sequence[Event], step: int) -> None:
    """New worshippers slide to their tiles, collected ones fly off, removed ones flash and leave."""
    arriving = next((event.facts["slot"] for event in told if event.kind == "turned_up"), None)
    slots = screen.slots(replace(screen.marks, slot=None, arriving=arriving))
    flights: list[Flight] = []
    for event in told:
        if event.kind == "created":
            slots = _without(slots, event.facts["slots"], COLOURS.index(event.facts["colour"]))
            flights += _slides(screen, event)
        elif event.kind == "collected":
            flights += _leaves(screen, event)
        elif event.kind == "removed" and step < STEPS - 1:
            flights.append(_flash(screen, event))
    drawing = flying(screen.draw_slots(slots), flights, step / STEPS)
    screen.board("display").drawing = drawing


def _without(slots: Sequence[Slot], numbers: Sequence[int], colour: int) -> list[Slot]:
    """The slots with one worshipper of a colour less on some: it is still on its way."""
    return [
        replace(slot, lying=tuple(n - (c == colour) for c, n in enumerate(slot.lying)))
        if slot.number in numbers and slot.lying[colour]
        else slot
        for slot in slots
    ]


def _foot(screen: "OrbisScreen", slot: int) -> tuple[int, int]:
    """The first cell of a tile's bottom line."""
    spot = screen.board("display").drawing.spot(f"slot:{slot}")
    return (spot.region.x + 1, spot.region.bottom - 1) if spot is not None else (0, 0)


def _slides(screen: "OrbisScreen", event: Event) -> list[Flight]:
    word = event.facts["colour"]
    sign, taken = screen.terms.signs[COLOURS.index(word)], screen.view.slot
    start = _foot(screen, taken if taken is not None else event.facts["slots"][0])
    start = (start[0] + screen.tile_size.width // 2, start[1] - screen.tile_size.height // 2)
    return [Flight(sign, word, start, _foot(screen, slot)) for slot in event.facts["slots"]]


def _leaves(screen: "OrbisScreen", event: Event) -> list[Flight]:
    """Collected worshippers go from the tile to the right, where their player's things are."""
    x, y = _foot(screen, screen.view.slot or 0)
    flights = []
    for word, count in event.facts["worshippers"].items():
        for _ in range(count):
            flights.append(
                Flight(screen.terms.signs[COLOURS.index(word)], word, (x, y), (screen.tile_size.board[0], y))
            )
            x += 2
    return flights


def _flash(screen: "OrbisScreen", event: Event) -> Flight:
    word = event.facts["colour"]
    x, y = _foot(screen, event.facts["slot"])
    at = (x + screen.tile_size.width // 2, y)
    return Flight(f"[{screen.terms.signs[COLOURS.index(word)]}]", "you", at, (at[0], at[1] - 2))


# -- the world -------------------------------------------------------------------------------------


def _show_world(screen: "OrbisScreen", told: Sequence[Event], step: int) -> None:
    """A landscape rises and its points fly to the others, a Volcano erupts, a god comes down."""
    seat = next((event.seat for event in told if event.seat is not None), screen.shown_seat)
    own, moving, flights = screen.view.seats[seat], STILL, []
    for event in told:
        if event.kind == "laid":
            moving = replace(moving, site=event.facts["site"], risen=2 * (step + 1))
        elif event.kind == "took_god":
            moving = replace(moving, dropped=STEPS - step)
    laid = last_laid(own)
    if laid is not None and any(event.kind in ("removed", "sacrificed", "laid") for event in told):
        if any(event.kind == "removed" for event in told):
            moving = replace(moving, site=laid[0], picture=_ERUPTION[step])
        judged, spot = own.verdicts[laid[0]], screen.board("world").drawing.spot(f"site:{laid[0]}")
        if judged.status == "scores" and spot is not None:
            start, end = (spot.region.x, spot.region.y), (screen.board("world").drawing.width - 3, 0)
            flights = [Flight(f"+{judged.points}", "gold", start, end)]
    moving = replace(moving, former=step < STEPS // 2, swaps=screen.temples_changed)
    drawing = screen.world_of(seat, screen.room("world"), moving)()
    screen.board("world").drawing = flying(drawing, flights, (step + 1) / STEPS)
