"""All players, a line each in turn order: points, dice left, status, temple, stores."""

from collections.abc import Iterator, Sequence

from rulesets.bora_bora.advice.status import marker_of
from rulesets.bora_bora.components import STATUS
from rulesets.core.records import record
from tabletop_tui.games.bora_bora.drawings.figures import SEAT_GROUNDS, Seen
from tabletop_tui.games.bora_bora.terms import CARD, GOD_TILE, OFFERING, SHELL, VP
from tabletop_tui.games.bora_bora.terms import STATUS as UP
from tabletop_tui.kit.totals import total_text
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, cells, fit
from tabletop_tui.paint.runs import wide


@record
class Columns:
    """Where each column of the table begins; points and stores end before theirs."""

    name: int
    points: int
    dice: int
    status: int
    temple: int
    stores: tuple[int, int, int, int]


MEDIUM = Columns(2, 13, 14, 20, 28, (41, 44, 47, 50))
WIDE = Columns(3, 17, 19, 28, 38, (51, 54, 57, 60))
"""From this width on."""
STORES = (OFFERING, SHELL, CARD, GOD_TILE)
_GOODS = ("offering", "shell", "card", "god_tile")
"""What the stores hold, as parts of targets."""


def columns_for(width: int) -> Columns:
    """The columns of the table in this many cells."""
    return WIDE if width >= WIDE.stores[-1] else MEDIUM


def draw_players(seen: Seen, width: int, height: int) -> Drawing:
    """The titles, and a line for each player."""
    view, marks = seen.view, seen.marks
    has = [
        (total_text(own.standing), own.dice, own.offerings, own.shells, own.cards, own.god_tiles)
        for own in view.seats
    ]
    lit = (marks.temple, marks.status, marks.target, seen.opened("temple", "status"), seen.kind)
    shows = (view.order, view.active, view.seat, has, view.status, view.temple, lit)
    return seen.part("players", (width, height), shows, lambda canvas: _draw(canvas, seen))


def _draw(canvas: Canvas, seen: Seen) -> None:
    """Draw the table that `draw_players` describes."""
    say, at = seen.terms.say, columns_for(canvas.width)
    canvas.fill(Region(0, 0, canvas.width, 1), "ground-bar")
    loud = seen.opened("temple"), seen.opened("status")
    canvas.write(at.name - 1, 0, say.board_order(), "dim")
    canvas.write(at.points - 1, 0, seen.terms.sign(VP), "gold")
    canvas.write(at.dice, 0, fit(say.board_dice(), at.status - at.dice - 1), "dim")
    canvas.write(at.status, 0, say.board_status(), "strong" if loud[1] else "dim")
    canvas.write(at.temple, 0, say.board_temple(), "strong" if loud[0] else "dim")
    for sign, right in zip(STORES, at.stores, strict=True):
        canvas.runs(right - 1, 0, [seen.terms.run(sign)])
    canvas.explain("board:players", 0, 0, canvas.width)
    for place, seat in enumerate(seen.view.order, start=1):
        _draw_player(canvas, seen, at, seat, place)


def _draw_player(canvas: Canvas, seen: Seen, at: Columns, seat: int, y: int) -> None:
    name, own, view = seen.names[seat], seen.view.seats[seat], seen.view
    now = seat == view.active
    if now:
        canvas.fill(Region(0, y, canvas.width, 1), SEAT_GROUNDS[name.role])
    canvas.write(0, y, "▶" if now else str(y), "you" if now else "dim")
    points = str(total_text(own.standing))
    room = at.points - at.name - cells(points) - 1
    canvas.write(at.name, y, fit(name.text, room), "title" if now else name.role)
    canvas.write_right(at.points, y, points, "gold")
    x = at.dice
    for number in own.dice:
        canvas.write(x, y, str(number), f"seat-{name.role}")
        x += 2
    canvas.spot(f"seat:{seat}", Region(0, y, at.status - 1, 1), bare=True, chip="")
    _draw_status(canvas, seen, at, seat, y)
    _draw_temple(canvas, seen, at, seat, y)
    counts = (own.offerings, own.shells, own.cards, own.god_tiles)
    for good, count, right in zip(_GOODS, counts, at.stores, strict=True):
        x = canvas.write_right(right, y, str(count), "" if count else "faint")
        canvas.explain(f"store:{good}@{seat}", x, y, right)


