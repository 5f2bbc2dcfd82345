"""The other players of Orbis as a drawing: points, worshippers, a small world each, and their last turn."""

from collections.abc import Sequence
from typing import NamedTuple

from rulesets.core import Event
from rulesets.core.records import record
from rulesets.orbis.components import COLOURS, LANDSCAPES
from rulesets.orbis.events import Collected, Gained, Laid, Paid, Sacrificed, TookGod
from rulesets.orbis.scoring import Verdict
from rulesets.orbis.view import SeatView
from tabletop_tui.games.orbis.drawings.display import GAME
from tabletop_tui.games.orbis.drawings.world import Painter, SiteSize, counts
from tabletop_tui.games.orbis.terms import WILD, Terms
from tabletop_tui.paint.drawing import Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.paint.pictures import NORMAL, Look, sprite
from tabletop_tui.paint.runs import cut, wide
from tabletop_tui.text.cells import with_minus


class MiniSize(NamedTuple):
    """The size at which the others' worlds are drawn."""

    site: SiteSize
    god: str
    """The size of the god's picture; empty to show its name."""


SMALL = MiniSize(SiteSize(3, 2, 2, "", 2), "")
LARGE = MiniSize(SiteSize(4, 3, 4, "", 2), "")
TALL = MiniSize(SiteSize(4, 5, 6, "", 8), "small")
FULL = MiniSize(SiteSize(6, 4, 6, "", 6), "small")


SIZES = (FULL, TALL, LARGE, SMALL)
_NARROW = SMALL.site.width
"""Cells of a site in which there is no room for its colour between the brackets of what is new."""
_WORDS = 10
"""Lines of a seat above which what it got and paid has a line of its own, in words."""


def size_for(width: int, height: int) -> MiniSize:
    """The biggest worlds that fit into this many cells per seat; the smallest if none do."""
    for size in SIZES:
        across, down = size.site.board
        if across < width and down + 7 <= height:
            return size
    return SMALL


@record
class News:
    """What a seat has done since the viewer's last turn."""

    sites: frozenset[str] = frozenset()
    """Where it has laid something."""
    last: Line = ()
    """Its last turn in a line."""
    more: Line = ()
    """What it got and gave in that turn, where there is a line for it;"""
    got: tuple[int, ...] = ()
    gave: tuple[int, ...] = ()
    """the same by colour, for the corners beside its world."""


NO_NEWS = News()


def news_of(own: SeatView, terms: Terms, seat: int, events: Sequence[Event]) -> News:
    """A seat's last turn, out of everything that happened since the viewer's last turn."""
    sites = frozenset(event.site for event in events if isinstance(event, Laid) and event.seat == seat)
    got, gave = [0] * 5, [0] * 5
    last: Line = ()
    for event in events:
        if event.seat != seat:
            continue
        if isinstance(event, Laid):
            last = _laid(terms, own, event)
        elif isinstance(event, TookGod):
            last = (Run(f"▸ {terms.god(event.god, 'short')}", "strong"),)
        elif isinstance(event, Gained):
            got[COLOURS.index(event.colour)] += event.count
        elif isinstance(event, Collected | Paid | Sacrificed):
            into = got if isinstance(event, Collected) else gave
            for colour, count in enumerate(event.worshippers):
                into[colour] += count
    return News(sites, last, _moved(terms, got, gave), tuple(got), tuple(gave))


def _laid(terms: Terms, own: SeatView, event: Laid) -> Line:
    """`▸ Volcano +2`, with a cross for what failed and the sign for a wilderness."""
    site = event.site
    name = Run(f"▸ {terms.kind(event.tile, 'short')} ", "")
    judged = own.verdicts.get(site)
    if judged is None:
        return (name,)
    match judged.status:
        case "wilderness":
            return (name, Run(WILD, "bad"))
        case "failed":
            return (name, Run(terms.sign("failed"), "bad"))
        case "scores":
            return (name, Run(f"+{judged.points}", "gold"))
        case "open":
            return (name, Run("?", "warn"))
        case "plain" | "pending":
            return (name, Run(terms.sign("met"), "good"))


def _moved(terms: Terms, got: Sequence[int], gave: Sequence[int]) -> Line:
    """What a trade moved, such as `in ●◆ out ▲`."""
    found: list[Run] = []
    for word, moved in ((terms.say.in_(), got), (terms.say.out(), gave)):
        if any(moved):
            found += [Run(f"{word} ", "dim"), *terms.amounts(moved), Run("  ")]
    return tuple(found)


@record
class Other:
    """Another player: name, colour, what lies in their world, and what happened there recently."""

    name: str
    colour: str
    own: SeatView
    news: News = NO_NEWS
    seat: int = 0
    """Its number, from 0."""


