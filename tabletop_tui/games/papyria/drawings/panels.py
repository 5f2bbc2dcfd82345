"""The panels beside the stage of Papyria: the player's things, scorings, seats, others' realms, the hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from rulesets.core import Standing
from rulesets.core.records import record
from rulesets.papyria.advice.amounts import Amount, price
from rulesets.papyria.advice.outlook import Outlook, outlook
from rulesets.papyria.advice.realms import progress
from rulesets.papyria.components import (
    KEY_TILES,
    KINDS,
    MAJORITIES,
    START_TILES,
    THRESHOLDS,
    Kind,
)
from rulesets.papyria.realm import Laid
from rulesets.papyria.view import PapyriaView, SeatView
from tabletop_tui.games.papyria.drawings.realm import (
    Land,
    TileSize,
    draw_map,
    draw_realm,
    fits,
    frame_of,
    height_of_map,
)
from tabletop_tui.games.papyria.drawings.scenes import GAME
from tabletop_tui.games.papyria.drawings.signs import short_name
from tabletop_tui.games.papyria.messages import PapyriaMessages
from tabletop_tui.games.papyria.terms import HOME, Terms
from tabletop_tui.kit.thing import Title
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, Spot, cells, fit, wrap
from tabletop_tui.paint.pictures import LOUD, NORMAL, Look, sprite
from tabletop_tui.paint.runs import cut, wide
from tabletop_tui.text.cells import with_minus

ROOMY = 40
"""Things have words from this number of columns on."""
Names = Sequence[tuple[str, str]]


def _unseen(own: SeatView) -> SeatView:
    """A seat without what neither its goods nor its scorings show."""
    stood = Standing(0, 0, 0, ())
    return replace(own, points=0, off={}, standing=stood, tiles=(), start_tiles=(), dealt=())


def goods_of(own: SeatView) -> SeatView:
    """A seat with nothing but what `draw_own` shows of it: the same while only other things change."""
    bare = _unseen(own)
    return replace(bare, realm={}, priest="", symbols=(), multipliers=(), values=(), keys={})


def scored_of(own: SeatView) -> SeatView:
    """A seat with nothing but what `draw_kinds` shows of it."""
    return replace(_unseen(own), papyri=0, priest="", symbols=())


def draw_own(
    own: SeatView, points: int, terms: Terms, name: tuple[str, str], width: int, seat: int = 0
) -> Drawing:
    """The name of the seat shown, its points, and what it has to pay with."""
    canvas = Canvas(width, 3)
    whose, colour = name
    canvas.write(0, 0, " " * width, f"ground-{colour}-bar")
    gain = terms.money("points", points)
    canvas.write(1, 0, fit(whose, width - cells(gain) - 3), f"strong ground-{colour}-bar")
    canvas.write_right(width - 1, 0, gain, f"gold ground-{colour}-bar")
    canvas.explain(f"player:{seat}", 0, 0, width)
    goods = (
        ("lapis", terms.say.goods_lapis(), own.lapis, 0, 1),
        ("papyrus", terms.say.goods_papyrus(), own.papyri, width // 2, 1),
        ("knowledge", terms.say.goods_knowledge(), own.knowledge, 0, 2),
    )
    for good, word, count, x, y in goods:
        sign = Run(f"{terms.sign(good)} ", {"lapis": "blue", "papyrus": "brown"}.get(good, "orange"))
        end = canvas.runs(x, y, [sign, Run(str(count), "strong"), Run(f" {word}", "dim")])
        canvas.explain(f"good:{good}", x, y, end)
    if width >= ROOMY:
        makes = _makes(terms, own.lapis_production, own.papyrus_production)
        canvas.explain("good:makes", width // 2, 2, canvas.runs(width // 2, 2, makes))
    return canvas.drawing()


def _makes(terms: Terms, lapis: int, papyri: int) -> list[Run]:
    made = [terms.amount("lapis", lapis, "+"), Run(" "), terms.amount("papyrus", papyri, "+")]
    return [Run(f"{terms.say.makes()} ", "dim"), *made]


def draw_kinds(
    own: SeatView, terms: Terms, width: int, height: int, then: Outlook | None, at: str
) -> Drawing:
    """The seven scorings: value, signs, points now; progress to keys, or what a choice would change."""
    now, reached = outlook(own), progress(own)
    rows = [_kind_row(kind, own, now, then, reached, at) for kind in range(len(KINDS))]
    lines = [_kinds_head(terms, width, _last_head(rows)), *(_kind_line(row, terms, width) for row in rows)]
    spots = [
        Spot(f"kind:{word}", Region(0, y, width, 1), (1, y), bare=True, chip="")
        for y, word in enumerate(KINDS, start=1)
    ]
    spots.insert(0, Spot("kinds:", Region(0, 0, width, 1), bare=True, chip=""))
    below = Canvas(width, max(0, height - len(lines)))
    _prices(below, terms, own, roomy=width >= ROOMY)
    drawn = below.drawing()
    spots += [spot.moved(0, len(lines)) for spot in drawn.spots]
    return Drawing((*lines, *drawn.lines)[:height], tuple(spots))


class KindRow(NamedTuple):
    """A line of the scorings."""

    word: Kind
    value: int
    multiplier: int
    points: int
    capped: bool
    """There is too little knowledge for all points."""
    idle: bool
    """Nothing is scored now, and nothing would be after the choice under the cursor."""
    changed: bool
    """The choice under the cursor changes value or multiplier."""
    meant: bool
    """The choice under the cursor is about this kind."""
    by: int | None
    """How much more or less it would score after that choice; `None` without one."""
    key: str = ""
    """The key tile held for it."""
    reached: int | None = None
    """How far its key is; `None` if there is none to be won."""


def _kind_row(
    kind: int, own: SeatView, now: Outlook, then: Outlook | None, reached: Mapping[Kind, int], at: str
) -> KindRow:
    """What is shown of a scoring."""
    word, shown = KINDS[kind], then or now
    value, multiplier, points = shown.values[kind], shown.multipliers[kind], shown.worth(kind)
    return KindRow(
        word,
        value,
        multiplier,
        points,
        capped=shown.product(kind) > shown.knowledge,
        idle=not now.product(kind) and not shown.product(kind),
        changed=(value, multiplier) != (now.values[kind], now.multipliers[kind]),
        meant=at == word,
        by=None if then is None else points - now.worth(kind),
        key=own.keys.get(word, ""),
        reached=reached.get(word),
    )


LastColumn = Literal["changes", "keys"]


def _last_head(rows: Sequence[KindRow]) -> LastColumn | None:
    """What the last column holds; `None` if nothing is in it."""
    if any(row.by is not None for row in rows):
        return "changes" if any(row.by for row in rows) else None
    return "keys" if any(row.key or row.reached is not None for row in rows) else None


def _columns(width: int) -> tuple[int, int]:
    """Where values and points end."""
    return (width - 18, width - 10) if width >= ROOMY else (15, 18)


def _kinds_head(terms: Terms, width: int, last_head: LastColumn | None) -> Line:
    """What stands above the columns of the scorings."""
    canvas, roomy, (x_value, x_points) = Canvas(width, 1), width >= ROOMY, _columns(width)
    canvas.write(0, 0, terms.say.scorings(), "dim")
    value = terms.say.value_times_long() if roomy else terms.say.value_times_short()
    canvas.write_right(x_value, 0, value, "dim")
    canvas.write_right(x_points, 0, terms.sign("points"), "gold")
    titles = {"changes": terms.say.then, "keys": terms.say.to_key}
    last = titles[last_head]() if last_head is not None else ""
    if width - cells(last) < x_points + (not roomy):  # the word would touch the points
        last = terms.sign("key")
    canvas.write_right(width, 0, last, "you" if last_head == "changes" else "dim")
    return canvas.drawing().lines[0]


@lru_cache(512)  # without it, a key takes 1 % more
def _kind_line(row: KindRow, terms: Terms, width: int) -> Line:
    """A scoring in a line."""
    canvas, (x_value, x_points) = Canvas(width, 1), _columns(width)
    canvas.runs(0, 0, [terms.kind_sign(row.word)])
    value = f"{row.value}×{row.multiplier}"
    name = fit(terms.kind(row.word).capitalize(), x_value - cells(value) - 2 - (len(value) > 3))
    canvas.write(2, 0, name, "dim" if row.idle else "you" if row.meant else "")
    canvas.write_right(x_value, 0, value, "you" if row.changed else "faint" if row.idle else "")
    points = f"{'≤' if row.capped else ''}{row.points}"
    canvas.write_right(x_points, 0, points, "gold" if row.points else "faint")
    canvas.write_right(width, 0, *_last_column(row, terms, roomy=width >= ROOMY))
    return canvas.drawing().lines[0]


def _last_column(row: KindRow, terms: Terms, *, roomy: bool) -> Run:
    """How far its key is, or that it is held; with a choice under the cursor, the change in points."""
    if row.by is not None:
        change = with_minus(f"{row.by:+d}") if row.by else ""
        return Run(change, "good strong" if row.by > 0 else "bad strong")
    if row.key:
        return Run(f"{terms.sign('key')}{KEY_TILES[row.key].keys}", "gold")
    if row.reached is None:
        return Run("")
    of = THRESHOLDS[row.word]
    text = terms.say.of(count=row.reached, of=of) if roomy else f"{row.reached}/{of}"
    return Run(text, "warn" if row.reached == of - 1 else "dim")


def _prices(canvas: Canvas, terms: Terms, own: SeatView, *, roomy: bool) -> None:
    """What productions bring, and what the next temple and city cost."""
    if not canvas.height:
        return
    y = 0
    if not roomy and canvas.height > 1:
        makes = _makes(terms, own.lapis_production, own.papyrus_production)
        canvas.explain("good:makes", 0, 0, canvas.runs(0, 0, makes))
        y = 1
    runs = [Run(f"{terms.say.next()} ", "dim")]
    priced: tuple[Literal["temple", "city"], ...] = ("temple", "city")
    for good in priced:
        cost = price(own, good)
        lapis = terms.amount("lapis", cost)
        paid = lapis if cost <= own.lapis else lapis._replace(role="bad")
        runs += [terms.kind_sign(good), Run(" "), paid, Run("  ")]
    canvas.explain("price:", 0, y, canvas.runs(0, y, runs))


class SeatRow(NamedTuple):
    """A line of the seats' table."""

    name: tuple[str, str]
    keys: tuple[Kind, ...]
    """The kinds whose key tiles are held."""
    goods: tuple[int, ...]
    """Points, knowledge, lapis, papyri."""
    signs: tuple[int, ...]
    """Multipliers of all kinds."""
    shown: bool
    """Its things are on the boards."""
    active: bool
    changed: bool
    seat: int = 0
    """Its number, from 0."""


