"""What is observed of tasks: how far they are, and which options bring what they ask for."""

from typing import Any

import pytest

from rulesets.bora_bora import RULES
from rulesets.core import Table
from rulesets.core.observing import Observer
from tests.rulesets.bora_bora.builders import Player, at, position

OBSERVER: Observer[Any] = Observer(RULES.observed(), 2, RULES.left)


def seen(table: Table[Any], seat: int) -> dict[str, float]:
    """The numbers of a seat that aren't 0, by name."""
    numbers = memoryview(OBSERVER.numbers(table.state, seat, table.decision)).cast("f")
    return {name: number for name, number in zip(OBSERVER.names, numbers, strict=True) if number}


def offered(table: Table[Any], number: str) -> dict[str, float]:
    """The options for which this number isn't 0."""
    decision = table.decision
    assert decision is not None
    rows = OBSERVER.each_option(table.state, decision)
    place = OBSERVER.option_names.index(number)
    found = {
        option.key: memoryview(row).cast("f")[place]
        for option, row in zip(decision.options, rows, strict=True)
    }
    return {key: value for key, value in found.items() if value}


def test_what_tasks_still_lack_is_seen_by_their_owner() -> None:
    anna = Player(tasks="t04 t24 t32", jewelry="necklace_1", shells=5)
    table = at(position(anna, Player(), dice="6", temple="A....."))
    lacking = {name for name in seen(table, 0) if name.startswith("own.lacking")}
    assert lacking == {
        "own.lacking.met",  # five shells
        "own.lacking.near",  # another necklace
        "own.lacking.units.priests",
        "own.lacking.units.jewelry_kind",
        "own.lacking.words=necklace",
    }
    assert seen(table, 0)["own.lacking.units.priests"] == pytest.approx(2 / 3)
    assert "own.lacking.words=necklace" not in seen(table, 1)


def test_jewelry_that_a_task_asks_for_is_wanted() -> None:
    anna = Player(tasks="t24 t25 t09", jewelry="bracelet_1 bracelet_3 necklace_1", shells=9)
    shown = "necklace_2 bracelet_4 ring_1 belt_2"
    table = at(position(anna, Player(), stage="jewelry", round=4, jewels=shown))
    assert {*offered(table, "wanted")} == {"jewelry:jewel_necklace_2"}, "the bracelets are there"


def test_new_tasks_show_what_they_lack() -> None:
    anna = Player(shells=5)
    table = at(position(anna, Player(), stage="new_tasks", round=3, display="t32 t20 t08 t46"))
    assert offered(table, "lacking") == {"take:t20": 1.0, "take:t08": 1.0, "take:t46": 0.75}
