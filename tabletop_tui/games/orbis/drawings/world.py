"""A world of Orbis as a drawing: a pyramid from the first turn on, crowned by its god."""

from collections.abc import Sequence
from dataclasses import field
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.orbis.advice.trials import TASKS, Trial, promise
from rulesets.orbis.components import COLOURS, LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE, WORLD_SIZE
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.state import Laid, World
from rulesets.orbis.view import OrbisView, SeatView
from rulesets.orbis.worlds import fits_face_up
from tabletop_tui.games.orbis.drawings.display import GAME, inks
from tabletop_tui.games.orbis.drawings.outcome import gift, shrine
from tabletop_tui.games.orbis.terms import WILD, Terms
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look, sprite
from tabletop_tui.paint.runs import wide
from tabletop_tui.text.cells import with_minus

ROWS = len(ROW_LENGTHS)
BASE = ROW_LENGTHS[1]


class SiteSize(NamedTuple):
    """The size at which a site is drawn; heights are in pixels, two to a line."""

    width: int
    height: int
    pitch: int
    """From one row to the next."""
    picture: str
    apex: int
    """Pixels above the uppermost row of sites."""

    @property
    def lines(self) -> int:
        """How many lines a site is high."""
        return (self.height + 1) // 2

    @property
    def board(self) -> tuple[int, int]:
        """Cells of a whole pyramid with its crown."""
        return BASE * (self.width + 1) - 1, (self.apex + (ROWS - 1) * self.pitch + self.height + 1) // 2

    def left_of(self, line: int) -> int:
        """Cells at the left of the pyramid's row that covers this line."""
        from_top = max(0, 2 * line - self.apex) // self.pitch
        return max(0, ROWS - 1 - from_top) * (self.width + 1) // 2

    @property
    def beside_top(self) -> int:
        """Lines down to the end of the uppermost row, beside which there is most room."""
        return (self.apex + self.height) // 2


PAGE = SiteSize(14, 6, 6, "", 2)
SMALL = SiteSize(11, 7, 8, "small", 6)
LARGE = SiteSize(14, 10, 12, "large", 8)


@record
class Frame:
    """Where a world lies on its canvas: the left edge of each base place, and the ends that are narrow."""

    lefts: dict[int, int] = field(default_factory=dict)
    narrow: frozenset[int] = frozenset()


