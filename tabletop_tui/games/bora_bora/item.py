"""What all things of Bora Bora have in common: figures by the title of their column, sentences by a table."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rulesets.bora_bora.components import LAST_STATUS, STATUS
from rulesets.bora_bora.preview import marker_of, status_preview
from rulesets.bora_bora.view import BoraBoraView
from tabletop_tui.drawing import Line, Run
from tabletop_tui.games.kit.thing import Figured
from tabletop_tui.games.kit.thing import Moment as Looked

if TYPE_CHECKING:
    from tabletop_tui.games.bora_bora.wording import BoraBoraWording

Moment = Looked[BoraBoraView]
Facts = dict[str, Any]
NONE: Line = (Run("·", "faint"),)
_NUMBERED = frozenset({"open", "man", "woman"})
"""Nouns whose ids are places that have to be named where no board is beside the list."""


class Item(Figured[BoraBoraView]):
    """A thing that says consequence, cost and reason by the sentences of `TELLS`, from its `facts`."""

    TELLS: ClassVar[Mapping[str, str]] = {}
    """The messages of its sentences by noun, the most important first; a noun in `LOOKS` has others there.

    `message?fact` is said only if there is such a fact, `message-{fact}` in several ways; `!message` warns.
    """
    LOOKS: ClassVar[Mapping[str, str]] = {}
    """The same for a player who only looks around."""

    def __init__(self, wording: "BoraBoraWording") -> None:
        """`wording` says the sentences."""
        super().__init__(wording)
        self.terms = wording.terms

    def facts(self, at: Moment, id: str, noun: str) -> Facts:
        """All that its sentences speak of."""
        return {}

    def figures(self, at: Moment, id: str, noun: str) -> Mapping[str, Line]:
        """Its figures by the title of their column."""
        return {}

    def cells(self, at: Moment, id: str, noun: str) -> Sequence[Line]:
        """The figures of the columns that the list of this decision has."""
        shown = self.figures(at, id, noun)
        heads = self.wording.HEADS.get(at.decision.kind, ()) if at.decision is not None else ()
        return [shown.get(head, ()) for head in heads]

    def alone(self, at: Moment, id: str, noun: str) -> str:
        """Its name with its figures, where it lies in front."""
        said = super().alone(at, id, noun)
        return f"{id} {said}" if noun in _NUMBERED else said

    def said(self, at: Moment, id: str, noun: str) -> list[str]:
        """The sentences about it: what it does if chosen, or what it is on a look around."""
        table = self.LOOKS if at.decision is None and noun in self.LOOKS else self.TELLS
        return self.tell(table.get(noun, ""), self.facts(at, id, noun))

    def tell(self, messages: str, facts: Facts) -> list[str]:
        """Messages in the notation of `TELLS`, with these facts."""
        said = []
        for each in messages.split():
            message, _, needed = each.partition("?")
            if not needed or facts.get(needed):
                text = self.say(message.lstrip("!").format_map(facts), **facts)
                said.append(f"! {text}" if message.startswith("!") else text)
        return said

    def describe(self, at: Moment, id: str, noun: str) -> list[str]:
        """Its name, and what there is to say about it."""
        return [self.name(at, id, noun), *self.said(at, id, noun)]

    # -- what several things say -------------------------------------------------------------------

    def gold(self, points: int) -> Line:
        """Points that are to be had, in gold; nothing if there are none."""
        return (Run(f"+{self.terms.vp(points)}", "gold"),) if points else NONE

    def purse(self, at: Moment) -> Facts:
        """What a seat has to pay gods with; of others no hand."""
        own, terms = at.view.seats[at.seat], self.terms
        facts = {"hand": terms.hand(own.hand or ()), "offerings": terms.some("offerings", own.offerings)}
        return {**facts, "tiles": terms.some("god-tiles", own.god_tiles)}

    def climb(self, at: Moment, steps: int) -> Facts:
        """Steps on the status track: spaces, points, who is overtaken, how many steps the end swallows."""
        before, after = marker_of(at.view, at.seat), status_preview(at.view, at.seat, steps)
        ahead = [seat for space in range(before, after.space + 1) for seat in at.view.status[space]]
        passed = [self.wording.name(seat) for seat in ahead[ahead.index(at.seat) + 1 :]]
        lost = max(0, before + steps - LAST_STATUS)
        return {
            "before": before,
            "after": after.space,
            "now": self.terms.vp(STATUS[before]),
            "then": self.terms.vp(after.points),
            "more": after.points - STATUS[before],
            "names": self.listing(passed),
            "lost": lost and self.terms.some("steps", lost),
        }


CLIMB = "!warn-status-end?lost detail-status?then detail-overtakes?names"
"""The sentences about `Item.climb`."""


def shown(*runs: Run | str) -> Line:
    """A figure of words and signs."""
    return tuple(Run(run) if isinstance(run, str) else run for run in runs)
