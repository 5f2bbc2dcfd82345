"""What lies in the box: counts and sums of the component tables, and that they agree (specification 2)."""

from collections import Counter

import pytest

from rulesets.core.tables import TableError
from rulesets.papyria import components
from rulesets.papyria.components import (
    BORDERS,
    CROSSING,
    END_TILES,
    EXTRA_SCORING_PRICE,
    FREE_STEPS,
    KEY_TILES,
    KEYED,
    KIND_ROWS,
    KINDS,
    KNOWLEDGE_PRICES,
    LANDSCAPE_ROWS,
    LANDSCAPES,
    LAYOUT,
    MAJORITIES,
    MINE_COUNTS,
    MULTIPLIERS,
    OCCUPATION,
    PIECES,
    PRICE_STEP,
    PRODUCTIONS,
    SCORING_TILES,
    SECTORS,
    SET_UP,
    STACKS,
    START_ROWS,
    START_TILES,
    THRESHOLDS,
    TRACK_LENGTH,
    TRADE_PAPYRI,
    TRADE_PRICE,
    rotated,
    rule,
)
from tests.corrected_tables import Corrected, assert_named, overrides_of

GIVEN = ("rulebook", "public", "reconstructed")
"""Where a value may come from."""


# -- The box ---------------------------------------------------------------------------------------


def test_pieces_in_the_box() -> None:
    """Specification 2: a changed count has to be changed here too."""
    assert {row.id: row.count_in_box for row in PIECES.values()} == {
        "board_part": 3,
        "sector": 12,
        "settlement": 4,
        "start_landscape": 16,
        "landscape": 42,
        "key_tile": 20,
        "scoring_tile": 50,
        "start_tile": 24,
        "multiplier_tile": 63,
        "base": 4,
        "end_tile": 20,
        "overview": 5,
        "stand_a": 1,
        "stand_b": 1,
        "temple": 12,
        "city": 12,
        "mine": 19,
        "ship": 8,
        "wanderer": 8,
        "priest": 4,
        "coat_of_arms": 32,
        "knowledge_marker": None,
        "lapis": None,
        "papyrus": None,
    }
    for each in (LANDSCAPE_ROWS, SCORING_TILES, START_TILES, END_TILES, KEY_TILES):
        assert {row.count for row in each.values()} == {1}
    assert len(LANDSCAPE_ROWS) == PIECES["landscape"].count_in_box
    assert len(SCORING_TILES) == PIECES["scoring_tile"].count_in_box
    assert len(START_TILES) == PIECES["start_tile"].count_in_box
    assert len(END_TILES) == PIECES["end_tile"].count_in_box
    assert len(KEY_TILES) == PIECES["key_tile"].count_in_box
    assert sum(row.count for row in MULTIPLIERS.values()) == PIECES["multiplier_tile"].count_in_box


def test_seven_kinds() -> None:
    """2 (R36): in a fixed order; five have keys; what their rows say is what the tiles are."""
    assert tuple(KIND_ROWS) == KINDS
    assert {*KEYED} == {"temple", "city", "river", "invention", "sanctuary"}
    for kind, row in KIND_ROWS.items():
        assert row.scoring_tiles == sum(tile.kind == kind for tile in SCORING_TILES.values()) == 7
        assert [row.multiplier_tiles, row.symbols_per_multiplier] == next(
            [tile.count, tile.symbols] for tile in MULTIPLIERS.values() if tile.kind == kind
        )
    assert {tile.kind: (tile.count, tile.symbols) for tile in MULTIPLIERS.values()} == {
        "mountain": (10, 1),
        "river": (9, 1),
        "forest": (10, 1),
        "sanctuary": (9, 1),
        "city": (8, 2),
        "temple": (8, 2),
        "invention": (9, 1),
    }


def test_landscapes() -> None:
    """2.1: totals of what they show."""
    rows = list(LANDSCAPE_ROWS.values())
    assert [*LANDSCAPE_ROWS] == [f"L{number:02}" for number in range(1, 43)]
    assert sum(row.river_exits != "" for row in rows) == 28
    assert sum(row.forests for row in rows) == 28
    assert sum(row.forests > 0 for row in rows) == 19
    assert sum(row.mountain for row in rows) == 15
    assert sum(row.sanctuary for row in rows) == 20
    inventions = Counter((row.invention, row.lapis, row.papyrus) for row in rows)
    assert inventions == {
        ("none", 0, 0): 18,
        ("plain", 0, 0): 7,
        ("lapis", 1, 0): 7,
        ("papyrus", 0, 1): 7,
        ("papyrus", 0, 2): 3,
    }
    assert sum(row.mountain for row in rows) + 4 == PIECES["mine"].count_in_box


