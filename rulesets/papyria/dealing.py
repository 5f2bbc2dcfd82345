"""Face-down tiles, drawn again for searches that try out what may come (specification 10)."""

from collections.abc import Callable, Sequence
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


def _rows(state: Papyria) -> list[tuple[Pool, Sequence[Stack], int]]:
    """For each kind: its unseen tiles, the stacks, and how many tiles these take."""
    stacks: tuple[list[tuple[str, tuple[str, ...]]], ...] = ([], [], [], [])
    for space, stack in state.goods.items():
        if len(stack) > 1 and stack[0] in GROUP:
            stacks[GROUP[stack[0]]].append((space, stack))
    beside = ((), state.reserve, (), state.end_stack)
    rows = [
        _row(tuple(those), more, boxed)
        for those, more, boxed in zip(stacks, beside, _in_box(state.box), strict=True)
    ]
    return [(Pool(tiles, in_order=True), kept, used) for tiles, kept, used in rows]


@lru_cache(64)  # without it, four worlds take 5 µs longer
def _row(
    stacks: tuple[tuple[str, tuple[str, ...]], ...], beside: tuple[str, ...], boxed: tuple[str, ...]
) -> tuple[tuple[str, ...], Sequence[Stack], int]:
    """The tiles that lie unseen in these stacks, beside the board and in the box, sorted; and as above.

    From one decision to the next few stacks change, so that most rows are looked up.
    """
    unseen: list[str] = []
    kept: list[Stack] = []
    for space, stack in stacks:
        start = len(unseen)
        unseen += stack[:-1]
        kept.append((space, slice(start, len(unseen)), stack[-1:]))
    return tuple(sorted([*unseen, *beside, *boxed])), kept, len(unseen)


@lru_cache(64)  # 7 µs
def _in_box(box: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The tiles of each kind in the box.

    A game never changes its box, so dealing a position again finds it here. Each dealt position has its own
    box: dealing such a position sorts that anew.
    """
    found: tuple[list[str], ...] = ([], [], [], [])
    for tile in sorted(box):
        found[GROUP[tile]].append(tile)
    return tuple(tuple(tiles) for tiles in found)
