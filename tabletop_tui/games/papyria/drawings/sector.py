"""The parts of the ring of Papyria (slots, names, spaces and gates): how each looks, and its size."""

from collections.abc import Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from rulesets.papyria.components import BUILDINGS, MULTIPLIERS, POSITIONS, PRODUCTIONS, SCORING_TILES, Ring
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import SpaceView
from tabletop_tui.games.papyria.drawings.outcome import Spoken
from tabletop_tui.games.papyria.drawings.scenes import GAME, draw_scene
from tabletop_tui.games.papyria.drawings.signs import land, short_name
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.kit.barred import barred
from tabletop_tui.kit.kept import Kept
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look, sprite
from tabletop_tui.paint.pictures.pixels import Volume
from tabletop_tui.paint.runs import cut, wide

COLUMNS: Final = 6
_CHIP: Final = 3
"""Cells of the key at the end of a space."""
_KEPT: Final = 3
"""How many looks of each space are kept per volume: most return from an earlier step of a turn."""


class RingSize(NamedTuple):
    """The size at which the ring is drawn."""

    cell: int
    """Columns of a sector, one less than from one sector to the next."""
    picture: str
    slot: int
    """Lines of a slot."""
    space: int
    """Lines of a space."""

    @property
    def width(self) -> int:
        """Columns of the whole ring with both gates."""
        return COLUMNS * (self.cell + 1) + 1

    @property
    def bank(self) -> int:
        """Lines of a bank: road, name, two spaces, the river's space, ships."""
        return 2 * self.slot + 2 * self.space + 2

    @property
    def height(self) -> int:
        """Lines of the whole ring."""
        return 2 * self.bank + 3

    def column(self, position: int) -> int:
        """The first column of a sector."""
        return 1 + (position - 1 if position <= COLUMNS else POSITIONS - position) * (self.cell + 1)

    def row(self, position: int, part: str) -> int:
        """The first line of a part of a sector: both slots, the name, a space."""
        return _rows(self, position <= COLUMNS)[part]


@cache  # without it, a key takes 1 % more
def _rows(size: RingSize, north: bool) -> dict[str, int]:
    slot, space, top = size.slot, size.space, size.bank + 3
    if north:
        first, river = slot + 1, slot + 1 + 2 * space
        return {"w": 0, "name": slot, "1": first, "2": first + space, "river": river, "s": river + 1}
    first = top + slot + 1
    name = top + size.bank - slot - 1
    return {"s": top, "river": top + slot, "1": first, "2": first + space, "name": name, "w": name + 1}


SMALL_RING, LARGE_RING = RingSize(15, "small", 1, 2), RingSize(18, "large", 2, 4)


# -- how each part looks ---------------------------------------------------------------------------


class SlotLook(NamedTuple):
    """A place for a piece."""

    ring: Ring
    north: bool
    edge: bool
    """Its gap to the next one belongs to a gate."""
    piece: tuple[str, str] | None
    """The owner of the piece there: name and colour."""
    acting: bool
    ghost: bool
    new: bool
    chip: str
    """The role of the key at its end."""
    letter: str
    price: Line
    arrow: str
    """The arrow's head in the gap before it, and whether the arrow's shaft crosses the place."""
    shaft: bool


class NameLook(NamedTuple):
    """The line with a sector's name."""

    name: str
    right: Line
    """What the way there brings."""
    volume: Volume
    under: bool


class SpaceLook(NamedTuple):
    """A space for a wanderer, with a picture, or the one at the river, in one line."""

    here: SpaceView
    found: Spoken
    volume: Volume
    known: bool
    """It is known that it would be lost."""
    at: bool
    chosen: bool
    """Its key is shown there."""
    counted: bool
    """How much of it is shown."""
    new: bool
    under: bool
    turning: int
    """How much can be seen of a tile that is turning over, in columns of its picture; 0 for all."""


class GateLook(NamedTuple):
    """A border, at the edge of the ring."""

    stand: str
    lit: bool
    way: tuple[int, int] | None
    """The lines over which a piece walks past it."""
    head: int | None
    """The line at which it turns to the next sector."""


# -- drawing the parts -----------------------------------------------------------------------------


Part = SlotLook | NameLook | SpaceLook | GateLook | Drawing
"""The look of a part of the ring; a drawing is the water between the banks."""


