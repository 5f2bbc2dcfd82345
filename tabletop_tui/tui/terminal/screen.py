"""A screen that finds out right before each frame what has changed on it, and paints large frames in pieces.

In a process that draws for many guests, no guest waits for all of a large screen (`LeanApp.MOST_AT_ONCE`).
"""

import asyncio
from typing import Self

from textual.events import ScreenResume
from textual.geometry import Region, Size
from textual.screen import Screen, ScreenResultType
from textual.widget import Widget

from tabletop_tui.tui.terminal.compositor import PartCompositor
from tabletop_tui.tui.terminal.far import BEHIND, FarLine
from tabletop_tui.tui.terminal.frames import FrameTimer
from tabletop_tui.tui.terminal.sized import SizedWidget

_BEHIND_WAIT = 0.1
"""Seconds until a terminal that is behind is looked at again."""


def _parts_in(area: Region, regions: set[Region]) -> set[Region]:
    """The parts of these that lie in an area."""
    return {part for part in (area.intersection(region) for region in regions) if part}


class LeanScreen(Screen[ScreenResultType]):
    """A screen whose widgets settle before each frame, and whose large frames come in pieces."""

    passes_on = False
    """Another screen will come at once: until then nothing is painted."""
    comes_first = False
    """Whether the app opens with it: then its sheets were read before it was made."""

    def __init__(self, name: str | None = None, id: str | None = None, classes: str | None = None) -> None:
        """As Textual's `Screen`; all of it has to be painted."""
        super().__init__(name, id, classes)
        self._put_off: set[Region] = set()
        self._painting_on: asyncio.Handle | None = None
        self._unsettled: set[SizedWidget] = set()
        self._laying_out = False
        self._compositor: PartCompositor = PartCompositor()
        self._frames = FrameTimer(self._frame)

    @property
    def _update_timer(self) -> FrameTimer:  # type: ignore[override]  # all that Textual asks of it
        return self._frames

    def _frame(self) -> None:
        """Paint a frame that is due. What fails is Textual's to handle, as with a timer of its own."""
        if self.is_running:
            try:
                self._on_timer_update()
            except Exception as error:  # noqa: BLE001 - the app says what went wrong, and ends
                self.app._handle_exception(error)

    def settle_later(self, widget: SizedWidget) -> None:
        """Ask for a frame, before which a widget looks for what may have changed on it."""
        self._unsettled.add(widget)
        self._dirty_widgets.add(self)  # an invisible widget would make Textual lay out everything
        self._frames.resume()

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """As Textual's, but a layout alone paints what it has moved, shown or hidden, not all of the screen.

        Textual asks for one after everything that is mounted, also after the screen itself has been painted.
        """
        return super().refresh(*regions, repaint=repaint and not layout, layout=layout, recompose=recompose)

    def lay_out_anew(self, container: Widget) -> None:
        """Lay out a container's children in the next frame: they have other places.

        `refresh(layout=True)` sends a message, which arrives when the next frame has been painted: then there
        are two frames, the first with everything in its old place.
        """
        container._clear_arrangement_cache()
        container._layout_updates += 1
        self._layout_required = True
        self._frames.resume()

    def _settle(self) -> None:
        """Have visible widgets find out what has changed on them; others do so once they can be seen."""
        visible, dirty = self._compositor.visible_widgets, self._compositor._dirty_regions
        seen = [widget for widget in self._unsettled if widget in visible]
        self._unsettled.clear()
        for widget in seen:
            region, clip = visible[widget]
            for area in widget.settle_for_frame():
                if part := clip.intersection(area.translate(region.offset)):
                    dirty.add(part)

    def _on_screen_resume(self, event: ScreenResume) -> None:  # Textual's own is called as well
        """When an app's first screen is shown, everything on it has just been given its styles."""
        if self.comes_first and self.stack_updates == 0:
            event.refresh_styles = False

    def before_composing(self) -> None:
        """The last moment before the screen's widgets are made."""

    async def _compose(self) -> None:
        self.before_composing()
        await super()._compose()

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """Lay out, and paint after that: where many screens are painted, others may come in between."""
        self._laying_out = getattr(self.app, "MOST_AT_ONCE", None) is not None
        try:
            super()._refresh_layout(size, scroll)
        finally:
            self._laying_out = False

    def _compositor_refresh(self) -> None:
        """Paint what has changed, or the first piece of it."""
        if self.passes_on:
            return
        if self._laying_out:
            self._paint_soon()
            return
        if self._unsettled:
            self._settle()
        most = getattr(self.app, "MOST_AT_ONCE", None)
        if most is not None and self is self.app.screen:
            self._put_off_all_but(most)
        whole = self._compositor.size.region in self._compositor._dirty_regions
        super()._compositor_refresh()
        if self._put_off:
            self._paint_soon()
        elif whole:
            self._repaint_required = False  # it was asked for when the layout of this frame was on its way

    def _paint_soon(self) -> None:
        if self._painting_on is None:
            loop = asyncio.get_running_loop()
            later = self._behind
            self._painting_on = (
                loop.call_later(_BEHIND_WAIT, self._paint_on) if later else loop.call_soon(self._paint_on)
            )

    def _put_off_all_but(self, most: int) -> None:
        """Leave no more than this many cells to be painted now, with what was put off before."""
        compositor = self._compositor
        changed = compositor._dirty_regions | _parts_in(compositor.size.region, self._put_off)
        self._put_off = set()
        around = Region.from_union(changed) if changed else Region()
        if around.area > most:
            now, later = around.split_horizontal(max(1, most // around.width))
            self._put_off = _parts_in(later, changed)
            changed = _parts_in(now, changed)
        compositor._dirty_regions = changed

    def _on_timer_update(self) -> None:
        """Paint what has changed; for a terminal that hasn't read the last frame, later."""
        if self._behind:
            self._update_timer.pause()
            _ = asyncio.get_running_loop().call_later(_BEHIND_WAIT, self._go_on_painting)
        else:
            super()._on_timer_update()

    @property
    def _behind(self) -> bool:
        """Whether the terminal hasn't read yet what it was sent before."""
        line: FarLine | None = getattr(self.app, "line", None)
        return line is not None and line.waiting() > BEHIND

    def _go_on_painting(self) -> None:
        if self.is_running:
            self._update_timer.resume()

    def _paint_on(self) -> None:
        """Paint the next piece of a large screen."""
        self._painting_on = None
        if self.is_running and self.is_current:
            if self._behind:
                self._paint_soon()
            else:
                self._compositor_refresh()

    def _screen_resized(self, size: Size) -> None:
        """Lay out for this size, unless that has just been done: the screen hears of the size, too."""
        if size != self._compositor.size or size != self._size or self._layout_required:
            super()._screen_resized(size)
