"""Jewelry and god cards to take: in the sea of the map's lower corners, and on a page of a small screen."""

from rulesets.bora_bora.components import GODS, JEWELS
from tabletop_tui.games.bora_bora.drawings.figures import UNSEEN, Seen, points_run
from tabletop_tui.games.bora_bora.terms import SHELL
from tabletop_tui.kit.barred import BARRED, barred
from tabletop_tui.kit.notation import longest
from tabletop_tui.paint.drawing import Canvas, Drawing, Region, Run, fit

WIDTH = 16
"""Columns of either stall, at least."""


def draw_jewelry(seen: Seen, width: int, height: int) -> Drawing:
    """This round's pieces: price, kind and points; where there is room, a title and the next round's."""
    view = seen.view
    now = view.jewels[view.round - 1]
    serves = frozenset(jewel for jewel in now if f"jewelry:{jewel}" in seen.marks.done)
    shows = (now, view.jewels[view.round :], serves, seen.opened("jewelry"), seen.marks.target, seen.kind)
    return seen.part("jewelry", (width, height), shows, lambda canvas: _jewelry(canvas, seen, now, serves))


def _jewelry(canvas: Canvas, seen: Seen, now: tuple[str, ...], serves: frozenset[str]) -> None:
    say, y = seen.terms.say, 0
    if canvas.height > 4:
        title = longest([say.board_jewelry_now(), say.board_title_jewelry()], canvas.width)
        canvas.write(0, 0, title, "strong" if seen.kind == "buy_jewelry" else "dim")
        y = 1
    if not now:
        canvas.write(0, y, say.board_no_jewelry_left(), "faint")
    for jewel in now:
        _jewel(canvas, seen, jewel, y, serves=jewel in serves)
        y += 1
    y = 5
    for later in range(seen.view.round, seen.view.rounds):
        pieces = seen.view.jewels[later]
        if not pieces or y + 1 + len(pieces) > canvas.height:
            break
        x = canvas.write(0, y, say.board_round(round=later + 1), "faint")
        canvas.explain("board:jewelry", 0, y, x)
        for down, jewel in enumerate(pieces, start=1):
            _jewel(canvas, seen, jewel, y + down, serves=False, later=True)
        y += 1 + len(pieces)


def _jewel(canvas: Canvas, seen: Seen, jewel: str, y: int, *, serves: bool, later: bool = False) -> None:
    row, terms, target = JEWELS[jewel], seen.terms, f"jewelry:{jewel}"
    opened, here = target in seen.marks.open, seen.marks.target == target
    dear = seen.kind == "buy_jewelry" and not (opened or later)
    width = min(canvas.width, 20)
    bar = " here" if here else ""
    canvas.fill(Region(0, y, width, 1), bar.strip())
    canvas.runs(0, y, [Run(str(row.shell_cost), f"{'faint' if later else ''}{bar}"), terms.run(SHELL)])
    points = points_run(seen, row.vp)
    room = width - 5 - len(points.text) - serves
    role = "strong" if opened else "faint" if later else ""
    name = longest((terms.jewel_kind(row.kind), terms.jewel_kind(row.kind, "brief")), room)
    x = canvas.write(4, y, fit(name, room), f"{'good' if serves else role}{bar}")
    if serves:
        canvas.write(x, y, terms.sign("✓"), f"good{bar}")
    canvas.write_right(width, y, points.text, f"{'dim' if later else 'gold'}{bar}")
    if dear:
        canvas.write(2, y, *barred(terms.sign(BARRED), 1))
    if later:
        canvas.explain(target, 0, y, width)
    else:
        canvas.spot(target, Region(0, y, width, 1), (2, y), bare=True, ring=UNSEEN, chip="chip")


def draw_gods(seen: Seen, width: int, height: int) -> Drawing:
    """The open god cards and the deck: in two columns, or a line each with what they do."""
    shows = (seen.view.open, seen.view.deck > 0, seen.opened("open", "deck"), seen.marks.target)
    return seen.part("gods", (width, height), shows, lambda canvas: _gods(canvas, seen))


def _gods(canvas: Canvas, seen: Seen) -> None:
    say = seen.terms.say
    opened = bool(seen.opened("open", "deck"))
    canvas.write(0, 0, fit(say.board_title_gods(), canvas.width), "strong" if opened else "dim")
    count = len(seen.view.open)
    columns = 1 if canvas.height > count else 2
    each = (canvas.width + columns - 1) // columns
    for place, god in enumerate((*seen.view.open, None), start=1):
        deck = place > count
        if deck and columns == 1 and canvas.height < count + 2:
            break
        x, y = (place - 1) % columns * each, 1 + (place - 1) // columns
        target = "deck" if deck else f"open:{place}"
        here = seen.marks.target == target
        bar = " here" if here else ""
        region = Region(x, y, each - columns + 1, 1)
        canvas.fill(region, bar.strip())
        if deck:
            canvas.write(x, y, fit(f" {say.board_deck()}", region.width), f"dim{bar}")
        elif god is None:
            canvas.write(x, y, " ·", "faint")
        else:
            word = GODS[god]
            sign = (
                " " if seen.terms.ascii else seen.terms.sign(word)
            )  # a letter would read as part of the name
            if columns == 1 and not seen.terms.ascii:
                sign += " "
            end = canvas.write(x, y, sign, f"{word}{bar}")
            name = seen.terms.god(word, "board")
            end = canvas.write(end, y, fit(name, region.width - 1), f"{word}{bar}")
            if columns == 1:
                canvas.write(x + 9, y, fit(god_brief(seen, god), region.width - 9), f"dim{bar}")
        canvas.spot(target, region, (x, y), bare=True, ring=UNSEEN, chip="chip")


def god_brief(seen: Seen, god: int) -> str:
    """What a god does, in a few letters."""
    say = seen.terms.say
    match GODS[god]:
        case "blue":
            return say.board_god_blue()
        case "white":
            return say.board_god_white()
        case "red":
            return say.board_god_red()
        case "green":
            return say.board_god_green()
        case "yellow":
            return say.board_god_yellow()
