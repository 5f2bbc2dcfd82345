"""Judges the answers of a finished game: what each promised, and what would have been better.

What a position promises is taken from the real position, as nothing is hidden after the end. Whether another
answer would have been better is judged like hints, from what the seat could see at that moment.
"""

from collections.abc import Mapping, Sequence
from itertools import chain, zip_longest
from random import Random
from typing import Any

from rulesets.core import Table
from tabletop_tui.bots.hints import Counted, by_line, differences, most_moved
from tabletop_tui.bots.levels import STRONGEST
from tabletop_tui.bots.policy import learned
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.value import valued
from tabletop_tui.bots.weighing import Prospect, amounts, prospects

GLANCE = (6, 180)
"""Worlds and evaluations for a first look at an answer; every option is tried twice in each world anyway."""

CLOSE = (8, 25)
"""Worlds, and evaluations in each of them for each answer that is compared."""

ALTERNATIVES = 4
"""How many other options are looked at closely."""


def passed(table: Table[Any], then: Sequence[str], judges: Sequence[bool], chance: str) -> list[list[Any]]:
    """Judge each of these answers, which are given to the table: `[points, found]`.

    `points` is what each seat is expected to have in the end. `found` is by how many points the best option
    seems better than the one that was chosen, and up to `ALTERNATIVES` other keys, the best first; `None`
    for answers that aren't to be judged, that had no choice, or for which no world like them is found.
    """
    value, found = valued(table.rules), []
    for key, judged in zip(then, judges, strict=True):
        points = [round(each, 2) for each in value.finals(table.state)]
        found.append([points, _at_a_glance(table, key, f"{chance}:{len(table.answers)}") if judged else None])
        table.apply(key)
    return found


def _at_a_glance(table: Table[Any], chosen: str, chance: str) -> list[Any] | None:
    decision = table.decision
    if decision is None or len(decision.options) < 2:
        return None
    try:
        seen = Seen(table, Random(f"{chance}:deals"))
        ranked = prospects(seen, Random(chance), *GLANCE)
    except LookupError:
        return None
    leads = {prospect.key: prospect.weighed.lead(decision.seat) for prospect in ranked}
    if chosen not in leads:
        return None
    gain = leads[ranked[0].key] - leads[chosen]
    others = [key for key in leads if key != chosen]
    policy = learned(table.rules, table.seats)
    if policy is not None:
        behind = policy.behind(table.state, decision)
        gain = max(gain, -behind[chosen])
        likely = [key for key in behind if key != chosen]
        in_turns = chain.from_iterable(zip_longest(likely, others))
        others = [*dict.fromkeys(key for key in in_turns if key is not None)]
    return [round(gain, 2), others[:ALTERNATIVES]]


def compared(table: Table[Any], chosen: str, others: Sequence[str], chance: str) -> list[list[Any]]:
    """How other options compare with the one that was chosen, all in the same worlds, the best first.

    Each is `[key, gain, points, instead, why, beside]`: the lead it would have gained, as level 5 finds it,
    without a clock, so that a look back made anew is the same; the points expected after it and after the
    chosen one, the lines that differ most, in favour of the other option if above 0, and the amounts that
    differ at the end of the turn (`hints.Difference`). Nothing if no world is found that looks the same.
    """
    decision = table.decision
    if decision is None:
        return []
    worth: dict[str, Prospect] = {}
    for key in (chosen, *others):
        seen = Seen(table, Random(f"{chance}:deals"))  # the same worlds for all
        try:
            found = prospects(seen, Random(chance), CLOSE[0], CLOSE[0] * CLOSE[1], only=(key,))
        except LookupError:
            continue
        worth[key] = found[0]
    if chosen not in worth:
        return []
    seen = Seen(table, Random(f"{chance}:worlds"))
    priors = {key: prospect.weighed.lead(decision.seat) for key, prospect in worth.items()}
    strongest = STRONGEST.of(table.rules.id)
    try:
        gains = strongest.ahead(seen, Random(f"{chance}:rounds"), priors, chosen)
    except LookupError:
        return []
    compared_with = worth.pop(chosen)
    rows = [_row(table, each, compared_with, gains[key], decision.seat) for key, each in worth.items()]
    return sorted(rows, key=lambda row: -row[1])


def _row(table: Table[Any], other: Prospect, chosen: Prospect, gain: float, seat: int) -> list[Any]:
    points = [round(each.weighed.finals[seat], 2) for each in (other, chosen)]
    before: Mapping[str, float] = by_line(chosen, seat)
    why = [[name, round(more, 2)] for name, more in most_moved(by_line(other, seat), before)]
    here, there = (amounts(table.rules, each, seat) for each in (other, chosen))
    beside = [
        [name, *(each if type(each) is int else round(each, 2) for each in (one, two))]
        for name, one, two in differences(_listed(here), _listed(there))
    ]
    return [other.key, round(gain, 2), *points, why, beside]


def _listed(counted: Mapping[str, tuple[float, float]]) -> Counted:
    return [(name, amount, variance) for name, (amount, variance) in counted.items()]
