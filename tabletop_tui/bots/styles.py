"""The styles of rivals (`tabletop_tui.store.rivals`): what the search adds to its judgement of positions.

A style decides between answers that are close. It adds a few points for what it likes, or trusts good and bad
luck differently; it never leaves out an answer, and searches as long as the level does.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from rulesets.core.rules import Rules
from tabletop_tui.bots.search import HOPE, Judges
from tabletop_tui.bots.value import Value
from tabletop_tui.store.rivals import Style

Likes = Callable[[Rules[Any], Value, Any, int], float]
"""How many points a style adds for a seat in a position."""

NOW = 0.2
"""What a point made already counts more for the quick, and one still expected for the patient."""
SAME = 0.15
"""What a point of the richest source counts more for the stubborn."""
NEW = 0.5
"""What each source of points is worth to the curious."""
KEPT = 0.15
"""What each thing that decides ties, such as a worshipper or a cube that is left, is worth to the thrifty."""
AGAINST = 0.3
"""What a point of the leader of the others counts more against the watchful."""


def _quick(rules: Rules[Any], _value: Value, state: Any, seat: int) -> float:
    return NOW * sum(line.points for line in rules.lines(state, seat))


def _patient(rules: Rules[Any], value: Value, state: Any, seat: int) -> float:
    return NOW * (value.finals(state)[seat] - sum(line.points for line in rules.lines(state, seat)))


def _stubborn(rules: Rules[Any], _value: Value, state: Any, seat: int) -> float:
    return SAME * max((line.points for line in rules.lines(state, seat)), default=0)


def _curious(rules: Rules[Any], _value: Value, state: Any, seat: int) -> float:
    return NEW * sum(line.points > 0 for line in rules.lines(state, seat))


def _thrifty(rules: Rules[Any], _value: Value, state: Any, seat: int) -> float:
    return KEPT * sum(rules.standings(state)[seat].tie_break)


def _watchful(_rules: Rules[Any], value: Value, state: Any, seat: int) -> float:
    return -AGAINST * max(final for other, final in enumerate(value.finals(state)) if other != seat)


LIKES: Mapping[Style, Likes] = MappingProxyType(
    {
        Style.QUICK: _quick,
        Style.PATIENT: _patient,
        Style.STUBBORN: _stubborn,
        Style.CURIOUS: _curious,
        Style.THRIFTY: _thrifty,
        Style.WATCHFUL: _watchful,
    }
)
HOPES: Mapping[Style, float] = MappingProxyType({Style.CAREFUL: 0.2, Style.BOLD: 0.8})
"""How far the best result of an answer counts, and not the average (`TurnSearch`), from 0 to 1."""


def hope(style: Style | None) -> float:
    """How far a style hopes for the best."""
    return HOPE if style is None else HOPES.get(style, HOPE)


def bent(rules: Rules[Any], value: Value, style: Style | None, own: int) -> Judges:
    """How a player of a style judges positions for its own seat; for the others, as everyone does."""
    likes = None if style is None else LIKES.get(style)
    if likes is None:
        return value.lead

    def judges(state: Any, seat: int) -> float:
        lead = value.lead(state, seat)
        return lead + likes(rules, value, state, seat) if seat == own else lead

    return judges
