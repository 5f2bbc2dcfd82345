"""The drawing of a realm of Papyria: landscapes, rivers, the priest, what would lie there."""

from typing import Any

import pytest

from rulesets.papyria.cells import place
from rulesets.papyria.components import LANDSCAPES
from rulesets.papyria.preview import legal_cells
from rulesets.papyria.realm import Laid
from tabletop_tui.drawing import Drawing
from tabletop_tui.games.papyria import realm, signs
from tabletop_tui.games.papyria.layout import (
    LARGE_TILE,
    SMALL_TILE,
    TileShape,
)
from tabletop_tui.games.papyria.marks import (
    Ghost,
)
from tabletop_tui.games.parts import names_of
from tabletop_tui.glyphs import is_frame
from tabletop_tui.words import Words
from tests.papyria.builders import A, position, seat
from tests.tui_papyria.games import PEOPLE, RULES
from tests.tui_papyria.reading import at, lit

TILES = (SMALL_TILE, LARGE_TILE)
NAMES = names_of(PEOPLE)
EN = Words("en")


def land(added: str = "", ghost: Ghost | None = None, shape: TileShape = SMALL_TILE, **more: Any) -> Drawing:
    placing = more.pop("placing", False)
    own = RULES.view(position(seat(added, **more)), A).seats[A]
    drawn = realm.Land(own.realm, own.priest, NAMES[A], legal_cells(own), placing, ghost)
    return realm.draw_realm(drawn, EN, shape)


def test_a_fresh_realm() -> None:
    assert land().text().split("\n") == [
        "      ┌─────┬┄┄┄┄┄┐",
        "      │  2♣ │E1 N1┊",
        "┌─────┼─────┼─────┼┄┄┄┄┄┐",
        "│  ▲════¶pp══@═♣══╡ E2  ┊",
        "└──╨──┼─────┼─────┼┄┄┄┄┄┘",
        "      │  ♣☼ │E1 S1┊",
        "      └─────┴┄┄┄┄┄┘",
    ]


def test_the_priest_and_the_cells_beside_it() -> None:
    drawing = land(priest="0,1")
    assert "@" in at(drawing, "cell:0,1")
    assert "@" not in at(drawing, "cell:1,0")
    assert {"cell:0,2", "cell:-1,1", "cell:1,1"} <= drawing.targets
    assert "cell:2,0" not in drawing.targets
    assert at(drawing, "cell:0,2").strip() == "N2"


def test_rivers_go_on_over_a_border_or_end_there() -> None:
    rows = land("2,0=L01@0 2,1=L01@1 -1,-1=L11@2", priest="2,1").text().split("\n")
    row = next(row for row in rows if "¶pp" in row)
    assert row.count("═") > 8
    assert "╡" in row
    below = rows[rows.index(row) + 1]
    assert "║" in below
    above = rows[rows.index(row) - 1]
    assert "╨" in above


def test_buildings_stand_in_the_place_of_what_they_cover() -> None:
    drawing = land("0,2=L32@0 1,1=L40@0", city="0,2 0,2", temple="1,1", mine="-1,0", lapis=9)
    assert at(drawing, "cell:0,2").strip() == "■■♣▲"
    assert at(drawing, "cell:1,1").strip() == "♣⌂¶p"
    assert "m" in at(drawing, "cell:-1,0")
    assert "▲" not in at(drawing, "cell:-1,0")


def test_every_landscape_fits_however_it_is_built_over_and_with_the_priest() -> None:
    for tile in LANDSCAPES.values():
        most = [
            Laid(tile.id, rotation, cities=count)
            for rotation in tile.rotations
            for count in range(tile.forests + 1)
        ]
        for laid in most:
            assert len(signs.plain(signs.laid_runs(laid))) <= SMALL_TILE.width - 1, laid


@pytest.mark.parametrize("shape", TILES)
def test_a_landscape_under_the_cursor_lies_there_as_it_would(shape: TileShape) -> None:
    ghost = Ghost("2,0", Laid("L01", 1))
    without, drawing = land(shape=shape, placing=True), land(ghost=ghost, shape=shape, placing=True)
    assert "E2" in at(without, "cell:2,0")
    assert "♣¶" in at(drawing, "cell:2,0")
    assert lit(drawing, "cell:2,0")
    assert without.spots == drawing.spots


@pytest.mark.parametrize("shape", TILES)
def test_the_corner_of_a_landscape_is_never_a_line_of_a_frame(shape: TileShape) -> None:
    """Or the cursor would draw a frame there instead of a bar."""
    drawing = land("2,0=L27@0 3,0=L27@0 2,1=L01@1", priest="2,0", shape=shape)
    for spot in drawing.spots:
        if spot.region.height > 1:
            assert not is_frame(drawing.char(spot.region.x, spot.region.y)), spot.target


@pytest.mark.parametrize("shape", TILES)
def test_a_realm_grows_with_what_lies_in_it(shape: TileShape) -> None:
    small, large = land(shape=shape), land("2,0=L01@0 3,0=L02@0 4,0=L04@0", priest="4,0", shape=shape)
    assert large.width == small.width + 3 * (shape.width + 1)
    xs = {place(target.removeprefix("cell:"))[0] for target in large.targets}
    assert (min(xs), max(xs)) == (-1, 5)
