"""How many colours a terminal shows, by its environment, and how many a console uses.

Rich detects the latter once, and offers no way to change it. It also knows fewer terminals than we do.
"""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.color import ColorSystem
    from rich.console import Console

_TRUE = r"-direct\b|kitty|alacritty|ghostty|wezterm|foot|contour|iterm2"
_MANY = "256color|tmux"
_NONE = r"vt[12345]\d\d|mono|-m$|ansi-m"


def asks_for_none(environ: Mapping[str, str]) -> bool:
    """Whether the person wants no colours: `NO_COLOR`, unless it is empty (https://no-color.org)."""
    return bool(environ.get("NO_COLOR"))


def depth_of(environ: Mapping[str, str]) -> str:
    """How many colours the terminal shows, whatever the person wants: `true`, `256`, `16` or `mono`."""
    term = environ.get("TERM", "").lower()
    if environ.get("COLORTERM", "").strip().lower() in ("truecolor", "24bit") or re.search(_TRUE, term):
        return "true"
    if re.search(_MANY, term):
        return "256"
    return "mono" if re.search(_NONE, term) else "16"


def colours_of(environ: Mapping[str, str]) -> str:
    """How many colours the terminal is to be sent."""
    return "mono" if asks_for_none(environ) else depth_of(environ)


def colour_system(console: "Console") -> "ColorSystem | None":
    """The colour system of the console; `None` for no colours."""
    return console._color_system


def use_colour_system(console: "Console", system: "ColorSystem | None") -> None:
    """Make the console write its colours in this system from now on."""
    console._color_system = system
