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
    RINGS,
    SECTORS,
    SPACES,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SpaceView
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, beside, fit, pad, stacked
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
_WATER: Final = 3
"""Lines of the rivers and what lies between them."""
_NARROW: Final = 12
"""Columns of a sector up to which there is no room for long words."""
LIT: Final = "ground-cyan"
TRADE: Final = "⇄"
"""A piece of somebody else in the other slot: one may trade."""


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


class RingPainter:
    """Draws rings one after the other; sectors in which nothing has changed are not drawn again."""

    def __init__(self) -> None:
        """Nothing has been drawn yet."""
        self._known: dict[int, tuple[object, Drawing]] = {}

    def draw(self, ring: Ring) -> Drawing:
        """All sectors, and between the banks what can be had at the borders."""
        wall = Drawing(((Run("│", "dim"),),) * ring.shape.rows)
        north = range(1, _COLUMNS + 1)
        south = range(2 * _COLUMNS, _COLUMNS, -1)
        own = ring.view.seats[ring.seat]
        prices = (price(own, "temple"), price(own, "city"))
        means = (own.lapis, own.lapis_production, own.papyrus_production, *prices)
        banks = []
        for bank in (north, south):
            parts = [wall]
            for position in bank:
                parts += [self._sector(ring, position, means), wall]
            banks.append(beside(*parts))
        return stacked(
            _names(ring, north, "┌┬┐"), banks[0], _water(ring), banks[1], _names(ring, south, "└┴┘")
        )

    def _sector(self, ring: Ring, position: int, means: object) -> Drawing:
        key, known = (_looks(ring, position), means), self._known.get(position)
        if known is None or known[0] != key:
            known = self._known[position] = (key, _sector(ring, position))
        return known[1]


def draw_ring(ring: Ring) -> Drawing:
    """The whole ring."""
    return RingPainter().draw(ring)


def _looks(ring: Ring, position: int) -> object:
    """All that the drawing of a sector depends on, but for what a player has."""
    view, landing, marks = ring.view, ring.landing, ring.marks
    slots = [f"slot:{kind}:{position}" for kind in RINGS]
    return (
        ring.shape,
        ring.words,
        ring.names,
        [view.spaces[f"{position}:{space}"] for space in SPACES],
        [view.rings[kind][position - 1] for kind in RINGS],
        [(landing.prices.get(slot), landing.dear.get(slot)) for slot in slots],
        [(slot in marks.starts, slot == marks.meets, slot == marks.here) for slot in slots],
        marks.pushed if marks.pushed is not None and marks.pushed[0] in slots else None,
        [f"space:{position}:{space}" in marks.spaces for space in SPACES],
        view.active,
    )


# -- Walls and water -------------------------------------------------------------------------------


def _names(ring: Ring, bank: Sequence[int], corners: str) -> Drawing:
    """The outer wall of a bank, with the names of its sectors."""
    cell, moved = ring.shape.cell, ring.view.moved
    canvas = Canvas(ring.shape.width, 1)
    canvas.write(0, 0, corners[0] + corners[1].join(["─" * cell] * _COLUMNS) + corners[2], "dim")
    for column, position in enumerate(bank):
        x = 1 + column * (cell + 1)
        name = ring.words(f"papyria-sector-{SECTORS[ring.view.sectors[position - 1]].id}")
        here = moved is not None and moved.position == position
        end = canvas.write(x, 0, f"{position} ", "dim")
        canvas.write(end, 0, fit(name, x + cell - end), "open" if here else "title")
    return canvas.drawing()


def _water(ring: Ring) -> Drawing:
    """The rivers, and between them the line with extra scorings at B and knowledge at A."""
    shape = ring.shape
    canvas = Canvas(shape.width, _WATER)
    tigris, role = ring.short("tigris"), "blue"
    if not shape.tall:
        tigris, role = ends_text(ring.view, ring.words)
    for y, wall, text, ink in ((0, "╧", ring.short("euphrates"), "blue"), (_WATER - 1, "╤", tigris, role)):
        canvas.write(0, y, f"╞{wall.join(['═' * shape.cell] * _COLUMNS)}╡", "blue")
        canvas.write_centred(Region(0, y, shape.width, 1), y, f" {text} ", ink)
    canvas.write(0, 1, "│", "blue")
    canvas.write(shape.width - 1, 1, "│", "blue")
    _stands(canvas, ring)
    x = _extra_scorings(canvas, ring)
    start = _knowledge(canvas, ring)
    left = f"×{ring.view.reserve}"
    if x + 1 + len(left) < start:
        canvas.write(x + 1, 1, left, "dim")
    return canvas.drawing()


