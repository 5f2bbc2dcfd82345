"""Hints for a person who must decide: the best options, what they should bring, and why.

They are found like computer players' answers, from what the seat may see, and in the same processes.
"""

from collections.abc import Mapping, Sequence
from math import inf, sqrt
from random import Random
from typing import Any, NamedTuple

from rulesets.core import Table
from rulesets.core.records import record
from tabletop_tui.bots.levels import STRONGEST
from tabletop_tui.bots.plans import alike
from tabletop_tui.bots.seen import Seen, mark, thinking
from tabletop_tui.bots.weighing import Prospect, amounts, foreseen, moments, prospects

MOST = 3
"""How many options are shown, the best first, and how many reasons for the best."""
FOUND = 8
"""How many are found: a screen skips those that the game would warn of."""
LATER = "later"
"""The name of what may become points but is counted neither on the score sheet nor in a group of features."""
EXPECTED = "expected."
"""How the name of what a line of the score sheet is expected to bring yet begins."""
OTHERS = "others"
"""The name of the points of the best other seat: above 0, that seat gets less."""
LEAST = 0.3
"""Points below which a difference isn't mentioned."""
Counted = Sequence[tuple[str, float, float]]
"""Features with their amounts and the variances of these."""
SURE = 2.0
"""How many standard errors two amounts must be apart to differ."""
NONE = (0, 0.0)
"""The amount of what isn't there, and its variance."""
KEPT = 24
"""How many differences are kept: several groups of features may have one name."""


@record
class Hint:
    """An option, and the reasons to take it."""

    key: str
    points: float
    """The points that the seat is expected to have in the end."""
    better: tuple[tuple[str, float], ...]
    """By how many points lines of the score sheet and groups of features (`field.supply`) differ from the
    mean of all other options at the end of the seat's own turn, the largest first; `LATER` and `OTHERS` are
    the rest."""
    lead: float = 0.0
    """By how many points the seat is expected to be ahead of the best other one in the end."""
    then: tuple[str, ...] = ()
    """The answers that would follow in the seat's own turn, as far as it can know what it will be asked."""
    amounts: tuple[tuple[str, float, float], ...] = ()
    """What is counted about the seat, and about lines of the others' score sheets, at the end of the turn,
    with the variance (`weighing.amounts`); only what isn't the same after all options. Empty if the turn ends
    at another moment than after the best option, as when others decide in between."""


class Difference(NamedTuple):
    """An amount at the end of the turn that isn't the same after two options."""

    name: str
    """A feature of the seat, such as `own.held`, or of another one: `seat.1.line.temple`."""
    here: float
    """After the one option: a whole number as an `int`, else an average,"""
    there: float
    """and after the other."""


def hints(table: Table[Any], until: float = inf) -> Sequence[Hint]:
    """The best options of the deciding seat, as level 5 finds them until this time (`perf_counter`).

    The same ones for positions that look the same; the first is what level 5 would answer.
    Raises `LookupError` if no world like this is found.
    """
    chance = mark(table)
    seen = Seen(table, Random(f"{chance}:deals"), until=until)
    seat = seen.seat
    turns = alike(seen, prospects(seen, Random(chance)))
    found = _as_level_5(STRONGEST.of(table.rules.id).gaps(*thinking(table, chance, until=until)), turns, seat)
    shares = [by_line(prospect, seat) for prospect, _ in found]
    ends = [moments(table.rules, prospect) for prospect, _ in found[:FOUND]]
    counted = [
        amounts(table.rules, prospect, seat) if end == ends[0] else {}
        for (prospect, _), end in zip(found, ends, strict=False)
    ]
    varying = [
        name
        for name in dict.fromkeys(name for each in counted for name in each)
        if len({each.get(name, NONE)[0] for each in counted if each}) > 1
    ]
    return [
        Hint(
            prospect.key,
            prospect.weighed.finals[seat],
            most_moved(shares[place], _average([*shares[:place], *shares[place + 1 :]] or shares)),
            lead,
            foreseen(prospect, seat) if place < MOST else (),
            tuple((name, *counted[place].get(name, NONE)) for name in varying if counted[place]),
        )
        for place, (prospect, lead) in enumerate(found[:FOUND])
    ]


def _as_level_5(
    gaps: Mapping[str, float], found: Sequence[Prospect], seat: int
) -> Sequence[tuple[Prospect, float]]:
    """These options in the order in which level 5 takes them, each with the lead it promises.

    The best one promises what its turn does, and the others so much less as they are behind it.
    """
    by_key = {prospect.key: prospect for prospect in found}
    tried = [key for key in gaps if key in by_key]
    if not tried:
        return [(prospect, prospect.weighed.lead(seat)) for prospect in found]
    most = by_key[tried[0]].weighed.lead(seat)
    least = most + min(gaps[key] for key in tried)
    others = [prospect for prospect in found if prospect.key not in gaps]
    return [
        *((by_key[key], most + gaps[key]) for key in tried),
        *((prospect, min(least, prospect.weighed.lead(seat))) for prospect in others),
    ]


def differences(one: Counted, other: Counted) -> tuple[Difference, ...]:
    """The amounts that aren't the same, and by more than by chance; none if there is nothing to compare."""
    if not one or not other:
        return ()
    there = {name: (amount, variance) for name, amount, variance in other}
    found = []
    for name, amount, variance in one:
        beside, more = there.get(name, NONE)
        if amount != beside and abs(amount - beside) >= SURE * sqrt(variance + more):
            found.append(Difference(name, amount, beside))
    return tuple(found)


def _average(shares: Sequence[Mapping[str, float]]) -> Mapping[str, float]:
    """The average, line by line."""
    names = dict.fromkeys(name for share in shares for name in share)
    return {name: sum(share.get(name, 0.0) for share in shares) / len(shares) for name in names}


def by_line(prospect: Prospect, seat: int) -> Mapping[str, float]:
    """Where a seat's lead comes from: the points on each line of the score sheet, by id, and the rest.

    A line has only its points, as they can be counted on the table. What is expected beyond that is kept by
    group of features.
    """
    found: dict[str, float] = {LATER: 0.0}
    for name, points in prospect.weighed.shares[seat].items():
        line = LATER if name == "all" else name.removeprefix("line.")
        found[line] = found.get(line, 0.0) + points
    finals = prospect.weighed.finals
    found[OTHERS] = -max(points for other, points in enumerate(finals) if other != seat)
    return found


def most_moved(share: Mapping[str, float], usual: Mapping[str, float]) -> tuple[tuple[str, float], ...]:
    """The lines that differ most, with the difference in points."""
    found = [(name, share.get(name, 0.0) - usual.get(name, 0.0)) for name in dict.fromkeys((*usual, *share))]
    moved = [(name, points) for name, points in found if points]
    return tuple(sorted(moved, key=lambda each: -abs(each[1]))[:KEPT])


def to_json(found: Sequence[Hint]) -> list[list[Any]]:
    """Hints as a worker sends them."""
    return [
        [
            hint.key,
            hint.points,
            [list(each) for each in hint.better],
            hint.lead,
            list(hint.then),
            [list(each) for each in hint.amounts],
        ]
        for hint in found
    ]


def of_json(sent: Any) -> Sequence[Hint]:
    """Hints as sent by a worker."""
    return [
        Hint(
            key,
            points,
            tuple((name, more) for name, more in better),
            lead,
            tuple(then),
            tuple((name, amount, variance) for name, amount, variance in counted),
        )
        for key, points, better, lead, then, counted in sent
    ]
