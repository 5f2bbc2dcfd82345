"""The outcome of a move before it is made, found by playing the turn with the rules themselves (13.1).

What a seat may see is turned into a position in which stand-ins lie where the view shows backs. What is
turned up in a turn can't be used in that turn (R39), so no forecast depends on the stand-ins.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any, Final, NamedTuple

from rulesets.core import Decision, Event, Option, Rng
from rulesets.papyria.actions import space_id, worth
from rulesets.papyria.cells import around
from rulesets.papyria.components import END_TILES, KEY_TILES, OUTER, SCORING_TILES
from rulesets.papyria.moves import Enter, Move, crosses
from rulesets.papyria.options import building_sites
from rulesets.papyria.preview import legal_cells
from rulesets.papyria.realm import Laid, Realm
from rulesets.papyria.scoring import standings
from rulesets.papyria.state import Papyria, Seat, copy
from rulesets.papyria.turn import ACTIONS_A_TURN, PHASES, set_out, the_move
from rulesets.papyria.view import PapyriaView, SeatView

TRADE: Final = "trade"
PRIEST: Final = "priest"
"""What can be required first, besides a space."""
_WAYS: Final = 24
"""How many ways of laying and building are tried per order of actions: more than any seat has."""


class Deed(NamedTuple):
    """The outcome of carrying out one space."""

    space: str
    done: bool
    """It was used; otherwise a good is lost, but an end tile stays."""
    lacks: str = ""
    """What it lacked if it wasn't: `lapis`, `papyri`, a `site`, or `room` beside the priest."""
    points: int = 0
    knowledge: int = 0
    lapis: int = 0
    papyri: int = 0
    """Produced."""
    keys: tuple[str, ...] = ()
    """Key tiles that came with it."""
    formula: tuple[int, int, int] | None = None
    """Value, multiplier and knowledge of a scoring."""


class Course(NamedTuple):
    """One way of playing the turn to its end."""

    keys: tuple[str, ...]
    """The answers, from the first one after the move on."""
    first: tuple[str, ...]
    """What was done before the main actions: `trade`, or `priest` for its move."""
    deeds: tuple[Deed, ...]
    """The deeds in order."""
    lapis: int
    papyri: int
    """What is left at the end."""

    @property
    def points(self) -> int:
        """Points that the course brings at once, not at the end."""
        return sum(deed.points for deed in self.deeds)

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """Points, then the fewest losses, then goods and knowledge, then the shorter way."""
        made = sum(deed.lapis + deed.papyri + deed.knowledge for deed in self.deeds)
        return self.points, sum(deed.done for deed in self.deeds), made, -len(self.first)

    def deed(self, space: str) -> Deed | None:
        """The deed on a space; `None` if it wasn't carried out."""
        return next((deed for deed in self.deeds if deed.space == space), None)


class Way(NamedTuple):
    """Whether a space can be used in this turn, and what must come before it."""

    deed: Deed
    """Its outcome in that way; not done if nothing makes it possible."""
    first: tuple[str, ...] = ()
    """`trade`, `priest`, or spaces; nothing if it can be used at once."""
    keys: tuple[str, ...] = ()
    """The answers of a turn in which it is used."""


class Forecast(NamedTuple):
    """What can happen in a turn from here on."""

    best: Course
    """The course that brings the most points and loses the least."""
    ways: dict[str, Way]
    """The ways to use each space, separately."""
    offers: frozenset[str]
    """What can be used on arrival, by noun: `trade`, `buy_knowledge`, `extra_scoring`, `priest`."""
    after_trade: frozenset[str]
    """The same with a trade first."""

    @property
    def clash(self) -> bool:
        """Whether each space could be used, but not both of them."""
        lost = [deed.space for deed in self.best.deeds if not deed.done]
        return any(self.ways[space].deed.done for space in lost if space in self.ways)


class Arriving(NamedTuple):
    """The outcome of a move, or of entering."""

    lapis: int
    """Left after paying for it."""
    owner_met: int | None
    """The seat whose piece is in the other slot."""
    crossed: frozenset[str]
    """The borders that are passed."""
    forecast: Forecast


