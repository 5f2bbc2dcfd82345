"""What an app shows now as a picture."""

from typing import TYPE_CHECKING

from rich.color import Color

from tabletop_tui.paint.svg import svg_of_lines

if TYPE_CHECKING:
    from tabletop_tui.tui.app import TabletopApp


def svg_of(app: "TabletopApp") -> str:
    """What the app shows now, dialogs included, as an SVG document."""
    return svg_of_lines(app.lines_shown(), Color.parse(app.palette.page).get_truecolor())
