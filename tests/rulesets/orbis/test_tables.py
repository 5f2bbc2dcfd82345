"""What lies in the box: counts and sums of the component tables (specification b and c)."""

from collections import Counter

import pytest

from rulesets.core import tables
from rulesets.core.tables import TableError
from rulesets.orbis import components, effects, scoring
from rulesets.orbis.components import (
    BENEFITS,
    COLOURS,
    EFFECT_KINDS,
    EFFECT_WORDS,
    GODS,
    LANDSCAPE_ROWS,
    LANDSCAPES,
    SCORED_KINDS,
    SET_UPS,
    SUPPLIES,
    TEMPLES,
)
from rulesets.orbis.state import Seat
from tests.corrected_tables import Corrected, assert_named, overrides_of

GIVEN = ("rulebook", "public", "reconstructed")
"""Where a value may come from."""


def test_sixty_five_landscapes_on_three_levels() -> None:
    assert len(LANDSCAPES) == 65
    assert Counter(tile.level for tile in LANDSCAPES.values()) == {1: 20, 2: 20, 3: 25}
    per_level = Counter((tile.level, tile.colour) for tile in LANDSCAPES.values())
    assert {per_level[1, colour] for colour in range(5)} == {4}
    assert {per_level[2, colour] for colour in range(5)} == {4}
    assert {per_level[3, colour] for colour in range(5)} == {5}
    assert all(row.count == 1 for row in LANDSCAPE_ROWS.values())


def test_ids_tell_colour_level_and_number() -> None:
    for tile in LANDSCAPES.values():
        letter, level, number = tile.id[0], tile.id[1], tile.id[3]
        assert (letter, int(level)) == (COLOURS[tile.colour][0].upper(), tile.level)
        assert tile.id[2] == "-"
        assert 1 <= int(number) <= 5


def test_stars_of_each_level() -> None:
    """R1, R2, R3: 14 white (5, 5, 4) and 14 purple stars (4, 4, 6), the others black."""
    stars = Counter((tile.star, tile.level) for tile in LANDSCAPES.values())
    assert [stars["white", level] for level in (1, 2, 3)] == [5, 5, 4]
    assert [stars["purple", level] for level in (1, 2, 3)] == [4, 4, 6]
    assert [stars["black", level] for level in (1, 2, 3)] == [11, 11, 15]


def test_every_effect_has_a_row_an_implementation_and_landscapes() -> None:
    assert (
        {*EFFECT_KINDS}
        == {*effects.EFFECTS}
        == {*EFFECT_WORDS}
        == {tile.effect for tile in LANDSCAPES.values()}
    )
    used = Counter(tile.effect for tile in LANDSCAPES.values())
    assert used == {kind.effect: kind.count for kind in EFFECT_KINDS.values()}


def test_effects_belong_to_their_colours() -> None:
    for tile in LANDSCAPES.values():
        bound = EFFECT_KINDS[tile.effect].landscape_colour
        assert bound in ("any", COLOURS[tile.colour])


def test_values_fit_their_effects() -> None:
    """Only what an effect uses is filled in, and all of it."""
    for tile in LANDSCAPES.values():
        row = LANDSCAPE_ROWS[tile.id]
        assert (tile.benefit is not None) == (tile.effect == "farm")
        assert (tile.gain_count in (1, 2)) == (tile.effect == "conversion")
        assert (row.gain_colour in (*COLOURS, "any")) == (tile.effect == "conversion")
        assert (tile.shrine_icons in (1, 2, 3)) == (tile.effect == "shrine")
        assert (tile.need_count > 0) == (tile.effect in SCORED_KINDS)
        assert (row.need_colours == ("any",)) == (tile.effect == "village")
        assert bool(tile.need) == (tile.effect in ("forest", "irrigation", "volcano"))
        assert (tile.cp > 0) == (tile.effect in (*SCORED_KINDS, "holy_rock"))
        assert tile.cp == 1 or tile.effect != "holy_rock"
        assert tile.need_count <= 6 or tile.effect != "forest"
        assert tile.need_count == 1 or tile.effect != "irrigation"
        assert all(count >= 0 for count in (*tile.cost, tile.cost_any, tile.cp))


