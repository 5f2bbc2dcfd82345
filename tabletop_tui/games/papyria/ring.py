"""The ring of Papyria as a drawing: twelve sectors on two banks, the rivers and borders between them.

Positions 1 to 6 lie on the north bank from the west, 7 to 12 on the south bank from the east, so pieces
walk clockwise. Wanderers stand at the outside, ships at the water.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rulesets.papyria.components import (
    EXTRA_SCORING_PRICE,
    KNOWLEDGE_PRICES,
    OUTER,
    PRODUCTIONS,
    SECTORS,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SpaceView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, fit
from tabletop_tui.games.papyria.layout import RingShape
from tabletop_tui.games.papyria.marks import Landing, Marks
from tabletop_tui.games.papyria.moment import price
from tabletop_tui.games.papyria.signs import (
    PRIEST,
    end_runs,
    laid_runs,
    money,
    multiplier_runs,
    scoring_runs,
    short,
)
from tabletop_tui.games.papyria.strip import ends_text
from tabletop_tui.games.parts import Name, width_of
from tabletop_tui.words import Words

_COLUMNS: Final = 6
_LABEL: Final = 3
LIT: Final = "ground-cyan"


@dataclass(frozen=True, slots=True)
class Ring:
    """What the drawing of the ring needs."""

    view: PapyriaView
    words: Words
    names: Sequence[Name]
    shape: RingShape
    seat: int
    """For whom prices and productions are told."""
    landing: Landing
    marks: Marks

    def short(self, *parts: str, **facts: object) -> str:
        """A message of the boards."""
        return short(self.words, *parts, **facts)

    def place(self, position: int) -> Region:
        """Where a sector lies, without its walls."""
        cell = self.shape.cell
        north = position <= _COLUMNS
        column = position - 1 if north else 2 * _COLUMNS - position
        y = 1 if north else self.shape.rows + 4
        return Region(1 + column * (cell + 1), y, cell, self.shape.rows)


def draw_ring(ring: Ring) -> Drawing:
    """All sectors, and between the banks what can be had at the borders."""
    canvas = Canvas(ring.shape.width, ring.shape.height)
    _walls(canvas, ring)
    for position in range(1, 2 * _COLUMNS + 1):
        _sector(canvas, ring, position)
    _water(canvas, ring)
    return canvas.drawing()


# -- Walls and water -------------------------------------------------------------------------------


def _walls(canvas: Canvas, ring: Ring) -> None:
    shape = ring.shape
    cell = shape.cell
    upper, lower = shape.rows + 1, shape.rows + 3
    rows = (
        (0, "┌", "┬", "┐", "─"),
        (upper, "╞", "╧", "╡", "═"),
        (lower, "╞", "╤", "╡", "═"),
        (shape.height - 1, "└", "┴", "┘", "─"),
    )
    for y, left, wall, right, along in rows:
        water = along == "═"
        canvas.write(0, y, left + wall.join([along * cell] * _COLUMNS) + right, "blue" if water else "dim")
    for y in [*range(1, upper), *range(lower + 1, shape.height - 1)]:
        for column in range(_COLUMNS + 1):
            canvas.write(column * (cell + 1), y, "│", "dim")
    canvas.write(0, upper + 1, "│", "blue")
    canvas.write(shape.width - 1, upper + 1, "│", "blue")
    canvas.write_centred(Region(0, upper, shape.width, 1), upper, f" {ring.short('euphrates')} ", "blue")
    text, role = f" {ring.short('tigris')} ", "blue"
    if not shape.tall:
        text, role = ends_text(ring.view, ring.words)
        text = f" {text} "
    canvas.write_centred(Region(0, lower, shape.width, 1), lower, text, role)


def _water(canvas: Canvas, ring: Ring) -> None:
    """The line between the banks: extra scorings at B, knowledge at A."""
    y, words = ring.shape.rows + 2, ring.words
    _stands(canvas, ring)
    x = canvas.write(2, y, f"{ring.short('extra')} ", "dim")
    x = canvas.write(x, y, money("papyrus", EXTRA_SCORING_PRICE, words), "brown strong")
    for slot, tile in enumerate(ring.view.display):
        runs = scoring_runs(words, tile, named=ring.shape.cell > 12)
        start = x
        x = canvas.runs(x + _LABEL + 1, y, runs)
        canvas.spot(f"display:{slot}", Region(start + 1, y, x - start - 1, 1), (start + 1, y))
    left = ring.short("left", count=ring.view.reserve)
    runs = [Run(f"{ring.short('buy')} ", "dim")]
    for papyri, knowledge in KNOWLEDGE_PRICES.items():
        runs.append(Run(money("papyrus", papyri, words), "brown strong"))
        runs.append(Run(f"+{money('knowledge', knowledge, words)} ", "orange strong"))
    start = ring.shape.width - 2 - width_of(runs)
    if x + 2 + len(left) < start - _LABEL:
        canvas.write(x + 2, y, left, "dim")
    canvas.runs(start, y, runs)
    canvas.spot("border:A", Region(start - _LABEL, y, width_of(runs) + _LABEL, 1), (start - _LABEL, y))


def _stands(canvas: Canvas, ring: Ring) -> None:
    """The letters of the borders, lit where a piece crosses them."""
    upper, lower = ring.shape.rows + 1, ring.shape.rows + 3
    for stand, x, crossing in (("B", 1, "▲"), ("A", ring.shape.width - 2, "▼")):
        lit = stand in ring.marks.stands
        for y in (upper, lower):
            canvas.write(x, y, stand, f"open {LIT}" if lit else "gold")
        if lit:
            canvas.write(x + (1 if stand == "B" else -1), upper, crossing, f"open {LIT}")


# -- Sectors ---------------------------------------------------------------------------------------


def _sector(canvas: Canvas, ring: Ring, position: int) -> None:
    place, here = ring.place(position), position <= _COLUMNS
    header = 0 if here else ring.shape.height - 1
    moved = ring.view.moved is not None and ring.view.moved.position == position
    name = ring.words(f"papyria-sector-{SECTORS[ring.view.sectors[position - 1]].id}")
    x = canvas.write(place.x, header, str(position), "dim")
    canvas.write(x + 1, header, fit(name, place.right - x - 1), "open" if moved else "title")
    canvas.write(x, header, " ")
    each = 2 if ring.shape.tall else 1
    outer = place.y + (1 if here else 2)
    _slot(canvas, ring, "w", position, place.y if here else place.bottom - 1)
    for down, space in enumerate(OUTER):
        _space(canvas, ring, position, space, Region(place.x, outer + each * down, place.width, each))
    _slot(canvas, ring, "s", position, place.bottom - 1 if here else place.y)
    river = place.bottom - 2 if here else place.y + 1
    _space(canvas, ring, position, "river", Region(place.x, river, place.width, 1))


def _slot(canvas: Canvas, ring: Ring, kind: str, position: int, y: int) -> None:
    """Whose piece stands there, and what it would cost to go there."""
    x, width = ring.place(position).x, ring.shape.cell
    target, marks = f"slot:{kind}:{position}", ring.marks
    owner = ring.view.rings[kind][position - 1]
    lit = target in marks.starts or target in (marks.meets, marks.here)
    ground = f" {LIT}" if lit or (marks.pushed and marks.pushed[0] == target) else ""
    canvas.fill(Region(x, y, width, 1), ground.strip() or "ground-panel")
    end = canvas.write(x, y, ring.short("ring", kind), "dim")
    if owner is None:
        end = canvas.write(end, y, " · ", "faint")
    else:
        name = ring.names[owner]
        end = canvas.write(end, y, f"[{name.mark}]", f"{name.role} strong")
    _slot_sign(canvas, ring, target, end, y)
    _slot_price(canvas, ring, target, x + width, y, x + width - end)
    canvas.spot(target, Region(x, y, width, 1), (end, y))


def _slot_sign(canvas: Canvas, ring: Ring, target: str, x: int, y: int) -> None:
    marks = ring.marks
    if target in marks.starts:
        canvas.write(x + 1, y, ">", "open")
    elif target == marks.here:
        canvas.write(x + 1, y, "◂", "open")
    elif target == marks.meets:
        canvas.write(x + 1, y, PRIEST if _owner(ring, target) == ring.view.active else "⇄", "open")
    elif marks.pushed is not None and marks.pushed[0] == target:
        name = ring.names[marks.pushed[1]]
        canvas.runs(x, y, [Run("»", "open"), Run(name.mark, f"{name.role} strong")])


def _owner(ring: Ring, target: str) -> int | None:
    _, kind, position = target.split(":")
    return ring.view.rings[kind][int(position) - 1]


def _slot_price(canvas: Canvas, ring: Ring, target: str, right: int, y: int, room: int) -> None:
    """What landing there costs in all; too much in another ink and in brackets."""
    unit = ring.short("unit", "lapis")
    prices, role = ring.landing.prices.get(target), "blue strong"
    text = "/".join(map(str, prices)) + unit if prices else ""
    if prices is None and (dear := ring.landing.dear.get(target)):
        text, role = f"({dear[0]}{unit})", "faint"
    if prices == (0,):
        role = "good"
    room -= _LABEL
    canvas.write_right(right, y, text if len(text) <= room else text.removesuffix(unit), role)


# -- Spaces ----------------------------------------------------------------------------------------


def _space(canvas: Canvas, ring: Ring, position: int, space: str, place: Region) -> None:
    """What lies on a space: a stack with its top, a production, an end tile or nothing."""
    target, here = f"space:{position}:{space}", ring.view.spaces[f"{position}:{space}"]
    lit = target in ring.marks.spaces
    if lit:
        canvas.fill(place, LIT)
    number = "≈" if space == "river" else space
    role = "open" if lit else "blue" if space == "river" else "dim"
    canvas.write(place.x, place.y, f"{'▸' if lit else ' '}{number} ", role)
    head, content = _contents(ring, here)
    x = place.x + _LABEL
    if place.height > 1:
        canvas.runs(x, place.y, head)
        canvas.runs(x if width_of(content) <= place.right - x else place.x + 1, place.y + 1, content)
    else:
        canvas.runs(x, place.y, _in_one_line(ring, here, space, head, content))
    if here.height and here.end is None:
        canvas.write_right(place.right, place.y, f"×{here.height}", "warn" if here.height == 1 else "dim")
    canvas.spot(target, place, (place.x, place.y))


_Runs = list[Run]


def _contents(ring: Ring, here: SpaceView) -> tuple[_Runs, _Runs]:
    """What a space holds, in a word, and what lies on top or comes of it."""
    if here.end is not None:
        return [Run(ring.short("good-end"), "gold")], end_runs(ring.words, here.end)
    own = ring.view.seats[ring.seat]
    long = "good-long" if ring.shape.cell > 12 else "good"
    if here.good in PRODUCTIONS:
        count = own.lapis_production if here.good == PRODUCTIONS[0] else own.papyrus_production
        ink = "blue" if here.good == PRODUCTIONS[0] else "brown"
        return [Run(ring.short(long, here.good), ink)], [
            Run(f"+{count}", f"{ink} strong" if count else "dim")
        ]
    if not here.height:
        return [Run(ring.short("empty"), "faint")], []
    head = [Run(ring.short(long, here.good), "strong")]
    return head, _top(ring, here)


def _top(ring: Ring, here: SpaceView) -> _Runs:
    if here.top is None:
        cost = price(ring.view.seats[ring.seat], here.good)
        if not cost:
            return [Run(ring.short("free"), "dim")]
        dear = cost > ring.view.seats[ring.seat].lapis
        return [
            Run(f"{ring.short('costs')} ", "dim"),
            Run(money("lapis", cost, ring.words) + "!" * dear, "bad" if dear else "blue"),
        ]
    if here.good == "landscape":
        return laid_runs(Laid(here.top), rivers=True)
    if here.good == "multiplier":
        return [Run("+", "dim"), *multiplier_runs(here.top)]
    return scoring_runs(ring.words, here.top, named=ring.shape.tall)


def _in_one_line(ring: Ring, here: SpaceView, space: str, head: _Runs, content: _Runs) -> _Runs:
    """Head and contents where there is a single line for both: what speaks for itself has no word."""
    if here.end is not None:
        return [Run(ring.short("end-sign"), "gold"), *content]
    if here.good in PRODUCTIONS:
        return [*head, *content]
    if here.top is None:
        return head
    if here.good == "scoring":
        return [Run(ring.short("points"), "gold"), *content]
    return content if here.good == "landscape" or space == "river" else [*head, *content]
