"""Tasks: how far they are, and what speaks against dealing with one."""

from collections.abc import Mapping, Sequence

from rulesets.bora_bora.advice.gods import purse_of
from rulesets.bora_bora.advice.options import Asked, ids_of
from rulesets.bora_bora.components import GODS, JEWELS, TASKS
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.tasks import Progress
from rulesets.bora_bora.view import BoraBoraView, SeatView
from rulesets.core.records import record


def served(view: BoraBoraView, seat: int, needs: Mapping[str, str | None]) -> list[str]:
    """The seat's open tasks with which something helps: requirements, each with what it must refer to.

    None for other seats, as progress would reveal their hands.
    """
    own = view.seats[seat]
    found = []
    for task in own.tasks if view.seat == seat else ():
        wanted = needs.get(TASKS[task].requirement, "-")
        if own.progress[task].missing and wanted in (None, TASKS[task].param):
            found.append(task)
    return found


@record
class TaskAdvice:
    """A task of the player's or on display."""

    progress: Progress | None
    """`None` if it may not be seen."""
    purse: Purse
    """What there is to pay a yellow god with."""
    could_fulfil: tuple[str, ...]
    """The tasks that could be fulfilled without a god."""
    could_pay: tuple[str, ...]
    """Those that could be fulfilled with a yellow god."""
    lacks_least: bool
    """Of several tasks to take: none of the others lacks less, as far as is known."""
    lacks_most: bool
    """Of several tasks to discard: none of the others lacks more."""
    face_up: int | None
    """Of a task for god cards of a colour, or of different ones: how many cards for it lie face up."""
    for_sale: tuple[int, ...] | None
    """Of a task for a kind of jewelry: the rounds in which pieces of it are still to be sold."""

    @property
    def met(self) -> bool:
        """Whether nothing is missing, as far as is known."""
        return self.progress is not None and not self.progress.missing


def task_advice(view: BoraBoraView, seat: int, decision: Asked, task: str) -> TaskAdvice:
    """A seat's progress with a task, and which tasks it could fulfil instead."""
    own = view.seats[seat]
    could_fulfil, could_pay = (tuple(ids_of(decision, noun)) for noun in ("fulfil", "yellow"))
    known = own.progress.get(task)
    return TaskAdvice(
        known,
        purse_of(own),
        could_fulfil,
        could_pay,
        lacks_least=known is not None and known.missing <= min(_lacking(own, ids_of(decision, "take"), task)),
        lacks_most=known is not None
        and known.missing >= max(_lacking(own, ids_of(decision, "discard"), task)),
        face_up=_face_up(view, seat, task),
        for_sale=_for_sale(view, task),
    )


def _lacking(own: SeatView, tasks: Sequence[str], task: str) -> list[int]:
    """What a task lacks, and each of several others of which that is known."""
    return [own.progress[each].missing for each in (task, *tasks) if each in own.progress]


def _face_up(view: BoraBoraView, seat: int, task: str) -> int | None:
    row, hand = TASKS[task], view.seats[seat].hand
    if hand is None:
        return None
    match row.requirement:
        case "gods_colour":
            return sum(god is not None and GODS[god] == row.param for god in view.open)
        case "gods_different":
            return len({god for god in view.open if god is not None and not hand[god]})
    return None


def _for_sale(view: BoraBoraView, task: str) -> tuple[int, ...] | None:
    """Jewelry of a round is sold before its tasks, so only later rounds count once tasks are dealt with."""
    row = TASKS[task]
    if row.requirement != "jewelry_kind":
        return None
    sold = view.round + (view.stage in ("tasks", "new_tasks", "final_tasks"))
    return tuple(
        number
        for number, column in enumerate(view.jewels, start=1)
        for jewel in column
        if number >= sold and JEWELS[jewel].kind == row.param
    )