def test_mystic_values_are_unique_and_only_on_white_landscapes() -> None:
    """R24: a tie for Shrines can always be decided."""
    values = [tile.mystic_value for tile in LANDSCAPES.values() if COLOURS[tile.colour] == "white"]
    assert sorted(values) == list(range(1, len(values) + 1))
    assert all(not t.mystic_value for t in LANDSCAPES.values() if COLOURS[t.colour] != "white")


def test_costs_of_each_level() -> None:
    """Level 1 is mostly free, the others never are; no cost is beyond ten worshippers."""
    total = {tile.id: sum(tile.cost) + tile.cost_any for tile in LANDSCAPES.values()}
    free = [tile for tile in LANDSCAPES.values() if not total[tile.id]]
    assert {tile.level for tile in free} == {1}
    assert len(free) > 10
    assert max(total.values()) <= 10


def test_sums_of_the_landscapes() -> None:
    """A changed figure has to be changed here too."""
    points = Counter[str]()
    for tile in LANDSCAPES.values():
        points[tile.effect] += tile.cp
    assert {effect: cp for effect, cp in points.items() if cp} == {
        "holy_rock": 4,
        "village": 31,
        "forest": 34,
        "irrigation": 33,
        "volcano": 34,
    }
    paid = [sum(tile.cost[colour] for tile in LANDSCAPES.values()) for colour in range(5)]
    assert paid == [20, 23, 22, 23, 22]
    assert sum(tile.cost_any for tile in LANDSCAPES.values()) == 29
    assert sum(tile.shrine_icons for tile in LANDSCAPES.values()) == 18


def test_five_farms_bring_the_five_benefits() -> None:
    """R20: one Farm for each colour; both tables name the same one."""
    farms = {tile.benefit: tile.id for tile in LANDSCAPES.values() if tile.benefit is not None}
    assert len(BENEFITS) == len(farms) == 5
    assert [benefit.colour for benefit in BENEFITS.values()] == list(COLOURS)
    for benefit in BENEFITS.values():
        assert farms[COLOURS.index(benefit.colour)] == benefit.granted_by
        assert benefit.count == 1


def test_farms_never_cost_their_own_benefit() -> None:
    """Else a Farm would seem to pay for itself (ruling R20)."""
    for tile in LANDSCAPES.values():
        if tile.benefit is not None:
            assert tile.cost[tile.benefit] == 0


def test_ten_gods() -> None:
    assert len(GODS) == 10
    assert {god.immediate for god in GODS.values()} == {*effects.GOD_EFFECTS}
    assert {god.passive for god in GODS.values()} == {"", "wilderness_costs_0"}
    assert sorted(god.cp for god in GODS.values()) == [1, 1, 2, 3, 3, 3, 3, 3, 3, 3]
    assert [god.id for god in GODS.values() if god.immediate_count] == ["love", "death"]
    assert all(god.count == 1 for god in GODS.values())


def test_every_condition_of_a_god_is_implemented() -> None:
    """Each word in the table is understood by the scoring, and what it looks at exists."""
    for god in GODS.values():
        seat = with_god(god.id)
        tallies = [scoring.tally({}), scoring.tally({})]
        assert scoring.god_points([seat, with_god(None)], tallies, 0) in (0, god.cp)
        for kind in god.condition_on:
            assert kind == "wilderness" or kind in EFFECT_KINDS
        if god.condition == "most_scored":
            assert {*god.condition_on} <= {*SCORED_KINDS}


def with_god(god: str | None) -> Seat:
    """A seat that has nothing but a god."""
    return Seat(god=god)


