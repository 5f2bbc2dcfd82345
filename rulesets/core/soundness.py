"""Whether a game can continue from a position that comes from outside, in the checkpoint of a save.

Rules may rely on everything that is true of positions they have produced themselves. Other positions must
be checked before the game continues: a display without tiles would otherwise fail in the middle of a turn.
"""

from typing import Any, Protocol, Self

from rulesets.core.chance import Rng
from rulesets.core.decision import Decision
from rulesets.core.rules import Rules

_LONGEST = 5000
"""A game that takes more answers than this counts as endless."""


class Played(Protocol):
    """What a check asks of the table at which it plays on."""

    rules: Rules[Any]
    seats: int

    @property
    def state(self) -> Any:
        """The position."""

    @property
    def decision(self) -> Decision[Any] | None:
        """What is asked next; `None` at the end."""

    def apply(self, key: str, /) -> object:
        """Answer with the option that has this key."""

    def clone(self) -> Self:
        """A table in the same position."""


class Unsound(Exception):
    """A position that no game can reach; the message, for maintainers, says why."""


def check_start(rules: Rules[Any], state: Any) -> None:
    """Check a position before any rule uses it. Raises `Unsound`, or what `faults` raises."""
    faults = rules.faults(state)
    if faults:
        raise Unsound("; ".join(faults))


def check(table: Played) -> None:
    """Check what would be used next: the table's position, one step of every option, one whole game.

    Raises `Unsound`, or whatever the rules raise when they meet the impossible.
    """
    _look(table)
    decision = table.decision
    for option in decision.options if decision is not None else ():
        twin = table.clone()
        twin.apply(option.key)
        _look(twin)
    _play_out(table.clone(), Rng(0))  # some impossibilities show later


def _play_out(table: Played, chance: Rng) -> None:
    """Play to the end, all options equally likely. Raises what the rules raise, and `Unsound`."""
    for _ in range(_LONGEST):
        if table.decision is None:
            _look(table)
            return
        table.apply(chance.pick(table.decision.options).key)
    raise Unsound("the game has no end")


def _look(table: Played) -> None:
    """Query a position as rules and screens do. Raises `Unsound`, or what the rules raise."""
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
