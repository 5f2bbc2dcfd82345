"""Moments: what has just happened, in a few frames that change only the cells that move.

A frame is something to do, mostly giving a board a different drawing. Any key skips to the last one, which
is the table as it is. A setting decides how many are shown.
"""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import NamedTuple

Frame = Callable[[], None]

FULL, SHORT, OFF = "full", "short", "off"
SECONDS = 0.07
"""Seconds for which a frame is shown."""
STARTLED = 0.5
"""Seconds after a moment in which a key can't have been meant for what the moment uncovered."""
GLANCE = 0.05
"""Seconds between two looks at whether a moment is still being shown."""
FEW = 2
"""How many frames of a moment are shown if motion is short."""
LEAST, MOST = 0.3, 1.1
"""Seconds that a moment takes at least, so that it is seen, and at most: with what drawing takes, no decision
waits for more than 1.2 seconds."""


class Paced(NamedTuple):
    """A moment that takes its time and no more."""

    frames: Sequence[Frame]
    seconds: float
    """Seconds for which each frame is shown."""
    stays: float
    """Seconds for which the last one stays."""


def paced(frames: Sequence[Frame], stays: float, setting: str) -> Paced:
    """The frames to show as the setting says, with at most `MOST` seconds for all of them.

    Few frames are shown longer, of many only some. What is to be read at the end stays shorter after many.
    """
    shown = list(frames)
    if setting == OFF:
        shown = shown[-1:] if stays else []
    elif setting == SHORT and len(shown) > FEW:
        shown = [shown[0], shown[-1] if stays else shown[len(shown) // 2]]
    room = int((MOST - min(stays, MOST / 2)) / SECONDS)
    if len(shown) > room:
        shown = [shown[number * (len(shown) - 1) // (room - 1)] for number in range(room)]
    if not shown:
        return Paced((), SECONDS, 0)
    seconds = SECONDS if stays else max(SECONDS, LEAST / len(shown))
    return Paced(shown, seconds, min(stays, MOST - seconds * len(shown)))


def _nothing() -> None:
    """A frame that leaves everything as it is."""


def _anywhere() -> object:
    """The place of a moment that is shown wherever things lie."""
    return None


class Motion:
    """Plays one moment at a time on a screen."""

    def __init__(self, every: Callable[[float, Frame], Callable[[], None]]) -> None:
        """`every` starts a timer that calls back after each so many seconds, and returns what stops it."""
        self._every = every
        self._frames: list[Frame] = []
        self._last: Frame | None = None
        self._stop_timer: Callable[[], None] | None = None
        self._ended = -STARTLED
        self._arrangement: Callable[[], object] = _anywhere
        self._arranged: object = None
        """The arrangement that the latest frame left behind."""
        self.lasts = 0.0
        """Seconds that the latest moment was meant to take."""

    @property
    def just_ended(self) -> bool:
        """Whether a moment has just ended by itself, so that a key may still have been meant to end it."""
        return monotonic() - self._ended < STARTLED

    @property
    def runs(self) -> bool:
        """Whether a moment is being shown."""
        return self._last is not None

    def play(
        self,
        frames: Sequence[Frame],
        last: Frame,
        setting: str,
        *,
        seconds: float = SECONDS,
        stays: float = 0,
        arrangement: Callable[[], object] = _anywhere,
    ) -> None:
        """Show these frames one after the other and then the last one, as the setting says.

        If the last of `frames` is something to read, it `stays` this many seconds, or until a key; it is
        then shown even without motion.

        Frames are made for an `arrangement` of the screen, which a frame can change for those that follow. If
        anything else changes it, the moment ends.
        """
        self.skip()
        shown = list(frames)
        if setting == SHORT and len(shown) > FEW:
            shown = [shown[0], shown[-1] if stays else shown[len(shown) // 2]]
        if setting == OFF:
            shown = shown[-1:] if stays else []
        if not shown:
            last()
            return
        shown += [_nothing] * int(stays / seconds + 1e-6)
        self.lasts = len(shown) * seconds
        self._frames, self._last, self._arrangement = shown[1:], last, arrangement
        self._show(shown[0])
        self._stop_timer = self._every(seconds, self._step)

    def _show(self, frame: Frame) -> None:
        frame()
        self._arranged = self._arrangement()

    def _step(self) -> None:
        if self._arrangement() != self._arranged:
            self.skip()
        elif self._frames:
            self._show(self._frames.pop(0))
        else:
            self._ended = monotonic()
            self.skip()

    def skip(self) -> None:
        """Show the last frame now."""
        if self._stop_timer is not None:
            self._stop_timer()
            self._stop_timer = None
        last, self._last = self._last, None
        self._frames = []
        if last is not None:
            last()
