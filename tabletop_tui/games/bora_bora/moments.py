"""Moments of Bora Bora as frames: what moves, and only that, for a fraction of a second."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Event
from tabletop_tui.drawing import Canvas, Drawing, overlaid
from tabletop_tui.games.bora_bora import evening
from tabletop_tui.games.bora_bora.figures import GAME, Seen
from tabletop_tui.games.bora_bora.ownboard import draw_seats
from tabletop_tui.games.bora_bora.terms import FISH_SIGNS, HUT
from tabletop_tui.pictures import LOUD, sprite
from tabletop_tui.screens.motion import Frame

if TYPE_CHECKING:
    from tabletop_tui.games.bora_bora.screen import BoraBoraScreen

_FRAMES = 4
_FISH = dict(zip(FISH_SIGNS, ("fish_parrot", "fish_butterfly", "fish_surgeon", "fish_trigger"), strict=True))


def frames_of(screen: "BoraBoraScreen", happened: Sequence[Event], before: BoraBoraView) -> list[Frame]:
    """The frames for what has happened, one kind of thing after the other, at most two of them."""
    makers: dict[str, Callable[[BoraBoraScreen, Event, BoraBoraView, int], None]] = {
        "rolled": _rolled,
        "occupied": _hut,
        "placed_priest": _priest,
        "built": _built,
        "turn_order": _evening,
    }
    found: list[Frame] = []
    for event in happened:
        maker = makers.get(event.kind)
        if event.kind == "scored" and event.facts["source"] in ("fish", "fishing"):
            maker = _fish
        if maker is not None and len(found) < 2 * _FRAMES and not (maker is _rolled and found):
            found += [partial(maker, screen, event, before, step) for step in range(_FRAMES)]
    return found


def _show(screen: "BoraBoraScreen", board: str, drawing: Drawing) -> None:
    """Give a board another drawing, if it has a place."""
    if any(widget.id == board for widget in screen.board_widgets):
        screen.board(board).drawing = drawing


def _rolled(screen: "BoraBoraScreen", _event: Event, _before: BoraBoraView, step: int) -> None:
    """Everybody's dice show other numbers before they come to rest."""
    view = screen.view
    seats = tuple(
        replace(seat, dice=tuple(1 + (number * 5 + 3 * step + index) % 6 for number in seat.dice))
        for index, seat in enumerate(view.seats)
    )
    region = screen.board("seats-bar").drawing
    rolled = replace(view, seats=seats)
    _show(
        screen,
        "seats-bar",
        draw_seats(screen.seen(view=rolled), view.order, screen.scene.mover, region.width),
    )


def _hut(screen: "BoraBoraScreen", event: Event, before: BoraBoraView, step: int) -> None:
    """A hut drops onto its site; whoever held it stands there until then."""
    region = event.facts["region"]
    if event.seat is None:
        return
    seen = screen.seen()
    spot = screen.board("map").drawing.spot(f"region:{region}")
    if spot is None:
        return
    there = replace(seen.view, map={**seen.view.map, region: before.map[region]})
    base = screen.map_of(screen.seen(view=there))
    canvas = Canvas(base.width, base.height)
    place = spot.region
    y = min(place.y - 1 + step * place.height // (_FRAMES - 1), place.bottom - 1)
    canvas.runs(
        place.x, max(0, y), [seen.block(event.seat, f"{seen.terms.sign(HUT)}{seen.names[event.seat].mark}")]
    )
    _show(screen, "map", overlaid(base, canvas.drawing(), 0, 0))


def _priest(screen: "BoraBoraScreen", event: Event, before: BoraBoraView, step: int) -> None:
    """Priests shift one space each, from the upper to the lower."""
    if event.seat is None:
        return
    temple, pushed = list(before.temple), event.seat
    last = event.facts["space"] - 2 * step
    for lower in range(event.facts["space"] - 1, max(-1, last - 1), -1):
        there = temple[lower]
        temple[lower] = pushed
        if there is None:
            break
        pushed = there
    _again(screen, "market", screen.seen(view=replace(screen.view, temple=tuple(temple))))


def _built(screen: "BoraBoraScreen", event: Event, before: BoraBoraView, step: int) -> None:
    """Two spaces light up and merge; the points are counted up."""
    if event.seat != screen.shown_seat:
        return
    seen = screen.seen()
    own = seen.own
    built = {
        space: number for space, number in own.built.items() if step > 1 or space not in event.facts["spaces"]
    }
    vp = before.seats[event.seat].vp + (own.vp - before.seats[event.seat].vp) * (step + 1) // _FRAMES
    ground = own.ground if step > 1 else tuple({*own.ground, *event.facts["spaces"]})
    seats = list(seen.view.seats)
    seats[event.seat] = replace(own, built=built, vp=vp, ground=ground)
    lit = replace(seen.marks, ground=frozenset(event.facts["spaces"]))
    shown = screen.seen(view=replace(seen.view, seats=tuple(seats)), marks=lit)
    _again(screen, "own", shown)
    _again(screen, "bar", shown)


def _fish(screen: "BoraBoraScreen", event: Event, _before: BoraBoraView, step: int) -> None:
    """A fish jumps: out of the sea in the corner, or at the region where it was scored."""
    drawing = screen.board("map").drawing
    if not screen.look.pictures or not drawing.lines:
        return
    spot = drawing.spot("region:s2")
    if spot is None:
        return
    canvas = Canvas(drawing.width, drawing.height)
    height = (0, 4, 5, 2)[step]
    canvas.picture(
        spot.region.right + 3 + 2 * step,
        2 * spot.region.y + 4 - height,
        sprite(GAME, _FISH["triggerfish"], "small"),
        LOUD,
    )
    base = screen.map_of(screen.seen())
    _show(screen, "map", overlaid(base, canvas.drawing(), 0, 0))


def _evening(screen: "BoraBoraScreen", _event: Event, _before: BoraBoraView, step: int) -> None:
    """The columns of the panel appear one after the other."""
    if screen.evening is None:
        return
    drawing = screen.board("evening").drawing
    shown = evening.draw_evening(screen.seen(), screen.evening, drawing.width, drawing.height, step + 1)
    _show(screen, "evening", shown)


def _again(screen: "BoraBoraScreen", board: str, seen: Seen) -> None:
    """Draw a board from something else than what is shown."""
    _show(screen, board, screen.drawn(board, seen))
