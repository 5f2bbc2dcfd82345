"""The display of Orbis as a drawing: nine landscapes, three by three."""

from collections.abc import Hashable
from dataclasses import field
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, DISPLAY_SIZE, LANDSCAPES
from rulesets.orbis.geometry import SLOT_NEIGHBOURS
from rulesets.orbis.view import OrbisView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, beside, stacked
from tabletop_tui.games.orbis import tiles
from tabletop_tui.games.orbis.boardtext import sign
from tabletop_tui.games.orbis.terms import Terms


class TileSize(NamedTuple):
    """How big a tile is drawn, frame included."""

    width: int
    height: int
    shared: bool = False
    """Neighbours share their frames."""

    @property
    def step(self) -> tuple[int, int]:
        """How far the next tile begins to the right and down."""
        return (self.width - 1, self.height - 1) if self.shared else (self.width, self.height)

    @property
    def board(self) -> tuple[int, int]:
        """Cells of three by three tiles."""
        across, down = self.step
        return 2 * across + self.width, 2 * down + self.height


COMPACT = TileSize(14, 5, shared=True)
NORMAL = TileSize(14, 6)
WIDE = TileSize(16, 6)
LARGE = TileSize(19, 8)
SIZES = (LARGE, WIDE, NORMAL, COMPACT)

SIGN_ROLES = {"ok": "good strong", "3>1": "warn", "#!": "bad strong", "0!": "warn strong"}


@record
class Marks:
    """What the display shows beyond the position."""

    seat: int | None = None
    """For whom the signs `ok`, `3>1`, `#!` and `0!` are shown; `None` for nobody."""
    slot: int | None = None
    """The landscape under the cursor: its neighbours show what they would get."""
    eligible: frozenset[int] = field(default_factory=frozenset)
    """Colours a Volcano may remove now."""


NO_MARKS = Marks()


def tile_size(width: int, height: int) -> TileSize:
    """The biggest tiles with which the display fits into so many cells; the smallest if none do."""
    for size in SIZES:
        across, down = size.board
        if across <= width and down <= height:
            return size
    return COMPACT


Pictures = dict[Hashable, Drawing]
"""Tiles that have been drawn, by all that their looks depend on; for one wording only."""


