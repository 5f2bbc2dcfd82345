"""The drawings of Helios: hexes without gaps, every fact at every size, legible without colours."""

import random
from collections.abc import Iterator
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest
from rich.cells import cell_len

from rulesets.helios.advice.fields import free_fields
from rulesets.helios.advice.prices import build_preview
from rulesets.helios.components import (
    ACTIONS,
    BUILDINGS,
    COLOURS,
    PERSONS,
    ROWS,
    SLOTS,
    SPECIALS,
    TILES_FOR_BONUS,
)
from rulesets.helios.geometry import FIELDS, NEIGHBOURS
from rulesets.helios.state import Seat
from rulesets.helios.sun import stops, way
from rulesets.helios.view import HeliosView, view
from tabletop_tui.games.helios.drawings import cards, hexes, offer, strip, world
from tabletop_tui.games.helios.drawings.boards import Table, picture_of
from tabletop_tui.games.helios.drawings.hexes import (
    HUGE,
    LARGE,
    MINI,
    PAGE,
    SMALL,
    WIDE_MINI,
    HexSize,
    place_of,
)
from tabletop_tui.games.helios.drawings.marks import Marks, marked, points
from tabletop_tui.games.helios.drawings.offer import Asked
from tabletop_tui.games.helios.drawings.world import draw_mini, draw_world
from tabletop_tui.games.helios.terms import Terms
from tabletop_tui.kit.mosaic import Mosaic
from tabletop_tui.paint.drawing import Drawing, Region
from tabletop_tui.paint.pictures import Look, sprite
from tabletop_tui.paint.themes import DARK
from tabletop_tui.text.words import WHOLE
from tests.games.helios.games import PEOPLE, moments, wording
from tests.rulesets.helios.builders import answer, doing, position, seat, turn

PICTURES, MONO, ASCII = Look(), Look(pictures=False, mono=True), Look(pictures=False, ascii=True)
SIZES = (PAGE, SMALL, LARGE, HUGE)
NAMES = [(person.name, person.colour) for person in PEOPLE]
SUNNY = "D4=bamboo+temple E3=redwood[N] E4=granite F3=oasis D5=obsidian[KG]"


def terms(language: str = "en", look: Look = PICTURES) -> Terms:
    said = wording(language)
    if look.ascii:
        said.in_ascii()
    return said.terms


def views() -> Iterator[HeliosView]:
    chance = random.Random(7)
    for moment in moments(4, 7):
        if chance.random() < 0.04:
            yield moment.view


def part(drawing: Drawing, target: str) -> str:
    """The text of a target's spot."""
    spot = drawing.spot(target)
    assert spot is not None, target
    rows = ["".join(run.text for run in line) for line in drawing.lines]
    region: Region = spot.region
    return "\n".join(rows[y][region.x : region.right] for y in range(region.y, region.bottom))


def all_drawings(sight: HeliosView, language: str, look: Look) -> list[Drawing]:
    said, acting = terms(language, look), sight.active or 0
    board, about = sight.seats[acting].board, (said, look)
    asked = Asked({"building:palace": "1", "person:mage": "6"}, "building:palace", about=True)
    marks = Marks(
        keys={"E3": "1"}, open=frozenset(free_fields(sight, acting)), cursor="E3", ghost=("E3", "oasis")
    )
    plots, figures = cards.plots_of(sight, acting, asked), cards.figures_of(sight, acting, asked, NAMES)
    columns, offers = offer.columns_of(sight, asked), offer.offers_of(sight, [], asked)
    return [
        *(draw_world(board, *about, size, mark) for size in SIZES for mark in (Marks(), marks)),
        cards.draw_city(plots, *about, 66, 28),
        cards.draw_city_table(plots, said, 80),
        cards.draw_persons(figures, *about, 66, 28),
        cards.draw_persons_table(figures, said, 80),
        *(offer.draw_tiles(columns, *about, width, 9) for width in (18, 21, 37)),
        *(offer.draw_offer(offers, *about, *room) for room in ((34, 9), (35, 11), (42, 8), (55, 9))),
        strip.draw_mine(mine(sight, acting, asked), said, 66),
        strip.draw_others(others(sight, acting), said, 52, 4),
        strip.draw_worlds(others(sight, acting), *about, MINI, 77, 20),
    ]


def mine(sight: HeliosView, acting: int, asked: Asked) -> strip.Mine:
    """A seat's own things."""
    return strip.Mine(sight.seats[acting], NAMES[acting], 2, sight.persons, asked)


def others(sight: HeliosView, acting: int) -> list[strip.Other]:
    """All players but one seat."""
    rest = [n for n in range(len(sight.seats)) if n != acting]
    return [
        strip.Other(n, len(rest), seat, NAMES[seat], sight.seats[seat], n == 0, (), frozenset())
        for n, seat in enumerate(rest)
    ]


@pytest.mark.parametrize(("language", "look"), [("en", PICTURES), ("de", MONO), ("de", ASCII)])
def test_glyphs_are_one_cell_wide_roles_known_and_lines_no_wider_than_their_room(
    language: str, look: Look
) -> None:
    for sight in views():
        for drawing in all_drawings(sight, language, look):
            text = drawing.text()
            assert "⟦" not in text
            assert all(cell_len(char) == 1 for char in set(text) - {"\n"})
            words = {word for line in drawing.lines for run in line for word in run.role.split()}
            assert [
                word for word in words if not word.startswith(("px:", "ground-px:")) and not DARK.knows(word)
            ] == []
            if look.ascii:
                assert set(terms().signs) & set(text) <= {"■"}


