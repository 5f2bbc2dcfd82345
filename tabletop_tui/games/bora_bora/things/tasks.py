"""Tasks to fulfil, to discard, to take, and to look at."""

from collections.abc import Iterable, Iterator, Sequence

from rulesets.bora_bora.advice.tasks import TaskAdvice, task_advice
from rulesets.bora_bora.components import TASK_VP, TASKS, YELLOW_VP
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.things.base import NONE, BoraBoraThing, Figures, Moment, cell
from tabletop_tui.paint.drawing import Line


class TaskThing(BoraBoraThing):
    """A task in any role, with its progress."""

    def advice(self, at: Moment, id: str) -> TaskAdvice:
        return task_advice(at.view, at.seat, at.decision, id)

    def figures(self, at: Moment, id: str, noun: str) -> Figures:
        """How far it is."""
        advice = self.advice(at, id)
        known = advice.progress
        so_far = "" if known is None else self.say.cell_progress(have=known.have, need=known.need)
        return {
            BoraBoraMessages.head_progress: cell(so_far, "good" if advice.met else "") if so_far else (),
            BoraBoraMessages.head_me: NONE,
        }

    def so_far(self, at: Moment, id: str) -> Sequence[str]:
        """How far it is, in a sentence; none where that isn't known."""
        known = self.advice(at, id).progress
        return (
            [] if known is None else [self.say.said_so_far(have=min(known.have, known.need), need=known.need)]
        )

    def brief(self, at: Moment, id: str, noun: str) -> str:
        """The task as the player's board names it."""
        return self.terms.task(id, "short")

    def to_come(self, at: Moment, id: str) -> Sequence[str]:
        """The cards for it that lie face up, or the jewelry for it that is still to be sold."""
        advice, say = self.advice(at, id), self.say
        said = []
        if advice.face_up is not None:
            said.append(say.said_face_up(count=advice.face_up))
        if advice.for_sale is not None:
            said.append(say.said_for_sale(count=len(advice.for_sale), round=min(advice.for_sale, default=0)))
        return said

    def either(self, tasks: tuple[str, ...]) -> str:
        """One of several tasks, in a sentence."""
        return self.terms.listing_or([self.terms.quoted(task) for task in tasks])


class FulfilThing(TaskThing):
    """A task to fulfil without a god."""

    nouns = ("fulfil",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_fulfil(named=self.terms.task(id))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_fulfil()


class YellowThing(TaskThing):
    """A task to fulfil with a yellow god."""

    nouns = ("yellow",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_yellow(named=self.terms.task(id))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """When the god is paid, and with what."""
        yield self.say.detail_yellow()
        yield self.say.detail_purse(purse=self.terms.purse(self.advice(at, id).purse))

    def quiet(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """When the god is paid."""
        yield self.say.detail_yellow()

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked while another task could be fulfilled without a god, and only one can be resolved."""
        instead = self.advice(at, id).could_fulfil
        one = at.decision is not None and at.decision.kind == "resolve_task"
        return self.say.confirm_yellow(instead=self.either(instead)) if one and instead else None


class DiscardThing(TaskThing):
    """A task to discard."""

    nouns = ("discard",)

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its progress, and that it brings nothing."""
        return [*super().cells(at, id, noun)[:-1], cell(self.say.me_no_points(), "dim")]

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.say.option_discard(named=self.terms.task(id))

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_discard()

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """How far it is, and what speaks against keeping it."""
        most = [self.say.said_none_lacks_more()] if self.advice(at, id).lacks_most else []
        return [*self.so_far(at, id), *most, *self.to_come(at, id)]

    def question(self, at: Moment, id: str, noun: str) -> str | None:
        """Asked while a task could be fulfilled with a yellow god."""
        instead = self.advice(at, id).could_pay
        if not instead:
            return None
        return self.say.confirm_discard(instead=self.either(instead), yellow=self.terms.vp(YELLOW_VP))


class TakeThing(TaskThing):
    """A new task to take."""

    nouns = ("take",)

    def name(self, at: Moment, id: str, noun: str) -> str:
        return self.terms.task(id)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        yield self.say.detail_take()

    def hinted(self, at: Moment, id: str, noun: str) -> Sequence[str]:
        """How far it is, what for it is to be had, and whether it is the nearest."""
        least = [self.say.said_none_lacks_less()] if self.advice(at, id).lacks_least else []
        return [*self.so_far(at, id), *self.to_come(at, id), *least]


class AnyTaskThing(TaskThing):
    """A task on the boards, to look at."""

    nouns = ("task",)
    owned = True

    def places(self, at: Moment) -> Iterable[str]:
        return [f"task:{task}" for task in at.view.seats[at.seat].tasks]

    def name(self, at: Moment, id: str, noun: str) -> str:
        """The task; while a player only looks around, with its progress."""
        return self.terms.progress(id, self.advice(at, id).progress if at.decision is None else None)

    def said(self, at: Moment, id: str, noun: str) -> Iterator[str]:
        """What it brings, and its back."""
        yield self.say.look_task(full=self.terms.vp(TASK_VP), yellow=self.terms.vp(YELLOW_VP))
        match TASKS[id].back:
            case "light":
                yield self.say.back_light()
            case "dark":
                yield self.say.back_dark()
