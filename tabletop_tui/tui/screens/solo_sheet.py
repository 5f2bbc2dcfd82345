"""The sheet on which rivals are chosen, as a drawing: a block for each seat; below, what has been reached.

From the top: the games, the seats, their keys, levels beside the game of the day, and all rivals. Portraits
are as large as the window lets them be; lines that are left over go between the parts.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, cells, fit, wrap
from tabletop_tui.paint.pictures import LOUD, QUIET, Look
from tabletop_tui.paint.pictures.portraits import portrait
from tabletop_tui.play.solo import Opponent, Record, Solo, between, rating_said
from tabletop_tui.store.people import COLOURS, LEVELS
from tabletop_tui.store.rivals import RIVALS, shows

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words


@record
class Face:
    """A size of portraits."""

    size: str
    """Its name; empty for none."""
    width: int
    """Cells."""
    height: int


HUGE, LARGE, SMALL = Face("huge", 24, 12), Face("large", 12, 6), Face("small", 8, 3)
NO_FACE = Face("", 0, 2)
"""A name with the level below it takes two lines."""
MARGIN, GAP = 2, 2
WORDS = 22
"""Cells that a block needs besides a portrait, for its frame and what is said."""
NAME = 6
"""Cells that a name needs beside a portrait, with a blank before and after it."""
BOX, BOX_TALL = 37, 3
"""Cells and lines that the game of the day needs for its box; the levels beside it are as tall."""
LEAST_LEVEL = 15
"""Cells that a level needs to be named beside it."""
NEEDED = 17
"""Lines that all but the pictures of the games need."""
PADDED = 3
"""Lines more with which such a box has a blank line around each of its two."""


@record
class Game:
    """A game in the row at the top."""

    title: str
    picture: Drawing
    chosen: bool


@record
class Today:
    """The game of the day, for a box beside the levels."""

    key: str
    """What begins it; empty once it is over."""
    head: str
    lines: Sequence[str]
    """Against whom or how it ended, and the streak."""
    days: Sequence[tuple[str, bool]]
    """The last seven days, by their letters, and whether the day's game was played; may be empty."""


@record
class Facts:
    """What the sheet says besides who comes."""

    id: str
    """The id of the game."""
    game: str
    """Its title."""
    games: Sequence[Game]
    """All of them, for the row at the top."""
    name: str
    """The name that the player has at this keyboard,"""
    colour: str
    """and their colour, which no rival gets."""
    record: Record
    """How the player has done in this game so far."""
    keys: Sequence[tuple[str, str]]
    """Keys with what they do, for the line below the seats."""
    rating: tuple[int, int] | None = None
    """The player's rating in this game, and by how much the last one changed it."""
    today: Today | None = None
    """The game of the day, where the player begins it."""


def target(number: int) -> str:
    """The target of a seat on the sheet, counted from 0."""
    return f"seat:{number}"


@record
class _Plan:
    """What a window has room for: portraits, and lines."""

    seat: Face
    """Seats with small portraits lie one below the other, all others side by side."""
    ladder: Face | None
    """The portraits of all rivals; `None` if they aren't shown."""
    seats: int
    """Lines of all seats."""
    box: int
    """Lines of the levels, and of the game of the day."""
    air: tuple[int, int, int, int]
    """Lines above the seats, their keys, the levels and the ladder."""
    above: int
    """Lines above all of it."""


def _plan(width: int, height: int, many: int, look: Look, *, line: bool) -> _Plan:
    """The largest portraits that a window has room for; with a `line` below the levels."""
    for seat in (HUGE, LARGE, SMALL) if look.pictures else (LARGE, SMALL):
        if seat is not SMALL and _columns(width, many)[0] < seat.width + WORDS:
            continue
        seats = many * (seat.height + 1) - 1 if seat is SMALL else seat.height + 2
        for ladder in (LARGE, SMALL, NO_FACE, None) if look.pictures else (NO_FACE, None):
            if ladder is not None and width // len(RIVALS) < ladder.width + NAME:
                continue
            parts = 3 if ladder is None else 4
            lines = seats + BOX_TALL + 2 + line + (0 if ladder is None else ladder.height + 1)
            spare = height - lines - parts
            if spare >= 0:
                padded = PADDED if spare > PADDED else 0
                return _Plan(seat, ladder, seats, BOX_TALL + padded, *_air(spare - padded, parts))
    return _Plan(SMALL, None, many * (SMALL.height + 1) - 1, BOX_TALL, (0, 0, 0, 0), 0)


