"""What a position is worth to each seat, and why: for hints and reviews.

All is taken from worlds that look the same to the seat that asks, so nothing hidden can be learned from it.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rulesets.core import LeanTable
from rulesets.core.records import record
from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import Value, ahead, valued

WORLDS = 8
"""How many worlds a position is judged in."""

EVALUATIONS = 400
"""How often a turn is played to its end to find what an answer can lead to."""


@record
class Weighed:
    """What a position is worth, in points, as an average over worlds that look the same to a seat."""

    finals: tuple[float, ...]
    """The points that each seat is expected to have in the end, in seat order."""
    shares: tuple[Mapping[str, float], ...]
    """What these come from, by seat: the points on a line of the score sheet (`line.temple`), the points that
    these promise besides (`expected.temple`), a field of the seat's state (`field.supply`), an amount of the
    game's own (`own.forest_waits`), or what is the same for all (`all`). A seat's shares add up to its
    points.
    """

    def lead(self, seat: int) -> float:
        """By how many points a seat is expected to be ahead of the best other one in the end."""
        return ahead(self.finals, seat)


@record
class Prospect:
    """An option, and what it is expected to lead to."""

    key: str
    weighed: Weighed
    """The position at the end of the seat's own turn, if it continues with the best answers found."""


def weigh(seen: Seen, worlds: int = WORLDS) -> Weighed:
    """The position at a decision, as its seat sees it. Raises `LookupError` if no world is found."""
    return _average(seen, [world.state for world in seen.deals(worlds)])


def prospects(
    seen: Seen,
    chance: Random,
    worlds: int = WORLDS,
    evaluations: int = EVALUATIONS,
    only: Sequence[str] = (),
) -> Sequence[Prospect]:
    """What each option is expected to lead to, the best lead first; not those that weren't tried.

    With `only`, options with other keys aren't looked at.
    In every world, the best turn found counts. Raises `LookupError` if no world is found.
    """
    found: dict[str, list[Any]] = {}
    value = valued(seen.rules)
    for world in seen.deals(worlds):
        for key, end in _ends(seen, world, value, chance, evaluations // worlds, only or seen.keys).items():
            found.setdefault(key, []).append(end)
    if not found:
        raise LookupError("no world looks the same")
    weighed = [Prospect(key, _average(seen, states)) for key, states in found.items()]
    return sorted(weighed, key=lambda prospect: -prospect.weighed.lead(seen.seat))


def _ends(
    seen: Seen, world: LeanTable[Any], value: Value, chance: Random, evaluations: int, keys: Sequence[str]
) -> Mapping[str, Any]:
    """The position at the end of the best turn that was found in a world, after each answer."""
    search = TurnSearch([world], seen.seat, value.lead, by_chance(chance), chance)
    search.grow(keys, max(evaluations, 2 * len(keys)))
    return {key: end.state for key, (_, end) in search.ends.items()}


def _average(seen: Seen, states: Sequence[Any]) -> Weighed:
    """The average over positions of equal weight."""
    if not states:
        raise LookupError("no world looks the same")
    value = valued(seen.rules)
    each = [value.shares(state) for state in states]
    shares = tuple(_mean([shared[seat] for shared in each]) for seat in range(len(each[0])))
    return Weighed(tuple(sum(share.values()) for share in shares), shares)


def _mean(shares: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    names = dict.fromkeys(name for share in shares for name in share)
    return {name: sum(share.get(name, 0.0) for share in shares) / len(shares) for name in names}
