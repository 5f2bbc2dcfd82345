"""Plates and dice: a plate lies in the sanctuary, or is set into the body of a die.

Small plates are five cells wide and three high, their pips the signs of resources on coloured grounds; large
ones are pictures of eight by eight pixels. Where no pictures are shown, small ones stand in for them.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from rulesets.dice_forge.components import FACES
from tabletop_tui.games.dice_forge.terms import BOAR_COLOURS, INKS, Terms
from tabletop_tui.paint.drawing import EMPTY, Canvas, Drawing, Region, Run
from tabletop_tui.paint.pictures import LOUD, QUIET, Look, Sprite, Volume, sprite

GAME = "dice_forge"
SMALL, LARGE, DOUBLE = "small", "large", "double"
PLATE = {SMALL: (5, 3), LARGE: (8, 4), DOUBLE: (16, 8)}
"""Cells of a plate, by size."""
GREAT = {f"great-{width}": (width, width // 2) for width in (24, 22, 20, 18)}
"""Cells of a die around a plate of twice the size, the largest first: its rim takes the room there is."""
DIE = {**GREAT, LARGE: (12, 6), SMALL: (7, 3)}
"""Cells of a die, the largest first."""

_GOLD, _SUN, _MOON, _VP = "ground-yellow-bar", "ground-red-bar", "ground-blue-bar", "ground-green-bar"
_GROUNDS = {
    **dict.fromkeys(("G1", "G3", "G4", "G6"), (_GOLD,)),
    **dict.fromkeys(("S1", "S2"), (_SUN,)),
    **dict.fromkeys(("M1", "M2"), (_MOON,)),
    **dict.fromkeys(("V2", "V3", "V4"), (_VP,)),
    "S1V1": (_SUN, _VP),
    "G2M1": (_GOLD, _MOON),
    "M2V2": (_MOON, _VP),
    "G1S1M1V1": (_GOLD, _SUN, _MOON, _VP),
    "C32": (_GOLD, _VP),
    "MIR": ("ground-cyan",),
    "B_R": (_SUN,),
    "B_G": (_VP,),
    "B_Y": (_GOLD,),
    "B_B": (_MOON,),
}
"""The grounds of a plate: one, two side by side, or four quarters; for an `or`, one above the other."""
_VIOLET, _STEEL = "ground-god-bar", "ground-grey-bar"

PIPS = {
    "G1": "     |  g  |     ",
    "G3": " g   |  g  |   g ",
    "G4": " g g |     | g g ",
    "G6": " g g | g g | g g ",
    "S1": "     |  s  |     ",
    "S2": " s   |     |   s ",
    "M1": "     |  m  |     ",
    "M2": " m   |     |   m ",
    "V2": " v   |     |   v ",
    "V3": " v   |  v  |   v ",
    "V4": " v v |     | v v ",
    "S1V1": "     | s v |     ",
    "G2M1": " g   | g m |     ",
    "M2V2": "     | m v | m v ",
    "G1S1M1V1": " g s |     | m v ",
    "C1": " 1 × | gsm |     ",
    "C2": " 2 × | gsm |     ",
    "C32": " ggg |  /  | v v ",
    "X3": "     | × 3 |     ",
    "MIR": " ╭─╮ | │ │ | ╰─╯ ",
    "SHIP": "  │◣ | ◢│◣ | ◥█◤ ",
    "SH_S": " ┌─┐ | │s│ | ╰─╯ ",
    "SH_M": " ┌─┐ | │m│ | ╰─╯ ",
    "SH_G": " ┌─┐ | │g│ | ╰─╯ ",
    "SH_V": " ┌─┐ | │v│ | ╰─╯ ",
    **dict.fromkeys(BOAR_COLOURS, " ◣ ◢ | • • | ╰─╯ "),
}
"""Three rows of five cells; a letter means a resource's sign."""

Pips = tuple[tuple[int, int, str, str], ...]
"""The signs on a small plate: column, line, sign, ink."""

_BODIES = (("efe6cd", "b9ad8c"), ("8d99ab", "3b4555"))
"""The lit and the shaded side of the light and the dark die."""


