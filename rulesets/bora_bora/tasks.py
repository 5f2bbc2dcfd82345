"""Task tiles: what is missing, fulfilling, yellow gods (specification d.6, d.7 and d.8)."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, Protocol

from rulesets.bora_bora import events
from rulesets.bora_bora.actions import blocked
from rulesets.bora_bora.components import (
    FISH,
    GODS,
    GROUND,
    JEWELS,
    MATERIALS,
    PEOPLE,
    REGIONS,
    TASK_VP,
    TASKS,
    YELLOW,
    YELLOW_VP,
    Task,
)
from rulesets.bora_bora.gains import gain_vp
from rulesets.bora_bora.gods import Purse, after, pay_god, purse_of, ways_to_pay
from rulesets.bora_bora.reasons import Why
from rulesets.bora_bora.state import BoraBora, Person, Seat, without
from rulesets.core import Option
from rulesets.core.records import record

DONE: Final[Option[None]] = Option("done", None)

TASKS_HELD: Final = 3
"""Open tasks of each seat."""


class Resolve(NamedTuple):
    """Resolving a task: `fulfil`, `yellow` or `discard`."""

    how: str
    task: str


@cache  # without it, random play takes 3 % more
def task_option(how: str, task: str) -> Option[Resolve]:
    return Option(f"{how}:{task}", Resolve(how, task), f"task:{task}")


# -- Requirements (d.8) ----------------------------------------------------------------------------

Halves = tuple[bool, ...]


class Common(Protocol):
    """What tasks count on the board: a state, or what advice foresees of one."""

    @property
    def order(self) -> Sequence[int]: ...
    @property
    def fish(self) -> Mapping[str, str]: ...
    @property
    def temple(self) -> tuple[int | None, ...]: ...
    def regions_of(self, seat: int) -> tuple[str, ...]: ...


class Belongings(Protocol):
    """What tasks count of a seat's own things."""

    @property
    def people(self) -> Mapping[int, Person]: ...
    @property
    def jewelry(self) -> Sequence[str]: ...
    @property
    def ground(self) -> Sequence[str]: ...
    @property
    def beside(self) -> Sequence[int]: ...
    @property
    def built(self) -> Mapping[str, int]: ...
    @property
    def shells(self) -> int: ...
    @property
    def on_last(self) -> int: ...


@record
class Owned:
    """What a seat owns, counted as tasks count it."""

    g: Common
    index: int
    seat: Belongings
    """The seat whose things are counted."""
    purse: Purse
    """What it has to pay for gods."""

    def people(self, sex: str) -> list[str]:
        """The kinds of the player's men or women, one word per tile."""
        return [row.kind for tile, _ in self.seat.people.values() if (row := PEOPLE[tile]).sex == sex]

    def shifted(self, *sexes: str) -> int:
        """How many men or women are shifted down."""
        return sum(p.shifted and PEOPLE[p.tile].sex in sexes for p in self.seat.people.values())

    def priests(self) -> int:
        """How many of the seat's priests are in the temple."""
        return self.g.temple.count(self.index)

    def jewels(self) -> list[str]:
        """The kinds of the player's jewelry."""
        return [JEWELS[jewel].kind for jewel in self.seat.jewelry]

    def materials(self, word: str) -> int:
        """Materials of a kind on the ground and beside the board."""
        on_ground = sum(GROUND[space].material == word for space in self.seat.ground)
        return on_ground + self.seat.beside[MATERIALS.index(word)]

    def regions(self) -> tuple[str, ...]:
        """Regions with a hut of the player's."""
        return self.g.regions_of(self.index)


PAIRS: Final[dict[str, Callable[[Owned], Halves]]] = {
    "woman_and_man": lambda own: (bool(own.people("woman")), bool(own.people("man"))),
    "woman_and_priest": lambda own: (bool(own.people("woman")), bool(own.priests())),
    "man_and_priest": lambda own: (bool(own.people("man")), bool(own.priests())),
    "woman_and_jewelry": lambda own: (bool(own.people("woman")), bool(own.seat.jewelry)),
    "man_and_first": lambda own: (bool(own.people("man")), own.g.order[0] == own.index),
}
"""Tasks with two halves, each one unit (R41: turn-order tile 1 as it is now)."""

