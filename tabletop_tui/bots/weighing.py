"""What a position is worth to each seat, and why: for hints and reviews.

All is taken from worlds that look the same to the seat that asks, so nothing hidden can be learned from it.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from rulesets.core import LeanTable, Rules
from rulesets.core.records import record
from tabletop_tui.bots.features import features
from tabletop_tui.bots.levels import by_chance
from tabletop_tui.bots.search import TurnSearch
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import Value, ahead, valued

WORLDS = 8
"""How many worlds a position is judged in."""

EVALUATIONS = 400
"""How often a turn is played to its end to find what an answer can lead to."""

TOGETHER = 4
"""How many of the best options are also followed by one another's turns."""

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
    return _average(seen, [world.state for world in seen.deals(worlds)])


def prospects(
    seen: Seen,
    chance: Random,
    worlds: int = WORLDS,
    evaluations: int = EVALUATIONS,
    only: Sequence[str] = (),
    together: int = TOGETHER,
) -> Sequence[Prospect]:
    """What each option is expected to lead to, the best lead first; not those that weren't tried.

    With `only`, options with other keys aren't looked at.
    In every world, the best turn found counts. The best `together` options are tried with one another's turns
    too, so that they don't differ by what the search happened to find after them. Raises `LookupError` if
    no world is found.
    """
    value = valued(seen.rules)
    looked_at = [
        (world, _ends(seen, world, value, chance, evaluations // worlds, only or seen.keys))
        for world in seen.deals(worlds)
    ]
    if together:
        _follow_each_other(seen.seat, value, looked_at, together)
    found: dict[str, list[_End]] = {}
    for _, ends_there in looked_at:
        for key, end in ends_there.items():
            found.setdefault(key, []).append(end)
    if not found:
        raise LookupError("no world looks the same")
    weighed = [
        Prospect(
            key,
            _average(seen, [end.state for end in ends]),
            tuple(end.state for end in ends),
            tuple(end.line for end in ends),
            tuple(end.world for end in ends),
        )
        for key, ends in found.items()
    ]
    return sorted(
        weighed, key=lambda prospect: (-round(prospect.weighed.lead(seen.seat), 9), _detour(prospect))
    )


def _detour(prospect: Prospect) -> float:
    """How many answers its turns take: of two options that are worth the same, the straight one is better."""
    return sum(map(len, prospect.lines)) / len(prospect.lines)


class _End(NamedTuple):
    """The end of the best turn found in a world."""

    world: LeanTable[Any]
    state: Any
    line: tuple[str, ...]
    lead: float


def _ends(
    seen: Seen, world: LeanTable[Any], value: Value, chance: Random, evaluations: int, keys: Sequence[str]
) -> dict[str, _End]:
    """The end of the best turn that was found in a world, after each answer."""
    search = TurnSearch([world], seen.seat, value.lead, by_chance(chance), chance)
    search.grow(keys, max(evaluations, 2 * len(keys)))
    return {
        key: _End(world, table.state, tuple(line), lead) for key, (lead, table, line) in search.ends.items()
    }


_LookedAt = Sequence[tuple[LeanTable[Any], dict[str, _End]]]


def _follow_each_other(seat: int, value: Value, looked_at: _LookedAt, many: int) -> None:
    """Let the best options be followed by the usual turns of each, in any order; the better counts."""
    found: dict[str, dict[tuple[str, ...], list[float]]] = {}
    for _, ends in looked_at:
        for key, end in ends.items():
            found.setdefault(key, {}).setdefault(end.line, []).append(end.lead)
    leads = {key: [lead for each in lines.values() for lead in each] for key, lines in found.items()}
    best = sorted(leads, key=lambda key: -sum(leads[key]) / len(leads[key]))[:many]
    usual = [max(found[key].items(), key=lambda each: (len(each[1]), max(each[1])))[0] for key in best]
    for key in best:
        turns = dict.fromkeys(turn for line in usual for turn in _beginning_with(key, line))
        for world, ends in looked_at:
            for turn in turns:
                table = _at_the_end(world, seat, turn)
                if table is None:
                    continue
                lead = value.lead(table.state, seat)
                if key not in ends or lead > ends[key].lead:
                    ends[key] = _End(world, table.state, turn, lead)


def _beginning_with(key: str, line: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """A turn's answers after another first one: instead of its own, before it, or given earlier."""
    yield key, *line[1:]
    yield key, *line
    if key in line[1:]:
        place = line.index(key, 1)
        yield key, *line[:place], *line[place + 1 :]


def _at_the_end(world: LeanTable[Any], seat: int, turn: Sequence[str]) -> LeanTable[Any] | None:
    """A table at the end of the seat's turn after these answers; `None` if one of them isn't possible."""
    table = world.fork()
    for key in turn:
        decision = table.decision
        if decision is None or decision.seat != seat:
            return None
        option = next((option for option in decision.options if option.key == key), None)
        if option is None:
            return None
        table.apply(option)
    return None if table.decision is not None and table.decision.seat == seat else table


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
        if 2 * many <= len(tables) or not _asked_alike(tables, seat, key):
            break
        if place:
            found.append(key)
        for table in tables:
            _answer(table, key)
    return tuple(found)


def _asked_alike(tables: Sequence[LeanTable[Any]], seat: int, key: str) -> bool:
    """Whether the seat may give this answer at all of these tables, and sees the same at them."""
    if any(
        (asked := table.decision) is None or asked.seat != seat or all(o.key != key for o in asked.options)
        for table in tables
    ):
        return False
    first, *others = [table.rules.view(table.state, seat) for table in tables]
    return all(view == first for view in others)


def _answer(table: LeanTable[Any], key: str) -> None:
    if table.decision is not None:
        table.apply(table.decision.option(key))


def amounts(rules: Rules[Any], prospect: Prospect, seat: int) -> Mapping[str, tuple[float, float]]:
    """What is counted about a seat at the end of its turn (`bots.features`): the mean of all worlds, and the
    mean's variance.

    The mean is an `int` where all worlds agree on a whole number. The points of the other seats on lines of
    the score sheet count too: `seat.1.line.temple`.
    """
    counted = [_counted(rules, state, seat) for state in prospect.ends]
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
