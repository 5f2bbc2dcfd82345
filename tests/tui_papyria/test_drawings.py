"""The drawings of Papyria as text: ring, realm, seven kinds, keys and end tiles, figures."""

import re
from pathlib import Path
from typing import Any

import pytest

from rulesets.core import Table
from rulesets.papyria.components import KINDS, POSITIONS, SECTORS, SPACES
from rulesets.papyria.preview import Outlook, legal_cells, outlook, outlook_after
from rulesets.papyria.realm import Laid
from rulesets.papyria.state import Papyria
from rulesets.papyria.view import PapyriaView
from tabletop_tui.drawing import Drawing, cells
from tabletop_tui.games.papyria import figures, kinds, realm, ring, signs, strip
from tabletop_tui.games.papyria.layout import (
    HOME_RING,
    LARGE_RING,
    LARGE_TILE,
    SMALL_RING,
    SMALL_TILE,
    RingShape,
    layout_of,
    small_layout,
)
from tabletop_tui.games.papyria.marks import (
    NO_LANDING,
    NO_MARKS,
    Ghost,
    Landing,
    Marks,
    chosen,
    landing_of,
    marks_at,
    prospect_of,
)
from tabletop_tui.games.parts import names_of
from tabletop_tui.glyphs import to_ascii
from tabletop_tui.words import Words
from tests.papyria.builders import A, B, acting, answer, asked, position, seat, turn
from tests.tui_papyria.games import PEOPLE, RULES, moments
from tests.tui_papyria.reading import at, lit

LANGUAGES = ("en", "de")
SHAPES = (SMALL_RING, HOME_RING, LARGE_RING)
TILES = (SMALL_TILE, LARGE_TILE)
NAMES = names_of(PEOPLE)
EN = Words("en")


def seen(table: Table[Papyria]) -> PapyriaView:
    view: PapyriaView = RULES.view(table.state, A)
    return view


def ring_of(
    view: PapyriaView,
    marks: Marks = NO_MARKS,
    landing: Landing = NO_LANDING,
    shape: RingShape = HOME_RING,
    words: Words = EN,
    whose: int = A,
) -> Drawing:
    return ring.draw_ring(ring.Ring(view, words, NAMES, shape, whose, landing, marks))


def before(table: Table[Papyria], *keys: str, shape: RingShape = HOME_RING) -> Drawing:
    """The ring with the cursor on the first of these options."""
    decision = asked(table)
    options = [option for option in decision.options if option.key in keys]
    view = seen(table)
    return ring_of(view, marks_at(view, options), landing_of(decision), shape)


# -- The ring: what lies there ---------------------------------------------------------------------


@pytest.mark.parametrize("shape", SHAPES)
def test_all_slots_spaces_borders_and_tiles_at_b_can_be_pointed_at(shape: RingShape) -> None:
    drawing = ring_of(seen(turn()), shape=shape)
    wanted = {f"slot:{kind}:{number}" for kind in "ws" for number in range(1, POSITIONS + 1)}
    wanted |= {f"space:{number}:{space}" for number in range(1, POSITIONS + 1) for space in SPACES}
    wanted |= {"border:A", "display:0", "display:1", "display:2"}
    assert drawing.targets == wanted
    assert (drawing.width, drawing.height) == (shape.width, shape.height)


@pytest.mark.parametrize("shape", SHAPES)
def test_positions_go_round_clockwise_with_wanderers_outside_and_ships_at_the_water(shape: RingShape) -> None:
    drawing = ring_of(seen(turn()), shape=shape)
    found = {spot.target: spot.region for spot in drawing.spots}
    for number in range(1, 6):
        assert found[f"slot:w:{number}"].x < found[f"slot:w:{number + 1}"].x
        assert found[f"slot:w:{number + 6}"].x > found[f"slot:w:{number + 7}"].x
    water = found["border:A"].y
    for number in range(1, POSITIONS + 1):
        wanderer, ship = found[f"slot:w:{number}"], found[f"slot:s:{number}"]
        assert wanderer.x == ship.x
        assert abs(ship.y - water) < abs(wanderer.y - water)
        assert (ship.y < water) == (number <= 6)
    rows = drawing.text().split("\n")
    assert re.findall(r"\d+ [A-Z]\w+", rows[0]) == [
        "1 Mari",
        "2 Assur",
        "3 Sippar",
        "4 Babylon",
        "5 Isin",
        "6 Uruk",
    ]
    assert re.findall(r"\d+", rows[-1]) == ["12", "11", "10", "9", "8", "7"]


