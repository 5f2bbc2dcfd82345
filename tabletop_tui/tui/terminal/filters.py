"""What happens to every line before it reaches the terminal: fewer colours, glyphs in ASCII."""

from abc import abstractmethod
from functools import lru_cache
from typing import TYPE_CHECKING

from rich.color import Color as RichColor
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from tabletop_tui.paint.glyphs import to_ascii
from tabletop_tui.paint.pictures.shades import Rgb, of_256
from tabletop_tui.tui.terminal.colours import use_colour_system

if TYPE_CHECKING:
    from rich.console import Console

    from tabletop_tui.host.settings import Settings

_SYSTEMS = {"true": ColorSystem.TRUECOLOR, "256": ColorSystem.EIGHT_BIT, "16": ColorSystem.STANDARD}


class StyleFilter(LineFilter):
    """Changes styles alone, whatever text has them."""

    @abstractmethod
    def styled(self, style: Style) -> Style:
        """The style in place of another."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments in these styles."""
        styled = self.styled
        return [Segment(text, style and styled(style), control) for text, style, control in segments]


class WithoutColour(StyleFilter):
    """Takes every colour away, and leaves bold, dim, underlined and reversed as they are."""

    def styled(self, style: Style) -> Style:
        """The attributes without colours."""
        return _colourless(style)


@lru_cache(1024)  # without it, a key takes 1 % more
def _colourless(style: Style) -> Style:
    return style.without_color


class FewerColours(StyleFilter):
    """Reduces colours to those that a terminal knows."""

    def __init__(self, system: ColorSystem) -> None:
        """To the colours of this system."""
        super().__init__()
        self._system = system

    def styled(self, style: Style) -> Style:
        """The nearest colours there are."""
        return _fewer(style, self._system)


@lru_cache(4096)  # three times as much
def _fewer(style: Style, system: ColorSystem) -> Style:
    colour, ground = style.color, style.bgcolor
    return style + Style(
        color=colour and _nearest(colour, system), bgcolor=ground and _nearest(ground, system)
    )


def _nearest(colour: RichColor, system: ColorSystem) -> RichColor:
    """The nearest colour there is; Rich finds it, except for dark ones among 256."""
    if system is ColorSystem.EIGHT_BIT and colour.triplet is not None:
        return RichColor.from_ansi(of_256(Rgb(*colour.triplet)))
    return colour.downgrade(system)


class AsciiFilter(LineFilter):
    """Replaces glyphs with ASCII, cell by cell; also those of widgets that aren't ours."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments with every character that isn't ASCII replaced."""
        return [
            segment
            if segment.text.isascii()
            else Segment(to_ascii(segment.text), segment.style, segment.control)
            for segment in segments
        ]


class SignFilter(LineFilter):
    """Replaces signs that a font or a console lacks with others that it has."""

    def __init__(self, signs: dict[int, str]) -> None:
        """By one of the tables of `tabletop_tui.paint.signs`."""
        super().__init__()
        self._signs = signs

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments with every sign replaced that the table has."""
        return [
            segment
            if segment.text.isascii()
            else Segment(segment.text.translate(self._signs), segment.style, segment.control)
            for segment in segments
        ]


def signs_of(chosen: str, term: str) -> dict[int, str] | None:
    """The table for this value of the setting `signs` and of TERM; `None` if every sign is shown."""
    if chosen == "console" or (chosen == "auto" and term == "linux"):
        from tabletop_tui.paint.signs import CONSOLE  # most terminals show every sign

        return CONSOLE
    if chosen == "common":
        from tabletop_tui.paint.signs import COMMON

        return COMMON
    return None


def limit_colours(console: "Console", settings: "Settings", known: str | None) -> str:
    """Tell the console how many colours to use. Returns the name of the palette that suits them.

    `known`: how many the terminal shows (`tabletop_tui.tui.terminal.colours`); `None` leaves that to Rich.
    """
    colour = settings.colour
    if colour == "auto" and known is not None:
        colour = known
    if colour == "mono" or settings.theme == "mono":
        return "mono"
    if colour in _SYSTEMS:
        use_colour_system(console, _SYSTEMS[colour])
    if console.color_system in (None, "standard") or settings.theme == "sixteen":
        return "sixteen"
    return settings.theme
