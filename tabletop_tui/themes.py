"""Palettes: what the roles of drawings look like, dark, light, in sixteen colours and without any.

Roles are words; several may be combined. Games use these and no others:

- colours: `red green blue yellow white orange purple cyan brown grey` (people have some of them)
- grounds: `ground-` and one of those colours, or `ground-base`, `ground-panel`, `ground-bar`, `ground-raised`
- meanings: `strong dim faint title gold good bad warn key you blocked undone`, and for marks of the widgets
  `open hover cursor cursor-line marked`

Every colour also has a letter or a shape in the drawing itself; a palette never has to be told apart.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from rich.style import Style

if TYPE_CHECKING:
    from textual.theme import Theme

COLOURS = ("red", "green", "blue", "yellow", "white", "orange", "purple", "cyan", "brown", "grey")
"""Every colour that inks and grounds can have."""

_MEANINGS: Mapping[str, str] = {
    "strong": "bold",
    "title": "bold",
    "undone": "strike dim",
    "link": "underline",
}


@dataclass(frozen=True, eq=False)
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

    def style(self, role: str, ground: str = "ground-base") -> Style:
        """The style of a role; `ground` lies beneath it where it names none. Unknown words mean nothing."""
        return _style(self, role, ground)

    def knows(self, word: str) -> bool:
        """Whether a word of a role means anything."""
        return word in _MEANINGS or word in self.inks or word in self.grounds or word in COLOURS

    def theme(self) -> "Theme":
        """The palette for Textual's own widgets and for style sheets."""
        from textual.theme import Theme

        fields: dict[str, Any] = self._fields()
        return Theme(name=self.name, dark=self.dark, ansi=self.ansi, **fields, variables=self._variables())

    def _fields(self) -> dict[str, str]:
        if self.ansi:
            plain = dict.fromkeys(("foreground", "background", "surface", "panel", "boost"), "ansi_default")
            return {"primary": "ansi_default", **plain, **self.shades}
        return {
            "background": self.grounds["ground-base"],
            "surface": self.grounds["ground-panel"],
            "panel": self.grounds["ground-bar"],
            "foreground": self.text,
            **self.shades,
        }

    def _variables(self) -> dict[str, str]:
        common = {
            "block-cursor-text-style": "bold reverse" if self.ansi else "bold",
            "button-focus-text-style": "bold reverse",
            "border": "ansi_default" if self.ansi else self.shades["primary"],
        }
        if self.ansi:
            common |= {
                "ansi-background": "ansi_default",
                "ansi-foreground": "ansi_default",
                "block-cursor-foreground": "ansi_default",
                "block-cursor-background": "ansi_default",
                "input-cursor-text-style": "reverse",
                "input-selection-background": "ansi_default",
                "input-selection-foreground": "ansi_default",
            }
        return common


@lru_cache(4096)
def _style(palette: Palette, role: str, ground: str) -> Style:
    words = role.split()
    if not any(word.startswith("ground-") for word in words):
        words.insert(0, ground)
    style = Style.parse(palette.text) if palette.text else Style()
    for word in words:
        if word in palette.grounds:
            colour = palette.grounds[word]
            style += Style(bgcolor=colour) if colour else Style()
        elif word in palette.inks:
            style += Style.parse(palette.inks[word])
        elif word in _MEANINGS:
            style += Style.parse(_MEANINGS[word])
    return style


DARK = Palette(
    name="dark",
    dark=True,
    ansi=False,
    text="#d5d9e0",
    inks={
        "red": "#f0716a",
        "green": "#74c476",
        "blue": "#74aaf2",
        "yellow": "#e5b93f",
        "white": "#f0ecdf",
        "orange": "#ee9a4d",
        "purple": "#c192ec",
        "cyan": "#6fd0e0",
        "brown": "#c39b72",
        "grey": "#a3a9b4",
        "dim": "#939aa6",
        "faint": "#5d6470",
        "title": "bold #f1f3f6",
        "gold": "bold #ffd44f",
        "good": "#7fd18a",
        "bad": "#f58078",
        "warn": "bold #ffb454",
        "key": "bold #ffd98a",
        "you": "bold #7ee0f2",
        "blocked": "#858c99",
        "open": "bold #7ee0f2",
        "hover": "bold #c8f1f9",
        "cursor": "bold #ffffff",
        "cursor-line": "bold #10131a on #7ee0f2",
        "marked": "bold #f1f3f6 on #2b323d",
    },
    grounds={
        "ground-base": "#14171c",
        "ground-panel": "#1a1e25",
        "ground-bar": "#222831",
        "ground-raised": "#2b323d",
        "ground-red": "#3d1b1e",
        "ground-green": "#17321d",
        "ground-blue": "#172b49",
        "ground-yellow": "#3b2f10",
        "ground-white": "#383732",
        "ground-orange": "#40270f",
        "ground-purple": "#301f42",
        "ground-cyan": "#12343b",
        "ground-brown": "#33271b",
        "ground-grey": "#282d35",
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
        "cyan": "#00606f",
        "brown": "#6b4a25",
        "grey": "#4f5661",
        "dim": "#565d68",
        "faint": "#a3a9b3",
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
        "cyan": "cyan",
        "brown": "yellow",
        "grey": "default",
        "dim": "dim",
        "faint": "dim",
        "gold": "bold yellow",
        "good": "green",
        "bad": "red",
        "warn": "bold yellow",
        "key": "bold",
        "you": "bold cyan",
        "blocked": "dim",
        "open": "bold cyan",
        "hover": "bold underline",
        "cursor": "bold",
        "cursor-line": "bold not dim reverse default",  # one bar, whatever ink is beneath it
        "marked": "bold underline",
    },
    grounds={},
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
    },
    grounds={},
    shades=dict.fromkeys(("primary", "secondary", "warning", "error", "success", "accent"), "ansi_default"),
)

PALETTES: Mapping[str, Palette] = {palette.name: palette for palette in (DARK, LIGHT, SIXTEEN, MONO)}
"""All palettes by the name of their theme, as in the settings."""
