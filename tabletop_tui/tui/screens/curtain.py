"""The curtain between players at one keyboard: the whole screen, with nothing of any board on it."""

from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import TYPE_CHECKING

from rulesets.core.records import record
from tabletop_tui.paint import letters
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, cells, fit, wrap
from tabletop_tui.paint.pictures import LOUD, Look
from tabletop_tui.play.recap import for_all
from tabletop_tui.tui.screens.headline import round_of

if TYPE_CHECKING:
    from tabletop_tui.tui.screens.viewpoint import Viewpoint

WAYS = ("leave-game", "log")
"""Keys besides those of the list that need no secret."""
GAP = 3
"""Cells between two keys with what they do."""
WIDE = 72
"""Cells of the sheet with what may be known."""
_FOLDS = "0112210012210"
"""The folds of the cloth, two cells each, as shades from dark to light, from left to right and again."""
_CLOTH = ("foot", "", "bar-thin", "bar")
"""The shades of the cloth, from dark to light; where the light falls, each is one lighter."""
_TONES = ("bright", "light", "light", "pale", "", "", "dusk")
"""The rows of a large letter, as sides of the seat's colour, from the top."""
_GOLD, _BRASS, _SHADOW = "e0b040", "9c7423", "0a0d11"
_SWAGS = (*(0, 2, 3, 4, 4, 5), *(5,) * 12, *(5, 4, 4, 3, 2, 0))
"""How far each column of a swag hangs down, in half lines."""
PELMET = 13
"""Half lines that the pelmet needs at the top, with its tassels."""
HEM = 3
"""Half lines of the hem at the bottom."""
TALL, LEAST_TALL = 30, 24
"""Lines from which on there is room for the pelmet, and for what the others did."""


@record
class Curtain:
    """What the curtain says; all of it is for everyone."""

    name: str
    """Who is next."""
    colour: str
    game: str
    """The title of the game."""
    question: str
    """Who is next, and with which key they come."""
    ways: Sequence[tuple[str, str]]
    """The key with which the next player comes, and others that need no secret, with what they do."""
    notice: str = ""
    """What else must be said now."""
    round: str = ""
    """Which round it is."""
    since: Sequence[tuple[str, str, str, str]] = ()
    """What the others did since: name, colour, what, and points gained."""
    since_title: str = ""


def curtain_of(here: "Viewpoint", seat: int, notice: str) -> Curtain:
    """What the curtain says while the game waits for the player of a seat."""
    person, keymap = here.people[seat], here.keymap
    own = [(entry.label or "", entry.text) for entry in here.scene.listing.entries]
    others = [(keymap.shown(key), here.words(f"keys-{key}")) for key in WAYS]
    name, game = here.wording.name(seat), here.wording.title
    since = [
        (here.wording.name(turn.seat), here.people[turn.seat].colour, turn.text, turn.points)
        for turn in for_all(here.record, here.wording, seat)
    ]
    ways, title = [*own, *others], here.words.game.since_for_all()
    return Curtain(name, person.colour, game, here.scene.question, ways, notice, round_of(here), since, title)


def entry_clicked(here: "Viewpoint", drawing: Drawing, x: int, y: int) -> str | None:
    """The key of the entry whose words on the curtain lie there."""
    for entry, spot in zip(here.scene.listing.entries, drawing.spots, strict=False):
        if spot.region.contains(x, y):
            return entry.key
    return None


