"""The bench: both dice laid open while a face is forged, and how that changes the average roll."""

from rulesets.dice_forge.advice.worth import changed
from rulesets.dice_forge.components import DICE, FACES, SIDES
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.games.dice_forge.drawings.plates import DOUBLE, LARGE, PLATE, SMALL, draw_plate
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells
from tabletop_tui.paint.pictures import LOUD, QUIET, Look
from tabletop_tui.paint.runs import cut, wide

_LEFT = 16
"""Cells for the new plate and the names of the dice."""


def _pitch(room: Region) -> int:
    """Cells from plate to plate."""
    return (room.width - _LEFT) // SIDES


def draw_bench(
    view: DiceForgeView, terms: Terms, look: Look, seat: int, room: Region, opened: frozenset[str]
) -> Drawing:
    """Two rows of six plates with their keys, the new plate at the left."""
    canvas = Canvas(room.width, room.height, "ground-panel")
    new, hero = view.in_hand, view.seats[seat]
    if new is None:
        return canvas.drawing()
    size = _size(room, look)
    width, height = PLATE[size]
    canvas.write(1, 0, terms.say.bench_new(), "title")
    draw_plate(canvas, 1, 1, new, terms, look, LOUD, LARGE)
    canvas.write_centred(Region(1, 0, PLATE[LARGE][0], 1), 1 + PLATE[LARGE][1], terms.face(new), "strong")
    left = _LEFT
    pitch = max(width + 4, _pitch(room))
    below = max(0, min(3, room.height // DICE - height))
    for die in range(DICE):
        y = max(0, min(1, room.height - DICE * (height + below))) + die * (height + below)
        name = terms.die_short(die)
        canvas.write(left - 1 - cells(name), y + 1, name, "dim")
        for slot, face in enumerate(hero.dice[die]):
            x = left + slot * pitch
            target = f"die:{seat}/{die + 1}/{slot + 1}"
            may = target in opened
            draw_plate(canvas, x, y, face, terms, look, LOUD if may else QUIET, size)
            if may:
                canvas.write(x + width, y, "   ", "chip")
                more, less, _ = terms.changes(changed(hero, die, slot, new))
                lines = changes_in(more, less, pitch - 1, max(below, height))
                beside = lines[below:]  # without room below, it stands beside the old face
                if len(beside) >= height or any(wide(line) > pitch - width for line in beside):
                    lines, beside = changes_in(more, less, pitch - 1, below), []
                for down, change in enumerate(lines[:below]):
                    canvas.runs(x, y + height + down, change)
                for down, change in enumerate(beside, start=height - len(beside)):
                    canvas.runs(x + width, y + down, change)
            elif below and FACES[face].locked_once_forged:
                canvas.write(x, y + height, terms.say.bench_locked(), "faint")
            chip, area = (x + width + 1, y), Region(x, y, width, height)
            canvas.spot(target, area, chip, bare=True, chip="chip" if may else "", ring=NO_RING)
            if below:
                canvas.spot(target, Region(x, y + height, pitch - 1, below), chip, bare=True, chip="")
    return canvas.drawing()


def _size(room: Region, look: Look) -> str:
    """The largest plates that fit in two rows of six, with their keys, beside the new one."""
    if (
        look.pictures
        and room.height >= 1 + DICE * (PLATE[DOUBLE][1] + 1)
        and _pitch(room) >= 4 + PLATE[DOUBLE][0]
    ):
        return DOUBLE
    return LARGE if room.height >= 11 and room.width >= 100 else SMALL


def changes_in(more: Line, less: Line, room: int, most: int) -> list[Line]:
    """What a roll gains and what it loses, one line each, and another for a gain that doesn't fit.

    If that takes more than this many lines, the rest is cut off.
    """
    lines: list[Line] = []
    for side in (more, less):
        line: Line = ()
        for part in _parts(side):
            joined = (*line, Run(" "), *part) if line else part
            lines += [line] if line and wide(joined) > room else []
            line = part if line and wide(joined) > room else joined
        lines += [line] if line else []
    if len(lines) <= most and all(wide(line) <= room for line in lines):
        return lines
    sides = [side for side in (more, less) if side]
    return (
        [brief(side, room) for side in sides]
        if len(sides) <= most
        else [brief((*more, Run(" "), *less), room)]
    )


def _parts(side: Line) -> list[Line]:
    """One side of a change, number by number, without leading zeros."""
    parts: list[Line] = [()]
    for run in _short(side):
        parts = [*parts, ()] if not run.text.strip() else [*parts[:-1], (*parts[-1], run)]
    return [part for part in parts if part]


def _short(change: Line) -> Line:
    return tuple(Run(text.replace("0.", ".").replace("0,", ","), role) for text, role in change)


def brief(change: Line, room: int) -> Line:
    """As much of a change as fits, without leading zeros: `+.33☾ −.17●`.

    Blanks go first. No number is cut: where it doesn't fit, only its sign is shown, `+.22☀★−…`.
    """
    runs = list(_short(change))
    runs = runs if wide(runs) <= room else [run for run in runs if run.text.strip()]
    if wide(runs) <= room:
        return tuple(runs)
    begins = [n for n, run in enumerate(runs) if n and run.text.strip()[:1] in ("+", "−", "-")]
    fits = [n for n in begins if wide(runs[:n]) + 2 <= room]
    if not fits:
        return cut(runs, room)
    text, role = runs[fits[-1]]
    return *runs[: fits[-1]], Run(f"{text.strip()[0]}…", role)
