"""The end of a game as a podium: a pillar for each player, as high as the points, in layers by source."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from typing import TYPE_CHECKING

from rulesets.core import Standing
from rulesets.core.records import record
from tabletop_tui.paint.drawing import EMPTY, Canvas, Drawing, Region, cells, fit, wrap
from tabletop_tui.paint.pictures import FADED, LOUD, Look, Sprite, Volume
from tabletop_tui.paint.pictures.portraits import portrait
from tabletop_tui.store.rivals import RIVALS
from tabletop_tui.text.cells import with_minus

if TYPE_CHECKING:
    from tabletop_tui.kit.wording import Wording
    from tabletop_tui.store.people import Person

LAYERS = ("58ad61", "e6e1cf", "a88bf0", "f0aa50", "66c4d8")
"""The colours of the layers, from the bottom; as many as there are at most."""
INKS = ("green", "white", "purple", "orange", "cyan")
"""The inks of numbers that belong to the layers, nearly their colours; also among sixteen."""
FILLS = ("#", "=", "+", "-", "o")
"""The signs of the layers where there are no colours."""
_GOLD, _PALE_GOLD = "gold", "gold-thin"
"""The inks of the winner's points, and of the others'."""
GLOWS: tuple[tuple[float, str, Volume], ...] = (
    (1.0, "ground-halo", LOUD),
    (0.75, "ground-glow", FADED),
    (0.5, "ground-glow", LOUD),
)
"""The circles of light behind a winner, from the outermost: part of the whole reach, colour, volume."""
_DARK = "px:l:12161c"
"""The ink of what is written on a layer."""
FIGURE, CROWN = 6, 3
"""Lines of a figure on a pillar, and of the crown above the winner."""
PLATE = 3
"""Lines of the points below a pillar."""
FOOT = PLATE + 4
"""Lines below a pillar: points, name, where the points come from, how it stands between the two, a remark."""
FACE = 9
"""Columns that a small portrait takes beside these, where a finished world stands on the pillar."""
LEAST_PILLAR = 6
"""Lines of the highest pillar below which portraits stand on pillars instead of worlds."""
DIGITS = (
    *("111101101101111", "010110010010111", "111001111100111", "111001111001111", "101101111001001"),
    *("111100111001111", "111100111101111", "111001010010010", "111101111101111", "111101111001111"),
)
"""The digits from 0 to 9 in three by five blocks, row by row."""
_CONFETTI = "3.1.0..2.4..1.3...0.2.1..4.3.0"
"""Where confetti of which layer's colour has fallen; `.` is nowhere."""
ROOM_FOR_ONE_STAR = 70
"""Half cells of sky for one star."""
ROOM_FOR_ONE = 25
"""Half cells for one piece of confetti in a large window."""
TALLEST = (7, 5, 4, 3)
"""Lines for each bar and what is told below it: as many as there is room for, the most with a thick bar."""
WIDEST = 26
_SIDE = 2
"""Cells of a pillar's side, which lies in the shade."""
LEAST_WIDTH, LEAST_HEIGHT = 24, 26
"""Cells of a column, and lines of the whole, below which points are bars side by side."""


@record
class Pillar:
    """A player's points."""

    name: str
    colour: str
    rival: str
    """The rival whose portrait stands on it, by id; empty for other players."""
    place: str
    """The place in words."""
    first: bool
    total: int
    parts: tuple[int, ...]
    """Points by layer."""
    beside: str
    """A few words on how it stands between the player and this rival; may be empty."""
    said: str = ""
    """The rival's last words, as a quotation; may be empty."""
    world: Drawing = EMPTY
    """What the player has made, in pictures; nothing where there is no room for it."""
    rank: int = 1
    """The place as a number, which orders players with equal points."""


