"""What lies in the box: counts and sums of the component tables, and that they agree (specification b)."""

from collections import Counter

import pytest

from rulesets.bora_bora import RULES
from rulesets.bora_bora.components import (
    ACTIONS,
    BUILDINGS,
    CARDS,
    COLOUR_ROWS,
    COUNTS,
    DICE,
    FEWEST_JEWELS,
    FEWEST_TASKS,
    FINAL,
    FISH,
    FISHING_VP,
    GOD_ROWS,
    GOD_TILES,
    GODS,
    GROUND,
    HELPER,
    HUTS,
    JEWELS,
    KINDS,
    LAST_STATUS,
    MATERIALS,
    OPEN_CARDS,
    PATHS,
    PEOPLE,
    PERSON_KINDS,
    PRIESTS,
    REGIONS,
    ROUND_ROWS,
    ROUNDS,
    SET_UPS,
    SEXES,
    SITES,
    SPACES,
    START_CARDS,
    START_OFFERINGS,
    STATUS,
    TASK_VP,
    TASKS,
    TEMPLE_ROWS,
    WAYS,
    YELLOW_VP,
)


def test_pieces_in_the_box() -> None:
    """Rulings R39 and R47 (specification b): as the rulebook counts them."""
    assert {name: row.count for name, row in COUNTS.items()} == {
        "offerings": 18,
        "shells": 36,
        "sand": 10,
        "stone": 10,
        "wood": 10,
        "fish_tiles": 12,
        "woman_tiles": 36,
        "man_tiles": 36,
        "jewelry_tiles": 24,
        "god_cards": 60,
        "task_tiles_light": 7,
        "task_tiles_dark": 53,
        "task_tiles_replacement": 2,
        "action_cards": 7,
        "god_tiles": 10,
        "building_tiles": 24,
        "turn_order_tiles": 4,
        "huts": 12,
        "priests": 4,
        "markers": 2,
        "dice": 3,
        "player_board": 1,
    }
    assert (HUTS, PRIESTS, DICE) == (12, 4, 3)
    assert {row.letter for row in COLOUR_ROWS.values()} == {*"RGBK"}


def test_twelve_regions_on_five_islands() -> None:
    """Rulings R1 and R2: three of each terrain, which yields one thing; no equal terrains side by side."""
    assert Counter(row.island for row in REGIONS.values()) == {
        "centre": 4,
        **dict.fromkeys(("north", "east", "south", "west"), 2),
    }
    terrains: dict[str, set[str]] = {}
    for row in REGIONS.values():
        terrains.setdefault(row.terrain, set()).add(row.site_yield)
    assert terrains == {"mountain": {"stone"}, "beach": {"sand"}, "forest": {"wood"}, "steppe": {"offering"}}
    assert {*Counter(row.terrain for row in REGIONS.values()).values()} == {3}
    centre = {row.terrain for row in REGIONS.values() if row.island == "centre"}
    assert centre == {*terrains}
    for path in PATHS.values():
        assert REGIONS[path.a].terrain != REGIONS[path.b].terrain


def test_sixteen_paths_join_all_neighbours() -> None:
    """Rulings R1 and R3: eight by land, within an island, eight by water; no diagonals."""
    pairs = {frozenset((path.a, path.b)): path for path in PATHS.values()}
    beside = {
        frozenset((one.id, other.id))
        for one in REGIONS.values()
        for other in REGIONS.values()
        if abs(one.grid_row - other.grid_row) + abs(one.grid_col - other.grid_col) == 1
    }
    assert {*pairs} == beside
    assert len(PATHS) == 16
    for path in PATHS.values():
        assert (path.kind == "land") == (REGIONS[path.a].island == REGIONS[path.b].island)
        assert (path.value, path.b) in WAYS[path.kind][path.a]
        assert (path.value, path.a) in WAYS[path.kind][path.b]
    values = {
        kind: sorted(path.value for path in PATHS.values() if path.kind == kind) for kind in ("land", "water")
    }
    assert values == {"land": [1, 1, 2, 3, 3, 4, 5, 6], "water": [1, 2, 2, 3, 4, 4, 5, 6]}
    from_c4 = {frozenset(("c4", name)): value for name, value in (("c2", 4), ("c3", 2), ("e2", 4), ("s2", 5))}
    assert {pair: path.value for pair, path in pairs.items() if "c4" in pair} == from_c4


