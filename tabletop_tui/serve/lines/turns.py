"""Whose turn it is: persons share the processor by what their work costs. Knows no clock and no event loop.

It is the start-time fair queueing of networks. Each share has a meter, which runs with the cost of its work,
divided by its weight; next is the share with the lowest meter. So all shares that have work get their part,
whatever the others do, and no one waits longer than it takes the others to reach their own meter. A quiet
share saves a little (`CREDIT`): its next key is served first.
"""

import heapq
from collections import deque
from dataclasses import dataclass, field
from itertools import count
from typing import Generic, TypeVar

CREDIT = 0.1
"""Seconds of the processor that a share can have saved by being quiet."""
HURRIED = 0.25
"""The weight of a share while its keys are typed ahead of what is shown, of what it would be otherwise."""
STRANGERS = 0.5
"""The weight of all strangers at one address together; a member's is 1."""
_LEAST = 1e-5
"""What any work costs at least, so that every meter that is served runs."""

W = TypeVar("W")


@dataclass
class Party:
    """Several shares that together have the weight of one."""

    weight: float = STRANGERS
    shares: int = 0


@dataclass(eq=False)
class Share(Generic[W]):
    """What one person may use: one share, however many connections."""

    party: Party
    meter: float = 0.0
    work: deque[W] = field(default_factory=deque)
    later: deque[W] = field(default_factory=deque)
    """What is begun only when there is no other work: the next keys."""
    hurried: int = 0
    """How many terminals have keys that wait to be begun."""

    @property
    def weight(self) -> float:
        """The part of the processor, compared with other shares that have work."""
        weight = self.party.weight / max(1, self.party.shares)
        return weight * HURRIED if self.hurried else weight

    @property
    def has_work(self) -> bool:
        """Whether anything waits."""
        return bool(self.work or self.later)


class Turns(Generic[W]):
    """Gives turns to shares. `next`, pieces of work, `charge`, and so on."""

    def __init__(self) -> None:
        """No one has work."""
        self._waiting: list[tuple[float, int, Share[W]]] = []
        self._numbers = count()
        self._now = 0.0
        """The meter of the share that was served last: the lowest of all that had work."""
        self._served: Share[W] | None = None

    def __bool__(self) -> bool:
        """Whether anyone waits for a turn."""
        return bool(self._waiting)

    def join(self, party: Party | None = None) -> Share[W]:
        """A new share, which has saved nothing; without a party, a member's."""
        party = Party(1.0) if party is None else party
        party.shares += 1
        return Share(party, self._now)

    def leave(self, share: Share[W]) -> None:
        """Give up a share; what it has begun goes on."""
        share.party.shares -= 1

    def add(self, share: Share[W], work: W, *, later: bool = False) -> None:
        """Let a share do this when its turn comes, after all it was given before.

        With `later`, only when it has nothing else to do.
        """
        idle = not share.has_work
        (share.later if later else share.work).append(work)
        if idle and share is not self._served:
            share.meter = max(share.meter, self._now - CREDIT / share.weight)
            self._wait(share)

    def next(self) -> Share[W] | None:
        """Whose turn it is; it ends with `charge`. `None` if no one has work."""
        if not self._waiting:
            return None
        meter, _, share = heapq.heappop(self._waiting)
        self._now = max(self._now, meter)
        self._served = share
        return share

    def piece(self, share: Share[W]) -> W | None:
        """The next piece of work of the share whose turn it is."""
        if share.work:
            return share.work.popleft()
        return share.later.popleft() if share.later else None

    def charge(self, share: Share[W], cost: float) -> None:
        """End the turn, which took so many seconds."""
        self._served = None
        share.meter += max(cost, _LEAST) / share.weight
        if share.has_work:
            self._wait(share)

    def _wait(self, share: Share[W]) -> None:
        heapq.heappush(self._waiting, (share.meter, next(self._numbers), share))
