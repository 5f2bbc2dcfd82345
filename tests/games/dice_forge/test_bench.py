"""The bench: how large its plates are, where changes of a roll stand, and how they fit there."""

import re
from collections.abc import Sequence

import pytest

from rulesets.dice_forge.view import view
from tabletop_tui.games.dice_forge.drawings.bench import _size, _stacked, brief, changes_in, draw_bench
from tabletop_tui.games.dice_forge.drawings.plates import DOUBLE, LARGE, SMALL
from tabletop_tui.games.dice_forge.terms import Part, Parts
from tabletop_tui.paint.drawing import Drawing, Line, Region
from tabletop_tui.paint.pictures import Look
from tests.games.dice_forge.games import wording
from tests.rulesets.dice_forge.builders import A, B, acting, answer, hero

PICTURES, MONO = Look(), Look(pictures=False, mono=True)
TERMS = wording().terms


def side(*parts: str) -> Parts:
    """A side of a change: `+0.17☀`, `−choice`."""
    found = [re.findall(r"^([+−]?)([\d.]*)(.*)$", part)[0] for part in parts]
    return tuple(Part(sign, number, kind, "") for sign, number, kind in found)


def texts(lines: Sequence[Line]) -> list[str]:
    return ["".join(run.text for run in each) for each in lines]


MORE, LESS = side("+0.17☀", "+0.17★", "+0.11☾"), side("−0.39●")


# -- how a change fits -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "most", "told"),
    [
        (17, 2, ["+.17☀ +.17★ +.11☾", "−.39●"]),
        (17, 4, ["+.17☀ +.17★ +.11☾", "−.39●"]),
        (11, 3, ["+.17☀ +.17★", "+.11☾", "−.39●"]),
        (5, 4, ["+.17☀", "+.17★", "+.11☾", "−.39●"]),
        (5, 3, ["+☀☾★", "−.39●"]),
        (15, 2, ["+.17☀+.17★+.11☾", "−.39●"]),
        (14, 2, ["+☀☾★", "−.39●"]),
        (4, 2, ["+☀☾★", "−●"]),
        (6, 1, ["+☀☾★−●"]),
    ],
)
def test_a_change_has_its_numbers_as_long_as_each_side_fits(room: int, most: int, told: list[str]) -> None:
    """First in lines of their own, then without blanks between them, then without the numbers."""
    assert texts(changes_in(MORE, LESS, room, most, TERMS.signs)) == told


def test_one_side_alone_takes_the_lines_of_both() -> None:
    assert texts(changes_in(MORE, (), 17, 1)) == ["+.17☀ +.17★ +.11☾"]
    assert texts(changes_in(MORE, (), 16, 2)) == ["+.17☀ +.17★", "+.11☾"]
    assert texts(changes_in(MORE, (), 16, 1)) == ["+.17☀+.17★+.11☾"]
    assert texts(changes_in((), LESS, 5, 1)) == ["−.39●"]
    assert texts(changes_in((), LESS, 5, 3)) == ["−.39●"]


@pytest.mark.parametrize(
    ("more", "less", "room", "told"),
    [
        (MORE, (), 6, ["+☀☾★"]),
        (side("+.5●"), (), 4, ["+.5●"]),
        (side("+.5●"), (), 3, ["+.5", "●"]),
        (MORE, LESS, 15, ["+.17☀+.17★+.11☾", "−.39●"]),
        (MORE, LESS, 7, ["+☀☾★", "−.39●"]),
        (side("+0.5●"), side("−0.39☀", "−0.39☾"), 6, ["+.5●", "−☀☾"]),
        (side("choice"), (), 4, ["+?"]),
        (side("−choice"), (), 4, ["−?"]),
        ((), LESS, 4, ["−.39", "●"]),
    ],
)
def test_beside_a_face_a_change_has_two_short_lines(
    more: Parts, less: Parts, room: int, told: list[str]
) -> None:
    """One number alone has its sign below it; several without room are signs alone."""
    assert texts(_stacked(more, less, room, TERMS.signs)) == told


@pytest.mark.parametrize(
    ("change", "room", "told"),
    [
        (LESS, 5, "−.39●"),
        (LESS, 4, "−●"),
        (MORE, 17, "+.17☀ +.17★ +.11☾"),
        (MORE, 16, "+.17☀+.17★+.11☾"),
        (MORE, 14, "+☀☾★"),
        (side("+0.2●", "choice"), 4, "+●?"),
        (side("+10.5●"), 6, "+10.5●"),
    ],
)
def test_a_change_gives_up_its_blanks_first_and_then_its_numbers(change: Parts, room: int, told: str) -> None:
    assert texts([brief(change, room, TERMS.signs)]) == [told]


# -- plates ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "height", "pictures", "signs"),
    [
        (136, 19, DOUBLE, LARGE),
        (135, 19, LARGE, LARGE),
        (136, 18, LARGE, LARGE),
        (100, 11, LARGE, LARGE),
        (99, 11, SMALL, SMALL),
        (100, 10, SMALL, SMALL),
        (200, 40, DOUBLE, LARGE),
    ],
)
def test_plates_are_as_large_as_two_rows_of_six_have_room_for(
    width: int, height: int, pictures: str, signs: str
) -> None:
    room = Region(0, 0, width, height)
    assert (_size(room, PICTURES), _size(room, MONO)) == (pictures, signs)


# -- where it stands -------------------------------------------------------------------------------