def test_temples_and_set_up_agree() -> None:
    """Specification c (pp. 2 and 6): stacks, gods and temples in both tables, enough for all turns."""
    assert [temple.cp for temple in TEMPLES.values()] == [2, 4, 7, 9, 11]
    assert {*SET_UPS} == {2, 3, 4}
    for players, row in SET_UPS.items():
        flags = {2: "in_2p", 3: "in_3p", 4: "in_4p"}[players]
        assert sorted(row.temples) == [t.cp for t in TEMPLES.values() if getattr(t, flags)]
        stays = [tile for tile in LANDSCAPES.values() if tile.star not in row.remove_stars]
        levels = Counter(tile.level for tile in stays)
        assert [levels[1], levels[2], levels[3]] == [row.level1, row.level2, row.level3]
        assert len(stays) == row.landscapes == 14 * players + 9
        assert row.gods == players + 1


def test_supplies_are_those_of_the_box() -> None:
    """R19 and R29: worshippers and markers are counted but not limited."""
    counts = {supply.id: (supply.count, supply.limited) for supply in SUPPLIES.values()}
    assert counts == {
        **{f"worshipper_{colour}": (20, False) for colour in COLOURS},
        "not_fulfilled": (18, False),
        "landscape": (65, True),
        "god": (10, True),
        "benefit": (5, True),
        "temple": (5, True),
    }


def test_what_can_carry_a_marker_and_what_gods_count() -> None:
    marked = {kind.effect for kind in EFFECT_KINDS.values() if kind.can_get_not_fulfilled_marker}
    assert marked == {"village", "irrigation", "volcano"}
    assert {*SCORED_KINDS} == {"village", "forest", "irrigation", "volcano"}


def test_every_value_says_where_it_comes_from() -> None:
    for table in (LANDSCAPE_ROWS, EFFECT_KINDS, GODS, TEMPLES, BENEFITS, SUPPLIES, SET_UPS):
        for row in table.values():
            assert row.provenance in GIVEN
            assert getattr(row, "name_en", "-")
            assert getattr(row, "name_de", "-")


def test_numbers_of_the_rules() -> None:
    """Trades, the supply at the end of a turn, and wildernesses (p. 5 and 6)."""
    assert (components.TRADE_PRICE, components.SUPPLY_LIMIT, components.WILDERNESS_POINTS) == (3, 10, -1)
    for row in tables.load(tables.Number, components.PACKAGE, "numbers.csv").values():
        assert row.provenance == "rulebook"


# -- Corrected tables of a player's own ------------------------------------------------------------


overrides = overrides_of(components)


def test_a_corrected_table_takes_the_place_of_ours(overrides: Corrected) -> None:
    overrides.change(
        "landscapes.csv",
        "Volcano,Vulkan,volcano,0,1,1,2,0,0,6",
        "Volcano,Vulkan,volcano,0,1,1,2,0,0,7",
    )
    landscapes = overrides.load_game()["LANDSCAPES"]
    assert isinstance(landscapes, dict)
    assert landscapes["R3-5"].cp == 7
    assert len(landscapes) == 65


def test_a_corrected_table_may_begin_with_a_byte_order_mark(overrides: Corrected) -> None:
    """Spreadsheet programs write one."""
    overrides.change("landscapes.csv", "id,", "\ufeffid,")
    landscapes = overrides.load_game()["LANDSCAPES"]
    assert isinstance(landscapes, dict)
    assert len(landscapes) == 65


