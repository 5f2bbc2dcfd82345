"""The look of every field of a world of Helios, before it is drawn: ground, tile, sun, lines, letters."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from rulesets.core.records import record
from rulesets.helios.coast import coast_of
from rulesets.helios.components import HARBOUR_VP
from rulesets.helios.geometry import BIT, BONUS, DARK, LAP_LINE
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import lap_points, shape_of
from tabletop_tui.games.helios.drawings.hexes import CURSOR, HexSize, Place
from tabletop_tui.games.helios.drawings.marks import Marks
from tabletop_tui.games.helios.terms import BONUSES, INKS, Terms
from tabletop_tui.kit.barred import BARRED
from tabletop_tui.paint.drawing import Line, Run, cells, fit
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, QUIET, Look, Volume
from tabletop_tui.paint.runs import tinted, wide

WAY, ON = "ffab3d", "8a6a34"
"""The colours of the sun's way to the cursor, and of its further way."""
_PLAIN_WAY = "f5645a"
"""The way's colour among sixteen, where keys and the sun's orange are the same yellow."""
LAP, RINGING, LIT = "ffd866", "ffffff", "fff1c9"
"""The colours of edges: the lap line, the same when it flashes, and lit fields."""
TEMPLE_PARTS = 3
CENTRED, LEFT, BEHIND = "centred", "left", "behind"


@record
class Label:
    """Letters written on a field."""

    at: str | int
    """A line by name (see `Place.at`), or by number from the top."""
    runs: Line
    side: str = CENTRED
    """In the middle, at the field's edge, or after its name."""


@record
class Hex:
    """The look of a field."""

    kind: str
    """The picture of its ground or tile."""
    volume: Volume
    cubes: tuple[int, ...] = ()
    temple: int = 0
    """How many of the three parts of a temple are drawn."""
    ghost: str = ""
    strokes: tuple[tuple[str, str, str], ...] = ()
    """Lines across it: from which field, to which, in what colour."""
    edges: tuple[tuple[str, str], ...] = ()
    """Rims: `all` or `left`, and their colour."""
    sun: bool = False
    labels: tuple[Label, ...] = ()


def hexes_of(
    board: Seat, terms: Terms, look: Look, size: HexSize, places: Mapping[str, Place], marks: Marks
) -> dict[str, Hex]:
    """The look of each field, with letters that fit into its place."""
    found = _Fields(board, terms, look, size, marks)
    return {name: found.look_of(name, place) for name, place in places.items()}