def test_a_slot_shows_whose_piece_stands_there() -> None:
    drawing = ring_of(seen(turn()))
    assert at(drawing, "slot:w:3").startswith("W[A]")
    assert at(drawing, "slot:w:4").startswith("W[B]")
    assert at(drawing, "slot:s:3").startswith("S · ")
    german = ring_of(seen(turn()), words=Words("de"))
    assert at(german, "slot:w:3").startswith("Wa[A]")
    assert at(german, "slot:s:5").startswith("Sch[B]")


def test_a_space_shows_what_lies_on_it_how_many_and_what_it_costs() -> None:
    tops = {"5:1": "L40", "4:1": "W-RI-7", "9:river": "X-CI", "3:1": "L02"}
    own = seat(lapis=1, city="0,1")
    drawing = ring_of(seen(turn(own, tops=tops, heights={"2:2": 1})))
    assert at(drawing, "space:5:1").split("\n") == [" 1 Land   ×4", "   ♣☼¶p     "]
    assert at(drawing, "space:3:1").split("\n")[1] == "   ═♣¶p     "
    assert at(drawing, "space:4:1").split("\n") == [" 1 Score  ×4", " ≈River +4k "]
    assert at(drawing, "space:9:river") == " ≈ +■■    ×3"
    assert at(drawing, "space:2:2").split("\n") == [" 2 Mine   ×1", "   free     "]
    assert at(drawing, "space:4:2").split("\n") == [" 2 Temple ×2", "   costs 1l "]
    assert at(drawing, "space:2:1").split("\n") == [" 1 City   ×1", "   costs 2l!"]
    assert at(drawing, "space:9:2").split("\n") == [" 2 Papyri   ", "   +2       "]


def test_end_tiles_have_price_points_and_knowledge_and_emptied_spaces_are_empty() -> None:
    view = seen(turn(ends={"5:2": "E06", "9:river": "E11", "3:1": "E09"}))
    drawing = ring_of(view)
    assert at(drawing, "space:5:2").split("\n") == [" 2 End tile ", "   3l>11+1k "]
    assert at(drawing, "space:9:river") == " ≈ E1p>4+3k "
    assert at(drawing, "space:3:1").split("\n") == [" 1 End tile ", "   4l>16    "]
    state = position(end_stack="", heights={"4:2": 0})
    state.triggered = True
    assert at(ring_of(RULES.view(state, A)), "space:4:2").split("\n")[0] == " 2 empty    "


def test_in_little_room_a_space_has_one_line_and_still_says_what_it_is() -> None:
    tops = {"5:1": "L40", "4:1": "W-RI-7", "9:river": "X-CI"}
    drawing = ring_of(seen(turn(tops=tops, ends={"5:2": "E06"})), shape=SMALL_RING)
    assert at(drawing, "space:5:1") == " 1 ♣☼¶p   ×4"
    assert at(drawing, "space:4:1") == " 1 VP≈+4k ×4"
    assert at(drawing, "space:4:2") == " 2 Temple ×2"
    assert at(drawing, "space:5:2") == " 2 E3l>11+1k"
    assert at(drawing, "space:9:2") == " 2 Papyri+2 "
    assert at(drawing, "space:9:river") == " ≈ +■■    ×3"
    assert f"End tiles {seen(turn()).ends_left} of 12 left" in ring_of(seen(turn()), shape=SMALL_RING).text()


def test_between_the_rivers_stands_what_the_borders_give() -> None:
    drawing = ring_of(seen(turn(display="W-RI-7 W-CI-2 W-ANY")))
    assert at(drawing, "display:0").strip() == "≈+4k"
    assert at(drawing, "display:1").strip() == "■+1k"
    assert at(drawing, "display:2").strip() == "?+0k"
    assert at(drawing, "border:A").strip() == "knowledge 1p+4k 2p+7k 3p+9k"
    assert "×7" in drawing.text()
    assert "≈River +4k" in ring_of(seen(turn(display="W-RI-7")), shape=LARGE_RING).text()
    assert ring_of(seen(turn(display="", reserve=""))).targets.isdisjoint({"display:0"})


