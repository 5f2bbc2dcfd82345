"""Composes a frame from the widgets that are affected by a change, and no others.

Textual renders every widget within the rectangle around all changes, which is the whole screen when a
key changes something at the top and at the bottom, and then the containers behind them, which aren't
seen. This stops when every changed cell has been found, which halves the time for a key.

In a process that draws for many guests, a large screen is painted in pieces, so that no guest waits for all
of it (`LeanApp.MOST_AT_ONCE`).
"""

import asyncio
import contextvars
from collections.abc import Iterator, Sequence
from itertools import pairwise

from textual._compositor import Compositor, CompositorUpdate
from textual.events import ScreenResume
from textual.geometry import NULL_OFFSET, Region, Size
from textual.map_geometry import MapGeometry
from textual.screen import Screen, ScreenResultType
from textual.strip import Strip
from textual.widget import Widget

from tabletop_tui.tui.terminal.pieces import Piece, PiecesUpdate
from tabletop_tui.tui.terminal.sized import SizedWidget

Spans = Sequence[tuple[int, int, int]]
"""Line, first column and the column after the last, of everything that changed."""


class LeanCompositor(Compositor):
    """Textual's compositor with updates of our own."""

    def render_full_update(self, simplify: bool = False) -> CompositorUpdate:  # type: ignore[override]
        """The update that paints the whole screen."""
        if simplify:
            return super().render_full_update(simplify)
        self._dirty_regions.clear()
        width, height = self.size
        return PiecesUpdate(self._pieces_of([(y, 0, width) for y in range(height)]))

    def render_partial_update(self) -> CompositorUpdate | None:  # type: ignore[override]
        """What has to be sent; `None` if nothing changed."""
        changed = self._dirty_regions.copy()
        self._dirty_regions.clear()
        if not changed:
            return None
        return PiecesUpdate(self._pieces_of(list(self._regions_to_spans(changed))))

    def put_off(self, most: int) -> set[Region]:
        """Leave no more than this many cells to be painted now. Returns what is to be painted later."""
        changed = self._dirty_regions
        around = Region.from_union(changed) if changed else Region()
        if around.area <= most:
            return set()
        lines = max(1, most // around.width)
        now, later = around.split_horizontal(lines)
        self._dirty_regions = _parts_in(now, changed)
        return _parts_in(later, changed)

    def take_up(self, regions: set[Region]) -> None:
        """Paint now what was put off."""
        self._dirty_regions |= _parts_in(self.size.region, regions)

    def move(self, container: Widget) -> "list[tuple[Widget, MapGeometry]] | None":
        """Lay out a container again, and leave everything else where it is.

        A layout of the whole screen takes four times as long, and paints all of it when there is one
        widget more or less. Returns what is larger, smaller or new there; `None` if something in it
        needs Textual's own layout.
        """
        old = self._full_map
        around = old.get(container)
        children = [child for child in container.children if child.display]
        if around is None or self._full_map_invalidated or not all(map(_lies_flat, children)):
            return None
        if around.container_size != around.region.size or container.scroll_offset != NULL_OFFSET:
            return None
        region, order, clip = around.region, around.order, around.clip.intersection(around.region)
        placed: dict[Widget, MapGeometry] = {}
        for number, placement in enumerate(container.layout.arrange(container, children, region.size)):
            here = placement.region.translate(region.offset)
            inner = here.shrink(placement.widget.styles.gutter).size
            places = (here, (*order, (0, 0, number)), clip, here.size, inner, placement.region)
            placed[placement.widget] = MapGeometry(*places, around.dock_gutter)
        inside = set(container.children)
        for widget in inside:
            seen = [each.visible_region for each in (old.get(widget), placed.get(widget)) if each is not None]
            if len(seen) != 2 or seen[0] != seen[1]:
                self._dirty_regions.update(seen)
        self._full_map = {widget: lies for widget, lies in old.items() if widget not in inside} | placed
        self.widgets = (self.widgets - inside) | placed.keys()
        self._cuts = self._layers = self._layers_visible = None
        self._visible_widgets = self._visible_map = None
        return [
            (widget, lies)
            for widget, lies in placed.items()
            if widget not in old or old[widget].region.size != lies.region.size
        ]

    def _pieces_of(self, spans: Spans) -> list[Piece]:
        """Everything that lies in these spans, widened to where widgets begin and end."""
        cuts = self.cuts
        found: list[Piece] = []
        missing = self._missing(spans)
        for area, first, strips in self._needed(missing):
            left, right = area.column_span
            for y, strip in enumerate(strips, first):
                wanted = missing.get(y)
                if wanted is None:
                    continue
                here = {x for x in wanted if left <= x < right}
                if not here:
                    continue
                wanted -= here
                if not wanted:
                    del missing[y]
                inner = [cut for cut in cuts[y] if left <= cut <= right]
                if len(here) == len(inner) - 1:
                    found.append(Piece(y, left, strip))
                    continue
                parts = zip(inner, strip.divide([cut - left for cut in inner[1:]]), strict=False)
                found += [Piece(y, x, part) for x, part in parts if x in here]
            if not missing:
                break
        found += [Piece(y, x, self._blank(y, x)) for y, wanted in missing.items() for x in wanted]
        found.sort(key=_place)
        return found

    def _blank(self, y: int, x: int) -> Strip:
        """Blanks up to the next cut, where no widget begins a piece."""
        line = self.cuts[y]
        return Strip.blank(line[line.index(x) + 1] - x)

    def _missing(self, spans: Spans) -> dict[int, set[int]]:
        """Line by line, the first columns of the pieces that changed."""
        cuts = self.cuts
        pieces: dict[int, set[int]] = {}
        for y, start, end in spans:
            line = cuts[y]
            here = {x for x, behind in pairwise(line) if x < end and behind > start}
            if here:
                pieces.setdefault(y, set()).update(here)
        return pieces

    def _needed(self, missing: dict[int, set[int]]) -> Iterator[tuple[Region, int, list[Strip]]]:
        """The widgets, from front to back, that lie where something is still missing.

        Each comes with its visible part, the first line asked for, and its lines from there on.
        """
        for widget, (region, clip) in self.visible_widgets.items():
            area = region.intersection(clip)
            left, right = area.column_span
            lines = [
                y for y in area.line_range if y in missing and any(left <= x < right for x in missing[y])
            ]
            if lines:
                first, behind = lines[0], lines[-1] + 1
                part = Region(left - region.x, first - region.y, area.width, behind - first)
                yield area, first, widget.render_lines(part)


def _place(piece: Piece) -> tuple[int, int]:
    return piece.y, piece.x


def _parts_in(area: Region, regions: set[Region]) -> set[Region]:
    """The parts of these that lie in an area."""
    return {part for part in (area.intersection(region) for region in regions) if part}


def _lies_flat(widget: Widget) -> bool:
    """Whether a widget has no children to lay out, and needn't know where it is."""
    return isinstance(widget, SizedWidget) and widget._is_mounted and not widget.is_scrollable


class LeanScreen(Screen[ScreenResultType]):
    """A screen whose frames are composed by `LeanCompositor`."""

    comes_first = False
    """Whether the app opens with it: then its sheets were read before it was made."""

    def __init__(self, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:
        """As Textual's `Screen`, with a compositor of our own."""
        super().__init__(name, id, classes)
        self._compositor: LeanCompositor = LeanCompositor()
        self._put_off: set[Region] = set()
        self._painting_on: asyncio.Handle | None = None
        self._unsettled: set[SizedWidget] = set()
        self._laid_out_anew: Widget | None = None
        """The containers whose children alone are laid out in the next frame."""

    def settle_later(self, widget: SizedWidget) -> None:
        """Ask for a frame, before which a widget looks for what may have changed on it."""
        self._unsettled.add(widget)
        self._dirty_widgets.add(self)  # an invisible widget would make Textual lay out everything
        self.check_idle()

    def lay_out_anew(self, container: Widget) -> None:
        """Lay out a container's children in the next frame: they have other places.

        `refresh(layout=True)` sends a message, which arrives when the next frame has been painted: then there
        are two frames, the first with everything in its old place.
        """
        container._clear_arrangement_cache()
        container._layout_updates += 1
        self._laid_out_anew = None if self._layout_required else container
        self._layout_required = True
        self.check_idle()

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Lay out what has moved; the whole screen if anything else may have."""
        container, self._laid_out_anew = self._laid_out_anew, None
        whole = self._layout_widgets or scroll or (size or self.outer_size) != self._compositor.size
        if container is None or whole or not self.is_current or self.app._batch_count:
            super()._refresh_layout(size, scroll)
            return
        self._compositor.update_widgets(self._dirty_widgets)
        other = self._compositor.move(container)
        if other is None:
            super()._refresh_layout(size, scroll)
            return
        self._update_timer.pause()
        for widget, lies in other:
            widget._size_updated(lies.region.size, lies.virtual_size, lies.container_size)
        self._compositor_refresh()
        self.screen_layout_refresh_signal.publish(self)

    def _settle(self) -> None:
        """Have visible widgets find out what has changed on them; others do so once they can be seen."""
        visible = self._compositor.visible_widgets
        seen = [widget for widget in self._unsettled if widget in visible]
        self._unsettled.clear()
        for widget in seen:
            widget.settle_for_frame()
        self._compositor.update_widgets(set(seen))

    def _on_screen_resume(self, event: ScreenResume) -> None:  # Textual's own is called as well
        """When an app's first screen is shown, everything on it has just been given its styles."""
        if self.comes_first and self.stack_updates == 0:
            event.refresh_styles = False

    def before_composing(self) -> None:
        """The last moment before the screen's widgets are made."""

    async def _compose(self) -> None:
        self.before_composing()
        await super()._compose()

    def _compositor_refresh(self) -> None:
        """Paint what has changed, or the first piece of it."""
        if self._unsettled:
            self._settle()
        most = getattr(self.app, "MOST_AT_ONCE", None)
        later: set[Region] = set()
        if most is not None and self is self.app.screen:
            self._compositor.take_up(self._put_off)
            later = self._compositor.put_off(most)
        super()._compositor_refresh()
        self._put_off = later
        if later and self._painting_on is None:
            self._painting_on = asyncio.get_running_loop().call_soon(self._paint_on)

    def _on_timer_update(self) -> None:
        """Paint what has changed; where many screens are painted, when it is this one's turn."""
        turns = getattr(self.app, "turns", None)
        if turns is None:
            super()._on_timer_update()
            return
        self._update_timer.pause()
        context = contextvars.copy_context()
        turns.take(lambda: context.run(self._paint_in_turn))

    def _paint_in_turn(self) -> None:
        if self.is_running:
            super()._on_timer_update()

    def _paint_on(self) -> None:
        """Paint the next piece of a large screen."""
        self._painting_on = None
        if self._put_off and self.is_running and self is self.app.screen:
            self._compositor_refresh()

    def _screen_resized(self, size: Size) -> None:
        """Lay out for this size, unless that has just been done: the screen hears of the size, too."""
        if size != self._compositor.size or size != self._size or self._layout_required:
            super()._screen_resized(size)
