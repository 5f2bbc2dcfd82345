"""The screen of a running app as an SVG picture."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from textual.app import App


def svg_of(app: "App[Any]", title: str = "tabletop") -> str:
    """What the app shows now.

    Textual writes blanks as no-break spaces, which some viewers drop at the beginning of a text unless
    they are told to keep them.
    """
    return app.export_screenshot(title=title).replace("<svg ", '<svg xml:space="preserve" ', 1)