# -- hexes -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [*SIZES, MINI, WIDE_MINI])
def test_hexes_tile_the_map_without_gaps_and_without_covering_each_other(size: HexSize) -> None:
    covered: set[tuple[int, int]] = set()
    for field in FIELDS:
        place = place_of(size, field)
        for y in range(size.height):
            cut = hexes.inset(size, y)
            pixels = {(x, place.top + y) for x in range(place.x + cut, place.x + size.width - cut)}
            assert not covered & pixels
            covered |= pixels
    inner = place_of(size, "D4")
    for field in NEIGHBOURS["D4"]:
        place = place_of(size, field)
        between = ((inner.x + place.x + size.width) // 2, (inner.top + place.top + size.height) // 2)
        assert between in covered
    width, height = size.board
    assert max(x for x, _ in covered) == width - 1
    assert max(y for _, y in covered) == 2 * (height + size.cut) - 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", [PICTURES, MONO])
def test_every_field_is_a_target_and_no_two_share_a_cell(size: HexSize, look: Look) -> None:
    drawing = draw_world(seat(SUNNY), terms(), look, size)
    cells = [
        (x, y)
        for spot in drawing.spots
        for x in range(spot.region.x, spot.region.right)
        for y in range(spot.region.y, spot.region.bottom)
    ]
    assert {spot.target for spot in drawing.spots} == {f"field:{field}" for field in FIELDS}
    assert len(cells) == len(set(cells))
    assert (drawing.width, drawing.height) == world.outlined(size, look)[0].board


@pytest.mark.parametrize("size", SIZES)
def test_a_map_of_which_only_what_has_changed_is_drawn_looks_as_if_all_of_it_were(size: HexSize) -> None:
    """Whatever the cursor, the decision or the table adds and takes away, nothing of it is left behind."""
    own, mosaic = seat(SUNNY, range=7), Mosaic()
    built = seat(SUNNY.replace("F3=oasis", "F3=summit+temple"), sun="C4", range=7)
    reached = [stop.field for stop in stops(own)]
    shown = [
        (own, Marks(keys=dict.fromkeys(reached, "1"), open=frozenset(reached), way=way(own, reached[-1]))),
        (own, Marks(cursor=reached[0], way=way(own, reached[0]), on=way(own, reached[3]), lit={"E3": ()})),
        (built, Marks(ghost=("D3", "oasis"), cursor="D3", gains={"D3": points(12, terms(), long=True)})),
        (built, Marks(rising={"F3": 1}, volumes={"E4": "f"}, sun="B3", ringing=True, muted=True)),
        (own, Marks()),
    ]
    for board, marks in shown:
        drawing = draw_world(board, terms(), PICTURES, size, marks, mosaic=mosaic)
        anew = draw_world(board, terms(), PICTURES, size, marks)
        assert drawing.lines == anew.lines
        assert drawing.spots == anew.spots


def test_without_pictures_words_and_signs_stand_in_the_hexes() -> None:
    lake = seat(
        "C2=granite C3=bamboo D2=granite D4=granite E4=bamboo F2=redwood F3=redwood E2=spring", sun="D1"
    )
    tube = seat("C2=granite C3=bamboo D4=granite E2=spring E4=granite F2=bamboo F3=redwood", sun="C1")
    for size in (PAGE, SMALL, LARGE):
        drawing = draw_world(seat(SUNNY, sun="D3"), terms(), MONO, size)
        for field, shown in (
            ("D4", "bam"),
            ("E3", "red"),
            ("F3", "Oa"),
            ("D3", "sun"),
            ("B2", "♆ 4"),
            ("B3", "+✦"),
        ):
            assert shown in part(drawing, f"field:{field}")
        assert "▲" in part(drawing, "field:D4")
        assert "♠" in part(drawing, "field:E3")
    for size in SIZES:
        for look in (PICTURES, MONO):
            shown = part(draw_world(tube, terms(), look, size), "field:E3")
            assert "ead end" in shown or "✗" in shown
            assert "lake" in part(draw_world(lake, terms(), look, size), "field:E3")


# -- marks -----------------------------------------------------------------------------------------


def marks_of(own: Seat, kind: str, cursor: str, *answers: str) -> Marks:
    table = doing(kind, own)
    answer(table, *answers)
    decision = table.decision
    assert decision is not None
    keys = {option.target or "": "1" for option in decision.options}
    return marked(view(table.state, 0), terms(), decision, keys, f"field:{cursor}", None, long=False)


def text(runs: object) -> str:
    return "".join(run.text for run in runs)  # type: ignore[attr-defined]


def test_stops_show_what_they_bring_the_way_to_the_cursor_and_what_it_lights() -> None:
    own = seat("D4=granite+temple E4=spring", sun="C3", range=4)
    marks = marks_of(own, "move_sun", "E3")
    assert {field: text(runs) for field, runs in marks.gains.items()} == {
        "D3": "+7", "E3": "+7 ≈", "F3": "+5 ≈", "F4": "+5 ≈",
    }  # fmt: skip
    assert marks.way == ("C3", "D3", "E3")
    assert marks.on == ("E3", "F3", "F4")
    assert {field: text(runs) for field, runs in marks.lit.items()} == {"D4": "+2", "E4": "+≈"}


def test_a_tile_on_trial_is_a_ghost_and_says_which_temples_rise() -> None:
    own = seat("D4=granite+temple E3=spring E4=bamboo")
    marks = marks_of(own, "create_land", "F3", "special:oasis")
    assert marks.ghost == ("F3", "oasis")
    assert text(marks.gains["F3"]) == "+4 +✦"
    marks = marks_of(own, "create_land", "D5", "special:oasis")
    assert {field: text(runs) for field, runs in marks.lit.items()} == {"D4": "▲3→4"}
    for look in (PICTURES, MONO):
        for size in SIZES:
            drawing = draw_world(own, terms("en", look), look, size, marks)
            assert "▲3→4" in drawing.text(), (look, size)


def test_the_way_is_one_of_single_steps_to_every_stop_also_with_the_observatory() -> None:
    for own in (seat(SUNNY, range=7), seat(SUNNY, range=16), seat(SUNNY, sun="D6", buildings="observatory")):
        for stop in stops(own):
            fields = way(own, stop.field)
            assert (fields[0], fields[-1], len(fields)) == (own.sun, stop.field, stop.steps + 1)
            assert all(after in NEIGHBOURS[before] for before, after in pairwise(fields))


# -- cards, tiles, figures -------------------------------------------------------------------------


@pytest.mark.parametrize("language", WHOLE)
def test_every_building_says_its_name_points_and_what_is_short_or_what_it_does(language: str) -> None:
    said = terms(language)
    sight = view(position(seat("D4=granite[G] E4=redwood[N] E3=bamboo", buildings="palace"), seat()), 0)
    plots = cards.plots_of(sight, 0, Asked({"building:warehouse": "2"}))
    city, table = cards.draw_city(plots, said, PICTURES, 66, 28), cards.draw_city_table(plots, said, 80)
    for drawing in (city, table):
        for building, row in BUILDINGS.items():
            shown = part(drawing, f"building:{building}")
            assert any(said.building(building, form) in shown for form in ("", "brief"))
            assert said.vp(row.vp) in shown
            short = build_preview(sight, 0, building).bill.total - 2
            expected = said.say.board_short(count=short) if short > 0 else said.does_in_brief(building)
            assert expected in shown or building == "palace"
        assert "✓" in part(drawing, "building:palace")
        assert part(drawing, "building:warehouse").startswith(" 2 ")


@pytest.mark.parametrize("language", WHOLE)
def test_every_person_says_price_scores_and_whose_it_is(language: str) -> None:
    said = terms(language)
    sight = view(
        position(
            seat(night=["mage"]),
            seat(day=["warden"]),
            persons=[p for p in PERSONS if p not in ("mage", "warden")],
        ),
        0,
    )
    drawing = cards.draw_persons(cards.figures_of(sight, 0, Asked({}), NAMES), said, PICTURES, 66, 28)
    assert "☾" in part(drawing, "person:mage")
    assert NAMES[0][0] in part(drawing, "person:mage")
    assert "☼" in part(drawing, "person:warden")
    assert NAMES[1][0] in part(drawing, "person:warden")
    for person, row in PERSONS.items():
        assert str(row.vp_each) in part(drawing, f"person:{person}")
        assert (f"{row.mana_cost} ✦" in part(drawing, f"person:{person}")) == (
            person not in ("mage", "warden")
        )
    bare = cards.draw_persons(cards.figures_of(sight, 0, Asked({}), NAMES), said, MONO, 66, 28)
    for person in PERSONS:
        below = part(bare, f"person:{person}").splitlines()[1]
        assert below.strip(), "without its picture, a card's words follow the name"


def test_the_strip_shows_range_rows_city_and_persons() -> None:
    own = seat(SUNNY, range=7, mana=6, rows=["RR", "", "YJY"], buildings="palace", night=["mage"])
    sight = view(position(own, seat(), persons=[p for p in PERSONS if p != "mage"]), 0)
    told = mine(sight, 0, Asked({"row:red": "1"}, "row:red"))
    lines = strip.draw_mine(told, terms(), 66).text().split("\n")
    assert "6 mana" in lines[0]
    assert " 7 " in lines[1]
    assert lines[2].count("♥") == 2
    assert "★" in lines[2]
    assert "[ ]" in lines[2]
    assert "Palace" in lines[3]
    assert "☾ Mage" in lines[4]


@pytest.mark.parametrize("width", range(45, 75, 3))
def test_what_just_happened_cuts_no_word_of_the_strip(width: int) -> None:
    sight = view(position(seat(SUNNY, mana=6), seat()), 0)
    told = mine(sight, 0, Asked({}))._replace(note=" red row full ")
    line = strip.draw_mine(told, terms(), width).text().split("\n")[0]
    before, note, _ = line.partition(" red row full")
    assert note
    whole = strip.draw_mine(told._replace(note=""), terms(), 120).text().split("\n")[0]
    assert whole.startswith(before.rstrip())
    assert not whole[len(before.rstrip()) :][:1].strip(), "a word isn't cut"


def test_what_the_strip_has_no_room_for_is_counted() -> None:
    own = seat(SUNNY, buildings="observatory survey_office sundial palace", night=["mage"])
    sight = view(position(own, seat(), persons=[p for p in PERSONS if p != "mage"]), 0)
    rows = Asked({f"row:{row}": str(n) for n, row in enumerate(ROWS, start=1)}, "row:red")
    lines = strip.draw_mine(mine(sight, 0, rows), terms(), 66).text().split("\n")
    assert lines[2].count("·") + 1 == 3 * TILES_FOR_BONUS  # the slot under the cursor is marked
    assert "Observatory, Surveyors' Office +2" in lines[3]
    assert "Explorer, Astronomer +5 on offer" in lines[4]


TILES = [(18, 9), (21, 9), (35, 8), (37, 8)]
"""The room that action tiles have in each shape of the screen."""
OFFERS = [(34, 9), (55, 9), (35, 11), (42, 8)]
"""The room that land has."""


@pytest.mark.parametrize(("width", "height"), TILES)
@pytest.mark.parametrize("look", [PICTURES, MONO])
@pytest.mark.parametrize("keys", [{}, {"column:create_land": "1", "column:build": "2"}])
def test_every_tile_of_a_column_is_shown(width: int, height: int, look: Look, keys: dict[str, str]) -> None:
    lying = {"create_land": "RUYJRU", "build": "YJR", "move_sun": ""}
    sight = view(turn(seat(SUNNY), seat(), columns=lying, players=2).state, 0)
    drawing = offer.draw_tiles(offer.columns_of(sight, Asked(keys)), terms(), look, width, height)
    for action, tiles in lying.items():
        shown = part(drawing, f"column:{action}")
        assert len([sign for sign in shown if sign in "♥●★✱"]) == len(tiles)
        if tiles:
            assert f" {keys.get(f'column:{action}', '')}".rstrip() in shown.split("\n")[len(tiles)]
    assert terms().say("board-gone") in part(drawing, "column:move_sun")


def test_action_tiles_lie_where_they_lay_whether_one_can_be_taken_or_not() -> None:
    """Only the volume changes: the key stands on the tile that can be taken."""
    sight = next(views())
    keys = {f"column:{action}": str(n) for n, action in enumerate(ACTIONS, start=1)}
    for width, height in TILES:
        quiet, loud = (
            offer.draw_tiles(offer.columns_of(sight, asked), terms(), PICTURES, width, height)
            for asked in (Asked({}), Asked(keys, "column:move_sun"))
        )
        assert [(spot.target, spot.region) for spot in quiet.spots] == [
            (spot.target, spot.region) for spot in loud.spots
        ]
        waiting = [row for action in ACTIONS for row in part(loud, f"column:{action}").split("\n")[1:]]
        assert {key for key in keys.values() if any(f" {key} " in row for row in waiting)} == {*keys.values()}


def test_small_worlds_differ_where_tiles_do() -> None:
    one, other = seat(SUNNY), seat(SUNNY.replace("F3=oasis", "F3=summit"))
    assert draw_mini(one, PICTURES, terms()).lines != draw_mini(other, PICTURES, terms()).lines
    assert draw_mini(one, MONO, terms()).text() != draw_mini(other, MONO, terms()).text()


def full(left: int) -> dict[str, offer.Offer]:
    """A tile in every slot, so many of each special one."""
    kinds = [*(("redwood" if slot == "extra" else slot) for slot in SLOTS), *SPECIALS]
    names = [*(f"slot:{slot}" for slot in SLOTS), *(f"special:{kind}" for kind in SPECIALS)]
    return {
        name: offer.Offer(n, kind, left, False, str(n)[-1], False)
        for n, (name, kind) in enumerate(zip(names, kinds, strict=True))
    }


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("width", "height"), OFFERS)
@pytest.mark.parametrize("look", [PICTURES, MONO])
def test_everything_on_offer_has_its_name_its_key_and_how_many_there_are(
    language: str, width: int, height: int, look: Look
) -> None:
    said, offers = terms(language, look), full(2)
    drawing = offer.draw_offer(offers, said, look, width, height)
    for target, each in offers.items():
        shown = part(drawing, target)
        assert each.kind is not None
        assert said.tile(each.kind, "brief") in shown, target
        assert f" {each.key} " in shown
        assert ("×2" in shown) == target.startswith("special:")
        if each.kind in COLOURS:
            assert said.signs[COLOURS.index(each.kind)] in shown
    assert "…" not in drawing.text()


