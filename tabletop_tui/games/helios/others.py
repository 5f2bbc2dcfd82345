"""The maps of the others in little room, for screens that have some to spare."""

from collections.abc import Sequence

from rulesets.helios.components import ROWS
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import Canvas, Drawing, Run, beside, fit, stacked
from tabletop_tui.games.helios.offer import ROW_INKS, word_letter
from tabletop_tui.games.helios.world import SMALL_HEIGHT, SMALL_WIDTH, draw_small_world
from tabletop_tui.games.parts import Name

HEIGHT = 1 + SMALL_HEIGHT
"""Lines of all maps side by side, with their headings."""

_GAP = 2


def draw_others(view: HeliosView, seat: int, names: Sequence[Name], width: int) -> Drawing:
    """The maps of all but a seat, in turn order from it; targets end with whose they are: `field:D4@2`."""
    seats = len(view.seats)
    every = [(seat + step) % seats for step in range(1, seats)]
    every = every[: (width + _GAP) // (SMALL_WIDTH + _GAP)]
    gap = Drawing(tuple([(Run(" " * _GAP),)] * HEIGHT))
    parts: list[Drawing] = []
    for other in every:
        world = draw_small_world(view.seats[other].board).renamed(f"@{other}")
        parts += [stacked(_head(view, other, names[other]), world), gap]
    return beside(*parts[:-1])


def _head(view: HeliosView, seat: int, name: Name) -> Drawing:
    """Whose map it is, and how many action tiles lie in each row."""
    canvas = Canvas(SMALL_WIDTH, 1)
    counts = [
        Run(f" {word_letter(word)}{len(row)}", ROW_INKS[word])
        for word, row in zip(ROWS, view.seats[seat].board.rows, strict=True)
    ]
    room = sum(len(run.text) for run in counts)
    canvas.write(0, 0, fit(name.text, SMALL_WIDTH - room), f"{name.role} strong")
    canvas.runs(SMALL_WIDTH - room, 0, counts)
    return canvas.drawing()
