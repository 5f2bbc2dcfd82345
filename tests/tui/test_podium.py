"""The podium at the end: as high as the points, by source, whatever is lost; without a screen."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop_tui.paint.drawing import Canvas, Drawing, Region
from tabletop_tui.paint.pictures.look import Look, look_of
from tabletop_tui.paint.pictures.shades import Rgb, of_sixteen
from tabletop_tui.paint.themes import PALETTES
from tabletop_tui.tui.screens.podium import (
    _GOLD,
    _PALE_GOLD,
    INKS,
    LAYERS,
    Pillar,
    Podium,
    _heights,
    _in_words,
    _sum,
    draw_podium,
)

LOUD, ASCII = look_of("dark"), look_of("dark", ascii=True)
PARTS = st.lists(st.integers(-20, 150), min_size=1, max_size=5)


def pillar(name: str, *parts: int, place: str = "2nd", first: bool = False, rival: str = "") -> Pillar:
    return Pillar(name, "red", rival, place, first, sum(parts), parts, "")


PODIUM = Podium(
    ("Villages", "Temple", "the rest"),
    (
        pillar("Mira", 8, 11, -3, rival="mira"),
        pillar("Ana", 15, 7, 3, place="1st", first=True),
        pillar("Tor", 0, 4, 0, place="3rd", rival="tor"),
    ),
)


@given(PARTS, st.floats(0.05, 2.0))
def test_the_layers_are_together_as_high_as_what_is_left_of_the_points(parts: list[int], unit: float) -> None:
    heights = _heights(parts, unit)
    assert all(height >= 0 for height in heights)
    won = sum(part for part in parts if part > 0)
    assert sum(heights) == round(max(won + sum(part for part in parts if part < 0), 0) * unit)


def test_the_parts_add_up_in_words_and_what_is_nothing_is_left_out() -> None:
    assert [_sum(each.parts) for each in PODIUM.pillars] == ["8 + 11 − 3", "15 + 7 + 3", "4"]
    assert _sum((0, 0)) == "0"
    assert _sum((-2, 5)) == "−2 + 5"


@pytest.mark.parametrize("size", [(120, 33), (160, 46), (200, 56), (80, 20), (66, 26), (40, 12)])
@pytest.mark.parametrize("look", [LOUD, ASCII, look_of("mono"), look_of("sixteen")])
def test_it_fills_the_room_there_is_and_names_everyone(size: tuple[int, int], look: object) -> None:
    drawing = draw_podium(*size, PODIUM, look, 25)  # type: ignore[arg-type]
    assert (drawing.width, drawing.height) == size
    text = drawing.text()
    for each in PODIUM.pillars:
        assert each.name in text
        assert _sum(each.parts) in text
        assert each.place in text


def test_a_layer_that_is_high_enough_has_its_title_in_several_lines_and_no_title_is_cut() -> None:
    layers = ("Points in the game", "Fish at building sites of your own", "Jewelry")
    podium = Podium(layers, (pillar("Ana", 15, 20, 5), pillar("Ben", 9, 12, 5)))
    text = draw_podium(60, 33, podium, LOUD, 40).text()
    assert "…" not in text
    assert "Points in the game +15" in text
    assert "Fish at building   +20" in text
    assert "sites of your own" in text


def test_without_pictures_layers_are_signs_and_the_winner_has_a_star() -> None:
    rows = draw_podium(80, 20, PODIUM, ASCII, 25).text().splitlines()
    assert "# Villages" in rows[0]
    first, *_ = [row for row in rows if "Ana" in row]
    assert first.startswith("* Ana")
    assert first.count("#") == 2 * 15
    assert first.rstrip().endswith("25")


def test_what_many_sources_brought_is_told_in_two_lines_where_nothing_is_said() -> None:
    layers = ("Sun", "Buildings", "Active persons", "Harbours", "Special tiles")
    podium = Podium(layers, (pillar("Ana", 11, 2, 47, 20, 12, first=True), pillar("Tor", 15, 3, 8, 14, 0)))
    text = draw_podium(80, 20, podium, LOUD, 92).text()
    assert "Sun 11 · Buildings 2 · Active persons 47" in text
    assert "Harbours 20 · Special tiles 12" in text


def test_it_grows_layer_by_layer_and_the_crown_comes_last() -> None:
    steps = [PODIUM.grown(step, 12) for step in range(13)]
    totals = [[each.total for each in podium.pillars] for podium in steps]
    assert totals[0] == [0, 0, 0]
    assert totals[4] == [8, 15, 0], "the first layer is whole"
    assert totals[-1] == [16, 25, 4]
    assert [any(each.first for each in podium.pillars) for podium in steps] == [False] * 12 + [True]


def test_of_players_with_equal_points_the_winner_comes_first() -> None:
    tied = Podium(("all",), (pillar("Mira", 9), pillar("Ana", 9, place="1st", first=True)))
    for look in (LOUD, ASCII):
        rows = draw_podium(80, 20, tied, look, 9).text().splitlines()
        order = [name for row in rows for name in ("Mira", "Ana") if name in row]
        assert order == ["Ana", "Mira"]


def test_behind_the_winner_too_the_place_orders_players_with_equal_points() -> None:
    places = (("Mira", "3rd", 3), ("Ana", "1st", 1), ("Tor", "2nd", 2))
    pillars = [replace(pillar(name, 9, place=place), rank=rank) for name, place, rank in places]
    pillars[1] = replace(pillars[1], parts=(12,), total=12, first=True)
    rows = draw_podium(80, 20, Podium(("all",), tuple(pillars)), LOUD, 12).text().splitlines()
    order = [name for row in rows for name, _, _ in places if name in row]
    assert order == ["Ana", "Tor", "Mira"]


def built(width: int, height: int) -> Drawing:
    """What a player has made: a block of signs."""
    canvas = Canvas(width, height)
    canvas.fill(Region(0, 0, width, height), "", "@")
    return canvas.drawing()


def test_finished_worlds_ride_up_on_the_pillars_and_stand_in_front_of_nothing() -> None:
    pillars = tuple(replace(each, world=built(20, 8), said="“Well.”") for each in PODIUM.pillars)
    podium = replace(PODIUM, pillars=pillars)
    rows: list[str] = []
    for step in range(13):
        rows = draw_podium(120, 33, podium.grown(step, 12), LOUD, 25).text().splitlines()
        assert sum(row.count("@") for row in rows) == 3 * 20 * 8
    feet = [min(n for n, row in enumerate(rows) if "@" in row[40 * at : 40 * at + 40]) for at in range(3)]
    assert sorted(range(3), key=lambda at: feet[at]) == [1, 0, 2], "the most points stand highest"
    assert sum("“Well.”" in row for row in rows) == 1, "all three in one line"


@pytest.mark.parametrize("world", [built(60, 8), built(20, 30)])
def test_a_world_that_has_no_room_leaves_its_place_to_a_portrait(world: Drawing) -> None:
    podium = replace(PODIUM, pillars=tuple(replace(each, world=world) for each in PODIUM.pillars))
    assert draw_podium(120, 33, podium, LOUD, 25) == draw_podium(120, 33, PODIUM, LOUD, 25)


def light(podium: Podium, look: Look) -> int:
    """In how many cells there is light."""
    lines = draw_podium(120, 33, podium, look, 25).lines
    return sum(len(text) for line in lines for text, role in line if "glow" in role or "halo" in role)


def test_the_winner_stands_in_a_light_that_covers_no_word_and_comes_with_the_crown() -> None:
    assert light(PODIUM, LOUD) > 400
    assert light(PODIUM.grown(11, 12), LOUD) == 0
    assert light(PODIUM, look_of("sixteen")) == 0, "there it would be a blot"
    assert light(PODIUM, ASCII) == 0
    nobody = replace(PODIUM, pillars=tuple(replace(each, first=False, place="") for each in PODIUM.pillars))
    assert light(nobody, LOUD) == 0
    lit, plain = (
        [word for word in draw_podium(120, 33, PODIUM, look, 25).text().split() if word.isalnum()]
        for look in (LOUD, look_of("sixteen"))
    )
    assert lit == plain


def test_each_number_of_a_sum_has_the_colour_of_its_layer() -> None:
    drawn = [(text, role) for line in draw_podium(120, 33, PODIUM, LOUD, 25).lines for text, role in line]
    for number, ink in (("15", "green"), ("7", "white"), ("11", "white"), ("3", "purple")):
        assert (number, ink) in [(text, role.split()[0]) for text, role in drawn if role], number


def test_stars_stand_behind_all_else_where_the_page_is_a_sky() -> None:
    dark, sixteen = (draw_podium(120, 33, PODIUM, look, 25) for look in (LOUD, look_of("sixteen")))
    assert any("ground-star" in role for line in dark.lines[:8] for _, role in line)
    assert not any("ground-star" in role for line in dark.lines[28:] for _, role in line)
    assert not any("ground-star" in role for line in sixteen.lines for _, role in line)


@pytest.mark.parametrize("size", [(120, 33), (80, 20), (100, 30)])
def test_last_words_are_said_whole_or_not_at_all(size: tuple[int, int]) -> None:
    said = "“Something rather long is quoted here.”"
    pillars = tuple(replace(each, said=said, beside="You lead 3 to 2.") for each in PODIUM.pillars)
    text = draw_podium(*size, replace(PODIUM, pillars=pillars), LOUD, 25).text()
    assert text.count("“") == text.count("”")
    assert "You lead 3 to 2." in text


@pytest.mark.parametrize("said", ["", "“Well played.”"])
def test_a_line_below_the_pillars_says_which_colour_each_source_has(said: str) -> None:
    """A thin layer has no room for its title, and the sum below has only its colour."""
    spoken = replace(PODIUM, pillars=tuple(replace(each, said=said) for each in PODIUM.pillars))
    for size in ((120, 33), (160, 46)):
        *above, last = draw_podium(*size, spoken, LOUD, 25).text().split("\n")
        assert last.split() == ["Villages", "Temple", "the", "rest"]
        assert any(said in row for row in above)


def test_titles_of_layers_are_cut_between_words_or_go_on_in_the_next_line() -> None:
    titles = ("Points in the game", "Most scoring tiles", "Largest river network")
    told = Podium(titles, (pillar("Ana", 40, 6, 30, place="1st", first=True), pillar("Ben", 20, 3, 30)))
    text = draw_podium(120, 33, told, LOUD, 73).text()
    assert "Points in the" in text
    assert _in_words("Most scoring tiles", 17) == "Most scoring …"
    assert not any(f"{title[:length]}…" in text for title in titles for length in range(3, len(title)))


@pytest.mark.parametrize("tall", [8, 12])
def test_in_a_small_window_the_winner_s_world_covers_no_bar_number_or_word(tall: int) -> None:
    world = built(29, tall)
    said = "“A word that takes some room, and more.”"
    pillars = [
        replace(each, world=world, said="" if each.first else said, total=each.total + 60)
        for each in PODIUM.pillars
    ]
    whole = draw_podium(80, 18, replace(PODIUM, pillars=tuple(pillars)), LOUD, 85)
    without = replace(PODIUM, pillars=tuple(replace(each, first=False) for each in pillars))
    bare = draw_podium(80, 18, without, LOUD, 85)
    for covered, row in zip(whole.text().split("\n"), bare.text().split("\n"), strict=True):
        assert row.rstrip()[1:] in covered, "only the crown and the world are new"
    assert whole.text().count("@") == 29 * tall
    assert all(str(each.total) in whole.text() for each in pillars)
    assert whole.text().count(said) == 2


def test_without_pictures_each_source_is_told_in_words_where_there_is_room() -> None:
    text = draw_podium(120, 30, PODIUM, ASCII, 25).text()
    assert "Villages 8 · Temple 11 · the rest −3" in text
    assert "Villages 8" not in draw_podium(120, 12, PODIUM, ASCII, 25).text()


@pytest.mark.parametrize("look", [LOUD, ASCII])
@pytest.mark.parametrize("size", [(80, 18), (80, 13), (120, 24)])
def test_a_blank_line_parts_what_is_told_of_a_player_from_the_next_bar(
    size: tuple[int, int], look: Look
) -> None:
    said = tuple(replace(each, said="“Well played.”", beside="You lead 3 to 2.") for each in PODIUM.pillars)
    rows = draw_podium(*size, replace(PODIUM, pillars=said), look, 25).text().split("\n")
    begins = [y for y, row in enumerate(rows) if any(row[2:].startswith(each.name) for each in said)]
    assert len(begins) == len(said)
    for y in begins[1:]:
        assert not rows[y - 1][: size[0] // 2].strip(), rows


def test_a_large_window_without_pictures_has_thick_bars() -> None:
    rows = draw_podium(120, 30, PODIUM, ASCII, 25).text().split("\n")
    bars = [row for row in rows if "###" in row]
    assert len(bars) == 2 * len([each for each in PODIUM.pillars if each.parts[0] > 2])


def test_among_sixteen_colours_each_layer_has_that_of_its_numbers() -> None:
    sixteen = PALETTES["sixteen"]
    for layer, ink in zip(LAYERS, INKS, strict=True):
        named = of_sixteen(Rgb.of(layer), "l").removeprefix("bright_")
        assert named == (sixteen.colour(ink) or "white")


@pytest.mark.parametrize("theme", ["dark", "light", "distinct"])
def test_everyone_s_points_can_be_read_and_the_winner_s_are_the_strongest(theme: str) -> None:
    palette = PALETTES[theme]
    plate = Rgb.of(palette.colour("ground-bar"))
    first, others = (Rgb.of(palette.colour(ink)).contrast(plate) for ink in (_GOLD, _PALE_GOLD))
    assert first > others >= 3


def test_a_layer_of_one_line_has_its_whole_title_at_160x50() -> None:
    podium = Podium(("Points in the game", "Largest river network"), (pillar("Ana", 52, 10),) * 3)
    assert "Largest river network" in draw_podium(160, 40, podium, LOUD, 62).text()