class _Fields:
    """A world with its marks, which determine each field's look."""

    def __init__(self, board: Seat, terms: Terms, look: Look, size: HexSize, marks: Marks) -> None:
        self.board, self.terms, self.look, self.size, self.marks = board, terms, look, size, marks
        self.sun = marks.sun or board.sun
        self.coast = coast_of(shape_of(board.world))
        self.lap = lap_points(board)
        self.strokes: dict[str, list[tuple[str, str, str]]] = {}
        for fields, colour in ((marks.way, WAY if look.grounds else _PLAIN_WAY), (marks.on, ON)):
            for start, end in pairwise(fields):
                for name in (start, end):
                    self.strokes.setdefault(name, []).append((start, end, colour))

    def look_of(self, name: str, place: Place) -> Hex:
        """The look of a single field now."""
        marks, tile = self.marks, self.board.world.get(name)
        ghost = marks.ghost[1] if marks.ghost is not None and marks.ghost[0] == name else ""
        lap = ("left", RINGING if marks.ringing else LAP)
        edges = (
            *([lap] if BIT[name] & LAP_LINE else []),
            *([("all", LIT)] if name in marks.lit else []),
            *([("all", CURSOR)] if name == marks.cursor else []),
        )
        kind, volume = self._ground(name, tile)
        return Hex(
            kind,
            volume,
            () if tile is None else tile.cubes[:2],
            marks.rising.get(name, TEMPLE_PARTS) if tile is not None and tile.temple else 0,
            ghost,
            tuple(self.strokes.get(name, ())),
            edges,
            name == self.sun,
            tuple(self._labels(name, place)),
        )

    def _ground(self, name: str, tile: Tile | None) -> tuple[str, Volume]:
        """The picture of a field, and its volume."""
        marks = self.marks
        if tile is not None:
            loud = name in marks.lit or name in marks.open
            return tile.kind, marks.volumes.get(name, LOUD if loud else QUIET if marks.muted else NORMAL)
        if name in marks.open:
            return "wave", LOUD
        return ("deep", NORMAL) if BIT[name] & DARK else ("sea", FADED)

    # -- letters -----------------------------------------------------------------------------------

    def _labels(self, name: str, place: Place) -> Iterator[Label]:
        """Keys, gains and names; where there are no pictures, also what lies there."""
        marks, free, tight = self.marks, name not in self.board.world, len(place.lines) < 4
        if not self.look.pictures:
            yield from self._words(name, place.middle.width, tight=tight)
        if free and name != self.sun:
            yield from self._said(name, tight=tight)
            if name in marks.open or name in marks.lit or name == marks.cursor:
                plate = tight or not self.look.grounds  # water is too bright among sixteen colours
                yield Label("name", (Run(name, "strong ground-base" if plate else "strong"),), LEFT)
        if name in marks.keys:
            chip: Line = (Run(f" {marks.keys[name]} ", "chip"),)
            yield Label("key" if free and not tight else "name", chip, BEHIND if free and tight else CENTRED)
        if marks.gains.get(name):
            yield Label("gain" if free else "foot", self._pill(marks.gains[name]))
        if marks.lit.get(name):
            named, room = (Run(f"{name} ", "strong"), *marks.lit[name]), place.middle.width
            yield Label("foot", self._pill(named if wide(named) <= room else marks.lit[name], room))
        if name in marks.new:
            yield Label("key", (Run(self.terms.sign("new"), "you"),))

    def _pill(self, runs: Line, room: int = 0) -> Line:
        """Some runs on a dark plate, no wider than the field, or than the `room` that belongs to it alone."""
        wider = (Run(" "), *runs, Run(" "))
        return tinted(wider if wide(wider) <= (room or self.size.width - 2) else runs, "ground-base")

    def _said(self, name: str, *, tight: bool) -> Iterator[Label]:
        """On free water: the lap line's points, what the field brings, or that the sun never goes there."""
        marks, bit, say = self.marks, BIT[name], self.terms.say
        if name == "D1" and self.lap and name not in marks.open and not tight:
            yield Label(1, (Run(say.board_lap(), "gold"),))
            yield Label(2, (Run(f"+{self.lap}", "gold"),))
        elif name in BONUS and name not in marks.keys and name not in marks.gains:
            sign, role = BONUSES[BONUS[name]]
            shown = self.terms.sign(sign)
            text = f"{shown} {HARBOUR_VP}" if BONUS[name] == "harbour" else f"+{shown}"
            ink = role if name in marks.open or not self.look.grounds else "dim"
            yield Label("gain", (Run(text, ink if self.look.grounds else f"{ink} ground-base"),))
        elif (
            name not in BONUS and not bit & DARK and (not bit & self.coast.sea or bit & self.coast.dead_ends)
        ):
            said = say.board_dead_end() if bit & self.coast.sea else say.board_lake()
            text = said if cells(said) <= self.size.width - 2 else self.terms.sign(BARRED)
            yield Label("gain", (Run(text, "dim"),))

    def _words(self, name: str, room: int, *, tight: bool) -> Iterator[Label]:
        """In place of a picture: the beginning of a tile's name, and the signs of what lies on it."""
        terms, tile = self.terms, self.board.world.get(name)
        ghost = self.marks.ghost
        if tile is None:
            if name == self.sun:
                yield Label("gain", (Run(fit(terms.say.board_sun(sign=terms.sign("step")), room), "gold"),))
            elif ghost is not None and ghost[0] == name and not (tight and self.marks.gains.get(name)):
                yield Label("foot", (Run(fit(terms.tile(ghost[1], "brief"), room), "you"),))
            return
        role = INKS[tile.colour] if tile.colour is not None else "gold"
        signs = terms.sign("temple") if tile.temple else "".join(terms.signs[colour] for colour in tile.cubes)
        lying = Run(signs, "gold" if tile.temple else role)
        room += -len(signs) - 1 if tight else 2  # the middle of a hex is wider than its top
        word = Run(fit(terms.tile(tile.kind, "brief"), room), role)
        yield Label(-2, (word, Run(" "), lying) if tight else (word,))
        if not tight:
            yield Label(-1, (lying,))
