"""A compositor that renders only the rows that have changed.

Textual's renders all rows of all widgets between the first that has changed and the last, and then drops
those in between. This one asks a widget only for rows that are to be painted, and none that is covered there.
"""

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager

from textual._compositor import ChopsUpdate, Compositor
from textual.geometry import Region
from textual.strip import Strip


class PartCompositor(Compositor):
    """Renders no more than the parts of the screen that it paints."""

    _parts: Collection[Region] | None = None
    """What is being painted; `None` for all of it."""

    @contextmanager
    def _only(self, parts: Collection[Region]) -> Iterator[None]:
        self._parts = parts
        try:
            yield
        finally:
            self._parts = None

    def render_partial_update(self) -> ChopsUpdate | None:
        """What has changed."""
        with self._only(self._dirty_regions.copy()):
            return super().render_partial_update()

    def strips_in(self, area: Region) -> list[Strip]:
        """The rows of an area, from side to side, where the screen has any."""
        rows = range(*area.line_span)
        with self._only((area,)):
            chops = self._render_chops(area, rows.__contains__)
        return [Strip.join(chops[y].values()) for y in rows if y < len(chops)]

    def _get_renders(self, crop: Region | None = None) -> Iterable[tuple[Region, Region, list[Strip]]]:
        """The rows of widgets, the one in front first, as wide as each widget can be seen."""
        if self._parts is None:
            yield from super()._get_renders(crop)
            return
        bare = list(self._parts)
        for widget, (region, clip) in self.visible_widgets.items():
            shown = region.intersection(clip)
            for part in [part for part in bare if shown.overlaps(part)]:
                top, bottom = max(shown.y, part.y), min(shown.bottom, part.bottom)
                rows = Region(shown.x, top, shown.width, bottom - top)
                yield rows, clip, widget.render_lines(rows.translate((-region.x, -region.y)))
                if shown.contains_region(part):
                    bare.remove(part)
            if not bare:
                return
