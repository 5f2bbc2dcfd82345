"""A world of Orbis as a drawing: a pyramid whose places stand from the first turn, and what lies on them."""

import itertools
from collections.abc import Sequence

import pytest

from rulesets.orbis.advice.trials import Trial
from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.view import SeatView
from tabletop_tui.games.orbis.drawings import others, world
from tabletop_tui.games.orbis.drawings.world import BASE, SiteSize, frame_of, ghosts, region_of
from tabletop_tui.games.orbis.terms import Terms
from tabletop_tui.paint.drawing import Region
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
