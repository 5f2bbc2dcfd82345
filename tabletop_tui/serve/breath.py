"""How often a person may do something: a few times at once, and then at a pace."""

from collections.abc import Callable


class Breath:
    """How often each person may do something: so many times at once, and then so many a minute."""

    def __init__(self, pace: Callable[[], tuple[float, float]], clock: Callable[[], float]) -> None:
        """`pace` gives both numbers, `clock` seconds, from any start."""
        self._pace, self._clock = pace, clock
        self._left: dict[str, tuple[float, float]] = {}
        """How often each may do it at once now, and when that was counted."""

    def may(self, by: str) -> bool:
        """Whether a person may do it once more now; if so, it is counted."""
        now = self._clock()
        at_once, a_minute = self._pace()
        left, at = self._left.get(by, (at_once, now))
        left = min(at_once, left + (now - at) * a_minute / 60)
        self._left[by] = (left - 1 if left >= 1 else left, now)
        return left >= 1
