"""The bench: both dice laid open, and how a face that is forged or wanted changes the average roll."""

from collections.abc import Sequence

from rulesets.dice_forge.advice.worth import changed, usual_slot
from rulesets.dice_forge.components import DICE, FACES, SIDES
from rulesets.dice_forge.odds import dice_yield
from rulesets.dice_forge.view import DiceForgeView, HeroView
from tabletop_tui.games.dice_forge.drawings.plates import DOUBLE, LARGE, PLATE, SMALL, draw_plate
from tabletop_tui.games.dice_forge.terms import INKS, Parts, Terms, kinds_in, spaced
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells
from tabletop_tui.paint.pictures import LOUD, NORMAL, QUIET, Look
from tabletop_tui.paint.runs import cut, wide

_LEFT = 16
"""Cells for the new plate and the names of the dice."""


def _pitch(room: Region) -> int:
    """Cells from plate to plate."""
    return (room.width - _LEFT) // SIDES


def draw_bench(
    view: DiceForgeView,
    terms: Terms,
    look: Look,
    seat: int,
    room: Region,
    opened: frozenset[str],
    wanted: str = "",
) -> Drawing:
    """Two rows of six plates with their keys, the new plate at the left.

    Before anything is bought, each die shows what the face that is `wanted` would change there at best.
    """
    canvas, hero = Canvas(room.width, room.height, "ground-panel"), view.seats[seat]
    bench = _Bench(canvas, hero, terms, look, room, view.in_hand or wanted)
    if bench.new:
        bench.draw_new()
    else:
        bench.draw_average()
    for die in range(DICE):
        best = usual_slot(hero.dice[die]) if view.in_hand is None and wanted else None
        bench.draw_die(die, seat, opened, best)
    return canvas.drawing()


