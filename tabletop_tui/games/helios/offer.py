"""What everybody may take in Helios, as drawings: columns of action tiles, land and special tiles."""

from collections.abc import Mapping, Sequence

from rulesets.core.records import record
from rulesets.helios.components import ACTION_TILES, ACTIONS, COLOURS, JOKER, ROWS, SLOTS, TILES_FOR_BONUS
from rulesets.helios.preview import row_fills
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView
from tabletop_tui.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.games.helios.hexes import GAME, HexSize, hex_picture
from tabletop_tui.games.helios.terms import INKS, TILES, Terms
from tabletop_tui.pictures import LOUD, NORMAL, QUIET, Look, sprite
from tabletop_tui.runs import cut, wide

GROUNDS = {"red": "ground-red", "blue": "ground-blue", "yellow": "ground-yellow", JOKER: "ground-grey"}
PICTURES = {"create_land": "do_land", "build": "do_build", "move_sun": "do_sun"}
"""The picture of each action."""


@record
class Asked:
    """What can be chosen on a board now."""

    keys: Mapping[str, str]
    """Keys by target."""
    cursor: str | None = None
    loud: bool = False
    """The decision is about this board."""


def heading(canvas: Canvas, x: int, y: int, text: str, width: int, role: str = "dim strong") -> None:
    """A heading with a rule behind it."""
    end = canvas.write(x, y, f"{fit(text, width)} ", role)
    canvas.write(end, y, "─" * max(0, x + width - end), "line")


def tile_run(tile: str, terms: Terms, width: int, *, lit: bool) -> Run:
    """An action tile as a bar in its colour with its sign."""
    colour = ACTION_TILES[tile].colour
    ground = GROUNDS[colour] + ("-bar" if lit else "")
    ink = "strong" if lit else {JOKER: "white"}.get(colour, colour)
    return Run(terms.sign(TILES[colour]).center(width), f"{ink} {ground}")


