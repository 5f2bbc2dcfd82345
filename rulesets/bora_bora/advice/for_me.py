"""What an option comes to for the seat that decides: tasks, points at once, a building made possible."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal, get_args

from rulesets.bora_bora.actions import sites
from rulesets.bora_bora.advice.ground import material_advice
from rulesets.bora_bora.advice.map import reached
from rulesets.bora_bora.advice.options import Asked
from rulesets.bora_bora.advice.status import ClimbAdvice, climb_advice
from rulesets.bora_bora.components import (
    BLUE,
    BUILDINGS,
    CARDS,
    FEWEST_JEWELS,
    FEWEST_TASKS,
    FINAL,
    FISH,
    FISHING_VP,
    GOD_TILES,
    GODS,
    GREEN,
    GROUND,
    HELPER,
    JEWELS,
    LAST_SPACE,
    MATERIALS,
    PEOPLE,
    REGIONS,
    ROUND_ROWS,
    SEXES,
    SITES,
    TASK_VP,
    WHITE,
    YELLOW,
    YELLOW_VP,
    material_of,
)
from rulesets.bora_bora.gods import Purse, Way, after, ways
from rulesets.bora_bora.setup import FISHING
from rulesets.bora_bora.state import Person, changed
from rulesets.bora_bora.tasks import COUNTED, Owned
from rulesets.bora_bora.view import BoraBoraView
from rulesets.core import Decision
from rulesets.core.recent import recalled
from rulesets.core.records import record

if TYPE_CHECKING:
    from rulesets.bora_bora.advice.dice import Placement

BonusWord = Literal[
    "bonus_tasks", "bonus_jewelry", "bonus_ground", "bonus_buildings", "bonus_huts", "bonus_people"
]
"""What brings points at the end once it is complete."""
BONUSES: Final[tuple[BonusWord, ...]] = get_args(BonusWord)


@record
class TaskStep:
    """What an option does to one of the seat's tasks."""

    task: str
    before: int
    """Units before and `after`, of those that it needs."""
    after: int
    need: int

    @property
    def gain(self) -> int:
        """Units that it lacks less; all of them once it is met."""
        return self.need if self.completes else min(self.after, self.need) - min(self.before, self.need)

    @property
    def completes(self) -> bool:
        """Whether the task is met then and wasn't before."""
        return self.before < self.need <= self.after

    @property
    def undoes(self) -> bool:
        """Whether a task that was met no longer is."""
        return self.after < self.need <= self.before

    @property
    def sets_back(self) -> bool:
        """Whether the task lacks more than before."""
        return min(self.after, self.need) < min(self.before, self.need)


@record
class ForMe:
    """What an option comes to."""

    where: str = ""
    """The target that this is true of, where an option leads to several: `region:c3`, `woman:3`.

    Empty where the task gains the same with each of them.
    """
    step: TaskStep | None = None
    """The task that gains, or loses, most."""
    now: int = 0
    """Points at once."""
    climb: ClimbAdvice | None = None
    """Steps on the status track that are worth more points at the end of the round."""
    building: int = 0
    """The points of a building that becomes possible, as a material lies beside another."""
    bonuses: tuple[BonusWord, ...] = ()
    """What it completes for the end."""
    lead: Literal["won", "lost"] | None = None
    """The seat would win the god tile of the round, as things stand then and not now; or no longer."""
    gives_up: int = 0
    """The points at the end of the god tiles that are paid."""

    @property
    def completes(self) -> bool:
        """Whether a task is met then and wasn't before."""
        return self.step is not None and self.step.completes

    @property
    def bonus(self) -> int:
        """The points at the end for what it completes."""
        return sum(int(FINAL[word].vp) for word in self.bonuses)

    @property
    def worth(self) -> int:
        """Only for comparing what an option can lead to."""
        step = self.step
        steps = 0 if step is None else 10 * TASK_VP * step.gain // step.need
        ends = 10 * self.bonus + (0 if self.lead is None else 20 if self.lead == "won" else -20)
        climbs = 9 * self.climb.points if self.climb else 0  # less than points that are sure
        return 10 * self.now + steps + 5 * bool(self.building) + climbs + ends


NOTHING: Final = ForMe()


