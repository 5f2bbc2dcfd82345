"""Palettes: what the roles of drawings look like, dark, light, far apart, in sixteen colours and without any.

Roles are words; several may be combined. Games use these and no others:

- colours: `red green blue yellow white orange purple cyan brown grey` (people have some of them), and as inks
  alone `pink coral`
- grounds: `ground-` and one of the former, or `base panel bar raised` for page, panels, header and what
  lies on them; `ground-red-bar` and `ground-red-foot` are the lit head and the dark foot of a red thing;
  further `ghost open sea wave deep god god-bar god-half glow halo`
- words: `strong title`, `dim` and `faint` (quiet, still read), `line` (frames and rules, never words), `gold`
  (points), `good bad warn key you blocked undone`
- filled: `chip` (a key), `chip-quiet`, `chip-row` (a key in a list), `plate` (points to be had), `plate-task`
  (a task that is completed), `plate-barred` (a tile on offer that can't be paid for), `seat-red` and so on
  (a seat), `voice-coach` and so on (who speaks)
- marks of the widgets: `ring` (the frame around what is under the cursor), `here there open hover cursor
  cursor-line marked`
- pixels: `tabletop_tui.paint.pictures.pixels`

Every colour also has a letter or a shape in the drawing itself; a palette never has to be told apart.
Words can be read on every ground: an ink with less contrast than that becomes lighter or darker there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from types import MappingProxyType

from rich.color import Color
from rich.style import Style

from rulesets.core.records import record
from tabletop_tui.paint.pictures.pixels import GROUND, INK, QUIET, Volume, parsed
from tabletop_tui.paint.pictures.shades import Rgb, of_sixteen, readable, shaded, shaded_ground

COLOURS = ("red", "green", "blue", "yellow", "white", "orange", "purple", "cyan", "brown", "grey")
"""The colours that are both inks and grounds."""

VOICES = (
    "question",
    "notice",
    "remark",
    "lesson",
    "hint",
    "recap",
    "coach",
    "look",
    "call",
    "rival",
    "option",
)
"""Who speaks in the strip above the footer, as filled blocks: `voice-coach`."""

_MEANINGS: Mapping[str, str] = {
    "strong": "bold",
    "title": "bold",
    "undone": "strike dim",
    "link": "underline",
}


@record
class Palette:
    """What each role looks like. One object per palette: compare with `is`."""

    name: str
    dark: bool
    ansi: bool
    """Leaves colours to the terminal: no more than its sixteen."""
    text: str
    """The ink of what has no role."""
    inks: Mapping[str, str]
    grounds: Mapping[str, str]
    shades: Mapping[str, str] = field(default_factory=dict)
    """Further colours of Textual's own widgets, by the name of a theme's field."""
    mono: bool = False
    """Has no colours at all."""

    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def style(self, role: str, ground: str = "ground-base") -> Style:
        """The style of a role; `ground` lies beneath it where it names none. Unknown words mean nothing."""
        words = role.split()
        grounds = [word for word in words if word.startswith("ground-")] or [ground]
        # A widget's marks come after the pixels that they lie on, and change nothing about them.
        pixels = [word for word in words if word.startswith(INK)]
        shown = (_colour_beneath(self, word) for word in reversed(grounds))
        beneath = next((colour for colour in shown if colour), None)
        if pixels and not self.mono:
            # Where sixteen colours lack a ground, an ink that shows its colour must not be a bright blot.
            return Style.from_color(_colour_of(_pixel(self, pixels[0]) or "black"), _colour_of(beneath))
        over = _over(self, grounds, beneath)
        style = _on_ground(over.text, beneath)
        for word in () if pixels else words:
            if word in self.inks:
                # What has a ground of its own, a chip or a bar, is the same everywhere.
                own = Style.parse(self.inks[word])
                style += own if own.bgcolor is not None else Style.parse(over.inks.get(word, self.inks[word]))
            elif word in _MEANINGS:
                style += Style.parse(_MEANINGS[word])
        if pixels:
            return style
        if not self.ansi:
            return style if _LINE in words else _readable(style)
        if style.color is not None and not style.color.is_default:
            style += Style(dim=False)  # what terminals make of a faint blue can't be read
        if style.bgcolor is None:
            return style
        if style.bgcolor.name in _PALE:
            return style + Style(color="black", dim=False)
        ink = style.color.name.removeprefix("bright_") if style.color is not None else ""
        unread = ink in _UNREAD.get(style.bgcolor.name, ())
        return style + Style(color="bright_white") if unread else style

    def colour(self, word: str) -> str:
        """The colour behind the name of a ground or an ink; empty if there is none.

        `red-shade` is the darker side of `red`; `SIDES` has all sides.
        """
        base, _, side = word.rpartition("-")
        if base and side in SIDES:
            colour, (towards, part) = self.colour(base), SIDES[side]
            if not colour.startswith("#"):
                return colour
            return Rgb.of(colour).mixed(Rgb.of(towards or self.page), part).hex
        if word.startswith("ground-"):
            return self.grounds.get(word, "")
        ink = Style.parse(self.inks[word]).color if word in self.inks else None
        return ink.name if ink is not None else ""

    def knows(self, word: str) -> bool:
        """Whether a word of a role means anything."""
        return word in _MEANINGS or word in self.inks or word in self.grounds or word in COLOURS

    @property
    def page(self) -> str:
        """The ground of the page; where it is the terminal's own, most likely black."""
        return self.grounds.get("ground-base") or "#000000"


