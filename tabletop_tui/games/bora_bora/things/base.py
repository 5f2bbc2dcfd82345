"""What all things of Bora Bora have: the game's messages and terms, and small figures."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rulesets.bora_bora.advice.for_me import ForMe, for_me
from rulesets.bora_bora.components import FINAL, GODS, PEOPLE, TASK_VP
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.games.bora_bora.drawings import worth
from tabletop_tui.games.bora_bora.messages import BoraBoraMessages
from tabletop_tui.games.bora_bora.terms import Terms
from tabletop_tui.kit.card import Card
from tabletop_tui.kit.thing import Figured, Title
from tabletop_tui.kit.thing import Moment as Looked
from tabletop_tui.paint.drawing import Line, Run

Moment = Looked[BoraBoraView]
Figures = Mapping[Title, Line]
NONE = (Run("·", "faint"),)
"""The figure for nothing."""


def cell(text: str | int, role: str = "") -> Line:
    """A number or a few words in a list."""
    return (Run(str(text), role),)


def warning(sentence: str) -> str:
    """A sentence that warns of a loss."""
    return f"! {sentence}"


class BoraBoraThing(Figured[BoraBoraView]):
    """A thing with the game's messages and terms at hand."""

    say: BoraBoraMessages
    terms: Terms

    def short(self, at: Moment, id: str, noun: str) -> str:
        """Its name in fewer words, for a narrow list or the strip; empty if there are none."""
        return ""

    def brief(self, at: Moment, id: str, noun: str) -> str:
        """What it is about, for the strip alone: without what is done with it; empty if its name will do."""
        return ""

    def describe(self, at: Moment, id: str, noun: str) -> Iterable[str]:
        """Its name, and what there is to say about it."""
        return [self.name(at, id, noun), *self.said(at, id, noun)]

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """Its figures, and after them what it comes to for the player who decides."""
        row = list(super().cells(at, id, noun))
        if row and at.decision is not None:
            row[-1] = worth.for_me(
                self.terms, for_me(at.view, at.seat, at.decision, f"{noun}:{id}" if id else noun)
            )
        return row

    def gain(self, at: Moment, id: str, noun: str) -> int:
        """Points at once, and at the end for what it completes."""
        told = self.comes_to(at, id, noun)
        return told.now + told.bonus if told is not None else 0

    def result(self, at: Moment, id: str, noun: str) -> Line:
        """Points at once."""
        told = self.comes_to(at, id, noun)
        return (Run(self.say.me_now(vp=self.terms.vp(told.now)), "gold"),) if told and told.now else ()

    def comes_to(self, at: Moment, id: str, noun: str) -> ForMe | None:
        """What choosing it comes to for the player who decides; `None` for what can't be chosen."""
        key = f"{noun}:{id}" if id else noun
        offered = at.decision is not None and any(option.key == key for option in at.decision.options)
        return for_me(at.view, at.seat, at.decision, key) if offered else None

    def card(self, at: Moment, id: str, noun: str) -> Card:
        """Its card, with what it completes, serves or undoes of the player's after the warnings."""
        card, told = super().card(at, id, noun), self.comes_to(at, id, noun)
        mine = tuple(self._of_mine(at, told)) if told is not None else ()
        if not mine:
            return card
        rest = [each for each in card.sentences if each not in card.warnings]
        return replace(card, sentences=(*card.warnings, *mine, *rest))

    def _of_mine(self, at: Moment, told: ForMe) -> Iterator[str]:
        say, step = self.say, told.step
        for word in told.bonuses:
            vp = self.terms.vp(int(FINAL[word].vp))
            yield say.said_bonus(what=self.wording.score_title(word), vp=vp)
        if step is None or step.before == step.after:
            return
        task, before, after = self.terms.quoted(step.task), min(step.before, step.need), step.after
        where = self._where(at, told.where)
        if step.undoes:
            yield warning(say.said_undoes(task=task, before=before, after=after, need=step.need))
        elif step.sets_back:
            yield say.said_sets_back(task=task, before=before, after=after, need=step.need)
        elif step.completes and where:
            yield say.said_could_complete(task=task, where=where, vp=self.terms.vp(TASK_VP))
        elif step.completes:
            yield say.said_completes(task=task, vp=self.terms.vp(TASK_VP))
        elif where:
            yield say.said_could_serve(task=task, where=where, before=before, after=after, need=step.need)
        else:
            yield say.said_serves(task=task, before=before, after=after, need=step.need)

    def _where(self, at: Moment, target: str) -> str:
        """The name of what an option with several outcomes leads to."""
        noun, _, id = target.partition(":")
        match noun:
            case "region":
                return id
            case "man":
                return self.say.where_man(place=id)
            case "woman":
                return self.say.where_woman(place=id)
            case "temple":
                return self.say.option_temple(space=id)
            case "open":
                god = at.view.open[int(id) - 1]
                return self.terms.god(GODS[god]) if god is not None else ""
            case "person":
                row = PEOPLE[id]
                return self.terms.named(row.kind, row.sex)
        return ""

    def unless_aloud(self, shown: str, aloud: str) -> str:
        """Words that stand alone in a list, or those that follow a title where text is read `aloud`."""
        return aloud if self.terms.spelt else shown
