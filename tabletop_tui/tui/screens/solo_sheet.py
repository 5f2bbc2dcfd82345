"""The sheet on which rivals are chosen, as a drawing: a block for each seat, and the levels beaten below."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, cells, fit, wrap
from tabletop_tui.paint.pictures import LOUD, QUIET, Look
from tabletop_tui.paint.pictures.portraits import portrait
from tabletop_tui.play.solo import Opponent, Record, Solo, between
from tabletop_tui.store.people import COLOURS, LEVELS
from tabletop_tui.store.rivals import RIVALS, shows

if TYPE_CHECKING:
    from tabletop_tui.text.words import Words

LARGE, SMALL = (12, 6), (8, 3)
"""Cells of a portrait."""
ROOMY = 34
"""Cells that a block needs for a large portrait and its words."""
MARGIN, GAP = 2, 2
BOX = 38
"""Cells of the box with the game of the day."""
LEAST_LEVEL = 15
"""Cells that a level needs to be named beside it."""
LEVELS_TALL = 3
"""Lines of the levels that were beaten."""
LADDER_TALL = 7
"""Lines of the rivals that were beaten, with large portraits."""
NEEDED = 17
"""Lines that all but the pictures of the games need."""


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
    colour: str
    """The player's own colour, which no rival gets."""
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


def draw_sheet(width: int, height: int, solo: Solo, facts: Facts, words: "Words", look: Look) -> Drawing:
    """The whole sheet in exactly this room: the games if there is room for them, seats, keys, levels."""
    canvas = Canvas(width, height)
    inner = Region(MARGIN, 0, max(width - 2 * MARGIN, 1), height)
    y = _draw_games(canvas, inner, facts)
    canvas.write(inner.x, y, fit(words.rivals.intro(count=len(solo.coming)), inner.width))
    many = len(solo.seats)
    each = (inner.width - GAP * (many - 1)) // many
    wide = each >= ROOMY
    tall = LARGE[1] + 2 if wide else SMALL[1]
    seats_tall = tall if wide else many * (tall + 1) - 1
    left = height - y - 1 - seats_tall - LEVELS_TALL
    roomy = 2 if left > LADDER_TALL + 12 else 1 if left > 4 else 0
    y += 1 + roomy
    if wide:
        regions = [Region(inner.x + n * (each + GAP), y, each, tall) for n in range(many)]
    else:
        regions = [Region(inner.x, y + n * (tall + 1), inner.width, tall) for n in range(many)]
    colours = iter(colour for colour in COLOURS if colour != facts.colour)
    for number, (seat, region) in enumerate(zip(solo.seats, regions, strict=True)):
        colour = next(colours) if seat.comes else ""
        _draw_seat(canvas, region, _Block(number, seat, colour, wide), facts, words, look)
    y = regions[-1].bottom + roomy
    _draw_keys(canvas, inner, y, facts)
    y += 1 + roomy
    beside = facts.today is not None and inner.width - LEAST_LEVEL * len(LEVELS) - GAP >= BOX
    levels = Region(inner.x, y, inner.width - beside * (BOX + GAP), height - y)
    _draw_levels(canvas, levels, facts, words)
    if facts.today is not None and beside:
        _draw_today(canvas, Region(inner.right - BOX, y, BOX, LEVELS_TALL), facts.today)
    y += LEVELS_TALL + max(roomy, 1)
    if facts.today is not None and not beside and y <= height:
        _write_today(canvas, Region(inner.x, y - 1, inner.width, 1), facts.today)
    if facts.record.played:
        _draw_ladder(canvas, Region(inner.x, y, inner.width, height - y), facts, words, look)
    return canvas.drawing()


def _draw_games(canvas: Canvas, inner: Region, facts: Facts) -> int:
    """The pictures of all games in a row, this one in colour. Returns the line below; 0 without room."""
    many = len(facts.games)
    wide = max((game.picture.width for game in facts.games), default=0) + GAP
    tall = max((game.picture.height for game in facts.games), default=0) + 2
    if many * wide > inner.width or canvas.height < tall + NEEDED:
        return 0
    each = inner.width // many
    for number, game in enumerate(facts.games):
        x = inner.x + number * each + (each - game.picture.width) // 2
        canvas.place(x, 0, game.picture)
        below = Region(inner.x + number * each, tall - 2, each, 1)
        canvas.write_centred(below, below.y, fit(game.title, each), "title" if game.chosen else "dim")
    return tall


@record
class _Block:
    """A seat of the sheet."""

    number: int
    seat: Opponent
    colour: str
    """The colour of the seat; empty for a rival who stays away."""
    wide: bool
    """Whether there is room for a large portrait."""