@dataclass(eq=False, repr=False)
class Foreseen:
    """What a seat would own after an option, as tasks count it. Nothing in it is changed, only replaced."""

    seat: int
    order: Sequence[int]
    fish: Mapping[str, str]
    temple: tuple[int | None, ...]
    regions: tuple[str, ...]
    people: Mapping[int, Person]
    jewelry: tuple[str, ...]
    ground: tuple[str, ...]
    beside: tuple[int, ...]
    built: Mapping[str, int]
    shells: int
    on_last: int
    purse: Purse
    covered: int
    """Spaces of the ground with something on them."""
    tasks_done: int
    now: int = 0
    climb: ClimbAdvice | None = None
    building: int = 0
    _next: int = 100

    def twin(self, purse: Purse | None = None) -> "Foreseen":
        """The same to go on from, perhaps with another purse: faster than the constructor."""
        twin = Foreseen.__new__(Foreseen)
        twin.__dict__.update(self.__dict__)
        if purse is not None:
            twin.purse = purse
        return twin

    def regions_of(self, _seat: int) -> tuple[str, ...]:
        """The regions with a hut of the seat."""
        return self.regions

    def units(self, task: str) -> int:
        """How many units of a task it would have."""
        count, param, _ = COUNTED[task]
        return count(Owned(self, self.seat, self, self.purse), param)

    # -- what may happen ---------------------------------------------------------------------------

    def takes(self, tile: str) -> None:
        """A man or woman comes onto the board."""
        self.people = {**self.people, self._next: Person(tile)}
        self._next += 1

    def shifts(self, tile: str) -> None:
        """A man is tattooed, or a woman collects."""
        self.people = {
            space: person._replace(shifted=True) if person.tile == tile else person
            for space, person in self.people.items()
        }
        self.shells += PEOPLE[tile].shell_symbols

    def gets(self, good: str, count: int = 1) -> None:
        """Goods come into the store. Tasks count a material on the ground and one beside it alike."""
        hand, offerings, tiles = self.purse
        match good:
            case "offering":
                self.purse = Purse(hand, offerings + count, tiles)
            case "shell":
                self.shells += count
            case "hut" | "move_hut":
                self.on_last += count
            case "vp":
                self.now += count
            case _ if good in MATERIALS:
                self.beside = changed(self.beside, MATERIALS.index(good), count)

    def holds_card(self, god: int) -> None:
        """One more god card in the hand."""
        self.purse = self.purse._replace(hand=changed(self.purse.hand, god, 1))

    def builds(self, spaces: Sequence[str]) -> None:
        """A tile covers two spaces, whose materials go."""
        self.ground = tuple(space for space in self.ground if space not in spaces)
        number = max(self.built.values(), default=0) + 10
        self.built = {**self.built, **dict.fromkeys(spaces, number)}

    # -- what counts at the end --------------------------------------------------------------------

    @property
    def bonuses(self) -> frozenset[BonusWord]:
        """What would be complete."""
        complete: Mapping[BonusWord, bool] = {
            "bonus_tasks": self.tasks_done >= FEWEST_TASKS,
            "bonus_jewelry": len(self.jewelry) >= FEWEST_JEWELS,
            "bonus_ground": self.covered == len(GROUND),
            "bonus_buildings": len({*self.built.values()}) == len(BUILDINGS),
            "bonus_huts": len(self.regions) == len(REGIONS),
            "bonus_people": len(self.people) == LAST_SPACE,
        }
        return frozenset(word for word in BONUSES if complete[word])

    @property
    def leads(self) -> bool:
        """Whether it would win the god tile of the round; the highest priest breaks ties."""
        there = [index for index in reversed(self.temple) if index is not None]
        most = max(there, key=lambda index: (there.count(index), -there.index(index)), default=None)
        return most == self.seat


def foreseen(view: BoraBoraView, seat: int) -> Foreseen:
    """What a seat owns now."""
    return _last.now(view, seat).twin()