def rows_of(view: PapyriaView, names: Names, seat: int, changed: frozenset[int]) -> tuple[SeatRow, ...]:
    """One line for each player."""
    return tuple(
        SeatRow(
            names[index],
            tuple(own.keys),
            (own.standing.total, own.knowledge, own.lapis, own.papyri),
            own.multipliers,
            index == seat,
            index == view.active,
            index in changed,
            index,
        )
        for index, own in enumerate(view.seats)
    )


_GOODS: Final[Mapping[str, int]] = {"points": 4, "knowledge": 4, "lapis": 3, "papyrus": 3}
"""The columns of the seats' table and their widths."""


def draw_seats(
    rows: Sequence[SeatRow], majorities: Sequence["Majority"], terms: Terms, width: int, height: int
) -> Drawing:
    """A line per player: key tiles, points, knowledge, goods; signs of all kinds where there is room."""
    canvas = Canvas(width, height)
    columns = {**_GOODS}
    if width >= ROOMY:
        columns |= dict.fromkeys(KINDS, 2)
    room = width - sum(columns.values())
    canvas.write(0, 0, terms.say.seats(), "dim")
    x = room
    signed = any(any(row.signs) for row in rows)
    for word, each in columns.items():
        x += each
        if signed or word in _GOODS:
            canvas.explain("seats:", canvas.write_right(x, 0, *terms.inked(word)), 0, x)
    for y, row in enumerate(rows, start=1):
        if row.shown:
            canvas.fill(Region(0, y, width, 1), "ground-raised")
        new = terms.sign("new") if row.changed else ""
        left = room - len(row.keys) - len(new)
        name, colour = row.name
        canvas.write(0, y, short_name(name, left - 1), f"{colour} strong" if row.active else colour)
        canvas.write(left, y, new, "warn")
        canvas.explain(f"player:{row.seat}", 0, y, left + len(new))
        for x, kind in enumerate(row.keys, start=left + len(new)):
            canvas.explain(f"kind:{kind}@{row.seat}", x, y, canvas.runs(x, y, [terms.kind_sign(kind)]))
        x = room
        for (word, each), count in zip(columns.items(), (*row.goods, *row.signs), strict=False):
            x += each
            none = "0" if word in _GOODS else "·"
            ink = "gold" if word == "points" else "" if count else "faint"
            if signed or word in _GOODS:
                start = canvas.write_right(x, y, str(count) if count else none, ink)
                noun = "good" if word in _GOODS else "kind"
                target = f"player:{row.seat}" if word == "points" else f"{noun}:{word}@{row.seat}"
                canvas.explain(target, start, y, x)
    _draw_majorities(canvas, terms, majorities, len(rows) + 2)
    return canvas.drawing()


