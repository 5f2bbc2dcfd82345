"""Days on which no clock runs for a member, wherever they play over days. They enter them themselves.

How many days of a year these may be is the host's to set (`Limits.vacation_days`). Days are those of the
server's clock.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Protocol

from rulesets.core.records import record
from tabletop_tui.play.errors import SessionError
from tabletop_tui.serve.book.own_settings import OwnSettings

if TYPE_CHECKING:
    from tabletop_tui.serve.limits import Limits
    from tabletop_tui.serve.people.guest import Guest

KEPT = "vacations"
"""Where a guest's vacations are among what they have set."""
FARTHEST = 366
"""How many days ahead a vacation may end."""


@record
class Vacation:
    """A member's days away, from the first to the last."""

    first: date
    last: date

    @property
    def begins(self) -> float:
        """The first moment, in seconds since 1970."""
        return _midnight(self.first)

    @property
    def ends(self) -> float:
        """The moment after the last."""
        return _midnight(self.last + timedelta(days=1))

    def days_in(self, year: int) -> int:
        """How many of its days are in a year."""
        first, last = max(self.first, date(year, 1, 1)), min(self.last, date(year, 12, 31))
        return max(0, (last - first).days + 1)


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day).astimezone().timestamp()


class Pause(Protocol):
    """A time in which no clock runs, such as a vacation."""

    @property
    def begins(self) -> float:
        """The first moment, in seconds since 1970."""
        ...

    @property
    def ends(self) -> float:
        """The moment after it."""
        ...


def time_run(begin: float, end: float, pauses: Iterable[Pause]) -> float:
    """The seconds from one moment to another, without those of pauses."""
    off = sum(max(0.0, min(end, ends) - max(begin, begins)) for begins, ends in _apart(pauses))
    return max(0.0, end - begin - off)


def time_over(begin: float, seconds: float, pauses: Iterable[Pause]) -> float:
    """When so many seconds have run since a moment, as none run in pauses."""
    end = begin + seconds
    for begins, ends in _apart(pauses):
        if ends > begin and begins < end:
            end += ends - max(begin, begins)
    return end


def _apart(pauses: Iterable[Pause]) -> list[tuple[float, float]]:
    """When pauses begin and end, the earliest first; those that overlap are one."""
    found: list[tuple[float, float]] = []
    for begins, ends in sorted((each.begins, each.ends) for each in pauses):
        if found and begins <= found[-1][1]:
            found[-1] = found[-1][0], max(ends, found[-1][1])
        else:
            found.append((begins, ends))
    return found


class Vacations:
    """The vacations of all guests, as far as they were asked for. Belongs to the server's event loop."""

    def __init__(self, own: OwnSettings, limits: "Limits", clock: Callable[[], float]) -> None:
        """Kept among what guests have set for themselves."""
        self._own = own
        self._limits = limits
        self._clock = clock
        self._known: dict[str, tuple[Vacation, ...]] = {}
        self.on_change: Callable[[], None] = lambda: None
        """Called when a guest has entered other days here."""

    def known(self, guest_id: str) -> Sequence[Vacation]:
        """A guest's vacations, as they were when last read."""
        return self._known.get(guest_id, ())

    def is_known(self, guest_id: str) -> bool:
        """Whether they were read before."""
        return guest_id in self._known

    async def of(self, guest_id: str) -> Sequence[Vacation]:
        """A guest's vacations, the earliest first, also those of other servers. Raises `StoreError`."""
        self._known[guest_id] = _listed(await self._own.of(guest_id))
        return self._known[guest_id]

    @property
    def today(self) -> date:
        """The day it is."""
        return datetime.fromtimestamp(self._clock()).astimezone().date()

    def left_in(self, year: int, away: Iterable[Vacation]) -> int:
        """How many more days of a year may be entered."""
        return max(0, int(self._limits.vacation_days) - sum(each.days_in(year) for each in away))

    async def enter(self, guest: "Guest", first: date, last: date) -> None:
        """Enter days away. Raises `SessionError`, `StoreError`."""
        if guest.host or guest.key is None:
            raise SessionError("days-only-members")
        today, new = self.today, Vacation(first, last)
        if first < today or last < first:
            raise SessionError("days-vacation-past")
        if (last - today).days > FARTHEST:
            raise SessionError("days-vacation-far", count=FARTHEST)

        def entered(away: Sequence[Vacation]) -> Iterable[Vacation]:
            if any(first <= each.last and each.first <= last for each in away):
                raise SessionError("days-vacation-twice")
            for year in range(first.year, last.year + 1):
                left = self.left_in(year, away)
                if new.days_in(year) > left:
                    raise SessionError("days-vacation-too-long", year=str(year), count=left)
            return *away, new

        await self._change(guest.id, entered)

    async def end(self, guest: "Guest") -> None:
        """End a vacation with this day, and forget those to come. Raises `StoreError`.

        A day that has begun counts: otherwise one day could be used again and again.
        """
        today = self.today
        await self._change(
            guest.id,
            lambda away: [
                Vacation(each.first, min(each.last, today)) for each in away if each.first <= today
            ],
        )

    async def _change(
        self, guest_id: str, changed: Callable[[Sequence[Vacation]], Iterable[Vacation]]
    ) -> None:
        past = date(self.today.year - 1, 1, 1)

        def kept(facts: dict[str, object]) -> dict[str, Any]:
            away = [each for each in changed(_listed(facts)) if each.last >= past]
            return {**facts, KEPT: [[f"{each.first}", f"{each.last}"] for each in away]}

        await self._own.change(guest_id, kept)
        _ = await self.of(guest_id)
        self.on_change()


def _listed(facts: Mapping[str, object]) -> tuple[Vacation, ...]:
    """The vacations among what a guest has set, the earliest first."""
    kept = facts.get(KEPT)
    found = filter(None, map(_read, kept if isinstance(kept, list) else ()))
    return tuple(sorted(found, key=lambda each: each.first))


def _read(kept: Any) -> Vacation | None:
    try:
        first, last = kept
        found = Vacation(date.fromisoformat(first), date.fromisoformat(last))
    except (TypeError, ValueError):
        return None
    return found if found.first <= found.last else None