def _draw_status(canvas: Canvas, seen: Seen, at: Columns, seat: int, y: int) -> None:
    """The marker's space and its points; where the choice under the cursor would bring it."""
    terms, marks, space = seen.terms, seen.marks, marker_of(seen.view, seat)
    mine = seat == seen.view.seat
    moves = marks.status if mine and marks.status not in (None, space) else None
    x = canvas.runs(at.status, y, [terms.run(UP), Run(str(space), "")])
    if moves is not None:
        x = canvas.write(x, y, f"→{moves}", "you")
    points = STATUS[space if moves is None else moves]
    end = canvas.runs(x + 1, y, [Run(f"{points}{terms.sign(VP)}", "gold" if points else "dim")])
    if not mine:
        canvas.explain(f"status@{seat}", at.status, y, end)
    else:
        region = Region(at.status, y, at.temple - at.status - 1, 1)
        canvas.spot("status", region, (at.status, y), bare=True, chip="chip")


def _draw_temple(canvas: Canvas, seen: Seen, at: Columns, seat: int, y: int) -> None:
    """The spaces that the player's priests hold; for the viewer, also those to choose: the highest first."""
    view, marks = seen.view, seen.marks
    mine = seat == view.seat
    shown = sorted([*_spaces(seen, seat), *(_free(seen) if mine else ())], reverse=True)
    if not shown:
        end = canvas.write(at.temple, y, "–", "faint")
        canvas.explain(f"store:priest@{seat}", at.temple, y, end)
    tight = 2 * len(shown) - 1 > at.stores[0] - at.temple - 2
    x = at.temple
    for space, held in shown:
        target = f"temple:{space}"
        lit, here = space <= marks.temple, marks.target == target
        role = "here you" if here else "you" if lit else "" if held else "dim"
        canvas.write(x, y, str(space), role)
        canvas.spot(target, Region(x, y, 1, 1), (x, y), bare=True, chip="chip")
        x += 1 if tight else 2


def _spaces(seen: Seen, seat: int) -> Iterator[tuple[int, bool]]:
    """The spaces of a seat's priests."""
    for space in range(len(seen.view.temple), 0, -1):
        if seen.view.temple[space - 1] == seat:
            yield space, True


def _free(seen: Seen) -> Iterator[tuple[int, bool]]:
    """The free spaces that the viewer could choose, or that the choice under the cursor would reach."""
    for space in range(len(seen.view.temple), 0, -1):
        reached = space <= seen.marks.temple or f"temple:{space}" in seen.marks.open
        if seen.view.temple[space - 1] is None and reached:
            yield space, False


def draw_chips(seen: Seen, width: int) -> Drawing:
    """80x24: one line of all players in turn order, with points and dice left."""
    shows = (
        seen.view.order,
        seen.view.active,
        [(total_text(own.standing), own.dice) for own in seen.view.seats],
    )
    return seen.part("chips", (width, 1), shows, lambda canvas: _draw_chips(canvas, seen, seen.view.order))


def _draw_chips(canvas: Canvas, seen: Seen, order: Sequence[int]) -> None:
    canvas.fill(Region(0, 0, canvas.width, 1), "ground-bar")
    each = canvas.width // len(order)
    for index, seat in enumerate(order):
        name, own = seen.names[seat], seen.view.seats[seat]
        now, x = seat == seen.view.active, index * each
        if now:
            canvas.fill(Region(x, 0, each - 1, 1), SEAT_GROUNDS[name.role])
        points = [Run(str(total_text(own.standing)), "gold"), Run(seen.terms.sign(VP), "gold")]
        dice = [run for number in own.dice for run in (Run(" "), Run(str(number), f"seat-{name.role}"))]
        room = each - 4 - wide(points) - wide(dice)
        mark = "▶" if now else str(index + 1)
        end = canvas.runs(x, 0, [Run(mark, "you" if now else "dim"), Run(" ")])
        end = canvas.write(end, 0, fit(name.text, room), "title" if now else name.role)
        canvas.runs(end + 1, 0, [*points, *dice])
        canvas.spot(f"seat:{seat}", Region(x, 0, each - 1, 1), bare=True, chip="")
