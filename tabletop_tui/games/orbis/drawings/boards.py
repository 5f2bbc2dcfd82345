"""The boards of Orbis, each drawn from what the screen shows, in the room it has; and what moves on them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from rulesets.core import Event
from rulesets.orbis.advice.gods import god_preview
from rulesets.orbis.components import GODS
from rulesets.orbis.view import OrbisView
from tabletop_tui.games.orbis.drawings import display, others, world
from tabletop_tui.games.orbis.drawings.display import (
    NO_MARKS,
    GodSize,
    Marks,
    Slot,
    TileSize,
    draw_display,
    draw_gods,
    marked,
    slots_of,
)
from tabletop_tui.games.orbis.drawings.moments import (
    IN_WORLD,
    ON_DISPLAY,
    STEPS,
    arriving,
    display_flights,
    slots_during,
    world_during,
    world_flights,
)
from tabletop_tui.games.orbis.drawings.others import Other, draw_others, news_of
from tabletop_tui.games.orbis.drawings.world import (
    STILL,
    Moving,
    Temple,
    draw_about,
    draw_hold,
    draw_laid,
    draw_moved,
    with_free_sites,
)
from tabletop_tui.kit.flight import flying
from tabletop_tui.kit.kept import TO_AND_FRO, Recipe
from tabletop_tui.kit.showing import HUGE, LARGE, SMALL, Move, Showing
from tabletop_tui.paint.drawing import Drawing, Region, overlaid

WORSHIPPERS = ("give:", "gain:")
"""How the keys of options begin that change the player's worshippers."""


class Shown(Showing[OrbisView], Protocol):
    """The screen of Orbis as its boards see it."""

    temples: Sequence[Temple]
    """The temples with their holders now."""
    temples_before: Sequence[Temple]
    """The temples with their holders when the table was last shown."""


def tile_size(shown: Shown) -> TileSize:
    """The size of the display's landscapes."""
    large = shown.shape in (LARGE, HUGE)
    return display.PAGE if shown.shape == SMALL else display.LARGE if large else display.SMALL


def marks(shown: Shown) -> Marks:
    """What the display marks: the cursor, what may be taken, what is new."""
    found: Marks = shown.marked.get("display", NO_MARKS)
    return found


def slots(shown: Shown, marks: Marks) -> list[Slot]:
    """What the display shows with these marks; all else is worked out once."""
    known = (shown.view, shown.terms, tile_size(shown), shown.may_take("landscape"))
    return marked(shown.kept.once("slots", known, partial(slots_of, *known), 1), marks)


def draw_slots(shown: Shown, slots: Sequence[Slot]) -> Drawing:
    """The display; tiles that look as before aren't drawn again."""
    return draw_display(slots, shown.terms, shown.look, tile_size(shown), shown.kept)


def the_display(shown: Shown, room: Region) -> Drawing:
    """All landscapes on offer, in three rows of three."""
    return draw_slots(shown, slots(shown, marks(shown)))


def the_gods(shown: Shown, room: Region) -> Recipe:
    """The gods left, in the order of their keys."""
    view, seat = shown.view, shown.may_take("god")
    left = [god for god in GODS if god in view.gods]
    gods = {god: god_preview(view, seat, god) if seat is not None else None for god in left}
    size = GodSize(room.width, room.height, tile_size(shown).picture)
    return partial(draw_gods, gods, shown.terms, shown.look, size)


def the_world(shown: Shown, room: Region) -> Recipe:
    moving = replace(STILL, counting=shown.counting) if shown.counting else STILL
    return world_of(shown, shown.shown_seat, room, moving)


def the_hold(shown: Shown, room: Region) -> Recipe:
    """The worshippers that the seat shown holds."""
    seat, decision = shown.shown_seat, shown.asked
    gains = shown.may_take("gain") == seat
    asks = gains or shown.may_take("give") == seat
    own = decision is not None and decision.seat == seat
    name = "" if own else shown.names[seat][0]
    trades = shown.may_take("trade") == seat
    held = shown.view.seats[seat].supply
    return partial(draw_hold, held, shown.terms, room.width, trades=trades, name=name, asks=asks, gains=gains)


