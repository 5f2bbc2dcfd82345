"""Equal points at the end aren't the same for all: what decides a tie counts, but less than a point."""

from typing import Any

import pytest

from rulesets import load_rules
from rulesets.core import ScoreLine, Standing, Table
from rulesets.core.rules import placed
from tabletop_tui.bots.value import TIE, Value

RULES = load_rules("orbis")


def ended(monkeypatch: pytest.MonkeyPatch, *rows: tuple[int, int], left: float = 0.0) -> Any:
    """A position in which seats have these points, each with what decides a tie."""
    standings: tuple[Standing, ...] = placed(
        (seat, (ScoreLine("all", points),), (tie,)) for seat, (points, tie) in enumerate(rows)
    )
    monkeypatch.setattr(type(RULES), "standings", lambda *_: standings)
    monkeypatch.setattr(type(RULES), "left", lambda *_: left)
    return Table.new(RULES, len(rows), 1, listen=False).state


@pytest.mark.parametrize(
    ("rows", "leads"),
    [
        (((20, 3), (20, 1)), [TIE, -TIE]),
        (((20, 1), (20, 1)), [0.0, 0.0]),
        (((20, 1), (19, 9)), [1.0, -1.0]),
        (((20, 1), (20, 3), (12, 0)), [-TIE, TIE, -8.0]),
        (((20, 1), (20, 3), (20, 3)), [-TIE, 0.0, 0.0]),
    ],
)
def test_who_wins_a_tie_is_half_a_point_ahead(
    rows: tuple[tuple[int, int], ...], leads: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    state = ended(monkeypatch, *rows)
    assert [Value(RULES, {}).lead(state, seat) for seat in range(len(rows))] == leads


def test_before_the_end_a_tie_decides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ended(monkeypatch, (20, 3), (20, 1), left=0.5)
    assert [Value(RULES, {}).lead(state, seat) for seat in range(2)] == [0.0, 0.0]