def draw_columns(view: HeliosView, terms: Terms, width: int, height: int) -> Drawing:
    """The three columns, quiet: their tiles from the pile on, the one that can be taken lit."""
    canvas = Canvas(width, height)
    heading(canvas, 0, 0, terms.say("board-tiles"), width - 1)
    each = min(10, (width + 1) // 3)
    for n, action in enumerate(ACTIONS):
        x, column = n * each, view.columns[action]
        canvas.write(x, 1, fit(terms.action(action, "short"), each - 1), "dim")
        if not column:
            canvas.write(x, 2, fit(terms.say("board-gone"), each - 1), "faint")
        shown = column[-(height - 2) :]
        for y, tile in enumerate(shown, start=2):
            last = y == len(shown) + 1
            canvas.runs(x, y, [tile_run(tile, terms, each - 2, lit=last)])
        canvas.spot(
            f"column:{action}", Region(x, 1, each - 1, height - 1), (x, 1), bare=True, ring=NO_RING, chip=""
        )
    return canvas.drawing()


def draw_tiles(
    view: HeliosView,
    board: Seat,
    terms: Terms,
    look: Look,
    asked: Asked,
    said: Mapping[str, str],
    width: int,
    height: int,
) -> Drawing:
    """The columns while one of their tiles is taken, each with what its action could do; then one's rows."""
    canvas = Canvas(width, height)
    each = (width - 1) // 3
    rows = height - 5
    for n, action in enumerate(ACTIONS):
        _draw_column(
            canvas, view, terms, look, asked, action, said[action], Region(1 + n * each, 0, each - 1, rows)
        )
    heading(canvas, 0, rows + 1, terms.say("board-rows"), width - 1)
    colour = ""
    if asked.cursor is not None and asked.cursor.startswith("column:"):
        taken = view.columns[asked.cursor.removeprefix("column:")][-1:]
        colour = ACTION_TILES[taken[0]].colour if taken else ""
    for n, word in enumerate(ROWS):
        aims = colour in (word, JOKER)
        x = canvas.write(1, rows + 2 + n, f"{terms.row(word):<8}", word if aims else "dim")
        full = aims and row_fills(board, ROWS.index(word))
        x = canvas.runs(x, rows + 2 + n, slots(board, word, terms, 5, aims=aims))
        canvas.write(
            x + 2, rows + 2 + n, fit(terms.say("board-bonus") if full else "", max(0, width - x - 2)), "gold"
        )
    return canvas.drawing()


def _draw_column(
    canvas: Canvas,
    view: HeliosView,
    terms: Terms,
    look: Look,
    asked: Asked,
    action: str,
    said: str,
    room: Region,
) -> None:
    target, column = f"column:{action}", view.columns[action]
    x, width, here = room.x, room.width, asked.cursor == target
    key = asked.keys.get(target)
    name, y = terms.action(action), 0
    if cells(name) > width - 4:
        name = terms.action(action, "short")
    canvas.write(x, 0, f" {key} " if key else "", "chip")
    canvas.write(x + (4 if key else 0), 0, fit(name, width - (4 if key else 0)), "strong" if key else "dim")
    if look.pictures and room.height > 9:
        canvas.picture(x, 2, sprite(GAME, PICTURES[action], "small"), LOUD if key else QUIET)
        canvas.write(x + 9, 1, fit(terms.counted("board-pile", count=view.piles[action]), width - 9), "faint")
        y = 3
    upper = max(0, room.height - y - 5)
    for tile in column[max(0, len(column) - 1 - upper) : -1]:
        y += 1
        canvas.runs(x, y, [tile_run(tile, terms, width, lit=False)])
    if not column:
        canvas.write(x, y + 1, fit(terms.say("board-gone"), width), "faint")
    else:
        colour = ACTION_TILES[column[-1]].colour
        ground, whole = GROUNDS[colour] + "-bar", Region(x, 0, width, 1)
        canvas.fill(Region(x, y + 2, width, 2), ground)  # a line above it is left to the cursor's frame
        word = f"{terms.sign(TILES[colour])} {terms.row(colour)}"
        canvas.write_centred(whole, y + 2, fit(word, width), f"strong {ground}")
        canvas.write_centred(whole, y + 3, fit(said, width), f"{'strong' if key else ''} {ground}")
    ring = Region(x - 1, y + 1, width + 2, 4) if column and here else NO_RING
    canvas.spot(target, Region(x, 0, width, max(room.height, 1)), (x, 0), bare=True, ring=ring, chip="")


def slots(board: Seat, word: str, terms: Terms, width: int, *, aims: bool = False) -> list[Run]:
    """A row as its four slots; `aims`: the next free one is marked."""
    lying = board.rows[ROWS.index(word)]
    runs = [tile_run(tile, terms, width, lit=True) for tile in lying]
    for n in range(len(lying), TILES_FOR_BONUS):
        marked = aims and n == len(lying)
        runs.append(
            Run(("[ ]" if marked else "·").center(width), f"{'you' if marked else 'dim'} {GROUNDS[word]}")
        )
    return runs


# -- land ------------------------------------------------------------------------------------------


def offered(view: HeliosView) -> list[tuple[str, str | None, int]]:
    """Everything on offer: target, what lies there, how many of it in all."""
    land = [(f"slot:{slot}", view.display[slot], view.land[slot]) for slot in SLOTS]
    return [
        *land,
        *((f"special:{kind}", kind if left else None, left) for kind, left in view.specials.items()),
    ]


def draw_land(view: HeliosView, terms: Terms, look: Look, width: int, height: int) -> Drawing:
    """Land and special tiles on offer in words, quiet."""
    canvas = Canvas(width, height)
    heading(canvas, 0, 0, terms.say("board-land"), width - 1)
    lying: dict[str, list[str]] = {}
    for target, kind, _ in offered(view):
        if kind is not None:
            lying.setdefault(kind, []).append(target)
    room = max(1, height - 1)
    each = (width - 1) // max(1, -(-len(lying) // room))
    for n, (kind, targets) in enumerate(lying.items()):
        x, y = n // room * each, 1 + n % room
        count = len(targets) if kind in COLOURS else view.specials[kind]
        bare = {slot.partition(":")[2] for slot in targets} <= set(view.bare)
        note = f" ×{count}" if count > 1 else f" {terms.say('board-bare')}" if bare else ""
        canvas.write(x, y, *sign_of(kind, terms, look))
        end = canvas.write(x + 2, y, fit(terms.tile(kind, "brief"), each - 3))
        if end + cells(note) < x + each:
            canvas.write(end, y, note, "dim")
        for target in targets:
            canvas.spot(target, Region(x, y, each - 1, 1), (x, y), bare=True, ring=NO_RING, chip="")
    return canvas.drawing()


def sign_of(kind: str, terms: Terms, look: Look) -> tuple[str, str]:
    """The sign of a tile, and its role."""
    if kind in COLOURS:
        return terms.signs[COLOURS.index(kind)], INKS[COLOURS.index(kind)]
    return look.sign(sprite(GAME, kind, "small")), "gold"


def draw_offer(
    view: HeliosView,
    terms: Terms,
    look: Look,
    asked: Asked,
    starts: Sequence[str],
    size: HexSize,
    width: int,
    height: int,
) -> Drawing:
    """Land and special tiles while one is chosen: hexes with keys; `starts` are the colours of the start."""
    canvas = Canvas(width, height)
    every = [(f"slot:{word}", word, 0) for word in starts] if starts else offered(view)
    if not look.pictures:
        size = size._replace(height=2)
    across = max(1, min(5, width // (size.width + 1)))
    each = width // across
    for n, (target, kind, left) in enumerate(every):
        x, y = n % across * each, n // across * (size.height // 2 + 1)
        key, here = asked.keys.get(target), asked.cursor == target
        if kind is None:
            canvas.write(x + 1, y + size.height // 4, fit(terms.say("board-taken"), each - 2), "faint")
            continue
        if look.pictures:
            canvas.picture(x + 1, 2 * y, hex_picture(kind, size), LOUD if key else QUIET)
        if key:
            canvas.write(x + 1, y, f" {key} ", "chip")
        role = "cursor-line" if here else "strong" if key else "dim"
        below: Line = (Run(fit(terms.tile(kind, "brief"), each - 1), role),)
        if kind in COLOURS and target.partition(":")[2] not in view.bare and wide(below) < each - 3:
            below = (*below, Run(" "), Run(*sign_of(kind, terms, look)))
        elif left > 1 and kind not in COLOURS and wide(below) < each - 4:
            below = (*below, Run(f" ×{left}", "dim"))
        canvas.runs(x + 1, y + size.height // 2, cut(below, each - 1))
        canvas.spot(
            target, Region(x, y, each, size.height // 2 + 1), (x + 1, y), bare=True, ring=NO_RING, chip=""
        )
    return canvas.drawing()


__all__ = [
    "NORMAL",
    "Asked",
    "cells",
    "draw_columns",
    "draw_land",
    "draw_offer",
    "draw_tiles",
    "heading",
    "slots",
]
