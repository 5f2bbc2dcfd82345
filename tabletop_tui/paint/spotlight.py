"""A spotlight: what somebody speaks about keeps its look, has a glow around it, and all else is quiet."""

from collections.abc import Sequence
from functools import lru_cache

from tabletop_tui.paint.pictures.pixels import GROUND, INK, QUIET
from tabletop_tui.paint.region import Region
from tabletop_tui.paint.roles import is_ground

GLOW = "ground-glow"
"""The ground of the blank cells around what is lit."""
_BESIDE, _ABOVE = 2, 1
"""How far the glow reaches, in cells."""
_PLAIN = frozenset({"ground-base", "ground-panel", "ground-bar", "ground-raised"})
_CURSOR = frozenset({"ring", "cursor", "cursor-line", "hover"})
"""Marks that stay as they are wherever they are: one never loses the cursor."""


@lru_cache(4096)  # a board has a few hundred roles, and each line many runs
def quieted(role: str) -> str:
    """A role out of the light: pictures in greys, dim words, and no fills of colour."""
    words = role.split()
    if _CURSOR & {*words}:
        return role
    if any(word.startswith(("chip", "plate", "seat-", "voice-")) for word in words):
        return "chip-quiet"
    found = [_quiet(word) for word in words]
    inks = [word for word in found if word.startswith(INK)]
    return " ".join([*(inks or ["dim"]), *dict.fromkeys(word for word in found if is_ground(word))])


def _quiet(word: str) -> str:
    for start in (GROUND, INK):
        if word.startswith(start):
            return f"{start}{QUIET}:{word.removeprefix(start).partition(':')[2]}"
    return word if not is_ground(word) or word in _PLAIN else "ground-panel"


def lit_columns(regions: Sequence[Region], y: int, *, around: bool = False) -> frozenset[int]:
    """The columns of a line that are lit; with `around`, those that the light's glow reaches."""
    across, down = (_BESIDE, _ABOVE) if around else (0, 0)
    return frozenset(
        x
        for region in regions
        if region.y - down <= y < region.bottom + down
        for x in range(region.x - across, region.right + across)
    )
