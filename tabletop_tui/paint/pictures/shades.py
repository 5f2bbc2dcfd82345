"""Shades: what a colour becomes in a volume, on a dark or light page, and among sixteen colours."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tabletop_tui.paint.pictures.pixels import FADED, LOUD, QUIET, Volume


class Rgb(NamedTuple):
    """Red, green and blue from 0 to 255."""

    red: int
    green: int
    blue: int

    @classmethod
    def of(cls, colour: str) -> "Rgb":
        """From six hex digits, with or without `#` before them."""
        digits = colour.removeprefix("#")
        return cls(int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:6], 16))

    @property
    def hex(self) -> str:
        """As a style sheet writes it."""
        return f"#{self.red:02x}{self.green:02x}{self.blue:02x}"

    @property
    def lightness(self) -> float:
        """How light it looks, from 0 to 1."""
        return (0.299 * self.red + 0.587 * self.green + 0.114 * self.blue) / 255

    @property
    def grey(self) -> "Rgb":
        """The grey that looks as light."""
        value = round(255 * self.lightness)
        return Rgb(value, value, value)

    @property
    def luminance(self) -> float:
        """The light it sends out, from 0 to 1, as WCAG counts it."""
        return 0.2126 * _LINEAR[self.red] + 0.7152 * _LINEAR[self.green] + 0.0722 * _LINEAR[self.blue]

    def contrast(self, other: "Rgb") -> float:
        """The contrast with another colour as WCAG counts it, from 1 to 21."""
        return _contrast(self.luminance, other.luminance)

    def mixed(self, other: "Rgb", part: float) -> "Rgb":
        """The colour that is this fraction of the way to another one."""
        red, green, blue = self
        return Rgb(
            round(red + (other.red - red) * part),
            round(green + (other.green - green) * part),
            round(blue + (other.blue - blue) * part),
        )


_LINEAR = [
    part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
    for part in [value / 255 for value in range(256)]
]
"""The light of each value of a component, from 0 to 1."""


def _contrast(one: float, other: float) -> float:
    """The contrast of two luminances."""
    return (one + 0.05) / (other + 0.05) if one > other else (other + 0.05) / (one + 0.05)


READABLE = 4.5
"""The contrast from which on words can be read (WCAG 1.4.3)."""
_BLACK, _WHITE_INK = Rgb(0, 0, 0), Rgb(255, 255, 255)


@lru_cache(1024)  # a screen has some 60 pairs, and every board asks for each anew
def readable(ink: str, ground: str) -> str:
    """The ink, as much lighter or darker as words need on a ground; both as hex digits."""
    colour, beneath = Rgb.of(ink), Rgb.of(ground)
    light, below = colour.luminance, beneath.luminance
    if _contrast(light, below) >= READABLE:
        return colour.hex
    ways = (_WHITE_INK, _BLACK) if light > below else (_BLACK, _WHITE_INK)
    steps = (colour.mixed(far, step / 20) for far in ways for step in range(1, 21))
    return next((each.hex for each in steps if _contrast(each.luminance, below) >= READABLE), ink)


_QUIET = {True: (0x36, 0x92), False: (0x74, 0xBC)}
"""The darkest and the lightest grey of quiet pictures, on dark and on light pages.

Greys of the same lightness, pulled 55 % towards the page, would be 0x0f to 0x7b on the dark one, and its dark
half could not be told from the page. So all greys are as far from it as can be seen (1.6 to 1 for a picture).
"""


def shaded(colour: Rgb, volume: Volume, page: Rgb, *, dark: bool) -> Rgb:
    """A picture's colour in a volume, on a page of this colour."""
    if volume == QUIET:
        return _quiet(colour, *_QUIET[dark])
    if not dark:
        colour = _on_paper(colour)
    if volume == LOUD:
        return colour
    if volume == FADED:
        return colour.mixed(page, 0.5)
    return colour.mixed(colour.grey, 0.15).mixed(page, 0.08)


def _quiet(colour: Rgb, darkest: int, lightest: int) -> Rgb:
    # Few pictures contain black or white, so their colours are spread over all greys.
    part = min(max((colour.lightness - 0.15) / 0.7, 0), 1)
    value = round(darkest + (lightest - darkest) * part)
    return Rgb(value, value, value)