def test_twelve_fish() -> None:
    """Ruling R37: four kinds of three, one 1 each."""
    assert Counter(row.vp for row in FISH.values()) == {1: 4, 2: 1, 3: 2, 4: 2, 5: 2, 6: 1}
    kinds = {row.fish_kind for row in FISH.values()}
    for kind in kinds:
        values = [row.vp for row in FISH.values() if row.fish_kind == kind]
        assert (len(values), values.count(1), sum(values)) == (3, 1, 9)
    assert len(kinds) == 4
    assert {row.count for row in FISH.values()} == {1}


def test_seventy_two_people() -> None:
    """Rulings R36 and R45: twelve kinds of each sex, three of each, with one, two and three symbols."""
    assert len(PEOPLE) == 72
    assert Counter((row.sex, row.kind) for row in PEOPLE.values()) == {
        (sex, kind): 3 for sex in SEXES for kind in KINDS
    }
    for row in PEOPLE.values():
        symbols = (row.status_symbols, row.shell_symbols)
        number = int(row.id[-1])
        assert symbols == ((number, 0) if row.sex == "man" else (0, number))
        assert row.count == 1
    assert {row.id for row in PERSON_KINDS.values()} == {*KINDS}
    assert PERSON_KINDS["land"].name_en == "Tracker"
    assert len({row.icon for row in PERSON_KINDS.values()}) == 12


VALUES = {
    **dict.fromkeys(("land", "water"), (2, 4, 6, 4, 6, 6)),
    **dict.fromkeys(("woman", "man", "build"), (3, 6, 6, 6, 6, 6)),
    **dict.fromkeys(("material", "hut", "god_card", "offering", "status", "shell"), (1, 2, 3, 2, 4, 6)),
    "vp": (2, 4, 6, 4, 8, 12),
}


@pytest.mark.parametrize("kind", KINDS)
def test_values_of_people(kind: str) -> None:
    """Rulings R25 and R43: by number of equal tiles, plain and doubled."""
    row = PERSON_KINDS[kind]
    plain = tuple(row.value(tiles) for tiles in (1, 2, 3))
    assert plain + tuple(row.value(tiles, doubled=True) for tiles in (1, 2, 3)) == VALUES[kind]


def test_twenty_four_jewels() -> None:
    """Ruling R37: six kinds of four, four of each price; 14 shells for 20 points."""
    assert Counter(row.shell_cost for row in JEWELS.values()) == dict.fromkeys(range(1, 7), 4)
    assert {row.shell_cost: row.vp for row in JEWELS.values()} == {1: 1, 2: 3, 3: 4, 4: 6, 5: 7, 6: 9}
    kinds = {row.kind for row in JEWELS.values()}
    assert kinds == {"necklace", "bracelet", "earring", "ring", "headdress", "belt"}
    for kind in kinds:
        rows = [row for row in JEWELS.values() if row.kind == kind]
        assert (len(rows), sum(r.shell_cost for r in rows), sum(r.vp for r in rows)) == (4, 14, 20)


def test_sixty_tasks() -> None:
    """Rulings R36, R37 and R39: seven light ones, one for each colour, kind, terrain, fish and material."""
    assert Counter(row.back for row in TASKS.values()) == {"light": 7, "dark": 53}
    wanted = Counter(row.requirement for row in TASKS.values())
    assert {name: count for name, count in wanted.items() if count > 1} == {
        "regions": 2,
        "gods_colour": 5,
        "jewelry_kind": 6,
        "material": 3,
        "terrain": 4,
        "fish_kind": 4,
        "person_kind": 12,
    }
    params: dict[str, set[str]] = {}
    for row in TASKS.values():
        params.setdefault(row.requirement, set()).add(row.param)
    assert params["gods_colour"] == {*GODS}
    assert params["person_kind"] == {*KINDS}
    assert params["material"] == {*MATERIALS}
    assert params["jewelry_kind"] == {row.kind for row in JEWELS.values()}
    assert params["fish_kind"] == {row.fish_kind for row in FISH.values()}
    assert params["terrain"] == {row.terrain for row in REGIONS.values()}


