"""The offer of Helios as drawings: columns of action tiles, land and special tiles."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rulesets.core.records import record
from rulesets.helios.components import ACTION_TILES, ACTIONS, COLOURS, JOKER, SLOTS, TILES_FOR_BONUS
from rulesets.helios.view import HeliosView
from tabletop_tui.games.helios.drawings.hexes import (
    CURSOR,
    GAME,
    PAGE,
    SMALL,
    HexSize,
    border,
    hex_picture,
)
from tabletop_tui.games.helios.terms import INKS, Terms
from tabletop_tui.kit.mosaic import Mosaic
from tabletop_tui.kit.notation import longest
from tabletop_tui.paint.drawing import EMPTY, NO_RING, Canvas, Drawing, Line, Region, Run, cells, fit
from tabletop_tui.paint.pictures import LOUD, NORMAL, Look, sprite
from tabletop_tui.paint.runs import cut, wide

GROUNDS = {"red": "ground-red", "blue": "ground-blue", "yellow": "ground-yellow", JOKER: "ground-grey"}
PICTURES = {"create_land": "do_land", "build": "do_build", "move_sun": "do_sun"}
"""The picture of each action."""
_HEX, _FLAT = HexSize(6, 4, 6, "page"), HexSize(4, 2, 4, "")
"""What lies in a slot of two lines, and of one."""
_ROWS, _ACROSS = 5, 2
"""Rows and columns of slots in words: the rows of land have two lines first."""
_WITH_PICTURE = 20
"""Cells from which a slot of one line has a picture."""
_WIDE = 5 * (PAGE.width + 1)
"""Cells from which slots are five hexes side by side."""


@record
class Asked:
    """What can be chosen on a board now."""

    keys: Mapping[str, str]
    """Keys by target."""
    cursor: str | None = None
    about: bool = False
    """The decision is about what lies on the board: what can't be chosen there is barred."""


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
    key: str | None = None
    here: bool = False
    """The cursor is on it."""


def columns_of(view: HeliosView, asked: Asked) -> dict[str, Column]:
    """The three columns by action."""
    return {
        action: Column(
            number,
            view.columns[action],
            asked.keys.get(f"column:{action}"),
            asked.cursor == f"column:{action}",
        )
        for number, action in enumerate(ACTIONS)
    }


def draw_tiles(
    columns: Mapping[str, Column],
    terms: Terms,
    look: Look,
    width: int,
    height: int,
    mosaic: Mosaic | None = None,
) -> Drawing:
    """The three columns of action tiles from the pile outwards; the one that can be taken is lit."""
    parts: dict[str, Column | None] = {"": None, **columns}
    return (mosaic or Mosaic()).drawing((width, height), parts, _draw_column, terms, look)


def _draw_column(canvas: Canvas, action: str, column: Column | None, terms: Terms, look: Look) -> None:
    if column is None:
        heading(canvas, 0, 0, terms.say.board_tiles(), canvas.width - 1)
        return
    each = (canvas.width + 1) // len(ACTIONS)
    x, width, key, here = column.number * each, each - 1, column.key, column.here
    canvas.fill(Region(x, 1, width + 1, canvas.height - 1), "ground-base")  # a mark may stand in the gap
    name = longest((terms.action(action), terms.action(action, "short")), width - 1)
    canvas.write(x, 1, fit(name, width), "you strong" if here else "strong" if key else "dim")
    if not column.tiles:
        canvas.write(x, 2, fit(terms.say.board_gone(), width), "faint")
    shown = column.tiles[-(canvas.height - 2) :]
    for y, tile in enumerate(shown[:-1], start=2):
        canvas.runs(x, y, [tile_run(tile, terms, width, lit=False)])
    if shown:
        _draw_lit(canvas, Region(x, 1 + len(shown), width, 1), column, terms, look)
    spot = Region(x, 1, min(each, canvas.width - x), 1 + max(len(shown), 1))
    canvas.spot(f"column:{action}", spot, (x, 1), bare=True, ring=NO_RING, chip="")


