"""The finished worlds of Helios, as they stand on the podium."""

from dataclasses import replace

from rulesets.helios.state import Tile
from tabletop_tui.games.helios.drawings.hexes import MINI, PAGE, WIDE_MINI
from tabletop_tui.games.helios.drawings.trophy import draw_trophy
from tests.rulesets.helios.builders import seat

SMALL_WORLD = seat("D4=redwood", sun="D3")
WIDE_WORLD = seat({"D4": Tile("redwood"), "E4": Tile("granite"), "F3": Tile("bamboo")}, sun="G3")


def test_it_is_no_larger_than_what_was_made_and_where_the_sun_stopped() -> None:
    for room, size in (
        ((10, 6), (PAGE.width, 6)),
        ((10, 5), (WIDE_MINI.width, 4)),
        ((4, 1), (MINI.width, 4)),
    ):
        drawn = draw_trophy([SMALL_WORLD], 0, *room)
        assert (drawn.width, drawn.height) == size


def test_all_worlds_have_the_same_size_that_of_the_widest() -> None:
    alone, beside = (draw_trophy(worlds, 0, 16, 11) for worlds in ([SMALL_WORLD], [SMALL_WORLD, WIDE_WORLD]))
    assert alone.width > beside.width


def test_tiles_what_lies_on_them_and_the_sun_are_seen() -> None:
    for width, height in ((10, 6), (5, 4)):
        drawn = draw_trophy([SMALL_WORLD], 0, width, height)
        for changed in (
            replace(SMALL_WORLD, sun="D5"),
            replace(SMALL_WORLD, world={"D4": Tile("granite")}),
            replace(SMALL_WORLD, world={"D4": Tile("redwood", temple=True)}),
            replace(SMALL_WORLD, world={"D4": Tile("redwood", cubes=(1,))}),
        ):
            assert draw_trophy([changed], 0, width, height).lines != drawn.lines


def test_neighbours_of_one_colour_are_told_apart_by_the_shade_at_the_lower_edge_of_each() -> None:
    both = replace(SMALL_WORLD, world={"D4": Tile("redwood"), "D5": Tile("redwood")})
    lines = draw_trophy([both], 0, WIDE_MINI.width, 6).lines
    shaded = ["ground-px:f:" in line[1].role for line in lines]
    assert shaded == [False, False, False, True, False, True]
