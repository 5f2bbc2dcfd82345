"""A progress bar for commands that take a while."""

import sys
from typing import Self

from tabletop_tui.cli.invocation import Invocation


class Progress:
    """A progress bar on standard error, if that is a terminal and there is something to wait for."""

    def __init__(self, invocation: Invocation, length: int, label: str) -> None:
        """`length` is how many steps there will be; `label` says what is being done."""
        self._length = length
        self._done = 0
        self._shown = length > 1 and sys.stderr.isatty()
        self._label = label
        self._marks = ("#", "-") if invocation.settings.ascii else ("━", "─")

    def __enter__(self) -> Self:
        """Show an empty progress bar on standard error."""
        self._draw()
        return self

    def __exit__(self, *_: object) -> None:
        """Erase the bar, so that what is printed next begins on an empty line."""
        if self._shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()

    def step(self) -> None:
        """Count one more step and redraw the bar."""
        self.reach(self._done + 1)

    def reach(self, done: int) -> None:
        """This many steps are done; redraw the bar if it is longer now."""
        before, self._done = self._done, done
        if done * 40 // self._length != before * 40 // self._length:
            self._draw()

    def _draw(self) -> None:
        if self._shown:
            full = self._done * 40 // self._length
            bar = self._marks[0] * full + self._marks[1] * (40 - full)
            sys.stderr.write(f"\r{self._label} {bar} {self._done}/{self._length}")
            sys.stderr.flush()
