"""Pairs in a graph: whether all can be paired, by Edmonds' algorithm, which shrinks odd cycles to a point."""

from collections import deque
from collections.abc import Callable, Sequence

May = Callable[[str, str], bool]
"""Whether two may be paired."""


def all_paired(people: Sequence[str], may: May) -> bool:
    """Whether everyone can have a partner."""
    return len(people) % 2 == 0 and _Matching(people, may).is_perfect


def first_pairing(people: Sequence[str], may: May) -> list[tuple[str, str]] | None:
    """Everyone in pairs, the first with the first possible, and so on; `None` if not all can be paired."""
    rest, pairs = list(people), list[tuple[str, str]]()
    if not all_paired(rest, may):
        return None
    while rest:
        one = rest.pop(0)
        for place, other in enumerate(rest):
            others = rest[:place] + rest[place + 1 :]
            if may(one, other) and all_paired(others, may):
                pairs.append((one, other))
                rest = others
                break
    return pairs


class _Matching:
    """A largest matching, grown by one augmenting path after the other."""

    def __init__(self, people: Sequence[str], may: May) -> None:
        count = len(people)
        self._next = [
            [other for other in range(count) if other != one and may(people[one], people[other])]
            for one in range(count)
        ]
        self._partner: list[int | None] = [None] * count
        for one in range(count):  # most find a partner at once
            free = (other for other in self._next[one] if self._partner[other] is None)
            if self._partner[one] is None and (other := next(free, None)) is not None:
                self._partner[one], self._partner[other] = other, one
        for one in range(count):
            if self._partner[one] is None:
                self._augment(one)

    @property
    def is_perfect(self) -> bool:
        """Whether everyone has a partner."""
        return None not in self._partner

    def _augment(self, root: int) -> None:
        """Look for a path from someone without a partner to another one, and exchange its pairs."""
        end, parent = self._path(root)
        while end is not None:
            before = parent[end]
            assert before is not None
            following = self._partner[before]
            self._partner[end], self._partner[before] = before, end
            end = following

    def _path(self, root: int) -> tuple[int | None, list[int | None]]:
        count = len(self._next)
        parent: list[int | None] = [None] * count
        base, used, waiting = list(range(count)), {root}, deque([root])
        while waiting:
            one = waiting.popleft()
            for other in self._next[one]:
                if base[one] == base[other] or self._partner[one] == other:
                    continue
                partner = self._partner[other]
                if other == root or (partner is not None and parent[partner] is not None):
                    top = self._common(base, parent, one, other)
                    inside: set[int] = set()
                    self._mark(base, parent, inside, one, top, other)
                    self._mark(base, parent, inside, other, top, one)
                    for each in range(count):
                        if base[each] in inside:
                            base[each] = top
                            if each not in used:
                                used.add(each)
                                waiting.append(each)
                elif parent[other] is None:
                    parent[other] = one
                    if partner is None:
                        return other, parent
                    used.add(partner)
                    waiting.append(partner)
        return None, parent

    def _common(self, base: list[int], parent: list[int | None], one: int, other: int) -> int:
        """Where the ways from two people back to the root meet."""
        seen: set[int] = set()
        at: int | None = one
        while at is not None:
            at = base[at]
            seen.add(at)
            partner = self._partner[at]
            at = None if partner is None else parent[partner]
        at = other
        while (found := base[at]) not in seen:
            partner = self._partner[found]
            assert partner is not None
            back = parent[partner]
            assert back is not None
            at = back
        return found

    def _mark(
        self, base: list[int], parent: list[int | None], inside: set[int], at: int, top: int, child: int
    ) -> None:
        """Note the odd cycle from someone up to its top."""
        while base[at] != top:
            partner = self._partner[at]
            assert partner is not None
            inside |= {base[at], base[partner]}
            parent[at], child = child, partner
            back = parent[partner]
            assert back is not None
            at = back
