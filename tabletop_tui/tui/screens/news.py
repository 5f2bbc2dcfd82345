"""What is to be told beside the game: the other tables that wait, and the last remark, if no log shows it."""

import time
from collections.abc import Callable

from tabletop_tui.tui.screens.voices import CALL, REMARK, Voice

READ = 3.0
"""Seconds after which the next key means that a remark has been read."""


class News:
    """Keeps it until it has been read."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """There is nothing to tell until the screen has news."""
        self._clock = clock
        self._waiting = self._said = ""
        self._said_at = 0.0
        self._last: object = None

    @property
    def voices(self) -> list[Voice]:
        """The remark, and what waits elsewhere."""
        return [
            Voice(kind, "", (text,)) for kind, text in ((REMARK, self._said), (CALL, self._waiting)) if text
        ]

    def note(self, waiting: str, remark: object, said: str, *, aloud: bool) -> None:
        """Note what waits, and what was `said` last unless already shown; show it only if `aloud`.

        `remark` distinguishes it from the one before.
        """
        if remark is self._last:
            said = self._said
        elif aloud:
            self._said_at = self._clock()
        self._last = remark
        self._waiting, self._said = waiting, said if aloud else ""

    def begin_after(self, remark: object) -> None:
        """Note what was said before the screen was opened."""
        self._last = remark

    def read(self) -> bool:
        """A key was pressed: what was shown for a while counts as read; returns whether there was any."""
        had = bool(self._said) and self._clock() - self._said_at >= READ
        if had:
            self._said = ""
        return had
