"""The ceremonial ground: free spaces, pairs, and room for building tiles."""

from rulesets.bora_bora import RULES
from rulesets.bora_bora.advice.ground import (
    SiteAdvice,
    around,
    beside_on,
    free_ground,
    material_advice,
    most_tiles,
    site_advice,
    space_advice,
)
from rulesets.bora_bora.components import GROUND
from rulesets.bora_bora.state import BoraBora
from tests.rulesets.bora_bora.builders import A, Player, answer, asked, placing, position


def site(state: BoraBora, spaces: str) -> SiteAdvice:
    return site_advice(RULES.view(state, A), A, None, spaces)


def test_free_ground_is_that_of_one_material_which_nothing_covers() -> None:
    view = RULES.view(position(Player(ground="a1", built={2: "b1 b2"}), Player()), A).seats[A]
    free = {material: free_ground(view, material) for material in ("sand", "wood", "stone")}
    assert sum(map(len, free.values())) == len(GROUND) - 3
    for material, spaces in free.items():
        assert {GROUND[space].material for space in spaces} == {material}
        assert not {"a1", "b1", "b2"} & {*spaces}


def test_a_space_says_what_lies_there_and_what_it_could_be_built_on_with() -> None:
    own = RULES.view(position(Player(ground="a1 b4", built={2: "b1 b2"}), Player()), A).seats[A]
    sand, tile, empty = (space_advice(own, space) for space in ("a1", "b1", "a2"))
    assert (sand.material, sand.filled, sand.tile) == ("sand", True, None)
    assert (tile.filled, tile.tile) == (False, 2)
    assert (empty.material, empty.filled, empty.tile) == ("wood", False, None)
    assert (empty.near, empty.others) == (("a1",), ("a1", "a3")), "b2 below it is covered"
    assert around(own, "c4") == ["b4", "c3"]
    assert beside_on(own, "c4") == ["b4"]
    assert beside_on(own, "c1") == []


def test_a_material_says_on_which_of_its_spaces_it_would_make_a_pair() -> None:
    """Wood goes on a2, b1, b4 or c3; sand on a1 is beside a2 and b1."""
    view = RULES.view(position(Player(ground="a1"), Player()), A)
    wood = material_advice(view, A, "wood")
    assert (wood.free, wood.pairs) == (("a2", "b1", "b4", "c3"), 2)
    assert material_advice(view, A, "stone").pairs == 0
    full = RULES.view(position(Player(ground="a1 a4 b3 c2"), Player()), A)
    assert (material_advice(full, A, "sand").free, material_advice(full, A, "sand").pairs) == ((), 0)


def test_a_site_says_where_fewer_tiles_would_fit_than_are_left() -> None:
    """A tile on b1 and b2, four left after the next one: a space by itself holds none."""
    state = position(Player(built={1: "b1 b2"}), Player())
    for spaces, fit in (("a1-a2", 4), ("a2-a3", 3), ("c1-c2", 4), ("c2-c3", 3), ("b3-b4", 4)):
        told = site(state, spaces)
        assert (told.room, told.tiles_left) == (fit, 4), spaces
        assert told.wastes == (fit < 4)
        assert not told.tight, "there is no better site among those asked about"


def test_the_last_two_tiles_fit_side_by_side_only() -> None:
    state = position(Player(built={1: "a1 a2", 2: "a3 a4", 3: "b1 b2", 4: "b3 b4"}), Player())
    assert (site(state, "c1-c2").room, site(state, "c1-c2").wastes) == (1, False)
    assert (site(state, "c2-c3").room, site(state, "c2-c3").wastes) == (0, True)


def test_building_warns_of_single_spaces_only_where_another_site_leaves_more_room() -> None:
    """Materials on a1, a2 and a3: building on a1 and a2 wastes nothing, on a2 and a3 it cuts a1 off."""
    table = placing(Player(ground="a1 a2 a3", built={1: "b1 b2"}), dice="5")
    answer(table, "place:5:build", "building:5")
    decision, view = asked(table), RULES.view(table.state, A)
    assert decision.kind == "build_site"
    kept, cut = (site_advice(view, A, decision, spaces) for spaces in ("a1-a2", "a2-a3"))
    assert (kept.room, kept.elsewhere, kept.tight) == (4, 4, False)
    assert (cut.room, cut.elsewhere, cut.tight) == (3, 4, True)
    assert kept.points == view.building_vp


def test_a_site_that_leaves_too_little_is_no_loss_where_every_site_does() -> None:
    table = placing(Player(ground="a2 a3", built={1: "b1 b2", 2: "c1 c2"}), dice="5")
    answer(table, "place:5:build")
    view = RULES.view(table.state, A)
    told = site_advice(view, A, table.decision, "a2-a3")
    assert (told.wastes, told.tight) == (told.room < told.tiles_left, False)


def test_tiles_fit_on_pairs_of_neighbours_only() -> None:
    assert most_tiles(tuple(GROUND)) == 6
    assert most_tiles(("a1", "a3", "b4", "c2")) == 0
    assert most_tiles(("a1", "a2", "b1", "c4")) == 1
    assert most_tiles(("a1", "b1")) == 1
    assert most_tiles(("a1", "a2", "a3", "a4")) == 2
    assert most_tiles(("a1",)) == most_tiles(()) == 0


def test_what_lies_on_the_ground_and_beside_it_counts_for_computer_players() -> None:
    """Materials on the ground and those that wait beside it; covered are spaces, not tiles."""
    state = position(Player(ground="a1 c4", beside="wood wood", built={2: "b1 b2"}), Player())
    found = RULES.features(state, A)
    assert (found["materials"], found["covered"], found["built"]) == (4, 4, 1)


def test_a_site_is_tight_where_another_one_leaves_room_for_more_of_the_tiles_that_are_left() -> None:
    """Room afterwards, tiles left, and room after building elsewhere."""
    for room, left, elsewhere, wastes, tight in (
        (3, 2, 4, False, False),
        (2, 2, 4, False, False),
        (1, 2, 4, True, True),
        (1, 2, 1, True, False),
        (1, 3, 2, True, True),
        (3, 3, 2, False, False),
    ):
        advice = SiteAdvice(10, room, left, elsewhere)
        assert (advice.wastes, advice.tight) == (wastes, tight), (room, left, elsewhere)