def test_action_cards() -> None:
    """Ruling R38 (specification c): seven, six and five of them; fishing is printed on the board."""
    in_play = {n: [card.id for card in CARDS.values() if card.in_play(n)] for n in (2, 3, 4)}
    assert {n: len(cards) - 1 for n, cards in in_play.items()} == {2: 5, 3: 6, 4: 7}
    for number, cards in in_play.items():
        parts = [part for card in cards if card != "fishing" for part in CARDS[card].action.split(" or ")]
        assert sorted(parts) == sorted(ACTIONS)
        assert SET_UPS[number].action_cards == len(cards) - 1
    assert CARDS["land_water_path"].action == "land or water"


def test_the_ground() -> None:
    """Specification b: three rows of four; four of each material; seventeen pairs."""
    assert Counter(row.material for row in GROUND.values()) == dict.fromkeys(MATERIALS, 4)
    assert [row.material for row in GROUND.values()][:4] == ["sand", "wood", "stone", "sand"]
    assert len(SITES) == 17
    assert all(GROUND[one].material != GROUND[other].material for one, other in SITES)
    assert [*BUILDINGS] == [1, 2, 3, 4, 5, 6]


def test_what_depends_on_the_round_or_the_players() -> None:
    """Rulings R20 and R21 (specification b and c)."""
    assert {n: (row.building_vp, row.priest_vp) for n, row in ROUND_ROWS.items()} == {
        **dict.fromkeys((1, 2), (10, 1)),
        **dict.fromkeys((3, 4), (7, 2)),
        **dict.fromkeys((5, 6), (4, 3)),
    }
    assert ROUNDS == 6
    for number, row in SET_UPS.items():
        assert row.start_vp_by_turn_order == tuple(range(number))
        assert row.task_display == number + 2
        assert row.dark_tasks_used_in_game == 2 * number + 6 * (number + 2) <= 53
        assert (row.god_tiles_temple, row.god_tiles_dealt) == (6, number)


def test_tracks_prices_and_points() -> None:
    """Rulings R22 and R34 to R36 (specification b and g)."""
    assert STATUS == (0, 1, 1, 2, 2, 4, 4, 6, 6, 9, 9, 12, 12, 15, 15)
    assert LAST_STATUS == 14
    assert {name: row.die_points for name, row in HELPER.items()} == {
        **dict.fromkeys(("tattoo", "shells", "vp"), 1),
        **dict.fromkeys(("offering", "god_card", "material", "move_hut"), 2),
    }
    assert [row.pushes_to for row in TEMPLE_ROWS.values()] == ["5", "4", "3", "2", "1", "out"]
    assert {row.vp for name, row in FINAL.items() if name.startswith("bonus")} == {"6"}
    assert (GOD_TILES.count, GOD_TILES.in_temple, GOD_TILES.per_player, GOD_TILES.final_vp) == (10, 6, 1, 2)
    assert {name: row.count for name, row in GOD_ROWS.items()} == dict.fromkeys(GODS, 12)
    assert (START_CARDS, START_OFFERINGS, OPEN_CARDS, FISHING_VP) == (2, 2, 5, 2)
    assert (TASK_VP, YELLOW_VP, FEWEST_TASKS, FEWEST_JEWELS) == (6, 4, 9, 6)
    assert [row.starts_with_huts for row in SPACES.values()] == [1] * 12


def test_what_the_engine_is_told() -> None:
    """Specification a and d.9: two to four players, two rulings to choose."""
    assert (RULES.id, RULES.seat_counts, [v.id for v in RULES.variants]) == (
        "bora_bora",
        range(2, 5),
        ["blocking", "doubling"],
    )
