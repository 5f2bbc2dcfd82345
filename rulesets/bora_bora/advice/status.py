"""Steps on the status track."""

from rulesets.bora_bora.components import LAST_STATUS, STATUS
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core.records import record


def marker_of(view: BoraBoraView, seat: int) -> int:
    """The space of a seat's status marker."""
    return next(space for space, stack in enumerate(view.status) if seat in stack)


@record
class ClimbAdvice:
    """Steps on the status track."""

    steps: int
    before: int
    """The marker's space before and `after` them."""
    after: int
    passed: tuple[int, ...]
    """The seats overtaken."""
    lost: int
    """Steps beyond the end of the track."""

    @property
    def now(self) -> int:
        """The points of the space before, at the end of the round."""
        return STATUS[self.before]

    @property
    def later(self) -> int:
        """The points of the space after."""
        return STATUS[self.after]

    @property
    def points(self) -> int:
        """How many more points that is."""
        return self.later - self.now


def climb_advice(view: BoraBoraView, seat: int, steps: int) -> ClimbAdvice:
    """The outcome for a seat of this many steps."""
    before = marker_of(view, seat)
    after = min(before + steps, LAST_STATUS)
    ahead = [other for space in range(before, after + 1) for other in view.status[space]]
    passed = tuple(ahead[ahead.index(seat) + 1 :])
    return ClimbAdvice(steps, before, after, passed, max(0, before + steps - LAST_STATUS))