def picture_of(face: str) -> str:
    """The name of the picture of a face's plate."""
    return f"plate_{'boar' if face in BOAR_COLOURS else face.lower()}"


def draw_plate(
    canvas: Canvas, x: int, y: int, face: str, terms: Terms, look: Look, volume: Volume, size: str = SMALL
) -> None:
    """Place a plate with its upper left cell at `x`, `y`."""
    match size, look.pictures:
        case "double", True:
            _place_picture(canvas, x, 2 * y, face, volume, double=True)
        case "large", True:
            _place_picture(canvas, x, 2 * y, face, volume, double=False)
        case "large", False:
            _draw_pips(canvas, x + 1, y, _pips(face, terms), volume)
        case _, True:
            canvas.place(x, y, _small_plate(face, _pips(face, terms), volume))
        case _:
            _draw_pips(canvas, x, y, _pips(face, terms), volume)


def _place_picture(canvas: Canvas, x: int, top: int, face: str, volume: Volume, *, double: bool) -> None:
    """A plate as a picture; `top` in pixels."""
    picture = sprite(GAME, picture_of(face), "large")
    inks = {"t": BOAR_COLOURS[face]} if face in BOAR_COLOURS else {}
    canvas.picture(x, top, _doubled(picture) if double else picture, volume, inks=inks)


def _doubled(picture: Sprite) -> Sprite:
    """A picture with each pixel enlarged to four."""
    rows = tuple("".join(2 * pixel for pixel in row) for row in picture.rows for _ in range(2))
    return replace(picture, rows=rows)


def _pips(face: str, terms: Terms) -> Pips:
    """The signs on a small plate: column, line, sign and its ink."""
    signs = dict(zip("gsmv", zip(terms.signs, INKS, strict=True), strict=True))
    return tuple(
        [
            (right, down, *(signs.get(char) or (terms.sign(char), "strong")))
            for right, down, char in _pips_of(face)
        ]
    )


@cache  # without it, an answer takes 1 % more
def _pips_of(face: str) -> Sequence[tuple[int, int, str]]:
    """Column, line and letter of each of a face's pips."""
    rows = enumerate(PIPS[face].split("|"))
    return [(right, down, char) for down, row in rows for right, char in enumerate(row) if char.strip()]


def _draw_pips(canvas: Canvas, x: int, y: int, pips: Pips, volume: Volume) -> None:
    for right, down, sign, ink in pips:
        canvas.write(x + right, y + down, sign, "dim" if volume == QUIET else f"{ink} strong")


@lru_cache(512)  # without it, a key takes 2 % more
def _small_plate(face: str, pips: Pips, volume: Volume) -> Drawing:
    """A small plate by itself; there are many, but few different ones."""
    canvas = Canvas(*PLATE[SMALL])
    _grounds(canvas, 0, 0, face, volume)
    _draw_pips(canvas, 0, 0, pips, volume)
    return canvas.drawing()


def draw_picture(face: str, card: str, size: str, terms: Terms, look: Look) -> Drawing:
    """A large plate, or a card's picture in a size, for an explanation; nothing without pictures."""
    if not look.pictures:
        return EMPTY
    if face:
        canvas = Canvas(*PLATE[LARGE])
        draw_plate(canvas, 0, 0, face, terms, look, LOUD, LARGE)
    else:
        picture = sprite(GAME, card, size)
        canvas = Canvas(picture.width, (picture.height + 1) // 2)
        canvas.picture(0, 0, picture, LOUD)
    return canvas.drawing()


def _grounds(canvas: Canvas, x: int, y: int, face: str, volume: Volume) -> None:
    """The coloured grounds of a small plate."""
    width, height = PLATE[SMALL]
    kind = FACES[face].kind
    match kind, _GROUNDS.get(face, (_VIOLET,) if kind in ("choice", "triple") else (_STEEL,)):
        case "choice", (above, below):
            canvas.block(x, 2 * y, width, 3, above, volume)
            canvas.block(x, 2 * y + 3, width, 3, below, volume)
        case _, (left, right):
            canvas.block(x, 2 * y, 3, 2 * height, left, volume)
            canvas.block(x + 3, 2 * y, 2, 2 * height, right, volume)
        case _, (only,):
            canvas.block(x, 2 * y, width, 2 * height, only, volume)
        case _, quarters:
            for n, colour in enumerate(quarters):
                canvas.block(x + n % 2 * 3, 2 * y + n // 2 * 3, 3 - n % 2, 3, colour, volume)


def draw_die(
    canvas: Canvas,
    x: int,
    y: int,
    die: int,
    face: str,
    terms: Terms,
    look: Look,
    volume: Volume,
    size: str = SMALL,
) -> None:
    """Place a die with the face that is up: its plate in a light or a dark body."""
    match size, look.pictures:
        case "small", True:
            lit, shade = _BODIES[die]
            canvas.block(x, 2 * y, 1, 6, lit, volume)
            canvas.block(x + 6, 2 * y, 1, 6, shade, volume)
            draw_plate(canvas, x + 1, y, face, terms, look, volume)
        case "large", True:
            body = sprite(GAME, "die_dark" if die else "die_light", "large")
            canvas.picture(x, 2 * y, body, volume)
            draw_plate(canvas, x + 2, y + 1, face, terms, look, volume, LARGE)
        case _, True:
            _great_die(canvas, x, y, die, face, volume, GREAT[size][0])
        case "large", False:
            _bracketed_die(canvas, x + 2, y + 1, face, terms, look, volume)
        case _:
            _bracketed_die(canvas, x, y, face, terms, look, volume)


def _bracketed_die(
    canvas: Canvas, x: int, y: int, face: str, terms: Terms, look: Look, volume: Volume
) -> None:
    """A die without pictures: a small plate in brackets."""
    for row in range(3):
        canvas.write(x, y + row, "[", "strong")
        canvas.write(x + 6, y + row, "]", "strong")
    draw_plate(canvas, x + 1, y, face, terms, look, volume)


def _great_die(canvas: Canvas, x: int, y: int, die: int, face: str, volume: Volume, width: int) -> None:
    """A die around a plate of twice the size; as many pixels high as it is wide."""
    lit, shade = _BODIES[die]
    rim = (width - PLATE[DOUBLE][0]) // 2
    edge, top = (rim + 1) // 2, 2 * y
    canvas.block(x, top, width, width, lit, volume)
    canvas.block(x + width - edge, top + edge, edge, width - edge, shade, volume)
    canvas.block(x + edge, top + width - edge, width - edge, edge, shade, volume)
    _place_picture(canvas, x + rim, top + rim, face, volume, double=True)


def face_run(terms: Terms, face: str, *, forged: bool, count: int = 1) -> Run:
    """A face in a few signs; a forged one has its ground, a starting one is dim."""
    text = terms.face(face) + terms.times(count)
    return Run(text, f"{ink_of(face)} {ground_of(face)}" if forged else "dim")


def ink_of(face: str) -> str:
    """The colour of a face: its only resource's, its boar's, or one for all others."""
    if face in BOAR_COLOURS:
        return BOAR_COLOURS[face]
    row = FACES[face]
    match row.kind, [ink for ink, amount in zip(INKS, row.amounts, strict=True) if amount]:
        case "sum", [ink]:
            return ink
        case "sum", _:
            return "white"
        case _:
            return "purple"


def ground_of(face: str) -> str:
    """The ground of a face that is shown in signs."""
    if face in BOAR_COLOURS:
        return f"ground-{BOAR_COLOURS[face]}"
    grounds = {
        "yellow": "ground-yellow",
        "coral": "ground-red",
        "blue": "ground-blue",
        "gold": "ground-green",
    }
    return grounds.get(ink_of(face), "ground-purple")


def chip_at(canvas: Canvas, region: Region, target: str, x: int, y: int, *, opened: bool) -> None:
    """A target, with room for its key on a chip of three cells while it can be chosen."""
    if opened:
        canvas.write(x, y, "   ", "chip")
    canvas.spot(target, region, (x + 1, y), bare=True, ring=region.grown(1), chip="chip")