def _draw_lit(canvas: Canvas, room: Region, column: Column, terms: Terms, look: Look) -> None:
    """The tile that can be taken: its key, its sign, its colour in a word where there is room."""
    x, y, width, key = room.x, room.y, room.width, column.key
    tile = column.tiles[-1]
    colour, ground = ACTION_TILES[tile].colour, tile_ground(tile) + "-bar"
    beside = width - (3 if key else 0)
    named = 2 + max(cells(terms.row(each)) for each in GROUNDS) <= beside
    said = f"{terms.sign(colour)} {terms.row(colour) if named else ''}".strip().center(beside)
    end = canvas.write(x, y, f" {key} ", "chip") if key else x
    ink = "strong" if key else {JOKER: "white"}.get(colour, colour)
    canvas.write(end, y, said, f"{ink} {ground}")
    if column.here:
        canvas.write(x + width, y, "◂" if not look.ascii else "<", "you")


def slots(
    lying: Sequence[str], word: str, terms: Terms, width: int, *, aims: bool = False, flown: int = 0
) -> list[Run]:
    """A row as its four slots; with `aims`, the next free one is marked; the tiles have `flown` so far."""
    runs = [Run("·".center(width), f"dim {GROUNDS[word]}")] * min(flown, TILES_FOR_BONUS)
    runs += [tile_run(tile, terms, width, lit=True) for tile in lying[: TILES_FOR_BONUS - len(runs)]]
    for n in range(len(runs), TILES_FOR_BONUS):
        marked = aims and n == len(lying)
        runs.append(
            Run(
                (("[ ]" if width > 2 else "+") if marked else "·").center(width),
                f"{'you' if marked else 'dim'} {GROUNDS[word]}",
            )
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
    every: Sequence[tuple[str, str | None, int]] = offered(view)
    if starts:
        every = [(f"slot:{word}", word, 0) for word in COLOURS]
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
        if not starts or kind in starts
    }


def draw_offer(
    offers: Mapping[str, Offer],
    terms: Terms,
    look: Look,
    width: int,
    height: int,
    mosaic: Mosaic | None = None,
) -> Drawing:
    """Land and special tiles, each in a place of its own: hexes where there is room, else rows of words."""
    parts: dict[str, Offer | None] = {"": None, **offers}
    gone = all(offer.kind is None for offer in offers.values())
    return (mosaic or Mosaic()).drawing((width, height), parts, _draw_offered, terms, look, gone)


def _draw_offered(
    canvas: Canvas, target: str, offer: Offer | None, terms: Terms, look: Look, gone: bool
) -> None:
    if offer is None:
        heading(canvas, 0, 0, terms.say.board_land(), canvas.width - 1)
        canvas.write(0, 1, fit(terms.say.board_gone() if gone else "", canvas.width), "faint")
        return
    hexes = look.pictures and canvas.width >= _WIDE and canvas.height > PAGE.height + 2
    room = _hex_room(canvas, offer.number) if hexes else _row_room(canvas, offer.number)
    if gone:
        return
    canvas.fill(room, "ground-base")
    if hexes:
        _draw_hex(canvas, room, offer, terms, look)
    else:
        _draw_row(canvas, room, offer, terms, look)
    canvas.spot(target, room, (room.x, room.y), bare=True, ring=NO_RING, chip="")


