"""What the drawings of Bora Bora share: what they are drawn from, seats' blocks, dice, counts."""

from collections.abc import Callable
from dataclasses import field

from rulesets.bora_bora.components import GODS, KindWord, SexWord
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings.marks import Marks
from tabletop_tui.games.bora_bora.task_names import TaskForm
from tabletop_tui.games.bora_bora.terms import VP, Terms
from tabletop_tui.kit.kept import TO_AND_FRO, Kept
from tabletop_tui.kit.notation import longest
from tabletop_tui.kit.parts import Name
from tabletop_tui.kit.totals import total_text
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, fit
from tabletop_tui.paint.pictures import Look

GAME = "bora_bora"
DARK = "0f1318"
"""The colour of pips and letters on a seat's colour."""
GOD_GROUNDS = ("ground-blue", "ground-white-bar", "ground-red", "ground-green", "ground-yellow")
SEAT_GROUNDS = {colour: f"ground-{colour}" for colour in ("red", "green", "blue", "yellow")}
_PIPS = (
    ("     ", "  ●  ", "     "),
    (" ●   ", "     ", "   ● "),
    (" ●   ", "  ●  ", "   ● "),
    (" ● ● ", "     ", " ● ● "),
    (" ● ● ", "  ●  ", " ● ● "),
    (" ● ● ", " ● ● ", " ● ● "),
)
UNSEEN = Region(0, 0, 0, 0)
"""The cursor's ring where a drawing marks the cursor itself, so that the board adds none."""
FACE = 5
"""Columns of a die; it is three lines high."""


@record
class Seen:
    """A table, who looks at it, and for which decision."""

    view: BoraBoraView
    terms: Terms
    look: Look
    names: tuple[Name, ...]
    seat: int
    """The seat whose things are shown."""
    marks: Marks
    kind: str = ""
    """The kind of the viewer's decision; empty while they only look."""
    news: frozenset[str] = frozenset()
    """Regions that have received a hut since the viewer's last turn."""
    kept: Kept = field(default_factory=Kept, compare=False)
    """Parts of boards already drawn in this language, look and room."""

    @property
    def own(self) -> SeatView:
        """What lies in front of the seat shown."""
        return self.view.seats[self.seat]

    @property
    def asked(self) -> bool:
        """Whether the seat shown is the one that decides."""
        return bool(self.kind) and self.seat == self.view.seat

    def part(
        self, name: object, size: tuple[int, int], shows: object, draw: Callable[[Canvas], None]
    ) -> Drawing:
        """A part of a board in this many cells, drawn again only if it shows something different."""

        def drawn() -> Drawing:
            canvas = Canvas(*size)
            draw(canvas)
            return canvas.drawing()

        return self.kept.once((name, size), shows, drawn, TO_AND_FRO)

    def opened(self, *nouns: str) -> frozenset[str]:
        """The targets with these nouns that can be chosen."""
        return frozenset(each for each in self.marks.open if each.partition(":")[0] in nouns)

    def block(self, seat: int, text: str = "") -> Run:
        """A filled block in the seat's colour, with its letter."""
        name = self.names[seat]
        return Run(text or name.mark, f"seat-{name.role}")

    def aside(self, seat: int) -> Run:
        """A hut that was pushed aside: a small letter in the seat's colour."""
        return Run(self.names[seat].mark.lower(), self.names[seat].role)


def draw_die(canvas: Canvas, seen: Seen, x: int, y: int, seat: int, number: int, ground: str = "") -> None:
    """A die in the colour of its owner, or quiet on this ground."""
    role = f"seat-{seen.names[seat].role}" if not ground else f"{seen.names[seat].role} {ground}-bar"
    for down, row in enumerate(_PIPS[number - 1]):
        canvas.write(x, y + down, row.replace("●", str(number)) if seen.look.ascii else row, role)


def god_run(seen: Seen, god: int, count: int = 1, *, word: bool = True) -> Run:
    """A god: sign and word on a dark ground of its colour, `❖ Blue`."""
    name = f" {seen.terms.god(GODS[god], 'board')}" if word else ""
    sign = (
        "" if word and seen.terms.ascii else seen.terms.sign(GODS[god])
    )  # the sign is the letter with which the word begins
    return Run(
        f" {sign}{name}{seen.terms.times(count)} ".replace("  ", " "), f"{GODS[god]} {GOD_GROUNDS[god]}"
    )


def points_run(seen: Seen, points: int) -> Run:
    """Points in gold with their sign, such as `5★`."""
    return Run(f"{points}{seen.terms.sign(VP)}", "gold")


def total_run(seen: Seen, own: SeatView) -> Run:
    """A player's points as far as the viewer may know them, such as `38★` or `24+?★`."""
    return Run(f"{total_text(own.standing)}{seen.terms.sign(VP)}", "gold")


def kind_within(terms: Terms, kind: KindWord, sex: SexWord, room: int) -> str:
    """The name of a kind of men or women, in its brief form if it is too long for this many cells."""
    return fit(terms.kind_within(room, kind, sex), room)


def task_within(terms: Terms, task: str, room: int) -> str:
    """A task in the longest form that fits into this many cells."""
    forms: tuple[TaskForm, ...] = ("", "brief", "short")
    return fit(longest([terms.task(task, form) for form in forms], room), room)