COUNTS: Final[dict[str, Callable[[Owned, str], int]]] = {
    "priests": lambda own, _: own.priests(),
    "regions": lambda own, _: len(own.regions()),
    "islands": lambda own, _: len({REGIONS[region].island for region in own.regions()}),
    "gods_same": lambda own, _: max(own.purse.hand),
    "gods_colour": lambda own, god: own.purse.hand[GODS.index(god)],
    "gods_different": lambda own, _: sum(count > 0 for count in own.purse.hand),
    "men_different": lambda own, _: len({*own.people("man")}),
    "women_different": lambda own, _: len({*own.people("woman")}),
    "jewelry_different": lambda own, _: len({*own.jewels()}),
    "men": lambda own, _: len(own.people("man")),
    "women": lambda own, _: len(own.people("woman")),
    "jewelry": lambda own, _: len(own.seat.jewelry),
    "built": lambda own, _: len({*own.seat.built.values()}),
    "jewelry_kind": lambda own, kind: own.jewels().count(kind),
    "god_tiles": lambda own, _: own.purse.tiles,
    "offerings": lambda own, _: own.purse.offerings,
    "shells": lambda own, _: own.seat.shells,
    "material": lambda own, word: own.materials(word),
    "materials_any": lambda own, _: sum(own.materials(word) for word in MATERIALS),
    "terrain": lambda own, word: sum(REGIONS[region].terrain == word for region in own.regions()),
    "fish_kind": lambda own, word: sum(
        FISH[own.g.fish[region]].fish_kind == word for region in own.regions()
    ),
    "huts_on_12": lambda own, _: own.seat.on_last,
    "shifted_men": lambda own, _: own.shifted("man"),
    "shifted_women": lambda own, _: own.shifted("woman"),
    "shifted_people": lambda own, _: own.shifted("man", "woman"),
    "person_kind": lambda own, kind: [*own.people("man"), *own.people("woman")].count(kind),
}
"""What all other tasks count."""


def _counted(task: Task) -> tuple[Callable[[Owned, str], int], str, int]:
    """What a task counts, and how many units it needs; a pair's halves are two."""
    if task.requirement in PAIRS:
        halves = PAIRS[task.requirement]
        return lambda own, _: sum(halves(own)), "", 2
    return COUNTS[task.requirement], task.param, task.amount


COUNTED: Final = {task.id: _counted(task) for task in TASKS.values()}


GOD_CARDS: Final = ("gods_same", "gods_colour", "gods_different")
"""Requirements that depend on the hand."""
PAID_FROM: Final = (*GOD_CARDS, "god_tiles", "offerings")
"""Requirements that depend on what pays for gods."""
OUT_OF_SIGHT: Final = (*GOD_CARDS, "jewelry_kind", "jewelry_different")
"""Requirements that depend on what others don't see: the hand, and jewelry, which lies face down."""


_OF_THE_HAND: Final = frozenset(task.id for task in TASKS.values() if task.requirement in GOD_CARDS)


def is_public(task: str) -> bool:
    """Whether all players may know a task's progress (R28)."""
    return TASKS[task].requirement not in OUT_OF_SIGHT


class Progress(NamedTuple):
    """How far a task has come."""

    have: int
    need: int

    @property
    def missing(self) -> int:
        """How many units a task still lacks; 0 if it is met."""
        have, need = self
        return need - have if need > have else 0


def progress(g: BoraBora, index: int, task: str, purse: Purse | None = None) -> Progress:
    """The progress of a seat's task; with `purse`, as if that were all it had to pay for gods."""
    return Progress(*units(g, index, task, purse))


def units(g: BoraBora, index: int, task: str, purse: Purse | None = None) -> tuple[int, int]:
    """How many units of a task a seat has, and how many it needs; `purse` as in `progress`."""
    count, param, need = COUNTED[task]
    seat = g.seats[index]
    return count(Owned(g, index, seat, purse or purse_of(seat)), param), need


def keeps(g: BoraBora, index: int, task: str) -> Callable[[Purse], bool]:
    """Whether a task lacks at most one unit given what is left after paying (R30)."""
    return lambda purse: progress(g, index, task, purse).missing <= 1


def yellow_helps(g: BoraBora, index: int, task: str) -> bool:
    """Whether a yellow god, once paid, would fulfil a task that lacks one unit."""
    seat = g.seats[index]
    options = ways_to_pay(seat, YELLOW)
    if TASKS[task].requirement not in PAID_FROM:
        return bool(options)
    purse, enough = purse_of(seat), keeps(g, index, task)
    return any(enough(after(purse, option.value)) for option in options)


