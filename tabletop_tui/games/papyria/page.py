"""The ring of Papyria on a small screen: a sector a line, in the order in which pieces walk."""

from typing import Final

from rulesets.papyria.actions import space_id
from rulesets.papyria.components import POSITIONS
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import NO_RING, Canvas, Drawing, Region, Run, fit
from tabletop_tui.games.papyria.outcome import comes, lies
from tabletop_tui.games.papyria.ring import Marks
from tabletop_tui.games.papyria.terms import Terms
from tabletop_tui.runs import cut, wide

_NAME, _PIECE, _PRICE, _ACTION, _RIVER = 4, 14, 26, 31, 67
"""Columns: name, pieces, price, both actions, the river."""
_WIDE: Final = 18
"""Columns of an action."""


def draw_page(
    view: PapyriaView, terms: Terms, names: list[tuple[str, str]], marks: Marks, width: int, height: int
) -> Drawing:
    """All twelve sectors, beginning behind the piece that was chosen."""
    canvas = Canvas(width, height)
    start = marks.trail[1] if marks.trail is not None else 0
    order = [(start + step) % POSITIONS + 1 for step in range(POSITIONS)]
    canvas.fill(Region(0, 0, width, 1), "ground-bar")
    heads = (
        (_NAME, "sector"),
        (_PIECE, "w"),
        (_PIECE + 6, "s"),
        (_ACTION, "space-1"),
        (_ACTION + _WIDE, "space-2"),
    )
    for x, word in heads:
        said = terms.sign(word) if word in ("w", "s") else terms.say("page-head", word)
        canvas.write(x, 0, said, "dim ground-bar")
    canvas.runs(_RIVER, 0, [terms.kind_sign("river")])
    for y, position in enumerate(order, start=1):
        if y < height:
            _row(canvas, view, terms, names, marks, position, y)
    return canvas.drawing()


def _row(
    canvas: Canvas,
    view: PapyriaView,
    terms: Terms,
    names: list[tuple[str, str]],
    marks: Marks,
    position: int,
    y: int,
) -> None:
    quiet = marks.lit is not None and position not in marks.lit
    under = marks.at.endswith(f":{position}") and marks.at.startswith("slot:") and bool(marks.ring)
    if under:
        canvas.fill(Region(0, y, canvas.width, 1), "ground-open")
    canvas.write(
        _NAME, y, fit(terms.sector(view, position), 9), "you" if under else "dim" if quiet else "strong"
    )
    for index, ring in enumerate(("w", "s")):
        target, x = f"slot:{ring}:{position}", _PIECE + 6 * index
        _piece(canvas, view, terms, names, marks, target, x, y)
        paid = marks.prices.get(target)
        whole = paid is not None and bool(marks.ring)
        at = (1, y) if whole else (x + 4, y)
        if whole:
            canvas.write(0, y, "   ", "chip")
            canvas.runs(_ACTION - 1 - wide(paid or ()), y, paid or ())
        if target in marks.letters and not whole:
            canvas.write(x + 4, y, marks.letters[target], "chip-quiet")
        region = Region(0, y, canvas.width, 1) if whole else Region(x, y, 5, 1)
        chip = "" if paid is None and marks.letters else "chip"
        canvas.spot(target, region, at, bare=True, ring=NO_RING if whole else None, chip=chip)
    forecast = marks.forecasts.get(position)
    for index, space in enumerate(("1", "2", "river")):
        here = view.spaces[space_id(position, space)]
        found = lies(terms, view, marks.seat, here)
        way = forecast.ways.get(space) if forecast is not None else None
        deed = forecast.best.deed(space) if forecast is not None else None
        if deed is not None or way is not None:
            found = comes(terms, view, marks.seat, here, deed or way.deed if way is not None else deed)  # type: ignore[arg-type]
        x = _ACTION + _WIDE * index if space != "river" else _RIVER
        room = _WIDE - 2 if space != "river" else canvas.width - _RIVER
        lost = found.lost and here.end is None
        title = "" if space == "river" and here.end is None else f"{found.title} "
        if here.end is not None:
            title = f"{terms.sign('end')} "
        role = "faint" if quiet else "bad" if lost else ""
        runs = [Run(title, role), *(run._replace(role="faint") if quiet else run for run in found.runs)]
        canvas.runs(x, y, cut(runs, room))
        key = f"space:{space_id(position, space)}"
        wanted = space_id(position, space) in marks.spaces
        if wanted:
            canvas.write(x - 2, y, " ", "chip")
        canvas.spot(key, Region(x - 2 if wanted else x, y, room, 1), (x - 2, y), bare=True)


def _piece(
    canvas: Canvas,
    view: PapyriaView,
    terms: Terms,
    names: list[tuple[str, str]],
    marks: Marks,
    target: str,
    x: int,
    y: int,
) -> None:
    """Whose piece stands there, in a chip with the first letters of the name."""
    _, ring, number = target.split(":")
    owner = view.rings[ring][int(number) - 1]
    if owner is None:
        canvas.write(x, y, " ·", "open" if ring in marks.ghosts else "faint")
        return
    name, colour = names[owner]
    role = f"seat-{colour}" if owner == marks.seat else f"strong ground-{colour}-bar"
    canvas.write(x, y, f"{name[:4]:<4}", role)
