"""The boards of Papyria, each drawn from what the screen shows, in the room it has."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Protocol

from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings import panels
from tabletop_tui.games.papyria.drawings.moments import Still
from tabletop_tui.games.papyria.drawings.realm import draw_realm
from tabletop_tui.games.papyria.drawings.ring import Marks, RingDrawing
from tabletop_tui.games.papyria.drawings.sector import LARGE_RING, SMALL_RING, RingSize
from tabletop_tui.games.papyria.drawings.water import draw_water, on_water
from tabletop_tui.kit.kept import Recipe
from tabletop_tui.kit.showing import HUGE, LARGE, SMALL, Showing
from tabletop_tui.paint.drawing import EMPTY, Drawing, Region
from tabletop_tui.store.people import Person


class Shown(Showing[PapyriaView], Protocol):
    """The screen of Papyria as its boards see it."""

    page: str

    @property
    def people(self) -> Sequence[Person]:
        """The players in seat order."""


# -- the ring --------------------------------------------------------------------------------------


def ring_size(shape: str) -> RingSize:
    """The size of the ring on the stage."""
    return LARGE_RING if shape in (LARGE, HUGE) else SMALL_RING


def the_ring(shown: Shown, room: Region) -> Recipe | Drawing:
    """The ring at the size that suits its room."""
    marks: Marks = shown.marked["ring"]
    return ring_with(shown, shown.view, marks, room)


def ring_with(shown: Shown, view: PapyriaView, marks: Marks, room: Region) -> Drawing:
    """The ring of a view, perhaps of one during a moment."""
    if shown.shape == SMALL:
        from tabletop_tui.games.papyria.drawings.page import draw_page  # most screens are larger

        names = shown.players
        return draw_page(view, shown.terms, names, marks, room.width, room.height)
    width = ring_size(shown.shape).width - 2
    water = partial(draw_water, on_water(view, marks.seat, marks.gates), shown.terms, width)
    return _ring(shown, view, marks, shown.kept.drawing("water", water)).drawn(shown.kept, shown.look)


def _ring(shown: Shown, view: PapyriaView, marks: Marks, water: Drawing) -> RingDrawing:
    """What the ring of a view looks like on the stage."""
    names = shown.players
    return RingDrawing(view, shown.terms, names, ring_size(shown.shape), marks, water)


def ring_during(shown: Shown, room: Region, still: Still, before: Drawing) -> Drawing:
    """The ring in one frame of a moment: pieces on their way, a lapis between two slots.

    Or as it was drawn `before`, but with the pieces where they stand now, and what is lit.
    """
    view, terms = shown.view, shown.terms
    if still.before:
        return _ring(shown, view, shown.marked["ring"], EMPTY).with_pieces(
            before.spots, shown.kept, shown.look
        )
    rings = {
        ring: tuple(still.pieces.get((ring, place), owner) for place, owner in enumerate(owners, start=1))
        for ring, owners in view.rings.items()
    }
    marks = replace(shown.marked["ring"], trail=still.trail, turning=still.turning)
    drawing = ring_with(shown, replace(view, rings=rings), marks, room)
    if still.coin is None:
        return drawing
    from tabletop_tui.kit.flight import Flight, flying  # nothing moves at a start

    start, end = (spot.region for target in still.coin[:2] if (spot := drawing.spot(target)) is not None)
    places = (start.x + 10, start.y), (end.x + 10, end.y)
    return flying(drawing, [Flight(terms.sign("lapis"), terms.ink("lapis"), *places)], still.coin[2])


# -- a realm, and what is beside it ----------------------------------------------------------------


def the_realm(shown: Shown, room: Region) -> Recipe:
    """The realm of the seat shown; before there is one, the starting tiles that can be kept."""
    hand: panels.Hand = shown.marked["hand"]
    if hand.tiles:
        return partial(panels.draw_tiles, shown.terms, shown.look, hand, room.width, room.height)
    return partial(draw_realm, shown.marked["realm"], shown.terms, shown.look, room.width, room.height)


def the_hand(shown: Shown, room: Region) -> Recipe:
    """The landscape that is being laid."""
    return partial(panels.draw_hand, shown.terms, shown.look, shown.marked["hand"], room.width, room.height)


def the_goods(shown: Shown, room: Region) -> Recipe:
    seat = shown.shown_seat
    own = shown.view.seats[seat]
    return partial(
        panels.draw_own,
        panels.goods_of(own),
        own.standing.total,
        shown.terms,
        shown.names[seat],
        room.width,
        seat,
    )


def the_kinds(shown: Shown, room: Region) -> Recipe:
    """The seven scorings of the seat shown, and what they would be with the choice under the cursor."""
    own, (then, kind) = panels.scored_of(shown.view.seats[shown.shown_seat]), shown.marked["kinds"]
    return partial(panels.draw_kinds, own, shown.terms, room.width, room.height, then, kind)


# -- all players -----------------------------------------------------------------------------------


def the_seats(shown: Shown, room: Region) -> Recipe:
    """All seats in a table and, where there is room, who leads in each majority."""
    rows = panels.rows_of(shown.view, shown.names, shown.shown_seat, frozenset(shown.happened))
    roomy = room.height >= len(rows) + 2 + len(panels.MAJORITY_TITLES)
    majorities = panels.majorities_of(shown.view, shown.names) if roomy else ()
    return partial(panels.draw_seats, rows, majorities, shown.terms, room.width, room.height)


def the_others(shown: Shown, room: Region) -> Recipe:
    """The realms of all other players."""
    others = tuple(panels.other_of(shown.view, seat, shown.names[seat]) for seat in shown.others)
    return partial(panels.draw_others, others, shown.terms, shown.look, room.width, room.height)
