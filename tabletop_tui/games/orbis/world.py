"""A world of Orbis as a drawing: the pyramid, its free sites, and the god that crowns it."""

from collections.abc import Sequence
from dataclasses import field
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, GODS, LANDSCAPES, WILDERNESS_POINTS
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.preview import site_preview
from rulesets.orbis.scoring import Verdict
from rulesets.orbis.view import OrbisView, SeatView
from rulesets.orbis.worlds import fits_face_up
from tabletop_tui.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.games.orbis import tiles
from tabletop_tui.games.orbis.terms import Terms

ROWS = len(ROW_LENGTHS)


class SiteSize(NamedTuple):
    """How big a site is drawn, frame included."""

    width: int
    height: int

    @property
    def board(self) -> tuple[int, int]:
        """Cells of a whole pyramid with its crown."""
        return ROW_LENGTHS[1] * self.width, ROWS * self.height + 1


COMPACT = SiteSize(8, 3)
NORMAL = SiteSize(7, 4)
WIDE = SiteSize(9, 4)
LARGE = SiteSize(11, 5)
SIZES = (LARGE, WIDE, NORMAL, COMPACT)

NARROW = 3
"""Width of the two free ends of the base row where there is no room for both."""


@record
class Trial:
    """A landscape that might be laid: its free sites show what would become of it."""

    tile: str
    wild: bool = False
    """It would lie as a wilderness."""


@record
class Columns:
    """Where the base row's columns begin on the canvas."""

    lefts: dict[int, int] = field(default_factory=dict)
    narrow: frozenset[int] = frozenset()


def site_size(width: int, height: int) -> SiteSize:
    """The biggest sites with which a world fits into so many cells; the smallest if none do."""
    for size in SIZES:
        across, down = size.board
        if across <= width and down <= height:
            return size
    return COMPACT


def draw_world(
    view: OrbisView,
    terms: Terms,
    seat: int,
    size: SiteSize = NORMAL,
    trial: Trial | None = None,
    owner: Sequence[Run] = (),
) -> Drawing:
    """A seat's world; free sites say whether the landscape on trial would fit, and what it would do.

    Where there is no room for a title above it, the `owner` stands beside the god.
    """
    own = view.seats[seat]
    width, height = size.board
    canvas = Canvas(width, height)
    columns = _columns(own, size)
    _draw_crown(canvas, terms, own, width, owner)
    for site in _silhouette(own):
        _dot(canvas, _region(site, size, columns))
    for site in own.world:
        _draw_laid(canvas, terms, own, site, _region(site, size, columns))
    for site in own.open_sites:
        region = _region(site, size, columns)
        _draw_free(canvas, terms, view, seat, site, region, trial)
    return canvas.drawing()


# -- where things lie ------------------------------------------------------------------------------


def _columns(own: SeatView, size: SiteSize) -> Columns:
    """The columns of the base row, those of its free ends included, in the middle of the canvas."""
    base = [SITES[site].x for site in (*own.world, *own.open_sites) if SITES[site].row == 1]
    if not base:
        base = [0]
    first, last = min(base), max(base)
    count = last - first + 1
    room = ROW_LENGTHS[1] * size.width
    if count <= ROW_LENGTHS[1]:
        start = (room - count * size.width) // 2
        return Columns({first + i: start + i * size.width for i in range(count)})
    start = (room - (count - 2) * size.width) // 2
    lefts = {first + 1 + i: start + i * size.width for i in range(count - 2)}
    return Columns({first: start - NARROW, **lefts, last: room - start}, frozenset({first, last}))


