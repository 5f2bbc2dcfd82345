"""How many colours a console uses: Rich detects that once, and offers no way to change it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.color import ColorSystem
    from rich.console import Console


def colour_system(console: "Console") -> "ColorSystem | None":
    """The colour system of the console; `None` for no colours."""
    return console._color_system


def use_colour_system(console: "Console", system: "ColorSystem | None") -> None:
    """Make the console write its colours in this system from now on."""
    console._color_system = system