def bench(
    width: int, height: int, wanted: str = "", *, bought: str = "", opened: str = "", shows: str = "G4 M1"
) -> Drawing:
    """Ana's bench, with a face under the cursor, or one that she has bought and can forge."""
    table = acting(hero(gold=12, shows=shows))
    if bought:
        answer(table, f"buy:{bought}")
    sight, targets = view(table.state, A), frozenset(f"die:0/{each}" for each in opened.split())
    return draw_bench(sight, TERMS, MONO, A, Region(0, 0, width, height), targets, wanted)


def told_at(drawing: Drawing, die: int, side: int) -> list[str]:
    """What stands below a side of a die, and after a `|` what stands beside it."""
    region, after = (drawing.by_target[f"die:0/{die}/{each}"][0].region for each in (side, side + 1))
    rows = [each.ljust(drawing.width) for each in drawing.text().split("\n")]
    beside = [row[region.right : after.x].strip() for row in rows[region.y : region.bottom]]
    under = [row[region.x : after.x].strip() for row in rows[region.bottom : region.bottom + 1]]
    return [each for each in (*under, "|", *beside) if each]


@pytest.mark.parametrize(
    ("width", "wanted", "told"),
    [
        (82, "M2V2", ["+☾★", "−.17●"]),
        (75, "M2V2", ["+☾★", "−●"]),
        (75, "G1S1M1V1", ["+☀☾★"]),
        (82, "G6", ["+.83●"]),
    ],
)
def test_in_a_low_bench_what_a_face_would_change_stands_beside_the_one_to_give_up(
    width: int, wanted: str, told: list[str]
) -> None:
    for die, side in ((1, 2), (2, 1)):
        assert told_at(bench(width, 6, wanted), die, side)[-len(told) :] == told


def test_a_change_of_as_many_lines_as_a_plate_is_told_in_short() -> None:
    own = hero(gold=12)
    own.dice = [["V2"] * 6, ["G1", "G1", "G1", "G1", "S1", "S1"]]
    sight = view(acting(own).state, A)
    drawing = draw_bench(sight, TERMS, MONO, A, Region(0, 0, 76, 6), frozenset(), "X3")
    assert told_at(drawing, 1, 1)[-2:] == ["+●☀", "−.33★"]


@pytest.mark.parametrize(
    ("width", "wanted", "told"),
    [
        (84, "M2V2", ["+.33☾", "|", "+.33★", "−.17●"]),
        (84, "G6", ["+.83●", "|"]),
        (81, "C1", ["choice", "|", "−.17●"]),
        (74, "M2V2", ["+☾★−●", "|"]),
        (84, "X3", ["+.06●", "|", "+.06☾", "+.11★"]),
    ],
)
def test_in_a_higher_bench_the_first_line_of_a_change_stands_below_and_the_rest_beside_if_it_fits(
    width: int, wanted: str, told: list[str]
) -> None:
    assert told_at(bench(width, 9, wanted), 1, 2) == told


def test_with_room_below_all_of_a_change_stands_there() -> None:
    drawing = bench(84, 12, "M2V2")
    assert told_at(drawing, 1, 2) == ["+.33☾", "|"]
    rows = drawing.text().split("\n")
    assert "+.33★" in rows[4]
    assert "−.17●" in rows[5]


def test_a_side_that_can_be_forged_has_a_chip_for_its_key_and_any_other_has_none() -> None:
    drawing = bench(84, 9, bought="G4", opened="1/1 2/6")
    for side in ("1/1", "1/2", "2/1", "2/6"):
        spots = drawing.by_target[f"die:0/{side}"]
        chips = [spot.region for spot in spots if spot.chip == "chip"]
        assert bool(chips) == (side in ("1/1", "2/6")), side
        x, y = spots[0].region.right, spots[0].region.y
        roles = [run.role for run in drawing.lines[y] for _ in run.text]
        assert ("chip" in roles[x : x + 3]) == (side in ("1/1", "2/6")), side
        assert (Region(x, y, 3, 1) in chips) == (side in ("1/1", "2/6")), side


def test_the_bar_of_the_cursor_covers_every_line_below_a_side() -> None:
    """A bar over a spot of three lines is only in its first one."""
    below = [
        spot.region
        for spot in bench(80, 12, bought="G4", opened="1/2").by_target["die:0/1/2"]
        if spot.ring is None and spot.chip == ""
    ]
    assert [(region.y, region.height) for region in below] == [(3, 1), (4, 1), (5, 1)]


def test_only_sides_that_can_be_forged_say_what_would_change_once_a_face_is_bought() -> None:
    text = bench(84, 9, bought="G4", opened="1/2").text()
    assert text.count("+") == 1
    assert bench(84, 9, bought="G4").text().count("+") == 0
    assert bench(84, 9, "G4").text().count("+") == 2, "before, the side to give up on each die"


def test_a_boar_says_that_it_stays_where_a_face_is_to_be_forged() -> None:
    locked = TERMS.say.bench_locked()
    assert locked in bench(84, 9, bought="G4", shows="B_R M1").text()
    assert locked not in bench(84, 6, bought="G4", shows="B_R M1").text(), "no room"
    assert locked not in bench(84, 9, "G4", shows="B_R M1").text(), "nothing is bought yet"
    assert locked not in bench(84, 9, bought="G4").text(), "no boar"


def test_the_bench_is_of_the_seat_that_is_named() -> None:
    sight = view(acting(hero(gold=4, shows="G4 M1"), hero(shows="G6 S2")).state, A)
    drawing = draw_bench(sight, TERMS, MONO, B, Region(0, 0, 84, 9), frozenset())
    assert {target.rpartition("/")[0] for target in drawing.by_target if target.startswith("die:")} == {
        "die:1/1",
        "die:1/2",
    }