def _now(view: BoraBoraView, seat: int) -> Foreseen:
    own = view.seats[seat]
    return Foreseen(
        seat,
        view.order,
        view.fish,
        view.temple,
        tuple(region for region, huts in view.map.items() if seat in huts),
        own.people,
        own.jewelry or (),
        own.ground,
        own.beside,
        own.built,
        own.shells,
        own.on_last,
        Purse(own.hand or (0,) * len(GODS), own.offerings, own.god_tiles),
        len(own.ground) + len(own.built),
        len(own.done or ()),
    )


class _OfView:
    """What has been worked out for one view and decision."""

    def __init__(self, view: BoraBoraView, decision: Decision[object]) -> None:
        self.view, self.decision = view, decision
        self.options: dict[tuple[int, str], list[ForMe]] = {}
        self.on_display: frozenset[str] | None = None
        """The men, women and jewelry that complete a task of the seat that decides."""


class _Last:
    """What is known about the last two views, the one that is shown and the one that may come next: list,
    boards, cursor and card ask for the same options.

    Without it, a key takes a tenth longer.
    """

    def __init__(self) -> None:
        self._known: list[_OfView] = []
        self._now: list[tuple[BoraBoraView, Foreseen]] = []

    def now(self, view: BoraBoraView, seat: int) -> Foreseen:
        """What a seat of a view owns: everything that is foreseen begins there."""
        last = self._now
        if not last or last[0][0] is not view or last[0][1].seat != seat:
            self._now = last = recalled(
                last, lambda each: each[0] is view and each[1].seat == seat, lambda: (view, _now(view, seat))
            )
        return last[0][1]

    def of(self, view: BoraBoraView, decision: Decision[object]) -> _OfView:
        """What is known about a decision in a view."""
        last = self._known
        if not last or last[0].view is not view or last[0].decision is not decision:
            self._known = last = recalled(
                last,
                lambda each: each.view is view and each.decision is decision,
                lambda: _OfView(view, decision),
            )
        return last[0]


_last = _Last()


def for_me(view: BoraBoraView, seat: int, decision: Asked, key: str) -> ForMe | None:
    """The best that the option with this key comes to; `None` for others, who may not know the tasks."""
    if decision is None or view.seats[seat].hand is None:
        return None
    noun, _, id = key.partition(":")
    if noun in ("fulfil", "yellow", "discard", "take"):
        return _of_task(view, seat, noun, id)
    found = _all(view, seat, decision, key)
    best = max(found, key=lambda each: each.worth, default=NOTHING)
    return replace(best, where="") if all(each.step == best.step for each in found) else best


def _all(view: BoraBoraView, seat: int, decision: Decision[object], key: str) -> list[ForMe]:
    """Everything that the option with this key can come to."""
    known = _last.of(view, decision).options
    found = known.get((seat, key))
    if found is None:
        value = next((option.value for option in decision.options if option.key == key), None)
        now, outcomes = foreseen(view, seat), _outcomes(view, seat, decision.kind, key, value)
        found = known[seat, key] = [_summed(view, now, where, then) for where, then in outcomes]
    return found


def completing(view: BoraBoraView, decision: Decision[object], key: str | None) -> frozenset[str]:
    """The targets that complete one of the seat's tasks: those to be chosen, or those that `key` leads to.

    Men, women and jewelry on display are named at any time.
    """
    seat = decision.seat
    if view.seats[seat].hand is None:
        return frozenset()
    chosen = (
        option.target
        for option in decision.options
        if option.target is not None
        and option.key.startswith(("region:", "open:"))
        and any(each.completes for each in _all(view, seat, decision, option.key))
    )
    led = _all(view, seat, decision, key) if key is not None else []
    known = _last.of(view, decision)
    if known.on_display is None:
        known.on_display = _completing_on_display(view, seat)
    return known.on_display.union(chosen, (each.where for each in led if each.completes))


def _completing_on_display(view: BoraBoraView, seat: int) -> frozenset[str]:
    """The men, women and jewelry on display that complete one of a seat's tasks."""
    own = view.seats[seat]
    open_tasks = [task for task in own.tasks if own.progress[task].have < COUNTED[task][2]]

    def completes(then: Foreseen) -> bool:
        return any(then.units(task) >= COUNTED[task][2] for task in open_tasks)

    if not open_tasks:
        return frozenset()
    people = (
        f"{sex}:{place}"
        for sex in SEXES
        for place, tile in enumerate(view.places[sex], start=1)
        if tile is not None and completes(_joined(view, seat, sex, place))
    )
    jewels = (
        f"jewelry:{jewel}" for jewel in view.jewels[view.round - 1] if completes(_bought(view, seat, jewel))
    )
    return frozenset((*people, *jewels))