def draw_part(
    canvas: Canvas, name: str, part: Part, size: RingSize, terms: Terms, look: Look, kept: Kept
) -> None:
    """One part of the ring; it covers all that it ever writes to. Looks of spaces are kept, as they recur."""
    word, _, number = name.partition(":")
    if isinstance(part, Drawing):
        canvas.place(1, size.bank, part)
        return
    if isinstance(part, GateLook):
        _draw_gate(canvas, part, size)
        return
    x, y = size.column(int(number)), size.row(int(number), word)
    match part:
        case SpaceLook():
            shows = (word, part, size, terms, look)
            canvas.cover(x, y, kept.once(f"{name}:{part.volume}", shows, partial(_space, *shows), _KEPT))
        case NameLook():
            _draw_name(canvas, x, y, part, size)
        case SlotLook():
            _draw_slot(canvas, x, y, part, size, terms, look)


def _space(word: str, part: SpaceLook, size: RingSize, terms: Terms, look: Look) -> Canvas:
    """A space on a canvas of its own."""
    canvas = Canvas(size.cell, 1 if word == "river" else size.space)
    (_draw_river if word == "river" else _draw_space)(canvas, 0, 0, part, size, terms, look)
    return canvas


def _draw_name(canvas: Canvas, x: int, y: int, part: NameLook, size: RingSize) -> None:
    """A sector's name, and what the way there brings."""
    role = "cursor-line" if part.under else {LOUD: "strong", NORMAL: "", QUIET: "dim"}[part.volume]
    ground = "ground-blue-bar" if part.under else _ground(part.volume)
    canvas.fill(Region(x, y, size.cell, 1), f"{role} {ground}" if part.under else ground)
    room = size.cell - wide(part.right) - 1
    canvas.write(x + (1 if part.under else 0), y, fit(part.name, room), role)
    shown = [run._replace(role="cursor-line") if part.under else run for run in part.right]
    canvas.runs(x + size.cell - wide(shown), y, shown)


def _ground(volume: Volume) -> str:
    return "ground-panel" if volume != QUIET else "ground-base"


def _draw_slot(
    canvas: Canvas, x: int, y: int, part: SlotLook, size: RingSize, terms: Terms, look: Look
) -> None:
    """The piece that stands there; what going there costs, and the key."""
    ground = "ground-brown" if part.ring == "w" else "ground-deep"
    left, right = x - (part.north and not part.edge), x + size.cell
    canvas.fill(Region(left, y, right - left + (not part.north and not part.edge), size.slot), ground)
    if part.piece is not None:
        _draw_piece(canvas, x, y, part, size, look, terms.sign(part.ring))
    else:
        role = f"{'open' if part.ghost else 'faint'} {ground}"
        canvas.write(x, y, f" {terms.sign(part.ring)} " if part.ghost else " ", role)
        canvas.write(x + 3, y, terms.say.slot_free() if part.ghost else "···", role)
    if part.new:
        canvas.write(right - 6, y, terms.sign("new"), f"warn {ground}")
    if part.chip:
        canvas.write(right - 3, y, f" {part.letter or ' '} ", part.chip)
    line, end = (y, right - 3) if size.slot == 1 else (y + 1, right)
    canvas.runs(end - wide(part.price), line, [Run(text, f"{role} {ground}") for text, role in part.price])
    if part.arrow and not part.edge:
        canvas.write(left if part.north else right, y, part.arrow, "good strong")
    if part.shaft:
        canvas.write(x + 2, y, " ".join(part.arrow * 3), "good")


def _draw_piece(
    canvas: Canvas, x: int, y: int, part: SlotLook, size: RingSize, look: Look, sign: str
) -> None:
    """A filled chip in the owner's colour, bright while the piece acts."""
    assert part.piece is not None
    name, colour = part.piece
    width = 9 if size.slot == 1 else 11
    role = f"seat-{colour}" if part.acting else f"strong ground-{colour}-bar"
    canvas.fill(Region(x, y, width, size.slot), role)
    if size.slot > 1 and look.pictures:
        picture = sprite(GAME, "wanderer" if part.ring == "w" else "ship", "large")
        ink = {"x": f"{colour}-shade" if part.acting else colour}
        canvas.picture(x, 2 * y, picture, LOUD if part.acting else NORMAL, inks=ink)
        canvas.write(x + 6, y, short_name(name, width - 6), role)
        return
    mark = "*" if part.acting and look.mono else " "
    canvas.write(x, y, f"{mark}{sign} {short_name(name, width - 4)}", role)