def draw_others(
    others: Sequence[Other],
    terms: Terms,
    look: Look,
    size: MiniSize,
    width: int,
    height: int,
    counting: str = "",
) -> Drawing:
    """The seats side by side; at the end, the landscapes that are being counted are lit."""
    canvas = Canvas(width, height)
    if not others:
        return canvas.drawing()
    each = (width - len(others) + 1) // len(others)
    if any(other.news.sites for other in others):
        beside = any(_moved_beside(other.news, each, height - 1) for other in others)
        marks = f"{terms.sign('new')} [ ]" + (" + −" if beside else "")
        x = canvas.write_right(width, 0, terms.say.since_your_turn(marks=marks), "faint")
        canvas.explain("board:others", x, 0, width)
    canvas.write(0, 0, terms.say.the_others(), "dim")
    for index, other in enumerate(others):
        box = Canvas(each, height - 1)
        _draw_seat(box, other, terms, look, size, counting)
        canvas.place(index * (each + 1), 1, box.drawing())
    return canvas.drawing()


def _draw_seat(canvas: Canvas, other: Other, terms: Terms, look: Look, size: MiniSize, counting: str) -> None:
    own, news, width = other.own, other.news, canvas.width
    points: Line = (Run(terms.say.cp(cp=own.standing.total), "gold"),)
    board, free = _mini(other, terms, look, size, counting), _free(terms, own)
    lines_of_news = 2 if news.more and canvas.height > _WORDS else 1
    rest = canvas.height - 3 - lines_of_news
    if free and rest <= board.height:  # no line of its own is left for it
        points = (*free, Run("  "), *points)
        canvas.explain(f"benefits:@{other.seat}", width - 1 - wide(points), 0, width)
    elif free:
        canvas.explain(f"benefits:@{other.seat}", 0, 3, canvas.runs(0, 3, free))
    x = canvas.write(0, 0, fit(other.name, width - wide(points) - 2), f"{other.colour} strong")
    canvas.explain(f"player:{other.seat}", 0, 0, x)
    x = width - 1 - (cells(terms.say.cp(cp=own.standing.total)))
    canvas.runs(width - 1 - wide(points), 0, points)
    canvas.explain(f"player:{other.seat}", x, 0, width)
    canvas.explain(f"player:{other.seat}", 0, 1, canvas.write(0, 1, _sources(terms, own, width), "dim"))
    _draw_supply(canvas, terms, other, 2)
    canvas.place(max(0, (width - board.width) // 2), 3 + max(0, (rest - board.height + 1) // 2), board)
    y, lines = canvas.height - lines_of_news, [(0, news.last)]
    if lines_of_news > 1:
        lines = [(0, news.last), (2, news.more)]
    elif _moved_beside(news, width, canvas.height):
        _draw_moved(canvas, terms, size, other)
    else:
        lines = [(0, _in_a_line(news))]
    for down, (x, said) in enumerate(lines):
        end = canvas.runs(x, y + down, cut(said, width - x))
        canvas.explain(f"latest:@{other.seat}", x, y + down, end)


def _in_a_line(news: News) -> Line:
    """Its last turn with what it got and gave."""
    return (*news.last, Run("  "), *news.more)


def _moved_beside(news: News, width: int, height: int) -> bool:
    """Whether what it got and gave has room only beside its world."""
    return bool(news.more) and height <= _WORDS and wide(_in_a_line(news)) > width


def _draw_moved(canvas: Canvas, terms: Terms, size: MiniSize, other: Other) -> None:
    """What it got and gave, beside the uppermost sites of a world of one line a site.

    It lies close to the world, so as not to be read as part of the panel to the left.
    """
    across, y, news = size.site.board[0], 4, other.news
    left = max(0, (canvas.width - across) // 2)
    room = left + (across - 2 * size.site.width - 1) // 2
    got, gave = _counted(terms, "+", news.got, room), _counted(terms, "−", news.gave, room)
    gap = 1 if max(wide(got), wide(gave)) < room else 0
    for x, moved in ((room - wide(got) - gap, got), (canvas.width - room + gap, gave)):
        canvas.explain(f"latest:@{other.seat}", x, y, canvas.runs(x, y, moved))


def _counted(terms: Terms, sign: str, moved: Sequence[int], room: int) -> Line:
    """Worshippers after a sign: `+●●◆`, `+4●2◆`, or only how many where there is no room for more."""
    if not any(moved):
        return ()
    once = terms.amounts([min(1, count) for count in moved])
    counts = [count for count in moved if count]
    short = [
        Run(f"{count if count > 1 else ''}{run.text}", run.role)
        for count, run in zip(counts, once, strict=True)
    ]
    forms = terms.amounts(moved), short, [Run(str(sum(moved)))]
    found = next((form for form in forms if 1 + wide(form) <= room), forms[-1])
    return (Run(sign, "dim"), *found)


def _free(terms: Terms, own: SeatView) -> Line:
    """The colours that cost this seat nothing: `free ◆`."""
    if not own.benefits:
        return ()
    signs = (Run(terms.signs[colour], COLOURS[colour]) for colour in own.benefits)
    return (Run(f"{terms.say.free_colours()} ", "dim"), *signs)


def _sources(terms: Terms, own: SeatView, room: int) -> str:
    """Where its points come from: `3 +11 temple +1 god`; the landscapes' part is dropped first."""
    lines = {line.id: line.points for line in own.standing.lines}
    temple, god, say = lines.get("temple", 0), lines.get("god", 0), terms.say
    if not temple and not god:
        return say.all_landscapes() if own.standing.total else ""
    parts = [with_minus(f"{temple:+d} {say.from_temple_brief()}")] if temple else []
    parts += [with_minus(f"{god:+d} {say.from_god_brief()}")] if god else []
    whole = with_minus(" ".join([str(own.standing.total - temple - god), *parts]))
    return whole if cells(whole) <= room else " ".join(parts)


def _draw_supply(canvas: Canvas, terms: Terms, other: Other, y: int) -> None:
    x = 0
    for colour, count in enumerate(other.own.supply):
        role, start = COLOURS[colour] if count else "faint", x
        x = canvas.write(x, y, terms.signs[colour], role)
        x = canvas.write(x, y, f"{count} ", "" if count else "faint")
        canvas.explain(f"supply:{COLOURS[colour]}@{other.seat}", start, y, x - 1)
    x = canvas.write_right(canvas.width - 1, y, str(sum(other.own.supply)), "dim")
    canvas.explain(f"held:@{other.seat}", x, y, canvas.width - 1)


def _mini(other: Other, terms: Terms, look: Look, size: MiniSize, counting: str) -> Drawing:
    """A small world: for each landscape the sign of its colour, then a mark.

    A gold number is points, ✦ a shrine, ✗ failed, ? an open Forest, # a wilderness.
    """
    painter = Painter(other.own, terms, look, size.site)
    painter.ghosts(also_free=True)
    for site in other.own.world:
        _draw_site(painter, site, counts(other.own, site, counting), new=site in other.news.sites)
        left, top, width = painter.region(site)
        end = (top + painter.size.height + 1) // 2 if look.pictures else top // 2 + 1
        region = Region(left, top // 2, width, end - top // 2)
        painter.canvas.spot(f"site:{site}@{other.seat}", region, bare=True, chip="")
    _draw_god(painter.canvas, terms, look, other, size)
    return painter.canvas.drawing()


def _draw_site(painter: Painter, site: str, lit: bool, *, new: bool) -> None:
    (left, top, width), own, canvas = painter.region(site), painter.own, painter.canvas
    laid, judged = own.world[site], own.verdicts[site]
    colour = "grey" if laid.wild else COLOURS[LANDSCAPES[laid.tile].colour]
    y = top // 2
    ground = f"ground-{colour}-bar" if lit else "ground-bar"
    if painter.look.pictures:
        canvas.block(left, top, width, painter.size.height, ground, NORMAL)
    sign, role = _mark(painter.terms, laid.tile, judged)
    row = LANDSCAPES[laid.tile]
    of_colour, roomy = painter.terms.signs[row.colour], width > _NARROW
    if new and not roomy and not sign:
        sign, role = of_colour, colour
    elif not laid.wild and (roomy or not new):
        canvas.write(left + roomy, y, of_colour, f"{colour if lit else 'dim'} {ground}")
    canvas.write(left + width // 2, y, sign, f"{role if lit else 'dim'} {ground}")
    if new:
        canvas.write(left, y, "[", f"you {ground}")
        canvas.write(left + width - 1, y, "]", f"you {ground}")


def _mark(terms: Terms, tile: str, judged: Verdict) -> tuple[str, str]:
    row = LANDSCAPES[tile]
    match judged.status:
        case "wilderness":
            return WILD, "dim"
        case "scores":
            return str(judged.points), "gold"
        case "failed":
            return terms.sign("failed"), "bad"
        case "open" | "pending":
            return "?", "warn"
        case "plain" if row.shrine_icons:
            return terms.sign("shrine"), "white"
        case "plain":
            return "", ""


def _draw_god(canvas: Canvas, terms: Terms, look: Look, other: Other, size: MiniSize) -> None:
    """The god in the apex: its picture, or its name."""
    middle, own = canvas.width // 2, other.own
    if own.god is None and not look.pictures:
        return
    if own.god is None:
        canvas.block(middle - 1, 0, 3, min(2, size.site.apex), "ground-ghost", NORMAL)
        canvas.explain(f"gods:@{other.seat}", middle - 1, 0, middle + 2)
        return
    if size.god and look.pictures:
        picture = sprite(GAME, f"god_{own.god}", size.god)
        canvas.picture(middle - picture.width // 2, 0, picture, NORMAL)
        x = middle + picture.width // 2 + 1
        name = fit(terms.god_within(own.god, canvas.width - x), canvas.width - x)
        end, left = canvas.write(x, 0, name, "dim"), middle - picture.width // 2
        region = Region(left, 0, max(end - left, picture.width), (picture.height + 1) // 2)
        canvas.spot(f"god:{own.god}@{other.seat}", region, bare=True, chip="")
        return
    name = f" {terms.god(own.god, 'short')} "
    x = middle - cells(name) // 2
    canvas.explain(f"god:{own.god}@{other.seat}", x, 0, canvas.write(x, 0, name, "strong ground-god-bar"))
