"""Frames that no one reads aren't put together: where there is no terminal, widgets draw their rows, no more.

Textual cuts all rows into pieces for each frame. What fails in a widget's drawing still fails a test, and one
that looks at the screen has it put together then.
"""

from collections.abc import Callable
from typing import Any

from textual._compositor import Compositor
from textual._context import active_app
from textual.geometry import Region
from textual.strip import Strip

from tabletop_tui.tui.terminal.lean import LeanApp

_put_together = Compositor._render_chops
_update = Compositor.render_update
_display = LeanApp._display


def _rows_alone(
    compositor: Compositor, crop: Region, _wanted: Callable[[int], bool]
) -> list[dict[int, Strip]]:
    """Have widgets draw the rows that lie in a region."""
    for _ in compositor._get_renders(crop):
        pass
    return []


def _is_read() -> bool:
    """Whether the frame goes to a terminal, or to what a test has put in its place."""
    app: Any = active_app.get()
    return not app.is_headless or type(app)._display is not _display


def _render_update(compositor: Compositor, full: bool = False, **how: Any) -> Any:
    if full or _is_read():
        return _update(compositor, full, **how)
    Compositor._render_chops = _rows_alone  # type: ignore[assignment, method-assign]
    try:
        return _update(compositor, full, **how)
    finally:
        Compositor._render_chops = _put_together  # type: ignore[method-assign]


def install() -> None:
    """Called before the first test."""
    Compositor.render_update = _render_update  # type: ignore[assignment, method-assign]
