"""The moment after something has come up, when a key was meant for what was there before."""

import contextlib
import os
import time
from collections.abc import Callable, Mapping

GLANCE = 0.7
"""Seconds until a key can be an answer to what has come up: a third of a second to see it and press the key,
and the rest for a slow line."""

GLANCE_VARIABLE = "TABLETOP_GLANCE"
"""Environment variable with other seconds, for programs that play, such as our tests, and need none."""


def usual_glance(environ: Mapping[str, str] = os.environ) -> float:
    """The seconds, unless the environment sets others."""
    with contextlib.suppress(ValueError):
        return min(max(float(environ.get(GLANCE_VARIABLE, "")), 0.0), GLANCE)
    return GLANCE


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
        return self._clock() < self._until
