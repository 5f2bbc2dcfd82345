"""The ring of Papyria as a drawing: twelve sectors on two banks, the rivers and borders between them.

Positions 1 to 6 lie on the north bank from the west, 7 to 12 on the south bank from the east, so pieces
walk clockwise. Wanderers stand at the outside, ships at the water.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rulesets.core.records import record
from rulesets.papyria.components import (
    EXTRA_SCORING_PRICE,
    KNOWLEDGE_PRICES,
    PRODUCTIONS,
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
    TRADE,
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


@record
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
    """Draws rings one after the other; parts of sectors in which nothing has changed are not drawn again."""

    def __init__(self) -> None:
        """Nothing has been drawn yet."""
        self._known: dict[tuple[int, str], tuple[object, Drawing]] = {}

    def draw(self, ring: Ring) -> Drawing:
        """All sectors, and between the banks what can be had at the borders."""
        north = range(1, _COLUMNS + 1)
        south = range(2 * _COLUMNS, _COLUMNS, -1)
        prices = {good: price(ring.view.seats[ring.seat], good) for good in ("temple", "city", "mine")}
        upper = [
            self._slots(ring, north, "w"),
            self._goods(ring, north, prices),
            self._slots(ring, north, "s"),
        ]
        lower = [
            self._slots(ring, south, "s"),
            self._goods(ring, south, prices),
            self._slots(ring, south, "w"),
        ]
        return stacked(_names(ring, north, "┌┬┐"), *upper, _water(ring), *lower, _names(ring, south, "└┴┘"))

    def _slots(self, ring: Ring, bank: Sequence[int], kind: str) -> Drawing:
        """The slots of a bank for wanderers, or for ships."""
        parts = [_WALL]
        for position in bank:
            slot = _slot_of(ring, kind, position)
            known = self._known.get((position, kind))
            if known is None or known[0] != slot:
                known = self._known[position, kind] = (slot, _slot(slot))
            parts += [known[1], _WALL]
        return beside(*parts)

    def _goods(self, ring: Ring, bank: Sequence[int], prices: Mapping[str, int]) -> Drawing:
        """The spaces of a bank."""
        wall = stacked(*[_WALL] * (ring.shape.rows - 2))
        parts = [wall]
        for position in bank:
            spaces = [_space_of(ring, position, space, prices) for space in SPACES]
            known = self._known.get((position, ""))
            if known is None or known[0] != spaces:
                known = self._known[position, ""] = (spaces, _spaces(spaces, north=position <= _COLUMNS))
            parts += [known[1], wall]
        return beside(*parts)


def draw_ring(ring: Ring) -> Drawing:
    """The whole ring."""
    return RingPainter().draw(ring)


_WALL: Final = Drawing(((Run("│", "dim"),),))


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


# -- Slots -----------------------------------------------------------------------------------------


@record
class _Slot:
    """All that the drawing of a slot depends on."""

    width: int
    words: Words
    kind: str
    position: int
    owner: Name | None
    pushed: Name | None
    """Whose piece would be pushed there."""
    sign: str
    """`start`, `here`, `trade`, `priest` or nothing."""
    prices: tuple[int, ...] | None
    dear: tuple[int, ...] | None


def _slot_of(ring: Ring, kind: str, position: int) -> _Slot:
    target, marks = f"slot:{kind}:{position}", ring.marks
    owner = ring.view.rings[kind][position - 1]
    sign = "start" if target in marks.starts else "here" if target == marks.here else ""
    if target == marks.meets:
        sign = "priest" if owner == ring.view.active else "trade"
    pushed = marks.pushed[1] if marks.pushed is not None and marks.pushed[0] == target else None
    return _Slot(
        ring.shape.cell,
        ring.words,
        kind,
        position,
        None if owner is None else ring.names[owner],
        None if pushed is None else ring.names[pushed],
        sign,
        ring.landing.prices.get(target),
        ring.landing.dear.get(target),
    )


def _slot(slot: _Slot) -> Drawing:
    """Whose piece stands there, and what it would cost to go there."""
    canvas = Canvas(slot.width, 1, LIT if slot.sign or slot.pushed else "ground-panel")
    title = short(slot.words, "ring", slot.kind)
    met = {"priest": PRIEST, "trade": TRADE}.get(slot.sign)
    canvas.write(0, 0, title if met is None else pad(met, len(title)), "dim" if met is None else "open")
    end = canvas.runs(len(title), 0, _who(slot))
    if slot.sign in ("here", "start"):
        canvas.write(end + 1, 0, "◂" if slot.sign == "here" else ">", "open")
    _slot_price(canvas, slot, slot.width - end)
    canvas.spot(f"slot:{slot.kind}:{slot.position}", Region(0, 0, slot.width, 1), (end, 0))
    return canvas.drawing()


def _who(slot: _Slot) -> list[Run]:
    """Whose piece stands in a slot, or would be pushed there."""
    if slot.pushed is not None:
        return [Run("»", "open"), Run(f"{slot.pushed.mark} ", f"{slot.pushed.role} strong")]
    if slot.owner is None:
        return [Run(" · ", "faint")]
    return [Run(f"[{slot.owner.mark}]", f"{slot.owner.role} strong")]


def _slot_price(canvas: Canvas, slot: _Slot, room: int) -> None:
    """What landing there costs in all; too much in another ink and in brackets."""
    unit = short(slot.words, "unit", "lapis")
    if slot.prices:
        text, role = "/".join(map(str, slot.prices)) + unit, "good" if slot.prices == (0,) else "blue strong"
    elif slot.dear:
        text, role = f"({slot.dear[0]}{unit})", "faint"
    else:
        return
    canvas.write_right(slot.width, 0, text if len(text) <= room - _LABEL else text.removesuffix(unit), role)


# -- Spaces ----------------------------------------------------------------------------------------


@record
class _Space:
    """All that the drawing of a space depends on."""

    shape: RingShape
    words: Words
    position: int
    space: str
    here: SpaceView
    lit: bool
    brings: int
    """What a production brings, or a building costs."""
    dear: bool

    @property
    def lines(self) -> int:
        """How many lines it has."""
        return 2 if self.shape.tall and self.space != "river" else 1

    def short(self, *parts: str) -> str:
        """A message of the boards."""
        return short(self.words, *parts)


def _space_of(ring: Ring, position: int, space: str, prices: Mapping[str, int]) -> _Space:
    here, own = ring.view.spaces[f"{position}:{space}"], ring.view.seats[ring.seat]
    brings = prices.get(here.good, 0)
    dear = brings > own.lapis
    if here.good in PRODUCTIONS:
        brings = own.lapis_production if here.good == PRODUCTIONS[0] else own.papyrus_production
        dear = False
    lit = f"space:{position}:{space}" in ring.marks.spaces
    return _Space(ring.shape, ring.words, position, space, here, lit, brings, dear)


def _spaces(spaces: Sequence[_Space], *, north: bool) -> Drawing:
    """The spaces of a sector from north to south: the river lies at the water."""
    first, second, river = map(_space, spaces)
    return stacked(first, second, river) if north else stacked(river, first, second)


def _space(space: _Space) -> Drawing:
    """What lies on a space: a stack with its top, a production, an end tile or nothing."""
    width, here, lit = space.shape.cell, space.here, space.lit
    canvas = Canvas(width, space.lines, LIT if lit else "")
    river = space.space == "river"
    role = "open" if lit else "blue" if river else "dim"
    canvas.write(0, 0, f"{'▸' if lit else ' '}{'≈' if river else space.space} ", role)
    head, content = _contents(space)
    if space.lines > 1:
        canvas.runs(_LABEL, 0, head)
        canvas.runs(_LABEL if width_of(content) <= width - _LABEL else 1, 1, content)
    else:
        canvas.runs(_LABEL, 0, _in_one_line(space, head, content))
    if here.height and here.end is None:
        canvas.write_right(width, 0, f"×{here.height}", "warn" if here.height == 1 else "dim")
    canvas.spot(f"space:{space.position}:{space.space}", Region(0, 0, width, space.lines), (0, 0))
    return canvas.drawing()


_Runs = list[Run]


def _contents(space: _Space) -> tuple[_Runs, _Runs]:
    """What a space holds, in a word, and what lies on top or comes of it."""
    here = space.here
    if here.end is not None:
        return [Run(space.short("good-end"), "gold")], end_runs(space.words, here.end)
    long = "good-long" if space.shape.cell > _NARROW else "good"
    if here.good in PRODUCTIONS:
        ink = "blue" if here.good == PRODUCTIONS[0] else "brown"
        count = Run(f"+{space.brings}", f"{ink} strong" if space.brings else "dim")
        return [Run(space.short(long, here.good), ink)], [count]
    if not here.height:
        return [Run(space.short("empty"), "faint")], []
    return [Run(space.short(long, here.good), "strong")], _top(space)


def _top(space: _Space) -> _Runs:
    here = space.here
    if here.top is None:
        if not space.brings:
            return [Run(space.short("free"), "dim")]
        cost = money("lapis", space.brings, space.words) + "!" * space.dear
        return [Run(f"{space.short('costs')} ", "dim"), Run(cost, "bad" if space.dear else "blue")]
    if here.good == "landscape":
        return laid_runs(Laid(here.top), rivers=True)
    if here.good == "multiplier":
        return [Run("+", "dim"), *multiplier_runs(here.top)]
    return scoring_runs(space.words, here.top, named=space.shape.tall)


def _in_one_line(space: _Space, head: _Runs, content: _Runs) -> _Runs:
    """Head and contents where there is a single line for both: what speaks for itself has no word."""
    here = space.here
    if here.end is not None:
        return [Run(space.short("end-sign"), "gold"), *content]
    if here.good in PRODUCTIONS:
        return [*head, *content]
    if here.top is None:
        return head
    return [Run(space.short("points"), "gold"), *content] if here.good == "scoring" else content
