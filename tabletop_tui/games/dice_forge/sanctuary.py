"""Sanctuary and garden of Dice Forge as a drawing: pools of die faces with cost and how many are left."""

from collections.abc import Mapping

from rulesets.core.records import record
from rulesets.dice_forge.components import GARDEN, POOLS
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells
from tabletop_tui.games.dice_forge import pieces
from tabletop_tui.games.dice_forge.islands import Payable
from tabletop_tui.games.dice_forge.terms import Terms

LINES = 8
"""Lines of the pools by cost and the garden."""

TALL_LINES = 15
SMALL_LINES = 4

_PREFIX = 4
_LABEL = 3
_FACE = _LABEL + 1 + pieces.FACE_CELLS + 2
"""Cells of a face with its key, its mark and how many are left."""

_SMALL_ROWS = (
    ("p2_gold", "p2_moon", "p3_gold", "p3_sun", "p5_choice"),
    ("p4_mixed", "p6_moon"),
    ("p12_mixed", "p8_sun"),
    ("p8_glory",),
)


def by_cost() -> list[tuple[int, list[str]]]:
    """The pools of the sanctuary by cost, the cheapest first."""
    costs: dict[int, list[str]] = {}
    for pool in POOLS.values():
        if pool.cost is not None:
            costs.setdefault(pool.cost, []).append(pool.pool)
    return list(costs.items())


@record
class Sanctuary:
    """Draws the pools."""

    view: DiceForgeView
    terms: Terms
    payable: Payable
    keys: Mapping[str, str]
    """The keys of faces that share a pool, while they may be bought."""

    def draw(self, width: int, *, tall: bool = False) -> Drawing:
        """A line for each cost, and one for the garden; with blank lines between them if `tall`."""
        step = 2 if tall else 1
        rows = by_cost()
        canvas = Canvas(width, len(rows) * step + 1)
        each = (width - _PREFIX) // 4
        for row, (cost, pools) in enumerate(rows):
            x, y = _PREFIX, row * step
            canvas.write(0, y, f"{cost:>2}{self.terms.letters[0]}", "yellow strong")
            for pool in pools:
                x = self._pool(canvas, pool, x, y, each)
        self._garden(canvas, 0, len(rows) * step, width)
        return canvas.drawing()

    def draw_small(self, width: int) -> Drawing:
        """The same in four lines, each face with its cost."""
        canvas = Canvas(width, SMALL_LINES)
        each = width // 5
        for y, pools in enumerate(_SMALL_ROWS):
            x = 0
            for pool in pools:
                x = self._pool(canvas, pool, x, y, each, priced=True)
        self._garden(canvas, each, SMALL_LINES - 1, width - each)
        return canvas.drawing()

    def _pool(self, canvas: Canvas, pool: str, x: int, y: int, each: int, *, priced: bool = False) -> int:
        """The faces of a pool side by side. Returns the column behind them."""
        faces = list(POOLS[pool].faces)
        gap = 1 if each > _FACE else 0
        opened = [number for number, face in enumerate(faces) if face in self.keys]
        label_at = None
        if len(faces) > 1:
            # A single face that may be bought has the pool's key at its own place; with several of them
            # the sign for "more than one" stands before their keys.
            label_at = (x + each * opened[0] if len(opened) == 1 else x - 1, y)
        canvas.spot(f"pool:{pool}", Region(x, y, each * len(faces) - gap, 1), label_at)
        for face in faces:
            if len(faces) > 1 and face in self.keys:
                canvas.write(x, y, f"[{self.keys[face]}]", "key")
            can = face in self.payable.faces
            end = canvas.write(x + _LABEL, y, pieces.PAYABLE if can else " ", "good strong")
            if priced:
                end = canvas.write(end, y, f"{POOLS[pool].cost:>2}:", "yellow")
            self._stock(canvas, face, end, y, can=can)
            x += each
        return x

    def _stock(self, canvas: Canvas, face: str, x: int, y: int, *, can: bool) -> None:
        """A face and how many of it are left."""
        left = self.view.pools[face]
        if not left:
            canvas.write(x, y, f"{self.terms.face(face):<{pieces.FACE_CELLS}}×0", "faint")
            return
        shown = pieces.tile(self.terms, face, pieces.FACE_CELLS, up=can)
        canvas.runs(x, y, [shown, Run(f"×{left}", "" if can else "dim")])

    def _garden(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """What only feats bring, pool by pool, with its name where there is room."""
        title = self.terms.say("garden")
        if width >= cells(title) + self._garden_width():
            x = canvas.write(x, y, f"{title} ", "dim")
        for pool in (each for each in POOLS.values() if each.zone == "garden"):
            start = x
            for face in pool.faces:
                x = self._special(canvas, face, x, y)
            canvas.spot(f"pool:{pool.pool}", Region(start, y, x - start - 1, 1))

    def _special(self, canvas: Canvas, face: str, x: int, y: int) -> int:
        left, text = self.view.pools[face], self.terms.face(face)
        if not left:
            return canvas.write(x, y, "·" * cells(text), "faint") + 1
        x = canvas.runs(x, y, [Run(text, f"{pieces.ink(face)} {pieces.ground(face)}")])
        if POOLS[GARDEN[face].pool].faces[face] > 1:
            x = canvas.write(x, y, f"×{left}", "dim")
        return x + 1

    def _garden_width(self) -> int:
        more = sum(2 for face, pool in GARDEN.items() if pool.faces[face] > 1)
        return sum(cells(self.terms.face(face)) + 1 for face in GARDEN) + more
