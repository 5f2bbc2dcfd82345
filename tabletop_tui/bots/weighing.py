"""What a position is worth to each seat, and why: for hints and reviews.

All is taken from worlds that look the same to the seat that asks, so nothing hidden can be learned from it.
"""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from rulesets.core import LeanTable, Rules
from rulesets.core.records import record
from tabletop_tui.bots.features import features
from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.search import Judges, TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import ahead, valued

WORLDS = 8
"""How many worlds a position is judged in."""

EVALUATIONS = 400
"""How often a turn is played to its end to find what an answer can lead to."""

FORESEEN = 3
"""How many further answers of the own turn are foreseen."""


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
    ends: tuple[Any, ...]
    """The states there, one for each world,"""
    lines: tuple[tuple[str, ...], ...]
    """and the answers that lead to each of them; the option is the first."""
    worlds: tuple[LeanTable[Any], ...]
    """The worlds, before the option is chosen."""


def weigh(seen: Seen, worlds: int = WORLDS) -> Weighed:
    """The position at a decision, as its seat sees it. Raises `LookupError` if no world is found."""
    return average(seen, [world.state for world in seen.deals(worlds)])


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
    found: dict[str, list[_End]] = {}
    lead = judges(seen.rules)
    for world in seen.deals(worlds):
        for key, end in _ends(seen, world, lead, chance, evaluations // worlds, only or seen.keys).items():
            found.setdefault(key, []).append(end)
    if not found:
        raise LookupError("no world looks the same")
    weighed = [
        Prospect(
            key,
            average(seen, [end.state for end in ends]),
            tuple(end.state for end in ends),
            tuple(end.line for end in ends),
            tuple(end.world for end in ends),
        )
        for key, ends in found.items()
    ]
    return sorted(weighed, key=lambda prospect: -prospect.weighed.lead(seen.seat))


class _End(NamedTuple):
    """The end of the best turn found in a world."""

    world: LeanTable[Any]
    state: Any
    line: tuple[str, ...]


def _ends(
    seen: Seen, world: LeanTable[Any], lead: Judges, chance: Random, evaluations: int, keys: Sequence[str]
) -> Mapping[str, _End]:
    """The end of the best turn that was found in a world, after each answer."""
    search = TurnSearch([world], seen.seat, lead, by_chance(chance), chance)
    search.grow(keys, max(evaluations, 2 * len(keys)))
    return {key: _End(world, table.state, tuple(line)) for key, (_, table, line) in search.ends.items()}


def foreseen(prospect: Prospect, seat: int) -> tuple[str, ...]:
    """What the seat would answer next in its own turn, as far as it can know what it will be asked.

    Most of the worlds' best turns agree on it, and the seat sees the same in all of them.
    """
    found: list[str] = []
    tables = [world.fork() for world in prospect.worlds]
    for place in range(FORESEEN + 1):
        lines = [line for line in prospect.lines if line[:place] == (prospect.key, *found)[:place]]
        keys = Counter(line[place] for line in lines if len(line) > place)
        key, many = next(iter(keys.most_common(1)), ("", 0))
        if 2 * many <= len(tables) or not asked_alike(tables, seat, key):
            break
        if place:
            found.append(key)
        for table in tables:
            answer(table, key)
    return tuple(found)


def asked_alike(tables: Sequence[LeanTable[Any]], seat: int, key: str) -> bool:
    """Whether the seat may give this answer at all of these tables, and sees the same at them."""
    if any(
        (asked := table.decision) is None or asked.seat != seat or all(o.key != key for o in asked.options)
        for table in tables
    ):
        return False
    first, *others = [table.rules.view(table.state, seat) for table in tables]
    return all(view == first for view in others)


def answer(table: LeanTable[Any], key: str) -> None:
    if table.decision is not None:
        table.apply(table.decision.option(key))


def judges(rules: Rules[Any]) -> Judges:
    """How positions are judged: by what was learned, but nothing is of use to a seat after its last turn."""
    value = valued(rules)

    def lead(state: Any, seat: int) -> float:
        finals = value.finals(state)
        if rules.closing(state, seat) is not None:
            for index, standing in enumerate(rules.standings(state)):
                closing = rules.closing(state, index)
                if closing is not None:
                    finals[index] = standing.total + sum(closing.values())
        return ahead(finals, seat)

    return lead


def _shares(rules: Rules[Any], state: Any) -> list[dict[str, float]]:
    """Where the points that each seat is expected to have come from, judged in the same way."""
    found = valued(rules).shares(state)
    for index in range(len(found)):
        closing = rules.closing(state, index)
        if closing is not None:
            lines = {name: points for name, points in found[index].items() if name.startswith("line.")}
            found[index] = lines | dict(closing)
    return found


def moments(rules: Rules[Any], prospect: Prospect) -> Sequence[Hashable]:
    """When the turn ends, in each world."""
    return [rules.moment(state) for state in prospect.ends]


def amounts(rules: Rules[Any], prospect: Prospect, seat: int) -> Mapping[str, tuple[float, float]]:
    """What is counted about a seat at the end of its turn (`bots.features`): the mean of all worlds, and the
    mean's variance.

    The mean is an `int` where all worlds agree on a whole number. The points of the other seats on lines of
    the score sheet count too: `seat.1.line.temple`.
    """
    counted = [_counted(rules, state, seat) for state in prospect.ends]
    if all(rules.closing(state, seat) is not None for state in prospect.ends):
        counted = [
            {name: amount for name, amount in each.items() if name.startswith(("line.", "seat."))}
            for each in counted
        ]
    names = dict.fromkeys(name for each in counted for name in each)
    return {name: _mean_of([each.get(name, 0.0) for each in counted]) for name in names}


def _counted(rules: Rules[Any], state: Any, seat: int) -> Mapping[str, float]:
    found: dict[str, float] = {}
    for standing in rules.standings(state):
        if standing.seat == seat:
            found |= features(rules, state, seat, standing.lines)
        else:
            found |= {f"seat.{standing.seat}.line.{line.id}": line.points for line in standing.lines}
    return found


def _mean_of(amounts: Sequence[float]) -> tuple[float, float]:
    many = len(amounts)
    mean = sum(amounts) / many
    if all(each == amounts[0] == round(mean) for each in amounts):
        return int(mean), 0.0
    return mean, sum((each - mean) ** 2 for each in amounts) / (many * max(1, many - 1))


def average(seen: Seen, states: Sequence[Any]) -> Weighed:
    """The average over positions of equal weight."""
    if not states:
        raise LookupError("no world looks the same")
    each = [_shares(seen.rules, state) for state in states]
    shares = tuple(_mean([shared[seat] for shared in each]) for seat in range(len(each[0])))
    return Weighed(tuple(sum(share.values()) for share in shares), shares)


def _mean(shares: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    names = dict.fromkeys(name for share in shares for name in share)
    return {name: sum(share.get(name, 0.0) for share in shares) / len(shares) for name in names}