def _over(palette: Palette, grounds: Sequence[str], beneath: str | None) -> Palette:
    """The palette whose inks can be read there: the dark one where a picture on a light page is dark."""
    painted = beneath is not None and beneath.startswith("#") and grounds[-1].startswith(GROUND)
    if palette.dark or palette.mono or not painted:
        return palette
    return DARK if Rgb.of(beneath or "").lightness < _DUSK else palette


def _readable(style: Style) -> Style:
    """The style with an ink that can be read on its ground."""
    if style.color is None or style.bgcolor is None:
        return style
    ink = readable(style.color.name, style.bgcolor.name)
    return style if ink == style.color.name else style + Style.from_color(_colour_of(ink))


SIDES: Mapping[str, tuple[str, float]] = MappingProxyType(
    {
        "bright": ("#ffffff", 0.5),
        "light": ("#ffffff", 0.32),
        "pale": ("#ffffff", 0.16),
        "thin": ("", 0.25),
        "dusk": ("#000000", 0.14),
        "shade": ("#000000", 0.34),
    }
)
"""What a colour is mixed with on each of its sides, and how far; a thin one with the page."""

_LINE = "line"
_DUSK = 0.4
"""Pixels that are darker than this, from 0 to 1, need light words on them."""
_PALE = frozenset({"yellow", "white", "green"})
"""Grounds among the sixteen colours on which only black can be read."""
_DEEP = frozenset({"red", "blue", "magenta"})
_UNREAD = {**dict.fromkeys(_DEEP, _DEEP), "bright_black": _DEEP | {"cyan", "green"}}
"""By ground, the inks among the sixteen colours that can't be read on it: the deep ones on one another, and
colours of the same lightness on grey."""


@lru_cache(256)  # without it, a start takes 0.2 % more
def _on_ground(text: str, ground: str | None) -> Style:
    """Text without a role; roles are added to it."""
    return (Style.parse(text) if text else Style()) + Style(bgcolor=ground)


def _colour_of(name: str | None) -> Color | None:
    """A colour by its name or its hex digits: a style is made from one four times as fast as from a name."""
    return None if name is None else Color.parse(name)


def _colour_beneath(palette: Palette, word: str) -> str | None:
    """The colour of a ground, of pixels or of the palette's."""
    return _pixel(palette, word) if word.startswith(GROUND) else palette.grounds.get(word)


@lru_cache(8192)  # without it, a key takes 1 % more
def _pixel(palette: Palette, word: str) -> str | None:
    """The colour of the upper pixel of a cell, or of the lower one as its ground."""
    return None if palette.mono else _shown(palette, *parsed(word)[1:])


