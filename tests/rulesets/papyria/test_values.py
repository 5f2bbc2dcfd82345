"""What realms are worth (specification 7), cities and temples checked by trying everything."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulesets.core import Rng
from rulesets.papyria import RULES
from rulesets.papyria.cells import around
from rulesets.papyria.components import KINDS, LANDSCAPE_ROWS, LANDSCAPES
from rulesets.papyria.realm import (
    Laid,
    Realm,
    city_value,
    forest_value,
    invention_value,
    lapis_production,
    mountain_value,
    papyrus_production,
    river_value,
    sanctuary_group,
    sanctuary_value,
    temple_value,
    value,
    values,
)
from rulesets.papyria.setup import start_realm
from rulesets.papyria.tours import between
from tests.conformance.play import Walk
from tests.rulesets.papyria import tours
from tests.rulesets.papyria.builders import A, position, realm, seat, sheet
from tests.whole import sampled


def worth(added: str = "", **buildings: str) -> dict[str, int]:
    """All seven values of a realm."""
    return dict(zip(KINDS, values(realm(added, **buildings)), strict=True))


# -- Scenarios -------------------------------------------------------------------------------------


def test_the_realm_of_the_start() -> None:
    """S4 (specification 7; R35): the settlement is landscape, river and invention."""
    own = start_realm()
    assert dict(zip(KINDS, values(own), strict=True)) == {
        "mountain": 1,
        "river": 3,
        "forest": 2,
        "sanctuary": 1,
        "city": 0,
        "temple": 0,
        "invention": 1,
    }
    assert (lapis_production(own), papyrus_production(own), sanctuary_group(own)) == (0, 2, 1)


def test_a_river_with_an_arm_that_is_not_linked() -> None:
    """S36 (7.2, R31): both sides need an exit; side arms count."""
    found = worth("2,0=L01@0 3,0=L11@1 3,-1=L22@1 2,-1=L02@0 4,-1=L09@0")
    assert (found["river"], found["forest"], found["invention"]) == (7, 4, 5)


def test_forests() -> None:
    """S37 (7.3; R27, R32): the group with the most uncovered symbols."""
    added = "0,2=L09@0 1,1=L40@0"
    assert worth(added)["forest"] == 6
    assert worth(added, city="0,1")["forest"] == 5
    found = worth(added, city="0,1 1,1")
    assert (found["forest"], found["city"]) == (3, 2)


def test_mountains() -> None:
    """S38 (7.1; R29, R30): a mine counts two, never three; mines elsewhere only produce."""
    added = "-2,0=L29@0 -2,1=L13@0 -1,1=L24@0 2,0=L05@0"
    assert worth(added)["mountain"] == 4
    assert worth(added, mine="-1,0 -2,0")["mountain"] == 6
    assert worth(added, mine="-1,0 -2,0 2,0")["mountain"] == 6
    assert lapis_production(realm(added, mine="-1,0 -2,0 2,0")) == 5


def test_lonely_sanctuaries() -> None:
    """S39 (7.4, R33): neighbours spoil each other; a temple covers one of them."""
    added = "0,-2=L37@0 2,0=L07@0 1,1=L40@0"
    assert worth(added)["sanctuary"] == 2
    found = worth(added, temple="0,-2")
    assert (found["sanctuary"], found["temple"]) == (3, 1)
    found = worth(added, temple="0,-1 1,1")
    assert (found["temple"], found["sanctuary"]) == (4, 2)


def test_cities() -> None:
    """S40 (7.5, R34): what lies between is counted once, however many cities it joins."""
    assert worth(city="0,1")["city"] == 1
    assert worth(city="0,1 1,0")["city"] == 3
    assert worth(city="0,1 1,0 0,-1")["city"] == 4


def test_inventions() -> None:
    """S41 (7.7, R35): six of them with three symbols are 18 points."""
    added = "2,0=L01@0 3,0=L02@0 4,0=L03@0 5,0=L04@0 6,0=L06@0"
    assert worth(added)["invention"] == 6
    state = position(seat(added, symbols="invention 3", knowledge=18, keys="K-IN-3"))
    assert sheet(state)["keys"] == 18
    assert sheet(position(seat(added, symbols="invention 3", knowledge=17, keys="K-IN-3")))["keys"] == 17


def test_mines_beat_more_landscapes() -> None:
    """S52 (R54): the group with the best total, not the one with the most landscapes."""
    added = "-2,0=L29@0 -3,0=L13@0 2,0=L05@0 3,0=L10@0"
    assert worth(added)["mountain"] == 3
    assert worth(added, mine="2,0 3,0")["mountain"] == 4


# -- Single rulings --------------------------------------------------------------------------------


def test_a_lapis_invention_beside_a_mountain() -> None:
    """R30 (7.1): both on one landscape count one without a mine, two with it."""
    assert worth("-2,0=L30@0")["mountain"] == 2
    assert worth("-2,0=L30@0", mine="-2,0")["mountain"] == 3
    assert lapis_production(realm("-2,0=L30@0", mine="-2,0")) == 2


def test_several_cities_on_one_landscape_are_several_cities() -> None:
    """R27 and R34 (7.5): between them lies nothing."""
    assert worth("0,2=L32@0", city="0,2 0,2 0,2")["city"] == 3
    assert worth(city="0,1 0,1 1,0")["city"] == 4


def test_the_key_wants_any_connected_five() -> None:
    """R48: a group of any shape; a temple inside breaks it up."""
    added = "0,-2=L36@0 0,-3=L38@0 1,-2=L39@0 -1,-2=L42@0"
    assert sanctuary_group(realm(added)) == 5
    assert sanctuary_value(realm(added)) == 0
    assert sanctuary_group(realm(added, temple="0,-2")) == 1
    assert sanctuary_value(realm(added, temple="0,-2")) == 4


def test_no_diagonals() -> None:
    """5.7 and 7: corners don't connect."""
    assert worth("1,1=L09@0")["forest"] == 2 + 2 + 1, "by way of Grove and Canal"
    lonely: Realm = {"0,0": Laid("L32"), "1,1": Laid("L32")}
    assert (forest_value(lonely), mountain_value(lonely)) == (3, 1)
    shrines: Realm = {"0,0": Laid("L27"), "1,1": Laid("L27")}
    assert (sanctuary_value(shrines), river_value(shrines), sanctuary_group(shrines)) == (2, 1, 1)