@pytest.mark.parametrize(("width", "height"), OFFERS)
def test_what_is_taken_leaves_its_place_empty_and_moves_nothing(width: int, height: int) -> None:
    whole = full(1)
    some = {name: each._replace(kind=None) if n % 2 else each for n, (name, each) in enumerate(whole.items())}
    before, after = (offer.draw_offer(each, terms(), PICTURES, width, height) for each in (whole, some))
    assert after.text().count(terms().say("board-taken")) == 5
    for spot in after.spots:
        assert before.spot(spot.target) == spot
    gone = {name: each._replace(kind=None) for name, each in whole.items()}
    assert offer.draw_offer(gone, terms(), PICTURES, width, height).text().count("taken") == 0
    assert terms().say("board-gone") in offer.draw_offer(gone, terms(), PICTURES, width, height).text()


def roles(drawing: Drawing, target: str, name: str) -> set[str]:
    """The roles in which a name is written within a target's place."""
    spot = drawing.spot(target)
    assert spot is not None
    found, row = set[str](), range(spot.region.y, spot.region.bottom)
    for y in row:
        x = 0
        for run in drawing.lines[y]:
            if spot.region.x <= x < spot.region.right and name in run.text:
                found.add(run.role)
            x += len(run.text)
    return found


@pytest.mark.parametrize(("width", "height"), OFFERS)
@pytest.mark.parametrize("look", [PICTURES, MONO])
def test_the_tile_under_the_cursor_stands_out_and_what_has_no_key_is_quiet(
    width: int, height: int, look: Look
) -> None:
    offers, said = full(2), terms()
    name = said.tile("spring", "brief")
    plain, target = offers["slot:spring"], "slot:spring"
    for each, strong in (
        (plain, "strong"),
        (plain._replace(here=True), "you strong"),
        (plain._replace(key=None), "dim"),
    ):
        drawing = offer.draw_offer({**offers, target: each}, said, look, width, height)
        assert any(role.startswith(strong) for role in roles(drawing, target, name)), strong


