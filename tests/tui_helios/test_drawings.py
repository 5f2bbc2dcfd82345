"""The drawings of Helios: every fact of the view at every size, legible without colours."""

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

from rulesets.helios.components import ACTION_TILES, ACTIONS, BUILDINGS, LETTERS, PERSONS, SLOTS, SPECIALS
from rulesets.helios.geometry import BIT, DARK, FIELDS
from rulesets.helios.preview import build_preview, free_fields, sun_previews
from rulesets.helios.state import Seat, Tile
from rulesets.helios.view import HeliosView, view
from tabletop_tui.drawing import Drawing, Region, Run
from tabletop_tui.games.helios import city, figures, offer, others
from tabletop_tui.games.helios.world import (
    LARGE_GRID,
    SMALL_GRID,
    Marks,
    draw_small_world,
    draw_world,
    tile_runs,
)
from tabletop_tui.games.parts import Name, line
from tabletop_tui.glyphs import to_ascii
from tabletop_tui.hexes import HexGrid
from tabletop_tui.themes import DARK as DARK_LOOKS
from tabletop_tui.words import LANGUAGES
from tests.helios.builders import position, seat
from tests.tui_helios.games import PEOPLE, moments, wording

NAMES = [Name(person.name, person.colour) for person in PEOPLE]
GRIDS = [SMALL_GRID, LARGE_GRID]
WIDTHS = (62, 80, 93)
"""Cells of city and persons at the three sizes."""


def views(seats: int = 4, seed: int = 7) -> Iterator[HeliosView]:
    chance = random.Random(seed)
    for moment in moments(seats, seed):
        if chance.random() < 0.1:
            yield moment.view


def part(drawing: Drawing, target: str) -> str:
    """The text of a target's spot."""
    spot = drawing.spot(target)
    assert spot is not None, target
    return cut(drawing, spot.region)


def cut(drawing: Drawing, region: Region) -> str:
    rows = ["".join(run.text for run in line) for line in drawing.lines]
    return "\n".join(rows[y][region.x : region.right] for y in range(region.y, region.bottom))


def world_of(own: Seat, grid: HexGrid = SMALL_GRID, marks: Marks | None = None) -> Drawing:
    return draw_world(own, grid, [], marks or Marks())


def all_drawings(sight: HeliosView, language: str) -> list[Drawing]:
    terms = wording(language).terms
    acting = sight.active or 0
    board = sight.seats[acting].board
    marks = [Marks()]
    if board.world:
        marks += [Marks(stops=sun_previews(sight, acting)), Marks(legal=free_fields(sight, acting))]
    legend = figures.legend(terms.words)
    drawn = [draw_world(board, grid, legend, mark) for grid in GRIDS for mark in marks]
    drawn += [draw_small_world(board), others.draw_others(sight, acting, NAMES, 93)]
    for width in WIDTHS:
        drawn += [
            city.city_head(terms, width, "Ana", "red strong"),
            city.draw_city(sight, acting, terms, width),
            city.persons_head(terms, width),
            city.draw_persons(sight, acting, terms, NAMES, width),
            line(offer.supply_runs(sight, terms.words), width),
        ]
    drawn += [offer.draw_columns(sight, board, terms, 56), offer.draw_columns_down(sight, terms, 22)]
    drawn += [offer.draw_land(sight, terms, 56), offer.draw_rows_down(board, "rows", 22)]
    drawn += [figures.own_figures(sight, acting, terms, 22)]
    drawn += [Drawing(tuple(figures.seat_lines(sight, terms.words, NAMES, acting, 48)))]
    return drawn


# -- all of them -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_glyph_is_one_cell_wide_and_has_an_ascii_likeness(language: str) -> None:
    for sight in views():
        for drawing in all_drawings(sight, language):
            text = drawing.text()
            assert "⟦" not in text
            for char in set(text) - {"\n"}:
                assert cell_len(char) == 1, char
                assert to_ascii(char) != "?" or char == "?", char
            assert to_ascii(text).isascii()


