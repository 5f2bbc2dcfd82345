"""What lies in front of one player of Bora Bora, in the room there is: people, ground, tasks, stores."""

from collections.abc import Callable
from typing import Any

import pytest

from rulesets.bora_bora.advice.for_me import TaskStep
from rulesets.bora_bora.state import BoraBora
from rulesets.core import Table
from tabletop_tui.games.bora_bora.drawings import ownboard
from tabletop_tui.games.bora_bora.drawings.figures import Seen
from tabletop_tui.games.bora_bora.drawings.marks import Marks
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.paint.drawing import Canvas, Drawing, Region
from tabletop_tui.paint.pictures import NORMAL, QUIET
from tabletop_tui.text.cells import cells
from tabletop_tui.text.words import WHOLE, Words
from tests.games.bora_bora.test_drawings import LOOKS, roles_at, seen
from tests.games.bora_bora.test_panels import inked, looks, volumes
from tests.rulesets.bora_bora.builders import A, B, Player, using

MONO = LOOKS[1]
TILES = (
    *("man_land_1", "man_land_2", "man_land_3", "man_vp_1", "man_vp_2"),
    *("woman_shell_1", "woman_shell_2", "woman_build_1", "man_status_1"),
)

EIGHT_NARROW = """
 People  1 space free, 2⌂ +9
♂3Tracker   6▲ ♀ Builder   1◗
♂2Storyteller▲
♀ Diver ×2  3◗
"""

NINE = """
 People  1 space free, 1 hut, 10 on the 12th
♂ Tracker ×3          6▲ ♂ Warrior             1▲
♂ Storyteller ×2      3▲
♀ Diver ×2            3◗
♀ Builder             1◗
"""

SHIFTED = """
 People  1 space free, 5 huts, 6 on the 12th
♂ Storyteller ×2                               1▲
♀ Diver ×2                                      ✓
♂ Warrior                                       ✓
"""

LOW = """
Building ground
▸ 1∴ ▸ 2≡  ■2    4∴
 5≡≡   6◆  ■2    8≡
  9◆ ▸■6   ■6  12◆◆
tiles 1 3 4 5, 10★
"""

TALL = """
Building ground
▸ 1    ▸ 2     ■2      4
  ∴∴∴∴      ≡             ∴
  5      6     ■2      8
  ≡≡≡≡      ◆             ≡
  9    ▸■6     ■6     12
     ◆                 ◆◆◆◆
tiles 1 3 4 5, 10★
"""

Draw = Callable[[Canvas, Seen, Region], None]


def drawn(draw: Draw, table: Table[BoraBora], width: int, height: int, **facts: Any) -> Drawing:
    """A part of a player's board by itself."""
    canvas = Canvas(width, height)
    draw(canvas, seen(table, **{"look": MONO, **facts}), Region(0, 0, width, height))
    return canvas.drawing()


def crowd(count: int, **facts: Any) -> Table[BoraBora]:
    return using(Player(people=" ".join(TILES[:count]), **facts))


def rows(drawing: Drawing) -> list[str]:
    return [line.rstrip() for line in drawing.text().split("\n")]


def runs(drawing: Drawing, row: int) -> list[tuple[str, str]]:
    """What is written in a line, and in which role."""
    return [(run.text.strip(), run.role) for run in drawing.lines[row] if run.text.strip()]


# -- people ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "height", "pictures", "way"),
    [
        (3, 5, False, "each, and how many can be shifted"),
        (4, 5, False, "each"),
        (5, 5, False, "kinds"),
        (4, 6, True, "each, and how many can be shifted"),
        (4, 7, True, "portraits"),
        (6, 7, True, "portraits"),
        (7, 7, True, "kinds"),
        (6, 7, False, "each"),
    ],
)
def test_people_have_portraits_or_a_line_each_or_one_for_a_kind(
    count: int, height: int, pictures: bool, way: str
) -> None:
    look = LOOKS[0] if pictures else MONO
    drawing = drawn(ownboard.draw_people, crowd(count), 50, height, look=look)
    spots = [spot.region for spot in drawing.spots if spot.target.startswith("person:")]
    assert len(spots) == count
    if any(spot.height == 2 for spot in spots):
        said = "portraits"
    else:
        said = "kinds" if len({*spots}) < count else "each"
    if "helper can" in drawing.text():
        said += ", and how many can be shifted"
    assert said == way


