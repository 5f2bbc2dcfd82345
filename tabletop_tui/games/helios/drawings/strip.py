"""Drawings of the player's own things in a few lines, and of the others, each in a line or a small world."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rulesets.helios.components import JOKER, MAX_RANGE, ROWS, START_RANGE
from rulesets.helios.state import Seat
from rulesets.helios.sun import endless
from rulesets.helios.view import SeatView
from tabletop_tui.games.helios.drawings.hexes import WIDE_MINI, HexSize
from tabletop_tui.games.helios.drawings.offer import Asked, heading, slots
from tabletop_tui.games.helios.drawings.world import draw_mini
from tabletop_tui.games.helios.terms import (
    INKS,
    Terms,
)
from tabletop_tui.kit.mosaic import Mosaic
from tabletop_tui.kit.notation import longest
from tabletop_tui.kit.totals import total_text
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells, fit, wrap
from tabletop_tui.paint.pictures import Look
from tabletop_tui.paint.runs import cut, spaced, wide

HEIGHT = 5
"""Lines of the player's own things, one below the other;"""
SHORT = 2
"""and where they lie side by side, from `ACROSS` cells on."""
ACROSS = 110
_PANEL = "ground-panel"


class Mine(NamedTuple):
    """What the strip of the player's own things shows."""

    own: SeatView
    name: tuple[str, str]
    payable: int
    """How many buildings the player could pay for."""
    offered: tuple[str, ...]
    """Persons that no player owns."""
    asked: Asked
    aimed: str = ""
    """The colour of the action tile under the cursor: the slot that it would fill is marked."""
    note: str = ""
    """What has just happened, during a moment."""
    seat: int = 0
    """Whose things these are."""
    flown: tuple[int, ...] = (0,) * len(ROWS)
    """How many slots the tiles of each row have flown, during a moment."""


def draw_mine(mine: Mine, terms: Terms, width: int, mosaic: Mosaic | None = None) -> Drawing:
    """Points, mana and cubes; the range as a track; three rows of four slots; city; persons: a line each, or
    side by side.
    """
    own, board = mine.own, mine.own.board
    rows = tuple(map(tuple, board.rows))
    lines = {
        "own": (
            _write_own,
            mine.name,
            str(total_text(own.standing)),
            own.bag,
            board.mana,
            tuple(board.cubes),
            mine.note,
            mine.seat,
        ),
        "range": (_write_range, board.range, endless(board)),
        "rows": (_write_rows, rows, mine.asked, mine.aimed, mine.flown),
        "city": (_write_city, tuple(board.buildings), mine.payable),
        "persons": (_write_persons, tuple(board.day), tuple(board.night), mine.offered),
    }
    height = SHORT if width >= ACROSS else HEIGHT
    return (mosaic or Mosaic()).drawing((width, height), lines, _write_line, terms)


_LINES = ("own", "range", "rows", "city", "persons")


def _write_line(canvas: Canvas, line: str, part: tuple[Any, ...], terms: Terms) -> None:
    """Write a line on a canvas of its own, which is put in its place."""
    write, *facts = part
    room = _rooms(canvas.width)[_LINES.index(line)] if canvas.height == SHORT else None
    room = room or Region(0, _LINES.index(line), canvas.width, 1)
    own = Canvas(room.width, 1)
    own.fill(Region(0, 0, room.width, 1), f"{_PANEL} strong")
    write(own, 0, terms, *facts)
    canvas.place(room.x, room.y, own.drawing())


