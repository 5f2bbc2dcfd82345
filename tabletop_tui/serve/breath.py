"""How often a person may do something: a few times at once, and then at a pace."""

from collections.abc import Callable


class Breath:
    """How often each person may do something: this many times at once, and then this many a minute."""

    def __init__(self, at_once: float, a_minute: float, clock: Callable[[], float]) -> None:
        """`clock` gives seconds, from any start."""
        self._at_once, self._a_minute, self._clock = at_once, a_minute, clock
        self._left: dict[str, tuple[float, float]] = {}
        """How often each may do it at once now, and when that was counted."""

    def may(self, by: str) -> bool:
        """Whether a person may do it once more now; if so, it is counted."""
        now = self._clock()
        left, at = self._left.get(by, (self._at_once, now))
        left = min(self._at_once, left + (now - at) * self._a_minute / 60)
        self._left[by] = (left - 1 if left >= 1 else left, now)
        return left >= 1
