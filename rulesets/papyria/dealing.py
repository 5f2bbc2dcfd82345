"""Face-down tiles, drawn again for searches that try out what may come (specification 10)."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from rulesets.core import Pool, Rng
from rulesets.papyria.components import END_TILES, LANDSCAPE_ROWS, MULTIPLIERS, SCORING_TILES
from rulesets.papyria.state import Papyria, copy

GROUP: Final[dict[str, int]] = {
    tile: group
    for group, tiles in enumerate(([*LANDSCAPE_ROWS], [*SCORING_TILES], [*MULTIPLIERS], [*END_TILES]))
    for tile in tiles
}
"""The kind of each tile that can lie face down. A stack of the board holds tiles of one kind."""

Stack = tuple[str, slice, tuple[str, ...]]
"""A stack of the board: its space, the slice of the row that lies face down, what lies face up on it."""


def dealer(state: Papyria) -> Callable[[Rng], Papyria]:
    """A function that deals a position any number of times; the position must not change meanwhile.

    All unseen tiles of a kind form a row, which is mixed and cut up: first the stacks, then what lies beside
    the board; the rest goes back into the box, where no rule looks.
    """
    rows = _rows(state)
    reserve, ends = len(state.reserve), len(state.end_stack)

    def deal(rng: Rng) -> Papyria:
        dealt = copy(state)
        dealt.rng = rng.branch()
        goods, left = dealt.goods, []
        for tiles, stacks, used in rows:
            mixed = tiles.mixed(rng)
            for space, part, top in stacks:
                goods[space] = mixed[part] + top
            left.append(mixed[used:])
        land, scoring, multipliers, end_tiles = left
        dealt.reserve, dealt.end_stack = scoring[:reserve], end_tiles[:ends]
        dealt.box = land + scoring[reserve:] + multipliers + end_tiles[ends:]
        return dealt

    return deal


def _rows(state: Papyria) -> list[tuple[Pool, list[Stack], int]]:
    """For each kind: its unseen tiles, the stacks, and how many tiles these take."""
    unseen: tuple[list[str], ...] = ([], [], [], [])
    stacks: tuple[list[Stack], ...] = ([], [], [], [])
    for space, stack in state.goods.items():
        group = GROUP.get(stack[0]) if len(stack) > 1 else None
        if group is not None:
            tiles = unseen[group]
            start = len(tiles)
            tiles += stack[:-1]
            stacks[group].append((space, slice(start, len(tiles)), stack[-1:]))
    used = [len(tiles) for tiles in unseen]
    unseen[1].extend(state.reserve)
    unseen[3].extend(state.end_stack)
    for tiles, boxed in zip(unseen, _in_box(state.box), strict=True):
        tiles.extend(boxed)
    return [(Pool(tiles), kept, taken) for tiles, kept, taken in zip(unseen, stacks, used, strict=True)]


@lru_cache(64)
def _in_box(box: tuple[str, ...]) -> tuple[list[str], ...]:
    """The tiles of each kind in the box.

    A game never changes its box, so dealing a position again finds it here. Each dealt position has its own
    box: dealing such a position sorts that anew.
    """
    found: tuple[list[str], ...] = ([], [], [], [])
    for tile in sorted(box):
        found[GROUP[tile]].append(tile)
    return found