def _air(spare: int, parts: int) -> tuple[tuple[int, int, int, int], int]:
    """The lines above each of the parts, of which there is one in any case, and those above all of them.

    What is spare goes first to the lower parts: seats stand near their keys, and near what is said of them.
    """
    air, kept = [1, 1, 1, 1], max(spare - 1, 0)  # a line stays blank below all of them
    for part in (2, 3, 0, 1, 2, 3) if parts > 3 else (2, 0, 1, 2):
        given = min(kept, 1)
        air[part], kept = air[part] + given, kept - given
    return (air[0], air[1], air[2], air[3]), kept // 2


def _columns(width: int, many: int, gap: int = GAP) -> list[int]:
    """The widths of so many columns with gaps between them; the last one has what is left over."""
    each = (width - gap * (many - 1)) // many
    return [*(each,) * (many - 1), width - (many - 1) * (each + gap)]


def draw_sheet(width: int, height: int, solo: Solo, facts: Facts, words: "Words", look: Look) -> Drawing:
    """The whole sheet in exactly this room: the games if there is room for them, seats, keys, levels."""
    canvas, many = Canvas(width, height), len(solo.seats)
    inner = Region(MARGIN, 0, max(width - 2 * MARGIN, 1), height)
    box = _columns(inner.width, 3)[-1]
    beside = box >= BOX and inner.width - box - GAP >= LEAST_LEVEL * len(LEVELS)
    games = _games_tall(inner, facts)
    line = facts.today is not None and not beside
    plan = _plan(inner.width, height - games, many, look, line=line)
    y = plan.above
    if games:
        _draw_games(canvas, inner._replace(y=y), facts)
    y += games
    canvas.write(inner.x, y, fit(words.rivals.intro(name=facts.name, count=len(solo.coming)), inner.width))
    y += 1 + plan.air[0]
    _draw_seats(canvas, inner._replace(y=y, height=plan.seats), solo, plan.seat, facts, words, look)
    y += plan.seats + plan.air[1]
    _draw_keys(canvas, inner, y, facts)
    y += 1 + plan.air[2]
    levels = Region(inner.x, y, inner.width, min(plan.box, height - y))
    if facts.today is not None and beside:
        _draw_today(canvas, levels._replace(x=inner.right - box, width=box), facts.today)
        levels = levels._replace(width=inner.width - box - GAP)
    _draw_levels(canvas, levels, facts, words, look)
    y += plan.box
    if facts.today is not None and line and y < height:
        _write_today(canvas, Region(inner.x, y, inner.width, 1), facts.today)
    y += line + plan.air[3]
    if plan.ladder is not None:
        region = Region(inner.x, y, inner.width, plan.ladder.height + 1)
        _draw_ladder(canvas, region, plan.ladder, facts, words, look)
    return canvas.drawing()


def _games_tall(inner: Region, facts: Facts) -> int:
    """Lines of the pictures of all games with their names, and a blank below them; 0 without room."""
    wide = max((game.picture.width for game in facts.games), default=0) + GAP
    tall = max((game.picture.height for game in facts.games), default=0) + 2
    return tall if len(facts.games) * wide <= inner.width and inner.height >= tall + NEEDED else 0