def test_portraits_stand_apart_where_there_is_a_line_between_them() -> None:
    def tops(count: int, height: int, width: int = 50) -> list[int]:
        drawing = drawn(ownboard.draw_people, crowd(count), width, height, look=LOOKS[0])
        return sorted(spot.region.y for spot in drawing.spots if spot.target.startswith("person:"))

    assert tops(4, 7) == [1, 1, 4, 4]
    assert tops(3, 7) == [1, 1, 4]
    assert tops(4, 8) == [1, 1, 4, 4]
    assert tops(6, 7) == [1, 1, 3, 3, 5, 5]
    assert tops(2, 7, 47) == [1, 4], "one column"


def test_people_of_a_kind_stand_together_with_their_number_and_what_shifting_all_of_them_brings() -> None:
    assert looks(drawn(ownboard.draw_people, crowd(8), 30, 4)) == EIGHT_NARROW
    drawing = drawn(ownboard.draw_people, crowd(9), 50, 5)
    assert looks(drawing) == NINE
    assert runs(drawing, 1)[:3] == [("♂", "cyan"), ("Tracker", ""), ("×3", "strong")]
    assert runs(drawing, 4)[0] == ("♀", "pink")
    assert {spot.target for spot in drawing.spots} >= {f"person:{tile}" for tile in TILES}


def test_those_of_a_kind_that_have_been_shifted_bring_nothing_more() -> None:
    table = using(Player(people="man_vp_1 man_vp_2/ woman_shell_1/ woman_shell_2/ man_status_1/"))
    drawing = drawn(ownboard.draw_people, table, 50, 4)
    assert looks(drawing) == SHIFTED
    assert [runs(drawing, row)[-1] for row in (1, 2)] == [("1▲", "dim"), ("✓", "good")]
    assert "helper can shift 1 of 5" in drawn(ownboard.draw_people, table, 50, 7).text()
    assert "helper can shift all 3" in drawn(ownboard.draw_people, crowd(3), 50, 5).text()


@pytest.mark.parametrize("language", WHOLE)
def test_how_many_can_be_shifted_fits_the_narrowest_panel_of_people(language: str) -> None:
    """Up to nine people: more than that leave no line for it."""
    say = BoraBoraMessages(Words(language), "bora_bora")
    for said in (say.board_collect_all(count=9), *(say.board_collect_some(count=n, of=9) for n in (0, 8))):
        assert cells(said) <= 28


def test_a_man_or_woman_who_can_be_chosen_has_a_key_and_one_whose_kind_has_been_used_is_faint() -> None:
    table = using(Player(people="man_vp_1 man_land_1 woman_vp_1/", used={"man": ("vp",)}))
    marks = Marks("person:man_land_1", frozenset({"person:man_land_1"}))
    for kind, chip in (("use_people", True), ("", False)):
        drawing = drawn(ownboard.draw_people, table, 50, 5, marks=marks, kind=kind)
        assert (runs(drawing, 2)[0] == ("♂", "chip")) is chip
        assert (("Tracker", "strong here") in runs(drawing, 2)) is chip
        assert "Tracker" in " ".join(inked(drawing, "here")), "the cursor is there"
        assert runs(drawing, 1)[:2] == [("♂", "cyan"), ("Storyteller", "faint")]
        assert runs(drawing, 1)[-1][1] == "faint"
        assert runs(drawing, 3)[:3] == [("♀", "pink"), ("Storyteller", ""), ("✓", "good")]
        assert runs(drawing, 3)[3:] == [("2★", "gold")]


def test_the_portrait_of_one_whose_kind_has_been_used_is_quiet_and_the_cursor_s_has_a_ground() -> None:
    table = using(Player(people="man_vp_1 woman_land_1/", used={"man": ("vp",)}))
    marks = Marks("person:woman_land_1", frozenset({"person:woman_land_1"}))
    lit, calm = (
        drawn(ownboard.draw_people, table, 50, 7, look=LOOKS[0], marks=marks, kind=kind)
        for kind in ("use_people", "")
    )
    assert volumes(lit, "person:man_vp_1") == {QUIET}
    assert volumes(lit, "person:woman_land_1") == {NORMAL}
    assert inked(lit, "chip") == ["♀"]
    assert inked(calm, "chip") == []
    assert inked(calm, "pink") == ["♀"]
    assert runs(calm, 1)[-4:] != runs(lit, 1)[-4:]
    assert [text for text, role in runs(calm, 1) if "cyan" in role] == ["♂"]
    assert any("Tracker" in each for each in inked(lit, "here"))
    assert not any("Storyteller" in each for each in inked(lit, "here"))
    assert inked(lit, "good") == ["✓"]