def _shown(palette: Palette, volume: Volume, colour: str) -> str | None:
    """What a pixel's colour is in a palette; `None` for a ground that it doesn't have."""
    # The sixteen colours of inks are for words; pictures take the nearest to what they are elsewhere.
    source = DARK if palette.ansi and not colour.startswith("ground-") else palette
    named = source.colour(colour)
    if not named and not _is_hex(colour):
        return None
    if named and not named.startswith("#"):
        return "bright_black" if volume == QUIET else named
    rgb, page = Rgb.of(named or colour), Rgb.of(palette.page)
    if palette.ansi:
        return of_sixteen(rgb, volume)
    if named:
        return shaded_ground(rgb, volume, page).hex
    return shaded(rgb, volume, page, dark=palette.dark).hex


def _is_hex(word: str) -> bool:
    return len(word) == 6 and not set(word) - set("0123456789abcdef")


DARK = Palette(
    name="dark",
    dark=True,
    ansi=False,
    text="#c9d1d9",
    inks={
        "red": "#f47067",
        "green": "#6bc46d",
        "blue": "#6cb6ff",
        "yellow": "#e3b341",
        "white": "#e6e1cf",
        "orange": "#ee9a4d",
        "purple": "#c192ec",
        "pink": "#ff9ecb",
        "coral": "#ff8f73",
        "cyan": "#6fd0e0",
        "brown": "#c39b72",
        "grey": "#a3a9b4",
        "dim": "#8b949e",
        "faint": "#6e7681",
        "line": "#57606a",
        "title": "bold #f0f6fc",
        "gold": "bold #ffd866",
        "good": "#7ee787",
        "bad": "#f47067",
        "warn": "bold #ffb347",
        "key": "bold #ffd866",
        "you": "bold #7ee7ff",
        "blocked": "#858c99",
        "open": "#3fa6bd",
        "hover": "bold #c8f1f9",
        "cursor": "bold #ffffff",
        "cursor-line": "bold #10131a on #7ee7ff",
        "marked": "bold #f1f3f6 on #2b323d",
        "here": "on #23455c",
        "there": "on #22303d",
        "chip": "bold #0f1318 on #ffd866",
        "chip-row": "bold #ffd866 on #3b3214",
        "chip-quiet": "bold #0f1318 on #7d8590",
        "plate": "bold #0f1318 on #ffd866",
        "plate-task": "bold #0f1318 on #7ee787",
        "plate-barred": "bold #ff9d96 on #3d444d",
        "ring": "bold #7ee7ff",
        "seat-red": "bold #0f1318 on #f47067",
        "seat-blue": "bold #0f1318 on #6cb6ff",
        "seat-green": "bold #0f1318 on #6bc46d",
        "seat-yellow": "bold #0f1318 on #e3b341",
        "voice-question": "bold #0f1318 on #f47067",
        "voice-notice": "bold #0f1318 on #ffb347",
        "voice-remark": "bold #0f1318 on #a3a9b4",
        "voice-lesson": "bold #0f1318 on #6cb6ff",
        "voice-coach": "bold #0f1318 on #e3b341",
        "voice-hint": "bold #0f1318 on #e3b341",
        "voice-recap": "bold #0f1318 on #ffd866",
        "voice-call": "bold #0f1318 on #a3a9b4",
        "voice-rival": "bold #0f1318 on #a3a9b4",
        "voice-option": "bold #0f1318 on #5fc3dc",
        "voice-look": "bold #0f1318 on #5fc3dc",
    },
    grounds={
        "ground-base": "#0f1318",
        "ground-panel": "#161b22",
        "ground-bar": "#1b222c",
        "ground-raised": "#263040",
        "ground-red": "#3f181b",
        "ground-green": "#15341b",
        "ground-blue": "#152c4c",
        "ground-yellow": "#3c2c08",
        "ground-white": "#383731",
        "ground-orange": "#40270f",
        "ground-purple": "#301f42",
        "ground-cyan": "#12343b",
        "ground-brown": "#33271b",
        "ground-grey": "#282d35",
        "ground-red-bar": "#6b2528",
        "ground-green-bar": "#25592c",
        "ground-blue-bar": "#24508a",
        "ground-yellow-bar": "#6b4f12",
        "ground-white-bar": "#57554b",
        "ground-grey-bar": "#454b55",
        "ground-orange-bar": "#7a481a",
        "ground-red-foot": "#2b0f12",
        "ground-green-foot": "#0d2412",
        "ground-blue-foot": "#0d1d35",
        "ground-yellow-foot": "#271d05",
        "ground-white-foot": "#25241f",
        "ground-ghost": "#1a212b",
        "ground-open": "#12323d",
        "ground-sea": "#1a4a68",
        "ground-wave": "#2a668a",
        "ground-deep": "#14202d",
        "ground-lagoon": "#16566b",
        "ground-coast": "#b3935a",
        "ground-forest": "#25592c",
        "ground-land": "#453a26",
        "ground-god": "#2c2344",
        "ground-god-bar": "#4c3b78",
        "ground-god-half": "#1f1b2e",
        "ground-glow": "#4d4328",
        "ground-halo": "#1f1e1c",
        "ground-star": "#2e3648",
    },
    shades={
        "primary": "#5aa9c4",
        "secondary": "#3f6f86",
        "accent": "#ffd98a",
        "warning": "#ffb454",
        "error": "#f0716a",
        "success": "#74c476",
    },
)