def test_every_sector_of_both_languages_fits_its_wall() -> None:
    for language in LANGUAGES:
        for shape in SHAPES:
            drawing = ring_of(seen(turn()), shape=shape, words=Words(language))
            for number, sector in enumerate(seen(turn()).sectors, start=1):
                name = Words(language)(f"papyria-sector-{SECTORS[sector].id}")
                assert f"{number} {name}" in drawing.text(), name


# -- The ring: before a choice is taken ------------------------------------------------------------


def test_every_slot_in_reach_shows_what_going_there_costs() -> None:
    """S8: with 2 lapis, free ones and dear ones told apart by more than colour."""
    table = turn(seat(lapis=2))
    drawing = before(table)
    prices = {4: "1l", 5: "0l", 6: "1l", 7: "0l", 8: "1l", 9: "2l", 11: "0l", 12: "0l", 1: "1l", 2: "2l"}
    for number, price in prices.items():
        assert at(drawing, f"slot:w:{number}").split()[-1] == price, number
    assert at(drawing, "slot:s:5").endswith("2l")
    assert at(before(turn(seat(lapis=0))), "slot:w:4").endswith("(1l)")


def test_where_two_pieces_can_reach_a_slot_both_prices_are_shown() -> None:
    table = turn(seat(lapis=4, w=(3, 5)), seat(w=(10, 11)))
    assert at(before(table), "slot:w:7").endswith("0/1l")


@pytest.mark.parametrize("shape", SHAPES)
def test_a_move_under_the_cursor_lights_start_push_meeting_border_and_actions(shape: RingShape) -> None:
    table = turn(seat(lapis=2, w=(6, 10)), seat(w=(7, 2), s=(7, 11)))
    drawing = before(table, "move:w:6>7", shape=shape)
    assert at(drawing, "slot:w:6").startswith("W[A] >")
    assert at(drawing, "slot:w:8").startswith("W»B")
    assert at(drawing, "slot:s:7").startswith("⇄[B]")
    assert "▼A" in drawing.text()
    for target in ("slot:w:6", "slot:w:8", "slot:s:7", "space:7:1", "space:7:2"):
        assert lit(drawing, target), target
    assert not lit(drawing, "space:7:river")
    assert at(drawing, "space:7:1").startswith("▸1")
    plain = before(table)
    assert not any(lit(plain, target) for target in plain.targets)
    assert "▼A" not in plain.text()


def test_a_ship_lights_the_river_and_ones_own_piece_is_for_the_priest() -> None:
    table = turn(seat(lapis=2, w=(3, 9)), seat(w=(4, 6)))
    drawing = before(table, "move:s:8>9")
    assert lit(drawing, "space:9:river")
    assert at(drawing, "slot:w:9").startswith("@[A]")
    assert "▲" not in drawing.text().split("\n")[HOME_RING.rows + 1]
    past_b = before(table, "move:s:8>1")
    assert "B▲" in past_b.text()


def test_once_moved_the_ring_shows_where_and_what_is_left_to_do() -> None:
    table = turn(seat(lapis=2))
    answer(table, "move:w:10>12")
    drawing = before(table)
    assert at(drawing, "slot:w:12").startswith("W[A] ◂")
    assert lit(drawing, "space:12:1")
    assert lit(drawing, "space:12:2")
    answer(table, "space:2")
    drawing = before(table)
    assert marks_at(seen(table), []).spaces == frozenset()
    assert not lit(drawing, "space:12:2")


def test_what_lies_under_the_cursor_is_chosen_by_key_or_by_place() -> None:
    table = turn(seat(lapis=4, w=(3, 5)), seat(w=(10, 11)))
    decision = asked(table)
    assert [o.key for o in chosen(decision, "move:w:3>7", "slot:w:7")] == ["move:w:3>7"]
    assert {o.key for o in chosen(decision, None, "slot:w:7")} == {"move:w:3>7", "move:w:5>7"}
    assert chosen(decision, None, None) == []


# -- The seven kinds -------------------------------------------------------------------------------