Known = dict[tuple[str, int, int, frozenset[str]], Forecast]
"""Forecasts for one view, by everything that makes moves differ later: ring, position, lapis left,
borders."""


def arriving(
    view: PapyriaView,
    seat: int,
    choice: Move | Enter,
    start: Papyria | None = None,
    known: Known | None = None,
) -> Arriving:
    """The outcome of a move by the seat whose turn it is; `start` is `position_of(view)`, if known.

    Forecasts that are `known` aren't worked out again; new ones are added.
    """
    end, left = choice.end, view.seats[seat].lapis - choice.price
    begin = choice.start if isinstance(choice, Move) else None
    owner_met = view.rings["s" if choice.ring == "w" else "w"][end - 1]
    crossed = frozenset(stand for stand in ("A", "B") if crosses(begin, end, stand))
    forecast = known.get(way := (choice.ring, end, left, crossed)) if known is not None else None
    if forecast is None:
        state = copy(start or position_of(view))
        set_out(state, seat, choice)
        forecast = _forecast(view, seat, state)
        if known is not None:
            known[way] = forecast
    return Arriving(left, owner_met, crossed, forecast)


def rest_of_turn(view: PapyriaView, seat: int) -> Forecast | None:
    """What can still happen in the running turn, on arrival or before a main action."""
    if view.moved is None or not view.todo:
        return None
    return _forecast(view, seat, position_of(view))


def raised_first(view: PapyriaView, seat: int, forecast: Forecast | None) -> bool:
    """Whether producing lapis now would bring less than after the other space, by the turn's forecast."""
    if forecast is None or view.moved is None:
        return False
    for space, way in forecast.ways.items():
        if view.spaces[space_id(view.moved.position, space)].good == "lapis_production" and way.deed.done:
            after = forecast.best.deed(space)
            return after is not None and after.lapis > view.seats[seat].lapis_production
    return False


# -- Playing ---------------------------------------------------------------------------------------


def _forecast(view: PapyriaView, seat: int, state: Papyria) -> Forecast:
    """What can happen in a turn once the piece has moved."""
    player = _Player(state, seat)
    orders = _orders(the_move(state).ring, state.todo)
    courses = [course for order in orders for course in player.courses((), order)]
    offers, after_trade = player.offers, frozenset[str]()
    if PRIEST in offers or state.priest_right:
        stuck = any(deed.lacks == "room" for course in courses for deed in course.deeds)
        if stuck or not legal_cells(view.seats[seat]):
            courses += [course for order in orders for course in player.courses((PRIEST,), order)]
    if TRADE in offers:
        player.offers = frozenset()
        found = [course for order in orders for course in player.courses((TRADE,), order)]
        after_trade = player.offers
        if any(deed.lacks == "papyri" for course in courses for deed in course.deeds):
            courses += found
    best = max(courses, key=lambda course: course.rank)
    spaces = dict.fromkeys(deed.space for course in courses for deed in course.deeds)
    return Forecast(best, {space: _way(courses, space) for space in spaces}, offers, after_trade)


def _orders(ring: str, spaces: Sequence[str]) -> list[tuple[str, ...]]:
    """Every order of the remaining main actions; a ship carries out one of the outer spaces (R50)."""
    outer = [space for space in spaces if space != "river"]
    if ring == "w":
        return list(permutations(outer))
    rest = [space for space in spaces if space == "river"]
    return [order for one in outer or [""] for order in permutations([*([one] if one else []), *rest])]


def _way(courses: Sequence[Course], space: str) -> Way:
    """The shortest way to use a space; if there is none, that it is lost."""
    found: list[tuple[tuple[str, ...], Course]] = []
    for course in courses:
        deed = course.deed(space)
        if deed is not None:
            before = tuple(other.space for other in course.deeds[: course.deeds.index(deed)])
            found.append(((*course.first, *before), course))
    done = [(first, course) for first, course in found if _deed(course, space).done]
    if not done:
        return Way(_deed(min(found, key=lambda pair: len(pair[0]))[1], space))
    least = min(len(first) for first, _ in done)
    shortest = [pair for pair in done if len(pair[0]) == least]
    first, course = max(shortest, key=lambda pair: _deed(pair[1], space).points)
    return Way(_deed(course, space), first, course.keys)