def draw_curtain(width: int, height: int, curtain: Curtain, look: Look) -> Drawing:
    """The curtain in exactly this room."""
    canvas = Canvas(width, height)
    since = curtain.since if height >= LEAST_TALL else ()
    curtain = replace(curtain, since=since)
    lines = [*wrap(curtain.question, min(WIDE, width) - 4), *wrap(curtain.notice, min(WIDE, width) - 4)]
    wide = min(WIDE, width)
    sheet_tall = len([line for line in lines if line]) + len(_rows(curtain.ways, wide - 4)) + 4
    sheet_tall += height >= TALL  # a blank line below its title
    sheet_tall += len(since) + 2 if since else 0
    hung = PELMET if look.pictures and look.grounds and height >= TALL else 0
    above, below, air = (hung + 1) // 2, (HEM + 1) // 2, 4 if hung else 3
    name = _Name.fitting(curtain.name, width - 4, 2 * (height - sheet_tall - above - below - air), look)
    tall = (name.height + name.scale // 2 + 1) // 2 + 1  # with the shadow below it
    top = max(above + (height - above - below - sheet_tall - tall + 1) // 2, above)
    if look.pictures:
        light = Region(width // 2, top + name.height // 4, 3 * width // 8, name.height // 2 + 1)
        _hang(canvas, curtain.colour, light, look)
        if hung:
            _hang_pelmet(canvas, curtain.colour)
    _write_name(canvas, top, name, curtain, look)
    _write_sheet(canvas, Region((width - wide) // 2, top + tall, wide, sheet_tall), curtain)
    return canvas.drawing()


@record
class _Name:
    """A name in large letters, or as it is if these have no room or no likeness of it."""

    text: str
    scale: int
    """How large a pixel of a letter is; 0 for a name as it is."""

    @classmethod
    def fitting(cls, name: str, width: int, height: int, look: Look) -> "_Name":
        """The name as large as it fits into so many pixels; where there are none, a line for each row."""
        spelt = letters.spelt(name)
        scales = (4, 3, 2, 1) if look.pictures else (2,)
        for scale in scales if spelt else ():
            tall = (letters.HEIGHT + letters.above(spelt)) * scale
            if letters.width(spelt) * scale <= width and tall <= height:
                return cls(spelt, scale)
        return cls(name, 0)

    @property
    def height(self) -> int:
        """In half lines."""
        return (letters.HEIGHT + letters.above(self.text)) * self.scale or 2


def _hang(canvas: Canvas, colour: str, light: Region, look: Look) -> None:
    """Folds from side to side, lit from the front, and a golden hem with a fringe at the bottom.

    The light is an ellipse: its middle, and how far it reaches to the sides, and up and down.
    Among sixteen colours there are no folds: they would have the colour of the name.
    """
    bottom = 2 * canvas.height
    if look.grounds:
        dark = _folds(colour, 0, canvas.width, 0)
        spans: dict[int, Canvas] = {}
        for y in range(canvas.height - 1):
            canvas.cover(0, y, dark)
            up = min(abs(y + 0.5 - light.y) / light.height, 1.0)
            reach = 2 * int(light.width * sqrt(1 - up**2) / 2)
            if reach:
                x = (light.x - reach) // 2 * 2
                if reach not in spans:
                    spans[reach] = _folds(colour, x, 2 * reach, 1)
                canvas.cover(x, y, spans[reach])
    canvas.block(0, bottom - 3, canvas.width, 1, _GOLD, LOUD)
    canvas.block(0, bottom - 2, canvas.width, 2, _BRASS, LOUD)
    for x in range(1, canvas.width, 4):
        canvas.block(x, bottom - 2, 2, 2, _SHADOW, LOUD)


def _folds(colour: str, x: int, width: int, lit: int) -> Canvas:
    """A line of the cloth from this even column on; 1 if it is `lit`."""
    line = Canvas(width, 1)
    for at in range(0, width, 2):
        side = _CLOTH[int(_FOLDS[(x + at) // 2 % len(_FOLDS)]) + lit]
        line.block(at, 0, 2, 2, f"ground-{colour}-{side}".rstrip("-"), LOUD)
    return line


def _hang_pelmet(canvas: Canvas, colour: str) -> None:
    """A strip of cloth in swags at the top, with a golden edge and a tassel between two of them."""
    swag = len(_SWAGS)
    for x in range(canvas.width):
        at = (x - canvas.width // 2 + swag // 2) % swag
        edge = PELMET - 8 + _SWAGS[at]
        canvas.block(x, 0, 1, edge, f"ground-{colour}-bar", LOUD)
        canvas.block(x, edge, 1, 1, _GOLD, LOUD)
        canvas.block(x, edge + 1, 1, 1, _BRASS, LOUD)
        if at in (0, swag - 1):
            canvas.block(x, edge, 1, PELMET - edge - 1, _GOLD if at else _BRASS, LOUD)


def _write_name(canvas: Canvas, top: int, name: _Name, curtain: Curtain, look: Look) -> None:
    if not name.scale:
        x = (canvas.width - cells(curtain.name)) // 2
        canvas.write(max(x, 0), top, fit(curtain.name, canvas.width), f"{curtain.colour} strong")
        return
    left = (canvas.width - letters.width(name.text) * name.scale) // 2
    scale, down = name.scale, letters.above(name.text)
    for x, y in [(x, y + down) for x, y in letters.pixels(name.text)]:
        across = left + x * scale
        if look.pictures:
            canvas.block(across + scale // 2, 2 * top + y * scale + scale // 2, scale, scale, _SHADOW, LOUD)
        else:
            canvas.fill(Region(across, top + y, scale, 1), curtain.colour, "#")
    for x, y in letters.pixels(name.text) if look.pictures else ():
        side = _TONES[min(max(y, 0), len(_TONES) - 1)] if look.grounds else ""
        ink = f"{curtain.colour}-{side}".rstrip("-")
        canvas.block(left + x * scale, 2 * top + (y + down) * scale, scale, scale, ink, LOUD)


def _write_sheet(canvas: Canvas, region: Region, curtain: Curtain) -> None:
    """What may be known, and the keys."""
    canvas.fill(region, "ground-panel")
    canvas.fill(Region(region.x, region.y, region.width, 1), f"seat-{curtain.colour}")
    room = region.width - 4
    end = canvas.write(region.x + 2, region.y, fit(curtain.game, room), f"seat-{curtain.colour}")
    if end + 2 + cells(curtain.round) <= region.right - 2:
        canvas.write_right(region.right - 2, region.y, curtain.round, f"seat-{curtain.colour}")
    y = region.y + 1 + (canvas.height >= TALL)
    for text, role in ((curtain.question, "title"), (curtain.notice, "warn")):
        for line in wrap(text, room) if text else ():
            canvas.write(region.x + 2, y, line, role)
            y += 1
    y += 1
    y = _write_since(canvas, region._replace(x=region.x + 2, y=y, width=room), curtain)
    for row in _rows(curtain.ways, room):
        x = region.x + 2
        for number, key, what in row:
            begin = x
            x = canvas.write(x, y, f" {key} ", "chip") + 1
            x = canvas.write(x, y, fit(what, region.right - 2 - x), "dim") + GAP
            canvas.spot(f"way:{number}", Region(begin, y, x - GAP - begin, 1), (begin, y))
        y += 2 if row[0][0] == 0 else 1  # gold below gold would look like one key


def _write_since(canvas: Canvas, region: Region, curtain: Curtain) -> int:
    """What the others did, a line each. Returns the line below."""
    if not curtain.since:
        return region.y
    canvas.write(region.x, region.y, fit(curtain.since_title, region.width), "dim")
    names = max(cells(name) for name, _, _, _ in curtain.since)
    for y, (name, colour, text, points) in enumerate(curtain.since, start=region.y + 1):
        canvas.write(region.x, y, fit(name, names), f"{colour} strong")
        room = region.width - names - 2 - (cells(points) + 2 if points else 0)
        canvas.write(region.x + names + 2, y, fit(text, room))
        canvas.write_right(region.right, y, points, "gold")
    return region.y + len(curtain.since) + 2


def _rows(ways: Sequence[tuple[str, str]], room: int) -> list[list[tuple[int, str, str]]]:
    """Keys with what they do, numbered, in rows of so many cells: the player's own, then all others."""
    rows: list[list[tuple[int, str, str]]] = []
    used = room
    for number, (key, what) in enumerate(ways):
        wide = cells(key) + 3 + cells(what)
        if number < 2 or used + GAP + wide > room:
            rows.append([])
            used = -GAP
        rows[-1].append((number, key, what))
        used += GAP + wide
    return rows