class Majority(NamedTuple):
    """Who has the most of something that the final scoring counts."""

    id: str
    kind: Kind
    """The kind that is counted."""
    first: tuple[tuple[tuple[str, str], int, int | None], ...]
    """The first two players: name, count, and the points for it."""


def majorities_of(view: PapyriaView, names: Names) -> tuple[Majority, ...]:
    """The majorities as they are now."""
    found = []
    for majority, row in MAJORITIES.items():
        lines = [
            (names[seat], line)
            for seat, own in enumerate(view.seats)
            for line in own.standing.lines
            if line.id == f"majority_{majority}"
        ]
        order = sorted(lines, key=lambda each: -int(each[1].facts["count"]))[:2]
        first = [
            (name, line.facts["count"], line.points if line.facts["won"] else None) for name, line in order
        ]
        found.append(Majority(majority, row.scoring, tuple(first)))
    return tuple(found)


def _draw_majorities(canvas: Canvas, terms: Terms, majorities: Sequence[Majority], y: int) -> None:
    """One line each, with the points."""
    for line, (id, kind, first) in enumerate(majorities, start=y):
        runs = [Run(f"{MAJORITY_TITLES[id](terms.say)}:", "dim")]
        for (name, colour), count, points in first:
            held = Run(f" {count}", "dim" if points is None else "")
            won = (
                ()
                if points is None
                else (Run(" "), terms.kind_sign(kind), terms.amount("points", points, "+"))
            )
            entry = [Run(" "), Run(short_name(name, 8), colour), held, *won]
            if wide([*runs, *entry]) <= canvas.width:
                runs += entry
        canvas.explain(f"majority:{id}", 0, line, canvas.runs(0, line, cut(runs, canvas.width)))


