"""A world of Helios as a drawing: hexes filled to their slanted edges, the sun and its way, marks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from itertools import pairwise

from rulesets.core.records import record
from rulesets.helios.coast import coast_of
from rulesets.helios.components import COLOURS, FIELD_ROWS, HARBOUR_VP
from rulesets.helios.geometry import BIT, BONUS, DARK, FIELDS, LAP_LINE
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import lap_points, shape_of
from tabletop_tui.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.games.helios.hexes import (
    GAME,
    HUGE,
    LARGE,
    MINI,
    PAGE,
    SMALL,
    WIDE_MINI,
    HexSize,
    Place,
    border,
    hex_picture,
    inset,
    place_of,
)
from tabletop_tui.games.helios.terms import ANY, CLOSED, HARBOUR, INKS, MANA, NEW, STEP, TEMPLE, Terms
from tabletop_tui.hexes import HexGrid
from tabletop_tui.pictures import FADED, LOUD, NORMAL, QUIET, Look, Volume, sprite
from tabletop_tui.runs import wide

CUBES = (
    ("cfe4ff", "74b4ff"),
    ("f0b070", "d9823f"),
    ("eef2f6", "b4bdc7"),
    ("b9f29b", "6fcf5f"),
    ("dcc4ff", "a678e0"),
)
"""The lighter and the plain colour of a cube of each colour."""
_WAY, _ON = "ffab3d", "8a6a34"
"""The sun's way to the cursor, and where it would lead from there."""
_GRIDS = {
    size.width: HexGrid({name: (row.q, row.r) for name, row in FIELD_ROWS.items()}, top, half)
    for size, top, half in ((PAGE, 6, 1), (SMALL, 7, 2), (LARGE, 8, 3))
}
"""The outlines of hexes where no pictures can be shown."""
GRID = _GRIDS[SMALL.width]
"""Which field is whose neighbour in each of the six directions."""


Corners = Mapping[str, Sequence[Line]]
_NO_CORNERS: Corners = {}


@record
class Marks:
    """What a decision and its cursor add to a world."""

    keys: Mapping[str, str] = field(default_factory=dict)
    """The key of each field that may be chosen."""
    gains: Mapping[str, Line] = field(default_factory=dict)
    """What each of them brings."""
    open: frozenset[str] = frozenset()
    """Fields that are bright, with or without a key."""
    way: Sequence[str] = ()
    """The sun's way to the cursor."""
    on: Sequence[str] = ()
    """Where it leads from there."""
    lit: Mapping[str, Line] = field(default_factory=dict)
    """Tiles that the cursor's option speaks of, with what they would bring."""
    ghost: tuple[str, str] | None = None
    """A tile that might lie on a field."""
    cursor: str | None = None
    muted: bool = False
    """Tiles that aren't open are quiet."""
    new: frozenset[str] = frozenset()
    """Fields that have changed since the last turn of whoever looks."""
    flash: frozenset[str] = frozenset()
    """Tiles that light up in a moment."""
    hidden_sun: str | None = None
    """Where the sun is in a moment, if not on its field."""


NO_MARKS = Marks()


def outlined(size: HexSize, look: Look) -> tuple[HexSize, HexGrid | None]:
    """The size that can be drawn in a look, and its outlines where there are no pictures."""
    if look.pictures:
        return size, None
    smaller = LARGE if size is HUGE else size
    return smaller, _GRIDS.get(smaller.width)


def draw_world(
    board: Seat,
    terms: Terms,
    look: Look,
    size: HexSize,
    marks: Marks = NO_MARKS,
    corners: Corners = _NO_CORNERS,
) -> Drawing:
    """The whole map of a seat; every field is a spot `field:<name>`.

    `corners` are lines for the free corners: `left`, `right`, `below`, `beside` (below at the right).
    """
    drawn = _World(board, terms, look, size, marks)
    for corner, rows in corners.items():
        first = drawn.canvas.height - len(rows) if corner in ("below", "beside") else 0
        for y, runs in enumerate(rows, start=first):
            drawn.canvas.runs(0 if corner in ("left", "below") else drawn.canvas.width - wide(runs), y, runs)
    return drawn.draw()