def _of_task(view: BoraBoraView, seat: int, how: str, task: str) -> ForMe:
    """Resolving or taking a task: its points, or how far it is."""
    known, now, then = view.seats[seat].progress.get(task), foreseen(view, seat), foreseen(view, seat)
    then.tasks_done += 1
    match how:
        case "fulfil":
            return ForMe(now=TASK_VP, bonuses=_completed(now, then))
        case "yellow":
            gives_up = GOD_TILES.final_vp if _tile_for_yellow(view, seat, task) else 0
            return ForMe(now=YELLOW_VP, bonuses=_completed(now, then), gives_up=gives_up)
        case "take" if known is not None:
            return ForMe(step=TaskStep(task, known.have, known.have, known.need))
        case _:
            return NOTHING


def _tile_for_yellow(view: BoraBoraView, seat: int, task: str) -> bool:
    """Whether only a god tile pays for a yellow god: cards paid may be what the task counts."""
    now = foreseen(view, seat)
    for way in ways(now.purse._replace(tiles=0), YELLOW):
        then = foreseen(view, seat)
        then.purse = after(now.purse, way)
        if then.units(task) >= COUNTED[task][2] - 1:
            return False
    return True


def _summed(view: BoraBoraView, now: Foreseen, where: str, then: Foreseen) -> ForMe:
    """The task that changes most from `now` on, with everything else that an outcome brings."""
    steps, own = [], view.seats[now.seat]
    for task in own.tasks:
        before = own.progress[task].have
        step = TaskStep(task, before, then.units(task), COUNTED[task][2])
        if min(step.after, step.need) != min(step.before, step.need):
            steps.append(step)
    best = min(steps, key=_first, default=None)
    climb = then.climb if then.climb is not None and then.climb.points else None
    lead: Literal["won", "lost"] | None = None
    if then.temple != now.temple and then.leads != now.leads:
        lead = "won" if then.leads else "lost"
    gives_up = (now.purse.tiles - then.purse.tiles) * GOD_TILES.final_vp
    return ForMe(where, best, then.now, climb, then.building, _completed(now, then), lead, gives_up)


def _completed(now: Foreseen, then: Foreseen) -> tuple[BonusWord, ...]:
    """What an outcome completes for the end."""
    new = then.bonuses - now.bonuses
    return tuple(word for word in BONUSES if word in new)


def _first(step: TaskStep) -> tuple[bool, bool, bool, int]:
    """Completed tasks first, then those undone, then those that gain, nearest to their end first."""
    return (not step.completes, not step.undoes, step.sets_back, step.need - step.after)


Outcomes = Iterator[tuple[str, Foreseen]]
"""What an option can lead to, each with the target that it leads to; empty where there is only one."""


def _outcomes(view: BoraBoraView, seat: int, kind: str, key: str, value: object) -> Outcomes:
    noun, _, id = key.partition(":")
    then = foreseen(view, seat)
    match noun:
        case "place":
            from rulesets.bora_bora.advice.dice import placement_of  # a game begins without dice

            placed = placement_of(key)
            if placed.card == FISHING:
                then.now += FISHING_VP
                yield "", then
            else:
                actions = _of_actions(view, seat, CARDS[placed.card].actions, placed.value)
                yield from _paid(actions, then.purse, _announced(view, placed))
        case "use" | "doubled" | "extra":
            from rulesets.bora_bora.advice.uses import use_value  # nor are people used at once

            sex, used = id.split(":")
            value = use_value(view, seat, sex, used, doubled=noun == "doubled")
            gods = () if noun == "use" else (GREEN,)
            yield from _paid(_of_actions(view, seat, (used,), value), then.purse, gods)
        case "region":
            yield "", _settled(view, seat, id)
        case "man" | "woman":
            yield "", _joined(view, seat, noun, int(id))
        case "tattoo" | "shells":
            yield "", _shifted(view, seat, id)
        case "temple":
            yield "", _in_temple(view, seat, int(id))
        case "building":
            yield from _of_actions(view, seat, ("build",), int(id))
        case "ground":
            yield "", _on_ground(view, seat, id)
        case "open":
            god = view.open[int(id) - 1]
            if god is not None:
                then.holds_card(god)
            yield "", then
        case "jewelry":
            yield "", _bought(view, seat, id)
        case "card" | "pair" | "tile" if isinstance(value, Way):
            then.purse = after(then.purse, value)
            if kind == "red_offer" and view.region is not None:
                then.now = FISH[view.fish[view.region]].vp
            yield "", then
        case "status":
            then.climb = climb_advice(view, seat, 1)
            yield "", then
        case "god_card":
            yield from _with_cards(view, seat, 1)
        case "another":
            then.gets("hut")
            yield "", then
        case "move_hut" | "vp" | "offering" | "shell":
            then.gets(noun)
            yield "", then
        case "sand" | "stone" | "wood":
            yield "", _with_material(view, seat, noun)
        case "material":
            yield from (("", _with_material(view, seat, each)) for each in MATERIALS)
        case _:
            yield "", then


