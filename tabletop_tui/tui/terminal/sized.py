"""Widgets that are told their new size before they are painted, and are painted without a box around them.

What has changed on them is found out once, right before a frame is composed, however many changes there were
since the last one, and without a message.
"""

from collections.abc import Callable, Sequence

from textual.color import TRANSPARENT
from textual.dom import NoScreen
from textual.geometry import Region, Size
from textual.strip import Strip
from textual.widget import Widget

_AROUND = ("outline_top", "outline_right", "outline_bottom", "outline_left", "tint", "hatch")
"""Rules of style sheets that do something to lines, besides border and padding."""


class SizedWidget(Widget, inherit_css=False):
    """The base of our widgets. Textual's sheet for widgets is about links and scroll bars; they have none."""

    _gutter: tuple[int, int] | None = None
    """Cells of border and padding, across and down, once they have been asked for."""
    _bare: bool | None = None
    """Whether there is nothing around the lines, and nothing done to them; `None` if not known yet."""

    _unsettled = False
    """Something may have changed since the last frame."""

    def settle(self) -> Sequence[Region]:
        """Find out what has changed since the last frame: the parts of the widget to be painted again."""
        return ()

    def settle_later(self) -> None:
        """Something may have changed: check it before the next frame."""
        if self._unsettled:
            return
        self._unsettled = True
        try:
            screen = self.screen
        except NoScreen:
            return  # all of it is painted when it has one
        take: Callable[[SizedWidget], None] | None = getattr(screen, "settle_later", None)
        if take is not None:
            take(self)
        elif areas := self.settle_now():
            self.refresh(*areas)

    def settle_now(self) -> Sequence[Region]:
        """Find out at once what has changed. Returns what has to be painted."""
        if not self._unsettled:
            return ()
        areas = self.settle()
        self._unsettled = False
        return areas

    def settle_for_frame(self) -> Sequence[Region]:
        """Called when a frame is composed: the parts of the widget that have to be painted in it."""
        areas = self.settle_now()
        if areas and not self._bare:
            self._set_dirty(*areas)  # Textual keeps the lines that it has put a box around
            areas = ()
        return [*areas, *self._exchange_repaint_regions()]

    @property
    def extent(self) -> Size:
        """The room inside: what `size` says, but without asking the whole screen each time."""
        if self._gutter is None:
            self._gutter = self.styles.gutter.totals
        return self._size - self._gutter if self._gutter != (0, 0) else self._size

    def fit_in(self) -> None:
        """Called when the size has changed, before painting. `Resize` comes a frame too late."""

    def notify_style_update(self) -> None:
        """Called when border or padding may have changed."""
        self._gutter = self._bare = None
        super().notify_style_update()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Some of the lines. Textual's own way puts a box around each of them, which takes twice the time."""
        _ = self.settle_now()
        if self._bare is None:
            boxed = self.extent != self._size or self.styles.has_any_rules(*_AROUND)
            self._bare = not boxed and self.opacity == 1
        if not self._bare or crop.bottom > self._size.height:
            return super().render_lines(crop)
        strips = [self.render_line(y) for y in crop.line_range]
        for each in self.get_line_filters():  # none of ours asks what is behind the text
            strips = [strip.apply_filter(each, TRANSPARENT) for strip in strips]
        if (crop.x, crop.width) != (0, self._size.width):
            strips = [strip.crop(crop.x, crop.right) for strip in strips]
        return strips

    def _size_updated(
        self, size: Size, virtual_size: Size, container_size: Size, layout: bool = True
    ) -> bool:
        """Take a size from Textual. It isn't laid out again for that: there is nothing inside."""
        before = self._size
        changed = super()._size_updated(size, virtual_size, container_size, layout=False)
        if self._size != before:
            self.fit_in()
            # All of it is painted in the frame of this layout; what changed inside needs no other one.
            self._repaint_regions.clear()
            self._repaint_required = False
        return changed
