"""Hints are compared with answers in other worlds, where one option is clearly the best and where none is."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tools import agreement
from tools.agreement import Asked, asked, in_short


@pytest.mark.parametrize(
    ("second", "answer", "expected"),
    [(3.5, "a", (True, True)), (2.9, "a", (True, False)), (2.9, "b", (False, False))],
)
def test_a_position_is_close_if_the_second_option_is_less_than_a_point_behind(
    second: float, answer: str, expected: tuple[bool, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [SimpleNamespace(key="a", lead=4.0), SimpleNamespace(key="b", lead=second)]
    monkeypatch.setattr(agreement, "hints", lambda _table: found)
    monkeypatch.setattr(agreement, "thinking", lambda _table, _seed: ())
    monkeypatch.setattr(agreement, "STRONGEST", SimpleNamespace(choose=lambda: answer))
    table: Any = object()
    one = asked(table, Random(1))
    assert (one.agrees, one.close) == expected


def test_shares_are_told_apart() -> None:
    answers = [Asked(True, False, 0.5), Asked(False, False, 1.0), Asked(False, True, 2.0)]
    said = in_short(answers)
    assert said.startswith("1 of 3 agree, 1 of the 2 that aren't close")
    assert "1.00 s (median), 2.00 s at most" in said
