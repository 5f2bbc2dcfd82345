"""What is said at a table, and how much of it is kept: no person's remarks push out those of others."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from tabletop_tui.play.place import Remark
from tabletop_tui.serve.breath import Breath
from tabletop_tui.serve.limits import Limits
from tabletop_tui.store.people import clean_text


class Talk:
    """The remarks of a table, the oldest first, and among them the lines about what was done to people."""

    def __init__(self, limits: Limits, clock: Callable[[], float], kept: Iterable[Remark] = ()) -> None:
        """Begins with the remarks `kept` from earlier."""
        self.remarks = list(kept)
        self._limits = limits
        self._breath = Breath(lambda: (limits.remarks_at_once, limits.remarks_a_minute), clock)

    def clean(self, text: str) -> str:
        """A remark as it may be said; empty if nothing remains."""
        return clean_text(text, self._limits.remark_cells)

    def may_say(self, by: str) -> bool:
        """Whether a person may make one more remark now; if so, it is counted."""
        return self._breath.may(by)

    def add(self, remark: Remark) -> None:
        """Add a remark. If there are too many, the oldest of the person with the most is dropped."""
        self.remarks.append(remark)
        lines = [each for each in self.remarks if each.message]
        for oldest in lines[: max(0, len(lines) - self._limits.lines_logged)]:
            self.remarks.remove(oldest)
        said = [each for each in self.remarks if not each.message]
        count = Counter(each.by for each in said)
        if count[remark.by] > self._limits.remarks_each:
            self._drop_oldest(remark.by)
        elif len(said) > self._limits.remarks:
            self._drop_oldest(count.most_common(1)[0][0])

    def _drop_oldest(self, by: str) -> None:
        oldest = next(each for each in self.remarks if each.by == by and not each.message)
        self.remarks.remove(oldest)

    def latest(self, most: int) -> list[Remark]:
        """The latest remarks, this many; at most half are one person's if others have said something."""
        chosen: list[Remark] = []
        rest: list[Remark] = []
        count: Counter[str] = Counter()
        for each in reversed(self.remarks):
            count[each.by] += 1
            (chosen if count[each.by] <= most // 2 else rest).append(each)
        kept = [*chosen[:most], *rest[: max(0, most - len(chosen))]]
        return [each for each in self.remarks if any(each is one for one in kept)]


def to_json(remark: Remark) -> list[Any]:
    """The remark as it is saved."""
    return [remark.after, remark.name, remark.seat, remark.text, remark.by, remark.message, remark.facts]


def from_json(kept: Any) -> Remark | None:
    """A remark that was kept; `None` if it isn't one."""
    try:
        after, name, seat, text, by, message, facts = kept
        facts = {str(fact): clean_text(str(value), 80) for fact, value in facts.items()}
        if type(after) is not int or not (seat is None or type(seat) is int):
            return None
        cleaned = clean_text(str(name), 80), seat, clean_text(str(text), 400)
        return Remark(after, *cleaned, by=str(by), message=str(message), facts=facts)
    except (TypeError, ValueError, AttributeError):
        return None