def test_a_kind_counts_only_those_of_the_same_sex() -> None:
    table = using(Player(people="man_vp_1 woman_vp_1 woman_vp_2 man_land_1"))
    drawing = drawn(ownboard.draw_people, table, 50, 5)
    assert [row.split()[-1] for row in rows(drawing)[1:4]] == ["2★", "4★", "4★"]


def test_the_title_of_people_says_how_many_spaces_are_free_and_which_huts_bar_the_others() -> None:
    room = [
        rows(drawn(ownboard.draw_people, using(Player(people="man_vp_1", huts=huts, last=last)), width, 4))[0]
        for huts, last, width in (
            ("7 8 9 10 11", 6, 50),
            ("7 8 9 10 11", 6, 40),
            ("7 8 9 10 11", 6, 27),
            ("7 8 9 10 11", 6, 26),
        )
    ]
    assert room == [
        " People  5 spaces free, 5 huts, 6 on the 12th",
        " People  5 spaces free, 5⌂ +6",
        " People  5 spaces free, 5⌂",
        " People  5 spaces free, 5⌂",
    ]


def test_the_space_of_a_hut_that_can_be_chosen_has_room_for_its_key() -> None:
    table = using(Player(people="man_vp_1", huts="7 8 9 10 11"))
    for kind, opened, text in (
        ("setup_hut", frozenset({"space:7"}), " People    5 spaces free"),
        ("setup_hut", frozenset({"space:8"}), " People  5 spaces free"),
        ("", frozenset({"space:7"}), " People  5 spaces free"),
    ):
        drawing = drawn(ownboard.draw_people, table, 50, 4, kind=kind, marks=Marks(open=opened))
        assert rows(drawing)[0].startswith(text)
        spot = drawing.spot("space:7")
        assert spot is not None
        assert spot.region.x == text.index("5")


# -- the building ground ---------------------------------------------------------------------------


def builder() -> Table[BoraBora]:
    return using(Player(ground="a1 b1 c4", built={6: "c2 c3", 2: "a3 b3"}))


BUILDING = Marks(ground=frozenset({"a1", "a2", "c2"}), tiles=3)


def test_spaces_show_what_they_take_what_lies_there_and_what_covers_them() -> None:
    facts: dict[str, Any] = {"kind": "build_site", "marks": BUILDING}
    assert looks(drawn(ownboard.draw_ground, builder(), 20, 5, **facts)) == LOW
    assert looks(drawn(ownboard.draw_ground, builder(), 28, 8, **facts)) == TALL
    assert "tiles" not in drawn(ownboard.draw_ground, builder(), 20, 4, **facts).text()
    assert rows(drawn(ownboard.draw_ground, builder(), 28, 7, **facts))[1].startswith("▸ 1"), "still low"


def test_a_building_tile_covers_the_gap_between_its_two_spaces_too() -> None:
    drawing = drawn(ownboard.draw_ground, builder(), 28, 5)
    assert "ground-red-bar" in roles_at(drawing, 13, 3), "c2 and c3 lie side by side"
    assert "ground-red-bar" not in roles_at(drawing, 20, 3)
    assert "ground-red-bar" not in roles_at(drawing, 6, 3)
    assert "ground-red-bar" not in roles_at(drawing, 20, 1), "a3 and b3 lie one below the other"


def test_a_space_has_the_colour_of_its_material_once_that_lies_there() -> None:
    calm = drawn(ownboard.draw_ground, builder(), 20, 5)
    assert runs(calm, 1) == [
        ("1∴∴", "strong ground-yellow-bar"),
        ("2≡", "dim ground-panel"),
        ("■2", "title ground-red-bar"),
        ("4∴", "dim ground-panel"),
    ]
    opened = Marks("ground:b2", frozenset({"ground:a2", "ground:b2"}))
    lit = drawn(ownboard.draw_ground, builder(), 20, 5, kind="place_material", marks=opened)
    assert inked(lit, "ground-raised") == ["2", "≡"]
    assert inked(lit, "here") == ["▸", "6", "◆"]
    assert [text for text, role in runs(lit, 2) if role == "grey here"] == ["◆"]
    other = drawn(ownboard.draw_ground, builder(), 20, 5, marks=opened)
    assert inked(other, "here") == inked(other, "ground-raised") == [], "nobody is asked"