def _region(site: str, size: SiteSize, columns: Columns) -> Region:
    place = SITES[site]
    y = (ROWS - place.row) * size.height + 1
    if place.row == 1:
        width = NARROW if place.x in columns.narrow else size.width
        return Region(columns.lefts[place.x], y, width, size.height)
    x = columns.lefts[place.x] if place.x not in columns.narrow else columns.lefts[place.x + 1] - size.width
    return Region(x + (place.row - 1) * size.width // 2, y, size.width, size.height)


def _silhouette(own: SeatView) -> list[str]:
    """Sites above the base row that will be free once what they rest on has been laid."""
    base = [SITES[site].x for site in own.world if SITES[site].row == 1]
    if not base:
        return []
    taken = {*own.world, *own.open_sites}
    return [
        place.id
        for place in SITES.values()
        if place.row > 1
        and place.id not in taken
        and min(base) <= place.x
        and place.x + place.row - 1 <= max(base)
    ]


# -- drawing ---------------------------------------------------------------------------------------


def _draw_crown(canvas: Canvas, terms: Terms, own: SeatView, width: int, owner: Sequence[Run]) -> None:
    """The god on top, in as many words as there is room for."""
    x = canvas.runs(0, 0, owner)
    role = "faint" if own.god is None else "bad" if own.god_marker else "gold"
    text = next((text for text in _crowns(terms, own) if x + cells(text) <= width), "")
    canvas.write_centred(Region(x, 0, width - x, 1), 0, text, role)


def _crowns(terms: Terms, own: SeatView) -> list[str]:
    """The god, with what it is worth and without."""
    if own.god is None:
        return [terms.say("crown-none")]
    short = terms.god_short(own.god)
    told = terms.say("state-failed") if own.god_marker else terms.god_brief(own.god)
    return [f"✦ {short}: {told} ✦", f"✦ {short}: {told}", f"✦ {short}"]


def _dot(canvas: Canvas, region: Region) -> None:
    canvas.write_centred(region, region.y + region.height // 2, "·", "faint")


def _draw_laid(canvas: Canvas, terms: Terms, own: SeatView, site: str, region: Region) -> None:
    laid, judged = own.world[site], own.verdicts[site]
    inner = Region(region.x + 1, region.y + 1, region.width - 2, region.height - 2)
    if laid.wild:
        canvas.fill(region, "ground-grey")
        canvas.box(region, "grey ground-grey")
    else:
        canvas.fill(region, tiles.ground(laid.tile))
        canvas.box(region, f"{tiles.ink(laid.tile)} {tiles.ground(laid.tile)}")
    last = _last(own) == site
    if last:
        canvas.write(region.x, region.y, "●", "you")
    state = _state(terms, laid.tile, judged, inner)
    if laid.wild:
        state = [Run(str(_wild_points(own)), "bad" if _wild_points(own) else "dim")]
    title = _title(terms, laid.tile, inner.width, wild=laid.wild)
    if inner.height == 1:
        title = _sign(terms, laid.tile, wild=laid.wild)
        canvas.runs(inner.x, inner.y, title)
        canvas.runs(inner.right - tiles.width(state), inner.y, state)
    else:
        canvas.runs(inner.x, inner.y, title)
        canvas.runs(inner.x + (inner.width - tiles.width(state)), inner.bottom - 1, state)
        if inner.height > 2 and not laid.wild:
            canvas.runs(inner.x, inner.y + 1, _short_effect(terms, laid.tile, inner.width))
    canvas.spot(f"site:{site}", region)


def _title(terms: Terms, tile: str, room: int, *, wild: bool) -> list[Run]:
    if wild:
        return [
            Run(
                f"{tiles.WILD} {terms.say('wild')}" if room > 5 else f"{tiles.WILD}{terms.say('wild')}",
                "strong",
            )
        ]
    landscape = LANDSCAPES[tile]
    role = f"{COLOURS[landscape.colour]} strong"
    letter = terms.letter(landscape.colour)
    short = terms.say("short", landscape.effect)
    if len(short) + 2 <= room and room > 5:
        return [Run(f"{short} {letter}", role)]
    brief = terms.say("brief", landscape.effect)
    return [Run(f"{brief} {letter}", role)]


def _sign(terms: Terms, tile: str, *, wild: bool) -> list[Run]:
    """A landscape in two cells: its symbol and its colour's letter."""
    if wild:
        return [Run(tiles.WILD, "strong")]
    landscape = LANDSCAPES[tile]
    text = f"{tiles.SYMBOLS[landscape.effect]}{terms.letter(landscape.colour)}"
    return [Run(text, f"{COLOURS[landscape.colour]} strong")]


def _short_effect(terms: Terms, tile: str, room: int) -> list[Run]:
    runs = tiles.effect(terms, tile)
    return runs if tiles.width(runs) <= room else []


def _state(terms: Terms, tile: str, judged: Verdict, inner: Region) -> list[Run]:
    """What a landscape is worth now: points in gold, failed, a Forest's neighbours, or what it brings."""
    landscape = LANDSCAPES[tile]
    mystic = [Run(f"m{landscape.mystic_value}", "white strong")] if landscape.mystic_value else []
    if judged.status == "scores":
        gap = "" if inner.height == 1 else " "
        runs = [Run(str(judged.points), "gold"), Run(gap + terms.say("state-ok"), "good")]
        if mystic:
            runs = [*mystic, Run(" "), *runs] if inner.width > 6 else [*mystic, Run(" "), runs[0]]
        return runs
    if judged.status == "failed":
        return [Run(terms.say("state-failed"), "bad strong")]
    if judged.status == "open":
        dots = [] if inner.height == 1 else [Run("..", "dim")]
        return [Run(f"{judged.have}/{judged.need}", "warn"), *dots]
    if landscape.benefit is not None:
        return [*tiles.letters(terms, [landscape.benefit]), Run("=0", "good")]
    if not landscape.shrine_icons:
        return mystic
    count = Run(str(landscape.shrine_icons), "white strong")
    if inner.height == 1:  # the symbol stands in front already
        return [count, *mystic]
    shrines = [Run(tiles.SYMBOLS["shrine"], "white"), count]
    return [*shrines, Run("" if tiles.width([*shrines, *mystic]) >= inner.width else " "), *mystic]


def _wild_points(own: SeatView) -> int:
    idle = own.god is not None and GODS[own.god].passive == "wilderness_costs_0"
    return 0 if idle else WILDERNESS_POINTS


def _last(own: SeatView) -> str | None:
    return next(reversed(own.world), None)


def _draw_free(
    canvas: Canvas, terms: Terms, view: OrbisView, seat: int, site: str, region: Region, trial: Trial | None
) -> None:
    """A free site: dashed, with what the landscape on trial would do there."""
    text, role = _fit_of(terms, view, seat, site, trial)
    frame = "open" if role in {"good", "warn", "you"} else "dim"
    canvas.box(region, frame, "dashed")
    middle = region.y + region.height // 2
    bare = region.width <= NARROW
    centre = region.x + region.width // 2
    if bare:
        sign = text if len(text) == 1 else "+" if text == terms.say("site-fits") else ""
        canvas.write(centre, middle, sign, role)
        label_at = (centre, region.y + 1) if region.height > 3 else (centre, region.y)
    elif region.height > 3:
        canvas.write_centred(region, middle, fit(text, region.width - 2), role)
        label_at = (centre - 1, region.y + 1)
    else:
        text = terms.say("site-fits-short") if text == terms.say("site-fits") else text
        canvas.write_right(region.right - 1, middle, text, role)
        label_at = (region.x + 1, middle)
    canvas.spot(f"site:{site}", region, label_at, bare=bare)


def _fit_of(terms: Terms, view: OrbisView, seat: int, site: str, trial: Trial | None) -> tuple[str, str]:
    """What a free site says of the landscape on trial, and its role."""
    if trial is None:
        return "", "dim"
    if trial.wild:
        return tiles.WILD, "you"
    landscape = LANDSCAPES[trial.tile]
    world = view.seats[seat].world
    if not fits_face_up(world, site, landscape.colour):
        return tiles.WILD, "dim"
    preview = site_preview(view, seat, trial.tile, site, wild=False)
    if preview.watered is not None:
        return (terms.say("state-ok"), "good") if preview.watered else (terms.say("state-failed"), "warn")
    if preview.forest is not None:
        have, need = preview.forest
        return f"{have}/{need}", "good" if have >= need else "warn"
    return terms.say("site-fits"), "you"
