"""Colours: every palette can be read, and nothing is told by colour alone."""

import re

import pytest
from rich.cells import cell_len
from rich.style import Style

from tabletop_tui.host.settings import Settings
from tabletop_tui.paint.pictures.pixels import NORMAL, beneath, pixel
from tabletop_tui.paint.pictures.shades import READABLE, Rgb, readable
from tabletop_tui.paint.themes import COLOURS, DARK, LIGHT, PALETTES, Palette
from tabletop_tui.play import acts
from tabletop_tui.tui.app import TabletopApp
from tests.tui.driving import HOME, SMALL, Table, orbis, play_on, sitting


def contrast(style: Style) -> float:
    """The contrast of ink and ground as WCAG counts it."""
    assert style.color is not None
    assert style.bgcolor is not None
    return Rgb.of(style.color.name).contrast(Rgb.of(style.bgcolor.name))


SEATS = tuple(f"seat-{colour}" for colour in ("red", "blue", "green", "yellow"))
FILLED = ("chip", "chip-row", "chip-quiet", "plate", "plate-task", *SEATS)


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_every_word_can_be_read_on_every_ground(palette: Palette) -> None:
    """Quiet words as well, on maps and pictures too; frames and rules aren't words."""
    pixels = (beneath(pixel(colour, NORMAL)) for colour in ("28552f", "4a5560", "87763f", "d8c08a", "f0f6fc"))
    for ground in (*palette.grounds, *pixels):
        for role in ("", *palette.inks.keys() - {"line"}):
            assert contrast(palette.style(f"{role} {ground}")) >= READABLE, (role, ground)
    for ground in ("ground-base", "ground-panel", "ground-bar"):
        assert contrast(palette.style("line", ground)) >= 1.6, ground


def test_quiet_words_are_quieter_than_others_where_the_ground_lets_them() -> None:
    for palette in (DARK, LIGHT):
        for ground in ("ground-base", "ground-panel", "ground-bar"):
            faint, dim, plain = (contrast(palette.style(role, ground)) for role in ("faint", "dim", ""))
            assert faint < dim < plain, ground


def test_an_ink_that_can_be_read_stays_as_it_is() -> None:
    assert readable("#c9d1d9", "#0f1318") == "#c9d1d9"
    assert readable("#6e7681", "#0f1318") != "#6e7681"


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_seats_keys_and_points_are_filled_differently(palette: Palette) -> None:
    grounds = {str(palette.style(role).bgcolor) for role in FILLED if role != "plate"}
    assert len(grounds) == len(FILLED) - 1


def test_every_palette_knows_the_same_words() -> None:
    """A role that only one palette knows would be plain in the others, and nobody would notice."""
    assert DARK.inks.keys() == LIGHT.inks.keys()
    assert DARK.grounds.keys() == LIGHT.grounds.keys()
    for palette in PALETTES.values():
        assert {*FILLED, "ring"} <= palette.inks.keys(), palette.name


def test_every_palette_gives_people_different_looks_or_none() -> None:
    for palette in PALETTES.values():
        looks = {str(palette.style(colour)) for colour in ("red", "blue", "green", "yellow")}
        assert len(looks) == (1 if palette.name == "mono" else 4)


def test_combined_roles_add_up() -> None:
    style = DARK.style("gold strong ground-red")
    assert style.bold
    assert style.bgcolor is not None
    assert style.bgcolor.name == DARK.grounds["ground-red"]
    assert style.color is not None
    assert style.color.name == "#ffd866"


def test_among_sixteen_colours_no_word_has_the_colour_of_its_ground() -> None:
    sixteen = PALETTES["sixteen"]
    for role in ("red", "coral", "blue", "bad"):
        for ground in ("ground-red-bar", "ground-blue-bar", "ground-god-bar", "ground-yellow-bar"):
            style = sixteen.style(f"{role} strong {ground}")
            assert style.color is not None
            assert style.bgcolor is not None
            assert style.color.name.removeprefix("bright_") != style.bgcolor.name, (role, ground)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.name)