def shaded_ground(colour: Rgb, volume: Volume, page: Rgb) -> Rgb:
    """A colour that the palette names, which suits its page already, in a volume."""
    if volume == QUIET:
        return colour.grey.mixed(page, 0.55)
    return colour.mixed(page, 0.5) if volume == FADED else colour


def _on_paper(colour: Rgb) -> Rgb:
    """The colour on a light page, where nearly white colours are darkened to stay visible."""
    darker = 66 * colour.lightness**2
    return Rgb(*(max(round(part - darker), 0) for part in colour))


_SIXTEEN = {
    "black": Rgb(0, 0, 0),
    "red": Rgb(170, 40, 40),
    "green": Rgb(30, 140, 50),
    "yellow": Rgb(170, 120, 30),
    "blue": Rgb(40, 80, 180),
    "magenta": Rgb(150, 60, 160),
    "cyan": Rgb(40, 150, 160),
    "white": Rgb(190, 190, 190),
    "bright_black": Rgb(95, 95, 95),
    "bright_red": Rgb(245, 100, 90),
    "bright_green": Rgb(110, 210, 110),
    "bright_yellow": Rgb(250, 215, 100),
    "bright_blue": Rgb(100, 170, 255),
    "bright_magenta": Rgb(220, 130, 230),
    "bright_cyan": Rgb(110, 220, 230),
    "bright_white": Rgb(250, 250, 245),
}
"""The sixteen colours roughly as terminals show them; no two agree."""


_PALE = {
    "bright_white": "white",
    "white": "bright_black",
    **{f"bright_{name}": name for name in ("red", "green", "yellow", "blue", "magenta", "cyan")},
}


_BROWN = 0.6
"""From this much green beside red on, a dark colour is brown rather than red."""


def of_sixteen(colour: Rgb, volume: Volume) -> str:
    """The nearest of sixteen colours; quiet ones are greys, ghosts dark."""
    if volume == QUIET:
        light = colour.lightness
        return "black" if light < 0.2 else "bright_black" if light < 0.64 else "white"
    found = min(_SIXTEEN, key=lambda name: _apart(_SIXTEEN[name], colour))
    if found == "red" and colour.green > _BROWN * colour.red:
        found = "yellow"  # the terminals' dark yellow is brown
    return _PALE.get(found, found) if volume == FADED else found


_STEPS = (0, 95, 135, 175, 215, 255)
_WHITE = (231, Rgb(255, 255, 255))
_HARDLY_A_COLOUR = 26


@lru_cache(4096)  # finding one takes 0.2 ms
def of_256(colour: Rgb) -> int:
    """The number of the nearest of 256 colours.

    There is nothing between black and the darkest colours. Rounding each component separately would make dark
    red brown, and brown green, so hue counts more than lightness, and near-greys become grey.
    """
    found = _greys() if max(colour) - min(colour) <= _HARDLY_A_COLOUR else _cube()
    return min(found, key=lambda each: _differs(each[1], colour))[0]


def _greys() -> Sequence[tuple[int, Rgb]]:
    return [*((232 + step, Rgb(8 + 10 * step, 8 + 10 * step, 8 + 10 * step)) for step in range(24)), _WHITE]


def _cube() -> Sequence[tuple[int, Rgb]]:
    return [
        (16 + 36 * r + 6 * g + b, Rgb(_STEPS[r], _STEPS[g], _STEPS[b]))
        for r in range(6)
        for g in range(6)
        for b in range(6)
        if not r == g == b
    ]


def _differs(one: Rgb, other: Rgb) -> float:
    light = 255 * (one.lightness - other.lightness)
    red = 0.713 * (one.red - other.red - light)
    blue = 0.564 * (one.blue - other.blue - light)
    return light * light + 3 * (red * red + blue * blue)


def _apart(one: Rgb, other: Rgb) -> float:
    """How different two colours look: reds count more where there is much red (the "redmean")."""
    mean = (one.red + other.red) / 2
    red, green, blue = (a - b for a, b in zip(one, other, strict=True))
    return (2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue
