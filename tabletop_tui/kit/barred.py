"""The look of a tile on offer that can't be paid for, the same in every game.

It keeps its colours, and a block with a red cross stands where the key or the points of the others are.
"""

from typing import Final

from tabletop_tui.kit.notation import Sign
from tabletop_tui.paint.drawing import Run

BARRED: Final = "barred"
"""The word of its sign among a game's `SIGNS`."""
SIGN: Final = Sign("✗", "x", "bad")
BLOCK: Final = 3
"""Cells of a whole block: as many as a key has."""
_ROLE: Final = "plate-barred"


def barred(sign: str, width: int = BLOCK) -> Run:
    """Its block, ` ✗ `. In ASCII it is `-x-`, as a letter alone would read as a key."""
    return Run(sign.center(width, "-" if sign.isascii() else " "), _ROLE)


def barred_for(sign: str, loss: str) -> Run:
    """The block of a tile that can be taken all the same, with what that costs: ` ✗ −1 `."""
    return Run(f" {sign} {loss} ", _ROLE)