def _draw_games(canvas: Canvas, inner: Region, facts: Facts) -> None:
    """The pictures of all games in a row, this one in colour."""
    wide, tall = inner.width // len(facts.games), max(game.picture.height for game in facts.games)
    for number, game in enumerate(facts.games):
        below = Region(inner.x + number * wide, inner.y + tall, wide, 1)
        canvas.place(below.x + (wide - game.picture.width) // 2, inner.y, game.picture)
        canvas.write_centred(below, below.y, fit(game.title, wide), "title" if game.chosen else "dim")


@record
class _Block:
    """A seat of the sheet."""

    number: int
    seat: Opponent
    colour: str
    """The colour of the seat; empty for a rival who stays away."""
    face: Face


def _draw_seats(
    canvas: Canvas, region: Region, solo: Solo, face: Face, facts: Facts, words: "Words", look: Look
) -> None:
    """A block for each seat: side by side, or one below the other where portraits are small."""
    colours = iter(colour for colour in COLOURS if colour != facts.colour)
    many = len(solo.seats)
    wide = [region.width] * many if face is SMALL else _columns(region.width, many)
    x, y = region.x, region.y
    for number, seat in enumerate(solo.seats):
        block = _Block(number, seat, next(colours) if seat.comes else "", face)
        tall = face.height if face is SMALL else region.height
        _draw_seat(canvas, Region(x, y, wide[number], tall), block, facts, words, look)
        if face is SMALL:
            y += tall + 1
        else:
            x += wide[number] + GAP


def _draw_seat(
    canvas: Canvas, region: Region, block: _Block, facts: Facts, words: "Words", look: Look
) -> None:
    """A key, a portrait on the seat's colour, and what there is to know; framed if there is room."""
    canvas.fill(region, "ground-panel")
    framed = block.face is not SMALL
    x, y = region.x + 5, region.y
    if framed:
        canvas.box(region, block.colour or "dim", "round")
        canvas.spot(target(block.number), region, label_at=(region.right - 4, region.y))
        x, y = region.x + 2, region.y + 1
    sprite = portrait(block.seat.rival, block.face.size)
    if look.pictures:
        ground = f"ground-{block.colour}" if block.colour else "ground-panel"
        canvas.fill(Region(x, y, block.face.width, block.face.height), ground)
        canvas.picture(x, 2 * y, sprite, LOUD if block.colour else QUIET)
    else:
        canvas.write(x, y, f"[{look.sign(sprite)}]", block.colour or "dim")
    left = x + block.face.width + 2 if look.pictures else x + 4
    if not framed:
        spot = Region(left - 1, region.y, region.right - left + 1, 1)
        canvas.spot(target(block.number), spot, label_at=(region.x + 1, region.y))
    room = region.right - left - framed
    parts = [
        [(line, role) for line in (wrap(text, room) if framed else [fit(text, room)])]
        for text, role in _said(block, facts, words, look)
    ]
    if block.face is HUGE:  # the name with its level, then each sentence apart
        parts = [parts[0], parts[1], *([("", ""), *part] for part in parts[2:])]
        y += 2
    for down, (line, role) in enumerate([line for part in parts for line in part][: block.face.height]):
        canvas.write(left, y + down, line, role)
    if framed and block.colour and not look.ascii:
        canvas.write(left, y + 1, "●" * block.seat.level, "gold")


def _said(block: _Block, facts: Facts, words: "Words", look: Look) -> list[tuple[str, str]]:
    """What is said of a rival, line by line, each with its role."""
    seat, style = block.seat, RIVALS[block.seat.rival].style
    name = words(f"rivals-name-{seat.rival}")
    styled = shows(style, facts.id, seat.level)
    level = f"{_dots(seat.level, look)} {words(f'bots-level-{seat.level}')}"
    quiet = "" if block.colour else "dim"
    if block.colour:
        how = between(words, name, facts.record.meetings.get(seat.rival)) or words.rivals.new()
    else:
        how = words.rivals.away(key=str(block.number + 1), name=name)
    title, both = "title" if block.colour else "dim", name
    if styled:
        both = words.rivals.named(name=name, style=words(f"rivals-style-{style}"))
    head = [(both, title), (level, quiet)] if block.face is not SMALL else [(f"{both}   {level}", title)]
    way = words(f"rivals-way-{style}") if styled else ""
    if seat.level == LEVELS[0]:
        way = words.rivals.by_chance()
    return [*head, *([(way, quiet)] if way else []), (how, "dim")]


def _dots(level: int, look: Look) -> str:
    """A level as dots, of as many as there are levels."""
    return f"{level}/{LEVELS[-1]}" if look.ascii else "●" * level + "○" * (LEVELS[-1] - level)


def _draw_keys(canvas: Canvas, inner: Region, y: int, facts: Facts) -> None:
    """The keys that change who comes, as far as there is room."""
    x = inner.x
    for key, what in facts.keys:
        if x + cells(key) + cells(what) + 1 > inner.right:
            return
        x = canvas.write(x, y, key, "key")
        x = canvas.write(x + 1, y, what, "dim") + 3


def _draw_today(canvas: Canvas, box: Region, today: Today) -> None:
    """The game of the day, and the week."""
    canvas.fill(box, "ground-yellow-foot")
    canvas.fill(box._replace(height=1), "ground-yellow")
    x = canvas.write(box.x, box.y, f" {today.key} ", "chip") if today.key else box.x
    canvas.write(x + 1, box.y, fit(today.head, box.right - x - 1), "title")
    first, second = _rows(box)
    x = box.right - 1 - 2 * len(today.days)
    for day, (letter, done) in enumerate(today.days):
        canvas.write(x + 2 * day, second, letter if done else "·", "gold" if done else "dim")
    for y, line in zip((first, second), today.lines, strict=True):
        week = bool(today.days) and y == second
        canvas.write(box.x + 1, y, fit(line, (x if week else box.right) - box.x - 2), "gold" if week else "")


def _rows(box: Region) -> tuple[int, int]:
    """The two lines below the title of a box, with blank ones around them if it is padded."""
    return (box.y + 2, box.y + 4) if box.height > BOX_TALL else (box.y + 1, box.y + 2)


def _write_today(canvas: Canvas, line: Region, today: Today) -> None:
    """The game of the day in a line, where there is no room for a box."""
    x = canvas.write(line.x, line.y, today.key, "key") + 1 if today.key else line.x
    said = [today.head, *today.lines]
    while len(said) > 1 and x + cells(" · ".join(said)) > line.right:
        del said[1]  # the streak says more than against whom
    told = " · ".join(said)
    canvas.write(x, line.y, fit(told, line.right - x), "dim")


def _draw_levels(canvas: Canvas, region: Region, facts: Facts, words: "Words", look: Look) -> None:
    """The levels from the lowest up, those beaten with a tick; and how many games there were."""
    if region.height < BOX_TALL:
        return
    _head(canvas, region, words.rivals.beaten(game=facts.game), "ground-blue", look)
    x, room = region.x + 1, region.width - 2
    first, second = _rows(region)
    at = x
    for level, wide in zip(LEVELS, _columns(room, len(LEVELS), 1), strict=True):
        cell = Region(at, first, wide, 1)
        at = cell.right + 1
        done = level in facts.record.beaten
        canvas.fill(cell, "ground-green" if done else "ground-raised")
        text = f"{'✓' if done else level} {words(f'bots-level-{level}')}"
        canvas.write(cell.x + 1, cell.y, fit(text, cell.width - 1), "good" if done else "dim")
    played = words.rivals.played(count=facts.record.played, won=facts.record.won)
    text = played if facts.record.played else words.rivals.beaten_none()
    x = canvas.write(x, second, fit(text, room), "dim") + 1
    if facts.rating is not None:
        rated, change = rating_said(words, facts.rating), facts.rating[1]
        if x + cells(rated) <= region.right:
            canvas.write(x, second, rated, "good" if change > 0 else "dim")


def _head(canvas: Canvas, region: Region, title: str, ground: str, look: Look) -> None:
    """A box with a title; a rule stands for the ground of the title where there are no grounds."""
    canvas.fill(region, "ground-panel")
    canvas.fill(region._replace(height=1), ground)
    x = canvas.write(region.x + 1, region.y, fit(title, region.width - 2), "title") + 1
    if look.mono or not look.grounds:
        canvas.write(x, region.y, ("-" if look.ascii else "─") * (region.right - x), "line")


def _draw_ladder(
    canvas: Canvas, region: Region, face: Face, facts: Facts, words: "Words", look: Look
) -> None:
    """All rivals, each with the highest level at which they were beaten; those who weren't are quiet."""
    said = words.rivals.ladder if facts.record.played else words.rivals.ladder_none
    _head(canvas, region, said(game=facts.game), "ground-bar", look)
    each = region.width // len(RIVALS)
    for number, rival in enumerate(RIVALS):
        x, y = region.x + 1 + number * each, region.y + 1
        best = facts.record.best.get(rival)
        if face.size:
            canvas.picture(x, 2 * y, portrait(rival, face.size), LOUD if best else QUIET)
            x += face.width + 1
        y += face.height // 2 - 1
        canvas.write(x, y, words(f"rivals-name-{rival}"), "" if best else "dim")
        canvas.write(x, y + 1, f"✓ {best}" if best else "–", "good" if best else "dim")
