"""The bench: both dice laid open while a face is forged, with what a roll would bring more or less."""

from rulesets.dice_forge.components import DICE, FACES, SIDES
from rulesets.dice_forge.preview import changed
from rulesets.dice_forge.view import DiceForgeView
from tabletop_tui.drawing import NO_RING, Canvas, Drawing, Line, Region, Run
from tabletop_tui.games.dice_forge.drawings.plates import LARGE, PLATE, SMALL, draw_plate
from tabletop_tui.games.dice_forge.terms import Terms
from tabletop_tui.pictures import LOUD, QUIET, Look
from tabletop_tui.runs import cut, wide


def draw_bench(
    view: DiceForgeView, terms: Terms, look: Look, seat: int, room: Region, opened: frozenset[str]
) -> Drawing:
    """Two rows of six plates with their keys, the new plate at the left."""
    canvas = Canvas(room.width, room.height, "ground-panel")
    new, hero = view.in_hand, view.seats[seat]
    if new is None:
        return canvas.drawing()
    size = LARGE if room.height >= 11 and room.width >= 100 else SMALL
    width, height = PLATE[size]
    canvas.write(1, 0, terms.say("bench-new"), "title")
    draw_plate(canvas, 1, 1, new, terms, look, LOUD, LARGE)
    canvas.write_centred(Region(1, 0, PLATE[LARGE][0], 1), 1 + PLATE[LARGE][1], terms.face(new), "strong")
    left = 16
    pitch = max(width + 4, (room.width - left) // SIDES)
    below = 2 if room.height > DICE * (height + 2) else 1
    for die in range(DICE):
        y = 1 + die * (height + below)
        canvas.write(left - 6, y, terms.say("die", str(die + 1), "short"), "dim")
        for slot, face in enumerate(hero.dice[die]):
            x = left + slot * pitch
            target = f"die:{seat}/{die + 1}/{slot + 1}"
            may = target in opened
            draw_plate(canvas, x, y, face, terms, look, LOUD if may else QUIET, size)
            if may:
                canvas.write(x + width, y, "   ", "chip")
                told = terms.changes(changed(hero, die, slot, new))
                more, less = told["more"], told["less"]
                lines = (more, less) if below == 2 and less else ((*more, *less),)
                for down, change in enumerate(lines):
                    canvas.runs(x, y + height + down, brief(change, pitch - 1))
            elif FACES[face].locked_once_forged:
                canvas.write(x, y + height, terms.say("bench-locked"), "faint")
            chip, area = (x + width + 1, y), Region(x, y, width, height)
            canvas.spot(target, area, chip, bare=True, chip="chip" if may else "", ring=NO_RING)
            canvas.spot(target, Region(x, y + height, pitch - 1, below), chip, bare=True, chip="")
    return canvas.drawing()


def brief(change: Line, room: int) -> Line:
    """As much of a change as fits, without zeros before the point: `+.33☾−.17●`.

    No number is cut in two: of what has no room the sign is left, `+.22☀★−…`.
    """
    runs = [Run(text.replace("0.", ".").replace("0,", ","), role) for text, role in change]
    if wide(runs) <= room:
        return tuple(runs)
    begins = [n for n, run in enumerate(runs) if n and run.text.strip()[:1] in ("+", "−", "-")]
    fits = [n for n in begins if wide(runs[:n]) + 2 <= room]
    if not fits:
        return cut(runs, room)
    text, role = runs[fits[-1]]
    return *runs[: fits[-1]], Run(f"{text.strip()[0]}…", role)
