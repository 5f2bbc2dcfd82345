"""Options compared after the same turn: what a search found after one of them is tried after the others."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rulesets.core import LeanTable
from tabletop_tui.bots.search import Judges
from tabletop_tui.bots.seen import Seen
from tabletop_tui.bots.weighing import Prospect, answer, asked_alike, average, judges

ALIKE = 0.3
"""Points by which another plan has to be better to be kept beside that of the best option."""

TRIED = 8
"""How many options are tried with one another's plans."""

Line = tuple[str, ...]
"""The answers of a turn, from an option to the end of the turn."""


def alike(seen: Seen, found: Sequence[Prospect]) -> Sequence[Prospect]:
    """The same options, the first of them each followed by the same plan where that does as well.

    A search finds one of many turns that are about as good; two options shouldn't differ in what only
    comes from that. So what was found in one world is tried in the others, and what was found after one
    option after the others. The best lead comes first; of equal options, the one with the shorter turn.
    """
    lead, seat = judges(seen.rules), seen.seat
    first = [_Plans(prospect, lead, seat) for prospect in found[:TRIED]]
    for plans in first:
        plans.settle()
    for plans in first:
        for others in first:
            plans.take(others, 0.0)
    for plans in sorted(first, key=lambda plans: -sum(plans.leads))[:1]:
        for others in first:
            others.take(plans, ALIKE)
    same = [plans.prospect(seen) for plans in first]
    return sorted(
        [*same, *found[TRIED:]],
        key=lambda prospect: (-round(prospect.weighed.lead(seat), 9), sum(map(len, prospect.lines))),
    )


class _Plans:
    """The best turns known after an option, one for each world."""

    def __init__(self, prospect: Prospect, lead: Judges, seat: int) -> None:
        self._key, self.worlds, self._lead, self._seat = prospect.key, prospect.worlds, lead, seat
        self._ends, self.lines = [*prospect.ends], [*prospect.lines]
        self.leads = [lead(state, seat) for state in prospect.ends]
        self._one = False
        """Whether one turn is followed in all worlds."""

    def settle(self) -> None:
        """Follow one turn in all worlds, if the seat sees the same in all of them up to its last answer.

        It can't know in which world it is, so it can't answer differently.
        """
        turns = [*dict.fromkeys(self.lines)]
        if not all(self._is_seen_alike(turn) for turn in turns):
            return
        everywhere = [played for turn in turns if (played := self._everywhere(turn))]
        if everywhere:
            self._follow(max(everywhere, key=lambda played: sum(played.leads)))
            self._one = True

    def take(self, others: "_Plans", less: float) -> None:
        """Follow another option's turns where they lead to more, or to less by no more than this."""
        if self._one:
            tried = dict.fromkeys(turn for line in others.lines for turn in _beginning_with(self._key, line))
            everywhere = [played for turn in tried if (played := self._everywhere(turn))]
            best = max(everywhere, key=lambda played: sum(played.leads), default=None)
            if (
                best is not None
                and sum(best.leads) > sum(self.leads) - less * len(self.leads)
                and self._is_seen_alike(best.lines[0])
            ):
                self._follow(best)
            return
        lines = {id(world): line for world, line in zip(others.worlds, others.lines, strict=True)}
        for place, world in enumerate(self.worlds):
            turns = dict.fromkeys(_beginning_with(self._key, lines.get(id(world), ())))
            ends = [end for turn in turns if (end := _played(world, turn, self._seat))]
            reached = [(self._lead(state, self._seat), state, line) for state, line in ends]
            for lead, state, line in sorted(reached, key=lambda each: -each[0])[:1]:
                if lead > self.leads[place] - less:
                    self._ends[place], self.lines[place], self.leads[place] = state, line, lead

    def prospect(self, seen: Seen) -> Prospect:
        """The option with these plans."""
        ends = tuple(self._ends)
        return Prospect(self._key, average(seen, ends), ends, tuple(self.lines), self.worlds)

    def _follow(self, played: "_Played") -> None:
        self._ends, self.lines, self.leads = [*played.ends], [*played.lines], [*played.leads]

    def _everywhere(self, turn: Line) -> "_Played | None":
        """The same turn in all worlds; `None` where it isn't possible in one of them."""
        ends: list[tuple[Any, Line]] = []
        for world in self.worlds:
            end = _played(world, turn, self._seat)
            if end is None or (ends and end[1] != ends[0][1]):
                return None
            ends.append(end)
        leads = [self._lead(state, self._seat) for state, _ in ends]
        return _Played([state for state, _ in ends], [line for _, line in ends], leads)

    def _is_seen_alike(self, turn: Line) -> bool:
        """Whether the seat sees the same in all worlds before each of these answers."""
        tables = [world.fork() for world in self.worlds]
        for key in turn:
            if not asked_alike(tables, self._seat, key):
                return False
            for table in tables:
                answer(table, key)
        return True


class _Played(NamedTuple):
    """A turn in all worlds."""

    ends: Sequence[Any]
    lines: Sequence[Line]
    leads: Sequence[float]


def _beginning_with(key: str, line: Line) -> Iterator[Line]:
    """A turn's answers after another first one: instead of its own, or in another order.

    What is given later in the turn comes first: alone, or with all that follows it, such as where it goes.
    """
    yield key, *line[1:]
    if key in line[1:]:
        place = line.index(key, 1)
        yield key, *line[:place], *line[place + 1 :]
        yield *line[place:], *line[:place]
        yield *line[place:-1], *line[:place], line[-1]


def _played(world: LeanTable[Any], line: Line, seat: int) -> tuple[Any, Line] | None:
    """The state at the end of the seat's turn after these answers, without those for which nothing asks.

    With the answers that were given; `None` if they don't lead there.
    """
    table, given = world.fork(), []
    for key in line:
        decision = table.decision
        if decision is None or decision.seat != seat:
            return None
        if any(option.key == key for option in decision.options):
            given.append(key)
            table.apply(decision.option(key))
    ended = table.decision is None or table.decision.seat != seat
    return (table.state, tuple(given)) if ended else None
