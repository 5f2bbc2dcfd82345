"""The ring of Papyria on a small screen: one line per sector, in the order in which pieces walk."""

from typing import Final

from rulesets.papyria.actions import space_id
from rulesets.papyria.components import POSITIONS, RINGS, SPACES
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.ring import Marks, Names
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.barred import barred
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.paint.runs import cut, wide

_NAME, _PIECE, _ACTION, _RIVER = 4, 14, 31, 69
"""Columns: name, pieces, price, both actions, the river."""
_WIDE: Final = 19
"""Columns of an action, three of them free for the key of the next one."""


def draw_page(
    view: PapyriaView, terms: Terms, names: Names, marks: Marks, width: int, height: int
) -> Drawing:
    """All twelve sectors, beginning after the piece that was chosen."""
    page = _Page(view, terms, names, marks, Canvas(width, height))
    start = marks.trail[1] if marks.trail is not None else 0
    page.head()
    for y in range(1, min(POSITIONS + 1, height)):
        page.row((start + y - 1) % POSITIONS + 1, y)
    return page.canvas.drawing()


class _Page:
    """The page of sectors while it is being drawn."""

    def __init__(self, view: PapyriaView, terms: Terms, names: Names, marks: Marks, canvas: Canvas) -> None:
        self.view, self.terms, self.names, self.marks, self.canvas = view, terms, names, marks, canvas

    def head(self) -> None:
        """The titles of the columns."""
        canvas, terms = self.canvas, self.terms
        canvas.fill(Region(0, 0, canvas.width, 1), "ground-bar")
        heads = {
            _NAME: terms.say.page_head_sector(),
            _PIECE: terms.sign("w"),
            _PIECE + 6: terms.sign("s"),
            _ACTION: terms.say.page_head_space_1(),
            _ACTION + _WIDE: terms.say.page_head_space_2(),
        }
        for x, said in heads.items():
            canvas.explain("board:ring", x, 0, canvas.write(x, 0, said, "dim ground-bar"))
        canvas.explain("board:ring", _RIVER, 0, canvas.runs(_RIVER, 0, [terms.kind_sign("river")]))

    def row(self, position: int, y: int) -> None:
        """A sector: name, both pieces, both actions, the river; quiet where it is out of reach."""
        canvas, marks = self.canvas, self.marks
        reached = marks.forecasts if marks.lit is None else marks.lit
        quiet = bool(reached) and position not in reached
        under = bool(marks.ring) and marks.at == f"slot:{marks.ring}:{position}"
        if under:
            canvas.fill(Region(0, y, canvas.width, 1), "ground-open")
        role = "you" if under else "dim" if quiet else "strong"
        x = canvas.write(_NAME, y, fit(self.terms.sector_at(self.view, position), 9), role)
        canvas.explain(f"sector:{position}", _NAME, y, x)
        for index, ring in enumerate(RINGS):
            self._slot(ring, position, _PIECE + 6 * index, y)
        for index, space in enumerate(SPACES):
            self._space(
                position, space, _ACTION + _WIDE * index if space != "river" else _RIVER, y, quiet=quiet
            )

    def _slot(self, ring: str, position: int, x: int, y: int) -> None:
        """The piece that stands there; the price and key of going there, or the key of the piece."""
        canvas, marks, target = self.canvas, self.marks, f"slot:{ring}:{position}"
        self._piece(ring, position, x, y)
        paid = marks.prices.get(target)
        whole = paid is not None and bool(marks.ring)
        if whole:
            canvas.write(0, y, "   ", "chip")
            canvas.runs(_ACTION - 1 - wide(paid or ()), y, paid or ())
        elif target in marks.letters:
            canvas.write(x + 4, y, marks.letters[target], "chip-quiet")
        region = (
            Region(0, y, canvas.width, 1) if whole else Region(x, y, 4, 1)
        )  # the key is seen beside the cursor
        passive = (paid is None and bool(marks.letters)) or (bool(marks.ghosts) and not marks.ring)
        chip = "" if passive else "chip"
        at, ring_of = ((1, y), NO_RING) if whole else ((x + 4, y), None)
        canvas.spot(target, region, at, bare=True, ring=ring_of, chip=chip)

    def _space(self, position: int, space: str, x: int, y: int, *, quiet: bool) -> None:
        """What lies on a space and what it brings; where it isn't quiet, also whether that would be lost."""
        canvas, key = self.canvas, space_id(position, space)
        here, found = self.view.spaces[key], self.marks.found[key]
        room = _WIDE - 3 if space != "river" else canvas.width - _RIVER
        title = "" if space == "river" else f"{found.title} "
        if here.end is not None:
            title = f"{self.terms.sign('end')} "
        crossed = found.lost and not quiet
        lost = crossed and here.end is None
        role = "faint" if quiet else "bad" if lost else ""
        sign = self.terms.sign("lost")
        figures = [run._replace(role="faint") for run in found.runs] if quiet else [*found.runs]
        mark = barred(sign, 1) if key in self.marks.spaces else Run(sign, "bad")
        if crossed and not lost:
            figures[1] = mark
        cross = [Run(" "), mark] if lost else []
        if wide(figures) + cells(title) > room - wide(cross):  # `10★+1◉`: no blank between two figures
            figures = [run._replace(text=run.text.lstrip()) for run in figures]
        canvas.runs(x, y, [*cut([Run(title, role), *figures], room - wide(cross)), *cross])
        lead = 2 if key in self.marks.spaces else 0
        if lead:
            canvas.write(x - 2, y, " ", "chip")
        canvas.spot(f"space:{key}", Region(x - lead, y, room + lead, 1), (x - 2, y), bare=True)

    def _piece(self, ring: str, position: int, x: int, y: int) -> None:
        """The piece that stands there: a chip with the first letters of its owner's name."""
        owner = self.view.rings[ring][position - 1]
        if owner is None:
            self.canvas.write(x, y, " ·", "open" if ring in self.marks.ghosts else "faint")
            return
        name, colour = self.names[owner]
        role = f"seat-{colour}" if owner == self.marks.seat else f"strong ground-{colour}-bar"
        self.canvas.write(x, y, f"{fit(name, 4):<4}", role)