@record
class Podium:
    """All pillars, in seat order."""

    layers: tuple[str, ...]
    """What each layer is, from the bottom."""
    pillars: tuple[Pillar, ...]

    def grown(self, step: int, steps: int) -> "Podium":
        """The podium while it grows, layer by layer: after this many of so many steps."""
        each = max(steps // max(len(self.layers), 1), 1)
        pillars = []
        for pillar in self.pillars:
            parts = [
                part * min(max(step - layer * each, 0), each) // each
                for layer, part in enumerate(pillar.parts)
            ]
            done = step >= steps
            grown = replace(
                pillar, place="", first=False, total=sum(parts), parts=tuple(parts), beside="", said=""
            )
            pillars.append(pillar if done else grown)
        return Podium(self.layers, tuple(pillars))


def podium_of(
    wording: "Wording",
    people: "Sequence[Person]",
    standings: Sequence[Standing],
    beside: Sequence[str],
    said: Mapping[int, str],
    worlds: Sequence[Drawing],
) -> Podium:
    """The podium of a finished game; `beside`, what is `said` and `worlds` by seat.

    The four richest sources of all seats together are layers of their own, the rest is one.
    """
    sums: dict[str, int] = {}
    for standing in standings:
        for line in standing.lines:
            sums[line.id] = sums.get(line.id, 0) + max(line.points, 0)
    found = [id for id in sums if any(line.points for s in standings for line in s.lines if line.id == id)]
    richest = sorted(found, key=lambda id: -sums[id])
    own = sorted(richest[: len(LAYERS) - (len(found) > len(LAYERS))], key=found.index)
    rest = [id for id in found if id not in own]
    titles = [wording.score_title(id) for id in own] + ([wording.words.game.podium_rest()] if rest else [])
    pillars = []
    for standing, person in zip(standings, people, strict=True):
        points = {id: sum(line.points for line in standing.lines if line.id == id) for id in found}
        parts = [points[id] for id in own] + ([sum(points[id] for id in rest)] if rest else [])
        pillars.append(
            Pillar(
                f"{wording.name(standing.seat)} {person.sign}".rstrip(),
                person.colour,
                person.rival if person.rival in RIVALS else "",
                wording.words.game.place(place=standing.place),
                standing.place == 1,
                standing.total,
                tuple(parts),
                beside[standing.seat],
                said.get(standing.seat, ""),
                worlds[standing.seat],
                standing.place,
            )
        )
    return Podium(tuple(titles), tuple(pillars))


def draw_podium(width: int, height: int, podium: Podium, look: Look, most: int) -> Drawing:
    """The podium in exactly this room; `most` are the points of the highest pillar once all has grown."""
    if not look.pictures or width < LEAST_WIDTH * len(podium.pillars) or height < LEAST_HEIGHT:
        return _draw_bars(width, height, podium, look, most)
    canvas = Canvas(width, height)
    each = width // len(podium.pillars)
    crowded = any(
        pillar.beside and len(wrap(pillar.said, each - FACE - 2)) > 1
        for pillar in podium.pillars
        if pillar.said
    )
    foot = FOOT + crowded  # last words in two lines, below how it stands between the two
    tallest = max([FIGURE, *(pillar.world.height for pillar in podium.pillars)])
    worlds = height - foot - tallest - CROWN - 1 >= LEAST_PILLAR and all(
        pillar.world.height and pillar.world.width < each for pillar in podium.pillars
    )
    above = (tallest if worlds else FIGURE) + CROWN + 1
    named = _legend_width(podium.layers) < width
    if named and any(pillar.said for pillar in podium.pillars):  # a line of its own below last words
        named = height - foot - 1 - above >= LEAST_PILLAR
        foot += named
    plate = PLATE + (height - foot - 1 - above >= LEAST_PILLAR)  # air below the points
    foot += plate - PLATE
    base = height - foot
    room = 2 * (base - above)
    unit = min(room / max(most, 1), 2.0)
    wide = min(each - 4, max(WIDEST, 3 * each // 5))
    regions = [
        Region(number * each + (each - wide) // 2, 0, wide, base) for number in range(len(podium.pillars))
    ]
    if look.grounds:
        _strew_stars(canvas, Region(0, 0, width, base))
    for region, pillar in zip(regions, podium.pillars, strict=True):
        if pillar.first and look.grounds:
            middle = (2 * base - sum(_heights(pillar.parts, unit))) // 2
            _light(canvas, region.x + region.width // 2, middle, middle + each // 3, range(2 * base))
    for number, each_pillar in enumerate(podium.pillars):
        region, pillar = regions[number], each_pillar if worlds else replace(each_pillar, world=EMPTY)
        top = _draw_pillar(canvas, region, pillar, podium.layers, unit)
        if pillar.first:
            _throw_confetti(canvas, Region(number * each, 0, each, base), top)
        _draw_figure(canvas, region, pillar, top)
        at = Region(region.x - 1, base, region.width + 2, plate)
        _draw_foot(canvas, Region(number * each, base, each, foot), at, pillar)
    if named:
        _write_legend(canvas, (width - _legend_width(podium.layers)) // 2, height - 1, podium.layers, look)
    return canvas.drawing()


def _legend_width(layers: Sequence[str]) -> int:
    """Cells of all layers' colours and titles side by side."""
    return sum(2 + cells(title) + 3 for title in layers) - 3


def _write_legend(canvas: Canvas, x: int, y: int, layers: Sequence[str], look: Look) -> None:
    """Each layer's colour and what it is: in a pillar, a thin one has no room for its title."""
    for layer, title in enumerate(layers):
        _stretch(canvas, x, y, 1, layer, look)
        x = canvas.write(x + 2, y, title, "dim") + 3


def _strew_stars(canvas: Canvas, sky: Region) -> None:
    """Stars, fewer and fewer further down; all else that is drawn covers them."""
    tall = 2 * sky.height
    for number in range(sky.width * tall // ROOM_FOR_ONE_STAR):
        down = (number * 29) % tall
        if down * down <= (number * 53) % tall * tall:
            canvas.block(sky.x + (number * 37 + number // 3) % sky.width, down, 1, 1, "ground-star", LOUD)


def _light(canvas: Canvas, x: int, y: int, reach: int, lines: range) -> None:
    """Circles of light around a half cell, in these half lines; all else that is drawn covers them."""
    for part, colour, volume in GLOWS:
        radius = part * reach
        for row in range(max(int(y - radius), lines.start), min(int(y + radius) + 1, lines.stop)):
            half = int(sqrt(max(radius**2 - (row - y) ** 2, 0)))
            canvas.block(x - half, row, 2 * half + 1, 1, colour, volume)


def _heights(parts: Sequence[int], unit: float) -> list[int]:
    """The height of each layer in half lines; what is lost is taken off the layers from the bottom."""
    lost = -sum(part for part in parts if part < 0)
    found, below, sum_of = [], 0, 0
    for part in parts:
        left = max(part, 0)
        taken = min(left, lost)
        lost -= taken
        sum_of += left - taken
        found.append(round(sum_of * unit) - below)
        below = round(sum_of * unit)
    return found


def _draw_pillar(canvas: Canvas, region: Region, pillar: Pillar, layers: Sequence[str], unit: float) -> int:
    """The layers from the bottom up. Returns the upper edge, in half lines."""
    bottom = 2 * region.bottom
    for layer, (height, colour) in enumerate(zip(_heights(pillar.parts, unit), LAYERS, strict=False)):
        top = bottom - height
        front = region._replace(width=region.width - _SIDE)
        canvas.block(front.x, top, front.width, height, colour, LOUD)
        canvas.block(front.right, top, _SIDE, height, _shade(colour), LOUD)
        first, last = (top + 1) // 2, bottom // 2
        if last > first:
            room = front._replace(y=first, height=last - first)
            _write_layer(canvas, room, layers[layer], f"+{pillar.parts[layer]}")
        bottom = top
    slab = 1 if (bottom - 1) % 2 == 0 or not pillar.world.height else 2  # worlds stand on whole lines
    canvas.block(region.x - 1, bottom - slab, region.width + 2, slab, pillar.colour, LOUD)
    return bottom - slab


def _write_layer(canvas: Canvas, front: Region, title: str, points: str) -> None:
    """What a layer is, in as many lines as it takes if the layer is that high, and its points."""
    room = front.width - 2 - cells(points)
    rows = wrap(title, room)
    whole = len(rows) <= front.height and all(cells(row) <= room for row in rows)
    shown = rows if whole else [_in_words(title, room)]
    for y, row in enumerate(shown, start=front.y):
        canvas.write(front.x + 1, y, fit(row, room), _DARK)
    end = front.right - (cells(shown[0]) < room)
    canvas.write_right(end, front.y, points, f"{_DARK} strong")


def _in_words(title: str, room: int) -> str:
    """As many whole words of a title as there is room for; a single word is cut off."""
    words = title
    while " " in words and cells(words) + 2 * (words != title) > room:
        words = words.rpartition(" ")[0]
    return words if words == title else f"{words} …"


def _shade(colour: str) -> str:
    """Two thirds of a colour's light."""
    return "".join(f"{int(colour[at : at + 2], 16) * 2 // 3:02x}" for at in (0, 2, 4))


def _draw_figure(canvas: Canvas, region: Region, pillar: Pillar, top: int) -> None:
    """What stands on a pillar, with the crown above the winner's."""
    middle = region.x + region.width // 2
    if pillar.world.height:
        x, y = middle - pillar.world.width // 2, top - 2 * pillar.world.height
        canvas.place(x, y // 2, Drawing(pillar.world.lines))
    else:
        figure: Sprite = portrait(pillar.rival or "you")
        x, y = middle - figure.width // 2, top - figure.height
        canvas.picture(x, y, figure, LOUD, inks=_inks(pillar))
    if pillar.first:
        crown = portrait("crown")
        y -= crown.height
        canvas.picture(middle - crown.width // 2, y, crown, LOUD)


def _inks(pillar: Pillar) -> dict[str, str]:
    """The colours of a portrait that is the player's own."""
    return {"c": pillar.colour, "C": f"ground-{pillar.colour}-bar", "l": "ffffff"}


def _throw_confetti(canvas: Canvas, column: Region, bottom: int) -> None:
    """Confetti on both sides of the winner, down to this half line."""
    for number in range(max(len(_CONFETTI), column.width * bottom // ROOM_FOR_ONE)):
        colour, again = _CONFETTI[number % len(_CONFETTI)], number // len(_CONFETTI)
        if colour != ".":
            x = column.x + 1 + (number * 13 + again * 5) % max(column.width - 2, 1)
            canvas.block(x, (number * 7 + again * 3) % max(bottom, 1), 1, 1, LAYERS[int(colour)], LOUD)


def _draw_foot(canvas: Canvas, column: Region, plate: Region, pillar: Pillar) -> None:
    """Points, name and place, the parts, and how it stands between the two."""
    canvas.fill(plate, "ground-bar")
    canvas.block(plate.x, 2 * plate.y, 1, 2 * plate.height, pillar.colour, LOUD)
    canvas.block(plate.right - 1, 2 * plate.y, 1, 2 * plate.height, pillar.colour, LOUD)
    _draw_number(canvas, plate, pillar.total, _GOLD if pillar.first else _PALE_GOLD)
    place = f"  {pillar.place}" if pillar.place else ""
    title = fit(pillar.name, column.width - 1 - cells(place)) + place
    role = "gold" if pillar.first else "title"
    y = plate.bottom
    if pillar.world.height and column.width - FACE >= cells(title):
        texts = (title, _sum(pillar.parts), pillar.beside, pillar.said)
        said = min(max(map(cells, texts)), column.width - FACE - 2)
        column = Region(column.x + FACE, column.y, column.width - FACE, column.height)
        left = max(column.x - FACE + 1, column.x + (column.width - said) // 2 - FACE)
        face = portrait(pillar.rival or "you", "small")
        canvas.picture(left, 2 * y, face, LOUD, inks=_inks(pillar))
    lines = [title, _sum(pillar.parts), pillar.beside] if pillar.beside else [title, _sum(pillar.parts)]
    for down, text in enumerate(lines):
        if down == 1 and cells(text) < column.width:
            _write_sum(canvas, column, y + down, pillar.parts)
        else:
            canvas.write_centred(column, y + down, fit(text, column.width - 1), "dim" if down else role)
    quoted = wrap(pillar.said, column.width - 2) if pillar.said else []
    if len(lines) + len(quoted) <= column.height - plate.height:
        for down, text in enumerate(quoted, start=len(lines)):
            canvas.write_centred(column, y + down, text, "dim")


def _draw_number(canvas: Canvas, plate: Region, number: int, ink: str) -> None:
    """A number in blocks, two cells wide and half a line high each; a bar in front if it is below 0."""
    digits = str(abs(number))
    wide = 8 * len(digits) - 2
    x, top = plate.x + (plate.width - wide) // 2, 2 * plate.y + 1
    if number < 0:
        canvas.block(x - 5, top + 2, 4, 1, ink, LOUD)
    for place, digit in enumerate(digits):
        for at, filled in enumerate(DIGITS[int(digit)]):
            if filled == "1":
                canvas.block(x + 8 * place + 2 * (at % 3), top + at // 3, 2, 1, ink, LOUD)


def _write_sum(canvas: Canvas, column: Region, y: int, parts: Sequence[int]) -> None:
    """The parts as they add up, in the middle of a column, each in the colour of its layer."""
    x = column.x + (column.width - cells(_sum(parts))) // 2
    for sign, number, layer in _terms(parts):
        x = canvas.write(canvas.write(x, y, sign, "dim"), y, number, INKS[layer])


def _sum(parts: Sequence[int]) -> str:
    """The parts as they add up: `15 + 7 − 2`; those that are nothing are left out."""
    return "".join(f"{sign}{number}" for sign, number, _ in _terms(parts))


def _terms(parts: Sequence[int]) -> list[tuple[str, str, int]]:
    """The terms of that sum: the sign with its blanks, the number, and which layer it is."""
    found: list[tuple[str, str, int]] = []
    for layer, part in enumerate(parts):
        if part:
            sign = "−" if part < 0 else "+" if found else ""
            found.append((f" {sign} " if found else sign, str(abs(part)), layer))
    return found or [("", "0", 0)]


def _draw_bars(width: int, height: int, podium: Podium, look: Look, most: int) -> Drawing:
    """A bar for each player where there is no room for pillars, or nothing but signs; the best one first."""
    canvas = Canvas(width, height)
    x, y = 2, 0
    for layer, title in enumerate(podium.layers):
        if x + cells(title) + 3 > width:
            x, y = 2, y + 1
        _stretch(canvas, x, y, 1, layer, look)
        x = canvas.write(x + 2, y, title, "dim") + 3
    y += 2
    names, many = max(cells(pillar.name) for pillar in podium.pillars), len(podium.pillars)
    tall = next((lines for lines in TALLEST if height >= y + lines * many - 1), 2)
    thick = 1 + (tall == TALLEST[0])
    corner = _corner(width, height, podium, y) if look.pictures else None
    if corner is None and look.pictures:  # no room for a world: the winner's portrait
        podium = replace(podium, pillars=tuple(replace(each, world=EMPTY) for each in podium.pillars))
        corner = _corner(width, height, podium, y)
    end = width if corner is None or corner.y >= y + tall * many else corner.x
    unit = min((end - names - 12) / max(most, 1), 2.0)
    for pillar in sorted(podium.pillars, key=lambda each: (-each.total, not each.first, each.rank)):
        if pillar.first:
            canvas.write(0, y, look.sign(portrait("crown")), "gold")
        canvas.write(2, y, fit(pillar.name, names), f"{pillar.colour} strong")
        at = names + 4
        for layer, long in enumerate(_heights(pillar.parts, unit)):
            for row in range(y, y + thick):
                _stretch(canvas, at, row, long, layer, look)
            at += long
        canvas.write(at + 1, y, with_minus(str(pillar.total)), "gold")
        told = min(max(tall - 3, 0), 2)  # the last line stays blank, where there are more than two
        lines = _told(pillar, podium.layers, end - names - 5, told)
        for down, line in enumerate(lines, start=y + thick):
            canvas.write(names + 4, down, line, "dim")
        y += tall
    best = max(podium.pillars, key=lambda each: (each.total, each.first))
    if corner is not None and best.first:
        if look.grounds:
            middle, within = corner.x + corner.width // 2, range(2 * corner.y, 2 * corner.bottom)
            _light(canvas, middle, corner.y + corner.bottom, corner.width // 2, within)
        _draw_figure(
            canvas, corner, best, 2 * height - (2 if best.world.height else 1)
        )  # worlds: whole lines
    return canvas.drawing()


def _corner(width: int, height: int, podium: Podium, below: int) -> Region | None:
    """Room for the winner's world with the crown, in the corner at the right; `None` if there isn't any."""
    wide = min(max([WIDEST, *(pillar.world.width + 2 for pillar in podium.pillars)]), width)
    tall = max([FIGURE, *(pillar.world.height for pillar in podium.pillars)]) + CROWN
    if tall > height - below or wide > width // 2:
        return None
    return Region(width - wide, height - tall, wide, tall)


def _told(pillar: Pillar, layers: Sequence[str], room: int, lines: int) -> list[str]:
    """Place, points, how it stands between the two and what is said, in up to so many more lines than one.

    Where there are two more and it fits, what each source brought is told in words.
    """
    brought = [
        f"{title} {_sum((points,))}" for title, points in zip(layers, pillar.parts, strict=True) if points
    ]
    named = _in_lines(brought, room)
    first, last = [pillar.place, _sum(pillar.parts), pillar.beside], []
    if pillar.said and cells(" · ".join(filter(None, [*first, pillar.said]))) <= room:
        first.append(pillar.said)
    elif lines and pillar.said:
        last.append(pillar.said)
    if lines > 1 and pillar.place and len(named) + len(last) <= lines:
        last[:0] = named
    found = [" · ".join(filter(None, first)), *last]
    return [fit(line, room) for line in found[: lines + 1]]


def _in_lines(parts: Sequence[str], room: int) -> list[str]:
    """Parts side by side, in as many lines as they need."""
    lines: list[str] = []
    for part in parts:
        if lines and cells(f"{lines[-1]} · {part}") <= room:
            lines[-1] += f" · {part}"
        else:
            lines.append(part)
    return lines


def _stretch(canvas: Canvas, x: int, y: int, long: int, layer: int, look: Look) -> None:
    """A part of a bar."""
    if look.pictures:
        canvas.block(x, 2 * y, long, 2, LAYERS[layer], LOUD)
    else:
        canvas.write(x, y, FILLS[layer] * long)