def draw_display(
    view: OrbisView,
    terms: Terms,
    size: TileSize = NORMAL,
    marks: Marks = NO_MARKS,
    pictures: Pictures | None = None,
) -> Drawing:
    """The nine slots; the landscape in hand shows as taken.

    Given `pictures` of the same wording, only tiles that look new are drawn.
    """
    pictures = {} if pictures is None else pictures
    found = [_slot_picture(view, terms, size, slot, marks, pictures) for slot in range(DISPLAY_SIZE)]
    if not size.shared:
        return stacked(*(beside(*found[row : row + 3]) for row in (0, 3, 6)))
    width, height = size.board
    canvas = Canvas(width, height)
    across, down = size.step
    for slot, picture in enumerate(found):
        canvas.place(slot % 3 * across, slot // 3 * down, picture)
    _join_frames(canvas, size)
    return canvas.drawing()


def _slot_picture(
    view: OrbisView, terms: Terms, size: TileSize, slot: int, marks: Marks, pictures: Pictures
) -> Drawing:
    tile = view.display[slot]
    if tile is None:
        return _gap(view, terms, size, slot)
    said = sign(view, marks.seat, slot) if marks.seat is not None and view.slot is None else ""
    look = Look(tile, slot, size, said, view.worshippers[slot], _created(view, marks, slot), marks.eligible)
    picture = pictures.get(look)
    if picture is None:
        picture = pictures[look] = _picture(terms, look)
    return picture


def _join_frames(canvas: Canvas, size: TileSize) -> None:
    """The corners where shared frames meet."""
    across, down = size.step
    for row, joints in enumerate(("┌┬┬┐", "├┼┼┤", "├┼┼┤", "└┴┴┘")):
        for column, joint in enumerate(joints):
            canvas.write(column * across, row * down, joint, "dim ground-base")
    for row in range(3):
        for y in range(row * down + 1, (row + 1) * down):
            canvas.write(3 * across, y, "│", "dim ground-base")


class Look(NamedTuple):
    """All that the looks of a tile depend on."""

    tile: str
    slot: int
    size: TileSize
    sign: str
    lying: tuple[int, ...]
    created: int | None
    eligible: frozenset[int]


def _picture(terms: Terms, look: Look) -> Drawing:
    canvas, region = _blank(look.size, look.slot)
    _draw_tile(canvas, region, look.tile)
    _write_tile(canvas, region, terms, look)
    return canvas.drawing()


def _blank(size: TileSize, slot: int) -> tuple[Canvas, Region]:
    """A canvas for a slot, which is its only spot."""
    canvas = Canvas(size.width, size.height)
    region = Region(0, 0, size.width, size.height)
    canvas.spot(f"slot:{slot}", region, (1, 0))
    return canvas, region


def _draw_tile(canvas: Canvas, region: Region, tile: str) -> None:
    canvas.fill(region, tiles.ground(tile))
    canvas.fill(Region(region.x + 1, region.bottom - 2, region.width - 2, 1), "ground-base")
    canvas.box(region, f"{tiles.ink(tile)} {tiles.ground(tile)}")


def _write_tile(canvas: Canvas, region: Region, terms: Terms, look: Look) -> None:
    tile = look.tile
    x, y, right = region.x + 1, region.y, region.right - 1
    canvas.write(x + 1, y, str(look.slot + 1), "strong")
    role = f"{tiles.ink(tile)} strong"
    heading = tiles.heading(terms, tile)
    if region.height == COMPACT.height:
        heading = f"{terms.say('brief', LANDSCAPES[tile].effect)}{heading}"
    canvas.write(x + 3, y, heading, role)
    if look.sign:
        canvas.write_right(right, y, look.sign, SIGN_ROLES[look.sign])
    _write_inner(canvas, region, terms, tile)
    under, room = region.bottom - 2, region.width - 2
    if look.created is not None:
        letter, role = terms.letters[look.created], COLOURS[look.created]
        canvas.write_right(right, under, f"+{letter}", f"{role} strong")
        room -= 3
    before = f" {terms.say('tile-on')} " if region.height >= LARGE.height else ""
    lying = tiles.lying(terms, look.lying, room - len(before), look.eligible)
    if before:
        lying = [Run(before, "dim"), *(lying or [Run(terms.say("nobody"), "dim")])]
    canvas.runs(x, under, lying)


def _write_inner(canvas: Canvas, region: Region, terms: Terms, tile: str) -> None:
    landscape = LANDSCAPES[tile]
    room = region.width - 2
    x, y, right = region.x + 1, region.y + 1, region.right - 1
    if region.height >= LARGE.height:
        canvas.runs(x + 1, y, tiles.name(terms, tile, room - 1))
        free = not any(landscape.cost) and not landscape.cost_any
        before = "" if free else f"{terms.say('tile-pay')} "
        canvas.runs(x + 1, y + 1, [Run(before, "dim"), *tiles.cost(terms, landscape, room - 1)])
        canvas.runs(x + 1, y + 2, tiles.effect(terms, tile))
        canvas.runs(x + 1, y + 3, tiles.worth(terms, landscape, spaced=True))
        return
    worth = tiles.worth(terms, landscape)
    if region.height > COMPACT.height:
        canvas.runs(x, y, tiles.name(terms, tile, room))
        y += 1
    used = tiles.width(worth)
    canvas.runs(right - used, y, worth)
    canvas.runs(x, y, tiles.cost(terms, landscape, room - used - 1))
    canvas.runs(x, y + 1, tiles.effect(terms, tile))


def _gap(view: OrbisView, terms: Terms, size: TileSize, slot: int) -> Drawing:
    """The slot of the landscape in hand, or an empty one at the end of the game."""
    canvas, region = _blank(size, slot)
    canvas.fill(region, "ground-base")
    canvas.box(region, "faint", "dashed")
    canvas.write(region.x + 2, region.y, str(slot + 1), "dim")
    middle = region.y + region.height // 2
    if slot != view.slot or view.hand is None:
        canvas.write_centred(region, middle, terms.say("tile-empty"), "dim")
        return canvas.drawing()
    inner = Region(region.x + 1, region.y, region.width - 2, region.height)
    called = terms.short(view.hand)
    if len(called) > inner.width:
        called = terms.brief(view.hand)
    canvas.write_centred(inner, middle - 1, called, f"{tiles.ink(view.hand)} strong")
    text = terms.say("tile-wild" if view.turned_over else "tile-taken-by")
    canvas.write_centred(inner, middle, text, "you")
    return canvas.drawing()


def _created(view: OrbisView, marks: Marks, slot: int) -> int | None:
    """The colour of the worshipper a slot would get, or `None` if it would get none."""
    if marks.slot is None or slot not in SLOT_NEIGHBOURS[marks.slot]:
        return None
    tile = view.display[marks.slot]
    return None if tile is None else LANDSCAPES[tile].colour