def test_rotations() -> None:
    """2.1 (R25): quarter turns clockwise; only those that differ are offered."""
    letters = {1: "N", 2: "E", 4: "S", 8: "W"}

    def exits(tile: str, rotation: int) -> str:
        bits = LANDSCAPES[tile].turned[rotation]
        return "".join(letter for bit, letter in letters.items() if bits & bit)

    assert [exits("L11", rotation) for rotation in range(4)] == ["ES", "SW", "NW", "NE"]
    assert [exits("L01", rotation) for rotation in range(4)] == ["EW", "NS", "EW", "NS"]
    for tile in LANDSCAPES.values():
        assert [rotated(tile.exits, r) for r in range(4)] == [*tile.turned]
        assert len({tile.turned[r] for r in tile.rotations}) == len(tile.rotations)
        assert {tile.turned[r] for r in tile.rotations} == {*tile.turned}


def test_the_realm_of_the_start() -> None:
    """4.10 (R10, R35): a settlement and four landscapes around it."""
    assert {row.id: (row.x, row.y, row.river_exits, row.forests) for row in START_ROWS.values()} == {
        "SET": (0, 0, "EW", 0),
        "SN": (0, 1, "", 2),
        "SE": (1, 0, "EW", 1),
        "SS": (0, -1, "", 1),
        "SW": (-1, 0, "SE", 0),
    }
    assert [row.id for row in START_ROWS.values() if row.mountain] == ["SW"]
    assert [row.id for row in START_ROWS.values() if row.sanctuary] == ["SS"]
    assert (START_ROWS["SET"].invention, START_ROWS["SET"].papyrus) == ("papyrus", 2)


# -- The board -------------------------------------------------------------------------------------


def test_sectors() -> None:
    """Specification 3: three parts of four; 24 outer spaces."""
    assert Counter(sector.part for sector in SECTORS.values()) == {"I": 4, "II": 4, "III": 4}
    spaces = Counter(good for sector in SECTORS.values() for good in (sector.space_1, sector.space_2))
    assert spaces == {
        "landscape": 7,
        "scoring": 4,
        "temple": 3,
        "city": 3,
        "mine": 3,
        "lapis_production": 2,
        "papyrus_production": 2,
    }
    assert {sector.good("river") for sector in SECTORS.values()} == {"multiplier"}
    for row in STACKS.values():
        if row.sector != "side-B":
            assert SECTORS[row.sector].good(row.space) == row.good
    with_goods = {(row.sector, row.space) for row in STACKS.values()}
    for sector in SECTORS.values():
        for space in ("1", "2", "river"):
            assert ((sector.id, space) in with_goods) == (sector.good(space) not in PRODUCTIONS)


def test_both_ways_of_a_part_cover_the_board() -> None:
    """3 (R3): each column has four positions, whichever way its part lies."""
    for column, positions in ((1, {1, 2, 11, 12}), (2, {3, 4, 9, 10}), (3, {5, 6, 7, 8})):
        for orientation in ("upright", "turned"):
            rows = [r for r in LAYOUT.values() if (r.column, r.orientation) == (column, orientation)]
            assert {row.position for row in rows} == positions
            assert {row.slot for row in rows} == {*"abcd"}
            assert all(row.bank == ("north" if row.position <= 6 else "south") for row in rows)


