"""What the panels beside the ring of Papyria show of a seat: prices, limits, keys, majorities."""

from typing import Any

import pytest

from rulesets.papyria import RULES
from rulesets.papyria.advice.outlook import Outlook, outlook
from rulesets.papyria.components import KINDS
from rulesets.papyria.view import PapyriaView
from tabletop_tui.games.papyria.drawings.panels import (
    Hand,
    draw_kinds,
    draw_own,
    draw_seats,
    draw_tiles,
    majorities_of,
    rows_of,
)
from tabletop_tui.games.papyria.drawings.realm import SIZES, Frame, Land, extent, frame_of
from tabletop_tui.paint.drawing import Drawing, Line
from tabletop_tui.paint.pictures import Look
from tests.games.papyria.games import wording
from tests.rulesets.papyria.builders import realm, seat, turn

TERMS = wording("en").terms
NARROW, WIDE = 24, 44
NAMES = [("Ana", "red"), ("Ben", "blue")]


def seen(*seats: Any, **more: Any) -> PapyriaView:
    return RULES.view(turn(*seats, **more).state, None)


def text(line: Line) -> str:
    return "".join(run.text for run in line)


def kinds(view: PapyriaView, width: int = NARROW, then: Outlook | None = None, at: str = "") -> Drawing:
    return draw_kinds(view.seats[0], TERMS, width, 10, then, at)


def row(drawing: Drawing, kind: str) -> Line:
    """The line of a scoring."""
    return drawing.lines[1 + KINDS.index(kind)]


@pytest.mark.parametrize("width", [NARROW, WIDE])
@pytest.mark.parametrize(("lapis", "short"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_prices_are_red_where_the_lapis_is_short(width: int, lapis: int, short: int) -> None:
    """The next temple costs 1, the next city 2, as one is built already."""
    lines = kinds(seen(seat(lapis=lapis, city="0,1")), width).lines
    assert sum(run.role == "bad" for line in lines for run in line) == short


@pytest.mark.parametrize(("knowledge", "shown"), [(5, "≤5"), (6, "6"), (7, "6")])
def test_points_that_knowledge_limits_are_marked(knowledge: int, shown: str) -> None:
    drawing = kinds(seen(seat(symbols="river 2", knowledge=knowledge)))
    cells = text(row(drawing, "river")).split()
    assert shown in cells
    assert ("≤" in text(row(drawing, "river"))) == shown.startswith("≤")


def test_a_scoring_says_how_far_its_key_is_or_that_it_is_held() -> None:
    away, held = kinds(seen(seat())), kinds(seen(seat(keys="K-RI-1", symbols="river 1")))
    assert "/9" in text(row(away, "river"))
    assert "/" not in text(row(away, "mountain")), "it has no key"
    assert text(row(held, "river")).rstrip().endswith(f"{TERMS.sign('key')}3")


def test_with_a_choice_under_the_cursor_each_scoring_shows_what_it_gains_or_loses() -> None:
    view = seen(seat(symbols="river 2", knowledge=20))
    now = outlook(view.seats[0])
    river = KINDS.index("river")
    more, less = (
        now._replace(values=tuple(v + by * (k == river) for k, v in enumerate(now.values))) for by in (1, -1)
    )
    gains, loses, stays = (kinds(view, then=then) for then in (more, less, now))
    assert (text(row(gains, "river")).split()[-1], row(gains, "river")[-1].role) == ("+2", "good strong")
    assert (text(row(loses, "river")).split()[-1], row(loses, "river")[-1].role) == ("−2", "bad strong")
    assert not {"+", "−"} & {*text(row(stays, "river"))}
    assert not {"+", "−"} & {*text(row(gains, "forest"))}


def test_the_seats_table_marks_who_is_to_move_whose_things_are_shown_and_what_is_new() -> None:
    view = seen(seat(keys="K-RI-1"), seat(w=(4, 6), s=(5, 11)))
    rows = rows_of(view, NAMES, 1, frozenset({0}))
    assert [(each.active, each.shown, each.changed) for each in rows] == [
        (True, False, True),
        (False, True, False),
    ]
    lines = draw_seats(rows, majorities_of(view, NAMES), TERMS, WIDE, 12).lines
    ana, ben = lines[1], lines[2]
    assert (TERMS.sign("new") in text(ana), TERMS.sign("new") in text(ben)) == (True, False)
    assert any(run.role.endswith("strong") for run in ana)
    assert TERMS.kind_sign("river").text in text(ana)


def test_a_majority_names_the_first_two_and_who_would_have_its_points() -> None:
    view = seen(seat(city="0,1"), seat(w=(4, 6), s=(5, 11)))
    cities = next(each for each in majorities_of(view, NAMES) if each.id == "a")
    (first, most, points), (second, fewer, nothing) = cities.first
    assert (first[0], most, points is not None) == ("Ana", 1, True)
    assert (second[0], fewer, nothing) == ("Ben", 0, None)


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_what_one_has_to_pay_with_stands_below_the_name(width: int) -> None:
    view = seen(seat(lapis=7, papyri=8, knowledge=9))
    lines = [text(line) for line in draw_own(view.seats[0], 12, TERMS, NAMES[0], width).lines]
    assert lines[0].strip().startswith("Ana")
    assert [str(count) in "\n".join(lines[1:]) for count in (7, 8, 9)] == [True] * 3
    assert (TERMS.say.makes() in lines[2]) == (width == WIDE)


def test_points_of_a_majority_stand_beside_the_player_who_would_have_them() -> None:
    view = seen(seat(city="0,1"), seat(w=(4, 6), s=(5, 11)))
    rows, majorities = rows_of(view, NAMES, 0, frozenset()), majorities_of(view, NAMES)
    cities = next(each for each in majorities if each.id == "a")
    lines = draw_seats(rows, [cities], TERMS, 60, 8).lines
    (line,) = (text(each) for each in lines if "Ben 0" in text(each))
    ana, _, ben = line.partition("Ben")
    assert f"Ana {cities.first[0][1]} " in ana
    assert "+" in ana
    assert "+" not in ben


@pytest.mark.parametrize("pictures", [True, False])
def test_a_realm_is_drawn_as_large_as_it_fits_to_the_cell(pictures: bool) -> None:
    look, land = Look(pictures=pictures), Land(realm("2,0=L01@0"), "1,0", "red")
    west, north, columns, rows = extent(land.realm)
    assert (columns, rows) == (4, 3)
    for number, size in enumerate(SIZES):
        whole = Frame(west, north, columns, rows, size, 0 if pictures else 1)
        assert frame_of(land, look, whole.width, whole.height) == whole
        for width, height in ((whole.width - 1, whole.height), (whole.width, whole.height - 1)):
            smaller = frame_of(land, look, width, height).size
            assert SIZES.index(smaller) > number or number == len(SIZES) - 1


@pytest.mark.parametrize(
    ("tile", "width", "shown"),
    [
        ("A06", 68, ["1 Fluss-Symbol", ""]),
        ("A06", 52, ["1 Fluss-", "Symbol"]),
        ("A06", 44, ["≈", ""]),
        ("A12", 68, ["1 Heiligtums-", "Symbol"]),
        ("A12", 52, ["☼", ""]),
    ],
)
def test_a_starting_tile_has_whole_words_or_signs(tile: str, width: int, shown: list[str]) -> None:
    """Four side by side: a long word isn't left without its end."""
    hand = Hand(tiles=tuple((tile, str(key), False, False) for key in range(1, 5)))
    lines = draw_tiles(wording("de").terms, Look(), hand, width, 11).text().split("\n")
    assert [line[: width // 4].strip() for line in lines[4:6]] == shown
