"""A world of Orbis as a drawing: a pyramid whose places stand from the first turn, and what lies on them."""

import itertools
from collections.abc import Sequence

import pytest

from rulesets.orbis.advice.trials import Trial
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.view import SeatView
from tabletop_tui.games.orbis.drawings import others, world
from tabletop_tui.games.orbis.drawings.world import BASE, Moving, SiteSize, frame_of, ghosts, region_of
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.paint.drawing import Drawing, Region, Run
from tabletop_tui.paint.pictures import Look
from tabletop_tui.text.words import WHOLE
from tests.games.orbis import drawn
from tests.games.orbis.drawn import LOOKS, MONO, draw_world, every, part, terms, views
from tests.games.orbis.games import RULES
from tests.games.orbis.test_drawings import assert_apart
from tests.rulesets.orbis.builders import at

ALL_LOOKS = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
SIZES = pytest.mark.parametrize("size", drawn.SITES.values(), ids=drawn.SITES.keys())
EVERY_SIZE = [*drawn.SITES.values(), others.SMALL.site, others.LARGE.site, others.FULL.site]
TILES = ("B1-1", "G1-2", "R1-1", "W1-2", "Y1-4")
SOME = "1/0=G1-3 1/1=R1-2w 1/2=W1-3 2/0=G2-1 2/1=R2-1c 3/0=R2-2"


def base(xs: Sequence[int]) -> str:
    """A world of landscapes in the bottom row only."""
    return " ".join(f"1/{x}={tile}" for x, tile in zip(xs, TILES, strict=False))


def growths() -> list[list[int]]:
    """Every order in which a bottom row of five can grow."""
    found = []
    for sides in itertools.product((-1, 1), repeat=BASE - 1):
        xs = [0]
        for side in sides:
            xs.append(min(xs) - 1 if side < 0 else max(xs) + 1)
        found.append(xs)
    return found


def begun() -> list[tuple[int, ...]]:
    """Every bottom row on the way to five, each once."""
    return sorted({tuple(xs[:count]) for xs in growths() for count in range(BASE + 1)})


def pixels(site: str, size: SiteSize, frame: world.Frame) -> Region:
    left, top, width = region_of(site, size, frame)
    return Region(left, top, width, size.height)


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_no_two_places_overlap_and_none_lies_outside_for_every_number_of_landscapes(size: SiteSize) -> None:
    for xs in begun():
        own = RULES.view(at("", base(xs)).state, 0).seats[0]
        frame = frame_of(own, size)
        sites = [*own.world, *own.open_sites, *ghosts(own, frame)]
        assert len(set(sites)) == len(sites)
        places = [pixels(site, size, frame) for site in sites]
        assert all(place.y >= size.apex for place in places)
        assert_apart(places, size.board[0], 2 * size.board[1])


def test_all_fourteen_places_stand_from_the_first_turn_until_the_ends_are_open() -> None:
    """With four below, either end may be the fifth: then only what rests on the four is certain."""
    for xs in begun():
        own = RULES.view(at("", base(xs)).state, 0).seats[0]
        frame = frame_of(own, world.SMALL)
        rows = [SITES[site].row for site in {*own.world, *own.open_sites, *ghosts(own, frame)}]
        expected = {**ROW_LENGTHS}
        if len(xs) == BASE - 1:
            expected = {1: BASE + 1, 2: 3, 3: 2, 4: 1}
            assert len(frame.narrow) == 2
        assert {row: rows.count(row) for row in expected} == expected


@pytest.mark.parametrize("size", [world.SMALL, world.LARGE])
def test_a_world_moves_by_a_place_at_most_for_its_third_landscape_and_by_half_a_place_for_two_more(
    size: SiteSize,
) -> None:
    """Both ends of the bottom row must be seen while either may be taken; five places have room for that."""
    step = size.width + 1
    for xs in growths():
        worlds = [RULES.view(at("", base(xs[:count])).state, 0).seats[0] for count in range(1, BASE + 1)]
        lefts = [region_of("1/0", size, frame_of(own, size))[0] for own in worlds]
        second, third, fourth, fifth = (abs(b - a) for a, b in itertools.pairwise(lefts))
        one_sided = len({x < 0 for x in xs[1:3]}) == 1
        assert (second, third) == (0, step if one_sided else 0)
        assert abs(2 * fourth - step) <= 1
        assert abs(2 * fifth - step) <= 1


