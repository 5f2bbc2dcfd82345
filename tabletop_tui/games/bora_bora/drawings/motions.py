"""Frames of the moments of Bora Bora, as drawings: what moves, over a board at rest."""

from collections.abc import Mapping
from dataclasses import replace

from rulesets.bora_bora.components import TASK_VP, YELLOW_VP
from rulesets.bora_bora.events import Built, FulfilledTask, Occupied, PlacedDie, PlacedPriest
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.games.bora_bora.drawings import atoll, cards
from tabletop_tui.games.bora_bora.drawings.figures import GAME, Seen
from tabletop_tui.games.bora_bora.terms import HUT
from tabletop_tui.kit.flight import Flight, Journey, carried, flying
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, cells, fit, overlaid
from tabletop_tui.paint.pictures import LOUD, sprite

FRAMES = 4
_JUMP = (0, 4, 5, 2)
"""How many pixels above the water a fish is, frame by frame."""


def rolled(view: BoraBoraView, step: int) -> BoraBoraView:
    """The dice show other numbers before they come to rest."""
    seats = tuple(
        replace(seat, dice=tuple(1 + (number + 1 + step + index) % 6 for number in seat.dice))
        for index, seat in enumerate(view.seats)
    )
    return replace(view, seats=seats)


def draw_die(board: Drawing, seen: Seen, event: PlacedDie, step: int) -> Drawing:
    """A die slides up its card, or, where cards are too low for that, along their line to its card."""
    if event.seat is None or not board.lines:
        return board
    names = [*seen.view.cards, FISHING]
    at = names.index(event.card)
    role = seen.block(event.seat).role
    pitch = cards.pitch_of(seen, board.width)
    down = board.height > len(names)  # a row each, on a small screen
    end = (14, 1 + at) if down else (cards.LEFT + (at + 1) * pitch - 5, 2)
    up = board.height - 1 - end[1] >= FRAMES
    start = (14, 0) if down else (end[0], board.height - 1) if up else (cards.LEFT, end[1])
    flight = Flight(f" {event.number} ", role, start, end)
    return flying(board, [flight], (step + 1) / FRAMES)


def draw_hut(
    seen: Seen, shape: atoll.Shape, event: Occupied, before: BoraBoraView, step: int, height: int
) -> Drawing:
    """A hut drops onto its site, which its holder keeps until then; at last the coast flashes."""
    region, place = event.region, shape.of(event.region)
    if event.seat is None or step == FRAMES - 1:
        lit = replace(seen.marks, reach={region: 0}, target=f"region:{region}")
        return atoll.draw_map(replace(seen, marks=lit), shape, height)
    there = replace(seen, view=replace(seen.view, map={**seen.view.map, region: before.map[region]}))
    base, tile = atoll.draw_map(seen, shape, height), atoll.draw_region(there, shape, region)
    hut = Run(f"{seen.terms.sign(HUT)}{seen.names[event.seat].mark}", seen.block(event.seat).role)
    y = min(place.y + step * place.height // (FRAMES - 2), place.bottom - 1)
    still = [(tile, (place.x, place.y)), (Drawing(((hut,),)), (place.x, y))]
    whole = Region(0, 0, base.width, base.height)
    return carried(base, whole, [Journey(picture, at, at) for picture, at in still], 1)


def pushed(view: BoraBoraView, event: PlacedPriest, before: BoraBoraView, step: int) -> BoraBoraView:
    """Priests shift by one space each, from top to bottom."""
    temple, moving = list(before.temple), event.seat
    last = event.space - 2 * step
    for lower in range(event.space - 1, max(-1, last - 1), -1):
        there = temple[lower]
        temple[lower] = moving
        if there is None:
            break
        moving = there
    return replace(view, temple=tuple(temple))


def built(seen: Seen, event: Built, before: BoraBoraView, step: int) -> Seen:
    """Two spaces light up and merge, and the points are counted up."""
    own, spaces = seen.own, event.spaces
    was, now_has = before.seats[seen.seat].standing.total, own.standing.total
    total = was + (now_has - was) * (step + 1) // FRAMES
    half = step < FRAMES // 2
    standing: Mapping[str, int] = {s: n for s, n in own.built.items() if not half or s not in spaces}
    now = replace(
        own,
        built=dict(standing),
        standing=replace(own.standing, total=total),
        ground=(*own.ground, *spaces) if half else own.ground,
    )
    seats = [*seen.view.seats]
    seats[seen.seat] = now
    marks = replace(seen.marks, ground=frozenset(spaces))
    return replace(seen, view=replace(seen.view, seats=tuple(seats)), marks=marks)


def draw_task(board: Drawing, seen: Seen, event: FulfilledTask, step: int) -> Drawing:
    """The task that a seat has fulfilled flashes in its line, with its points, whole or not at all."""
    target = f"seat:{event.seat}"
    place = next((spot.region for spot in board.spots if spot.target == target), None)
    if place is None or step % 2:
        return board
    canvas, terms = Canvas(board.width, board.height), seen.terms
    canvas.fill(place, "here")
    vp = terms.vp(YELLOW_VP if event.yellow else TASK_VP)
    said = f"{terms.sign('✓')} {seen.names[event.seat or 0].text} +{vp}"
    whole = f"{said} {terms.task(event.task, 'short')}"
    canvas.write(
        place.x, place.y, fit(whole if cells(whole) <= place.width else said, place.width), "good strong here"
    )
    return overlaid(board, canvas.drawing(), 0, 0)


def draw_fish(board: Drawing, seen: Seen, place: Region, step: int) -> Drawing:
    """A fish jumps out of the sea at the right of a region."""
    canvas = Canvas(board.width, board.height)
    picture = sprite(GAME, "fish_trigger", "small")
    canvas.picture(place.right + 3 + 2 * step, 2 * place.y + 4 - _JUMP[step], picture, LOUD)
    return overlaid(board, canvas.drawing(), 0, 0)