def _announced(view: BoraBoraView, placed: "Placement") -> Sequence[int]:
    """The gods to be paid for before a die acts on a card."""
    from rulesets.bora_bora.advice.dice import needs_blue

    blue = (BLUE,) if needs_blue(view, placed.number, placed.card) else ()
    return (*blue, WHITE) if placed.white else blue


def _paid(outcomes: Outcomes, purse: Purse, gods: Sequence[int]) -> Outcomes:
    """The same outcomes after each way to pay for these gods: what is paid no longer counts for tasks."""
    payments: list[tuple[Way, ...]] = [()]
    for god in gods:
        payments = [(*paid, way) for paid in payments for way in ways(reduce(after, paid, purse), god)]
    for where, then in outcomes:
        for paid in payments:
            yield where, then.twin(reduce(after, paid, then.purse))


def _of_actions(view: BoraBoraView, seat: int, actions: Sequence[str], value: int) -> Outcomes:
    """Everything that actions of one value can lead to."""
    for action in actions:
        then = foreseen(view, seat)
        match action:
            case "land" | "water":
                for region in reached(view, seat, (action,), value):
                    yield f"region:{region}", _settled(view, seat, region)
            case "man" | "woman":
                for place, tile in enumerate(view.places[action][:value], start=1):
                    if tile is not None:
                        yield f"{action}:{place}", _joined(view, seat, action, place)
            case "helper":
                for person in view.seats[seat].people.values():
                    if not person.shifted:
                        yield f"person:{person.tile}", _shifted(view, seat, person.tile)
                yield from _all_shifted(view, seat, value)
                yield from _purchases(view, seat, value)
                yield "", then
            case "temple":
                for space in range(value, 0, -1):
                    yield f"temple:{space}", _in_temple(view, seat, space)
            case "build":
                for pair in sites(view.seats[seat].ground):
                    yield "", _on_ground(view, seat, "-".join(pair))
            case "material":
                for material in MATERIALS:
                    yield "", _with_material(view, seat, material)
            case "status":
                then.climb = climb_advice(view, seat, value)
                yield "", then
            case "god_card":
                yield from _with_cards(view, seat, value)
            case _:
                then.gets(action, value)
                yield "", then


_SHIFTS: Final = {"man": "tattoo", "woman": "shells"}
"""What the helper sells for men and for women."""