def test_nothing_that_is_laid_above_the_bottom_row_moves_a_world() -> None:
    below, *_ = SOME.partition(" 2/0")
    own, above = (RULES.view(at("", laid).state, 0).seats[0] for laid in (below, SOME))
    for size in drawn.SITES.values():
        assert frame_of(own, size) == frame_of(above, size)


def test_every_site_of_a_world_shows_what_lies_there_and_what_it_is_worth_or_that_it_is_free() -> None:
    axes = (drawn.SITES.values(), WHOLE, LOOKS.values())
    games = itertools.chain(views(2, 5, share=0.7), views(2, 6, share=0.5))
    for view, size, language, look in every(games, *axes, least=4):
        said = terms(language, look)
        for seat, own in enumerate(view.seats):
            drawing = draw_world(view, said, look, seat, size)
            assert (drawing.width, drawing.height) == size.board
            sites = {f"site:{site}" for site in (*own.world, *own.open_sites)}
            assert drawing.targets == {*sites, f"god:{own.god}" if own.god else "gods:"}
            assert all(part(drawing, f"site:{site}")[0].startswith("┌┄") for site in own.open_sites)
            for site in own.world:
                assert_laid(own, site, said, look, part(drawing, f"site:{site}"), named=size is world.LARGE)


def assert_laid(own: SeatView, site: str, said: Terms, look: Look, rows: list[str], *, named: bool) -> None:
    """Points, failure, a Forest's neighbours, shrines; the name where pictures are large or missing."""
    laid, judged, whole = own.world[site], own.verdicts[site], "\n".join(rows)
    row = LANDSCAPES[laid.tile]
    assert "…" not in whole
    names = [said.kind(laid.tile, form) for form in ("", "short", "brief")]
    names = [said.say.wilderness(), said.form("wilderness", form="brief")] if laid.wild else names
    assert any(name in whole for name in names) or (look.pictures and not named)
    if laid.wild:
        assert said.sign("#") in rows[0]
        return
    assert look.pictures or said.signs[row.colour] in whole
    told = {
        "scores": f"+{judged.points}",
        "failed": f"0 {said.sign('failed')}",
        "open": f"{judged.have}/{judged.need}?",
        "pending": f"+{row.cp}?",
    }
    assert told.get(judged.status, "") in rows[0]
    assert rows[0].count(said.sign("shrine")) >= row.shrine_icons
    if row.mystic_value and row.benefit is None:
        assert f"{said.sign('mystic')}{row.mystic_value}" in rows[0]


@ALL_LOOKS
@SIZES
@pytest.mark.parametrize("language", WHOLE)
def test_free_sites_say_what_a_landscape_would_score_there_or_why_it_can_not_lie_there(
    size: SiteSize, language: str, look: Look
) -> None:
    said = terms(language, look)
    view = RULES.view(at("", "1/0=B1-3 1/1=Y1-4 1/2=G1-3").state, 0)

    def told(tile: str, site: str, *, wild: bool = False, served: bool = True) -> str:
        drawing = draw_world(view, said, look, 0, size, trial=Trial(tile, wild, served))
        return " ".join(row[1:-1] for row in part(drawing, f"site:{site}")).strip("─┄ ")

    assert "+2" in told("B2-1", "2/0")
    assert told("B2-1", "1/3").startswith("0")
    assert said.signs[2] in told("B2-1", "2/1")
    assert "+" not in told("B2-1", "2/1")
    assert ("-1" if look.ascii else "−1") in told("R1-2", "2/0", wild=True)
    assert "+3" in told("Y2-3", "2/0")
    assert "0" in told("Y2-3", "2/0", served=False)
    assert "?" in told("G2-1", "2/1")


def test_a_world_at_home_size_without_pictures() -> None:
    view = RULES.view(at("", SOME, god="fire").state, 0)
    text = draw_world(view, terms(), MONO, 0, world.SMALL).text()
    assert [row.rstrip() for row in text.split("\n")] == [
        "",
        "                           Fire",
        "",
        "",
        "                       ·           ·",
        "",
        "",
        "                        ┌──────+3 ✓",
        "                 ·      │Volcano  │      ·",
        "                        │▲        │",
        "                        └─────────┘",
        "                  ┌──────2/3? ┌───────0 ✗",
        "           ·      │Forest   │ │Volcano  │      ·",
        "                  │♣        │ │▲        │",
        "                  └─────────┘ └─────────┘",
        "┌┄┄┄┄┄┄┄┄┄┐ ┌─────────┐ ┌─────────# ┌────────☾2 ┌┄┄┄┄┄┄┄┄┄┐",
        "┊         ┊ │Convert  │ │wild     │ │Convert  │ ┊         ┊",
        "┊         ┊ │♣        │ │#        │ │■        │ ┊         ┊",
        "└┄┄┄┄┄┄┄┄┄┘ └─────────┘ └─────────┘ └─────────┘ └┄┄┄┄┄┄┄┄┄┘",
    ]


