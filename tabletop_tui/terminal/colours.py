"""How many colours a console uses: Rich finds that out once, and offers no way to change it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.color import ColorSystem
    from rich.console import Console


def colour_system(console: "Console") -> "ColorSystem | None":
    """What the console writes colours in; `None` for none at all."""
    return console._color_system


def use_colour_system(console: "Console", system: "ColorSystem | None") -> None:
    """From now on the console writes its colours so."""
    console._color_system = system