def _deed(course: Course, space: str) -> Deed:
    deed = course.deed(space)
    if deed is None:
        raise KeyError(space)
    return deed


class _Player:
    """Plays the rest of a turn, one course after another."""

    def __init__(self, start: Papyria, seat: int) -> None:
        self._start, self._seat = start, seat
        self.offers: frozenset[str] = frozenset()
        """Nouns that were on offer on arrival."""

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
            yield choosing.course(state)
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
        self.offers: frozenset[str] = frozenset()
        self._given = first

    def choose(self, g: Papyria, decision: Decision[Any]) -> Option[Any]:
        """The answer of this course to a decision."""
        option = self._chosen(g, decision)
        if decision.kind == "main_action" and option.key.startswith("space:"):
            self._marks.append((len(g.events or ()), option.key.partition(":")[2]))
        self._keys.append(option.key)
        return option

    def _chosen(self, g: Papyria, decision: Decision[Any]) -> Option[Any]:
        kind, options = decision.kind, {option.key: option for option in decision.options}
        if kind == "arrival":
            self.offers |= {key.partition(":")[0] for key in options} - {"continue"}
            if self._first[:1] == [TRADE] and TRADE in options:
                self._first.pop()
                return options[TRADE]
            return options["continue"]
        if kind == "main_action":
            self.offers |= {PRIEST for key in options if key.startswith("priest:")}
            if self._first[:1] == [PRIEST]:
                self._first.pop()
                return next(options[key] for key in _free_cells(g.seats[self._seat], options))
            wanted = next(space for space in self._order if f"space:{space}" in options)
            self._order.remove(wanted)
            return options[f"space:{wanted}"]
        if kind == "end_turn":
            return options["end_turn"]
        if kind == "end_tile":
            return options.get("pay", options["keep"])
        if kind == "choose_scoring":
            own = _as_view(g.seats[self._seat])
            return max(options.values(), key=lambda option: own[option.value])
        return self._branch(g, [option for option in decision.options if option.key != "decline"])

    def _branch(self, g: Papyria, options: Sequence[Option[Any]]) -> Option[Any]:
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

    def course(self, g: Papyria) -> Course:
        """The course that the turn took."""
        events = g.events or []
        marks = [*self._marks]
        marks += [
            (at, event.facts["key"].partition(":")[2])
            for at, event in enumerate(events)
            if event.kind == "forced" and event.facts["kind"] == "main_action"
        ]
        marks.sort()
        ends = [at for at, _ in marks[1:]] + [len(events)]
        realm = {**g.seats[self._seat].realm}
        for event in reversed(events):
            _take_back(realm, event)
        deeds = []
        for (at, space), end in zip(marks, ends, strict=True):
            deeds.append(_deed_of(events[at:end], space, realm))
        own = g.seats[self._seat]
        return Course(tuple(self._keys), self._given, tuple(deeds), own.lapis, own.papyri)


def _free_cells(own: Seat, options: dict[str, Option[Any]]) -> Iterator[str]:
    """Where the priest could go to lay a landscape from there."""
    for cell in own.realm:
        if f"priest:{cell}" in options and _has_room(own.realm, cell):
            yield f"priest:{cell}"


def _has_room(realm: Realm, cell: str) -> bool:
    return any(other not in realm for other in around(cell))


def _as_view(own: Seat) -> list[int]:
    """What a scoring of each kind would bring a seat."""
    return [worth(own, kind) for kind in range(len(own.symbols))]


def _take_back(realm: Realm, event: Event) -> None:
    """Undo an event's change to a realm, so that the realm can be followed event by event."""
    facts = event.facts
    if event.kind == "placed_landscape":
        del realm[facts["cell"]]
    elif event.kind == "built":
        realm[facts["cell"]] = _built(realm[facts["cell"]], facts["good"], -1)


def _built(laid: Laid, good: str, count: int) -> Laid:
    if good == "city":
        return laid._replace(cities=laid.cities + count)
    return laid._replace(temple=count > 0) if good == "temple" else laid._replace(mine=count > 0)