def _draw_space(
    canvas: Canvas, x: int, y: int, part: SpaceLook, size: RingSize, terms: Terms, look: Look
) -> None:
    """A picture, its name, what it costs or brings, and how many lie there."""
    ground = "ground-open" if part.at or part.under else _ground(part.volume)
    canvas.fill(Region(x, y, size.cell, size.space), ground)
    width = 8 if size.picture == "large" else 5
    _draw_good(canvas, x, y, part, size, terms, look, width)
    left, room, quiet = x + width + 1, size.cell - width - 1, part.volume == QUIET
    lost = part.found.lost and part.here.end is None and part.known
    role = "dim" if quiet else "bad" if lost else "strong" if part.volume == LOUD else ""
    canvas.write(left, y, fit(part.found.title, room), role)
    parts = _figures(part, terms, words=size.space > 2)
    count = part.here.height if part.here.end is None and part.here.good not in PRODUCTIONS else 0
    if size.space > 2:
        for line, broken in enumerate(_broken(parts, room, 2 if count > 1 else 3), start=y + 1):
            canvas.runs(left, line, broken)
        canvas.write(left, y + 3, fit(terms.say.left_there(count=count), room) if count > 1 else "", "faint")
    else:
        runs = tuple(run for figures in parts for run in figures)
        canvas.runs(left, y + 1, _within(runs, room - (_CHIP if part.chosen else 0)))
        if count > 1 and wide(runs) + len(f"×{count}") <= room and part.counted:
            canvas.write_right(left + room, y + 1, f"×{count}", "faint")
    if part.new:
        canvas.write(left - 1, y, terms.sign("new"), "warn")
    if part.chosen:
        canvas.write(x + size.cell - _CHIP, y + size.space - 1, "   ", "chip")


def _within(runs: Line, room: int) -> Line:
    """Runs without the blanks between them, then without the last of them, where there is no room."""
    if wide(runs) > room:
        runs = tuple(run._replace(text=run.text.strip()) for run in runs)
    while len(runs) > 1 and wide(runs) > room:
        runs = runs[:-1]
    return cut(runs, room)


def _figures(part: SpaceLook, terms: Terms, *, words: bool) -> list[Line]:
    """What it costs or brings, with `words` before the numbers, and with a cross where it would be lost.

    Each part of it stands on one line if that has room for it. A quiet space isn't decided about, so it has
    no cross: its price says enough.
    """
    runs = _in_words(part, terms) if words else part.found.runs
    if part.volume == QUIET:
        return _each([run._replace(role="faint") for run in runs])
    return _crossed(runs, part, terms, words=words) if part.found.lost else _each(runs)


def _crossed(runs: Line, part: SpaceLook, terms: Terms, *, words: bool) -> list[Line]:
    """A cross after the price of what would be lost; in place of the arrow of an end tile that isn't paid."""
    sign = terms.sign("lost")
    cross = barred(sign, 1) if part.volume == LOUD else Run(sign, "bad")
    if part.here.end is not None:
        price, gains = (runs[:2], runs[2:]) if words else (runs[:1], runs[2:])
        return [(*price, *((Run(" "),) if words else ()), cross), *_each(gains)]
    said = (Run(f" {terms.say.lost()}", "bad"),) if words else ()
    return [*_each(runs), (Run(" " if runs else ""), cross, *said)]


def _each(runs: Sequence[Run]) -> list[Line]:
    """Each run as a part of its own."""
    return [(run,) for run in runs]


def _in_words(part: SpaceLook, terms: Terms) -> Line:
    """`costs 2◆`, `makes +1◆`, `now 18★`; `pay 3◆`, `for 11★`."""
    here, runs = part.here, part.found.runs
    if here.end is not None:
        paid, _, *gains = runs
        return (
            Run(f"{terms.say.ring_pay()} ", "dim"),
            paid,
            Run(f" {terms.say.ring_for()} ", "dim"),
            *gains,
        )
    word = ""
    if here.good in PRODUCTIONS:
        word = terms.say.ring_makes()
    elif here.good == "scoring" and here.height:
        word = terms.say.ring_now()
    elif here.good in BUILDINGS and runs and any(map(str.isdigit, runs[0].text)):
        word = terms.say.ring_costs()
    return (Run(f"{word} ", "dim"), *runs) if word else runs


