"""A few lines above a game's footer: the other tables that wait, and the last remark.

There are none without news, or if the log shows it.
"""

import time
from collections.abc import Callable

from textual.geometry import Size

from tabletop_tui.paint.drawing import Line, Run, cells, wrap
from tabletop_tui.tui.widgets.lines import LinesWidget

MOST_LINES = 2
"""The most lines of a remark; the longest one fits in two of 80 cells."""
READ = 3.0
"""Seconds after which the next key means that a remark has been read."""


class NewsLines(LinesWidget):
    """Shows the news; without news, it takes no lines of the screen."""

    GROUND = "ground-bar"
    DEFAULT_CSS = "NewsLines { width: 1fr; height: auto; display: none; }"

    def __init__(self, id: str = "news", clock: Callable[[], float] = time.monotonic) -> None:
        """Shows nothing until the screen has news."""
        super().__init__(id=id)
        self._clock = clock
        self._news = ("", "")
        self._said_at = 0.0
        self._last: object = None

    def show_news(self, waiting: str, remark: object, said: str, *, aloud: bool) -> None:
        """Note what waits, and what was `said` last unless already shown; show it only if `aloud`.

        `remark` distinguishes it from the one before.
        """
        if remark is self._last:
            said = self._news[1]
        elif aloud:
            self._said_at = self._clock()
        self._last = remark
        self._show(waiting, said if aloud else "")

    def begin_after(self, remark: object) -> None:
        """Note what was said before the screen was opened."""
        self._last = remark

    def read(self) -> bool:
        """A key was pressed: what was shown for a while counts as read; returns whether there was any."""
        had = bool(self._news[1]) and self._clock() - self._said_at >= READ
        if had:
            self._show(self._news[0], "")
        return had

    def _show(self, waiting: str, said: str) -> None:
        if (waiting, said) != self._news:
            self._news = (waiting, said)
            lines = self._broken(self.app.size.width)
            self.display = bool(lines)
            if len(lines) != len(self.lines):
                _ = self.refresh(layout=True)
            self.show_lines(lines)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the news takes."""
        return len(self._broken(width))

    def _broken(self, width: int) -> list[Line]:
        waiting, said = self._news
        room = max(width - 2, 10)
        lines = [(line, "you strong") for line in wrap(waiting, room)[:1] if line]
        remark = wrap(said, room) if said else []
        if len(remark) > MOST_LINES:
            remark[MOST_LINES - 1 :] = [remark[MOST_LINES - 1][: room - 1] + "…"]
        lines += [(line, "") for line in remark]
        return [(Run(" "), Run(text, role), Run(" " * max(0, room - cells(text)))) for text, role in lines]

    def resized(self) -> None:
        """Break the news for the new width."""
        self.show_lines(self._broken(self.extent.width))
