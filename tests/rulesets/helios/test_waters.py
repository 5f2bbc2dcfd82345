"""The coast of every shape of land, and the sun's ways there, reckoned a second time (specification d.4)."""

import io
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.helios.coast import Coast, encloses
from rulesets.helios.geometry import BIT, CENTRE, LIGHT, NAME, NUMBER, beside, bits, fields_of
from rulesets.helios.options import legal_fields
from rulesets.helios.state import Seat, Tile
from rulesets.helios.sun import stops
from tests.rulesets.helios import exhaustive, waters
from tests.rulesets.helios.exhaustive import Arrow
from tests.rulesets.helios.waters import Waters
from tests.whole import sampled

EVERY = 60
"""One of this many shapes is looked at here; all of them by `make fuzz`."""


def shape(names: str) -> int:
    """Fields as bits."""
    found = 0
    for name in names.split():
        found |= BIT[name]
    return found


def grown_at_random(chance: Random, tiles: int) -> int:
    """A connected shape with the centre; the same as legal play could lay, or not."""
    found = BIT[CENTRE]
    while found.bit_count() < tiles:
        found |= 1 << chance.choice([*bits(beside(found) & LIGHT & ~found)])
    return found


shapes = st.builds(grown_at_random, st.integers(0, 1 << 32).map(Random), st.integers(1, 19))


def own_board(land: int, sun: str, **more: Any) -> Seat:
    """A seat with this shape of land."""
    return Seat(world={name: Tile("granite") for name in fields_of(land)}, sun=sun, **more)


# -- Every shape -----------------------------------------------------------------------------------


def test_one_circuit_around_each_shape() -> None:
    """I18 (rulings R18, R21): a sample; crossing the line once, and a step for every coast field."""
    found = [
        fault for land in islice(exhaustive.shapes(), 0, None, EVERY) for fault in exhaustive.faults(land)
    ]
    assert found == []


def test_all_shapes_are_found() -> None:
    """I18: as many as specification d.4 counts; the second reckoning finds the same small ones."""
    assert sum(1 for _ in exhaustive.shapes()) == exhaustive.SHAPES == 109_629
    few = 500
    theirs = {frozenset(fields_of(land)) for land in islice(exhaustive.shapes(), few)}
    ours = {frozenset(waters.names(land).split()) for land in islice(waters.shapes(), few)}
    size = max(map(len, theirs))
    assert {land for land in theirs if len(land) < size} == {land for land in ours if len(land) < size}


@pytest.mark.parametrize(
    ("land", "length"),
    [("D4", 6), (" ".join(fields_of(LIGHT)), 18), ("B2 B4 C2 C5 D3 D4 D5 E2 E5 F2 F4", 26)],
)
def test_lengths_of_circuits(land: str, length: int) -> None:
    """I18: the start land, the full board, and one of the most ragged shapes."""
    ((way),) = exhaustive.circuits(Coast(shape(land)))
    assert len(way) == length


def test_a_wrong_coast_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """I18: the check is able to fail, for circuits, shortcuts and dead ends."""
    tube = shape("C2 C3 D4 E2 E4 F2 F3")
    hook = shape("B3 B4 C3 D4")
    assert exhaustive.faults(tube) == exhaustive.faults(hook) == []
    with monkeypatch.context() as patch:
        patch.setattr("rulesets.helios.coast.dead_ends", lambda tiles: 0)
        assert any("dead ends are D3 E3" in fault for fault in exhaustive.faults(tube))
    with monkeypatch.context() as patch:
        patch.setattr(Coast, "_shortcuts", lambda self, start: ())
        assert any("other shortcuts" in fault for fault in exhaustive.faults(hook))
    with monkeypatch.context() as patch:
        patch.setattr(Coast, "coast_steps", lambda self, start: ())
        assert any("the coast steps" in fault for fault in exhaustive.faults(hook))
    with monkeypatch.context() as patch:
        patch.setattr(exhaustive, "_next", lambda coast, arrow: Arrow(arrow.start, arrow.direction))
        assert any("the circuit has 1 steps" in fault for fault in exhaustive.faults(hook))


