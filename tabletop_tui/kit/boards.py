"""Boards as a game declares them: what each shows, on which page of a small screen, and where it lies.

The declaration determines the widgets, the layout, what Tab shows, which page opens for a decision,
and whose boards can be looked at.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rulesets.core.records import record
from tabletop_tui.kit.kept import Recipe
from tabletop_tui.paint.drawing import Drawing, Region

if TYPE_CHECKING:
    pass

HEADER, PANEL, CARD, LOG, STRIP, FOOTER = "header", "panel", "card", "log", "strip", "footer"
"""What every game's screen has besides its boards.

The list has its card within the panel, unless the card has a place of its own: an empty one where the strip
says enough.
"""
NO_CARD = Region(0, 0, 0, 0)
"""The place of a card that isn't shown."""


@record
class Board:
    """One board of a game."""

    id: str
    draw: "Callable[[Any, Region], Drawing | Recipe]"
    """Draws it from what the screen shows now, in the room it has; a recipe is used only if it is new."""
    nouns: tuple[str, ...] = ()
    """The nouns of the targets that lie on it; the page with it opens for decisions about them."""
    owned: bool = False
    """Shows the things of one seat: the one that decides, or the one the viewer looks at."""


Places = Mapping[str, Region]
"""Where everything lies on the screen, by id; a board without a place isn't shown."""


def down(room: Region, *parts: tuple[str, int]) -> dict[str, Region]:
    """A region divided from top to bottom: ids with their lines (0: the rest); an empty id is a gap."""
    rest = room.height - sum(lines for _, lines in parts)
    found, y = {}, room.y
    for name, lines in parts:
        height = lines or max(0, rest)
        if name:
            found[name] = Region(room.x, y, room.width, height)
        y += height
    return found
