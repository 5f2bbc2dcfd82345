"""Whether a game can continue from a position that comes from outside: the checkpoint of a save.

Rules may rely on everything that is true of positions they have led to themselves. Of others it has to be
found out before the game continues: a display without tiles would otherwise fail in the middle of a turn.
"""

from typing import TYPE_CHECKING, Any

from rulesets.core.chance import Rng

if TYPE_CHECKING:
    from rulesets.core.rules import Rules
    from rulesets.core.table import Table


_LONGEST = 5000
"""Answers after which such a game has no end."""


class Unsound(Exception):
    """A position that no game can reach; the message tells maintainers why."""


def check_start(rules: "Rules[Any]", state: Any) -> None:
    """Look at a position before any rule is asked about it. Raises `Unsound`, or what `faults` raises."""
    faults = rules.faults(state)
    if faults:
        raise Unsound("; ".join(faults))


def check(table: "Table[Any]") -> None:
    """Look at what would be looked at next: where the table stands, one step of every option, one game.

    Raises `Unsound`, or whatever the rules raise when they meet the impossible.
    """
    _look(table)
    decision = table.decision
    for option in decision.options if decision is not None else ():
        twin = table.clone()
        twin.apply(option.key)
        _look(twin)
    _play_out(table.clone(), Rng(0))  # some impossibilities show later


def _play_out(table: "Table[Any]", chance: Rng) -> None:
    """Play to the end, any option as likely as any other. Raises what the rules raise, and `Unsound`."""
    for _ in range(_LONGEST):
        if table.decision is None:
            _look(table)
            return
        table.apply(chance.pick(table.decision.options).key)
    raise Unsound("the game has no end")


def _look(table: "Table[Any]") -> None:
    """Ask of a position what rules and screens ask. Raises `Unsound`, or what the rules raise."""
    rules, state = table.rules, table.state
    check_start(rules, state)
    if len(rules.standings(state)) != table.seats:
        raise Unsound("another number of seats")
    active = rules.progress(state).active
    decision = table.decision
    seats = range(table.seats)
    if active not in (None, *seats) or (decision is not None and decision.seat not in seats):
        raise Unsound("it is the turn of a seat that doesn't exist")
    if decision is not None:
        _ = decision.blocked
    for seat in (None, *seats):
        rules.view(state, seat)
        rules.standings_seen(state, seat)
    for seat in seats:
        rules.hides(state, seat)