def _all_shifted(view: BoraBoraView, seat: int, points: int) -> Outcomes:
    """As many men as the points of the helper are enough for, or as many women."""
    people = view.seats[seat].people.values()
    for sex in SEXES:
        tiles = [each.tile for each in people if not each.shifted and PEOPLE[each.tile].sex == sex]
        shifted = tiles[: points // HELPER[_SHIFTS[sex]].die_points]
        if len(shifted) > 1:
            then = foreseen(view, seat)
            for tile in shifted:
                then.shifts(tile)
            then.climb = climb_advice(view, seat, sum(PEOPLE[tile].status_symbols for tile in shifted))
            yield "", then


def _purchases(view: BoraBoraView, seat: int, points: int) -> Outcomes:
    """All points of the helper spent on offerings, god cards or huts for space 12; or a material bought."""
    offerings = points // HELPER["offering"].die_points
    huts = min(points // HELPER["move_hut"].die_points, len(view.seats[seat].huts))
    for good, count in (("offering", offerings), ("hut", huts)):
        if count:
            then = foreseen(view, seat)
            then.gets(good, count)
            yield "", then
    if points >= HELPER["material"].die_points:
        yield from (("", _with_material(view, seat, material)) for material in MATERIALS)
    cards = points // HELPER["god_card"].die_points
    if cards:
        yield from _with_cards(view, seat, cards)


def _with_cards(view: BoraBoraView, seat: int, count: int) -> Outcomes:
    """God cards from the open row, and the first of them to choose. What is turned up later isn't known."""
    shown = [(place, god) for place, god in enumerate(view.open, start=1) if god is not None]
    hands = {
        tuple(sorted(god for _, god in cards)): cards for cards in combinations(shown, min(count, len(shown)))
    }
    for cards in hands.values():
        then = foreseen(view, seat)
        for _, god in cards:
            then.holds_card(god)
        yield f"open:{cards[0][0]}" if cards else "", then


def _settled(view: BoraBoraView, seat: int, region: str) -> Foreseen:
    """A hut in a region, with what its site yields."""
    match REGIONS[region].site_yield:
        case "offering":
            then = foreseen(view, seat)
            then.gets("offering")
        case material:
            then = _with_material(view, seat, material)
    then.regions = (*then.regions, region)
    return then


def _joined(view: BoraBoraView, seat: int, sex: str, place: int) -> Foreseen:
    """A man or woman from a place on display."""
    then, tile = foreseen(view, seat), view.places[sex][place - 1]
    if tile is not None:
        then.takes(tile)
    return then


def _bought(view: BoraBoraView, seat: int, jewel: str) -> Foreseen:
    """A piece of jewelry, paid with shells."""
    then = foreseen(view, seat)
    then.jewelry = (*then.jewelry, jewel)
    then.shells -= JEWELS[jewel].shell_cost
    return then


def _shifted(view: BoraBoraView, seat: int, tile: str) -> Foreseen:
    """A person shifted down by the helper."""
    then = foreseen(view, seat)
    then.shifts(tile)
    then.climb = climb_advice(view, seat, PEOPLE[tile].status_symbols)
    return then


def _in_temple(view: BoraBoraView, seat: int, space: int) -> Foreseen:
    """A priest on a space of the temple, and those that it pushes."""
    from rulesets.bora_bora.advice.temple import pushed  # nor are there priests at once

    then, temple = foreseen(view, seat), [*view.temple]
    for other, down in reversed(pushed(view, space)):
        if down:
            temple[down - 1] = other
    temple[space - 1] = seat
    then.temple = tuple(temple)
    return then


def _with_material(view: BoraBoraView, seat: int, material: str) -> Foreseen:
    """A material, laid beside another one where that is possible."""
    then, own = foreseen(view, seat), view.seats[seat]
    then.gets(material)
    pairs = material_advice(view, seat, material_of(material)).pairs
    if own.unbuilt and not sites(own.ground) and pairs:
        then.building = _next_building(view, seat)
    return then


def _next_building(view: BoraBoraView, seat: int) -> int:
    """The points of a building at the next chance: this round while dice are left, otherwise in the next."""
    left = len(view.seats[seat].dice) - (view.stage == "dice" and view.placing is None)
    if left > 0 or view.stage == "set_up":
        return view.building_vp
    return ROUND_ROWS[view.round + 1].building_vp if view.round + 1 in ROUND_ROWS else 0


def _on_ground(view: BoraBoraView, seat: int, id: str) -> Foreseen:
    """A building on two spaces, or a material on one of them."""
    then, own = foreseen(view, seat), view.seats[seat]
    if "-" in id:
        then.builds(id.split("-"))
        then.now += view.building_vp
        return then
    then.gets(GROUND[id].material)
    then.covered += 1
    beside = any(id in pair and ({*pair} - {id}) <= {*own.ground} for pair in SITES)
    if own.unbuilt and beside and not sites(own.ground):
        then.building = _next_building(view, seat)
    return then
