"""The offer of Helios as drawings: columns of action tiles, land and special tiles."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.helios.components import ACTION_TILES, ACTIONS, COLOURS, JOKER, ROWS, SLOTS, TILES_FOR_BONUS
from rulesets.helios.state import Seat
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings.hexes import CURSOR, GAME, HexSize, border, hex_picture
from tabletop_tui.games.helios.terms import INKS, Terms
from tabletop_tui.kit.mosaic import Mosaic
from tabletop_tui.kit.notation import longest
from tabletop_tui.paint.drawing import NO_RING, Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.paint.pictures import LOUD, QUIET, Look, sprite
from tabletop_tui.paint.runs import cut, wide

GROUNDS = {"red": "ground-red", "blue": "ground-blue", "yellow": "ground-yellow", JOKER: "ground-grey"}
PICTURES = {"create_land": "do_land", "build": "do_build", "move_sun": "do_sun"}
"""The picture of each action."""
_PILE = 6
"""Cells for the pile beside the picture."""
_ART, _TILE_LINES = {"large": 4, "small": 3}, 4
"""Lines of such a picture; lines of a column besides its waiting tiles: name, lit tile, a line around it."""


@record
class Asked:
    """What can be chosen on a board now."""

    keys: Mapping[str, str]
    """Keys by target."""
    cursor: str | None = None


def heading(canvas: Canvas, x: int, y: int, text: str, width: int, role: str = "dim strong") -> None:
    """A heading followed by a rule."""
    end = canvas.write(x, y, f"{fit(text, width)} ", role)
    canvas.write(end, y, "─" * max(0, x + width - end), "line")


def tile_ground(tile: str) -> str:
    """The dark ground of an action tile's colour."""
    return GROUNDS[ACTION_TILES[tile].colour]


def tile_run(tile: str, terms: Terms, width: int, *, lit: bool) -> Run:
    """An action tile as a bar in its colour with its sign."""
    colour = ACTION_TILES[tile].colour
    ground = tile_ground(tile) + ("-bar" if lit else "")
    ink = "strong" if lit else {JOKER: "white"}.get(colour, colour)
    return Run(terms.sign(colour).center(width), f"{ink} {ground}")


class Column(NamedTuple):
    """A column of action tiles."""

    number: int
    """Its place, from 0."""
    tiles: tuple[str, ...]
    """From the pile outwards; the last one can be taken."""
    pile: int
    said: str = ""
    """The best its action could do now."""
    key: str | None = None
    here: bool = False
    """The cursor is on it."""
    highest: int = 0
    """The number of tiles in the highest of the three."""


def columns_of(view: HeliosView, said: Mapping[str, str], asked: Asked) -> dict[str, Column]:
    """The three columns by action."""
    return {
        action: Column(
            number,
            view.columns[action],
            view.piles[action],
            said.get(action, ""),
            asked.keys.get(f"column:{action}"),
            asked.cursor == f"column:{action}",
            max(map(len, view.columns.values())),
        )
        for number, action in enumerate(ACTIONS)
    }