@pytest.mark.parametrize(("width", "height"), OFFERS)
def test_land_without_its_cube_shows_none_and_a_special_tile_never_has_one(width: int, height: int) -> None:
    offers, said = full(2), terms()
    bare = {name: each._replace(bare=True) for name, each in offers.items()}
    with_cubes, without = (offer.draw_offer(each, said, MONO, width, height) for each in (offers, bare))
    for target, each in offers.items():
        if each.kind in COLOURS:
            sign = said.signs[COLOURS.index(each.kind)]
            assert sign in part(with_cubes, target)
            assert sign not in part(without, target)
        else:
            assert part(with_cubes, target) == part(without, target)
            assert "×2" in part(with_cubes, target)


def test_slots_in_rows_lie_apart_whatever_the_room() -> None:
    for height in range(7, 14):
        drawing = offer.draw_offer(full(2), terms(), MONO, 44, height)
        regions = [spot.region for spot in drawing.spots]
        cells = [(x, y) for r in regions for x in range(r.x, r.right) for y in range(r.y, r.bottom)]
        assert len(set(cells)) == len(cells)
        assert all(region.bottom <= height for region in regions), height


@pytest.mark.parametrize(
    ("key", "shown"),
    [
        ("column:build", True),
        ("land:spring", True),
        ("special:oasis", True),
        ("row:red", False),
        (None, False),
    ],
)
def test_what_is_taken_has_a_large_picture_in_its_explanation(key: str | None, shown: bool) -> None:
    for look in (PICTURES, MONO):
        drawn = picture_of(cast("Table", SimpleNamespace(look=look)), key)
        assert bool(drawn.lines) == (shown and look.pictures)


