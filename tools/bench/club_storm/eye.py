"""How long a screen says something else than the store of whose turn it is.

Every guest notes what their screen says, and when; the store has the time of every row. Laid beside each
other, the wrong time of a screen begins with another player's turn, or with the guest's login, and ends when
the screen says whose turn it is. While a guest's server is stopped, or they are on their way to another,
nothing counts.
"""

import bisect
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

from tests import postgres
from tools.bench.club_storm.servers import Served
from tools.bench.club_storm.storm import RIGHT_WITHIN, Storm


@dataclass(frozen=True)
class Sight:
    """What a screen says from a moment on."""

    at: float
    """`time.monotonic`."""
    server: Served | None
    """Where the guest is logged in; `None` while nowhere."""
    table: str = ""
    """The id of the table on the screen; empty while there is none."""
    says: str = ""
    """`asked`, or a text with the name of who is; empty while it is nothing of that."""
    came: bool = False
    """They have just logged in."""


@dataclass
class Seen:
    """A guest's screen, all the time."""

    name: str
    full: bool = False
    """Whether it is a full screen."""
    sights: list[Sight] = field(default_factory=list)

    def right(self, sight: Sight, asked: str | None) -> bool:
        """Whether the screen says that it's this player's turn; `None`: the game is over."""
        if asked is None:
            return bool(sight.table)
        return sight.says == "asked" if asked == self.name else asked in sight.says


@dataclass
class Turns:
    """Whose turn it is at a table: from each moment on, the first is the beginning of time."""

    since: list[float] = field(default_factory=list)
    asked: list[str | None] = field(default_factory=list)
    unowned: Sequence[tuple[float, float]] = ()
    """When a seat was free: then no name says whose turn it is."""

    def add(self, at: float, name: str | None) -> None:
        """From now on it's this player's turn."""
        if not self.asked or self.asked[-1] != name:
            self.since.append(at)
            self.asked.append(name)

    def at(self, moment: float) -> str | None:
        """Whose turn it is at a moment."""
        return self.asked[bisect.bisect_right(self.since, moment) - 1]


def times(base: postgres.Base) -> dict[str, list[float]]:
    """When each row of a game was given to the store, in order, by the ids of games (`time.monotonic`)."""
    offset = time.time() - monotonic()
    found: dict[str, list[float]] = {}
    with base.admin() as admin:
        rows = admin.execute(
            "SELECT games.id, answers.at FROM tabletop.answers JOIN tabletop.games ON games.number = game"
            " ORDER BY games.id, answers.number"
        )
        for id, at in rows.fetchall():
            found.setdefault(id, []).append(at - offset)
    return found


def judge(storm: Storm, turns: dict[str, Turns], seen: Sequence[Seen]) -> None:
    """Note how long each screen was wrong, every time."""
    for each in seen:
        for wrong in wrongs(each, turns):
            if wrong.took > RIGHT_WITHIN:
                storm.late.append(f"{each.name}{' (full screen)' * each.full}: {wrong}")
            if each.full:
                storm.screens_right_after.append(wrong.took)
            elif wrong.came:
                storm.came_right_after.append(wrong.took)
            else:
                storm.right_after.append(wrong.took)


class Wrong(NamedTuple):
    """A time in which a screen said something else than the store."""

    took: float
    """Seconds until it was right, or its guest left."""
    came: bool
    """Whether the guest had just logged in."""
    since: float
    """`time.monotonic`."""
    sight: Sight
    """What it said at first."""

    def __str__(self) -> str:
        """All that helps to find out why."""
        sight = self.sight
        port = "" if sight.server is None else f" at port {sight.server.port}"
        came = " after login" * self.came
        at = f"table {sight.table}" if sight.table else "no table"
        return f"wrong for {self.took:.2f} s from {self.since:.2f} on{came}{port}, {at}, said {sight.says!r}"


def wrongs(seen: Seen, turns: dict[str, Turns]) -> list[Wrong]:
    """Every time in which a screen was wrong.

    A guest who leaves before it is right counts if that takes too long: no one knows how it would go on.
    """
    found: list[Wrong] = []
    began: tuple[float, Sight] | None = None
    last = ""
    ends = [each.at for each in seen.sights[1:]] + [float("inf")] * bool(seen.sights)
    for sight, until in zip(seen.sights, ends, strict=True):  # with the last one they have left
        if sight.came:
            began = None
        for at, counts in _moments(sight, until, turns.get(sight.table)):
            table, last = turns.get(sight.table), sight.table or last
            if table is None:  # the list of tables: wrong for who has a running game to come back to
                wrong = counts and not _over(turns, last, at)
            else:
                wrong = counts and not seen.right(sight, table.at(at))
            if wrong and began is None:
                began = at, sight
            elif not wrong and began is not None:
                took = at - began[0]
                if counts or took > RIGHT_WITHIN:
                    found.append(Wrong(took, began[1].came, *began))
                began = None
    return found


def _over(turns: dict[str, Turns], last: str, at: float) -> bool:
    """Whether the game that was watched last is over at a moment, or all are."""
    mine = turns.get(last)
    return (mine is not None and mine.at(at) is None) or all(each.at(at) is None for each in turns.values())


def _moments(sight: Sight, until: float, turns: Turns | None) -> list[tuple[float, bool]]:
    """When something may begin to be wrong or right while a screen says the same, and whether it counts."""
    halts = [] if sight.server is None else [*sight.server.halts]
    halts += [] if turns is None else turns.unowned
    moments = {sight.at, *(moment for halt in halts for moment in halt)}
    if turns is not None:
        first, last = bisect.bisect(turns.since, sight.at), bisect.bisect(turns.since, until)
        moments.update(turns.since[first:last])

    def counts(at: float) -> bool:
        return sight.server is not None and not any(begun <= at < ended for begun, ended in halts)

    return [(at, counts(at)) for at in sorted(moments) if sight.at <= at < until or at == sight.at]