@pytest.mark.parametrize(
    ("left", "said", "choosing"),
    [
        ((), "all tiles built", "all tiles built"),
        ((4,), "tiles 4, 10★", "tiles 4, 10★"),
        ((3, 4), "tiles 3–4, next 10★", "tiles 3 4, 10★"),
        ((2, 4), "tiles 2 4, 10★", "tiles 2 4, 10★"),
        ((4, 5, 6), "tiles 4–6, next 10★", "tiles 4 5 6, 10★"),
    ],
)
def test_the_tiles_left_are_a_span_unless_one_is_missing_or_one_can_be_chosen(
    left: tuple[int, ...], said: str, choosing: str
) -> None:
    pairs = ("a1 a2", "a3 a4", "b1 b2", "b3 b4", "c1 c2", "c3 c4")
    numbers = [number for number in range(1, 7) if number not in left]
    table = using(Player(built=dict(zip(numbers, pairs, strict=False))))
    marks = Marks("building:4", frozenset({"building:4"}))
    assert rows(drawn(ownboard.draw_ground, table, 20, 5))[4] == said
    asked = drawn(ownboard.draw_ground, table, 20, 5, kind="build_tile", marks=marks)
    assert rows(asked)[4] == choosing
    assert rows(drawn(ownboard.draw_ground, table, 20, 5, marks=marks))[4] == said, "nobody is asked"
    spots = [spot.target for spot in asked.spots if spot.target.startswith("building:")]
    assert spots == [f"building:{number}" for number in left]


def test_tiles_up_to_the_value_stand_out_and_the_one_under_the_cursor_most() -> None:
    marks = Marks("building:3", frozenset({"building:3"}), tiles=3)
    drawing = drawn(ownboard.draw_ground, builder(), 20, 5, kind="build_tile", marks=marks)
    inks = {text: role for text, role in runs(drawing, 4) if text.isdigit()}
    assert inks == {"1": "you", "3": "here you", "4": "strong", "5": "strong"}
    assert ("10★", "gold") in runs(drawing, 4)


def test_many_tiles_in_a_narrow_place_leave_out_what_they_bring() -> None:
    table = using(Player())
    opened = Marks(open=frozenset({"building:1"}))
    for width, said in ((22, "tiles 1 2 3 4 5 6, 10★"), (21, "tiles 1 2 3 4 5 6")):
        drawing = drawn(ownboard.draw_ground, table, width, 5, kind="build_tile", marks=opened)
        assert rows(drawing)[4] == said


# -- tasks -----------------------------------------------------------------------------------------

PLANNER = Player(people="man_vp_1 man_vp_2", tasks="t20 t19 t23", beside="wood wood sand")


def step(before: int, after: int, task: str = "t20") -> Marks:
    return Marks(step=TaskStep(task, before, after, 4))


def test_a_task_shows_what_the_option_under_the_cursor_does_to_it() -> None:
    def boxes(marks: Marks) -> list[tuple[str, str]]:
        return runs(drawn(ownboard.draw_tasks, using(PLANNER), 40, 5, marks=marks), 1)[1:]

    calm, more, done, less = (boxes(each) for each in (Marks(), step(2, 3), step(2, 4), step(2, 1)))
    assert calm == [("■■", "good"), ("□□", "faint"), ("2/4", "dim")]
    assert more == [("■■", "good"), ("■", "gold"), ("□", "faint"), ("2→3/4", "warn")]
    green = " ground-green"
    assert done == [("■■", f"good{green}"), ("■■", f"gold{green}"), ("2→4/4", f"good{green}")]
    assert less == [("■", "good"), ("□", "bad"), ("□□", "faint"), ("2→1/4", "dim")]


def test_the_task_it_is_about_is_bright_and_another_stays_as_it_is() -> None:
    drawing = drawn(ownboard.draw_tasks, using(PLANNER), 40, 5, marks=step(2, 3))
    assert runs(drawing, 1)[0] == ("4 men", "strong")
    assert runs(drawing, 2)[0][1] == ""
    other = drawn(ownboard.draw_tasks, using(PLANNER), 40, 5, marks=step(2, 3, "t19"))
    assert runs(other, 1)[0] == ("4 men", "")