class _World:
    """One map being drawn."""

    def __init__(self, board: Seat, terms: Terms, look: Look, size: HexSize, marks: Marks) -> None:
        self.size, self.grid = outlined(size, look)
        self.canvas = Canvas(*self.size.board)
        self.board, self.terms, self.look, self.marks = board, terms, look, marks
        self.coast = coast_of(shape_of(board.world))
        self.sun = marks.hidden_sun or board.sun

    def draw(self) -> Drawing:
        """Fields, lap line, the sun's way, rims, then everything in letters."""
        if self.grid is not None:
            for role, dark in (("faint", True), ("dim", False)):
                for name in FIELDS:
                    if bool(BIT[name] & DARK) == dark:
                        self.grid.outline(self.canvas, name, role, y=-1)
            for name in self.marks.lit:
                self.grid.outline(self.canvas, name, "strong", y=-1)
            if self.marks.cursor is not None:
                self.grid.outline(self.canvas, self.marks.cursor, "ring", y=-1)
        else:
            self._pixels()
        for name in FIELDS:
            self._write(name, self._place(name))
        return self.canvas.drawing()

    def _place(self, name: str) -> Place:
        if self.grid is None:
            return place_of(self.size, name)
        inner = self.grid.inner(name)
        lines = tuple(range(inner.y - 1, inner.bottom - 1))
        return Place(inner.x, 2 * inner.y, lines, Region(inner.x, inner.y - 1, inner.width, inner.height))

    # -- pixels ------------------------------------------------------------------------------------

    def _pixels(self) -> None:
        marks, size = self.marks, self.size
        for name in FIELDS:
            self._hex(name)
        for name in FIELDS:
            if BIT[name] & LAP_LINE:
                self._edge(name, "ffd866", "left")
        for way, colour in ((marks.way, _WAY), (marks.on, _ON)):
            self._line(way, colour, dotted=colour == _ON)
        for name in marks.lit:
            self._edge(name, "fff1c9")
        if marks.cursor is not None:
            self._edge(marks.cursor, "7ee7ff")
        sun = place_of(size, self.sun)
        self.canvas.picture(sun.x, sun.top, hex_picture("sun", size), LOUD)
        if marks.cursor == self.sun:
            self._edge(self.sun, "7ee7ff")

    def _hex(self, name: str) -> None:
        tile, place = self.board.world.get(name), place_of(self.size, name)
        kind, volume = self._ground(name, tile)
        if name in self.marks.flash:
            kind, volume = "fff1c9", LOUD
        self.canvas.picture(place.x, place.top, hex_picture(kind, self.size), volume)
        if tile is not None:
            self._lying(tile, place, volume)
        elif self.marks.ghost is not None and self.marks.ghost[0] == name:
            self.canvas.picture(place.x, place.top, hex_picture(self.marks.ghost[1], self.size), FADED)

    def _ground(self, name: str, tile: Tile | None) -> tuple[str, Volume]:
        """The picture of a field and how loud it is."""
        marks = self.marks
        if tile is not None:
            loud = name in marks.lit or name in marks.open
            return tile.kind, LOUD if loud else QUIET if marks.muted else NORMAL
        if name in marks.open:
            return "wave", LOUD
        if BIT[name] & DARK:
            return "deep", NORMAL
        return "sea", FADED

    def _lying(self, tile: Tile, place: Place, volume: Volume) -> None:
        """Temple or cubes in the middle of a tile."""
        size = "large" if self.size.art == "large" else "small"
        middle, height = place.x + self.size.width // 2, self.size.height
        top, art = place.top, self.size.art
        if tile.temple and art != "page":
            picture = sprite(GAME, "temple", size)
            left = middle - picture.width // 2
            self.canvas.picture(left, top + (height - picture.height) // 2, picture, volume)
        elif tile.temple:
            for row, width, colour in ((1, 2, "ffe08a"), (2, 4, "d9a02e"), (3, 4, "ffe08a")):
                self.canvas.block(middle - width // 2, top + row, width, 1, colour, volume)
        cubes = tile.cubes[:2]
        for n, number in enumerate(cubes):
            light, plain = CUBES[number]
            if art == "page":
                self.canvas.block(middle - 2 + 3 * n - len(cubes) // 2, top + 2, 3, 2, light, volume)
                continue
            picture = sprite(GAME, "cube", size)
            step = picture.width - 2
            left = middle - (picture.width + (len(cubes) - 1) * step) // 2 + n * step
            down = top + (height - picture.height) // 2 + n
            self.canvas.picture(left, down, picture, volume, inks={"l": light, "f": plain, "d": plain})

    def _edge(self, name: str, colour: str, part: str = "all") -> None:
        place = place_of(self.size, name)
        self.canvas.picture(place.x, place.top, border(self.size, part), LOUD, inks={"o": colour})

    def _line(self, way: Sequence[str], colour: str, *, dotted: bool) -> None:
        """A line from field to field, two pixels thick."""
        thick = 1 if self.size.art == "page" else 2
        spots = [place_of(self.size, name) for name in way]
        for start, end in pairwise(spots):
            for n, (x, y) in enumerate(_between(start, end)):
                if not dotted or n // 2 % 2:
                    left = x + self.size.width // 2 - thick // 2
                    self.canvas.block(
                        left, y + self.size.height // 2 - thick // 2, thick, thick, colour, LOUD
                    )

    # -- letters -----------------------------------------------------------------------------------

    def _write(self, name: str, place: Place) -> None:
        """Keys, gains and names; where there are no pictures also what lies there."""
        marks, lines = self.marks, place.lines
        tile = self.board.world.get(name)
        self.canvas.spot(
            f"field:{name}", place.middle, (place.middle.x, lines[0]), bare=True, ring=NO_RING, chip=""
        )
        if not self.look.pictures:
            self._words(name, tile, place)
        spoken = name in marks.open or name in marks.lit or name == marks.cursor
        lap = lap_points(self.board)
        if name == "D1" and lap and name not in marks.open and name != self.sun and len(lines) > 3:
            self._centred(place, lines[1], (Run(self.terms.say("board-lap"), "gold"),))
            self._centred(place, lines[2], (Run(f"+{lap}", "gold"),))
        elif tile is None and name in BONUS and name != self.sun and name not in marks.keys:
            self._bonus(name, place)
        else:
            self._closed(name, place, tile)
        if spoken and tile is None and name != self.sun:
            self.canvas.write(self._name_at(place), lines[0], name, "strong")
        if name in marks.keys:
            self._chip(marks.keys[name], place, tile)
        gain = marks.gains.get(name, ())
        if gain:
            self._pill(place, place.at("gain" if tile is None else "foot"), gain)
        if marks.lit.get(name):
            self._pill(place, place.at("foot"), (Run(f"{name} ", "strong"), *marks.lit[name]))
        if name in marks.new:
            self.canvas.write(place.middle.x, place.at("key"), self.terms.sign(NEW), "you")

    def _closed(self, name: str, place: Place, tile: Tile | None) -> None:
        """That a free field is a lake or a dead end, where the sun never goes; a cross in little room."""
        bit, coast = BIT[name], self.coast
        lake = not bit & coast.sea
        if tile is not None or bit & DARK or name == self.sun or not (lake or bit & coast.dead_ends):
            return
        said = self.terms.say("board-lake" if lake else "board-dead-end")
        told = said if cells(said) <= self.size.width - 2 else self.terms.sign(CLOSED)
        self._centred(place, place.at("gain"), (Run(told, "dim"),))

    def _name_at(self, place: Place) -> int:
        """The first column of a field's uppermost line."""
        if self.grid is not None:
            return place.middle.x
        return place.x + inset(self.size, max(0, 2 * place.lines[0] - place.top))

    def _chip(self, key: str, place: Place, tile: Tile | None) -> None:
        """The key, in the middle of a field; above what lies on a tile, behind the name where it is tight."""
        tight = len(place.lines) < 4
        middle = place.middle.x + (place.middle.width - len(key) - 2) // 2
        x = middle if tile is not None or not tight else self._name_at(place) + 2
        self.canvas.write(x, place.at("name" if tight or tile is not None else "key"), f" {key} ", "chip")

    def _pill(self, place: Place, y: int, runs: Line) -> None:
        """Some runs on a dark plate, no wider than the field."""
        room, dark = self.size.width - 2, "ground-base"
        tight = wide(runs) + 2 > room
        padded = tuple(runs) if tight else (Run(" "), *runs, Run(" "))
        shown = [Run(text, f"{role} {dark}".strip()) for text, role in padded]
        self._centred(place, y, shown)

    def _centred(self, place: Place, y: int, runs: Sequence[Run]) -> None:
        middle = place.middle
        self.canvas.runs(middle.x + (middle.width - wide(runs)) // 2, y, runs)

    def _bonus(self, name: str, place: Place) -> None:
        """What a free field brings whoever lays a tile on it."""
        signs = {"harbour": (HARBOUR, "white"), "mana": (MANA, "cyan"), "resource": (ANY, "white")}
        sign, role = signs[BONUS[name]]
        text = (
            f"{self.terms.sign(sign)} {HARBOUR_VP}"
            if BONUS[name] == "harbour"
            else f"+{self.terms.sign(sign)}"
        )
        bright = name in self.marks.open
        self._centred(place, place.at("gain"), (Run(text, role if bright else "dim"),))

    def _words(self, name: str, tile: Tile | None, place: Place) -> None:
        """In place of a picture: the beginning of a tile's name, and the signs of what lies on it."""
        room, terms = place.middle.width, self.terms
        if tile is None:
            ghost = self.marks.ghost
            if name == self.sun:
                sun = terms.say("board-sun", sign=terms.sign(STEP))
                self._centred(place, place.at("gain"), (Run(fit(sun, room), "gold"),))
            elif ghost is not None and ghost[0] == name:
                shown = f"{fit(f'[{terms.tile(ghost[1])}', room - 1)}]"
                self._centred(place, place.at("gain"), (Run(shown, "you"),))
            return
        role = INKS[tile.colour] if tile.colour is not None else "gold"
        signs = terms.sign(TEMPLE) if tile.temple else "".join(terms.signs[colour] for colour in tile.cubes)
        word = fit(terms.tile(tile.kind), room - (len(signs) + 1 if len(place.lines) < 4 else 0))
        self._centred(
            place,
            place.lines[-2],
            (Run(word, role), *((Run(f" {signs}", "gold"),) if len(place.lines) < 4 else ())),
        )
        if len(place.lines) > 3:
            self._centred(place, place.lines[-1], (Run(signs, "gold" if tile.temple else role),))


def _between(start: Place, end: Place) -> Iterator[tuple[int, int]]:
    """The pixels from one place to another."""
    across, down = end.x - start.x, end.top - start.top
    count = max(abs(across), abs(down), 1)
    for n in range(count + 1):
        yield start.x + round(across * n / count), start.top + round(down * n / count)


# -- in small --------------------------------------------------------------------------------------


def draw_mini(
    board: Seat, look: Look, terms: Terms, size: HexSize = MINI, new: frozenset[str] = frozenset()
) -> Drawing:
    """A world in small: tiles in one colour each, a white bar for cubes, a golden one for a temple.

    `new` are the fields that have changed since the last turn of whoever looks.
    """
    width, height = size.board
    canvas = Canvas(width, height)
    for name in FIELDS:
        place = place_of(size, name)
        tile, bit = board.world.get(name), BIT[name]
        if look.pictures:
            water = "sun" if name == board.sun else "deep" if bit & DARK else "sea"
            row, loud = FIELD_ROWS[name], tile is not None or name == board.sun
            tone = FADED if water == "sea" and (row.q - row.r) % 3 else NORMAL
            kind = tile.kind if tile is not None else water
            canvas.picture(place.x, place.top, hex_picture(kind, size), LOUD if loud else tone)
            if tile is not None and (tile.temple or tile.cubes):
                colour = "fff1c9" if tile.temple else CUBES[tile.cubes[0]][0]
                ink = "8a3d0c" if tile.temple else colour
                canvas.block(place.x + 1, place.top + 1, size.width - 2, 1, colour, LOUD)
                canvas.block(place.x + 1, place.top + 2, size.width - 2, 1, ink, LOUD)
        else:
            mark = terms.sign(STEP) if name == board.sun else "." if bit & DARK else "·"
            if tile is not None:
                signs = terms.sign(TEMPLE) if tile.temple else "".join(terms.signs[c] for c in tile.cubes)
                letter = terms.signs[tile.colour] if tile.colour is not None else terms.tile(tile.kind)[0]
                mark = f"{letter}{signs}"[:2]
            canvas.write(place.x + 1, place.top // 2, mark, "" if tile is not None else "dim")
        if name in new:
            canvas.write(place.x, place.top // 2, terms.sign(NEW), "strong")
    return canvas.drawing()


__all__ = [
    "COLOURS",
    "HUGE",
    "LARGE",
    "MINI",
    "PAGE",
    "SMALL",
    "WIDE_MINI",
    "Marks",
    "cells",
    "draw_mini",
    "draw_world",
]