def draw_columns(columns: Mapping[str, Column], terms: Terms, width: int, height: int) -> Drawing:
    """The three columns, quiet: their tiles from the pile outwards, the one that can be taken lit."""
    canvas = Canvas(width, height)
    heading(canvas, 0, 0, terms.say.board_tiles(), width - 1)
    each = min(10, (width + 1) // 3)
    for action, column in columns.items():
        x = column.number * each
        canvas.write(x, 1, fit(terms.action(action, "short"), each - 1), "dim")
        if not column.tiles:
            canvas.write(x, 2, fit(terms.say.board_gone(), each - 1), "faint")
        shown = column.tiles[-(height - 2) :]
        for y, tile in enumerate(shown, start=2):
            last = y == len(shown) + 1
            canvas.runs(x, y, [tile_run(tile, terms, each - 2, lit=last)])
        canvas.spot(
            f"column:{action}", Region(x, 1, each - 1, height - 1), (x, 1), bare=True, ring=NO_RING, chip=""
        )
    return canvas.drawing()


def draw_tiles(
    columns: Mapping[str, Column],
    board: Seat,
    terms: Terms,
    look: Look,
    width: int,
    height: int,
    mosaic: Mosaic | None = None,
) -> Drawing:
    """The columns while one of their tiles is being taken, and what its action could do; then the player's
    rows.
    """
    here = next((column for column in columns.values() if column.here), None)
    colour = ACTION_TILES[here.tiles[-1]].colour if here is not None and here.tiles else ""
    rows = {"rows": (tuple(map(tuple, board.rows)), colour)}
    return (mosaic or Mosaic()).drawing((width, height), {**columns, **rows}, _draw_part, terms, look)


def _draw_part(
    canvas: Canvas,
    action: str,
    part: Column | tuple[Sequence[Sequence[str]], str],
    terms: Terms,
    look: Look,
) -> None:
    if isinstance(part, Column):
        each = canvas.width // len(ACTIONS)
        room = Region(1 + part.number * each, 0, each - 2, canvas.height - 4)
        canvas.fill(Region(part.number * each, 0, each, canvas.height - 4), "ground-base")
        _draw_column(canvas, action, part, terms, look, room)
    else:
        _draw_rows(canvas, *part, terms)


def _draw_rows(canvas: Canvas, rows: Sequence[Sequence[str]], colour: str, terms: Terms) -> None:
    """The player's rows; the slot that a tile of a colour would fill is marked."""
    width, top = canvas.width, canvas.height - 4
    heading(canvas, 0, top, terms.say.board_rows(), width - 1)
    for y, (word, row) in enumerate(zip(ROWS, rows, strict=True), start=top + 1):
        aims = colour in (word, JOKER)
        x = canvas.write(1, y, f"{terms.row(word):<8}", word if aims else "dim")
        x = canvas.runs(x, y, slots(row, word, terms, 5, aims=aims))
        full = aims and len(row) + 1 >= TILES_FOR_BONUS
        text = fit(terms.say.board_bonus() if full else "", max(0, width - x - 2))
        canvas.write(x + 2, y, f"{text:<{max(0, width - x - 2)}}", "gold")


def _draw_column(canvas: Canvas, action: str, column: Column, terms: Terms, look: Look, room: Region) -> None:
    x, width, key, y = room.x, room.width, column.key, 0
    indent = 4 if key else 0
    name = longest((terms.action(action), terms.action(action, "short")), width - indent)
    canvas.write(x, 0, f" {key} " if key else "", "chip")
    canvas.write(x + indent, 0, fit(name, width - indent), "strong" if key else "dim")
    spare = room.height - column.highest - _TILE_LINES
    arts = [sprite(GAME, PICTURES[action], size) for size in _ART] if look.pictures else []
    art = next((art for art in arts if spare >= _ART[art.size] and width > art.width + _PILE), None)
    if art is not None:
        canvas.picture(x, 2, art, LOUD if key else QUIET)
        for line, text in enumerate((terms.say.board_pile(), str(column.pile)), start=1):
            canvas.write_right(x + width, line, fit(text, width - art.width - 1), "faint")
        y = _ART[art.size]
        spare -= y
    pitch = 3 if look.pictures and spare >= 2 * column.highest else 1
    for tile in column.tiles[:-1]:
        if pitch > 1:
            canvas.block(x, 2 * y + 2, width, 2 * pitch - 1, tile_ground(tile), LOUD)
        canvas.runs(x, y + 1 + pitch // 2, [tile_run(tile, terms, width, lit=False)])
        y += pitch
    if not column.tiles:
        canvas.write(x, y + 1, fit(terms.say.board_gone(), width), "faint")
    else:
        colour = ACTION_TILES[column.tiles[-1]].colour
        ground, whole = GROUNDS[colour] + "-bar", Region(x, 0, width, 1)
        canvas.fill(Region(x, y + 2, width, 2), ground)  # the line above is for the cursor's frame
        word = f"{terms.sign(colour)} {terms.row(colour)}"
        canvas.write_centred(whole, y + 2, fit(word, width), f"strong {ground}")
        canvas.write_centred(whole, y + 3, fit(column.said, width), f"{'strong' if key else ''} {ground}")
        if column.here:
            canvas.box(Region(x - 1, y + 1, width + 2, 4), "ring", "heavy")
    canvas.spot(f"column:{action}", room, (x, 0), bare=True, ring=NO_RING, chip="")


def slots(
    lying: Sequence[str], word: str, terms: Terms, width: int, *, aims: bool = False, flown: int = 0
) -> list[Run]:
    """A row as its four slots; with `aims`, the next free one is marked; the tiles have `flown` so far."""
    runs = [Run("·".center(width), f"dim {GROUNDS[word]}")] * min(flown, TILES_FOR_BONUS)
    runs += [tile_run(tile, terms, width, lit=True) for tile in lying[: TILES_FOR_BONUS - len(runs)]]
    for n in range(len(runs), TILES_FOR_BONUS):
        marked = aims and n == len(lying)
        runs.append(
            Run(("[ ]" if marked else "·").center(width), f"{'you' if marked else 'dim'} {GROUNDS[word]}")
        )
    return runs


# -- land ------------------------------------------------------------------------------------------


def offered(view: HeliosView) -> list[tuple[str, str | None, int]]:
    """Everything on offer: target, what lies there, and how many of it there are."""
    land = [(f"slot:{slot}", view.display[slot], view.land[slot]) for slot in SLOTS]
    return [
        *land,
        *((f"special:{kind}", kind if left else None, left) for kind, left in view.specials.items()),
    ]


def lines_of_land(view: HeliosView) -> int:
    """Lines of the offer below its heading, with land and special tiles side by side."""
    kinds = {kind for _, kind, _ in offered(view) if kind is not None}
    land = len(kinds & {*COLOURS})
    return max(1, land, len(kinds) - land)


def draw_land(
    offers: Sequence[tuple[str, str | None, int]],
    bare: frozenset[str],
    terms: Terms,
    look: Look,
    width: int,
    height: int,
) -> Drawing:
    """Land and special tiles on offer in words, quiet; slots in `bare` have no cube."""
    canvas = Canvas(width, height)
    heading(canvas, 0, 0, terms.say.board_land(), width - 1)
    lying = _lying(offers, bare, terms)
    if not lying:
        canvas.write(0, 1, fit(terms.say.board_gone(), width), "faint")
    columns = [
        half for half in ([k for k in lying if k in COLOURS], [k for k in lying if k not in COLOURS]) if half
    ]
    needed = [
        max(2 + cells(terms.tile(kind, "brief")) + cells(lying[kind][1]) for kind in half) for half in columns
    ]
    tight, x = sum(needed) + len(columns) > width + 1, 0
    for half, each in zip(columns, needed, strict=True):
        for y, kind in enumerate(half, start=1):
            targets, note = lying[kind]
            canvas.write(x, y, *sign_of(kind, terms, look))
            end = canvas.write(x + 2, y, fit(terms.tile(kind, "brief"), width - x - 2))
            canvas.write(end, y, fit(note[tight:], width - end), "dim")
            for target in targets:
                canvas.spot(target, Region(x, y, each, 1), (x, y), bare=True, ring=NO_RING, chip="")
        x += each if tight else min(each + 3, width - needed[-1])
    return canvas.drawing()


def _lying(
    offers: Sequence[tuple[str, str | None, int]], bare: frozenset[str], terms: Terms
) -> dict[str, tuple[list[str], str]]:
    """Each kind on offer with its targets and a note after it: how many, or that it has no cube."""
    found: dict[str, tuple[list[str], str]] = {}
    for target, kind, count in offers:
        if kind is not None:
            targets = [*found.get(kind, ([], ""))[0], target]
            many = len(targets) if kind in COLOURS else count
            empty = {slot.partition(":")[2] for slot in targets} <= bare
            note = f" ×{many}" if many > 1 else f" {terms.say.board_bare()}" if empty else ""
            found[kind] = targets, note
    return found


def sign_of(kind: str, terms: Terms, look: Look) -> tuple[str, str]:
    """A tile's sign and its role."""
    if kind in COLOURS:
        return terms.signs[COLOURS.index(kind)], INKS[COLOURS.index(kind)]
    return look.sign(sprite(GAME, kind, "small")), "gold"


class Offer(NamedTuple):
    """A tile on offer while one is being chosen."""

    number: int
    kind: str | None
    left: int
    bare: bool
    """No cube lies on it."""
    key: str | None
    here: bool
    """The cursor is on it."""


def offers_of(view: HeliosView, starts: Sequence[str], asked: Asked) -> dict[str, Offer]:
    """Everything on offer, by target; `starts` are the colours offered at the start."""
    every = [(f"slot:{word}", word, 0) for word in starts] if starts else offered(view)
    return {
        target: Offer(
            number,
            kind,
            left,
            target.partition(":")[2] in view.bare and not starts,
            asked.keys.get(target),
            asked.cursor == target,
        )
        for number, (target, kind, left) in enumerate(every)
    }


def draw_offer(
    offers: Mapping[str, Offer],
    terms: Terms,
    look: Look,
    size: HexSize,
    width: int,
    height: int,
    mosaic: Mosaic | None = None,
) -> Drawing:
    """Land and special tiles while one is being chosen: hexes with keys."""
    size = size if look.pictures else size._replace(height=2)
    return (mosaic or Mosaic()).drawing((width, height), offers, _draw_offered, terms, look, size)


def _draw_offered(canvas: Canvas, target: str, offer: Offer, terms: Terms, look: Look, size: HexSize) -> None:
    across = max(1, min(5, canvas.width // (size.width + 1)))
    each, high = canvas.width // across, size.height // 2
    x, y, kind = offer.number % across * each, offer.number // across * (high + 1), offer.kind
    canvas.fill(Region(x, y, each, high + 1), "ground-base")
    if kind is None:
        canvas.write(x + 1, y + size.height // 4, fit(terms.say.board_taken(), each - 2), "faint")
        return
    if look.pictures:
        canvas.picture(x + 1, 2 * y, hex_picture(kind, size), LOUD if offer.key else QUIET)
        if offer.here:
            canvas.picture(x + 1, 2 * y, border(size), LOUD, inks={"o": CURSOR})
    if offer.key:
        canvas.write(x + 1, y, f" {offer.key} ", "chip")
    here = "you strong" if look.pictures else "cursor-line"
    role = here if offer.here else "strong" if offer.key else "dim"
    below: Line = (Run(fit(terms.tile(kind, "brief"), each - 1), role),)
    if kind in COLOURS and not offer.bare and wide(below) <= each - 2:
        below = (*below, Run(" "), Run(*sign_of(kind, terms, look)))
    elif offer.left > 1 and kind not in COLOURS:
        canvas.write(x + size.width - 1, y, f"×{offer.left}", "dim")
    canvas.runs(x + (wide(below) < each), y + high, cut(below, each))
    canvas.spot(target, Region(x, y, each, high + 1), (x + 1, y), bare=True, ring=NO_RING, chip="")
