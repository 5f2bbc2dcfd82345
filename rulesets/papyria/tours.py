"""The fewest landscapes that link buildings: an exact Steiner tree on cells (specification 7.5, R34)."""

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rulesets.papyria.cells import around

_KEPT: Final = 4096
"""Results kept: previews and running scores ask the same questions again."""


@lru_cache(_KEPT)  # without it, a search takes 1 % more
def between(cells: frozenset[str], ends: frozenset[str]) -> int:
    """How many other cells are in the smallest connected set that contains all ends.

    `ends` are cells, all connected with each other through cells. Exact for any number
    of them: Dreyfus and Wagner's method, in which a cell costs 1 and an end nothing.
    """
    if len(ends) < 2:
        return 0
    names = sorted(cells)
    number = {name: index for index, name in enumerate(names)}
    near = [[number[other] for other in around(name) if other in number] for name in names]
    price = [int(name not in ends) for name in names]
    terminals = _clusters(near, [number[name] for name in sorted(ends)])
    if len(terminals) < 2:
        return 0
    return _tree(near, price, terminals)


def linking(cells: frozenset[str], ends: frozenset[str]) -> frozenset[str]:
    """The cells besides the ends of one smallest connected set that `between` counts.

    A cell isn't needed if the set is no larger without it; the cells that can't be left out are that set.
    """
    least, left = between(cells, ends), cells
    if not least:
        return frozenset()
    for cell in sorted(cells - ends):
        if len(left - ends) > least and _holds(left - {cell}, ends) and between(left - {cell}, ends) == least:
            left -= {cell}
    return left - ends


def _holds(cells: frozenset[str], ends: frozenset[str]) -> bool:
    """Whether all ends are connected through cells."""
    reached = [next(iter(ends))]
    for here in reached:
        reached += [other for other in around(here) if other in cells and other not in reached]
    return ends <= {*reached}


def _clusters(near: Sequence[Sequence[int]], ends: Sequence[int]) -> list[int]:
    """One end of each group of touching ends: within a group, nothing needs a link."""
    left, found = {*ends}, []
    for end in ends:
        if end not in left:
            continue
        found.append(end)
        left.discard(end)
        group = [end]
        for here in group:
            for other in near[here]:
                if other in left:
                    left.discard(other)
                    group.append(other)
    return found


def _tree(near: Sequence[Sequence[int]], price: Sequence[int], terminals: Sequence[int]) -> int:
    """The price of the cheapest tree through all terminals.

    `best[group][cell]` is the price of the cheapest tree that holds a group of terminals (all but
    the last, as bits) and a cell, that cell's own price included.
    """
    *others, last = terminals
    best: list[list[int]] = [[]]
    for group in range(1, 1 << len(others)):
        if group & (group - 1):
            row = _joined(best, price, group)
        else:
            row = [len(price)] * len(price)
            row[others[group.bit_length() - 1]] = 0
        best.append(_grown(near, price, row))
    return best[-1][last]


def _joined(best: Sequence[Sequence[int]], price: Sequence[int], group: int) -> list[int]:
    """The best of all ways to join two trees at a cell, whose price counts once."""
    row = [len(price)] * len(price)
    part = (group - 1) & group
    while part > (rest := group ^ part):
        row = [
            min(known, one + other - own)
            for known, one, other, own in zip(row, best[part], best[rest], price, strict=True)
        ]
        part = (part - 1) & group
    return row


def _grown(near: Sequence[Sequence[int]], price: Sequence[int], row: list[int]) -> list[int]:
    """Let trees grow from cell to cell as long as that is cheaper."""
    waiting = deque(sorted(range(len(row)), key=row.__getitem__))
    while waiting:
        here = waiting.popleft()
        cost = row[here]
        for other in near[here]:
            if cost + price[other] < row[other]:
                row[other] = cost + price[other]
                waiting.append(other)
    return row
