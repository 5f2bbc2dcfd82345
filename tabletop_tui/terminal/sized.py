"""A widget that is told its new size before it is painted."""

from textual.geometry import Size
from textual.widget import Widget


class SizedWidget(Widget):
    """The base of our widgets."""

    @property
    def extent(self) -> Size:
        """The room inside: what `size` says, but without asking the whole screen each time."""
        return self._size - self.styles.gutter.totals

    def fit_in(self) -> None:
        """There is other room now; called before it is painted. `Resize` comes a frame too late."""

    def _size_updated(
        self, size: Size, virtual_size: Size, container_size: Size, layout: bool = True
    ) -> bool:
        """Textual's news of a size."""
        before = self._size
        changed = super()._size_updated(size, virtual_size, container_size, layout)
        if self._size != before:
            self.fit_in()
        return changed