def test_borders() -> None:
    """3 (R4, R17): A in the east, B in the west; what can be had there for how much."""
    assert CROSSING == {"A": 6, "B": 12}
    assert {row.stand: row.and_position for row in BORDERS.values()} == {"A": 7, "B": 1}
    assert KNOWLEDGE_PRICES == {1: 4, 2: 7, 3: 9}
    assert EXTRA_SCORING_PRICE == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stacks_and_set_up_agree(players: int) -> None:
    """Specification 4 (R5, R6, R7): heights by space and totals, none more than the box has."""
    totals = Counter[str]()
    for row in STACKS.values():
        totals[row.good] += row.height(players)
        if row.sector != "side-B" and row.good != "mine":
            each = {
                "landscape": "landscapes_per_space",
                "scoring": "scoring_tiles_per_space",
                "temple": "temples_per_space",
                "city": "cities_per_space",
                "multiplier": "multipliers_per_river_space",
            }
            assert row.height(players) == rule(each[row.good], players)
    items = {
        "landscape": "landscapes_total",
        "scoring": "scoring_tiles_total",
        "temple": "temples_total",
        "city": "cities_total",
        "mine": "mines_total",
        "multiplier": "multipliers_total",
    }
    assert totals == {good: rule(item, players) for good, item in items.items()}
    at_b = sum(row.height(players) for row in STACKS.values() if row.sector == "side-B")
    assert at_b == rule("scoring_tiles_at_b", players)
    assert rule("key_tiles_per_kind", players) == players


# -- Tiles -----------------------------------------------------------------------------------------


def test_scoring_tiles() -> None:
    """2 (R19): seven of each kind with 0, 1, 1, 2, 2, 3, 4 knowledge, and a question mark."""
    for kind in KINDS:
        assert [t.knowledge for t in SCORING_TILES.values() if t.kind == kind] == [0, 1, 1, 2, 2, 3, 4]
    assert (SCORING_TILES["W-ANY"].kind, SCORING_TILES["W-ANY"].knowledge) == ("any", 0)


def test_key_tiles() -> None:
    """2 (R7, R8): per kind 3, 2, 1, 1 keys; the bonus is keys less one; h4."""
    assert THRESHOLDS == {"temple": 3, "city": 3, "river": 9, "invention": 8, "sanctuary": 5}
    for kind in KEYED:
        rows = [key for key in KEY_TILES.values() if key.kind == kind]
        assert [key.keys for key in rows] == [3, 2, 1, 1]
        assert [key.multiplier_bonus for key in rows] == [2, 1, 0, 0]
        assert [key.used_with_players for key in rows] == [(2, 3, 4), (3, 4), (2, 3, 4), (4,)]
        assert {key.final_scoring for key in rows} == {kind}


def test_end_tiles() -> None:
    """2 (R6): ten for lapis, ten for papyri, with one to four to pay; a changed figure shows here."""
    assert Counter(tile.pay_good for tile in END_TILES.values()) == {"lapis": 10, "papyrus": 10}
    assert [(t.pay_amount, t.points, t.knowledge) for t in END_TILES.values()] == [
        *((1, 4, 2), (1, 5, 1), (2, 7, 2), (2, 8, 1), (2, 9, 0), (3, 11, 1), (3, 12, 0), (3, 10, 2)),
        *((4, 16, 0), (4, 14, 2), (1, 4, 3), (1, 6, 1), (2, 8, 3), (2, 10, 1), (2, 11, 0), (3, 14, 1)),
        *((3, 16, 0), (3, 12, 3), (4, 20, 0), (4, 18, 1)),
    ]


def test_starting_tiles() -> None:
    """2 (R9): seven kinds with each of three goods, and three goods alone."""
    shown = Counter((tile.symbol_kind, tile.symbols) for tile in START_TILES.values())
    assert shown == {("none", 0): 3} | {(kind, 1): 3 for kind in KINDS}
    goods = [(t.lapis, t.papyrus, t.knowledge) for t in START_TILES.values()]
    assert all(sum(count > 0 for count in each) == 1 for each in goods)
    assert goods[-3:] == [(5, 0, 0), (0, 4, 0), (0, 0, 9)]


def test_majorities_and_numbers() -> None:
    """8 (R28, R29, R44, R46, R51): what is compared, what is scored; prices and lengths."""
    assert {row.id: (row.measure, row.scoring, row.minimum) for row in MAJORITIES.values()} == {
        "a": ("cities", "forest", 1),
        "b": ("temples", "forest", 1),
        "c": ("river_value", "mountain", 1),
        "d": ("scoring_tiles", "mountain", 1),
    }
    assert (FREE_STEPS, OCCUPATION, TRADE_PRICE, TRADE_PAPYRI) == (2, 1, 1, 1)
    assert (PRICE_STEP, MINE_COUNTS, TRACK_LENGTH) == (1, 2, 50)