def test_the_bar_under_the_cursor_is_one_bar_whatever_lies_beneath_it(palette: Palette) -> None:
    bar = palette.style("cursor-line")
    for role in (*COLOURS, "good", "bad", "dim", "faint", "key", "blue strong", "good ground-red"):
        style = palette.style(f"{role} cursor-line")
        looks = (style.color, style.reverse, bool(style.dim))
        assert looks == (bar.color, bar.reverse, False), role


async def written(table: Table) -> str:
    """What the terminal would be sent for the whole screen."""
    console = table.app.console
    strips = table.app.screen._compositor.render_strips()
    return "\n".join(strip.render(console) for strip in strips)


def words_in(text: str) -> set[str]:
    """Every word on a screen that isn't part of a picture."""
    return set(re.findall(r"[A-Za-z]{3,}", text))


COLOUR = re.compile(r"\x1b\[[0-9;]*\b(?:3[0-7]|4[0-7]|9[0-7]|10[0-7]|38|48)(?:;[0-9;]*)?m")


@pytest.mark.parametrize("size", [HOME, SMALL])
async def test_without_colours_no_colour_is_sent_and_every_letter_is_there(size: tuple[int, int]) -> None:
    session = orbis()
    play_on(session, 30)
    session.do(acts.take_over)
    async with sitting(session, size) as table:
        coloured = table.text()
        assert COLOUR.search(await written(table))
    async with sitting(session, size, theme="mono", colour="mono") as table:
        assert words_in(coloured) <= words_in(table.text())
        assert not {"▀", "▄"} & set(table.text()), "no pictures without colours"
        assert not COLOUR.search(await written(table))


async def test_no_color_in_the_environment_leaves_no_filter_of_grey(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with sitting(orbis(), theme="mono", colour="mono") as table:
        assert not COLOUR.search(await written(table))


async def test_sixteen_colours_are_the_terminal_s_own() -> None:
    async with sitting(orbis(), colour="16") as table:
        sent = await written(table)
        assert not re.search(r"\x1b\[[0-9;]*[34]8;", sent)
        assert COLOUR.search(sent)


async def test_ascii_sends_nothing_else() -> None:
    session = orbis()
    play_on(session, 30)
    session.do(acts.take_over)
    for language in ("en", "de"):
        async with sitting(session, ascii=True, language=language) as table:
            assert table.text().isascii()
            for key in ("?", "s", "L", "ctrl+p", "f12"):
                await table.press(key)
                assert table.text().isascii()
                await table.press("escape")


async def test_every_glyph_on_every_page_is_one_cell_wide() -> None:
    session = orbis()
    play_on(session, 200)
    async with sitting(session) as table:
        for key in ("enter", "escape", "s", "escape", "L", "escape", "?", "escape", "ctrl+p", "escape"):
            for row in table.rows():
                assert all(cell_len(char) == 1 for char in row), row
            await table.press(key)


async def test_the_theme_changes_while_playing_and_is_kept() -> None:
    async with sitting(orbis()) as table:
        names = []
        for _ in PALETTES:
            await table.press("f10")
            names.append(table.app.palette.name)
        assert sorted(names) == sorted(PALETTES)
        await table.press("f10")
        assert "round 1 of 15" in table.text()


@pytest.mark.parametrize(
    ("settings", "name"),
    [
        (Settings(colour="true"), "dark"),
        (Settings(colour="256", theme="light"), "light"),
        (Settings(colour="16"), "sixteen"),
        (Settings(colour="mono"), "mono"),
        (Settings(theme="mono"), "mono"),
        (Settings(theme="sixteen", colour="true"), "sixteen"),
    ],
)
def test_settings_decide_the_palette(settings: Settings, name: str) -> None:
    assert TabletopApp(settings).palette.name == name
