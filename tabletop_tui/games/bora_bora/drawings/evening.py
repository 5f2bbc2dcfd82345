"""The end of a round, a line a player: points for status, new order, priests, god tile, and the total."""

from collections.abc import Sequence

from rulesets.bora_bora.components import GOD_TILES
from rulesets.bora_bora.round_end import RoundEnd
from tabletop_tui.games.bora_bora.drawings.figures import SEAT_GROUNDS, UNSEEN, Seen, total_run
from tabletop_tui.games.bora_bora.terms import GOD_TILE, PRIEST, VP
from tabletop_tui.games.bora_bora.terms import STATUS as UP
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.paint.runs import cut

STEPS = 4
"""Columns that appear one after the other: status, order, temple, total."""
_NAME = 14
_SHARES = (12, 14, 20, 18)
"""How the room beside the names is shared between the columns."""


def draw_evening(seen: Seen, evening: RoundEnd, width: int, height: int, step: int = STEPS) -> Drawing:
    """One row per player in the new turn order; the first `step` columns are shown so far."""
    canvas, say = Canvas(width, height, "ground-panel"), seen.terms.say
    canvas.fill(Region(0, 0, width, height), "ground-panel")
    canvas.spot("board:evening", Region(0, 0, width, height), bare=True, ring=UNSEEN, chip="")
    rows, said = len(evening.status), say.evening_title(round=evening.round)
    title = int(height > rows)
    columns = _columns(max(_NAME, cells(said) + 2) if title else _NAME, width)
    if title:
        canvas.fill(Region(0, 0, width, 1), "ground-bar")
        canvas.write(1, 0, said, "title")
        heads = (say.evening_status(), say.evening_order(), say.evening_temple(), say.evening_total())
        for (x, wide), head in zip(columns, heads[:step], strict=False):
            canvas.write(x, 0, fit(head, wide - 1), "dim")
    for place, seat in enumerate(evening.status):
        _draw_row(canvas, seen, evening, seat, place, title + place, columns, step, titled=bool(title))
    if step >= STEPS:
        canvas.write_right(width - 1, height - 1 if height > rows + 1 else 0, say.evening_on(), "key")
    return canvas.drawing()


def _draw_row(
    canvas: Canvas,
    seen: Seen,
    end: RoundEnd,
    seat: int,
    place: int,
    y: int,
    columns: Sequence[tuple[int, int]],
    step: int,
    *,
    titled: bool,
) -> None:
    """One player: points for status, place in the order before and now, priests, total points."""
    terms, person, say = seen.terms, seen.names[seat], seen.terms.say
    left = columns[0][0] - 1
    canvas.fill(Region(left, y, canvas.width - left, 1), SEAT_GROUNDS[person.role])
    canvas.write(0, y, " " * (left - 1), f"seat-{person.role}")
    canvas.write(0, y, f" {place + 1} {fit(person.text, left - 4)}", f"seat-{person.role}")
    was = end.before.index(seat) + 1
    moved = f"{place + 1}" if was == place + 1 else f"{was} → {place + 1}"
    status, temple = end.status[seat], end.temple.get(seat, 0)
    priests = temple // end.priest_vp
    heads = ("", "") if titled else (f"{say.evening_status()} ", f"{say.evening_order()} ")
    won: tuple[Run, ...] = ()
    tile = GOD_TILES.final_vp if seat == end.winner else 0
    if tile:
        word, worth = f" {say.element_god_tile()}", (Run(f" +{tile}", "gold"), _star(seen, tile))
        room = columns[STEPS - 2][1] - len(f"{priests}♙ +{temple}★  ✪ +{tile}★") - 1
        won = (Run(f"  {terms.sign(GOD_TILE)}{word if cells(word) <= room else ''}", "orange"), *worth)
    counted = (
        (
            Run(heads[0], "dim"),
            terms.run(UP),
            Run(f" +{status}", "gold" if status else "dim"),
            _star(seen, status),
        ),
        (Run(heads[1], "dim"), Run(moved, "title" if "→" in moved else "dim")),
        (
            Run(f"{priests}{terms.sign(PRIEST)} ", "" if priests else "dim"),
            Run(f"+{temple}", "gold" if temple else "dim"),
            _star(seen, temple),
            *won,
        ),
        (
            total_run(seen, seen.view.seats[seat]),
            Run(f" (+{gained})" if (gained := status + temple + tile) else "", "dim"),
        ),
    )
    for (x, wide), runs in zip(columns, counted[:step], strict=False):
        canvas.runs(x, y, cut(runs, wide - 1))


def _columns(left: int, width: int) -> list[tuple[int, int]]:
    """Where each column begins beside names of this width, and how wide it is."""
    room, whole = width - left - 2, sum(_SHARES)
    ends = [left + 1 + room * sum(_SHARES[: n + 1]) // whole for n in range(STEPS)]
    return [(begin, end - begin) for begin, end in zip((left + 1, *ends), ends, strict=False)]


def _star(seen: Seen, points: int) -> Run:
    """The sign of points, in gold if there are any."""
    return Run(seen.terms.sign(VP), "gold" if points else "dim")