# -- Cities and temples against everything that can be tried -----------------------------------------


@st.composite
def realms(draw: st.DrawFn, most: int = 16) -> Realm:
    """A realm that has grown from the start, with buildings anywhere they may stand."""
    own = dict(start_realm())
    tiles = draw(st.permutations(sorted(LANDSCAPE_ROWS)))
    for tile in tiles[: draw(st.integers(0, most - 5))]:
        free = sorted({cell for here in own for cell in around(here)} - {*own})
        own[draw(st.sampled_from(free))] = Laid(tile, draw(st.integers(0, 3)))
    for cell in draw(st.lists(st.sampled_from(sorted(own)), max_size=14, unique=True)):
        printed = LANDSCAPES[own[cell].tile]
        own[cell] = own[cell]._replace(
            temple=printed.sanctuary, cities=draw(st.integers(0, printed.forests)), mine=printed.mountain
        )
    return own


@settings(max_examples=sampled(50, 250))
@given(realms())
def test_cities_and_temples_are_linked_the_shortest_way(own: Realm) -> None:
    """R34 (specification 7.5 and 7.6): as trying every set of landscapes between says."""
    state = position(seat())
    state.seats[A].realm = own
    assert tours.faults(state) == []


@settings(max_examples=sampled(50, 250))
@given(realms(), st.data())
def test_any_ends_are_linked_the_shortest_way(own: Realm, data: st.DataObject) -> None:
    """R34: any number of ends anywhere, up to all of the realm."""
    ends = frozenset(data.draw(st.lists(st.sampled_from(sorted(own)), min_size=1, max_size=9)))
    assert between(frozenset(own), ends) == tours.fewest_between(frozenset(own), ends)


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_ends_spread_over_a_field(count: int) -> None:
    """R34: every choice of a few ends on the rim of a square with a hole, and on a square."""
    square = frozenset(f"{x},{y}" for x in range(4) for y in range(4))
    rim = square - {"1,1", "2,1", "1,2"}
    corners = sorted(square)[:: 2 if count > 3 else 1]
    for ends in combinations(corners, count):
        assert between(square, frozenset(ends)) == tours.fewest_between(square, frozenset(ends))
        if rim.issuperset(ends):
            assert between(rim, frozenset(ends)) == tours.fewest_between(rim, frozenset(ends))


def test_ends_scattered_over_large_realms() -> None:
    """R34: more landscapes and buildings than play brings together."""
    chance = Rng(9)
    for ends in (3, 4, 5, 6):
        for _ in range(8):
            tour = tours.scattered(chance, 18, ends)
            assert between(*tour) == tours.fewest_between(*tour)


WALKED = sampled(500, 2_000)
"""Decisions after each of which everything is tried."""


def test_random_play_is_checked_by_trying_everything() -> None:
    """R34: a sample of what `make fuzz` does a million times; the check sees wrong values."""
    for seats in (2, 4):
        walk = Walk(RULES, seats, seed=31, also=tours.faults).run(WALKED)
        assert walk.decisions >= WALKED
    assert sum(len(ends) > 1 for _, ends in tours.collected(range(6))) > 10


def test_the_reference_notices_wrong_links(monkeypatch: pytest.MonkeyPatch) -> None:
    """R34: a spanning tree of distances is too long for three buildings around a crossing."""
    state = position(seat(city="0,1 1,0 0,-1", knowledge=1, keys="K-CI-1"))
    assert tours.faults(state) == []
    monkeypatch.setattr("rulesets.papyria.realm.between", lambda cells, ends: 2)
    assert tours.faults(state) == ["seat 0: cities 5, not 4"]


# -- Any realm -------------------------------------------------------------------------------------


@settings(max_examples=sampled(35, 150))
@given(realms())
def test_bounds_of_values(own: Realm) -> None:
    """h14: river, invention, city and sanctuary values stay within what the realm holds."""
    open_ones = sum(laid.sanctuary for laid in own.values())
    assert sanctuary_value(own) <= open_ones
    assert sanctuary_group(own) <= open_ones
    assert city_value(own) >= sum(laid.cities for laid in own.values())
    assert temple_value(own) >= sum(laid.temple for laid in own.values())
    assert river_value(own) >= 3
    assert invention_value(own) >= 1
    assert forest_value(own) <= sum(laid.forests for laid in own.values())
    assert [value(own, kind) for kind in KINDS] == [*values(own)]


@settings(max_examples=sampled(25, 100))
@given(realms(), st.integers(0, 3))
def test_values_do_not_depend_on_where_north_is(own: Realm, quarter: int) -> None:
    """R25 (specification 7): a realm turned as a whole is worth the same."""
    turned: Realm = {}
    for cell, laid in own.items():
        x, y = map(int, cell.split(","))
        for _ in range(quarter):
            x, y = y, -x
        turned[f"{x},{y}"] = laid._replace(rotation=(laid.rotation + quarter) % 4)
    assert values(turned) == values(own)