def test_a_corrected_table_has_another_fingerprint(overrides: Corrected) -> None:
    """Saves hold it, so that a game goes on with the values it began with."""
    overrides.change("gods.csv", "always,,1", "always,,1")
    tables._fingerprints.clear()
    same = overrides.load_game()["FINGERPRINT"]
    overrides.change("gods.csv", "training,Goddess in Training,", "training,Goddess-in-Training,")
    tables._fingerprints.clear()
    other = overrides.load_game()["FINGERPRINT"]
    assert (same, other) == (components.FINGERPRINT, other)
    assert same != other


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "column"),
    [
        ("landscapes.csv", "R3-5,3,red", "R3-5,three,red", 61, "level"),
        ("landscapes.csv", "R3-5,3,red", "R3-5,4,red", 61, "level"),
        ("landscapes.csv", "Y1-1,1,yellow", "Y1-1,,yellow", 2, "level"),
        ("landscapes.csv", "Y1-1,1,yellow", "Y1-1,1,yelow", 2, "colour"),
        ("landscapes.csv", "Y1-1,1,yellow,black", "Y1-1,1,yellow,grey", 2, "star"),
        ("landscapes.csv", "Bauernhof,farm", "Bauernhof,barn", 2, "effect"),
        ("landscapes.csv", "farm,1,0,0,0,0,1", "farm,-1,0,0,0,0,1", 2, "cost_yellow"),
        ("landscapes.csv", "2,blue,,0,,0,,1", "2,azure,,0,,0,,1", 5, "gain_colour"),
        ("landscapes.csv", "0,0,,green,0", "0,0,,grene,0", 2, "benefit_colour"),
        ("landscapes.csv", "green|blue", "green|purple", 26, "need_colours"),
        ("landscapes.csv", ",13,1,reconstructed", ",thirteen,1,reconstructed", 62, "mystic_value"),
        ("landscapes.csv", "Y1-2,1,yellow", "Y1-1,1,yellow", 3, "id"),
        ("landscapes.csv", "id,level,colour", "id,levels,colour", 1, "levels"),
        ("landscapes.csv", "id,level,colour,", "id,level,level,", 1, "level"),
        ("landscapes.csv", "Y1-1,1,yellow,", "Y1-1,1,", 2, "id"),
        ("landscapes.csv", ",provenance_note", "", 1, "provenance_note"),
        ("landscapes.csv", "R3-5,3,red,purple", "R3-5,3,red,black", 1, "level"),
        ("landscapes.csv", ",13,1,reconstructed", ",12,1,reconstructed", 1, "mystic_value"),
        ("landscapes.csv", "0,0,,blue,0", "0,0,,green,0", 1, "benefit_colour"),
        ("effects.csv", "farm,Farm", "barn,Farm", 2, "effect"),
        ("gods.csv", "most_scored", "most_liked", 3, "condition"),
        ("gods.csv", "most_scored,irrigation", "most_scored,lakes", 3, "condition_on"),
        ("gods.csv", "gain_any", "gain_all", 2, "immediate"),
        ("gods.csv", "wilderness_costs_0", "wilderness_costs_2", 8, "passive"),
        ("temples.csv", "temple_2,Temple 2,Tempel 2,2,1", "temple_2,Temple 2,Tempel 2,2,perhaps", 2, "in_2p"),
        ("benefits.csv", "yellow,Y2-2", "yellow,Y9-9", 2, "granted_by"),
        ("setup.csv", "3,white", "3,black", 3, "remove_stars"),
        ("setup.csv", "3,white", "5,white", 3, "players"),
        (
            "supplies.csv",
            "Yellow worshipper,gelbe Anhänger,20",
            "Yellow worshipper,gelbe Anhänger,many",
            2,
            "count",
        ),
    ],
)
def test_a_wrong_cell_is_named_with_file_line_and_column(
    overrides: Corrected, name: str, old: str, new: str, line: int, column: str
) -> None:
    assert_named(overrides, name, old, new, line, column)


def test_an_empty_and_an_unreadable_table_are_named(overrides: Corrected) -> None:
    (overrides.folder / "landscapes.csv").write_text(
        overrides.original("landscapes.csv").splitlines()[0] + "\n", encoding="utf-8"
    )
    with pytest.raises(TableError, match="no rows"):
        overrides.load_game()
    (overrides.folder / "landscapes.csv").write_text("", encoding="utf-8")
    with pytest.raises(TableError, match="line 1"):
        overrides.load_game()
    (overrides.folder / "landscapes.csv").write_bytes(b"\xff\xfe\x00id")
    with pytest.raises(TableError, match="UTF-8"):
        overrides.load_game()


def test_a_number_of_players_must_have_its_row(overrides: Corrected) -> None:
    lines = overrides.original("setup.csv").splitlines()
    (overrides.folder / "setup.csv").write_text("\n".join(lines[:-1]), encoding="utf-8")
    with pytest.raises(TableError, match="no row for 2"):
        overrides.load_game()
