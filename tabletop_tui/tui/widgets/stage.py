"""The stage: a container whose children lie where a layout says, given as rectangles by id."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from textual.geometry import NULL_OFFSET, NULL_SPACING, Size
from textual.geometry import Region as Area
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

from tabletop_tui.paint.drawing import Region
from tabletop_tui.tui.terminal.screen import LeanScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

Places = Mapping[str, Region]
"""Where each child lies, by id; a child without a place isn't shown."""


class ByPlace(Layout):
    """Puts every child at its place."""

    name = "by-place"

    def __init__(self) -> None:
        """No place is known yet."""
        super().__init__()
        self.places: Places = {}

    def arrange(
        self, parent: Widget, children: "Sequence[Widget]", size: Size, greedy: bool = True
    ) -> ArrangeResult:
        """The children that have a place, there."""
        placed: ArrangeResult = []
        for child in children:
            region = self.places.get(child.id or "")
            if region is not None and region.width > 0 and region.height > 0:
                area = Area(region.x, region.y, region.width, region.height)
                placed.append(WidgetPlacement(area, NULL_OFFSET, NULL_SPACING, child))
        return placed


class Stage(Widget, inherit_css=False):
    """Holds the boards, the panel and everything else on a game's screen."""

    def __init__(self, id: str | None = None) -> None:
        """Nothing has a place yet."""
        super().__init__(id=id)
        self._by_place = ByPlace()

    @property
    def layout(self) -> Layout:
        """Everything by its place, whatever a style sheet says."""
        return self._by_place

    @property
    def places(self) -> Places:
        """The region of each child, by its id, as last given to `put`."""
        return self._by_place.places

    def put(self, places: Places) -> None:
        """Lay all children out again if anything has another place now."""
        if dict(places) != dict(self._by_place.places):
            self._by_place.places = dict(places)
            screen = self.screen
            assert isinstance(screen, LeanScreen)
            screen.lay_out_anew(self)