LIGHT = Palette(
    name="light",
    dark=False,
    ansi=False,
    text="#23272e",
    inks={
        "red": "#a8261f",
        "green": "#1e6b2a",
        "blue": "#1c4fa0",
        "yellow": "#765300",
        "white": "#4c4a42",
        "orange": "#8f4a00",
        "purple": "#6d35a3",
        "pink": "#a12a68",
        "coral": "#b3391a",
        "cyan": "#00606f",
        "brown": "#6b4a25",
        "grey": "#4f5661",
        "dim": "#565d68",
        "faint": "#757b84",
        "line": "#a3a9b3",
        "title": "bold #0e1116",
        "gold": "bold #6e4a00",
        "good": "#1e6b2a",
        "bad": "#a8261f",
        "warn": "bold #8f3d00",
        "key": "bold #7a3c00",
        "you": "bold #00566b",
        "blocked": "#666d78",
        "open": "bold #00566b",
        "hover": "bold #003c4b",
        "cursor": "bold #000000",
        "cursor-line": "bold #ffffff on #00566b",
        "marked": "bold #0e1116 on #dad5c8",
        "here": "on #bfe3ec",
        "there": "on #dfe6e4",
        "chip": "bold #1d1500 on #f2c037",
        "chip-row": "bold #4a3800 on #f6e6b4",
        "chip-quiet": "bold #10131a on #a9afb8",
        "plate": "bold #1d1500 on #f2c037",
        "plate-task": "bold #0b1a0e on #5fbf6d",
        "plate-barred": "bold #9b1c1c on #cfcabd",
        "ring": "bold #00566b",
        "seat-red": "bold #10131a on #ee7f77",
        "seat-blue": "bold #10131a on #74b4f5",
        "seat-green": "bold #10131a on #71c274",
        "seat-yellow": "bold #10131a on #dcb040",
        "voice-question": "bold #10131a on #ee7f77",
        "voice-notice": "bold #10131a on #f0a850",
        "voice-remark": "bold #10131a on #a9afb8",
        "voice-lesson": "bold #10131a on #74b4f5",
        "voice-coach": "bold #1d1500 on #dcb040",
        "voice-hint": "bold #1d1500 on #dcb040",
        "voice-recap": "bold #1d1500 on #e6c65c",
        "voice-call": "bold #10131a on #a9afb8",
        "voice-rival": "bold #10131a on #a9afb8",
        "voice-option": "bold #10131a on #6ac3d8",
        "voice-look": "bold #10131a on #6ac3d8",
    },
    grounds={
        "ground-base": "#faf8f3",
        "ground-panel": "#f2efe8",
        "ground-bar": "#e6e2d8",
        "ground-raised": "#dad5c8",
        "ground-red": "#f9dcd8",
        "ground-green": "#daf0dc",
        "ground-blue": "#d9e7fb",
        "ground-yellow": "#fbedc2",
        "ground-white": "#efeee9",
        "ground-orange": "#fce3cb",
        "ground-purple": "#ecdff8",
        "ground-cyan": "#d3eff3",
        "ground-brown": "#eadfd2",
        "ground-grey": "#e4e6e9",
        "ground-red-bar": "#f0b9b2",
        "ground-green-bar": "#b4dcb9",
        "ground-blue-bar": "#b4cef4",
        "ground-yellow-bar": "#f3d98a",
        "ground-white-bar": "#dcd8c9",
        "ground-grey-bar": "#cfd3d8",
        "ground-orange-bar": "#f3c48f",
        "ground-red-foot": "#fbeae7",
        "ground-green-foot": "#e9f6ea",
        "ground-blue-foot": "#e8f0fc",
        "ground-yellow-foot": "#fdf6df",
        "ground-white-foot": "#f5f4ef",
        "ground-ghost": "#ece8de",
        "ground-open": "#d3eff3",
        "ground-sea": "#a9cfe0",
        "ground-wave": "#86b6cf",
        "ground-deep": "#d5e2ea",
        "ground-lagoon": "#9fd3d6",
        "ground-coast": "#e3cf9f",
        "ground-forest": "#b4dcb9",
        "ground-land": "#efe6cf",
        "ground-god": "#e6d9f6",
        "ground-god-bar": "#cdb6ec",
        "ground-god-half": "#efe8f6",
        "ground-glow": "#f7e2a6",
        "ground-halo": "#f9f1da",
        "ground-star": "#efebdd",
    },
    shades={
        "primary": "#2a7e98",
        "secondary": "#7fb3c4",
        "accent": "#7a3c00",
        "warning": "#8f3d00",
        "error": "#a8261f",
        "success": "#1e6b2a",
    },
)