def test_every_role_means_something_to_the_palettes() -> None:
    for sight in views():
        for drawing in all_drawings(sight, "en"):
            words = {word for line in drawing.lines for run in line for word in run.role.split()}
            assert [word for word in words if not DARK_LOOKS.knows(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_home_nothing_of_city_and_persons_is_cut_off(language: str) -> None:
    terms = wording(language).terms
    for sight in views(3, 3):
        for index in range(3):
            for width in WIDTHS:
                assert "…" not in city.draw_city(sight, index, terms, width).text()
                assert "…" not in city.draw_persons(sight, index, terms, NAMES, width).text()
                assert "…" not in city.persons_head(terms, width).text()
                assert "…" not in city.city_head(terms, width, "Cleo: Stadt", "red").text()


# -- the world -------------------------------------------------------------------------------------


@pytest.mark.parametrize("grid", GRIDS)
def test_every_field_stands_on_the_map_with_its_name_and_what_it_is(grid: HexGrid) -> None:
    drawing = world_of(seat("D4=granite[G]"), grid)
    for field in FIELDS:
        text = part(drawing, f"field:{field}")
        assert field in text
        assert (":::" in text) == bool(BIT[field] & DARK)
    assert "h" in part(drawing, "field:B2")
    assert "m" in part(drawing, "field:B3")
    assert "r" in part(drawing, "field:C2")
    assert "=" in part(drawing, "field:D1")
    assert "(*)" in part(drawing, "field:D3")
    assert "[G1]" in part(drawing, "field:D4")


@pytest.mark.parametrize(
    ("laid", "shown"),
    [
        (Tile("redwood", (1,), False), "[N1]"),
        (Tile("redwood", (1, 1), False), "[N2]"),
        (Tile("bamboo", (), True), "[VT]"),
        (Tile("obsidian", (), False), "[K ]"),
        (Tile("obsidian", (0,), False), "[K+B]"),
        (Tile("spring", (0, 3), False), "[B1+V]"),
        (Tile("oasis", (), False), "[o ]"),
        (Tile("oasis", (2,), False), "[o+G]"),
        (Tile("summit", (), True), "[mT]"),
    ],
)
def test_a_tile_is_its_letter_and_what_lies_on_it(laid: Tile, shown: str) -> None:
    assert "".join(run.text for run in tile_runs(laid)) == shown


@pytest.mark.parametrize("grid", GRIDS)
def test_dead_ends_and_lakes_have_a_sign(grid: HexGrid) -> None:
    lake = seat(
        "C2=granite C3=bamboo D2=granite D4=granite E4=bamboo F2=redwood F3=redwood E2=spring", sun="D1"
    )
    tube = seat("C2=granite C3=bamboo D4=granite E2=spring E4=granite F2=bamboo F3=redwood", sun="C1")
    assert "!" in part(world_of(tube, grid), "field:E3")
    assert "-" in part(world_of(lake, grid), "field:E3")


@pytest.mark.parametrize("grid", GRIDS)
def test_a_stop_shows_cubes_points_of_temples_and_the_lap(grid: HexGrid) -> None:
    own = seat("D4=granite+temple E4=spring", sun="C3", range=3)
    stops = sun_previews(view(position(own, seat()), 0), 0)
    drawing = world_of(own, grid, Marks(stops=stops))
    assert "2+5" in part(drawing, "field:D3")
    assert "B2+5" in part(drawing, "field:E3")


def test_legal_fields_show_a_question_mark_and_no_others() -> None:
    own = seat("D4=granite")
    drawing = world_of(own, marks=Marks(legal={"C3", "E4"}))
    assert [field for field in FIELDS if "?" in part(drawing, f"field:{field}")] == ["C3", "E4"]


def test_fields_dont_cover_each_other() -> None:
    for grid in GRIDS:
        drawing = world_of(seat(), grid)
        cells = [
            (x, y)
            for spot in drawing.spots
            for x in range(spot.region.x, spot.region.right)
            for y in range(spot.region.y, spot.region.bottom)
        ]
        assert len(cells) == len(set(cells))


def test_a_small_map_shows_every_tile_too() -> None:
    own = seat("D4=granite+temple E3=redwood[N] E4=bamboo[B] F3=oasis", sun="F2")
    drawing = draw_small_world(own)
    shown = {field: part(drawing, f"field:{field}").strip() for field in ("D4", "E3", "E4", "F3", "F2")}
    assert shown == {"D4": "GT", "E3": "N1", "E4": "V+", "F3": "o", "F2": "(*)"}


def test_the_others_stand_side_by_side_in_turn_order_with_their_rows() -> None:
    own = seat("D4=granite", rows=["RR", "", "Y"])
    drawing = others.draw_others(view(position(seat(), own, players=3), 0), 0, NAMES, 93)
    head = drawing.text().split("\n")[0]
    assert head.index("Ben") < head.index("Cleo")
    assert "R2 U0 Y1" in head
    assert drawing.width <= 93


# -- city, persons, offer --------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_every_building_says_its_state_cost_points_and_gains(width: int) -> None:
    terms = wording().terms
    for sight in views(3, 3):
        drawing = city.draw_city(sight, 0, terms, width)
        for building, row in BUILDINGS.items():
            text = part(drawing, f"building:{building}")
            built = building in sight.seats[0].board.buildings
            payable = not built and build_preview(sight, 0, building).fault is None
            assert text[4:7] == ("[#]" if built else "[$]" if payable else "[ ]")
            assert terms.building(building) in text
            assert "".join(str(count or "·") for count in (*row.cost, row.cost_any)) in text
            for number in (row.vp, f"+{row.sun}" if row.sun else "·", f"+{row.mana}" if row.mana else "·"):
                assert str(number) in text


def test_every_person_says_whose_it_is_and_what_it_scores() -> None:
    terms = wording().terms
    own = seat("D4=granite+temple E4=granite", night=["mage"], day=["priestess"], mana=4)
    sight = view(position(own, seat(day=["settler"]), players=2), 0)
    for width in WIDTHS:
        drawing = city.draw_persons(sight, 0, terms, NAMES, width)
        assert "[☾] Mage" in part(drawing, "person:mage")
        assert "Ana" in part(drawing, "person:mage")
        assert "[☼] High Priestess" in part(drawing, "person:priestess")
        assert part(drawing, "person:priestess").rstrip().endswith("= 4" if width > 90 else "=4")
        assert "Ben" in part(drawing, "person:settler")
        assert "[$] Explorer" in part(drawing, "person:explorer")
        assert {part(drawing, f"person:{person}")[4] for person in PERSONS} == {"["}


def test_columns_show_their_tiles_and_which_can_be_taken() -> None:
    terms = wording().terms
    for sight in views(2, 5):
        board = sight.seats[sight.active or 0].board
        drawing = offer.draw_columns(sight, board, terms, 56)
        down = offer.draw_columns_down(sight, terms, 22)
        for action in ACTIONS:
            column = sight.columns[action]
            letters = [ACTION_TILES[tile].colour_letter for tile in column]
            shown = "".join(letters[:-1]) + f"[{letters[-1]}]" if letters else "·"
            assert terms.action(action) in part(drawing, f"column:{action}")
            assert shown in part(drawing, f"column:{action}")
            assert shown in down.text()


def test_land_on_offer_shows_letters_cubes_and_how_many_special_tiles_are_left() -> None:
    sight = view(position(seat(), display={"spring": None}, bare=["granite"], specials={"oasis": 0}), 0)
    drawing = offer.draw_land(sight, wording().terms, 56)
    assert "·" in part(drawing, "slot:spring")
    assert "[N1]" in part(drawing, "slot:redwood")
    assert "[G]" in part(drawing, "slot:granite")
    assert "+[V1]" in part(drawing, "slot:extra")
    assert "[o]×0" in part(drawing, "special:oasis")
    assert len(SLOTS) + len(SPECIALS) == len(drawing.spots)


def test_rows_of_action_tiles_stand_in_the_line_above_the_world() -> None:
    own = seat(rows=["RRJ", "U", ""])
    drawing = offer.draw_head(own, Run("Ana: world", "red"), "rows", 56)
    assert "R[RRJ·]" in part(drawing, "row:red")
    assert "U[U···]" in part(drawing, "row:blue")
    assert "Y[····]" in part(drawing, "row:yellow")
    assert drawing.width == 56
    assert "Ana: world" in drawing.text()


# -- everybody -------------------------------------------------------------------------------------


def test_everybody_has_a_line_with_a_total_that_hides_what_is_concealed() -> None:
    sight = view(position(seat("D4=granite[G]"), seat(), players=2, bags=[7, 9]), 0)
    lines = figures.seat_lines(sight, wording().words, NAMES, 0, 48)
    texts = ["".join(run.text for run in line) for line in lines]
    assert texts[1].startswith("▶ Ana")
    assert texts[1].endswith(" 7")
    assert texts[2].endswith("0+?")
    assert all(len(text) <= 48 for text in texts)


def test_cubes_are_letters_with_numbers() -> None:
    runs = figures.cubes_runs(seat("D4=granite[GB] E4=granite[G]"))
    assert "".join(run.text for run in runs) == "B1 G2"
    assert set("BNGVK") == set(LETTERS)
