"""What stands out on the islands and in the sanctuary of Dice Forge, and where it stands."""

import re

import pytest

from rulesets.dice_forge.components import PORTALS, SANCTUARY
from rulesets.dice_forge.view import DiceForgeView, view
from tabletop_tui.games.dice_forge.drawings import islands, sanctuary
from tabletop_tui.games.dice_forge.drawings.islands import (
    Marks,
    TileSize,
    draw_islands,
    draw_small_islands,
    places_of,
)
from tabletop_tui.games.dice_forge.drawings.sanctuary import PlateSize, draw_sanctuary, draw_small_sanctuary
from tabletop_tui.paint.drawing import Drawing
from tabletop_tui.paint.pictures import Look
from tests.games.dice_forge.cells import Cell, grounds, inks, region_of, rows, within
from tests.games.dice_forge.games import NAMES, wording
from tests.rulesets.dice_forge.builders import A, acting, hero

PICTURES, MONO = Look(), Look(pictures=False, mono=True)
TERMS = wording().terms
TILES = (islands.HOME, islands.LARGE, islands.HUGE)
PLATES = (sanctuary.HOME_PLATES, sanctuary.LARGE_PLATES)
NOUNS = frozenset({"place", "buy"})


def market() -> DiceForgeView:
    """Ana and Ben stand in portals, Cleo is at home; the Chest and the sun shard are gone."""
    seats = hero(gold=4, portal=5), hero(portal=2), hero()
    return view(acting(*seats, stacks={"moon2": 0}, pools={"S1": 0}).state, A)


def cards(marks: Marks, size: TileSize = islands.HOME, look: Look = MONO) -> Drawing:
    return draw_islands(market(), TERMS, look, NAMES[:3], size, marks)


def plates(
    marks: Marks, size: PlateSize = sanctuary.HOME_PLATES, discount: int = 0, look: Look = MONO
) -> Drawing:
    return draw_sanctuary(market(), TERMS, look, size, marks, discount)


# -- the islands -----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", TILES)
def test_the_moon_is_at_the_left_the_sun_at_the_right_the_dearest_at_the_top(size: TileSize) -> None:
    at = places_of(size)
    middle = size.board[0] // 2
    for number, row in PORTALS.items():
        slots = sorted(row.slots.split())
        x, y = at[f"portal:{number}"]
        assert {at[slot][1] for slot in slots} == {y}, "the cards of a portal lie beside it"
        left, right = at[slots[-2 if len(slots) > 2 else 0]], at[slots[-1 if len(slots) > 2 else 1]]
        if number != islands.FAR:
            assert (left[0] + size.width, x + size.portal) == (x, right[0])
            assert (x < middle) == slots[0].startswith("moon")
    lines = {number: at[f"portal:{number}"][1] for number in PORTALS}
    pitch = size.height + 1
    assert lines == {n: 1 + abs(n - islands.FAR) * pitch for n in PORTALS}
    assert at["moon7"][0] < at["both"][0] < at["sun7"][0]
    assert len(set(at.values())) == len(at), "nothing lies on anything else"


@pytest.mark.parametrize("size", TILES)
def test_moon_and_sun_shine_beside_the_far_island(size: TileSize) -> None:
    far = places_of(size)
    drawn = rows(cards(Marks(), size, PICTURES))[1]
    painted = [x for x, cell in enumerate(drawn) if "px:" in cell.role]
    left = [x for x in painted if x < far["moon7"][0]]
    right = [x for x in painted if x >= far["sun7"][0] + size.width]
    assert left
    assert right
    assert abs((left[0] + left[-1]) / 2 - far["moon7"][0] / 2) <= 3, "in the middle of its room"
    assert abs((right[0] + right[-1]) / 2 - (far["sun7"][0] + size.width + size.board[0]) / 2) <= 1.5
    assert not any("px:" in cell.role for cell in rows(cards(Marks(), size))[1])


@pytest.mark.parametrize("size", TILES)
def test_an_island_s_card_that_can_be_chosen_is_coloured_by_its_sky(size: TileSize) -> None:
    drawing = cards(Marks(frozenset({"place:moon3", "place:sun3"}), NOUNS, NOUNS), size)
    assert grounds(drawing, "place:moon3")[-1] == {"ground-blue"}
    assert grounds(drawing, "place:moon3")[0] == {"ground-blue", "ground-blue-bar"}
    assert grounds(drawing, "place:sun3")[-1] == {"ground-red"}
    assert grounds(drawing, "place:sun3")[0] == {"ground-red", "ground-red-bar"}
    for slot, colour in (("moon1", "blue"), ("sun1", "red")):
        assert grounds(drawing, f"place:{slot}")[-1] == {"ground-panel"}
        assert grounds(drawing, f"place:{slot}")[0] == {"ground-panel", f"ground-{colour}"}
    assert grounds(cards(Marks(), size), "place:moon1")[0] == {"ground-panel", "ground-bar"}
    assert grounds(cards(Marks(coloured=NOUNS), size), "place:moon2")[0] == {"ground-panel", "ground-bar"}, (
        "of the Chest none is left"
    )