def frame_of(own: SeatView, size: SiteSize) -> Frame:
    """Five places in the middle; once four are laid, each of the two free ends has half the room."""
    step = size.width + 1
    laid = sorted(SITES[site].x for site in own.world if SITES[site].row == 1)
    if len(laid) == BASE - 1:
        end = (size.board[0] - (BASE - 1) * step) // 2
        lefts = {x: end + 1 + index * step for index, x in enumerate(laid)}
        return Frame(
            {laid[0] - 1: 0, **lefts, laid[-1] + 1: end + 1 + (BASE - 1) * step},
            frozenset({laid[0] - 1, laid[-1] + 1}),
        )
    first, last = (laid[0], laid[-1]) if laid else (0, 0)
    free = 0 if len(laid) == BASE else 1
    start = min(max(-(BASE // 2), last + free - BASE + 1), first - free)
    return Frame({start + index: index * step for index in range(BASE)})


def region_of(site: str, size: SiteSize, frame: Frame) -> tuple[int, int, int]:
    """A site's left edge, its upper edge in pixels, and its width."""
    place = SITES[site]
    top = size.apex + (ROWS - place.row) * size.pitch
    if place.row == 1:
        width = size.width
        if place.x in frame.narrow:
            first = frame.lefts[place.x] == 0
            width = (sorted(frame.lefts.values())[1] - 1) if first else size.board[0] - frame.lefts[place.x]
        return frame.lefts[place.x], top, width
    step = size.width + 1
    anchor = place.x if place.x not in frame.narrow else place.x + 1
    left = frame.lefts[anchor] - (0 if anchor == place.x else step)
    return left + (place.row - 1) * step // 2, top, size.width


@record
class Moving:
    """What moves in a world in one frame of a moment, and what is being counted at the end."""

    site: str = ""
    """The site of the landscape that is being laid, or erupts."""
    risen: int | None = None
    """How many pixels of it can be seen; `None` for all."""
    picture: str = ""
    """What it looks like instead."""
    dropped: int = 0
    """How many pixels its god still has to descend."""
    swaps: frozenset[int] = frozenset()
    """The temples, by points, that change hands."""
    former: bool = False
    """The temples still show the names of their former holders."""
    counting: str = ""
    """The line of the score sheet whose landscapes are lit; all are lit while nothing is counted."""


STILL = Moving()


def counts(own: SeatView, site: str, line: str) -> bool:
    """Whether a landscape brings points in a line of the score sheet; without a line, all do."""
    laid = own.world[site]
    row = LANDSCAPES[laid.tile]
    if line == "temple":
        return bool(row.shrine_icons) and not laid.wild
    if line == "wilderness":
        return laid.wild
    return not line or (row.effect == line and own.verdicts[site].points > 0)


class Painter:
    """Draws one seat's world in one size: the crown, what is laid, and what is free."""

    def __init__(self, own: SeatView, terms: Terms, look: Look, size: SiteSize) -> None:
        self.own, self.terms, self.look, self.size = own, terms, look, size
        self.frame = frame_of(own, size)
        self.canvas = Canvas(*size.board)

    def region(self, site: str) -> tuple[int, int, int]:
        """A site's left edge, its upper edge in pixels, and its width."""
        return region_of(site, self.size, self.frame)

    def ghosts(self, *, middle: int = 0, also_free: bool = False) -> None:
        """The sites still empty, as far as their place is known, with a dot in the middle line."""
        for site in ghosts(self.own, self.frame, also_free=also_free):
            left, top, across = self.region(site)
            if self.look.pictures and self.look.grounds:
                self.canvas.block(left, top, across, self.size.height, "ground-ghost", NORMAL)
            elif self.look.pictures and middle:
                self.canvas.box(Region(left, top // 2, across, self.size.lines), "faint", "dashed")
            else:
                self.canvas.write(left + across // 2, top // 2 + middle, "·", "faint")

    def crown(self, moving: Moving) -> None:
        """The god at the top, or the place for one."""
        canvas, god, width = self.canvas, self.own.god, self.size.width
        left = (canvas.width - width) // 2
        line = Region(left, 0, width, 1)
        high = 1 if self.size is PAGE else 3
        canvas.spot(f"god:{god}" if god else "gods:", Region(left, 0, width, high), bare=True, chip="")
        if god is None:
            stairs = ((width // 2 - 3, 0, 7, 2), (2, 2, width - 4, 2), (0, 4, width, 1))
            stepped = self.look.pictures and self.look.grounds and self.size is not PAGE
            for x, top, across, height in stairs if stepped else ():
                canvas.block(left + x, top, across, height, "ground-ghost", NORMAL)
            role = "faint" if self.size is PAGE else "dim ground-px:n:ground-ghost" if stepped else "dim"
            canvas.write_centred(line, 0 if self.size is PAGE else 1, self.terms.say.crown_none(), role)
            return
        name = self.terms.god(god, "short")
        if self.look.pictures and self.size.picture:
            picture = sprite(GAME, f"god_{god}", self.size.picture)
            volume = LOUD if moving.counting in ("", "god") else QUIET
            top, skip = -2 * (moving.dropped // 2), min(moving.dropped, picture.height - 1)
            canvas.picture(left + (width - picture.width) // 2, top + skip, picture, volume, skip=skip)
            canvas.write(left + (width + picture.width) // 2 + 1, 0, name, "gold")
        else:
            canvas.write_centred(line, 0 if self.size is PAGE else 1, fit(name, width), "gold")
        if self.own.god_marker and self.size is not PAGE:
            canvas.write(left + (width + 8) // 2 + 1, 1, self.terms.sign("failed"), "bad strong")

    def laid(self, site: str, moving: Moving) -> None:
        """A landscape that lies there: its ground, its picture or name, and what it is worth."""
        (left, top, width), height = self.region(site), self.size.height
        canvas, laid = self.canvas, self.own.world[site]
        volume = NORMAL if counts(self.own, site, moving.counting) else QUIET
        colour = "grey" if laid.wild else COLOURS[LANDSCAPES[laid.tile].colour]
        region = Region(left, top // 2, width, self.size.lines)
        state = self._state(site)
        if self.look.pictures and self.look.grounds:
            ground = f"ground-{colour}" if volume == NORMAL else "ground-panel"
            canvas.block(left, top, width, height, ground, NORMAL)
        elif not self.look.pictures:
            canvas.fill(region, f"ground-{colour}")
            canvas.box(region, f"{colour} ground-{colour}")
        if self.look.pictures and self.size.picture:
            moved = moving.picture if site == moving.site else ""
            kind = moved or ("wilderness" if laid.wild else LANDSCAPES[laid.tile].effect)
            picture = sprite(GAME, kind, self.size.picture)
            skip = max(0, picture.height - (height - 2))
            y = top + height - picture.height + skip
            canvas.picture(
                left + (width - picture.width) // 2, y, picture, volume, skip=skip, inks=inks(colour)
            )
            if self.size is LARGE:
                room = width - wide(state)
                name = self.terms.kind_within(laid.tile, room - 1, wild=laid.wild)
                canvas.write(left + (1 if cells(name) + 2 <= room else 0), region.y, name, "")
        else:
            inner = Region(left + 1, region.y + 1, width - 2, self.size.lines - 2)
            _write_words(canvas, self.terms, laid, "dim" if laid.wild else colour, inner)
        shown = state if volume == NORMAL else tuple(Run(text, "dim") for text, _ in state)
        canvas.runs(left + width - wide(state), region.y, shown)
        if site == moving.site and moving.risen is not None and self.look.pictures and self.look.grounds:
            canvas.block(left, top, width, height - moving.risen, "ground-ghost", NORMAL)

    def _state(self, site: str) -> Line:
        """What a landscape is worth now: points in gold, failed, a Forest's neighbours, or what it brings."""
        laid, judged, terms = self.own.world[site], self.own.verdicts[site], self.terms
        row = LANDSCAPES[laid.tile]
        match judged.status:
            case "wilderness":
                return (Run(WILD, "dim"),)
            case "scores":
                return (Run(f"+{judged.points} ", "gold"), Run(terms.sign("met"), "good"))
            case "failed":
                return (Run("0 ", "dim"), Run(terms.sign("failed"), "bad"))
            case "open":
                return (Run(f"{judged.have}/{judged.need}?", "warn"),)
            case "pending":
                return (Run(f"+{row.cp}?", "warn"),)
            case "plain":
                return gift(terms, row) if row.benefit is not None else shrine(terms, row)

    def free(self, site: str, trial: Trial | None, x: int) -> None:
        """A free site: what the landscape on trial would bring there, or why it can't be laid there."""
        left, top, width = self.region(site)
        region = Region(left + x, top // 2, width, self.size.lines)
        lines, role = _promise(self.terms, self.own.world, site, trial)
        colour = LANDSCAPES[trial.tile].colour if trial is not None else 0
        legal = trial is not None and (trial.wild or fits_face_up(self.own.world, site, colour))
        if legal and self.look.pictures and self.look.grounds:
            self.canvas.block(region.x, top, width, self.size.height, "ground-open", NORMAL)
        self.canvas.box(region, "open" if legal else "faint", "light" if legal else "dashed")
        inner = Region(region.x + 1, region.y, width - 2, region.height)
        first = 1 if region.height > 2 else 0
        in_one = " ".join(lines)
        if region.height - 2 < len(lines) and cells(in_one) <= inner.width - 2:
            shown = [in_one]
            inner = Region(inner.x + 2, inner.y, inner.width - 2, inner.height)  # clear of the site's key
        else:
            shown = [lines[0].partition(" ")[0], *lines[1:]] if cells(lines[0]) > inner.width - 2 else lines
        # The site's key covers the first cell of the first line: what needs that is shorter, or a line below.
        start = first + (cells(shown[0]) >= inner.width - 1 and first + len(shown) < region.height - 1)
        for line, text in enumerate(shown[: max(1, region.height - 2)], start=start):
            if cells(text) <= inner.width:
                ink = role if line == start else "you" if legal else "dim"
                self.canvas.write_centred(inner, region.y + line, text, ink)
        at_label = (region.x + first, region.y + first)
        self.canvas.spot(f"site:{site}", region, at_label, bare=True, ring=region, chip="chip")


def draw_world(
    own: SeatView, terms: Terms, look: Look, size: SiteSize, *, trial: Trial | None = None
) -> Drawing:
    """A seat's world; free sites show what the landscape on trial would bring."""
    return with_free_sites(draw_laid(own, terms, look, size), own, terms, look, size, trial)


def draw_laid(own: SeatView, terms: Terms, look: Look, size: SiteSize, moving: Moving = STILL) -> Drawing:
    """A seat's world without its free sites."""
    painter = Painter(own, terms, look, size)
    painter.crown(moving)
    painter.ghosts(middle=1)
    for site in own.world:
        painter.laid(site, moving)
        left, top, width = painter.region(site)
        region = Region(left, top // 2, width, size.lines)
        painter.canvas.spot(f"site:{site}", region, (left, region.y), bare=True)
    return painter.canvas.drawing()


def draw_moved(
    laid: Drawing, own: SeatView, terms: Terms, look: Look, size: SiteSize, moving: Moving
) -> Drawing:
    """A world in which one landscape moves, drawn over the world at rest."""
    painter = Painter(own, terms, look, size)
    painter.canvas = Canvas.on(laid)
    painter.laid(moving.site, moving)
    return painter.canvas.drawing()


def with_free_sites(
    laid: Drawing, own: SeatView, terms: Terms, look: Look, size: SiteSize, trial: Trial | None, x: int = 0
) -> Drawing:
    """A drawing with a world from column `x` on, and over it the free sites for a landscape on trial."""
    if not own.open_sites:
        return laid
    painter = Painter(own, terms, look, size)
    painter.canvas = Canvas.on(laid)
    for site in own.open_sites:
        painter.free(site, trial, x)
    return painter.canvas.drawing()


def ghosts(own: SeatView, frame: Frame, *, also_free: bool = False) -> list[str]:
    """The sites of the finished pyramid that are still empty, as far as their place is known."""
    xs = [x for x in frame.lefts if x not in frame.narrow]
    taken = {*own.world, *(() if also_free else own.open_sites)}
    return [
        place.id
        for place in SITES.values()
        if place.id not in taken and min(xs) <= place.x and place.x + place.row - 1 <= max(xs)
    ]


def _write_words(canvas: Canvas, terms: Terms, laid: Laid, role: str, room: Region) -> None:
    """In place of a picture: the sign of its colour, and what lies there, on two lines if there is room."""
    sign = WILD if laid.wild else terms.signs[LANDSCAPES[laid.tile].colour]
    if room.height > 1:
        canvas.write(room.x, room.y, terms.kind_within(laid.tile, room.width, wild=laid.wild), role)
        canvas.write(room.x, room.y + 1, sign, role)
    else:
        canvas.write(
            room.x, room.y, f"{sign} {terms.kind_within(laid.tile, room.width - 2, wild=laid.wild)}", role
        )


def _promise(terms: Terms, world: World, site: str, trial: Trial | None) -> tuple[list[str], str]:
    """What a free site shows for the landscape on trial, and the role of its first line."""
    if trial is None:
        return [""], "dim"
    row = LANDSCAPES[trial.tile]
    if not (trial.wild or fits_face_up(world, site, row.colour)):
        return [terms.say.site_no(sign=terms.signs[row.colour]), terms.say.site_below()], "dim"
    found = promise(world, site, trial)
    said, gained = [terms.say.site_here()], found.points
    if gained or trial.wild:
        text = with_minus(f"{gained:+d}") if gained else "0"
        role = "gold" if gained > 0 else "bad" if gained else "dim"
        return [terms.say.site_points(cp=text), *said], role
    if found.hope:
        return [f"+{row.cp}?", *said], "gold"
    if row.effect in TASKS:
        return ["0", terms.say.site_nothing()], "warn"
    return [terms.say.site_lies(), *said], "you"


# -- what is around it -----------------------------------------------------------------------------


@record
class Temple:
    """A temple on the table, and who would get it now."""

    points: int
    holder: str = ""
    """The player who would get it; empty for none."""
    colour: str = ""
    shrines: int = 0


def temples_of(view: OrbisView, names: Sequence[tuple[str, str]]) -> tuple[Temple, ...]:
    """The temples, highest first as they lie on the table, with the players who would get them."""
    holders = {
        line.points: index
        for index, each in enumerate(view.seats)
        for line in each.standing.lines
        if line.id == "temple" and line.points
    }
    return tuple(
        Temple(points, *names[holders[points]], view.seats[holders[points]].tally.shrines)
        if points in holders
        else Temple(points)
        for points in view.temples
    )


def draw_about(
    own: SeatView,
    temples: Sequence[Temple],
    terms: Terms,
    name: tuple[str, str],
    width: int,
    swaps: frozenset[int] = frozenset(),
    seat: int = 0,
    *,
    size: SiteSize = SMALL,
) -> Drawing:
    """Beside the pyramid: the owner's name, who would get the temples, and where the points come from.

    A blank line above the temples if they are still beside the uppermost row then. Names too long for the
    room beside the pyramid are cut off, that of a temple's holder without the number of shrines.
    """
    left = max(0, (width - size.board[0]) // 2)
    canvas = Canvas(width, 8)
    title = terms.say.world_of(name=name[0])
    beside_crown = left + (size.board[0] - size.width) // 2 - 1
    short = fit(name[0], beside_crown - (cells(title) - cells(name[0])))
    x = canvas.write(0, 0, terms.say.world_of(name=short), f"{name[1]} strong")
    canvas.explain(f"player:{seat}", 0, 0, x)
    x = canvas.write(0, 1, terms.say.laid_of(count=len(own.world), size=WORLD_SIZE), "dim")
    canvas.explain("laid:", 0, 1, x)
    first = 3 if 3 + len(temples) <= size.beside_top else 2
    titled = f"{terms.say.temples()}, {terms.say.most(sign=terms.sign('shrine'))}"
    canvas.explain("temple:", 0, first, canvas.write(0, first, titled, "dim"))
    for line, temple in enumerate(temples, start=first + 1):
        gold = "plate" if temple.points in swaps else "gold"
        x = canvas.write(0, line, f"{temple.points:>2} ", gold if temple.holder else "faint")
        who, room = temple.holder or terms.say.nobody_yet(), left + size.left_of(line) - 1 - x
        shrines = f" {terms.sign('shrine')}{temple.shrines}" if temple.holder else ""
        shown = fit(who, room - cells(shrines))
        if "…" in shown:
            shown, shrines = fit(who, room), ""
        x = canvas.write(x, line, shown, temple.colour or "faint")
        x = canvas.write(x, line, shrines, "white")
        canvas.explain(f"temple:{temple.points}", 0, line, x)
    _draw_points(canvas, terms, own, width, f"player:{seat}")
    return canvas.drawing()


def _draw_points(canvas: Canvas, terms: Terms, own: SeatView, width: int, target: str) -> None:
    """At the right: points in total, and from landscapes, temple and god."""
    lines = {line.id: line.points for line in own.standing.lines}
    temple, god = lines.get("temple", 0), lines.get("god", 0)
    total = own.standing.total
    canvas.explain(target, canvas.write_right(width, 0, terms.say.cp(cp=total), "gold"), 0, width)
    say = terms.say
    parts = (
        (say.from_landscapes(), total - temple - god),
        (say.from_temple(), temple),
        (say.from_god(), god),
    )
    for line, (source, count) in enumerate(parts, start=1):
        x = canvas.write_right(width, line, with_minus(f"{count:>4}"), "gold" if count > 0 else "dim")
        canvas.explain(target, canvas.write_right(x, line, source, "dim"), line, width)


_HOLDER = 14
"""Cells of a name before what its player holds."""


def draw_hold(
    held: Sequence[int],
    terms: Terms,
    width: int,
    *,
    trades: bool,
    name: str,
    asks: bool,
    gains: bool = False,
) -> Drawing:
    """What a seat holds, as repeated signs; each colour with its key where worshippers are asked for.

    `name`: the seat's player; empty for the one who decides at this terminal.
    """
    canvas = Canvas(width, 1, "ground-panel")
    holds = terms.say.holds(name=fit(name, _HOLDER)) if name else terms.say.you_hold()
    x = canvas.write(1, 0, holds, "dim ground-panel") + 2
    for colour, count in enumerate(held):
        word, sign = COLOURS[colour], terms.signs[colour]
        signs = sign * count if count <= 4 else f"{count}{sign}"
        shown = signs or (f"0{sign}" if asks else "")
        lead = 2 if asks else 0  # room for the key
        if shown:
            role = f"{word} strong ground-panel" if count else "faint ground-panel"
            canvas.write(x + lead, 0, shown, role)
            if asks and (count or gains):
                canvas.write(x, 0, str(colour + 1), "chip")
            canvas.spot(f"supply:{word}", Region(x, 0, lead + cells(shown), 1), (x, 0), bare=True, chip="")
            x += lead + cells(shown) + 2
    total = sum(held)
    over = total > SUPPLY_LIMIT
    limit = terms.say.of_limit(count=total, limit=SUPPLY_LIMIT)
    start, x = x, canvas.write(x, 0, limit, f"{'warn' if over else 'dim'} ground-panel")
    canvas.explain("held:", start, 0, x)
    tradable = [terms.signs[c] * TRADE_PRICE for c, count in enumerate(held) if count >= TRADE_PRICE]
    if tradable and trades:
        signs = terms.say.or_().join(f" {sign} " for sign in tradable).strip()
        for text in (terms.say.trade_offer(signs=signs), terms.say.corner_trade()):
            start = width - cells(text) - 4
            if start > x:
                canvas.write(start, 0, " x ", "chip")
                x = canvas.write(start + 3, 0, f" {text}", "ground-panel")
                canvas.explain("held:trade", start, 0, x)
                break
    return canvas.drawing()