def test_the_exhaustive_check_reports_what_it_did() -> None:
    """I18: as `make fuzz` shows it; here with a few shapes."""
    out = io.StringIO()
    assert exhaustive.check_all(1, out, most=300) == []
    assert out.getvalue().startswith("helios: 300 shapes of land in ")


# -- Against the second reckoning ------------------------------------------------------------------


@settings(max_examples=sampled(35, 150))
@given(shapes)
def test_waters_are_the_same_in_both_reckonings(land: int) -> None:
    """SUN-1 to SUN-3, DED-1 to DED-3 (rulings R17, R18, R20): sea, dead ends, coast and every step."""
    coast, other = Coast(land), Waters(waters.fields(" ".join(fields_of(land))))
    assert fields_of(coast.sea) == waters.names(other.sea).split()
    assert fields_of(coast.dead_ends) == waters.names(other.dead).split()
    assert fields_of(coast.stops) == waters.names(other.coast).split()
    for number in bits(coast.stops | coast.dead_ends & coast.sea):
        field = waters.NAMED[NAME[number]]
        steps = sorted((NAME[step.to], step.crossing) for step in coast.steps(number))
        assert steps == sorted((waters.name_of(b), waters.crosses(field, b)) for b in other.steps(field))
        if field in other.dead:
            assert len(steps) == 1


@settings(max_examples=sampled(50, 250))
@given(shapes, st.data(), st.integers(1, 16), st.integers(-2, 3), st.integers(0, 3))
def test_where_the_sun_may_stop(land: int, data: st.DataObject, most: int, turns: int, behind: int) -> None:
    """SUN-4 to SUN-7, LAP-1, LAP-2 (rulings R15, R16, R22; I9, I12): the reference search agrees."""
    coast = Coast(land)
    sun = NAME[data.draw(st.sampled_from(sorted(bits(coast.stops | coast.dead_ends & coast.sea))))]
    best = max(0, turns + behind)
    other = Waters(waters.fields(" ".join(fields_of(land))))
    expected = other.search(waters.NAMED[sun], most, turns, best)
    found = stops(own_board(land, sun, range=most, turns=turns, best=best))
    assert found, "the sun can always move"
    assert {stop.field for stop in found} == {waters.name_of(field) for field in expected}
    for stop in found:
        want = expected[waters.NAMED[stop.field]]
        assert (stop.steps, stop.lap, stop.lead) == (want.steps, want.lap, want.best - want.turns)
        assert turns + stop.crossings + stop.lead >= best, "the highest count never falls"
        assert abs(stop.crossings) <= stop.steps
    assert [stop.steps for stop in found] == sorted(stop.steps for stop in found)


@settings(max_examples=sampled(20, 80))
@given(shapes, st.data())
def test_where_the_endless_sun_may_stop(land: int, data: st.DataObject) -> None:
    """SUN-6 (ruling R23): everything that can be reached, the fewest steps, no counters."""
    coast = Coast(land)
    sun = NAME[data.draw(st.sampled_from(sorted(bits(coast.stops | coast.dead_ends & coast.sea))))]
    other = Waters(waters.fields(" ".join(fields_of(land))))
    own = own_board(land, sun)
    own.buildings = ["observatory"]
    found = {stop.field: stop.steps for stop in stops(own)}
    assert found == {waters.name_of(f): n for f, n in other.search_everywhere(waters.NAMED[sun]).items()}
    assert all((stop.lap, stop.crossings) == (False, 0) for stop in stops(own))
    assert {*fields_of(coast.stops)} - {sun} <= {*found}


@settings(max_examples=sampled(35, 150))
@given(shapes, st.data())
def test_where_land_may_lie(land: int, data: st.DataObject) -> None:
    """LND-2 to LND-5 (rulings R19, R20; I7, I8): adjacent, free, not under the sun, not around it."""
    coast = Coast(land)
    sun = NAME[data.draw(st.sampled_from(sorted(bits(coast.stops))))]
    other = Waters(waters.fields(" ".join(fields_of(land))))
    own = own_board(land, sun)
    assert {*legal_fields(own)} == {*waters.names(other.legal_fields(waters.NAMED[sun])).split()}
    for field in legal_fields(own):
        after = land | BIT[field]
        assert not encloses(after, NUMBER[sun])
        assert Coast(after).sea & BIT[sun] & beside(after), "the sun still touches land"