MAJORITY_TITLES: Final[Mapping[str, Title]] = {
    "a": PapyriaMessages.score_majority_a,
    "b": PapyriaMessages.score_majority_b,
    "c": PapyriaMessages.score_majority_c,
    "d": PapyriaMessages.score_majority_d,
}
"""What each majority is about, by its id."""


class Other(NamedTuple):
    """What is shown of another player's realm."""

    name: tuple[str, str]
    points: int
    land: Land
    seat: int = 0
    """Its number, from 0."""


def other_of(view: PapyriaView, seat: int, name: tuple[str, str]) -> Other:
    """A seat's realm as others see it."""
    own = view.seats[seat]
    return Other(name, own.standing.total, Land(own.realm, own.priest, name[1]), seat)


def draw_others(others: Sequence[Other], terms: Terms, look: Look, width: int, height: int) -> Drawing:
    """The others' realms side by side, as maps or, where there is much room, landscape by landscape."""
    canvas = Canvas(width, height)
    each = width // max(1, len(others))
    for index, ((name, colour), total_points, land, seat) in enumerate(others):
        x, points = index * each, f"{total_points}{terms.sign('points')}"
        end = canvas.write(x, 0, short_name(name, each - len(points) - 2), f"{colour} strong")
        canvas.explain(f"player:{seat}", x, 0, canvas.write(end + 1, 0, points, "gold"))
        frame = frame_of(land, look, each - 1, height - 1)
        whole = fits(frame, each - 1, height - 1)
        draws = draw_realm if whole and look.pictures else draw_map
        lines = frame.height if whole else height_of_map(land, each - 1, height - 1)
        drawing = draws(land, terms, look, each - 1, min(lines, height - 1))
        canvas.place(x, 1, Drawing(drawing.lines[: height - 1]))
        canvas.spot(f"realm:@{seat}", Region(x, 1, each - 1, height - 1), bare=True, chip="")
    return canvas.drawing()