def _deed_of(events: Sequence[Event], space: str, realm: Realm) -> Deed:
    """A deed, from the events that tell it; the realm follows along."""
    deed = Deed(space, done=True)
    for event in events:
        facts = event.facts
        if event.kind == "placed_landscape":
            realm[facts["cell"]] = Laid(facts["tile"], facts["rotation"])
        elif event.kind == "built":
            realm[facts["cell"]] = _built(realm[facts["cell"]], facts["good"], 1)
        elif event.kind == "scored":
            formula = (facts["value"], facts["multiplier"], facts["knowledge"])
            deed = deed._replace(points=deed.points + facts["points"], formula=formula)
        elif event.kind == "paid_end_tile":
            deed = deed._replace(points=deed.points + facts["points"])
        elif event.kind == "gained_knowledge":
            deed = deed._replace(knowledge=deed.knowledge + facts["count"])
        elif event.kind == "produced":
            lapis = facts["good"] == "lapis"
            deed = deed._replace(**{"lapis" if lapis else "papyri": facts["count"]})
        elif event.kind == "took_key":
            deed = deed._replace(keys=(*deed.keys, facts["tile"]))
        elif event.kind == "gave_up":
            deed = deed._replace(done=False, lacks=_lack(facts["good"], realm))
        elif event.kind == "kept_end_tile":
            good = END_TILES[facts["tile"]].pay_good
            deed = deed._replace(done=False, lacks="lapis" if good == "lapis" else "papyri")
    return deed


def _lack(good: str, realm: Realm) -> str:
    """Why a good had to be given up."""
    if good == "landscape":
        return "room"
    return "lapis" if building_sites(realm, good) else "site"


def _run(g: Papyria, phase: str | None, choosing: _Choosing) -> None:
    """Run the phases of one turn to its end."""
    while phase is not None and phase != "start_turn":
        running = PHASES[phase](g)
        answer: Any = None
        try:
            while True:
                answer = choosing.choose(g, running.send(answer))
        except StopIteration as stop:
            phase = stop.value


# -- Positions out of views ------------------------------------------------------------------------


def position_of(view: PapyriaView) -> Papyria:
    """A position that looks like a view; stand-ins of the same sort replace what lies face down."""
    ring, todo = (view.moved.ring, view.todo) if view.moved is not None else ("w", OUTER)
    outer = sum(space != "river" for space in todo)
    left = outer if ring == "w" else min(outer, 1) + ("river" in todo)
    count = len(view.seats)
    active = view.active if view.active is not None else 0
    end, tile = next(iter(END_TILES)), next(iter(SCORING_TILES))
    return Papyria(
        rng=Rng(0),
        seats=[_seat_of(own) for own in view.seats],
        first=view.first,
        turns=(view.round - 1) * count + (active - view.first) % count,
        stage=view.stage,
        sectors=view.sectors,
        rings={ring: [*slots] for ring, slots in view.rings.items()},
        goods={
            space: (here.top or here.good,) * here.height
            for space, here in view.spaces.items()
            if here.good not in ("lapis_production", "papyrus_production")
        },
        ends={space: here.end for space, here in view.spaces.items() if here.end is not None},
        display=view.display,
        reserve=(tile,) * view.reserve,
        end_stack=(end,) * view.ends_left,
        key_stacks={**view.key_stacks},
        box=(),
        triggered=view.triggered,
        moved=view.moved,
        todo=view.todo,
        rights=view.rights,
        doing=view.doing,
        acted=ACTIONS_A_TURN - left if view.moved is not None else 0,
        priest_right=view.priest_right,
    )


def _seat_of(own: SeatView) -> Seat:
    return Seat(
        lapis=own.lapis,
        papyri=own.papyri,
        knowledge=own.knowledge,
        points=own.points,
        realm={**own.realm},
        priest=own.priest,
        symbols=[*own.symbols],
        keys={**own.keys},
        tiles=own.tiles,
        start_tiles=own.start_tiles,
        dealt=own.dealt,
        off={**own.off},
    )


def final_with(view: PapyriaView, seat: int, realm: Realm, keys: Sequence[str] = ()) -> int:
    """A seat's points as if the game ended with this realm and these further key tiles."""
    state = position_of(view)
    state.seats[seat].realm = {**realm}
    for key in keys:
        state.seats[seat].keys[KEY_TILES[key].kind] = key
    return standings(state)[seat].total