def table_of(own: Any, width: int = 39, then: Outlook | None = None, **more: Any) -> list[str]:
    view = RULES.view(position(own), A)
    return kinds.draw_kinds(kinds.Table(view.seats[A], EN, width, then, **more)).text().split("\n")


def test_each_kind_shows_value_symbols_and_what_a_scoring_brings() -> None:
    """S21, S34 to S36: the key's bonus is told apart, and what knowledge caps."""
    own = seat("0,2=L09@0", symbols="forest 4 river 3", knowledge=5, keys="K-RI-1")
    rows = table_of(own)
    assert rows[2].split() == ["≈R", "River", "3×5", "≤5", "K3"]
    assert rows[3].split() == ["♣F", "Forest", "4×4", "≤5"]
    assert rows[1].split() == ["▲M", "Mountain", "1×0", "=0"]
    assert rows[7].split() == ["¶I", "Invention", "1×0", "=0", "1/8"]
    assert rows[8].split() == ["makes", "+0l", "+2p", "temple", "1l", "city", "1l"]


def test_beside_what_is_stands_what_would_be() -> None:
    table = acting(
        "5:1", seat(w=(3, 12), symbols="river 2", knowledge=20), seat(w=(4, 6)), tops={"5:1": "L01"}
    )
    view = seen(table)
    found = prospect_of(view, A, [o for o in asked(table).options if o.target == "cell:2,0"])
    assert found.ghost == Ghost("2,0", Laid("L01", 0))
    own = view.seats[A]
    text = kinds.draw_kinds(kinds.Table(own, EN, 39, found.outlook)).text().split("\n")
    assert "then" in text[0]
    assert text[2].split() == ["≈R", "River", "3▸4×2", "=6", "▸8", "3/9"]
    assert text[7].split() == ["¶I", "Invention", "1▸2×0", "=0", "1/8"]
    assert "▸" not in text[1]