@pytest.mark.parametrize("size", TILES)
def test_a_card_that_a_moment_lights_looks_so_too_but_has_no_empty_chip(size: TileSize) -> None:
    hind = frozenset({"place:moon3"})
    for marks, chips in ((Marks(hind, NOUNS, NOUNS), 1), (Marks(frozenset(), NOUNS, NOUNS, lit=hind), 0)):
        drawing = cards(marks, size)
        assert grounds(drawing, "place:moon3")[-1] == {"ground-blue"}
        assert [run.role for line in drawing.lines for run in line].count("chip") == chips


@pytest.mark.parametrize("size", TILES)
def test_a_card_that_can_be_chosen_has_a_title_and_strong_figures(size: TileSize) -> None:
    marks = Marks(frozenset({"place:moon3"}), NOUNS, NOUNS)
    hind, satyrs, chest = (f"place:moon{number}" for number in (3, 4, 2))
    drawing = cards(marks, size)
    assert inks(drawing, hind, "×") == ["strong"]
    assert inks(drawing, satyrs, "×") == ["faint"]
    assert inks(drawing, hind, "★")[0] == "gold"
    assert inks(drawing, satyrs, "★")[0] == "yellow"
    assert inks(drawing, hind, "H")[0] == "title"
    assert inks(drawing, satyrs, "S")[0] == ""
    assert set(inks(drawing, hind, "e")) == {""}, "what it does"
    assert set(inks(drawing, satyrs, "e")) == {"dim"}
    barred, new = TERMS.sign("barred"), TERMS.sign("new")
    assert (inks(drawing, hind, barred), inks(drawing, satyrs, barred)) == ([], ["plate-barred"])
    assert (inks(drawing, chest, barred), inks(drawing, chest, "×"), inks(drawing, chest, "★")) == (
        [],
        [],
        [],
    )
    assert inks(drawing, chest, "g")[0] == "faint", "gone"
    assert inks(cards(Marks(new=frozenset({hind})), size), hind, new) == ["you"]
    assert inks(drawing, hind, new) == []


def test_a_long_name_makes_room_for_a_sign_or_a_key() -> None:
    """`Hirschkuh` has nine cells of eleven: a sign and a key take three."""
    said, target = wording("de").terms, "place:moon3"

    def title(marks: Marks) -> str:
        drawing = draw_islands(market(), said, MONO, NAMES[:3], islands.HOME, marks)
        spot = drawing.spot(target)
        assert spot is not None
        row = drawing.text().split("\n")[spot.region.y]
        return row[spot.region.x + islands.HOME.art : spot.region.right].strip(" ✗")

    assert title(Marks()) == "Hirschkuh"
    assert title(Marks(about=NOUNS)) == title(Marks(frozenset({target}))) == "Hirschk…"


@pytest.mark.parametrize(
    ("marks", "card", "plate"),
    [
        (Marks(about=NOUNS), "n", "n"),
        (Marks(coloured=NOUNS), "n", "n"),
        (Marks(frozenset({"place:moon3", "buy:G4"})), "n", "l"),
        (Marks(), "q", "q"),
    ],
    ids=["can't be paid for", "keeps its colours", "can be chosen", "isn't asked about"],
)
def test_only_what_nobody_asks_about_is_grey(marks: Marks, card: str, plate: str) -> None:
    def volumes(drawing: Drawing, target: str) -> set[str]:
        cells = [cell for row in within(drawing, region_of(drawing, target)) for cell in row]
        return {volume for cell in cells for volume in re.findall("px:([lnq]):", cell.role)}

    for size in TILES:
        assert volumes(cards(marks, size, PICTURES), "place:moon3") == {card}
    for plates_of in PLATES:
        assert volumes(plates(marks, plates_of, look=PICTURES), "buy:G4") == {plate}


def test_a_portal_has_its_hero_or_a_quiet_ring() -> None:
    drawing = cards(Marks())
    assert inks(drawing, "portal:1", "○") == ["faint"]
    assert inks(drawing, "portal:5", "○") == []
    assert inks(drawing, "portal:5", "A") == [f"{NAMES[0][1]} strong"]
    assert inks(drawing, "portal:2", "B") == [f"{NAMES[1][1]} strong"]
    pictured = cards(Marks(), look=PICTURES)
    assert inks(pictured, "portal:5", "A") == [f"seat-{NAMES[0][1]}"]
    assert "(A)" not in pictured.text()
    assert inks(cards(Marks(away=frozenset({0}))), "portal:5", "○") == ["faint"]


