"""A world of Orbis as a drawing: a pyramid whose places stand from the first turn, and what lies on them."""

import itertools

import pytest

from rulesets.orbis.components import LANDSCAPES
from rulesets.orbis.geometry import ROW_LENGTHS, SITES
from rulesets.orbis.preview import Trial
from tabletop_tui.drawing import Region
from tabletop_tui.games.orbis import others, world
from tabletop_tui.games.orbis.world import BASE, SiteSize, _ghosts, frame_of, region_of
from tabletop_tui.pictures import Look
from tabletop_tui.words import LANGUAGES
from tests.orbis.builders import at
from tests.tui_orbis import drawn
from tests.tui_orbis.drawn import LOOKS, MONO, PICTURES, draw_world, part, terms, views
from tests.tui_orbis.games import RULES

ALL_LOOKS = pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
SIZES = pytest.mark.parametrize("size", drawn.SITES.values(), ids=drawn.SITES.keys())
EVERY_SIZE = [*drawn.SITES.values(), others.SMALL.site, others.LARGE.site, others.FULL.site]
TILES = ("B1-1", "G1-2", "R1-1", "W1-2", "Y1-4")
SOME = "1/0=G1-3 1/1=R1-2w 1/2=W1-3 2/0=G2-1 2/1=R2-1c 3/0=R2-2"


def base(xs: list[int]) -> str:
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


def pixels(site: str, size: SiteSize, frame: world.Frame) -> Region:
    left, top, width = region_of(site, size, frame)
    return Region(left, top, width, size.height)


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_no_two_places_overlap_and_none_lies_outside_for_every_number_of_landscapes(size: SiteSize) -> None:
    for xs in growths():
        for count in range(BASE + 1):
            own = RULES.view(at("", base(xs[:count])).state, 0).seats[0]
            frame = frame_of(own, size)
            sites = [*own.world, *own.open_sites, *_ghosts(own, frame)]
            assert len(set(sites)) == len(sites)
            places = [pixels(site, size, frame) for site in sites]
            for index, one in enumerate(places):
                assert one.x >= 0
                assert one.right <= size.board[0]
                assert one.y >= size.apex
                assert one.bottom <= 2 * size.board[1]
                for other in places[index + 1 :]:
                    apart = one.right <= other.x or other.right <= one.x
                    assert apart or one.bottom <= other.y or other.bottom <= one.y


def test_all_fourteen_places_stand_from_the_first_turn_until_the_ends_are_open() -> None:
    """With four below, either end may be the fifth: then only what rests on the four is certain."""
    for xs in growths():
        for count in range(BASE + 1):
            own = RULES.view(at("", base(xs[:count])).state, 0).seats[0]
            frame = frame_of(own, world.SMALL)
            rows = [SITES[site].row for site in {*own.world, *own.open_sites, *_ghosts(own, frame)}]
            expected = {**ROW_LENGTHS}
            if count == BASE - 1:
                expected = {1: BASE + 1, 2: 3, 3: 2, 4: 1}
                assert len(frame.narrow) == 2
            assert {row: rows.count(row) for row in expected} == expected


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_laid_landscapes_keep_their_place_while_there_is_room_on_both_sides(size: SiteSize) -> None:
    """Up to three they shift once, by one place; a fourth and a fifth move them by at most one place each."""
    step = size.width + 1
    for xs in growths():
        lefts = []
        for count in range(1, BASE + 1):
            own = RULES.view(at("", base(xs[:count])).state, 0).seats[0]
            lefts.append(region_of("1/0", size, frame_of(own, size))[0])
        moved = [abs(after - before) for before, after in itertools.pairwise(lefts)]
        assert sum(each > 0 for each in moved[:2]) <= 1
        assert all(each <= step for each in moved)
        if len({x < 0 for x in xs[1:3]}) == 2:
            assert moved[:2] == [0, 0]


@ALL_LOOKS
@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_landscape_of_a_world_shows_its_colour_and_state(
    size: SiteSize, language: str, look: Look
) -> None:
    said = terms(language, look)
    for view in views(2, 5, share=0.15):
        for seat, own in enumerate(view.seats):
            drawing = draw_world(view, said, look, seat, size)
            assert (drawing.width, drawing.height) == size.board
            for site, laid in own.world.items():
                rows = part(drawing, f"site:{site}")
                judged, row, whole = own.verdicts[site], LANDSCAPES[laid.tile], "\n".join(rows)
                assert "…" not in whole
                if laid.wild:
                    assert said.sign("#") in rows[0]
                    continue
                if not look.pictures:
                    assert said.signs[row.colour] in whole
                    names = [said.kind(laid.tile, form) for form in ("", "short", "brief")]
                    assert any(name in whole for name in names)
                if judged.status == "scores":
                    assert f"+{judged.points}" in rows[0]
                if judged.status == "failed":
                    assert f"0 {said.sign('✗')}" in rows[0]
                if judged.status == "open":
                    assert f"{judged.have}/{judged.need}?" in rows[0]
                assert rows[0].count(said.sign("✦")) >= row.shrine_icons
                if row.mystic_value and row.benefit is None:
                    assert f"{said.sign('☾')}{row.mystic_value}" in rows[0]


@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_on_its_site_where_pictures_are_large(size: SiteSize, language: str) -> None:
    said = terms(language)
    if size is not world.LARGE:
        return
    for view in views(2, 5, share=0.15):
        drawing = draw_world(view, said, PICTURES, 0, size)
        for site, laid in view.seats[0].world.items():
            title = part(drawing, f"site:{site}")[0]
            names = [said.kind(laid.tile, form) for form in ("", "short", "brief")]
            names += [said.say("wilderness"), said.say("wild")] if laid.wild else []
            assert any(name in title for name in names), title


@ALL_LOOKS
@SIZES
def test_every_free_site_is_drawn_dashed_and_can_be_picked(size: SiteSize, look: Look) -> None:
    said = terms(look=look)
    for view in views(2, 6, share=0.2):
        for seat, own in enumerate(view.seats):
            drawing = draw_world(view, said, look, seat, size)
            assert drawing.targets == {f"site:{site}" for site in (*own.world, *own.open_sites)}
            for site in own.open_sites:
                assert part(drawing, f"site:{site}")[0].startswith("┌┄")


@ALL_LOOKS
@SIZES
@pytest.mark.parametrize("language", LANGUAGES)
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