# -- what is in hand -------------------------------------------------------------------------------


@record
class Hand:
    """What a decision about the realm is about."""

    title: str = ""
    laid: Laid | None = None
    """The landscape to be laid, as it lies now."""
    turns: tuple[tuple[str, Laid, bool], ...] = ()
    """Every orientation, with its key and whether it is under the cursor."""
    tiles: tuple[tuple[str, str, bool, bool], ...] = ()
    """Starting tiles: id, key, kept, under the cursor."""
    left: int = 0
    """How many landscapes are left on the space afterwards."""


def draw_hand(terms: Terms, look: Look, hand: Hand, width: int, height: int) -> Drawing:
    """The landscape in hand, its ways round with their keys, what it is in words, and which corner means
    what.
    """
    canvas, laid = Canvas(width, height), hand.laid
    if laid is None:
        return canvas.drawing()
    canvas.spot("hand:", Region(0, 0, width, height), bare=True, chip="")
    roomy = width >= ROOMY
    canvas.write(1, 0, terms.say.in_hand(), "dim")
    size = TileSize(12, 5) if look.pictures else TileSize(10, 3)
    _one(canvas, terms, look, laid, 1, 1, size, loud=True)
    left = terms.say.left_there(count=hand.left) if hand.left else terms.say.stack_last_short()
    x, y, most = (15, 2, 3) if roomy else (1, 6, height - 7)
    said = wrap(terms.shown(laid), width - x - 1)[:most]
    for down, line in enumerate(said):
        canvas.write(x, y + down, line, "")
    canvas.write(x, y + (most if roomy else len(said)), fit(left, width - x), "dim")
    if roomy:
        canvas.write(x, 1, fit(hand.title, width - x), "strong")
        _ways_round(canvas, terms, look, hand)
        _legend(canvas, terms, height - 3)
    else:
        _courses(canvas, terms, hand)
    return canvas.drawing()


def _courses(canvas: Canvas, terms: Terms, hand: Hand) -> None:
    """The key of every way round, with the course of its river."""
    for y, (key, turned, chosen) in enumerate(hand.turns, start=1):
        canvas.write(15, y, f" {key} ", "chip" if chosen else "chip-quiet")
        canvas.write(19, y, terms.course(turned.exits) or "-", "blue strong" if chosen else "blue")


def _ways_round(canvas: Canvas, terms: Terms, look: Look, hand: Hand) -> None:
    """Every way round, with its key."""
    if len(hand.turns) < 2:
        return
    for index, (key, turned, chosen) in enumerate(hand.turns):
        x = 1 + index * 9
        if chosen:
            canvas.fill(Region(x - 1, 6, 8, 4), "ground-open")
        _one(canvas, terms, look, turned, x, 6, TileSize(6, 3), loud=chosen)
        canvas.write(x, 9, f" {key} ", "chip" if chosen else "chip-quiet")
    canvas.write(1 + len(hand.turns) * 9, 9, terms.say.turns_it(), "dim")


def _one(
    canvas: Canvas, terms: Terms, look: Look, laid: Laid, x: int, y: int, size: TileSize, *, loud: bool
) -> None:
    """Draw a single landscape as it would lie in a realm."""
    land = Land({HOME: laid}, "", "green", loud=loud)
    gap = 0 if look.pictures else 2
    if gap and size.width < 8:
        canvas.write(x, y, terms.course(laid.exits) or "-", "blue")
        return
    drawing = draw_realm(land, terms, look, size.width + gap, size.height + gap)
    canvas.place(x, y, Drawing(drawing.lines))


