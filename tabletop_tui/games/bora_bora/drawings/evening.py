"""The end of a round of Bora Bora as a panel: status, new order, priests, god tile, and the total."""

from rulesets.bora_bora.round_end import RoundEnd
from tabletop_tui.games.bora_bora.drawings.figures import GAME, SEAT_GROUNDS, Seen, total_run
from tabletop_tui.games.bora_bora.terms import GOD_TILE, PRIEST, VP
from tabletop_tui.games.bora_bora.terms import STATUS as UP
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, fit
from tabletop_tui.paint.pictures import LOUD, sprite
from tabletop_tui.paint.runs import cut

STEPS = 4
"""Columns that appear one after the other: status, order, temple, total."""


def draw_evening(seen: Seen, evening: RoundEnd, width: int, height: int, step: int = STEPS) -> Drawing:
    """One row per player in the new turn order; the first `step` columns are shown so far."""
    canvas, terms = Canvas(width, height, "ground-panel"), seen.terms
    canvas.fill(Region(0, 0, width, height), "ground-panel")
    canvas.box(Region(0, 0, width, height), "line", "round")
    title = f" {terms.say.evening_title(round=evening.round)} "
    canvas.write(2, 0, title, "title ground-panel")
    if seen.look.pictures and width >= 100:
        canvas.picture(width - 15, 2, sprite(GAME, "temple", "large"), LOUD)
        canvas.picture(width - 14, 2 * (height - 6), sprite(GAME, "god_tile", "large"), LOUD)
    name = 2 + max(8, min(16, max(len(each.text) for each in seen.names)) + 4)
    column = max(10, (width - name - (20 if width >= 100 else 4)) // STEPS)
    say = terms.say
    heads = (say.evening_status(), say.evening_order(), say.evening_temple(), say.evening_total())
    for index, head in enumerate(heads[:step]):
        canvas.write(name + 2 + index * column, 2, fit(head, column - 1), "dim")
    gap = max(1, min(6, (height - 6) // len(evening.status)))
    tall = 3 if gap > 3 else 1
    for place, seat in enumerate(evening.status):
        at = Region(2, 4 + gap * place, width - 4, tall)
        _draw_row(canvas, seen, evening, seat, place, at, (name, column, step))
    y = height - 2
    if evening.winner is None:
        said = say.evening_no_tile()
    else:
        said = say.evening_tile(name=seen.names[evening.winner].text)
    if step >= STEPS:
        canvas.runs(3, y, cut((terms.run(GOD_TILE), Run(f" {said}")), width - 20))
        canvas.write_right(width - 2, y, say.evening_on(), "key")
    return canvas.drawing()


def _draw_row(
    canvas: Canvas,
    seen: Seen,
    end: RoundEnd,
    seat: int,
    place: int,
    at: Region,
    how: tuple[int, int, int],
) -> None:
    """One player: points for status, place in the order before and now, priests, total points."""
    name, column, step = how
    terms, person = seen.terms, seen.names[seat]
    ground = SEAT_GROUNDS[person.role]
    y = at.y + at.height // 2
    canvas.fill(Region(at.x, at.y, name - 1, at.height), f"seat-{person.role}")
    canvas.write(at.x, y, f" {place + 1} {fit(person.text, name - 5)}", f"seat-{person.role}")
    bar = min(at.right, at.x + name + STEPS * column) - at.x - name
    canvas.fill(Region(at.x + name, at.y, bar, at.height), ground)
    was = end.before.index(seat) + 1
    moved = "–" if was == place + 1 else f"{was} → {place + 1}"
    status, temple = end.status[seat], end.temple.get(seat, 0)
    priests = temple // end.priest_vp
    counted = (
        (terms.run(UP), Run(f" +{status}", "gold" if status else "dim"), _star(seen, status)),
        (Run(moved, "title" if "→" in moved else "dim"),),
        (
            Run(f"{priests}{terms.sign(PRIEST)} ", "" if priests else "dim"),
            Run(f"+{temple}", "gold" if temple else "dim"),
            _star(seen, temple),
            Run(f"  {terms.sign(GOD_TILE)}" if seat == end.winner else "", "orange"),
        ),
        (
            total_run(seen, seen.view.seats[seat]),
            Run(f" (+{status + temple})" if status + temple else "", "dim"),
        ),
    )
    for index, runs in enumerate(counted[:step]):
        canvas.runs(at.x + name + index * column, y, cut(runs, column))


def _star(seen: Seen, points: int) -> Run:
    """The sign of points, in gold if there are any."""
    return Run(seen.terms.sign(VP), "gold" if points else "dim")