# -- Resolving -------------------------------------------------------------------------------------


def lacks(g: BoraBora, index: int) -> list[int]:
    """How many units each of a seat's tasks lacks, in their order."""
    seat, found = g.seats[index], []
    own = Owned(g, index, seat, purse_of(seat))
    for task in seat.tasks:
        count, param, need = COUNTED[task]
        have = count(own, param)
        found.append(need - have if have < need else 0)
    return found


def fulfilments(g: BoraBora, index: int, lacking: Sequence[int]) -> list[Option[Resolve]]:
    """Every task that is met, or would be with a yellow god; `lacking` is what `lacks` found."""
    options = []
    for task, missing in zip(g.seats[index].tasks, lacking, strict=True):
        if not missing:
            options.append(task_option("fulfil", task))
        elif missing == 1 and yellow_helps(g, index, task):
            options.append(task_option("yellow", task))
    return options


def betrays(g: BoraBora, index: int, lacking: Sequence[int]) -> bool:
    """Whether asking or not asking a question would reveal something about a hand to others.

    Only before a seat's first answer of its turn: later, the seat's own answers reveal it.
    """
    seat = g.seats[index]
    if not any(seat.hand) or len(seat.tasks) < TASKS_HELD:
        return False
    missing = [lack for task, lack in zip(seat.tasks, lacking, strict=True) if task not in _OF_THE_HAND]
    asks = len(missing) < len(seat.tasks)
    sure = missing.count(0)
    if g.stage == "tasks":
        return sure < 2 and (asks or (sure == 1 and 1 in missing))
    return not sure and (asks or 1 in missing)


def resolve_options(g: BoraBora, index: int, lacking: Sequence[int]) -> list[Option[Resolve]]:
    """The ways to resolve one task; discarding is possible only if none is met without a god (R29)."""
    options = fulfilments(g, index, lacking)
    if 0 in lacking:
        return options
    return options + [task_option("discard", task) for task in g.seats[index].tasks]


def blocked_tasks(g: BoraBora, index: int) -> list[Option[Resolve]]:
    """What can't be done with the player's tasks, with the reason."""
    found = []
    met = False
    for task in g.seats[index].tasks:
        state = progress(g, index, task)
        met = met or not state.missing
        if state.missing > 1:
            found.append(blocked(task_option("fulfil", task), Why.UNITS_MISSING))
        elif state.missing and not yellow_helps(g, index, task):
            found.append(blocked(task_option("yellow", task), Why.YELLOW_NOT_PAYABLE))
    if met and g.stage == "tasks":
        found += [blocked(task_option("discard", task), Why.TASK_IS_MET) for task in g.seats[index].tasks]
    return found


async def pay_yellow(g: BoraBora, index: int, choice: Resolve) -> None:
    """Pay for the yellow god that a task is to be fulfilled with, if it is (R30)."""
    if choice.how == "yellow":
        await pay_god(g, index, YELLOW, keeps(g, index, choice.task))


def resolve(g: BoraBora, index: int, choice: Resolve) -> None:
    """Fulfil a task, with a yellow god, which is paid, or without; or discard it."""
    how, task = choice
    seat = g.seats[index]
    if how == "discard":
        seat.tasks = without(seat.tasks, task)
        g.emit(events.DiscardedTask, index, task=task)
        return
    shown = shown_cards(seat, task)
    if shown:
        seat.known = tuple(max(seen, shown.count(god)) for god, seen in enumerate(seat.known))
    seat.tasks = without(seat.tasks, task)
    seat.done += (task,)
    words = [GODS[god] for god in shown]
    g.emit(events.FulfilledTask, index, task=task, yellow=how == "yellow", cards=words)
    gain_vp(g, index, TASK_VP if how == "fulfil" else YELLOW_VP, "tasks")


def shown_cards(seat: Seat, task: str) -> list[int]:
    """The god cards shown for a task: as many as it needs, or as there are (R52)."""
    row, hand = TASKS[task], seat.hand
    if row.requirement == "gods_colour":
        god = GODS.index(row.param)
        return [god] * min(hand[god], row.amount)
    if row.requirement == "gods_same":
        enough = [min(count, row.amount) for count in hand]
        god = enough.index(max(enough))
        return [god] * enough[god]
    if row.requirement == "gods_different":
        return [god for god, count in enumerate(hand) if count][: row.amount]
    return []