def the_others(shown: Shown, room: Region) -> Recipe:
    """One or more lines for each of the other players."""
    found = []
    for seat in shown.others:
        own, events = shown.view.seats[seat], shown.happened.get(seat, ())
        found.append(Other(*shown.names[seat], own, news_of(own, shown.terms, seat, events), seat))
    size = others.size_for(room.width // max(1, len(found)), room.height)
    about = (shown.terms, shown.look, size, room.width, room.height, shown.counting)
    return partial(draw_others, found, *about)


def world_of(shown: Shown, seat: int, room: Region, moving: Moving = STILL) -> Recipe:
    """A seat's world and everything around it."""
    size = {SMALL: world.PAGE, LARGE: world.LARGE, HUGE: world.LARGE}.get(shown.shape, world.SMALL)
    x = max(0, (room.width - size.board[0]) // 2)
    own, terms, look, name = shown.view.seats[seat], shown.terms, shown.look, shown.names[seat]
    width, temples = max(room.width, size.board[0]), shown.temples_before if moving.former else shown.temples
    about = partial(draw_about, own, temples, terms, name, width, moving.swaps, seat, size=size)
    rest = replace(moving, site="", risen=None, picture="", swaps=frozenset(), former=False)
    laid = shown.kept.drawing("laid", partial(draw_laid, own, terms, look, size, rest), TO_AND_FRO)
    if moving.site:
        laid = draw_moved(laid, own, terms, look, size, moving)
    beside = shown.kept.drawing("about", about, TO_AND_FRO)
    whole = shown.kept.drawing("whole", partial(overlaid, beside, laid, x, 0), TO_AND_FRO)
    asked = shown.asked is not None and shown.asked.seat == seat and moving is STILL
    trial = shown.marked.get("world") if asked else None
    return partial(with_free_sites, whole, own, terms, look, size, trial, x)


# -- what moves ------------------------------------------------------------------------------------


def moves(shown: Shown, happened: Sequence[Event]) -> dict[str, Move]:
    """The boards on which something moves after these events, each with the function that draws a frame."""
    swaps = swapped(shown)
    on_display = any(isinstance(event, ON_DISPLAY) for event in happened)
    in_world = swaps or any(isinstance(event, IN_WORLD) for event in happened)
    display = {"display": partial(_move_display, shown, happened)} if on_display else {}
    return {
        **display,
        **({"world": partial(_move_world, shown, happened, swaps)} if in_world else {}),
    }


def swapped(shown: Shown) -> frozenset[int]:
    """The temples, by points, whose holders have changed since the table was last shown."""
    before = {temple.points: temple.holder for temple in shown.temples_before}
    return frozenset(
        each.points for each in shown.temples if before.get(each.points, each.holder) != each.holder
    )


def _move_display(shown: Shown, events: Sequence[Event], room: Region, before: Drawing, step: int) -> Drawing:
    lying = slots(shown, replace(marks(shown), slot=None, arriving=arriving(events)))
    drawn = draw_slots(shown, slots_during(lying, events))
    flights = display_flights(drawn, events, shown.view.slot, tile_size(shown), shown.terms.signs, step)
    return flying(drawn, flights, step / STEPS)


def _move_world(
    shown: Shown, events: Sequence[Event], swaps: frozenset[int], room: Region, before: Drawing, step: int
) -> Drawing:
    seat = next((event.seat for event in events if event.seat is not None), shown.shown_seat)
    own = shown.view.seats[seat]
    drawn = world_of(shown, seat, room, world_during(own, events, step, swaps))()
    return flying(drawn, world_flights(drawn, own, events), (step + 1) / STEPS)