@pytest.mark.parametrize(
    ("line", "lit"),
    [
        ("", ["1/0", "1/1", "1/2", "2/0", "2/1", "3/0"]),
        ("wilderness", ["1/1"]),
        ("volcano", ["3/0"]),
        ("temple", ["1/2"]),
        ("village", []),
    ],
)
def test_what_a_line_of_the_score_sheet_counts_is_lit(line: str, lit: list[str]) -> None:
    """A Volcano with a marker scores nothing, nor does a Shrine that was turned over."""
    laid = "1/0=W3-1w 1/1=R1-2w 1/2=W2-1 2/0=G2-1 2/1=R2-1c 3/0=R2-2"
    own = RULES.view(at("", laid).state, 0).seats[0]
    if line == "wilderness":
        lit = ["1/0", *lit]
    assert [site for site in own.world if world.counts(own, site, line)] == lit


@pytest.mark.parametrize("site", ["1/1", "2/0"])
def test_in_a_frame_of_a_moment_only_the_landscape_that_moves_looks_different(site: str) -> None:
    own = RULES.view(at("", "1/0=R2-1 1/1=R2-2 1/2=R2-3 2/0=R2-4 2/1=R3-1").state, 0).seats[0]
    said = terms()
    still = world.draw_laid(own, said, drawn.PICTURES, world.LARGE)
    for moving in (Moving(site=site, risen=2), Moving(site=site, picture="volcano_erupt1")):
        moved = world.draw_laid(own, said, drawn.PICTURES, world.LARGE, moving)
        changed = [each for each in own.world if cells_of(moved, each) != cells_of(still, each)]
        assert changed == [site]


def cells_of(drawing: Drawing, site: str) -> list[list[tuple[str, str]]]:
    """What stands in each cell of a site below its points, with its role."""
    spot = drawing.spot(f"site:{site}")
    assert spot is not None
    rows = [[(char, run.role) for run in line for char in run.text] for line in drawing.lines]
    return [rows[y][spot.region.x : spot.region.right] for y in range(spot.region.y, spot.region.bottom)]


def test_what_lies_below_is_named_on_two_lines_or_on_one() -> None:
    view = RULES.view(at("", "1/0=R2-1 1/1=R1-2w").state, 0)
    for size, told in ((world.SMALL, ["Volcano", "▲"]), (world.PAGE, ["▲ Volcano"])):
        rows = part(draw_world(view, terms(look=MONO), MONO, 0, size), "site:1/0")
        assert [row.strip("│ ") for row in rows[1:-1]] == told


FOUR = "1/0=B1-3 1/1=Y1-4 1/2=G1-3 1/3=R1-4w"
"""Four landscapes below: both ends of the bottom row are still free, and narrow."""


def tried(size: SiteSize, tile: str, *, wild: bool = False) -> list[str]:
    """The lines of a world with a landscape on trial from the first free site above on."""
    view = RULES.view(at("", FOUR).state, 0)
    trial = Trial(tile, wild)
    lines = draw_world(view, terms(look=MONO), MONO, 0, size, trial=trial).text().split("\n")
    first = next(n for n, line in enumerate(lines) if "┌" in line)
    return [line.rstrip() for line in lines[first:]]