def test_every_value_says_where_it_comes_from() -> None:
    """R1: what isn't in the rule text is labelled as reconstructed."""
    marks = Counter[str]()
    every = (PIECES, SECTORS, END_TILES, KEY_TILES, LANDSCAPE_ROWS, START_ROWS, MAJORITIES, MULTIPLIERS)
    for table in (*every, SCORING_TILES, START_TILES, SET_UP, STACKS, LAYOUT, BORDERS, KIND_ROWS):
        marks.update(row.provenance for row in table.values())
    marks.update(row.position_provenance for row in BORDERS.values())
    assert {*marks} == {*GIVEN}
    for table in (SECTORS, END_TILES, LANDSCAPE_ROWS, START_ROWS, START_TILES, STACKS, LAYOUT):
        assert {row.provenance for row in table.values()} == {"reconstructed"}


# -- Corrected tables of a player's own ------------------------------------------------------------


overrides = overrides_of(components)


def test_a_corrected_table_takes_the_place_of_ours(overrides: Corrected) -> None:
    """R1: when the true values are found, the code needn't be touched."""
    overrides.change("end_tiles.csv", "lapis,1,4,2", "lapis,1,6,2")
    tiles = overrides.load_game()["END_TILES"]
    assert isinstance(tiles, dict)
    assert tiles["E01"].points == 6


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "column"),
    [
        ("board_layout.csv", ",upright,", ",upwards,", 2, "orientation"),
        ("board_layout.csv", "1-upright-a,1,", "1-upright-a,4,", 2, "column"),
        ("board_layout.csv", "upright,a,1,", "upright,b,1,", 1, "slot"),
        ("board_layout.csv", "upright,a,1,", "upright,a,2,", 1, "position"),
        ("borders.csv", "6,7,buy_knowledge,1", "0,7,buy_knowledge,1", 2, "between_position"),
        ("end_tiles.csv", "lapis,1,4,2", "gold,1,4,2", 2, "pay_good"),
        ("key_tiles.csv", ",temple,3 temples", ",tempel,3 temples", 2, "kind"),
        ("key_tiles.csv", "temple,2|3|4", "temple,3|4", 1, "used_with_players"),
        ("landscapes.csv", "EW,1,0,0,plain", "EW,9,0,0,plain", 2, "forests"),
        ("landscapes.csv", "EW,1,0,0,plain", "EW,1,0,0,fancy", 2, "invention"),
        ("majorities.csv", "cities,forest", "towns,forest", 2, "measure"),
        ("multiplier_tiles.csv", "mountain,1,10", "mountain,0,10", 2, "symbols"),
        ("numbers.csv", "free_steps,2", "free_steps,0", 2, "value"),
        ("scoring_tiles.csv", "mountain,0,1", "hills,0,1", 2, "kind"),
        ("sectors.csv", "landscape,scoring", "landscape,points", 2, "space_2"),
        ("setup.csv", "landscapes_total,28", "landscapes_total,29", 1, "players_2"),
        ("setup.csv", "end_tiles_in_game,12,12,12", "end_tiles_in_game,12,12,21", 1, "players_4"),
        ("setup.csv", "start_tiles_dealt_each,4,4,4", "start_tiles_dealt_each,4,4,7", 1, "players_4"),
        ("stacks.csv", ",landscape,4,5,6", ",landscape,4,5,7", 1, "players_4"),
        ("start_realm.csv", "papyrus,0,2", "papyri,0,2", 2, "invention"),
        ("start_tiles.csv", "mountain,1,2", "hill,1,2", 2, "symbol_kind"),
    ],
)
def test_a_wrong_cell_is_named_with_file_line_and_column(
    overrides: Corrected, name: str, old: str, new: str, line: int, column: str
) -> None:
    assert_named(overrides, name, old, new, line, column)


def test_a_part_of_the_board_stays_where_it_is_when_it_is_turned(overrides: Corrected) -> None:
    """R3: otherwise two parts, of which only one is turned, could lie on the same positions."""
    swapped = overrides.original("board_layout.csv")
    for old, new in (("1,turned,c,1,", "1,turned,c,3,"), ("2,turned,c,3,", "2,turned,c,1,")):
        assert old in swapped
        swapped = swapped.replace(old, new)
    (overrides.folder / "board_layout.csv").write_text(swapped, encoding="utf-8")
    with pytest.raises(TableError, match="part 1 lies elsewhere when it is turned"):
        overrides.load_game()