def _draw_good(
    canvas: Canvas, x: int, y: int, part: SpaceLook, size: RingSize, terms: Terms, look: Look, width: int
) -> None:
    """The picture of what lies there, on a ground of its own for tiles; else only its sign."""
    here, word, laid = part.here, picture_of(part.here), None
    if here.good == "landscape" and here.end is None and here.top is not None and here.height:
        laid = Laid(here.top)
    if not look.pictures:
        if laid is not None:
            canvas.runs(x + 1, y, cut(land(terms, laid), width - 1))
        elif word:
            canvas.write(x + 2, y, terms.sign(word), "strong")
        return
    if laid is not None:
        draw_scene(canvas, x, 2 * y, size.picture, laid, part.volume)
        return
    tile = "4a3d12" if here.end is not None else "3f3512" if here.good == "scoring" and here.height else ""
    if part.turning:
        edge = x + (width - part.turning) // 2
        canvas.block(edge, 2 * y, part.turning, 8 if size.picture == "large" else 4, "d9b44a", LOUD)
        return
    if tile and part.volume != QUIET:
        canvas.block(x, 2 * y, width, 8 if size.picture == "large" else 4, tile, part.volume)
    if word:
        canvas.picture(x, 2 * y, sprite(GAME, word, size.picture), part.volume)


def _draw_river(
    canvas: Canvas, x: int, y: int, part: SpaceLook, size: RingSize, terms: Terms, look: Look
) -> None:
    """The space at the river, in one line: a multiplier or an end tile."""
    here, lit, quiet = part.here, part.volume == LOUD, part.volume == QUIET
    ground = "ground-open" if part.at else "ground-deep" if quiet else "ground-blue"
    canvas.fill(Region(x, y, size.cell, 1), ground)
    runs = part.found.runs
    if here.end is None:
        runs = (*runs, Run(f" {part.found.title}", "" if lit else "dim"))
    elif not look.pictures:
        runs = (Run(f"{terms.sign('end')} ", "gold"), *runs)
    if not lit:
        runs = tuple(run._replace(role="faint" if quiet else "dim") for run in runs)
    count = f"×{here.height}" if here.height and here.end is None else ""
    room = size.cell - len(count) - 1
    canvas.runs(x, y, [Run(text, f"{role} {ground}") for text, role in cut(runs, room)])
    canvas.write_right(x + size.cell, y, count, f"faint {ground}")
    if part.new:
        canvas.write(x + room, y, terms.sign("new"), f"warn {ground}")
    if part.chosen:
        canvas.write(x + size.cell - 3, y, "   ", "chip")
    if part.turning:
        width = part.turning * size.cell // 4
        canvas.fill(Region(x, y, size.cell, 1), ground)
        canvas.fill(Region(x + (size.cell - width) // 2, y, width, 1), "plate")


def _draw_gate(canvas: Canvas, part: GateLook, size: RingSize) -> None:
    """B at the west end, A at the east end: gold while they are being passed or can be used."""
    x, west = (0, True) if part.stand == "B" else (size.width - 1, False)
    canvas.fill(Region(x, 0, 1, size.height), "ground-base")
    for y, high in ((0, size.slot), (size.height - size.slot, size.slot)):
        canvas.fill(Region(x, y, 1, high), "ground-brown")
    canvas.fill(Region(x, size.bank - size.slot, 1, 2 * size.slot + 3), "ground-deep")
    for y in range(size.slot, size.height - size.slot):
        canvas.write(x, y, "▐" if west else "▌", "gold" if part.lit else "brown")
    for y in range(part.way[0], part.way[1] + 1) if part.way is not None else ():
        canvas.write(x, y, "▴" if west else "▾", "good strong")
    if part.head is not None:
        canvas.write(x, part.head, "▸" if west else "◂", "good strong")
    canvas.write(x, size.bank + 1, part.stand, "plate" if part.lit else "gold ground-brown")


def _broken(parts: Sequence[Line], room: int, most: int) -> list[Line]:
    """Parts on as many lines as they take; a part stays whole unless it is too long for a line."""
    lines: list[list[Run]] = [[]]
    for part in parts:
        if wide(lines[-1]) + wide(part) > room and lines[-1]:
            lines.append([])
        for run in part:
            if wide(lines[-1]) + cells(run.text) > room and lines[-1]:
                lines.append([])
            shown = run if lines[-1] else run._replace(text=run.text.lstrip())
            lines[-1] += [shown] if shown.text else []
    return [tuple(line) for line in lines[:most]]


def picture_of(here: SpaceView) -> str:
    """The picture of what lies on a space, by name; a landscape's is composed of what it shows."""
    if here.end is not None:
        return "end"
    if here.good in ("lapis_production", "papyrus_production"):
        return here.good.partition("_")[0]
    if not here.height:
        return ""
    if here.top in SCORING_TILES:
        return SCORING_TILES[here.top].kind
    return MULTIPLIERS[here.top].kind if here.top in MULTIPLIERS else here.good
