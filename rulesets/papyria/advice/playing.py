"""Plays the rest of a turn with the rules themselves, one course after another."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rulesets.core import Decision, Forced, Option
from rulesets.papyria.actions import space_id, worth
from rulesets.papyria.advice.courses import PRIEST, TRADE, Course, Offer
from rulesets.papyria.advice.deeds import deed_of
from rulesets.papyria.cells import around
from rulesets.papyria.components import SCORING_TILES
from rulesets.papyria.options import Extra, Knowledge, Priest, Trade
from rulesets.papyria.realm import Realm
from rulesets.papyria.state import Papyria, Seat, copy
from rulesets.papyria.turn import PHASES, the_move

_WAYS: Final = 24
"""How many ways of laying and building are tried per order of actions: more than any seat has."""
_OFFERS: Final[Mapping[type, Offer]] = {
    Trade: TRADE,
    Knowledge: "buy_knowledge",
    Extra: "extra_scoring",
    Priest: PRIEST,
}


def offers_of(options: Iterable[Option[object]]) -> frozenset[Offer]:
    """What some options offer besides actions."""
    kinds = {type(each.value) for each in options}
    return frozenset([offer for kind, offer in _OFFERS.items() if kind in kinds])


class Player:
    """Plays the rest of a turn, one course after another."""

    def __init__(self, start: Papyria, seat: int) -> None:
        self._start, self._seat = start, seat
        self.offers: frozenset[Offer] = frozenset()
        """Nouns that were on offer on arrival."""

    def offers_after(self, first: tuple[str, ...]) -> frozenset[Offer]:
        """What is on offer on arrival once these have been done there."""
        choosing, state = _Choosing(self._seat, first, (), ()), copy(self._start)
        _ = _run_phase(state, "arrival", choosing)
        return choosing.offers

    def courses(self, first: tuple[str, ...], order: tuple[str, ...]) -> Iterator[Course]:
        """All ways of playing it in this order; they differ in where things are laid and built before a
        scoring.
        """
        script: list[int] = []
        for _ in range(_WAYS * 2):
            choosing = _Choosing(self._seat, first, order, script)
            state = copy(self._start, None if TRADE in first else self._seat)
            state.events = []
            _run(state, "arrival" if state.rights else "act", choosing)
            self.offers |= choosing.offers
            yield choosing.course(state, {**self._start.seats[self._seat].realm})
            script = choosing.next_script()
            if not script:
                return


class _Choosing:
    """Answers the decisions of one course, and records the answers."""

    def __init__(
        self,
        seat: int,
        first: tuple[str, ...],
        order: tuple[str, ...],
        script: Sequence[int],
    ) -> None:
        self._seat = seat
        self._first, self._order = list(first), list(order)
        self._script = list(script)
        self._branches: list[tuple[int, int]] = []
        self._keys: list[str] = []
        self._marks: list[tuple[int, str]] = []
        self.offers: frozenset[Offer] = frozenset()
        self._given = first

    def choose(self, g: Papyria, decision: Decision[object]) -> Option[object]:
        """The answer of this course to a decision."""
        option = self._chosen(g, decision)
        if decision.kind == "main_action" and option.key.startswith("space:"):
            self._marks.append((len(g.events or ()), option.key.partition(":")[2]))
        self._keys.append(option.key)
        return option

    def _chosen(self, g: Papyria, decision: Decision[object]) -> Option[object]:
        options = decision.options
        match decision.kind:
            case "arrival":
                self.offers |= offers_of(options)
                if self._first[:1] == [TRADE] and any(option.key == TRADE for option in options):
                    return decision.option(self._first.pop())
                return decision.option("continue")
            case "main_action":
                return self._action(g, decision)
            case "end_turn":
                return decision.option("end_turn")
            case "end_tile":
                return options[0]  # paying comes first, if that is possible
            case "choose_scoring":
                own = g.seats[self._seat]
                kinds = {option.value: option for option in options if isinstance(option.value, int)}
                return kinds[max(kinds, key=lambda kind: worth(own, kind))]
            case _:
                return self._branch(g, [option for option in options if option.value is not None])

    def _action(self, g: Papyria, decision: Decision[object]) -> Option[object]:
        """The next main action, or first the priest's move."""
        self.offers |= offers_of(decision.options)
        if self._first[:1] == [PRIEST]:
            self._first.pop()
            return _to_free_cell(g.seats[self._seat], decision.options)
        spaces = {option.value: option for option in decision.options if isinstance(option.value, str)}
        wanted = next(space for space in self._order if space in spaces)
        self._order.remove(wanted)
        return spaces[wanted]

    def _branch(self, g: Papyria, options: Sequence[Option[object]]) -> Option[object]:
        """Where to lay or build: all sites in turn if a scoring follows, else the first."""
        here = the_move(g).position
        scores = any(
            g.goods[space_id(here, space)][-1:] and g.goods[space_id(here, space)][-1] in SCORING_TILES
            for space in g.todo
            if space_id(here, space) not in g.ends and space_id(here, space) in g.goods
        )
        count = min(len(options), _WAYS) if scores else 1
        at = len(self._branches)
        chosen = self._script[at] if at < len(self._script) else 0
        self._branches.append((chosen, count))
        return options[chosen]

    def next_script(self) -> list[int]:
        """The next way through all branches; empty after the last."""
        branches = [*self._branches]
        while branches:
            chosen, count = branches.pop()
            if chosen + 1 < count:
                return [*(each for each, _ in branches), chosen + 1]
        return []

    def course(self, g: Papyria, realm: Realm) -> Course:
        """The course that the turn took; `realm` is the one at its start, and is followed along."""
        events, own = g.events or [], g.seats[self._seat]
        forced = [
            (at, event.key.partition(":")[2])
            for at, event in enumerate(events)
            if isinstance(event, Forced) and event.decision == "main_action"
        ]
        marks = sorted([*self._marks, *forced])
        ends = [*(at for at, _ in marks[1:]), len(events)]
        deeds = tuple(
            deed_of(events[at:end], space, realm) for (at, space), end in zip(marks, ends, strict=True)
        )
        return Course(tuple(self._keys), self._given, deeds, own.lapis, own.papyri)


def _to_free_cell(own: Seat, options: Sequence[Option[object]]) -> Option[object]:
    """Where the priest could go to lay a landscape from there."""
    cells = {option.value.cell: option for option in options if isinstance(option.value, Priest)}
    return next(cells[cell] for cell in own.realm if cell in cells and _has_room(own.realm, cell))


def _has_room(realm: Realm, cell: str) -> bool:
    return any(other not in realm for other in around(cell))


def _run(g: Papyria, phase: str | None, choosing: _Choosing) -> None:
    """Run the phases of one turn to its end."""
    while phase is not None and phase != "start_turn":
        phase = _run_phase(g, phase, choosing)


def _run_phase(g: Papyria, phase: str, choosing: _Choosing) -> str | None:
    """Run one phase. Returns the next one."""
    running = PHASES[phase](g)
    answer: Option[object] | None = None
    try:
        while True:
            answer = choosing.choose(g, running.send(answer))
    except StopIteration as stop:
        following: str | None = stop.value
        return following
