"""What can be taken back (specification f)."""

import pytest

from rulesets.core import IllegalChoice
from tests.rulesets.orbis.builders import answer, at, choosable, kind, laid, lying


def test_a_turn_can_be_taken_back_until_something_new_is_turned_up() -> None:
    """S39 (specification f): laying shows a new landscape, a god shows nothing."""
    table = at("", "1/0=B1-3 1/1=W1-3")
    answer(table, "landscape:2", "wilderness")
    assert kind(table) == "place"
    table.undo()
    assert kind(table) == "settle_cost"
    table.undo()
    assert kind(table) == "choose_tile"
    assert table.state.display[2] == "R1-1"
    assert lying(table) == {}
    assert not table.can_undo
    answer(table, "landscape:2", "wilderness", "site:2/0")
    assert table.state.display[2] == "Y1-2"
    assert not table.can_undo
    with pytest.raises(IllegalChoice):
        table.undo()

    table = at("RRRRW", gods=["death", "seas", "fire", "nature", "harvest"])
    answer(table, "god:death")
    assert table.state.active == 1
    assert table.can_undo
    table.undo()
    assert kind(table) == "choose_tile"
    assert (table.state.active, table.state.seats[0].god) == (0, None)
    assert "god:death" in choosable(table)
    table.redo()
    answer(table, "landscape:0")
    assert table.state.active == 1
    table.undo()
    assert not table.can_undo


def test_another_seats_answer_ends_what_can_be_taken_back() -> None:
    """Specification f: once seat 1 has answered, seat 0's god stays, even if seat 1 takes that back."""
    table = at()
    answer(table, "god:seas", "god:fire")
    table.undo()
    assert table.state.active == 1
    with pytest.raises(IllegalChoice):
        table.undo()
    assert table.state.seats[0].god == "seas"


def test_nothing_is_turned_up_before_the_excess_is_given_back() -> None:
    """Specification d.1 (p. 5): phase 6 comes before phase 7, so what led to it can be taken back."""
    table = at("R" * 10, "1/0=B1-3")
    answer(table, "landscape:4", "pay", "site:1/1", "gain:white")
    assert kind(table) == "discard_excess"
    assert None in table.state.display
    table.undo()
    assert kind(table) == "take_worshipper"
    table.redo()
    answer(table, "give:white")
    assert table.state.display[4] == "Y1-2"
    assert not table.can_undo


def test_an_eruption_can_be_taken_back_pick_by_pick() -> None:
    """Specification f: what lies out in the open can be put back."""
    table = at("", "1/0=G1-3", display={4: "R2-1"}, lying={4: "RG"})
    answer(table, "landscape:4", "pay", "site:1/1", "erupt", "remove:1/red")
    table.undo()
    assert lying(table) == {1: "R", 3: "R", 5: "R", 7: "R"}
    for _ in range(3):
        table.undo()
    assert kind(table) == "settle_cost"
    for _ in range(3):
        table.redo()
    assert laid(table, "1/1") == "R2-1"
    assert kind(table) == "eruption_pick"
