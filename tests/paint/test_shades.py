"""What pictures look like in each volume, on each page and with each number of colours."""

import pytest
from rich.color import Color, ColorSystem, ColorType
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Shown

from rulesets import GAMES
from tabletop_tui.paint.drawing import Canvas
from tabletop_tui.paint.pictures import FADED, LOUD, NORMAL, QUIET, Sprite, Volume, sprite, sprites
from tabletop_tui.paint.pictures.shades import Rgb, of_256, of_sixteen
from tabletop_tui.paint.themes import DARK, LIGHT, MONO, SIXTEEN, Palette
from tabletop_tui.tui.terminal.filters import FewerColours

THINGS = [found for game in GAMES for found in sprites(game).values() if found.name not in {"sea", "deep"}]


def luminance(colour: Rgb) -> float:
    parts = [value / 255 for value in colour]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: float, other: float) -> float:
    light, dark = sorted((one, other), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def shades(picture: Sprite, volume: Volume, palette: Palette) -> list[Rgb]:
    """The colour of each opaque pixel."""
    words = {**picture.colours, **picture.examples}
    found = {}
    for letter, colour in words.items():
        ink = palette.style(f"px:{volume}:{colour}").color
        assert ink is not None
        found[letter] = Rgb(*ink.get_truecolor())
    return [found[letter] for row in picture.rows for letter in row if letter != "."]


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
@pytest.mark.parametrize("volume", [LOUD, NORMAL, QUIET])
def test_pictures_can_be_told_from_page_and_panels(palette: Palette, volume: Volume) -> None:
    """1.6 to 1 at least, by the light that a picture gives off as a whole."""
    for picture in THINGS:
        lights = [luminance(colour) for colour in shades(picture, volume, palette)]
        mean = sum(lights) / len(lights)
        for ground in ("ground-base", "ground-panel"):
            ratio = contrast(mean, luminance(Rgb.of(palette.grounds[ground])))
            assert ratio >= 1.6, (picture.name, picture.size, ground, round(ratio, 2))


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_volumes_differ_and_get_less(palette: Palette) -> None:
    """Loud has more colour than normal, normal than a ghost; quiet has none."""
    volcano = sprite("orbis", "volcano", "large")
    chroma = [
        sum(max(colour) - min(colour) for colour in shades(volcano, volume, palette))
        for volume in (LOUD, NORMAL, FADED, QUIET)
    ]
    assert chroma == sorted(chroma, reverse=True)
    assert len({*chroma}) == 4
    assert chroma[-1] == 0


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_quiet_pictures_keep_their_inner_forms(palette: Palette) -> None:
    """A village is still roofs, walls and doors."""
    greys = {colour.red for colour in shades(sprite("orbis", "village", "large"), QUIET, palette)}
    assert max(greys) - min(greys) >= 0x30
    assert len(greys) >= 4


def test_a_named_ground_is_that_of_the_palette_whatever_the_volume_says_of_greys() -> None:
    for palette in (DARK, LIGHT):
        style = palette.style("px:n:ground-red ground-px:l:ground-blue")
        assert style.color is not None
        assert style.bgcolor is not None
        assert style.color.name == palette.grounds["ground-red"]
        assert style.bgcolor.name == palette.grounds["ground-blue"]


def test_marks_of_a_widget_change_nothing_about_pixels() -> None:
    plain = DARK.style("px:l:ff0000 ground-px:l:00ff00")
    assert DARK.style("px:l:ff0000 ground-px:l:00ff00 open hover") == plain


def test_filled_roles_cover_the_ground_that_they_are_written_on() -> None:
    for role in ("chip", "plate", "seat-red"):
        assert DARK.style(f"{role} ground-panel").bgcolor == DARK.style(role).bgcolor
        assert DARK.style(f"{role} ground-px:l:ff0000").bgcolor == DARK.style(role).bgcolor


def test_mono_shows_no_pixels() -> None:
    assert MONO.style("px:l:ff0000 ground-px:l:00ff00") == Style()


def test_sixteen_colours_are_ansi_colours_and_pictures_keep_theirs() -> None:
    for picture in THINGS:
        for volume in (LOUD, NORMAL, QUIET, FADED):
            for colour in {**picture.colours, **picture.examples}.values():
                ink = SIXTEEN.style(f"px:{volume}:{colour}").color
                assert ink is not None
                assert ink.number is not None
                assert ink.number < 16
    looks = {
        name: SIXTEEN.style(f"px:l:{colour}").color
        for name, colour in {"fire": "f0524b", "leaf": "5cb85f", "water": "58a6ff", "gold": "ffd866"}.items()
    }
    assert [ink.name for ink in looks.values() if ink] == [
        "bright_red",
        "bright_green",
        "bright_blue",
        "bright_yellow",
    ]


@pytest.mark.parametrize(("colour", "name"), [("#6b4a14", "yellow"), ("#7a3020", "red"), ("#96493f", "red")])
def test_brown_is_the_dark_yellow_of_sixteen_colours(colour: str, name: str) -> None:
    assert of_sixteen(Rgb.of(colour), LOUD) == name


def test_quiet_pictures_are_told_apart_in_sixteen_colours_too() -> None:
    """Fields of a map have one outline: what is within it has to differ."""
    fields = [
        sprite("helios", name, "large") for name in ("spring", "granite", "bamboo", "oasis", "summit", "sun")
    ]
    shown = set()
    for field in fields:
        inks = {letter: SIXTEEN.style(f"px:q:{colour}").color for letter, colour in field.colours.items()}
        shown.add("".join(str(inks.get(letter)) for row in field.rows for letter in row))
        assert len({str(ink) for ink in inks.values()}) >= 2, field.name
    assert len(shown) == len(fields)


def test_sixteen_colours_have_no_bright_blot_where_they_lack_a_ground() -> None:
    ink = SIXTEEN.style("px:n:ground-red").color
    assert ink is not None
    assert ink.name == "black"
    assert SIXTEEN.style("ground-px:n:ground-red").bgcolor is None


@pytest.mark.parametrize("ink", ["red", "blue", "green"])
def test_colours_among_sixteen_are_never_faint(ink: str) -> None:
    """A faint blue on black can't be read on most terminals; words without a colour may be faint."""
    assert not SIXTEEN.style(f"{ink} dim").dim
    assert SIXTEEN.style("dim").dim


@pytest.mark.parametrize("ground", ["ground-red-bar", "ground-blue-bar", "ground-god-bar"])
@pytest.mark.parametrize("ink", ["bad", "red", "blue", "purple"])
def test_deep_colours_among_sixteen_are_not_written_on_one_another(ink: str, ground: str) -> None:
    style = SIXTEEN.style(f"{ink} {ground}")
    assert style.color is not None
    assert style.color.name == "bright_white"


HUES = {"red": {"red"}, "green": {"green"}, "blue": {"blue"}, "yellow": {"red", "green"}}


@pytest.mark.parametrize(
    ("colour", "hue"),
    [("66302e", "red"), ("3c2c08", "yellow"), ("15341b", "green"), ("152c4c", "blue"), ("3f181b", "red")],
)
def test_dark_colours_keep_their_hue_among_256(colour: str, hue: str) -> None:
    """Rounded part by part, dark red would be brown."""
    red, green, blue = Color.from_ansi(of_256(Rgb.of(colour))).get_truecolor()
    strongest = {
        "red": red > max(green, blue),
        "green": green > max(red, blue),
        "blue": blue > max(red, green),
    }
    assert strongest.get(hue, red == green > blue)


def test_256_colours_are_what_a_filter_makes_of_pictures() -> None:
    canvas = Canvas(8, 3)
    canvas.picture(0, 0, sprite("orbis", "forest", "small"), LOUD)
    for line in canvas.drawing().lines:
        styled = [Segment(text, DARK.style(role)) for text, role in line]
        for _, style, _ in FewerColours(ColorSystem.EIGHT_BIT).apply(styled, Shown(0, 0, 0)):
            assert style is not None
            assert style.color is not None
            assert style.color.type is ColorType.EIGHT_BIT