# -- the sanctuary ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", PLATES)
def test_a_face_that_can_be_bought_has_strong_figures_and_no_sign(size: PlateSize) -> None:
    barred, new = TERMS.sign("barred"), TERMS.sign("new")
    drawing = plates(
        Marks(frozenset({"buy:M1"}), NOUNS, NOUNS, frozenset({"buy:M1", "buy:G4", "buy:S1"})), size
    )
    assert inks(drawing, "buy:M1", "2") == ["yellow strong"]
    assert inks(drawing, "buy:G4", "3") == ["yellow"]
    assert inks(drawing, "buy:M1", "×") == ["strong"]
    assert inks(drawing, "buy:G4", "×") == ["faint"]
    assert [inks(drawing, f"buy:{face}", barred) for face in ("M1", "G4", "S1")] == [[], ["plate-barred"], []]
    assert [inks(drawing, f"buy:{face}", new) for face in ("M1", "G4", "S1", "G6")] == [["you"]] * 3 + [[]]
    assert inks(drawing, "buy:S1", "g") == ["faint"], "gone"
    assert inks(drawing, "buy:S1", "×") == []


@pytest.mark.parametrize(("size", "struck"), [(sanctuary.HOME_PLATES, False), (sanctuary.LARGE_PLATES, True)])
def test_a_ship_s_discount_strikes_out_the_usual_price_where_there_is_room(
    size: PlateSize, struck: bool
) -> None:
    drawing = plates(Marks(), size, 2)
    assert inks(drawing, "buy:V4", "●") == ["yellow", *(["undone"] if struck else [])]
    assert inks(plates(Marks(), size), "buy:V4", "●") == ["yellow"]


@pytest.mark.parametrize("size", PLATES)
def test_plates_lie_in_rows_of_four_in_order_of_price(size: PlateSize) -> None:
    drawing = plates(Marks(), size)
    found = [drawing.spot(f"buy:{face}") for face in SANCTUARY]
    at = [(spot.region.y, spot.region.x) for spot in found if spot is not None]
    assert at == sorted(at)
    assert len({y for y, _ in at}) == len({x for _, x in at}) == 4


# -- a small screen --------------------------------------------------------------------------------


def test_small_islands_have_a_line_for_each_card() -> None:
    marks = Marks(frozenset({"place:moon3"}), NOUNS, NOUNS)
    drawing = draw_small_islands(market(), TERMS, NAMES[:3], 80, marks)
    hind, satyrs, chest = (f"place:moon{number}" for number in (3, 4, 2))
    assert inks(drawing, hind, "H")[0] == "title"
    assert inks(drawing, satyrs, "S")[0] == ""
    assert inks(drawing, chest, "C")[0] == "dim", "none is left"
    assert [inks(drawing, each, "★")[0] for each in (hind, satyrs)] == ["gold", "yellow"]
    assert [inks(drawing, each, "✗") for each in (hind, satyrs, chest)] == [[], ["plate-barred"], []]
    assert [len(inks(drawing, each, "×")) for each in (hind, satyrs, chest)] == [1, 1, 0]
    assert rows(drawing)[2][:3] == [Cell(" ", "chip")] * 3
    assert rows(drawing)[3][0].role != "chip"


def test_small_islands_say_who_stands_at_a_card() -> None:
    drawing = draw_small_islands(market(), TERMS, NAMES[:3], 80, Marks())
    text = [row.ljust(80) for row in drawing.text().split("\n")]
    assert [row[38] for row in text] == [" ", " ", "B", "B", " ", " ", " ", " "]
    assert [row[78].strip() for row in text] == ["", "A", "A", "", "", "", "", ""]
    assert rows(drawing)[2][38].role == f"seat-{NAMES[1][1]}"
    assert rows(drawing)[1][78].role == f"seat-{NAMES[0][1]}"


def test_a_small_sanctuary_has_four_lines_of_four_faces() -> None:
    marks = Marks(frozenset({"buy:M1"}), NOUNS, NOUNS)
    drawing = draw_small_sanctuary(market(), TERMS, 80, marks)
    assert inks(drawing, "buy:M1", "☾") == ["title"]
    assert inks(drawing, "buy:G4", "4") == ["", "faint"], "the face, and how many there are"
    assert inks(drawing, "buy:S1", "☀") == ["dim"]
    assert [inks(drawing, f"buy:{face}", "✗") for face in ("M1", "G4", "S1")] == [[], ["plate-barred"], []]
    assert [inks(drawing, f"buy:{face}", "×") for face in ("M1", "G4", "S1")] == [["strong"], ["faint"], []]
    assert inks(drawing, "buy:M1", "2") == inks(drawing, "buy:G4", "3") == ["yellow"]
    assert inks(draw_small_sanctuary(market(), TERMS, 80, Marks()), "buy:G4", "3") == ["dim"]
    assert inks(draw_small_sanctuary(market(), TERMS, 80, Marks(frozenset({"buy:G4"}))), "buy:G4", "3") == [
        "yellow"
    ]
    assert inks(drawing, "buy:S1", "g") == ["faint"], "gone"
    spot = drawing.spot("buy:M1")
    assert spot is not None
    x, y = spot.region.x, spot.region.y
    assert [cell.role for cell in rows(drawing)[y][x : x + 3]] == ["chip"] * 3
    assert "chip" not in {cell.role for cell in rows(drawing)[y][:x]}
