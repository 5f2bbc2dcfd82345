"""Palettes as Textual's own widgets and style sheets need them."""

from typing import Any

from textual.theme import Theme

from tabletop_tui.paint.themes import Palette


def textual_theme(palette: Palette) -> Theme:
    """The palette for Textual's own widgets and for style sheets."""
    fields: dict[str, Any] = _fields(palette)
    variables = _variables(palette)
    return Theme(name=palette.name, dark=palette.dark, ansi=palette.ansi, **fields, variables=variables)


def css_variables(palette: Palette) -> dict[str, str]:
    """What style sheets may refer to."""
    theme = textual_theme(palette)
    return {**theme.to_color_system().generate(), **theme.variables}


def _fields(palette: Palette) -> dict[str, str]:
    if palette.ansi:
        plain = dict.fromkeys(("foreground", "background", "surface", "panel", "boost"), "ansi_default")
        return {"primary": "ansi_default", **plain, **palette.shades}
    return {
        "background": palette.grounds["ground-base"],
        "surface": palette.grounds["ground-panel"],
        "panel": palette.grounds["ground-bar"],
        "foreground": palette.text,
        **palette.shades,
    }


def _variables(palette: Palette) -> dict[str, str]:
    common = {
        "block-cursor-text-style": "bold reverse" if palette.ansi else "bold",
        "button-focus-text-style": "bold reverse",
        "border": "ansi_default" if palette.ansi else palette.shades["primary"],
    }
    if palette.ansi:
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