def _draw_seat(
    canvas: Canvas, region: Region, block: _Block, facts: Facts, words: "Words", look: Look
) -> None:
    """A key, a portrait on the seat's colour, and what there is to know; framed if there is room."""
    canvas.fill(region, "ground-panel")
    x, y = region.x + 5, region.y
    if block.wide:
        canvas.box(region, block.colour or "dim", "round")
        canvas.spot(target(block.number), region, label_at=(region.right - 4, region.y))
        x, y = region.x + 2, region.y + 1
    face = Region(x, y, *(LARGE if block.wide else SMALL))
    sprite = portrait(block.seat.rival, "large" if block.wide else "small")
    if look.pictures:
        canvas.fill(face, f"ground-{block.colour}" if block.colour else "ground-panel")
        canvas.picture(face.x, 2 * face.y, sprite, LOUD if block.colour else QUIET)
    else:
        canvas.write(face.x, face.y, f"[{look.sign(sprite)}]", block.colour or "dim")
    left = face.right + 2 if look.pictures else face.x + 4
    if not block.wide:
        spot = Region(left - 1, region.y, region.right - left + 1, 1)
        canvas.spot(target(block.number), spot, label_at=(region.x + 1, region.y))
    room = region.right - left - block.wide
    lines = [
        (line, role)
        for text, role in _said(block, facts, words, look)
        for line in (wrap(text, room) if block.wide else [fit(text, room)])
    ]
    for down, (line, role) in enumerate(lines[: face.height]):
        canvas.write(left, y + down, line, role)


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
    head = [(both, title), (level, quiet)] if block.wide else [(f"{both}   {level}", title)]
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
    canvas.fill(Region(box.x, box.y, box.width, 1), "ground-yellow")
    x = canvas.write(box.x, box.y, f" {today.key} ", "chip") if today.key else box.x
    canvas.write(x + 1, box.y, fit(today.head, box.right - x - 1), "title")
    x = box.right - 2 * len(today.days)
    for day, (letter, done) in enumerate(today.days):
        canvas.write(x + 2 * day, box.bottom - 1, letter if done else "·", "gold" if done else "dim")
    for y, line in enumerate(today.lines, start=box.y + 1):
        room = (x if today.days and y == box.bottom - 1 else box.right) - box.x - 2
        canvas.write(box.x + 1, y, fit(line, room), "gold" if today.days and y > box.y + 1 else "")


def _write_today(canvas: Canvas, line: Region, today: Today) -> None:
    """The game of the day in a line, where there is no room for a box."""
    x = canvas.write(line.x, line.y, today.key, "key") + 1 if today.key else line.x
    told = today.head
    for text in reversed(today.lines):
        more = f"{told} · {text}"
        told = more if x + cells(more) <= line.right else told
    canvas.write(x, line.y, fit(told, line.right - x), "dim")


def _draw_levels(canvas: Canvas, region: Region, facts: Facts, words: "Words") -> None:
    """The levels from the lowest up, those beaten with a tick; and how many games there were."""
    if region.height < 2:
        return
    canvas.write(region.x, region.y, fit(words.rivals.beaten(game=facts.game), region.width), "title")
    each = min((region.width + 1) // len(LEVELS) - 1, 22)
    for number, level in enumerate(LEVELS):
        cell = Region(region.x + number * (each + 1), region.y + 1, each, 1)
        done = level in facts.record.beaten
        canvas.fill(cell, "ground-green" if done else "ground-panel")
        text = f"{'✓' if done else level} {words(f'bots-level-{level}')}"
        canvas.write(cell.x + 1, cell.y, fit(text, cell.width - 1), "good" if done else "dim")
    if region.height > 2:
        played = words.rivals.played(count=facts.record.played, won=facts.record.won)
        text = played if facts.record.played else words.rivals.beaten_none()
        x = canvas.write(region.x, region.y + 2, fit(text, region.width), "dim") + 1
        if facts.rating is not None:
            rating, change = facts.rating
            last = f"{change:+}".replace("-", "−")
            rated = words.rivals.rated(rating=str(rating), change=last)
            if x + cells(rated) <= region.right:
                canvas.write(x, region.y + 2, rated, "good" if change > 0 else "dim")


def _draw_ladder(canvas: Canvas, region: Region, facts: Facts, words: "Words", look: Look) -> None:
    """All rivals, each with the highest level at which they were beaten; those who weren't are quiet."""
    sizes = [("large", LARGE), ("small", SMALL)] if look.pictures else []
    names = {rival: words(f"rivals-name-{rival}") for rival in RIVALS}
    beside = max(map(cells, names.values())) + GAP
    fits = (
        (size, wide + 1, tall)
        for size, (wide, tall) in [*sizes, ("", (-1, 2))]
        if (wide + 1 + beside) * len(RIVALS) <= region.width + GAP and tall < region.height
    )
    size, wide, tall = next(fits, ("", 0, 0))
    if not tall:
        return
    canvas.write(region.x, region.y, fit(words.rivals.ladder(game=facts.game), region.width), "title")
    each = min((region.width + GAP) // len(RIVALS), wide + beside + GAP)
    for number, rival in enumerate(RIVALS):
        x, y = region.x + number * each, region.y + 1
        best = facts.record.best.get(rival)
        if size:
            canvas.picture(x, 2 * y, portrait(rival, size), LOUD if best else QUIET)
        y += tall // 2 - 1
        canvas.write(x + wide, y, names[rival], "" if best else "dim")
        canvas.write(x + wide, y + 1, f"✓ {best}" if best else "–", "good" if best else "dim")