# -- as text, letter by letter ---------------------------------------------------------------------

ALL_MONO = terms(look=MONO)
PLENTY = "D4=granite[G] E4=redwood[NN] E3=bamboo[V] D5=spring[B]"


def plenty() -> HeliosView:
    """Ana has five cubes, two buildings and two persons who sleep; Ben's warden is awake."""
    own = seat(PLENTY, buildings="palace warehouse", night=["mage", "settler"], mana=3)
    taken = ("mage", "settler", "warden")
    return view(position(own, seat(day=["warden"]), persons=[p for p in PERSONS if p not in taken]), 0)


def inks(drawing: Drawing, target: str, name: str) -> set[str]:
    """The roles of a name within a target's place, without their grounds."""
    written = roles(drawing, target, name)
    return {" ".join(word for word in role.split() if not word.startswith("ground")) for role in written}


def lines(drawing: Drawing) -> list[str]:
    return [line.rstrip() for line in drawing.text().split("\n")]


def test_the_table_of_buildings_says_state_cost_what_comes_at_once_points_and_function() -> None:
    keys = Asked({"building:market": "1", "building:stonemason": "2"}, "building:market", about=True)
    drawing = cards.draw_city_table(cards.plots_of(plenty(), 0, keys), ALL_MONO, 80)
    assert lines(drawing) == [
        " ✓  Palace                     ☀ +1 ✦ +1   4 VP  a bonus action",
        " ✓  Warehouse                  ☀ +1        2 VP  2 cubes on a land",
        " 2  Stonemasons' Lodge  ■■○    ☀ +1 ✦ +1   3 VP  temples cost 1 less",
        "    Observatory         ≈◆○○               6 VP  sun: any distance",
        "    Sun Gate            ≈♣○○   ☀ +2        2 VP  laps: 10 VP",
        "    Sun Altar           ■◆○    ☀ +1        3 VP  lit temples: +1 VP",
        "    Sundial             ♠♣     ☀ +2        2 VP  moves the sun",
        " 1  Market              ♣○○    ☀ +1        3 VP  2 cubes at once",
        "    Mana Well           ≈◆○    ☀ +1 ✦ +3   3 VP",
        "    Surveyors' Office   ♠○○    ☀ +2        3 VP  new land at once",
        "    Sun Road            ♠■♣    ☀ +4        3 VP",
        " ✗  Monument            ≈♠■♣◆             12 VP  1 cube short",
    ]
    assert inks(drawing, "building:palace", "4 VP") == {"gold"} == inks(drawing, "building:market", "3 VP")
    assert inks(drawing, "building:monument", "12 VP") == {"gold"}
    assert inks(drawing, "building:monument", "short") == {"bad"}
    calm = cards.draw_city_table(cards.plots_of(plenty(), 0, Asked({})), ALL_MONO, 80)
    assert inks(calm, "building:monument", "short") == {"dim"}, "nothing is being built"