def _hex_room(canvas: Canvas, number: int) -> Region:
    each, high = canvas.width // _ROWS, PAGE.height // 2 + 1
    return Region(number % _ROWS * each, 1 + number // _ROWS * high, each, high)


def _row_room(canvas: Canvas, number: int) -> Region:
    """Slots side by side in two columns; of the rows, as many are two lines high as there is room for."""
    spare, row, each = canvas.height - 1 - _ROWS, number // _ACROSS, canvas.width // _ACROSS
    high = _ROWS if spare >= _ROWS else 3 if spare >= 3 else 0
    return Region(number % _ACROSS * each, 1 + row + min(row, high), each, 1 + (row < high))


def _role(offer: Offer) -> str:
    return "you strong" if offer.here else "strong" if offer.key else "dim"


def _draw_hex(canvas: Canvas, room: Region, offer: Offer, terms: Terms, look: Look) -> None:
    x, y, kind, below = room.x, room.y, offer.kind, room.bottom - 1
    if kind is None:
        canvas.write(x + 1, y + 1, fit(terms.say.board_taken(), room.width - 2), "faint")
        return
    canvas.picture(x + 1, 2 * y, hex_picture(kind, PAGE), LOUD if offer.key else NORMAL)
    if offer.here:
        canvas.picture(x + 1, 2 * y, border(PAGE), LOUD, inks={"o": CURSOR})
    canvas.write(x + 1, y, f" {offer.key} " if offer.key else "", "chip")
    runs: Line = (Run(fit(terms.tile(kind, "brief"), room.width - 1), _role(offer)),)
    cube = Run(*sign_of(kind, terms, look)) if kind in COLOURS and not offer.bare else Run("")
    if cube.text and wide(runs) <= room.width - 2:
        runs = (*runs, Run(" "), cube)
    elif cube.text or (offer.left > 1 and kind not in COLOURS):
        note = cube if cube.text else Run(f"×{offer.left}", _role(offer))
        canvas.runs(room.right - wide([note]), below - 1, [note])  # beside the lower corner of the hex
    canvas.runs(x + (wide(runs) < room.width), below, cut(runs, room.width))


def _draw_row(canvas: Canvas, room: Region, offer: Offer, terms: Terms, look: Look) -> None:
    """A slot with its key, picture and name; a sign says that a cube lies on it."""
    x, y, width, kind = room.x, room.y, room.width, offer.kind
    if kind is None:
        left = _HEX.width + 1 if room.height > 1 else _name_at(offer, width, look)
        canvas.write(x + left, y, fit(terms.say.board_taken(), width - left), "faint")
        return
    chip, volume = f" {offer.key} " if offer.key else "", LOUD if offer.key else NORMAL
    sign = sign_of(kind, terms, look)
    cube = kind in COLOURS and not offer.bare
    count = f"×{offer.left}" if kind not in COLOURS and offer.left > 1 else ""
    names = terms.tile(kind), terms.tile(kind, "brief")
    if room.height > 1 and look.pictures:
        canvas.picture(x, 2 * y, hex_picture(kind, _HEX), volume)
        x += _HEX.width + 1
        canvas.write(x, y, fit(longest(names, room.right - x), room.right - x), _role(offer))
        end = canvas.write(x, y + 1, chip, "chip") + bool(chip)
        canvas.runs(end, y + 1, [Run(*sign)] if cube else [Run(count, "dim")])
        return
    end = canvas.write(x, y, chip or "   ", "chip" if chip else "")
    if look.pictures and width >= _WITH_PICTURE:
        if chip:
            canvas.picture(end, 2 * y, hex_picture(kind, _FLAT), volume)
        end += _FLAT.width
    elif kind not in COLOURS:
        end = canvas.write(end, y, *sign)
    spare = room.right - end - 1 - (cells(count) + 1 if count else 2 * cube)
    end = canvas.write(end + 1, y, fit(longest(names, spare), spare), _role(offer))
    canvas.runs(end + 1, y, [Run(*sign)] if cube else [Run(count, "dim")])


def _name_at(offer: Offer, width: int, look: Look) -> int:
    """How far from the edge of a slot of one line its name begins: behind the key and a picture or sign."""
    if look.pictures and width >= _WITH_PICTURE:
        return 4 + _FLAT.width
    return 4 + (offer.number >= len(SLOTS))


def draw_taken(target: str, look: Look) -> Drawing:
    """The picture of an action or a tile, large, for its explanation."""
    noun, _, name = target.partition(":")
    if not look.pictures:
        return EMPTY
    picture = sprite(GAME, PICTURES[name], "large") if noun == "column" else hex_picture(name, SMALL)
    canvas = Canvas(len(picture.rows[0]), (len(picture.rows) + 1) // 2)
    canvas.picture(0, 0, picture, LOUD)
    return canvas.drawing()