def test_below_the_tasks_stands_what_this_option_brings_or_what_lies_beside_the_board() -> None:
    for marks, said in ((Marks(), "beside 1∴ 2≡"), (step(2, 3), "beside 1∴ 2≡"), (step(2, 4), "✓ ")):
        last = rows(drawn(ownboard.draw_tasks, using(PLANNER), 40, 5, marks=marks))[4]
        assert last.strip().startswith(said)
    assert len(rows(drawn(ownboard.draw_tasks, using(PLANNER), 40, 4))) == 4
    assert "beside" not in drawn(ownboard.draw_tasks, using(PLANNER), 40, 4).text(), "no line is left for it"
    narrow = [rows(drawn(ownboard.draw_tasks, using(PLANNER), width, 5))[4] for width in (12, 11)]
    assert [row.strip() for row in narrow] == ["beside 1∴ 2≡", "1∴ 2≡"]
    assert rows(drawn(ownboard.draw_tasks, using(Player()), 40, 5))[4] == ""


@pytest.mark.parametrize(("height", "lines"), [(3, [1, 2]), (4, [1, 2, 3]), (6, [1, 2, 3]), (7, [1, 3, 5])])
def test_tasks_stand_apart_from_seven_lines_on(height: int, lines: list[int]) -> None:
    drawing = drawn(ownboard.draw_tasks, using(PLANNER), 40, height)
    assert [spot.region.y for spot in drawing.spots if spot.target.startswith("task:")] == lines


def test_a_task_that_can_be_chosen_is_bright_and_the_one_under_the_cursor_stands_on_a_ground() -> None:
    marks = Marks("task:t20", frozenset({"task:t20", "task:t19"}))
    lit, other = (
        drawn(ownboard.draw_tasks, using(PLANNER), 40, 5, marks=marks, kind=kind)
        for kind in ("resolve_task", "")
    )
    assert runs(lit, 1)[0] == ("4 men", "strong here")
    assert runs(lit, 2)[0][1] == "strong"
    assert runs(lit, 3)[0][1] == ""
    assert runs(other, 2)[0][1] == ""


def test_what_each_task_brings_is_said_where_there_is_room() -> None:
    titles = [rows(drawn(ownboard.draw_tasks, using(PLANNER), width, 5))[0] for width in (29, 28)]
    assert titles == ["Your tasks  0 done, 6★ each", "Your tasks  0 done, 6★ each"]
    titles = [rows(drawn(ownboard.draw_tasks, using(PLANNER), width, 5))[0] for width in (27, 26)]
    assert titles == ["Your tasks  0 done, 6★ each", "Your tasks  0 done"]


def test_the_step_of_the_viewer_is_not_shown_among_another_s_tasks() -> None:
    table = using(Player(), Player(people="man_vp_1", tasks="t23 t20"))
    drawing = drawn(ownboard.draw_tasks, table, 40, 5, seat=B, marks=step(1, 4))
    assert "Ben" in rows(drawing)[0]
    assert inked(drawing, "gold") == ["6★"]
    assert "✓" not in drawing.text()


# -- the whole board and the line above it -----------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "people", "ground", "tasks"),
    [
        (76, (0, 0, 55, 6), (56, 0, 20, 6), (0, 6, 76, 4)),
        (77, (0, 0, 27, 10), (28, 0, 20, 10), (50, 0, 27, 10)),
        (106, (0, 0, 49, 10), (50, 0, 20, 10), (72, 0, 34, 10)),
        (107, (0, 0, 45, 10), (46, 0, 28, 10), (76, 0, 31, 10)),
    ],
)
def test_people_ground_and_tasks_share_the_width_or_tasks_lie_below(
    width: int, people: tuple[int, ...], ground: tuple[int, ...], tasks: tuple[int, ...]
) -> None:
    assert ownboard.parts_of(width, 10) == ownboard.Parts(Region(*people), Region(*ground), Region(*tasks))


def test_a_rule_stands_before_each_part_that_lies_beside_another() -> None:
    below = rows(ownboard.draw_own(seen(builder(), look=MONO), 76, 9))
    assert [row[55] for row in below[:5]] == [*"│││││"]
    assert not any("│" in row for row in below[5:])
    beside = rows(ownboard.draw_own(seen(builder(), look=MONO), 80, 6))
    assert [(row[30], row[52]) for row in beside] == 6 * [("│", "│")]


def test_goods_have_their_names_where_the_line_is_long_enough() -> None:
    table = using(Player(hand="B", jewelry="ring_2"))
    named = [width for width in range(60, 130) if "shells" in ownboard.draw_bar(seen(table), width).text()]
    whole = [width for width in range(60, 130) if "1 jewel " in ownboard.draw_bar(seen(table), width).text()]
    first = named[0]
    assert named == [*range(first, 130)]
    assert whole == [*range(whole[0], 130)]
    assert "…" not in ownboard.draw_bar(seen(table), first).text()
    assert "…" not in ownboard.draw_bar(seen(table), whole[0]).text()