def test_what_is_missing_of_a_cost_is_marked_only_while_a_building_is_chosen() -> None:
    """Ana has all colours but obsidian; what two other cubes replace isn't missing."""
    for keys, missing in ((Asked({"building:market": "1"}, about=True), 1), (Asked({}), 0)):
        plots = cards.plots_of(plenty(), 0, keys)
        assert [sum(plots[each].missing) for each in ("monument", "sun_altar", "palace")] == [missing, 0, 0]
        assert [plots[each].short for each in ("monument", "sun_altar", "palace")] == [1, 0, 0]


def test_the_card_of_a_building_has_its_cost_until_it_is_built_and_the_cursor_at_its_edges() -> None:
    plots = cards.plots_of(plenty(), 0, Asked({"building:market": "1"}, "building:market", about=True))
    drawing = cards.draw_city(plots, ALL_MONO, MONO, 66, 28)
    shown = {each: part(drawing, f"building:{each}").split("\n") for each in ("palace", "market", "monument")}
    assert shown == {
        "palace": [
            " ✓  Palace           ",
            " a bonus        4 VP ",
            " action at      ☀ +1 ",
            " once           ✦ +1 ",
            "                     ",
            "                     ",
        ],
        "market": [
            " 1  Market          ▐",
            "▌up to 2 cubes  3 VP▐",
            "▌of your        ☀ +1▐",
            "▌choice at          ▐",
            "▌once            ♣○○▐",
            "▌                   ▐",
        ],
        "monument": [
            " ✗  Monument         ",
            "               12 VP ",
            "                     ",
            "                     ",
            "               ≈♠■♣◆ ",
            " 1 cube short        ",
        ],
    }


def test_the_table_of_persons_says_price_or_owner_activation_what_it_scores_and_how_much_now() -> None:
    keys = Asked({"person:herbalist": "3", "person:settler": "4"}, about=True)
    drawing = cards.draw_persons_table(cards.figures_of(plenty(), 0, keys, NAMES), ALL_MONO, 80)
    assert lines(drawing) == [
        " ✗  Explorer        4 ✦       ≈♣○         4 VP per harbour             now 0 VP",
        " ✗  Astronomer      4 ✦       ■◆○  ☀ +2   2 VP per step of range       now 8 VP",
        " ✗  High Priestess  3 ✦       ♠■○         4 VP per temple              now 0 VP",
        " ✗  Architect       4 ✦       ♠◆○         3 VP per building            now 6 VP",
        " 4  Settler         ☾ Ana     ♠♣○  ☀ +2   1 VP per tile                now 4 VP",
        " ✗  Mage            ☾ Ana     ≈◆○  ✦ +2   2 VP per mana               now 10 VP",
        " 3  Herbalist       3 ✦       ≈■○  ✦ +1   3 VP per land colour        now 12 VP",
        "    Warden          ☼ Ben                 5 VP per special tile",
    ]
    written = {each: inks(drawing, f"person:{each}", each.title()) for each in ("herbalist", "settler")}
    assert written == {"herbalist": {"strong"}, "settler": {"strong"}}
    assert inks(drawing, "person:mage", "Mage") == {"strong"}, "one's own"
    assert (inks(drawing, "person:explorer", "Explorer"), inks(drawing, "person:warden", "Warden")) == (
        {""},
        {"dim"},
    )


def test_the_card_of_a_person_says_its_price_or_owner_and_what_activating_it_takes() -> None:
    drawing = cards.draw_persons(cards.figures_of(plenty(), 0, Asked({}), NAMES), ALL_MONO, MONO, 66, 28)
    shown = {
        each: [line.strip() for line in part(drawing, f"person:{each}").split("\n") if line.strip()]
        for each in ("astronomer", "settler", "warden")
    }
    assert shown == {
        "astronomer": [
            "Astronomer",
            "buy for 4 ✦",
            "activate ■◆○",
            "☀ +2",
            "2 VP per step",
            "of range",
            "now 8 VP",
        ],
        "settler": ["Settler", "☾ bought by", "Ana", "activate ♠♣○", "☀ +2", "1 VP per tile", "now 4 VP"],
        "warden": ["Warden", "☼ active", "Ben", "5 VP per", "special tile"],
    }


@pytest.mark.parametrize(
    ("width", "row_lines"),
    [
        (56, [" red ♥♥··  blue ····  yellow ★✱★·", " ☺ persons ☼ Warden  ☾ Mage   Explorer +5 on offer"]),
        (
            66,
            [
                " red  ♥  ♥  ·  ·   blue  ·  ·  ·  ·   yellow  ★  ✱  ★  ·",
                " ☺ persons ☼ Warden  ☾ Mage   Explorer, Astronomer +4 on offer",
            ],
        ),
    ],
)
def test_the_strip_gives_rows_and_persons_as_much_room_as_there_is(width: int, row_lines: list[str]) -> None:
    own = seat(
        SUNNY, range=7, mana=6, rows=["RR", "", "YJY"], buildings="palace", night=["mage"], day=["warden"]
    )
    drawn = lines(strip.draw_mine(mine(view(position(own, seat()), 0), 0, Asked({})), ALL_MONO, width))
    assert drawn[0] == " Ana  13 VP, 0 in the bag   ✦ 6 mana   cubes  ♠ ■ ◆"
    assert drawn[1] == " ☀ range  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16"
    assert [drawn[2], drawn[4]] == row_lines
    assert drawn[3] == " ⌂ city Palace   2 payable now"