def test_a_multiplier_adds_its_symbols_in_what_would_be() -> None:
    own = RULES.view(position(seat(knowledge=9)), A).seats[A]
    then = outlook(own)._replace(multipliers=(0, 1, 0, 0, 2, 0, 0))
    rows = kinds.draw_kinds(kinds.Table(own, EN, 39, then)).text().split("\n")
    assert rows[2].split() == ["≈R", "River", "3×0▸1", "=0", "▸3", "3/9"]
    assert rows[5].split() == ["■C", "City", "0×0▸2", "=0", "0/3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [29, 30, 31, 38, 39, 56])
def test_the_table_is_never_cut(language: str, width: int) -> None:
    own = seat("0,2=L09@0", symbols="forest 4 river 3 temple 2", knowledge=5, keys="K-RI-1", city="0,1 0,2")
    view = RULES.view(position(own), A)
    for then in (None, outlook(view.seats[A])._replace(values=(11, 12, 10, 5, 11, 11, 12))):
        table = kinds.Table(view.seats[A], Words(language), width, then, with_purse=True)
        drawing = kinds.draw_kinds(table)
        assert "…" not in drawing.text()
        assert {f"kind:{kind}" for kind in KINDS} == drawing.targets
        assert drawing.width == width
        for row in drawing.text().split("\n")[1:8]:
            assert row.count("×") == 1, row


def test_a_kind_has_glyph_and_letter_of_its_own_in_both_languages() -> None:
    for language in LANGUAGES:
        words = Words(language)
        letters = [signs.letter(words, kind).text for kind in range(7)]
        assert len(set(letters)) == len(set(signs.GLYPHS)) == 7
    assert "".join(signs.letter(Words("de"), kind).text for kind in range(7)) == "BFWHSTE"


# -- Below the ring --------------------------------------------------------------------------------


def test_keys_show_what_the_next_one_gets() -> None:
    text = strip.draw_strip(seen(turn(players=3)), A, EN, 79).text().split("\n")
    assert re.findall(r"([A-Z]) ([\d,]+)", text[0]) == [(letter, "3,2,1") for letter in "RHCTI"]
    taken = strip.draw_strip(seen(turn(seat(keys="K-TE-1", temple="0,-1"))), A, EN, 79).text()
    assert "⌂T 1" in taken
    progress = strip.draw_strip(seen(turn(seat(temple="0,-1"))), A, EN, 79, with_progress=True).text()
    assert "⌂T 3,1 1/3" in progress


def test_end_tiles_left_are_counted_and_the_last_round_is_said_loud() -> None:
    text = strip.draw_ends(seen(turn(end_stack="E01 E02 E03", ends={})), EN, 79)
    assert "3 of 12 left" in text.text()
    assert "warn" in {role for _, role in text.lines[0]}
    calm = strip.draw_ends(seen(turn()), EN, 79)
    assert "warn" not in {role for _, role in calm.lines[0]}
    state = position(end_stack="")
    state.triggered = True
    last = strip.draw_ends(RULES.view(state, A), EN, 79)
    assert "LAST ROUND" in last.text()
    assert "LAST ROUND" in ring_of(RULES.view(state, A), shape=SMALL_RING).text()


@pytest.mark.parametrize(("language", "words"), [("en", ("none", "lay")), ("de", ("Legen", "fehlt"))])
def test_the_end_comes_when_an_end_tile_is_lacking(language: str, words: tuple[str, str]) -> None:
    """6.10 (S33): laying the last one doesn't end the game; having none to lay does."""
    view = seen(turn(end_stack=""))
    assert not view.last_round
    text = strip.draw_ends(view, Words(language), 79).text()
    assert all(word in text for word in words), text


def test_starting_tiles_show_what_they_give() -> None:
    view = RULES.view(Table.new(RULES, 2, 1).state, None)
    own = view.seats[B]
    for language in LANGUAGES:
        drawing = strip.draw_starts(view, B, Words(language), 79)
        assert drawing.targets == {f"start_tile:{tile}" for tile in own.dealt}
        assert drawing.width == 79
        assert all(spot.region.right <= 79 for spot in drawing.spots)
    assert signs.plain(signs.start_runs(EN, "A13")) == "■C +3l"
    assert signs.plain(signs.start_runs(EN, "A24")) == "+9k"


def test_majorities_are_told_as_if_the_game_ended_now() -> None:
    owned = (seat(city="0,1", symbols="forest 2", knowledge=9), seat(temple="0,-1"))
    text = strip.draw_final(seen(turn(*owned)), EN, NAMES[:2], 104).text().split("\n")
    assert text[2].split() == ["Most", "cities", "♣", "Forest", "A", "1", "+2", "B", "0"]
    assert text[3].split() == ["Most", "temples", "♣", "Forest", "A", "0", "B", "1", "+0"]


# -- Everybody -------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [50, 78])
def test_everybodys_figures_stand_in_columns(width: int) -> None:
    own = seat(points=12, knowledge=34, lapis=3, symbols="river 2", keys="K-TE-1", city="0,1")
    lines = figures.seat_lines(seen(turn(own)), EN, NAMES[:2], A, width)
    texts = ["".join(run.text for run in line) for line in lines]
    assert len({cells(text) for text in texts}) == 1
    assert cells(texts[0]) <= width
    row = texts[1].split()
    assert row[:6] == ["▶A", "Ana", "12", "34", "3", "2"]
    assert "·" in texts[1]
    assert "3" in texts[1][30:]


def test_a_line_says_what_somebody_has() -> None:
    said = figures.status(seen(turn(seat(points=7))), A, EN, "Ana")
    assert said == "Ana: lapis 3 · papyri 2 · knowledge 5 · points 7"


# -- Rooms -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [110, 115, 119, 120, 130, 149, 150, 160, 200])
@pytest.mark.parametrize("height", [32, 36, 46, 50, 60])
def test_all_boards_have_room(width: int, height: int) -> None:
    room = layout_of(width, height - 3)
    assert room.ring.width < room.left <= width - 30
    assert room.ring.height + room.strip == room.boards
    assert room.realm >= 10
    assert height - 3 - room.boards >= 8


@pytest.mark.parametrize("size", [(80, 24), (90, 26), (100, 30), (109, 40), (140, 31)])
def test_a_small_screen_has_room_for_a_page_and_the_list(size: tuple[int, int]) -> None:
    width, height = size
    for own in (False, True):
        room = small_layout(width, height - 3, realm=own)
        assert room.ring.width <= width
        assert height - 3 - room.boards >= 6
        assert room.left + room.right <= width or not own


# -- Everything ------------------------------------------------------------------------------------


def everything(view: PapyriaView, decision: Any, words: Words) -> list[Drawing]:
    """All drawings at a moment of a game."""
    options = decision.options[:1]
    marks, landing = marks_at(view, options), landing_of(decision)
    prospect = prospect_of(view, decision.seat, options)
    drawn = [ring_of(view, marks, landing, shape, words, decision.seat) for shape in SHAPES]
    own = view.seats[decision.seat]
    lands = realm.Land(own.realm, own.priest, NAMES[decision.seat], legal_cells(own), True, prospect.ghost)
    drawn += [realm.draw_realm(lands, words, shape) for shape in TILES]
    drawn += [kinds.draw_kinds(kinds.Table(own, words, width, prospect.outlook)) for width in (30, 39)]
    return [*drawn, strip.draw_strip(view, decision.seat, words, 79)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_drawing_of_a_whole_game_is_sound(seats: int) -> None:
    """One cell a glyph, nothing wider than the board, every target once, ASCII without gaps."""
    words = {language: Words(language) for language in LANGUAGES}
    for number, moment in enumerate(moments(seats, seats)):
        if number % 7:
            continue
        for language in LANGUAGES:
            for drawing in everything(moment.view, moment.decision, words[language]):
                text = drawing.text()
                assert cells(text) == len(text)
                assert {cells("".join(run.text for run in line)) for line in drawing.lines} == {drawing.width}
                names = [spot.target for spot in drawing.spots]
                assert len(names) == len(set(names))
                plain = to_ascii(text)
                assert plain.isascii()
                assert plain.count("?") == text.count("?")
                assert "⟦" not in text
    assert all(not each.problems for each in words.values())


def test_the_walls_of_the_ring_are_never_written_over() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for number, moment in enumerate(moments(4, 5)):
            if number % 5:
                continue
            view = moment.view
            for shape in SHAPES:
                marks = marks_at(view, moment.decision.options[:1])
                drawing = ring_of(view, marks, landing_of(moment.decision), shape, words)
                rows = drawing.text().split("\n")
                for row in [*rows[1 : shape.rows + 1], *rows[shape.rows + 4 : -1]]:
                    walls = [row[x] for x in range(0, shape.width, shape.cell + 1)]
                    assert walls == ["│"] * 7, row


def test_sectors_that_look_the_same_are_not_drawn_again() -> None:
    table = turn(seat(lapis=2))
    view, decision = seen(table), asked(table)
    painter = ring.RingPainter()
    for option in (None, *decision.options):
        marks = marks_at(view, [option] if option else [])
        landing = landing_of(decision)
        parts = ring.Ring(view, EN, NAMES, HOME_RING, A, landing, marks)
        assert painter.draw(parts) == ring.draw_ring(parts)


def test_what_is_said_before_equals_the_rules_preview() -> None:
    table = acting("5:2", seat(w=(3, 12), lapis=3), seat(w=(4, 6)))
    view = seen(table)
    (option,) = [each for each in asked(table).options if each.key == "temple:0,-1"]
    assert prospect_of(view, A, [option]).outlook == outlook_after(view, A, "temple:0,-1")
    assert prospect_of(view, A, [option]).ghost is None


def test_no_drawing_asks_what_is_legal() -> None:
    """Widgets and drawings get options; only previews of the rules are read."""
    folder = Path(ring.__file__).parent
    for name in ("ring", "realm", "kinds", "strip", "figures", "signs", "layout", "screen"):
        text = (folder / f"{name}.py").read_text(encoding="utf-8")
        assert "rulesets.papyria.turn" not in text
        assert "rulesets.papyria.options" not in text
        assert "rulesets.papyria.state" not in text


def test_catalogues_of_the_boards_say_the_same_in_both_languages() -> None:
    folder = Path(signs.__file__).parents[2] / "locale"
    found = [
        set(
            re.findall(
                r"^(papyria_board-[\w-]+) =",
                (folder / language / "papyria_board.ftl").read_text(),
                re.MULTILINE,
            )
        )
        for language in LANGUAGES
    ]
    assert found[0] == found[1]