class _Bench:
    """The bench while it is being drawn."""

    def __init__(
        self, canvas: Canvas, hero: HeroView, terms: Terms, look: Look, room: Region, new: str
    ) -> None:
        self.canvas, self.hero, self.terms, self.look = canvas, hero, terms, look
        self.room, self.new = room, new
        self.size = _size(room, look)
        self.width, self.height = PLATE[self.size]
        self.pitch = max(self.width + 4, _pitch(room))
        self.below = max(0, min(3, room.height // DICE - self.height))

    def draw_new(self) -> None:
        """The new face, large, and in signs."""
        canvas, terms = self.canvas, self.terms
        canvas.write(1, 0, terms.say.bench_new(), "title")
        draw_plate(canvas, 1, 1, self.new, terms, self.look, LOUD, LARGE)
        signs = Region(1, 0, PLATE[LARGE][0], 1)
        canvas.write_centred(signs, 1 + PLATE[LARGE][1], terms.face(self.new), "strong")
        room = Region(0, 0, PLATE[LARGE][0] + 2, PLATE[LARGE][1] + 2)
        canvas.spot(f"face:{self.new}", room, bare=True, ring=NO_RING, chip="")

    def draw_average(self) -> None:
        """What a roll of both dice brings on average."""
        canvas, terms = self.canvas, self.terms
        canvas.write(1, 0, terms.say.bench_roll(), "title")
        amounts = dice_yield(self.hero.dice).amounts
        for y, (amount, sign, ink) in enumerate(zip(amounts, terms.signs, INKS, strict=True), start=1):
            canvas.write_right(7, y, terms.decimal(amount) if amount else "·", "" if amount else "faint")
            canvas.write(7, y, sign, ink if amount else "faint")
        canvas.spot("average:", Region(1, 0, 8, 1 + len(amounts)), bare=True, ring=NO_RING, chip="")

    def draw_die(self, die: int, seat: int, opened: frozenset[str], best: int | None) -> None:
        """The six faces of a die, with what forging would change."""
        canvas, rows = self.canvas, self.height + self.below
        y = max(0, min(1, self.room.height - DICE * rows)) + die * rows
        name = self.terms.die_short(die)
        canvas.write(_LEFT - 1 - cells(name), y + 1, name, "dim")
        forging = best is None and bool(self.new)
        for slot, face in enumerate(self.hero.dice[die]):
            x, target = _LEFT + slot * self.pitch, f"die:{seat}/{die + 1}/{slot + 1}"
            may = target in opened
            volume = LOUD if may else QUIET if forging or slot == best else NORMAL
            draw_plate(canvas, x, y, face, self.terms, self.look, volume, self.size)
            if may or slot == best:
                self._draw_change(die, slot, x, y, keyed=may)
            elif forging and self.below and FACES[face].locked_once_forged:
                canvas.write(x, y + self.height, self.terms.say.bench_locked(), "faint")
            chip, area = (x + self.width + 1, y), Region(x, y, self.width, self.height)
            canvas.spot(target, area, chip, bare=True, chip="chip" if may else "", ring=NO_RING)
            if may:
                key = Region(x + self.width, y, 3, 1)
                canvas.spot(target, key, chip, bare=True, chip="chip")
            beside = Region(x + self.width, y + may, self.pitch - self.width - 1, self.height - may)
            canvas.spot(target, beside, chip, bare=True, ring=NO_RING, chip="")
            for down in range(self.below):  # line by line: a bar over a higher spot is only in its first line
                under = Region(x, y + self.height + down, self.pitch - 1, 1)
                canvas.spot(target, under, chip, bare=True, chip="")

    def _draw_change(self, die: int, slot: int, x: int, y: int, *, keyed: bool) -> None:
        """How an average roll changes with the new face here: below the old one, else beside it."""
        canvas, width, height, below = self.canvas, self.width, self.height, self.below
        if keyed:
            canvas.write(x + width, y, "   ", "chip")
        if not self.new:
            return
        more, less, _ = self.terms.changes(changed(self.hero, die, slot, self.new))
        signs = self.terms.signs
        lines = changes_in(more, less, self.pitch - 1, max(below, height), signs)
        beside = lines[below:]  # without room below, it stands beside the old face
        if len(beside) >= height or any(wide(line) > self.pitch - width for line in beside):
            lines, beside = changes_in(more, less, self.pitch - 1, below, signs), []
        if not (lines[:below] or beside):
            beside = _stacked(more, less, self.pitch - width, signs)
        for down, change in enumerate(lines[:below]):
            canvas.runs(x, y + height + down, change)
        for down, change in enumerate(beside, start=height - len(beside)):
            canvas.runs(x + width, y + down, change)


def _size(room: Region, look: Look) -> str:
    """The largest plates that fit in two rows of six, with their keys, beside the new one."""
    if (
        look.pictures
        and room.height >= 1 + DICE * (PLATE[DOUBLE][1] + 1)
        and _pitch(room) >= 4 + PLATE[DOUBLE][0]
    ):
        return DOUBLE
    return LARGE if room.height >= 11 and room.width >= 100 else SMALL


def changes_in(more: Parts, less: Parts, room: int, most: int, signs: Sequence[str] = ()) -> list[Line]:
    """What a roll gains and what it loses, with as many lines for each as it takes.

    If that is more than this many lines, what doesn't fit loses its numbers.
    """
    lines: list[Line] = []
    for side in (more, less):
        line: Line = ()
        for part in side:
            joined = (*line, Run(" "), part.short.run) if line else (part.short.run,)
            if line and wide(joined) > room:
                lines.append(line)
                line = (part.short.run,)
            else:
                line = joined
        lines += [line] if line else []
    if len(lines) <= most and all(wide(line) <= room for line in lines):
        return lines
    sides = [side for side in (more, less) if side]
    return (
        [brief(side, room, signs) for side in sides]
        if len(sides) <= most
        else [brief((*more, *less), room, signs)]
    )


def _stacked(more: Parts, less: Parts, room: int, signs: Sequence[str] = ()) -> list[Line]:
    """Both sides of a change in two short lines; of a single number, the sign is below it."""
    if len(both := (*more, *less)) == 1 and both[0].number and wide([both[0].run]) > room:
        part = both[0].short
        return [(Run(part.sign + part.number, part.role),), (Run(part.kind, part.role),)]
    return [brief(side, room, signs) for side in (more, less) if side]


def brief(change: Parts, room: int, signs: Sequence[str] = ()) -> Line:
    """A change in this room, without leading zeros: `+.33☾ −.17●`.

    Blanks go first, then all numbers: `+●☀☾` says what there is more of. The card has the numbers.
    """
    short = tuple([part.short for part in change])
    for runs in (spaced(short), tuple([part.run for part in short])):
        if wide(runs) <= room:
            return runs
    return cut(kinds_in(change, signs), room)