def test_the_range_stands_out_on_its_track_or_is_without_end() -> None:
    sight = view(position(seat(SUNNY, range=7), seat(SUNNY, range=7, buildings="observatory")), 0)
    for number, endless in enumerate((False, True)):
        own = strip.Mine(sight.seats[number], NAMES[number], 2, sight.persons, Asked({}))
        for width in (66, 90):
            line = strip.draw_mine(own, ALL_MONO, width).lines[1]
            said = "".join(run.text for run in line)
            assert (ALL_MONO.say.board_endless() in said) == endless
            if not endless or width == 90:
                track = [(run.role.split(), run.text.split()) for run in line if run.text.strip()]
                assert [words for role, words in track if "chip" in role] == [["7"]]
                assert [words for role, words in track if "ground-yellow" in role] == [[*"23456"]]
                assert [words[0] for role, words in track if "faint" in role] == ["8"]


@pytest.mark.parametrize(
    ("width", "head", "ben"),
    [
        (40, "Others    VP   ☀   ✦   ▲   ⌂ ○     rows", "Ben ⚑   10+?   2   0   1   1 ♠■◆  · · ·"),
        (
            52,
            "Others     VP range mana temples built cubes   rows",
            "Ben ⚑    10+?     2    0       1     1 ♠■◆    · · ·",
        ),
    ],
)
def test_the_others_have_words_over_their_figures_or_signs_where_there_is_no_room(
    width: int, head: str, ben: str
) -> None:
    drawing = strip.draw_others(
        others(view(position(seat(), seat(SUNNY, buildings="observatory")), 0), 0), ALL_MONO, width, 4
    )
    assert lines(drawing)[:2] == [head, ben]


@pytest.mark.parametrize(("room", "told"), [(6, "≈≈≈♠♠♣"), (5, "3≈2♠♣"), (4, "3≈2…"), (7, "≈≈≈♠♠♣")])
def test_cubes_without_room_are_counted(room: int, told: str) -> None:
    assert text(strip._fitted((3, 2, 0, 1, 0), ALL_MONO, room)) == told


def test_counted_cubes_lie_apart_where_there_is_room() -> None:
    assert text(strip._fitted((4, 4, 0, 1, 0), ALL_MONO, 7)) == "4≈ 4♠ ♣"
    assert text(strip._fitted((4, 4, 0, 1, 0), ALL_MONO, 8)) == "4≈ 4♠ ♣"
    assert text(strip._fitted((4, 4, 0, 1, 0), ALL_MONO, 6)) == "4≈4♠♣"


def test_land_in_rows_has_its_key_name_and_cube_and_leaves_a_gap_where_it_was_taken() -> None:
    offers = full(2)
    offers["slot:granite"] = offers["slot:granite"]._replace(kind=None)
    offers["slot:bamboo"] = offers["slot:bamboo"]._replace(bare=True, key=None)
    assert lines(offer.draw_offer(offers, ALL_MONO, MONO, 34, 9)) == [
        "Land on offer ───────────────────",
        " 0  spring ≈      1  redwood ♠",
        "",
        "       taken         bamboo",
        "",
        " 4  obsidian ◆    5  redwood ♠",
        "",
        " 6 ∏ Sanctuary ×2 7 ▣ Treasury ×2",
        " 8 ◍ Oasis ×2     9 △ Summit ×2",
    ]
    low = lines(offer.draw_offer(offers, ALL_MONO, MONO, 44, 7))
    assert low[2] == "    taken                 bamboo", "in rows of one line"
    pictured = lines(offer.draw_offer(offers, ALL_MONO, PICTURES, 34, 9))
    assert [line[7:17].strip() for line in pictured[1:5]] == ["spring", "0  ≈", "taken", ""]
    one = {name: each._replace(left=1) for name, each in full(2).items()}
    assert "×" not in offer.draw_offer(one, ALL_MONO, MONO, 34, 9).text()


def test_a_small_world_in_letters() -> None:
    drawn = lines(draw_mini(seat(SUNNY), MONO, ALL_MONO, MINI, frozenset({"E4"})))
    assert drawn == [
        "          .",
        "       .     .",
        "    .     ·     .",
        " .     ·     ·     .",
        "    ·     ☀     ·",
        " .     ·     ♠♠    .",
        "    ·     ♣▲    O",
        " .     ·    ▸■     .",
        "    ·     ◆◆    ·",
        " .     ·     ·     .",
        "    .     ·     .",
        "       .     .",
        "          .",
        "",
    ]


def test_columns_of_tiles_name_the_colour_that_can_be_taken_where_there_is_room() -> None:
    lying = {"create_land": "RUYJRU", "build": "YJR", "move_sun": ""}
    sight = view(turn(seat(SUNNY), seat(), columns=lying, players=2).state, 0)
    columns = offer.columns_of(sight, Asked({"column:build": "2"}, "column:build"))
    narrow, wide_ones = (lines(offer.draw_tiles(columns, ALL_MONO, MONO, each, 9)) for each in (18, 35))
    assert narrow[1:5] == ["Land  Build Sun", "  ♥     ★   empty", "  ●     ✱", "  ★    2 ♥ ◂"]
    assert wide_ones[1:5] == [
        "Land        Build       Move sun",
        "     ♥           ★      empty",
        "     ●           ✱",
        "     ★       2  ♥ red  ◂",
    ]
    assert wide_ones[7] == "   ● blue"


