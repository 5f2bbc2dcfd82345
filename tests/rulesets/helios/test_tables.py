"""What lies in the box: counts and sums of the component tables, and that they agree (specification b)."""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from rulesets.helios import components, scoring
from rulesets.helios.actions import ONCE
from rulesets.helios.components import (
    ACTION_TILES,
    ACTIONS,
    BUILDINGS,
    COLOUR_ROWS,
    COLOURS,
    CONSTANTS,
    FIELD_BONUSES,
    FIELD_ROWS,
    FUNCTIONS,
    JOKER,
    LAND_TILES,
    PERSONS,
    ROWS,
    SET_UPS,
    SPECIALS,
    SUN_TRACK,
    SUPPLIES,
    PersonScore,
    SpecialScore,
)
from rulesets.helios.geometry import (
    BIT,
    BOARD,
    BONUS,
    CENTRE,
    DARK,
    DIRECTIONS,
    FIELDS,
    HARBOURS,
    LAP_LINE,
    LIGHT,
    NAME,
    NEIGHBOURS,
    NUMBER,
    SUN_START,
    WEST,
    beside,
    bits,
    crossing,
    fields_of,
    grown,
)
from tests.corrected_tables import Corrected, assert_named, overrides_of
from tests.rulesets.helios import waters

GIVEN = ("rulebook", "public", "reconstructed")
"""Where a value may come from."""


# -- The board -------------------------------------------------------------------------------------


def test_thirty_seven_fields() -> None:
    """Ruling R8 (specification b.1): a hexagon; names, kinds and neighbours as the formulas say."""
    assert len(FIELDS) == 37
    for name, row in FIELD_ROWS.items():
        field = (row.q, row.r)
        assert waters.name_of(field) == name
        assert row.ring == waters.distance(field)
        assert row.kind == ("light" if row.ring <= 2 else "dark")
        named = [waters.name_of(each) if each in waters.BOARD else "-" for each in waters.around(field)]
        assert row.neighbours.split() == named
        assert [*NEIGHBOURS[name]] == [each for each in named if each != "-"]
    assert len(fields_of(LIGHT)) == 19
    assert len(fields_of(DARK)) == 18


def test_special_places() -> None:
    """Ruling R8 (b.1): the centre, the sun's start above it, the lap line."""
    assert (CENTRE, SUN_START) == ("D4", "D3")
    assert fields_of(LAP_LINE) == ["D1", "D2", "D3"]
    assert {row.roles for row in FIELD_ROWS.values()} == {
        "",
        "yellow_edge",
        "sun_start yellow_edge",
        "start_tile",
    }


def test_field_bonuses() -> None:
    """Ruling R9 (b.1): six harbours on the corners, mana twice, a resource twice."""
    places = {kind: sorted(f for f, bonus in BONUS.items() if bonus == kind) for kind in FIELD_BONUSES}
    assert places == {
        "harbour": ["B2", "B4", "D2", "D6", "F2", "F4"],
        "mana": ["B3", "F3"],
        "resource": ["C2", "E5"],
    }
    assert sorted(HARBOURS) == places["harbour"]
    assert {kind: row.count for kind, row in FIELD_BONUSES.items()} == {k: len(f) for k, f in places.items()}
    assert FIELD_BONUSES["harbour"].value == CONSTANTS["harbour_vp"].value == 4
    assert PERSONS["explorer"].vp_each == 4


def test_sets_of_fields_as_bits() -> None:
    """b.1: shifts never run over an edge."""
    for name in FIELDS:
        assert fields_of(BIT[name]) == [name]
        assert fields_of(beside(BIT[name])) == sorted(NEIGHBOURS[name])
        assert grown(BIT[name]) == BIT[name] | beside(BIT[name])
        assert NAME[NUMBER[name]] == name
    assert sorted(bits(BOARD)) == sorted(NUMBER.values())
    assert DIRECTIONS == waters.CLOCKWISE


def test_the_lap_line_is_crossed_at_five_places() -> None:
    """Ruling R15 (LAP-1): five pairs of neighbours, one way 1, the other -1; all else counts nothing."""
    pairs = {(a, b): crossing(NUMBER[a], NUMBER[b]) for a in FIELDS for b in NEIGHBOURS[a]}
    crossings = {pair for pair, count in pairs.items() if count == 1}
    assert crossings == {("C3", "D3"), ("C2", "D3"), ("C2", "D2"), ("C1", "D2"), ("C1", "D1")}
    assert {pair for pair, count in pairs.items() if count == -1} == {(b, a) for a, b in crossings}
    assert fields_of(WEST) == [name for name in FIELDS if name[0] in "ABC"]