def test_free_sites_promise_points_or_say_what_lacks_below_in_as_much_room_as_they_have() -> None:
    assert tried(world.PAGE, "B2-1") == [
        "               ┌────────────┐ ┌┄┄┄┄┄┄┄┄┄┄┄┄┐ ┌────────────┐",
        "               │  +2 CP here│ ┊  no ◆ below┊ │  +2 CP here│",
        "               └────────────┘ └┄┄┄┄┄┄┄┄┄┄┄┄┘ └────────────┘",
        "┌─────┐ ┌────────────┐ ┌────────────┐ ┌────────────┐ ┌────────────# ┌────┐",
        "│  0  │ │◆ Conversion│ │● Conversion│ │♣ Conversion│ │# wilderness│ │ 0  │",
        "└─────┘ └────────────┘ └────────────┘ └────────────┘ └────────────┘ └────┘",
    ]
    assert tried(world.PAGE, "R1-2", wild=True)[4] == (
        "│ −1  │ │◆ Conversion│ │● Conversion│ │♣ Conversion│ │# wilderness│ │ −1 │"
    )
    assert tried(world.SMALL, "G2-1") == [
        "            ┌┄┄┄┄┄┄┄┄┄┐ ┌─────────┐ ┌─────────┐",
        "            ┊  no ♣   ┊ │   +3?   │ │   +3?   │",
        "            ┊  below  ┊ │  here   │ │  here   │",
        "            └┄┄┄┄┄┄┄┄┄┘ └─────────┘ └─────────┘",
        "┌───┐ ┌─────────┐ ┌─────────┐ ┌─────────┐ ┌─────────# ┌───┐",
        "│ 0 │ │Convert  │ │Convert  │ │Convert  │ │wild     │ │ 0 │",
        "│   │ │◆        │ │●        │ │♣        │ │#        │ │   │",
        "└───┘ └─────────┘ └─────────┘ └─────────┘ └─────────┘ └───┘",
    ]
    assert tried(world.LARGE, "R1-2", wild=True)[-5:] == [
        "┌─────┐ ┌────────────┐ ┌────────────┐ ┌────────────┐ ┌────────────# ┌────┐",
        "│ −1  │ │Conversion  │ │Conversion  │ │Conversion  │ │wilderness  │ │ −1 │",
        "│here │ │◆           │ │●           │ │♣           │ │#           │ │here│",
        "│     │ │            │ │            │ │            │ │            │ │    │",
        "└─────┘ └────────────┘ └────────────┘ └────────────┘ └────────────┘ └────┘",
    ]


@pytest.mark.parametrize(
    ("trial", "site", "words", "role"),
    [
        (Trial("B2-1"), "2/0", "+2 CP", "gold"),
        (Trial("B2-1"), "1/-1", "0", "warn"),
        (Trial("R1-2", wild=True), "2/0", "−1 CP", "bad"),
        (Trial("R1-2", wild=True, lost=0), "2/0", "0 CP", "dim"),
        (Trial("G2-1"), "2/1", "+3?", "gold"),
        (Trial("B1-1"), "1/-1", terms().say.site_lies(), "you"),
        (Trial("B1-1"), "2/1", terms().say.site_no(sign=terms().signs[2]), "dim"),
        (None, "2/0", "", "dim"),
    ],
)
def test_what_a_site_promises_is_gold_and_what_it_loses_red(
    trial: Trial | None, site: str, words: str, role: str
) -> None:
    own = RULES.view(at("", FOUR).state, 0).seats[0]
    lines, ink = world._promise(terms(), own.world, site, trial)
    assert (lines[0], ink) == (words, role)


def test_a_failed_landscape_and_a_wilderness_are_dim_and_points_golden() -> None:
    painter = world.Painter(
        RULES.view(at("", "1/0=R2-1 1/1=R2-2c 1/2=R1-2w 1/3=Y1-1 2/0=G2-1").state, 0).seats[0],
        terms(),
        MONO,
        world.SMALL,
    )
    said = terms()
    states = {site: painter._state(site) for site in ("1/0", "1/1", "1/2", "1/3", "2/0")}
    assert states == {
        "1/0": (Run("+2 ", "gold"), Run(said.sign("met"), "good")),
        "1/1": (Run("0 ", "dim"), Run(said.sign("failed"), "bad")),
        "1/2": (Run("#", "dim"),),
        "1/3": (Run("♣", "green"), Run(f" {said.say.corner_free()}", "good")),
        "2/0": (Run("0/3?", "warn"),),
    }


@pytest.mark.parametrize("tile", ["G1-3", "R2-1", "B2-2"])
def test_the_key_of_a_free_site_covers_no_letter(tile: str) -> None:
    """In the narrow ends of the bottom row, `lies` was read as `aies`, with the key on its first letter."""
    size = world.LARGE
    view = RULES.view(at("", FOUR).state, 0)
    trial = Trial(tile)
    drawing = draw_world(view, terms(look=MONO), MONO, 0, size, trial=trial)
    ends = [spot for spot in drawing.spots if spot.target in ("site:1/-1", "site:1/4")]
    assert len(ends) == 2
    for spot in ends:
        x, y, _ = spot.label_place
        assert drawing.char(x, y) == " ", (spot.target, drawing.text())