_APART: Mapping[str, str] = {
    "red": "#f64317",
    "green": "#d5ffd0",
    "blue": "#4dc6fe",
    "yellow": "#f8c52f",
    "white": "#fceffa",
    "orange": "#b7b384",
    "purple": "#a162f9",
    "cyan": "#5a8ea2",
    "brown": "#a77a79",
    "grey": "#a1b6b3",
}
"""Found by a search: any two differ by at least 15 (CIEDE2000), for protan, deutan and tritan eyes, too."""


def _apart_on(colour: str, part: float) -> str:
    """A ground in one of these colours; `part` is how much of it the page leaves, from 0 to 1."""
    return Rgb.of(DARK.page).mixed(Rgb.of(_APART[colour]), part).hex


DISTINCT = Palette(
    name="distinct",
    dark=True,
    ansi=False,
    text=DARK.text,
    inks={
        **DARK.inks,
        **_APART,
        **{f"seat-{name}": f"bold #0f1318 on {_APART[name]}" for name in ("red", "blue", "green", "yellow")},
        "good": _APART["blue"],
        "bad": _APART["red"],
    },
    grounds={
        **DARK.grounds,
        **{f"ground-{name}": _apart_on(name, 0.22) for name in COLOURS},
        **{
            f"ground-{name}-bar": _apart_on(name, 0.42)
            for name in COLOURS
            if f"ground-{name}-bar" in DARK.grounds
        },
        **{
            f"ground-{name}-foot": _apart_on(name, 0.14)
            for name in COLOURS
            if f"ground-{name}-foot" in DARK.grounds
        },
    },
    shades=DARK.shades,
)
"""For eyes that don't tell all colours apart: those of seats and resources differ in lightness, too."""