def _legend(canvas: Canvas, terms: Terms, y: int) -> None:
    """What lies in which corner of a landscape."""
    width = min(canvas.width - 1, 38)
    canvas.fill(Region(1, y, width, 3), "ground-panel")
    kinds = {word: f"{terms.sign(word)} {terms.kind(word)}" for word in KINDS}
    mine = f"{terms.sign('mine')} {terms.good('mine')}"
    canvas.write(2, y, f"{kinds['forest']} {kinds['city']}", "")
    canvas.write_right(width, y, f"{kinds['mountain']} {mine}", "")
    canvas.write(1, y + 1, kinds["river"].center(width), "strong ground-blue-bar")
    canvas.write(2, y + 2, f"{kinds['sanctuary']} {kinds['temple']}", "")
    canvas.write_right(width, y + 2, kinds["invention"], "")


def draw_tiles(terms: Terms, look: Look, hand: Hand, width: int, height: int) -> Drawing:
    """The starting tiles that can be kept, and those kept, as cards side by side."""
    canvas = Canvas(width, height)
    canvas.write(0, 0, fit(hand.title, width), "dim")
    across = width // len(hand.tiles)
    wide = min(across - 1, 16)
    brought = [_brought(terms, tile, worded=True) for tile, *_ in hand.tiles]
    texts = [run.text for things in brought for _, run in things]
    if wide < _WORDED or any(len(_in_lines(text, wide - 1)) > _LINES for text in texts):
        brought = [_brought(terms, tile, worded=False) for tile, *_ in hand.tiles]
    for index, ((tile, key, kept, at), things) in enumerate(zip(hand.tiles, brought, strict=True)):
        room = Region(index * across, 1, wide, min(height - 1, 10))
        _card(canvas, terms, look, tile, things, room, key, kept=kept, at=at)
    return canvas.drawing()


_WORDED: Final = 11
"""Cells from which cards have words beside their pictures, not signs, if each has room for its own."""
_LINES: Final = 2
"""Lines of a card for what one picture stands for."""

Things = Sequence[tuple[str, Run]]
"""What a starting tile brings: the names of pictures, and what stands beside each."""


def _brought(terms: Terms, tile: str, *, worded: bool) -> Things:
    """In words or in signs."""
    row = START_TILES[tile]
    kind, things = row.symbol_kind, list[tuple[str, Run]]()
    if kind != "none":
        sign = terms.kind_sign(kind)
        signs = sign._replace(text=sign.text * row.symbols)
        things.append((kind, Run(terms.symbols(kind, row.symbols)) if worded else signs))
    goods = (
        Amount("lapis", row.lapis),
        Amount("papyrus", row.papyrus),
        Amount("knowledge", row.knowledge),
    )
    things += [
        (each.good, Run(terms.amount_of(each)) if worded else terms.amount(each.good, each.count))
        for each in goods
        if each.count
    ]
    return things


def _in_lines(text: str, width: int) -> Sequence[str]:
    """The words of a card; where they take too many lines, compounds are broken behind their hyphens."""
    lines = wrap(text, width)
    return lines if len(lines) <= _LINES else wrap(text.replace("-", "- "), width)


def _card(
    canvas: Canvas,
    terms: Terms,
    look: Look,
    tile: str,
    things: Things,
    room: Region,
    key: str,
    *,
    kept: bool,
    at: bool,
) -> None:
    canvas.fill(room, "ground-open" if at else "ground-panel")
    canvas.fill(Region(room.x, room.y, room.width, 1), "ground-green-bar" if kept else "ground-bar")
    if kept:
        canvas.write(room.x + 1, room.y, f"✓ {terms.say.kept()}", "good ground-green-bar")
    else:
        canvas.write(room.x, room.y, f" {key} ", "chip")
    y, picture = room.y + 1, 2 if look.pictures else 0
    for word, cost in things:
        if look.pictures:
            canvas.picture(room.x + 1, 2 * y, sprite(GAME, word, "small"), NORMAL if kept else LOUD)
        role = "dim" if kept else f"{cost.role} strong".strip()
        for line, text in enumerate(_in_lines(cost.text, room.width - 1)[:_LINES], start=y + picture):
            canvas.write(room.x + 1, line, text, role)
        y += 4 if look.pictures else 2
    canvas.spot(
        f"start_tile:{tile}",
        room,
        (room.x + 1, room.y),
        bare=True,
        ring=NO_RING,
        chip="" if kept else "chip",
    )
