"""The moment after something has come up, when a key was meant for what was there before."""

import contextlib
import os
import time
from collections.abc import Callable, Mapping

GLANCE = 0.7
"""Seconds until a key can be an answer to what others have brought up: a third of a second to see it and
press the key, and the rest for a slow line."""

HANDED = 0.3
"""Seconds until a key can be an answer of the player who has just been handed this keyboard."""

REPEATED = 0.15
"""Seconds within which a key that is held down comes again: longer than any terminal repeats it."""

GLANCE_VARIABLE = "TABLETOP_GLANCE"
"""Environment variable with other seconds, for programs that play, such as our tests, and need none."""


def usual_glance(environ: Mapping[str, str] = os.environ, seconds: float = GLANCE) -> float:
    """These seconds, unless the environment sets fewer."""
    with contextlib.suppress(ValueError):
        return min(max(float(environ.get(GLANCE_VARIABLE, "")), 0.0), seconds)
    return seconds


class Glance:
    """Whether what is under the cursor has been there long enough for a key to be meant for it."""

    def __init__(self, seconds: float = GLANCE, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing has come up yet."""
        self._seconds = seconds
        self._clock = clock
        self._until = 0.0
        self.times = 0
        """How often something has come up."""

    def begin(self) -> None:
        """Something has come up that the last key didn't ask for."""
        self.times += 1
        self._until = self._clock() + self._seconds

    @property
    def too_soon(self) -> bool:
        """Whether a key that is pressed now can't have been meant for it."""
        return self.typed_ahead(self._clock())

    def typed_ahead(self, time: float) -> bool:
        """Whether a key pressed at this time, by the same clock, can't have been meant for it.

        So it was typed too soon after it came up, or before and had to wait.
        """
        return self._seconds > 0 and time < self._until

    def outlast(self, time: float) -> None:
        """A key typed ahead came at this time: if it is held down, it comes again, and isn't meant either."""
        self._until = max(self._until, time + REPEATED)
