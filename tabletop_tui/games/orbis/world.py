"""A world of Orbis as a drawing: a pyramid from the first turn on, with the god that crowns it."""

from collections.abc import Sequence
from dataclasses import field
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, LANDSCAPES, SUPPLY_LIMIT, TRADE_PRICE, WORLD_SIZE
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.preview import TASKS, Trial, promise
from rulesets.orbis.scoring import Verdict
from rulesets.orbis.state import Laid, World
from rulesets.orbis.view import OrbisView, SeatView
from rulesets.orbis.worlds import fits_face_up
from tabletop_tui.drawing import Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.games.orbis.display import GAME, inks
from tabletop_tui.games.orbis.outcome import shrine
from tabletop_tui.games.orbis.terms import FAILED, MET, SHRINE, WILD, Terms
from tabletop_tui.pictures import LOUD, NORMAL, QUIET, Look, Volume, sprite
from tabletop_tui.runs import wide

ROWS = len(ROW_LENGTHS)
BASE = ROW_LENGTHS[1]


class SiteSize(NamedTuple):
    """How big a site is drawn; heights in pixels, two of which are a line."""

    width: int
    height: int
    pitch: int
    """From one row to the next."""
    picture: str
    apex: int
    """Pixels above the uppermost row of sites."""

    @property
    def lines(self) -> int:
        """Lines of a site."""
        return (self.height + 1) // 2

    @property
    def board(self) -> tuple[int, int]:
        """Cells of a whole pyramid with its crown."""
        return BASE * (self.width + 1) - 1, (self.apex + (ROWS - 1) * self.pitch + self.height + 1) // 2


PAGE = SiteSize(14, 6, 6, "", 2)
SMALL = SiteSize(11, 7, 8, "small", 6)
LARGE = SiteSize(14, 10, 12, "large", 8)


@record
class Frame:
    """Where a world lies on its canvas: the left edge of each base place, and which ends are narrow."""

    lefts: dict[int, int] = field(default_factory=dict)
    narrow: frozenset[int] = frozenset()


def frame_of(own: SeatView, size: SiteSize) -> Frame:
    """Five places in the middle; with four laid there is half the room for each of the two free ends."""
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
    """Of the landscape that is being laid, or erupts."""
    risen: int | None = None
    """How many pixels of it are there; `None` for all."""
    picture: str = ""
    """What it looks like instead."""
    dropped: int = 0
    """How many pixels its god still has to come down."""
    swaps: frozenset[int] = frozenset()
    """The temples, by points, that change hands."""
    former: bool = False
    """They still have the names of those who had them."""
    counting: str = ""
    """The line of the score sheet whose landscapes are lit; all are while nothing is counted."""


STILL = Moving()


def counts(own: SeatView, site: str, line: str) -> bool:
    """Whether a landscape brings points in a line of the score sheet; all do in none."""
    laid = own.world[site]
    row = LANDSCAPES[laid.tile]
    if line == "temple":
        return bool(row.shrine_icons) and not laid.wild
    if line == "wilderness":
        return laid.wild
    return not line or (row.effect == line and own.verdicts[site].points > 0)


def draw_world(
    own: SeatView, terms: Terms, look: Look, size: SiteSize, *, trial: Trial | None = None
) -> Drawing:
    """A seat's world; free sites say what would come of the landscape on trial."""
    return with_free_sites(draw_laid(own, terms, look, size), own, terms, look, size, trial)