def test_jewelry_beside_a_long_hand_is_counted_whole_or_left_out() -> None:
    """Where there is no room for its name, its points stand alone; without any, nothing does."""
    for jewelry in ("", "ring_2", "ring_2 belt_2"):
        table = using(Player(hand="BWGGYYR", offerings=3, tiles=2, jewelry=jewelry))
        ends = [ownboard.draw_bar(seen(table), width).text().rstrip() for width in range(60, 100)]
        assert not any("…" in end for end in ends), ends
        assert {end.endswith("★") for end in ends[-15:]} == {bool(jewelry)}


def test_what_a_player_has_is_counted_in_a_column_with_the_hand_below() -> None:
    def column(seat: int, **own: Any) -> list[str]:
        return rows(
            ownboard.draw_stores(seen(using(Player(**own), Player(hand="BW")), seat=seat, look=MONO), 12, 12)
        )

    assert column(A, hand="BBY")[8:] == ["2 ❖ Blue", "1 ❂ Yellow", "", ""]
    assert column(A)[8:] == [" –", "", "", ""]
    assert column(B)[8:] == [" 2▯", "", "", ""]
    wide, narrow = (
        rows(ownboard.draw_stores(seen(using(Player(shells=3)), look=MONO), width, 12))[3]
        for width in (10, 9)
    )
    assert (wide, narrow) == (" 3◗ shells", " 3◗")


def test_a_hand_in_the_bar_is_named_empty_or_only_counted() -> None:
    table = using(Player(), Player(hand="BW"))
    assert "no god card " in ownboard.draw_bar(seen(table), 120).text()
    assert "2▯" in ownboard.draw_bar(seen(table, seat=B), 120).text()
    own, other = (ownboard.draw_bar(seen(using(Player(jewelry=it))), 120) for it in ("ring_2", ""))
    assert "1 jewel 3★" in own.text()
    assert "0 jewels" in other.text()
    assert "0★" not in other.text().partition("jewels")[2]


# -- the others ------------------------------------------------------------------------------------


def neighbours(**own: Any) -> Table[BoraBora]:
    return using(Player(), Player(**own), Player(people="man_land_1"))


def test_the_others_people_are_named_if_there_is_room_for_everyone_s() -> None:
    shown = seen(neighbours(people="man_vp_1 man_vp_2 woman_land_1"), look=MONO)
    for height, named in ((6, True), (5, False)):
        text = ownboard.draw_others(shown, (1, 2), 72, height).text()
        assert ("♂ Storyteller ×2 · ♀ Tracker" in text) is named
        assert ("♂ Tracker" in text) is named


def test_the_others_tasks_are_told_in_full_where_that_takes_no_more_lines() -> None:
    here = seen(neighbours(tasks="t01 t17 t18"), look=MONO)
    for width, told in (
        (70, ["Woman and man 0/2 · 3 different men 0/3 · 3 different women 0/3", ""]),
        (60, ["Woman+man 0/2 · 3 diff. men 0/3 · 3 diff. women 0/3", ""]),
        (40, ["Woman and man 0/2 · 3 different men 0/3", "3 different women 0/3"]),
    ):
        assert [line.strip() for line in rows(ownboard.draw_others(here, (1,), width, 4))[1:3]] == told


def test_the_line_of_another_player_is_shortened_before_the_name_is() -> None:
    here = seen(neighbours(people="man_vp_1"), look=MONO)
    text = {width: rows(ownboard.draw_others(here, (1,), width, 3))[0] for width in range(30, 60)}
    long = [width for width, row in text.items() if "people" in row]
    assert long == [*range(long[0], 60)]
    assert not any("…" in text[width] for width in long)
    assert len(text[long[0]]) == long[0], "it just fits"


@pytest.mark.parametrize("width", range(46, 56))
def test_all_other_players_are_told_in_the_same_words(width: int) -> None:
    """A name that leaves its own line less room doesn't make it the only one with signs."""
    here = seen(neighbours(people="man_vp_1"), look=MONO)
    lines = rows(ownboard.draw_others(here, (1, 2), width, 6))
    told = [line.split(", ")[0].split()[-2] for line in lines if "built" in line]
    assert len(told) == 2
    assert told in (["huts"] * 2, [here.names[1].text, here.names[2].text])