def _extra_scorings(canvas: Canvas, ring: Ring) -> int:
    words = ring.words
    x = canvas.write(2, 1, f"{ring.short('extra')} ", "dim")
    x = canvas.write(x, 1, money("papyrus", EXTRA_SCORING_PRICE, words), "brown strong")
    for slot, tile in enumerate(ring.view.display):
        start = x + 1
        x = canvas.runs(start + _LABEL, 1, scoring_runs(words, tile, named=ring.shape.cell > _NARROW))
        canvas.spot(f"display:{slot}", Region(start, 1, x - start, 1), (start, 1))
    return x


def _knowledge(canvas: Canvas, ring: Ring) -> int:
    words = ring.words
    runs = [Run(f"{ring.short('buy')} ", "dim")]
    for papyri, knowledge in KNOWLEDGE_PRICES.items():
        runs.append(Run(money("papyrus", papyri, words), "brown strong"))
        runs.append(Run(f"+{money('knowledge', knowledge, words)} ", "orange strong"))
    start = ring.shape.width - 2 - width_of(runs)
    canvas.runs(start, 1, runs)
    canvas.spot("border:A", Region(start - _LABEL, 1, width_of(runs) + _LABEL, 1), (start - _LABEL, 1))
    return start - _LABEL


def _stands(canvas: Canvas, ring: Ring) -> None:
    """The letters of the borders, lit where a piece crosses them."""
    for stand, x, crossing in (("B", 1, "▲"), ("A", ring.shape.width - 2, "▼")):
        lit = stand in ring.marks.stands
        for y in (0, _WATER - 1):
            canvas.write(x, y, stand, f"open {LIT}" if lit else "gold")
        if lit:
            canvas.write(x + (1 if stand == "B" else -1), 0, crossing, f"open {LIT}")


# -- Sectors ---------------------------------------------------------------------------------------


def _sector(ring: Ring, position: int) -> Drawing:
    """A sector without its walls: wanderers stand at the outside, ships at the water."""
    width, rows = ring.shape.cell, ring.shape.rows
    canvas = Canvas(width, rows)
    north = position <= _COLUMNS
    each = 2 if ring.shape.tall else 1
    outer = 1 if north else 2
    _slot(canvas, ring, "w", position, 0 if north else rows - 1)
    for down, space in enumerate(OUTER):
        _space(canvas, ring, position, space, Region(0, outer + each * down, width, each))
    _slot(canvas, ring, "s", position, rows - 1 if north else 0)
    _space(canvas, ring, position, "river", Region(0, rows - 2 if north else 1, width, 1))
    return canvas.drawing()


def _slot(canvas: Canvas, ring: Ring, kind: str, position: int, y: int) -> None:
    """Whose piece stands there, and what it would cost to go there."""
    width = ring.shape.cell
    target, marks = f"slot:{kind}:{position}", ring.marks
    owner = ring.view.rings[kind][position - 1]
    lit = target in marks.starts or target in (marks.meets, marks.here)
    lit = lit or (marks.pushed is not None and marks.pushed[0] == target)
    canvas.fill(Region(0, y, width, 1), LIT if lit else "ground-panel")
    title = ring.short("ring", kind)
    canvas.write(0, y, title, "dim")
    end = canvas.runs(len(title), y, _who(ring, target, owner))
    if target == marks.meets:
        canvas.write(0, y, pad(PRIEST if owner == ring.view.active else TRADE, len(title)), "open")
    elif target == marks.here:
        canvas.write(end + 1, y, "◂", "open")
    elif target in marks.starts:
        canvas.write(end + 1, y, ">", "open")
    _slot_price(canvas, ring, target, y, width - end)
    canvas.spot(target, Region(0, y, width, 1), (end, y))


def _who(ring: Ring, target: str, owner: int | None) -> list[Run]:
    """Whose piece stands in a slot, or would be pushed there."""
    pushed = ring.marks.pushed
    if pushed is not None and pushed[0] == target:
        name = ring.names[pushed[1]]
        return [Run("»", "open"), Run(f"{name.mark} ", f"{name.role} strong")]
    if owner is None:
        return [Run(" · ", "faint")]
    name = ring.names[owner]
    return [Run(f"[{name.mark}]", f"{name.role} strong")]


def _slot_price(canvas: Canvas, ring: Ring, target: str, y: int, room: int) -> None:
    """What landing there costs in all; too much in another ink and in brackets."""
    unit = ring.short("unit", "lapis")
    prices, role = ring.landing.prices.get(target), "blue strong"
    text = "/".join(map(str, prices)) + unit if prices else ""
    if prices is None and (dear := ring.landing.dear.get(target)):
        text, role = f"({dear[0]}{unit})", "faint"
    if prices == (0,):
        role = "good"
    short_text = text if len(text) <= room - _LABEL else text.removesuffix(unit)
    canvas.write_right(ring.shape.cell, y, short_text, role)


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
    long = "good-long" if ring.shape.cell > _NARROW else "good"
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