SIXTEEN = Palette(
    name="sixteen",
    dark=True,
    ansi=True,
    text="",
    inks={
        "red": "red",
        "green": "green",
        "blue": "bright_blue",
        "yellow": "yellow",
        "white": "bold",
        "orange": "yellow",
        "purple": "magenta",
        "pink": "bright_magenta",
        "coral": "bright_red",
        "cyan": "cyan",
        "brown": "yellow",
        "grey": "default",
        "dim": "dim",
        "faint": "dim",
        "line": "dim",
        "gold": "bold yellow",
        "good": "green",
        "bad": "bright_red",
        "warn": "bold yellow",
        "key": "bold",
        "you": "bold cyan",
        "blocked": "dim",
        "open": "bold cyan",
        "hover": "bold underline",
        "cursor": "bold",
        "cursor-line": "bold not dim reverse default",  # one bar, whatever ink is beneath it
        "marked": "bold underline",
        "here": "not dim reverse",
        "there": "underline",
        "chip": "bold black on bright_yellow",
        "chip-row": "bold bright_yellow on black",
        "chip-quiet": "black on white",
        "plate": "bold black on bright_yellow",
        "plate-task": "bold black on bright_green",
        "plate-barred": "bold bright_red on black",
        "ring": "bold cyan",
        "seat-red": "bold bright_white on red",
        "seat-blue": "bold black on bright_blue",
        "seat-green": "bold black on green",
        "seat-yellow": "bold black on yellow",
        "voice-question": "bold bright_white on red",
        "voice-notice": "bold black on yellow",
        "voice-remark": "black on white",
        "voice-lesson": "bold black on bright_blue",
        "voice-coach": "bold black on bright_yellow",
        "voice-hint": "bold black on bright_yellow",
        "voice-recap": "bold black on bright_yellow",
        "voice-call": "black on white",
        "voice-rival": "black on white",
        "voice-option": "bold black on cyan",
        "voice-look": "bold black on cyan",
    },
    grounds={
        "ground-red-bar": "red",
        "ground-green-bar": "green",
        "ground-blue-bar": "blue",
        "ground-god-bar": "magenta",
        "ground-sea": "blue",
        "ground-wave": "cyan",
        "ground-yellow-bar": "yellow",
        "ground-white-bar": "white",
        "ground-grey-bar": "bright_black",
        "ground-forest": "green",
        "ground-orange-bar": "red",
        "ground-lagoon": "blue",
        "ground-coast": "yellow",
    },
    shades={
        "primary": "ansi_blue",
        "secondary": "ansi_cyan",
        "warning": "ansi_yellow",
        "error": "ansi_red",
        "success": "ansi_green",
        "accent": "ansi_cyan",
    },
)

MONO = Palette(
    name="mono",
    dark=True,
    ansi=True,
    text="",
    inks={
        "dim": "dim",
        "faint": "dim",
        "line": "dim",
        "gold": "bold",
        "warn": "bold",
        "key": "bold",
        "you": "bold",
        "blocked": "dim",
        "open": "bold",
        "hover": "bold underline",
        "cursor": "bold",
        "cursor-line": "not dim reverse",
        "marked": "bold underline",
        "here": "not dim reverse",
        "there": "underline",
        "chip": "bold reverse",
        "chip-row": "bold",
        "chip-quiet": "bold",
        "plate": "bold reverse",
        "plate-task": "bold reverse",
        "plate-barred": "bold",
        "ring": "bold",
        **dict.fromkeys(("seat-red", "seat-blue", "seat-green", "seat-yellow"), "bold reverse"),
        **dict.fromkeys((f"voice-{kind}" for kind in VOICES), "bold reverse"),
    },
    grounds={},
    shades=dict.fromkeys(("primary", "secondary", "warning", "error", "success", "accent"), "ansi_default"),
    mono=True,
)

PALETTES: Mapping[str, Palette] = {
    palette.name: palette for palette in (DARK, LIGHT, DISTINCT, SIXTEEN, MONO)
}
"""All palettes by the name of their theme, as in the settings."""