# -- Tiles, cubes, track ---------------------------------------------------------------------------


def test_forty_eight_action_tiles() -> None:
    """Rulings R3 and R4 (b): for each action four of each colour, grey being the joker."""
    assert len(ACTION_TILES) == 12
    assert {(tile.action, tile.colour) for tile in ACTION_TILES.values()} == {
        (action, colour) for action in ACTIONS for colour in (*ROWS, JOKER)
    }
    assert {tile.count for tile in ACTION_TILES.values()} == {4}
    assert sum(tile.count for tile in ACTION_TILES.values()) == SUPPLIES["action_tiles"].count == 48
    assert {tile.colour: tile.colour_letter for tile in ACTION_TILES.values()} == {
        "red": "R",
        "blue": "U",
        "yellow": "Y",
        "grey": "J",
    }


def test_land_and_special_tiles() -> None:
    """Ruling R7 (b): 36 land tiles, four of each colour in its stack; two special tiles of each kind."""
    assert {word: row.count for word, row in LAND_TILES.items()} == {
        "spring": 6,
        "redwood": 8,
        "granite": 8,
        "bamboo": 8,
        "obsidian": 6,
    }
    assert {row.in_own_stack for row in LAND_TILES.values()} == {4}
    assert sum(row.count for row in LAND_TILES.values()) == SUPPLIES["land_tiles"].count == 36
    assert {kind: row.count for kind, row in SPECIALS.items()} == dict.fromkeys(SPECIALS, 2)
    assert SUPPLIES["special_tiles"].count == 8
    for word in COLOURS:
        assert COLOUR_ROWS[word].land_tiles == LAND_TILES[word].count
        assert COLOUR_ROWS[word].letter == LAND_TILES[word].letter
        assert COLOUR_ROWS[word].start_choice == (word not in ("spring", "obsidian"))


def test_cubes_mana_houses() -> None:
    """Ruling R31 (b): limits are real but for the chips of points."""
    assert sum(row.cubes for row in COLOUR_ROWS.values()) == SUPPLIES["resources"].count == 70
    assert (SUPPLIES["mana"].count, SUPPLIES["houses"].count, SUPPLIES["persons"].count) == (30, 35, 8)
    assert {id for id, row in SUPPLIES.items() if not row.limited} == {"vp_1", "vp_5", "vp_10", "vp_30"}
    assert sum(SUPPLIES[f"vp_{n}"].count for n in (1, 5, 10, 30)) == 104


def test_the_sun_track() -> None:
    """Ruling R25 (b): from 2 to 16, space by space."""
    assert [space.space for space in SUN_TRACK.values()] == [*range(2, 17)]
    assert all(space.range == space.space for space in SUN_TRACK.values())
    assert [space.space for space in SUN_TRACK.values() if space.start] == [
        CONSTANTS["start_sun_range"].value
    ]
    assert CONSTANTS["max_sun_range"].value == 16


def test_constants() -> None:
    """Parts b to g: a changed number has to be changed here too."""
    assert {row.id: row.value for row in CONSTANTS.values()} == {
        "start_mana": 1,
        "start_sun_range": 2,
        "max_sun_range": 16,
        "lap_vp": 5,
        "lap_vp_sun_gate": 10,
        "tiles_for_bonus": 4,
        "max_persons_bought_per_turn": 1,
        "substitute_ratio": 2,
        "temple_base_vp": 1,
        "temple_vp_per_neighbour": 1,
        "land_capacity": 1,
        "land_capacity_warehouse": 2,
        "special_capacity": 1,
        "harbour_vp": 4,
    }


# -- Buildings and persons -------------------------------------------------------------------------


def test_twelve_buildings() -> None:
    """Ruling R49 (specification b.2): costs add up; a changed figure has to be changed here too."""
    assert [row.slot for row in BUILDINGS.values()] == [*range(1, 13)]
    for row in BUILDINGS.values():
        assert row.cost_total == sum(row.cost) + row.cost_any
    figures = {row.id: (row.cost, row.cost_any, row.vp, row.mana, row.sun) for row in BUILDINGS.values()}
    assert figures == {
        "palace": ((1, 0, 1, 0, 1), 0, 4, 1, 1),
        "warehouse": ((0, 1, 1, 0, 0), 0, 2, 0, 1),
        "stonemason": ((0, 0, 2, 0, 0), 1, 3, 1, 1),
        "observatory": ((1, 0, 0, 0, 1), 2, 6, 0, 0),
        "sun_gate": ((1, 0, 0, 1, 0), 2, 2, 0, 2),
        "sun_altar": ((0, 0, 1, 0, 1), 1, 3, 0, 1),
        "sundial": ((0, 1, 0, 1, 0), 0, 2, 0, 2),
        "market": ((0, 0, 0, 1, 0), 2, 3, 0, 1),
        "mana_well": ((1, 0, 0, 0, 1), 1, 3, 3, 1),
        "survey_office": ((0, 1, 0, 0, 0), 2, 3, 0, 2),
        "sun_road": ((0, 1, 1, 1, 0), 0, 3, 0, 4),
        "monument": ((1, 1, 1, 1, 1), 0, 12, 0, 0),
    }


def test_every_function_has_its_rule() -> None:
    """b.2: words of the table and rules for them are the same, in both directions."""
    found: dict[str, set[str]] = {timing: set() for timing in FUNCTIONS}
    for row in BUILDINGS.values():
        found[row.timing].add(row.function)
    assert found == {timing: {*words} for timing, words in FUNCTIONS.items()}
    assert {*ONCE} == {*FUNCTIONS["once"]}
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(components.__file__).parent.glob("*.py")
        if path.name not in {"components.py", "features.py"}  # features only count what rules have settled
    )
    for word in FUNCTIONS["permanent"]:
        assert f'has("{word}")' in code, f"nothing asks for {word}"
    assert code.count('.has("') == code.count(".has(") == len(FUNCTIONS["permanent"])


def test_eight_persons() -> None:
    """Ruling R49 (specification b.3): three cubes each; a changed figure has to be changed here too."""
    assert sum(row.count for row in PERSONS.values()) == 8
    figures = {
        row.id: (row.mana_cost, row.cost, row.sun, row.mana, row.scores, row.vp_each)
        for row in PERSONS.values()
    }
    assert figures == {
        "explorer": (4, (1, 0, 0, 1, 0), 0, 0, "harbours", 4),
        "astronomer": (4, (0, 0, 1, 0, 1), 2, 0, "sun_range", 2),
        "priestess": (3, (0, 1, 1, 0, 0), 0, 0, "temples", 4),
        "architect": (4, (0, 1, 0, 0, 1), 0, 0, "buildings", 3),
        "settler": (2, (0, 1, 0, 1, 0), 2, 0, "tiles", 1),
        "mage": (2, (1, 0, 0, 0, 1), 0, 2, "mana", 2),
        "herbalist": (3, (1, 0, 1, 0, 0), 0, 1, "colours", 3),
        "warden": (2, (0, 0, 0, 1, 1), 0, 0, "special_tiles", 5),
    }
    assert all(sum(row.cost) + row.act_any == 3 for row in PERSONS.values())


def test_whatever_scores_has_its_count() -> None:
    """b.3 and g: persons and special tiles, in both directions."""
    assert {row.scores for row in PERSONS.values()} == {*get_args(PersonScore)} == {*scoring.COUNTS}
    assert {row.scores for row in SPECIALS.values()} == {*get_args(SpecialScore)} == {*scoring.SPECIAL_COUNTS}
    assert {kind: (row.scores, row.vp) for kind, row in SPECIALS.items()} == {
        "sanctuary": ("own_temple", 7),
        "treasury": ("resources_left", 1),
        "oasis": ("adjacent_colours", 2),
        "summit": ("adjacent_tiles", 1),
    }


# -- Everything else -------------------------------------------------------------------------------


def test_set_up_by_number_of_players() -> None:
    """Rulings R5 and R6 (c): the rows agree with each other, and with the tiles there are."""
    assert {*SET_UPS} == {2, 3, 4}
    for players, row in SET_UPS.items():
        taken = players * row.action_turns_per_player_per_round
        assert row.tiles_taken_per_round == taken
        assert row.tiles_left_over_per_round == 3 * row.action_tiles_per_column - taken >= 0
        assert row.extra_land_stack_size == 36 - players - 5 * 4
        assert row.setup_bonus_positions == row.round_bonus_positions == ((), (3,), (3, 4))[players - 2]
        assert row.rounds * row.action_turns_per_player_per_round == (18 if players == 3 else 16)


def test_nothing_of_the_expansion_is_in() -> None:
    """Ruling R46: neither Giant nor Balloonist; ruling R50: printing errors are no words of ours."""
    assert {*PERSONS} == {
        *("explorer", "astronomer", "priestess", "architect", "settler", "mage", "herbalist", "warden")
    }
    words = " ".join(f"{row.english} {row.german}" for row in PERSONS.values())
    words += " ".join(f" {row.english} {row.german}" for row in BUILDINGS.values())
    assert not {"Giant", "Balloonist", "Riese", "Zugeweite", "Spielerableau"} & {*words.split()}


def test_every_value_says_where_it_comes_from() -> None:
    """Ruling R49: what is reconstructed is marked as such."""
    every = (ACTION_TILES, COLOUR_ROWS, LAND_TILES, SPECIALS, BUILDINGS, PERSONS, FIELD_ROWS, FIELD_BONUSES)
    marks = Counter[str]()
    for table in (*every, SET_UPS, SUN_TRACK, SUPPLIES, CONSTANTS):
        marks.update(row.provenance for row in table.values())
    assert {*marks} == {*GIVEN}
    assert {row.provenance for row in FIELD_ROWS.values()} == {"reconstructed"}


# -- Corrected tables of a player's own ------------------------------------------------------------


overrides = overrides_of(components)


def test_a_corrected_table_takes_the_place_of_ours(overrides: Corrected) -> None:
    overrides.change("buildings.csv", "1,1,1,1,1,0,5,12,", "1,1,1,1,1,0,5,13,")
    buildings = overrides.load_game()["BUILDINGS"]
    assert isinstance(buildings, dict)
    assert buildings["monument"].vp == 13


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "column"),
    [
        ("action_tiles.csv", "build,red,R", "built,red,R", 6, "action"),
        ("action_tiles.csv", "build,red,R", "build,pink,R", 6, "colour"),
        ("colours.csv", "14,6,no", "many,6,no", 2, "cubes"),
        ("colours.csv", "14,6,no", "14,6,perhaps", 2, "start_choice"),
        ("land_tiles.csv", "6,4,public", "6,-4,public", 2, "in_own_stack"),
        ("special_tiles.csv", "own_temple", "any_temple", 2, "scores"),
        ("buildings.csv", "once,bonus_action", "twice,bonus_action", 2, "timing"),
        ("buildings.csv", "once,bonus_action", "once,malus_action", 2, "function"),
        ("buildings.csv", "1,0,1,0,1,0,3,4", "1,0,1,0,x,0,3,4", 2, "cost_obsidian"),
        ("persons.csv", "harbours,4", "harbors,4", 2, "scores"),
        ("persons.csv", "harbours,4", "harbours,four", 2, "vp_each"),
        ("fields.csv", "A1,-3,0,dark", "A1,-3,0,dusky", 2, "kind"),
        ("fields.csv", "A1,-3,0,dark", "A1,-4,0,dark", 2, "q"),
        ("fields.csv", "A1,-3,0,dark", "A1,-3,1,dark", 1, "q"),
        ("field_bonuses.csv", ",4,6,", ",four,6,", 2, "value"),
        ("player_counts.csv", "2,4,3,4", "2,0,3,4", 2, "rounds"),
        ("player_counts.csv", "3|4,3|4", "3|5,3|4", 4, "setup_bonus_positions"),
        ("sun_track.csv", "2,2,yes", "2,0,yes", 2, "range"),
        ("constants.csv", "lap_vp,5", "lap_vp,five", 5, "value"),
        ("supply.csv", "Mana,30", "Mana,lots", 8, "count"),
    ],
)
def test_a_wrong_cell_is_named_with_file_line_and_column(
    overrides: Corrected, name: str, old: str, new: str, line: int, column: str
) -> None:
    assert_named(overrides, name, old, new, line, column)