def _rooms(width: int) -> tuple[Region, ...]:
    """Where the lines lie that are side by side."""
    half, third = width * 53 // 100, width * 37 // 100
    rest = width - third
    return (
        Region(0, 0, half, 1),
        Region(half, 0, width - half, 1),
        Region(0, 1, third, 1),
        Region(third, 1, rest // 2, 1),
        Region(third + rest // 2, 1, rest - rest // 2, 1),
    )


def _write_own(
    canvas: Canvas,
    y: int,
    terms: Terms,
    name: tuple[str, str],
    points: str,
    bag: int | None,
    mana: int,
    cubes: Sequence[int],
    note: str,
    seat: int,
) -> None:
    inside = f", {terms.say.board_bag(count=bag)}" if bag is not None else ""
    held = spaced(terms.amounts(cubes)) or (Run(terms.say.none(), "dim"),)
    total = (Run(points, "gold"), Run(f" {terms.say.board_vp()}"))
    mana_runs = (
        Run(f"{terms.sign('mana')} ", "cyan"),
        Run(str(mana), "strong"),
        Run(f" {terms.say.board_mana()}"),
    )
    x, room = 1, canvas.width - 1 - cells(note)
    for target, after, runs in (
        (f"player:{seat}", "", (Run(f"{name[0]}  ", f"{name[1]} strong"), *total)),
        ("stat:points", "   ", (Run(inside, "dim"),)),
        ("stat:mana", "   ", mana_runs),
        ("stat:cubes", "", (Run(f"{terms.say.board_cubes()}  ", "dim"), *held)),
    ):
        if note and x + sum(cells(run.text) for run in runs) > room:
            break  # a part cut in the middle would be misread
        start, x = x, canvas.runs(x, y, runs)
        canvas.explain(target, start, y, x)
        x = canvas.write(x, y, after)
    if note:
        canvas.write_right(canvas.width - 1, y, note, "plate")


def _write_range(canvas: Canvas, y: int, terms: Terms, reach: int, unlimited: bool) -> None:
    canvas.explain("stat:range", 1, y, canvas.width)
    x = canvas.write(1, y, f"{terms.sign('step')} ", "orange")
    x = canvas.write(x, y, f"{terms.say.board_range()} ", "dim")
    if unlimited and 3 * (MAX_RANGE - START_RANGE) + x + cells(terms.say.board_endless()) + 5 > canvas.width:
        canvas.write(x + 1, y, fit(terms.say.board_endless(), canvas.width - x - 1), "gold")
        return
    for step in range(START_RANGE, MAX_RANGE + 1):
        role = "chip" if step == reach else "orange ground-yellow" if step < reach else "faint"
        x = canvas.write(x, y, f" {step} " if step == reach else f"{step:>2} ", role)
    if unlimited:
        canvas.write(x + 1, y, fit(terms.say.board_endless(), canvas.width - x - 1), "gold")


def _write_rows(
    canvas: Canvas,
    y: int,
    terms: Terms,
    rows: Sequence[Sequence[str]],
    asked: Asked,
    aimed: str,
    flown: Sequence[int],
) -> None:
    x, width = 1, canvas.width
    for word, row, away in zip(ROWS, rows, flown, strict=True):
        target, start = f"row:{word}", x
        key, here = asked.keys.get(target), asked.cursor == target
        if key:
            x = canvas.write(x, y, f" {key} ", "chip") + 1
        x = canvas.write(x, y, terms.row(word), "you" if here else "strong" if key else word) + (not key)
        x = canvas.runs(
            x,
            y,
            slots(row, word, terms, 3 if width > 62 else 1, aims=here or aimed in (word, JOKER), flown=away),
        )
        canvas.spot(target, Region(start, y, x - start, 1), (start, y), bare=True, ring=NO_RING, chip="")
        x += 1 if key else 2
    text = terms.say.board_fourth()
    if x + cells(text) < width:
        canvas.explain("legend:fourth", canvas.write_right(width - 1, y, text, "dim"), y, width - 1)


def _write_city(canvas: Canvas, y: int, terms: Terms, built: Sequence[str], payable: int) -> None:
    x = canvas.write(1, y, f"{terms.sign('house')} {terms.say.board_city()} ", "dim")
    names = _shortened([terms.building(each) for each in built]) if built else [terms.say.none_built()]
    note = terms.say.board_payable(count=payable) if payable else terms.say.board_payable_none()
    room, role = canvas.width - x - cells(note) - 4, "good" if built else "dim"
    x = canvas.write(x, y, longest(names, room), role)
    canvas.explain("stat:city", 1, y, canvas.write(x + 3, y, note, "" if payable else "dim"))


def _write_persons(
    canvas: Canvas, y: int, terms: Terms, day: Sequence[str], night: Sequence[str], offered: Sequence[str]
) -> None:
    x = canvas.write(1, y, f"{terms.sign('person')} {terms.say.board_persons()} ", "dim")
    owned = [*(("day", each, "good") for each in day), *(("night", each, "") for each in night)]
    shown: list[Run] = []
    for form in ("", "brief"):
        shown = [Run(f"{terms.sign(side)} {terms.person(each, form)}  ", ink) for side, each, ink in owned]
        if wide(shown) - 2 <= canvas.width - x:
            break
    else:
        sides = (("day", day), ("night", night))
        shown = [Run(f"{terms.sign(side)} {len(own)}  ", "") for side, own in sides if own]
    x = canvas.runs(x, y, shown or [Run(f"{terms.say.none()}  ", "dim")])
    forms = [
        terms.say.board_on_offer(names=names) for names in _shortened([terms.person(p) for p in offered])
    ]
    end = canvas.write(x + 1, y, longest([*forms, ""], canvas.width - x - 2), "dim")
    canvas.explain("stat:persons", 1, y, end)


def _shortened(names: Sequence[str]) -> list[str]:
    """Names in a row, the longest form first; `+2` means two are left out, a number alone means all."""
    shown = range(len(names) - 1, 0, -1)
    forms = [f"{', '.join(names[:count])} +{len(names) - count}" for count in shown]
    return [", ".join(names), *forms, str(len(names))] if names else []


def draw_own(board: Seat, terms: Terms, look: Look, title: Run, width: int, height: int) -> Drawing:
    """The player's small world under its title, and beside it where the cubes and temples are."""
    canvas = Canvas(width, height)
    heading(canvas, 0, 0, title.text, width - 1, title.role)
    canvas.place(0, 1, draw_mini(board, look, terms, WIDE_MINI))
    canvas.spot("stat:world", Region(0, 1, *WIDE_MINI.board), bare=True, ring=NO_RING, chip="")
    y = 2
    for colour, sign in enumerate(terms.signs):
        fields = [field for field, tile in sorted(board.world.items()) if colour in tile.cubes]
        if fields:
            words = terms.say.board_own_cube(cube=terms.colour(colour), fields=", ".join(fields))
            x = canvas.write(31, y, f"{sign} ", INKS[colour])
            canvas.explain("stat:cubes", 31, y, canvas.write(x, y, fit(words, width - x - 1), ""))
            y += 1
    temples = [field for field, tile in sorted(board.world.items()) if tile.temple]
    if temples:
        x = canvas.write(31, y + 1, f"{terms.sign('temple')} ", "gold")
        for n, text in enumerate(wrap(terms.say.board_own_temple(fields=", ".join(temples)), width - x - 1)):
            canvas.explain("stat:temples", 31, y + 1 + n, canvas.write(x, y + 1 + n, text, ""))
    return canvas.drawing()


# -- the others ------------------------------------------------------------------------------------


class Other(NamedTuple):
    """What is shown of another player."""

    number: int
    """Its place among the others in the order of play, from 0."""
    of: int
    """The number of other players."""
    seat: int
    name: tuple[str, str]
    own: SeatView
    dragon: bool
    news: Line
    """What it did in its last turn."""
    new: frozenset[str]
    """The fields of its world that this changed."""


def draw_others(others: Sequence[Other], terms: Terms, width: int, height: int) -> Drawing:
    """A line for each: points, range, mana, temples, built, cubes, rows."""
    canvas = Canvas(width, height)
    longest_name = max((cells(other.name[0]) + 2 * other.dragon for other in others), default=0)
    heads, widths, start = _heads(terms, width, longest_name + 1)
    cubes = start + sum(widths) + 1
    canvas.write(0, 0, fit(terms.say.board_others(), start), "dim strong")
    canvas.explain("board:others", cubes, 0, width)
    canvas.write(cubes, 0, longest((terms.say.board_cubes(), terms.sign("any")), width - 8 - cubes), "dim")
    canvas.write_right(width - 1, 0, terms.say.board_head_rows(), "dim")
    for n, other in enumerate(others, start=1):
        board, x = other.own.board, start
        end = canvas.write(0, n, _named(other, terms, start - 1), f"{other.name[1]} strong")
        canvas.explain(f"player:{other.seat}", 0, n, end)
        figures = (
            total_text(other.own.standing),
            board.range,
            board.mana,
            board.temples,
            len(board.buildings),
        )
        for each, head, count in zip(widths, heads, figures, strict=True):
            x += each
            if n == 1:
                canvas.explain("board:others", canvas.write_right(x, 0, head, "dim"), 0, x)
            start_of = canvas.write_right(x, n, str(count), "gold" if head == heads[0] else "")
            stat = _STATS[heads.index(head)]
            target = f"stat:{stat}@{other.seat}" if stat else f"player:{other.seat}"
            canvas.explain(target, start_of, n, x)
        held = _fitted(board.cubes, terms, max(1, width - 8 - cubes))
        canvas.explain(f"stat:cubes@{other.seat}", cubes, n, canvas.runs(cubes, n, held))
        for word, row, at in zip(ROWS, board.rows, range(width - 7, width, 2), strict=False):
            end = canvas.runs(at, n, [Run(f" {len(row) or '·'}", word if row else "faint")])
            canvas.explain(f"row:{word}@{other.seat}", at, n, end)
    return canvas.drawing()


_STATS = ("", "range", "mana", "temples", "city")
"""What the figures of the others are about; points first, which belong to the player."""


def _fitted(cubes: Sequence[int], terms: Terms, room: int) -> Line:
    """Cubes as signs; where there are too many, each sign once, after its number."""
    signs = terms.amounts(cubes)
    if wide(signs) <= room or terms.spelt:
        return cut(signs, room)
    once = terms.amounts([min(1, count) for count in cubes])
    counts = [count for count in cubes if count]
    short = [
        Run(f"{count if count > 1 else ''}{run.text}", run.role)
        for count, run in zip(counts, once, strict=True)
    ]
    return spaced(short) if wide(spaced(short)) <= room else cut(short, room)


def _heads(terms: Terms, width: int, wished: int) -> tuple[list[str], list[int], int]:
    """Titles, widths and start of the figures: words, but signs for as many as it takes to fit the names."""
    heads = [
        terms.say.board_head_vp(),
        terms.say.board_head_range(),
        terms.say.board_head_mana(),
        terms.say.board_head_temples(),
        terms.say.board_head_built(),
    ]
    for place, sign in ((3, "temple"), (4, "house"), (2, "mana"), (1, "step"), (0, "")):
        widths = [max(6, cells(heads[0]) + 1), *(max(4, cells(head) + 1) for head in heads[1:])]
        start = min(max(12, wished), width - sum(widths) - 14)
        if start >= wished or not sign:
            return heads, widths, max(6, start)
        heads[place] = terms.sign(sign)
    raise AssertionError("a loop that returns at its end")


def _named(other: Other, terms: Terms, room: int) -> str:
    """The name, followed by the dragon for the starting player."""
    mark = f" {terms.sign('dragon')}" if other.dragon else ""
    return fit(other.name[0], room - cells(mark)) + mark


def draw_worlds(
    others: Sequence[Other],
    terms: Terms,
    look: Look,
    size: HexSize,
    width: int,
    height: int,
    mosaic: Mosaic | None = None,
) -> Drawing:
    """The others' small worlds side by side, with their figures and, if there is room, last turns."""
    parts = {f"{other.number}": other for other in others}
    return (mosaic or Mosaic()).drawing(
        (width, min(height, size.board[1] + 6)), parts, _draw_other, terms, look, size
    )


def _draw_other(canvas: Canvas, _name: str, other: Other, terms: Terms, look: Look, size: HexSize) -> None:
    across, down = size.board
    each, board = canvas.width // other.of, other.own.board
    x, points = other.number * each, f"{total_text(other.own.standing)} {terms.say.board_vp()}"
    canvas.fill(Region(x, 0, each, canvas.height), "ground-base")
    end = canvas.write(x, 0, _named(other, terms, each - cells(points) - 3), f"{other.name[1]} strong")
    canvas.explain(f"player:{other.seat}", x, 0, end)
    end = canvas.write_right(x + each - 2, 0, points, "gold")
    canvas.explain(f"player:{other.seat}", end, 0, x + each - 2)
    mini = draw_mini(board, look, terms, size, other.new, looked_at=True).renamed(f"@{other.seat}")
    canvas.place(x + max(0, (each - across) // 2), 1, mini)
    pairs = (
        ("step", terms.say.board_head_range(), board.range),
        ("temple", terms.say.board_head_temples(), board.temples),
        ("mana", terms.say.board_head_mana(), board.mana),
        ("house", terms.say.board_head_built(), len(board.buildings)),
    )
    for k, (sign, word, count) in enumerate(pairs):
        text = f"{terms.sign(sign)} {word} "
        y = down + 1 + k // 2
        left, stat = x + k % 2 * (each // 2), {"step": "range", "house": "city", "temple": "temples"}
        end = canvas.write(left, y, fit(text, each // 2 - 2), "dim")
        end = canvas.write(end, y, str(count), "")
        canvas.explain(f"stat:{stat.get(sign, sign)}@{other.seat}", left, y, end)
    rows = [
        Run(terms.sign(word) * len(row) or "·", word if row else "faint")
        for word, row in zip(ROWS, board.rows, strict=True)
    ]
    end = x
    for word, run in zip(ROWS, rows, strict=True):
        start, end = end, canvas.runs(end, down + 3, [run])
        canvas.explain(f"row:{word}@{other.seat}", start, down + 3, end)
        end += 1
    end -= 1
    held = spaced(terms.amounts(board.cubes))
    left = x + max(end - x + 2, each - 2 - wide(held))
    canvas.explain(f"stat:cubes@{other.seat}", left, down + 3, canvas.runs(left, down + 3, held))
    if canvas.height > down + 4:
        room = Region(x, down + 4, each - 2, canvas.height - down - 4)
        _write_news(canvas, room, other.news)
        canvas.spot(f"latest:@{other.seat}", room, bare=True, ring=NO_RING, chip="")


def _whole_deeds(told: str, room: int) -> str:
    """As many deeds as there is room for."""
    deeds = told.split(" · ")
    for count in range(len(deeds), 0, -1):
        shown = " · ".join([*deeds[:count], *(["…"] if count < len(deeds) else [])])
        if cells(shown) <= room:
            return shown
    return fit(told, room)


def _write_news(canvas: Canvas, room: Region, news: Line) -> None:
    """What was done, after its sign: whole deeds on one line, or two lines and the rest cut off."""
    if not news:
        return
    sign, said = news
    x, wide_each = room.x + cells(sign.text), room.width - cells(sign.text)
    if room.height == 1:
        canvas.runs(room.x, room.y, (sign, Run(_whole_deeds(said.text, wide_each), said.role)))
        return
    first, *more = wrap(said.text, wide_each)
    canvas.runs(room.x, room.y, (sign, Run(first, said.role)))
    canvas.write(x, room.y + 1, fit(" ".join(more), wide_each), said.role)