def test_large_land_has_its_number_on_it_only_where_several_special_tiles_are_left() -> None:
    """A cube that has no room beside the name lies on the tile, too."""
    for left_over, bare in ((2, False), (1, False), (2, True)):
        offers = {name: each._replace(left=left_over, bare=bare) for name, each in full(left_over).items()}
        drawing = offer.draw_offer(offers, ALL_MONO, PICTURES, 55, 9)
        counted = {target for target in offers if "×" in part(drawing, target)}
        assert counted == ({f"special:{kind}" for kind in SPECIALS} if left_over == 2 else set())


def test_the_sun_s_way_is_a_line_of_two_pixels_or_of_one_on_the_smallest_map() -> None:
    for size, thick in ((PAGE, 1), (SMALL, 2), (LARGE, 2), (HUGE, 2)):
        pixels = world._stroke(size, "D4", "D4", "D5", dotted=False)
        assert len({x for x, _ in pixels}) == thick, size


@pytest.mark.parametrize(
    ("width", "height", "large"), [(55, 9, True), (55, 8, False), (55, 7, False), (44, 12, False)]
)
def test_land_lies_in_hexes_where_there_is_room_for_two_rows_of_them(
    width: int, height: int, large: bool
) -> None:
    drawing = offer.draw_offer(full(2), ALL_MONO, PICTURES, width, height)
    regions = [spot.region for spot in drawing.spots]
    assert (max(region.height for region in regions) > 2) == large
    assert not any(region.bottom > height for region in regions)


def inks_at(drawing: Drawing, target: str) -> set[str]:
    """The colours of the pixels within a target's place."""
    spot = drawing.spot(target)
    assert spot is not None
    found = set[str]()
    for y in range(spot.region.y, spot.region.bottom):
        x = 0
        for run in drawing.lines[y]:
            if x < spot.region.right and x + len(run.text) > spot.region.x:
                found |= {word.rpartition(":")[2] for word in run.role.split() if "px:" in word}
            x += len(run.text)
    return found


def test_temples_and_cubes_are_pictures_with_dark_edges_except_on_the_smallest_map() -> None:
    own = seat("D4=granite+temple E4=granite[GB]", sun="A1", buildings="warehouse")
    edges = {name: sprite("helios", name, "small").colours.values() for name in ("temple", "cube")}
    dark_temple, dark_cube = (min(each) for each in edges.values())
    for size in SIZES:
        drawing = draw_world(own, terms(), PICTURES, size)
        assert (dark_temple in inks_at(drawing, "field:D4")) == (size is not PAGE)
        assert (dark_cube in inks_at(drawing, "field:E4")) == (size is not PAGE)
        assert "ffe08a" in inks_at(drawing, "field:D4")


@pytest.mark.parametrize("kind", [*COLOURS, *SPECIALS])
def test_a_field_has_its_whole_picture_or_on_the_smallest_map_a_shrunk_one(kind: str) -> None:
    for size, art in ((SMALL, "small"), (LARGE, "large"), (HUGE, "large")):
        picture, drawn = hexes.hex_picture(kind, size).rows, sprite("helios", kind, art).rows
        left, above = (size.width - len(drawn[0])) // 2, (size.height - len(drawn)) // 2
        for y, row in enumerate(drawn[:-1]):
            cut = hexes.inset(size, y + above)
            shown = picture[y + above]
            inner = range(max(cut + 1, left), min(size.width - cut, left + len(row)))
            assert all(row[x - left] in (".", shown[x]) for x in inner), (size, y)
    shrunk, drawn = hexes.hex_picture(kind, PAGE).rows, sprite("helios", kind, "small").rows
    assert (len(shrunk), {len(row) for row in shrunk}) == (PAGE.height, {PAGE.width})
    letters = {letter for row in drawn for letter in row if letter != "."}
    kept = {letter for row in shrunk for letter in row} & letters
    assert 2 * len(kept) > len(letters)
    assert shrunk[2][2:7] == "".join(drawn[2 * 8 // 6][x * 12 // 9] for x in range(2, 7)).replace(
        ".", drawn[0].strip(".")[0]
    )


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_card_without_a_picture_says_what_the_building_does_in_words_that_fit(language: str) -> None:
    """A function that is too long for the place of the picture is said in brief."""
    said = terms(language, MONO)
    drawing = cards.draw_city(cards.plots_of(plenty(), 0, Asked({})), said, MONO, 66, 28)
    for building in BUILDINGS:
        lines = part(drawing, f"building:{building}").split("\n")[1:5]
        words = " ".join(" ".join(line[:14] for line in lines).split())
        assert words in (said.does(building), said.does_in_brief(building)), building


def test_the_table_of_persons_has_whole_names_of_owners() -> None:
    names = [("Apprentice", "seat-blue")] * 4
    figures = {
        person: figure._replace(owner=names[0], side="night")
        for person, figure in cards.figures_of(plenty(), 0, Asked({}), names).items()
    }
    assert cards.draw_persons_table(figures, ALL_MONO, 80).text().count("Apprentice ") == len(PERSONS)
