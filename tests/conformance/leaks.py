"""Whether a seat can learn, from what it is shown, anything that it must not know.

A table is compared with others in which all that a seat can't see was dealt again: everything that
seat is shown has to be the same, and stay the same after every answer that may be taken back.
Where it doesn't, something was turned up without `reveal`, or a view, option or event leaks.
"""

from collections.abc import Sequence
from typing import Any

from rulesets.core import Event, Rng, Table
from rulesets.core.event import facts_of
from tests.reasons import reason_facts

TRIES = 3000
"""How many deals are tried: few hands can have paid for the gods that were played a moment ago."""


class Leak(AssertionError):
    """A seat was shown something that depends on what it can't see."""


def shown(table: Table[Any], seat: int | None) -> Any:
    """All that a seat is shown: its view, how all stand, and what it may choose if it decides.

    What is asked of others who hide something may depend on what they hide: front ends don't name it.
    """
    decision = table.decision
    asked: Any = None if decision is None else [decision.seat, decision.kind]
    if decision is not None and decision.seat != seat and table.rules.hides(table.state, decision.seat):
        asked = [decision.seat]
    if decision is not None and decision.seat == seat:
        asked.append([[option.key, option.target] for option in decision.options])
        asked.append(
            [
                [
                    option.key,
                    option.target,
                    option.blocked and [option.blocked.word, reason_facts(option.blocked)],
                ]
                for option in decision.blocked
            ]
        )
        targets = sorted({option.target for option in decision.options if option.target})
        for target in targets[:3]:
            asked.append([option.key for option in table.rules.why_not(table.state, decision.seat, target)])
    stood = table.rules.standings_seen(table.state, seat)
    return [[table.rules.view(table.state, seat), stood], asked, table.can_undo]


def heard(events: Sequence[Event], seat: int | None) -> list[Any]:
    """The events that a seat was told."""
    seen = [event.seen_by(seat) for event in events]
    return [[event.kind, event.seat, facts_of(event)] for event in seen]


def check_answer(table: Table[Any], key: str, seat: int | None, chance: Rng) -> bool:
    """Compare the table with one dealt again for a seat, before and after an answer.

    An answer may tell what the seat that gives it hides: then everything that seat can't see is dealt again,
    and a watcher has to be shown the same. Returns whether the answer could be compared: not if it turns
    something up, or isn't possible there. Raises `Leak`.
    """
    seen = shown(table, seat)
    dealt = table.rules.redeal(table.state, seat, chance)
    if table.rules.view(dealt, seat) != seen[0][0]:
        raise Leak(f"the view of seat {seat} shows what it can't know before {key!r}")
    twin = table.redealt(seat, chance, TRIES, elsewhere=True)
    mine = table.decision is not None and table.decision.seat == seat
    if seen[:2] != shown(twin, seat)[:2]:
        raise Leak(f"seat {seat} sees what it can't know before {key!r}")
    decision = table.decision
    if decision is not None and not mine and table.rules.hides(table.state, decision.seat):
        twin, seat, mine = table.redealt(decision.seat, chance, TRIES), None, True
    here, there = table.clone(listen=True), twin.clone(listen=True)
    if there.decision is None or key not in {option.key for option in there.decision.options}:
        return False
    here.apply(key)
    there.apply(key)
    if not here.can_undo or (not there.can_undo and not mine):
        return False
    if shown(here, seat) != shown(there, seat):
        raise Leak(f"seat {seat} learns what it couldn't know from {key!r}, which can be taken back")
    if heard(here.story[-1], seat) != heard(there.story[-1], seat):
        raise Leak(f"seat {seat} is told what it couldn't know after {key!r}")
    return True