def draw_laid(
    own: SeatView,
    terms: Terms,
    look: Look,
    size: SiteSize,
    moving: Moving = STILL,
) -> Drawing:
    """A seat's world without its free sites."""
    width, height = size.board
    canvas = Canvas(width, height)
    frame = frame_of(own, size)
    _draw_crown(canvas, terms, look, own, size, moving)
    for site in _ghosts(own, frame):
        left, top, across = region_of(site, size, frame)
        if look.pictures:
            canvas.block(left, top, across, size.height, "ground-ghost", NORMAL)
        else:
            canvas.write(left + across // 2, top // 2 + 1, "·", "faint")
    for site in own.world:
        at = region_of(site, size, frame)
        picture = moving.picture if site == moving.site else ""
        volume = NORMAL if counts(own, site, moving.counting) else QUIET
        _draw_laid(canvas, terms, look, own, site, size, at, volume, picture)
        if site == moving.site and moving.risen is not None and look.pictures:
            canvas.block(at[0], at[1], at[2], size.height - moving.risen, "ground-ghost", NORMAL)
    return canvas.drawing()


def with_free_sites(
    laid: Drawing,
    own: SeatView,
    terms: Terms,
    look: Look,
    size: SiteSize,
    trial: Trial | None,
    x: int = 0,
) -> Drawing:
    """A drawing that holds a world from column `x` on, and on it the free sites for a landscape on trial."""
    canvas = Canvas(laid.width, laid.height)
    canvas.place(0, 0, laid)
    frame = frame_of(own, size)
    for site in own.open_sites:
        left, top, width = region_of(site, size, frame)
        _draw_free(canvas, terms, look, own.world, site, size, (left + x, top, width), trial)
    return canvas.drawing()


def _ghosts(own: SeatView, frame: Frame) -> list[str]:
    """The sites of the finished pyramid on which nothing lies yet, as far as their place is known."""
    xs = [x for x in frame.lefts if x not in frame.narrow]
    taken = {*own.world, *own.open_sites}
    return [
        place.id
        for place in SITES.values()
        if place.id not in taken and min(xs) <= place.x and place.x + place.row - 1 <= max(xs)
    ]


def _draw_crown(
    canvas: Canvas, terms: Terms, look: Look, own: SeatView, size: SiteSize, moving: Moving
) -> None:
    """The god on top, or the place for one."""
    width = size.width
    left = (canvas.width - width) // 2
    if size is PAGE:
        text = terms.say("crown-none") if own.god is None else terms.god(own.god, "short")
        canvas.write_centred(
            Region(left, 0, width, 1), 0, fit(text, width), "faint" if own.god is None else "gold"
        )
        return
    if own.god is None and look.pictures:
        canvas.block(left + width // 2 - 3, 0, 7, 2, "ground-ghost", NORMAL)
        canvas.block(left + 2, 2, width - 4, 2, "ground-ghost", NORMAL)
        canvas.block(left, 4, width, 1, "ground-ghost", NORMAL)
    if own.god is None:
        ground = " ground-px:n:ground-ghost" if look.pictures else ""
        canvas.write_centred(Region(left, 0, width, 1), 1, terms.say("crown-none"), f"dim{ground}")
        return
    name = terms.god(own.god, "short")
    if look.pictures:
        picture = sprite(GAME, f"god_{own.god}", size.picture)
        volume = LOUD if moving.counting in ("", "god") else QUIET
        top, skip = -2 * (moving.dropped // 2), min(moving.dropped, picture.height - 1)
        canvas.picture(left + (width - picture.width) // 2, top + skip, picture, volume, skip=skip)
        canvas.write(left + (width + picture.width) // 2 + 1, 0, name, "gold")
    else:
        canvas.write_centred(Region(left, 0, width, 1), 1, fit(name, width), "gold")
    if own.god_marker:
        canvas.write(left + (width + 8) // 2 + 1, 1, terms.sign(FAILED), "bad strong")


def _draw_laid(
    canvas: Canvas,
    terms: Terms,
    look: Look,
    own: SeatView,
    site: str,
    size: SiteSize,
    at: tuple[int, int, int],
    volume: Volume,
    moved: str,
) -> None:
    left, top, width = at
    laid, judged = own.world[site], own.verdicts[site]
    row = LANDSCAPES[laid.tile]
    colour = "grey" if laid.wild else COLOURS[row.colour]
    y = top // 2
    if look.pictures:
        ground = f"ground-{colour}" if volume == NORMAL else "ground-panel"
        canvas.block(left, top, width, size.height, ground, NORMAL)
    else:
        framed = Region(left, y, width, (size.height + 1) // 2)
        canvas.fill(framed, f"ground-{colour}")
        canvas.box(framed, f"{colour} ground-{colour}")
    state = _state(terms, laid.tile, judged) if not laid.wild else (Run(terms.sign(WILD), "dim"),)
    if look.pictures and size.picture:
        picture = sprite(GAME, moved or ("wilderness" if laid.wild else row.effect), size.picture)
        skip = max(0, picture.height - (size.height - 2))
        canvas.picture(
            left + 1, top + size.height - picture.height + skip, picture, volume, skip=skip, inks=inks(colour)
        )
        if size is LARGE:
            _write_name(canvas, terms, laid, left, y, width - wide(state))
    else:
        _write_words(
            canvas,
            terms,
            laid,
            "dim" if laid.wild else colour,
            Region(left + 1, y + 1, width - 2, size.lines - 2),
        )
    shown = state if volume == NORMAL else tuple(Run(text, "dim") for text, _ in state)
    canvas.runs(left + width - wide(state), y, shown)
    canvas.spot(f"site:{site}", Region(left, y, width, (size.height + 1) // 2), (left, y), bare=True)


def _write_name(canvas: Canvas, terms: Terms, laid: Laid, left: int, y: int, room: int) -> None:
    """What lies there, above its picture; at the very edge where its name is long."""
    name = _name(terms, laid, room - 1)
    canvas.write(left + (1 if cells(name) + 2 <= room else 0), y, name, "")


def _write_words(canvas: Canvas, terms: Terms, laid: Laid, role: str, room: Region) -> None:
    """In place of a picture: the sign of its colour, and what lies there; in two lines if there are two."""
    sign = terms.sign(WILD) if laid.wild else terms.signs[LANDSCAPES[laid.tile].colour]
    if room.height > 1:
        canvas.write(room.x, room.y, _name(terms, laid, room.width), role)
        canvas.write(room.x, room.y + 1, sign, role)
    else:
        canvas.write(room.x, room.y, f"{sign} {_name(terms, laid, room.width - 2)}", role)


def _name(terms: Terms, laid: Laid, room: int) -> str:
    return terms.kind_within(laid.tile, room, wild=laid.wild)


def _state(terms: Terms, tile: str, judged: Verdict) -> Line:
    """What a landscape is worth now: points in gold, failed, a Forest's neighbours, or what it brings."""
    row = LANDSCAPES[tile]
    if judged.status == "scores":
        return (Run(f"+{judged.points} ", "gold"), Run(terms.sign(MET), "good"))
    if judged.status == "failed":
        return (Run("0 ", "dim"), Run(terms.sign(FAILED), "bad"))
    if judged.status == "open":
        return (Run(f"{judged.have}/{judged.need}?", "warn"),)
    if judged.status == "pending":
        return (Run(f"+{row.cp}?", "warn"),)
    if row.benefit is not None:
        sign = Run(terms.signs[row.benefit], COLOURS[row.benefit])
        return (sign, Run(f" {terms.say('corner-free')}", "good"))
    return shrine(terms, row)


def _draw_free(
    canvas: Canvas,
    terms: Terms,
    look: Look,
    world: World,
    site: str,
    size: SiteSize,
    at: tuple[int, int, int],
    trial: Trial | None,
) -> None:
    """A free site: what the landscape on trial would bring there, or why it can't lie there."""
    left, top, width = at
    y, height = top // 2, (size.height + 1) // 2
    region = Region(left, y, width, height)
    lines, role = _promise(terms, world, site, trial)
    legal = trial is not None and (trial.wild or fits_face_up(world, site, LANDSCAPES[trial.tile].colour))
    if legal and look.pictures:
        canvas.block(left, top, width, size.height, "ground-open", NORMAL)
    canvas.box(region, "open" if legal else "faint", "light" if legal else "dashed")
    inner = Region(left + 1, y, width - 2, height)
    shown = [lines[0].partition(" ")[0], *lines[1:]] if cells(lines[0]) > inner.width else lines
    first = 1 if height > 2 else 0
    for line, text in enumerate(shown[: max(1, height - 2)], start=first):
        if cells(text) <= inner.width:
            canvas.write_centred(inner, y + line, text, role if line == first else "you" if legal else "dim")
    at_label = (left + 1, y + 1) if height > 2 else (left, y)
    canvas.spot(f"site:{site}", region, at_label, bare=True, ring=region, chip="chip")


def _promise(terms: Terms, world: World, site: str, trial: Trial | None) -> tuple[list[str], str]:
    """What a free site says of the landscape on trial, and the role of its first line."""
    if trial is None:
        return [""], "dim"
    row = LANDSCAPES[trial.tile]
    if not (trial.wild or fits_face_up(world, site, row.colour)):
        return [terms.say("site-no", sign=terms.signs[row.colour]), terms.say("site-below")], "dim"
    found = promise(world, site, trial)
    said, gained = [terms.say("site-here")], found.points
    if gained or trial.wild:
        told = f"{gained:+d}".replace("-", "−") if gained else "0"
        role = "gold" if gained > 0 else "bad" if gained else "dim"
        return [terms.say("site-points", cp=told), *said], role
    if found.hope:
        return [f"+{row.cp}?", *said], "gold"
    if row.effect in TASKS:
        return ["0", terms.say("site-nothing")], "warn"
    return [terms.say("site-lies"), *said], "you"


# -- what stands around it -------------------------------------------------------------------------


@record
class Temple:
    """A temple on the table, and who would get it as things stand."""

    points: int
    holder: str = ""
    """Whoever would get it; empty for nobody."""
    colour: str = ""
    shrines: int = 0


def temples_of(view: OrbisView, names: Sequence[tuple[str, str]]) -> tuple[Temple, ...]:
    """The temples, the highest first as they lie on the table, with those who would get them."""
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
) -> Drawing:
    """Beside the pyramid: whose world it is, who would get the temples, where its points come from."""
    canvas = Canvas(width, 7)
    canvas.write(0, 0, terms.say("world-of", name=name[0]), f"{name[1]} strong")
    canvas.write(0, 1, terms.say("laid-of", count=len(own.world), size=WORLD_SIZE), "dim")
    canvas.write(0, 2, f"{terms.say('temples')}, {terms.say('most', sign=terms.sign(SHRINE))}", "dim")
    for line, temple in enumerate(temples, start=3):
        gold = "plate" if temple.points in swaps else "gold"
        x = canvas.write(0, line, f"{temple.points:>2} ", gold if temple.holder else "faint")
        who = fit(temple.holder or terms.say("nobody-yet"), 8)
        x = canvas.write(x, line, f"{who} ", temple.colour or "faint")
        if temple.holder:
            canvas.write(x, line, f"{terms.sign(SHRINE)}{temple.shrines}", "white")
    _draw_points(canvas, terms, own, width)
    return canvas.drawing()


def _draw_points(canvas: Canvas, terms: Terms, own: SeatView, width: int) -> None:
    """At the right: points in all, and from landscapes, temple and god."""
    lines = {line.id: line.points for line in own.standing.lines}
    temple, god = lines.get("temple", 0), lines.get("god", 0)
    total = own.standing.total
    canvas.write_right(width, 0, terms.say("cp", cp=total), "gold")
    parts = (("landscapes", total - temple - god), ("temple", temple), ("god", god))
    for line, (word, count) in enumerate(parts, start=1):
        x = canvas.write_right(width, line, f"{count:>4}", "gold" if count > 0 else "dim")
        canvas.write_right(x, line, terms.say("from", word), "dim")


def draw_hold(
    held: Sequence[int],
    terms: Terms,
    width: int,
    *,
    trades: bool,
    own: bool,
    asks: bool,
    gains: bool = False,
) -> Drawing:
    """What a seat holds, as repeated signs; where worshippers are asked for, each colour with its key."""
    canvas = Canvas(width, 1, "ground-panel")
    x = canvas.write(1, 0, terms.say("you-hold" if own else "holds"), "dim ground-panel") + 2
    for colour, count in enumerate(held):
        word, sign = COLOURS[colour], terms.signs[colour]
        told = sign * count if count <= 4 else f"{count}{sign}"
        shown = told or (f"0{sign}" if asks else "")
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
    limit = terms.say("of-limit", count=total, limit=SUPPLY_LIMIT)
    x = canvas.write(x, 0, limit, f"{'warn' if over else 'dim'} ground-panel")
    tradable = [terms.signs[c] * TRADE_PRICE for c, count in enumerate(held) if count >= TRADE_PRICE]
    if tradable and trades:
        signs = terms.say("or").join(f" {sign} " for sign in tradable).strip()
        for text in (terms.say("trade-offer", signs=signs), terms.say("corner-trade")):
            start = width - cells(text) - 4
            if start > x:
                canvas.write(start, 0, " x ", "chip")
                canvas.write(start + 3, 0, f" {text}", "ground-panel")
                break
    return canvas.drawing()
