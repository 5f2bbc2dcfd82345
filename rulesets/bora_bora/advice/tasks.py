"""Tasks: how far they are, and what speaks against dealing with one."""

from collections.abc import Mapping

from rulesets.bora_bora.advice.gods import purse_of
from rulesets.bora_bora.advice.options import Asked, ids_of
from rulesets.bora_bora.components import TASKS
from rulesets.bora_bora.gods import Purse
from rulesets.bora_bora.tasks import Progress
from rulesets.bora_bora.view import BoraBoraView
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

    @property
    def met(self) -> bool:
        """Whether nothing is missing, as far as is known."""
        return self.progress is not None and not self.progress.missing


def task_advice(view: BoraBoraView, seat: int, decision: Asked, task: str) -> TaskAdvice:
    """A seat's progress with a task, and which tasks it could fulfil instead."""
    own = view.seats[seat]
    could_fulfil, could_pay = (tuple(ids_of(decision, noun)) for noun in ("fulfil", "yellow"))
    return TaskAdvice(own.progress.get(task), purse_of(own), could_fulfil, could_pay)
